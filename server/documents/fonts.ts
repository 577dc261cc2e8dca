/** Finds font files: Noto Sans (SIL OFL 1.1) has one per weight, other scripts have many. Source: ADR 36, ADR 52. */
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

const PATHS = {
  regular: "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
  bold: "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf",
} as const;
export type Weight = keyof typeof PATHS;

export const weightOf = (isBold: boolean): Weight => isBold ? "bold" : "regular";

export const fontBytes = (name: Weight): Promise<Uint8Array<ArrayBuffer>> =>
  Deno.readFile(resolve(PATHS[name]));

/** Letters of Noto Sans that need no shaping. A test compares the list with the font. */
const PLAIN =
  /^[\n\x20-\x7e\xa0-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1d00-\u1df9\u1dfb-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2000-\u200a\u2010-\u2027\u202f-\u205f\u2070\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20c0\u2100-\u215f\u2183\u2184\u2212\u2c60-\u2c7f\ua720-\ua7ca\ufb00-\ufb06]*$/u;

/** Returns true for text that Noto Sans draws left to right without shaping, which is nearly every text. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Matches invisible characters: joiners, direction marks, variation selectors. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, "");
export const graphemesOf = (text: string): readonly string[] =>
  isPlain(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);

export interface FontFile {
  readonly path: (weight: Weight) => string;
  readonly isJoined: boolean;
}

const NOTO_SANS: FontFile = { path: (weight) => resolve(PATHS[weight]), isJoined: false };
/** Matches Devanagari, whose letters change with their neighbors. Source: The Unicode Standard, §12.1. */
const DEVANAGARI = /^[\u0900-\u097f]+$/u;

interface Script {
  readonly name: string;
  readonly letters: RegExp;
  /** True if one file has all weights, as for the large fonts below, which have no composite glyphs. */
  readonly isVariable: boolean;
}

const HAN: Script = { name: "sc", letters: /\p{scx=Han}/u, isVariable: true };
const KANA: Script = { name: "jp", letters: /./u, isVariable: true };
const HANGUL: Script = { name: "kr", letters: /\p{scx=Hangul}/u, isVariable: true };
const OTHERS: readonly Script[] = [
  { name: "thai", letters: /\p{scx=Thai}/u, isVariable: false },
  { name: "arabic", letters: /[\u0600-\u08ff]/u, isVariable: false },
  { name: "hebrew", letters: /\p{scx=Hebrew}/u, isVariable: false },
  { name: "georgian", letters: /\p{scx=Georgian}/u, isVariable: false },
  { name: "armenian", letters: /\p{scx=Armenian}/u, isVariable: false },
];
export const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

/** Returns scripts in order of preference: Han is drawn as in China, unless the text has kana or hangul. */
function scriptsFor(text: string): readonly Script[] {
  if (/[\p{scx=Hiragana}\p{scx=Katakana}]/u.test(text)) return [KANA, HAN, HANGUL, ...OTHERS];
  if (/\p{scx=Hangul}/u.test(text)) return [HANGUL, HAN, KANA, ...OTHERS];
  return [...OTHERS, HAN, KANA, HANGUL];
}

/** Returns null for a letter that no font has, and the same object for all letters of one file. */
export type FontFor = (grapheme: string) => FontFile | null;

export function fontsFor(text: string): FontFor {
  const scripts = scriptsFor(text);
  return (grapheme) => {
    const letters = withoutUnseen(grapheme);
    if (isPlain(letters)) return NOTO_SANS;
    if (DEVANAGARI.test(letters)) return NOTO_SANS;
    for (const script of scripts) {
      const found = fileWith(script, letters);
      if (found) return found;
    }
    return null;
  };
}

/** Returns the letters that no font has; they are drawn as boxes. */
export function boxedLetters(texts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const text of texts) {
    if (isPlain(text)) continue;
    const normal = text.normalize("NFC");
    const fontFor = fontsFor(normal);
    for (const grapheme of graphemesOf(normal)) {
      if (withoutUnseen(grapheme) !== "" && !fontFor(grapheme)) found.add(grapheme);
    }
  }
  return [...found];
}

function fileWith(script: Script, letters: string): FontFile | null {
  const files = filesOf(script);
  const [first, ...rest] = Array.from(letters, (letter) => files.get(letter.codePointAt(0) ?? 0) ?? null);
  return first && rest.every((file) => file === first) ? first : null;
}

const known = new Map<Script, ReadonlyMap<number, FontFile>>();

/** Maps code points to font files. The lists are read once, and only for letters that Noto Sans lacks. */
function filesOf(script: Script): ReadonlyMap<number, FontFile> {
  const before = known.get(script);
  if (before) return before;
  const files = new Map<number, FontFile>();
  const { name, isVariable } = script;
  const folder = `@fontsource${isVariable ? "-variable" : ""}/noto-sans-${name}`;
  const lists = JSON.parse(Deno.readTextFileSync(resolve(`${folder}/unicode.json`))) as Record<
    string,
    string
  >;
  for (const [key, ranges] of Object.entries(lists)) {
    const subset = key.replaceAll(/[[\]]/g, "");
    if (subset === key && subset !== name) continue;
    const path = (weight: Weight) =>
      resolve(
        `${folder}/files/noto-sans-${name}-${subset}-${isVariable ? "wght" : WEIGHTS[weight]}-normal.woff2`,
      );
    const file = { path, isJoined: name === "arabic" };
    for (const code of codesIn(ranges)) {
      if (!files.has(code) && script.letters.test(String.fromCodePoint(code))) files.set(code, file);
    }
  }
  known.set(script, files);
  return files;
}

/** Reads ranges such as `U+4E00-4E07,U+5B57`. */
function* codesIn(ranges: string): Iterable<number> {
  for (const range of ranges.split(",")) {
    const [first = "", last = first] = range.trim().replace("U+", "").split("-");
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) yield code;
  }
}
