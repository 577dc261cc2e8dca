import type { ScanReply } from "../../../../../machines/workshop/scan_queue_context.ts";
import { type Ask, askApi } from "./send_scans.ts";
import { openScanStore, type ScanStore } from "./scan_store.ts";
import { type Turn, windowTurn } from "./turn.ts";

export interface DeviceServices {
  readonly open: () => Promise<ScanStore>;
  readonly ask: Ask;
  /** The lock that lets one window of the device send at a time. */
  readonly turn: () => Turn;
  readonly windows: () => OtherWindows;
  /** Monotonic time in milliseconds, since the clock of the device may be wrong by a day. */
  readonly now: () => number;
}

export interface WindowMessage {
  readonly person: string;
  readonly answers: readonly ScanReply[];
}

export interface OtherWindows {
  readonly tell: (heard: WindowMessage) => void;
  readonly onHear: (listener: (heard: WindowMessage) => void) => void;
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
      channel.addEventListener("message", ({ data }: MessageEvent<WindowMessage>) => listener(data)),
    close: () => channel.close(),
  };
}

export const DEVICE: DeviceServices = {
  open: openScanStore,
  ask: askApi,
  turn: windowTurn,
  windows: otherWindows,
  now: () => performance.now(),
};
