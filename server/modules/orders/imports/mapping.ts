/** Derives the plan of files that are sent without one: `mapping` is a kind of file whose columns have fixed names. */
import type { FileFormat, ImportPlan } from "../../../../api/csv/plan.ts";
import { columnsOf, missingHeaders, type Profile } from "../../../../api/csv/profile.ts";
import { superstore } from "../../../../api/csv/superstore.ts";
import { FileRefused } from "../../desk/uploads/file_refused.ts";

const MAPPINGS: ReadonlyMap<string, Profile> = new Map([[superstore.id, superstore]]);

export const isMapping = (name: string): boolean => MAPPINGS.has(name);

export const MAPPED_FORMAT: FileFormat = {
  encoding: "utf-8",
  delimiter: ",",
  quote: '"',
  decimal: ".",
  dateOrder: "mdy",
};

/** @throws {FileRefused} for an unknown mapping, or when a required column is missing */
export function mappedPlan(mapping: string, headers: readonly string[]): ImportPlan {
  const profile = MAPPINGS.get(mapping);
  if (!profile) throw new FileRefused("failed");
  const missing = missingHeaders(profile, headers);
  if (missing.length > 0) throw new FileRefused("columnsMissing", `Missing: ${missing.join(", ")}.`);
  return { profile: profile.id, format: MAPPED_FORMAT, headers, columns: columnsOf(profile, headers) };
}
