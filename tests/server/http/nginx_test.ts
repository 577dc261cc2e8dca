/** Tests the recipes in a real nginx; skipped if none is installed (Debian has the package `nginx`). */
import assert from "node:assert/strict";
import { join } from "node:path";
import { fetchRaw, textOf } from "../../../scripts/doctor/fetch_raw.ts";
import { readDeployment } from "../../../scripts/deploy/deployment.ts";
import { writeDeployment } from "../../../scripts/deploy/write.ts";
import { withDirectory } from "../../support/server/database.ts";
import { findNginx, startNginx } from "../../support/deployment/nginx.ts";
import { writeTinyBuild } from "../../support/deployment/tiny_build.ts";

const nginx = await findNginx();
const ignore = nginx === null;
const KEPT = "public, max-age=31536000, immutable";

interface Scene {
  readonly app: string;
  readonly api: string;
  readonly appFolder: string;
  /** Ends the process with that index. */
  readonly end: (at: number) => Promise<void>;
}

/** Answers with the process's index and the headers that the proxy sent. */
function answer(request: Request, at: number): Response {
  if (request.headers.get("upgrade") === "websocket") {
    const { socket, response } = Deno.upgradeWebSocket(request);
    socket.onmessage = ({ data }) => socket.send(`${at} heard ${data}`);
    return response;
  }
  const { pathname } = new URL(request.url);
  const seen = ["host", "x-forwarded-for"].map((name) => request.headers.get(name));
  return Response.json({ at, pathname, seen });
}

function freePort(): number {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  return listener.addr.port;
}

/** Runs nginx in front of two processes, and as the host of a tiny build. */
async function inNginx(run: (scene: Scene) => Promise<void>): Promise<void> {
  await withDirectory(async (home) => {
    const [appPort, apiPort, loginPort] = [freePort(), freePort(), freePort()];
    const [app, api, login] = [appPort, apiPort, loginPort].map((port) => `http://localhost:${port}`);
    await writeTinyBuild(`${home}/dist`);
    const description = { app, api: `${api}/api`, login, processes: 2 };
    await writeDeployment(readDeployment(JSON.stringify(description), true), {
      from: `${home}/dist`,
      to: `${home}/to`,
    });
    const servers = [0, 1].map((at) =>
      Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => answer(request, at))
    );
    const [first, second] = servers.map(({ addr }) => addr.port);
    await Deno.mkdir(join(home, "nginx"));
    const order = { program: nginx!, home: join(home, "nginx"), folder: `${home}/to`, appPort };
    const running = await startNginx({
      ...order,
      ports: { 8000: first!, 8010: second!, 8001: first!, 8011: second! },
    });
    const over = new Set<number>();
    const end = async (at: number) => {
      over.add(at);
      await servers[at]!.shutdown();
    };
    try {
      await run({ app: app!, api: api!, appFolder: `${home}/to/app`, end });
    } finally {
      await running[Symbol.asyncDispose]();
      for (const at of [0, 1]) if (!over.has(at)) await end(at);
    }
  });
}

Deno.test({
  name: "nginx caches an asset for a year only if it exists, so that a rollback restores missing files",
  ignore,
  fn: () =>
    inNginx(async ({ app, appFolder }) => {
      const asset = `${app}/assets/main-AB12.js`;
      const there = await fetchRaw(asset);
      assert.deepEqual([there.status, there.headers.get("cache-control")], [200, KEPT]);
      const same = await fetchRaw(asset, { headers: { "if-none-match": there.headers.get("etag")! } });
      assert.deepEqual([same.status, same.headers.get("cache-control")], [304, KEPT]);
      // The new release lacks the former files, and a rollback brings them back.
      await Deno.rename(`${appFolder}/assets`, `${appFolder}/old`);
      const missing = await fetchRaw(asset);
      assert.deepEqual([missing.status, missing.headers.get("cache-control")], [404, "no-store"]);
      assert.match(missing.headers.get("content-security-policy")!, /default-src 'none'/);
      await Deno.rename(`${appFolder}/old`, `${appFolder}/assets`);
      assert.equal((await fetchRaw(asset)).status, 200);
    }),
});

