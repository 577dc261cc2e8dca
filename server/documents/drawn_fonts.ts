/** Collects glyphs in Type 3 fonts, with the text that each stands for. Source: PDF 32000 §9.6.5, §9.10.3. */
import {
  PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFFlateStream,
  PDFName,
  PDFNumber,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { EM, type Glyph, type PathCommand } from "./shape_text.ts";

/** The maximum number of glyphs of one font, whose codes are one byte. */
const MAX_GLYPHS = 255;

export interface DrawnCode {
  readonly font: PDFRef;
  readonly hex: string;
}

export class DrawnFonts {
  readonly #codes = new Map<string, DrawnCode>();
  #open: DrawnFont | null = null;

  constructor(readonly pdf: PDFDocument) {}

  codeOf(glyph: Glyph): DrawnCode {
    const known = this.#codes.get(glyph.key);
    if (known) return known;
    if (!this.#open || this.#open.isFull) this.#open = new DrawnFont(this.pdf);
    const code = this.#open.add(glyph);
    this.#codes.set(glyph.key, code);
    return code;
  }
}

class DrawnFont {
  readonly #texts: string[] = [];
  readonly #outlines: PDFDict;
  readonly #names: PDFArray;
  readonly #widths: PDFArray;
  readonly #font: PDFDict;
  readonly #ref: PDFRef;

  constructor(readonly pdf: PDFDocument) {
    const { context } = pdf;
    this.#outlines = context.obj({});
    this.#names = context.obj([0]);
    this.#widths = context.obj([]);
    this.#font = context.obj({
      Type: "Font",
      Subtype: "Type3",
      // An empty box means that the bounds of the outlines are unknown.
      FontBBox: [0, 0, 0, 0],
      FontMatrix: [1 / EM, 0, 0, 1 / EM, 0, 0],
      Resources: {},
      CharProcs: this.#outlines,
      Encoding: { Type: "Encoding", Differences: this.#names },
      FirstChar: 0,
      Widths: this.#widths,
      ToUnicode: context.register(new ToUnicodeMap(context.obj({}), this.#texts)),
    });
    this.#ref = context.register(this.#font);
  }

  get isFull(): boolean {
    return this.#texts.length >= MAX_GLYPHS;
  }

  add({ width, commands, text }: Glyph): DrawnCode {
    const code = this.#texts.push(text) - 1;
    const { context } = this.pdf;
    const name = PDFName.of(`g${code}`);
    this.#names.push(name);
    this.#widths.push(PDFNumber.of(Math.round(width)));
    this.#font.set(PDFName.of("LastChar"), PDFNumber.of(code));
    this.#outlines.set(name, context.register(context.flateStream(procedureOf(width, commands))));
    return { font: this.#ref, hex: hexOf(code, 2) };
  }
}

const hexOf = (value: number, digits: number): string =>
  value.toString(16).toUpperCase().padStart(digits, "0");

/** Maps codes to text. Its contents are made when the document is saved, with all glyphs that were added. */
class ToUnicodeMap extends PDFFlateStream {
  readonly #texts: readonly string[];

  constructor(dict: PDFDict, texts: readonly string[]) {
    super(dict, true);
    this.#texts = texts;
  }

  override getUnencodedContents(): Uint8Array {
    const mappings = this.#texts.flatMap((text, code) =>
      text === "" ? [] : [`<${hexOf(code, 2)}> <${utf16Of(text)}>`]
    );
    return new TextEncoder().encode([
      "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
      "/CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange",
      ...chunksOf(mappings).map((some) => `${some.length} beginbfchar\n${some.join("\n")}\nendbfchar`),
      "endcmap end end",
    ].join("\n"));
  }
}

/** The maximum number of entries in a block of a map. Source: Adobe technical note 5014. */
const MAX_ENTRIES = 100;
const chunksOf = (lines: readonly string[]): (readonly string[])[] =>
  Array.from(
    { length: Math.ceil(lines.length / MAX_ENTRIES) },
    (_, at) => lines.slice(at * MAX_ENTRIES, (at + 1) * MAX_ENTRIES),
  );

export const utf16Of = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hexOf(text.charCodeAt(at), 4)).join("");

function procedureOf(width: number, commands: readonly PathCommand[]): string {
  const points = commands.flatMap(({ args }) => args);
  const [xs, ys] = [points.filter((_, at) => at % 2 === 0), points.filter((_, at) => at % 2 === 1)];
  const box = [Math.min(0, ...xs), Math.min(0, ...ys), Math.max(0, ...xs), Math.max(0, ...ys)];
  const [left, bottom, right, top] = box.map((value) => Math.round(value));
  const lines = [`${Math.round(width)} 0 ${left} ${bottom} ${right} ${top} d1`];
  let [x, y] = [0, 0];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    switch (command) {
      case "moveTo":
        lines.push(`${numbersText(args)} m`);
        break;
      case "lineTo":
        lines.push(`${numbersText(args)} l`);
        break;
      case "quadraticCurveTo":
        // PDF has only cubic curves.
        lines.push(
          `${
            numbersText([
              x + (a - x) * 2 / 3,
              y + (b - y) * 2 / 3,
              c + (a - c) * 2 / 3,
              d + (b - d) * 2 / 3,
              c,
              d,
            ])
          } c`,
        );
        break;
      case "bezierCurveTo":
        lines.push(`${numbersText(args)} c`);
        break;
      default:
        lines.push("h");
    }
    if (args.length > 0) [x, y] = args.slice(-2) as [number, number];
  }
  if (commands.length > 0) lines.push("f");
  return lines.join("\n");
}

const numbersText = (values: readonly number[]): string => values.map((value) => Math.round(value)).join(" ");
