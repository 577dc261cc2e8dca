/**
 * The form of a refund request: the remaining sum of each line, requesting it by one press, and sums that
 * another request took meanwhile.
 */
import {
  data,
  FakeApi,
  field,
  fireEvent,
  json,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import { openAt } from "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { refundRequest } from "../../../../../resources/orders/refund_requests.ts";
import NewEntity from "../../../../../src/engine/form/new_entity.tsx";

const line = (_id: string, title: string, paid_minor: number, asked_minor = 0) => ({
  _id,
  heading: "goods",
  title,
  variant: "Black / M",
  sku: `SKU-${_id}`,
  quantity: 1,
  paid_minor,
  refunded_minor: 0,
  asked_minor,
  left_minor: paid_minor - asked_minor,
});
const refundable = (requested: number) => ({
  refundable: {
    _id: "o7",
    code: "PD-000007",
    currency: "USD",
    left_minor: 2_198 - requested,
    lines: [line("a", "Tee", 1_299, requested), line("b", "Mug", 899)],
  },
});
const form = <NewEntity resource={refundRequest} shape={refundRequest.shape!} />;

Deno.test("S2.13 one press requests the whole remaining sum; amounts taken by another request are shown at their line, and the typed text stays", async () => {
  openAt("/refund-request/new?order=o7");
  const api = new FakeApi()
    .on("OrdersByCode", data({ orders: [{ _id: "o7", code: "PD-000007", recipient_name: "Zoë" }] }))
    .on("Refundable", data(refundable(0)), data(refundable(300)))
    .on(
      "Make",
      refusal("REFUND_EXCEEDS", {
        problems: [{ path: "params.lines.0.amount_minor", code: "refundExceeds", most: 999, found: 1_299 }],
      }),
      data({ made: { _id: "r1", version: 1 } }),
    );
  await onStage(api, form, async () => {
    await says("PD-000007");
    await press("Everything that is left");
    assert.equal((await field("Refund of Tee")).value, "12.99");
    await says("21.98 USD");
    await type(/^Reason/, "Both came with a hole.");
    fireEvent.submit(screen.getByRole("form"));
    await says("Only 9.99 USD is left.");
    assert.deepEqual(
      [
        (await field("Refund of Tee")).value,
        (await field("Refund of Mug")).value,
        (await field(/^Reason/)).value,
      ],
      ["12.99", "8.99", "Both came with a hole."],
    );
    await press("All that is left of Tee");
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.equal(api.named("Make").length, 2));
    assert.deepEqual(
      api.named("Make").map(({ variables }) => variables["params"]),
      [1_299, 999].map((tee) => ({
        order_id: "o7",
        photo_id: "",
        reason: "Both came with a hole.",
        lines: [{ charge_line_id: "a", amount_minor: tee }, { charge_line_id: "b", amount_minor: 899 }],
      })),
    );
  });
});

Deno.test("S2.13 an order chosen in place of the linked one is still chosen after a reload", async () => {
  openAt("/refund-request/new?order=o7");
  const orders: Readonly<Record<string, object>> = {
    o7: { _id: "o7", code: "PD-000007", recipient_name: "Zoë" },
    o8: { _id: "o8", code: "PD-000008", recipient_name: "Ada" },
  };
  const api = new FakeApi()
    .on("OrdersByCode", ({ variables: { ids } }) => {
      const [id] = ids as readonly string[] | undefined ?? ["o8"];
      return json({ data: { orders: [orders[id!]] } });
    })
    .on("Refundable", data(refundable(0)));
  await onStage(api, form, async () => {
    await says("Zoë");
    await press("Another order");
    await type(/^Order/, "PD-000008");
    await press("Find");
    await says("Ada");
    await type(/^Reason/, "Torn.");
  }, { keepsDrafts: true });
  await onStage(api, form, async () => {
    await says("Ada");
    assert.doesNotMatch(document.body.textContent ?? "", /Zoë/);
  });
});

