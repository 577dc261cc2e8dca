/** Refuses uploads and exports while disk space is low, so that orders and scans can be written. */
import { startLoop } from "../background/loop.ts";
import { RoomRefused, type StorageTrouble } from "./store.ts";
import { logError } from "../log.ts";
import { freeBytes as freeDisk } from "../metrics.ts";

const LINES: Readonly<Record<StorageTrouble, string>> = {
  low: "Disk space is low: uploads, imports and exports are refused.",
  full: "A disk, or the bucket of the files, is full.",
  damaged: "A stored file is damaged.",
};

export interface RoomOptions {
  /** Bytes that must be free for files to be added; 0 sets no limit. */
  readonly minFreeBytes: number;
  readonly freeBytes: () => Promise<number>;
  /** Notifies staff. Called again if it fails, as it may on a full disk. */
  readonly notify: (trouble: StorageTrouble) => Promise<void>;
  readonly everyMs?: number;
}

const READ_MS = 10_000;
/** Staff are notified of lasting trouble once in this time. */
const REPEAT_MS = 24 * 3_600_000;
/** Trouble that ends and begins again within this time after the notification counts as the same trouble. */
const CALM_MS = 3_600_000;

export interface Room {
  /** @throws {StoreFull} while disk space is low */
  refuseLow(): Promise<void>;
  report(trouble: StorageTrouble): void;
  checkSpace(): Promise<void>;
  stop(): Promise<void>;
}

export function watchDiskSpace({ minFreeBytes, freeBytes, notify, everyMs = READ_MS }: RoomOptions): Room {
  const reported = new Set<StorageTrouble>();
  const notifiedAt = new Map<StorageTrouble, number>();
  let isLow = false;

  async function run(): Promise<void> {
    const free = await freeBytes();
    freeDisk.set(free);
    isLow = free < minFreeBytes;
    if (isLow) reported.add("low");
    else forget("low");
    for (const trouble of reported) {
      if (await notifyOnce(trouble)) reported.delete(trouble);
    }
  }

  /** Notifies staff unless they know already. Returns false when the notification could not be written. */
  async function notifyOnce(trouble: StorageTrouble): Promise<boolean> {
    if (performance.now() - (notifiedAt.get(trouble) ?? -Infinity) <= REPEAT_MS) return true;
    logError(LINES[trouble]);
    try {
      await notify(trouble);
      notifiedAt.set(trouble, performance.now());
      return true;
    } catch (error) {
      logError("The notice for staff could not be written; it is tried again.", error);
      return false;
    }
  }

  function forget(trouble: StorageTrouble): void {
    if (performance.now() - (notifiedAt.get(trouble) ?? -Infinity) > CALM_MS) notifiedAt.delete(trouble);
  }

  const loop = startLoop({ name: "Checking the disk space", run, everyMs });
  const first = loop.run();
  return {
    async refuseLow() {
      await first;
      if (isLow) throw new RoomRefused("storeFull", "Disk space is low");
    },
    report(trouble) {
      reported.add(trouble);
      void loop.run();
    },
    checkSpace: loop.run,
    stop: loop.stop,
  };
}
