/** Makes valid and invalid label files, byte by byte. */
import { deflateSync } from "node:zlib";

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

export interface PdfPage {
  /** The unit is the point. */
  readonly width?: number;
  readonly height?: number;
  /** Content of the page; a line of text by default. */
  readonly contents?: string | Uint8Array;
  /** Filter of the contents. */
  readonly filter?: string;
  /** Further entries of the page's dictionary, including its resources. */
  readonly more?: string;
  readonly resources?: string;
}

export interface PdfParts {
  readonly pages?: readonly PdfPage[];
  /** Further objects, numbered from 100. */
  readonly objects?: readonly (string | readonly [dictionary: string, data: Uint8Array])[];
  readonly catalog?: string;
  readonly trailer?: string;
}

export const FOUR_BY_SIX = { width: 288, height: 432 } as const;

/** Returns a PDF with a text on each page. */
export function pdfOf(
  { pages = [{}], objects = [], catalog = "", trailer = "" }: PdfParts = {},
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [latin("%PDF-1.7\n")];
  const offsets = new Map<number, number>();
  let length = parts[0]!.length;
  const push = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? latin(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, dictionary: string, data?: Uint8Array) => {
    offsets.set(number, length);
    push(`${number} 0 obj\n${data ? dictionary.replace(/>>$/, `/Length ${data.length}>>`) : dictionary}\n`);
    if (data) {
      push("stream\n");
      push(data);
      push("\nendstream\n");
    }
    push("endobj\n");
  };
  const numberOf = (at: number) => 1000 + 2 * at;
  object(1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`);
  object(
    2,
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${numberOf(at)} 0 R`).join(" ")}]>>`,
  );
  object(3, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>");
  objects.forEach((each, at) =>
    typeof each === "string" ? object(100 + at, each) : object(100 + at, ...each)
  );
  pages.forEach((page, at) => {
    const { width = FOUR_BY_SIX.width, height = FOUR_BY_SIX.height, more = "", resources = "" } = page;
    const { contents = `BT /F1 24 Tf 20 200 Td (Label ${at + 1}) Tj ET 20 20 200 60 re f` } = page;
    const number = numberOf(at);
    object(
      number,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${number + 1} 0 R` +
        `/Resources<</Font<</F1 3 0 R>>${resources}>>${more}>>`,
    );
    const data = typeof contents === "string" ? latin(contents) : contents;
    object(number + 1, `<<${page.filter ? `/Filter${page.filter}` : ""}>>`, data);
  });
  const table = length;
  const numbers = [...offsets.keys()].sort((one, other) => one - other);
  push("xref\n0 1\n0000000000 65535 f \n");
  for (const number of numbers) {
    push(`${number} 1\n${String(offsets.get(number)).padStart(10, "0")} 00000 n \n`);
  }
  push(`trailer\n<</Size ${Math.max(...numbers) + 1}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n`);
  return joinBytes(parts);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Returns a PDF that needs a password to open. */
export const lockedPdf = (): Uint8Array<ArrayBuffer> => {
  const sign = "00112233445566778899aabbccddeeff";
  return pdfOf({
    trailer: `/Encrypt<</Filter/Standard/V 1/R 2/O<${sign.repeat(2)}>/U<${
      sign.repeat(2)
    }>/P -4>>/ID[<${sign}><${sign}>]`,
  });
};

/** Returns compressed contents that unpack to the given number of bytes. */
export const bombOf = (bytes: number): Uint8Array =>
  deflateSync(new Uint8Array(bytes).fill(0x20), { level: 9 });
