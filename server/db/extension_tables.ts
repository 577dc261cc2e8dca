/** Tables of extensions. The conventions are those of tables.ts. */
import type { Generated } from "kysely";

/** One that was set up; one that never was has no row. */
export interface ExtensionsTable {
  /** The extension's id in the build. */
  _id: string;
  /** What somebody chose: Off or On. */
  status: string;
  /** JSON: rights that were accepted. */
  rights: string;
  accepted_at: number | null;
  /** Name of who accepted them. */
  accepted_by: string;
  /** JSON: its open settings by key. */
  config: string;
  updated_at: number;
  version: number;
}

export interface ExtensionSecretsTable {
  /** `<extension>.<field>`. */
  _id: string;
  extension_id: string;
  field: string;
  sealed: string;
  last4: string;
  at: number;
  by_name: string;
}

/** What one extension may know of what happened together in a transaction, until its code has run on it. */
export interface ExtensionEventsTable {
  seq: Generated<number>;
  extension_id: string;
  /** JSON: extensions/extension.ts, News. */
  news: string;
  at: number;
}

export interface ExtensionTables {
  extensions: ExtensionsTable;
  extension_secrets: ExtensionSecretsTable;
  extension_events: ExtensionEventsTable;
}
