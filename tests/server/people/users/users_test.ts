import assert from "node:assert/strict";
import { ROLES } from "../../../../api/access.ts";
import { SUPER_GROUPS } from "../../../../api/people/act_as.ts";
import type { Database } from "../../../../server/db/database.ts";
import { addStaff, switchTo } from "../../../support/people/acting_people.ts";
import { type TestApp, testApp } from "../../../support/server/api.ts";
import { recordReader } from "../../../support/server/statement_recorder.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";

const DAY = 86_400;

/** Returns the ids of the people that a caller finds, sorted, or the code of the refusal. */
async function found(api: TestApp, token: string, args: string): Promise<string> {
  const { data, errors } = await api.ask<object, { users: { _id: string }[] }>(
    token,
    `{ users${args && `(${args})`} { _id } }`,
  );
  if (errors[0]) return refusal(errors[0]);
  return data!.users.map(({ _id }) => _id).sort().join(" ");
}

/** Returns the count for the same arguments, or the code of the refusal. */
async function counted(api: TestApp, token: string, args: string): Promise<string> {
  const { data, errors } = await api.ask<object, { usersCount: { count: number } }>(
    token,
    `{ usersCount${args && `(${args})`} { count } }`,
  );
  return errors[0] ? refusal(errors[0]) : String(data!.usersCount.count);
}

const refusal = ({ extensions: { code, problems } }: Refused) =>
  [code, ...(problems ?? []).map(({ path }) => path)].join(" ");

interface Refused {
  readonly extensions: { readonly code: string; readonly problems?: readonly { readonly path: string }[] };
}

async function addPeople(db: Database): Promise<void> {
  await addPerson(db, { _id: "linh", name: "Linh Trần", role: "order_qc", groups: ["night"] });
  await addPerson(db, { _id: "marek", name: "Marek Nowak", role: "cutting", created_at: NOW - 10 * DAY });
  await addPerson(db, { _id: "tom", name: "Tom Becker", role: "packager", status: "Away" });
  await addPerson(db, { _id: "gone", name: "Tom Gone", role: "printer", status: "Locked" });
  await addPerson(db, { _id: "anna", name: "Harbor & Pine", role: "sale", email: "anna@pine.test" });
  await addPerson(db, { _id: "boss", name: "Ingrid", role: "super_root", groups: ["super_root"] });
  await addPerson(db, {
    _id: "clerk",
    role: "sale",
    permission: JSON.stringify([{
      module: "finance",
      title: "Finance",
      access: { view: true, add: false, update: false, delete: false },
    }]),
  });
}

Deno.test("S7.8 every argument of users narrows the list, and an invalid one is refused at its path", () =>
  withDatabase(async (db) => {
    await addPeople(db);
    await using api = testApp(db);
    const boss = await signIn(db, "boss");
    const cases: Readonly<Record<string, string>> = {
      "": "anna boss clerk gone linh marek tom",
      '_id: "tom"': "tom",
      'identity: "linh"': "linh",
      'identity: "lin"': "",
      'email: " ANNA@pine.test "': "anna",
      'search: "tom"': "gone tom",
      'search: "TOM bECK"': "tom",
      'search: "100%"': "",
      'search: "@pine.test"': "anna",
      'status: "Away"': "tom",
      'status: "Locked"': "gone",
      'status: "Opened"': "anna boss clerk gone linh marek tom",
      'status: ""': "anna boss clerk gone linh marek tom",
      'status: "Asleep"': "",
      'group: "night"': "linh",
      'group: "group-night"': "linh",
      'group: "day"': "",
      "withProduction: true": "boss gone linh marek",
      "withOrderFulfillment: true": "boss gone linh marek tom",
      "withFinance: true": "boss clerk",
      "withFinance: false": "anna boss clerk gone linh marek tom",
      "switchable: true": "anna clerk linh marek tom",
      'start: "31-02-2026", end: "x"': "BAD_INPUT start end",
      'role: "sale"': "anna clerk",
      'role: ""': "anna boss clerk gone linh marek tom",
      'role: "king"': "BAD_INPUT role",
      'ids: ["tom", "marek", "nobody"]': "marek tom",
      "ids: []": "",
      'range: "today"': "anna boss clerk gone linh tom",
      'range: "this-month"': "anna boss clerk gone linh marek tom",
      'range: "someday"': "BAD_INPUT range",
      'range: "today", role: "sale", ids: ["anna", "tom"]': "anna",
      [`identity: "${"x".repeat(300)}", _id: "${"x".repeat(300)}"`]: "BAD_INPUT _id identity",
      'search: "tom", withOrderFulfillment: true, status: "Away"': "tom",
    };
    for (const [args, ids] of Object.entries(cases)) {
      assert.equal(await found(api, boss, args), ids, args);
      if (args.includes("switchable")) continue;
      assert.equal(await counted(api, boss, args), ids.startsWith("BAD") ? ids : wordsIn(ids), args);
    }
  }));

