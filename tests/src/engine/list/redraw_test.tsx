import { codes, CONFIG, count, onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { cleanup, render } from "@testing-library/react";
import { useActorRef } from "@xstate/react";
import { selectionMachine } from "../../../../machines/selection.ts";
import { defaultLayout } from "../../../../resources/list_layout.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { useColumns } from "../../../../src/engine/list/layout/columns.ts";
import { ListRows } from "../../../../src/engine/list/table/list_rows.tsx";
import { setConfig } from "../../../../src/lib/config.ts";
import { PersonContext } from "../../../../src/lib/person.ts";
import { person } from "../../../support/client/person.ts";
import { FakeApi, fireEvent, press, says, screen } from "../record/stage.tsx";

Deno.test.afterEach(cleanup);

/**
 * Returns copies whose field counts its reads. The field is not enumerable, as React's development build
 * reads all enumerable ones.
 */
function counted<Part extends { readonly key: string }>(parts: readonly Part[], field: keyof Part) {
  const read = new Set<string>();
  const tell = (part: Part): Part =>
    Object.defineProperty({ ...part }, field, {
      enumerable: false,
      get() {
        read.add(part.key);
        return part[field];
      },
    });
  const drawn = () => {
    const keys = [...read];
    read.clear();
    return keys;
  };
  return { parts: parts.map(tell), drawn };
}

Deno.test("another page draws no filter again, and another filter only its own chip", async () => {
  const { parts, drawn } = counted(orders.filters, "label");
  const api = new FakeApi().on("List", ...["1", "2", "3"].map((id) => rows(orderRow(id))))
    .on("Count", count(60));
  await onList(api, "/orders/all", async () => {
    await rowOf("PD-1");
    await says("of 60");
    assert.ok(drawn().length > 5);
    await press("Next page");
    await rowOf("PD-2");
    assert.deepEqual(drawn(), []);
    const [chip] = await screen.findAllByRole("button", { name: "Created" });
    fireEvent.click(chip!);
    fireEvent.click(await screen.findByRole("radio", { name: "Last 7 days", hidden: true }));
    await rowOf("PD-3");
    assert.deepEqual(drawn(), ["days"]);
  }, { resource: { ...orders, filters: parts } });
});

Deno.test("rows of another page are drawn without redrawing the head", () => {
  setConfig(CONFIG);
  const { parts, drawn } = counted(orders.columns, "sortable");
  const resource = { ...orders, columns: parts };
  const me = person({ role: "root" });
  const went: string[] = [];
  function Page({ page }: { readonly page: number }) {
    const layout = defaultLayout(orders);
    const query = { filters: {}, sort: orders.sort, page, perPage: 20, layout };
    const change = ({ sort }: { sort?: string }) => void went.push(`${page} ${sort}`);
    return (
      <ListRows
        url={{ query, layout, pageOf: (id) => `${page}/${id}`, open() {}, changeLayout() {}, change }}
        selection={useActorRef(selectionMachine)}
        columns={useColumns(resource, layout)}
        rows={[orderRow(String(page))]}
        {...{ resource, gone: [], total: 40, canSelect: true, isBusy: false }}
      />
    );
  }
  const shown = (page: number) => (
    <PersonContext value={me}>
      <Page page={page} />
    </PersonContext>
  );
  const { rerender } = render(shown(1));
  assert.ok(drawn().length > 5);
  rerender(shown(2));
  assert.equal(codes()[0], "PD-2");
  assert.deepEqual(drawn(), []);
  // The head was not redrawn, but its click uses the present page.
  fireEvent.click(screen.getByRole("button", { name: "Total" }));
  assert.deepEqual(went, ["2 -total_minor"]);
});

Deno.test("a waiting table is not faded at once, so rows that arrive soon replace the others without a fade", async () => {
  const held = Promise.withResolvers<Response>();
  const late = rows(orderRow("2"));
  const api = new FakeApi().on("List", rows(orderRow("1")), () => held.promise).on("Count", count(60));
  await onList(api, "/orders/all", async () => {
    await rowOf("PD-1");
    await says("of 60");
    const grid = screen.getByRole("grid");
    const before = grid.className;
    await press("Next page");
    assert.deepEqual([grid.getAttribute("aria-busy"), grid.className], ["true", before]);
    held.resolve(await late({ name: "List", variables: {} }, new AbortController().signal));
    await rowOf("PD-2");
  });
});

Deno.test("a click first draws only its own control, and the filter's chip afterwards", async () => {
  const { parts, drawn } = counted(orders.filters, "label");
  const held = Promise.withResolvers<Response>();
  const api = new FakeApi().on("List", rows(orderRow("1")), () => held.promise)
    .on("Count", count(60));
  await onList(api, "/orders/all", async () => {
    await rowOf("PD-1");
    await says("of 60");
    fireEvent.click((await screen.findAllByRole("button", { name: "Created" }))[0]!);
    const week = await screen.findByRole<HTMLInputElement>("radio", { name: "Last 7 days", hidden: true });
    drawn();
    // Outside of act(), React defers low-priority drawing as in a browser, and the click ends before it.
    const react = globalThis as unknown as { IS_REACT_ACT_ENVIRONMENT: boolean };
    react.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      week.click();
      await Promise.resolve();
      assert.deepEqual([week.checked, screen.getByRole("grid").getAttribute("aria-busy")], [true, "true"]);
      assert.deepEqual(drawn(), []);
      // The chip is drawn before the slow rows arrive.
      await says("Created: Last 7 days");
      assert.deepEqual([drawn(), codes()], [["days"], ["PD-1"]]);
    } finally {
      react.IS_REACT_ACT_ENVIRONMENT = true;
    }
  }, { resource: { ...orders, filters: parts } });
});
