import type { Allowed } from "../../allowed.ts";

export const recorded: Allowed = {
  context: { "parcel.units.length": "count", isBack: "flag", grade: ["A", "B"] },
  events: {},
  answers: {
    openPackage: { kind: ["done", "refused", "unknown"] },
    sendGrade: { kind: ["done", "refused", "unknown"] },
    undoOpened: { kind: ["done", "refused", "unknown"] },
    undoGrade: { kind: ["done", "refused", "unknown"] },
  },
};
