/** A listener's relay passes bytes on unchanged, however either side reads, writes and ends. */
import assert from "node:assert/strict";
import { type Handler, HttpListener } from "../../../server/http/listener.ts";

const ENCODER = new TextEncoder();

async function withListener(handler: Handler, work: (port: number) => Promise<void>): Promise<void> {
  const listener = new HttpListener({ port: 0 });
  listener.open(handler);
  try {
    await work(listener.port);
  } finally {
    await listener.close();
  }
}

const connectTo = (port: number) => Deno.connect({ hostname: "127.0.0.1", port });

/** Reads everything until the other side ends. */
async function readAll(conn: Deno.Conn): Promise<string> {
  const bytes = new Uint8Array(64 * 1024);
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const count = await conn.read(bytes).catch(() => null);
    if (count === null) return text;
    text += decoder.decode(bytes.subarray(0, count), { stream: true });
  }
}

/** Makes bytes that differ everywhere. */
function pattern(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at++) bytes[at] = at * 31 + (at >> 8) * 7 + (at >> 16);
  return bytes;
}

Deno.test("bodies of every length arrive as sent, both ways, many on one connection", () =>
  withListener(async (request) => new Response(await request.bytes()), async (port) => {
    const lengths = [0, 1, 4_095, 4_096, 4_097, 65_535, 65_536, 70_000, 4_096 * 17, 2_000_000, 3];
    for (const length of lengths) {
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: pattern(length) });
      assert.deepEqual(await response.bytes(), pattern(length), `${length}`);
    }
  }));

Deno.test("a client that closes its sending side after the request is answered", () =>
  withListener(() => new Response("answer"), async (port) => {
    const conn = await connectTo(port);
    await conn.write(ENCODER.encode("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
    await conn.closeWrite();
    assert.match(await readAll(conn), /\r\n\r\nanswer$/);
    conn.close();
  }));

Deno.test("a refusal reaches a client that is still sending the refused body", () =>
  withListener(
    () => new Response("x".repeat(50_000), { status: 413, headers: { connection: "close" } }),
    async (port) => {
      const conn = await connectTo(port);
      await conn.write(ENCODER.encode("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n"));
      const piece = new Uint8Array(64 * 1024);
      for (let count = 0; count < 8; count++) await conn.write(piece);
      const answer = await readAll(conn);
      assert.match(answer, /^HTTP\/1\.1 413 /);
      assert.ok(answer.endsWith("x".repeat(1_000)));
      conn.close();
    },
  ));

Deno.test("a handler knows the client's address, and when its answer was read", async () => {
  const port = Promise.withResolvers<number>();
  const delivered = Promise.withResolvers<void>();
  await withListener((_request, info) => {
    port.resolve((info.remoteAddr as Deno.NetAddr).port);
    info.delivered?.then(delivered.resolve, delivered.reject);
    return new Response("answer");
  }, async (listening) => {
    const conn = await connectTo(listening);
    await conn.write(ENCODER.encode("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
    assert.equal(await port.promise, (conn.localAddr as Deno.NetAddr).port);
    await delivered.promise;
    conn.close();
  });
});

Deno.test("a client that disconnects ends its request", async () => {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await withListener(async ({ signal }) => {
    signal.addEventListener("abort", () => ended.resolve());
    begun.resolve();
    await ended.promise;
    return new Response("nobody's");
  }, async (port) => {
    const conn = await connectTo(port);
    await conn.write(ENCODER.encode("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
    await begun.promise;
    conn.close();
    await ended.promise;
  });
});

Deno.test("the server behind the relay does not answer a direct connection", async () => {
  const { connect } = Deno;
  const inner = Promise.withResolvers<number>();
  await withListener(() => new Response("answer"), async (port) => {
    // The test finds the hidden port as another program of the machine could, by watching connections.
    Deno.connect = ((options: Deno.ConnectOptions) => {
      if (options.port !== port) inner.resolve(options.port);
      return connect(options);
    }) as typeof connect;
    try {
      assert.equal(await (await fetch(`http://127.0.0.1:${port}/`)).text(), "answer");
      const refused = await fetch(`http://127.0.0.1:${await inner.promise}/`);
      assert.equal(refused.status, 403);
      assert.doesNotMatch(await refused.text(), /answer/);
    } finally {
      Deno.connect = connect;
    }
  });
});

Deno.test("one connection too many closes those that have waited longest, but none that is being answered", async () => {
  const listener = new HttpListener({ port: 0, mostConnections: 10 });
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  listener.open(async () => {
    begun.resolve();
    await goOn.promise;
    return new Response("slow");
  });
  const slow = fetch(`http://127.0.0.1:${listener.port}/`);
  await begun.promise;
  const waiting: Deno.Conn[] = [];
  for (let at = 0; at < 10; at++) waiting.push(await connectTo(listener.port));
  const [first, second] = waiting.map(readAll);
  assert.equal(await first, "");
  assert.equal(await Promise.race([second, Promise.resolve("open")]), "open");
  goOn.resolve();
  assert.equal(await (await slow).text(), "slow");
  for (const conn of waiting) conn.close();
  await listener.close();
});

Deno.test("one connection too many closes those without a session before those of signed-in people", async () => {
  const listener = new HttpListener({ port: 0, mostConnections: 10 });
  listener.open((request, info) => {
    if (request.url.endsWith("/signed-in")) info.trust?.();
    return new Response("answer");
  });
  const askOn = async (conn: Deno.Conn, path: string) => {
    await conn.write(ENCODER.encode(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`));
    const bytes = new Uint8Array(4096);
    return await conn.read(bytes);
  };
  const oldest = await connectTo(listener.port);
  await askOn(oldest, "/signed-in");
  const strangers: Deno.Conn[] = [];
  for (let count = 0; count < 10; count++) {
    const conn = await connectTo(listener.port);
    strangers.push(conn);
    await askOn(conn, "/");
  }
  assert.equal(await readAll(strangers[0]!), "");
  assert.notEqual(await askOn(oldest, "/"), null);
  for (const conn of [oldest, ...strangers]) conn.close();
  await listener.close();
});

Deno.test("over TLS both versions of HTTP are relayed, and so is a connection that is upgraded", async () => {
  const read = (name: string) =>
    Deno.readTextFileSync(new URL(`../../fixtures/tls/${name}.pem`, import.meta.url));
  const [cert, key] = [read("cert"), read("key")];
  const listener = new HttpListener({ port: 0, tls: { cert, key } });
  listener.open(async (request, info) => {
    if (request.headers.get("upgrade") === null) return new Response(await request.bytes());
    const stream = info.takeOver!()!;
    stream.on("data", (bytes: Uint8Array) => void stream.end(bytes));
    stream.write("yours\n");
    return new Response("nobody's");
  });
  const { port } = listener;
  for (const [http2, http1] of [[true, false], [false, true]] as const) {
    using client = Deno.createHttpClient({ caCerts: [cert], http2, http1 });
    const init = { method: "POST", body: pattern(300_000), client };
    assert.deepEqual(await (await fetch(`https://localhost:${port}/`, init)).bytes(), pattern(300_000));
  }
  const conn = await Deno.connectTls({ hostname: "localhost", port, caCerts: [cert] });
  await conn.write(
    ENCODER.encode("GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: raw\r\n\r\n"),
  );
  const bytes = new Uint8Array(100);
  assert.equal(new TextDecoder().decode(bytes.subarray(0, await conn.read(bytes) ?? 0)), "yours\n");
  await conn.write(ENCODER.encode("and mine"));
  assert.equal(await readAll(conn), "and mine");
  conn.close();
  await listener.close();
});
