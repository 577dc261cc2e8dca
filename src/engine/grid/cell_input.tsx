import { useEffect, useRef } from "react";
import type { CellEvent } from "../../../machines/grid_places.ts";
import { useGridStyles } from "./grid.styles.ts";

interface Props {
  readonly draft: string;
  readonly label: string;
  readonly send: (event: CellEvent) => void;
}

export function CellInput({ draft, label, send }: Props) {
  const styles = useGridStyles();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={label}
      value={draft}
      onChange={({ currentTarget }) => send({ type: "text.change", text: currentTarget.value })}
      onBlur={() => send({ type: "text.keep", down: 0, right: 0 })}
    />
  );
}
