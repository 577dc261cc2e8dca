import assert from "node:assert/strict";
import { HttpListener } from "../../../server/http/listener.ts";
import { hasRoom, watchForRoom } from "../../../server/http/file_descriptors.ts";
import { withDirectory } from "../../support/server/database.ts";
import { isSoak } from "../../support/soak.ts";

const root = new URL("../../../", import.meta.url);
const connectTo = (port: number) => Deno.connect({ hostname: "127.0.0.1", port });

/** Reads until the other side has closed, or only the first piece of a connection that stays open. */
async function readFrom(conn: Deno.Conn, isFirstOnly = false): Promise<string> {
  const bytes = new Uint8Array(4096);
  let text = "";
  for (;;) {
    const read = await conn.read(bytes).catch(() => null);
    if (read === null) return text;
    text += new TextDecoder().decode(bytes.subarray(0, read));
    if (isFirstOnly) return text;
  }
}

async function sent(port: number, text: string): Promise<Deno.Conn> {
  const conn = await connectTo(port);
  await conn.write(new TextEncoder().encode(text));
  return conn;
}

Deno.test("an invalid Host header is refused with 400 and the security headers", async () => {
  const listener = new HttpListener({ port: 0 });
  listener.open(() => new Response("never"));
  const conn = await sent(listener.port, "GET /api/graphql HTTP/1.1\r\nHost: a b\r\n\r\n");
  const answer = await readFrom(conn, true);
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.match(answer, /content-security-policy: default-src 'none'/i);
  assert.match(answer, /x-content-type-options: nosniff/i);
  assert.match(answer, /"BAD_INPUT"/);
  conn.close();
  await listener.close();
});

Deno.test("a restarted listener closes idle connections, finishes running answers, and keeps listening", async () => {
  const listener = new HttpListener({ port: 0 });
  const [arrived, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  listener.open(async (request) => {
    if (!request.url.endsWith("/slow")) return new Response("quick");
    arrived.resolve();
    await goOn.promise;
    return new Response("slow");
  });
  const port = listener.port;
  const idle = await connectTo(port);
  const half = await sent(port, "GET / HTTP/1.1\r\nHost: a\r\nX-");
  const response = await sent(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  assert.match(await readFrom(response, true), /quick/);
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  await arrived.promise;
  await listener.closeIdle();
  for (const conn of [idle, half, response]) {
    assert.equal(await readFrom(conn), "");
    conn.close();
  }
  assert.equal(await (await fetch(`http://127.0.0.1:${port}/`)).text(), "quick");
  assert.equal(listener.stragglers, 1);
  goOn.resolve();
  assert.equal(await (await slow).text(), "slow");
  assert.equal(listener.port, port);
  await listener.close();
});

Deno.test("a connection that was idle since the last making of room does not count as stuck", async () => {
  const listener = new HttpListener({ port: 0 });
  let [arrived, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  listener.open(async () => {
    arrived.resolve();
    await goOn.promise;
    return new Response("here");
  });
  const conn = await connectTo(listener.port);
  for (let round = 0; round < 2; round++) {
    [arrived, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await conn.write(new TextEncoder().encode("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
    await arrived.promise;
    assert.equal(listener.stragglers, 0);
    listener.closeIdle();
    assert.equal(listener.stragglers, 1);
    goOn.resolve();
    assert.match(await readFrom(conn, true), /here/);
  }
  conn.close();
  await listener.close();
});

Deno.test("connections are closed when files run short, and not again before live sockets had time to reconnect", async () => {
  assert.equal(hasRoom(), true);
  let [looks, made] = [0, 0];
  const looked = Promise.withResolvers<void>();
  const loop = watchForRoom({
    isRoomy: () => {
      if (++looks === 5) looked.resolve();
      return looks === 1;
    },
    makeRoom: () => Promise.resolve(void made++),
    everyMs: 1,
    spacingMs: 60_000,
  });
  await looked.promise;
  await loop.stop();
  assert.equal(made, 1);
});

/** Opens idle connections; some are refused while the listener restarts. */
async function idlers(port: number, count: number): Promise<Deno.Conn[]> {
  const all = await Promise.allSettled(Array.from({ length: count }, () => connectTo(port)));
  return all.flatMap((each) => each.status === "fulfilled" ? [each.value] : []);
}

/** Retries a request until it is answered, as a restarting listener refuses for a moment. */
async function answered(address: string, init?: RequestInit): Promise<Response> {
  for (let tries = 0;; tries++) {
    try {
      return await fetch(address, { ...init, signal: AbortSignal.timeout(30_000) });
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((go) => setTimeout(go, 50));
    }
  }
}

/** The permissions that `start` gives the server. */
const RIGHTS = "--allow-read --allow-write --allow-env --allow-net --allow-sys";

/** The counts exceed the limit of open files several times; the soak opens as many as an attacker would. */
const [FILES, IDLE, ROUNDS] = isSoak ? [1024, 3000, 10] : [192, 260, 2];

Deno.test({
  name:
    "a server that runs out of file descriptors continues: it closes idle connections, listens again, and reads its data",
  // The test is skipped if a shell cannot set a child's limit.
  ignore: Deno.build.os === "windows",
  fn: () =>
    withDirectory(async (dir) => {
      await Deno.mkdir(`${dir}/dist`);
      await Deno.writeTextFile(`${dir}/dist/index.html`, "<!doctype html>");
      const run =
        `ulimit -n ${FILES}; exec "$0" run --no-check ${RIGHTS} scripts/bench/server.ts ${dir}/dist`;
      const child = new Deno.Command("sh", {
        args: ["-c", run, Deno.execPath()],
        cwd: root,
        env: { PORT: "0", LOGIN_PORT: "0", DEMO: "0", DATA_DIR: dir, RATE_LIMIT: "0" },
        stdin: "null",
        stdout: "piped",
        stderr: "null",
      }).spawn();
      await using _ended = {
        [Symbol.asyncDispose]: async () => {
          if (!isOver) child.kill("SIGKILL");
          await child.status;
        },
      };
      let isOver = false;
      const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
      let output = "";
      while (!output.includes("/welcome")) output += (await reader.read()).value ?? assert.fail(output);
      const [app, login] = [/Ready (\S+)/, /account: (http:\/\/[^/]+)/].map((each) => each.exec(output)![1]!);
      const port = Number(new URL(app!).port);
      for (let round = 0; round < ROUNDS; round++) {
        const conns = await idlers(port, IDLE);
        const [graphql, exchange, form] = [
          await answered(`${app}/api/graphql`, {
            method: "POST",
            headers: { "content-type": "application/json" },
          }),
          // This call reads and writes the database.
          await answered(`${app}/api/auth/exchange`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ code: "x".repeat(43) }),
          }),
          await answered(`${login}/register`),
        ];
        assert.equal(graphql!.status, 401);
        assert.equal(exchange!.status < 500, true, `${exchange!.status}`);
        assert.equal(form!.status, 200);
        for (const each of [graphql, exchange, form]) await each!.body?.cancel();
        for (const conn of conns) conn.close();
      }
      child.kill("SIGTERM");
      const { code } = await child.status;
      isOver = true;
      assert.equal(code, 0);
      await reader.cancel();
    }),
});
