import { type ReactNode, useState } from "react";
import { useSettingsStyles } from "./settings.styles.ts";

interface Props {
  readonly summary: string;
  readonly isOpen: boolean;
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

export function Fold({ summary, isOpen: isOpenFirst, isNeeded = false, children }: Props) {
  const styles = useSettingsStyles();
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <details open={isOpen || isNeeded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {(isOpen || isNeeded) && children}
    </details>
  );
}
