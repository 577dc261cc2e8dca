import { openAt } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { connectClient } from "../../../src/lib/client.ts";
import { configureApp } from "../../support/client/app_config.ts";
import { forgetSession, keep } from "../../../src/lib/cookies.ts";
import type { Outcome } from "../../../src/lib/outcome.ts";
import { upload } from "../../../src/lib/upload.ts";
import { FakeUpload } from "../fake_upload.ts";

const FILE = new File(["x".repeat(100)], "orders.csv");

interface Run {
  readonly request: () => FakeUpload;
  readonly outcome: Promise<Outcome<unknown>>;
  readonly sent: number[];
  readonly went: string[];
  readonly refusals: () => number;
  readonly abort: () => void;
}

async function uploading(work: (run: Run) => Promise<void>, waitMs = 60_000, isSamePerson = true) {
  const restore = FakeUpload.install();
  const [sent, went]: [number[], string[]] = [[], []];
  let refusals = 0;
  configureApp({ api: "http://localhost:8000/api" });
  connectClient({
    navigate: (path) => went.push(path),
    onUnauthenticated: () => refusals++,
    isSamePerson: () => isSamePerson,
  });
  const controller = new AbortController();
  const outcome = upload("/imports/orders", FILE, {
    signal: controller.signal,
    onProgress: (bytes) => sent.push(bytes),
    waitMs,
  });
  try {
    const request = () => FakeUpload.all[0]!;
    await work({ request, outcome, sent, went, refusals: () => refusals, abort: () => controller.abort() });
  } finally {
    restore();
    connectClient({});
  }
}

Deno.test("S7.2 an upload has the headers of every call and reports its progress", async () => {
  openAt("/");
  keep("token", "t0ken");
  await uploading(async ({ request, outcome, sent }) => {
    assert.equal(request().url, "http://localhost:8000/api/imports/orders");
    assert.equal(request().headers.get("Authorization"), "Bearer t0ken");
    assert.equal(request().headers.get("X-Requested-With"), "XMLHttpRequest");
    await request().progress(40);
    await request().answer(202, { job: "j1" });
    assert.deepEqual([await outcome, sent], [{ ok: true, data: { job: "j1" } }, [40]]);
  });
  forgetSession();
});

Deno.test("a failed upload does not navigate, because the chosen file would be lost; a 401 is reported to the session", async () => {
  for (const status of [404, 500, 503]) {
    await uploading(async ({ request, outcome, went }) => {
      await request().answer(status, {});
      assert.deepEqual(await outcome, { ok: false, failure: { kind: "http", status, errors: [] } });
      assert.deepEqual(went, []);
    });
  }
  await uploading(async ({ request, outcome, refusals }) => {
    await request().answer(401, {});
    await outcome;
    assert.equal(refusals(), 1);
  });
});

Deno.test("an upload without progress times out, and a stopped one is aborted", async () => {
  await uploading(async ({ request, outcome }) => {
    await request().progress(40);
    assert.deepEqual(await outcome, { ok: false, failure: { kind: "timeout" } });
    assert.equal(request().isAborted, true);
  }, 20);
  await uploading(async ({ request, outcome, abort }) => {
    abort();
    assert.deepEqual(await outcome, { ok: false, failure: { kind: "aborted" } });
    assert.equal(request().isAborted, true);
  });
});

Deno.test("nothing is uploaded under the token of somebody who signed out in another window", async () => {
  await uploading(
    async ({ outcome }) => {
      assert.deepEqual(await outcome, { ok: false, failure: { kind: "aborted" } });
      assert.equal(FakeUpload.all.length, 0);
    },
    60_000,
    false,
  );
});
