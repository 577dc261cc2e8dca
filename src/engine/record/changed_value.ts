/** Writes a changed value according to its kind, which follows from the record's list and form, or else from the field's name. */
import { clockText } from "../../../api/time/clock_text.ts";
import { reverseDay } from "../../../api/time/day_text.ts";
import { formatDay, formatSecond } from "../../../api/time/instants.ts";
import { exponentOf } from "../../../api/money.ts";
import { exactUnits } from "../../../api/typed_amount.ts";
import { config } from "../../lib/config.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { countryName, listText } from "../../parts/format.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import { choiceWord } from "../list/choice_word.ts";
import { changedFieldText } from "./changed_field.ts";
import { CLOCKS, kindsOf, type ValueKind } from "./value_kinds.ts";
import { moneyText } from "../../lib/amount_text.ts";

export interface ValueContext {
  /** Id of the record's list, or the audit's name for its kind of record. */
  readonly entity: string;
  readonly record?: Readonly<Record<string, unknown>>;
  /** Currency of amounts whose record has none. */
  readonly currency: string;
  readonly nameOf?: (id: string) => string | undefined;
}

const AMOUNT = /_minor$/;
const TIME = /(_at|_until|_login)$|^(first|last)_day$/;
const STATUS = /(^|_)status$/;
const FLAG = /^(is_|auto_hold$|on$|paid$)/;
/** Characters of a checksum that are shown: enough for a person to compare two. */
const DIGEST_CHARS = 7;
/** Matches the prices of a table in the audit: their numbers of rows and columns, and a digest of the prices. */
const TABLE_DIGEST = /^(\d+ × \d+) · [0-9a-f]{8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WHOLE = /^-?\d{1,15}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Separates several values of one field. */
const LIST_MARK = ", ";
/** Maximum length of a text that is parsed as JSON. */
const MAX_JSON = 20_000;
const BITS = ["view", "add", "update", "delete"] as const;

/** Returns the last part of a path such as `customizer.theme`, which names the field. */
export const lastOf = (field: string): string => field.split(".").at(-1) ?? field;

export function changedValueText(field: string, text: string, around: ValueContext): string {
  const parsed = parse(text);
  return parsed === undefined
    ? plainText(lastOf(field), text, around)
    : partText(lastOf(field), parsed, around);
}

/** Parses only lists and objects, so that a name which is a number remains text. */
function parse(text: string): object | undefined {
  if (!/^[[{]/.test(text) || text.length > MAX_JSON) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

function partText(key: string, part: unknown, around: ValueContext): string {
  if (Array.isArray(part)) {
    const texts = part.map((each) => partText(key, each, around)).filter(Boolean);
    return part.some((each) => typeof each === "object") ? texts.join("\n") : listText(texts);
  }
  if (typeof part !== "object" || part === null) {
    return plainText(key, part === null ? "" : String(part), around);
  }
  if ("module" in part && "access" in part) return rightText(String(part.module), part.access);
  return listText(
    Object.entries(part).flatMap(([name, value]) => {
      const words = name === "_id" ? "" : partText(name, value, around);
      return words === "" ? [] : [`${changedFieldText(name)}: ${words}`];
    }),
  );
}

/** Returns `Orders: see, change`. */
function rightText(module: string, access: unknown): string {
  const given = (typeof access === "object" && access !== null ? access : {}) as Record<string, unknown>;
  const bits = BITS.filter((bit) => given[bit] === true).map((bit) => t(`audit.right.${bit}`));
  const name = hasWords(`menu.${module}`) ? t(`menu.${module}` as Key) : module;
  return `${name}: ${bits.length > 0 ? listText(bits) : t("audit.right.none")}`;
}

function plainText(key: string, text: string, around: ValueContext): string {
  if (text === "") return "";
  if (text === "true" || text === "false") return t(text === "true" ? "record.yes" : "record.no");
  const kind = kindsOf(around.entity).get(key);
  const own = kind && ofKind(kind, text, around);
  if (own) return own;
  if (WHOLE.test(text)) {
    if (AMOUNT.test(key)) return moneyText(Number(text), around.currency);
    if (TIME.test(key)) return formatSecond(Number(text), config().timeZone);
    if (CLOCKS.has(key)) return clockText(Number(text));
    if (FLAG.test(key)) return t(text === "0" ? "record.no" : "record.yes");
  }
  if (DAY.test(text)) return reverseDay(text);
  if (key === "digest") return `${text.slice(0, DIGEST_CHARS)}…`;
  if (key === "body") return text.replace(TABLE_DIGEST, "$1");
  // Outcomes other than "ok" have their cause in the log of deliveries.
  if (key === "test") return t(text === "ok" ? "audit.test.ok" : "audit.test.failed");
  if (STATUS.test(key)) return statusWord(text, key);
  if (key === "country") return countryName(text);
  if (key === "fields" || key === "columns") return changedFieldText(text);
  return text.split(LIST_MARK).map((each) => choiceWord(key, namesIn(each, around))).join(LIST_MARK);
}

/** Writes a value of a kind; null if the text is not of that kind, so that the field's name decides. */
function ofKind(kind: ValueKind, text: string, { record, currency }: ValueContext): string | null {
  const its = kind.currency && record?.[kind.currency];
  // If the record is unknown, the currency is that of the business.
  const money = !kind.currency ? currency : typeof its === "string" && its ? its : config().currency;
  switch (kind.kind) {
    case "typed": {
      const minor = exactUnits(text, exponentOf(money));
      return minor === null ? null : moneyText(minor, money);
    }
    case "money":
      return WHOLE.test(text) ? moneyText(Number(text), money) : null;
    case "time":
      return WHOLE.test(text) ? formatSecond(Number(text), config().timeZone) : null;
    case "day":
      return WHOLE.test(text) ? formatDay(Number(text), config().timeZone) : null;
    case "number":
      return WHOLE.test(text) ? text : null;
  }
}

/** Replaces the ids in a text (joined by blanks or commas) by names; an id without a name becomes "a deleted record". */
const namesIn = (text: string, { nameOf }: ValueContext): string =>
  text.replace(
    /[^\s,]+/g,
    (word) => nameOf?.(word) || (ID.test(word) ? t("record.unnamed") : word),
  );
