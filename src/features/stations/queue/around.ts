/** What the device offers to a queue of scans: its storage, its other windows, a steady clock. */
import type { ScanReply } from "../../../../machines/scan_queue_facts.ts";
import { type Ask, askApi } from "./sending.ts";
import { openScanStore, type ScanStore } from "./scan_store.ts";

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

export const DEVICE: Around = {
  open: openScanStore,
  ask: askApi,
  alone,
  windows: otherWindows,
  now: () => performance.now(),
};
