/**
 * What the first drawing over the early picture leaves out, and draws when the rows are taken over: menu, bars, whatever
 * stands around. Each part in a task of its own, so that nobody waits for all of them.
 */
import { whenQuiet } from "./when_quiet.ts";

let isTakingOver = false;
let onEnd = () => {};
const waiting = new Set<() => void>();

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
  const next = () => {
    all.shift()?.();
    if (all.length > 0) whenQuiet(next);
  };
  if (all.length > 0) whenQuiet(next);
}

/** Calls once the picture is taken over. Returns what keeps it from that. */
export function afterTakeOver(run: () => void): () => void {
  if (!isTakingOver) {
    run();
    return () => {};
  }
  waiting.add(run);
  return () => waiting.delete(run);
}
