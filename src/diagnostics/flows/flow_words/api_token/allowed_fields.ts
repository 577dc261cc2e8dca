import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: failure,
  answers: {
    ...Object.fromEntries(
      ["fetchToken", "makeToken", "revokeToken"].map((name) => [name, answer("known", "failed")]),
    ),
    copyToken: answer("copied", "held", "unproved", "failed"),
  },
};
