/** Makes room before file descriptors run out. Their number cannot be read, so some files are opened as a test. */
import { type Loop, startLoop } from "../background/loop.ts";

const POLL_MS = 1_000;
/** The number of files that must still be possible to open. Opening them takes a fifth of a millisecond. */
const SPARE_FILES = 32;
/** The shortest time between two rounds of making room, because in each the live sockets must reconnect. */
const SPACING_MS = 5_000;
const ANY_FILE = new URL(import.meta.url);

export function hasRoom(files = SPARE_FILES): boolean {
  const opened: Deno.FsFile[] = [];
  try {
    while (opened.length < files) opened.push(Deno.openSync(ANY_FILE));
    return true;
  } catch {
    return false;
  } finally {
    for (const file of opened) file.close();
  }
}

export interface PressureOptions {
  readonly makeRoom: () => Promise<void>;
  readonly isRoomy?: () => boolean;
  readonly everyMs?: number;
  readonly spacingMs?: number;
}

export function watchForRoom(options: PressureOptions): Loop {
  const { makeRoom, isRoomy = hasRoom, everyMs = POLL_MS, spacingMs = SPACING_MS } = options;
  let last = -Infinity;
  const run = async () => {
    if (isRoomy() || performance.now() - last < spacingMs) return;
    last = performance.now();
    await makeRoom();
  };
  return startLoop({ name: "Looking for room for files", run, everyMs });
}
