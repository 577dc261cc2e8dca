import assert from "node:assert/strict";
import { verifyPassword } from "../../../../server/modules/people/session/password.ts";
import {
  askMake,
  MAI,
  makePerson,
  type MakeUserAnswer,
  refusal,
  withBusiness,
} from "../../../support/people/make_users.ts";

Deno.test("S5.2 S7.15 the spec's own call makes a person, with empty texts and vip 0", () =>
  withBusiness(async (scene) => {
    const { errors, data } = await scene.api.ask<object, { makeUser: MakeUserAnswer }>(
      scene.boss,
      `mutation { makeUser(params: { name: "Mai", email: "Mai@Demo.test", role: "sale", vip: 0, phone_number: "",
        sale_plan: "", facebook: "", skype: "", is_usps_tracking: true }, hubs: []) {
        _id name email identity h vip phone_number sale_plan facebook skype status groups scope is_usps_tracking
        is_rounded_tax payment_type when_tracking_update active_status } }`,
    );
    assert.deepEqual(errors, []);
    const { _id, ...made } = data!.makeUser;
    assert.deepEqual({ ...made }, {
      name: "Mai",
      email: "mai@demo.test",
      identity: "mai@demo.test",
      h: "mai",
      vip: 0,
      phone_number: "",
      sale_plan: "",
      facebook: "",
      skype: "",
      status: "Available",
      groups: [],
      // A new seller sees only their own rows.
      scope: [_id],
      is_usps_tracking: true,
      is_rounded_tax: null,
      payment_type: "prepaid",
      when_tracking_update: "never",
      active_status: "Ready",
    });
    const row = await scene.db.read.selectFrom("users").select("password_hash").where("_id", "=", _id)
      .executeTakeFirstOrThrow();
    assert.equal(row.password_hash, "");
    assert.equal(await verifyPassword("", row.password_hash, 2 ** 10), false, "nobody signs in without one");
  }));

Deno.test("S5.2 groups and sellers that are named twice count once", () =>
  withBusiness(async (scene) => {
    const twice = { groups: ["group-night", "group-night"], scope: ["anna", "anna"] };
    const mai = await makePerson(scene, { params: { ...MAI, role: "sale", ...twice } });
    assert.deepEqual([mai["groups"], mai["scope"]], [["group-night"], ["anna"]]);
  }));

Deno.test("S3.1 every field of the form is stored and returned; an omitted one stays", () =>
  withBusiness(async (scene) => {
    const access = { view: true, add: false, update: true, delete: false };
    const params = {
      ...MAI,
      identity: "mai",
      h: "Mai.P",
      role: "sale",
      status: "Away",
      target: "company",
      referent: "c-17",
      groups: ["group-night"],
      group: "group-night",
      permission: [{ module: "item_info", access }],
      scope: ["anna"],
      vip: 3,
      phone_number: "+49 30 123456",
      facebook: "mai.fb",
      skype: "mai.sk",
      sale_plan: "gold",
      when_tracking_update: "daily",
      day_update_tracking: 3,
      default_carrier: "DHL",
      order_daily_level: 40,
      payment_type: "postpaid",
      time_of_payment: 14,
      credit_limit_minor: 2_000_000,
      low_minor: 5_000,
      default_pricing_id: "price-1",
      pricing_plans: [
        { level: "gold", vip: 2, effective_at: 200, expired_at: null },
        { level: "base", effective_at: 100, expired_at: 200 },
      ],
      contract_services: [" label ", "", "pickup"],
      is_usps_tracking: false,
      is_rounded_tax: true,
      active_status: "Handed Over",
    };
    const hubs = [{
      hub_action: "Assigned",
      hub_domain_name: "Hub.example.com",
      docker_groups: ["eu", "us"],
    }];
    const made = await makePerson(scene, { params, hubs });
    const { _id, version, pricing_plans, ...rest } = made;
    const plans = pricing_plans as { _id: string }[];
    assert.deepEqual(plans.map(({ _id: _plan, ...plan }) => plan), [
      { level: "base", vip: 0, effective_at: 100, expired_at: 200 },
      { level: "gold", vip: 2, effective_at: 200, expired_at: null },
    ]);
    const { pricing_plans: _asked, ...texts } = params;
    assert.deepEqual(
      rest,
      {
        ...texts,
        h: "mai.p",
        group: { _id: "group-night" },
        group_names: ["night"],
        contract_services: ["label", "pickup"],
        hubs: [{
          hub_action: "Assigned",
          hub_domain_name: "hub.example.com",
          hub_label: "",
          hub_server: "",
          hub_id: "",
          docker_groups: ["eu", "us"],
        }],
        token: null,
      },
    );
    const { version: next, ...after }: MakeUserAnswer = await makePerson(scene, {
      id: _id,
      params: { vip: 4, phone_number: null },
      version,
    });
    assert.deepEqual({ ...after, version }, { ...made, vip: 4, phone_number: "" });
    assert.equal(next, Number(version) + 1);
    const same = await makePerson(scene, {
      id: _id,
      params: { vip: 4, pricing_plans: plans },
      version: next,
    });
    assert.equal(same["version"], next, "the same values are no change");
    const read = await scene.api.ask<object, { getUserById: MakeUserAnswer }>(
      scene.boss,
      "query G($_id: ID!) { getUserById(_id: $_id) { vip groups token scope } }",
      { _id },
    );
    assert.deepEqual({ ...read.data?.getUserById }, {
      vip: 4,
      groups: ["group-night"],
      token: null,
      scope: ["anna"],
    });
  }));

