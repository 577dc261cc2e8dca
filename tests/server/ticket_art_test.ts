/** What is printed on a garment, small on its ticket: in its place on paper and in ZPL, each file read once. */
import assert from "node:assert/strict";
import type { LabelDocument } from "../../api/documents/label.ts";
import { type TicketFacts, ticketsDocument } from "../../api/documents/workshop.ts";
import { drawLabels, writeZpl } from "../../server/documents/draw_labels.ts";
import { Pictures } from "../../server/documents/pictures.ts";
import { writePng } from "../../server/modules/label_files/reading/png_write.ts";
import { codesIn, type Dots, dotsOfPdf } from "../support/decoding.ts";
import { printed } from "../support/zpl_printer.ts";

const MADE = { language: "en", timeZone: "UTC", at: 1_790_000_000 } as const;
const TICKET: TicketFacts = {
  ...{ ticket: "UN-000123", order_code: "PD-000456", title: "T-shirt", sku: "TEE-BLK-M", color: "Black" },
  ...{ size: "M", areas: ["Front"], art: [], n: 1, of: 1, due_at: 1_790_000_000, isRush: false, note: "" },
  route: ["Printing", "Packing"],
};
const SIDE = 60;

/** Its left half is of one color, its right half lets everything through. */
function halfPicture(shade: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) {
    if (at % SIDE < SIDE / 2) data.set([shade, shade, shade, 255], at * 4);
  }
  return writePng({ width: SIDE, height: SIDE, channels: 4, data });
}

const withArt = (...keys: readonly string[]): LabelDocument =>
  ticketsDocument([{ ...TICKET, art: keys.map((key) => ({ key, ratio: 1 })) }], MADE);

/** What a picture changed: how much of it is dark, and how wide it is for its height; null where nothing changed. */
function changedBy(plain: Dots, shown: Dots): { readonly dark: number; readonly ratio: number } | null {
  const { width, grey } = shown;
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  let [changed, dark] = [0, 0];
  for (const [at, shade] of grey.entries()) {
    if (Math.abs(shade - plain.grey[at]!) < 20) continue;
    columns.add(at % width);
    rows.add(Math.floor(at / width));
    changed++;
    if (shade < 128) dark++;
  }
  return changed === 0 ? null : { dark: dark / changed, ratio: columns.size / rows.size };
}

for (
  const [name, dotsOf] of [
    [
      "paper",
      async (document: LabelDocument, files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>) =>
        (await dotsOfPdf(await drawLabels(document, 1, files), 203))[0]!,
    ],
    [
      "ZPL",
      async (document: LabelDocument, files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>) =>
        printed(new TextDecoder().decode(await writeZpl(document, 203, 1, files)))[0]!,
    ],
  ] as const
) {
  Deno.test(`a ticket shows its art on ${name}, light art on a dark ground, and its codes are read as before`, async () => {
    const plain = await dotsOf(withArt(), new Map());
    const files = new Map([["dark", halfPicture(0)], ["light", halfPicture(255)]]);
    const dark = await dotsOf(withArt("dark"), files);
    assert.deepEqual(await codesIn(dark), ["Code128 UN-000123", "QRCode UN-000123"]);
    const half = changedBy(plain, dark);
    assert.ok(half && half.dark > 0.9 && Math.abs(half.ratio - 0.5) < 0.05, JSON.stringify(half));
    // Where the white ink is the paper stays as it is: the ground beside it is what is seen.
    const ground = changedBy(plain, await dotsOf(withArt("light"), files));
    assert.ok(ground && ground.dark > 0.5 && Math.abs(ground.ratio - 0.5) < 0.05, JSON.stringify(ground));
  });

  Deno.test(`a file that is gone or damaged leaves its place white on ${name}`, async () => {
    const plain = await dotsOf(withArt(), new Map());
    const files = new Map([["damaged", halfPicture(0).slice(0, 60)]]);
    assert.equal(changedBy(plain, await dotsOf(withArt("damaged", "gone"), files)), null);
  });
}

Deno.test("a file that many tickets show is read once, and is once in the PDF", async () => {
  let reads = 0;
  const bytes = halfPicture(0);
  const files = new class extends Map<string, Uint8Array<ArrayBuffer>> {
    override get(_key: string) {
      reads++;
      return bytes;
    }
  }();
  const pictures = new Pictures(files);
  const place = { key: "art", x: 0, y: 0, width: 30, height: 30 };
  for (const x of [0, 10, 20]) assert.equal(pictures.dots({ ...place, x })?.length, 30);
  assert.equal(pictures.dots({ ...place, height: 20 })?.length, 20);
  assert.equal(reads, 1);
  const tickets = Array.from({ length: 40 }, () => ({ ...TICKET, art: [{ key: "art", ratio: 1 }] }));
  const file = await drawLabels(ticketsDocument(tickets, MADE), 1, new Map([["art", bytes]]));
  const images = new TextDecoder("latin1").decode(file).match(/\/Subtype \/Image/g)?.length ?? 0;
  assert.equal(images, 1);
});
