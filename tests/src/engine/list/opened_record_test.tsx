/** The addresses around a record that is open over its list, or fills the page. */
import { apiWithRows, onList, orderRow, rowOf } from "./stage.tsx";
import assert from "node:assert/strict";
import { orders } from "../../../../resources/orders/orders.ts";
import { readUrl, writeUrl } from "../../../../resources/url.ts";
// Importing a lazy part makes it available at once, however busy the machine is.
import "../../../../src/engine/record/record_drawer.tsx";
import "../../../../src/engine/record/record_page.tsx";
import "../../../../src/engine/list/layout/layout_chooser.tsx";
import { fireEvent, press, screen, waitFor } from "../record/stage.tsx";
import { answerViews, view } from "../views/sample.tsx";

const COLUMNS = [{ key: "code", width: 116 }, { key: "status", width: 200 }];

Deno.test("the next record's address does not name the person's own columns, which then would no longer be stored", () =>
  onList(apiWithRows(orderRow("1"), orderRow("2")), "/orders/pending/1", async ({ currentPath }) => {
    await rowOf("PD-1");
    await press("Next record");
    await waitFor(() => assert.equal(currentPath(), "/orders/pending/2"));
  }, { looks: { orders: { columns: COLUMNS, density: "compact" } } }));

Deno.test("a link to one id opens its record without the person's own columns in the address", () =>
  onList(apiWithRows(orderRow("1")), "/orders?_id=1", async ({ currentPath }) => {
    await waitFor(() => assert.equal(currentPath(), "/orders/processing/1?range=this-month&_id=1"));
  }, { looks: { orders: { columns: COLUMNS, density: "compact" } } }));

Deno.test("another row height or column in the address of a view keeps the record open", () =>
  onList(apiWithRows(orderRow("1")), "/orders/pending/1?cols=code%2Cstatus", async ({ currentPath }) => {
    await rowOf("PD-1");
    await press("Columns");
    fireEvent.click(await screen.findByRole("radio", { name: "Compact", hidden: true }));
    await waitFor(() => assert.equal(currentPath(), "/orders/pending/1?cols=code%2Cstatus&density=compact"));
  }));

Deno.test("a record's page leads back to the rows it came from, not to the view with which the role begins", () => {
  const home = view("home", { default_role: "root", filters: { due: "late" } });
  const query = readUrl(orders, undefined, new URLSearchParams());
  const record = `${writeUrl(orders, query, "1", true)}&view=page`.replace(/^([^?]*)&/, "$1?");
  return onList(
    apiWithRows(orderRow("1")).on("Views", answerViews(home)),
    record,
    () =>
      waitFor(() =>
        assert.equal(
          screen.getByRole("link", { name: "Back to Orders" }).getAttribute("href"),
          writeUrl(orders, query, undefined, true),
        )
      ),
  );
});
