/** Connects to Postgres with time limits, and notices when a connection is lost. */
import { Socket } from "node:net";
import pg from "pg";
import { DatabaseAway } from "./database_away.ts";

export interface PostgresLimits {
  /** The time to get a connection, including the wait for a free one. */
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  /** Time after which an idle transaction is ended, so that its locks are free. */
  readonly idleMs: number;
}

export const REQUEST_LIMITS: PostgresLimits = {
  connectMs: 4_000,
  statementMs: 15_000,
  lockMs: 5_000,
  idleMs: 15_000,
};
/** Limits of sums over very many rows, which block no other request. */
export const REPORT_LIMITS: PostgresLimits = { ...REQUEST_LIMITS, statementMs: 60_000 };
/** Limits of backup, restore and verify: they read and write whole tables, and no request waits for them. */
export const MAINTENANCE_LIMITS: PostgresLimits = {
  connectMs: 10_000,
  statementMs: 3_600_000,
  lockMs: 60_000,
  idleMs: 3_600_000,
};

const KEEPALIVE_MS = 10_000;
/** Makes the server notice a vanished client within half a minute, so that the client's locks are freed. */
const SESSION = [
  "synchronous_commit=on",
  "tcp_keepalives_idle=10",
  "tcp_keepalives_interval=5",
  "tcp_keepalives_count=3",
].map((setting) => `-c ${setting}`).join(" ");

const BIGINT = 20;
const NUMERIC = 1700;

/** Parses a count or sum, which Postgres sends as text; beyond 2^53 a number would be wrong. */
function parseSafeNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new RangeError(`${text} is too large to count with`);
  }
  return number;
}

const getTypeParser =
  ((oid: number, format?: "text") =>
    oid === BIGINT || oid === NUMERIC
      ? parseSafeNumber
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

export const configOf = (url: string, limits: PostgresLimits): pg.ClientConfig => ({
  connectionString: url,
  application_name: "pressdock",
  options: SESSION,
  connectionTimeoutMillis: limits.connectMs,
  statement_timeout: limits.statementMs,
  lock_timeout: limits.lockMs,
  idle_in_transaction_session_timeout: limits.idleMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEPALIVE_MS,
  types: { getTypeParser },
});

/** Error codes of an ended or refused connection: class 08, shutdown, crash, startup, too many connections, idle. */
const ENDED = /^(08...|57P0[1-5]|53300|25P0[34])$/;
const LEAVE_MS = 2_000;

export class PostgresClient extends pg.Client {
  readonly #socket: Socket;
  #isLost = false;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    // Without a listener the loss of a connection would end the process.
    this.on("error", () => this.#isLost = true);
    this.on("end", () => this.#isLost = true);
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** The id of the server's process, which the library sets but leaves out of its types. */
  get backend(): number | null {
    return (this as unknown as { readonly processID: number | null }).processID;
  }

  /** @throws {DatabaseAway} */
  async open(): Promise<void> {
    try {
      await this.connect();
    } catch (error) {
      throw awayError(error);
    }
  }

  /** Ends the connection at once: queries on it fail. */
  cut(): void {
    this.#isLost = true;
    this.#socket.destroy();
  }

  /** Ends the connection, and cuts it if the server does not answer soon. */
  async leave(): Promise<void> {
    const late = setTimeout(() => this.cut(), LEAVE_MS);
    await this.end();
    clearTimeout(late);
  }

  /** Returns why a query failed: `DatabaseAway` if no answer came, else the server's error. */
  reasonOf(error: unknown): unknown {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    // This error arrives before the connection's end, and nobody may get the connection in between.
    if (ENDED.test(code ?? "")) this.#isLost = true;
    return this.#isLost ? awayError(error) : error;
  }
}

export function awayError(error: unknown): DatabaseAway {
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseAway(`The database cannot be reached: ${reason}`, { cause: error });
}

export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: PostgresClient) => Promise<T>,
): Promise<T> {
  const client = new PostgresClient(config);
  try {
    await client.open();
    return await work(client);
  } catch (error) {
    throw client.reasonOf(error);
  } finally {
    await client.leave();
  }
}
