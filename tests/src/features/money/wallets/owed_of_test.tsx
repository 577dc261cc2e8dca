/** Accounting pays a seller's debt out of that seller's own wallet; nobody else is offered this. */
import { data, FakeApi, onStage, press, says, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { OwedOf } from "../../../../../src/features/money/wallets/owed_of.tsx";

const WALLET = {
  _id: "u1",
  seller_name: "Nordlicht",
  currency: "USD",
  balance_minor: 9_000,
  due_minor: 4_500,
  held_minor: 0,
  credit_limit_minor: 20_000,
  available_minor: 18_000,
  is_low: false,
  payment_type: "postpaid",
  awaiting: 0,
  awaiting_minor: 0,
};

Deno.test("S9.10 accounting pays a named seller's debt once, from its statement and its record", async () => {
  const api = new FakeApi().on("Wallets", data({ wallets: [WALLET] }))
    .on("PayOwed", data({ payOwed: { _id: "u1", due_minor: 0 } }));
  await onStage(api, <OwedOf seller="u1" />, async () => {
    await says("Nordlicht owes 45.00 USD.");
    assert.deepEqual(api.named("Wallets")[0]?.variables, { seller: ["u1"] });
    await press("Pay what is owed");
    await press("Pay 45.00 USD");
    await waitFor(() => assert.equal(api.named("PayOwed").length, 1));
    assert.equal(api.named("PayOwed")[0]?.variables["seller_id"], "u1");
  }, { role: "super_root" });
});

Deno.test("S9.10 nobody else is offered that payment, and a seller without debt is not shown", async () => {
  // The seller's credits exceed the debt.
  const api = new FakeApi().on("Wallets", data({ wallets: [{ ...WALLET, due_minor: -500 }] }));
  await onStage(api, <OwedOf seller="u1" />, async () => {
    await Promise.resolve();
    assert.deepEqual(api.requests, [], "the sum is not requested");
  }, { role: "packager" });
  await onStage(api, <OwedOf seller="u1" />, async () => {
    await waitFor(() => assert.equal(api.named("Wallets").length, 1));
    assert.equal(document.body.textContent, "");
  }, { role: "super_root" });
});
