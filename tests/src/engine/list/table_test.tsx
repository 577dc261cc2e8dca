import { CONFIG, orderRow } from "./stage.tsx";
import assert from "node:assert/strict";
import { cleanup, render, waitFor } from "@testing-library/react";
import { useActorRef } from "@xstate/react";
import type { Row } from "../../../../machines/rows.ts";
import { selectionMachine } from "../../../../machines/selection.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { defaultLayout } from "../../../../resources/list_layout.ts";
import { writeUrl } from "../../../../resources/url.ts";
import { ListRows } from "../../../../src/engine/list/table/list_rows.tsx";
import { pageUrls } from "../../../../src/engine/list/page_url.ts";
import { setConfig } from "../../../../src/lib/config.ts";
import { language, setLanguage } from "../../../../src/lib/i18n.ts";
import { DataTable } from "../../../../src/engine/list/table/data_table.tsx";
import { minWidthOf } from "../../../../src/engine/list/table/table.styles.ts";
import { nextSort } from "../../../../src/engine/list/table/table_head.tsx";
import type { SelectionActor } from "../../../../src/engine/list/wiring.ts";
import type { ReactNode } from "react";
import { person } from "../../../support/client/person.ts";
import { PersonContext } from "../../../../src/lib/person.ts";
import { useColumns } from "../../../../src/engine/list/layout/columns.ts";
import { act } from "../record/stage.tsx";

Deno.test.afterEach(cleanup);

/** Makes rows that count how often they are drawn, as drawing a row reads the text of its items. */
function countedRows(total: number) {
  const draws = new Map<string, number>();
  const rows: Row[] = Array.from({ length: total }, (_, at) => {
    const row = orderRow(String(at));
    const get = () => {
      draws.set(row._id, (draws.get(row._id) ?? 0) + 1);
      return "Tee × 2";
    };
    return Object.defineProperty({ ...row }, "items_title", { enumerable: true, get });
  });
  const drawn = () => {
    const ids = [...draws.keys()];
    draws.clear();
    return ids;
  };
  return { rows, drawn };
}

interface Shown {
  readonly selection: SelectionActor;
  readonly show: (rows: readonly Row[], gone?: readonly string[]) => void;
}

function table(first: readonly Row[]): Shown {
  setConfig(CONFIG);
  let selection: SelectionActor | undefined;
  const hrefOf = (id: string) => `/orders/all/${id}`;
  function Table({ rows, gone }: { readonly rows: readonly Row[]; readonly gone: readonly string[] }) {
    selection = useActorRef(selectionMachine);
    return (
      <DataTable
        {...{ rows, gone, selection, hrefOf }}
        list="orders"
        name="Orders"
        named="code"
        columns={orders.columns}
        sort="-created_at"
        onSort={() => {}}
        canSelect
        onOpen={() => {}}
        offset={40}
        total={1284}
        isBusy={false}
        density="normal"
        isSized={false}
        onWidths={() => {}}
        onResetWidth={() => {}}
      />
    );
  }
  const { rerender } = render(<Table rows={first} gone={[]} />);
  assert.ok(selection);
  const ids = first.map(({ _id }) => _id);
  act(() => selection?.send({ type: "rows.shown", ids }));
  return { selection, show: (rows, gone = []) => rerender(<Table {...{ rows, gone }} />) };
}

Deno.test("selecting a row among many redraws only that row", () => {
  const { rows, drawn } = countedRows(100);
  const { selection } = table(rows);
  drawn();
  act(() => selection.send({ type: "row.toggle", id: "57", range: false }));
  assert.deepEqual(drawn(), ["57"]);
  act(() => selection.send({ type: "cursor.move", by: 1 }));
  assert.deepEqual(drawn(), ["0"]);
  act(() => selection.send({ type: "cursor.move", by: 1 }));
  assert.deepEqual(drawn(), ["0", "1"]);
});

Deno.test("only a changed row, and one that no longer matches, are redrawn", () => {
  const { rows, drawn } = countedRows(50);
  const { show } = table(rows);
  drawn();
  const changed = countedRows(50);
  const next = rows.map((row, at) => at === 7 ? changed.rows[7]! : row);
  act(() => show(next, ["9"]));
  // React's development build reads the old row as well.
  assert.deepEqual([...new Set([...drawn(), ...changed.drawn()])].sort(), ["7", "9"]);
});

Deno.test("rows that wait for those of another page are not redrawn, and keep their links", () => {
  setConfig(CONFIG);
  const { rows, drawn } = countedRows(5);
  const other = countedRows(5);
  const me = person({ role: "root" });
  function Page({ page, some, isBusy }: { page: number; some: readonly Row[]; isBusy: boolean }) {
    const selection = useActorRef(selectionMachine);
    // Each reading of an address makes a new layout object with equal content.
    const layout = defaultLayout(orders);
    const columns = useColumns(orders, layout);
    const query = { filters: {}, sort: orders.sort, page, perPage: 20, layout };
    const pageOf = pageUrls(orders, { filters: {}, sort: orders.sort, page, perPage: 20 });
    const url = { query, layout, pageOf, open() {}, change() {}, changeLayout() {} };
    return (
      <ListRows
        {...{ url, selection, columns, isBusy }}
        resource={orders}
        rows={some}
        gone={[]}
        total={200}
        canSelect
      />
    );
  }
  const shown = (page: ReactNode) => <PersonContext value={me}>{page}</PersonContext>;
  const { rerender } = render(shown(<Page page={1} some={rows} isBusy={false} />));
  const first = () => document.querySelector("tr[data-id]")!;
  const href = () => first().querySelector("a[data-page]")!.getAttribute("href");
  assert.equal(href(), "/orders/all/0?view=page");
  drawn();
  rerender(shown(<Page page={2} some={rows} isBusy />));
  assert.deepEqual(drawn(), []);
  assert.deepEqual([href(), first().getAttribute("aria-rowindex")], ["/orders/all/0?view=page", "2"]);
  rerender(shown(<Page page={2} some={other.rows} isBusy={false} />));
  assert.equal(other.drawn().length, 5);
  assert.deepEqual([href(), first().getAttribute("aria-rowindex")], ["/orders/all/0?page=2&view=page", "22"]);
});

