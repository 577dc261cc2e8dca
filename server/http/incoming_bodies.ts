/** Limits bodies that are arriving; the oldest body of a stranger makes room for a new one. Source: docs/adr/0072. */
import {
  ANONYMOUS_BODY_MS,
  ANONYMOUS_IDLE_MS,
  MAX_ANONYMOUS_BODIES,
  MAX_ANONYMOUS_BYTES,
  MAX_BODIES_PER_ADDRESS,
  MAX_CALLS_PER_PERSON,
  MAX_UPLOADS_PER_PERSON,
  UPLOAD_RATE_BYTES,
  UPLOAD_RATE_MS,
} from "../../api/caller_limits.ts";
import { BODY_IDLE_MS } from "../../api/request_limits.ts";
import { HttpError } from "./errors.ts";

const BACK_SECONDS = 2;

const tooSlow = () =>
  new HttpError(408, "LIMIT", "The body came too slowly, or stopped coming.", { connection: "close" });
const tooMany = () =>
  new HttpError(429, "RATE_LIMITED", "Too many bodies are on their way; try again in a moment.", {
    connection: "close",
  }, { retry_after: BACK_SECONDS });

/** Returns the milliseconds within which the next piece of a body must come. @param bytes of the last piece */
export type Pace = (bytes: number) => number;

const now = () => performance.now();

/** Limits the time between two pieces, and the time for the whole body. */
export function boundedPace(idleMs = ANONYMOUS_IDLE_MS, wholeMs = ANONYMOUS_BODY_MS): Pace {
  const end = now() + wholeMs;
  return () => Math.min(idleMs, end - now());
}

/** Allows pauses of `idleMs`; each piece extends the deadline by its duration at the lowest allowed rate. */
export function ratedPace(idleMs = BODY_IDLE_MS): Pace {
  let end = now() + idleMs;
  return (bytes) => {
    end = Math.min(now() + idleMs, end + bytes / UPLOAD_RATE_BYTES * UPLOAD_RATE_MS);
    return end - now();
  };
}

export class IncomingBody implements Disposable {
  bytes = 0;
  #refusal: HttpError | null = null;
  #refuse: ((error: HttpError) => void) | null = null;

  constructor(
    readonly pace: Pace,
    readonly onEnd: (incoming: IncomingBody) => void = () => {},
    readonly onBytes: (count: number) => void = () => {},
  ) {}

  [Symbol.dispose](): void {
    this.onEnd(this);
  }

  /** Makes the running read and all later ones fail. */
  cut(error: HttpError): void {
    this.#refusal ??= error;
    this.#refuse?.(error);
  }

  /** Counts nothing after a refusal, because the body's bytes were given back with it. */
  #count(bytes: number): void {
    if (this.#refusal) return;
    this.bytes += bytes;
    this.onBytes(bytes);
  }

  /** @param bytes of the piece before @throws {HttpError} if the read takes too long, or `cut` was called */
  async within<T>(reading: Promise<T>, bytes = 0): Promise<T> {
    this.#count(bytes);
    if (this.#refusal) {
      // Nobody waits for this read, and a failure that nobody handles would end the process.
      reading.catch(() => {});
      throw this.#refusal;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      this.#refuse = reject;
      timer = setTimeout(() => this.#refuse?.(tooSlow()), this.pace(bytes));
    });
    try {
      return await Promise.race([reading, late]);
    } finally {
      clearTimeout(timer);
      // Cleared, because the runtime may keep a timer, and so this object, for a long time. Source: ADR 61.
      this.#refuse = null;
    }
  }
}

/** Counts bodies with one lasting entry per person, so that calls leave no garbage (ADR 61). */
class PerPerson {
  readonly #open = new Map<string, { count: number }>();

  constructor(readonly most: number) {}

  begin(personId: string): IncomingBody {
    let open = this.#open.get(personId);
    if (!open) this.#open.set(personId, open = { count: 0 });
    if (open.count >= this.most) throw tooMany();
    const counted = open;
    counted.count++;
    return new IncomingBody(ratedPace(), () => void counted.count--);
  }
}

export class IncomingBodies {
  readonly #calls = new PerPerson(MAX_CALLS_PER_PERSON);
  readonly #uploads = new PerPerson(MAX_UPLOADS_PER_PERSON);
  readonly #anonymous = new Set<IncomingBody>();
  readonly #byAddress = new Map<string, Set<IncomingBody>>();
  #bytes = 0;

  /** @throws {HttpError} RATE_LIMITED (429) */
  call(personId: string): IncomingBody {
    return this.#calls.begin(personId);
  }

  /** @throws {HttpError} RATE_LIMITED (429) */
  upload(personId: string): IncomingBody {
    return this.#uploads.begin(personId);
  }

  /** Begins a body without a session; the oldest such body of the address, or of all, may be cut for it. */
  anonymous(address: string): IncomingBody {
    const own = this.#byAddress.get(address) ?? new Set();
    if (own.size >= MAX_BODIES_PER_ADDRESS) this.#cutOldest(own);
    if (this.#anonymous.size >= MAX_ANONYMOUS_BODIES) this.#cutOldest(this.#anonymous);
    const drop = (incoming: IncomingBody) => {
      if (!this.#anonymous.delete(incoming)) return;
      this.#bytes -= incoming.bytes;
      own.delete(incoming);
      if (own.size === 0) this.#byAddress.delete(address);
    };
    const incoming = new IncomingBody(boundedPace(), drop, (count) => this.#hold(count));
    this.#byAddress.set(address, own.add(incoming));
    this.#anonymous.add(incoming);
    return incoming;
  }

  #hold(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > MAX_ANONYMOUS_BYTES) this.#cutOldest(this.#anonymous);
  }

  #cutOldest(incomingBodies: Set<IncomingBody>): void {
    const [oldest] = incomingBodies;
    if (!oldest) return;
    oldest.onEnd(oldest);
    oldest.cut(tooMany());
  }
}

/** The instance that the API and the login site share. */
export const incomingBodies = new IncomingBodies();
