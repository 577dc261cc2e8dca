import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";
import type { LabelDocument } from "../../../../api/documents/label.ts";
import { type TicketFacts, ticketsDocument } from "../../../../api/documents/workshop.ts";
import { type Rgb, shadeOfColor } from "../../../../api/catalogue/garment_colors.ts";
import { garmentPicture, type PrintedGarment } from "../../../../api/catalogue/garment_picture.ts";
import { drawLabels, writeZpl } from "../../../../server/documents/draw_labels.ts";
import { Pictures } from "../../../../server/documents/pictures.ts";
import { writePng } from "../../../../server/files/png/write.ts";
import { codesIn, type Dots, dotsOfPdf } from "../../../support/files/barcode_reader.ts";
import { printLabel } from "../../../support/files/zpl_printer.ts";

const MADE = { language: "en", timeZone: "UTC", at: 1_790_000_000 } as const;
const TICKET: TicketFacts = {
  ...{ ticket: "UN-000123", order_code: "PD-000456", title: "T-shirt", sku: "TEE-BLK-M", color: "Black" },
  ...{ size: "M", areas: ["Front"], art: [], n: 1, of: 1, due_at: 1_790_000_000, isRush: false, note: "" },
  route: ["Printing", "Packing"],
};
const SIDE = 60;

/** Returns a picture whose left half has one color and whose right half is transparent. */
function halfPicture(shade: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) {
    if (at % SIDE < SIDE / 2) data.set([shade, shade, shade, 255], at * 4);
  }
  return writePng({ width: SIDE, height: SIDE, channels: 4, data });
}

const withArt = (...keys: readonly string[]): LabelDocument =>
  ticketsDocument([{ ...TICKET, art: keys.map((key) => ({ key, ratio: 1 })) }], MADE);

/** A square print of 200 mm, 50 mm from the left and 100 mm from the top of the front of a shirt. */
const ON_SHIRT: PrintedGarment = {
  ...{ outline: "tee", area: "front", area_w_mm: 300, area_h_mm: 400 },
  ...{ x_mm: 50, y_mm: 100, w_mm: 200, h_mm: 200 },
};
const shirt = garmentPicture(ON_SHIRT);
function onShirt(key: string, cloth: Rgb | null = null): LabelDocument {
  const art = { key, ratio: shirt.w / shirt.h, garment: ON_SHIRT, ...cloth && { cloth } };
  return ticketsDocument([{ ...TICKET, art: [art] }], MADE);
}

/** Returns the bounds of dots that differ clearly, and not only by light lines. */
function boundsOf(plain: Dots, shown: Dots) {
  const { width } = shown;
  const at = [...shown.gray.keys()].filter((dot) => Math.abs(shown.gray[dot]! - plain.gray[dot]!) > 100);
  const [columns, rows] = [at.map((dot) => dot % width), at.map((dot) => Math.floor(dot / width))];
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns how a picture changed the ticket: the share of dark dots and the aspect ratio; null if nothing changed. */
function changedBy(plain: Dots, shown: Dots): { readonly dark: number; readonly ratio: number } | null {
  const { width, gray } = shown;
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  let [changed, dark] = [0, 0];
  for (const [at, shade] of gray.entries()) {
    if (Math.abs(shade - plain.gray[at]!) < 20) continue;
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
        printLabel(new TextDecoder().decode(await writeZpl(document, 203, 1, files)))[0]!,
    ],
  ] as const
) {
  Deno.test(`a ticket shows its art on ${name}, light art on a dark ground, and its codes stay readable`, async () => {
    const plain = await dotsOf(withArt(), new Map());
    const files = new Map([["dark", halfPicture(0)], ["light", halfPicture(255)]]);
    const dark = await dotsOf(withArt("dark"), files);
    assert.deepEqual(await codesIn(dark), ["Code128 UN-000123", "QRCode UN-000123"]);
    const half = changedBy(plain, dark);
    assert.ok(half && half.dark > 0.9 && Math.abs(half.ratio - 0.5) < 0.05, JSON.stringify(half));
    // The white print itself leaves the paper white: only the dark ground around it shows its shape.
    const ground = changedBy(plain, await dotsOf(withArt("light"), files));
    assert.ok(ground && ground.dark > 0.5 && Math.abs(ground.ratio - 0.5) < 0.05, JSON.stringify(ground));
  });

  Deno.test(`Clear answers 9 S2.22 a ticket shows its print on the outline of its garment on ${name}, to scale`, async () => {
    const bare = await dotsOf(withArt(), new Map());
    const outline = await dotsOf(onShirt("gone"), new Map());
    const printed = await dotsOf(onShirt("dark"), new Map([["dark", halfPicture(0)]]));
    assert.deepEqual(await codesIn(printed), ["Code128 UN-000123", "QRCode UN-000123"]);
    const body = boundsOf(bare, outline);
    // The garment's body in the drawing is 808 wide (16 to 824) and 707 high (28 to 735).
    const scale = body.width / 808;
    assert.ok(Math.abs(body.height - 707 * scale) <= 3, JSON.stringify(body));
    const print = boundsOf(outline, printed);
    // The print's right half is transparent.
    const wanted = {
      left: body.left + (shirt.print.x - 16) * scale,
      top: body.top + (shirt.print.y - 28) * scale,
      width: shirt.print.w / 2 * scale,
      height: shirt.print.h * scale,
    };
    for (const side of ["left", "top", "width", "height"] as const) {
      assert.ok(Math.abs(print[side] - wanted[side]) <= 3, `${side} ${print[side]}, wanted ${wanted[side]}`);
    }
    // White ink on dark cloth: most dots that the print adds are dark.
    const cloth = changedBy(bare, await dotsOf(onShirt("light"), new Map([["light", halfPicture(255)]])));
    assert.ok(cloth && cloth.dark > 0.5, JSON.stringify(cloth));
  });

  Deno.test(`a missing or damaged file leaves its place white on ${name}`, async () => {
    const plain = await dotsOf(withArt(), new Map());
    const files = new Map([["damaged", halfPicture(0).slice(0, 60)]]);
    assert.equal(changedBy(plain, await dotsOf(withArt("damaged", "gone"), files)), null);
  });
}

