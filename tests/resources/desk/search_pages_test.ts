import assert from "node:assert/strict";
import { type Person, ROLES } from "../../../api/access.ts";
import { destinationOf } from "../../../resources/destinations.ts";
import { SEARCH_PAGES, searchPages } from "../../../resources/desk/search_pages.ts";

const as = (role: string): Person => ({ _id: "me", role, groups: [], permission: [], scope: null });
const linksOf = (role: string) => searchPages(as(role)).map(({ link }) => link);

Deno.test("S2.45 the pages of global search are the spec's nine; unbuilt ones are not offered", () => {
  assert.deepEqual(SEARCH_PAGES.map(({ link }) => link), [
    "/dashboard",
    "/orders",
    "/orders/all?status=Processing",
    "/orders/all?status=In%20Production",
    "/items/internal",
    "/support",
    "/jobs",
    "/stores",
    "/fulfilments/all",
  ]);
  const offered = linksOf("super_root");
  assert.deepEqual(offered.filter((link) => destinationOf(link, as("super_root")) !== link), []);
});

Deno.test("S2.45 a page is offered to people who may see its route", () => {
  for (const role of ROLES) {
    const isOffice = ["root", "super_root", "order_qc", "sale"].includes(role);
    assert.equal(linksOf(role).includes("/orders"), isOffice, role);
    assert.equal(linksOf(role).includes("/jobs"), isOffice, role);
  }
  assert.deepEqual(linksOf("nobody"), []);
});

Deno.test("S2.52 without a session every built page is offered", () => {
  assert.deepEqual(searchPages(null), searchPages(as("super_root")));
});
