/** People send small bodies that would unpack to 146 MB each, to a server that others use. Runs in the soak. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { MakeReport } from "../../../../api/generated/operations/reports.ts";
import { systemNow } from "../../../../server/app.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { startBare } from "../../../support/kill/kill.ts";
import { addPerson, signIn } from "../../../support/people/people.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const [SENDERS, BODIES_EACH, ORDERS] = [5, 4, 40];
const [LIST_EVERY_MS, LIST_MS, MEMORY_BYTES] = [100, 500, 50_000_000];
const QUIET_MS = 2_000;
const LIST = "{ orders { _id code status } }";
/** The flags equal those of `deno task start`. */
const V8_FLAGS = "--max-semi-space-size=8,--heap-growing-percent=30";

/** Returns a process's current and maximum resident memory, in bytes. */
async function memoryOf(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1_024;
  return { now: bytes("VmRSS"), most: bytes("VmHWM") };
}

const pause = (ms: number) => new Promise<void>((next) => setTimeout(next, ms));

Deno.test({
  name:
    "C7 while five people send twenty bodies that would unpack to 146 MB each, a list requested ten times a second " +
    "is answered within 0.5 s each time, and the server's memory grows by at most 50 MB",
  ignore: !isSoak,
  fn: async () => {
    await using fresh = await freshDatabase();
    const world = await makeWorld(fresh.db);
    for (let made = 0; made < ORDERS; made++) await world.order({}, ["order.submit"]);
    const people = await Promise.all(Array.from({ length: SENDERS }, () => addPerson(fresh.db)));
    const tokens = await Promise.all(people.map((person) => signIn(fresh.db, person, systemNow())));
    const reader = await signIn(fresh.db, "root", systemNow());
    await fresh.db.close();
    const server = await startBare(fresh.place, { DENO_V8_FLAGS: V8_FLAGS });
    const recording = gzipSync("[".repeat(146_000_000), { level: 9 }).toString("base64");

    async function ask(token: string, body: object): Promise<{ text: string; ms: number }> {
      const startedAt = performance.now();
      const answer = await fetch(`${server.api}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return { text: await answer.text(), ms: performance.now() - startedAt };
    }

    let isOver = false;
    const took: number[] = [];
    async function askForLists(): Promise<void> {
      const checks: Promise<void>[] = [];
      while (!isOver) {
        checks.push(
          ask(reader, { query: LIST }).then(({ text, ms }) => {
            assert.match(text, /"orders":\[\{/);
            took.push(ms);
          }),
        );
        await pause(LIST_EVERY_MS);
      }
      await Promise.all(checks);
    }

    const reading = askForLists();
    await pause(QUIET_MS);
    const before = (await memoryOf(server.pid)).now;
    const quiet = took.splice(0);
    const attacks = tokens.flatMap((token) =>
      Array.from(
        { length: BODIES_EACH },
        () => ask(token, { query: MakeReport.text, variables: { params: { recording }, key: null } }),
      )
    );
    const answers = await Promise.all(attacks);
    await pause(QUIET_MS);
    isOver = true;
    await reading;
    const { most } = await memoryOf(server.pid);
    await server.stop();
    const worst = (times: readonly number[]) => Math.round(Math.max(...times));
    console.log(
      `body ${recording.length} characters; lists: ${took.length}, worst ${worst(took)} ms (before ${
        worst(quiet)
      } ms); ` +
        `bodies: worst ${worst(answers.map(({ ms }) => ms))} ms; ` +
        `memory ${Math.round(before / 1e6)} MB, ${Math.round((most - before) / 1e6)} MB more at most`,
    );
    for (const { text } of answers) assert.match(text, /BAD_INPUT|RATE_LIMITED/);
    assert.ok(worst(took) <= LIST_MS);
    assert.ok(most - before <= MEMORY_BYTES);
  },
});
