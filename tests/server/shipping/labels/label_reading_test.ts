/**
 * A label file is read on a separate thread: pages are cut out of PDFs, and anything that is not part of a
 * label is removed.
 */
import assert from "node:assert/strict";
import { cutPdf, openDocument } from "../../../../server/documents/reading/pdf.ts";
import { openPdfium } from "../../../../server/documents/pdfium.ts";
import { readPng } from "../../../../server/documents/reading/png_read.ts";
import { readLabelFile } from "../../../../server/documents/reading/read.ts";
import type { LabelFile } from "../../../../server/documents/reading/task.ts";
import { LabelRefused } from "../../../../server/documents/reading/label_refused.ts";
import { bombOf, lockedPdf, pdfOf, type PdfPage, type PdfParts } from "../../../support/files/label_files.ts";
import { pngOf } from "../../../support/files/png_files.ts";
import { PROMPT_MS } from "../../../support/time/prompt_bound.ts";

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const textOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Returns the text of each page, as a PDF reader finds it. */
async function textsOf(file: Uint8Array): Promise<readonly string[]> {
  const pdfium = await openPdfium();
  const { calls } = pdfium;
  const document = openDocument(pdfium, file);
  return Array.from({ length: calls.FPDF_GetPageCount(document) }, (_, nth) => {
    const page = calls.FPDFText_LoadPage(calls.FPDF_LoadPage(document, nth));
    const signs = Array.from(
      { length: calls.FPDFText_CountChars(page) },
      (_, at) => calls.FPDFText_GetUnicode(page, at),
    );
    return String.fromCharCode(...signs).trim();
  });
}

/** Returns the number of dark values in the label's picture. */
const inkOf = async ({ preview }: LabelFile): Promise<number> =>
  (await readPng(preview!)).data.filter((shade) => shade < 128).length;

Deno.test("the page of a PDF is cut out unchanged: its size, its text, and a picture of it", async () => {
  const label = await readLabelFile(pdfOf());
  const { kind, pages, width_mm, height_mm } = label;
  assert.deepEqual([kind, pages, width_mm, height_mm], ["pdf", 1, 102, 152]);
  assert.deepEqual(await textsOf(label.bytes), ["Label 1"]);
  const { width, height } = await readPng(label.preview!);
  assert.deepEqual([width, height], [667, 1000]);
  // The bar of 200 by 60 points has 2.3 × 2.3 pixels for each point, with three values for each pixel.
  const ink = await inkOf(label);
  assert.ok(ink > 60_000 * 3, `${ink} dark points`);
});

Deno.test("several pages are picked in the requested order; a rotated one is turned upright", async () => {
  const turned: PdfPage = {
    width: 432,
    height: 288,
    more: "/Rotate 90",
    contents: "BT /F1 9 Tf 9 9 Td (turned) Tj ET",
  };
  const label = await readLabelFile(pdfOf({ pages: [{}, {}, turned] }), [3, 2]);
  assert.deepEqual([label.pages, label.width_mm, label.height_mm], [3, 102, 152]);
  assert.deepEqual(await textsOf(label.bytes), ["turned", "Label 2"]);
});

const SECRETS =
  /JavaScript|secret|EmbeddedFile|AcroForm|Widget|OpenAction|\/Annots|\/AA|\/URI|\/Names|\/Metadata/;

/**
 * Active content: scripts on opening, by name, on the page and in a field; an attached file; a form with a
 * value; a link.
 */
const ACTIVE: PdfParts = {
  catalog:
    "/OpenAction 100 0 R/Names<</JavaScript<</Names[(a) 100 0 R]>>/EmbeddedFiles<</Names[(f) 101 0 R]>>>>" +
    "/AcroForm<</Fields[103 0 R]>>/Metadata 106 0 R",
  objects: [
    "<</S/JavaScript/JS(app.alert\\('secret'\\))>>",
    "<</Type/Filespec/F(secret.exe)/EF<</F 102 0 R>>>>",
    ["<</Type/EmbeddedFile>>", latin("MZ secret")],
    "<</Type/Annot/Subtype/Widget/FT/Tx/T(secret)/V(x)/F 4/Rect[20 300 220 400]/AP<</N 104 0 R>>/A 100 0 R/AA<</E 100 0 R>>>>",
    ["<</Type/XObject/Subtype/Form/BBox[0 0 200 100]>>", latin("0 0 200 100 re f")],
    "<</Type/Annot/Subtype/Link/Rect[0 0 99 99]/A<</S/URI/URI(http://secret.test)>>>>",
    ["<</Type/Metadata/Subtype/XML>>", latin("<x:xmpmeta>secret</x:xmpmeta>")],
  ],
  pages: [{ more: "/AA<</O 100 0 R>>/Annots[103 0 R 105 0 R]" }],
};

Deno.test("no script, attached file, field, link or annotation of the file is left; a field's content is drawn", async () => {
  const file = pdfOf(ACTIVE);
  assert.match(textOf(file), SECRETS);
  const label = await readLabelFile(file);
  assert.doesNotMatch(textOf(label.bytes), SECRETS);
  const plain = await readLabelFile(pdfOf());
  assert.ok(await inkOf(label) > await inkOf(plain) + 100_000 * 3, "the field is drawn");
});

async function refusalOf(file: Uint8Array<ArrayBuffer>, picked?: readonly number[]) {
  const begun = performance.now();
  try {
    await readLabelFile(file, picked);
    return { code: "taken", ms: 0 };
  } catch (error) {
    assert.ok(error instanceof LabelRefused, String(error));
    return { code: error.code, ms: performance.now() - begun };
  }
}

