import { PostgresAdapter, type QueryExecutorProvider } from "kysely";
import type { Engine } from "./database.ts";

export const engineOf = (reader: QueryExecutorProvider): Engine =>
  reader.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
