/** Invisible characters: a number, a code or a name that has one looks like one that has none. */

const SPACE = 32;
const TILDE = 126;

/**
 * True for nearly every cell: it has no invisible and no control character. A loop, since it runs on each cell of a
 * file and starting a regular expression costs more than such a short text.
 */
export function isPlainText(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > TILDE) return false;
  }
  return true;
}

const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const ALL_UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;
/** Joiners, variation selectors and tags are parts of letters and pictures: names keep them. */
const UNSEEN_BETWEEN =
  /(?![\u200c\u200d\u{e0020}-\u{e007f}])(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** Removes invisible characters from an identifier. */
export const withoutUnseen = (text: string): string =>
  isPlainText(text) || !UNSEEN.test(text) ? text : text.replaceAll(ALL_UNSEEN, "").trim();

/** Removes from a text the invisible characters that no letter needs. */
export const withoutUnseenBetween = (text: string): string =>
  isPlainText(text) || !UNSEEN.test(text) ? text : text.replaceAll(UNSEEN_BETWEEN, "").trim();