Deno.test("a file shown on many tickets is read once, and is in the PDF once", async () => {
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

Deno.test("Clear answers 9 S2.22 the outline is a path of the PDF's page, and everything outside of area and garment is cut off", async () => {
  const file = await drawLabels(onShirt("dark"), 1, new Map([["dark", halfPicture(0)]]));
  const pages = streamsOf(file).filter((text) => text.includes(" Do Q"));
  assert.equal(pages.length, 1);
  const outline =
    "335.0000 28.0000 m 365.0000 84.0000 475.0000 84.0000 505.0000 28.0000 c 590.0000 56.0000 l";
  const [filled, clipped, stroked] = ["h f", "h W n 270.0000 150.0000 300.0000 400.0000 re W n", "h S Q"];
  const parts = pages[0]!.split(outline);
  assert.equal(parts.length, 4);
  for (const [at, end] of [filled, clipped, stroked].entries()) {
    assert.ok(parts[at + 1]!.includes(end), `${at}: ${parts[at + 1]}`);
  }
  assert.ok(pages[0]!.includes("200.0000 0 0 -200.0000 320.0000 450.0000 cm"));
});

Deno.test("Clear answers 9 S2.22 a ticket on paper fills its garment in a known color below the print; an unknown color is not filled, and ZPL never is", async () => {
  const [navy, files] = [shadeOfColor("Navy"), new Map([["dark", halfPicture(0)]])];
  assert.ok(navy);
  const inColor = onShirt("dark", navy);
  const pdf = await drawLabels(inColor, 1, files);
  const [page = "", ...others] = streamsOf(pdf).filter((text) => text.includes(" Do Q"));
  assert.equal(others.length, 0);
  const [fill, print] = [page.indexOf("0.1216 0.1647 0.3216 rg 335.0000 28.0000 m"), page.indexOf(" Do Q")];
  assert.ok(fill >= 0 && fill < print, "the fill is below the print");
  // The cloth shows through the transparent half of the print.
  const image = streamsOf(pdf).find((text) => text.length === SIDE * SIDE * 3) ?? "";
  const colorAt = (x: number) => [0, 1, 2].map((nth) => image.charCodeAt(x * 3 + nth));
  assert.deepEqual([colorAt(0), colorAt(SIDE - 1)], [[0, 0, 0], [31, 42, 82]]);
  assert.deepEqual(await codesIn((await dotsOfPdf(pdf, 203))[0]!), ["Code128 UN-000123", "QRCode UN-000123"]);

  assert.equal(shadeOfColor("Sunrise fade"), null);
  const unknown = streamsOf(await drawLabels(onShirt("dark"), 1, files));
  assert.ok(unknown.every((text) => !text.includes(" rg ")));
  assert.deepEqual(await writeZpl(inColor, 203, 1, files), await writeZpl(onShirt("dark"), 203, 1, files));
});

/** Returns the texts of the compressed streams of a PDF. */
function streamsOf(file: Uint8Array): readonly string[] {
  const text = new TextDecoder("latin1").decode(file);
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: start }) => {
    if (text.slice(index - 3, index) === "end") return [];
    const from = index + start.length;
    const until = text.indexOf("endstream", from);
    return [new TextDecoder("latin1").decode(inflateSync(file.subarray(from, until)))];
  });
}
