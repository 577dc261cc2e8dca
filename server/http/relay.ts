/**
 * Relays one connection of a client to the HTTP server of this process, and can hand the connection over. Deno's server cannot give a
 * connection away, and its own sockets have no bound for a message. Source: docs/adr/0071.
 */
import type { Buffer } from "node:buffer";
import { Duplex } from "node:stream";
import { strangerPace } from "./stranger_pace.ts";

/** Bytes that are read at once: few of a connection that sends little, more of one that sends much. */
const SMALL_BYTES = 4 * 1024;
const LARGE_BYTES = 64 * 1024;
/** The number of large buffers that are kept for their next use. */
const MOST_SPARE = 16;
/** Milliseconds that a client which still sends may take to read the last answer before the connection is closed. */
const LINGER_MS = 1_000;

const spare: Uint8Array<ArrayBuffer>[] = [];

/** Reads a connection piece by piece. A piece is good until the next call of `next`. */
class Reader {
  /** A read whose outcome was not taken yet. */
  pending: Promise<Uint8Array | null> | null = null;
  readonly #small = new Uint8Array(SMALL_BYTES);
  #large: Uint8Array<ArrayBuffer> | null = null;

  constructor(readonly conn: Deno.Conn) {}

  next(): Promise<Uint8Array | null> {
    return this.pending ??= this.#read();
  }

  async #read(): Promise<Uint8Array | null> {
    const buffer = this.#large ?? this.#small;
    const count = await this.conn.read(buffer);
    if (count === buffer.length) this.#large ??= spare.pop() ?? new Uint8Array(LARGE_BYTES);
    if (count === null) return null;
    const piece = buffer.subarray(0, count);
    // The piece is in the buffer that is given back: it is copied before anybody else may write there.
    if (this.#large && count < SMALL_BYTES && buffer === this.#large) {
      this.#small.set(piece);
      this.#giveBack();
      return this.#small.subarray(0, count);
    }
    return piece;
  }

  release(): void {
    // A read that was not taken may still write into its buffer.
    if (this.pending) this.#large = null;
    else this.#giveBack();
  }

  #giveBack(): void {
    if (this.#large && spare.length < MOST_SPARE) spare.push(this.#large);
    this.#large = null;
  }
}

async function writeAll(conn: Deno.Conn, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await conn.write(at === 0 ? bytes : bytes.subarray(at));
}

function tryClose(conn: Deno.Conn | null): void {
  try {
    conn?.close();
  } catch {
    // The other side was quicker.
  }
}

export class Relay {
  /** Requests that were not answered to their end. */
  open = 0;
  /** When its latest request began, or the connection, by the clock of `performance`. */
  usedAt = performance.now();
  /** Everything was answered, and it is about to be closed. */
  isLingering = false;
  /** Its answer was under way when room was made. */
  isStraggler = false;
  readonly remoteAddr: Deno.NetAddr;
  readonly #client: Deno.Conn;
  readonly #reader: Reader;
  #server: Deno.Conn | null = null;
  #isTaken = false;
  #isTrusted = false;
  #isInNeed = false;
  /** Resolves when the client has taken what is being written to it. */
  #writing: Promise<void> | null = null;

  /** @param onTrust called once, when it is no stranger's any more */
  constructor(client: Deno.Conn<Deno.NetAddr>, readonly onTrust: () => void = () => {}) {
    this.#client = client;
    this.#reader = new Reader(client);
    this.remoteAddr = client.remoteAddr;
  }

  /** Somebody who is signed in asked on it: what comes on it waits for no stranger. */
  get isTrusted(): boolean {
    return this.#isTrusted;
  }

