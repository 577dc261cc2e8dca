import { allows, type Rule } from "../../api/access.ts";
import { EVERY_ENTITY } from "../../api/constants.ts";
import { MAX_MESSAGES_PER_MINUTE, MAX_SUBSCRIPTIONS } from "../../api/request_limits.ts";
import type { Session } from "../context.ts";
import type { OutboxEvent } from "../events/outbox.ts";
import { covers, scopeOf } from "../scope.ts";
import { Queue } from "./queue.ts";

/** Bounds events that wait for a slow reader; one further behind reconnects and fetches again. */
const MAX_QUEUED = 1000;
/** Bounds bytes that the network has not taken yet. */
export const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Milliseconds after which a closed socket is cut, answered or not. */
export const CLOSING_MS = 250;

/** Close codes beyond those of graphql-ws. Source: RFC 6455 §7.4.1. */
export const CLOSE = {
  goingAway: 1001,
  notText: 1003,
  failed: 1011,
  tooSlow: 1013,
  forbidden: 4403,
  tooMany: 4429,
} as const;

export type EntityRules = ReadonlyMap<string, Rule>;

/** The session that a socket was opened for, and its real person. */
export interface SocketOwner {
  readonly tokenHash: string;
  readonly ownerId: string;
}

export class Connection {
  /** Set by a `connection_init` that was accepted. */
  session: Session | null = null;
  /** The time at which the session was last read, in unix seconds. */
  checkedAt = 0;
  isEnded = false;
  /** True when something came since the last ping. */
  isAlive = true;
  /** Set once it is open. */
  socket: { ping(): void; terminate(): void } | null = null;
  readonly #queues = new Set<Queue<OutboxEvent>>();
  #reserved = 0;
  #minute = 0;
  #messages = 0;

  constructor(
    readonly close: (code: number, reason: string) => void | Promise<void>,
    readonly rules: EntityRules,
    /** Entities without a seller that sellers are notified of too. */
    readonly common: ReadonlySet<string> = new Set(),
    readonly owner: SocketOwner = { tokenHash: "", ownerId: "" },
  ) {}

  get tokenHash(): string {
    return this.owner.tokenHash;
  }

  /** False when this is one message too many in this minute. */
  countMessage(now: number): boolean {
    const minute = Math.floor(now / 60);
    if (minute !== this.#minute) [this.#minute, this.#messages] = [minute, 0];
    return ++this.#messages <= MAX_MESSAGES_PER_MINUTE;
  }

  /** Reserves a place for one more stream, until it is opened or given up. False when there is none. */
  reserve(): boolean {
    if (this.#queues.size + this.#reserved >= MAX_SUBSCRIPTIONS) return false;
    this.#reserved++;
    return true;
  }

  giveUp(): void {
    this.#reserved--;
  }

  open(): Queue<OutboxEvent> {
    this.#reserved--;
    const queue = new Queue<OutboxEvent>(MAX_QUEUED);
    this.#queues.add(queue);
    return queue;
  }

  drop(queue: Queue<OutboxEvent>): void {
    queue.end();
    this.#queues.delete(queue);
  }

  /** Queues an event that this person may see, by the entity's rule, and by scope or name. */
  offer(event: OutboxEvent): void {
    if (!this.maySee(event)) return;
    for (const queue of this.#queues) {
      if (!queue.push(event)) return void this.close(CLOSE.tooSlow, "Too slow to follow");
    }
  }

  maySee({ entity, sellerId, userId }: OutboxEvent): boolean {
    const person = this.session?.person ?? null;
    if (entity === EVERY_ENTITY) return person !== null;
    const rule = this.rules.get(entity);
    if (rule === undefined || person === null || !allows(rule, person)) return false;
    if (userId) return person._id === userId;
    return (sellerId === null && this.common.has(entity)) || covers(scopeOf(person), sellerId);
  }

  /** Sends a ping, and cuts the socket if nothing came since the last one. */
  checkPulse(): void {
    if (!this.isAlive) return void this.socket?.terminate();
    this.isAlive = false;
    this.socket?.ping();
  }

  end(): void {
    this.isEnded = true;
    for (const queue of [...this.#queues]) this.drop(queue);
  }
}
