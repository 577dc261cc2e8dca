import {
  data,
  FakeApi,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import AfterReversal from "../../../../../src/features/orders/orders/after_reversal.tsx";

const record = (status: string) => ({
  _id: "t1",
  version: 3,
  code: "TU-000007",
  seller_id: "s1",
  seller_name: "Nordlicht",
  status,
});
const job = {
  _id: "j1",
  kind: "orders.move",
  status: "Queued",
  title: "",
  total: 5,
  done: 0,
  made: 0,
  skipped: 0,
};

Deno.test("S2.23 a person who reversed a top-up can hold all of the seller's orders that are not begun, together", async () => {
  const begun = { ...job, refused: 0, error: null, steps: [] };
  const api = new FakeApi()
    .on(
      "PreviewBulk",
      data({
        jobPreview: { count: 5, fits: 5, groups: [], charges: [], purchases: [], batches: 0, refusals: [] },
      }),
    )
    .on("MakeBulk", data({ makeJob: begun })).on("GetBulk", data({ getJobById: begun }));
  await onStage(api, <AfterReversal record={record("Reversed")} />, async () => {
    await says("5 orders of Nordlicht are paid but not started.");
    await press("Hold 5 orders");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 1));
    assert.deepEqual(api.named("MakeBulk")[0]?.variables["params"], {
      kind: "orders.move",
      resource: "orders",
      event: "order.hold",
      filters: { seller: ["s1"], status: ["Processing"] },
      params: { reason: "Top-up TU-000007 was reversed." },
    });
  });
});

Deno.test("S2.23 if the job is refused the reason is shown, and the holds are still offered", async () => {
  const begun = { ...job, refused: 0, error: null, steps: [] };
  const api = new FakeApi()
    .on(
      "PreviewBulk",
      data({
        jobPreview: { count: 5, fits: 5, groups: [], charges: [], purchases: [], batches: 0, refusals: [] },
      }),
    )
    .on("MakeBulk", refusal("RATE_LIMITED"), data({ makeJob: begun }))
    .on("GetBulk", data({ getJobById: begun }));
  await onStage(api, <AfterReversal record={record("Reversed")} />, async () => {
    await press("Hold 5 orders");
    await says(/“Hold 5 orders” failed/);
    await press("Hold 5 orders");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 2));
  });
});

Deno.test("S2.23 a top-up that was not reversed does not offer these holds", async () => {
  const api = new FakeApi();
  await onStage(api, <AfterReversal record={record("Approved")} />, async () => {
    await Promise.resolve();
    assert.equal(screen.queryByRole("button"), null);
    assert.deepEqual(api.requests, []);
  });
});
