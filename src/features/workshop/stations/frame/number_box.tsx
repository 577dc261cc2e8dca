import { useEffect, useRef } from "react";
import { useBenchStyles } from "./bench.styles.ts";

const MAX_TEXT_CHARS = 80;

interface Props {
  readonly label: string;
  readonly unit: string;
  readonly isFocused?: boolean;
  readonly onEnter: (text: string) => void;
}

/** An input for numbers on a touch screen. Numbers can also come from the scan box or from a scale. */
export function NumberBox({ label, unit, isFocused = false, onEnter }: Props) {
  const styles = useBenchStyles();
  const box = useRef<HTMLInputElement>(null);
  const latest = useRef(onEnter);
  latest.current = onEnter;
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    if (isFocused) input.focus();
    // Scanners end a code with Enter or Tab.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== "Tab") return;
      const text = input.value.trim();
      if (text === "") return;
      event.preventDefault();
      event.stopPropagation();
      input.value = "";
      input.blur();
      latest.current(text);
    };
    input.addEventListener("keydown", onKey);
    return () => input.removeEventListener("keydown", onKey);
  }, []);
  return (
    <input
      ref={box}
      className={styles.number}
      type="text"
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      maxLength={MAX_TEXT_CHARS}
      aria-label={label}
      placeholder={unit || label}
    />
  );
}