Deno.test("S5.2 S7.0 clear empties the last group and texts, and reports what it cannot clear", () =>
  withBusiness(async (scene) => {
    const { _id } = await makePerson(scene, {
      params: { ...MAI, groups: ["group-night"], group: "group-night", skype: "mai.sk", vip: 3 },
    });
    const change = (more: object) => makePerson(scene, { id: _id, ...more });
    assert.deepEqual((await change({ params: { groups: ["group-night"] }, clear: [] })).groups, [
      "group-night",
    ]);
    const { groups, group, skype, vip } = await change({ params: { vip: 4 }, clear: ["groups", "skype"] });
    assert.deepEqual({ groups, group, skype, vip }, { groups: [], group: null, skype: "", vip: 4 });
    const refused = async (variables: object) => refusal(await askMake(scene, { id: _id, ...variables }));
    assert.equal(await refused({ params: {}, clear: ["email"] }), "BAD_INPUT, clear.0 unknown");
    assert.equal(
      await refused({ params: { groups: ["group-night"] }, clear: ["groups"] }),
      "BAD_INPUT, params.groups invalid",
    );
    assert.equal((await change({ params: { vip: null } })).vip, 0);
  }));

Deno.test("S3.1 a missing, taken or unknown value is reported at its field, and nothing is saved", () =>
  withBusiness(async (scene) => {
    const cases: readonly (readonly [object, string])[] = [
      [{ params: { name: "Mai" } }, "params.email required, params.role required"],
      [{ params: { ...MAI, email: "ANNA@pine.test" } }, "params.email taken"],
      [{ params: { ...MAI, identity: "Anna" } }, "params.identity taken"],
      [{ params: { ...MAI, h: "anna" } }, "params.h taken"],
      [{ params: { ...MAI, groups: ["group-day"] } }, "params.groups unknown"],
      [{ params: { ...MAI, groups: ["group-night"], group: "group-day" } }, "params.group unknown"],
      [{ params: { ...MAI, role: "sale", scope: ["anna", "boss"] } }, "params.scope unknown"],
      [
        { params: MAI, hubs: [{ hub_action: "Edit", hub_domain_name: "http://x" }] },
        "hubs.0.hub_domain_name badHost",
      ],
      [{ id: "chief", params: { email: null } }, "params.email required"],
    ];
    for (const [variables, problems] of cases) {
      assert.equal(refusal(await askMake(scene, variables)), `BAD_INPUT, ${problems}`);
    }
    assert.equal(refusal(await askMake(scene, { id: "nobody", params: { vip: 1 } })), "NOT_FOUND");
    const { rows } = { rows: await scene.db.read.selectFrom("users").select("_id").execute() };
    assert.equal(rows.length, 3);
    assert.equal((await scene.db.read.selectFrom("audit_events").select("_id").execute()).length, 0);
  }));

Deno.test("S3.1 an identity that differs only in case is taken, also with letters beyond ASCII", () =>
  withBusiness(async (scene) => {
    await makePerson(scene, { params: { ...MAI, identity: "Élodie" } });
    const other = { ...MAI, email: "other@demo.test", h: "other" };
    const answer = await askMake(scene, { params: { ...other, identity: "éLODIE" } });
    assert.equal(refusal(answer), "BAD_INPUT, params.identity taken");
    assert.equal((await makePerson(scene, { params: { ...other, identity: "Elodie" } })).identity, "Elodie");
  }));

