/** A row of the audit as the API shows it. */
import type { AuditEntry } from "../../../../api/generated/schema.ts";
import type { Selectable } from "kysely";
import type { AuditEventsTable } from "../../../db/tables.ts";

export type AuditRow = Readonly<Selectable<AuditEventsTable>> & {
  readonly acting_for_name: string | null;
  readonly is_sealed: number | boolean;
};

/** Without what is asked for all entries of an answer at once. */
export type ListedEntry = Omit<AuditEntry, "told">;

/** Of a line that says what changed. */
const SUMMARY_LENGTH = 200;
const VALUE_LENGTH = 40;

export function auditView(
  { seq: _, changes: text, acting_for_name, is_sealed, ...row }: AuditRow,
): ListedEntry {
  const changes = JSON.parse(text) as AuditEntry["changes"];
  return {
    ...row,
    acting_for_name: acting_for_name ?? "",
    changes,
    summary: summaryOf(changes),
    is_sealed: Boolean(is_sealed),
    version: 1,
  };
}

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

/** `status: Pending → On Hold, note: …`; what was empty before is named by what it is now. */
export function summaryOf(changes: AuditEntry["changes"]): string {
  const value = (text: string) => shortened(text.replace(/\s+/g, " "), VALUE_LENGTH);
  const parts = changes.map(({ field, before, after }) =>
    `${field}: ${[before, after].filter((each, index) => each !== "" || index === 1).map(value).join(" → ")}`
  );
  return shortened(parts.join(", "), SUMMARY_LENGTH);
}
