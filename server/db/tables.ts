/**
 * Has the type of every table for Kysely. `deno task gen` reads them from the migrations, `column_types.ts` and
 * `column_notes.ts`.
 *
 * Conventions: `_id` is an opaque sortable text id; `seq` is the row's number on this engine (FTS rowid and
 * tie-breaker); times are unix seconds; money is integer minor units; JSON is kept as text; booleans are 0 and 1.
 * A table with `seller_id` belongs to a seller: no store function reads it without a scope.
 */
import type { ItemsTable } from "./generated/tables.ts";

export type * from "./generated/tables.ts";

/** Describes a whole row to be inserted; the engine counts `seq`. */
export type NewItem = Omit<ItemsTable, "seq">;
