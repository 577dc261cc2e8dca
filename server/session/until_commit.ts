/**
 * What is asked on every call and seldom changes: read once, and true until anybody commits to the tables that it was read of, in
 * this process, or anything in another one. So it is never older than a statement's own answer. On an engine that does not say
 * when somebody committed, it is read each time.
 */
import type { Database } from "../db/database.ts";
import type { TableName } from "../db/table_commits.ts";
import { Lru } from "../http/lru.ts";

/** People who call at the same time. */
const KEPT = 1_000;

export class UntilCommit<T> {
  readonly #db: Database;
  readonly #tables: readonly TableName[];
  #known = new Lru<T>(KEPT);
  #commits: number | null = null;

  /** @param tables all that `read` reads of */
  constructor(db: Database, tables: readonly TableName[]) {
    this.#db = db;
    this.#tables = tables;
  }

  /** What `read` says of the key; of what it says nothing it is asked again. */
  async of(key: string, read: () => Promise<T | null>): Promise<T | null> {
    const commits = this.#db.commits(this.#tables);
    if (commits !== this.#commits) {
      this.#known = new Lru(KEPT);
      this.#commits = commits;
    }
    const kept = this.#known;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = await read();
    // Of those kept since another commit it may be no more: they are not these.
    if (found !== null && commits !== null) kept.set(key, found);
    return found;
  }
}
