/** A new language is added here and by its files of words; `deno task gen` and the type check name what is missing. */
export const LANGUAGES = ["en", "de", "fr", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Every language but English, which has all texts and is shown where another one has none. */
export type OtherLanguage = Exclude<Language, "en">;

export const LANGUAGE_NAMES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  pt: "Português",
} as const satisfies Record<Language, string>;

/** The mark between groups of digits, then the decimal mark. Source: CLDR 48; a test compares the browser's. */
export const NUMBER_MARKS = {
  en: ",.",
  de: ".,",
  fr: "\u202f,",
  pt: ".,",
} as const satisfies Record<Language, string>;

export const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);

export const COLUMN_LANGUAGES = ["de", "fr", "pt"] as const satisfies readonly OtherLanguage[];
