import assert from "node:assert/strict";
import { loginSite } from "../../../../server/login_site/site.ts";
import type { Database } from "../../../../server/db/database.ts";
import { hashPassword, verifyPassword } from "../../../../server/modules/people/session/password.ts";
import { systemRandom } from "../../../../server/session/tokens.ts";
import { makeSecretKey, readKeyring } from "../../../../server/secrets/secrets.ts";
import { waitAfter } from "../../../../server/http/throttle_store.ts";
import { APP_ORIGIN, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW } from "../../../support/people/people.ts";

const PASSWORD = "correct horse";
const OFFICE = "198.51.100.1";

interface Try {
  readonly email?: string;
  readonly from?: string;
  readonly cookie?: string;
}

interface Scene {
  readonly db: Database;
  readonly clock: { now: number };
  /** Wrong passwords are verified only once the promise resolves. */
  readonly gate: { until: Promise<void> };
  /** Tries to sign in; returns the status, the seconds to wait, and the cookie that was set. */
  readonly attempt: (
    password: string,
    more?: Try,
  ) => Promise<{ status: number; wait: number; cookie: string }>;
  /** Tries one sign-in after the other; returns the statuses. */
  readonly repeat: (times: number, password: string, more?: (n: number) => Try) => Promise<number[]>;
}

const inScene = (run: (scene: Scene) => Promise<void>, settings = testSettings) => () =>
  withDatabase(async (db) => {
    const clock = { now: NOW };
    const password_hash = await hashPassword(PASSWORD, settings.scryptCost);
    for (const _id of ["ada", "ben"]) await addPerson(db, { _id, password_hash });
    const gate = { until: Promise.resolve() };
    const verify: typeof verifyPassword = async (...args) => {
      if (args[0] !== PASSWORD) await gate.until;
      return await verifyPassword(...args);
    };
    const site = loginSite({
      db,
      settings,
      now: () => clock.now,
      random: systemRandom,
      verify,
      name: "Pressdock",
    });
    const attempt: Scene["attempt"] = async (
      password,
      { email = "ada", from = OFFICE, cookie = "" } = {},
    ) => {
      const fields = { email: `${email}@demo.test`, password, return_to: `${APP_ORIGIN}/`, state: "x" };
      const request = new Request(`${settings.loginOrigin}/`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...(cookie && { cookie }) },
        body: new URLSearchParams(fields).toString(),
      });
      const answer = await site(request, { remoteAddr: { transport: "tcp", hostname: from, port: 1 } });
      await answer.body?.cancel();
      const { headers, status } = answer;
      const wait = Number(headers.get("retry-after"));
      return { status, wait, cookie: (headers.get("set-cookie") ?? "").split(";")[0]! };
    };
    const repeat: Scene["repeat"] = async (times, password, more = () => ({})) => {
      const statuses = [];
      for (let n = 0; n < times; n++) statuses.push((await attempt(password, more(n))).status);
      return statuses;
    };
    await run({ db, clock, gate, attempt, repeat });
  });

const network = (n: number) => `203.0.${n >> 8}.${n & 255}`;

Deno.test("G6 a wait doubles with each failure after the free ones, up to a maximum", () => {
  const growth = { free: 3, firstSeconds: 10, longestSeconds: 100, forgetSeconds: 60 };
  assert.deepEqual([0, 2, 3, 4, 5, 6, 7, 2000].map((failures) => waitAfter(failures, growth)), [
    0,
    0,
    10,
    20,
    40,
    80,
    100,
    100,
  ]);
});

Deno.test(
  "G6 each failure after five extends the wait; a refused try is not counted, and waits expire with time",
  inScene(async ({ clock, attempt, repeat }) => {
    assert.deepEqual(await repeat(5, "nope"), Array(5).fill(401));
    const waits = [];
    for (let failed = 0; failed < 4; failed++) {
      const { status, wait } = await attempt(PASSWORD);
      assert.equal(status, 429, "the right password is refused too, so that an attempt reveals nothing");
      waits.push(wait);
      clock.now += wait;
      assert.equal((await attempt("nope")).status, 401);
    }
    assert.deepEqual(waits, [60, 120, 240, 480]);
    clock.now += 2 * 3600;
    assert.deepEqual(
      await repeat(5, "nope"),
      Array(5).fill(401),
      "after two quiet hours the limit starts over",
    );
  }),
);

