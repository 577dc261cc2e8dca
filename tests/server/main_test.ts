import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ENTRY_LINK_SECONDS } from "../../api/constants.ts";
import { appHandler } from "../../server/app_handler.ts";
import { openDatabase } from "../../server/db/open.ts";
import type { Module } from "../../server/module.ts";
import { madeAnswer, UnreadAnswers } from "../../server/http/unread.ts";
import { greetingText, type RunningServer, serve, type ServeOptions } from "../../server/main.ts";
import { makeSetupCode } from "../../server/login_site/setup.ts";
import { loginSite } from "../../server/login_site/site.ts";
import { isSetupCode } from "../../server/modules/people/sign_in_links/setup_store.ts";
import { modules } from "../../server/generated/modules.ts";
import { systemRandom } from "../../server/session/tokens.ts";
import { readEnvironment } from "../../server/settings/settings.ts";
import { newGroup } from "../../server/modules/people/groups/store.ts";
import { testApp, testSettings } from "../support/server/api.ts";
import { withDatabase } from "../support/server/database.ts";
import { NOW } from "../support/people/people.ts";

const { appOrigins: _app, loginOrigin: _login, ...settings } = testSettings;

const PEER = { remoteAddr: { transport: "tcp", hostname: "127.0.0.1", port: 1 } } as const;

/** The limit for running requests to end. */
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
  work: (running: RunningServer, dataDir: string) => Promise<void>,
  more: readonly Module[] = [],
  options: Partial<ServeOptions> = {},
): Promise<void> {
  await inDirectory(async (dataDir) => {
    const running = await serve({
      port: 0,
      loginPort: 0,
      demo: false,
      name: "Pressdock",
      modules: [...modules, ...more],
      ...options,
      settings: { ...settings, dataDir, ...options.settings },
    });
    await work(running, dataDir);
  });
}

Deno.test("serve answers the API and the login site on their ports, and shows how to make the first account", () =>
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
    assert.match(greetingText(running), /^Ready http:\/\/localhost:\d+\nMake the first account: http/);
    const setup = await fetch(running.setupLink!);
    assert.equal(setup.status, 200);
    await setup.body?.cancel();
    await running.close();
  }));

Deno.test("a stop finishes the running request and closes the database cleanly", () => {
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

Deno.test("Ctrl-C ends the process, even while somebody has sent only half a request", () =>
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
    let output = "";
    while (!output.includes("/welcome")) output += (await reader.read()).value ?? assert.fail(output);
    const port = Number(/Ready http:..localhost:(\d+)/.exec(output)?.[1]);
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

Deno.test("an occupied port prevents the start with its reason", () =>
  withServer(async (running, dataDir) => {
    const port = Number(new URL(running.origin).port);
    const others = { demo: false, name: "P", settings: { ...settings, dataDir } };
    await assert.rejects(serve({ ...others, port, loginPort: 0 }), Deno.errors.AddrInUse);
    await assert.rejects(serve({ ...others, port: 0, loginPort: port }), Deno.errors.AddrInUse);
    await running.close();
  }));

Deno.test("with a certificate both sites are served over https, and an incomplete one prevents the start", () => {
  const folder = decodeURIComponent(new URL("../fixtures/tls/", import.meta.url).pathname);
  const [cert, key] = ["cert", "key"].map((name) => `${folder}${name}.pem`);
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
    { tls: { cert: cert!, key: key! } },
  );
});

Deno.test("if APP_ORIGINS names another host, the API's own host serves no app: unknown paths are 404 there", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const pages = () => madeAnswer(new Response("the app"));
    const statusesAt = async (
      origin: string,
      appOrigins?: readonly string[],
      app: typeof pages | null = pages,
    ) => {
      const origins = { appOrigins, loginOrigin: testSettings.loginOrigin };
      const handler = appHandler(api.app, app, new UnreadAnswers(), origins);
      const statuses: number[] = [];
      for (const path of ["/", "/healthz", "/orders/1", "/abc/graphql", "/api/nothing"]) {
        const answer = await handler(new Request(origin + path), PEER);
        statuses.push(answer.status);
        await answer.body?.cancel();
      }
      return statuses;
    };
    const [served, none] = [[200, 200, 200, 200, 404], [404, 404, 404, 404, 404]];
    const appOrigins = ["https://app.example.test", "https://app.example.test:8443"];
    for (const host of ["http://api.example.test", "http://127.0.0.1:8000"]) {
      assert.deepEqual(await statusesAt(host, appOrigins), none, host);
    }
    assert.deepEqual(await statusesAt("http://app.example.test", appOrigins), served);
    assert.deepEqual(await statusesAt("http://app.example.test:8443", appOrigins), served);
    assert.deepEqual(await statusesAt("http://127.0.0.1:8000"), served, "nothing was set");
    assert.deepEqual(await statusesAt("http://127.0.0.1:8000", undefined, null), none, "the API alone");
  }));

