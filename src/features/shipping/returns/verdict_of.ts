/** Texts for the verdict band, about the result of a scan or of a grade. */
import type { Verdict as BenchVerdict } from "../../../../machines/workshop/return_bench_context.ts";
import type { Verdict, VerdictKind } from "../../../../machines/workshop/verdict.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { ownRefusal, reasonText } from "../../workshop/stations/verdict_of.ts";

const KINDS: Readonly<Record<string, VerdictKind>> = {
  done: "good",
  open: "tick",
  asks: "tick",
  restocked: "good",
  kept: "good",
  scrapped: "good",
  undone: "back",
  reshelved: "back",
  reopened: "back",
};
const GRADES: readonly string[] = ["restocked", "kept", "scrapped"];
/** Results that can be undone: the last grade, and the arrival of a package. */
const UNDOABLE: readonly string[] = [...GRADES, "done"];

const word = (result: string): string => {
  const key = `returns.said.${result}`;
  return hasWords(key) ? t(key as Key) : result;
};

/** @param isLast true for the last unit of the package */
export function verdictOf({ result, code, text, about }: BenchVerdict, isLast: boolean): Verdict {
  const kind = KINDS[result] ?? "stop";
  const isGrade = GRADES.includes(result);
  return {
    key: "",
    kind,
    word: word(result),
    line: kind === "stop" ? reasonText(code, text) : t(`returns.line.${result}` as Key),
    detail: isGrade && isLast ? `${about} · ${t("returns.allGraded")}` : about,
    undoable: UNDOABLE.includes(result) ? about : null,
  };
}

/** Returns why the bench accepts no code in this phase; null if it accepts codes. */
export function refusalIn(phase: string): Verdict | null {
  if (phase === "givingReason") return ownRefusal("reasonFirst");
  return phase === "unsure" ? { ...ownRefusal("reasonFirst"), line: t("returns.unsure") } : null;
}