Deno.test("S7.15 a stale save returns the current record; the same key makes one person", () =>
  withBusiness(async (scene) => {
    await makePerson(scene, { id: "anna", params: { vip: 1 }, version: 1 });
    const { errors: [error] } = await askMake(scene, { id: "anna", params: { vip: 2 }, version: 1 });
    assert.equal(error?.extensions.code, "STALE");
    assert.equal((error?.extensions.current as MakeUserAnswer)["vip"], 1);
    assert.equal(JSON.stringify(error).includes("password"), false);
    const twice = { params: MAI, key: "key-for-mai" };
    assert.equal((await makePerson(scene, twice))._id, (await makePerson(scene, twice))._id);
  }));

Deno.test("S2.33 the list of people can be sorted by its columns, and is counted by the same arguments", () =>
  withBusiness(async (scene) => {
    const ids = async (args: string) => {
      const { data, errors } = await scene.api.ask<object, { users: MakeUserAnswer[] }>(
        scene.boss,
        `{ users(${args}) { _id } }`,
      );
      return errors[0]?.extensions.code ?? data!.users.map(({ _id }) => _id).join(" ");
    };
    assert.equal(await ids('sort: "name"'), "anna boss chief");
    assert.equal(await ids('sort: "-name"'), "chief boss anna");
    assert.equal(await ids('sort: "-email"'), "chief boss anna");
    assert.equal(await ids('role: "super_root", sort: "-name"'), "chief boss");
    assert.equal(await ids('ids: ["anna", "chief", "x"]'), "anna chief");
    assert.equal(await ids("ids: []"), "");
    assert.equal(await ids('sort: "password_hash"'), "BAD_INPUT");
    assert.equal(await ids('role: "boss"'), "BAD_INPUT");
    const { data } = await scene.api.ask<object, { usersCount: { count: number } }>(
      scene.boss,
      '{ usersCount(role: "super_root", status: "Opened") { count capped } }',
    );
    assert.equal(data?.usersCount.count, 2);
  }));

Deno.test("S7.7 getUserById(_id) returns the same whole person as the list and makeUser, and NOT_FOUND for an unknown id", () =>
  withBusiness(async (scene) => {
    const { _id, ...made } = await makePerson(scene, {
      params: { ...MAI, vip: 2, contract_services: ["rush"] },
    });
    const found = await scene.api.ask<object, { getUserById: MakeUserAnswer | null }>(
      scene.boss,
      `{ getUserById(_id: "${_id}") { _id name email role vip contract_services status version } }`,
    );
    assert.deepEqual(found.errors, []);
    const { name, email, role, vip, contract_services, status, version } = made;
    assert.deepEqual(found.data?.getUserById, {
      _id,
      name,
      email,
      role,
      vip,
      contract_services,
      status,
      version,
    });
    const none = await scene.api.ask(scene.boss, '{ getUserById(_id: "nobody") { _id } }');
    assert.equal(refusal(none), "NOT_FOUND");
  }));

Deno.test("S5.2 a seller's wallet terms are stored with the person: changing only them raises the version and is sent live; other people have none", () =>
  withBusiness(async (scene) => {
    const anna = await makePerson(scene, { id: "anna", params: { credit_limit_minor: 150_000 }, version: 1 });
    assert.deepEqual([anna["credit_limit_minor"], anna["version"]], [150_000, 2]);
    const [row] = await scene.db.read.selectFrom("audit_events").select("changes")
      .where("entity_id", "=", "anna").where("action", "=", "makeUser").execute();
    assert.deepEqual(JSON.parse(row?.changes ?? ""), [
      { field: "credit_limit_minor", before: "0", after: "150000" },
    ]);
    const staff = { email: "qc@house.test", role: "order_qc", low_minor: 1 };
    assert.equal(refusal(await askMake(scene, { params: staff })), "BAD_INPUT, params.low_minor invalid");
    const beyond = { id: "anna", params: { low_minor: -1 }, version: 2 };
    assert.equal(refusal(await askMake(scene, beyond)), "BAD_INPUT, params.low_minor badAmount");
  }));
