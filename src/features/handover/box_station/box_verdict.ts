import { COUNT_QUESTIONS, WEIGHT_QUESTIONS } from "../../../../machines/handover/box_station_context.ts";
import type { Answer } from "../../../../machines/workshop/station_context.ts";
import type { Verdict } from "../../../../machines/workshop/verdict.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { listText, weightText } from "../../../parts/format.ts";
import { reasonText } from "../../workshop/stations/verdict_of.ts";

type Boxed = NonNullable<Answer["boxed"]>;

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" · ");

const packagesText = ({ packages_count: count }: NonNullable<Answer["box"]>): string =>
  t("boxStation.packages", { count });

function done({ key, event, box, boxed, undo_until }: Answer): Verdict | null {
  const code = boxed?.code ?? "";
  const undoable = undo_until === null ? null : code;
  const where = box ? t("boxStation.verdict.nth", { packages: packagesText(box), box: box.code }) : "";
  const of = (kind: Verdict["kind"], word: Key, line: string, detail: string): Verdict => ({
    ...{ key, kind, word: t(word), line, detail, undoable },
  });
  if (event === "box.in") return of("good", "boxStation.verdict.in", code, where);
  if (event === "box.out") return of("back", "boxStation.verdict.out", code, where);
  if (event === "box.undo") return of("back", "boxStation.verdict.undone", code, where);
  if (event === "box.open") return of("good", "boxStation.verdict.opened", box?.code ?? "", "");
  if (event === "box.new") return of("good", "boxStation.verdict.made", box?.code ?? "", "");
  if (event !== "box.close" || !box) return null;
  const weight = weightText(box.gross_g ?? 0);
  const closed = t("boxStation.verdict.closedLine", { packages: packagesText(box), weight });
  return of("complete", "boxStation.verdict.closed", box.code, closed);
}

/** Names the open box that fits the package, if there is one. */
const intoText = ({ fits_box_code }: Boxed): string =>
  fits_box_code === "" ? t("boxStation.where.another") : t("boxStation.where.fits", { box: fits_box_code });

/** Texts that say where a refused package is or belongs, by the code of the refusal. */
const PLACES: Readonly<Record<string, (pkg: Boxed) => string>> = {
  notPacked: ({ packed, of, bins }) =>
    bins.length > 0
      ? t("boxStation.where.inBins", { packed, of, bins: listText(bins) })
      : t("boxStation.where.notPacked", { packed, of }),
  voided: () => t("boxStation.where.voided"),
  onHold: ({ held_reason }) =>
    held_reason === ""
      ? t("boxStation.where.onHold")
      : t("boxStation.where.heldFor", { reason: held_reason }),
  inOtherBox: ({ box_code }) => t("boxStation.where.inOtherBox", { box: box_code }),
  alreadyLeft: () => t("boxStation.where.alreadyLeft"),
  otherLocation: ({ location_name }) => t("boxStation.where.otherLocation", { place: location_name }),
  wrongMethod: (pkg) => joined([t("boxStation.where.goesBy", { method: pkg.method_name }), intoText(pkg)]),
  wrongGateway: (pkg) => joined([t("boxStation.where.goesTo", { gateway: pkg.gateway_name }), intoText(pkg)]),
  boxClosed: intoText,
  boxFull: intoText,
  garmentTicket: ({ code }) => t("boxStation.where.garmentOf", { code }),
};

function whereText({ code, text, box, boxed }: Answer): string {
  const place = boxed && PLACES[code]?.(boxed);
  if (place) return place;
  if (code === "boxElsewhere" && box) {
    return t("boxStation.where.otherLocation", { place: box.location_name });
  }
  const key = `boxStation.where.${code}`;
  return boxed === null && hasWords(key) ? t(key as Key) : reasonText(code, text);
}

const wordOf = (kind: "word" | "verdict", code: string): string => {
  const key = `boxStation.${kind}.${code}`;
  return hasWords(key) ? t(key as Key) : "";
};

/** @param isQuestion true if the box must be weighed or counted again before it can be closed */
export function boxVerdict(answer: Answer, isQuestion = false): Verdict {
  const { key, outcome, code, text, box, boxed } = answer;
  const own = outcome === "done" ? done(answer) : null;
  if (own) return own;
  const about = boxed?.code ?? (code.startsWith("box") ? box?.code ?? "" : "");
  if (outcome === "already") {
    const word = wordOf("verdict", code) || t("stations.verdict.already");
    const line = boxed?.code ?? box?.code ?? "";
    return { key, kind: "warn", word, line, detail: boxed ? box?.code ?? "" : "", undoable: null };
  }
  if (isQuestion) {
    const word = COUNT_QUESTIONS.includes(code) ? "count" : "weigh";
    const line = reasonText(code, text);
    return {
      key,
      kind: "warn",
      word: t(`boxStation.verdict.${word}`),
      line,
      detail: box?.code ?? "",
      undoable: null,
    };
  }
  const word = wordOf("word", code) || t("stations.verdict.stop");
  return { key, kind: "stop", word, line: whereText(answer), detail: about, undoable: null };
}

export const isCloseQuestion = ({ code }: Answer): boolean =>
  COUNT_QUESTIONS.includes(code) || WEIGHT_QUESTIONS.includes(code);

/** Returns a verdict of the screen itself, about a scan that is not sent to the API. */
export const screenVerdict = (
  line: "queueFirst" | "makingLine" | "offlineLine" | "noneAside" | "noBox" | "noLabel",
): Verdict => ({
  key: "",
  kind: "warn",
  word: t("boxStation.verdict.wait"),
  line: t(`boxStation.verdict.${line}`),
  detail: "",
  undoable: null,
});

/** Repeats a refusal with the number of scans ignored since, and of other goods to put aside. */
export function heldVerdict(
  answer: Answer,
  { missed, more }: { readonly missed: number; readonly more: number },
) {
  const verdict = boxVerdict(answer);
  const detail = joined([
    verdict.detail,
    missed > 0 ? t("boxStation.missed", { count: missed }) : "",
    more > 0 ? t("boxStation.asideMore", { count: more }) : "",
  ]);
  return { ...verdict, detail };
}
