/** Asks for the decimal mark of ambiguous amounts. */
import { Button } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { useGridStyles } from "./grid.styles.ts";

interface Props {
  readonly text: string;
  readonly onMark: (mark: "." | ",") => void;
  readonly onDrop: () => void;
}

const exampleOf = (text: string): string => /\d{1,3}[.,]\d{3}/.exec(text)?.[0] ?? text;

export function MarkQuestion({ text, onMark, onDrop }: Props) {
  const styles = useGridStyles();
  const bar = useRef<HTMLDivElement>(null);
  // The question gets the focus, because the grid accepts no input meanwhile.
  useEffect(() => bar.current?.querySelector("button")?.focus(), []);
  return (
    <div ref={bar} className={styles.bar} role="alert">
      <span>{t("grid.mark.ask", { example: exampleOf(text) })}</span>
      <Button size="small" onClick={() => onMark(".")}>{t("grid.mark.point")}</Button>
      <Button size="small" onClick={() => onMark(",")}>{t("grid.mark.comma")}</Button>
      <Button size="small" onClick={onDrop}>{t("grid.mark.drop")}</Button>
    </div>
  );
}
