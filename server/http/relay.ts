/** Relays a client connection to Deno's server, which cannot hand over connections. Source: docs/adr/0071. */
import type { Buffer } from "node:buffer";
import { Duplex } from "node:stream";
import { strangerPace } from "./stranger_pace.ts";

/** Bytes of one read; a connection that sends much gets `LARGE_BYTES`. */
const SMALL_BYTES = 4 * 1024;
const LARGE_BYTES = 64 * 1024;
const MAX_SPARE = 16;
/** Milliseconds for which the client's last bytes are read, at most, before its connection is closed. */
const LINGER_MS = 1_000;

const spare: Uint8Array<ArrayBuffer>[] = [];

/** Reads a connection piece by piece. A piece is valid until the next call of `next`. */
class Reader {
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
    // The large buffer goes back to the spare ones, so the piece is copied before another reader writes there.
    if (this.#large && count < SMALL_BYTES && buffer === this.#large) {
      this.#small.set(piece);
      this.#giveBack();
      return this.#small.subarray(0, count);
    }
    return piece;
  }

  release(): void {
    // A pending read may still write into the buffer, so it is not given back.
    if (this.pending) this.#large = null;
    else this.#giveBack();
  }

  #giveBack(): void {
    if (this.#large && spare.length < MAX_SPARE) spare.push(this.#large);
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
    // The other side has closed it already.
  }
}

export class Relay {
  open = 0;
  /** When the latest request began, or the connection if there was none, by the clock of `performance`. */
  usedAt = performance.now();
  /** True when everything was answered and the connection is about to be closed. */
  isLingering = false;
  /** True if a request or an answer has been in progress since an earlier `closeIdle` of the listener. */
  isStraggler = false;
  readonly remoteAddr: Deno.NetAddr;
  readonly #client: Deno.Conn;
  readonly #reader: Reader;
  #server: Deno.Conn | null = null;
  #isTaken = false;
  #isTrusted = false;
  #isEndedAtOnce = false;
  /** Resolves when the network has taken the bytes that are being written; null if there are none. */
  #writing: Promise<void> | null = null;

  /** @param onTrust called once, by the first `trust` */
  constructor(client: Deno.Conn<Deno.NetAddr>, readonly onTrust: () => void = () => {}) {
    this.#client = client;
    this.#reader = new Reader(client);
    this.remoteAddr = client.remoteAddr;
  }

  /** True once a signed-in person has used the connection, whose requests then skip the strangers' queue. */
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

  get isBlocked(): boolean {
    return this.#writing !== null;
  }

  get isIdle(): boolean {
    return this.open === 0 && !this.isBlocked;
  }

  /** Counts a request; the connection is no straggler if it was idle before. */
  begin(): void {
    if (this.isIdle) this.isStraggler = false;
    this.open++;
    this.usedAt = performance.now();
  }

  /** Relays until one side ends. @param dial connects to the server, called when the client has sent something */
  async run(dial: () => Promise<Deno.Conn>): Promise<void> {
    try {
      if (await this.#reader.next() === null) return;
      await strangerPace.turn();
      this.#server = await dial();
      const sent = this.#send(this.#server);
      await this.#answer(this.#server);
      if (!this.#isTaken && !this.#isEndedAtOnce) await this.#linger(sent);
    } catch {
      // A connection that breaks is not an error.
    } finally {
      if (!this.#isTaken) {
        this.close();
        this.#reader.release();
      }
    }
  }

  /** Ends the connection after its answers, even if the client still sends. */
  end(): void {
    if (this.#server) this.#server.closeWrite().catch(() => {});
    else this.close();
  }

  /** Ends the connection without waiting until the client has read the answers. */
  endAtOnce(): void {
    this.#isEndedAtOnce = true;
    this.end();
  }

  close(): void {
    tryClose(this.#client);
    tryClose(this.#server);
  }

  /** Resolves when the network has taken all bytes so far, which is at once if the client reads. */
  async delivered(): Promise<void> {
    while (this.#writing) await this.#writing.catch(() => {});
  }

  /** Hands over the connection from the next bytes on; null if another request is running on it. */
  takeOver(): TakenConnection | null {
    if (this.#isTaken || this.open !== 1) return null;
    this.#isTaken = true;
    tryClose(this.#server);
    return new TakenConnection(this.#client, this.#reader);
  }

  async #send(server: Deno.Conn): Promise<void> {
    try {
      // The first piece has already waited for its turn, in `run`.
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
      // The client is gone, or the server has closed; an answer of the server is still relayed.
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

  /** Reads the client's last bytes, because closing a socket with unread bytes discards the end of the answer. */
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

/** Wraps a connection as a Node stream, for libraries that need one. */
export class TakenConnection extends Duplex {
  readonly #conn: Deno.Conn;
  readonly #reader: Reader;
  #bytesLeft = Infinity;

  constructor(conn: Deno.Conn, reader: Reader) {
    super({ allowHalfOpen: true });
    this.#conn = conn;
    this.#reader = reader;
  }

  /** Limits the bytes that are still read, so that a peer that is being cut off costs little. */
  limitReading(bytes: number): void {
    this.#bytesLeft = Math.min(this.#bytesLeft, bytes);
  }

  override _read(): void {
    if (this.#bytesLeft <= 0) return;
    this.#reader.next().then((piece) => {
      this.#reader.pending = null;
      this.#bytesLeft -= piece?.length ?? 0;
      // Copied, so that a part of the piece does not keep a large buffer in memory.
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
