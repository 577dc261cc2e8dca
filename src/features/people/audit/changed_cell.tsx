import type { AddedCellProps } from "../../../engine/features.ts";
import { listText } from "../../../parts/format.ts";
import { useAuditStyles } from "./audit.styles.ts";
import { changesInWords } from "../../../engine/record/change_words.ts";
import { detailsFrom, type EntryDetails, valueContext } from "./entry_details.ts";

/** Number of changes in the cell. The record of the entry shows all of them. */
const SHOWN = 6;
const VALUE_CHARS = 60;

const shortened = (text: string): string =>
  text.length > VALUE_CHARS ? `${text.slice(0, VALUE_CHARS - 1).trimEnd()}…` : text;

/** Returns one line such as `Status: Pending → On hold`; a value set for the first time has no arrow. */
function lineOf(entity: string, reason: string, details: EntryDetails): string {
  const { changes } = details;
  const short = (text: string) => shortened(text.replace(/\s+/g, " "));
  const parts = changesInWords(changes.slice(0, SHOWN), reason, valueContext(entity, details)).map((
    { name, before, after },
  ) => `${name}: ${before === "" ? short(after) : `${short(before)} → ${short(after)}`}`);
  return listText(changes.length > SHOWN ? [...parts, "…"] : parts);
}

export default function ChangedCell({ row, column }: AddedCellProps) {
  const styles = useAuditStyles();
  const [entity, reason] = [String(row["entity"] ?? ""), String(row["reason"] ?? "")];
  const line = lineOf(entity, reason, detailsFrom(row[column.fields[1] ?? ""]));
  return (
    <span className={styles.line} dir="auto" title={line}>
      <bdi dir="auto">{line}</bdi>
    </span>
  );
}
