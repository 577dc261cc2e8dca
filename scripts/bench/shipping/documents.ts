/**
 * Measures one label as PDF, beside the library alone with the same texts and codes in the same positions; and one file of
 * 200 carriers' labels, beside only copying their pages, with its memory.
 */
import { PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import * as fontkit from "@cantoo/fontkit";
import { createRequire } from "node:module";
import { labelDocument, shippingLabel, unreadableLabel } from "../../../api/documents/shipping_label.ts";
import { paperOf } from "../../../api/documents/packages.ts";
import { layOutWith, PDF_DPI, toPoints } from "../../../server/documents/draw_labels.ts";
import { drawPackageLabels } from "../../../server/documents/draw_package_labels.ts";
import { openPdf } from "../../../server/documents/letters.ts";
import { packageLabelsOf } from "../../../server/documents/pdf.ts";
import { symbols } from "../../../server/documents/symbols.ts";
import type { PackageLabel, Task } from "../../../server/documents/task.ts";
import { writePng } from "../../../server/files/png/write.ts";
import { seededRandom } from "../../../server/demo/random.ts";
import { pkg } from "../../../tests/support/shipping/document_packages.ts";
import type { Figure } from "../report.ts";
import { compareAlternately } from "./comparison.ts";

const ONE_TURNS = 21;
const MANY_TURNS = 5;
const MANY = 200;
const FILES = 20;
const MB = 1024 ** 2;
const POLL_MS = 5;

const PRINT = { language: "en", timeZone: "UTC", at: 1_790_000_000, media: "4x6" } as const;
const { labels: _none, ...DOCUMENT } = labelDocument([], PRINT);
const PAPER = paperOf(PRINT);
const BLOCKS = shippingLabel(pkg(), PRINT);

const taskOf = (labels: readonly PackageLabel[]): Task & { kind: "parcels" } => ({
  kind: "parcels",
  document: DOCUMENT,
  labels,
  copies: 1,
  paper: PAPER,
  dpi: null,
});

const fontFile = (path: string): Promise<Uint8Array> =>
  Deno.readFile(createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${path}`));

/** Returns the positions of texts and codes for the baseline, so that its layout is not measured. */
async function layOutLabel() {
  const { lettersOf } = await openPdf();
  const [label] = layOutWith({ ...DOCUMENT, labels: [BLOCKS] }, PDF_DPI, lettersOf);
  if (!label) throw new Error("There is no label");
  return label;
}

type LaidOutLabel = Awaited<ReturnType<typeof layOutLabel>>;

/** Draws a label as the library's manual shows: a font for each weight, one text or rectangle at a time. */
async function bareLabel({ width, height, texts, symbols: codes, boxes }: LaidOutLabel): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument["registerFontkit"]>[0]);
  const fonts = [
    await pdf.embedFont(await fontFile("400Regular/NotoSans_400Regular.ttf"), { subset: true }),
    await pdf.embedFont(await fontFile("700Bold/NotoSans_700Bold.ttf"), { subset: true }),
  ] as const;
  const page = pdf.addPage([toPoints(width), toPoints(height)]);
  const facts = pkg();
  // The symbols are computed for each label, as in our code.
  const modules = [symbols.bars(facts.number), symbols.qr(facts.code)];
  for (const [at, { x, y, module, row }] of codes.entries()) {
    for (const [down, each] of (modules[at] ?? []).entries()) {
      for (let from = 0; from < each.length; from++) {
        if (!each[from]) continue;
        const start = from;
        while (each[from + 1]) from++;
        rectangle(page, x + start * module, height - y - (down + 1) * row, (from - start + 1) * module, row);
      }
    }
  }
  for (const box of boxes) rectangle(page, box.x, height - box.y - box.height, box.width, box.height);
  for (const { text, x, y, size, isBold } of texts) {
    const font = fonts[Number(isBold) as 0 | 1];
    page.drawText(text, { x: toPoints(x), y: toPoints(height - y), size: toPoints(size), font });
  }
  return await pdf.save();
}

const rectangle = (page: PDFPage, x: number, y: number, width: number, height: number): void =>
  page.drawRectangle({
    x: toPoints(x),
    y: toPoints(y),
    width: toPoints(width),
    height: toPoints(height),
  });

/** Returns files like those of carriers: a picture on a page of 4 × 6 inches. */
async function carriersFiles(): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const random = seededRandom(200);
  const [wide, high] = [812, 1_218];
  const files: Uint8Array<ArrayBuffer>[] = [];
  for (let file = 0; file < FILES; file++) {
    const data = new Uint8Array(wide * high).fill(255);
    for (let at = 0; at < data.length; at += 1 + random.below(40)) data[at] = 0;
    const pdf = await PDFDocument.create();
    const picture = await pdf.embedPng(writePng({ width: wide, height: high, channels: 1, data }));
    pdf.addPage([288, 432]).drawImage(picture, { x: 0, y: 0, width: 288, height: 432 });
    files.push(await pdf.save() as Uint8Array<ArrayBuffer>);
  }
  return files;
}

async function bareCopies(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const bytes of files) {
    const [page] = await pdf.copyPages(await PDFDocument.load(bytes, { updateMetadata: false }), [0]);
    if (page) pdf.addPage(page);
  }
  return await pdf.save();
}

const labelOf = (bytes: Uint8Array<ArrayBuffer>): PackageLabel => ({
  ...{ kind: "file", type: "pdf", bytes, width_mm: PAPER.width, height_mm: PAPER.height },
  otherwise: unreadableLabel("PK-000001"),
});

/** Returns the largest growth of the resident memory during some work, in bytes. */
async function peakBytesOf(work: () => Promise<unknown>): Promise<number> {
  const before = Deno.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => most = Math.max(most, Deno.memoryUsage().rss), POLL_MS);
  await work();
  clearInterval(watch);
  return most - before;
}

export async function documentFigures(): Promise<readonly Figure[]> {
  const label = await layOutLabel();
  const drawn = [{ kind: "drawn" as const, blocks: BLOCKS }];
  const one = await compareAlternately({
    ours: () => drawPackageLabels(taskOf(drawn)),
    base: () => bareLabel(label),
  }, { turns: ONE_TURNS });
  const { kind: _kind, ...asked } = taskOf(drawn);
  const thread = await compareAlternately({
    ours: () => packageLabelsOf(asked),
    base: () => bareLabel(label),
  }, {
    turns: ONE_TURNS,
  });
  const files = await carriersFiles();
  const picked = Array.from({ length: MANY }, (_, at) => files[at % FILES]!.slice());
  const many = await compareAlternately({
    ours: () => drawPackageLabels(taskOf(picked.map(labelOf))),
    base: () => bareCopies(picked),
  }, { turns: MANY_TURNS, warm: 1 });
  const { kind: _parcels, ...task } = taskOf(picked.map(labelOf));
  const height = await peakBytesOf(() => packageLabelsOf(task));
  return [
    { name: "one label", ...one, unit: "ms", goal: "<= 1.5x" },
    { name: "the same, with its thread", ...thread, unit: "ms", goal: "none" },
    { name: `${MANY} of carriers as one file`, ...many, unit: "ms", goal: "<= 1.3x" },
    { name: "memory of these at its height", ours: height / MB, unit: "MB", goal: "<= 150" },
  ];
}
