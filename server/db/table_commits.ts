/** Counts commits by table, so that caches of other tables stay valid. Source: ADR 56. */
import type { Tables } from "./tables.ts";

export type TableName = keyof Tables;

/** The tables that a statement writes to: none, one, or unknown. */
export type Target = { readonly table: string } | "nothing" | "anything";

const READS = /^\s*(select|pragma|begin|commit|rollback|savepoint|release|explain)\b/i;
const WRITES_ONE = /^\s*(?:insert\s+(?:or\s+\w+\s+)?into|update|delete\s+from)\s+"?(\w+)"?/i;
/** The number of characters from which a statement can be recognized. */
const HEAD_CHARS = 200;

export function targetOf(statement: string): Target {
  const head = statement.slice(0, HEAD_CHARS);
  if (READS.test(head)) return "nothing";
  const table = WRITES_ONE.exec(head)?.[1];
  return table ? { table } : "anything";
}

export class TableCommits {
  readonly #counts = new Map<string, number>();
  readonly #open = new Set<string>();
  #ofAnything = 0;
  #isAnythingOpen = false;

  /** Counts a statement now, because outside of a transaction no commit follows, and again at its commit. */
  ran(target: Target): void {
    if (target === "nothing") return;
    if (target === "anything") {
      this.#isAnythingOpen = true;
      this.#ofAnything++;
    } else {
      this.#open.add(target.table);
      this.#count(target.table);
    }
  }

  committed(): void {
    if (this.#isAnythingOpen) this.#ofAnything++;
    for (const table of this.#open) this.#count(table);
    this.rolledBack();
  }

  rolledBack(): void {
    this.#isAnythingOpen = false;
    this.#open.clear();
  }

  of(tables: readonly TableName[]): number {
    return tables.reduce((sum, table) => sum + (this.#counts.get(table) ?? 0), this.#ofAnything);
  }

  #count(table: string): void {
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
  }
}
