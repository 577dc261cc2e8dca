/** Searches a PDF that PDFium wrote for active content: its table lists all objects, so streams hide none. */

/** Names of PDF 32000 §7.11.4 (embedded files), §12.5 (annotations), §12.6 (actions), §12.7 (forms), §13 (media). */
const ACTIVE = new Set(
  [
    ..."JavaScript JS Launch SubmitForm ImportData GoToR GoToE Rendition OpenAction".split(" "),
    ..."AcroForm XFA EmbeddedFile EmbeddedFiles EF RichMedia Annots".split(" "),
  ],
);
const TABLE = /startxref\s+(\d+)\s+%%EOF\s*$/;
const ENTRY = /(\d{10}) \d{5} n/g;
/** Matches the beginning of a text, a name, or the end of an object's dictionary. */
const TOKEN = /\(|\/([^\s()<>[\]{}/%]*)|>>\s*stream\r?\n/g;

/** Returns true if there is active content, or if the file is not as PDFium writes it. */
export function hasActiveContent(file: Uint8Array): boolean {
  const table = Number(TABLE.exec(decodeLatin1(file.subarray(-64)))?.[1] ?? NaN);
  if (!(table < file.length)) return true;
  const end = decodeLatin1(file.subarray(table));
  const starts = Array.from(end.matchAll(ENTRY), (entry) => Number(entry[1])).sort((one, other) =>
    one - other
  );
  const parts = starts.map((from, at) => file.subarray(from, starts[at + 1] ?? table));
  return starts.length === 0 || [...parts.map(decodeLatin1), end].some(isActive);
}

const decodeLatin1 = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

function isActive(object: string): boolean {
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(object); token; token = TOKEN.exec(object)) {
    const [text, name] = token;
    if (name !== undefined && ACTIVE.has(name)) return true;
    if (text === "(") TOKEN.lastIndex = endOfText(object, token.index);
    else if (name === undefined) return false;
  }
  return false;
}

function endOfText(object: string, from: number): number {
  let open = 0;
  for (let at = from; at < object.length; at++) {
    const sign = object[at];
    if (sign === "\\") at++;
    else if (sign === "(") open++;
    else if (sign === ")" && --open === 0) return at + 1;
  }
  return object.length;
}
