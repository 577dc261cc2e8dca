/** Makes pages of labels as platforms write them, drops them, and reads them as the worker does. */
import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { symbols } from "../../../server/documents/symbols.ts";
import type { Writer } from "../../../server/db/database.ts";
import type { Settings } from "../../../server/context.ts";
import type { ReadPage } from "../../../server/documents/intake/answers.ts";
import type { PageReader } from "../../../server/documents/intake/page_reader.ts";
import { writePng } from "../../../server/files/png/write.ts";
import { folderStore } from "../../../server/files/folder.ts";
import type { FileStore } from "../../../server/files/store.ts";
import { newId } from "../../../server/ids.ts";
import { readDrop } from "../../../server/modules/shipping/label_pages/intake_job.ts";
import { insertSource } from "../../../server/modules/shipping/label_pages/sources_store.ts";
import { sourceKey } from "../../../server/modules/shipping/label_pages/uploads.ts";
import { begin, rowOf } from "../desk/bulk.ts";
import { pdfOf, type PdfPage, type PdfParts } from "../files/label_files.ts";
import { type Name, withWorld, type World } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import { testSettings } from "../server/api.ts";
import { withDirectory } from "../server/database.ts";

export interface LabelText {
  /** Codes that are drawn as bars, from the top. */
  readonly bars?: readonly string[];
  readonly lines?: readonly string[];
}

/** Draws bars that are one point wide, and lines of text below them. */
export function labelPage({ bars = [], lines = [] }: LabelText, more: PdfPage = {}): PdfPage {
  const drawn = bars.flatMap((code, nth) => {
    const [row = []] = symbols.bars(code);
    const y = 360 - nth * 70;
    return row.flatMap((dark, at) => dark ? [`${10 + at} ${y} 1 50 re f`] : []);
  });
  const texts = lines.map((line, nth) => `BT /F1 9 Tf 12 ${150 - nth * 14} Td (${line}) Tj ET`);
  return { contents: [...drawn, ...texts].join("\n"), ...more };
}

/** Returns a USPS label for an order of a platform. */
export const uspsLabel = (order: string, number: string, zip = "78745"): LabelText => ({
  bars: [`420${zip}${number}`],
  lines: [
    "USPS GROUND ADVANTAGE",
    `USPS TRACKING # ${number.replaceAll(/(.{4})/g, "$1 ").trim()}`,
    `Order ID: ${order}`,
  ],
});

