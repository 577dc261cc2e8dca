import { ArrowUndoRegular } from "@fluentui/react-icons";
import { memo, useEffect, useState } from "react";
import { UNDO_MS, type Undoable } from "../../../../../machines/workshop/verdict.ts";
import { MirroredIcon } from "../../../../parts/mirrored_icon.tsx";
import { t } from "../../../../lib/i18n.ts";
import { BigButton } from "./big_button.tsx";

const SECOND_MS = 1_000;

/** Returns "1:52". */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns the milliseconds left for an undo, by the device's monotonic clock. */
function useLeft(from: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [from]);
  return Math.min(UNDO_MS, from + UNDO_MS - now);
}

interface Props {
  readonly undo: Undoable;
  readonly onUndo: () => void;
}

/** Memoized, so that it renders only for another step to undo, not for each change around it. */
export const UndoButton = memo(function UndoButton({ undo: { name, from }, onUndo }: Props) {
  const left = leftText(useLeft(from));
  return (
    <BigButton
      icon={
        <MirroredIcon>
          <ArrowUndoRegular />
        </MirroredIcon>
      }
      keys="U"
      title={t("stations.undoWhat", { what: name })}
      onClick={onUndo}
    >
      {/* Screen readers announce the button, but not the time left. */}
      {t("stations.undo")}
      <span aria-hidden="true">&nbsp;{left}</span>
    </BigButton>
  );
});
