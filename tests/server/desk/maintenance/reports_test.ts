/**
 * Reports of problems: which are accepted, who sees them, for how long, and how they name a person who acts
 * for another.
 */
import assert from "node:assert/strict";
import { pack, unpack } from "../../../../api/pack_text.ts";
import type { Recording } from "../../../../api/flows/recording.ts";
import {
  MakeReport,
  ReportByCode,
  ReportList,
  TrashReport,
} from "../../../../api/generated/operations/reports.ts";
import { forgetOld } from "../../../../server/modules/desk/maintenance/store.ts";
import { addStaff, switchTo } from "../../../support/people/acting_people.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW, signIn } from "../../../support/people/people.ts";
import { recording } from "../../../support/client/recording.ts";
import { makeWorld, type Name } from "../../../support/orders/world.ts";

const DAY = 24 * 3600;
type App = ReturnType<typeof testApp>;

async function inScene(
  test: (
    scene: { db: Parameters<Parameters<typeof withDatabase>[0]>[0]; app: App; tokens: Record<Name, string> },
  ) => Promise<void>,
  now: () => number = () => NOW,
): Promise<void> {
  await withDatabase(async (db) => {
    const world = await makeWorld(db);
    await using app = testApp(db, { now });
    const names = ["anna", "ben", "agent", "root", "super_root", "printer", "order_qc"] as const;
    const signedIn = await Promise.all(names.map(async (name) => [name, await world.token(name)] as const));
    await test({ db, app, tokens: Object.fromEntries(signedIn) as Record<Name, string> });
  });
}

async function send(app: App, token: string, more: Partial<Recording> = {}, key: string | null = null) {
  const params = { recording: await pack(JSON.stringify(recording(more))) };
  return await app.ask(token, MakeReport, { params, key });
}

const codeOf = async (app: App, token: string): Promise<string> => {
  const { data, errors } = await send(app, token);
  assert.deepEqual(errors, []);
  return data!.makeReport.code;
};

const opens = async (app: App, token: string, code: string): Promise<boolean> => {
  const { data, errors } = await app.ask(token, ReportByCode, { code });
  if (errors.length > 0) assert.equal(errors[0]?.extensions.code, "NOT_FOUND");
  return data !== null && errors.length === 0;
};

const listed = async (app: App, token: string, own = false): Promise<string[]> => {
  const { data, errors } = await app.ask(token, ReportList, { own });
  assert.deepEqual(errors, []);
  assert.equal(data!.reportsCount.count, data!.reports.length);
  return data!.reports.map(({ code }) => code);
};

Deno.test("C7 a report is returned as sent, and found by its code in any spelling", () =>
  inScene(async ({ app, tokens }) => {
    const { data } = await send(app, tokens.anna);
    const { code, expires_at } = data!.makeReport;
    assert.match(code, /^[0-9A-HJKMNP-TV-Z]{8}$/);
    assert.equal(expires_at, NOW + 30 * DAY);
    const spelled = `${code.slice(0, 4)} - ${code.slice(4)}`.toLowerCase();
    const opened = (await app.ask(tokens.root, ReportByCode, { code: spelled })).data!.getReportByCode;
    assert.deepEqual(JSON.parse((await unpack(opened.recording, 1e6))!), recording());
    const { sentence, person_name, actor_name, path } = opened.report;
    assert.deepEqual([sentence, person_name, actor_name, path], [
      recording().sentence,
      "Person anna",
      "",
      "/orders",
    ]);
  }));

Deno.test("C7 a report is visible to its person, staff, and agents for people in their scope", () =>
  inScene(async ({ db, app, tokens }) => {
    const [anna, printer] = [await codeOf(app, tokens.anna), await codeOf(app, tokens.printer)];
    const seen: Record<string, readonly [boolean, boolean]> = {};
    for (const [name, token] of Object.entries(tokens)) {
      seen[name] = [await opens(app, token, anna), await opens(app, token, printer)];
      assert.deepEqual(
        new Set(await listed(app, token)),
        new Set([anna, printer].filter((_, at) => seen[name]![at])),
      );
    }
    assert.deepEqual(seen, {
      anna: [true, false],
      ben: [false, false],
      agent: [true, false],
      root: [true, true],
      super_root: [true, true],
      printer: [false, true],
      order_qc: [false, false],
    });
    // Anna leaves the agent's scope, and her reports leave it too.
    await db.write((tx) =>
      tx.deleteFrom("scopes").where("user_id", "=", "agent").where("seller_id", "=", "anna").execute()
    );
    assert.equal(await opens(app, tokens.agent, anna), false);
    assert.deepEqual(await listed(app, tokens.root, true), []);
  }));

