/** Relays connections to an inner server, so that we can close single ones. Source: docs/adr/0071. */
import type { ConnectionInfo } from "./address.ts";
import { json, SECURITY_HEADERS } from "./headers.ts";
import { Relay } from "./relay.ts";
import { logError } from "../log.ts";
import { StrangerPace } from "./stranger_pace.ts";
import { countRequest } from "../background/yield_to_requests.ts";

export type Handler = (request: Request, info: ConnectionInfo) => Promise<Response> | Response;

export interface HttpListenerOptions {
  /** The port; 0 takes any free port. */
  readonly port: number;
  readonly hostname?: string;
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly log?: (message: string, error?: unknown) => void;
  readonly mostConnections?: number;
}

/** Milliseconds before the next try after a failed accept or start; they double up to `MAX_WAIT_MS`. */
const FIRST_WAIT_MS = 5;
const MAX_WAIT_MS = 1_000;
/** If more connections than this stay busy, all connections are closed. */
const MAX_STRAGGLERS = 100;
/** Beyond this, a tenth of the connections is closed: the longest idle first, those of signed-in people last. */
const MAX_CONNECTIONS = 2_000;
/** The maximum number of connections without a signed-in request, each of which uses about 50 KB. */
const MAX_STRANGERS = 400;
/** The address of the inner server, which only this machine can reach. */
const INNER = "127.0.0.1";

/** Seconds after which a client should retry while the server starts. */
const RETRY_SECONDS = "2";
const notYet = (message: string): Handler => () =>
  json(503, { errors: [{ message, extensions: { code: "INTERNAL" } }] }, { "retry-after": RETRY_SECONDS });
const starting = notYet("Starting");

function refused(status: number, code: string, message: string): Response {
  const headers = { ...SECURITY_HEADERS, "x-request-id": crypto.randomUUID(), connection: "close" };
  return json(status, { errors: [{ message, extensions: { code } }] }, headers);
}

/** Refuses a request whose URL cannot be parsed, so that not even its path is known. */
const badAddress = () => refused(400, "BAD_INPUT", "The address cannot be parsed: look at the Host header.");
const stranger = () => refused(403, "FORBIDDEN", "This port is not for you.");
/** Ends a request whose connection was handed over; nobody receives this answer. */
const unreceivedAnswer = () => new Response(null, { status: 204 });

const isOutOfFiles = (error: unknown): boolean =>
  ["EMFILE", "ENFILE"].includes((error as { code?: string }).code ?? "");

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

const worthOf = ({ isLingering, isTrusted }: Relay): number => isLingering ? 0 : isTrusted ? 2 : 1;

/** Sorts connections to close: finished ones first, those of signed-in people last, then by idle time. */
const byWorth = (one: Relay, other: Relay): number =>
  worthOf(one) - worthOf(other) || one.usedAt - other.usedAt;

class Exchange implements ConnectionInfo {
  constructor(readonly relay: Relay, readonly info: Deno.ServeHandlerInfo<Deno.NetAddr>) {}

  get remoteAddr(): Deno.NetAddr {
    return this.relay.remoteAddr;
  }

  get delivered(): Promise<void> {
    return this.info.completed.then(() => this.relay.delivered());
  }

  trust(): void {
    this.relay.trust();
  }

  takeOver() {
    return this.relay.takeOver();
  }
}

export class HttpListener {
  readonly port: number;
  readonly #log: NonNullable<HttpListenerOptions["log"]>;
  readonly #front: Deno.Listener<Deno.Conn<Deno.NetAddr>, Deno.NetAddr>;
  readonly #relays = new Map<Relay, Promise<void>>();
  readonly #byPort = new Map<number, Relay>();
  #strangers = 0;
  readonly #accepting: Promise<void>;
  readonly #mostConnections: number;
  #server: Deno.HttpServer<Deno.NetAddr> | null;
  #handler: Handler = starting;
  #isClosed = false;

  /** @throws {Deno.errors.AddrInUse} and the like */
  constructor(options: HttpListenerOptions) {
    const { port, hostname = "127.0.0.1", tls, log = logError } = options;
    this.#mostConnections = options.mostConnections ?? MAX_CONNECTIONS;
    this.#log = log;
    this.#front = tls
      ? Deno.listenTls({ port, hostname, ...tls, alpnProtocols: ["h2", "http/1.1"] })
      : Deno.listen({ port, hostname });
    this.port = this.#front.addr.port;
    try {
      this.#server = this.#serve();
    } catch (error) {
      this.#front.close();
      throw error;
    }
    this.#accepting = this.#accept();
  }

  /** Sets the handler; until then every request gets 503. */
  open(handler: Handler): void {
    this.#handler = handler;
  }

  sayMigrating(progress = ""): void {
    this.#handler = notYet(progress ? `Migrating, ${progress}` : "Migrating");
  }

