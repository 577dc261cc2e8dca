import { useRef } from "react";

/** Returns the value; while `isWaiting`, the last value from before. */
export function useHeld<Value>(value: Value, isWaiting: boolean): Value {
  const held = useRef(value);
  if (!isWaiting) held.current = value;
  return held.current;
}
