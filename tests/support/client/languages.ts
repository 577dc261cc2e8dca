/** Loads the words of every language in the form that the app uses. */
import { type Language, LANGUAGES } from "../../../api/languages.ts";
import type { Tree } from "../../../src/lib/merge_words.ts";
import { english } from "../../../src/words/english.ts";
import { WORDS } from "../../../src/words/generated/loaders.ts";

export const WORDS_OF = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) =>
      [language, language === "en" ? english : await WORDS[language]()] as const
    ),
  ),
) as unknown as Readonly<Record<Language, Tree>>;
