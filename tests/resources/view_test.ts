import assert from "node:assert/strict";
import { DENSITIES } from "../../api/list_layout.ts";
import { orders } from "../../resources/orders/orders.ts";
import { type ListQuery, readUrl, writeUrl } from "../../resources/url.ts";
import { isSameView, queryOfView, type View, viewOfQuery } from "../../resources/view.ts";
import { fc } from "../support/property.ts";

const view = (over: Partial<View> = {}): View => ({
  _id: "v1",
  name: "Held",
  code: "",
  audience: "mine",
  owner_name: "Ada",
  is_mine: true,
  may_edit: true,
  group: null,
  role: "",
  default_role: "",
  columns: [],
  density: "normal",
  filters: { status: "On Hold" },
  sort: "-created_at",
  is_pinned: true,
  version: 1,
  ...over,
});
const { columns: all } = orders;

/** Opens a view by its link. */
function linked(each: View): ListQuery {
  const url = new URL(writeUrl(orders, queryOfView(orders, each), undefined, true), "http://localhost");
  return readUrl(orders, url.pathname.slice(orders.path.length).split("/")[1], url.searchParams);
}

Deno.test("a view's link shows the view, and saving it changes nothing", () => {
  const widths = fc.integer({ min: 48, max: 800 });
  const columns = fc.shuffledSubarray(all.map(({ key }) => key))
    .chain((keys) => fc.tuple(...keys.map((key) => widths.map((width) => ({ key, width })))));
  const sorts = all.filter(({ sortable }) => sortable).flatMap(({ key }) => [key, `-${key}`]);
  const views = fc.record({
    columns,
    density: fc.constantFrom(...DENSITIES),
    filters: fc.constantFrom({}, { status: "On Hold" }, { due: "late", country: "DE,AT" }, {
      search: "a, b",
    }),
    sort: fc.constantFrom(...sorts),
  }, { noNullPrototype: true });
  fc.assert(fc.property(views, (over) => {
    const each = view(over);
    const query = linked(each);
    assert.ok(isSameView(orders, each, query, all));
    const { columns, density, filters, sort } = viewOfQuery(orders, query, all);
    const stored = { columns: [...columns ?? []], density: density!, filters: filters!, sort: sort! };
    assert.ok(isSameView(orders, { ...each, ...stored }, query, all));
  }));
});

Deno.test("an address differs from the view when any stored part of the view differs", () => {
  const query = queryOfView(orders, view());
  const layout = query.layout!;
  const others: readonly ListQuery[] = [
    { ...query, filters: {} },
    { ...query, filters: { status: "On Hold", country: "DE" } },
    { ...query, sort: "code" },
    { ...query, layout: { ...layout, density: "compact" } },
    { ...query, layout: { ...layout, columns: layout.columns.slice(1) } },
    { ...query, layout: { ...layout, columns: layout.columns.toReversed() } },
  ];
  for (const other of others) assert.equal(isSameView(orders, view(), other, all), false);
  assert.ok(isSameView(orders, view(), { ...query, page: 3, perPage: 200 }, all));
  assert.ok(isSameView(orders, view(), { ...query, layout: { ...layout, view: "" } }, all));
});

Deno.test("a view older than its list opens without parts that the list no longer has", () => {
  const old = view({
    filters: { status: "On Hold", colour: "red", due: 3, country: "All", store: "" },
    columns: [{ key: "mood", width: 80 }, { key: "status", width: 120 }],
    density: "airy",
    sort: "-mood",
  });
  const { filters, sort, layout } = queryOfView(orders, old);
  assert.deepEqual([filters, sort], [{ status: "On Hold" }, orders.sort]);
  assert.deepEqual([layout?.columns.map(({ key }) => key), layout?.density], [["code", "status"], "normal"]);
});

Deno.test("a view stores no columns if the list shows its defaults, nor columns that the person may not see", () => {
  const query = queryOfView(orders, view());
  assert.deepEqual(viewOfQuery(orders, query, all).columns, []);
  const fewer = all.filter(({ key }) => key !== "seller_name");
  assert.deepEqual(viewOfQuery(orders, query, fewer).columns, []);
  const layout = {
    ...query.layout!,
    columns: [{ key: "code", width: 116 }, { key: "seller_name", width: 90 }],
  };
  assert.deepEqual(viewOfQuery(orders, { ...query, layout }, fewer).columns, [{ key: "code", width: 116 }]);
});
