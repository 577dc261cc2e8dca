/** Draws our labels and copies carriers' pages, from files that we wrote. Source: ADR 30. */
import { degrees, PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import type { LabelBlock, LabelSize } from "../../api/documents/label.ts";
import { contentOf, layOutWith, PDF_DPI, toPoints } from "./draw_labels.ts";
import { lettersIn, savePdf, writePage } from "./letters.ts";
import type { PackageLabel, Task } from "./task.ts";

const POINTS_PER_MM = 72 / 25.4;
/** A page whose sides differ by no more points than this counts as having the paper's size. */
const SAME_POINTS = 3;

export async function drawPackageLabels(
  { document, labels, copies, paper }: Task & { kind: "parcels" },
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  // Fonts are read only if a label is drawn.
  let letters: Awaited<ReturnType<typeof lettersIn>> | undefined;
  const page = { width: paper.width * POINTS_PER_MM, height: paper.height * POINTS_PER_MM };
  const draw = async (blocks: readonly LabelBlock[]) => {
    const lettersOf = letters ??= await lettersIn(pdf);
    for (const laid of layOutWith({ ...document, labels: [blocks] }, PDF_DPI, lettersOf)) {
      // Labels are in the upper left corner of the paper.
      const added = pdf.addPage([page.width, page.height]);
      writePage(added, (nameOf) => {
        const up = page.height - toPoints(laid.height);
        const contents = contentOf(laid, nameOf, lettersOf);
        return Math.abs(up) < 1 ? contents : [`1 0 0 1 0 ${up.toFixed(2)} cm`, ...contents];
      });
    }
  };
  const room = {
    width: Math.min(page.width, document.size.width * POINTS_PER_MM),
    height: Math.min(page.height, document.size.height * POINTS_PER_MM),
  };
  for (const label of labels) {
    const read = label.kind === "file" ? await readFile(label, pdf, page) : null;
    for (let copy = 0; copy < copies; copy++) {
      if (label.kind === "drawn") await draw(label.blocks);
      else if (read) { for (const put of read) await put(pdf, page, room); }
      else await draw(label.otherwise);
    }
  }
  return await savePdf(pdf, document);
}

const newPage = (pdf: PDFDocument, { width, height }: LabelSize): PDFPage => pdf.addPage([width, height]);

type Put = (pdf: PDFDocument, page: LabelSize, room: LabelSize) => void | Promise<void>;

const isNear = (one: LabelSize, other: LabelSize): boolean =>
  Math.abs(one.width - other.width) <= SAME_POINTS && Math.abs(one.height - other.height) <= SAME_POINTS;

/** Returns null for a file that cannot be read. */
async function readFile(
  { type, bytes, width_mm, height_mm }: PackageLabel & { kind: "file" },
  pdf: PDFDocument,
  page: LabelSize,
): Promise<readonly Put[] | null> {
  try {
    if (type === "png") {
      const picture = await pdf.embedPng(bytes);
      const size = { width: width_mm * POINTS_PER_MM, height: height_mm * POINTS_PER_MM };
      return [(into, on, room) => newPage(into, on).drawImage(picture, fitOnPage(size, on, room))];
    }
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const pages = source.getPages();
    if (pages.length === 0) return null;
    const isSame = pages.every((each) => isNear(each.getSize(), page) && each.getRotation().angle === 0);
    if (isSame) {
      const places = pages.map((_, at) => at);
      return places.map((at) => async (into: PDFDocument) => {
        const [copied] = await into.copyPages(source, [at]);
        if (copied) into.addPage(copied);
      });
    }
    const embedded = await pdf.embedPages(pages);
    return embedded.map((each): Put => (into, on, room) =>
      newPage(into, on).drawPage(each, fitOnPage(each, on, room))
    );
  } catch {
    return null;
  }
}

/** Turns a wide label on upright paper, and shrinks a label that does not fit. */
function fitOnPage(size: LabelSize, page: LabelSize, room: LabelSize) {
  const isTurned = size.width > size.height && room.height > room.width;
  const upright = isTurned ? { width: size.height, height: size.width } : size;
  const scale = Math.min(1, room.width / upright.width, room.height / upright.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return isTurned
    ? { x: height, y: page.height - width, width, height, rotate: degrees(90) }
    : { x: 0, y: page.height - height, width, height };
}
