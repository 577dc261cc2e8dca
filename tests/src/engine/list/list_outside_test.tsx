/** Cases outside of a list's rows: matches beyond its filters, unknown filters and unknown statuses. */
import { apiWithRows, count, onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { toasts } from "../../../../src/lib/toasts.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { data, FakeApi, fireEvent, press, says, screen, waitFor } from "../record/stage.tsx";

Deno.test("search hits outside the other filters are counted, and shown by one click", async () => {
  const api = new FakeApi().on("List", rows(), rows(orderRow("1"))).on("Count", count(0), count(1));
  await onList(api, "/orders?status=Processing&search=PD-1", async ({ currentPath }) => {
    await says("1 order outside these filters");
    await press("Show it");
    await rowOf("PD-1");
    assert.equal(currentPath(), "/orders/all?search=PD-1");
    assert.deepEqual(api.named("Count").map(({ variables }) => variables), [
      { status: ["Processing"], search: "PD-1" },
      { search: "PD-1" },
      { search: "PD-1" },
    ]);
  });
});

Deno.test("an unknown filter in the address is left out, and the person is notified", async () => {
  toasts.value = [];
  await onList(
    apiWithRows(orderRow("1")),
    "/orders/all?due=late,nonsense&constructor=x",
    async ({ api }) => {
      await rowOf("PD-1");
      assert.deepEqual(api.named("List")[0]?.variables, { due: ["late"], sort: "-created_at" });
      assert.deepEqual(toasts.peek().map(({ text }) => text), [
        "This list has no such filter, so it was left out: nonsense, constructor",
      ]);
    },
  );
});

Deno.test("S2.0 an unknown status shows no rows, is named, and is removed with one press", async () => {
  const api = new FakeApi().on("List", data({ packages: [] })).on(
    "Count",
    data({ packagesCount: { count: 0, capped: false } }),
  );
  await onList(api, "/packages/all?status=nonsense,Ready,<b>", async ({ history }) => {
    await says("No statuses are called nonsense, <b>");
    assert.deepEqual(api.named("List")[0]?.variables, {
      shipment_status: ["nonsense", "Ready", "<b>"],
      sort: "-created_at",
    });
    await press("Remove");
    assert.equal(history.at(-1), "/packages/ready");
    await waitFor(() => assert.equal(screen.queryByText(/No status/), null));
  }, { resource: packages });
  for (const address of ["/packages/nonsense", "/packages?status=nonsense"]) {
    await onList(api, address, async ({ history }) => {
      await says("No status is called nonsense");
      await press("Remove");
      assert.equal(history.at(-1), "/packages/all");
    }, { resource: packages });
  }
});

Deno.test("S2.0 if status and the column's own name are both given, both are sent, shown and removed separately", async () => {
  const api = new FakeApi().on("List", data({ packages: [] })).on(
    "Count",
    data({ packagesCount: { count: 0, capped: false } }),
  );
  await onList(api, "/packages?status=Ready&shipment_status=Processing", async ({ history }) => {
    await says("Shipment: Processing");
    await says("Shipment: Ready");
    assert.deepEqual(api.named("List")[0]?.variables, {
      status: ["Ready"],
      shipment_status: ["Processing"],
      sort: "-created_at",
    });
    fireEvent.click(screen.getAllByRole("button", { name: "Remove the filter Shipment" })[0]!);
    assert.equal(history.at(-1), "/packages/ready");
    await waitFor(() => assert.equal(screen.queryByText("Shipment: Processing"), null));
    await says("Shipment: Ready");
  }, { resource: packages });
});