Deno.test("S2.13 of two searches for an order the later one is used, whichever answer comes first", async () => {
  openAt("/refund-request/new");
  const first = Promise.withResolvers<Response>();
  const found = (_id: string, code: string) =>
    json({ data: { orders: [{ _id, code, recipient_name: `Person ${_id}` }] } });
  const api = new FakeApi()
    .on("OrdersByCode", () => first.promise, () => Promise.resolve(found("o8", "PD-000008")))
    .on("Refundable", data(refundable(0)));
  await onStage(api, form, async () => {
    await type(/^Order/, "PD-000007");
    await press("Find");
    await type(/^Order/, "PD-000008");
    await press("Find");
    await says("Person o8");
    first.resolve(found("o7", "PD-000007"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await says("PD-000008");
    assert.doesNotMatch(document.body.textContent ?? "", /Person o7|PD-000007/);
  });
});

Deno.test("S2.13 amounts of an order that was chosen before are forgotten with it", async () => {
  openAt("/refund-request/new?order=o7");
  const other = { ...refundable(0).refundable, _id: "o8", lines: [line("c", "Cap", 700)] };
  const api = new FakeApi()
    .on(
      "OrdersByCode",
      data({ orders: [{ _id: "o7", code: "PD-000007", recipient_name: "Zoë" }] }),
      data({ orders: [{ _id: "o8", code: "PD-000008", recipient_name: "Ada" }] }),
    )
    .on("Refundable", data(refundable(0)), data({ refundable: other }))
    .on("Make", data({ made: { _id: "r1", version: 1 } }));
  await onStage(api, form, async () => {
    await says("Zoë");
    await press("Everything that is left");
    await type(/^Reason/, "Torn.");
    await press("Another order");
    await type(/^Order/, "PD-000008");
    await press("Find");
    await says("Cap");
    fireEvent.submit(await screen.findByRole("form"));
    await says("1 field needs fixing.");
    assert.equal(api.named("Make").length, 0, "the amounts of the first order are not sent");
    await press("All that is left of Cap");
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.equal(api.named("Make").length, 1));
    const { lines } = api.named("Make")[0]!.variables["params"] as { lines: unknown };
    assert.deepEqual(lines, [{ charge_line_id: "c", amount_minor: 700 }]);
  });
});

Deno.test("S2.13 a lost connection is named, and the linked order stays", async () => {
  openAt("/refund-request/new?order=o7");
  const lost = () => Promise.reject(new TypeError("no network"));
  const api = new FakeApi().on("OrdersByCode", lost).on("Refundable", data(refundable(0)));
  await onStage(api, form, async () => {
    await says("No connection to the server.");
    await says("Everything that is left");
    await press("Another order");
    await type(/^Order/, "PD-000007");
    await press("Find");
    await waitFor(() => assert.equal(api.named("OrdersByCode").length, 2));
    await says("No connection to the server.");
    assert.doesNotMatch(document.body.textContent ?? "", /There is no order with this number/);
  });
});

Deno.test("S2.13 an order is found by its number; a missing amount or reason is shown at its field, also for a single line", async () => {
  openAt("/refund-request/new");
  const api = new FakeApi()
    .on(
      "OrdersByCode",
      data({ orders: [] }),
      data({ orders: [{ _id: "o7", code: "PD-000007", recipient_name: "Zoë" }] }),
    )
    .on("Refundable", data(refundable(0)))
    .on("Make", data({ made: { _id: "r1", version: 1 } }));
  await onStage(api, form, async () => {
    await type(/^Order/, "PD-9");
    await press("Find");
    await says("There is no order with this number.");
    await type(/^Order/, "pd-000007");
    await press("Find");
    await says("Zoë");
    fireEvent.submit(await screen.findByRole("form"));
    await says("2 fields need fixing.");
    await type("Refund of Mug", "1.2.3");
    await type(/^Reason/, "Broken.");
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.ok(screen.getByLabelText("Refund of Mug").getAttribute("aria-invalid")));
    assert.equal(api.named("Make").length, 0);
    await type("Refund of Mug", "4.50");
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.equal(api.named("Make").length, 1));
    const { lines } = api.named("Make")[0]!.variables["params"] as { lines: unknown };
    assert.deepEqual(lines, [{ charge_line_id: "b", amount_minor: 450 }]);
  });
});