Deno.test(
  "G6 strangers from many networks slow each other down for one account, but not the owner's device",
  inScene(async ({ clock, attempt, repeat }) => {
    const { cookie } = await attempt(PASSWORD);
    const from = (n: number) => ({ from: network(n) });
    const statuses = await repeat(40, "nope", from);
    assert.equal(statuses.filter((status) => status === 401).length, 20);
    assert.equal(
      (await attempt(PASSWORD, { from: "192.0.2.1" })).status,
      429,
      "a stranger with the right password is refused",
    );
    assert.equal((await attempt(PASSWORD, { from: "192.0.2.1", cookie })).status, 303, "the owner, anywhere");
    assert.equal(
      (await attempt(PASSWORD, { email: "ben", from: "192.0.2.1", cookie })).status,
      303,
      "others",
    );
    clock.now += 60;
    assert.equal(
      (await attempt(PASSWORD, { from: "192.0.2.1" })).status,
      303,
      "nobody is locked out permanently",
    );
  }),
);

Deno.test(
  "G6 a known device has its own waits, counts only for its own accounts, and can have several",
  inScene(async ({ attempt, repeat }) => {
    const first = await attempt(PASSWORD);
    const both = await attempt(PASSWORD, { email: "ben", cookie: first.cookie });
    assert.deepEqual(await repeat(6, "nope", () => ({ cookie: both.cookie })), [...Array(5).fill(401), 429]);
    assert.equal((await attempt(PASSWORD, { email: "ben", cookie: both.cookie })).status, 303);
    const asBen = await repeat(6, "nope", (n) => ({ email: "ben", cookie: first.cookie, from: network(n) }));
    assert.deepEqual(
      asBen,
      Array(6).fill(401),
      "the device is not ben's, so its attempts count as a stranger's",
    );
    assert.equal((await attempt(PASSWORD)).status, 303, "failures on a device do not count for its network");
  }),
);

Deno.test(
  "G6 a cookie that is forged, changed, truncated or copied from another account counts as a stranger's",
  inScene(async ({ attempt, repeat }) => {
    const { cookie } = await attempt(PASSWORD);
    const bad = [
      cookie.slice(0, -2),
      `${cookie}A`,
      cookie.replace("v1.", "v2."),
      "device=",
      "device=x",
      `x${cookie}`,
    ];
    await repeat(21, "nope", (n) => ({ from: network(n) }));
    for (const each of bad) assert.equal((await attempt(PASSWORD, { cookie: each })).status, 429, each);
    assert.equal((await attempt(PASSWORD, { cookie: `a=b; ${cookie}; c=d` })).status, 303);
  }),
);

Deno.test(
  "G6 the cookie has no plain address, no script can read it, and over https it is bound to the host",
  inScene(async ({ attempt }) => {
    assert.match((await attempt(PASSWORD)).cookie, /^__Host-device=v1\.[0-9a-f]{8}\.[\w-]+\.[\w-]+$/);
  }, { ...testSettings, loginOrigin: "https://login.shop.test", secrets: readKeyring(makeSecretKey()) }),
);

Deno.test(
  "G6 however many tries from one network fail, the right password from there is accepted at once",
  inScene(async ({ attempt, repeat }) => {
    const stranger = (n: number) => ({ email: `nobody${n}` });
    assert.deepEqual(await repeat(40, "nope", stranger), Array(40).fill(401));
    assert.equal((await attempt(PASSWORD)).status, 303);
    assert.equal((await attempt(PASSWORD, { email: "ben" })).status, 303);
  }),
);

