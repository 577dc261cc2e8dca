import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { failureText } from "../../lib/failure_text.ts";
import { hasWords, t } from "../../lib/i18n.ts";
import type { Mover } from "./move_wiring.ts";
import { listText } from "../../parts/format.ts";
import { statusWord } from "../../parts/status_pill.tsx";

export function reasonText(code: string): string {
  if (code === "") return "";
  return hasWords(`reason.${code}`) ? t(`reason.${code}`) : t(`error.${code}`);
}

const stepText = (event: string): string => t(`event.${event}`);

function legalText(legal: readonly string[]): string {
  if (legal.length === 0) return t("record.move.nothingPossible");
  return t("record.move.possible", { steps: listText(legal.map(stepText)) });
}

/** The column that a step of an order changes besides the status. */
const AXIS_OF: Readonly<Record<string, string>> = {
  production: "print_status",
  label: "shipment_status",
  shipment: "shipment_status",
};

/** Returns "Status: Shipped, Shipment: Handed over"; empty if the answer has no state. */
function stateText({ event, state }: Mover): string {
  const axes = ["status", AXIS_OF[event.slice(0, event.indexOf("."))] ?? ""];
  return listText(axes.flatMap((axis) => {
    const value = state[axis];
    return value
      ? [t("record.move.axis", { field: t(`field.${axis}`), value: statusWord(value, axis) })]
      : [];
  }));
}

function refusedText(mover: Mover, step: string): string {
  const state = stateText(mover);
  const why = mover.reasonText || reasonText(mover.reason);
  const reason = mover.of ? t("record.move.of", { code: mover.of, reason: why }) : why;
  return state === ""
    ? t("record.move.refused", { step, reason })
    : t("record.move.refusedIn", { step, reason, state });
}

/** Returns true if the API asks a follow-up question, which is no error. */
const isAsked = ({ reason }: Mover): boolean => reason === "whyAgain";

function words(mover: Mover, hasSteps: boolean): string | null {
  if (mover.event === "") return null;
  const step = stepText(mover.event);
  switch (mover.phase) {
    case "checking":
      return t("record.move.checking", { step });
    case "unknown":
      return t("record.move.unknown", { step });
    case "refused":
      if (isAsked(mover)) return reasonText(mover.reason);
      return [
        refusedText(mover, step),
        hasSteps && legalText(mover.legal),
      ].filter(Boolean).join(" ");
    case "failed":
      return t("record.move.failed", { step, reason: mover.failure ? failureText(mover.failure) : "" });
    default:
      return null;
  }
}

interface Props {
  readonly mover: Mover;
  /** False for a record without a lifecycle, for which no other steps can be named. */
  readonly hasSteps?: boolean;
}

export function MoveMessageBar({ mover, hasSteps = true }: Props) {
  const text = words(mover, hasSteps);
  const bar = useRef<HTMLSpanElement>(null);
  // Scrolls to the refusal, which may be above a long form and not visible.
  useEffect(() => {
    bar.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  if (text === null) return null;
  const isOver = mover.phase === "refused" || mover.phase === "failed";
  const intent = isAsked(mover) ? "info" : isOver ? "error" : "warning";
  return (
    <MessageBar intent={intent} politeness="assertive" layout="multiline">
      <MessageBarBody>
        <span ref={bar}>{text}</span>
      </MessageBarBody>
      {mover.phase !== "checking" && (
        <MessageBarActions>
          {mover.phase === "unknown" && (
            <Button size="small" onClick={mover.check}>{t("record.move.check")}</Button>
          )}
          {mover.phase === "failed" && (
            <Button size="small" onClick={() => mover.confirm([])}>{t("record.retry")}</Button>
          )}
          {isOver && <Button size="small" onClick={mover.dismiss}>{t("record.move.close")}</Button>}
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
