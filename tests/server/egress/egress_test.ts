import assert from "node:assert/strict";
import { deflateSync, gzipSync } from "node:zlib";
import { isPublicAddress } from "../../../server/egress/address.ts";
import { isSchemeAllowed, makeEgress, type OutAnswer } from "../../../server/egress/egress.ts";
import { addressProblem } from "../../../server/modules/desk/notification_settings/address.ts";
import { fc } from "../../support/property.ts";

/** Starts a server that counts connections. */
function canary() {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  let visits = 0;
  const listening = (async () => {
    for await (const connection of listener) {
      visits += 1;
      connection.close();
    }
  })().catch(() => {});
  return {
    port: listener.addr.port,
    visits: () => visits,
    [Symbol.asyncDispose]: async () => {
      listener.close();
      await listening;
    },
  };
}

/** Spellings of this machine and of private networks. */
const HOSTS = [
  ...["127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "017700000001"],
  ...["127.255.255.254", "0", "0.0.0.0", "0x0", "localhost", "LOCALHOST", "localhost.", "a.localhost"],
  ...["[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]"],
  ...["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[2001:0:7f00:1::]", "[fe80::1]", "[fc00::1]", "[fd12::1]"],
  ...["[ff02::1]", "[2001:db8::1]", "[3fff::1]", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ...["169.254.169.254", "100.64.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1"],
  ...["①②⑦.⓪.⓪.①", "１２７.0.0.1", "127。0。0。1", "%31%32%37.0.0.1", "127.0.0.1%00", "rebind.example"],
];

const around = (host: string, port: number): string[] => [
  `https://${host}:${port}/`,
  `http://${host}:${port}/`,
  `https://${host}:${port}/?x=https://good.example`,
  `https://good.example@${host}:${port}/`,
  `https://${host}:${port}#@good.example`,
  `https://${host}:${port}\\@good.example/`,
  `HTTPS://${host}:${port}/./../`,
  `ht\ntps:/\t/${host}:${port}/`,
  ` https:\\\\${host}:${port}/a?b#c `,
];

Deno.test("400 spellings of private addresses: none connects to this machine", async () => {
  await using trap = canary();
  const egress = makeEgress({
    allow: [],
    timeoutMs: 500,
    refusalMs: 0,
    // The name server returns a public address and a private one.
    resolve: (host) =>
      Promise.resolve(host === "rebind.example" ? ["93.184.216.34", "127.0.0.1"] : ["127.0.0.1"]),
  });
  const payloads = [
    ...HOSTS.flatMap((host) => around(host, trap.port)),
    ...[
      "file:///etc/passwd",
      "ftp://127.0.0.1/",
      "gopher://127.0.0.1:70/",
      "data:,x",
      "javascript:1",
      "",
      "//x",
      "https://",
    ],
  ];
  assert.ok(payloads.length >= 400, String(payloads.length));
  const answers = await Promise.all(
    payloads.map((url) => egress.send({ url, method: "POST", headers: {}, body: "{}" })),
  );
  assert.deepEqual(payloads.filter((_, at) => answers[at]!.kind !== "refused"), []);
  assert.equal(trap.visits(), 0);
});

Deno.test("a name is resolved once, and the connection goes to the checked address", async () => {
  await using trap = canary();
  let requestCount = 0;
  const egress = makeEgress({
    allow: [],
    timeoutMs: 300,
    // The name has a public address when checked, and would have a private one when resolved again.
    resolve: () => Promise.resolve([++requestCount === 1 ? "203.0.114.1" : "127.0.0.1"]),
  });
  const answer = await egress.send({
    url: `https://rebind.example:${trap.port}/`,
    method: "GET",
    headers: {},
  });
  assert.equal(answer.kind, "failed");
  assert.equal(requestCount, 1);
  assert.equal(trap.visits(), 0);
});

Deno.test("an unknown name is refused with the same words and delay as an internal one", async () => {
  const KNOWN: Readonly<Record<string, string[]>> = {
    vm: ["10.0.0.7"],
    split: ["93.184.216.34", "10.0.0.7"],
  };
  const REFUSAL_MS = 40;
  const egress = makeEgress({
    allow: [],
    refusalMs: REFUSAL_MS,
    resolve: (host) => KNOWN[host] ? Promise.resolve(KNOWN[host]) : Promise.reject(new Error("ENOTFOUND")),
  });
  const answers = await Promise.all(["vm", "split", "nothing", "nothing.local"].map(async (host) => {
    const startedAt = performance.now();
    const answer = await egress.send({ url: `https://${host}/`, method: "GET", headers: {} });
    // The allowance is for a timer that fires a millisecond early.
    return { ...answer, isLate: performance.now() - startedAt >= REFUSAL_MS - 1 };
  }));
  assert.deepEqual(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
  assert.deepEqual(answers[0], { kind: "refused", reason: "addressNotAllowed", isLate: true });
  // Aborting a call ends its delay at once.
  const stopped = AbortSignal.abort();
  const slow = makeEgress({ allow: [], refusalMs: 600_000, resolve: () => Promise.resolve(["10.0.0.7"]) });
  const answer = await slow.send({ url: "https://vm/", method: "GET", headers: {} }, stopped);
  assert.equal(answer.kind, "refused");
});

/** Starts a local server that is allowed by name. Its time limit is generous unless a test is about it. */
async function withServer(
  handle: (request: Request) => Response | Promise<Response>,
  work: (send: (path: string, more?: object) => Promise<OutAnswer>) => Promise<void>,
  timeoutMs = 60_000,
): Promise<void> {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, handle);
  const host = `127.0.0.1:${server.addr.port}`;
  const egress = makeEgress({ allow: [host], timeoutMs, maxBytes: 1000 });
  try {
    await work((path, more) =>
      egress.send({
        url: `http://${host}${path}`,
        method: "POST",
        headers: { "x-mark": "1" },
        body: "{}",
        ...more,
      })
    );
  } finally {
    await server.shutdown();
  }
}

Deno.test("a host that the settings allow is called, with its headers and body, and its answer is returned", () =>
  withServer(
    async (request) =>
      new Response(`${request.headers.get("x-mark")} ${await request.text()}`, { status: 202 }),
    async (send) => {
      const answer = await send("/hook");
      assert.partialDeepStrictEqual(answer, { kind: "answered", status: 202, body: "1 {}" });
    },
  ));

Deno.test("a host that is allowed with the default port of its scheme is allowed with and without it", async () => {
  const allow = ["vm:80", "safe.vm:443"];
  const resolve = () => Promise.resolve(["127.0.0.1"]);
  const egress = makeEgress({ allow, resolve, refusalMs: 0 });
  const kindOf = async (url: string) =>
    (await egress.send({ url, method: "GET", headers: {} }, AbortSignal.abort())).kind;
  const seller = { _id: "ada", role: "sale", groups: [], permission: [], scope: ["ada"] };
  for (
    const url of ["http://vm/", "http://vm:80/", "https://vm:80/", "https://safe.vm/", "https://safe.vm:443/"]
  ) {
    assert.ok(isSchemeAllowed(url, allow), url);
    assert.equal(addressProblem(url, seller, allow), "beyondYours", url);
    assert.equal(await kindOf(url), "failed", url);
  }
  for (
    const url of [
      "http://vm:443/",
      "http://vm:8080/",
      "http://safe.vm/",
      "https://vm/",
      "https://safe.vm:80/",
    ]
  ) {
    assert.equal(isSchemeAllowed(url, allow), url.startsWith("https:"), url);
    assert.notEqual(addressProblem(url, seller, allow), "beyondYours", url);
    assert.equal(await kindOf(url), "refused", url);
  }
});

Deno.test("no redirect is followed, and every answer is limited in time and size", async () => {
  await using trap = canary();
  await withServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/away") return Response.redirect(`http://127.0.0.1:${trap.port}/`, 302);
    return new Response("x".repeat(2000));
  }, async (send) => {
    assert.equal((await send("/away") as { status: number }).status, 302);
    assert.equal((await send("/long") as { reason: string }).reason, "tooLarge");
    assert.equal((await send("/long", { maxBytes: 2_000 })).kind, "answered", "a call's own limit is used");
    assert.partialDeepStrictEqual(await send("/long", { maxBytes: 1_999 }), { reason: "tooLarge" });
  });
  const { promise: isOver, resolve: end } = Promise.withResolvers<Response>();
  await withServer(() => isOver, async (send) => {
    assert.equal((await send("/slow") as { reason: string }).reason, "timeout");
    end(new Response("late"));
  }, 100);
  assert.equal(trap.visits(), 0);
});

