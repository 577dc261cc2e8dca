/** Defers drawing until the verdict is on the screen. */
import { startTransition, useEffect, useRef, useState } from "react";

/** A hidden window draws no frames. */
const UNSEEN_MS = 200;

/** Runs after the next frame; returns a function that cancels it. */
function afterPaint(work: () => void): () => void {
  let later = setTimeout(work, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(later);
    // A task requested within a frame runs after it.
    later = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

/** Returns the value of the last drawn frame: parts that depend on it follow a frame later and delay nothing. */
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
