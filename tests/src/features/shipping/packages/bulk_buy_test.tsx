/** Buying labels of selected packages: the cost, exclusions with reasons, and the choice about unmade garments. */
import { onList, rowOf } from "../../../engine/list/stage.tsx";
import assert from "node:assert/strict";
import { ordersShip } from "../../../../../resources/shipping/orders_ship.ts";
import { packages } from "../../../../../resources/shipping/packages.ts";
import type { Row } from "../../../../../machines/rows.ts";
import { data, FakeApi, fireEvent, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";

const row = (_id: string, over: Partial<Row> = {}): Row => ({
  _id,
  version: 1,
  code: `PK-${_id}`,
  created_at: 1_700_000_000,
  order_id: `o${_id}`,
  order_code: `PD-${_id}`,
  recipient_name: "Zoë",
  city: "Köln",
  country: "DE",
  shipment_status: "Processing",
  label_status: "",
  order_closed: "",
  ...over,
});
const rows = [row("1"), row("2"), row("3", { order_closed: "On Hold" })];
const count = { count: rows.length, capped: false };
const job = {
  _id: "j1",
  kind: "list.move",
  status: "Queued",
  title: "label.buy",
  about: {},
  total: 3,
  done: 0,
  made: 0,
  skipped: 0,
  refused: 0,
  error: null,
  steps: [],
};
const preview = {
  count: 3,
  fits: 2,
  groups: [],
  charges: [],
  purchases: [{ currency: "USD", labels: 2, sum_minor: 1_250, unmade: 1, unmade_minor: 500 }],
  batches: 0,
  refusals: [{ code: "isOrderOpen", count: 1 }],
};
const holding = (jobPreview: object = preview) =>
  new FakeApi().on("List", data({ packages: rows, fulfilments: rows }))
    .on("Count", data({ packagesCount: count, fulfilmentsCount: count }))
    .on("PreviewBulk", data({ jobPreview }))
    .on("MakeBulk", data({ makeJob: job }))
    .on("GetBulk", data({ getJobById: { ...job, status: "Done" } }));

async function open() {
  await rowOf("PK-1");
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
  await press("Buy label (3) …");
}
const sent = (api: FakeApi) =>
  (api.named("MakeBulk")[0]?.variables["params"] as { readonly only_made?: boolean } | undefined)?.only_made;

Deno.test("S2.29 labels are bought after their number and sum were shown; packages with unmade garments are excluded unless chosen", async () => {
  const api = holding();
  await onList(api, "/packages", async () => {
    await open();
    await says("Buy 1 of 3 labels");
    await says("7.50 USD");
    await says("An order in it is on hold, has a cancellation request, or is closed.");
    assert.deepEqual([api.named("Move"), api.named("MakeBulk")], [[], []], "nothing is sent before");
    await press("Buy 1 label");
    await waitFor(() => assert.equal(sent(api), true));
  }, { role: "root", resource: packages });
});

Deno.test("S2.29 labels of packages with unmade garments are bought if chosen", async () => {
  const api = holding();
  await onList(api, "/orders/ship", async () => {
    await open();
    fireEvent.click(await screen.findByRole("checkbox", { name: /with unfinished garments/ }));
    await says("Buy 2 of 3 labels");
    await says("12.50 USD");
    // A button whose meaning grew is inert for a moment.
    await waitFor(() =>
      assert.equal(
        screen.getByRole("button", { name: "Buy 2 labels" }).getAttribute("aria-disabled"),
        null,
      )
    );
    fireEvent.submit(screen.getByRole("button", { name: "Buy 2 labels" }).closest("form")!);
    await waitFor(() => assert.equal(sent(api), false));
  }, { role: "root", resource: ordersShip });
});

Deno.test("S2.29 a selection too large for a sum says so; a row whose order is not open shows its status", async () => {
  const groups = [{
    status: "",
    print_status: "",
    shipment_status: "Processing",
    columns: { shipment_status: "Processing" },
    count: 900,
    fits: true,
  }];
  const api = holding({ ...preview, count: 900, fits: 900, groups, purchases: [], refusals: [] });
  await onList(api, "/packages", async () => {
    const shown = await rowOf("PK-3");
    assert.match(shown.textContent ?? "", /On Hold|On hold/);
    await open();
    await says(/too many to add up here/);
    await press("Buy 900 labels");
    await waitFor(() => assert.equal(sent(api), true));
  }, { role: "root", resource: packages });
});