/** Returns a picture of a label as a scanner makes it, in a page of 4 × 6 inches. */
export function scannedPage(code: string, dpi = 150): PdfParts {
  const [width, height] = [4 * dpi, 6 * dpi];
  const points = new Uint8Array(width * height).fill(250);
  const [row = []] = symbols.bars(code);
  row.forEach((dark, at) => {
    if (!dark) return;
    for (let y = 100; y < 240; y++) points.fill(20, y * width + 40 + at * 2, y * width + 42 + at * 2);
  });
  const picture = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray` +
    "/BitsPerComponent 8/Filter/FlateDecode>>";
  return {
    objects: [[picture, deflateSync(points)]],
    pages: [{ contents: "q 288 0 0 432 0 0 cm /Scan Do Q", resources: "/XObject<</Scan 100 0 R>>" }],
  };
}

/** Returns only the bars of a number, as a picture of 203 dpi. */
export function barsAsPng(code: string): Uint8Array<ArrayBuffer> {
  const [width, height] = [812, 1_218];
  const data = new Uint8Array(width * height).fill(255);
  (symbols.bars(code)[0] ?? []).forEach((dark, at) => {
    for (let y = 300; dark && y < 500; y++) data.fill(0, y * width + 60 + at * 3, y * width + 63 + at * 3);
  });
  return writePng({ width, height, channels: 1, data });
}

export interface DropFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const fileOf = (name: string, ...pages: readonly PdfPage[]): DropFile => ({
  name,
  bytes: pdfOf({ pages }),
});

/** Returns a file whose pages are already read: `textReader` returns them without drawing. */
export const readFile = (name: string, ...pages: readonly LabelText[]): DropFile => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(pages)),
});

/** Reads the files that `readFile` made: other tests read bars and text. */
export function textReader(): PageReader {
  return {
    open: (bytes) => {
      const pages = JSON.parse(new TextDecoder().decode(bytes)) as readonly LabelText[];
      return Promise.resolve({
        pages: pages.length,
        read: (page) => Promise.resolve(pageOf(pages[page - 1] ?? {})),
      });
    },
    readPicture: () => Promise.resolve([]),
    close: () => {},
  };
}

function pageOf(page: LabelText): ReadPage {
  const text = JSON.stringify(page);
  const { bars = [], lines = [] } = page;
  return {
    bytes: new TextEncoder().encode(text),
    preview: new TextEncoder().encode(text),
    digest: createHash("sha256").update(text).digest("hex"),
    width_mm: 102,
    height_mm: 152,
    codes: bars,
    text: lines.join("\n"),
  };
}

export interface DropStage {
  readonly world: World;
  readonly files: FileStore;
  readonly settings: Settings;
  /** Uploads files and begins the job that reads them. */
  begin(name: Name, ...files: readonly DropFile[]): Promise<string>;
  /** Reads at most the given number of pages, as the worker does. */
  read(job: string, pages?: number, reader?: PageReader): Promise<void>;
  drop(name: Name, ...files: readonly DropFile[]): Promise<string>;
  pages(job?: string): Promise<readonly PageFound[]>;
}

export interface PageFound {
  readonly _id: string;
  readonly code: string;
  readonly name: string;
  readonly page: number;
  readonly status: string;
  readonly finding: string;
  readonly seller_id: string | null;
  readonly order_id: string | null;
  readonly package_id: string | null;
  readonly tracking_number: string;
  readonly carrier: string;
  readonly zip5: string;
  readonly armed: number;
  readonly order_ref: string;
}

export const withDrops = (work: (stage: DropStage) => Promise<void>): Promise<void> =>
  withDirectory((dataDir) => withWorld((world) => work(dropsIn(world, folderStore(dataDir)))));

/** Drops a page without an owner as root, and assigns it to a seller. */
export async function addPage(world: World, seller: string): Promise<string> {
  let id = "";
  await withDirectory(async (folder) => {
    const { drop, pages } = dropsIn(world, folderStore(folder));
    const job = await drop("root", readFile("scan.pdf", { lines: ["Label without bars"] }));
    id = (await pages(job))[0]!._id;
    const rows = (tx: Writer) =>
      tx.updateTable("label_pages").set({ seller_id: seller }).where("_id", "=", id);
    await world.db.write((tx) => rows(tx).execute());
  });
  return id;
}

export function dropsIn(world: World, files: FileStore): DropStage {
  const settings = { ...testSettings, files };
  const stage: DropStage = {
    world,
    files,
    settings,
    async begin(name, ...dropped) {
      const drop = newId();
      for (const { name: file, bytes } of dropped) {
        const _id = newId();
        const stored = await files.put(sourceKey(_id), ReadableStream.from([bytes]), bytes.length);
        const seller_id = name === "anna" || name === "ben" || name === "agent" ? name : null;
        await world.db.write((tx) =>
          insertSource(tx, {
            ...{ _id, drop_id: drop, seller_id, maker: name, job_id: null, name: file, bytes: bytes.length },
            ...{ digest: stored?.digest ?? "", status: "Waiting", reason: "", pages: 0, pages_read: 0 },
            ...{ refused: "[]", created_at: NOW },
          })
        );
      }
      return (await begin(world, name, { kind: "labels.intake", resource: "ship_by_tiktok", drop }))._id;
    },
    async read(job, pages = Infinity, reader = textReader()) {
      let left = pages;
      const tools = { db: world.db, settings, now: () => NOW, isStopping: () => left-- <= 0 };
      await readDrop(await rowOf(world, job), tools, reader);
    },
    async drop(name, ...dropped) {
      const job = await stage.begin(name, ...dropped);
      await stage.read(job);
      return job;
    },
    pages: async (job) =>
      await world.db.read.selectFrom("label_pages").select([
        ...[
          "_id",
          "code",
          "name",
          "page",
          "status",
          "finding",
          "seller_id",
          "order_id",
          "package_id",
        ] as const,
        ...["tracking_number", "carrier", "zip5", "armed", "order_ref"] as const,
      ]).$if(job !== undefined, (query) => query.where("job_id", "=", job ?? "")).orderBy("seq").execute(),
  };
  return stage;
}
