import assert from "node:assert/strict";
import { EVERY_ENTITY, HEADERS } from "../../../api/constants.ts";
import { recordReader } from "../../support/server/statement_recorder.ts";
import { appendOutbox } from "../../../server/events/outbox.ts";
import { testApp } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { change, changeOfFrame, listen } from "../../support/server/live_socket.ts";
import { addPerson, NOW, signIn } from "../../support/people/people.ts";
import { connect, serveApp, type TestSocket } from "../../support/server/sockets.ts";

/** Returns the status and text with which an upgrade is refused. */
async function refusalOf(origin: string, query: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  using conn = await Deno.connect({ hostname, port: Number(port) });
  const lines = [
    `GET /api/graphql${query} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Protocol: graphql-transport-ws",
  ];
  await conn.write(new TextEncoder().encode(`${lines.join("\r\n")}\r\n\r\n`));
  const bytes = new Uint8Array(8192);
  const read = await conn.read(bytes);
  const text = new TextDecoder().decode(bytes.subarray(0, read ?? 0));
  return { status: Number(text.split(" ")[1]), text };
}

Deno.test("G8 no socket is opened without a ticket, with a used one, or with an expired one", () =>
  withDatabase(async (db) => {
    let now = NOW;
    await using server = serveApp(testApp(db, { now: () => now }).app);
    const token = await signIn(db, await addPerson(db));
    for (const query of ["", "?ticket=", `?ticket=${"x".repeat(43)}`, `?ticket=${token}`]) {
      const { status, text } = await refusalOf(server.origin, query);
      assert.equal(status, 401, query);
      assert.match(text, /"UNAUTHENTICATED"/);
      assert.match(text, /content-security-policy/i);
    }
    const ticket = await server.ticket(token);
    const socket = await connect(`${server.origin.replace("http", "ws")}/api/graphql?ticket=${ticket}`);
    assert.equal((await socket.init(token))?.type, "connection_ack");
    assert.equal((await refusalOf(server.origin, `?ticket=${ticket}`)).status, 401);
    const late = await server.ticket(token);
    now += 30;
    assert.equal((await refusalOf(server.origin, `?ticket=${late}`)).status, 401);
    assert.deepEqual(await db.read.selectFrom("live_tickets").selectAll().execute(), []);
    socket.socket.close();
    await socket.closed;
  }));

Deno.test("a ticket of one server process opens a socket at another one, once", () =>
  withDatabase(async (db) => {
    await using one = serveApp(testApp(db).app);
    await using other = serveApp(testApp(db).app);
    const token = await signIn(db, await addPerson(db));
    const query = `?ticket=${await one.ticket(token)}`;
    const socket = await connect(`${other.origin.replace("http", "ws")}/api/graphql${query}`);
    assert.equal((await socket.init(token))?.type, "connection_ack");
    assert.equal((await refusalOf(one.origin, query)).status, 401);
    socket.socket.close();
    await socket.closed;
  }));

/** Subscribes to changes after the answer with that number. @param operationName of one among several operations */
function since(socket: TestSocket, position: unknown, operationName?: string): void {
  const name = operationName ?? "";
  const query = `subscription ${name}($since: Float) { changes(since: $since) { seq entity ids } }` +
    (name && " query Other { cUser { _id } }");
  socket.send({
    type: "subscribe",
    id: "1",
    payload: { query, operationName, variables: { since: position } },
  });
}

Deno.test("changes between an answer and the socket are sent once the socket sends the answer's number", () =>
  withDatabase(async (db) => {
    const api = testApp(db);
    await using server = serveApp(api.app);
    const person = await addPerson(db, { role: "root" });
    const token = await signIn(db, person);
    const first = await listen(server, token);
    await change(db, "orders", "seller", ["before"]);
    assert.deepEqual(await changeOfFrame(first), { entity: "orders", ids: ["before"] });
    first.socket.close();
    await first.closed;
    const { headers } = await api.ask(token, "{ cUser { _id } }");
    const position = Number(headers.get(HEADERS.livePosition));
    assert.ok(position > 0);
    await change(db, "orders", "seller", ["missed"]);
    await change(db, "nobodys", "seller", ["hidden"]);
    const socket = await server.connect(token);
    await socket.init(token);
    since(socket, position);
    assert.deepEqual(await changeOfFrame(socket), { entity: "orders", ids: ["missed"] });
    await change(db, "orders", "seller", ["after"]);
    assert.deepEqual(await changeOfFrame(socket), { entity: "orders", ids: ["after"] });
    socket.socket.close();
    await socket.closed;
  }));

Deno.test("of a document with several operations the named subscription is served", () =>
  withDatabase(async (db) => {
    const api = testApp(db);
    await using server = serveApp(api.app);
    const token = await signIn(db, await addPerson(db, { role: "root" }));
    const first = await listen(server, token);
    await change(db, "orders", "seller", ["before"]);
    await changeOfFrame(first);
    const position = Number((await api.ask(token, "{ cUser { _id } }")).headers.get(HEADERS.livePosition));
    await change(db, "orders", "seller", ["missed"]);
    const socket = await server.connect(token);
    await socket.init(token);
    since(socket, position, "Named");
    assert.deepEqual(await changeOfFrame(socket), { entity: "orders", ids: ["missed"] });
    for (const { socket: each, closed } of [first, socket]) {
      each.close();
      await closed;
    }
  }));

Deno.test("a client that missed too much, or sends an unknown number, is told that anything may have changed", () =>
  withDatabase(async (db) => {
    await using server = serveApp(testApp(db).app);
    const token = await signIn(db, await addPerson(db, { role: "root" }));
    const rows = Array.from(
      { length: 502 },
      (_, i) => ({ entity: "orders", sellerId: null, ids: [`o${i}`] }),
    );
    await db.write((tx) => appendOutbox(tx, rows, NOW));
    for (const position of [1, 9_999_999]) {
      const socket = await server.connect(token);
      await socket.init(token);
      since(socket, position);
      assert.deepEqual(await changeOfFrame(socket), { entity: EVERY_ENTITY, ids: [] });
      socket.socket.close();
      await socket.closed;
    }
    for (const position of ["no number", 1.5, -1e300]) {
      const socket = await server.connect(token);
      await socket.init(token);
      since(socket, position);
      assert.equal((await socket.next())?.type, "error");
      socket.socket.close();
      await socket.closed;
    }
  }));

Deno.test("a subscription that fails takes none of the ten places of its socket", () =>
  withDatabase(async (own) => {
    let isAway = false;
    const read = recordReader(own.read, ({ sql }) => {
      if (isAway && sql.includes('"outbox"')) throw new Error("The disk does not answer.");
    });
    const db = { ...own, read };
    await using server = serveApp(testApp(db).app);
    const token = await signIn(db, await addPerson(db, { role: "root" }));
    const socket = await server.connect(token);
    await socket.init(token);
    isAway = true;
    for (let tries = 0; tries < 11; tries++) {
      since(socket, 4);
      const answer = await socket.next();
      assert.deepEqual([answer?.type, tries], ["error", tries]);
      assert.doesNotMatch(JSON.stringify(answer?.payload), /at most|LIMIT/);
    }
    isAway = false;
    socket.subscribe("2");
    socket.send({ type: "ping" });
    assert.equal((await socket.next())?.type, "pong");
    socket.socket.close();
    await socket.closed;
  }));
