import assert from "node:assert/strict";
import type { OutAnswer } from "../../../../server/egress/egress.ts";
import { BACKOFF_SECONDS, outcomeOf } from "../../../../server/modules/desk/deliveries/outcome.ts";
import { fc } from "../../../support/property.ts";

const answered = (status: number, body = ""): OutAnswer => ({
  kind: "answered",
  status,
  headers: {},
  body,
  ms: 5,
});
const NOW = 1_000;

Deno.test("a 2xx answer completes a delivery, at any attempt", () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 299 }), fc.integer({ min: 1, max: 20 }), (status, attempt) => {
      const { status: now, error, code } = outcomeOf(answered(status), attempt, NOW, 0.5);
      assert.deepEqual([now, error, code], ["Delivered", "", status]);
    }),
  );
});

Deno.test("a failed delivery waits 10 s, 1 min, 5 min, 30 min, 2 h, 6 h and 24 h, a fifth more or less, and then is dead", () => {
  const waits = BACKOFF_SECONDS.map((_, index) =>
    outcomeOf(answered(500), index + 1, NOW, 0.5).next_at - NOW
  );
  assert.deepEqual(waits, [10, 60, 300, 1_800, 7_200, 21_600, 86_400]);
  assert.equal(outcomeOf(answered(500), BACKOFF_SECONDS.length + 1, NOW, 0.5).status, "Dead");
  fc.assert(fc.property(
    fc.integer({ min: 1, max: BACKOFF_SECONDS.length }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    (attempt, random) => {
      const { status, next_at } = outcomeOf(
        { kind: "failed", reason: "timeout", ms: 1 },
        attempt,
        NOW,
        random,
      );
      const wait = BACKOFF_SECONDS[attempt - 1]!;
      assert.equal(status, "Waiting");
      assert.ok(next_at - NOW >= Math.floor(wait * 0.8) && next_at - NOW <= Math.ceil(wait * 1.2));
    },
  ));
});

Deno.test("an answer 410 and a deleted target are dead at once; redirects and refusals are failures", () => {
  assert.equal(outcomeOf(answered(410), 1, NOW, 0).status, "Dead");
  assert.equal(outcomeOf({ kind: "unsent", reason: "targetGone" }, 1, NOW, 0).status, "Dead");
  for (
    const bad of [answered(301), answered(404), { kind: "refused", reason: "addressNotAllowed" } as const]
  ) {
    const { status, error } = outcomeOf(bad, 1, NOW, 0);
    assert.equal(status, "Waiting");
    assert.notEqual(error, "");
  }
});

Deno.test("only the beginning of an answer is stored", () => {
  assert.equal(outcomeOf(answered(500, "x".repeat(9_999)), 1, NOW, 0).answer.length, 1_000);
});
