/** The scan queue of the signed-in person, which stores scans, sends them and reports the answers. */
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { scanQueueMachine } from "../../../../../machines/workshop/scan_queue.ts";
import {
  FRESH_MS,
  isIdle,
  type OthersScans,
  type QueuedScan,
  type Refusal,
  type ScanAnswer,
  type TakenScan,
} from "../../../../../machines/workshop/scan_queue_context.ts";
import { createActor } from "../../../../engine/wiring/actor.ts";
import { DEVICE, type DeviceServices } from "./device_services.ts";
import type { ScanOwner } from "./scan_store.ts";
import { wiredScanQueue } from "./wiring.ts";

/** Contents of a scan. Only a reject has `note` and `fault_step`. */
export interface ScanContents {
  readonly code: string;
  readonly typed: boolean;
  /** Ticket of the garment on the screen, or code of the package on the bench, that a command is about. */
  readonly about?: string;
  readonly note?: string;
  readonly fault_step?: string;
  readonly weight_g?: number;
  /** True to accept a weight far from the expected one, or to take a garment over. */
  readonly sure?: boolean;
  readonly method_code?: string;
  /** True to buy the label although the customs lines weigh more than the package. */
  readonly net_sure?: boolean;
  /** Code of the open box at a box station; empty if no box is open. */
  readonly into?: string;
  /** True to take the package out of the box. */
  readonly out?: boolean;
  readonly tare_g?: number;
  readonly count?: number;
}

export type QueueActor = ActorRefFrom<typeof scanQueueMachine>;

export interface ScanQueue {
  readonly actor: QueueActor;
  /** @returns the key of the scan, which is also in its answer */
  readonly scan: (scanned: ScanContents) => string;
  /** Removes a refusal that a person has seen. */
  readonly tap: (key: string) => void;
  /** Calls the listener for each answer to a scan that this window took at this station. */
  readonly onAnswer: (listener: (answer: ScanAnswer) => void) => () => void;
}

type Listener = { readonly station: string; readonly onAnswer: (answer: ScanAnswer) => void };

/** @param owner the signed-in person; scans of other people are not sent */
export function startQueue(owner: ScanOwner, around: DeviceServices = DEVICE) {
  const ownScans = new Map<string, { readonly station: string; readonly at: number }>();
  const listeners = new Set<Listener>();
  const windows = around.windows();
  const turn = around.turn();

  /** Checks for a scan from before a reload, or one too old for anybody to be waiting for its answer. */
  const isLate = ({ key }: Pick<QueuedScan, "key">): boolean => {
    const own = ownScans.get(key);
    return !own || around.now() - own.at > FRESH_MS;
  };
  const tell = (answers: readonly ScanAnswer[]) => {
    for (const each of answers) {
      const station = ownScans.get(each.answer.key)?.station;
      ownScans.delete(each.answer.key);
      for (const listener of listeners) if (listener.station === station) listener.onAnswer(each);
    }
  };
  const { machine, drop, allot } = wiredScanQueue({ owner, around, windows, turn, isLate, tell });
  const actor: QueueActor = createActor(machine);

  const onBack = () => actor.send({ type: "net.back" });
  const onLook = () => {
    if (document.visibilityState === "visible") onBack();
  };
  addEventListener("online", onBack);
  addEventListener("pageshow", onBack);
  document.addEventListener("visibilitychange", onLook);
  windows.onHear(({ person, answers }) => {
    if (person !== owner._id) return;
    const scanAnswers = answers.map((answer) => ({ answer, isLate: isLate(answer) }));
    // A person sees these refusals here, but the window that sent the scans has stored them as not seen.
    drop(scanAnswers.filter((each) => !each.isLate).map(({ answer }) => answer.key));
    actor.send({ type: "answers.hear", answers: scanAnswers });
  });
  actor.start();

  return {
    actor,
    at: (station: string, device: string): ScanQueue => ({
      actor,
      scan: (scanned) => {
        const key = crypto.randomUUID();
        const device_at = Math.floor(Date.now() / 1_000);
        const scan: TakenScan = { key, station, device, device_at, ...scanned };
        ownScans.set(key, { station, at: around.now() });
        const seq = allot(isIdle(actor.getSnapshot().context));
        actor.send({ type: "scan.take", scan, isOnline: navigator.onLine, seq });
        return key;
      },
      tap: (key) => actor.send({ type: "refusal.tap", key }),
      onAnswer: (onAnswer) => {
        const listener = { station, onAnswer };
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    }),
    stop: () => {
      actor.stop();
      windows.close();
      turn.close();
      removeEventListener("online", onBack);
      removeEventListener("pageshow", onBack);
      document.removeEventListener("visibilitychange", onLook);
    },
  };
}

/** Queues by person, for the life of the page. A sign-in loads a new page, except in tests. */
const queues = new Map<string, ReturnType<typeof startQueue>>();

export interface QueuePlace {
  readonly person: ScanOwner;
  readonly station: string;
  readonly device: string;
}

export function queueOf(person: ScanOwner): ReturnType<typeof startQueue> {
  const queue = queues.get(person._id) ?? startQueue({ _id: person._id, name: person.name });
  queues.set(person._id, queue);
  return queue;
}

/** Returns the queue that this window has started for a person, if there is one. */
export const runningQueue = (personId: string) => queues.get(personId);

/** Ends all queues, as closing the page does. Tests share one page and call this. */
export function endQueues(): void {
  for (const queue of queues.values()) queue.stop();
  queues.clear();
}

/** Returns the queue of a person at a station. It goes on after the screen of the station closes. */
export const openQueue = ({ person, station, device }: QueuePlace): ScanQueue =>
  queueOf(person).at(station, device);

export type QueuePhase = "idle" | "sending" | "offline" | "stuck" | "noStorage";

export interface QueueState {
  readonly storedScans: readonly QueuedScan[];
  readonly phase: QueuePhase;
  /** True from the first failed attempt until an answer arrives, even while the next attempt runs. */
  readonly isRetrying: boolean;
  readonly refusals: readonly Refusal[];
  /** Scans of other people on this device that were not sent. */
  readonly others: readonly OthersScans[];
}

export function queueState(snapshot: SnapshotFrom<typeof scanQueueMachine>): QueueState {
  const { store, scans, refusals, others, tries } = snapshot.context;
  const phase = store === "none"
    ? "noStorage"
    : snapshot.matches({ sending: "stuck" })
    ? "stuck"
    : snapshot.matches({ sending: "pausing" })
    ? "offline"
    : scans.length > 0
    ? "sending"
    : "idle";
  return { storedScans: scans, phase, isRetrying: tries > 0, refusals, others };
}
