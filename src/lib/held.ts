/** A value that waits. */
import { useRef } from "react";

/** What it was before it had to wait, as long as it does. */
export function useHeld<Value>(value: Value, isWaiting: boolean): Value {
  const kept = useRef(value);
  if (!isWaiting) kept.current = value;
  return kept.current;
}
