/** The words of documents by language; English decides which there are. */
import { words as de } from "./de.ts";
import { words as en } from "./en.ts";
import { words as fr } from "./fr.ts";
import { words as pt } from "./pt.ts";

type Worded<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Worded<Words[Key]>;
};
export type DocumentWords = Worded<typeof en>;

const BY_LANGUAGE = new Map<string, DocumentWords>([["en", en], ["de", de], ["fr", fr], ["pt", pt]]);

/** English for a language that there is not. */
export const documentWords = (language: string): DocumentWords => BY_LANGUAGE.get(language) ?? en;

export const hasDocumentWords = (language: string): boolean => BY_LANGUAGE.has(language);
