/** A value of the audit as what it is: money, a time, yes or no, a word of ours, a list, somebody's name. */
import { formatInstant } from "../../../api/instants.ts";
import { formatMinor } from "../../../api/money.ts";
import { config } from "../../lib/config.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { choiceWord } from "../../engine/list/choice_word.ts";
import { countryName, listText } from "../../parts/format.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import { type EntryDetails, namedBy } from "./entry_details.ts";
import { changedText } from "./words.ts";

const AMOUNT = /_minor$/;
const TIME = /(_at|_until|_login|_day)$|^last_login$/;
const STATUS = /(^|_)status$/;
const FLAG = /^(is_|auto_hold$|on$)/;
const WHOLE = /^-?\d{1,15}$/;
/** A longer text is nobody's JSON. */
const MAX_JSON = 20_000;
const BITS = ["view", "add", "update", "delete"] as const;

/** `customizer.theme` and `Order.order.held.status` are told by what stands last. */
export const lastOf = (field: string): string => field.split(".").at(-1) ?? field;

export function valueText(field: string, text: string, details: EntryDetails): string {
  const parsed = parse(text);
  return parsed === undefined
    ? plainText(lastOf(field), text, details)
    : partText(lastOf(field), parsed, details);
}

/** Only what was written as a list or an object: a name that is a number stays a name. */
function parse(text: string): object | undefined {
  if (!/^[[{]/.test(text) || text.length > MAX_JSON) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

function partText(key: string, part: unknown, details: EntryDetails): string {
  if (Array.isArray(part)) {
    const texts = part.map((each) => partText(key, each, details)).filter(Boolean);
    return part.some((each) => typeof each === "object") ? texts.join("\n") : listText(texts);
  }
  if (typeof part !== "object" || part === null) {
    return plainText(key, part === null ? "" : String(part), details);
  }
  if ("module" in part && "access" in part) return rightText(String(part.module), part.access);
  return listText(
    Object.entries(part).flatMap(([name, value]) => {
      const words = name === "_id" ? "" : partText(name, value, details);
      return words === "" ? [] : [`${changedText(name)}: ${words}`];
    }),
  );
}

/** `Orders: see, change`. */
function rightText(module: string, access: unknown): string {
  const given = (typeof access === "object" && access !== null ? access : {}) as Record<string, unknown>;
  const bits = BITS.filter((bit) => given[bit] === true).map((bit) => t(`audit.right.${bit}`));
  const name = hasWords(`menu.${module}`) ? t(`menu.${module}` as Key) : module;
  return `${name}: ${bits.length > 0 ? listText(bits) : t("audit.right.none")}`;
}

function plainText(key: string, text: string, details: EntryDetails): string {
  if (text === "") return "";
  if (text === "true" || text === "false") return t(text === "true" ? "record.yes" : "record.no");
  if (WHOLE.test(text)) {
    if (AMOUNT.test(key)) return `${formatMinor(Number(text), config().currency)} ${config().currency}`;
    if (TIME.test(key)) return formatInstant(Number(text), config().timeZone);
    if (FLAG.test(key)) return t(text === "0" ? "record.no" : "record.yes");
  }
  if (STATUS.test(key)) return statusWord(text, key);
  if (key === "country") return countryName(text);
  if (key === "fields" || key === "columns") return changedText(text);
  return choiceWord(key, namesIn(text, details));
}

/** Ids stand alone, or behind each other with blanks or commas between them. */
const namesIn = (text: string, details: EntryDetails): string =>
  text.replace(/[^\s,]+/g, (word) => namedBy(details, word)?.name || word);
