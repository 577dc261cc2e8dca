/** Which addresses a person may have their messages sent to. */
import { isSeller, type Person } from "../../../../api/access.ts";
import type { ProblemCode } from "../../../../api/inputs/read.ts";

/**
 * What is wrong with an address; null when nothing is. Hosts of our own network (`EGRESS_ALLOW`) are for those who
 * work for the house: a seller must not reach into it.
 */
export function addressProblem(url: string, person: Person, allowed: readonly string[]): ProblemCode | null {
  const { protocol, host, hostname } = new URL(url);
  const isOurs = allowed.includes(host) || allowed.includes(hostname);
  if (isOurs) return isSeller(person) ? "beyondYours" : null;
  return protocol === "https:" ? null : "notHttps";
}
