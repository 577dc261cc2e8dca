import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../server/db/open.ts";
import { greetingOf, type Running, serve } from "../../server/main.ts";
import { modules as allModules } from "../../server/modules/mod.ts";
import { testSettings, withRest } from "../support/api.ts";

const { appOrigins: _app, loginOrigin: _login, ...settings } = testSettings;
const modules = withRest(allModules);

async function withServer(work: (running: Running, dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "pressdock-serve-"));
  try {
    const running = await serve({
      port: 0,
      loginPort: 0,
      demo: false,
      name: "Pressdock",
      modules,
      settings: { ...settings, dataDir },
    });
    await work(running, dataDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
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

Deno.test("a stop lets the request under way finish and closes the database clean", () =>
  withServer(async (running, dataDir) => {
    // The body is sent in two halves: between them the request is under way.
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const body = new TextEncoder().encode(JSON.stringify({ code: "x".repeat(43) }));
    const answer = fetch(`${running.origin}/api/auth/exchange`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: readable,
    });
    await writer.write(body.slice(0, 10));
    // Another request over the same server shows that the first has reached it.
    await (await fetch(`${running.origin}/api/nothing`)).body?.cancel();
    const stopped = running.close();
    await writer.write(body.slice(10));
    await writer.close();
    const finished = await answer;
    assert.equal(finished.status, 401, "the code is unknown: the request was carried out to its end");
    await finished.body?.cancel();
    await stopped;
    await assert.rejects(fetch(`${running.origin}/api/nothing`));
    const again = await openDatabase({ dataDir });
    assert.equal((await again.read.selectFrom("users").selectAll().execute()).length, 0);
    await again.close();
  }));

Deno.test("a port that is taken stops the start with its reason", () =>
  withServer(async (running, dataDir) => {
    const port = Number(new URL(running.origin).port);
    const others = { demo: false, name: "P", settings: { ...settings, dataDir } };
    await assert.rejects(serve({ ...others, port, loginPort: 0 }), Deno.errors.AddrInUse);
    await assert.rejects(serve({ ...others, port: 0, loginPort: port }), Deno.errors.AddrInUse);
    await running.close();
  }));
