/** Draws a document as PDF: pages as they were laid out, with the letters that they use. */
import {
  beginText,
  endText,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFName,
  type PDFPage,
  rgb,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";
import type { DocumentDescription } from "../../api/documents/document.ts";
import { ACROSS, type LaidPage, layOut, PAGE, type Placed } from "../../api/documents/flow.ts";
import { fontBytes } from "./fonts.ts";

const PRODUCER = "Pressdock";
/** Shades of grey: what is read, and what stands beside it. */
const [INK, QUIET, RULE] = [0.1, 0.4, 0.6] as const;
/** Stands for a letter that the font does not have. */
const UNKNOWN = "?";
/** A letter stays itself, mark and all: what is copied out of the document is what was written. */
const FEATURES = { liga: false, kern: false, ccmp: false, locl: false };

/** One weight of the font, with what is known of its letters. */
class Letters {
  readonly #widths = new Map<string, number>();
  readonly #shown = new Map<string, PDFHexString>();
  readonly #known: ReadonlySet<number>;

  constructor(readonly font: PDFFont) {
    this.#known = new Set(font.getCharacterSet());
  }

  /** As the font can write it: composed, without what it does not have. */
  written(text: string): string {
    return Array.from(
      text.normalize("NFC"),
      (letter) => this.#known.has(letter.codePointAt(0) ?? 0) ? letter : UNKNOWN,
    ).join("");
  }

  /** Letters stand beside one another as the font has them: none are drawn closer, and none as one. */
  width(text: string): number {
    let width = 0;
    for (const letter of text) {
      const known = this.#widths.get(letter) ?? this.font.widthOfTextAtSize(letter, 1);
      this.#widths.set(letter, known);
      width += known;
    }
    return width;
  }

  /** Dates and kinds come again and again. */
  shown(text: string): PDFHexString {
    const known = this.#shown.get(text) ?? this.font.encodeText(text);
    this.#shown.set(text, known);
    return known;
  }
}

export async function drawPdf(description: DocumentDescription): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit as Parameters<PDFDocument["registerFontkit"]>[0]);
  const embed = async (name: "regular" | "bold") =>
    new Letters(
      await pdf.embedFont(await fontBytes(name), { subset: true, features: FEATURES }),
    );
  const [regular, bold] = [await embed("regular"), await embed("bold")];
  const lettersOf = (isBold: boolean) => isBold ? bold : regular;
  const written = textsMapped(description, (text) => regular.written(text));
  for (const page of layOut(written, (text, isBold) => lettersOf(isBold).width(text))) {
    drawPage(pdf.addPage([PAGE.width, PAGE.height]), page, lettersOf);
  }
  const { title, language, at } = description;
  pdf.setTitle(title);
  pdf.setLanguage(language);
  pdf.setProducer(PRODUCER);
  pdf.setCreator(PRODUCER);
  pdf.setCreationDate(new Date(at * 1000));
  pdf.setModificationDate(new Date(at * 1000));
  return await pdf.save() as Uint8Array<ArrayBuffer>;
}

function drawPage(page: PDFPage, { texts, rules }: LaidPage, lettersOf: (isBold: boolean) => Letters): void {
  for (const { y, height } of rules) {
    page.drawRectangle({
      x: ACROSS.from,
      y: PAGE.height - y,
      width: ACROSS.to - ACROSS.from,
      height,
      color: rgb(RULE, RULE, RULE),
    });
  }
  const names = new Map<boolean, PDFName>();
  const nameOf = (isBold: boolean) => {
    const name = names.get(isBold) ?? page.node.newFontDictionary("F", lettersOf(isBold).font.ref);
    names.set(isBold, name);
    return name;
  };
  page.pushOperators(
    ...texts.flatMap((text) => operatorsOf(text, nameOf(text.isBold), lettersOf(text.isBold))),
  );
}

function operatorsOf({ text, x, y, size, isQuiet }: Placed, name: PDFName, letters: Letters) {
  const grey = isQuiet ? QUIET : INK;
  return [
    beginText(),
    setFillingRgbColor(grey, grey, grey),
    setFontAndSize(name, size),
    setTextMatrix(1, 0, 0, 1, x, PAGE.height - y),
    showText(letters.shown(text)),
    endText(),
  ];
}

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
