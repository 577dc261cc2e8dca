/**
 * `_id` is an opaque sortable text; `seq` the row's number (FTS rowid and tie-breaker); times are unix
 * seconds; money is integer minor units; JSON is text; booleans are 0 and 1. A table with `seller_id` belongs
 * to a seller: what a person may read of it depends on their scope.
 */
import type { ItemsTable } from "./generated/tables.ts";

export type * from "./generated/tables.ts";

export type NewItem = Omit<ItemsTable, "seq">;
