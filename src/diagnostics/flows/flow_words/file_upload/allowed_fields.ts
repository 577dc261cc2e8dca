import { LABEL_REFUSALS } from "../../../../../api/documents/label_files.ts";
import { PROOF_REFUSALS } from "../../../../../api/money/proofs.ts";
import { PHOTO_REFUSALS } from "../../../../../api/workshop/unit_photos.ts";
import type { AllowedFields } from "../../allowed_fields.ts";
import { failure } from "../../domains.ts";

const REFUSALS = Object.keys({ ...LABEL_REFUSALS, ...PROOF_REFUSALS, ...PHOTO_REFUSALS });
const CODES = [...REFUSALS, "required", "tooLarge", "invalid"];

export const allowedFields: AllowedFields = {
  context: { count: "count", "problem.code": CODES, ...failure },
  events: { "file.answered": { "answer.kind": ["kept", "refused", "failed"], "answer.problem.code": CODES } },
};
