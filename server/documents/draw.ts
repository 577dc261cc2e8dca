import type { Block, DocumentDescription } from "../../api/documents/document.ts";
import { type BarcodeBand, type LaidPage, layOut } from "../../api/documents/flow.ts";
import type { Symbols } from "../../api/documents/label_flow.ts";
import { type LettersOf, type NameOf, openPdf, point, savePdf, writePage } from "./letters.ts";

const [INK, QUIET, RULE] = [0.1, 0.4, 0.6] as const;

export async function drawPdf(
  documents: readonly DocumentDescription[],
  copies = 1,
): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = documents;
  if (!first) throw new RangeError("Cannot draw: expected a document");
  const { pdf, lettersOf } = await openPdf();
  const hasBars = documents.some(({ blocks }) => blocks.some(isWithBars));
  // Loaded on demand: statements need no barcodes.
  const symbols = hasBars ? (await import("./symbols.ts")).symbols : null;
  for (const description of documents) {
    const written = mapTexts(description, (text) => lettersOf(false).written(text));
    const pages = layOut(written, (text, isBold) => lettersOf(isBold).width(text));
    for (let copy = 0; copy < copies; copy++) {
      for (const page of pages) {
        const bars = page.bars.flatMap((each) => symbols ? barsIn(each, page, symbols) : []);
        writePage(
          pdf.addPage([page.width, page.height]),
          (nameOf) => [...bars, ...contentOf(page, nameOf, lettersOf)],
        );
      }
    }
  }
  return await savePdf(pdf, first);
}

const isWithBars = (block: Block): boolean =>
  block.kind === "bars" || block.kind === "table" && block.columns.some(({ isBars }) => isBars);

/** Points of a dot at 300 dpi: bars are whole dots wide, so that bars of equal width are printed equally. */
const DOT = 72 / 300;
const [MAX_DOTS, MIN_DOTS, QUIET_MODULES] = [4, 2, 10] as const;

function barsIn(
  { code, x, y, width, height }: BarcodeBand,
  page: LaidPage,
  symbols: Symbols,
): readonly string[] {
  const [modules = []] = symbols.bars(code);
  const across = modules.length + 2 * QUIET_MODULES;
  const dots = Math.min(MAX_DOTS, Math.floor(width / across / DOT));
  if (dots < MIN_DOTS) throw new RangeError(`A code of ${across} modules does not fit ${width} points`);
  const left = x + QUIET_MODULES * dots * DOT;
  const [drawn, module] = [point(page.height - y - height), dots * DOT];
  return [
    "0 g",
    ...modules.flatMap((isDark, at) =>
      isDark ? [`${point(left + at * module)} ${drawn} ${point(module)} ${point(height)} re f`] : []
    ),
  ];
}

/** Writes operators as text, because objects for each word would take most of the memory. Source: PDF 32000 §8, §9. */
function contentOf(
  { texts, rules, height: page }: LaidPage,
  nameOf: NameOf,
  lettersOf: LettersOf,
): readonly string[] {
  const across = rules.map(({ x, y, width, height }) =>
    `${RULE} g ${x} ${point(page - y)} ${point(width)} ${height} re f`
  );
  const written = texts.map(({ text, x, y, size, isBold, isQuiet }) =>
    `${isQuiet ? QUIET : INK} g ${lettersOf(isBold).at({ text, x, y: page - y, size }, nameOf)}`
  );
  return [...across, ...written];
}

function mapTexts(
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
        case "bars":
          return block;
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
