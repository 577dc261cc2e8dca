/** Folds case, accents, letters that Unicode does not decompose, and apostrophes, for every search (ADR 101). */

/** Straight and curved apostrophes, and the letter of Hawaiian and Ukrainian: removed, since people omit them. */
const APOSTROPHES = "'`\u2018\u2019\u201b\u2032\u02b9\u02bb\u02bc";
/** An accent that people type as an apostrophe; Unicode would decompose it to a blank. */
const ACUTE = "\u00b4";

/** Small letters that Unicode does not decompose. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŋ: "n",
  ø: "o",
  ŧ: "t",
};
const FOLDED = new RegExp(`[${Object.keys(UNDECOMPOSED).join("")}${APOSTROPHES}]|\\p{M}+`, "gu");

/** Finds texts that need more than lower case. Reason: few do, and every step of an order folds some. */
const HAS_MORE = /['`]|[^ -~]/;
/** The letter that is written in two ways, also with an accent: Østrup is both Ostrup and Oestrup. */
const SLASHED_O = /[øØǿǾ]/g;
const HAS_SLASHED_O = /[øØǿǾ]/;
const HAS_BLANKS = /^\s|\s$|\s\s|[^\S ]/;

/** Returns a text for comparison. Folded once more, it is the same. */
export const fold = (text: string): string =>
  HAS_MORE.test(text)
    ? text.replaceAll(ACUTE, "").normalize("NFKD").toLowerCase()
      .replaceAll(FOLDED, (letter) => UNDECOMPOSED[letter] ?? "")
    : text.toLowerCase();

export const foldings = (text: string): readonly string[] =>
  HAS_SLASHED_O.test(text) ? [fold(text), fold(text.replaceAll(SLASHED_O, "oe"))] : [fold(text)];

export const collapseBlanks = (text: string): string =>
  HAS_BLANKS.test(text) ? text.trim().replaceAll(/\s+/g, " ") : text;

/** Returns the text for an index: every spelling of a text. Queries are folded once. */
export const searchedText = (text: string): string => collapseBlanks(foldings(text).join(" "));
