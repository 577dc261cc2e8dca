/** Shows the result of the last scan, readable from two meters, before other parts of the screen change. */
import { mergeClasses } from "@fluentui/react-components";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { useAfterPaint } from "./after_paint.ts";
import type { Verdict } from "../../../../../machines/workshop/verdict.ts";
import { t } from "../../../../lib/i18n.ts";
import { Shape, type VerdictShape } from "./shapes.tsx";
import { UndoButton } from "./undo_button.tsx";
import type { VerdictActor, VerdictState } from "./verdict_wiring.ts";
import { useVerdictBandStyles } from "./verdict_band.styles.ts";

/** Texts that are shown while there is no verdict. */
export interface Quiet {
  readonly word: string;
  readonly line: string;
}

interface Props {
  readonly actor: VerdictActor;
  readonly quiet: Quiet;
  /** Number of scans that the device has stored and the API has not answered. */
  readonly storedCount: number;
  /** Missing if nothing can be undone. */
  readonly onUndo?: (() => void) | undefined;
}

export function shapeOf(state: VerdictState): VerdictShape {
  const { shown } = state.context;
  if (state.matches({ verdict: "kept" })) return "kept";
  if (state.matches({ verdict: "sending" })) return "sending";
  if (state.matches({ verdict: "quiet" }) || !shown) return "ready";
  return shown.kind === "again" ? "tick" : shown.kind;
}

type Words = Pick<Verdict, "word" | "line" | "detail">;

function wordsOf(
  shape: VerdictShape,
  { shown }: VerdictState["context"],
  quiet: Quiet,
  storedCount: number,
): Words {
  if (shape === "kept") {
    return {
      word: t("stations.verdict.kept"),
      line: t("stations.verdict.keptLine", { count: Math.max(1, storedCount) }),
      detail: "",
    };
  }
  if (shape === "sending") return { word: t("stations.verdict.sending"), line: "", detail: "" };
  return shape === "ready" || !shown ? { ...quiet, detail: "" } : shown;
}

/** Delay before "sending" is shown. Most answers arrive earlier, and showing it would delay them. */
const SENDING_MS = 100;

/** Returns the state to show, which for a short time after a scan is still the previous one. */
function useShownState(actor: VerdictActor): VerdictState {
  const state = useSelector(actor, (each) => each);
  const { sent } = state.context;
  const isSending = state.matches({ verdict: "sending" });
  const [slow, setSlow] = useState("");
  const before = useRef(state);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(sent), SENDING_MS);
    return () => clearTimeout(timer);
  }, [isSending, sent]);
  const shownState = isSending && slow !== sent ? before.current : state;
  useEffect(() => {
    before.current = shownState;
  });
  return shownState;
}

export function VerdictBand({ actor, quiet, storedCount, onUndo }: Props) {
  const state = useShownState(actor);
  const { undo } = useAfterPaint(state).context;
  const styles = useVerdictBandStyles();
  const shape = shapeOf(state);
  const { word, line, detail } = wordsOf(shape, state.context, quiet, storedCount);
  const isQuiet = shape === "ready" || shape === "sending";
  return (
    <section className={mergeClasses(styles.band, styles[shape])} data-verdict={shape}>
      <Shape shape={shape} className={styles.shape} />
      <div className={styles.message} role="status" aria-live="assertive" aria-atomic="true">
        <span
          className={mergeClasses(
            styles.word,
            isQuiet && styles.quietWord,
            shape === "complete" && styles.largest,
          )}
        >
          {word}
        </span>
        {line && <span className={styles.line}>{line}</span>}
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      {undo && onUndo && <UndoButton undo={undo} onUndo={onUndo} />}
    </section>
  );
}
