import { useRef } from "react";

/** Returns the value from before the waiting, as long as it lasts. */
export function useHeld<Value>(value: Value, isWaiting: boolean): Value {
  const held = useRef(value);
  if (!isWaiting) held.current = value;
  return held.current;
}
