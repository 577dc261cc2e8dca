/** Texts in lines, parted between words, each of the direction of its text. Pure: how wide a text is, is asked. */

/** How wide a text is, in the unit that `width` has. */
export type WidthOf = (text: string) => number;

const LETTER = /\p{L}/u;
const FROM_RIGHT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** Its first letter says so. Source: UAX #9, P2. */
export const isFromRight = (text: string): boolean => FROM_RIGHT.test(LETTER.exec(text)?.[0] ?? "");

/** Not seen: they say which way a line runs whose first letter says otherwise. */
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT] = ["\u200e", "\u200f"] as const;

/** A line that goes on runs as what it is of. */
function running(line: string, paragraph: string): string {
  const fromRight = isFromRight(paragraph);
  if (line === paragraph || isFromRight(line) === fromRight) return line;
  return `${fromRight ? RIGHT_TO_LEFT : LEFT_TO_RIGHT}${line}`;
}

/** A text in lines: parted between words, and within one that is too long by itself. */
export function wrapText(text: string, width: number, widthOf: WidthOf, most = Infinity): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ").flatMap((each) => pieces(each, width, widthOf))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && widthOf(longer) > width) {
        lines.push(running(line, paragraph));
        line = word;
      } else line = longer;
    }
    lines.push(running(line, paragraph));
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(" "), width, widthOf)];
}

/** As a person counts letters: a mark stays with what it stands on. */
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
const lettersOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

function pieces(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return [word];
  const all: string[] = [];
  let piece = "";
  for (const letter of lettersOf(word)) {
    if (piece !== "" && widthOf(piece + letter) > width) {
      all.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...all, piece];
}

function cut(text: string, width: number, widthOf: WidthOf): string {
  let kept = "";
  for (const letter of lettersOf(text)) {
    if (widthOf(`${kept}${letter}…`) > width) break;
    kept += letter;
  }
  return `${kept}…`;
}
