/** The queue of scans of whoever is signed in: what it keeps, what it tells, and when it tries again. */
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from "xstate";
import { scanQueueMachine } from "../../../../machines/scan_queue.ts";
import {
  FRESH_MS,
  type KeptScan,
  type NotTaken,
  type Opened,
  type OthersScans,
  type Refusal,
  type ScanReply,
  type TakenScan,
  type Told,
} from "../../../../machines/scan_queue_facts.ts";
import { createActor } from "../../../engine/wiring/actor.ts";
import { shownPerson } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";
import type { Ask } from "./sending.ts";
import { askApi, localReply, sendHead } from "./sending.ts";
import { openScanStore, type ScanOwner, type ScanStore } from "./scan_store.ts";

/** What is scanned; of a reject also what is wrong, in words, and where the fault was made. */
export interface Scanned {
  readonly code: string;
  readonly typed: boolean;
  readonly note?: string;
  readonly fault_step?: string;
}

export type QueueActor = ActorRefFrom<typeof scanQueueMachine>;

export interface ScanQueue {
  readonly actor: QueueActor;
  /** @returns the key of the scan: its answer bears it */
  readonly scan: (scanned: Scanned) => string;
  /** Somebody saw the refusal. */
  readonly tap: (key: string) => void;
  /** Answers to what was scanned at this station; each once. */
  readonly onAnswer: (listener: (told: Told) => void) => () => void;
}

/** What the device offers; tests have their own. */
export interface Around {
  readonly open: () => Promise<ScanStore>;
  readonly ask: Ask;
  /** One window of the device at a time. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** The other windows of the device. */
  readonly windows: () => OtherWindows;
  /** Steady, in ms: the clock on the wall may be a day wrong. */
  readonly now: () => number;
}

export interface Heard {
  readonly person: string;
  readonly answers: readonly ScanReply[];
}

export interface OtherWindows {
  readonly tell: (heard: Heard) => void;
  readonly onHear: (listener: (heard: Heard) => void) => void;
  readonly close: () => void;
}

const CHANNEL = "scans";
const NO_WINDOWS: OtherWindows = { tell: () => {}, onHear: () => {}, close: () => {} };

function otherWindows(): OtherWindows {
  if (typeof BroadcastChannel !== "function") return NO_WINDOWS;
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (heard) => channel.postMessage(heard),
    onHear: (listener) =>
      channel.addEventListener("message", ({ data }: MessageEvent<Heard>) => listener(data)),
    close: () => channel.close(),
  };
}

/** Of a device without locks there is one window, we hope: keys make a second one harmless. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks ? locks.request(CHANNEL, work) as Promise<T> : work();
}

const DEVICE: Around = {
  open: openScanStore,
  ask: askApi,
  alone,
  windows: otherWindows,
  now: () => performance.now(),
};

type Listener = { readonly station: string; readonly onTold: (told: Told) => void };

/** @param owner Whoever is signed in: nobody else's scans are sent. */
export function startQueue(owner: ScanOwner, around: Around = DEVICE) {
  const taken = new Map<string, { readonly station: string; readonly at: number }>();
  const answered = new Set<string>();
  const listeners = new Set<Listener>();
  const windows = around.windows();
  const isShown = shownPerson() === owner._id;
  let store: ScanStore | null = null;

  /** Of an earlier visit nobody looks at it any more. */
  const isLate = ({ key }: Pick<KeptScan, "key">): boolean => {
    const own = taken.get(key);
    return !own || around.now() - own.at > FRESH_MS;
  };
  const tellListeners = (told: readonly Told[]) => {
    for (const each of told) {
      const station = taken.get(each.answer.key)?.station;
      taken.delete(each.answer.key);
      for (const listener of listeners) if (listener.station === station) listener.onTold(each);
    }
  };
  const open = async (): Promise<Opened> => {
    store = await around.open();
    // Asked for once and not waited for: some browsers ask the person.
    void navigator.storage?.persist?.().catch(() => false);
    return { kind: "opened", ...await store.read(owner._id) };
  };

  const actor: QueueActor = createActor(scanQueueMachine.provide({
    actors: {
      openStore: fromPromise(open),
      writeScans: fromPromise(async ({ input }) =>
        store ? { kind: "written", seqs: await store.write(owner, input) } : { kind: "closed" }
      ),
      sendScans: fromPromise(async ({ input }) => {
        const { store: phase, most } = actor.getSnapshot().context;
        const sent = await around.alone(() =>
          sendHead(input, {
            person: owner._id,
            store: phase === "open" ? store : null,
            ask: around.ask,
            mayAsk: () => !isShown || shownPerson() === owner._id,
            most,
            isLate,
            answered,
          })
        );
        if (sent.kind === "answered") {
          windows.tell({ person: owner._id, answers: sent.told.map(({ answer }) => answer) });
        }
        return sent;
      }),
    },
    actions: {
      dropRefusal: (_, { key }) => void store?.settle([{ key, refusal: null }]).catch(() => {}),
      tell: (_, { told }) => tellListeners(told),
      refuse: (_, { scan, why }) =>
        tellListeners([{
          answer: localReply(scan.key, why, t(`keptScans.${why satisfies NotTaken}`)),
          isLate: false,
        }]),
    },
  }));

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
    const seen = told.filter((each) => !each.isLate).map(({ answer }) => ({
      key: answer.key,
      refusal: null,
    }));
    void store?.settle(seen).catch(() => {});
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
        actor.send({ type: "scan.take", scan, isOnline: navigator.onLine });
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

/** The queue goes on when the station is left. */
export function openQueue({ person, station, device }: QueuePlace): ScanQueue {
  const queue = queues.get(person._id) ?? startQueue(person);
  queues.set(person._id, queue);
  return queue.at(station, device);
}

export type QueuePhase = "idle" | "sending" | "offline" | "stuck" | "noStorage";

export interface QueueState {
  readonly kept: readonly KeptScan[];
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
