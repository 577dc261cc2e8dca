/** The number of pieces in an order is limited for every source, as its payment makes a row for each piece. */
import assert from "node:assert/strict";
import { MAX_ORDER_LINES, MAX_ORDER_PIECES } from "../../../../api/orders/order_bounds.ts";
import { incomingInput } from "../../../../api/inputs/orders/incoming_orders.ts";
import { orderInput } from "../../../../api/inputs/orders/order.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { importFile, inScene } from "../../../support/orders/import_jobs.ts";
import { planOf } from "../../../support/orders/plans.ts";

/** The order has the maximum of lines, and one piece more than allowed. */
const OVER = Array.from({ length: MAX_ORDER_LINES }, (_, index) => ({
  sku: "MUG-WHITE",
  quantity: MAX_ORDER_PIECES / MAX_ORDER_LINES + (index === 0 ? 1 : 0),
}));
const MOST = OVER.map((line) => ({ ...line, quantity: MAX_ORDER_PIECES / MAX_ORDER_LINES }));

Deno.test("form and external calls refuse one piece too many, and name the lines", () => {
  const problems = (read: ReturnType<typeof readInput>) => read.ok ? [] : read.problems;
  const code = "tooManyPieces";
  assert.deepEqual(problems(readInput(orderInput, { lines: OVER })), [{ path: "lines", code }]);
  assert.deepEqual(problems(readInput(orderInput, { lines: MOST })), []);
  const call = (lines: typeof OVER) =>
    readInput(incomingInput, { orders: [{ external_number: "A", lines }] });
  assert.deepEqual(problems(call(OVER)), [{ path: "orders.0.lines", code }]);
  assert.deepEqual(problems(call(MOST)), []);
});

Deno.test("an order with too many pieces in a file is refused with its reason, the others are made", () =>
  inScene(async ({ app, db, anna }) => {
    const header = ["external_number", "recipient_name", "sku", "title", "quantity"];
    const row = (number: string, quantity: number) => `${number},Zoë,MUG-WHITE,Mug,${quantity}`;
    const rows = [row("A", 6_000), row("B", MAX_ORDER_PIECES), row("A", 4_001), row("A", 1)];
    const job = await importFile(app, db, anna, [header.join(","), ...rows].join("\n"), {
      plan: JSON.stringify(planOf(header, { dateOrder: "dmy" })),
    });
    assert.deepEqual([job.made, job.refused], [1, 3]);
    assert.deepEqual(job.refusals.map(({ line, reason }) => [line, reason.code]), [
      [2, "tooManyPieces"],
      [4, "tooManyPieces"],
      [5, "tooManyPieces"],
    ]);
  }));

Deno.test("paying the largest order makes each of its pieces once", () =>
  inScene(async ({ world, db }) => {
    await world.topUp("anna", MAX_ORDER_PIECES * 900);
    const id = await world.order({ lines: MOST }, ["order.submit"]);
    const [paid] = await world.move("anna", [id], "order.pay");
    assert.equal(paid?.ok, true);
    const units = await db.read.selectFrom("units").select(["code", "order_line_id"]).execute();
    assert.equal(new Set(units.map(({ code }) => code)).size, MAX_ORDER_PIECES);
    const perLine = Map.groupBy(units, ({ order_line_id }) => order_line_id);
    assert.ok([...perLine.values()].every(({ length }) => length === MOST[0]?.quantity));
    // An order from before the limit cannot be paid, and its problem says why.
    const before = await world.order({ lines: OVER });
    const [refused] = await world.move("anna", [before], "order.submit");
    assert.deepEqual([refused?.ok, refused?.reason?.code], [false, "hasNoProblems"]);
  }));
