import assert from "node:assert/strict";
import { figure } from "../../../../api/csv/write.ts";
import { approvals } from "../../../../resources/money/approvals.ts";
import { users } from "../../../../resources/people/users.ts";
import type { Resource } from "../../../../resources/define.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { columnsTable } from "../../../../server/modules/desk/exports/columns.ts";

const NO_CONTEXT = {} as AuthorizedContext;

async function amountIn(resource: Resource, key: string, row: object, currency: string) {
  const columns = resource.columns.filter((each) => each.key === key);
  const table = columnsTable(columns, [], { timeZone: "UTC", currency }, {});
  const [[amount] = []] = await table.rowsOf([{ _id: "r1", ...row }], NO_CONTEXT);
  return amount;
}

Deno.test("an exported amount has the digits of the currency it was credited in, not of the one it was paid in", async () => {
  const topup = { paid_minor: 3_000_000, currency: "VND", credited_minor: 11_850, credited_currency: "USD" };
  assert.deepEqual(await amountIn(approvals, "paid_minor", topup, "USD"), figure("3000000"));
  assert.deepEqual(await amountIn(approvals, "credited_minor", topup, "USD"), figure("118.50"));
});

Deno.test("an exported amount of a record without a currency has the digits of the business's currency", async () => {
  const person = { credit_limit_minor: 5_000 };
  assert.deepEqual(await amountIn(users, "credit_limit_minor", person, "USD"), figure("50.00"));
  assert.deepEqual(await amountIn(users, "credit_limit_minor", person, "JPY"), figure("5000"));
});
