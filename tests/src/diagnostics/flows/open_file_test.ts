import assert from "node:assert/strict";
import { chartOf } from "../../../../api/flows/chart.ts";
import { loadDrawing } from "../../../../src/diagnostics/flows/drawings.ts";
import {
  isDrawingComplete,
  MAX_FILE_BYTES,
  parseFlowFile,
} from "../../../../src/diagnostics/flows/standalone/open_file.ts";
import { fc } from "../../../support/property.ts";

const read = (path: string) => Deno.readTextFileSync(new URL(`../../../../${path}`, import.meta.url));

Deno.test("C7 an exported machine opens as the chart of its flow, with our picture", async () => {
  const opened = parseFlowFile(read("docs/flows/acting.json"));
  assert.equal(opened.kind, "machine");
  if (opened.kind !== "machine") return;
  assert.equal(opened.chart.id, "acting");
  assert.equal(isDrawingComplete(opened.chart, await loadDrawing("acting")), true);
  assert.equal(isDrawingComplete(opened.chart, await loadDrawing("order")), false);
});

Deno.test("C7 any other file is refused with the reason", () => {
  const failureReasonOf = (text: string) => {
    const opened = parseFlowFile(text);
    return opened.kind === "refused" ? opened.why : opened.kind;
  };
  assert.equal(failureReasonOf("{"), "noJson");
  assert.equal(failureReasonOf("[]"), "noFlow");
  assert.equal(failureReasonOf("null"), "noFlow");
  assert.equal(failureReasonOf('{"states":3}'), "noFlow");
  assert.equal(failureReasonOf('{"format":"pressdock.flow","version":99}'), "newer");
  assert.equal(failureReasonOf('{"format":"pressdock.flow","version":1}'), "damaged");
  assert.equal(failureReasonOf(" ".repeat(MAX_FILE_BYTES + 1)), "tooBig");
  assert.equal(
    failureReasonOf(`{"states":${'{"a":{"states":'.repeat(20_000)}{}${"}}".repeat(20_000)}}`),
    "noFlow",
  );
});

Deno.test("C7 no JSON makes the reader throw", () => {
  fc.assert(fc.property(fc.json({ maxDepth: 5 }), (text) => void parseFlowFile(text)), { numRuns: 200 });
  const nearly = fc.record({
    id: fc.jsonValue(),
    initial: fc.jsonValue(),
    states: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })),
    on: fc.jsonValue({ maxDepth: 3 }),
  }, { requiredKeys: ["states"] });
  fc.assert(
    fc.property(nearly, (value) => {
      const opened = parseFlowFile(JSON.stringify(value));
      if (opened.kind === "machine") assert.equal(opened.chart.states.length, chartOf(value).states.length);
    }),
    { numRuns: 200 },
  );
});
