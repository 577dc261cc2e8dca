import assert from "node:assert/strict";
import { matchColumns } from "../../../../api/csv/match.ts";
import { DATE_ORDERS, type DateOrder, DECIMAL_MARKS, type ImportPlan } from "../../../../api/csv/plan.ts";
import { fc } from "../../../support/property.ts";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";

const HEADERS = ["Order ID", "Order Date", "SKU", "Quantity", "Unit Price", "Recipient"];
const { missing: _, ...MATCH } = matchColumns(HEADERS);
const remembered = (format: Partial<ImportPlan["format"]>): ImportPlan => ({
  ...MATCH,
  headers: HEADERS,
  format: { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "mdy", ...format },
});
const settle = (value: DateOrder) => ({
  events: [{ type: "format.settle", answer: { part: "dateOrder", value } }] as const,
});

Deno.test("Real input 14: a file's proof overrides the store's remembered plan", async () => {
  const { plan, preview, isRemembered } = await readReal("14_mixed_days.csv", { plans: [remembered({})] });
  assert.deepEqual([isRemembered, plan.format.dateOrder, plan.format.decimal], [true, "dmy", ","]);
  assert.deepEqual(problemsOf(preview), []);
  assert.deepEqual(preview.orders.map(({ ordered_on, lines: [line] }) => [ordered_on, line?.total?.minor]), [
    ["05-11-2026", 123_450],
    ["25-11-2026", 300],
  ]);
});

Deno.test("Real input 14: a TikTok export from outside the US leaves the order of its days to the person", async () => {
  const { plan, preview } = await readReal("14_tiktok_uk.csv");
  assert.deepEqual([plan.profile, plan.unsure], ["tiktok", ["dateOrder"]]);
  assert.deepEqual(problemsOf(preview), ["Line 3: Created Time unclearDate"]);
  const { preview: answered } = await readReal("14_tiktok_uk.csv", settle("dmy"));
  assert.equal(answered.orders[0]?.ordered_on, "05-11-2026");
});

Deno.test("Real input 14: a TikTok export for the US is month first without a question", async () => {
  const text = new TextDecoder().decode(
    Deno.readFileSync(new URL("../../../fixtures/real/14_tiktok_uk.csv", import.meta.url)),
  );
  const { plan, preview } = await readReal(text.replace("United Kingdom", "United States"));
  assert.deepEqual([plan.unsure, preview.orders[0]?.ordered_on], [undefined, "11-05-2026"]);
});

Deno.test("Real input 14: a file that contradicts itself is left to the person, whatever is remembered", async () => {
  const file =
    `${HEADERS.join()}\nD-1,25/11/2026,MUG,1,1.00,Ada\nD-2,11/25/2026,MUG,1,1.00,Bo\nD-3,05/11/2026,MUG,1,1.00,Cy\n`;
  const { plan, preview } = await readReal(file, { plans: [remembered({})] });
  assert.deepEqual(plan.unsure, ["dateOrder"]);
  assert.ok(problemsOf(preview).includes("Line 4: Order Date unclearDate"));
});

const SIGN = { dmy: "/", mdy: "/", ymd: "-" } as const;
function written(iso: string, order: DateOrder): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  const parts = { dmy: [day, month, year], mdy: [month, day, year], ymd: [year, month, day] }[order];
  return parts.join(SIGN[order]);
}

Deno.test("Real input 14: no day of a file is misread, whatever its store remembers", async () => {
  const days = fc.array(
    fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  await fc.assert(
    fc.asyncProperty(
      days,
      fc.constantFrom(...DATE_ORDERS),
      fc.constantFrom(...DATE_ORDERS),
      fc.constantFrom(...DECIMAL_MARKS),
      async (dates, order, before, decimal) => {
        const isos = dates.map((date) => date.toISOString().slice(0, 10));
        // A day above 12 proves the order of all of them.
        const all = [...isos, "2026-03-28"];
        const rows = all.map((iso, at) => `D-${at},${written(iso, order)},MUG,1,1.00,Ada`);
        const file = `${HEADERS.join()}\n${rows.join("\n")}\n`;
        const { preview } = await readReal(file, { plans: [remembered({ dateOrder: before, decimal })] });
        assert.deepEqual(problemsOf(preview), []);
        const read = preview.orders.map(({ ordered_on }) => ordered_on.split("-").toReversed().join("-"));
        assert.deepEqual(read, all);
      },
    ),
    { numRuns: 25 },
  );
});
