import type { Allowed } from "../../allowed.ts";

export const recorded: Allowed = { context: { isNeeded: "flag" } };
