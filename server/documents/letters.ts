import { PDFDocument, type PDFFont, PDFName, type PDFPage, type PDFRef } from "@cantoo/pdf-lib";
import { DrawnFonts } from "./drawn_fonts.ts";
import { openFace } from "./face.ts";
import { isPlain, type Weight, weightOf } from "./fonts.ts";
import { EM, type Glyph, type Piece, shapeText } from "./shape_text.ts";

/** Control characters except line breaks. */
const CONTROLS = /[^\P{Cc}\n]/gu;

interface Letter {
  /** The width at size 1. */
  readonly width: number;
  /** The glyph's number in the font, in hex as in a PDF text. */
  readonly hex: string;
}

export interface WrittenText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export type NameOf = (font: PDFRef) => string;
export type PictureNameOf = (picture: PDFRef) => string;

/** One weight of the font, without kerning and ligatures. */
export class Letters {
  readonly #letters = new Map<string, Letter>();
  readonly #shaped = new Map<string, readonly Piece[]>();

  constructor(readonly font: PDFFont, readonly weight: Weight, readonly drawn: DrawnFonts) {}

  /** Composes characters, and replaces control characters except line breaks. */
  written(text: string): string {
    return text.normalize("NFC").replaceAll(CONTROLS, " ");
  }

  width(text: string): number {
    return isPlain(text)
      ? this.#widthOf(text)
      : this.#piecesOf(text).reduce((sum, piece) => sum + this.#widthOfPiece(piece), 0);
  }

  /** Returns the operators that write a text at a place. Source: PDF 32000 §9. */
  at({ text, x, y, size }: WrittenText, nameOf: NameOf): string {
    if (isPlain(text)) return `BT ${this.#show(text, { x, y, size }, nameOf)} ET`;
    let left = x;
    const shown = this.#piecesOf(text).flatMap((piece) => {
      const place = { x: left, y, size };
      left += this.#widthOfPiece(piece) * size;
      return piece.kind === "plain"
        ? [this.#show(piece.text, place, nameOf)]
        : this.#showGlyphs(piece.glyphs, place, nameOf);
    });
    return `BT ${shown.join(" ")} ET`;
  }

  #show(text: string, { x, y, size }: Omit<WrittenText, "text">, nameOf: NameOf): string {
    let hex = "";
    for (const letter of text) hex += this.#of(letter).hex;
    return `${nameOf(this.font.ref)} ${size} Tf 1 0 0 1 ${point(x)} ${point(y)} Tm <${hex}> Tj`;
  }

  #showGlyphs(
    glyphs: readonly Glyph[],
    { x, y, size }: Omit<WrittenText, "text">,
    nameOf: NameOf,
  ): readonly string[] {
    let left = x;
    return glyphs.map((glyph) => {
      const { font, hex } = this.drawn.codeOf(glyph);
      const at = point(left);
      left += glyph.width * size / EM;
      return `${nameOf(font)} ${size} Tf 1 0 0 1 ${at} ${point(y)} Tm <${hex}> Tj`;
    });
  }

  #widthOf(text: string): number {
    let width = 0;
    for (const letter of text) width += this.#of(letter).width;
    return width;
  }

  #widthOfPiece(piece: Piece): number {
    return piece.kind === "plain"
      ? this.#widthOf(piece.text)
      : piece.glyphs.reduce((sum, { width }) => sum + width, 0) / EM;
  }

  /** Cached, because a text is measured more than once before it is drawn. */
  #piecesOf(text: string): readonly Piece[] {
    const known = this.#shaped.get(text);
    if (known) return known;
    if (this.#shaped.size >= MAX_SHAPED) this.#shaped.clear();
    const pieces = shapeText(text, this.weight);
    this.#shaped.set(text, pieces);
    return pieces;
  }

  #of(letter: string): Letter {
    const known = this.#letters.get(letter);
    if (known) return known;
    const found = {
      width: this.font.widthOfTextAtSize(letter, 1),
      hex: this.font.encodeText(letter).asString(),
    };
    this.#letters.set(letter, found);
    return found;
  }
}

/** The maximum number of texts in the cache: more than a page has. */
const MAX_SHAPED = 1_000;

export async function openPdf() {
  const pdf = await PDFDocument.create();
  return { pdf, lettersOf: await lettersIn(pdf) };
}

const NO_BYTES = new Uint8Array();

export type LettersOf = (isBold: boolean) => Letters;

export async function lettersIn(pdf: PDFDocument): Promise<LettersOf> {
  const drawn = new DrawnFonts(pdf);
  const embed = async (weight: Weight) => {
    const face = await openFace(weight);
    // The library wants to open fonts itself, so it gets a `create` that returns the open one.
    pdf.registerFontkit({ create: () => face } as unknown as Parameters<PDFDocument["registerFontkit"]>[0]);
    return new Letters(await pdf.embedFont(NO_BYTES, { subset: true }), weight, drawn);
  };
  const [regular, bold] = [await embed(weightOf(false)), await embed(weightOf(true))];
  return (isBold) => isBold ? bold : regular;
}

const PRODUCER = "Pressdock";

interface About {
  readonly title: string;
  readonly language: string;
  readonly at: number;
}

export async function savePdf(
  pdf: PDFDocument,
  { title, language, at }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  pdf.setTitle(title);
  pdf.setLanguage(language);
  pdf.setProducer(PRODUCER);
  pdf.setCreator(PRODUCER);
  pdf.setCreationDate(new Date(at * 1000));
  pdf.setModificationDate(new Date(at * 1000));
  return await pdf.save() as Uint8Array<ArrayBuffer>;
}

export function writePage(
  page: PDFPage,
  write: (nameOf: NameOf, pictureNameOf: PictureNameOf) => readonly string[],
): void {
  const nameOf = namedOnce((font) => page.node.newFontDictionary("F", font));
  const pictureNameOf = namedOnce((picture) => page.node.newXObject("P", picture));
  const { context } = page.doc;
  const content = context.flateStream(write(nameOf, pictureNameOf).join("\n"));
  page.node.set(PDFName.of("Contents"), context.register(content));
}

function namedOnce(name: (ref: PDFRef) => PDFName): (ref: PDFRef) => string {
  const names = new Map<PDFRef, string>();
  return (ref) => {
    const known = names.get(ref) ?? name(ref).asString();
    names.set(ref, known);
    return known;
  };
}

export const point = (value: number): string => value.toFixed(2);
