/**
 * The lifecycle of a postal manifest: fixed, counted, accepted and closed, or cancelled and replaced by
 * another one.
 */
import assert from "node:assert/strict";
import type { ManifestFacts } from "../../../../api/generated/schema.ts";
import { manifestMachine } from "../../../../machines/lifecycles/handover/manifest.ts";
import { move } from "../../../../machines/lifecycles/lifecycle.ts";
import { openSteps } from "../../../support/machines/walked_steps.ts";
import { fc } from "../../../support/property.ts";

const STATES = ["Processing", "Generated", "Submitted", "Accepted", "Closed", "Cancelled"] as const;
const READY: ManifestFacts = {
  ...{ lines: 2, fits: true, oneOrigin: true, oneMethod: true, labelled: true, sound: true },
  ...{ boxesClosed: true, past: false, counted: true, known: true, remains: true, rejectable: true },
};

Deno.test("S2.15 each state of a manifest has its steps, and every edge is walked", () => {
  assert.deepEqual(STATES.map((value) => openSteps(manifestMachine, value, READY)), [
    [
      "manifest.add Processing addLines",
      "manifest.remove Processing removeLines",
      "manifest.generate Generated lockLines",
      "manifest.cancel Cancelled freeLines",
    ],
    [
      "manifest.submit Submitted handOverBoxes+sendLines",
      "manifest.remake Cancelled remakeManifest",
      "manifest.cancel Cancelled freeLines",
    ],
    ["manifest.accept Accepted rejectPackages+acceptLines"],
    ["manifest.close Closed stampClose"],
    [],
    [],
  ]);
});

Deno.test("S2.15 each wrong fact refuses its steps by name", () => {
  const refusal = (state: string, event: string, facts: Partial<ManifestFacts>) => {
    const answer = move(manifestMachine, state, { ...READY, ...facts }, event);
    return answer.ok ? "" : answer.reason;
  };
  const generate = (facts: Partial<ManifestFacts>) => refusal("Processing", "manifest.generate", facts);
  const submit = (facts: Partial<ManifestFacts>) => refusal("Generated", "manifest.submit", facts);
  assert.equal(generate({ lines: 0 }), "isAnyListed");
  assert.equal(generate({ oneOrigin: false }), "isOneOrigin");
  assert.equal(generate({ oneMethod: false }), "isOneMethod");
  assert.equal(generate({ past: true }), "isNotPast");
  for (const step of [generate, submit]) {
    assert.equal(step({ labelled: false }), "isAllLabelled");
    assert.equal(step({ sound: false }), "isPostSound");
    assert.equal(step({ boxesClosed: false }), "isEachBoxClosed");
  }
  assert.equal(submit({ counted: false }), "areItemsCounted");
  assert.equal(submit({ past: true }), "", "the post may take it a day later");
  assert.equal(refusal("Processing", "manifest.add", { fits: false }), "isRoomLeft");
  assert.equal(refusal("Processing", "manifest.remove", { known: false }), "isEachListed");
  assert.equal(refusal("Generated", "manifest.remake", { remains: false }), "isAnyLeft");
  assert.equal(refusal("Submitted", "manifest.accept", { rejectable: false }), "isEachRejectable");
});

const flag = fc.boolean();
const anyFacts = fc.record({
  ...{ lines: fc.nat(3), fits: flag, oneOrigin: flag, oneMethod: flag, labelled: flag, sound: flag },
  ...{ boxesClosed: flag, past: flag, counted: flag, known: flag, remains: flag, rejectable: flag },
});
const EVENTS = ["add", "remove", "generate", "submit", "accept", "close", "remake", "cancel"] as const;

Deno.test("S2.15 in any sequence packages change only before the list is fixed, and nothing leads back", () => {
  const walks = fc.array(fc.record({ event: fc.constantFrom(...EVENTS), facts: anyFacts }), {
    maxLength: 30,
  });
  fc.assert(fc.property(walks, (walk) => {
    let state: string = "Processing";
    for (const { event, facts } of walk) {
      const answer = move(manifestMachine, state, facts, `manifest.${event}`);
      if (!answer.ok) continue;
      const next = String(answer.value);
      if (answer.effects.some((each) => each === "addLines" || each === "removeLines")) {
        assert.equal(state, "Processing");
      }
      assert.ok(STATES.indexOf(next as never) >= STATES.indexOf(state as never), `${state} to ${next}`);
      if (next === "Cancelled" && state !== "Cancelled") assert.match(state, /^(Processing|Generated)$/);
      state = next;
    }
  }));
});
