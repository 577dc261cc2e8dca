import type { AllowedFields } from "../../allowed_fields.ts";
import { FRAMES } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: {
    layout: FRAMES,
    isCollapsed: "flag",
    isForSeller: "flag",
    isWide: "flag",
    isRailed: "flag",
    isBare: "flag",
  },
  events: {
    "look.changed": { layout: FRAMES, isCollapsed: "flag", isForSeller: "flag" },
    "width.changed": { isWide: "flag" },
    "screen.opened": { isRailed: "flag", isBare: "flag" },
  },
};
