/** The queue of scans of whoever is signed in: what it keeps, what it tells, and when it tries again. */
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { scanQueueMachine } from "../../../../../machines/scan_queue.ts";
import {
  FRESH_MS,
  isIdle,
  type OthersScans,
  type QueuedScan,
  type Refusal,
  type ScanAnswer,
  type TakenScan,
} from "../../../../../machines/scan_queue_facts.ts";
import { createActor } from "../../../../engine/wiring/actor.ts";
import { type Around, DEVICE } from "./around.ts";
import type { ScanOwner } from "./scan_store.ts";
import { wiredScanQueue } from "./wiring.ts";

/** What is scanned; of a reject also what is wrong, in words, and where the fault was made. */
export interface Scanned {
  readonly code: string;
  readonly typed: boolean;
  /** Ticket of the garment that the screen shows, with a command. */
  readonly about?: string;
  readonly note?: string;
  readonly fault_step?: string;
  /** With `sure` the weight counts although it is far from the expected one, or a garment is taken over. */
  readonly weight_g?: number;
  readonly sure?: boolean;
  readonly method_code?: string;
  /** The customs lines weigh more than the package, and that is known. */
  readonly net_sure?: boolean;
}

export type QueueActor = ActorRefFrom<typeof scanQueueMachine>;

export interface ScanQueue {
  readonly actor: QueueActor;
  /** @returns the key of the scan: its answer bears it */
  readonly scan: (scanned: Scanned) => string;
  /** Somebody saw the refusal. */
  readonly tap: (key: string) => void;
  /** Answers to what was scanned at this station; each once. */
  readonly onAnswer: (listener: (told: ScanAnswer) => void) => () => void;
}

type Listener = { readonly station: string; readonly onTold: (told: ScanAnswer) => void };

/** @param owner Whoever is signed in: nobody else's scans are sent. */
export function startQueue(owner: ScanOwner, around: Around = DEVICE) {
  const taken = new Map<string, { readonly station: string; readonly at: number }>();
  const listeners = new Set<Listener>();
  const windows = around.windows();
  const turn = around.turn();

  /** Of an earlier visit nobody looks at it any more. */
  const isLate = ({ key }: Pick<QueuedScan, "key">): boolean => {
    const own = taken.get(key);
    return !own || around.now() - own.at > FRESH_MS;
  };
  const tell = (told: readonly ScanAnswer[]) => {
    for (const each of told) {
      const station = taken.get(each.answer.key)?.station;
      taken.delete(each.answer.key);
      for (const listener of listeners) if (listener.station === station) listener.onTold(each);
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
    const told = answers.map((answer) => ({ answer, isLate: isLate(answer) }));
    // The window that sent it could not know that somebody here has just seen it refused.
    drop(told.filter((each) => !each.isLate).map(({ answer }) => answer.key));
    actor.send({ type: "answers.hear", told });
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
        taken.set(key, { station, at: around.now() });
        const seq = allot(isIdle(actor.getSnapshot().context));
        actor.send({ type: "scan.take", scan, isOnline: navigator.onLine, seq });
        return key;
      },
      tap: (key) => actor.send({ type: "refusal.tap", key }),
      onAnswer: (onTold) => {
        const listener = { station, onTold };
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

/** Whoever signs in comes with a new page, but a test: one queue for each person, as long as the page is there. */
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

/** The one that this window has begun, if it has. */
export const runningQueue = (personId: string) => queues.get(personId);

/** Ends all queues, as leaving the page does. Tests share one page and call this. */
export function endQueues(): void {
  for (const queue of queues.values()) queue.stop();
  queues.clear();
}

/** The queue goes on when the station is left. */
export const openQueue = ({ person, station, device }: QueuePlace): ScanQueue =>
  queueOf(person).at(station, device);

export type QueuePhase = "idle" | "sending" | "offline" | "stuck" | "noStorage";

export interface QueueState {
  readonly kept: readonly QueuedScan[];
  readonly phase: QueuePhase;
  readonly refusals: readonly Refusal[];
  /** Scanned here by others, and not sent. */
  readonly others: readonly OthersScans[];
}

/** What a station shows of it. */
export function queueState(snapshot: SnapshotFrom<typeof scanQueueMachine>): QueueState {
  const { store, scans, refusals, others } = snapshot.context;
  const phase = store === "none"
    ? "noStorage"
    : snapshot.matches({ sending: "stuck" })
    ? "stuck"
    : snapshot.matches({ sending: "pausing" })
    ? "offline"
    : scans.length > 0
    ? "sending"
    : "idle";
  return { kept: scans, phase, refusals, others };
}
