/** Dropped files are read page by page on one thread; each page is read from its stored copy. */
import assert from "node:assert/strict";
import { PageRefused } from "../../../../api/shipping/label_pages/refusals.ts";
import { openPageReader } from "../../../../server/documents/intake/page_reader.ts";
import { readNumber } from "../../../../server/documents/intake/read_number.ts";
import { lockedPdf, pdfOf } from "../../../support/files/label_files.ts";
import { barsAsPng, labelPage, scannedPage, uspsLabel } from "../../../support/shipping/label_drops.ts";

const ID = "576461413038785752";
const NUMBER = "9400111206206406260787";
const OTHER = "9405803699300124287899";

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return "";
  } catch (error) {
    if (error instanceof PageRefused) return error.code;
    throw error;
  }
};

/** All tests of this file share one thread, whose start takes as long as reading several pages. */
const reader = openPageReader();
Deno.test.afterAll(() => reader.close());
/** The thread outlives a single test. */
const SHARED = { sanitizeOps: false, sanitizeResources: false } as const;

Deno.test(
  "S2.6 a page is read from the stored copy: upright, turned, scanned, and with two labels on it",
  SHARED,
  async () => {
    const file = await reader.open(pdfOf({
      pages: [
        labelPage(uspsLabel(ID, NUMBER)),
        labelPage(uspsLabel(ID, NUMBER), { more: "/Rotate 90" }),
        labelPage({ bars: [NUMBER, OTHER] }),
        labelPage({ lines: ["too long"] }, { height: 1_100 }),
        labelPage(uspsLabel(ID, NUMBER), {
          more: "/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.test)>>>>]",
        }),
      ],
    }));
    assert.equal(file.pages, 5);
    const upright = await file.read(1);
    assert.deepEqual(upright.codes, [`42078745${NUMBER}`]);
    assert.match(upright.text, new RegExp(`Order ID: ${ID}`));
    assert.deepEqual([upright.width_mm, upright.height_mm], [102, 152]);
    const turned = await file.read(2);
    assert.deepEqual([turned.codes, turned.width_mm, turned.height_mm], [upright.codes, 152, 102]);
    assert.deepEqual(new Set((await file.read(3)).codes), new Set([NUMBER, OTHER]));
    assert.equal(await refusalOf(file.read(4)), "wrongSize");
    const linked = await file.read(5);
    assert.equal(linked.digest, upright.digest);
    assert.doesNotMatch(new TextDecoder("latin1").decode(linked.bytes), /Annots|example\.test/);
    const scanned = await reader.open(pdfOf(scannedPage(NUMBER)));
    assert.deepEqual((await scanned.read(1)).codes, [NUMBER]);
  },
);

Deno.test("S2.6 an invalid file is refused with its reason, and the next one is read", SHARED, async () => {
  const good = pdfOf({ pages: [labelPage(uspsLabel(ID, NUMBER))] });
  const html = new TextEncoder().encode("\n<!DOCTYPE html><html><body>Log in</body></html>");
  const text = new TextEncoder().encode("tracking;order");
  assert.equal(await refusalOf(reader.open(html)), "webPage");
  assert.equal(await refusalOf(reader.open(text)), "notAPdf");
  assert.equal(await refusalOf(reader.open(lockedPdf())), "encrypted");
  assert.equal(await refusalOf(reader.open(good.slice(0, 400))), "cutOff");
  assert.equal((await (await reader.open(good)).read(1)).codes.length, 1);
});

Deno.test("S2.6 a page that takes too long is refused, and a new thread reads the next page", async () => {
  const script = new URL("../../../support/files/slow_thread.ts", import.meta.url);
  // Long enough to start a thread on a busy machine.
  const slow = openPageReader({ pageMs: 2_000, script });
  try {
    const file = await slow.open(pdfOf());
    assert.equal(await refusalOf(file.read(1)), "tooSlow");
    assert.equal(await refusalOf(file.read(2)), "wrongSize", "the answer of the thread");
  } finally {
    slow.close();
  }
});

Deno.test(
  "S2.6 the number of an uploaded label is read from its page or its picture; a label without one has none",
  SHARED,
  async () => {
    const open = () => ({ ...reader, close: () => {} });
    const file = pdfOf({ pages: [labelPage(uspsLabel(ID, NUMBER))] });
    const found = { tracking_number: NUMBER, carrier: "USPS" };
    assert.deepEqual(await readNumber("pdf", file, open), found);
    assert.deepEqual(await readNumber("png", barsAsPng(NUMBER), open), found);
    assert.deepEqual(await readNumber("pdf", pdfOf(), open), { tracking_number: "", carrier: "" });
  },
);
