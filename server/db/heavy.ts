/**
 * A reader for sums over very many rows. SQLite answers on the thread that asks, and every other request would
 * wait: these are asked on threads of their own, with connections that can only read. A thread begins with its
 * first question.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { notInWrite } from "./in_write.ts";
import type { Tables } from "./tables.ts";

export interface HeavyQuestion {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type HeavyAnswer =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/** Questions of one screen are asked side by side. Chosen: two, so that a core is left for the requests. */
const THREADS = 2;

/** A thread, and who waits for it. */
class HeavyThread {
  readonly #path: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #next = 0;

  constructor(path: string) {
    this.#path = path;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  ask(sql: string, parameters: readonly unknown[]): Promise<readonly unknown[]> {
    this.#worker ??= this.#begin();
    const id = this.#next++;
    const question: HeavyQuestion = { id, sql, parameters };
    this.#worker.postMessage(question);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.#worker?.terminate();
    this.#fail("The database was closed.");
  }

  #begin(): Worker {
    const script = new URL("./heavy_worker.ts", import.meta.url);
    script.searchParams.set("path", this.#path);
    const worker = new Worker(script, { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<HeavyAnswer>) => this.#settle(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#worker = undefined;
      this.#fail(`The reading thread ended: ${event.message}`);
    });
    return worker;
  }

  #settle(answer: HeavyAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ("rows" in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(new Error(answer.error));
  }

  #fail(message: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(message));
    this.#waiting.clear();
  }
}

class HeavyDriver implements Driver {
  readonly #threads: readonly HeavyThread[];

  constructor(path: string) {
    this.#threads = Array.from({ length: THREADS }, () => new HeavyThread(path));
  }

  #freest(): HeavyThread {
    return this.#threads.reduce((one, other) => other.waiting < one.waiting ? other : one);
  }

  init = () => Promise.resolve();
  acquireConnection = (): Promise<DatabaseConnection> =>
    Promise.resolve({
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => ({
        rows: await this.#freest().ask(sql, parameters) as R[],
      }),
      streamQuery: () => {
        throw new Error("Cannot stream from the reading thread: ask for less");
      },
    });
  releaseConnection = () => Promise.resolve();
  beginTransaction = () => Promise.reject(new Error("Cannot write: this reader has no transactions"));
  commitTransaction = () => Promise.resolve();
  rollbackTransaction = () => Promise.resolve();
  destroy = () => Promise.resolve(this.#threads.forEach((thread) => thread.close()));
}

/** Questions do not wait for each other's answers; a thread takes them one after the other. */
class HeavyAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const dialectOf = (path: string): Dialect => ({
  createAdapter: () => new HeavyAdapter(),
  createDriver: () => new HeavyDriver(path),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** @param path the database's file, absolute or as the process sees it */
export const openHeavy = (path: string): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: dialectOf(path), plugins: [notInWrite] });
