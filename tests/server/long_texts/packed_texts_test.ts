/** Long texts that arrive compressed: limits apply while they are unpacked and parsed, so that nobody else waits. */
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { pack } from "../../../api/pack_text.ts";
import { MakeReport } from "../../../api/generated/operations/reports.ts";
import { MAX_RECORDING_SIZE } from "../../../api/flows/recording.ts";
import { MAX_PRICE_TABLE_CHARS } from "../../../api/shipping/rating/bounds.ts";
import { readers } from "../../../server/long_texts/readers.ts";
import { limitConcurrency, readPacked } from "../../../server/long_texts/read_packed.ts";
import { testApp } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addPerson, signIn } from "../../support/people/people.ts";
import { entry, recording } from "../../support/client/recording.ts";

const bomb = (plain: string): string => gzipSync(plain, { level: 9 }).toString("base64");

/** Counts the threads that start during `work`. */
async function threadsOf(work: () => Promise<unknown>): Promise<number> {
  const real = globalThis.Worker;
  let begun = 0;
  globalThis.Worker = class extends real {
    constructor(...of: ConstructorParameters<typeof Worker>) {
      super(...of);
      begun++;
    }
  };
  try {
    await work();
  } finally {
    globalThis.Worker = real;
  }
  return begun;
}

const long = (sentence = "It stops.") => {
  const names = Array.from({ length: 300 }, (_, at) => `state ${at} ${"x".repeat(200)}`);
  return JSON.stringify(recording({ sentence, entries: [1, 2, 3, 4, 5].map(() => entry({ value: names })) }));
};

Deno.test("C7 a long recording is read on a thread and a short one in place, with the same answers", async () => {
  assert.ok(long().length > 256 * 1024 && long().length < MAX_RECORDING_SIZE);
  for (const text of [long(), long(" "), JSON.stringify(recording()), "[]"]) {
    const packed = await pack(text);
    const threads = await threadsOf(async () =>
      assert.deepEqual(await readPacked("recording", packed, MAX_RECORDING_SIZE), readers.recording(text))
    );
    assert.equal(threads, text.length > 256 * 1024 ? 1 : 0);
  }
  const { ok } = readers.recording(long());
  assert.equal(ok, true);
});

Deno.test("a text that is too long, too deep or has too many values is refused without a thread", async () => {
  const refused = { ok: false, problems: [{ path: "body", code: "invalid" }] };
  const texts = [
    "[".repeat(9_000_000),
    "[".repeat(900_000),
    `[${"{},".repeat(300_000)}{}]`,
    `{${'"a":[],'.repeat(110_000)}"b":1}`,
    `[${" ".repeat(MAX_PRICE_TABLE_CHARS)}]`,
  ];
  const threads = await threadsOf(async () => {
    for (const text of texts) {
      assert.deepEqual(
        await readPacked("body", bomb(text), MAX_PRICE_TABLE_CHARS),
        refused,
        text.slice(0, 9),
      );
    }
    assert.deepEqual(await readPacked("body", "H4sIAAAA", MAX_PRICE_TABLE_CHARS), refused);
  });
  assert.equal(threads, 0);
});

Deno.test("two texts are read at the same time; one that waits too long is refused with RATE_LIMITED, and one that waits less is read", async () => {
  const withSlot = limitConcurrency(2, 5);
  const [one, two] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const working = [withSlot(() => one.promise), withSlot(() => two.promise)];
  const late = await withSlot(() => Promise.resolve("late")).catch((error) => error);
  assert.deepEqual([late.code, late.details], ["RATE_LIMITED", { retry_after: 5 }]);
  const waiting = withSlot(() => Promise.resolve("third"));
  one.resolve("first");
  assert.equal(await waiting, "third");
  two.resolve("second");
  assert.deepEqual(await Promise.all(working), ["first", "second"]);
});

Deno.test("C7 a small body that would unpack to 9 MB makes no report; a compressed request is not unpacked at all", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const token = await signIn(db, await addPerson(db, { role: "printer" }));
    const params = { recording: bomb("[".repeat(9_000_000)) };
    const { errors: [error] } = await api.ask(token, MakeReport, { params, key: null });
    assert.deepEqual([error?.extensions.code, error?.extensions.problems], [
      "BAD_INPUT",
      [{ path: "recording", code: "invalid" }],
    ]);
    const answer = await api.send("/graphql", {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "content-encoding": "gzip",
      },
      body: new Uint8Array(gzipSync('{"query":"{ cUser { _id } }"}')),
    });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /BAD_INPUT/);
  }));
