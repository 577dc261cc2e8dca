import type { AllowedFields } from "../../allowed_fields.ts";
import { CODES } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { refusal: CODES },
  answers: { goBack: { kind: ["switched", "refused"], code: CODES } },
};
