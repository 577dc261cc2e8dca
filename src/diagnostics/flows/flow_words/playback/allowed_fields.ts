import type { AllowedFields } from "../../allowed_fields.ts";

export const allowedFields: AllowedFields = {};
