import {
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { ShopOrders } from "../../../../../src/features/shops/connection/shop_orders.tsx";

const EDITED = {
  _id: "so1",
  number: "#1042",
  status: "Different",
  reason: "edited",
  order_id: "o1",
  order_code: "PD-000042",
  changes: [{ field: "city", before: "Berlin", after: "Hamburg" }],
  updated_at: 1_790_000_000,
  version: 2,
};
const page = (...shopOrders: object[]) => data({ shopOrders });
const part = <ShopOrders store="s1" />;
const person = { role: "sale" };

Deno.test("S2.35 a seller sees what the shop changed, and chooses once which version counts", () => {
  const api = new FakeApi().on("ShopOrders", page(EDITED), page())
    .on("SettleShopOrder", data({ settleShopOrder: { _id: "so1", version: 3 } }));
  return onStage(api, part, async () => {
    await says("#1042");
    await says("It was changed in the shop.");
    await says("Hamburg");
    await press("Use the shop’s version");
    await says("No order differs from the shop.");
    const { key, ...sent } = api.named("SettleShopOrder")[0]!.variables;
    assert.deepEqual(sent, { _id: "so1", accept: true, version: 2 });
    assert.ok(key, "the same decision is taken once");
  }, person);
});

Deno.test("an order that was cancelled in the shop says so on its button; the row of an outdated order stays", () => {
  const cancelled = { ...EDITED, reason: "cancelled", changes: [] };
  const api = new FakeApi().on("ShopOrders", page(cancelled)).on("SettleShopOrder", refusal("STALE"));
  return onStage(api, part, async () => {
    await screen.findByRole("button", { name: "Cancel here too" });
    await press("Keep our version");
    await says("#1042");
    await says(/was refused/);
  }, person);
});

Deno.test("after a refusal the order is read again, and the next decision is about its new version", () => {
  const changed = { ...EDITED, changes: [{ field: "city", before: "Berlin", after: "Bremen" }], version: 3 };
  const api = new FakeApi().on("ShopOrders", page(EDITED), page(changed), page())
    .on("SettleShopOrder", refusal("STALE"), data({ settleShopOrder: { _id: "so1", version: 4 } }));
  return onStage(api, part, async () => {
    await says("Hamburg");
    await press("Use the shop’s version");
    await says("Bremen");
    await press("Use the shop’s version");
    await says("No order differs from the shop.");
    assert.deepEqual(api.named("SettleShopOrder").map(({ variables }) => variables["version"]), [2, 3]);
  }, person);
});

Deno.test("an order that is fulfilled in the shop has a button that says that it cancels ours", () => {
  const fulfilled = { ...EDITED, reason: "fulfilled", changes: [] };
  return onStage(new FakeApi().on("ShopOrders", page(fulfilled)), part, async () => {
    await screen.findByRole("button", { name: "Cancel our order" });
    assert.ok(screen.queryByRole("button", { name: "Use the shop’s version" }) === null);
  }, person);
});

Deno.test("orders that wait or were left out show the reason, and ask for nothing", () => {
  const left = {
    ...EDITED,
    status: "Left Out",
    reason: "noLines",
    order_id: null,
    order_code: "",
    changes: [],
  };
  return onStage(new FakeApi().on("ShopOrders", page(), page(left)), part, async () => {
    await says("No order differs from the shop.");
    fireEvent.click(await screen.findByRole("tab", { name: "Left out" }));
    await says("It has nothing that we produce.");
    await waitFor(() => assert.ok(screen.queryByRole("button", { name: "Use the shop’s version" }) === null));
  }, person);
});
