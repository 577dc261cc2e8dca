/** The least that writes the same: what is asked is read, what was written is written, one commit, one answer. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { CompiledQuery } from "kysely";
import postgres, { type ParameterOrJSON } from "postgres";
import type { Engine } from "../../../server/db/database.ts";
import type { Asked } from "./ground.ts";

export interface Bare {
  readonly answer: (body: string, asked: Asked, written: readonly CompiledQuery[]) => Promise<string>;
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
      const asked = JSON.parse(body);
      const row = prepared(`select * from ${table} where _id = ?`).get(id);
      db.exec("begin immediate");
      for (const { sql, parameters } of written) prepared(sql).run(...parameters as SQLInputValue[]);
      db.exec("commit");
      return Promise.resolve(JSON.stringify({ data: { row, asked } }));
    },
    close: () => Promise.resolve(db.close()),
  };
}

function onPostgres(url: string): Bare {
  const pool = postgres(url, {
    max: CONNECTIONS,
    onnotice: () => {},
    connection: { synchronous_commit: "on" },
  });
  return {
    async answer(body, { table, id }, written) {
      const asked = JSON.parse(body);
      const [row] = await pool.unsafe(`select * from ${table} where _id = $1`, [id], { prepare: true });
      await pool.begin(async (tx) => {
        for (const { sql, parameters } of written) {
          await tx.unsafe(sql, parameters as ParameterOrJSON<never>[], { prepare: true });
        }
      });
      return JSON.stringify({ data: { row, asked } });
    },
    close: () => pool.end(),
  };
}
