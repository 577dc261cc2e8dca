import type { Engine } from "../db/database.ts";
import { BackupRefused } from "./backup_refused.ts";

export const MANIFEST = "manifest.json";

export interface Manifest {
  readonly format: 1;
  readonly engine: Engine;
  /** Unix seconds. */
  readonly made_at: number;
  readonly migrations: readonly number[];
  readonly tables: readonly TableCount[];
  /** The newest seal of the audit; empty if nothing is sealed, absent in backups of older builds. */
  readonly audit_anchor?: string;
  /** The next number for each series of codes; absent in backups of SQLite and of older builds. */
  readonly codes?: Readonly<Record<string, number>>;
}

export interface TableCount {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

const COUNTED = ["users", "orders"];

export function countsText({ tables }: Manifest): string {
  const rowsOf = (names: readonly TableCount[]) =>
    names.reduce((sum, { rows }) => sum + rows, 0).toLocaleString("en");
  const counted = tables.filter(({ name }) => COUNTED.includes(name));
  const some = counted.map((table) => `${rowsOf([table])} ${table.name}`).join(", ");
  return `${tables.length} tables with ${rowsOf(tables)} rows (${some})`;
}

const NAME = /^[a-z_][a-z0-9_]*$/;

/** @throws {BackupRefused} for an unknown format, or a name that no table or column has */
export function readManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) {
    throw new BackupRefused("The backup was made by a newer build. Restore it with that.");
  }
  for (const { name, columns } of manifest.tables) {
    if (![name, ...columns].every((each) => NAME.test(each))) {
      throw new BackupRefused(`The backup names a strange table: ${name}`);
    }
  }
  return manifest;
}
