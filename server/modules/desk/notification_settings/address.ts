import { isSeller, type Person } from "../../../../api/access.ts";
import type { ProblemCode } from "../../../../api/inputs/read.ts";
import { isAllowedHost } from "../../../egress/egress.ts";

/** Returns null for a valid address. Only staff may use hosts of our network (`EGRESS_ALLOW`). */
export function addressProblem(url: string, person: Person, allowed: readonly string[]): ProblemCode | null {
  const parsed = new URL(url);
  if (isAllowedHost(parsed, allowed)) return isSeller(person) ? "beyondYours" : null;
  return parsed.protocol === "https:" ? null : "notHttps";
}
