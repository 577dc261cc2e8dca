import { useRef } from "react";

/** Returns the value from before the waiting, as long as it lasts. */
export function useHeld<Value>(value: Value, isWaiting: boolean): Value {
  const kept = useRef(value);
  if (!isWaiting) kept.current = value;
  return kept.current;
}
