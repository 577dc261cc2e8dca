/** Sends each delivery at least once: after a crash before the commit it is sent again with the same id. */
import { type Egress, makeEgress, type OutAnswer } from "../../../egress/egress.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { appendOutbox, type Change } from "../../../events/outbox.ts";
import { isPaused } from "../../../backup/paused_work_store.ts";
import { leasedWorker } from "../../../background/leased_worker.ts";
import type { DeliveryKind } from "./kind.ts";
import { deliveryKinds } from "./kinds.ts";
import { outcomeOf, type UnsentAttempt } from "./outcome.ts";
import {
  DELIVERIES,
  type DeliveryRow,
  dueTargets,
  leaseDue,
  releaseDelivery,
  settleDelivery,
} from "./store.ts";
import { logError } from "../../../log.ts";

export interface DeliveryOptions {
  readonly kinds?: readonly DeliveryKind[];
  readonly egress?: Egress;
  readonly random?: () => number;
  /** The poll interval when nothing wakes the worker. */
  readonly pollMs?: number;
  readonly most?: number;
  readonly mostPerTarget?: number;
}

const POLL_MS = 1_000;
const MAX_COUNT = 32;
const MAX_PER_TARGET = 4;

export function deliveryWorker(tools: BackgroundTools, options: DeliveryOptions = {}): Background {
  const { db, settings, now } = tools;
  const { pollMs = POLL_MS, most = MAX_COUNT, mostPerTarget = MAX_PER_TARGET } = options;
  const { egress = makeEgress({ allow: settings.egressAllow }), kinds = deliveryKinds.all() } = options;
  const sender = { ...tools, egress, kinds, random: options.random ?? Math.random };
  const stopping = new AbortController();
  return leasedWorker<DeliveryRow>(db, {
    name: "Looking for deliveries",
    failure: "A delivery failed before it was sent. It is tried again.",
    due: async () => {
      const targets = await dueTargets(db.read, now());
      if (targets.length === 0 || await isPaused(db.read, DELIVERIES)) return [];
      return targets.map((target) => ({
        target,
        lease: (room) => db.write((tx) => leaseDue(tx, target, room, now())),
      }));
    },
    work: (delivery) => deliver(delivery, sender, stopping.signal),
    stopping,
    everyMs: pollMs,
    most,
    mostPerTarget,
  });
}

type Sender = BackgroundTools & Required<Pick<DeliveryOptions, "kinds" | "egress" | "random">>;

async function deliver(delivery: DeliveryRow, sender: Sender, signal: AbortSignal): Promise<void> {
  const { db, egress, now, random } = sender;
  const request = await requestOf(delivery, sender);
  const answer = request.kind === "unsent" ? request : await egress.send(request.of, signal);
  // An attempt that our own shutdown ended is not a failure: the next process sends the delivery at once.
  if (signal.aborted && answer.kind === "failed") {
    return await db.write((tx) => releaseDelivery(tx, delivery, now()));
  }
  const news = await newsOf(delivery, sender);
  const settle = (of: OutAnswer | UnsentAttempt) =>
    db.write(async (tx) => {
      await settleDelivery(tx, delivery, outcomeOf(of, delivery.attempts + 1, now(), random()), now());
      if (news) await appendOutbox(tx, [news], now());
    });
  await settle(answer).catch(async (error: unknown) => {
    logError(`The answer to delivery ${delivery._id} could not be stored.`, error);
    // Counts as an attempt: otherwise the delivery would be repeated forever.
    await settle({ kind: "unsent", reason: "unstored" });
  });
  db.wake();
}

async function newsOf({ kind, target_id }: DeliveryRow, { db, kinds }: Sender): Promise<Change | null> {
  const own = kinds.find((each) => each.kind === kind)?.news;
  return own ? await own(db.read, target_id) : { entity: DELIVERIES, sellerId: null, ids: [target_id] };
}

async function requestOf(delivery: DeliveryRow, { db, settings, now, kinds }: Sender) {
  const unsent = (reason: UnsentAttempt["reason"]): UnsentAttempt => ({ kind: "unsent", reason });
  const kind = kinds.find((each) => each.kind === delivery.kind);
  try {
    const of = await kind?.request(db.read, delivery, { now: now(), settings });
    if (of === "off") return unsent("targetOff");
    return of ? { kind: "request", of } as const : unsent("targetGone");
  } catch (error) {
    logError(`Delivery ${delivery._id} cannot be sent.`, error);
    return unsent("unsendable");
  }
}
