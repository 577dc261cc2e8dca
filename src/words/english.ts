/** All English words, which the other languages must match: for types, tests and pages that scripts write. */
import { mergeWords } from "../lib/merge_words.ts";
import { enLate, type Words as Late } from "./generated/en.ts";
import { en, type Words as First } from "./generated/en_first.ts";

export type English = First & Late;

export const english = mergeWords(en, enLate) as unknown as English;
