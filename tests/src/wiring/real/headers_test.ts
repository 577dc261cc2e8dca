import assert from "node:assert/strict";
import { fc } from "../../../support/property.ts";
import { ordersOf, problemsOf, readReal, realFile } from "../../../support/orders/real_input.ts";

Deno.test("Real input 9: the header is found below title lines, and another row can be chosen", async () => {
  const { plan, preview } = await readReal("09_titles.csv");
  assert.deepEqual([plan.rowsAbove, plan.format.delimiter, plan.headers[0]], [2, ";", "Order ID"]);
  assert.deepEqual([preview.rows, preview.orderCount, problemsOf(preview)], [2, 2, []]);
  const unusual = "Report;;\nNummer;Artikel;Menge\nBestellung;Ware;Stück\nB-1;MUG;2\n";
  const [number, sku, quantity] = [0, 1, 2].map((position, at) => ({
    type: "column.choose" as const,
    field: (["external_number", "sku", "quantity"] as const)[at] ?? "sku",
    position,
  }));
  const choices = [number, sku, quantity].filter((each) => each !== undefined);
  const chosen = await readReal(unusual, { events: [{ type: "header.choose", rowsAbove: 2 }, ...choices] });
  assert.deepEqual([chosen.plan.headers, chosen.preview.rows], [["Bestellung", "Ware", "Stück"], 1]);
});

Deno.test("Real input 9: no number of title lines hides a header with the required columns", async () => {
  const title = fc.string({ unit: fc.constantFrom(..."abc 1."), minLength: 1, maxLength: 20 })
    .filter((text) => text.trim() !== "");
  await fc.assert(
    fc.asyncProperty(
      fc.array(title, { maxLength: 6 }),
      fc.constantFrom(",", ";", "\t"),
      async (titles, sign) => {
        const table = [["Order ID", "SKU", "Quantity"], ["N-1", "MUG", "1"], ["N-2", "CAP", "2"]];
        const { plan, preview } = await readReal(
          [...titles, ...table.map((cells) => cells.join(sign))].join("\n") + "\n",
        );
        assert.deepEqual([plan.rowsAbove ?? 0, preview.orderCount], [titles.length, 2]);
      },
    ),
    { numRuns: 25 },
  );
});

Deno.test("Real input 9: quotes that are text are read as text", async () => {
  const { plan, preview } = await readReal("09_bare_quotes.tsv");
  assert.deepEqual([plan.format.delimiter, plan.format.quote, problemsOf(preview)], ["\t", "", []]);
  assert.equal(ordersOf(preview).get("Q-1")?.lines[0]?.title, '"Vintage" tee 1/2" print');
  // An unclosed quote is still a fault of its row, and quotes around a cell are not part of its text.
  const quoted = await readReal('Order ID,SKU,Quantity\n"A-1","MUG","1"\n"A-2","CAP" x,"1"\n');
  assert.deepEqual(problemsOf(quoted.preview), ["Line 3:  badQuotes"]);
});

Deno.test("Real input 9: hidden rows of a spreadsheet are counted, left out, and included if chosen", async () => {
  const { plan, preview } = await readReal("09_hidden_rows.xlsx");
  assert.deepEqual([plan.rowsAbove, plan.sheet, plan.headers[0]], [2, "Orders", "Order ID"]);
  assert.deepEqual(preview.remarks, [{ code: "hidden", rows: 2, orders: 2 }]);
  const pieces = (read: typeof preview) => read.orders.map(({ lines }) => lines.map(({ sku }) => sku).join());
  assert.deepEqual(pieces(preview), ["MUG", "MUG", "CAP"]);
  const withHidden = await readReal("09_hidden_rows.xlsx", {
    events: [{ type: "rows.choose", choice: "hidden", isKept: true }],
  });
  assert.deepEqual([withHidden.preview.remarks, pieces(withHidden.preview)], [[], [
    "MUG",
    "CAP",
    "MUG",
    "TEE,CAP",
  ]]);
});

Deno.test("Real input 9: a header that the store knows is found in another row than the last time", async () => {
  const { plan } = await readReal("09_titles.csv");
  const text = new TextDecoder().decode(realFile("09_titles.csv"));
  const { plan: next, isRemembered } = await readReal(`One more line;;;;;\n${text}`, { plans: [plan] });
  assert.deepEqual([next.rowsAbove, isRemembered], [3, true]);
});
