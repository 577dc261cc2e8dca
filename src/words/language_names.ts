/** Names each language in itself, as words of a choice. */
import { type Language, LANGUAGE_FACTS, LANGUAGES } from "../../api/languages.ts";

export const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, LANGUAGE_FACTS[language].name]),
) as Readonly<Record<Language, string>>;
