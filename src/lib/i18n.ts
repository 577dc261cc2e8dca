/** Adds typed keys, plurals, placeholders and a fallback to English to the library rosetta. Source: docs/requirements.md S1.4. */
import { signal } from "@preact/signals-react";
import rosetta from "rosetta";
import type { Language, OtherLanguage } from "../../api/languages.ts";
import { en } from "../words/generated/en_first.ts";
import { WORDS } from "../words/generated/loaders.ts";
import type { English } from "../words/english.ts";
import { mergeLazily, mergeWords, type Tree } from "./merge_words.ts";
import { fillIn, type Params } from "../../api/number_text.ts";

export { type Language, LANGUAGES } from "../../api/languages.ts";
export type { Params };

type Leaf<Words> = Words extends string | { readonly other: string } ? ""
  : { [Key in keyof Words & string]: Leaf<Words[Key]> extends "" ? Key : `${Key}.${Leaf<Words[Key]>}` }[
    & keyof Words
    & string
  ];

/** Groups of keys that are built from data, such as `status.${row.status}`. A test finds missing words. */
type ByConvention = `${
  | "menu"
  | "group"
  | "field"
  | "status"
  | "feminine"
  | "axis"
  | "event"
  | "reason"
  | "problem"
  | "error"
  | "range"
  | "choice"
  | "country"
  | "entity"
  | "view"}.${string}`;

export type Key = Leaf<English> | ByConvention;

export const language = signal<Language>("en");

/** Forms of a text that counts something. */
interface Plural {
  readonly other: string;
  readonly [form: string]: string;
}

/** Words are put in here directly: the library's `set` copies a table, which would read every lazy part. */
const tables: Record<string, Tree> = {};
const dictionary = rosetta<Tree>(tables);
const reported = new Set<string>();

const FORMS: ReadonlySet<string> = new Set(["zero", "one", "two", "few", "many", "other"]);

const isPlural = (node: object): node is Plural =>
  "other" in node && typeof node.other === "string" && Object.keys(node).every((key) => FORMS.has(key));

const rules = new Map<Language, Intl.PluralRules>();

function formOf(name: Language, plural: Plural, count: unknown): string {
  const known = rules.get(name) ?? new Intl.PluralRules(name);
  rules.set(name, known);
  return plural[known.select(Number(count))] ?? plural.other;
}

/** Keys that had no words when requested. At `MISSED_MAX` further keys are not listed, so any added words may be theirs. */
const missed = new Set<string>();
const MISSED_MAX = 2_000;

const NOTHING: Params = {};
/** Texts without placeholders, cached by language and key because every row of a list has the same ones. */
const plain = new Map<Language, Map<string, string>>();

function define(name: Language, words: Tree): void {
  plain.set(name, new Map());
  tables[name] = words;
}

define("en", en);

let known: Tree = en;
let late: Promise<void> | null = null;

let additions = 0;

export function addEnglish(words: Tree, merge = mergeWords): void {
  known = merge(known, words);
  define("en", known);
  const waited = [...missed];
  if (waited.length < MISSED_MAX && !waited.some(hasWords)) return;
  additions += 1;
  missed.clear();
}

/** Loads the English words that the first screen does not need. After a failure the next call tries again. */
export function lateWords(): Promise<void> {
  late ??= import("../words/generated/en.ts").then(({ enLate }) => addEnglish(enLate, mergeLazily));
  late.catch(() => late = null);
  return late;
}

function miss(key: string): void {
  if (missed.size < MISSED_MAX) missed.add(key);
}

function find(key: string, params: Params, name: Language): string {
  const cached = params === NOTHING ? plain.get(name) : undefined;
  const known = cached?.get(key);
  if (known !== undefined) return known;
  const found: unknown = dictionary.t(key, undefined, name);
  const isCounted = typeof found === "object" && found !== null && isPlural(found);
  const text = isCounted ? formOf(name, found, params["count"]) : typeof found === "string" ? found : "";
  const words = text.includes("{") ? fillIn(name, text, params) : text;
  cached?.set(key, words);
  return words;
}

/** Direction of the page, which a person chooses in the customizer: all our languages run from left to right. */
export const direction = signal<"ltr" | "rtl">("ltr");

const LEFT_TO_RIGHT = "\u200e";

/** Adds marks on a right-to-left page, where a number at the beginning or a full stop at the end would change sides. */
export function isolateDirection(words: string): string {
  if (direction.value !== "rtl") return words;
  const mark = (end: RegExp) => end.test(words) ? "" : LEFT_TO_RIGHT;
  return mark(/^\p{L}/u) + words + mark(/\p{L}$/u);
}

/** Returns the words of a key, or else the English ones. A key without words is reported, and shortened. */
export function t(key: Key, params: Params = NOTHING): string {
  const words = find(key, params, language.value) || find(key, params, "en");
  if (words) return isolateDirection(words);
  miss(key);
  if (!reported.has(key)) console.warn(`No words for "${key}"`);
  reported.add(key);
  return key.slice(key.lastIndexOf(".") + 1);
}

/** Returns a text that changes whenever words may have changed; memoized components get it as a prop. */
export const wordsNow = (): string => `${language.value} ${direction.value} ${additions}`;

/** Returns the words of a key in the page's language, which English may not have; empty if there are none. */
export const ownWords = (key: string): string => find(key, NOTHING, language.value);

export const inEnglish = (key: Key): string => find(key, NOTHING, "en");

/** Returns true if a key has English words. A part of the key may be typed text such as `toString`. */
export function hasWords(key: string): boolean {
  let node: string | Tree | undefined = known;
  for (const part of key.split(".")) {
    node = typeof node === "object" && Object.hasOwn(node, part) ? node[part] : undefined;
  }
  const isThere = typeof node === "string" || (node !== undefined && isPlural(node));
  if (!isThere) miss(key);
  return isThere;
}

type Loaders = Readonly<Record<OtherLanguage, () => Promise<Tree>>>;

/** Loaders of the app's own words, and of words that another entry file has added. */
const loaders: Loaders[] = [WORDS];

export function addWords(english: Tree, others: Loaders): void {
  addEnglish(english);
  loaders.push(others);
}

async function load(name: OtherLanguage): Promise<Tree> {
  const parts = await Promise.all(loaders.map((each) => each[name]()));
  return parts.reduce(mergeWords);
}

let wanted: Language = "en";

/** Loads a language and shows it; the last choice wins. Returns false if the words could not be loaded. */
export async function setLanguage(next: Language): Promise<boolean> {
  wanted = next;
  try {
    if (next !== "en" && !dictionary.table(next)) define(next, await load(next));
  } catch {
    return false;
  }
  if (wanted === next) language.value = next;
  return true;
}
