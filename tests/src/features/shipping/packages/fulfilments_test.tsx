/** /fulfilments/all: packages as a seller follows them, and as an agent follows those of several sellers. */
import { onList, rowOf } from "../../../engine/list/stage.tsx";
import assert from "node:assert/strict";
import type { Row } from "../../../../../machines/rows.ts";
import { fulfilments } from "../../../../../resources/shipping/fulfilments.ts";
import { data, FakeApi, says, screen, waitFor } from "../../../engine/record/stage.tsx";

const row = (_id: string, seller_name: string): Row => ({
  _id,
  version: 1,
  code: `PK-${_id}`,
  created_at: 1_700_000_000,
  order_id: `o${_id}`,
  order_code: `PD-${_id}`,
  recipient_name: "Zoë Müller",
  city: "Köln",
  country: "DE",
  shipment_status: "In Transit",
  carrier: "DHL",
  tracking_number: "JD0146000031",
  items_count: 2,
  price_minor: 450,
  currency: "USD",
  seller_name,
});
const holding = (...rows: Row[]) =>
  new FakeApi().on("List", data({ fulfilments: rows })).on(
    "Count",
    data({ fulfilmentsCount: { count: rows.length, capped: false } }),
  );
const columns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent?.trim() ?? "");
const all = (api: FakeApi, scopeOf: (id: string) => readonly string[], work: () => Promise<void>) =>
  onList(api, "/fulfilments/all", work, { role: "sale", scopeOf, resource: fulfilments });

Deno.test("S2.45 a seller finds each package with its order, buyer and number, without a column or filter of sellers", async () => {
  const api = holding(row("1", "Anna"));
  await all(api, (own) => [own], async () => {
    const pkg = await rowOf("PK-1");
    await says("PD-1");
    for (const words of ["Zoë Müller", "In transit", "JD0146000031", "4.50"]) {
      await waitFor(() => assert.ok(pkg.textContent?.includes(words), words));
    }
    assert.equal(pkg.querySelector('a[href^="/orders/"]')?.textContent, "PD-1");
    assert.ok(!columns().includes("Seller"));
    assert.equal(screen.queryByText("Anna"), null);
    await waitFor(() => assert.equal(api.named("Count").length, 1));
    assert.deepEqual(api.named("List").map(({ variables }) => variables), [
      { sort: "-created_at" },
    ]);
  });
});

Deno.test("S2.45 an agent sees the owner of each package", async () => {
  await all(holding(row("1", "Anna"), row("2", "Ben")), () => ["anna", "ben"], async () => {
    await rowOf("PK-2");
    assert.ok(columns().includes("Seller"));
    await says("Anna");
    await says("Ben");
  });
});
