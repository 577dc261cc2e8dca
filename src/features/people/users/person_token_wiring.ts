import { RevokeApiToken, ShowApiToken } from "../../../../api/generated/operations/profile.ts";
import type { ApiToken } from "../../../../api/generated/schema.ts";
import { ask } from "../../../lib/client.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";

export const REVOKE_TOKEN = "token.revoke";

export const tokenSource = (user: string): AnswerSource<{ readonly apiToken: ApiToken | null }> => ({
  name: `apiToken.${user}`,
  entities: ["users", "sessions"],
  debounceMs: 0,
  ask: (options) => ask(ShowApiToken, { user }, { ...options, background: true }),
});

/** Revoking is idempotent, so it needs no key. */
export const useTokenSteps = (user: string, ownId: string, onDone: () => void): Mover =>
  useSteps(`users.${user}.token`, ownId, async () => {
    const outcome = await ask(RevokeApiToken, { user });
    return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
  }, onDone);
