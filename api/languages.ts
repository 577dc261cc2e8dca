/**
 * Lists the languages of the product, by the tag that Intl, HTML and the API are given. Another one is an entry here and
 * its files of words: `deno task gen` writes what loads them, and the type check names each one that is missing.
 */

/** `marks` are the one between three digits and the one before the decimals. Source: CLDR 48; a test compares them with the browser's. */
export const LANGUAGE_FACTS = {
  en: { name: "English", marks: ",." },
  de: { name: "Deutsch", marks: ".," },
  fr: { name: "Français", marks: "\u202f," },
  pt: { name: "Português", marks: ".," },
} as const;

export type Language = keyof typeof LANGUAGE_FACTS;
/** Every language but English, which has all texts and is shown where another one has none. */
export type OtherLanguage = Exclude<Language, "en">;

export const LANGUAGES = Object.keys(LANGUAGE_FACTS) as readonly Language[];

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGE_FACTS, name);

/** Languages that announcements and canned replies have columns for, beside English. */
export const COLUMN_LANGUAGES = ["de", "fr", "pt"] as const satisfies readonly OtherLanguage[];
