import { DOCUMENT_WORDS } from "../../generated/document_words.ts";
import { isLanguage, type Language } from "../../languages.ts";
import type { DocumentWords } from "./en.ts";

export type { DocumentWords };

/** Returns English if a document is not offered in the language. */
export const documentLanguage = (wanted: string | null): Language =>
  wanted !== null && isLanguage(wanted) ? wanted : "en";

export const documentWords = (language: string): DocumentWords => DOCUMENT_WORDS[documentLanguage(language)];
