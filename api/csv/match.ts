/** Which column of a file is which field, as far as its header says. */
import { type ImportField, type ImportPlan, type ProfileId, REQUIRED_FIELDS } from "./plan.ts";
import { columnsOf, type Profile } from "./profile.ts";
import { custom } from "./custom.ts";
import { KNOWN_PROFILES } from "./profiles.ts";

export interface Match {
  readonly profile: ProfileId;
  readonly columns: ImportPlan["columns"];
  /** Needed fields that no column was found for. */
  readonly missing: readonly ImportField[];
}

/** Reads a header; a file of no known kind is matched by the names that shops use most. */
export function matchColumns(headers: readonly string[]): Match {
  for (const profile of KNOWN_PROFILES) {
    const columns = columnsOf(profile, headers);
    if (profile.marks.every((field) => columns[field] !== undefined)) return match(profile, columns);
  }
  return match(custom, columnsOf(custom, headers));
}

const match = ({ id }: Profile, columns: ImportPlan["columns"]): Match => ({
  profile: id,
  columns,
  missing: REQUIRED_FIELDS.filter((field) => columns[field] === undefined),
});
