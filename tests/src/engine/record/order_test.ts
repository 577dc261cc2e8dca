import assert from "node:assert/strict";
import { ROLES } from "../../../../api/access.ts";
import { stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../../machines/lifecycles/lifecycles.ts";
import { arrange, asksOf } from "../../../../src/engine/record/offers.ts";
import { offersOf } from "../../../../src/features/orders/orders/order_steps.ts";
import {
  currentOf,
  inputOf,
  problemsOf,
  valuesOf,
} from "../../../../src/features/orders/orders/order_form.ts";
import { ORDER_SHIPMENT_STATUSES, ORDER_STATUSES, PRINT_STATUSES } from "../../../../api/statuses.ts";
import { person } from "../../../support/client/person.ts";
import { order } from "./sample.ts";

const { machine, columns } = LIFECYCLES.order;
const root = { ...person(), role: "root" };
const events = (offers: readonly { action: { event: string } }[]) => offers.map(({ action }) => action.event);

Deno.test("the screen offers exactly the machine's events in every state, without those of other roles", () => {
  for (const status of ORDER_STATUSES) {
    for (const print_status of PRINT_STATUSES) {
      for (const shipment_status of ORDER_SHIPMENT_STATUSES) {
        const each = order({ status, print_status, shipment_status });
        const steps = stepsOf(machine, columns.valueOf({ ...each }), each.facts);
        const offers = offersOf(each, root);
        assert.deepEqual(events(offers).sort(), steps.map((step) => step.event).sort());
        for (const { action, refusedBy } of offers) {
          assert.equal(refusedBy, steps.find((step) => step.event === action.event)?.refusedBy);
        }
        const { primary, beside, menu } = arrange(offers);
        const all = [...(primary ? [primary] : []), ...beside, ...menu];
        assert.deepEqual(events(all).sort(), events(offers).sort());
      }
    }
  }
});

Deno.test("a step of another role is not offered", () => {
  const processing = order({ status: "Processing", facts: { ...order().facts, paid: true }, paid: true });
  assert.ok(events(offersOf(processing, root)).includes("production.start"));
  const sale = { ...person(), role: "sale", scope: ["u1"] };
  assert.ok(!events(offersOf(processing, sale)).includes("production.start"));
  const floor = ROLES.filter((role) => ["cutting", "printer", "sewer", "packager"].includes(role));
  for (const role of floor) assert.deepEqual(offersOf(processing, { ...person(), role }), []);
});

Deno.test("the primary step moves the order forward; ending and stopping are never primary", () => {
  assert.equal(arrange(offersOf(order(), root)).primary?.action.event, "order.pay");
  const draft = order({ status: "Draft", facts: { ...order().facts, problems: 2 } });
  const { primary, beside } = arrange(offersOf(draft, root));
  assert.deepEqual([primary?.action.event, primary?.refusedBy], ["order.submit", "hasNoProblems"]);
  assert.deepEqual(events(beside), ["order.cancel", "label.attach"]);
  assert.equal(
    arrange(offersOf(order({ status: "Shipped", shipment_status: "Handed Over" }), { ...root, role: "sale" }))
      .primary,
    null,
  );
});

Deno.test("a trailing ? marks an optional input of a step", () => {
  assert.deepEqual(asksOf({ event: "order.hold", rule: { kind: "signedIn" }, asks: ["reason", "until?"] }), [
    { name: "reason", isOptional: false },
    { name: "until", isOptional: true },
  ]);
});

Deno.test("only changed fields are sent; a line keeps its id, a new one has none", () => {
  const values = valuesOf(order());
  const edited = {
    ...values,
    city: "Köln",
    lines: [...values.lines, { _id: "", sku: "MUG", quantity: " 2 " }],
  };
  assert.deepEqual(inputOf(edited, ["city", "lines"]), {
    city: "Köln",
    lines: [{ _id: "l1", sku: "TEE-M", quantity: 3 }, { sku: "MUG", quantity: 2 }],
  });
  assert.deepEqual(inputOf(edited, ["note"]), { note: "" });
});

Deno.test("the form refuses what the API would refuse, at the same path", () => {
  const values = valuesOf(order());
  const wrong = {
    ...values,
    country: "Narnia",
    email: "no",
    lines: [{ _id: "", sku: "", quantity: "" }],
  };
  assert.deepEqual(problemsOf(wrong, ["country", "email", "lines"]).map(({ path }) => path).sort(), [
    "country",
    "email",
    "lines.0.quantity",
    "lines.0.sku",
  ]);
  assert.deepEqual(problemsOf(wrong, ["note"]), []);
});

Deno.test("the order in a STALE answer is read, and any other answer is not", () => {
  assert.equal(currentOf(order({ version: 9, city: "Bonn" }))?.values["city"], "Bonn");
  for (const row of [null, undefined, "x", {}, { version: 1 }, { ...order(), lines: undefined }]) {
    assert.equal(currentOf(row), null);
  }
});
