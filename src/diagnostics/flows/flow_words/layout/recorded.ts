import type { Allowed } from "../../allowed.ts";
import { FRAMES } from "../../domains.ts";

export const recorded: Allowed = {
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
