/**
 * Replaces every text of the locales by one in brackets, with accents: import this before anything of src/. A
 * text without brackets on a screen was written into the code.
 */
import { en } from "../../../src/words/generated/en_first.ts";
import { enLate } from "../../../src/words/generated/en.ts";

const [OPEN, CLOSE] = ["⟦", "⟧"];
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú", n: "ñ", c: "ç" },
};

/** Placeholders remain unchanged. */
export const pseudo = (text: string): string =>
  OPEN + text.replace(/\{\w+\}|[aeiouAEIOUnc]/g, (part) => ACCENTS[part] ?? part) + CLOSE;

type Tree = { [key: string]: string | Tree };

function translate(node: Tree): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "object") translate(value);
    else if (!value.startsWith(OPEN)) node[key] = pseudo(value);
  }
}

for (const words of [en, enLate]) translate(words as unknown as Tree);

/** Returns the text outside all brackets; nested brackets count as one pair. */
export function textOutsideBrackets(text: string): string {
  let depth = 0;
  let rest = "";
  for (const char of text) {
    if (char === OPEN) depth += 1;
    else if (char === CLOSE) depth -= 1;
    else if (depth === 0) rest += char;
  }
  return rest;
}
