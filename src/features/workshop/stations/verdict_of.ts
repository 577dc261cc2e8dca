import type { Answer, OwnRefusal } from "../../../../machines/workshop/station_context.ts";
import type { Verdict, VerdictKind } from "../../../../machines/workshop/verdict.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { scanTime } from "./scan_time.ts";

const EVENTS: Readonly<Record<string, readonly [VerdictKind, "started" | "pass" | "rejected" | "undone"]>> = {
  "unit.start": ["good", "started"],
  "unit.pass": ["good", "pass"],
  "unit.reject": ["back", "rejected"],
  "unit.undo": ["back", "undone"],
};

/** Status of a rejected garment that is not remade: no blank, or too many remakes. */
const OUT = "Rejected";

/** Returns "A07 · 2 of 3", the cart if no bin is free, or an empty text if the garment waits for no other. */
export function binText(bin: Answer["bin"]): string {
  if (!bin) return "";
  if (bin.cart) return t("stations.onCart");
  return t("stations.inBin", { bin: bin.label || bin.code, n: bin.n, of: bin.of });
}

const textOf = (parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === "string" && part !== "").join(" · ");

/** Returns the reason in the person's language, or the API's text for an unknown code. */
export function reasonText(code: string, text: string): string {
  for (const key of [`stations.unknown.${code}`, `reason.${code}`, `error.${code}`] as const) {
    if (hasWords(key)) return t(key as Key);
  }
  return text || t("stations.unknown.refused");
}

/** Returns "Linh has it since 14:02." */
function holderText({ name, since, own }: NonNullable<Answer["holder"]>): string {
  const when = scanTime(since);
  if (own) return t("stations.theirs.own", { when });
  return name === "" ? t("stations.theirs.nobody", { when }) : t("stations.theirs.person", { name, when });
}

/** Returns the text of a refusal that came late. */
export const refusalText = ({ code, text, holder }: Pick<Answer, "code" | "text" | "holder">): string =>
  holder ? holderText(holder) : reasonText(code, text);

function done({ key, event, passed, unit, bin, next, undo_until }: Answer): Verdict {
  const [kind, word] = EVENTS[event] ?? ["good", "done"] as const;
  const ticket = unit?.ticket ?? "";
  const undoable = undo_until === null ? null : ticket;
  if (bin?.complete) {
    return {
      key,
      kind: "complete",
      word: t("stations.verdict.complete", { bin: bin.label || bin.code }),
      line: t("stations.inBin", { bin: bin.label || bin.code, n: bin.n, of: bin.of }),
      detail: textOf([unit?.order_code, ticket]),
      undoable,
    };
  }
  const to = next
    ? t("stations.to", { place: next.station_name || statusWord(next.step, "print_status") })
    : "";
  const where = unit ? statusWord(unit.print_status, "print_status") : "";
  if (event === "unit.start" && passed !== "") {
    const line = t("stations.passedNext", { passed, ticket });
    return { key, kind, word: t("stations.verdict.pass"), line, detail: binText(bin), undoable };
  }
  const lines = {
    started: [ticket, textOf([unit?.product_title, unit?.color, unit?.size])],
    pass: [binText(bin) || to, textOf([ticket, bin !== null && to])],
    // A garment that is made again gets a new ticket; the old one is void.
    rejected: unit?.print_status === OUT
      ? [ticket, t("stations.notAgain")]
      : [ticket && t("stations.newTicket", { ticket }), where && t("stations.againAt", { place: where })],
    undone: [ticket, where && t("stations.backAt", { place: where })],
    done: [ticket, to],
  } as const;
  const [line, detail] = lines[word];
  return { key, kind, word: t(`stations.verdict.${word}`), line, detail, undoable };
}

export function verdictOf(answer: Answer): Verdict {
  const { key, outcome, code, text, unit } = answer;
  if (outcome === "done") return done(answer);
  const about = unit?.ticket ?? "";
  if (outcome === "already") {
    const kind = code === "again" ? "again" : "tick";
    return {
      key,
      kind,
      word: t("stations.verdict.already"),
      line: about,
      detail: reasonText(code, text),
      undoable: null,
    };
  }
  if (answer.holder) {
    const word = t("stations.theirs.ask");
    return { key, kind: "ask", word, line: holderText(answer.holder), detail: about, undoable: null };
  }
  const stopped = { key, kind: "stop", word: t("stations.verdict.stop"), undoable: null } as const;
  // Says where the garment is, which is more useful than the reason.
  if (unit && code === "notYourStep") {
    const place = statusWord(unit.print_status, "print_status");
    return { ...stopped, line: t("stations.isAt", { place }), detail: about };
  }
  if (unit && code === "otherLocation") {
    return { ...stopped, line: t("stations.belongsTo", { place: unit.location_name }), detail: about };
  }
  const detail = unit && code === "oldTicket" ? t("stations.newTicket", { ticket: about }) : about;
  return { ...stopped, line: reasonText(code, text), detail };
}

/** Returns a refusal of the screen itself, without a call of the API. */
export const ownRefusal = (code: OwnRefusal): Verdict => ({
  key: "",
  kind: code === "sameStation" ? "tick" : "stop",
  word: t(code === "sameStation" ? "stations.verdict.already" : "stations.verdict.stop"),
  line: t(`stations.unknown.${code}`),
  detail: "",
  undoable: null,
});
