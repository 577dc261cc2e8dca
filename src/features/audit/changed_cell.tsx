/** What an entry changed, in one line of the list. */
import type { AddedCellProps } from "../../engine/features.ts";
import { t } from "../../lib/i18n.ts";
import { listText } from "../../parts/format.ts";
import { useAuditStyles } from "./audit.styles.ts";
import { toldField } from "../../engine/record/told_field.ts";
import { toldValue } from "../../engine/record/told_value.ts";
import { aroundOf, detailsFrom, type EntryDetails } from "./entry_details.ts";

/** More stand in the entry itself. */
const SHOWN = 6;
const VALUE_CHARS = 60;

const shortened = (text: string): string =>
  text.length > VALUE_CHARS ? `${text.slice(0, VALUE_CHARS - 1).trimEnd()}…` : text;

/** `Status: Pending → On hold`; what was empty before is told by what it is now. */
function lineOf(entity: string, details: EntryDetails): string {
  const { changes } = details;
  const around = aroundOf(entity, details);
  const value = (field: string, text: string) =>
    shortened(toldValue(field, text, around).replace(/\s+/g, " "));
  const parts = changes.slice(0, SHOWN).map(({ field, before, after }) => {
    const now = value(field, after) || t("record.empty");
    const words = before === "" ? now : `${value(field, before)} → ${now}`;
    return `${toldField(field, entity)}: ${words}`;
  });
  return listText(changes.length > SHOWN ? [...parts, "…"] : parts);
}

export default function ChangedCell({ row, column }: AddedCellProps) {
  const styles = useAuditStyles();
  const line = lineOf(String(row["entity"] ?? ""), detailsFrom(row[column.fields[1] ?? ""]));
  return (
    <span className={styles.line} dir="auto" title={line}>
      <bdi dir="auto">{line}</bdi>
    </span>
  );
}
