/** Caches rows until a commit to their tables; caches nothing on an engine that does not count commits. */
import type { Database } from "../db/database.ts";
import type { TableName } from "../db/table_commits.ts";
import { Lru } from "../http/lru.ts";

/** The maximum number of cached rows: enough for the people who call at the same time. */
const KEPT = 1_000;

export class UntilCommit<T> {
  readonly #db: Database;
  readonly #tables: readonly TableName[];
  #known = new Lru<T>(KEPT);
  #commits: number | null = null;

  /** @param tables all tables that `read` reads */
  constructor(db: Database, tables: readonly TableName[]) {
    this.#db = db;
    this.#tables = tables;
  }

  /** Returns the cached value, or reads it; null is never cached. */
  async of(key: string, read: () => Promise<T | null>): Promise<T | null> {
    const commits = this.#db.commits(this.#tables);
    if (commits !== this.#commits) {
      this.#known = new Lru(KEPT);
      this.#commits = commits;
    }
    const cached = this.#known;
    const known = cached.get(key);
    if (known !== undefined) return known;
    const found = await read();
    // A commit meanwhile replaces this map, so that an outdated value is never returned.
    if (found !== null && commits !== null) cached.set(key, found);
    return found;
  }
}
