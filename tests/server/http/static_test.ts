import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { staticHandler } from "../../../server/http/static.ts";
import { CONFIG_PRELOAD } from "../../../server/http/static_headers.ts";

const CONFIG = JSON.stringify({ api: "https://api.example.test/api", name: "Pressdock" });
const PAGE = "<!doctype html><title>Pressdock</title>";
const SCRIPT = "export const one = 1;";

async function withDist(work: (ask: (path: string, init?: RequestInit) => Response) => Promise<void> | void) {
  const dir = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${dir}/assets`);
    await Deno.writeTextFile(`${dir}/index.html`, PAGE);
    await Deno.writeTextFile(`${dir}/_headers`, "for the host");
    await Deno.writeTextFile(`${dir}/assets/main-AB12.js`, SCRIPT);
    await Deno.writeFile(`${dir}/assets/main-AB12.js.br`, brotliCompressSync(SCRIPT));
    await Deno.writeFile(`${dir}/assets/main-AB12.js.gz`, gzipSync(SCRIPT));
    const handle = await staticHandler(dir, CONFIG);
    await work((path, init) => handle(new Request(`http://app.test${path}`, init)));
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
}

Deno.test("C1 every route answers with the app's page, every missing file with 404", async () => {
  await withDist(async (ask) => {
    for (const path of ["/", "/orders", "/orders/all/ord_1?tab=x", "/nowhere/at/all"]) {
      const response = ask(path);
      assert.equal(response.status, 200, path);
      assert.equal(await response.text(), PAGE);
      assert.equal(response.headers.get("Cache-Control"), "no-cache");
    }
    for (const path of ["/assets/main-OLD.js", "/favicon.svg", "/assets/../index.js"]) {
      assert.equal(ask(path).status, 404, path);
    }
  });
});

Deno.test("C1 a hashed asset is cached for a year and sent in the best encoding that the browser accepts", async () => {
  await withDist(async (ask) => {
    const encodingFor = (accept: string) =>
      ask("/assets/main-AB12.js", { headers: { "Accept-Encoding": accept } }).headers.get("Content-Encoding");
    assert.equal(encodingFor("gzip, deflate, br"), "br");
    assert.equal(encodingFor("gzip"), "gzip");
    assert.equal(encodingFor("br;q=0, gzip;q=0.5"), "gzip");
    assert.equal(encodingFor(""), null);
    const response = ask("/assets/main-AB12.js");
    assert.equal(await response.text(), SCRIPT);
    assert.equal(response.headers.get("Cache-Control"), "public, max-age=31536000, immutable");
    assert.equal(response.headers.get("Vary"), "Accept-Encoding");
  });
});

Deno.test("config.json is the given text, never cached, whatever the folder contains", async () => {
  await withDist(async (ask) => {
    const response = ask("/config.json");
    assert.equal(await response.text(), CONFIG);
    assert.equal(response.headers.get("Cache-Control"), "no-store");
  });
});

Deno.test("the settings are in the page as data, and no text in them can close their element", async () => {
  const dir = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${dir}/index.html`, `<head>${CONFIG_PRELOAD}<script>run()</script></head>`);
    const text = JSON.stringify({ api: "https://api.example.test/api", name: "</script><b>$&" });
    const handle = await staticHandler(dir, text);
    const page = handle(new Request("http://app.test/orders"));
    const [, written = ""] =
      /<script type="application\/json" id="config">(.*?)<\/script>/.exec(await page.text()) ?? [];
    assert.deepEqual(JSON.parse(written), JSON.parse(text));
    const packed = handle(new Request("http://app.test/", { headers: { "Accept-Encoding": "br" } }));
    const plain = brotliDecompressSync(await packed.bytes()).toString();
    assert.ok(plain.includes(written) && !plain.includes(CONFIG_PRELOAD), "nobody asks for them again");
    const hash = createHash("sha256").update("run()").digest("base64");
    assert.match(
      page.headers.get("Content-Security-Policy") ?? "",
      new RegExp(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${RegExp.escape(hash)}';`),
    );
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
});

Deno.test("an unchanged page is not sent again", async () => {
  await withDist((ask) => {
    const etag = ask("/").headers.get("ETag");
    assert.ok(etag);
    assert.equal(ask("/orders", { headers: { "If-None-Match": etag } }).status, 304);
  });
});

Deno.test("every answer has the policy, errors included, and names the API as the only other origin", async () => {
  await withDist((ask) => {
    const answers = [
      ask("/"),
      ask("/assets/main-AB12.js"),
      ask("/assets/none.js"),
      ask("/config.json"),
      ask("/", { method: "POST" }),
    ];
    for (const { headers } of answers) {
      const policy = headers.get("Content-Security-Policy") ?? "";
      assert.match(policy, /default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
      assert.match(policy, /connect-src 'self' https:\/\/api\.example\.test wss:\/\/api\.example\.test;/);
      assert.match(policy, /frame-ancestors 'none'; require-trusted-types-for 'script'/);
      assert.doesNotMatch(policy, /'unsafe|unsafe-hashes|https?:\/\/\*/);
      assert.equal(headers.get("X-Content-Type-Options"), "nosniff");
      assert.equal(headers.get("Cross-Origin-Opener-Policy"), "same-origin");
      assert.match(headers.get("Strict-Transport-Security") ?? "", /max-age=63072000/);
    }
    assert.equal(answers.at(-1)?.status, 405);
    assert.equal(answers.at(-1)?.headers.get("Allow"), "GET, HEAD");
  });
});

Deno.test("files for the host and paths out of the folder are not served", async () => {
  await withDist(async (ask) => {
    for (const path of ["/_headers", "/%2e%2e/%2e%2e/etc/passwd", "/assets/%2e%2e/_headers"]) {
      assert.equal(await ask(path).text(), PAGE, path);
    }
  });
});

Deno.test("a folder without a build prevents the start and names the command to run", async () => {
  const dir = await Deno.makeTempDir();
  await assert.rejects(staticHandler(dir, CONFIG), /run "deno task build" first/);
  await Deno.remove(dir);
});

Deno.test("a compressed file is unpacked once for clients that accept no compression, before it is sent", async () => {
  const dir = await Deno.makeTempDir();
  const { DecompressionStream: stream } = globalThis;
  try {
    // The text is long enough to be sent in pieces.
    const [text, unlike] = [
      "one ".repeat(100_000),
      Array.from({ length: 50_000 }, (_, n) => `${n % 1000} `.padStart(8)).join(""),
    ];
    await Deno.writeTextFile(`${dir}/index.html`, PAGE);
    await Deno.writeTextFile(`${dir}/long-AB12.js`, text);
    await Deno.writeFile(`${dir}/long-AB12.js.gz`, gzipSync(unlike));
    const handle = await staticHandler(dir, CONFIG);
    globalThis.DecompressionStream = class {
      constructor() {
        throw new Error("Unpacked while it is sent");
      }
    } as unknown as typeof stream;
    await using server = Deno.serve({ port: 0, onListen: () => {} }, handle);
    for (const method of ["GET", "HEAD", "GET"]) {
      const response = await fetch(`http://localhost:${server.addr.port}/long-AB12.js`, {
        method,
        headers: { "Accept-Encoding": "identity" },
      });
      assert.equal(response.headers.get("Content-Encoding"), null);
      assert.equal(response.headers.get("Content-Length"), String(text.length));
      assert.equal(await response.text(), method === "GET" ? unlike : "");
    }
  } finally {
    globalThis.DecompressionStream = stream;
    await Deno.remove(dir, { recursive: true });
  }
});
