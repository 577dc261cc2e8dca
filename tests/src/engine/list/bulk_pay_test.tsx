/** Paying the selected orders: the sum, the missing amount, and orders that wait for money. */
import { count, onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { data, FakeApi, fireEvent, press, says, screen, waitFor } from "../record/stage.tsx";

const pickPage = () =>
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));

const job = (status: string, over: object = {}) => ({
  _id: "j1",
  kind: "orders.move",
  status,
  title: "Pay order",
  total: 2,
  done: 0,
  made: 0,
  skipped: 0,
  refused: 0,
  error: null,
  steps: [],
  ...over,
});
const QUEUED = data({ makeJob: job("Queued") });
const DONE = data({ getJobById: job("Done", { done: 2, made: 2 }) });

Deno.test("a payment of rows on the page shows the sum and the remaining balance before anything is sent", async () => {
  const charge = { seller_id: "a", seller_name: "Anna", currency: "USD", orders: 2, sum_minor: 4_550 };
  const api = new FakeApi()
    .on("List", rows(orderRow("1", { status: "Pending" }), orderRow("2", { status: "Pending" })))
    .on("Count", count(2))
    .on(
      "PreviewBulk",
      data({
        jobPreview: {
          count: 2,
          fits: 2,
          groups: [],
          charges: [{ ...charge, available_minor: 10_000, awaited_minor: 0, fits: 2 }],
          purchases: [],
          batches: 0,
          refusals: [],
        },
      }),
    )
    .on("MakeBulk", QUEUED)
    .on("GetBulk", DONE);
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    pickPage();
    await press("Pay order (2) …");
    await says("Available afterwards");
    await says("54.50 USD");
    assert.deepEqual(
      [api.named("Move"), api.named("MakeBulk")],
      [[], []],
      "nothing is sent before it is confirmed",
    );
    assert.deepEqual(api.named("PreviewBulk")[0]?.variables["params"], {
      kind: "orders.move",
      event: "order.pay",
      ids: ["1", "2"],
      resource: "orders",
    });
    await press("Pay 2 orders");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 1));
  });
});

Deno.test("S2.7 a payment that the balance covers in part shows how many, and all can wait for the rest", async () => {
  const charge = { seller_id: "a", seller_name: "Anna", currency: "USD", orders: 500, sum_minor: 4_550 };
  const jobPreview = {
    count: 500,
    fits: 412,
    groups: [],
    charges: [{ ...charge, available_minor: 3_310, awaited_minor: 0, fits: 412 }],
    purchases: [],
    batches: 0,
    refusals: [],
  };
  const api = new FakeApi()
    .on("List", rows(orderRow("1", { status: "Pending" })))
    .on("Count", count(500))
    .on("PreviewBulk", data({ jobPreview }))
    .on("MakeBulk", QUEUED)
    .on("GetBulk", DONE);
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    pickPage();
    await press("Pay order (1) …");
    await says("Pay 412 of 500 orders");
    await says("12.40 USD");
    await press("Pay when funds arrive");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 1));
    const calls = api.named("MakeBulk")[0]?.variables["params"] as Record<string, unknown>;
    assert.equal(calls["event"], "order.awaitFunds");
  });
});
