/** All of English, the measure of the other languages: for types, tests and pages that scripts write. */
import { mergeWords } from "../lib/merge_words.ts";
import { en } from "./en.ts";
import { enLate } from "./en_late.ts";
import type { Both } from "./translation.ts";

export type English = Both<typeof en, typeof enLate>;

export const english = mergeWords(en, enLate) as unknown as English;
