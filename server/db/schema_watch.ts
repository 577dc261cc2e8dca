/** Notices migrations by a newer build, which explain failed queries and after which this process is outdated. */
import { DatabaseAway } from "./database_away.ts";

/** The number of the advisory lock that migrations take one after the other; any number would do. */
export const MIGRATION_LOCK = 7_140_226;
export const CHANNEL = "pressdock_outbox";
export const SCHEMA_NOTICE = "schema";

/** A newer build migrates the database. A retry succeeds there, or here once this process is updated. */
export class DatabaseMigrating extends DatabaseAway {
  constructor(cause?: unknown) {
    super("The database is being migrated by another build", { cause });
  }
}

/** Error codes of statements that met the lock of a migration, or changed tables. */
const MIGRATION_CODES = /^(55P03|57014|42P01|42703|42804|23502)$/;
const mayComeFromMigration = (error: unknown): boolean =>
  MIGRATION_CODES.test((error as { code?: string } | null)?.code ?? "");

const QUESTION = `select (select max(number) from schema_migrations) as newest, exists (select 1 from pg_locks
  where locktype = 'advisory' and classid = 0 and objid = ${MIGRATION_LOCK} and objsubid = 1 and granted
  and database = (select oid from pg_database where datname = current_database())) as is_migrating`;

type Ask = (sql: string) => Promise<readonly Record<string, unknown>[]>;

export class SchemaWatch {
  readonly #ask: Ask;
  /** The newest migration that this process knows; null until `begin`. */
  #known: number | null = null;
  #isOutdated = false;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** Begins the watch: from now on a newer schema is that of another build. */
  begin(newest: number): void {
    this.#known = newest;
  }

  /** Checks that the schema is the one that this process knows. @returns whether a migration is running */
  async check(): Promise<boolean> {
    if (this.#known === null) return false;
    const [row] = await this.#ask(QUESTION);
    this.#isOutdated = Number(row?.["newest"]) > this.#known;
    return row?.["is_migrating"] === true;
  }

  /** Returns `DatabaseMigrating` if a migration explains the failure, else the given error. */
  async explain(error: unknown): Promise<unknown> {
    if (!mayComeFromMigration(error)) return error;
    const isMigrating = await this.check().catch(() => false);
    return isMigrating || this.#isOutdated ? new DatabaseMigrating(error) : error;
  }
}
