/** Damaged files never match another order, end the process or fill its memory. */
import assert from "node:assert/strict";
import { findOn } from "../../../../api/shipping/label_pages/findings.ts";
import { PageRefused } from "../../../../api/shipping/label_pages/refusals.ts";
import { decidePage, type PlatformOrder } from "../../../../api/shipping/label_pages/verdict.ts";
import { openPageReader } from "../../../../server/documents/intake/page_reader.ts";
import { pdfOf } from "../../../support/files/label_files.ts";
import { labelPage, uspsLabel } from "../../../support/shipping/label_drops.ts";
import { isSoak } from "../../../support/soak.ts";

const FILES = isSoak ? 2_000 : 2;
const MAX_BYTES = 600_000_000;
const ID = "576461413038785752";
const OTHERS = ["577222333444555666", "576461413038785753", "576461413038785751"];

const order = (ref: string): PlatformOrder => ({
  ...{ order_id: ref, ref, seller_id: "anna", store_id: "store", country: "US", postal_code: "78745" },
  ...{ paid: true, packages: [ref], labelled: 0 },
});
const known = {
  byRef: new Map([ID, ...OTHERS].map((ref) => [ref, [order(ref)]])),
  byNumber: new Map(),
  samePicture: null,
  sameNumber: null,
  numbersOfOrder: () => [],
};

let seed = 20_261_130;
const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;

/** Changes, repeats, cuts or drops some bytes; the end stays, so that the file can be opened. */
function mutate(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const made = file.slice();
  const changes = 1 + below(12);
  for (let nth = 0; nth < changes; nth++) {
    const at = below(made.length - 32);
    const kind = below(3);
    if (kind === 0) made[at] = below(256);
    else if (kind === 1) made.copyWithin(at, below(made.length - 64), at + 1 + below(32));
    else made.fill(0x20, at, at + 1 + below(16));
  }
  return made;
}

Deno.test(`S2.6 of ${FILES} damaged files none is matched with another order, and memory stays bounded`, async () => {
  const reader = openPageReader();
  // The id is both in bars and in text: a changed digit in one of them contradicts the other.
  const { bars = [], lines = [] } = uspsLabel(ID, "9400111206206406260787");
  const file = pdfOf({ pages: [labelPage({ bars: [...bars, ID], lines })] });
  const found = new Map<string, number>();
  let most = 0;
  // Memory of other tests in this process would count: only the soak has a separate process.
  const before = isSoak ? 0 : Deno.memoryUsage().rss;
  try {
    for (let nth = 0; nth < FILES; nth++) {
      const result = await resultOf(mutate(file));
      found.set(result, (found.get(result) ?? 0) + 1);
      assert.ok(!OTHERS.includes(result), `file ${nth} is matched with ${result}`);
      const { rss } = Deno.memoryUsage();
      most = Math.max(most, rss);
      assert.ok(rss - before < MAX_BYTES, `file ${nth}: the process has ${rss} bytes, ${before} before`);
    }
  } finally {
    reader.close();
  }
  if (isSoak) console.log(`The process had at most ${Math.round(most / 1e6)} MB.`);
  assert.ok(found.size > 0, JSON.stringify([...found]));

  async function resultOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    try {
      const { codes, text } = await (await reader.open(bytes)).read(1);
      const { status, finding, package_id } = decidePage(findOn({ codes, text, name: "x.pdf" }), known);
      return status === "Matched" ? package_id ?? "" : finding;
    } catch (error) {
      if (error instanceof PageRefused) return error.code;
      throw error;
    }
  }
});
