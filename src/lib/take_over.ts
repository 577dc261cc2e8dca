/** Draws menu and bars after the rows have replaced the early picture, in separate tasks, so that input is handled between. */
import { whenQuiet } from "./when_quiet.ts";

/** Maximum time for which each part around the rows waits for the browser to be idle. */
const PART_MS = 100;

let isTakingOver = false;
let onEnd = () => {};
interface Waiting {
  readonly run: () => void;
  readonly prefetch: () => Promise<void>;
}

const waiting = new Set<Waiting>();

export const isTakeOverRunning = (): boolean => isTakingOver;

/** Leaves out deferred parts while a picture is taken over. @param atEnd called once, before these parts are drawn */
export function beginTakeOver(atEnd = () => {}): void {
  isTakingOver = true;
  onEnd = atEnd;
}

export function endTakeOver(): void {
  if (!isTakingOver) return;
  isTakingOver = false;
  onEnd();
  const all = [...waiting];
  waiting.clear();
  const next = async () => {
    const first = all.shift();
    if (!first) return;
    await first.prefetch();
    whenQuiet(() => {
      first.run();
      void next();
    }, PART_MS);
  };
  // The handlers of held events run first. Then all parts are loaded at once, and drawn one by one.
  queueMicrotask(() => {
    for (const { prefetch } of all) void prefetch();
    void next();
  });
}

export function afterTakeOver(run: () => void, prefetch: () => Promise<void>): () => void {
  if (!isTakingOver) {
    run();
    return () => {};
  }
  const one = { run, prefetch };
  waiting.add(one);
  return () => waiting.delete(one);
}
