import "../../../support/client/dom.ts";
import "../../../../src/app/menu/icons.ts";
import assert from "node:assert/strict";
import { pages } from "../../../../resources/pages.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import { hasWords } from "../../../../src/lib/i18n.ts";
import { hasMenuIcon } from "../../../../src/engine/menu_icon.ts";

Deno.test("S4.10 every item of the menu has an icon of its own: collapsed to icons they are all one sees", () => {
  assert.deepEqual(
    [...pages, ...resources.filter(({ isApart }) => !isApart)].map(({ id }) => id).filter((id) =>
      !hasMenuIcon(id)
    ),
    [],
  );
});

/** Lists of what has a number, a SKU and a recipient. */
const OF_ORDERS = ["orders", "packages", "fulfilments", "orders_ship"];

Deno.test("a list's search says what it looks in", () => {
  const searched = resources.filter(({ filters }) => filters.some(({ kind }) => kind === "search"));
  const silent = searched.map(({ id }) => id).filter((id) =>
    !OF_ORDERS.includes(id) && !hasWords(`list.hint.${id}`)
  );
  assert.deepEqual(silent, []);
});
