/** Implements the effects of a station, and handles its keys. */
import { shallowEqual, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { type ActorRefFrom, fromPromise, type StateFrom } from "xstate";
import { StationChoices } from "../../../../api/generated/operations/stations.ts";
import { stationMachine } from "../../../../machines/workshop/station.ts";
import {
  type Answer,
  type FoundStations,
  type Garment,
  isAboutOpen,
  presumedUnit,
  type ScanInput,
  stateOf,
  ticketIn,
} from "../../../../machines/workshop/station_context.ts";
import type { Verdict } from "../../../../machines/workshop/verdict.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { ask } from "../../../lib/client.ts";
import { isUnknown } from "../../../lib/outcome.ts";
import { deviceId, forgetStation, keepStation, storedStation } from "./device.ts";
import { isStopUnread, type VerdictActor } from "./frame/verdict_wiring.ts";
import { openQueue, queueState, type ScanQueue } from "./queue/queue.ts";
import type { ScanOwner } from "./queue/scan_store.ts";
import { ownRefusal, verdictOf } from "./verdict_of.ts";

export type StationActor = ActorRefFrom<typeof stationMachine>;
export type StationState = StateFrom<typeof stationMachine>;

async function findStations(step: string): Promise<FoundStations> {
  const outcome = await ask(StationChoices, { step });
  const stored = storedStation(step);
  if (outcome.ok) return { choices: outcome.data.stationChoices, storedStation: stored };
  // Without a connection the device stays at its last station and stores its scans.
  if (stored === "" || !isUnknown(outcome.failure)) throw new Error("The stations could not be loaded");
  return {
    choices: [{ code: stored, name: stored, step, location_code: "", location_name: "" }],
    storedStation: stored,
  };
}

/** Returns true if no answer is to be expected soon. */
const isWaiting = ({ actor }: ScanQueue): boolean =>
  ["offline", "stuck"].includes(queueState(actor.getSnapshot()).phase);

/** Functions of a bench that shows something other than a garment, such as a package or a box. */
export interface OwnBench {
  /** Adds facts of the bench to a scan, such as the weight. */
  readonly addBenchFacts: (scanned: ScanInput) => ScanInput;
  readonly onSent: (key: string, scanned: ScanInput) => void;
  readonly onAnswer: (answer: Answer, at: number) => void;
  /** Returns the verdict of an answer; null to keep the current verdict. */
  readonly verdictOf: (answer: Answer) => Verdict | null;
}

interface StationOptions {
  readonly person: ScanOwner;
  readonly verdict: VerdictActor;
  readonly onPrint: () => void;
  readonly own?: OwnBench;
}

/** Connects a station with the scan queue; keeps one queue per station, since a person may change the station. */
export function wiredStation({ person, verdict, onPrint, own }: StationOptions) {
  const device = deviceId();
  const queues = new Map<string, ScanQueue>();
  let tell = (_answer: Answer, _at: number): void => {};
  /** The garment that is open if all stored scans are accepted. */
  let last: Garment | null = null;
  const queueOf = (station: string): ScanQueue => {
    const known = queues.get(station);
    if (known) return known;
    const made = openQueue({ person, station, device });
    made.onAnswer(({ answer, isLate }) => {
      const at = performance.now();
      // A bench for packages or boxes has no open garment.
      tell(own ? { ...answer, unit: null } : answer, at);
      own?.onAnswer(answer, at);
      const shown = (own?.verdictOf ?? verdictOf)(answer);
      if (shown) verdict.send({ type: "scan.answered", verdict: shown, at, isLate });
    });
    queues.set(station, made);
    return made;
  };
  const machine = stationMachine.provide({
    actors: { findStations: fromPromise(({ input }) => findStations(input.step)) },
    actions: {
      keepStation: ({ context }) => keepStation(context.step, context.station),
      // Scanning the label of an unknown station must not forget the stored one.
      forgetStation: ({ context }) => {
        if (storedStation(context.step) === context.station) forgetStation(context.step);
      },
      sendScan: ({ context, self }, read) => {
        const queue = queueOf(context.station);
        const scanned = own ? own.addBenchFacts(read) : read;
        const key = queue.scan(scanned);
        own?.onSent(key, scanned);
        const ticket = ticketIn(scanned.code);
        self.send({ type: "scan.sent", key, ticket });
        verdict.send({ type: "scan.sent", key });
        if (own) last = null;
        else if (ticket !== "") last = presumedUnit(ticket, stateOf(context.step));
        else if (isAboutOpen(scanned.code)) last = null;
        // Without a connection the verdict says "stored" at once.
        if (!navigator.onLine || isWaiting(queue)) verdict.send({ type: "scan.kept" });
      },
      refuse: (_, { code }) =>
        verdict.send({
          type: "scan.answered",
          verdict: ownRefusal(code),
          at: performance.now(),
          isLate: false,
        }),
      printTicket: onPrint,
    },
  });
  return {
    machine,
    connect: (actor: StationActor) => {
      tell = (answer, at) => actor.send({ type: "scan.answered", answer, at });
      let shown: unknown = null;
      const { unsubscribe } = verdict.subscribe((state) => {
        // `sent` distinguishes several stored scans in a row.
        const storedScan = state.matches({ verdict: "kept" }) ? state.context.sent : null;
        if (storedScan !== null && storedScan !== shown) actor.send({ type: "scan.presumed", open: last });
        shown = storedScan;
      });
      return () => {
        tell = () => {};
        unsubscribe();
      };
    },
  };
}

/** Compares states without the parts of a running request, which are not rendered. */
function isDrawnAlike(one: StationState, other: StationState): boolean {
  const drawnOf = ({ context }: StationState) => ({ ...context, sent: "", ticket: "" });
  return JSON.stringify(one.value) === JSON.stringify(other.value) &&
    shallowEqual(drawnOf(one), drawnOf(other));
}

/** The caller must give the screen of each step its own `key`. */
export function useStation(step: string, options: StationOptions) {
  const [{ machine, connect }] = useState(() => wiredStation(options));
  // Enter does nothing while a Stop of the previous screen is unread.
  const [isStopped] = useState(() => isStopUnread(options.person._id));
  const actor = useActorRef(machine, { input: { step, isStopped } });
  useEffect(() => connect(actor), [actor, connect]);
  return { actor, snapshot: useSelector(actor, (each) => each, isDrawnAlike) };
}

/** Handles a single key. Returns false if the key does nothing now. */
export function pressKey(key: string, actor: StationActor, onPrint: () => boolean): boolean {
  const state = actor.getSnapshot();
  if (!state.matches({ bench: "atWork" })) return false;
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (number > 0) {
    const event = { type: "reason.pick", number } as const;
    if (!state.can(event)) return false;
    actor.send(event);
    return true;
  }
  if (key === "P") return onPrint();
  const events = {
    Enter: { type: state.matches({ theirs: "asked" }) ? "theirs.take" : "pass.key" },
    R: { type: "reject.ask" },
    U: { type: "undo.press" },
    N: { type: "art.turn" },
  } as const;
  const event = Object.hasOwn(events, key) ? events[key as keyof typeof events] : null;
  if (!event || !state.can(event)) return false;
  actor.send(event);
  return true;
}
