import { MAX_SHEETS } from "./bounds.ts";
import { WorkbookRefused } from "./workbook_refusal.ts";
import { type Epoch, type NumberStyle, numberStyle } from "./values.ts";
import { type Attributes, type XmlHandler, XmlReader } from "./xml.ts";
import { type Budget, type Part, unpackPart } from "./zip_read.ts";

export type Parts = ReadonlyMap<string, Part>;

export type Pause = () => Promise<void>;

const PIECE_BYTES = 64 * 1024;

/** Yields the parsed share of a part, from 0 to 1, after each piece. */
export async function* parseInSteps(
  part: Part | undefined,
  handler: XmlHandler,
  budget: Budget,
  pause: Pause,
): AsyncGenerator<number> {
  if (!part) throw new WorkbookRefused("damaged");
  const reader = new XmlReader(handler);
  let decoder: TextDecoder | null = null;
  let sincePause = 0;
  for await (const { bytes, share } of unpackPart(part, budget)) {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true });
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      const piece = bytes.subarray(from, from + PIECE_BYTES);
      reader.push(textOf(decoder, piece));
      sincePause += piece.length;
      yield share;
      if (sincePause < PIECE_BYTES) continue;
      sincePause = 0;
      await pause();
    }
  }
  if (decoder) reader.push(textOf(decoder));
  reader.end();
  yield 1;
}

async function parse(
  part: Part | undefined,
  handler: XmlHandler,
  budget: Budget,
  pause: Pause,
): Promise<void> {
  for await (const _ of parseInSteps(part, handler, budget, pause));
}

const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";

function textOf(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new WorkbookRefused("damaged");
  }
}

const ignore = () => {};
const onOpen = (open: (name: string, attributes: Attributes) => void): XmlHandler => ({
  open,
  close: ignore,
  text: ignore,
});

const CONTENT_TYPES = "[content_types].xml";
const WORKBOOK_TYPE = /spreadsheetml\.sheet\.main\+xml$|spreadsheetml\.template\.main\+xml$/;

/** @throws {WorkbookRefused} for an archive of something else, or one with macros */
export async function findWorkbook(parts: Parts, budget: Budget, pause: Pause): Promise<string> {
  if (!parts.has(CONTENT_TYPES)) throw new WorkbookRefused("notWorkbook");
  let path = "";
  let hasMacros = [...parts.keys()].some((name) => name.endsWith("vbaproject.bin"));
  await parse(
    parts.get(CONTENT_TYPES),
    onOpen((name, attributes) => {
      const type = attributes.get("ContentType") ?? "";
      if (/macroEnabled|vbaProject/i.test(type)) hasMacros = true;
      if (name === "Override" && WORKBOOK_TYPE.test(type)) {
        path = partPath("", attributes.get("PartName") ?? "");
      }
    }),
    budget,
    pause,
  );
  if (hasMacros) throw new WorkbookRefused("macros");
  if (path === "") throw new WorkbookRefused("notWorkbook");
  return path;
}

function partPath(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith("/") ? target : `${folder}/${target}`).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/").toLowerCase();
}

export interface Relation {
  readonly type: string;
  readonly path: string;
}

export async function relationsOf(
  path: string,
  parts: Parts,
  budget: Budget,
  pause: Pause,
): Promise<ReadonlyMap<string, Relation>> {
  const cut = path.lastIndexOf("/");
  const folder = path.slice(0, Math.max(0, cut));
  const found = new Map<string, Relation>();
  await parse(
    parts.get(`${folder === "" ? "" : `${folder}/`}_rels/${path.slice(cut + 1)}.rels`),
    onOpen((name, attributes) => {
      if (name !== "Relationship" || attributes.get("TargetMode") === "External") return;
      const type = attributes.get("Type")?.split("/").at(-1) ?? "";
      found.set(attributes.get("Id") ?? "", { type, path: partPath(folder, attributes.get("Target") ?? "") });
    }),
    budget,
    pause,
  );
  return found;
}

export interface SheetEntry {
  readonly name: string;
  readonly relation: string;
  readonly isHidden: boolean;
}

export async function readWorkbook(
  part: Part | undefined,
  budget: Budget,
  pause: Pause,
): Promise<{ readonly sheets: readonly SheetEntry[]; readonly epoch: Epoch }> {
  const sheets: SheetEntry[] = [];
  let epoch: Epoch = 1900;
  await parse(
    part,
    onOpen((name, attributes) => {
      const isFrom1904 = ["1", "true", "on"].includes(attributes.get("date1904") ?? "");
      if (name === "workbookPr" && isFrom1904) epoch = 1904;
      if (name !== "sheet") return;
      if (sheets.length >= MAX_SHEETS) throw new WorkbookRefused("damaged");
      const isHidden = (attributes.get("state") ?? "visible") !== "visible";
      sheets.push({ name: attributes.get("name") ?? "", relation: attributes.get("id") ?? "", isHidden });
    }),
    budget,
    pause,
  );
  return { sheets, epoch };
}

export async function readNumberStyles(
  part: Part,
  budget: Budget,
  pause: Pause,
): Promise<readonly NumberStyle[]> {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let isInside = false;
  await parse(
    part,
    {
      open(name, attributes) {
        if (name === "numFmt") {
          codes.set(
            Number(attributes.get("numFmtId")),
            attributes.get("formatCode") ?? "",
          );
        } else if (name === "cellXfs") isInside = true;
        else if (name === "xf" && isInside) styles.push(Number(attributes.get("numFmtId") ?? 0));
      },
      close(name) {
        if (name === "cellXfs") isInside = false;
      },
      text: ignore,
    },
    budget,
    pause,
  );
  return styles.map((id) => numberStyle(id, codes.get(id)));
}

export async function readSharedTexts(part: Part, budget: Budget, pause: Pause): Promise<readonly string[]> {
  const texts: string[] = [];
  const collector = new TextCollector();
  await parse(
    part,
    {
      open(name) {
        if (name === "si") collector.start();
        collector.open(name);
      },
      close(name) {
        collector.close(name);
        if (name === "si") texts.push(collector.text);
      },
      text: (text) => collector.add(text),
    },
    budget,
    pause,
  );
  return texts;
}

/** Collects the content of `t`, without its pronunciation. */
export class TextCollector {
  static readonly MAX_CHARS = 65_537;
  text = "";
  #isText = false;
  #isPhonetic = false;

  start(): void {
    this.text = "";
    this.#isText = false;
    this.#isPhonetic = false;
  }

  open(name: string): void {
    if (name === "t") this.#isText = true;
    else if (name === "rPh") this.#isPhonetic = true;
  }

  close(name: string): void {
    if (name === "t") this.#isText = false;
    else if (name === "rPh") this.#isPhonetic = false;
  }

  add(text: string): void {
    if (this.#isText && !this.#isPhonetic && this.text.length < TextCollector.MAX_CHARS) this.text += text;
  }
}
