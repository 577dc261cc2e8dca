/** A notice keeps a key and arguments. Its words are in `api/<department>/words/`, for the API and for screens. */
import type { notices as english } from "./generated/notices/en.ts";
import { type Language, NUMBER_MARKS } from "./languages.ts";
import { formatMinor } from "./money.ts";
import { fillIn, type Params } from "./number_text.ts";

/** The words of a key in one language; a content may have several lines. */
export interface NoticeTemplate {
  readonly subject: string;
  readonly content?: string;
}

/** Another language has the keys and parts of English. */
export type NoticesLike<English> = {
  readonly [Key in keyof English]: { readonly [Part in keyof English[Key]]: string };
};

/** The content is empty if the notice has none. */
export type NoticeTexts = Required<NoticeTemplate>;

export interface Amount {
  readonly minor: number;
  readonly currency: string;
}

/** Several events in one notice: a line for the subject of each. */
export interface NoticeLines {
  readonly notices: readonly NoticeWords[];
}

export interface Reason {
  readonly code: string;
  /** English text, also shown for a code that a build does not know. */
  readonly text: string;
}

/** A number is a count. */
export type NoticeArg = string | number | Amount | Reason | NoticeLines;

export type NoticeKey = keyof typeof english;

type PlaceholderIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;
type ValueOf<Words> = Extract<Words[keyof Words], string>;
type PlaceholderOf<Key extends NoticeKey> = PlaceholderIn<ValueOf<(typeof english)[Key]>>;

interface ArgTypes {
  readonly amount: Amount;
  readonly more: Amount;
  readonly count: number;
  readonly days: number;
  readonly why: Reason;
  readonly lines: NoticeLines;
}

type ArgsOf<Key extends NoticeKey> = {
  readonly [Name in PlaceholderOf<Key>]: Name extends keyof ArgTypes ? ArgTypes[Name] : string;
};

/** Describes a notice before it is written in a language. */
export type NoticeWords = {
  readonly [Key in NoticeKey]: { readonly key: Key; readonly args: ArgsOf<Key> };
}[NoticeKey];

/** Keys of the words for several notices of one event. */
export type ManyKey = {
  readonly [Key in NoticeKey]: "lines" extends PlaceholderOf<Key> ? Key : never;
}[NoticeKey];

const moneyIn = (language: Language, { minor, currency }: Amount): string =>
  `${formatMinor(minor, currency, ...NUMBER_MARKS[language])} ${currency}`;

interface WordsOfOthers {
  readonly subjectOf: (words: NoticeWords) => string;
  readonly reasonOf: (reason: Reason) => string;
}

export function noticeParams(
  args: Readonly<Record<string, NoticeArg>>,
  language: Language,
  { subjectOf, reasonOf }: WordsOfOthers,
): Params {
  return Object.fromEntries(
    Object.entries(args).map(([name, arg]) => {
      if (typeof arg !== "object") return [name, arg];
      if ("minor" in arg) return [name, moneyIn(language, arg)];
      // The English text says more than the code: it was written for this very case.
      if ("code" in arg) return [name, language === "en" ? arg.text : reasonOf(arg)];
      return [name, arg.notices.map(subjectOf).join("\n")];
    }),
  );
}

export const fillNotice = (language: Language, text: string, params: Params): string =>
  fillIn(language, text, params).trim();
