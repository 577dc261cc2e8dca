/** How a socket ends: whoever listens learns why, whatever was on its way. */
import assert from "node:assert/strict";
import { setImmediate } from "node:timers";
import { CLOSING_MS } from "../../server/live/connection.ts";
import { closeSocket, send } from "../../server/live/socket.ts";

/** Deno alone lost the code of some six in a hundred. */
const SOCKETS = 150;
const [CODE, REASON] = [4403, "The session is over"];

/** Answers each message after the first, and closes at some moment around it. */
function talking(request: Request): Response {
  const { socket, response } = Deno.upgradeWebSocket(request);
  const connection = { close: (code: number, reason: string) => closeSocket(socket, code, reason) };
  let isFirst = true;
  socket.onmessage = () => {
    send(socket, connection, "answer");
    if (!isFirst) return;
    isFirst = false;
    setTimeout(() => connection.close(CODE, REASON), 0);
  };
  return response;
}

/** What a client is told that answers at once, so that its words come as it is closed. */
async function endOf(origin: string): Promise<number> {
  const socket = new WebSocket(origin);
  const closed = Promise.withResolvers<number>();
  socket.onclose = ({ code }) => closed.resolve(code);
  socket.onmessage = () => {
    if (socket.readyState === WebSocket.OPEN) socket.send("more");
  };
  socket.onopen = () => socket.send("first");
  return await closed.promise;
}

Deno.test("G8 a socket that is closed while it is answered says why it ended, each time", async () => {
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, talking);
  const codes = new Set<number>();
  for (let at = 0; at < SOCKETS; at++) codes.add(await endOf(`ws://127.0.0.1:${server.addr.port}`));
  await server.shutdown();
  assert.deepEqual([...codes], [CODE]);
});

Deno.test("G8 what came while the process was busy is read before a socket is closed", async () => {
  const order: string[] = [];
  const socket = {
    readyState: WebSocket.OPEN,
    close: () => void order.push("closed"),
  } as unknown as WebSocket;
  const closed = closeSocket(socket, CODE, REASON);
  assert.equal(closeSocket(socket, CODE, REASON), closed, "it is closed once");
  // Longer than it waits: its timer rings in the first turn after that, in which nothing was read yet.
  for (const until = performance.now() + 3 * CLOSING_MS; performance.now() < until;);
  setImmediate(() => order.push("read"));
  await closed;
  assert.deepEqual(order, ["read", "closed"]);
});
