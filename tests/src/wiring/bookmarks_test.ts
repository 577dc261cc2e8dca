import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { iconOf, linkOf, titleOf } from "../../../src/features/desk/bookmarks/current_screen.ts";
import { configureApp } from "../../support/client/app_config.ts";
import { objOf, readFetched, readSent } from "../../../src/features/desk/bookmarks/wiring.ts";
import { bookmark, PAGES } from "../../support/desk/bookmark_calls.ts";
import { itemsOf } from "../../../api/desk/bookmarks.ts";

const ITEMS = itemsOf([bookmark("/orders"), bookmark("/orders/all?country=DE")], PAGES);
const network = { ok: false, failure: { kind: "network" } } as const;

Deno.test("an answer without a list is a failure; removing a bookmark that no longer exists is not", () => {
  assert.deepEqual(readFetched({ ok: true, data: { searchResult: ITEMS } }), { items: ITEMS });
  assert.deepEqual(readFetched({ ok: true, data: {} }), {
    items: null,
    failure: { kind: "garbled", status: 200 },
  });
  assert.deepEqual(readFetched(network), { items: null, failure: network.failure });
  assert.deepEqual(readSent({ ok: true, data: { searchResult: ITEMS } }), { kind: "done", items: ITEMS });
  assert.deepEqual(readSent(network), { kind: "failed", failure: network.failure });
  const error = {
    code: "NOT_FOUND",
    message: "",
    requestId: null,
    problems: [],
    current: undefined,
    legal: [],
    reason: "",
  } as const;
  assert.deepEqual(readSent({ ok: false, failure: { kind: "http", status: 404, errors: [error] } }), {
    kind: "gone",
  });
});

Deno.test("S7.19 obj is one item, or the ids in their order", () => {
  assert.deepEqual(objOf({ kind: "put", bookmark: bookmark("/jobs") }, ITEMS), {
    ...bookmark("/jobs"),
    starred: true,
  });
  assert.deepEqual(objOf({ kind: "drop", link: "/jobs" }, ITEMS), { link: "/jobs", starred: false });
  assert.deepEqual(objOf({ kind: "order", links: ["/orders/all?country=DE", "/orders"] }, ITEMS), [
    { id: "/orders/all?country=DE" },
    { id: "orders" },
  ]);
});

Deno.test("an address is starred with its filters and without its page number", () => {
  assert.equal(linkOf("/orders/all", "country=DE&page=3&sort=code"), "/orders/all?country=DE&sort=code");
  assert.equal(linkOf("/orders", ""), "/orders");
  assert.equal(linkOf("/", ""), null);
  assert.equal(linkOf("//evil.test", ""), null);
});

Deno.test("a list is named by its filters, another page by its own title", () => {
  configureApp({ api: "" });
  document.title = "Bulk import · Desk";
  assert.equal(titleOf("/orders/all", ""), "Orders");
  assert.equal(titleOf("/orders/on-hold", "search=zoe"), "Orders: zoe · On hold");
  assert.equal(
    titleOf("/orders/all", "status=Ready,On%20Hold&range=this-month"),
    "Orders: Ready, On hold · This month",
  );
  assert.equal(titleOf("/orders/all", "start=01-02-2026"), "Orders: 01-02-2026 – …");
  assert.equal(titleOf("/profile/info", ""), "Bulk import");
  assert.deepEqual([iconOf("/orders/all?x=1"), iconOf("/dashboard"), iconOf("/call-to-action")], [
    "orders",
    "dashboard",
    "call_to_action",
  ]);
});
