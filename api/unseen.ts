/** Characters that nobody sees: a number, a code or a name that has one looks like one that has none. */

const SPACE = 32;
const TILDE = 126;

/**
 * True for nearly every cell, in which nothing is unseen and nothing is a control character. The test is a loop: it is made on
 * each cell of a file, and to begin a regular expression costs more than to look through so short a text.
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

/** Returns an identity without the characters that nobody sees. */
export const withoutUnseen = (text: string): string =>
  isPlainText(text) || !UNSEEN.test(text) ? text : text.replaceAll(ALL_UNSEEN, "").trim();

/** A text that somebody reads, without the characters that nobody sees and no letter needs. */
export const withoutUnseenBetween = (text: string): string =>
  isPlainText(text) || !UNSEEN.test(text) ? text : text.replaceAll(UNSEEN_BETWEEN, "").trim();