Deno.test("the link of the first account works in every process, until the account is made", () =>
  withDatabase(async (db) => {
    const [first, second] = [
      await makeSetupCode(db, NOW, systemRandom),
      await makeSetupCode(db, NOW, systemRandom),
    ];
    const sites = [0, 1].map(() =>
      loginSite({ db, settings: testSettings, now: () => NOW, random: systemRandom, name: "P" })
    );
    const post = async (at: number, fields: Record<string, string>) => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const body = new URLSearchParams(fields).toString();
      const answer = await sites[at]!(
        new Request(`${testSettings.loginOrigin}/welcome`, { method: "POST", headers, body }),
      );
      await answer.body?.cancel();
      return answer.status;
    };
    for (const code of [first!, second!]) {
      for (const at of [0, 1]) assert.equal(await post(at, { code }), 200);
    }
    const password = "long enough words";
    assert.equal(
      await post(1, { code: first!, name: "Ada", email: "ada@example.test", password, repeat: password }),
      303,
    );
    for (const code of [first!, second!]) assert.equal(await post(0, { code }), 404);
    assert.equal(await makeSetupCode(db, NOW, systemRandom), null);
    assert.deepEqual(await db.read.selectFrom("setup_links").selectAll().execute(), []);
  }));

Deno.test("the last few links of the first account are kept, none longer than a week", () =>
  withDatabase(async (db) => {
    const codes: string[] = [];
    for (let at = 0; at < 20; at++) codes.push((await makeSetupCode(db, NOW + at, systemRandom))!);
    const holding = async (now: number) => {
      const all = await Promise.all(codes.map((code) => isSetupCode(db.read, code, now)));
      return all.filter(Boolean).length;
    };
    assert.equal(await holding(NOW + 20), 16);
    assert.equal(await isSetupCode(db.read, codes.at(-1)!, NOW + 20), true);
    assert.equal(await isSetupCode(db.read, "guess", NOW + 20), false);
    assert.equal(await holding(NOW + 20 + ENTRY_LINK_SECONDS.invitation), 0);
  }));

Deno.test("running requests get STOP_SECONDS to finish, and no more", () => {
  const arrived = Promise.withResolvers<void>();
  const never = Promise.withResolvers<Response>();
  const stuck: Module = {
    routes: [{
      method: "POST",
      path: "/stuck",
      rule: "public",
      handle: () => {
        arrived.resolve();
        return never.promise;
      },
    }],
  };
  return withServer(
    async (running) => {
      const answer = fetch(`${running.origin}/api/stuck`, { method: "POST" }).catch(() => null);
      await arrived.promise;
      const startedAt = performance.now();
      await running.close();
      assert.ok(performance.now() - startedAt >= 190, "it waited");
      never.resolve(new Response());
      await (await answer)?.body?.cancel();
    },
    [stuck],
    { stopSeconds: 0.2 },
  );
});