Deno.test(
  "G6 an address has four passwords in the queue; further ones are told when to retry and do not count as failures",
  inScene(async ({ db, gate, attempt, repeat }) => {
    await repeat(30, "nope", (n) => ({ email: `nobody${n}` }));
    // On some engines writers of one row run one by one, so none may end before all have arrived.
    const opened = Promise.withResolvers<void>();
    gate.until = opened.promise;
    let turnedAway = 0;
    const answers = await Promise.all(Array.from({ length: 12 }, async (_, n) => {
      const answer = await attempt("nope", { email: `somebody${n}` });
      if (answer.status === 503 && ++turnedAway === 8) opened.resolve();
      return answer;
    }));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [
      ...Array(4).fill(401),
      ...Array(8).fill(503),
    ]);
    assert.ok(answers.every(({ status, wait }) => status === 401 || wait === 5));
    assert.equal(
      (await attempt(PASSWORD, { from: "192.0.2.1" })).status,
      303,
      "other addresses are not delayed",
    );
    assert.equal((await attempt(PASSWORD)).status, 303, "the queue is free again");
    // Passwords that were turned away were not verified, so they are no failures.
    const rows = await db.read.selectFrom("throttles").select("tokens").where("key", "like", "sign-in:pair:%")
      .execute();
    assert.equal(rows.filter(({ tokens }) => tokens > 0).length, 34);
  }),
);

/**
 * Sends wrong passwords from many addresses at the same time, four from each; they are verified only when the
 * scene ends.
 */
async function flood(
  { gate, attempt }: Scene,
  addresses: readonly string[],
): Promise<() => Promise<number[]>> {
  const opened = Promise.withResolvers<void>();
  gate.until = opened.promise;
  let refused = 0;
  const some = Promise.withResolvers<void>();
  const tries = addresses.flatMap((from, n) => Array.from({ length: 4 }, () => ({ from, email: `x${n}` })));
  const answers = tries.map(async (each) => {
    const { status } = await attempt("nope", each);
    if (status === 503 && ++refused > 0) some.resolve();
    return status;
  });
  await some.promise;
  return async () => {
    opened.resolve();
    return await Promise.all(answers);
  };
}

Deno.test(
  "G6 seventy-five addresses that fill the queue keep no known device out, from any network",
  inScene(async (scene) => {
    const { attempt } = scene;
    const { cookie } = await attempt(PASSWORD);
    const ended = await flood(scene, Array.from({ length: 75 }, (_, n) => network(n)));
    assert.equal((await attempt(PASSWORD, { from: "192.0.2.1" })).status, 503, "strangers are");
    for (const from of ["192.0.2.1", network(0)]) {
      assert.equal((await attempt(PASSWORD, { from, cookie })).status, 303, from);
    }
    const statuses = await ended();
    assert.ok(statuses.every((status) => status === 401 || status === 503), `${statuses}`);
    assert.equal((await attempt(PASSWORD, { from: "192.0.2.1" })).status, 303, "the queue is free again");
  }),
);

Deno.test(
  "G6 addresses with many tries fill the general places, and one with few tries gets past them",
  inScene(async (scene) => {
    const { attempt, repeat } = scene;
    const noisy = Array.from({ length: 12 }, (_, n) => `198.18.0.${n}`);
    for (const from of noisy) await repeat(5, "nope", (n) => ({ from, email: `${from}-${n}` }));
    const ended = await flood(scene, noisy);
    assert.equal((await attempt(PASSWORD, { from: noisy[0]! })).status, 503);
    assert.equal((await attempt(PASSWORD, { from: "192.0.2.77" })).status, 303);
    await ended();
  }),
);

Deno.test(
  "G6 an office where many sign in correctly is not throttled",
  inScene(async ({ clock, repeat }) => {
    for (let hour = 0; hour < 20; hour++) {
      assert.deepEqual(await repeat(5, PASSWORD), Array(5).fill(303));
      assert.deepEqual(await repeat(2, "nope", (n) => ({ email: `nobody${hour}-${n}` })), [401, 401]);
      clock.now += 120;
    }
  }),
);

Deno.test(
  "G6 the table of throttles contains neither the caller nor the address in plain text",
  inScene(async ({ db, attempt }) => {
    await attempt("nope");
    const rows = JSON.stringify(await db.read.selectFrom("throttles").selectAll().execute());
    for (const text of ["ada", OFFICE, "nope"]) assert.ok(!rows.includes(text), text);
  }),
);
