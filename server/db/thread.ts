/** A thread with a connection to SQLite's file, which answers queries one after the other. */
import type { CompiledQuery, QueryResult } from "kysely";
import type { Durability } from "./sqlite_connection.ts";
import { rowMakers, type Values } from "./sqlite_statement.ts";

export type ThreadUse = "read" | "write";

export interface ThreadQuery {
  readonly id: number;
  /** Null closes the file and ends the thread. */
  readonly sql: string | null;
  readonly parameters: readonly unknown[];
}

export type ThreadAnswer =
  | { readonly id: number; readonly columns: readonly string[]; readonly rows: readonly Values[] }
  | { readonly id: number; readonly changes: number; readonly last: number }
  | { readonly id: number; readonly error: string };

/** Both functions become null after the answer: a Map may keep deleted entries for a long time. Source: ADR 61. */
interface Waiting {
  resolve: ((answer: ThreadAnswer) => void) | null;
  reject: ((error: Error) => void) | null;
}

/** The thread ended without answering its queries; the next query starts it again. */
export class ThreadEnded extends Error {}

/** Starts a thread with the first query, and again after the thread has ended. */
export class SqliteThread {
  readonly #script: URL;
  readonly #waiting = new Map<number, Waiting>();
  readonly #makerOf = rowMakers();
  #worker: Worker | undefined;
  #next = 0;
  #isEnded = false;

  /** @param path the database's file, absolute or relative to the working directory */
  constructor(path: string, use: ThreadUse, durability: Durability) {
    this.#script = new URL("./thread_worker.ts", import.meta.url);
    for (const [name, value] of Object.entries({ path, use, durability })) {
      this.#script.searchParams.set(name, value);
    }
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  async ask<R>({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): Promise<QueryResult<R>> {
    const answer = await this.#ask(sql, parameters);
    if ("error" in answer) throw new Error(answer.error);
    if ("rows" in answer) return { rows: answer.rows.map(this.#makerOf(answer.columns)) as R[] };
    return { rows: [], numAffectedRows: BigInt(answer.changes), insertId: BigInt(answer.last) };
  }

  async close(): Promise<void> {
    if (this.#worker) await this.#ask(null, []);
    this.end();
  }

  end(): void {
    this.#isEnded = true;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#fail(new Error("The database was closed."));
  }

  #ask(sql: ThreadQuery["sql"], parameters: readonly unknown[]): Promise<ThreadAnswer> {
    if (this.#isEnded) return Promise.reject(new Error("The database was closed."));
    this.#worker ??= this.#begin();
    const id = this.#next++;
    // Copied, because Kysely freezes its arrays, and cloning a frozen one takes twice as long.
    this.#worker.postMessage({ id, sql, parameters: [...parameters] } satisfies ThreadQuery);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #begin(): Worker {
    const worker = new Worker(this.#script, { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<ThreadAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      waiting?.resolve?.(data);
      if (waiting) waiting.resolve = waiting.reject = null;
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#worker = undefined;
      this.#fail(new ThreadEnded(`A thread of the database ended: ${event.message}`));
    });
    return worker;
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject?.(error);
    this.#waiting.clear();
  }
}
