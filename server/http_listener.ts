/**
 * A port that stays open. Deno's server has no time limits of its own and gives up for good when the process runs out of
 * files. So a watch is served at a time: when files run short, the present one ends, which closes every connection that
 * waits, and the next one begins. What is being answered is answered. Source: docs/adr/0019.
 */
import type { ConnectionInfo } from "./http/address.ts";
import { json, SECURITY_HEADERS } from "./http/headers.ts";

export type Handler = (request: Request, info: ConnectionInfo) => Promise<Response> | Response;

export interface HttpListenerOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly hostname?: string;
  /** PEM texts. */
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly log?: (message: string, error?: unknown) => void;
}

/** A listener that cannot begin is tried again after this, then after twice as long, up to the longest. */
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 1_000;
/** Answers of ended watches that nobody takes: with more of them than this, the next watch is cut off at once. */
const MOST_STRAGGLERS = 100;

/** One listener, from its beginning to its end. */
interface Watch {
  readonly server: Deno.HttpServer<Deno.NetAddr>;
  readonly cut: AbortController;
  /** Requests that were not answered to their end. */
  open: number;
}

const notYet = (message: string): Handler => () =>
  json(503, { errors: [{ message, extensions: { code: "INTERNAL" } }] });
const starting = notYet("Starting");
/** While the tables that an older build left become those of this one. */
const migrating = notYet("Migrating");

/** Nothing of it can be read: not even the path. */
function badAddress(): Response {
  const message = "The address is none: look at the Host header.";
  const headers = { ...SECURITY_HEADERS, "x-request-id": crypto.randomUUID(), connection: "close" };
  return json(400, { errors: [{ message, extensions: { code: "BAD_INPUT" } }] }, headers);
}

export class HttpListener {
  readonly #options: HttpListenerOptions;
  readonly #port: number;
  readonly #log: NonNullable<HttpListenerOptions["log"]>;
  readonly #ending = new Set<Watch>();
  #handler: Handler = starting;
  #watch: Watch | null;
  #relistening: Promise<void> | undefined;
  #isClosed = false;

  /** @throws {Deno.errors.AddrInUse} and the like: a first listener that cannot begin is the caller's to know. */
  constructor(options: HttpListenerOptions) {
    this.#options = options;
    this.#log = options.log ?? console.error;
    this.#watch = this.#begin(options.port);
    this.#port = this.#watch.server.addr.port;
  }

  get port(): number {
    return this.#port;
  }

  /** Until then it answers 503. */
  open(handler: Handler): void {
    this.#handler = handler;
  }

  /** Until it is opened it says why it takes longer. */
  sayMigrating(): void {
    this.#handler = migrating;
  }

  /** Closes every connection that waits for its turn, and listens on. */
  async renew(): Promise<void> {
    const { stragglers } = this;
    if (this.#watch) this.#end(this.#watch, stragglers);
    await this.#relisten();
  }

  /** Answers under way, of watches that have ended. */
  get stragglers(): number {
    return [...this.#ending].reduce((sum, { open }) => sum + open, 0);
  }

  /** Resolves when everything under way is answered. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#relistening;
    await this.#watch?.server.shutdown();
    this.#watch = null;
  }

  #begin(port: number): Watch {
    const { hostname = "127.0.0.1", tls } = this.#options;
    const cut = new AbortController();
    const handler: Deno.ServeHandler<Deno.NetAddr> = (request, info) => {
      watch.open++;
      const done = () => void watch.open--;
      info.completed.then(done, done);
      return URL.canParse(request.url) ? this.#handler(request, info) : badAddress();
    };
    const options = { port, hostname, signal: cut.signal, onListen: () => {}, ...tls };
    const watch: Watch = { server: Deno.serve(options, handler), cut, open: 0 };
    watch.server.finished.catch((error: unknown) => this.#lost(watch, error));
    return watch;
  }

  /** The listener ended by itself: there was no file for one connection more. */
  #lost(watch: Watch, error: unknown): void {
    if (this.#watch !== watch || this.#isClosed) return;
    this.#log(
      `Port ${this.#port} ran out of files; connections that wait are closed, and it listens again.`,
      error,
    );
    this.#end(watch, this.stragglers);
    void this.#relisten();
  }

  #end(watch: Watch, stragglers: number): void {
    this.#watch = null;
    if (stragglers + watch.open > MOST_STRAGGLERS) return watch.cut.abort();
    this.#ending.add(watch);
    const ended = () => void this.#ending.delete(watch);
    watch.server.shutdown().then(ended, ended);
  }

  #relisten(): Promise<void> {
    return this.#relistening ??= this.#listenAgain().finally(() => this.#relistening = undefined);
  }

  async #listenAgain(): Promise<void> {
    for (
      let wait = FIRST_WAIT_MS;
      !this.#watch && !this.#isClosed;
      wait = Math.min(LONGEST_WAIT_MS, wait * 2)
    ) {
      try {
        this.#watch = this.#begin(this.#port);
      } catch (error) {
        if (wait >= LONGEST_WAIT_MS) {
          this.#log(`Port ${this.#port} cannot be listened on; it is tried again.`, error);
        }
        await new Promise((go) => setTimeout(go, wait));
      }
    }
  }
}
