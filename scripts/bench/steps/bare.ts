/** Handles a request with the minimum of work that writes the same rows: one read, the writes, one commit, one answer. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { CompiledQuery } from "kysely";
import pg from "pg";
import type { Engine } from "../../../server/db/database.ts";
import type { ClientRequest } from "./ground.ts";

export interface Bare {
  readonly answer: (
    body: string,
    request: ClientRequest,
    written: readonly CompiledQuery[],
  ) => Promise<string>;
  readonly close: () => Promise<void>;
}

const CONNECTIONS = 10;

export const bareHandler = (engine: Engine, place: string): Bare =>
  engine === "sqlite" ? onSqlite(place) : onPostgres(place);

function onSqlite(path: string): Bare {
  const db = new DatabaseSync(path);
  db.exec("pragma synchronous = full; pragma journal_mode = wal; pragma foreign_keys = on");
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  return {
    answer(body, { table, id }, written) {
      const parsed = JSON.parse(body);
      const row = prepared(`select * from ${table} where _id = ?`).get(id);
      db.exec("begin immediate");
      for (const { sql, parameters } of written) prepared(sql).run(...parameters as SQLInputValue[]);
      db.exec("commit");
      return Promise.resolve(JSON.stringify({ data: { row, asked: parsed } }));
    },
    close: () => Promise.resolve(db.close()),
  };
}

function onPostgres(url: string): Bare {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, options: "-c synchronous_commit=on" });
  const names = new Map<string, string>();
  const prepared = (text: string, values: readonly unknown[]) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return { name, text, values: [...values] };
  };
  return {
    async answer(body, { table, id }, written) {
      const parsed = JSON.parse(body);
      const { rows: [row] } = await pool.query(prepared(`select * from ${table} where _id = $1`, [id]));
      const client = await pool.connect();
      await client.query("begin");
      for (const { sql, parameters } of written) await client.query(prepared(sql, parameters));
      await client.query("commit");
      client.release();
      return JSON.stringify({ data: { row, asked: parsed } });
    },
    close: () => pool.end(),
  };
}
