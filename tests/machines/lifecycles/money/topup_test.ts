/** The lifecycle of a top-up: its maker does not decide, and the person who approved it does not reverse it. */
import assert from "node:assert/strict";
import type { TopupFacts } from "../../../../api/generated/schema.ts";
import { move } from "../../../../machines/lifecycles/lifecycle.ts";
import { topupMachine } from "../../../../machines/lifecycles/money/topup.ts";
import { fc } from "../../../support/property.ts";
import { openSteps } from "../../../support/machines/walked_steps.ts";

const STATES = ["Pending", "Approved", "Rejected", "Cancelled", "Reversed"] as const;
const OTHER: TopupFacts = { maker: false, checker: false, taken: false, rated: true, sound: true };
const MAKER: TopupFacts = { ...OTHER, maker: true };

Deno.test("S2.23 each state of a top-up has its steps, and every edge is walked", () => {
  const found = STATES.map((value) =>
    [OTHER, MAKER].flatMap((facts) =>
      openSteps(topupMachine, value, facts).map((step) => `${facts.maker ? "maker" : "other"}: ${step}`)
    )
  );
  const REVERSE = "topup.reverse Reversed bookBack+keepReason";
  assert.deepEqual(found, [
    [
      "other: topup.approve Approved bookMoney+decide",
      "other: topup.reject Rejected keepReason+decide",
      "maker: topup.cancel Cancelled ",
    ],
    [`other: ${REVERSE}`, `maker: ${REVERSE}`],
    [],
    [],
    [],
  ]);
});

Deno.test("S2.23 whatever other guards allow, the maker never approves, and nothing is approved twice or without a rate", () => {
  const facts = fc.record({
    maker: fc.boolean(),
    checker: fc.boolean(),
    taken: fc.boolean(),
    rated: fc.boolean(),
    sound: fc.boolean(),
  });
  fc.assert(fc.property(facts, (given) => {
    const approved = move(topupMachine, "Pending", given, "topup.approve").ok;
    assert.equal(approved, !given.maker && !given.taken && given.rated && given.sound);
    assert.equal(move(topupMachine, "Approved", given, "topup.reverse").ok, !given.checker);
  }));
});
