/** Gives the station's machine its effects, and what keys and codes mean to it. */
import { shallowEqual, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { type ActorRefFrom, fromPromise, type StateFrom } from "xstate";
import { StationChoices } from "../../../../api/generated/operations/stations.ts";
import { stationMachine } from "../../../../machines/station.ts";
import {
  type Answer,
  type FoundStations,
  type Garment,
  isAboutOpen,
  presumedUnit,
  type ScanInput,
  stateOf,
  ticketIn,
} from "../../../../machines/station_facts.ts";
import type { Verdict } from "../../../../machines/verdict.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { ask } from "../../../lib/client.ts";
import { isUnknown } from "../../../lib/outcome.ts";
import { deviceId, forgetStation, keepStation, keptStation } from "./device.ts";
import { isStopUnread, type VerdictActor } from "./frame/verdict_wiring.ts";
import { openQueue, queueState, type ScanQueue } from "./queue/queue.ts";
import type { ScanOwner } from "./queue/scan_store.ts";
import { ownRefusal, verdictOf } from "./verdict_of.ts";

export type StationActor = ActorRefFrom<typeof stationMachine>;
export type StationState = StateFrom<typeof stationMachine>;

async function findStations(step: string): Promise<FoundStations> {
  const outcome = await ask(StationChoices, { step });
  const kept = keptStation(step);
  if (outcome.ok) return { choices: outcome.data.stationChoices, kept };
  // Without a connection it is still the station that it was: its scans are kept.
  if (kept === "" || !isUnknown(outcome.failure)) throw new Error("The stations could not be loaded");
  return { choices: [{ code: kept, name: kept, step, location_code: "", location_name: "" }], kept };
}

/** It knows already that nothing is answered soon. */
const isWaiting = ({ actor }: ScanQueue): boolean =>
  ["offline", "stuck"].includes(queueState(actor.getSnapshot()).phase);

/** What a bench of another kind says of scans: it has something else in front of it than one garment. */
export interface OwnBench {
  /** What a scan is told with beside its code. */
  readonly dress: (scanned: ScanInput) => ScanInput;
  readonly onSent: (key: string, scanned: ScanInput) => void;
  readonly onAnswer: (answer: Answer, at: number) => void;
  readonly verdictOf: (answer: Answer) => Verdict;
}

interface Around {
  /** Whose scans they are. */
  readonly person: ScanOwner;
  readonly verdict: VerdictActor;
  readonly onPrint: () => void;
  readonly own?: OwnBench;
}

/** One queue for each station that this window has been. */
export function wiredStation({ person, verdict, onPrint, own }: Around) {
  const device = deviceId();
  const queues = new Map<string, ScanQueue>();
  let tell = (_answer: Answer, _at: number): void => {};
  /** What is open once the scans that are kept were taken. */
  let last: Garment | null = null;
  const queueOf = (station: string): ScanQueue => {
    const known = queues.get(station);
    if (known) return known;
    const made = openQueue({ person, station, device });
    made.onAnswer(({ answer, isLate }) => {
      const at = performance.now();
      // No garment is open at a bench of another kind.
      tell(own ? { ...answer, unit: null } : answer, at);
      own?.onAnswer(answer, at);
      verdict.send({ type: "scan.said", verdict: (own?.verdictOf ?? verdictOf)(answer), at, isLate });
    });
    queues.set(station, made);
    return made;
  };
  const machine = stationMachine.provide({
    actors: { findStations: fromPromise(({ input }) => findStations(input.step)) },
    actions: {
      keepStation: ({ context }) => keepStation(context.step, context.station),
      // A label of nobody's station leaves what the device was.
      forgetStation: ({ context }) => {
        if (keptStation(context.step) === context.station) forgetStation(context.step);
      },
      sendScan: ({ context, self }, read) => {
        const queue = queueOf(context.station);
        const scanned = own ? own.dress(read) : read;
        const key = queue.scan(scanned);
        own?.onSent(key, scanned);
        const ticket = ticketIn(scanned.code);
        self.send({ type: "scan.sent", key, ticket });
        verdict.send({ type: "scan.sent", key });
        if (own) last = null;
        else if (ticket !== "") last = presumedUnit(ticket, stateOf(context.step));
        else if (isAboutOpen(scanned.code)) last = null;
        // Nobody waits for what cannot be answered now.
        if (!navigator.onLine || isWaiting(queue)) verdict.send({ type: "scan.kept" });
      },
      refuse: (_, { code }) =>
        verdict.send({
          type: "scan.said",
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
        // Each scan that is kept is of a state of its own.
        const kept = state.matches({ verdict: "kept" }) ? state.context.sent : null;
        if (kept !== null && kept !== shown) actor.send({ type: "scan.presumed", open: last });
        shown = kept;
      });
      return () => {
        tell = () => {};
        unsubscribe();
      };
    },
  };
}

/** What is on its way changes nothing that is drawn. */
function looksSame(one: StationState, other: StationState): boolean {
  const drawnOf = ({ context }: StationState) => ({ ...context, sent: "", ticket: "" });
  return JSON.stringify(one.value) === JSON.stringify(other.value) &&
    shallowEqual(drawnOf(one), drawnOf(other));
}

/** Another step is another station: give its screen a `key`. */
export function useStation(step: string, around: Around) {
  const [{ machine, connect }] = useState(() => wiredStation(around));
  // Enter does nothing as long as a Stop of the screen before is to be read.
  const [isStopped] = useState(() => isStopUnread(around.person._id));
  const actor = useActorRef(machine, { input: { step, isStopped } });
  useEffect(() => connect(actor), [actor, connect]);
  return { actor, snapshot: useSelector(actor, (each) => each, looksSame) };
}

/** What a key does by itself; false where it means nothing now. */
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
