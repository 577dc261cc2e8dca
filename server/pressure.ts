/**
 * Looks how many files the process has open, and makes room before they run out: with the last one gone, nothing that
 * opens a file works, attachments and exports among them. Only on Linux can a process see it; elsewhere a port notices when
 * it is too late, and recovers (door.ts).
 */
import { type Loop, startLoop } from "./loop.ts";

const LOOK_MS = 1_000;
/** Above this share of the limit room is made, unless the most of it is sockets of people who are signed in. */
const HIGH = 0.8;
/** Files that the server itself needs: database, workers, ports. */
const OWN_FILES = 64;

export interface Files {
  readonly open: number;
  readonly limit: number;
}

/** Null where it cannot be seen. */
export function filesOf(): Files | null {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(Deno.readTextFileSync("/proc/self/limits"))?.[1];
    if (!limit) return null;
    let open = 0;
    for (const _ of Deno.readDirSync("/proc/self/fd")) open++;
    return { open, limit: Number(limit) };
  } catch {
    return null;
  }
}

/** True when connections of nobody take so much that they must go. A workshop's own sockets are no attack. */
export const isCrowded = ({ open, limit }: Files, known: number): boolean =>
  open > limit * HIGH && open - known - OWN_FILES > limit * HIGH / 2;

export interface PressureOptions {
  /** Sockets of people who are signed in. */
  readonly known: () => number;
  readonly makeRoom: () => Promise<void>;
  readonly files?: () => Files | null;
  readonly everyMs?: number;
}

export function watchFiles({ known, makeRoom, files = filesOf, everyMs = LOOK_MS }: PressureOptions): Loop {
  const run = async () => {
    const found = files();
    if (found && isCrowded(found, known())) await makeRoom();
  };
  return startLoop({ name: "Looking at open files", run, everyMs });
}
