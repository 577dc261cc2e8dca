/** Probes Postgres while queries wait: a vanished connection reports nothing. Source: ADR 67. */
import pg from "pg";
import { type Loop, startLoop } from "../background/loop.ts";
import { configOf, PostgresClient } from "./postgres_client.ts";
import { logInfo, logWarning } from "../log.ts";

/** Milliseconds; their sum is below the 5 s within which a request is refused. */
const TIMES = {
  look: 250,
  /** Longer waits are probed. */
  late: 1_000,
  probe: 2_000,
};
/** A reachable server answers the probe within a few milliseconds. */
const SILENT_MS = 250;
/** The server is there, and accepts no further connection. */
const TOO_MANY = "53300";

export interface Wait {
  /** The server's process that works on it; null while there is no connection. */
  readonly backend: number | null;
  readonly cut: () => void;
}

interface OpenWait extends Wait {
  readonly since: number;
  isSuspected: boolean;
}

/** Returns which of these processes of the server are working; null if that is unknown. */
type Probe = (backends: readonly number[]) => Promise<ReadonlySet<number> | null>;

export class Pulse {
  readonly #waits = new Set<OpenWait>();
  readonly #probe: Probe;
  readonly #lateMs: number;
  readonly #loop: Loop;
  #isAway = false;
  #isDoubted = false;
  #probedAt = Infinity;

  /** @param times shorter ones for tests */
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

  /** True while it is away, and while a probe has waited longer than usual. */
  get isSilent(): boolean {
    return this.#isAway || performance.now() - this.#probedAt > SILENT_MS;
  }

  /** Probes soon, after a refused connection. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /** Counts a wait; returns how to end it. */
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

  /** Ends statements that the server is not working on, when seen twice: an answer may be under way. */
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
