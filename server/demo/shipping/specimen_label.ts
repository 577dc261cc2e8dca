/** Draws a page of a platform's label: bars and lines of text, with SPECIMEN across it. */
import { writePng } from "../../files/png/write.ts";

/** The size of a page of 4 × 6 inches in points. */
export const PAGE = { width: 288, height: 432 } as const;
const MM_PER_POINT = 25.4 / 72;
export const PAGE_MM = {
  width_mm: Math.round(PAGE.width * MM_PER_POINT),
  height_mm: Math.round(PAGE.height * MM_PER_POINT),
} as const;

export interface SpecimenPage {
  /** Contents of the barcodes, from top to bottom. */
  readonly bars: readonly string[];
  readonly lines: readonly string[];
}

const [LEFT, FIRST_BARS, BARS_STEP, BARS_HEIGHT] = [12, 350, 72, 50] as const;
const [FIRST_LINE, LINE_STEP, LETTER] = [180, 14, 9] as const;

interface Bar {
  readonly x: number;
  readonly y: number;
}

/** Loaded only when a demo draws barcodes, so that the server starts without the library. */
const loadSymbols = async () => (await import("../../documents/symbols.ts")).symbols;
type Symbols = Awaited<ReturnType<typeof loadSymbols>>;

const barsOf = ({ bars }: SpecimenPage, symbols: Symbols): readonly Bar[] =>
  bars.flatMap((code, nth) =>
    (symbols.bars(code)[0] ?? []).flatMap((dark, at) =>
      dark ? [{ x: LEFT + at, y: FIRST_BARS - nth * BARS_STEP }] : []
    )
  );

const lineAt = (nth: number): number => FIRST_LINE - nth * LINE_STEP;
const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
const encodeLatin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff);

function contentOf(page: SpecimenPage, symbols: Symbols): string {
  return [
    "q 0.85 g BT /F1 48 Tf 0.7 0.7 -0.7 0.7 70 90 Tm (SPECIMEN) Tj ET Q",
    ...barsOf(page, symbols).map(({ x, y }) => `${x} ${y} 1 ${BARS_HEIGHT} re f`),
    ...page.lines.map((line, nth) =>
      `BT /F1 ${LETTER} Tf ${LEFT} ${lineAt(nth)} Td (${escaped(line)}) Tj ET`
    ),
  ].join("\n");
}

/** Writes the PDF by hand, because its pages are few and simple. */
export async function specimenPdf(pages: readonly SpecimenPage[]): Promise<Uint8Array<ArrayBuffer>> {
  const symbols = await loadSymbols();
  const kids = pages.map((_, nth) => `${4 + 2 * nth} 0 R`).join(" ");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...pages.flatMap((page, nth) => {
      const content = contentOf(page, symbols);
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents ${5 + 2 * nth} 0 R` +
        "/Resources<</Font<</F1 3 0 R>>>>>>",
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((object, nth) => {
    const at = text.length;
    text += `${nth + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return encodeLatin1(text);
}

const [WHITE, BLACK, QUIET] = [255, 0, 190] as const;

/** Draws the page as a picture, with a gray stroke for each line of text. */
export async function specimenPreview(page: SpecimenPage): Promise<Uint8Array<ArrayBuffer>> {
  const symbols = await loadSymbols();
  const { width, height } = PAGE;
  const data = new Uint8Array(width * height).fill(WHITE);
  const fill = (x: number, y: number, wide: number, tall: number, shade: number) => {
    for (let row = height - y - tall; row < height - y; row++) {
      data.fill(shade, row * width + x, row * width + Math.min(width, x + wide));
    }
  };
  for (const { x, y } of barsOf(page, symbols)) fill(x, y, 1, BARS_HEIGHT, BLACK);
  page.lines.forEach((line, nth) => fill(LEFT, lineAt(nth), line.length * 4, LETTER - 3, QUIET));
  return writePng({ width, height, channels: 1, data });
}
