import assert from "node:assert/strict";
import { MAX_CUSTOMS_LINES } from "../../../../api/shipping/customs.ts";
import { declarationInput } from "../../../../api/inputs/shipping/customs.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const line = {
  desc: "Shirt",
  hs: "6109.10",
  origin: "vn",
  qty: 1,
  net_g: 0,
  value_minor: 1,
  currency: "usd",
};
const problemsOf = (lines: unknown, more = {}) => {
  const read = readInput(declarationInput, { lines, ...more });
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("customs data is accepted as people write it, and all problems are reported at once", () => {
  const read = readInput(declarationInput, { lines: [line], content_type: "gift" });
  assert.ok(read.ok);
  assert.deepEqual(read.value, {
    lines: [{ ...line, hs: "610910", origin: "VN", currency: "USD" }],
    content_type: "gift",
  });
  assert.deepEqual(problemsOf([]), []);
  assert.deepEqual(
    problemsOf([{
      ...line,
      desc: "",
      hs: "1",
      origin: "ZZ",
      qty: 0,
      net_g: -1,
      value_minor: 0,
      currency: "US",
    }]),
    [
      "lines.0.desc required",
      "lines.0.hs badHsCode",
      "lines.0.origin badCountry",
      "lines.0.qty badNumber",
      "lines.0.net_g badNumber",
      "lines.0.value_minor badNumber",
      "lines.0.currency unknown",
    ],
  );
  assert.deepEqual(problemsOf(Array.from({ length: MAX_CUSTOMS_LINES + 1 }, () => line)), ["lines tooMany"]);
  assert.deepEqual(problemsOf([line], { content_type: "bribe" }), ["content_type unknown"]);
});
