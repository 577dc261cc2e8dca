/**
 * Adds each step of a flight to the tracking of all packages on it, 20 in a transaction that also holds the checkpoint:
 * a worker that is killed leaves nothing half done, and the next one goes on where it stopped.
 */
import { ANNOUNCE_AFTER_SECONDS, FLIGHT_STEPS, isFlightStep } from "../../../../api/handover/flights.ts";
import { ibic } from "../../../../resources/handover/ibic.ts";
import { entityOf } from "../../../../resources/define.ts";
import { leasedWorker } from "../../../background/leased_worker.ts";
import type { Writer } from "../../../db/database.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { followEvents } from "../../shipping/labels/providers/tracking_store.ts";
import { insertTrackEvents } from "../../shipping/labels/store.ts";
import { dueSteps, insertStep, keepProgress, leaseStep, nextPackages, type StepRow } from "./steps_store.ts";

const POLL_MS = 10_000;
const AT_ONCE = 4;

interface NewsOfFlight extends Pick<StepRow, "step" | "place"> {
  readonly _id: string;
  readonly at: number;
}

export const announceStep = (tx: Writer, { _id, step, place, at }: NewsOfFlight): Promise<void> =>
  insertStep(tx, { consolidation_id: _id, step, place, at, wake_at: at + ANNOUNCE_AFTER_SECONDS });

/** Books one piece of a step. Returns the step as it is leased then; null where it is done or another has it. */
export async function announceNext(
  tx: Writer,
  step: StepRow,
  { now, settings: { timeZone } }: Pick<BackgroundTools, "now" | "settings">,
): Promise<StepRow | null> {
  if (!isFlightStep(step.step)) throw new Error(`Cannot announce "${step.step}": it is no step of a flight`);
  const at = now();
  const { status } = FLIGHT_STEPS[step.step];
  const packages = await nextPackages(tx, step, step.step === "Short");
  const isDone = packages.length === 0;
  const events = packages.flatMap(({ _id, label_id }) =>
    label_id === null ? [] : [{
      label_id,
      package_id: _id,
      at: step.at,
      status,
      raw: step.step,
      place: step.place,
      source: "flight",
    }]
  );
  const kept = await keepProgress(tx, step, {
    next_seq: packages.at(-1)?.seq ?? step.next_seq,
    packages: events.length,
    isDone,
  }, at);
  if (!kept) return null;
  const added = await insertTrackEvents(tx, events, at);
  await followEvents(tx, added, { at: step.at, status }, { at, timeZone });
  if (isDone) {
    await appendOutbox(tx, [{ entity: entityOf(ibic), sellerId: null, ids: [step.consolidation_id] }], at);
  }
  return isDone ? null : kept;
}

export function announceWorker(tools: BackgroundTools): Background {
  const { db, now } = tools;
  const stopping = new AbortController();
  return leasedWorker<StepRow>(db, {
    name: "Looking for steps of flights",
    failure: "A step of a flight could not be added to the tracking of its packages; it is tried again.",
    async due() {
      const ids = await dueSteps(db.read, now(), AT_ONCE);
      return [{
        target: "flights",
        async lease(most) {
          const leased: StepRow[] = [];
          for (const id of ids.slice(0, most)) {
            const step = await db.write((tx) => leaseStep(tx, id, now()));
            if (step) leased.push(step);
          }
          return leased;
        },
      }];
    },
    async work(first) {
      let step: StepRow | null = first;
      while (step && !stopping.signal.aborted) {
        const current: StepRow = step;
        step = await db.write((tx) => announceNext(tx, current, tools));
        db.wake();
      }
    },
    stopping,
    everyMs: POLL_MS,
    mostPerTarget: AT_ONCE,
  });
}
