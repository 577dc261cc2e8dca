import { parseScan } from "../../../../../api/codes/scan.ts";
import { NET_REFUSAL } from "../../../../../machines/workshop/pack_context.ts";
import type { Answer } from "../../../../../machines/workshop/station_context.ts";
import type { Verdict } from "../../../../../machines/workshop/verdict.ts";
import { t } from "../../../../lib/i18n.ts";
import { reasonText, verdictOf } from "../verdict_of.ts";

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" · ");

/** Refusals that are shown without their text, since it has an amount, which no bench may see. */
const QUIET: readonly string[] = ["INSUFFICIENT_BALANCE"];

/** Returns the code of the package that a refusal names, or an empty text. */
const packageIn = (text: string): string =>
  text.split(/[\s.]+/).find((word) => parseScan(word).kind === "package") ?? "";

function done({ key, event, unit, parcel: pkg, undo_until }: Answer): Verdict | null {
  const code = pkg?.code ?? "";
  const undoable = undo_until === null ? null : unit?.ticket ?? "";
  const { packed = 0, of = 0 } = pkg ?? {};
  const garment = joined([unit?.product_title, unit?.color, unit?.size]);
  const base = { key, line: code, detail: "", undoable: null };
  switch (event) {
    case "unit.pass":
      return packed === of
        ? {
          key,
          kind: "complete",
          word: t("packBench.verdict.all"),
          line: t("packBench.verdict.allLine", { of }),
          detail: joined([code, unit?.ticket]),
          undoable,
        }
        : {
          key,
          kind: "good",
          word: t("packBench.packing", { packed, of }),
          line: garment,
          detail: joined([code, unit?.ticket]),
          undoable,
        };
    case "parcel.open":
      return {
        ...base,
        kind: "tick",
        word: t("packBench.verdict.shown"),
        detail: t("packBench.packing", { packed, of }),
      };
    case "parcel.close":
      return {
        ...base,
        kind: "complete",
        word: t("packBench.verdict.done"),
        detail: pkg?.tracking_number ?? "",
      };
    case "package.split":
      return {
        ...base,
        kind: "back",
        word: t("packBench.verdict.split"),
        detail: t("packBench.verdict.splitLine"),
      };
    case "package.applyPolicy":
      return {
        ...base,
        kind: "good",
        word: t("packBench.verdict.policy"),
        detail: pkg?.method_name || (pkg?.method_code ?? ""),
      };
    case "label.buy":
      return { ...base, kind: "good", word: t("packBench.verdict.buying") };
    default:
      return null;
  }
}

export function packVerdict(answer: Answer): Verdict {
  const own = answer.outcome === "done" ? done(answer) : null;
  if (own) return own;
  const { code, unit, parcel: pkg } = answer;
  const verdict = verdictOf(QUIET.includes(code) ? { ...answer, text: "" } : answer);
  if (code === "otherParcel") {
    const other = packageIn(answer.text);
    const line = other === "" ? verdict.line : t("packBench.verdict.wrongLine", { code: other });
    return { ...verdict, word: t("packBench.verdict.wrong"), line, detail: unit?.ticket ?? "" };
  }
  if (code === "scanLabel") {
    const line = reasonText(code, answer.text);
    return { ...verdict, kind: "back", word: t("packBench.labelled"), line, detail: pkg?.code ?? "" };
  }
  // A question is not an error.
  if (code === NET_REFUSAL) {
    // The side of the bench explains the question.
    return { ...verdict, kind: "back", word: t("packBench.netOver"), line: pkg?.code ?? "", detail: "" };
  }
  if (code === "weightOff") return { ...verdict, kind: "back", word: t("packBench.unsure") };
  return { ...verdict, detail: verdict.detail || (pkg?.code ?? "") };
}

/** Returns the verdict that there is no label to print, without a call of the API. */
export const noLabel = (code: string): Verdict => ({
  key: "",
  kind: "stop",
  word: t("stations.verdict.stop"),
  line: reasonText(code === "" ? "nothingOnBench" : "noLabelYet", ""),
  detail: code,
  undoable: null,
});
