/** The lines of a refund request, with sums that were refunded in another way meanwhile. */
import { data, FakeApi, onStage, says, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { refundRequest } from "../../../../../resources/orders/refund_requests.ts";
import { RecordView } from "../../../../../src/engine/record/views.tsx";
import RequestLines from "../../../../../src/features/orders/refunds/request_lines.tsx";

const line = (given_minor: number) => ({
  _id: "f1",
  heading: "goods",
  title: "Shirt",
  variant: "Black, M",
  sku: "TEE-BLACK-M",
  quantity: 3,
  amount_minor: 1_780,
  given_minor,
  paid_minor: 1_780,
});
const request = (given_minor: number, requested_minor: number) =>
  new FakeApi().on(
    "RefundLines",
    data({ getRefundRequestById: { currency: "USD", requested_minor, lines: [line(given_minor)] } }),
  );

Deno.test("S2.13 amounts refunded in another way have their own column, and the sum is the remainder", async () => {
  const parts = <RequestLines record={{ _id: "r1", version: 1 }} />;
  await onStage(request(593, 1_187), parts, async () => {
    await says("Refunded already");
    for (const text of ["5.93", "11.87 USD"]) await says(text);
  }, { role: "root" });
  await onStage(request(0, 1_780), parts, async () => {
    await says("17.80 USD");
    assert.equal(screen.queryByText("Refunded already"), null);
  }, { role: "root" });
});

Deno.test("Clear answers 6 a refund decided and posted by one person does not say that nobody refunded it", () => {
  const record = {
    ...{ _id: "r1", version: 1, code: "RF-000001", order_id: "o1", order_code: "PD-1", seller_name: "Anna" },
    ...{ reason: "Torn", requested_minor: 1_780, approved_minor: 1_780, currency: "USD", status: "Posted" },
    ...{ maker_name: "Anna", checker_name: "Ada", second_name: "", note: "", photo_id: "" },
    ...{ created_at: 1_790_000_000, decided_at: 1_790_000_100, facts: {}, timeline: [] },
  };
  const api = request(0, 1_780).on("Record", data({ record })).on("Comments", data({ comments: [] }));
  const view = <RecordView resource={refundRequest} id="r1" level={1} onClose={() => {}} />;
  return onStage(api, view, async () => {
    await says("Decided by");
    const names = [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);
    assert.ok(names.includes("Decided by") && !names.includes("Refunded by"), names.join());
  });
});
