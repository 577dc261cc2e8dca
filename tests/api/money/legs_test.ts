/** The table of postings: each movement sums to zero, and each leg has the account in its row. */
import assert from "node:assert/strict";
import { entriesOf, type Facts, isSellers, type Kind, legs, type Movement } from "../../../api/money/legs.ts";
import { fc } from "../../support/property.ts";
import { isSoak } from "../../support/soak.ts";

const minor = fc.integer({ min: 0, max: 1_000_000_000_000 });
const currency = fc.constantFrom("USD", "VND");
const payer = fc.constantFrom("wallet" as const, "due" as const);
const parts = fc.record({ goods: minor, postage: minor, handling: minor, fee: minor, tax: minor }, {
  requiredKeys: [],
});
const sum = fc.record({ minor, currency });
const method = fc.constantFrom("bank", "card");
const charge = fc.record({ payer, parts, currency });
const owner = fc.record({ payer, minor, currency });
const topup = fc.record({ method, received: sum, credited: sum }).map((facts) =>
  facts.received.currency === facts.credited.currency ? { ...facts, received: facts.credited } : facts
);

const provided = fc.record({ provider: fc.constantFrom("pb", "easypost"), minor, currency });
const isBack = fc.boolean();
const turned = fc.tuple(provided, isBack).map(([facts, back]) => ({ ...facts, isBack: back }));

const FACTS: { readonly [K in Kind]: fc.Arbitrary<Facts[K]> } = {
  charge,
  refund: fc.record({ parts, due: minor, currency }),
  topup,
  reversal: topup.map((facts) => ({ kind: "topup" as const, facts })),
  credit: owner,
  debit: owner,
  fee: owner,
  payout: fc.record({ method, minor, currency }),
  writeoff: sum,
  invoice_payment: sum,
  postage_cost: fc.record({ provider: fc.constantFrom("house", "easypost"), minor, currency }),
  cost: fc.record({
    of: fc.constantFrom("local" as const, "duty" as const, "production" as const),
    provider: fc.constantFrom("sgn cargo", "broker"),
    minor,
    currency,
  }),
  postage_cost_diff: turned,
  pass_through: fc.tuple(owner, isBack).map(([facts, back]) => ({ ...facts, isBack: back })),
  provider_fee: turned,
  dispute: provided,
  claim: provided,
  claim_credit: fc.tuple(provided, minor).map(([facts, claimed]) => ({ ...facts, claimed })),
  claim_loss: provided,
  provider_payment: fc.record({ provider: fc.constantFrom("sgn cargo", "broker"), method, minor, currency }),
  hold: sum,
  release: sum,
  capture: fc.record({ payer, parts, currency, held: minor }),
};
const RUNS = isSoak ? 20_000 : 200;

const sellerSide = (movement: Movement) =>
  entriesOf(movement).filter(({ account }) => isSellers(account)).reduce(
    (total, entry) => total + entry.minor,
    0,
  );

for (const kind of Object.keys(FACTS) as Kind[]) {
  Deno.test(`M2 a ${kind} sums to zero in every currency, and no leg is empty`, () =>
    fc.assert(
      fc.property(FACTS[kind] as fc.Arbitrary<Facts[Kind]>, (facts) => {
        const movement = legs(kind, facts);
        const sums = new Map<string, number>();
        for (const entry of entriesOf(movement)) {
          sums.set(entry.currency, (sums.get(entry.currency) ?? 0) + entry.minor);
        }
        assert.deepEqual([...sums.values()].filter((total) => total !== 0), []);
        assert.ok(movement.legs.every((leg) => leg.minor > 0));
      }),
      { seed: 42, numRuns: RUNS },
    ));
}

Deno.test("a refund of a charge, and the reversal of a top-up, restore every account", () =>
  fc.assert(
    fc.property(charge, topup, (charged, paid) => {
      const back = legs("refund", {
        parts: charged.parts,
        due: charged.payer === "due" ? Infinity : 0,
        currency: charged.currency,
      });
      const both = entriesOf({ legs: [...legs("charge", charged).legs, ...back.legs], held: 0 });
      assert.deepEqual(both, []);
      const undone = entriesOf({
        legs: [...legs("topup", paid).legs, ...legs("reversal", { kind: "topup", facts: paid }).legs],
        held: 0,
      });
      assert.deepEqual(undone, []);
    }),
    { seed: 42, numRuns: RUNS },
  ));

Deno.test("a refund first pays the debt; foreign money goes through the exchange account", () => {
  const refund = legs("refund", { parts: { goods: 500, tax: 100 }, due: 550, currency: "USD" });
  assert.deepEqual(entriesOf(refund).map(({ account, minor }) => [account, minor]), [
    ["revenue:goods", -500],
    ["due", 550],
    ["tax:", -100],
    ["wallet", 50],
  ]);
  const topup = legs("topup", {
    method: "bank",
    received: { minor: 1_000_000, currency: "VND" },
    credited: { minor: 3_929, currency: "USD" },
  });
  assert.deepEqual(entriesOf(topup).map(({ account, minor, currency }) => [account, minor, currency]), [
    ["cash:bank", -1_000_000, "VND"],
    ["fx:", 1_000_000, "VND"],
    ["fx:", -3_929, "USD"],
    ["wallet", 3_929, "USD"],
  ]);
  assert.equal(sellerSide(topup), 3_929);
});

Deno.test("a reservation moves nothing until it is captured; the rest is released", () => {
  const sum = { minor: 700, currency: "USD" };
  assert.deepEqual(legs("hold", sum), { legs: [], held: 700 });
  assert.deepEqual(legs("release", sum), { legs: [], held: -700 });
  const capture = legs("capture", { payer: "wallet", parts: { postage: 650 }, currency: "USD", held: 700 });
  assert.equal(capture.held, -700);
  assert.equal(sellerSide(capture), -650);
});

Deno.test("an amount that is not a whole number of minor units is refused", () => {
  for (const minor of [-5, 1.5, Number.NaN, Infinity, 2 ** 53]) {
    assert.throws(() => legs("writeoff", { minor, currency: "USD" }), RangeError);
  }
});
