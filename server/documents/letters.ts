/** Letters of a document's font: how wide they are, and how they stand in the file. */
import { PDFDocument, type PDFFont, PDFName, type PDFPage } from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";
import { fontBytes } from "./fonts.ts";

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
export class Letters {
  readonly #letters = new Map<string, Letter>();
  readonly #known: ReadonlySet<number>;

  constructor(readonly font: PDFFont) {
    this.#known = new Set(font.getCharacterSet());
  }

  /** As the font can write it: composed, without what it does not have. Lines stay lines. */
  written(text: string): string {
    return Array.from(
      text.normalize("NFC"),
      (letter) => letter === "\n" || this.#known.has(letter.codePointAt(0) ?? 0) ? letter : UNKNOWN,
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

/** A document that is empty, and both weights of its font. */
export async function openPdf() {
  const pdf = await PDFDocument.create();
  return { pdf, lettersOf: await lettersIn(pdf) };
}

/** Both weights of the font, in a document that is there. */
export async function lettersIn(pdf: PDFDocument): Promise<(isBold: boolean) => Letters> {
  pdf.registerFontkit(fontkit as Parameters<PDFDocument["registerFontkit"]>[0]);
  const embed = async (name: "regular" | "bold") =>
    new Letters(
      await pdf.embedFont(await fontBytes(name), { subset: true, features: FEATURES }),
    );
  const [regular, bold] = [await embed("regular"), await embed("bold")];
  return (isBold) => isBold ? bold : regular;
}

const PRODUCER = "Pressdock";

interface About {
  readonly title: string;
  readonly language: string;
  readonly at: number;
}

export async function savedPdf(
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

/** Puts what was written on a page; `names` are those of its fonts there, by weight. */
export function writePage(
  page: PDFPage,
  lettersOf: (isBold: boolean) => Letters,
  write: (names: readonly string[]) => readonly string[],
): void {
  const names = [false, true].map((isBold) =>
    page.node.newFontDictionary("F", lettersOf(isBold).font.ref).asString()
  );
  const { context } = page.doc;
  const content = context.flateStream(write(names).join("\n"));
  page.node.set(PDFName.of("Contents"), context.register(content));
}

/** To a hundredth. */
export const point = (value: number): string => value.toFixed(2);
