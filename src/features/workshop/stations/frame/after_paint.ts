/** What may be drawn when the verdict is on the screen. */
import { startTransition, useEffect, useRef, useState } from "react";

/** A window that nobody sees draws no frames. */
const UNSEEN_MS = 200;

/** Runs after the next frame is drawn; returns what calls it off. */
function afterPaint(work: () => void): () => void {
  let later = setTimeout(work, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(later);
    // A task that is asked for within a frame comes after it is drawn.
    later = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

/** The value as it was when the last frame was drawn: what depends on it follows a frame later, and holds up nothing. */
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
