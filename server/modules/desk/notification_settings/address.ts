import { isSeller, type Person } from "../../../../api/access.ts";
import type { ProblemCode } from "../../../../api/inputs/read.ts";

/** Returns null for a valid address. Only staff may use hosts of our network (`EGRESS_ALLOW`). */
export function addressProblem(url: string, person: Person, allowed: readonly string[]): ProblemCode | null {
  const { protocol, host, hostname } = new URL(url);
  const isOurs = allowed.includes(host) || allowed.includes(hostname);
  if (isOurs) return isSeller(person) ? "beyondYours" : null;
  return protocol === "https:" ? null : "notHttps";
}
