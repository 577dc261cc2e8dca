import assert from "node:assert/strict";
import { LogOut } from "../../../api/generated/operations/session.ts";
import { APP_ORIGIN, testApp } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addPerson, signIn } from "../../support/people/people.ts";
import { change, changeOfFrame, listen } from "../../support/server/live_socket.ts";
import { PROMPT_MS } from "../../support/time/prompt_bound.ts";
import { frame, OPCODE, openRaw } from "../../support/server/raw_sockets.ts";
import { CHANGES, serveApp, type TestSocket } from "../../support/server/sockets.ts";

Deno.test("G8 a change reaches everybody who may see it, and nobody else", () =>
  withDatabase(async (db) => {
    await using server = serveApp(testApp(db).app);
    const [a, b] = [
      await addPerson(db, { _id: "a", role: "sale", scope: [] }),
      await addPerson(db, { _id: "b", role: "sale" }),
    ];
    await db.write(async (tx) => {
      await tx.insertInto("scopes").values([{ user_id: a, seller_id: a }, { user_id: b, seller_id: b }])
        .execute();
    });
    const printer = await addPerson(db, { role: "printer" });
    const root = await addPerson(db, { role: "root" });
    const sockets = [];
    for (const id of [a, b, printer, root]) {
      sockets.push(await listen(server, await signIn(db, id)));
    }
    const [ofA, ofB, ofPrinter, ofRoot] = sockets as [TestSocket, TestSocket, TestSocket, TestSocket];
    await change(db, "orders", a, ["order-a"]);
    await change(db, "orders", b, ["order-b"]);
    await change(db, "secrets", a, ["none"]);
    await change(db, "packages", a, ["package-a"]);
    await change(db, "orders", null, ["house"]);
    await change(db, "orders", a, ["last-a"]);
    await change(db, "orders", b, ["last-b"]);
    assert.deepEqual(await changeOfFrame(ofA), { entity: "orders", ids: ["order-a"] });
    assert.deepEqual(await changeOfFrame(ofA), { entity: "orders", ids: ["last-a"] });
    assert.deepEqual(await changeOfFrame(ofB), { entity: "orders", ids: ["order-b"] });
    assert.deepEqual(await changeOfFrame(ofB), { entity: "orders", ids: ["last-b"] });
    assert.deepEqual(await changeOfFrame(ofPrinter), { entity: "packages", ids: ["package-a"] });
    const ofRootAll = [];
    for (let i = 0; i < 6; i++) ofRootAll.push((await changeOfFrame(ofRoot)).ids[0]);
    assert.deepEqual(ofRootAll, ["order-a", "order-b", "package-a", "house", "last-a", "last-b"]);
    for (const { socket, closed } of sockets) {
      socket.close();
      await closed;
    }
  }));

Deno.test("G8 a token without a session, or a token other than the ticket's, closes the socket and never makes it anonymous", () =>
  withDatabase(async (db) => {
    await using server = serveApp(testApp(db).app);
    const known = await signIn(db, await addPerson(db));
    const other = await signIn(db, await addPerson(db));
    for (const token of [null, "", "x".repeat(43), other]) {
      const socket = await server.connect(known);
      assert.equal(await socket.init(token), null);
      assert.equal((await socket.closed).code, 4403);
    }
  }));

Deno.test("G8 a second connection_init closes the socket, and so does a subscription before the first", () =>
  withDatabase(async (db) => {
    await using server = serveApp(testApp(db).app);
    const token = await signIn(db, await addPerson(db));
    const twice = await server.connect(token);
    await twice.init(token);
    twice.send({ type: "connection_init", payload: { token } });
    assert.equal((await twice.closed).code, 4429);
    const early = await server.connect(token);
    early.subscribe();
    assert.equal((await early.closed).code, 4401);
  }));

Deno.test("G8 a silent socket is closed after three seconds, and so is one that sends endless fragments", () =>
  withDatabase(async (db) => {
    await using server = serveApp(testApp(db).app);
    const token = await signIn(db, await addPerson(db));
    const socket = await server.connect(token);
    const { port } = new URL(server.origin);
    const conn = await Deno.connect({ hostname: "127.0.0.1", port: Number(port) });
    const startedAt = performance.now();
    const raw = await openRaw(conn, `/api/graphql?ticket=${await server.ticket(token)}`);
    await conn.write(frame(OPCODE.text, new Uint8Array(1), false));
    assert.equal((await socket.closed).code, 4408);
    // The raw client never answers the close, and does not keep its place.
    assert.equal(await raw.closeCode, 4408);
    assert.ok(performance.now() - startedAt < 3_000 + PROMPT_MS);
    conn.close();
  }));

