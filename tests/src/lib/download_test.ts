import { openAt } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { connectClient } from "../../../src/lib/client.ts";
import { configureApp } from "../../support/client/app_config.ts";
import { StoppedTime } from "../../support/time/stopped_time.ts";
import { forgetSession, keep } from "../../../src/lib/cookies.ts";
import { download, fetchFile } from "../../../src/lib/download.ts";
import type { Outcome } from "../../../src/lib/outcome.ts";

const LIMIT_MS = 50;

interface Saved {
  readonly name: string;
  readonly text: string;
}

/** Runs one download; returns its outcome, the saved file and the request. */
async function downloading(answer: () => Response, isSamePerson = true) {
  openAt("/jobs");
  keep("token", "t-1");
  configureApp({ api: "http://localhost:8000/api" });
  const [went, saved, sent]: [string[], Promise<Saved>[], Request[]] = [[], [], []];
  connectClient({ navigate: (path) => went.push(path), isSamePerson: () => isSamePerson });
  const { fetch } = globalThis;
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let file = new Blob();
  globalThis.fetch = (url, init) => {
    sent.push(new Request(url as string, init as RequestInit));
    return Promise.resolve().then(answer);
  };
  Object.assign(URL, { createObjectURL: (blob: Blob) => (file = blob, "blob:1"), revokeObjectURL() {} });
  HTMLAnchorElement.prototype.click = function () {
    saved.push(file.text().then((text) => ({ name: this.download, text })));
  };
  try {
    const outcome: Outcome<null> = await download("/jobs/file?job=1", "Bestellungen.csv");
    return { outcome, went, saved: await Promise.all(saved), sent };
  } finally {
    globalThis.fetch = fetch;
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
    connectClient({});
    forgetSession();
  }
}

Deno.test("a file is fetched with the session's headers and saved under its name", async () => {
  const { outcome, saved, sent } = await downloading(() => new Response("code\r\n"));
  assert.deepEqual(outcome, { ok: true, data: null });
  assert.deepEqual(saved, [{ name: "Bestellungen.csv", text: "code\r\n" }]);
  assert.equal(sent[0]?.headers.get("authorization"), "Bearer t-1");
  assert.equal(sent[0]?.url, "http://localhost:8000/api/jobs/file?job=1");
});

Deno.test("S9.1 a file times out when its bytes stop coming, and not before, however long it is", async () => {
  openAt("/jobs");
  configureApp({ api: "http://localhost:8000/api" });
  connectClient({});
  using time = new StoppedTime();
  const { fetch } = globalThis;
  const bytes = new TextEncoder().encode("code");
  let parts = 0;
  globalThis.fetch = (_url, init) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          pull(controller) {
            // Three parts together take longer than the limit; then no more arrive.
            time.pass(LIMIT_MS - 1);
            assert.equal(init?.signal?.aborted, false);
            if (parts++ < 3) return controller.enqueue(bytes);
            time.pass(1);
            throw init?.signal?.reason;
          },
          // Without buffering no part is produced before it is requested.
        }, { highWaterMark: 0 }),
      ),
    );
  try {
    assert.deepEqual(await fetchFile("/jobs/file?job=1", LIMIT_MS), { kind: "timeout" });
    assert.equal(parts, 4);
  } finally {
    globalThis.fetch = fetch;
  }
});

Deno.test("a missing file saves nothing, is reported, and the screen stays", async () => {
  const body = JSON.stringify({ errors: [{ message: "Gone.", extensions: { code: "NOT_FOUND" } }] });
  const { outcome, went, saved } = await downloading(() => new Response(body, { status: 404 }));
  assert.ok(!outcome.ok && outcome.failure.kind === "http");
  assert.deepEqual([outcome.failure.status, outcome.failure.errors[0]?.code], [404, "NOT_FOUND"]);
  assert.deepEqual([went, saved], [[], []]);
});

Deno.test("without an answer the download has failed, and nothing is requested under another person's token", async () => {
  const lost = await downloading(() => {
    throw new TypeError("connection refused");
  });
  assert.deepEqual(lost.outcome, { ok: false, failure: { kind: "network" } });
  const other = await downloading(() => new Response("code\r\n"), false);
  assert.deepEqual([other.outcome, other.sent], [{ ok: false, failure: { kind: "aborted" } }, []]);
});
