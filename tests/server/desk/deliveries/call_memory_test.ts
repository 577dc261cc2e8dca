import assert from "node:assert/strict";
import { Session } from "node:inspector";
import { HEADERS } from "../../../../api/constants.ts";
import { type AuthorizedContext, onPage } from "../../../../server/context.ts";
import { Call, contextOf, type Kernel } from "../../../../server/http/context.ts";
import type { Route } from "../../../../server/fields.ts";
import { modules } from "../../../../server/generated/modules.ts";
import { PendingWork } from "../../../../server/http/pending_work.ts";
import { API, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, signIn } from "../../../support/people/people.ts";

const KILOBYTE_OF_NUMBERS = 128;
const YOUNG_KILOBYTES = 192 * 1024;
let last: readonly number[] = [];

/** Allocates three times V8's young generation, so that everything in it is collected or promoted. */
function turnYoungOver(): void {
  for (let left = YOUNG_KILOBYTES; left > 0; left--) last = new Array(KILOBYTE_OF_NUMBERS).fill(left);
}

/**
 * Samples allocations of `work` and returns the bytes that survive a collection of the young generation,
 * whenever the old one is collected.
 */
async function survivors(work: () => Promise<void>): Promise<number> {
  const session = new Session();
  session.connect();
  const post = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve, reject) =>
      session.post(method, params, (error, result) => error ? reject(error) : resolve(result))
    );
  await post("HeapProfiler.startSampling", {
    samplingInterval: 4_096,
    includeObjectsCollectedByMajorGC: true,
  });
  await work();
  turnYoungOver();
  assert.equal(last.length, KILOBYTE_OF_NUMBERS);
  const { profile } = await post("HeapProfiler.stopSampling") as { profile: { head: Sampled } };
  session.disconnect();
  return sizeOf(profile.head);
}

interface Sampled {
  readonly callFrame: { readonly functionName: string };
  readonly selfSize: number;
  readonly children: readonly Sampled[];
}

const sizeOf = ({ callFrame, selfSize, children }: Sampled): number =>
  callFrame.functionName === turnYoungOver.name
    ? 0
    : children.reduce((sum, child) => sum + sizeOf(child), selfSize);

const probe: Route = {
  method: "GET",
  path: "/probe",
  rule: "public",
  handle: () => Promise.resolve(new Response("here")),
};

Deno.test("a call's address and super token come from its request, also on another page", async () => {
  const kernel = { now: () => 0 } as unknown as Kernel;
  const info = { remoteAddr: { transport: "tcp" as const, hostname: "192.0.2.7", port: 1 } };
  const request = new Request("http://api.test/", { headers: { [HEADERS.superToken]: "s".repeat(43) } });
  const context = await contextOf(kernel, new Call(request, "r1", info, {}));
  const onFirst = onPage(context as AuthorizedContext, { page: 1, perPage: 500 });
  for (const each of [context, onFirst]) {
    assert.deepEqual([each.requestId, each.address, each.superToken], ["r1", "192.0.2.7", "s".repeat(43)]);
    assert.equal(each.signal, request.signal);
  }
  assert.deepEqual([context.page.perPage, onFirst.page.perPage], [20, 500]);
});

Deno.test("ADR 61: the memory of an answered call is freed before the whole heap is collected", async () => {
  const [CALLS, AT_ONCE, MAX_BYTES] = [8_000, 10, 5_000];
  await withDatabase(async (db) => {
    await using server = testApp(db, { modules: [...modules, { routes: [probe] }] });
    const token = await signIn(db, await addPerson(db, { role: "root" }));
    const ask = async (calls: number) => {
      await Promise.all(Array.from({ length: AT_ONCE }, async () => {
        for (let count = 0; count < calls / AT_ONCE; count++) {
          const request = new Request(`${API}/probe`, { headers: { authorization: `Bearer ${token}` } });
          await (await server.app.fetch(request)).text();
        }
      }));
    };
    await ask(1_000);
    const held = await survivors(() => ask(CALLS)) / CALLS;
    assert.ok(held < MAX_BYTES, `${Math.round(held)} bytes of each call are held`);
  });
});

Deno.test("a stop waits for running work, and for work that arrived during the stop", async () => {
  const pending = new PendingWork(() => {});
  await pending.settled();
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  void pending.track(one.promise);
  let isSettled = false;
  const settled = pending.settled().then(() => isSettled = true);
  void pending.track(one.promise.then(() => other.promise));
  one.resolve();
  await one.promise;
  await Promise.resolve();
  assert.equal(isSettled, false);
  other.resolve();
  await settled;
});

Deno.test("a failure of work whose result is not awaited is logged, and the work no longer counted", async () => {
  const events: unknown[] = [];
  const pending = new PendingWork((error) => void events.push(error));
  pending.add(Promise.reject(new Error("late")));
  await pending.settled();
  await Promise.resolve();
  assert.match(String(events[0]), /late/);
});
