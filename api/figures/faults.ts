/** Lists who can find a fault of a garment, and the reasons of faults. */
import { CASE_REASONS } from "../support/cases.ts";
import { REJECT_REASONS } from "../workshop/reject_reasons.ts";

export const FAULT_FINDERS = ["station", "buyer"] as const;
/** Some reasons are the same for a station and a buyer. */
export const FAULT_REASONS: readonly string[] = [...new Set<string>([...REJECT_REASONS, ...CASE_REASONS])];
