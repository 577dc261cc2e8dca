/**
 * What became of the last scan, to be read at two metres: by word, shape and colour; its sound comes with it. It hears of
 * it by itself and is drawn before everything else that the answer changes.
 */
import { mergeClasses } from "@fluentui/react-components";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { useAfterPaint } from "./after_paint.ts";
import type { Verdict } from "../../../../../machines/verdict.ts";
import { t } from "../../../../lib/i18n.ts";
import { type Look, Shape } from "./shapes.tsx";
import { UndoButton } from "./undo_button.tsx";
import type { VerdictActor, VerdictState } from "./verdict_wiring.ts";
import { useVerdictBandStyles } from "./verdict_band.styles.ts";

/** What is said while there is no verdict. */
export interface Quiet {
  readonly word: string;
  readonly line: string;
}

interface Props {
  readonly actor: VerdictActor;
  readonly quiet: Quiet;
  /** How many scans are kept on the device and not confirmed. */
  readonly kept: number;
  /** What one can do about it; absent where nothing can be undone. */
  readonly onUndo?: (() => void) | undefined;
}

export function lookOf(state: VerdictState): Look {
  const { shown } = state.context;
  if (state.matches({ verdict: "kept" })) return "kept";
  if (state.matches({ verdict: "sending" })) return "sending";
  if (state.matches({ verdict: "quiet" }) || !shown) return "ready";
  return shown.kind === "again" ? "tick" : shown.kind;
}

type Words = Pick<Verdict, "word" | "line" | "detail">;

function wordsOf(look: Look, { shown }: VerdictState["context"], quiet: Quiet, kept: number): Words {
  if (look === "kept") {
    return {
      word: t("stations.verdict.kept"),
      line: t("stations.verdict.keptLine", { count: Math.max(1, kept) }),
      detail: "",
    };
  }
  if (look === "sending") return { word: t("stations.verdict.sending"), line: "", detail: "" };
  return look === "ready" || !shown ? { ...quiet, detail: "" } : shown;
}

/** Most scans are answered sooner: that one is on its way need not be said of them, and its drawing would hold up theirs. */
const SENDING_MS = 100;

/** What is said: of a scan that was just sent still what was said before it. */
function useSaid(actor: VerdictActor): VerdictState {
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
  const said = isSending && slow !== sent ? before.current : state;
  useEffect(() => {
    before.current = said;
  });
  return said;
}

export function VerdictBand({ actor, quiet, kept, onUndo }: Props) {
  const state = useSaid(actor);
  const { undo } = useAfterPaint(state).context;
  const styles = useVerdictBandStyles();
  const look = lookOf(state);
  const { word, line, detail } = wordsOf(look, state.context, quiet, kept);
  const isQuiet = look === "ready" || look === "sending";
  return (
    <section className={mergeClasses(styles.band, styles[look])} data-verdict={look}>
      <Shape look={look} className={styles.shape} />
      <div className={styles.said} role="status" aria-live="assertive" aria-atomic="true">
        <span
          className={mergeClasses(
            styles.word,
            isQuiet && styles.quietWord,
            look === "complete" && styles.largest,
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
