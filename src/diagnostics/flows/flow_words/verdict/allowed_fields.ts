import { VERDICT_KINDS } from "../../../../../machines/workshop/verdict.ts";
import type { AllowedFields } from "../../allowed_fields.ts";

export const allowedFields: AllowedFields = {
  context: { "shown.kind": VERDICT_KINDS },
  events: { "scan.answered": { "verdict.kind": VERDICT_KINDS, isLate: "flag" } },
};
