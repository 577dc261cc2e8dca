/** A thread with a connection of its own to SQLite's file, which answers questions one after the other. */
import type { CompiledQuery, QueryResult } from "kysely";
import type { Durability } from "./sqlite_connection.ts";
import { rowMakers, type Values } from "./sqlite_statement.ts";

export type ThreadUse = "read" | "write";

export interface ThreadQuestion {
  readonly id: number;
  /** Null to let go of the file, and end. */
  readonly sql: string | null;
  readonly parameters: readonly unknown[];
}

export type ThreadAnswer =
  | { readonly id: number; readonly columns: readonly string[]; readonly rows: readonly Values[] }
  | { readonly id: number; readonly changes: number; readonly last: number }
  | { readonly id: number; readonly error: string };

/** Empty once it is answered: a table that was outgrown holds it for long, and all that hangs on it. Source: ADR 61. */
interface Waiting {
  resolve: ((answer: ThreadAnswer) => void) | null;
  reject: ((error: Error) => void) | null;
}

/** It begins with its first question, and again with the next one where it ended. */
export class SqliteThread {
  readonly #script: URL;
  readonly #waiting = new Map<number, Waiting>();
  readonly #makerOf = rowMakers();
  #worker: Worker | undefined;
  #next = 0;
  #isEnded = false;

  /** @param path the database's file, absolute or as the process sees it */
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

  /** Resolves once the thread has let go of the file. */
  async close(): Promise<void> {
    if (this.#worker) await this.#ask(null, []);
    this.end();
  }

  /** At once, whatever it is doing. */
  end(): void {
    this.#isEnded = true;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#fail("The database was closed.");
  }

  #ask(sql: ThreadQuestion["sql"], parameters: readonly unknown[]): Promise<ThreadAnswer> {
    if (this.#isEnded) return Promise.reject(new Error("The database was closed."));
    this.#worker ??= this.#begin();
    const id = this.#next++;
    // Copied: what is frozen, as kysely does it, takes twice as long to hand over.
    this.#worker.postMessage({ id, sql, parameters: [...parameters] } satisfies ThreadQuestion);
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
      this.#fail(`A thread of the database ended: ${event.message}`);
    });
    return worker;
  }

  #fail(message: string): void {
    for (const { reject } of this.#waiting.values()) reject?.(new Error(message));
    this.#waiting.clear();
  }
}
