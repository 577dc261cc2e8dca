import "../../../support/client/dom.ts";
import "../../../../src/app/menu/icons.ts";
import assert from "node:assert/strict";
import { pages } from "../../../../resources/pages.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import { hasWords } from "../../../../src/lib/i18n.ts";
import { hasMenuIcon } from "../../../../src/engine/menu_icon.ts";

Deno.test("S4.10 every menu item has a unique icon: when collapsed only icons are visible", () => {
  assert.deepEqual(
    [...pages, ...resources.filter(({ isApart }) => !isApart)].map(({ id }) => id).filter((id) =>
      !hasMenuIcon(id)
    ),
    [],
  );
});

/** Lists whose rows have a number, a SKU and a recipient. */
const OF_ORDERS = ["orders", "packages", "fulfilments", "orders_ship"];

Deno.test("a list's search names the fields that it searches", () => {
  const searched = resources.filter(({ filters }) => filters.some(({ kind }) => kind === "search"));
  const silent = searched.map(({ id }) => id).filter((id) =>
    !OF_ORDERS.includes(id) && !hasWords(`list.hint.${id}`)
  );
  assert.deepEqual(silent, []);
});
