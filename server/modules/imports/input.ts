/** What an import carries from the upload to the worker. */

export const IMPORT_KIND = "orders.import" as const;

/** What the worker needs to go on after a restart; `input` of the row. */
export interface ImportInput {
  readonly store_id: string;
  readonly mapping: string;
  readonly actor: { readonly _id: string; readonly name: string };
  readonly acting_for: string | null;
  readonly request_id: string;
}

/** Where the worker is; `cursor` of the row. Null until the file was surveyed. */
export interface ImportCursor {
  /** Orders of the file that are behind us: made or skipped. */
  readonly orders: number | null;
}
