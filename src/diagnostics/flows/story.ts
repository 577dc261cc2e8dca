import type { Names } from "../../../api/flows/names.ts";
import { actorText, guardText } from "../../../api/flows/names.ts";
import type { Entry } from "../../../api/flows/recording.ts";
import { hasWords, t } from "../../lib/i18n.ts";
import type { AllFlowWords } from "./flow_words/words.ts";

export interface StoryLine {
  readonly index: number;
  readonly time: string;
  readonly flow: string;
  readonly text: string;
}

export const flowTitle = (flow: string, words: AllFlowWords): string => words[flow]?.title ?? flow;

/** Reads only own properties, because a recording of a newer build may contain any name. */
function own<Value>(words: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return words && Object.hasOwn(words, name) ? words[name] : undefined;
}

export const stateTitle = (path: string, names: Names): string => own(names?.states, path)?.title ?? path;

function codeText(code: string): string {
  for (const key of [`reason.${code}`, `error.${code}`, `shell.failure.${code}`] as const) {
    if (hasWords(key)) return t(key as `reason.${string}`);
  }
  return code;
}

/** Fields that may contain the reason of a failure, the clearest first. */
const WHY = ["code", "reason", "failure.errors.0.reason", "failure.errors.0.code", "failure.kind"];

export function failureReasonOf({ fields }: Entry): string {
  const status = Object.entries(fields).find(([path]) => path.endsWith("status"))?.[1];
  for (const ending of WHY) {
    const value = Object.entries(fields).find(([path]) => path === ending || path.endsWith(`.${ending}`))
      ?.[1];
    if (typeof value !== "string" || value === "") continue;
    return value === "http" && status !== undefined
      ? t("shell.failure.http", { status: Number(status) })
      : codeText(value);
  }
  return "";
}

function delayText(event: string, names: Names): string {
  const ms = Number(event);
  return own(names?.delays, event) ?? (Number.isNaN(ms) ? event : `${ms / 1_000} s`);
}

type Ending = "done" | "error" | "update" | "declined";
/** Words for answers without a result, by their `kind`. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  refused: "declined",
  invalid: "declined",
  stale: "declined",
  failed: "error",
  unreachable: "error",
  unknown: "error",
  unread: "error",
};

function endingOf(cause: "done" | "error" | "update", { kind }: Entry["fields"]): Ending {
  const known = cause === "done" && typeof kind === "string" && Object.hasOwn(ENDINGS, kind);
  return known ? ENDINGS[kind] ?? cause : cause;
}

export function callTitle({ kind, cause, event, fields }: Entry, names: Names): string {
  if (kind !== "event") return t(kind === "start" ? "reports.tell.start" : "reports.tell.stop");
  if (cause === "always") return t("reports.tell.always");
  if (cause === "after") return t("reports.tell.after", { time: delayText(event, names) });
  if (cause === "event") {
    return event === "?" ? t("reports.tell.foreign") : (own(names?.events, event)?.title ?? event);
  }
  return event === ""
    ? t("reports.tell.finished")
    : t(`reports.tell.${endingOf(cause, fields)}`, { what: actorText(event, names) });
}

export const refusedTexts = ({ refused }: Entry, names: Names): string[] =>
  refused.map((guard) => t("reports.tell.not", { guard: guardText(guard, names) }));

function outcomeText(entry: Entry, what: string, names: Names): string {
  const { kind, from, value, ways, refused, isBroken } = entry;
  if (isBroken) return t("reports.tell.broke", { what });
  const entered = value.filter((path) => !from.includes(path));
  if (kind !== "stop" && entered.length > 0) {
    return t("reports.tell.to", { what, state: entered.map((path) => stateTitle(path, names)).join(", ") });
  }
  if (kind !== "event" || ways.length > 0) return what;
  return refused.length > 0
    ? t("reports.tell.refused", { what, why: refusedTexts(entry, names).join(", ") })
    : t("reports.tell.ignored", { what });
}

export function describeStep(entry: Entry, names: Names): string {
  const why = failureReasonOf(entry);
  const call = callTitle(entry, names);
  const what = why ? t("reports.tell.because", { what: call, why }) : call;
  const outcome = outcomeText(entry, what, names);
  const counted = entry.times > 1 ? t("reports.tell.times", { what: outcome, count: entry.times }) : outcome;
  return entry.requestId
    ? t("reports.tell.request", { what: counted, id: entry.requestId.slice(0, 8) })
    : counted;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

export function clockText(ms: number, timeZone: string): string {
  const clock = clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", second: "2-digit" });
  clocks.set(timeZone, clock);
  return clock.format(ms);
}

export function storyOf(entries: readonly Entry[], words: AllFlowWords, timeZone: string): StoryLine[] {
  return entries.map((entry, index) => ({
    index,
    time: clockText(entry.t, timeZone),
    flow: flowTitle(entry.flow, words),
    text: describeStep(entry, words[entry.flow] ?? null),
  }));
}

const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);

export function markdownOf(sentence: string, facts: readonly string[], lines: readonly StoryLine[]): string {
  const quote = plain(sentence).split("\n").map((line) => `> ${line}`);
  const list = lines.map(({ time, flow, text }) => `- ${time} **${plain(flow)}**: ${plain(text)}`);
  return [...quote, "", plain(facts.join(" · ")), "", ...list, ""].join("\n");
}