const NUMBERS = Array.from({ length: 200 }, (_, at) => at * 7_919).join(" ");

/** Answers by path, each of which is called once. */
const ANSWERS: Readonly<Record<string, readonly [Uint8Array<ArrayBuffer>, encoding?: string]>> = {
  nul: [new TextEncoder().encode("a\0b")],
  latin: [Uint8Array.of(0x4d, 0xfc, 0x6e)],
  gzip: [new Uint8Array(gzipSync("Thank you.")), "gzip"],
  unsaid: [new Uint8Array(gzipSync("Thank\0you."))],
  deflate: [new Uint8Array(deflateSync("Danke.")), "Deflate"],
  bomb: [new Uint8Array(gzipSync("x".repeat(500_000))), "gzip"],
  cut: [new Uint8Array(gzipSync(NUMBERS)).subarray(0, -20), "gzip"],
  brotli: [Uint8Array.of(0x0b, 0x02, 0x80, 0x68, 0x69, 0x03), "br"],
  lie: [new TextEncoder().encode("plain"), "gzip"],
  empty: [new Uint8Array(), "gzip"],
};

Deno.test("an answer is storable text: without NUL, valid, unpacked to its limit, or marked as compressed", () =>
  withServer((request) => {
    assert.equal(request.headers.get("accept-encoding"), "identity");
    const [bytes, encoding] = ANSWERS[new URL(request.url).pathname.slice(1)]!;
    return new Response(bytes, { headers: encoding ? { "content-encoding": encoding } : {} });
  }, async (send) => {
    const bodies: Record<string, string> = {};
    for (const name of Object.keys(ANSWERS)) {
      const answer = await send(`/${name}`);
      assert.equal(answer.kind, "answered", name);
      bodies[name] = (answer as { body: string }).body;
    }
    assert.deepEqual(bodies, {
      nul: "a\ufffdb",
      latin: "M\ufffdn",
      gzip: "Thank you.",
      unsaid: "Thank\ufffdyou.",
      deflate: "Danke.",
      bomb: "x".repeat(1_000),
      cut: NUMBERS.slice(0, 1_000),
      brotli: "compressed",
      lie: "compressed",
      empty: "",
    });
  }));

Deno.test("an address is public only outside of every special network, in any spelling", () => {
  for (
    const open of [
      "8.8.8.8",
      "93.184.216.34",
      "172.32.0.1",
      "100.128.0.1",
      "2606:4700::1111",
      "[2a00:1450::1]",
    ]
  ) {
    assert.ok(isPublicAddress(open), open);
  }
  for (
    const closed of [
      "",
      "example",
      "::ffff:8.8.8.8",
      "fe80::1%eth0",
      "2001:4860::1 ",
      "1.2.3",
      "64:ff9b::808:808",
    ]
  ) {
    assert.ok(!isPublicAddress(closed), closed);
  }
  fc.assert(fc.property(fc.ipV4(), (address) => {
    const [a = 0, b = 0] = address.split(".").map(Number);
    const isKnownPrivate = a === 10 || a === 127 || a === 0 || (a === 192 && b === 168) ||
      (a === 172 && b >= 16 && b < 32) || (a === 169 && b === 254) || (a === 100 && b >= 64 && b < 128) ||
      a >= 224;
    return !isKnownPrivate || !isPublicAddress(address);
  }));
});
