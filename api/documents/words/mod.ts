/** The words of documents by language; English decides which there are. */
import { words as de } from "./de.ts";
import { type DocumentWords, words as en } from "./en.ts";
import { words as fr } from "./fr.ts";
import { words as pt } from "./pt.ts";

export type { DocumentWords };

const BY_LANGUAGE = new Map<string, DocumentWords>([["en", en], ["de", de], ["fr", fr], ["pt", pt]]);

/** English for a language that there is not. */
export const documentWords = (language: string): DocumentWords => BY_LANGUAGE.get(language) ?? en;

/** The language that a document is in: the one asked for, where we have it, else English. */
export const documentLanguage = (asked: string | null): string =>
  asked !== null && BY_LANGUAGE.has(asked) ? asked : "en";
