import type { AuditEntry } from "../../../../api/generated/schema.ts";
import type { Selectable } from "kysely";
import type { AuditEventsTable } from "../../../db/tables.ts";

export type AuditRow = Readonly<Selectable<AuditEventsTable>> & {
  readonly acting_for_name: string | null;
  readonly is_sealed: number | boolean;
};

export type ListedEntry = Omit<AuditEntry, "told">;

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

/** Writes `status: Pending → On Hold, note: …`; a field that was empty before shows its new value. */
export function summaryOf(changes: AuditEntry["changes"]): string {
  const value = (text: string) => shortened(text.replace(/\s+/g, " "), VALUE_LENGTH);
  const parts = changes.map(({ field, before, after }) =>
    `${field}: ${[before, after].filter((each, index) => each !== "" || index === 1).map(value).join(" → ")}`
  );
  return shortened(parts.join(", "), SUMMARY_LENGTH);
}
