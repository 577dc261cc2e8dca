import assert from "node:assert/strict";
import { printerInput } from "../../../../api/inputs/catalogue/printer.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { labelMediaOf, MEDIA, MEDIA_SIZES } from "../../../../api/catalogue/printers.ts";

Deno.test("a printer has one of the known papers, languages and resolutions", () => {
  assert.ok(readInput(printerInput, { location_id: "l", name: "Zebra", dpi: 300 }).ok);
  const wrong = { name: "", kind: "tcp", media: "A5", dpi: 72, language: "epl" };
  const read = readInput(printerInput, wrong);
  assert.ok(!read.ok);
  assert.deepEqual(read.problems.map(({ path, code }) => `${path} ${code}`), [
    "name required",
    "kind unknown",
    "media unknown",
    "dpi unknown",
    "language unknown",
  ]);
});

Deno.test("a label fits the paper that it is printed on", () => {
  for (const media of MEDIA) {
    const [paper, label] = [MEDIA_SIZES[media], MEDIA_SIZES[labelMediaOf(media)]];
    assert.ok(label.width <= paper.width && label.height <= paper.height, media);
  }
});
