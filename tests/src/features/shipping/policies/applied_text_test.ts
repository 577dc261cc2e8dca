/** The text about applying policies to many packages by a job. */
import "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { NO_TALLY, type PolicyTally } from "../../../../../api/shipping/policy_outcome.ts";
import { appliedWords, tallyText } from "../../../../../src/features/shipping/policies/applied_text.ts";
import { lateWords } from "../../../../../src/lib/i18n.ts";

const textOf = (tally: Partial<PolicyTally>) => tallyText({ ...NO_TALLY, ...tally });

Deno.test("First day 2 a job that applied policies shows how many packages it set, and why it did not set the others", async () => {
  await lateWords();
  assert.equal(
    textOf({ methods: { Standard: 3 }, unmatched: 2, misses: { country: 2, tooLight: 1 } }),
    "Set Standard for 3 packages. Left 2 packages as they were: no policy matches (another country, too light).",
  );
  assert.equal(
    textOf({ unmatched: 1, misses: { paused: 1 } }),
    "Left 1 package as it was: no policy is active.",
  );
  assert.equal(
    textOf({ others: 1, same: 4, unusable: 2, refusals: { country: 2 } }),
    "Changed packaging or documents of 1 package. 4 packages already followed the policies. " +
      "Left 2 packages as they were: no method of their policies can be used (not to this country).",
  );
  const toneOf = (tally: Partial<PolicyTally>) =>
    appliedWords({ many: { applied: { ...NO_TALLY, ...tally } } })?.tone;
  assert.deepEqual([toneOf({ same: 1 }), toneOf({ same: 1, unmatched: 1 })], ["success", "warning"]);
  assert.equal(appliedWords({ many: {} }), null);
});
