import { allows, type Rule } from "../../api/access.ts";
import { EVERY_ENTITY } from "../../api/constants.ts";
import { MAX_MESSAGES_PER_MINUTE, MAX_SUBSCRIPTIONS } from "../../api/request_limits.ts";
import type { Session } from "../context.ts";
import type { OutboxEvent } from "../events/outbox.ts";
import { covers, scopeOf } from "../scope.ts";
import { Queue } from "./queue.ts";

/** The maximum number of events that wait for a slow client; a client further behind must reconnect and read again. */
const MAX_QUEUED = 1000;
/** The maximum number of bytes that the network has not taken yet. */
export const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Milliseconds after which a closed socket is cut, even if the client has not confirmed the close. */
export const CLOSING_MS = 250;

/** Close codes; those from 4000 on are of graphql-ws. Source: RFC 6455 §7.4.1. */
export const CLOSE = {
  goingAway: 1001,
  notText: 1003,
  failed: 1011,
  tooSlow: 1013,
  forbidden: 4403,
  tooMany: 4429,
} as const;

export type EntityRules = ReadonlyMap<string, Rule>;

/** The hash of the token for whose session a socket was opened, and the id of the real person. */
export interface SocketOwner {
  readonly tokenHash: string;
  readonly ownerId: string;
}

export class Connection {
  /** The session; null until a `connection_init` was accepted. */
  session: Session | null = null;
  /** The time at which the session was last read, in unix seconds. */
  checkedAt = 0;
  isEnded = false;
  /** True if a message or a pong came since the last ping. */
  isAlive = true;
  socket: { ping(): void; terminate(): void } | null = null;
  readonly #queues = new Set<Queue<OutboxEvent>>();
  #reserved = 0;
  #minute = 0;
  #messages = 0;

  constructor(
    readonly close: (code: number, reason: string) => void | Promise<void>,
    readonly rules: EntityRules,
    /** Entities of the business whose events sellers get too. */
    readonly common: ReadonlySet<string> = new Set(),
    readonly owner: SocketOwner = { tokenHash: "", ownerId: "" },
  ) {}

  get tokenHash(): string {
    return this.owner.tokenHash;
  }

  countMessage(now: number): boolean {
    const minute = Math.floor(now / 60);
    if (minute !== this.#minute) [this.#minute, this.#messages] = [minute, 0];
    return ++this.#messages <= MAX_MESSAGES_PER_MINUTE;
  }

  /** Reserves a slot for one more stream, until `open` or `giveUp`; returns false if no slot is free. */
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

  /** Queues an event if this person may see it: by the entity's rule, and as its recipient or by scope. */
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

  /** Sends a ping, or cuts the socket if nothing came since the last ping. */
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
