/** Shares connections. Waiting for a connection or an answer ends once the server is known to be away. */
import pg from "pg";
import { DatabaseAway } from "./database_away.ts";
import { connectionWaitSeconds } from "../metrics.ts";
import { awayError, configOf, PostgresClient, type PostgresLimits } from "./postgres_client.ts";
import type { Pulse } from "./postgres_pulse.ts";

/** Connections are closed when idle for this long, and after their lifetime, which also frees prepared statements. */
const IDLE_MS = 60_000;
const LIFETIME_SECONDS = 1_800;
const CLOSE_MS = 5_000;
/** When there are more names of prepared statements, all are cleared, and statements get new names. */
const MAX_NAMES = 2_000;

export interface StatementRequest {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** True if the connection should cache the statement's plan. */
  readonly isPrepared: boolean;
}

type PooledClient = PostgresClient & pg.PoolClient;
export type Answer = pg.QueryResult<Record<string, unknown>>;

/** The error code for a table whose columns have changed since the statement was prepared. */
export const OUTDATED_PLAN = "0A000";

const names = new Map<string, string>();
let named = 0;

const isOutdated = (error: unknown): boolean => (error as { code?: string } | null)?.code === OUTDATED_PLAN;

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) names.clear();
  const name = `s${++named}`;
  names.set(text, name);
  return name;
}

/** A connection while one caller holds it. Queries are sent at once and answered in the order of sending. */
export class HeldConnection {
  readonly #client: PooledClient;
  readonly #pulse: Pulse;

  constructor(client: PooledClient, pulse: Pulse) {
    this.#client = client;
    this.#pulse = pulse;
  }

  get isLost(): boolean {
    return this.#client.isLost;
  }

  /** @throws {DatabaseAway} if no answer came */
  ask({ sql, parameters, isPrepared }: StatementRequest): Promise<Answer> {
    const client = this.#client;
    const end = this.#pulse.begin({ backend: client.backend, cut: () => client.cut() });
    return new Promise((resolve, reject) => {
      const question = { text: sql, values: [...parameters], ...isPrepared && { name: nameOf(sql) } };
      client.query<Record<string, unknown>>(question, (error, answer) => {
        end();
        // With new names, Postgres plans every statement again for the tables as they are now.
        if (error && isOutdated(error)) names.clear();
        if (error) reject(client.reasonOf(error));
        else resolve(answer);
      });
    });
  }

  /** @param isBroken true if a transaction may still be open, so that the connection must not be reused */
  release(isBroken = false): void {
    this.#client.release(isBroken || this.isLost);
  }
}

export interface PoolOptions {
  readonly limits: PostgresLimits;
  readonly most: number;
  readonly pulse: Pulse;
  /** Returns the error to report for a failed query, which may differ from the server's. */
  readonly explain?: (error: unknown) => Promise<unknown>;
}

export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #pulse: Pulse;
  readonly #explain: NonNullable<PoolOptions["explain"]>;
  readonly #open = new Set<PooledClient>();
  #onEmpty = () => {};
  #closing: Promise<void> | null = null;

  constructor(url: string, { limits, most, pulse, explain }: PoolOptions) {
    this.#pulse = pulse;
    this.#explain = explain ?? ((error) => Promise.resolve(error));
    this.#pool = new pg.Pool({
      ...configOf(url, limits),
      Client: PostgresClient,
      pipeline: true,
      max: most,
      idleTimeoutMillis: IDLE_MS,
      maxLifetimeSeconds: LIFETIME_SECONDS,
    });
    // An idle connection's loss affects no query: the next one opens another connection.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => void this.#open.add(client as PooledClient));
    this.#pool.on("remove", (client) => {
      this.#open.delete(client as PooledClient);
      if (this.#open.size === 0) this.#onEmpty();
    });
  }

  /** @throws {DatabaseAway} if the database is away or refuses, or no connection is free within the time limit */
  take(): Promise<HeldConnection> {
    if (this.#pulse.isAway) return Promise.reject(new DatabaseAway("The database does not answer"));
    const askedAt = performance.now();
    return new Promise((resolve, reject) => {
      let isCut = false;
      const end = this.#pulse.begin({
        backend: null,
        cut: () => {
          isCut = true;
          reject(new DatabaseAway("The database does not answer"));
        },
      });
      this.#pool.connect((error, client) => {
        end();
        connectionWaitSeconds.observe((performance.now() - askedAt) / 1000);
        if (error || !client) {
          this.#pulse.doubt();
          reject(awayError(error));
        } else if (isCut) client.release();
        else resolve(new HeldConnection(client as PooledClient, this.#pulse));
      });
    });
  }

  /** Runs a query on any free connection, and once more if the tables have changed since it was prepared. */
  async ask(question: StatementRequest): Promise<Answer> {
    try {
      return await this.#askOnce(question);
    } catch (error) {
      if (isOutdated(error)) return await this.#askOnce(question);
      throw await this.#explain(error);
    }
  }

  async askPlainly(sql: string): Promise<readonly Record<string, unknown>[]> {
    return (await this.#askOnce({ sql, parameters: [], isPrepared: false })).rows;
  }

  async #askOnce(question: StatementRequest): Promise<Answer> {
    const connection = await this.take();
    try {
      return await connection.ask(question);
    } finally {
      connection.release();
    }
  }

  /** Resolves when every connection is closed; a connection that is still held after `waitMs` is cut. */
  close(waitMs = CLOSE_MS): Promise<void> {
    return this.#closing ??= this.#close(waitMs);
  }

  async #close(waitMs: number): Promise<void> {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    this.#onEmpty = resolve;
    const late = setTimeout(() => {
      this.#open.forEach((client) => client.cut());
      resolve();
    }, waitMs);
    // Not awaited, because the pool waits for held connections without a time limit.
    void this.#pool.end();
    if (this.#open.size > 0) await closed;
    clearTimeout(late);
  }
}
