import type { Allowed } from "../allowed.ts";
import { failure, answer } from "../domains.ts";

export const recorded: Allowed = {
  context: failure,
  answers: Object.fromEntries(
    ["fetchToken", "makeToken", "revokeToken"].map((name) => [name, answer("known", "failed")]),
  ),
};
