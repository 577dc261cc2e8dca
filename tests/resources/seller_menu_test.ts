import assert from "node:assert/strict";
import {
  activeSellerItem,
  externalLinksOf,
  sellerItemsOf,
  sellerMenu,
  withActiveStatus,
} from "../../resources/seller_menu.ts";
import { person } from "../support/client/person.ts";

const seller = person({ _id: "s1", role: "sale", groups: [], scope: ["s1"], active_status: "Ready" });

Deno.test("S2.35 the seller sidebar leads to the spec's targets in order", () => {
  assert.deepEqual(sellerMenu.map(({ href }) => href), [
    "/dashboard",
    "/orders/all?status=Processing",
    "/support",
    "/stores/all",
    // The spec does not contain this entry.
    "/orders/all?shipment_status=Ready",
  ]);
  assert.deepEqual(sellerItemsOf(seller).map(({ id }) => id), [
    "dashboard",
    "management",
    "support",
    "stores",
    "ready",
  ]);
});

Deno.test("S2.35 S6.5 a screen is not offered to people without the right, and none to a signed-out person", () => {
  assert.deepEqual(sellerItemsOf(person({ role: "packager", groups: [] })), []);
  assert.deepEqual(sellerItemsOf(null), []);
});

const at = (path: string, search = "") => activeSellerItem(sellerMenu, path, search)?.id ?? null;

Deno.test("S2.35 Management is also active on /orders/:filter, Support and Stores on their own paths", () => {
  for (const path of ["/orders", "/orders/all", "/orders/pending", "/orders/all/o1", "/orders/import"]) {
    assert.equal(at(path), "management", path);
  }
  for (const path of ["/support", "/support/all", "/support/inprocess"]) assert.equal(at(path), "support");
  for (const path of ["/stores", "/stores/all", "/stores/paused"]) assert.equal(at(path), "stores");
  assert.equal(at("/dashboard"), "dashboard");
  assert.equal(at("/jobs"), null);
  assert.equal(at("/ordersomething"), null);
});

Deno.test("S2.35 of two links to the orders the one with the current filter is active", () => {
  assert.equal(at("/orders/all", "status=Processing"), "management");
  assert.equal(at("/orders/all", "shipment_status=Ready"), "ready");
  assert.equal(at("/orders/all", "shipment_status=Ready&page=2"), "ready");
  assert.equal(at("/orders/all", "shipment_status=Failed"), "management");
});

Deno.test("S2.37 in an order link shipment_status=Ready is replaced by the person's active status", () => {
  assert.equal(
    withActiveStatus("/orders/all?shipment_status=Ready&page=1", "In Transit"),
    "/orders/all?shipment_status=In+Transit&page=1",
  );
  const items = sellerItemsOf({ ...seller, active_status: "In Transit" });
  assert.equal(items.find(({ id }) => id === "ready")?.href, "/orders/all?shipment_status=In+Transit");
  assert.equal(activeSellerItem(items, "/orders/all", "shipment_status=In+Transit")?.id, "ready");
  assert.equal(items.find(({ id }) => id === "management")?.href, "/orders/all?status=Processing");
});

Deno.test("S2.37 another status, another list, and a missing status stay unchanged", () => {
  for (const href of ["/orders/all?shipment_status=Failed", "/packages?shipment_status=Ready", "/orders"]) {
    assert.equal(withActiveStatus(href, "Delivered"), href);
  }
  assert.equal(withActiveStatus("/orders?shipment_status=Ready", ""), "/orders?shipment_status=Ready");
});

Deno.test("S2.36 Login and Register are offered only to people without a token", () => {
  assert.deepEqual(externalLinksOf(null), ["login", "register"]);
  assert.deepEqual(externalLinksOf(seller), []);
});
