import assert from "node:assert/strict";
import type { Database } from "../../../server/db/database.ts";
import { appendOutbox } from "../../../server/events/outbox.ts";
import { NOW } from "../people/people.ts";
import type { TestServer, TestSocket } from "./sockets.ts";

export async function change(
  db: Database,
  entity: string,
  sellerId: string | null,
  ids: string[],
): Promise<void> {
  await db.write((tx) => appendOutbox(tx, [{ entity, sellerId, ids }], NOW));
  db.wake();
}

export async function changeOfFrame(socket: TestSocket): Promise<{ entity: string; ids: string[] }> {
  const frame = await socket.next();
  assert.equal(frame?.type, "next", JSON.stringify(frame));
  const { changes } = (frame!.payload as { data: { changes: { entity: string; ids: string[] } } }).data;
  return { entity: changes.entity, ids: changes.ids };
}

/**
 * Opens a socket that is acknowledged and subscribed. The answer to a ping shows that the server received the
 * subscription.
 */
export async function listen(server: TestServer, token: string): Promise<TestSocket> {
  const socket = await server.connect(token);
  assert.equal((await socket.init(token))?.type, "connection_ack");
  socket.subscribe();
  socket.send({ type: "ping" });
  assert.equal((await socket.next())?.type, "pong");
  return socket;
}
