/** Defers slow rendering until the verdict is on the screen. */
import { startTransition, useEffect, useRef, useState } from "react";

/** Fallback delay, since a hidden window paints no frames. */
const UNSEEN_MS = 200;

/** Runs some work after the next frame. Returns a function that cancels it. */
function afterPaint(work: () => void): () => void {
  let later = setTimeout(work, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(later);
    // A timer that is set within a frame runs after its paint.
    later = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

/** Returns the value as of the last painted frame, so that parts that depend on it do not delay the next one. */
export function useAfterPaint<T extends object>(value: T): T {
  const [drawn, setDrawn] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  const callOff = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (callOff.current || latest.current === drawn) return;
    callOff.current = afterPaint(() => {
      callOff.current?.();
      callOff.current = null;
      startTransition(() => setDrawn(latest.current));
    });
  }, [value, drawn]);
  useEffect(() => () => {
    callOff.current?.();
    callOff.current = null;
  }, []);
  return drawn;
}
