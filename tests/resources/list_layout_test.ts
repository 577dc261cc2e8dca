import assert from "node:assert/strict";
import type { Resource } from "../../resources/define.ts";
import { DENSITIES, MAX_COLUMN_PX, MIN_COLUMN_PX } from "../../api/list_layout.ts";
import { changedDocumentOf, documentOf } from "../../resources/document.ts";
import {
  addedColumns,
  defaultLayout,
  fitColumns,
  type LayoutColumn,
  type ListLayout,
  moveColumn,
  ownColumns,
  readLayout,
  withColumn,
  writeLayout,
} from "../../resources/list_layout.ts";
import { resources } from "../../resources/generated/resources.ts";
import { orders } from "../../resources/orders/orders.ts";
import { layoutOf, type ListQuery, readUrl, rowsQuery, writeUrl } from "../../resources/url.ts";
import { fc } from "../support/property.ts";

const read = (text: string) => readLayout(orders, new URLSearchParams(text));
const keys = (columns: readonly LayoutColumn[]) => columns.map(({ key }) => key);

/** Generates layouts that a person can choose for a list. */
function looks(resource: Resource): fc.Arbitrary<ListLayout> {
  const width = fc.integer({ min: MIN_COLUMN_PX, max: MAX_COLUMN_PX });
  const columns = fc.shuffledSubarray(resource.columns.map(({ key }) => key), { minLength: 1 })
    .chain((some) => fc.tuple(...some.map((key) => width.map((px) => ({ key, width: px })))));
  return fc.record({
    columns: columns.map((some) => fitColumns(resource, some)),
    density: fc.constantFrom(...DENSITIES),
    view: fc.constantFrom("", "01J8Z0000000000000000VIEW1", "v-2"),
  }, { noNullPrototype: true });
}

for (const resource of resources) {
  Deno.test(`readUrl() of writeUrl() gives the same layout back, with a record and without: ${resource.id}`, () => {
    fc.assert(fc.property(looks(resource), fc.constantFrom(undefined, "01ABC"), (layout, record) => {
      const query: ListQuery = { filters: {}, sort: resource.sort, page: 2, perPage: 50, layout };
      const url = new URL(writeUrl(resource, query, record), "http://localhost");
      const segment = url.pathname.slice(resource.path.length).split("/")[1];
      assert.deepEqual(layoutOf(resource, readUrl(resource, segment, url.searchParams)), layout);
    }));
  });

  Deno.test(`a layout is read from any text without throwing, and has the list's first column: ${resource.id}`, () => {
    fc.assert(fc.property(fc.string(), fc.string(), (cols, density) => {
      const layout = readLayout(resource, new URLSearchParams({ cols, density })) ?? defaultLayout(resource);
      assert.equal(layout.columns[0]?.key, resource.columns[0]?.key);
      assert.equal(new Set(keys(layout.columns)).size, layout.columns.length);
      for (const { width } of layout.columns) assert.ok(width >= MIN_COLUMN_PX && width <= MAX_COLUMN_PX);
    }));
  });
}

Deno.test("the list's default layout is not written to the address, and a column's default width is left out", () => {
  const search = new URLSearchParams();
  writeLayout(orders, defaultLayout(orders), search);
  assert.equal(search.toString(), "");
  writeLayout(orders, {
    columns: [{ key: "code", width: 116 }, { key: "status", width: 200 }],
    density: "roomy",
    view: "v",
  }, search);
  assert.deepEqual(Object.fromEntries(search), { cols: "code,status:200", density: "roomy", view: "v" });
  assert.equal(read(""), null);
});

Deno.test("a column that a filter shows can be hidden, and is not written while it is shown", () => {
  const query: ListQuery = { filters: { due: "late" }, sort: orders.sort, page: 1, perPage: 20 };
  const shown = layoutOf(orders, query);
  assert.ok(keys(shown.columns).includes("wait_kind"));
  const hidden = { ...shown, columns: withColumn(orders, shown.columns, "wait_kind", false) };
  for (const layout of [shown, hidden, { ...hidden, density: "compact" as const, view: "v" }]) {
    const { searchParams } = new URL(writeUrl(orders, { ...query, layout }), "http://localhost");
    assert.equal(searchParams.has("cols"), layout === hidden);
    assert.deepEqual(layoutOf(orders, readUrl(orders, "all", searchParams)), layout);
  }
});

Deno.test("a broken layout still shows the list: unknown and duplicate columns are left out, widths are bounded", () => {
  assert.deepEqual(read("cols=status:9999,password,status,code:1")?.columns, [
    { key: "code", width: MIN_COLUMN_PX },
    { key: "status", width: MAX_COLUMN_PX },
  ]);
  assert.equal(read("cols=password&density=tiny"), null);
});

Deno.test("the parameter for a record that fills the page is not part of a view", () => {
  assert.equal(read("view=page"), null);
  assert.equal(read("view=page&view=v1")?.view, "v1");
});

Deno.test("an added column is placed by the list's own order, and the first column always stays first", () => {
  const few = fitColumns(orders, [{ key: "code", width: 116 }, { key: "total_minor", width: 100 }]);
  assert.deepEqual(keys(withColumn(orders, few, "status", true)), ["code", "status", "total_minor"]);
  assert.deepEqual(keys(withColumn(orders, few, "total_minor", false)), ["code"]);
  assert.deepEqual(keys(withColumn(orders, few, "code", false)), ["code", "total_minor"]);
});

Deno.test("a moved column takes the other column's place, and none is moved before the first", () => {
  const columns = ["a", "b", "c", "d"].map((key) => ({ key, width: 100 }));
  assert.deepEqual(keys(moveColumn(columns, "b", "d")), ["a", "c", "d", "b"]);
  assert.deepEqual(keys(moveColumn(columns, "d", "b")), ["a", "d", "b", "c"]);
  for (const [key, to] of [["a", "c"], ["c", "a"], ["x", "b"], ["b", "x"]] as const) {
    assert.deepEqual(keys(moveColumn(columns, key, to)), ["a", "b", "c", "d"]);
  }
});

Deno.test("an address with another layout requests the same rows, and a shown hidden column is requested", () => {
  const query: ListQuery = { filters: {}, sort: orders.sort, page: 1, perPage: 20 };
  const narrow = { ...defaultLayout(orders), columns: ownColumns(orders).slice(0, 3), view: "v" };
  assert.deepEqual(rowsQuery(orders, { ...query, layout: narrow }), rowsQuery(orders, query));
  const more = { ...narrow, columns: withColumn(orders, narrow.columns, "tags", true) };
  assert.equal(addedColumns(orders, more), "tags");
  assert.equal(rowsQuery(orders, { ...query, layout: more }).extra, "tags");
  for (const documentFor of [documentOf, changedDocumentOf]) {
    assert.doesNotMatch(documentFor(orders), /[{ ]tags[ }]/);
    assert.match(documentFor(orders, "tags"), /[{ ]tags[ }]/);
    assert.equal(documentFor(orders, addedColumns(orders, narrow)), documentFor(orders));
  }
});
