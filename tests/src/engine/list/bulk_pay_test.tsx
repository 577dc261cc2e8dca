import { count, onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { data, FakeApi, fireEvent, press, says, screen, waitFor } from "../record/stage.tsx";

const job = {
  _id: "j1",
  kind: "orders.move",
  status: "Done",
  title: "",
  ...{ total: 500, done: 500, made: 500, skipped: 0, refused: 0, error: null, steps: [] },
};

Deno.test("S2.7 a payment that the balance covers in part says of how many, and all can wait for the rest", async () => {
  const charge = { seller_id: "a", seller_name: "Anna", currency: "USD", orders: 500, sum_minor: 4_550 };
  const jobPreview = {
    count: 500,
    fits: 412,
    groups: [],
    charges: [{ ...charge, available_minor: 3_310, fits: 412 }],
  };
  const api = new FakeApi()
    .on("List", rows(orderRow("1", { status: "Pending" })))
    .on("Count", count(500))
    .on("PreviewBulk", data({ jobPreview }))
    .on("MakeBulk", data({ makeJob: job }))
    .on("GetBulk", data({ getJobById: job }));
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
    await press("Pay order (1) …");
    await says("Pay 412 of 500 orders");
    await says("12.40 USD");
    await press("Pay when funds arrive");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 1));
    const asked = api.named("MakeBulk")[0]?.variables["params"] as Record<string, unknown>;
    assert.equal(asked["event"], "order.awaitFunds");
  });
});
