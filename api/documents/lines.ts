/** Returns the width of a text, in the unit of `width`. */
export type WidthOf = (text: string) => number;

const LETTER = /\p{L}/u;
const FROM_RIGHT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** True if the first letter is written from the right. Source: UAX #9, P2. */
export const isFromRight = (text: string): boolean => FROM_RIGHT.test(LETTER.exec(text)?.[0] ?? "");

/** Invisible marks that set the direction of a line whose first letter has the other direction. */
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT] = ["\u200e", "\u200f"] as const;

function withDirection(line: string, paragraph: string): string {
  const fromRight = isFromRight(paragraph);
  if (line === paragraph || isFromRight(line) === fromRight) return line;
  return `${fromRight ? RIGHT_TO_LEFT : LEFT_TO_RIGHT}${line}`;
}

export function wrapText(text: string, width: number, widthOf: WidthOf, most = Infinity): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ").flatMap((each) => splitWord(each, width, widthOf))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && widthOf(longer) > width) {
        lines.push(withDirection(line, paragraph));
        line = word;
      } else line = longer;
    }
    lines.push(withDirection(line, paragraph));
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), truncate(lines.slice(most - 1).join(" "), width, widthOf)];
}

/** Letters as a person counts them: a mark stays with its base. */
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
const lettersOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

function splitWord(word: string, width: number, widthOf: WidthOf): string[] {
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

function truncate(text: string, width: number, widthOf: WidthOf): string {
  let line = "";
  for (const letter of lettersOf(text)) {
    if (widthOf(`${line}${letter}…`) > width) break;
    line += letter;
  }
  return `${line}…`;
}