const wordsIn = (ids: string) => String(ids.split(" ").filter(Boolean).length);

Deno.test("names of people are sorted as they are read, for callers who may list them; others get no other order", () =>
  withDatabase(async (db) => {
    for (const name of ["bela", "Anna", "Carl", "anton"]) {
      await addPerson(db, {
        _id: name.toLowerCase(),
        name,
        role: "printer",
        email: `${name.slice(2)}@x.test`,
      });
    }
    await using api = testApp(db);
    const boss = await signIn(db, await addPerson(db, { _id: "zz", name: "Zed", role: "super_root" }));
    const daniel = await addStaff(db);
    const order = async (token: string, args: string) => {
      const { data } = await api.ask<object, { users: { _id: string }[] }>(
        token,
        `{ users(${args}) { _id } }`,
      );
      return data!.users.map(({ _id }) => _id).join(" ");
    };
    const printers = 'role: "printer"';
    assert.equal(await order(boss, printers), "anna anton bela carl");
    assert.equal(await order(boss, `${printers}, sort: "-name"`), "carl bela anton anna");
    assert.equal(await order(boss, `${printers}, sort: "email"`), "bela anna carl anton");
    assert.equal(await order(daniel.token, `${printers}, sort: "email"`), "anna anton bela carl");
  }));

Deno.test("the names of accounts that listed people see are requested once, and only for people of sellers", () =>
  withDatabase(async (db) => {
    await addPeople(db);
    for (const [_id, scope] of [["agent", ["anna", "clerk"]], ["other", ["anna"]], ["none", []]] as const) {
      await addPerson(db, { _id, role: "sale", scope });
    }
    await addPerson(db, { _id: "was", role: "order_qc", scope: ["anna"] });
    const requests: string[] = [];
    await using api = testApp({ ...db, read: recordReader(db.read, ({ sql }) => void requests.push(sql)) });
    const { data } = await api.ask<object, { users: { _id: string; scope_names: string[] }[] }>(
      await signIn(db, "boss"),
      "{ users { _id scope_names } }",
    );
    const named = new Map(data!.users.map(({ _id, scope_names }) => [_id, scope_names]));
    const clerk = (await db.read.selectFrom("users").select("name").where("_id", "=", "clerk")
      .executeTakeFirstOrThrow()).name;
    assert.deepEqual(named.get("agent"), ["Harbor & Pine", clerk].toSorted());
    assert.deepEqual(["other", "none", "was", "boss"].map((each) => named.get(each)), [
      ["Harbor & Pine"],
      [],
      [],
      [],
    ]);
    assert.equal(requests.filter((text) => text.startsWith('select "_id", "name" from "users"')).length, 1);
  }));

Deno.test("S5.6 the days of users are whole days of the business time zone", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    // The first and the last second of 2026-11-16, and the seconds before and after.
    const start = NOW - 12 * 3600;
    for (
      const [_id, created_at] of [["a", start - 1], ["b", start], ["c", start + DAY - 1], [
        "d",
        start + DAY,
      ]] as const
    ) {
      await addPerson(db, { _id, role: "printer", created_at });
    }
    const boss = await signIn(db, await addPerson(db, { _id: "z", role: "super_root", created_at: 0 }));
    assert.equal(await found(api, boss, 'start: "16-11-2026", end: "16-11-2026"'), "b c");
    assert.equal(await found(api, boss, 'start: "16-11-2026"'), "b c d");
    assert.equal(await found(api, boss, 'end: "16-11-2026"'), "a b c z");
  }));

