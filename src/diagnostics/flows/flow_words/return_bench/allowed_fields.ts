import type { AllowedFields } from "../../allowed_fields.ts";

export const allowedFields: AllowedFields = {
  context: { "parcel.units.length": "count", isBack: "flag", grade: ["A", "B", "restocked", "scrapped"] },
  events: {},
  answers: {
    openPackage: { kind: ["done", "refused", "unknown"] },
    sendGrade: { kind: ["done", "refused", "unknown"] },
    undoOpened: { kind: ["done", "refused", "unknown"] },
    undoGrade: { kind: ["done", "refused", "unknown"] },
  },
};
