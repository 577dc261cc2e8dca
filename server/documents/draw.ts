/** Draws a document as PDF: pages as they were laid out, with the letters that they use. */
import type { DocumentDescription } from "../../api/documents/document.ts";
import { ACROSS, type LaidPage, layOut, PAGE, type Placed } from "../../api/documents/flow.ts";
import { type Letters, openPdf, point, savedPdf, writePage } from "./letters.ts";

/** Shades of grey: what is read, and what stands beside it. */
const [INK, QUIET, RULE] = [0.1, 0.4, 0.6] as const;

export async function drawPdf(description: DocumentDescription): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, lettersOf } = await openPdf();
  const written = textsMapped(description, (text) => lettersOf(false).written(text));
  for (const page of layOut(written, (text, isBold) => lettersOf(isBold).width(text))) {
    writePage(
      pdf.addPage([PAGE.width, PAGE.height]),
      lettersOf,
      (names) => contentOf(page, names, lettersOf),
    );
  }
  return await savedPdf(pdf, description);
}

/** Written as it stands in the file: objects for each of its words would be most of the memory. Source: PDF 32000 §8, §9. */
function contentOf(
  { texts, rules }: LaidPage,
  names: readonly string[],
  lettersOf: (isBold: boolean) => Letters,
): readonly string[] {
  const across = rules.map(({ y, height }) =>
    `${RULE} g ${ACROSS.from} ${point(PAGE.height - y)} ${ACROSS.to - ACROSS.from} ${height} re f`
  );
  const written = texts.map((text) => textIn(text, names[Number(text.isBold)] ?? "", lettersOf(text.isBold)));
  return [...across, ...written];
}

const textIn = ({ text, x, y, size, isQuiet }: Placed, font: string, letters: Letters): string =>
  `BT ${isQuiet ? QUIET : INK} g ${font} ${size} Tf 1 0 0 1 ${point(x)} ${point(PAGE.height - y)} Tm <${
    letters.hex(text)
  }> Tj ET`;

/** The same document with each of its texts as `change` makes it. */
function textsMapped(
  description: DocumentDescription,
  change: (text: string) => string,
): DocumentDescription {
  const rows = (some: readonly (readonly string[])[] = []) => some.map((row) => row.map(change));
  return {
    ...description,
    title: change(description.title),
    subtitle: change(description.subtitle),
    foot: change(description.foot),
    page: change(description.page),
    blocks: description.blocks.map((block) => {
      switch (block.kind) {
        case "facts":
          return {
            ...block,
            facts: block.facts.map(([name, value]) => [change(name), change(value)] as const),
          };
        case "table":
          return {
            ...block,
            columns: block.columns.map((column) => ({ ...column, title: change(column.title) })),
            before: rows(block.before),
            rows: rows(block.rows),
            totals: rows(block.totals),
          };
        default:
          return { ...block, text: change(block.text) };
      }
    }),
  };
}
