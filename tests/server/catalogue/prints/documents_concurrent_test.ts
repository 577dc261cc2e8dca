/** Documents that are requested at the same time. */
import assert from "node:assert/strict";
import { labelDocument, shippingLabel } from "../../../../api/documents/shipping_label.ts";
import { type PackagePrint, paperOf } from "../../../../api/documents/packages.ts";
import { packageLabelsOf } from "../../../../server/documents/pdf.ts";
import { pkg } from "../../../support/shipping/document_packages.ts";
import { textOfPdf } from "../../../support/files/pdf_text.ts";

const PRINT: PackagePrint = { language: "en", timeZone: "UTC", at: 1_790_000_000, media: "4x6" };

function label(code: string, more: Partial<Parameters<typeof packageLabelsOf>[0]> = {}) {
  const { labels: _, ...document } = labelDocument([], PRINT);
  const blocks = shippingLabel(pkg({ code }), PRINT);
  const labels = [{ kind: "drawn", blocks }] as const;
  return packageLabelsOf({ document, labels, copies: 1, paper: paperOf(PRINT), dpi: null, ...more });
}

Deno.test("twenty stations print at once: each gets its own label, and one that cannot be drawn affects no other", async () => {
  const codes = Array.from({ length: 20 }, (_, at) => `PK-${String(at + 1).padStart(6, "0")}`);
  const broken = { paper: { width: Number.NaN, height: Number.NaN } };
  const drawn = await Promise.allSettled(codes.map((code, at) => label(code, at === 7 ? broken : {})));
  for (const [at, code] of codes.entries()) {
    const one = drawn[at]!;
    assert.equal(one.status, at === 7 ? "rejected" : "fulfilled", code);
    if (one.status === "fulfilled") assert.ok((await textOfPdf(one.value))[0]?.includes(code), code);
  }
});

Deno.test("of too many prints at once the last are refused with RATE_LIMITED, and the others are drawn", async () => {
  const all = await Promise.allSettled(Array.from({ length: 45 }, (_, at) => label(`PK-${100_000 + at}`)));
  const refused = all.filter((one) => one.status === "rejected");
  assert.deepEqual(refused.map(({ reason }) => reason.code), Array(5).fill("RATE_LIMITED"));
});
