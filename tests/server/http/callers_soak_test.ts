/** Attacks by callers who use too much, in a separate process, while another person works without noticing. */
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { DEMO_PASSWORD } from "../../../server/demo/people/people.ts";
import { signIn } from "../../../scripts/bench/sign_in.ts";
import { ATTACKS, type Plan } from "../../support/server/attacks.ts";
import { withDirectory } from "../../support/server/database.ts";
import { isSoak } from "../../support/soak.ts";

const root = new URL("../../../", import.meta.url);
/** Limits the run to one attack of the given duration; the soak runs all. */
const ONLY = Deno.env.get("ATTACK");
const SECONDS = Number(Deno.env.get("ATTACK_SECONDS") ?? 20);
const EVERY_MS = 100;
const [MOST_MS, MOST_SIGN_IN_MS, MOST_GROWTH_MB] = [500, 2_000, 100];
const ASSET = "/assets/large-AB12.js";

/** Setting by which child processes end with this process, however it ends. */
const ENDING = { ENDS_WITH_STDIN: "1" };

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

async function makeDist(dir: string): Promise<void> {
  await Deno.mkdir(`${dir}/assets`, { recursive: true });
  await Deno.writeTextFile(`${dir}/index.html`, "<!doctype html>");
  const text = Array.from({ length: 100_000 }, (_, at) => `export const n${at} = ${at};`).join("\n");
  await Deno.writeTextFile(dir + ASSET, text);
  await Deno.writeFile(`${dir}${ASSET}.gz`, gzipSync(text));
}

interface Server extends AsyncDisposable {
  readonly app: string;
  readonly login: string;
  readonly memoryMb: () => number;
}

async function startServer(dir: string): Promise<Server> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-check",
      "--v8-flags=--max-semi-space-size=8,--heap-growing-percent=30",
      "--allow-all",
      "scripts/bench/server.ts",
      `${dir}/dist`,
    ],
    cwd: root,
    env: {
      ...ENDING,
      PORT: "0",
      LOGIN_PORT: "0",
      DATA_DIR: `${dir}/data`,

      TRUSTED_PROXIES: "127.0.0.1",
    },
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let output = "";
  while (!output.includes("support@")) output += (await reader.read()).value ?? assert.fail(output);
  const app = /Ready (\S+)/.exec(output)![1]!;
  const config = await (await fetch(`${app}/config.json`)).json() as { login: string };
  return {
    app,
    login: config.login,
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(Deno.readTextFileSync(`/proc/${child.pid}/status`))![1]) / 1024,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.status;
      await reader.cancel();
    },
  };
}

/** Signs in on a known device; returns its cookie and the time that it took. */
async function signInAs(email: string, { app, login }: Server, cookie = "") {
  const startedAt = performance.now();
  const answer = await fetch(login, {
    method: "POST",
    headers: { "x-forwarded-for": "192.0.2.9", cookie },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD, return_to: `${app}/`, state: "x" }),
    redirect: "manual",
  });
  await answer.body?.cancel();
  assert.equal(answer.status, 303);
  return { cookie: answer.headers.get("set-cookie")!.split(";")[0]!, ms: performance.now() - startedAt };
}

Deno.test({
  name:
    "under abusive callers a list is answered within half a second, a known device signs in within two seconds, and memory stays bounded",
  ignore: !isSoak || Deno.build.os !== "linux",
  fn: () =>
    withDirectory(async (dir) => {
      await makeDist(`${dir}/dist`);
      await using server = await startServer(dir);
      const { app, login } = server;
      const { token } = await signIn(app, login, "root@demo.test");
      const seller = await signIn(app, login, "sale@demo.test");
      const device = await signInAs("printer@demo.test", server);
      const list = async () => {
        const startedAt = performance.now();
        const answer = await fetch(`${app}/api/graphql`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${token}`,
            "x-forwarded-for": "192.0.2.8",
          },
          body: JSON.stringify({ query: "{ orders { _id code status } }" }),
        });
        assert.equal((await answer.json() as { data: { orders: unknown[] } }).data.orders.length, 20);
        return performance.now() - startedAt;
      };
      // Warming up excludes memory that a server takes in its first seconds.
      for (let warm = 0; warm < 300; warm++) await list();
      for (const attack of ["nobody", ...ATTACKS].filter((each) => each === (ONLY ?? each))) {
        await pause(2_000);
        const before = server.memoryMb();
        const plan: Plan = { app, login, token: seller.token, asset: ASSET };
        // The attacker gets a low priority, because a real one would not use the server's processor.
        const attacker = new Deno.Command("nice", {
          args: [
            "-n",
            "10",
            Deno.execPath(),
            "run",
            "--no-check",
            "--allow-all",
            "tests/support/server/attacks.ts",
            attack,
            JSON.stringify(plan),
          ],
          cwd: root,
          env: ENDING,
          stdin: "piped",
        }).spawn();
        const times: number[] = [];
        const signIns: number[] = [];
        let most = before;
        const until = performance.now() + SECONDS * 1_000;
        const signing = (async () => {
          for (; attack === "sign-ins" && performance.now() < until; await pause(1_000)) {
            signIns.push((await signInAs("printer@demo.test", server, device.cookie)).ms);
          }
        })();
        try {
          while (performance.now() < until) {
            const ms = await list();
            times.push(ms);
            most = Math.max(most, server.memoryMb());
            await pause(Math.max(0, EVERY_MS - ms));
          }
          await signing;
        } finally {
          attacker.kill("SIGKILL");
          await attacker.status;
        }
        const sorted = times.toSorted((one, other) => one - other);
        const worst = sorted.at(-1)!;
        console.log(
          `${attack}: ${times.length} lists, half within ${
            sorted[times.length >> 1]!.toFixed(0)
          } ms, all within ${worst.toFixed(0)} ms; ` +
            `${before.toFixed(0)} MB and ${(most - before).toFixed(0)} more, ${
              (server.memoryMb() - before).toFixed(0)
            } kept` +
            (signIns.length > 0
              ? `; ${signIns.length} sign-ins, all within ${Math.max(...signIns).toFixed(0)} ms`
              : ""),
        );
        assert.ok(worst <= MOST_MS, `${attack}: a list took ${worst} ms`);
        assert.ok(most - before <= MOST_GROWTH_MB, `${attack}: it took ${most - before} MB`);
        assert.ok(signIns.every((ms) => ms <= MOST_SIGN_IN_MS), `${attack}: ${signIns}`);
      }
    }),
});