Deno.test("C7 only people who can see a report can delete it", () =>
  inScene(async ({ db, app, tokens }) => {
    const id = async () => (await send(app, tokens.anna)).data!.makeReport._id;
    const [one, other] = [await id(), await id()];
    const trash = (token: string, ...delete_ids: string[]) =>
      app.ask(token, TrashReport, { delete_ids, key: null });
    for (const name of ["ben", "printer", "order_qc"] as const) {
      const { errors } = await trash(tokens[name], one);
      assert.equal(errors[0]?.extensions.code, "NOT_FOUND", name);
    }
    assert.deepEqual((await trash(tokens.ben, one, one)).errors[0]?.extensions.code, "NOT_FOUND");
    assert.deepEqual((await trash(tokens.anna, one)).data, { trashReport: [one] });
    assert.deepEqual((await trash(tokens.agent, other)).data, { trashReport: [other] });
    assert.deepEqual(await listed(app, tokens.root), []);
    const rows = await db.read.selectFrom("audit_events").select(["action", "actor_id"])
      .where("entity", "=", "reports").orderBy("seq").execute();
    assert.deepEqual(rows.map(({ action, actor_id }) => `${action} ${actor_id}`), [
      "makeReport anna",
      "makeReport anna",
      "trashReport anna",
      "trashReport agent",
    ]);
  }));

Deno.test("C7 S4.3 while somebody acts, the report belongs to the person, and names who acted", () =>
  inScene(async ({ db, app, tokens }) => {
    const daniel = await addStaff(db);
    const code = await codeOf(app, await switchTo(app, daniel, "anna"));
    const { data } = await app.ask(tokens.anna, ReportByCode, { code });
    const { person_name, actor_name } = data!.getReportByCode.report;
    assert.deepEqual([person_name, actor_name], ["Person anna", "daniel"]);
  }));

Deno.test("C7 after 30 days a report has expired, even before it is deleted", () => {
  let now = NOW;
  return inScene(async ({ db, app, tokens }) => {
    const code = await codeOf(app, tokens.anna);
    const count = async () => (await db.read.selectFrom("reports").select("_id").execute()).length;
    now = NOW + 30 * DAY - 1;
    const root = await signIn(db, "root", now);
    await forgetOld(db, now);
    assert.deepEqual([await opens(app, root, code), await count()], [true, 1]);
    now = NOW + 30 * DAY;
    assert.deepEqual([await opens(app, root, code), await count()], [false, 1]);
    await forgetOld(db, now);
    assert.equal(await count(), 0);
  }, () => now);
});

Deno.test("C7 a recording with an extra, missing or invalid field is refused, and nothing is stored", () => {
  let now = NOW;
  return inScene(async ({ db, app, tokens }) => {
    const refusal = async (recording: string) => {
      // Refused reports count for the rate limit as well.
      now += 60;
      const { errors } = await app.ask(tokens.anna, MakeReport, { params: { recording }, key: null });
      const { code, problems = [] } = errors[0]!.extensions;
      return `${code} ${problems.map((each) => `${each.path} ${each.code}`)}`;
    };
    const packed = (value: unknown) => pack(JSON.stringify(value));
    for (
      const [given, expected] of [
        ["", "recording required"],
        ["x".repeat(200_001), "recording tooLong"],
        ["nonsense", "recording invalid"],
        [await packed({ ...recording(), token: "secret" }), "recording invalid"],
        [
          await packed({ ...recording(), entries: [{ ...recording().entries[0], email: "a@b.test" }] }),
          "recording invalid",
        ],
        [await packed({ ...recording(), version: 2 }), "recording invalid"],
        [await packed({ ...recording(), sentence: " " }), "sentence required"],
        [await pack(" ".repeat(5_000_000)), "recording invalid"],
      ] as const
    ) {
      assert.equal(await refusal(given), `BAD_INPUT ${expected}`);
    }
    assert.deepEqual(await db.read.selectFrom("reports").select("_id").execute(), []);
  }, () => now);
});

Deno.test("C7 M1 the same key makes one report; G6 a sixth report at the same time is refused with RATE_LIMITED", () => {
  let now = NOW;
  return inScene(async ({ app, tokens }) => {
    const key = "report-key-1";
    const [one, again] = [await send(app, tokens.anna, {}, key), await send(app, tokens.anna, {}, key)];
    assert.equal(one.data!.makeReport.code, again.data!.makeReport.code);
    for (let index = 0; index < 3; index++) assert.deepEqual((await send(app, tokens.anna)).errors, []);
    const { errors } = await send(app, tokens.anna);
    assert.deepEqual([errors[0]?.extensions.code, errors[0]?.extensions.retry_after], ["RATE_LIMITED", 60]);
    assert.deepEqual((await send(app, tokens.ben)).errors, []);
    now += 60;
    assert.deepEqual((await send(app, tokens.anna)).errors, []);
  }, () => now);
});
