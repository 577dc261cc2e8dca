/**
 * Parses the XML of workbooks piece by piece, without document types, within bounds. Source: XML 1.0; OWASP, XML
 * external entities.
 */
import { WorkbookRefused } from "./workbook_refusal.ts";

export interface XmlHandler {
  /** An element begins; an empty one ends at once. Names have no prefix. */
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  /** A part of the text within an element; more may follow. */
  text(text: string): void;
}

export type Attributes = ReadonlyMap<string, string>;

/** Maximum number of buffered characters of an incomplete tag, comment or section. */
const MAX_WAITING_CHARS = 1024 ** 2;
const MAX_DEPTH = 64;
const MAX_REFERENCE_CHARS = 12;

export class XmlReader {
  readonly #handler: XmlHandler;
  readonly #open: string[] = [];
  #rest = "";
  #isBegun = false;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  push(text: string): void {
    this.#rest += text;
    if (!this.#isBegun && this.#rest !== "") {
      this.#isBegun = true;
      if (this.#rest.charCodeAt(0) === 0xfeff) this.#rest = this.#rest.slice(1);
    }
    let at = 0;
    for (let next: number | null = at; next !== null;) {
      at = next;
      next = at < this.#rest.length ? this.#step(at) : null;
    }
    this.#rest = this.#rest.slice(at);
    if (this.#rest.length > MAX_WAITING_CHARS) throw damaged();
  }

  /** @throws {WorkbookRefused} when the XML is incomplete */
  end(): void {
    if (!this.#isBegun || this.#open.length > 0 || this.#rest.trim() !== "") throw damaged();
  }

  #step(at: number): number | null {
    const text = this.#rest;
    if (text.charCodeAt(at) !== LESS) return this.#text(at);
    if (text.startsWith("<?", at)) return indexAfter(text, "?>", at);
    if (!text.startsWith("<!", at)) return this.#tag(at);
    if (text.startsWith("<!--", at)) return indexAfter(text, "-->", at + 4);
    if (text.startsWith(CDATA, at)) return this.#section(at);
    if (CDATA.startsWith(text.slice(at)) || "<!--".startsWith(text.slice(at))) return null;
    // Spreadsheets write no document type, and its entities have no bound.
    throw damaged();
  }

  #text(at: number): number | null {
    const found = this.#rest.indexOf("<", at);
    let end = found < 0 ? this.#rest.length : found;
    if (found < 0) {
      const reference = this.#rest.lastIndexOf("&");
      if (reference >= at && end - reference <= MAX_REFERENCE_CHARS) end = reference;
      if (this.#rest.charCodeAt(end - 1) === CARRIAGE_RETURN) end--;
      if (end <= at) return null;
    }
    if (this.#open.length > 0) this.#handler.text(decoded(this.#rest.slice(at, end)));
    else if (this.#rest.slice(at, end).trim() !== "") throw damaged();
    return end;
  }

  #section(at: number): number | null {
    const end = this.#rest.indexOf("]]>", at);
    if (end < 0) return null;
    this.#handler.text(withLineEnds(this.#rest.slice(at + CDATA.length, end)));
    return end + 3;
  }

  #tag(at: number): number | null {
    const end = endOfTag(this.#rest, at);
    if (end < 0) return null;
    const isClosing = this.#rest.charCodeAt(at + 1) === SLASH;
    const isEmpty = this.#rest.charCodeAt(end - 1) === SLASH;
    if (isClosing) this.#close(this.#rest.slice(at + 2, end).trimEnd());
    else this.#begin(this.#rest.slice(at + 1, isEmpty ? end - 1 : end), isEmpty);
    return end + 1;
  }

  #begin(tag: string, isEmpty: boolean): void {
    const [full = ""] = /^[^\s]*/.exec(tag) ?? [];
    if (full === "" || this.#open.length >= MAX_DEPTH) throw damaged();
    const name = localName(full);
    this.#handler.open(name, attributesOf(tag, full.length));
    if (isEmpty) this.#handler.close(name);
    else this.#open.push(full);
  }

  #close(full: string): void {
    if (this.#open.pop() !== full) throw damaged();
    this.#handler.close(localName(full));
  }
}

const LESS = 0x3c;
const SLASH = 0x2f;
const CARRIAGE_RETURN = 0x0d;
const CDATA = "<![CDATA[";

const damaged = () => new WorkbookRefused("damaged");

function indexAfter(text: string, end: string, from: number): number | null {
  const at = text.indexOf(end, from);
  return at < 0 ? null : at + end.length;
}

const localName = (full: string): string => full.slice(full.indexOf(":") + 1);

/** Returns the end of a tag, ignoring `>` within quoted attributes; -1 while it is incomplete. */
function endOfTag(text: string, at: number): number {
  let from = at;
  for (;;) {
    const end = text.indexOf(">", from);
    if (end < 0) return -1;
    const quote = openQuote(text, from, end);
    if (quote === null) return end;
    const closing = text.indexOf(quote, end);
    if (closing < 0) return -1;
    from = closing + 1;
  }
}

function openQuote(text: string, from: number, end: number): string | null {
  let open: string | null = null;
  for (let at = from; at < end; at++) {
    const char = text[at] as string;
    if (open !== null) open = char === open ? null : open;
    else if (char === '"' || char === "'") open = char;
  }
  return open;
}

const ATTRIBUTE = /\s+([^\s=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const NO_ATTRIBUTES: Attributes = new Map();

function attributesOf(tag: string, from: number): Attributes {
  if (from >= tag.length) return NO_ATTRIBUTES;
  const found = new Map<string, string>();
  ATTRIBUTE.lastIndex = from;
  let end = from;
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag)) {
    end = ATTRIBUTE.lastIndex;
    found.set(localName(match[1] as string), decoded(match[2] ?? match[3] ?? ""));
  }
  if (tag.slice(end).trim() !== "") throw damaged();
  return found;
}

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function decoded(text: string): string {
  const lines = withLineEnds(text);
  if (!lines.includes("&")) return lines;
  return lines.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,8}));|&/g, (_, decimal, hex, name) => {
    if (name !== undefined && Object.hasOwn(NAMED, name)) return NAMED[name] as string;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    if (!(code > 0 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) throw damaged();
    return String.fromCodePoint(code);
  });
}

const withLineEnds = (text: string): string =>
  text.includes("\r") ? text.replaceAll("\r\n", "\n").replaceAll("\r", "\n") : text;
