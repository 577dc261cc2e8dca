/**
 * What the first drawing over the early picture leaves out, and draws when the rows are taken over: menu, bars, whatever
 * stands around. Each part in a task of its own, so that nobody waits for all of them.
 */
import { whenQuiet } from "./when_quiet.ts";

/** What stands around the rows waits for a quiet moment, but not for long: one part follows the other. */
const PART_MS = 100;

let isTakingOver = false;
let onEnd = () => {};
interface Waiting {
  readonly run: () => void;
  /** Loads what it needs; never rejects. */
  readonly ahead: () => Promise<void>;
}

const waiting = new Set<Waiting>();

export const isLate = (): boolean => isTakingOver;

/**
 * From now on what is later is left out: a picture is on the screen, and is taken over as it is.
 * @param atEnd Called once, before what was left out is drawn.
 */
export function beginTakeOver(atEnd = () => {}): void {
  isTakingOver = true;
  onEnd = atEnd;
}

/** The picture is the app's: what was left out follows. */
export function endTakeOver(): void {
  if (!isTakingOver) return;
  isTakingOver = false;
  onEnd();
  const all = [...waiting];
  waiting.clear();
  const next = async () => {
    const first = all.shift();
    if (!first) return;
    await first.ahead();
    whenQuiet(() => {
      first.run();
      void next();
    }, PART_MS);
  };
  // After what somebody did meanwhile. Everything is asked for at once; it is drawn one by one.
  queueMicrotask(() => {
    for (const { ahead } of all) void ahead();
    void next();
  });
}

/** Calls once the picture is taken over. Returns what keeps it from that. */
export function afterTakeOver(run: () => void, ahead: () => Promise<void>): () => void {
  if (!isTakingOver) {
    run();
    return () => {};
  }
  const one = { run, ahead };
  waiting.add(one);
  return () => waiting.delete(one);
}
