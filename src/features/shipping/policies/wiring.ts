import { useState } from "react";
import { ActivatePolicy, TestPolicies } from "../../../../api/generated/operations/methods.ts";
import type { PolicyTest } from "../../../../api/generated/schema.ts";
import { ask } from "../../../lib/client.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import type { Failure } from "../../../lib/outcome.ts";

export interface PolicyTrial {
  readonly isBusy: boolean;
  readonly found: PolicyTest | null;
  readonly failure: Failure | null;
  /** @param code number of an order or package; empty for all packages of the last week */
  readonly test: (code: string) => Promise<void>;
}

export function usePolicyTest(): PolicyTrial {
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<PolicyTest | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const test = async (code: string) => {
    // Enter submits the form again, and an earlier answer could come last.
    if (isBusy) return;
    setBusy(true);
    const outcome = await ask(TestPolicies, { code: code.trim() || null, policy: null });
    setBusy(false);
    setFailure(outcome.ok ? null : outcome.failure);
    setFound(outcome.ok ? outcome.data.policyTest : null);
  };
  return { isBusy, found, failure, test };
}

/** Loads the changes that a policy would have made to the packages of the last week if it had been active. */
export const wouldChangeSource = (policy: string): AnswerSource<{ readonly policyTest: PolicyTest }> => ({
  name: `policies.wouldChange.${policy}`,
  entities: ["shippingPolicies"],
  debounceMs: 1_000,
  ask: (options) => ask(TestPolicies, { code: null, policy }, { ...options, background: true }),
});

export const ACTIVATE = "policy.activate";

/** Activates a policy, at most once. The API refuses if the version on the screen is no longer the current one. */
export const useActivation = (id: string, userId: string, onDone: () => void): Mover =>
  useSteps(
    `policies.${id}.activate`,
    userId,
    async ({ key, params }) => {
      const outcome = await ask(ActivatePolicy, { id, version: Number(params["version"]), key });
      return outcome.ok
        ? { kind: "done", version: outcome.data.makeShippingPolicy.version }
        : failedAnswerOf(outcome.failure);
    },
    onDone,
  );
