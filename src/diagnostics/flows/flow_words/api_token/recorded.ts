import type { Allowed } from "../../allowed.ts";
import { answer, failure } from "../../domains.ts";

export const recorded: Allowed = {
  context: failure,
  answers: {
    ...Object.fromEntries(
      ["fetchToken", "makeToken", "revokeToken"].map((name) => [name, answer("known", "failed")]),
    ),
    copyToken: answer("copied", "held", "unproved", "failed"),
  },
};