  trust(): void {
    if (this.#isTrusted) return;
    this.#isTrusted = true;
    this.onTrust();
  }

  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** True while the client does not take what was answered. */
  get isBlocked(): boolean {
    return this.#writing !== null;
  }

  /** True where everything was answered and taken. */
  get isWaiting(): boolean {
    return this.open === 0 && !this.isBlocked;
  }

  /** Relays until one side ends. @param dial Connects to the server, once there is something to send. */
  async run(dial: () => Promise<Deno.Conn>): Promise<void> {
    try {
      if (await this.#reader.next() === null) return;
      await strangerPace.turn();
      this.#server = await dial();
      const sent = this.#send(this.#server);
      await this.#answer(this.#server);
      if (!this.#isTaken && !this.#isInNeed) await this.#linger(sent);
    } catch {
      // A connection that breaks is nobody's failure.
    } finally {
      if (!this.#isTaken) {
        this.close();
        this.#reader.release();
      }
    }
  }

  /** Ends the connection after what was answered on it, whatever the client still sends. */
  end(): void {
    if (this.#server) this.#server.closeWrite().catch(() => {});
    else this.close();
  }

  /** The same, for want of room: without waiting until the client has read it. */
  endAtOnce(): void {
    this.#isInNeed = true;
    this.end();
  }

  close(): void {
    tryClose(this.#client);
    tryClose(this.#server);
  }

  /** Resolves when what was relayed to the client so far is on its way; at once for a client that reads. */
  async delivered(): Promise<void> {
    while (this.#writing) await this.#writing.catch(() => {});
  }

  /**
   * The connection itself, beginning with the bytes that come next. The server loses it with the request that is being answered, so
   * nothing else may be under way on it.
   * @returns null where something else is
   */
  takeOver(): TakenConnection | null {
    if (this.#isTaken || this.open !== 1) return null;
    this.#isTaken = true;
    tryClose(this.#server);
    return new TakenConnection(this.#client, this.#reader);
  }

  async #send(server: Deno.Conn): Promise<void> {
    try {
      // The first piece had its turn before the server was called.
      for (let isFirst = true;; isFirst = false) {
        const piece = await this.#reader.next();
        if (!isFirst && !this.isTrusted) await strangerPace.turn();
        if (this.#isTaken) return;
        this.#reader.pending = null;
        if (piece === null) return await server.closeWrite();
        await writeAll(server, piece);
        if (this.#isTaken) return;
      }
    } catch {
      // The client is gone, or the server closed: what it answered is still relayed.
      if (!this.#isTaken) await server.closeWrite().catch(() => {});
    }
  }

  async #answer(server: Deno.Conn): Promise<void> {
    const reader = new Reader(server);
    try {
      for (let piece = await reader.next(); piece !== null; piece = await reader.next()) {
        reader.pending = null;
        this.#writing = writeAll(this.#client, piece);
        await this.#writing;
        this.#writing = null;
      }
      if (!this.#isTaken) await this.#client.closeWrite();
    } finally {
      this.#writing = null;
      reader.release();
    }
  }

  /** Closed with bytes unread, a connection takes back what was written last: so those bytes are awaited for a moment. */
  async #linger(sent: Promise<void>): Promise<void> {
    this.isLingering = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => timer = setTimeout(resolve, LINGER_MS));
    await Promise.race([this.#drain(sent), late]);
    clearTimeout(timer);
  }

  async #drain(sent: Promise<void>): Promise<void> {
    await sent;
    while (await this.#reader.next() !== null) this.#reader.pending = null;
  }
}

/** A connection as a stream of Node, for libraries that want one. */
export class TakenConnection extends Duplex {
  readonly #conn: Deno.Conn;
  readonly #reader: Reader;
  #bytesLeft = Infinity;

  constructor(conn: Deno.Conn, reader: Reader) {
    super({ allowHalfOpen: true });
    this.#conn = conn;
    this.#reader = reader;
  }

  /** Reads no more than so many bytes from now on, so that a peer that is being cut off costs nothing. */
  limitReading(bytes: number): void {
    this.#bytesLeft = Math.min(this.#bytesLeft, bytes);
  }

  override _read(): void {
    if (this.#bytesLeft <= 0) return;
    this.#reader.next().then((piece) => {
      this.#reader.pending = null;
      this.#bytesLeft -= piece?.length ?? 0;
      // A copy of just this size, so that keeping a part of it keeps no large buffer.
      this.push(piece && piece.slice());
    }, (error: Error) => void this.destroy(error));
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    writeAll(this.#conn, chunk).then(() => done(), done);
  }

  override _writev(
    chunks: readonly { readonly chunk: Uint8Array }[],
    done: (error?: Error | null) => void,
  ): void {
    const all = new Uint8Array(chunks.reduce((sum, { chunk }) => sum + chunk.length, 0));
    let at = 0;
    for (const { chunk } of chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    writeAll(this.#conn, all).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#conn.closeWrite().then(() => done(), done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    tryClose(this.#conn);
    this.#reader.release();
    done(error);
  }
}