Deno.test({
  name:
    "nginx serves the page for routes, compressed files with Vary, the manifest with its type, /.well-known, and no hidden file",
  ignore,
  fn: () =>
    inNginx(async ({ app, appFolder }) => {
      const page = await fetchRaw(`${app}/orders/PB-1.2`);
      assert.deepEqual([page.status, page.headers.get("cache-control")], [200, "no-cache"]);
      assert.match(textOf(page), /^<!doctype html>/);
      const packed = await fetchRaw(`${app}/assets/main-AB12.js`, { headers: { "accept-encoding": "gzip" } });
      assert.deepEqual([packed.headers.get("content-encoding"), packed.headers.get("vary")], [
        "gzip",
        "Accept-Encoding",
      ]);
      const manifest = await fetchRaw(`${app}/manifest.webmanifest`);
      assert.deepEqual([manifest.status, manifest.headers.get("content-type")], [
        200,
        "application/manifest+json",
      ]);
      const settings = await fetchRaw(`${app}/config.json`);
      assert.deepEqual([settings.status, settings.headers.get("cache-control")], [200, "no-store"]);
      await Deno.mkdir(`${appFolder}/.well-known`);
      await Deno.writeTextFile(`${appFolder}/.well-known/security.txt`, "Contact: mailto:x@example.test");
      assert.equal((await fetchRaw(`${app}/.well-known/security.txt`)).status, 200);
      assert.equal((await fetchRaw(`${app}/.well-known/missing`)).status, 404);
      for (const path of ["/_headers", "/.stamp", "/a/.env"]) {
        assert.equal((await fetchRaw(app + path)).status, 404, path);
      }
    }),
});

Deno.test({
  name:
    "nginx alternates between two processes, hides a dead one, and passes on sockets and the client's address",
  ignore,
  fn: () =>
    inNginx(async ({ api, end }) => {
      const ask = async () =>
        JSON.parse(textOf(await fetchRaw(`${api}/api/x`, { headers: { "x-forwarded-for": "192.0.2.1" } })));
      const all = [await ask(), await ask(), await ask(), await ask()];
      assert.deepEqual(all.map(({ at }) => at).sort(), [0, 0, 1, 1]);
      assert.deepEqual(
        all[0].seen,
        ["localhost", "127.0.0.1"],
        "a client's own forwarding header is replaced",
      );
      await end(0);
      for (let times = 0; times < 4; times++) assert.equal((await ask()).at, 1);
      const socket = new WebSocket(`${api.replace("http", "ws")}/api/graphql`);
      const heard = new Promise((resolve) => socket.onmessage = ({ data }) => resolve(data));
      socket.onopen = () => socket.send("hello");
      assert.equal(await heard, "1 heard hello");
      const closed = new Promise((resolve) => socket.onclose = resolve);
      socket.close();
      await closed;
      const post = await fetchRaw(`${api}/api/x`, { method: "POST", body: "x" });
      assert.equal(JSON.parse(textOf(post)).at, 1);
    }),
});

Deno.test({
  name: "nginx accepts the recipe with TLS, redirects http to it, and lets certificate challenges through",
  ignore,
  fn: () =>
    withDirectory(async (home) => {
      const [appPort, apiPort, loginPort, httpPort] = [freePort(), freePort(), freePort(), freePort()];
      const [api, login] = [apiPort, loginPort].map((port) => `https://localhost:${port}`);
      await writeTinyBuild(`${home}/dist`);
      const description = { app: `http://localhost:${appPort}`, api: `${api}/api`, login };
      const folder = `${home}/to`;
      await writeDeployment(readDeployment(JSON.stringify(description), true), {
        from: `${home}/dist`,
        to: folder,
      });
      const tls = decodeURIComponent(new URL("../../fixtures/tls/", import.meta.url).pathname);
      await Deno.mkdir(`${home}/nginx`);
      await Deno.mkdir(`${home}/proofs/.well-known/acme-challenge`, { recursive: true });
      await Deno.writeTextFile(`${home}/proofs/.well-known/acme-challenge/x`, "proof");
      await using _nginx = await startNginx({
        ...{ program: nginx!, home: `${home}/nginx`, folder, appPort, ports: {} },
        changes: {
          "/etc/ssl/pressdock/fullchain.pem": `${tls}cert.pem`,
          "/etc/ssl/pressdock/privkey.pem": `${tls}key.pem`,
          "/var/lib/letsencrypt": `${home}/proofs`,
          "listen 80;": `listen ${httpPort};`,
        },
      });
      const http = await fetchRaw(`http://localhost:${httpPort}/api/graphql`);
      assert.deepEqual([http.status, http.headers.get("location")], [301, "https://localhost/api/graphql"]);
      const proof = await fetchRaw(`http://localhost:${httpPort}/.well-known/acme-challenge/x`);
      assert.deepEqual([proof.status, textOf(proof)], [200, "proof"]);
      await assert.rejects(fetchRaw(`${api}/api/ready`), /self-signed/, "TLS is there");
    }),
});
