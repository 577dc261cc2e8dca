import assert from "node:assert/strict";
import { parseCount } from "../../../../api/csv/cells.ts";
import { columnProofs, proofOf } from "../../../../api/csv/evidence.ts";
import { DECIMAL_MARKS } from "../../../../api/csv/plan.ts";
import { fc } from "../../../support/property.ts";
import { ordersOf, problemsOf, readReal } from "../../../support/orders/real_input.ts";

const quantitiesOf = (preview: Parameters<typeof ordersOf>[0]) =>
  preview.orders.map(({ lines }) => lines.map(({ quantity }) => quantity));

Deno.test("Real input 3: grouped thousands are thousands if another cell proves the mark", async () => {
  const { plan, preview } = await readReal("03_thousands.csv");
  assert.deepEqual([plan.format.decimal, plan.unsure], [".", undefined]);
  assert.deepEqual(quantitiesOf(preview), [[1_000], [2_000], [1_500]]);
  assert.deepEqual(preview.orders.map(({ lines: [line] }) => line?.total?.minor), [
    250_000,
    500_000,
    375_000,
  ]);
});

Deno.test("Real input 3: whether 1,000 means one or a thousand is asked once, and until then nothing is guessed", async () => {
  const { plan, preview } = await readReal("03_unclear.csv");
  assert.deepEqual(plan.unsure, ["decimal"]);
  assert.equal(preview.proof.decimal.unclear, "1,000");
  assert.deepEqual(problemsOf(preview), ["Line 2: Quantity unclearNumber"]);
  for (const [value, pieces] of [[".", 1_000], [",", 1]] as const) {
    const answered = await readReal("03_unclear.csv", {
      events: [{ type: "format.settle", answer: { part: "decimal", value } }],
    });
    assert.deepEqual([answered.plan.unsure, quantitiesOf(answered.preview)], [undefined, [[pieces], [3]]]);
  }
});

Deno.test("Real input 3: a value far below the beginning proves the mark of all values above it", async () => {
  const rows = Array.from({ length: 9_000 }, (_, at) => `Q-${at},MUG,3,Ada Lind of the long road`);
  rows[0] = 'Q-0,MUG,"1,000",Ada Lind';
  const open = ["Order ID,SKU,Quantity,Recipient", ...rows].join("\n");
  assert.deepEqual((await readReal(open)).plan.unsure, ["decimal"]);
  const { plan, preview } = await readReal(`${open}\nQ-L,MUG,"1,250",Bo Berg\n`);
  assert.deepEqual([plan.unsure, plan.format.decimal], [undefined, "."]);
  assert.equal(ordersOf(preview).get("Q-0")?.lines[0]?.quantity, 1_000);
});

Deno.test("Real input 3: amounts keep three digits after the mark only in currencies that have them", async () => {
  const file = "Order ID,SKU,Quantity,Unit Price\nQ-1,MUG,1,1.500\n";
  assert.deepEqual((await readReal(file, { currency: "USD" })).plan.unsure, ["decimal"]);
  const { plan, preview } = await readReal(file, { currency: "KWD" });
  assert.deepEqual([plan.unsure, preview.orders[0]?.lines[0]?.total?.minor], [undefined, 1_500]);
});

Deno.test("Real input 3: a whole number in any grouping is read as that number or refused", () => {
  const grouping = fc.constantFrom("", " ", "\u00a0", "\u202f", "'", "’", "other");
  const tail = fc.constantFrom("", "0", "00", "000");
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.constantFrom(...DECIMAL_MARKS),
      grouping,
      tail,
      (...given) => {
        const [value, mark, by, zeros] = given;
        const other = mark === "." ? "," : ".";
        const sign = by === "other" ? other : by;
        const whole = String(value).replace(/\B(?=(\d{3})+$)/g, sign);
        const written = whole + (zeros === "" ? "" : mark + zeros);
        assert.equal(parseCount(written, 10_000, mark), value, written);
        // Without a proof the value is the same number, or a question.
        const { decimal } = proofOf({ columns: { quantity: 0 } }, columnProofs([[written]], 1));
        const read = parseCount(written, 10_000, decimal.proven ?? ".", decimal.proven === null);
        if (typeof read === "number") assert.equal(read, value, written);
        else assert.equal(read.code, decimal.unclear === null ? "badNumber" : "unclearNumber", written);
      },
    ),
  );
});
