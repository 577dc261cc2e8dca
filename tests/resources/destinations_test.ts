import assert from "node:assert/strict";
import { ROLES } from "../../api/access.ts";
import { destinationOf, ruleAt } from "../../resources/destinations.ts";
import { resources } from "../../resources/generated/resources.ts";
import { pages, unlistedPages } from "../../resources/pages.ts";

const person = (role: string) => ({ _id: "p1", role, groups: [], permission: [], scope: null });
const root = person("super_root");

Deno.test("S2.45 every existing screen is a valid destination, as it is in an address", () => {
  for (const { path } of [...pages, ...unlistedPages, ...resources]) {
    assert.equal(destinationOf(path, root), path);
    assert.equal(destinationOf(`${path}?x=1`, root), `${path}?x=1`);
  }
  for (
    const path of [
      "/",
      "/orders/all?status=All&search=PD-1",
      "/orders/In-Production",
      "/orders/all/01ABC",
      "/stores/all",
      "/stores/new",
      // Orders have no such status, which the list itself reports.
      "/orders/nowhere",
    ]
  ) assert.equal(destinationOf(path, root), path);
});

Deno.test("S2.45 nothing leads to a screen below another", () => {
  for (
    const path of [
      "/404",
      "/login",
      "/nowhere",
      "/orders/all/",
      "/orders/all/1/2",
      "/orders/%E0%A4%A",
      "/dashboard/1",
      "/ordersx",
    ]
  ) assert.equal(destinationOf(path, root), null, path);
});

Deno.test("S2.0 a literal segment precedes {filter}: it leads to the screen with that name", () => {
  for (const { path, rule } of [...pages, ...unlistedPages, ...resources]) {
    assert.equal(ruleAt(path), rule, path);
  }
});

Deno.test("S6.5 an address is not a destination for people who may not see its screen", () => {
  const seeing = (path: string) => ROLES.filter((role) => destinationOf(path, person(role))).join(" ");
  assert.equal(seeing("/dashboard"), "root super_root order_qc sale");
  assert.equal(seeing("/packages/all"), "root super_root order_qc cutting printer sewer packager");
  assert.equal(destinationOf("/dashboard", null), null);
});

Deno.test("S2.44 an address outside of the app leads nowhere", () => {
  const hostile = [
    null,
    undefined,
    "",
    "orders",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
  ];
  for (
    const bad of [...hostile, "javascript:alert(1)", "/dash\nboard", "/\t/evil.example", "data:text/html,x"]
  ) {
    assert.equal(destinationOf(bad, root), null, String(bad));
  }
});