  /** Makes room: closes all idle connections, or all connections if too many stay busy. */
  closeIdle(): void {
    const relays = [...this.#relays.keys()];
    const isCrowded = this.stragglers > MAX_STRAGGLERS;
    for (const relay of relays) {
      if (isCrowded) relay.close();
      else if (relay.isIdle) relay.endAtOnce();
      else relay.isStraggler = true;
    }
  }

  get stragglers(): number {
    return [...this.#relays.keys()].filter(({ isStraggler, isIdle }) => isStraggler && !isIdle).length;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#front.close();
    await this.#accepting;
    for (const relay of this.#relays.keys()) if (relay.open === 0) relay.endAtOnce();
    await this.#server?.shutdown();
    for (const relay of this.#relays.keys()) relay.endAtOnce();
    await Promise.all(this.#relays.values());
  }

  async #accept(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    const pace = new StrangerPace();
    while (!this.#isClosed) {
      try {
        this.#relay(await this.#front.accept());
        wait = FIRST_WAIT_MS;
        // Without this pause a flood of connections would starve everything else.
        await pace.turn();
      } catch (error) {
        if (this.#isClosed) return;
        // A client that is gone before it was accepted is not an error.
        if (isOutOfFiles(error)) {
          if (wait === FIRST_WAIT_MS) {
            this.#log(`Port ${this.port} ran out of files; connections that wait are closed.`, error);
          }
          this.closeIdle();
        }
        await pause(wait);
        wait = Math.min(MAX_WAIT_MS, wait * 2);
      }
    }
  }

  #makeRoom(): void {
    const relays = [...this.#relays.keys()];
    if (relays.length >= this.#mostConnections) this.#closeLongestWaiting(relays, this.#mostConnections);
    else if (this.#strangers >= MAX_STRANGERS) {
      this.#closeLongestWaiting(relays.filter(({ isTrusted }) => !isTrusted), MAX_STRANGERS);
    }
  }

  #closeLongestWaiting(relays: readonly Relay[], most: number): void {
    const waiting = relays.filter(({ open }) => open === 0);
    const count = Math.ceil(most / 10);
    const oldest = waiting.sort(byWorth).slice(0, count);
    for (const relay of oldest) relay.isBlocked || relay.isLingering ? relay.close() : relay.endAtOnce();
  }

  #relay(client: Deno.Conn<Deno.NetAddr>): void {
    if (this.#relays.size >= this.#mostConnections || this.#strangers >= MAX_STRANGERS) this.#makeRoom();
    const relay = new Relay(client, () => this.#strangers--);
    this.#strangers++;
    if ("setNoDelay" in client) (client as Deno.TcpConn).setNoDelay();
    let inner: number | undefined;
    const dial = async () => {
      const port = this.#server?.addr.port;
      if (port === undefined) throw new Error("The server begins again");
      const conn = await Deno.connect({ port, hostname: INNER });
      conn.setNoDelay(true);
      inner = conn.localAddr.port;
      this.#byPort.set(inner, relay);
      return conn;
    };
    const ended = relay.run(dial).finally(() => {
      this.#relays.delete(relay);
      relay.trust();
      if (inner !== undefined && this.#byPort.get(inner) === relay) this.#byPort.delete(inner);
    });
    this.#relays.set(relay, ended);
  }

  #serve(): Deno.HttpServer<Deno.NetAddr> {
    const handler: Deno.ServeHandler<Deno.NetAddr> = (request, info) => {
      const relay = this.#byPort.get(info.remoteAddr.port);
      // Another program on this machine has found the inner port.
      if (!relay) return stranger();
      countRequest();
      relay.begin();
      const done = () => void relay.open--;
      info.completed.then(done, done);
      return URL.canParse(request.url) ? this.#answer(request, relay, info) : badAddress();
    };
    const server = Deno.serve({ port: 0, hostname: INNER, onListen: () => {} }, handler);
    server.finished.catch((error: unknown) => this.#lost(server, error));
    return server;
  }

  async #answer(
    request: Request,
    relay: Relay,
    info: Deno.ServeHandlerInfo<Deno.NetAddr>,
  ): Promise<Response> {
    // A client that sends requests without reading answers must wait.
    if (relay.isBlocked && relay.open === 1) await relay.delivered();
    const response = await this.#handler(request, new Exchange(relay, info));
    if (relay.isTaken) return unreceivedAnswer();
    // Otherwise Deno would read the rest of a body without a time limit, even after the last answer.
    if (response.headers.get("connection") === "close") info.completed.then(() => relay.end(), () => {});
    return response;
  }

  /** Restarts the inner server, which ends by itself if it cannot open a file. */
  async #lost(server: Deno.HttpServer<Deno.NetAddr>, error: unknown): Promise<void> {
    if (this.#server !== server || this.#isClosed) return;
    this.#log(
      `Port ${this.port} ran out of files; connections that wait are closed, and it serves again.`,
      error,
    );
    this.#server = null;
    this.closeIdle();
    server.shutdown().catch(() => {});
    for (
      let wait = FIRST_WAIT_MS;
      !this.#server && !this.#isClosed;
      wait = Math.min(MAX_WAIT_MS, wait * 2)
    ) {
      try {
        this.#server = this.#serve();
      } catch {
        await pause(wait);
      }
    }
  }
}
