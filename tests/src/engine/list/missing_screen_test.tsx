import assert from "node:assert/strict";
import { data, says, screen, waitFor } from "../record/stage.tsx";
import { orders } from "../../../../resources/orders/orders.ts";
import { readUrl, rowsQuery } from "../../../../resources/url.ts";
import { apiWithRows, onList, orderRow, rowOf } from "./stage.tsx";

Deno.test("a list searched for several numbers names those without a row", async () => {
  const api = apiWithRows(orderRow("1")).on("Missing", data({ missing: ["CA-9", "XX"] }));
  await onList(api, "/orders/all?search=PD-1%2C%20CA-9%2C%20XX", async () => {
    await rowOf("PD-1");
    await says("Not found here: CA-9, XX");
    assert.equal(api.named("Missing")[0]?.variables["search"], "PD-1, CA-9, XX");
  });
  const one = apiWithRows(orderRow("1"));
  await onList(one, "/orders/all?search=PD-1", async () => {
    await rowOf("PD-1");
    await waitFor(() => assert.equal(screen.queryByText(/Not found here/), null));
    assert.equal(one.named("Missing").length, 0);
  });
});

Deno.test("the Problem column is shown while the list is filtered by a problem, and requested only then", async () => {
  const draft = { ...orderRow("1"), problem_codes: ["skuUnknown", "addressMissing"] };
  const api = apiWithRows(draft);
  await onList(api, "/orders/draft?problem=any", async () => {
    await rowOf("PD-1");
    await says("SKU, Address");
    await screen.findByRole("columnheader", { name: /Problem/ });
  });
  const extraOf = (search: string) =>
    rowsQuery(orders, readUrl(orders, "draft", new URLSearchParams(search))).extra;
  assert.deepEqual([extraOf("problem=any"), extraOf("")], ["problem_codes", undefined]);
  const all = apiWithRows(draft);
  await onList(all, "/orders/all", async () => {
    await rowOf("PD-1");
    assert.equal(screen.queryByRole("columnheader", { name: /Problem/ }), null);
  });
});