Deno.test("security I6 a person who is not super_root sees only people below, and only four facts of each", () =>
  withDatabase(async (db) => {
    await addPeople(db);
    await using api = testApp(db);
    const daniel = await addStaff(db);
    const below = "anna clerk linh marek tom";
    assert.equal(await found(api, daniel.token, ""), below);
    assert.equal(await found(api, daniel.token, '_id: "boss"'), "");
    assert.equal(await found(api, daniel.token, 'status: "Locked"'), "");
    const label = await api.ask<object, { users: object[] }>(
      daniel.token,
      '{ users(_id: "anna") { __typename _id identity_label role status } }',
    );
    assert.deepEqual(label.data?.users.map((each) => ({ ...each })), [{
      __typename: "User",
      _id: "anna",
      identity_label: "Harbor & Pine (anna)",
      role: "sale",
      status: "Available",
    }]);
    const asks = [
      "name",
      "email",
      "token",
      "scope",
      "total_credit",
      "acting { _id }",
      "... on User { h }",
      "...F",
    ];
    for (const field of asks) {
      const fragment = field === "...F" ? " fragment F on User { phone_number }" : "";
      const { data, errors } = await api.ask(daniel.token, `{ users { _id ${field} } }${fragment}`);
      assert.equal(data, null, field);
      assert.equal(errors[0]?.extensions.code, "FORBIDDEN", field);
    }
    const boss = await addStaff(db, "ines", { role: "super_root", groups: ["super_root"] });
    const whole = await api.ask<object, { users: Record<string, unknown>[] }>(
      boss.token,
      '{ users(_id: "linh") { email groups group_names scope token total_credit group { name } acting { _id } } }',
    );
    assert.deepEqual({ ...whole.data?.users[0] }, {
      email: "linh@demo.test",
      groups: ["group-night"],
      group_names: ["night"],
      scope: null,
      token: null,
      total_credit: 0,
      group: null,
      acting: null,
    });
    // While acting the list is still the real person's, with only the fields for switching.
    const acting = await switchTo(api, boss, "tom");
    assert.equal(await found(api, acting, ""), below.replace("clerk", "clerk daniel"));
    assert.match(await found(api, acting, 'status: "Available"'), /anna/);
    assert.equal((await api.ask(acting, "{ users { email } }")).errors[0]?.extensions.code, "FORBIDDEN");
  }));

Deno.test("S6.8 only a super_root or the groups root, accounting and super_root list people, by their own rights", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    for (const role of ROLES) {
      const alone = await signIn(db, await addPerson(db, { _id: role, role }));
      const isRefused = await found(api, alone, "") === "FORBIDDEN";
      assert.equal(isRefused, role !== "super_root", role);
    }
    for (const name of SUPER_GROUPS) {
      const member = await signIn(
        db,
        await addPerson(db, { _id: `of-${name}`, role: "printer", groups: [name] }),
      );
      assert.notEqual(await found(api, member, ""), "FORBIDDEN", name);
    }
  }));

Deno.test("S9.7 the switch list has 200 people on a page, by name, and continues on the next page", () =>
  withDatabase(async (db) => {
    const daniel = await addStaff(db);
    for (let i = 0; i < 205; i++) {
      const number = String(i).padStart(3, "0");
      await addPerson(db, {
        _id: `p${number}`,
        name: `${i % 2 ? "worker" : "Worker"} ${number}`,
        role: "printer",
      });
    }
    await using api = testApp(db);
    const page = async (number: number) => {
      const { data } = await api.ask<object, { users: { _id: string }[] }>(
        daniel.token,
        "{ users(switchable: true) { _id } }",
        {},
        { page: number, perPage: 200 },
      );
      return data!.users.map(({ _id }) => _id);
    };
    const [first, second] = [await page(1), await page(2)];
    assert.deepEqual([first.length, second.length, first[0], second.at(-1)], [200, 5, "p000", "p204"]);
    assert.equal(new Set([...first, ...second]).size, 205);
    assert.equal(await found(api, daniel.token, 'search: "worker 204", switchable: true'), "p204");
  }));
