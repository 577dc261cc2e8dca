/** Probes Postgres while queries wait, because a lost connection reports nothing. Source: ADR 67. */
import pg from "pg";
import { type Loop, startLoop } from "../background/loop.ts";
import { configOf, PostgresClient } from "./postgres_client.ts";
import { logInfo, logWarning } from "../log.ts";

/** Milliseconds; their sum is below the 5 s within which a request is refused. */
const TIMES = {
  look: 250,
  /** A query that waits longer than this causes a probe. */
  late: 1_000,
  probe: 2_000,
};
/** Milliseconds after which a probe is unusually late: a reachable server answers within a few. */
const SILENT_MS = 250;
/** The error code of a server that runs, but accepts no further connection. */
const TOO_MANY = "53300";

export interface Wait {
  /** The id of the server's process that works on the query; null while there is no connection. */
  readonly backend: number | null;
  readonly cut: () => void;
}

interface OpenWait extends Wait {
  readonly since: number;
  isSuspected: boolean;
}

/** Returns those of the given server processes that are working; null if this is unknown. */
type Probe = (backends: readonly number[]) => Promise<ReadonlySet<number> | null>;

export class Pulse {
  readonly #waits = new Set<OpenWait>();
  readonly #probe: Probe;
  readonly #lateMs: number;
  readonly #loop: Loop;
  #isAway = false;
  #isDoubted = false;
  #probedAt = Infinity;

  /** @param times milliseconds, which tests shorten */
  constructor(url: string, times = TIMES) {
    this.#probe = probeAt(url, times.probe);
    this.#lateMs = times.late;
    this.#loop = startLoop({
      name: "Looking for waits for the database",
      run: () => this.#look(),
      everyMs: times.look,
    });
  }

  /** True from the first probe that failed until the first that succeeds: new queries fail at once. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** True while the server is away, and while a probe has waited longer than usual. */
  get isSilent(): boolean {
    return this.#isAway || performance.now() - this.#probedAt > SILENT_MS;
  }

  /** Makes the loop probe at its next run; called after a failed attempt to connect. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /** Starts to watch a wait; returns a function that ends the wait. */
  begin(wait: Wait): () => void {
    const open = { ...wait, since: performance.now(), isSuspected: false };
    this.#waits.add(open);
    return () => void this.#waits.delete(open);
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #look(): Promise<void> {
    const before = performance.now() - this.#lateMs;
    const late = Array.from(this.#waits).filter(({ since }) => since < before);
    if (late.length > 0 || this.#isAway || this.#isDoubted) {
      this.#isDoubted = false;
      const backends = late.flatMap(({ backend }) => backend ?? []);
      this.#probedAt = performance.now();
      await this.#probe(backends).then((busy) => this.#judge(late, busy), (error) => this.#lose(error));
      this.#probedAt = Infinity;
    }
  }

  /** Cuts a wait that the server is not working on, if seen twice: the first time its answer may be under way. */
  #judge(late: readonly OpenWait[], busy: ReadonlySet<number> | null): void {
    if (this.#isAway) logInfo("The database answers again.");
    this.#isAway = false;
    for (const wait of late) {
      if (!this.#waits.has(wait) || !busy || wait.backend === null || busy.has(wait.backend)) continue;
      if (wait.isSuspected) wait.cut();
      wait.isSuspected = true;
    }
  }

  #lose(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (!this.#isAway) logWarning(`Requests get 503 until the database answers. ${reason}`);
    this.#isAway = true;
    for (const wait of this.#waits) wait.cut();
  }
}

/** Probes on a new connection, as a new request would have to. */
const probeAt = (url: string, ms: number): Probe => async (backends) => {
  const limits = { connectMs: ms, statementMs: ms, lockMs: ms, idleMs: ms };
  const client = new PostgresClient(configOf(url, limits));
  const late = setTimeout(() => client.cut(), ms);
  try {
    await client.open();
    const { rows: [row] } = await client.query<{ own: boolean; busy: number[] }>(
      `select pg_backend_pid() = $1 as own, array(select pid from pg_stat_activity
        where pid = any($2) and coalesce(state, '') not like 'idle%') as busy`,
      [client.backend, backends],
    );
    // Behind a pooler the processes of our connections are unknown.
    return row?.own ? new Set(row.busy) : null;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof pg.DatabaseError && cause.code === TOO_MANY) return null;
    throw error;
  } finally {
    clearTimeout(late);
    await client.leave();
  }
};
