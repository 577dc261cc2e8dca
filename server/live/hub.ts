/** Holds every open socket of this process and feeds it from the outbox. */
import { MAX_SOCKETS_PER_USER } from "../../api/request_limits.ts";
import type { Database } from "../db/database.ts";
import type { Session } from "../context.ts";
import { findSession } from "../session/lookup_store.ts";
import { SESSIONS, USERS } from "../session/entities.ts";
import { type OutboxEvent, type Tail, tailOutbox } from "../events/outbox.ts";
import { type Loop, startLoop } from "../background/loop.ts";
import { sockets } from "../metrics.ts";
import { CLOSE, type Connection } from "./connection.ts";

/** Seconds after which the session of a socket is read again. Source: docs/adr/0071. */
const RECHECK_SECONDS = 30;
/** The interval at which the hub looks for sockets whose session is due to be read again or has expired. */
const SWEEP_MS = 1_000;
/** The interval of pings; a socket from which nothing came since the last ping is cut. */
const HEARTBEAT_MS = 15_000;

export class Hub {
  readonly #connections = new Set<Connection>();
  readonly #tail: Tail;
  readonly #sweep: Loop;
  readonly #pulse: Loop;

  constructor(readonly db: Database, readonly now: () => number) {
    this.#tail = tailOutbox(db, (events) => this.#deliver(events));
    this.#sweep = startLoop({
      name: "Checking the sockets",
      run: () => this.recheck(RECHECK_SECONDS - SWEEP_MS / 1000),
      everyMs: SWEEP_MS,
    });
    this.#pulse = startLoop({
      name: "Pinging the sockets",
      run: () => Promise.resolve(this.checkHeartbeats()),
      everyMs: HEARTBEAT_MS,
    });
  }

  /** Returns the number of the last event that an answer given now includes; null while it is unknown. */
  get position(): number | null {
    return this.#tail.position();
  }

  /** Adds a socket that has not sent its token yet; returns false if its owner has too many sockets. */
  enter(connection: Connection): boolean {
    const own = [...this.#connections].filter(({ owner }) => owner.ownerId === connection.owner.ownerId);
    if (own.length >= MAX_SOCKETS_PER_USER) return false;
    this.#connections.add(connection);
    sockets.inc();
    return true;
  }

  /** Subscribes a socket, once its session is known; returns false if it was closed meanwhile. */
  async admit(connection: Connection, session: Session): Promise<boolean> {
    connection.session = session;
    connection.checkedAt = this.now();
    // Subscribers must get all events after the acknowledgement, so the tail catches up first.
    await this.#tail.ready;
    await this.#tail.catchUp();
    return !connection.isEnded;
  }

  remove(connection: Connection): void {
    connection.end();
    if (this.#connections.delete(connection)) sockets.dec();
  }

  /** Reads sessions again that expire or were read `olderThan` seconds ago; closes sockets of ended ones. */
  async recheck(olderThan: number): Promise<void> {
    const now = this.now();
    const isDue = ({ session, checkedAt }: Connection) =>
      session !== null && (now >= session.expiresAt || now - checkedAt >= olderThan);
    const due = [...this.#connections].filter(isDue);
    for (const connection of due) await this.#recheckOne(connection, now);
  }

  async #recheckOne(connection: Connection, now: number): Promise<void> {
    const found = await findSession(this.db, connection.tokenHash, now);
    if (!found) return void connection.close(CLOSE.forbidden, "The session is over");
    connection.session = found.session;
    connection.checkedAt = now;
  }

  checkHeartbeats(): void {
    for (const connection of this.#connections) connection.checkPulse();
  }

  #deliver(events: readonly OutboxEvent[]): void {
    for (const event of events) {
      if (event.entity === SESSIONS) {
        this.#expel(event.ids, ({ _id, signInId }) => [_id, signInId], CLOSE.forbidden);
      }
      // The rights of these people may have changed; when they reconnect, the rights are read again.
      if (event.entity === USERS) {
        this.#expel(event.ids, ({ actor, person }) => [actor._id, person._id], CLOSE.goingAway);
      }
      for (const connection of this.#connections) connection.offer(event);
    }
  }

  #expel(ids: readonly string[], idsOf: (session: Session) => readonly string[], code: number): void {
    for (const connection of this.#connections) {
      const { session } = connection;
      if (!session || !idsOf(session).some((id) => ids.includes(id))) continue;
      connection.session = null;
      connection.close(code, "The session is over or has changed");
    }
  }

  async close(): Promise<void> {
    await Promise.all([
      ...[...this.#connections].map((each) => each.close(CLOSE.goingAway, "The server is stopping")),
      this.#tail.stop(),
      this.#sweep.stop(),
      this.#pulse.stop(),
    ]);
  }
}
