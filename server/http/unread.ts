/** Limits the unread answers of an address: a client that does not read must wait. Source: docs/adr/0073. */
import {
  MAX_UNREAD_ANSWERS,
  MAX_UNREAD_BYTES,
  MAX_WAITING_ANSWERS,
  UNREAD_WAIT_MS,
} from "../../api/caller_limits.ts";
import { addressOf, type ConnectionInfo, type TrustedProxies } from "./address.ts";

export interface PendingAnswer {
  readonly bytes: number;
  readonly make: () => Response;
}

interface Waiter {
  readonly bytes: number;
  readonly go: (isRoom: boolean) => void;
}

class Reader {
  answers = 0;
  bytes = 0;
  readonly waiting: Waiter[] = [];

  /** Returns true if one more answer fits. A single answer may be larger than the limit. */
  hasRoom(bytes: number): boolean {
    return this.answers === 0 || this.answers < MAX_UNREAD_ANSWERS && this.bytes + bytes <= MAX_UNREAD_BYTES;
  }
}

function tooMany(): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": "2", connection: "close" };
  return new Response("Too many answers were not read.", { status: 503, headers });
}

export class UnreadAnswers {
  readonly #readers = new Map<string, Reader>();

  constructor(readonly proxies?: TrustedProxies, readonly waitMs = UNREAD_WAIT_MS) {}

  /** Makes the answer only when enough earlier ones were read, so that waiting answers use no memory. */
  give(
    { bytes, make }: PendingAnswer,
    request: Request,
    info?: ConnectionInfo,
  ): Response | Promise<Response> {
    const delivered = info?.delivered;
    if (!info || !delivered) return make();
    delivered.catch(() => {});
    const address = addressOf(info, request.headers, this.proxies);
    const reader = this.#readers.get(address) ?? new Reader();
    this.#readers.set(address, reader);
    if (reader.waiting.length === 0 && reader.hasRoom(bytes)) {
      this.#count(address, reader, bytes, delivered);
      return make();
    }
    return this.#later(address, reader, bytes, delivered).then((isRoom) => isRoom ? make() : tooMany());
  }

  async #later(address: string, reader: Reader, bytes: number, delivered: Promise<void>): Promise<boolean> {
    if (reader.waiting.length >= MAX_WAITING_ANSWERS) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiter: Waiter = { bytes, go: resolve };
    reader.waiting.push(waiter);
    const timer = setTimeout(() => {
      reader.waiting.splice(reader.waiting.indexOf(waiter), 1);
      resolve(false);
    }, this.waitMs);
    const isRoom = await promise;
    clearTimeout(timer);
    if (isRoom) this.#whenRead(address, reader, bytes, delivered);
    return isRoom;
  }

  #count(address: string, reader: Reader, bytes: number, delivered: Promise<void>): void {
    reader.answers++;
    reader.bytes += bytes;
    this.#whenRead(address, reader, bytes, delivered);
  }

  #whenRead(address: string, reader: Reader, bytes: number, delivered: Promise<void>): void {
    const done = () => {
      reader.answers--;
      reader.bytes -= bytes;
      for (let next = reader.waiting[0]; next && reader.hasRoom(next.bytes); next = reader.waiting[0]) {
        reader.waiting.shift();
        reader.answers++;
        reader.bytes += next.bytes;
        next.go(true);
      }
      if (reader.answers === 0) this.#readers.delete(address);
    };
    delivered.then(done, done);
  }
}

export function madeAnswer(response: Response): PendingAnswer {
  return { bytes: Number(response.headers.get("content-length") ?? 0), make: () => response };
}