/** A form that draws the next form ten times, ten levels deep: 10^9 fills from a few hundred bytes. */
const LAUGHS: PdfParts = {
  objects: Array.from({ length: 10 }, (_, nth) => [
    `<</Type/XObject/Subtype/Form/BBox[0 0 100 100]/Resources<</XObject<</N ${101 + nth} 0 R>>>>>>`,
    latin(nth === 9 ? "0 0 1 1 re f" : "/N Do ".repeat(10)),
  ]),
  pages: [{ contents: "/N Do", resources: "/XObject<</N 100 0 R>>" }],
};
/** A picture with an attached program, which copying the page alone would keep. */
const CARRIER: PdfParts = {
  objects: [
    ["<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/AF[101 0 R]>>", latin("0 0 9 9 re f")],
    "<</Type/Filespec/F(a.exe)/EF<</F 102 0 R>>>>",
    ["<</Type/EmbeddedFile>>", latin("MZ")],
  ],
  pages: [{ resources: "/XObject<</N 100 0 R>>" }],
};
/** Returns the file with the given number of bytes after its end. */
const padded = (file: Uint8Array, bytes: number) => {
  const made = new Uint8Array(bytes).fill(0x20);
  made.set(file);
  return made;
};

const many = (count: number): PdfParts => ({ pages: Array.from({ length: count }, () => ({})) });

Deno.test("a PDF that is not a label is refused by name before any part of it is drawn", async () => {
  const pdfium = await openPdfium();
  const refused: readonly (readonly [name: string, file: Uint8Array, code: string])[] = [
    ["cut off", pdfOf().subarray(0, 500), "cutOff"],
    ["noise", latin("%PDF-1.7\nnoise\n%%EOF"), "damaged"],
    ["no page", pdfOf(many(0)), "damaged"],
    ["101 pages", pdfOf(many(101)), "tooManyPages"],
    ["10 m × 10 m", pdfOf({ pages: [{ width: 28_346, height: 28_346 }] }), "wrongSize"],
    ["a stamp of 5 mm", pdfOf({ pages: [{ width: 14, height: 14 }] }), "wrongSize"],
    ["a program in its page", pdfOf(CARRIER), "activeContent"],
  ];
  for (const [name, file, code] of refused) assert.throws(() => cutPdf(pdfium, file, [1]), { code }, name);
  assert.throws(() => cutPdf(pdfium, pdfOf(many(3)), [4]), { code: "noSuchPage", pages: 3 });
  assert.deepEqual(await textsOf(cutPdf(pdfium, pdfOf(many(100)), [100]).bytes), ["Label 100"]);
});

Deno.test("a file that is not a PDF, locked, a bomb, 200 pages or 10 MB is refused soon, and the next label is read", async () => {
  const refused: readonly (readonly [name: string, file: Uint8Array<ArrayBuffer>, codes: string])[] = [
    ["HTML", latin("<!doctype html><script>alert(1)</script>"), "notALabel"],
    ["HTML that says PDF", latin("%PDF-1.7\n<html><script>alert(1)</script>"), "notALabel"],
    ["an archive", latin("PK\x03\x04"), "notALabel"],
    ["a program", latin("MZ\x90\0"), "notALabel"],
    ["a JPEG", latin("\xff\xd8\xff\xe0"), "notALabel"],
    ["nothing", new Uint8Array(), "notALabel"],
    ["locked", lockedPdf(), "encrypted"],
    ["200 pages", pdfOf(many(200)), "tooManyPages"],
    ["10 MB, of it a little", padded(pdfOf(), 10 * 1024 ** 2), "cutOff"],
    // Either limit may be exceeded first.
    [
      "a bomb",
      pdfOf({ pages: [{ contents: bombOf(128 * 1024 ** 2), filter: "/FlateDecode" }] }),
      "tooMuch tooComplex",
    ],
    ["a thousand million fields", pdfOf(LAUGHS), "tooMuch tooComplex"],
  ];
  for (const [name, file, codes] of refused) {
    const { code, ms } = await refusalOf(file);
    assert.ok(codes.split(" ").includes(code), `${name} is ${code}`);
    assert.ok(ms < PROMPT_MS, `${name} took ${ms} ms`);
  }
  assert.deepEqual(await textsOf((await readLabelFile(pdfOf())).bytes), ["Label 1"]);
});

Deno.test("a file that takes too long is abandoned while other work continues, and the next file is read", async () => {
  // A program for the color of each pixel, drawn repeatedly for about five seconds: a terminated thread still
  // finishes the page.
  const program = latin(`{ ${"dup sin exch dup cos exch ".repeat(40)} ${"pop ".repeat(40 * 2 + 1)} }`);
  const slow = pdfOf({
    objects: [["<</FunctionType 4/Domain[0 1 0 1]/Range[0 1]>>", program]],
    pages: [{
      contents: "/S sh ".repeat(150),
      resources:
        "/Shading<</S<</ShadingType 1/ColorSpace/DeviceGray/Matrix[288 0 0 432 0 0]/Function 100 0 R>>>>",
    }],
  });
  let beats = 0;
  const pulse = setInterval(() => beats++, 20);
  const [first, second] = await Promise.all([refusalOf(slow), readLabelFile(pdfOf())]);
  clearInterval(pulse);
  assert.equal(first.code, "tooComplex");
  assert.equal(second.width_mm, 102);
  // An idle machine manages 75 beats.
  assert.ok(beats > 5, `${beats} beats`);
});

Deno.test("a picture is read in the same way", async () => {
  const picture = () => pngOf({ width: 203, height: 305, color: 0, depth: 1, at: (x) => [x % 2] });
  const { kind, pages, preview, width_mm } = await readLabelFile(picture());
  assert.deepEqual([kind, pages, preview, width_mm], ["png", 1, null, 102]);
  assert.equal((await refusalOf(picture(), [2])).code, "noSuchPage");
});
