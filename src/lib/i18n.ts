/**
 * Words in the person's language. rosetta looks up; this wrapper adds what it lacks: typed keys, English where a
 * word is missing, plurals, `{name}` placeholders. The choice is held in memory only. Source: docs/requirements.md S1.4.
 */
import { signal } from "@preact/signals-react";
import rosetta from "rosetta";
import type { Language, OtherLanguage } from "../../api/languages.ts";
import { en } from "../words/generated/en_first.ts";
import { WORDS } from "../words/generated/loaders.ts";
import type { English } from "../words/english.ts";
import { mergeWords, type Tree } from "./merge_words.ts";
import { numberIn } from "./number_marks.ts";

export { type Language, LANGUAGES } from "../../api/languages.ts";
export type Params = Readonly<Record<string, string | number>>;

type Leaf<Words> = Words extends string | { readonly other: string } ? ""
  : { [Key in keyof Words & string]: Leaf<Words[Key]> extends "" ? Key : `${Key}.${Leaf<Words[Key]>}` }[
    & keyof Words
    & string
  ];

/** Groups whose keys come from data: `status.${row.status}`. A test finds a missing word. */
type ByConvention = `${
  | "menu"
  | "group"
  | "field"
  | "status"
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

/** A key of the words: checked by the compiler, except in the groups that data names. */
export type Key = Leaf<English> | ByConvention;

/** The language shown. A component that is not memoised follows it through the app's root. */
export const language = signal<Language>("en");

type Prepared = { [key: string]: string | Prepared | ((params?: Params) => string) };

const dictionary = rosetta<Prepared>();
const reported = new Set<string>();

/** Fills the placeholders; a number is written as the language writes it. */
const fill = (name: Language, text: string, params: Params = {}) =>
  text.replace(/\{(\w+)\}/g, (_, key) => {
    const value = params[key] ?? "";
    return typeof value === "number" ? numberIn(name, value) : value;
  });

function isPlural(node: Tree): node is { readonly other: string } & Record<string, string> {
  const forms = ["zero", "one", "two", "few", "many", "other"];
  return typeof node["other"] === "string" && Object.keys(node).every((key) => forms.includes(key));
}

function prepare(name: Language, node: Tree, rules: Intl.PluralRules): Prepared {
  const entries = Object.entries(node).map(([key, value]): [string, Prepared[string]] => {
    if (typeof value === "string") {
      return [key, value.includes("{") ? (params) => fill(name, value, params) : value];
    }
    if (!isPlural(value)) return [key, prepare(name, value, rules)];
    return [
      key,
      (params) => fill(name, value[rules.select(Number(params?.["count"]))] ?? value.other, params),
    ];
  });
  return Object.fromEntries(entries);
}

/** Keys that had no words when they were asked for. Beyond so many, of data that nobody knows, any addition may be theirs. */
const missed = new Set<string>();
const MISSED_MAX = 2_000;

const NOTHING: Params = {};
/** Words in which nothing is filled in, by language and key: a list says the same ones in every row. */
const plain = new Map<Language, Map<string, string>>();

function define(name: Language, words: Tree): void {
  plain.set(name, new Map());
  dictionary.set(name, prepare(name, words, new Intl.PluralRules(name)));
}

define("en", en);

/** The English words that are here. */
let known: Tree = en;
let late: Promise<void> | null = null;

let additions = 0;

/** More English words beside those that are here. */
export function addEnglish(words: Tree): void {
  known = mergeWords(known, words);
  define("en", known);
  // What was drawn says the same with words that it never asked for.
  const waited = [...missed];
  if (waited.length < MISSED_MAX && !waited.some(hasWords)) return;
  additions += 1;
  missed.clear();
}

/** Loads the English words that the first screen does without; a failure is tried again by the next caller. */
export function lateWords(): Promise<void> {
  late ??= import("../words/generated/en.ts").then(({ enLate }) => addEnglish(enLate));
  late.catch(() => late = null);
  return late;
}

function miss(key: string): void {
  if (missed.size < MISSED_MAX) missed.add(key);
}

function find(key: string, params: Params, name: Language): string {
  const kept = params === NOTHING ? plain.get(name) : undefined;
  const known = kept?.get(key);
  if (known !== undefined) return known;
  const found: unknown = dictionary.t(key, params as Record<string, string | number>, name);
  const words = typeof found === "string" ? found : "";
  kept?.set(key, words);
  return words;
}

/** Which way the page runs. All our languages run from left to right. */
export const direction = signal<"ltr" | "rtl">("ltr");

const LEFT_TO_RIGHT = "\u200e";

/** On a page from right to left a number before the words, or a full stop after them, would change sides. */
export function held(words: string): string {
  if (direction.value !== "rtl") return words;
  const mark = (end: RegExp) => end.test(words) ? "" : LEFT_TO_RIGHT;
  return mark(/^\p{L}/u) + words + mark(/\p{L}$/u);
}

/** The words of a key. What no language has is reported once and shown as the key's last part. */
export function t(key: Key, params: Params = NOTHING): string {
  const words = find(key, params, language.value) || find(key, params, "en");
  if (words) return held(words);
  miss(key);
  if (!reported.has(key)) console.warn(`No words for "${key}"`);
  reported.add(key);
  return key.slice(key.lastIndexOf(".") + 1);
}

/** Another one whenever words may be others: what a memoised component is given, only to be drawn again with them. */
export const wordsNow = (): string => `${language.value} ${direction.value} ${additions}`;

/** The English words of a key: what is searched for is found by them in every language. */
export const inEnglish = (key: Key): string => find(key, NOTHING, "en");

/**
 * True when there are words for a key that data made. Only what the words themselves hold counts: a part of the key
 * may be what a person typed, and every object has a `toString`.
 */
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

/** The app's own words, then those that another entry brought. */
const loaders: Loaders[] = [WORDS];

/** Adds the words of a build with an entry of its own: English now, another language when it is chosen. */
export function addWords(english: Tree, others: Loaders): void {
  addEnglish(english);
  loaders.push(others);
}

async function load(name: OtherLanguage): Promise<Tree> {
  const parts = await Promise.all(loaders.map((each) => each[name]()));
  return parts.reduce(mergeWords);
}

let wanted: Language = "en";

/** Loads and shows a language; the last choice wins. False when its words could not be loaded. */
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