Deno.test("the address of a record's page is the list's, for any text in its id", () => {
  const query = { filters: { search: "a/b %00" }, sort: orders.sort, page: 3, perPage: 50 };
  assert.equal(pageUrls(orders, query)("a/b ü"), `${writeUrl(orders, query, "a/b ü")}&view=page`);
});

/** Sets the window's height, as happy-dom has no layout. */
function withHeight(px: number): () => void {
  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "clientHeight");
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => px });
  return () => {
    if (known) Object.defineProperty(HTMLElement.prototype, "clientHeight", known);
    else Reflect.deleteProperty(HTMLElement.prototype, "clientHeight");
  };
}

Deno.test("a table of 200 rows draws the visible ones and a few more, with space for the rest", async () => {
  const restore = withHeight(800);
  const { rows } = countedRows(200);
  const { selection } = table(rows);
  const drawnNow = () => document.querySelectorAll("tr[data-id]").length;
  await waitFor(() => {
    const drawn = drawnNow();
    assert.ok(drawn > 0 && drawn < 100, `${drawn} rows are drawn`);
  });
  const drawn = drawnNow();
  act(() => selection.send({ type: "row.toggle", id: "3", range: false }));
  assert.equal(document.querySelector('tr[data-id="3"]')?.getAttribute("aria-selected"), "true");
  const [space] = document.querySelectorAll<HTMLElement>("tr[aria-hidden] td");
  assert.equal(space?.style.height, `${(200 - drawn) * 40}px`);
  restore();
});

Deno.test("all 200 rows of a long table are printed, and afterwards only the visible ones are drawn again", async () => {
  const restore = withHeight(800);
  table(countedRows(200).rows);
  const drawn = () => document.querySelectorAll("tr[data-id]").length;
  await waitFor(() => assert.ok(drawn() > 0 && drawn() < 100));
  let copied = 0;
  const copy = () => copied = drawn();
  addEventListener("beforeprint", copy, { once: true });
  act(() => void dispatchEvent(new Event("beforeprint")));
  assert.deepEqual([copied, drawn()], [200, 200]);
  act(() => void dispatchEvent(new Event("afterprint")));
  assert.ok(drawn() < 100);
  restore();
});

Deno.test("the grid announces how many rows there are and which of them are shown", () => {
  table([orderRow("a"), orderRow("b")]);
  const grid = document.querySelector("[role=grid]");
  assert.equal(grid?.getAttribute("aria-rowcount"), "1285");
  assert.equal(grid?.getAttribute("aria-multiselectable"), "true");
  const places = [...document.querySelectorAll("tr")].map((row) => row.getAttribute("aria-rowindex"));
  assert.deepEqual(places, ["1", "42", "43"]);
  assert.deepEqual([...document.querySelectorAll("tr[data-id]")].map((row) => row.getAttribute("tabindex")), [
    "0",
    "-1",
  ]);
});

Deno.test("in a window of 1440 px the total, the due day and the tracking number of an order are visible", () => {
  const shown = orders.columns.filter(({ hidden }) => !hidden);
  const at = shown.findIndex(({ key }) => key === "tracking_number");
  const keys = shown.slice(0, at).map(({ key }) => key);
  assert.deepEqual(["total_minor", "due_at"].filter((key) => !keys.includes(key)), []);
  const [MENU_PX, SCROLLBAR_PX] = [232, 15];
  assert.ok(minWidthOf(shown.slice(0, at + 1)) <= 1440 - MENU_PX - SCROLLBAR_PX);
});

Deno.test("S1.4 rows change with the language although they are memoized", async () => {
  const { show } = table([orderRow("a")]);
  assert.match(document.body.textContent ?? "", /Processing/);
  await act(async () => void await setLanguage("de"));
  show([orderRow("a")]);
  assert.match(document.body.textContent ?? "", /In Bearbeitung/);
  assert.match(document.body.textContent ?? "", /Vereinigtes Königreich/);
  await setLanguage("en");
  assert.equal(language.peek(), "en");
});

Deno.test("clicking a column head sorts ascending first, times and amounts descending, and the next click reverses", () => {
  const [code, created] = orders.columns;
  assert.ok(code && created);
  assert.deepEqual([nextSort(code, "x"), nextSort(code, "code"), nextSort(code, "-code")], [
    "code",
    "-code",
    "code",
  ]);
  assert.deepEqual([nextSort(created, "x"), nextSort(created, "-created_at")], ["-created_at", "created_at"]);
});