Deno.test("G8 a page of a foreign origin gets no socket, and neither does another protocol", () =>
  withDatabase(async (db) => {
    await using server = serveApp(testApp(db).app);
    const token = await signIn(db, await addPerson(db));
    await assert.rejects(server.connect(token, { origin: "https://evil.test" }), /refused/);
    const allowed = await server.connect(token, { origin: APP_ORIGIN });
    allowed.socket.close();
    await allowed.closed;
    const other = new WebSocket(`${server.origin.replace("http", "ws")}/api/graphql`, ["graphql-ws"]);
    await new Promise((resolve) => other.onerror = resolve);
  }));

Deno.test("G8 queries, mutations and requests above a limit are refused over the socket", () =>
  withDatabase(async (db) => {
    await using server = serveApp(testApp(db).app);
    const socket = await listen(server, await signIn(db, await addPerson(db)));
    const deep = `subscription { changes { ${"...{ ".repeat(3000)} seq ${"} ".repeat(3000)} } }`;
    for (const query of ["{ cUser { _id } }", "mutation { logOut }", "subscription { nope }", deep, "{"]) {
      socket.subscribe("x", query);
      const frame = await socket.next();
      assert.equal(frame?.type, "error", query.slice(0, 40));
      const [error] = frame!.payload as { extensions: { code: string } }[];
      assert.match(error!.extensions.code, /^(BAD_INPUT|LIMIT)$/);
    }
    socket.socket.close();
    await socket.closed;
  }));

Deno.test("security S6: logging out closes the session's sockets at once, and those of another session stay", () =>
  withDatabase(async (db) => {
    const api = testApp(db);
    await using server = serveApp(api.app);
    const person = await addPerson(db);
    const [first, second] = [await signIn(db, person), await signIn(db, person)];
    const ending = await listen(server, first);
    const staying = await listen(server, second);
    await api.ask(first, LogOut);
    assert.equal((await ending.closed).code, 4403);
    await change(db, "orders", "seller", ["o"]);
    assert.deepEqual(await changeOfFrame(staying), { entity: "orders", ids: ["o"] });
    staying.socket.close();
    await staying.closed;
  }));

Deno.test("G8 messages too big or too many close the socket", () =>
  withDatabase(async (db) => {
    await using server = serveApp(testApp(db).app);
    const token = await signIn(db, await addPerson(db));
    const big = await server.connect(token);
    big.send(JSON.stringify({ type: "ping", payload: { text: "x".repeat(70_000) } }));
    assert.equal((await big.closed).code, 1009);
    const many = await server.connect(token);
    for (let i = 0; i < 101; i++) many.send({ type: "ping" });
    assert.equal((await many.closed).code, 4429);
    const garbage = await server.connect(token);
    garbage.send("no json");
    assert.equal((await garbage.closed).code, 4400);
  }));

Deno.test("G8 one person has at most ten sockets, counted from before their first message, and at most ten subscriptions on one socket", () =>
  withDatabase(async (db) => {
    await using server = serveApp(testApp(db).app);
    const person = await addPerson(db);
    const token = await signIn(db, person);
    const sockets = [await listen(server, token)];
    for (let i = 1; i < 10; i++) sockets.push(await server.connect(token));
    const eleventh = async (of: string) => {
      const conn = await Deno.connect({ hostname: "127.0.0.1", port: Number(new URL(server.origin).port) });
      const { status } = await openRaw(conn, `/api/graphql?ticket=${await server.ticket(of)}`);
      conn.close();
      return status;
    };
    assert.equal(
      await eleventh(await signIn(db, person)),
      429,
      "another sign-in of the person is no other person",
    );
    assert.equal(await eleventh(await signIn(db, await addPerson(db))), 101);
    const [one] = sockets as [TestSocket];
    for (let i = 2; i <= 11; i++) one.subscribe(String(i), CHANGES);
    const refused = await one.next();
    assert.equal(refused?.type, "error");
    assert.equal(refused?.id, "11");
    for (const { socket, closed } of sockets) {
      socket.close();
      await closed;
    }
    assert.equal(await eleventh(token), 101, "an ended connection is no longer counted");
  }));

Deno.test("a stop closes every socket with 1001, also one that has not identified itself", () =>
  withDatabase(async (db) => {
    const server = serveApp(testApp(db).app);
    const token = await signIn(db, await addPerson(db));
    const known = await listen(server, token);
    const unknown = await server.connect(token);
    await server[Symbol.asyncDispose]();
    assert.equal((await known.closed).code, 1001);
    assert.equal((await unknown.closed).code, 1001);
  }));
