import { PostgresAdapter, type QueryExecutorProvider } from "kysely";
import type { Engine } from "./database.ts";

/** The engine behind a reader or a transaction. */
export const engineOf = (reader: QueryExecutorProvider): Engine =>
  reader.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
