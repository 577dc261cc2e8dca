import assert from "node:assert/strict";
import { ROLES } from "../../api/access.ts";
import { resources } from "../../resources/mod.ts";
import { plannedRoutes } from "../../resources/planned.ts";
import { linkFor, SEARCH_PAGES, searchPages } from "../../resources/search_pages.ts";
import type { Person } from "../../api/access.ts";

const as = (role: string): Person => ({ _id: "me", role, groups: [], permission: [], scope: null });
const linksOf = (role: string) => searchPages(as(role)).map(({ link }) => link);

Deno.test("S2.45 the pages of global search are the spec's nine; what is not built yet is not offered", () => {
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
  const built = new Set(resources.map(({ path }) => path as string).concat("/dashboard"));
  for (const page of searchPages(as("super_root"))) assert.ok(built.has(page.path), page.id);
  for (const { path } of plannedRoutes) assert.equal(linkFor(as("super_root"), path), "", path);
});

Deno.test("S2.45 a page is offered to those who may see its route", () => {
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

Deno.test("a link leads to a built screen that the person may see, or is empty", () => {
  const root = as("root");
  assert.equal(linkFor(root, "/orders/all?status=All&search=PD-1"), "/orders/all?status=All&search=PD-1");
  for (
    const bad of ["", "/ordersx", "//evil.example", "https://evil.example/orders", "javascript:alert(1)"]
  ) {
    assert.equal(linkFor(root, bad), "", bad);
  }
  assert.equal(linkFor(as("packager"), "/orders"), "");
});
