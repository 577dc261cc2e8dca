import assert from "node:assert/strict";
import { type AnyMachineSnapshot, createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import type { ImportPlan } from "../../../api/csv/plan.ts";
import {
  importMachine,
  type ImportUpload,
  type Job,
  type JobAnswer,
  POLL_MS,
  REST_MS,
  type UploadAnswer,
  type UploadInput,
} from "../../../machines/orders/import.ts";
import { assertWholeGraph, implementationsOf, walk } from "../../support/machines/graph.ts";
import { noteWays } from "../../support/machines/transition_log.ts";

const FILE = new File(["x".repeat(10)], "orders.csv");
const PLAN: ImportPlan = {
  profile: "custom",
  format: { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" },
  headers: ["Number", "SKU", "Quantity"],
  columns: { external_number: 0, sku: 1, quantity: 2 },
};
const UPLOAD: ImportUpload = { file: FILE, storeId: "s1", plan: PLAN };
const job = (status: string, made = 0): Job => ({
  _id: "j1",
  kind: "orders.import",
  status,
  title: "orders.csv",
  about: {},
  total: 10,
  done: 5,
  made,
  skipped: 0,
  refused: 0,
  error: null,
  refusals: [],
  created_at: 1,
  finished_at: null,
});

const UPLOADS: readonly UploadAnswer[] = [
  { kind: "accepted", job: "j1" },
  { kind: "refused", failure: "LIMIT" },
  { kind: "unread", failure: "429" },
  { kind: "unknown", failure: "network" },
];
const JOBS: readonly JobAnswer[] = [
  ...["Running", "Done", "Failed"].map((status): JobAnswer => ({ kind: "job", job: job(status) })),
  { kind: "missing" },
  { kind: "failed", failure: "network" },
];
const OPTIONS = {
  input: { jobId: "" },
  payloads: {
    "import.start": [UPLOAD, { ...UPLOAD, storeId: "" }].map((upload) => ({
      upload,
      freshKey: "k1",
    })),
    "upload.progress": [{ sent: 4 }, { sent: 10 }],
    "upload.answer": UPLOADS.map((answer) => ({ answer })),
    "job.open": [{ id: "j2" }],
    "xstate.done.actor.readJob": JOBS.map((output) => ({ output })),
  },
  limit: 20_000,
};

interface Given {
  readonly uploads?: readonly UploadAnswer[];
  readonly jobs?: readonly JobAnswer[];
  readonly jobId?: string;
  /** Delays the answer to fetching a job until it resolves. */
  readonly hold?: Promise<void>;
}

/** Starts an import with answers in turn, the last one repeating; without `uploads` an upload never ends. */
function start({ uploads = [], jobs = JOBS, jobId = "", hold }: Given = {}) {
  const sent: UploadInput[] = [];
  const looked: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    importMachine.provide({
      actors: {
        uploadFile: fromCallback(({ input, sendBack }) => {
          const answer = uploads[sent.length] ?? uploads.at(-1);
          sent.push(input as unknown as UploadInput);
          if (answer) sendBack({ type: "upload.answer", answer });
        }),
        readJob: fromPromise(async ({ input }) => {
          looked.push(input.id);
          const answer = jobs[looked.length - 1] ?? jobs.at(-1)!;
          await hold;
          return answer;
        }),
      },
    }),
    { input: { jobId }, clock, inspect: noteWays },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  const begin = async (freshKey = "k1", upload = UPLOAD) => {
    actor.send({ type: "import.start", upload, freshKey });
    await settle();
  };
  return { actor, sent, looked, clock, settle, begin, at: () => actor.getSnapshot() };
}

Deno.test("every state of an import is reached and every edge taken", () => {
  assertWholeGraph(importMachine, OPTIONS);
  assert.deepEqual(implementationsOf(importMachine).actors, ["uploadFile", "readJob"]);
});

Deno.test("while it is unknown whether the file arrived its key stays, on every path", () => {
  const owed = ["uploading", "unknown"];
  for (const { from, to } of walk(importMachine, OPTIONS) as Record<"from" | "to", AnyMachineSnapshot>[]) {
    if (owed.includes(to.value)) assert.notEqual(to.context.key, "");
    if (owed.includes(from.value) && owed.includes(to.value)) assert.equal(from.context.key, to.context.key);
  }
});

Deno.test("no failure and no lost answer discards the chosen file", () => {
  for (const { from, event, to } of walk(importMachine, OPTIONS)) {
    if (event.type === "import.another" || event.type === "import.start" || !from.context.upload) continue;
    assert.equal(to.context.upload, from.context.upload, event.type);
  }
});

Deno.test("without a store nothing is sent, and the form requires one", async () => {
  const { sent, begin, at } = start();
  await begin("k1", { ...UPLOAD, storeId: "" });
  assert.deepEqual([at().value, at().context.isStoreMissing, sent.length], ["form", true, 0]);
  await begin();
  assert.deepEqual([at().value, at().context.isStoreMissing, sent.length], ["uploading", false, 1]);
});

Deno.test("a lost answer is requested with the same file under the same key", async () => {
  const { actor, sent, settle, begin, at } = start({ uploads: [UPLOADS[3]!, UPLOADS[0]!] });
  await begin();
  assert.equal(at().value, "unknown");
  actor.send({ type: "import.resend" });
  await settle();
  assert.deepEqual(sent, [1, 2].map(() => ({ upload: UPLOAD, key: "k1" })));
  assert.deepEqual([at().context.jobId, at().context.key], ["j1", ""]);
});

Deno.test("a repeat that the API refused to read leaves the result unknown; a first try that it refused did nothing", async () => {
  const repeat = start({ uploads: [UPLOADS[3]!, UPLOADS[2]!] });
  await repeat.begin();
  repeat.actor.send({ type: "import.resend" });
  await repeat.settle();
  assert.equal(repeat.at().value, "unknown");
  const first = start({ uploads: [UPLOADS[2]!] });
  await first.begin();
  assert.deepEqual([first.at().value, first.at().context.failure], ["form", "429"]);
});

Deno.test("a refusal uses up the key: the next try is a new request", async () => {
  const { sent, begin } = start({ uploads: [UPLOADS[1]!] });
  await begin();
  await begin("k2");
  assert.deepEqual(sent.map(({ key }) => key), ["k1", "k2"]);
});

Deno.test("an upload can be stopped until the server has all of it", async () => {
  const early = start();
  await early.begin();
  early.actor.send({ type: "upload.progress", sent: 4 });
  early.actor.send({ type: "import.stop" });
  assert.deepEqual(early.at().value, "form");
  const late = start();
  await late.begin();
  late.actor.send({ type: "upload.progress", sent: FILE.size });
  late.actor.send({ type: "import.stop" });
  assert.equal(late.at().value, "uploading");
});

Deno.test("a job is fetched again after a delay, and at once after a change event", async () => {
  const { actor, looked, clock, settle, at } = start({ jobId: "j1", jobs: JOBS.slice(0, 1) });
  await settle();
  clock.increment(REST_MS);
  clock.increment(POLL_MS);
  await settle();
  assert.equal(looked.length, 2);
  clock.increment(REST_MS);
  actor.send({ type: "job.changed" });
  await settle();
  assert.equal(looked.length, 3);
  assert.deepEqual(at().value, { working: "resting" });
});

Deno.test("twenty changes during one fetch cause one more fetch", async () => {
  const { promise: hold, resolve } = Promise.withResolvers<void>();
  const { actor, looked, clock, settle } = start({ jobId: "j1", jobs: JOBS.slice(0, 1), hold });
  for (let turn = 0; turn < 20; turn++) actor.send({ type: "job.changed" });
  resolve();
  await settle();
  assert.equal(looked.length, 1);
  clock.increment(REST_MS);
  await settle();
  assert.equal(looked.length, 2);
});

Deno.test("a failed fetch keeps the last state and tries again", async () => {
  const { clock, settle, at } = start({ jobId: "j1", jobs: [JOBS[0]!, JOBS[4]!, JOBS[1]!] });
  await settle();
  clock.increment(REST_MS);
  clock.increment(POLL_MS);
  await settle();
  assert.deepEqual([at().context.job?.status, at().context.failure], ["Running", "network"]);
  clock.increment(REST_MS);
  clock.increment(POLL_MS);
  await settle();
  assert.deepEqual([at().value, at().context.failure], ["done", null]);
});

Deno.test("the job in the address opens; a missing one is reported", async () => {
  const { looked, settle, at } = start({ jobId: "j9", jobs: [{ kind: "missing" }] });
  await settle();
  assert.deepEqual([looked, at().value], [["j9"], "missing"]);
});

Deno.test("after a failed job the same file can be sent again", async () => {
  const { actor, begin, settle, at } = start({ uploads: [UPLOADS[0]!], jobs: [JOBS[2]!] });
  await begin();
  assert.equal(at().value, "failed");
  actor.send({ type: "import.retry" });
  await settle();
  assert.deepEqual([at().value, at().context.jobId, at().context.upload], ["form", "", UPLOAD]);
});
