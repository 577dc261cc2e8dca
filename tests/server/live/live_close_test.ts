/** The end of a socket: a client that listens learns the reason, one that does not is cut off. */
import assert from "node:assert/strict";
import { MAX_MESSAGE_BYTES, MAX_MESSAGE_FRAGMENTS } from "../../../api/request_limits.ts";
import { HttpListener } from "../../../server/http/listener.ts";
import { closeSocket, send, upgrade } from "../../../server/live/socket.ts";
import { PROMPT_MS } from "../../support/time/prompt_bound.ts";
import { frame, OPCODE, openRaw } from "../../support/server/raw_sockets.ts";

const SOCKETS = 150;
const [CODE, REASON] = [4403, "The session is over"];

/** Opens a port whose sockets answer each message after the first, and close at some moment around it. */
function talking(): HttpListener & AsyncDisposable {
  const listener = new HttpListener({ port: 0 });
  listener.open((request, info) => {
    if (request.url.endsWith("/page")) return new Response("a page");
    const stream = info.takeOver!()!;
    upgrade(request, stream, (socket) => {
      const connection = {
        close: (code: number, reason: string) => closeSocket(socket, stream, code, reason),
      };
      let isFirst = true;
      socket.on("error", () => {});
      socket.on("message", () => {
        send(socket, connection, "answer");
        if (!isFirst) return;
        isFirst = false;
        setTimeout(() => connection.close(CODE, REASON), 0);
      });
    });
    return new Response("nobody's");
  });
  return Object.assign(listener, { [Symbol.asyncDispose]: () => listener.close() });
}

/** Returns the close code that a client gets which answers at once, so that its messages arrive during the close. */
async function endOf(port: number): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, "graphql-transport-ws");
  const closed = Promise.withResolvers<number>();
  socket.onclose = ({ code }) => closed.resolve(code);
  socket.onmessage = () => {
    if (socket.readyState === WebSocket.OPEN) socket.send("more");
  };
  socket.onopen = () => socket.send("first");
  return await closed.promise;
}

const connectTo = (port: number) => Deno.connect({ hostname: "127.0.0.1", port });
const letters = (count: number) => new Uint8Array(count).fill(0x61);

Deno.test("G8 a socket closed while it is answered reports why it ended, each time", async () => {
  await using listener = talking();
  const codes = new Set<number>();
  for (let at = 0; at < SOCKETS; at++) codes.add(await endOf(listener.port));
  assert.deepEqual([...codes], [CODE]);
});

Deno.test("G8 a closed socket is cut off a moment later if the other side never acknowledges the close", async () => {
  await using listener = talking();
  const { conn, closeCode } = await openRaw(await connectTo(listener.port), "/");
  const startedAt = performance.now();
  await conn.write(frame(OPCODE.text, letters(1)));
  assert.equal(await closeCode, CODE);
  assert.ok(performance.now() - startedAt < PROMPT_MS, "the close is not awaited");
  conn.close();
});

Deno.test("G8 a message is cut off at its limit, in one frame or in endless fragments, however small they are", async () => {
  await using listener = talking();
  const halves = frame(OPCODE.more, letters(MAX_MESSAGE_BYTES / 2), false);
  const attacks: readonly (readonly [number, () => Generator<Uint8Array<ArrayBuffer>>])[] = [
    [1009, function* () {
      // The frame declares its length and never sends the bytes.
      yield new Uint8Array([0x80 | OPCODE.text, 0x80 | 127, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]);
    }],
    [1009, function* () {
      yield frame(OPCODE.text, letters(1), false);
      for (;;) yield halves;
    }],
    [1008, function* () {
      yield frame(OPCODE.text, letters(0), false);
      for (let count = 0; count <= MAX_MESSAGE_FRAGMENTS; count++) {
        yield frame(OPCODE.more, letters(0), false);
      }
    }],
  ];
  for (const [code, attack] of attacks) {
    const { conn, closeCode } = await openRaw(await connectTo(listener.port), "/");
    try {
      for (const bytes of attack()) await conn.write(bytes);
    } catch {
      // The server has cut the connection.
    }
    assert.equal(await closeCode, code);
    conn.close();
  }
});

Deno.test("G8 a socket can be opened on a used connection, as proxies do", async () => {
  await using listener = talking();
  const conn = await connectTo(listener.port);
  await conn.write(new TextEncoder().encode("GET /page HTTP/1.1\r\nHost: a\r\n\r\n"));
  const page = new Uint8Array(1000);
  assert.match(new TextDecoder().decode(page.subarray(0, await conn.read(page) ?? 0)), /^HTTP\/1\.1 200 /);
  const { status, closeCode } = await openRaw(conn, "/");
  assert.equal(status, 101);
  await conn.write(frame(OPCODE.text, letters(1)));
  assert.equal(await closeCode, CODE);
  conn.close();
});
