/** Draws a document as PDF: pages as they were laid out, with the letters that they use. */
import { PDFDocument, type PDFFont, PDFName, type PDFPage } from "@cantoo/pdf-lib";
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

interface Letter {
  /** Of one of size 1. */
  readonly width: number;
  /** Its number in the font, as a text of the document has it. */
  readonly hex: string;
}

/** One weight of the font. Letters stand beside one another as they are: none are drawn closer, and none as one. */
class Letters {
  readonly #letters = new Map<string, Letter>();
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

  width(text: string): number {
    let width = 0;
    for (const letter of text) width += this.#of(letter).width;
    return width;
  }

  hex(text: string): string {
    let hex = "";
    for (const letter of text) hex += this.#of(letter).hex;
    return hex;
  }

  /** Each is looked up in the font once. */
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

/** Written as it stands in the file: objects for each of its words would be most of the memory. Source: PDF 32000 §8, §9. */
function drawPage(page: PDFPage, { texts, rules }: LaidPage, lettersOf: (isBold: boolean) => Letters): void {
  const names = [false, true].map((isBold) =>
    page.node.newFontDictionary("F", lettersOf(isBold).font.ref).asString()
  );
  const across = rules.map(({ y, height }) =>
    `${RULE} g ${ACROSS.from} ${point(PAGE.height - y)} ${ACROSS.to - ACROSS.from} ${height} re f`
  );
  const written = texts.map((text) => textIn(text, names[Number(text.isBold)] ?? "", lettersOf(text.isBold)));
  const { context } = page.doc;
  const content = context.flateStream([...across, ...written].join("\n"));
  page.node.set(PDFName.of("Contents"), context.register(content));
}

const textIn = ({ text, x, y, size, isQuiet }: Placed, font: string, letters: Letters): string =>
  `BT ${isQuiet ? QUIET : INK} g ${font} ${size} Tf 1 0 0 1 ${point(x)} ${point(PAGE.height - y)} Tm <${
    letters.hex(text)
  }> Tj ET`;

/** To a hundredth. */
const point = (value: number): string => value.toFixed(2);

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
