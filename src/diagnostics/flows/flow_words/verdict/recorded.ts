import { VERDICT_KINDS } from "../../../../../machines/verdict.ts";
import type { Allowed } from "../../allowed.ts";

export const recorded: Allowed = {
  context: { "shown.kind": VERDICT_KINDS },
  events: { "scan.said": { "verdict.kind": VERDICT_KINDS, isLate: "flag" } },
};
