import { useEffect, useRef } from "react";
import type { Key } from "../../lib/i18n.ts";
import { register } from "../../lib/keys.ts";

/** Registers a key; without an action the key does nothing and is not listed. */
export function useShortcut(
  key: string,
  label: Key,
  action: (() => void) | null,
): void {
  const latest = useRef(action);
  latest.current = action;
  const isOn = action !== null;
  useEffect(
    () => isOn ? register("record", key, () => latest.current?.(), label, { isCommand: true }) : undefined,
    [
      key,
      label,
      isOn,
    ],
  );
}
