import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../../server/db/open.ts";
import type { Module } from "../../server/fields.ts";
import { greetingOf, type Running, serve } from "../../server/main.ts";
import { modules } from "../../server/modules/mod.ts";
import { readEnvironment } from "../../server/settings.ts";
import { newGroup } from "../../server/modules/groups/store.ts";
import { testSettings } from "../support/api.ts";

const { appOrigins: _app, loginOrigin: _login, ...settings } = testSettings;

/** What is under way has its time to end, and no more. */
const ENDED_MS = 20_000;

async function inDirectory(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "pressdock-serve-"));
  try {
    await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function withServer(
  work: (running: Running, dataDir: string) => Promise<void>,
  more: readonly Module[] = [],
  tls?: { readonly cert: string; readonly key: string },
): Promise<void> {
  await inDirectory(async (dataDir) => {
    const running = await serve({
      port: 0,
      loginPort: 0,
      demo: false,
      name: "Pressdock",
      modules: [...modules, ...more],
      ...(tls && { tls }),
      settings: { ...settings, dataDir },
    });
    await work(running, dataDir);
  });
}

Deno.test("serve answers the API and the login site on their ports, and says how to make the first account", () =>
  withServer(async (running) => {
    const refused = await fetch(`${running.origin}/api/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    assert.equal(refused.status, 401);
    await refused.body?.cancel();
    const form = await fetch(`${running.loginOrigin}/`);
    assert.match(await form.text(), /Sign in/);
    assert.match(greetingOf(running), /^Ready http:\/\/localhost:\d+\nMake the first account: http/);
    const setup = await fetch(running.setupLink!);
    assert.equal(setup.status, 200);
    await setup.body?.cancel();
    await running.close();
  }));

Deno.test("a stop lets the request under way finish and closes the database clean", () => {
  const arrived = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const slow: Module = {
    routes: [{
      method: "POST",
      path: "/slow",
      rule: "public",
      handle: async (_request, { db, now }) => {
        arrived.resolve();
        await goOn.promise;
        const group = newGroup({ _id: "g1", name: "late" }, now());
        await db.write((tx) => tx.insertInto("groups").values(group).execute());
        return new Response("written");
      },
    }],
  };
  return withServer(async (running, dataDir) => {
    const answer = fetch(`${running.origin}/api/slow`, { method: "POST" });
    await arrived.promise;
    const stopped = running.close();
    goOn.resolve();
    assert.equal(await (await answer).text(), "written");
    await stopped;
    await assert.rejects(fetch(`${running.origin}/api/nothing`));
    const again = await openDatabase({ dataDir });
    assert.deepEqual(
      (await again.read.selectFrom("groups").select("name").execute()).map((row) => row.name),
      [
        "late",
      ],
    );
    await again.close();
  }, [slow]);
});

Deno.test("Ctrl-C ends the process, also while somebody has sent half a request and no more", () =>
  inDirectory(async (dataDir) => {
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "--no-check", "--allow-all", "server/main.ts"],
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      env: { PORT: "0", LOGIN_PORT: "0", DEMO: "0", DATA_DIR: dataDir },
      stdin: "null",
      stdout: "piped",
      stderr: "null",
    }).spawn();
    const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
    let said = "";
    while (!said.includes("/welcome")) said += (await reader.read()).value ?? assert.fail(said);
    const port = Number(/Ready http:..localhost:(\d+)/.exec(said)?.[1]);
    using half = await Deno.connect({ port, hostname: "127.0.0.1" });
    await half.write(new TextEncoder().encode(
      "POST /api/graphql HTTP/1.1\r\nHost: localhost\r\n" +
        "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    ));
    child.kill("SIGINT");
    const timer = setTimeout(() => child.kill("SIGKILL"), ENDED_MS);
    const { code } = await child.status;
    clearTimeout(timer);
    assert.equal(code, 0);
    await reader.cancel();
  }));

Deno.test("a port that is taken stops the start with its reason", () =>
  withServer(async (running, dataDir) => {
    const port = Number(new URL(running.origin).port);
    const others = { demo: false, name: "P", settings: { ...settings, dataDir } };
    await assert.rejects(serve({ ...others, port, loginPort: 0 }), Deno.errors.AddrInUse);
    await assert.rejects(serve({ ...others, port: 0, loginPort: port }), Deno.errors.AddrInUse);
    await running.close();
  }));

Deno.test("with a certificate both sites are served over https, and half of one stops the start", () => {
  const [cert, key] = ["cert", "key"].map((name) =>
    new URL(`../fixtures/tls/${name}.pem`, import.meta.url).pathname
  );
  assert.throws(() => readEnvironment({ TLS_CERT: cert }), /expected both TLS_CERT and TLS_KEY/);
  assert.deepEqual(readEnvironment({ TLS_CERT: cert, TLS_KEY: key }).tls, { cert, key });
  return withServer(
    async (running) => {
      const client = Deno.createHttpClient({ caCerts: [Deno.readTextFileSync(cert!)] });
      const trusting: RequestInit & { readonly client: Deno.HttpClient } = { client };
      assert.match(running.origin, /^https:\/\/localhost:\d+$/);
      const form = await fetch(running.loginOrigin, trusting);
      assert.match(await form.text(), /Sign in/);
      const refused = await fetch(`${running.origin}/api/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
        ...trusting,
      });
      assert.equal(refused.status, 401);
      await refused.body?.cancel();
      await assert.rejects(fetch(running.origin.replace("https", "http")));
      client.close();
      await running.close();
    },
    [],
    { cert: cert!, key: key! },
  );
});
