/** Canned replies: made, changed, found and deleted by staff; sellers never see any. */
import assert from "node:assert/strict";
import type { CannedReply, CannedReplyInput } from "../../../../api/generated/schema.ts";
import type { SearchAnswer } from "../../../../api/desk/search.ts";
import { migrate, MIGRATIONS } from "../../../../server/db/migrate.ts";
import { type TestApp, testApp } from "../../../support/server/api.ts";
import { withDatabase, withOldDatabase } from "../../../support/server/database.ts";
import { exportAndRead } from "../../../support/desk/export_jobs.ts";
import { changeOfFrame, listen } from "../../../support/server/live_socket.ts";
import { serveApp } from "../../../support/server/sockets.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const FIELDS = "_id title support_case status body body_de body_fr body_pt version";
const LIST = `query L($search: String, $status: [String!], $kind: [String!], $sort: String) {
  cannedReplies(search: $search, status: $status, support_case: $kind, sort: $sort) { title } }`;
const MAKE = `mutation M($id: ID, $params: CannedReplyInput!, $version: Int) {
  made: makeCannedReply(id: $id, params: $params, version: $version) { ${FIELDS} } }`;
const GET = `query G($id: ID!) { reply: getCannedReplyById(_id: $id) { ${FIELDS} } }`;
const TRASH = "mutation T($ids: [ID!]!) { trashCannedReply(delete_ids: $ids) }";

const REPLY: CannedReplyInput = {
  title: "Late package",
  support_case: "Shipping",
  body: "It is on its way.",
};

interface Desk {
  readonly world: World;
  readonly app: TestApp;
  ask<T>(name: Name, text: string, variables?: object): Promise<T>;
  refused(name: Name, text: string, variables?: object): Promise<string>;
  make(params: CannedReplyInput, id?: string): Promise<CannedReply>;
  titles(variables?: object): Promise<string>;
}

const atDesk = (work: (desk: Desk) => Promise<void>) => () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await using app = testApp(db);
    const ask = async <T>(name: Name, text: string, variables: object = {}): Promise<T> => {
      const { data, errors } = await app.ask<object, T>(await world.token(name), text, variables);
      assert.deepEqual(errors, [], text);
      return data as T;
    };
    await work({
      world,
      app,
      ask,
      async refused(name, text, variables = {}) {
        const { errors: [error] } = await app.ask(await world.token(name), text, variables);
        const problems = error?.extensions.problems ?? [];
        return [error?.extensions.code ?? "allowed", ...problems.map(({ path, code }) => `${path} ${code}`)]
          .join(" ");
      },
      make: async (params, id) =>
        (await ask<{ made: CannedReply }>("order_qc", MAKE, { id: id ?? null, params })).made,
      titles: async (variables) =>
        (await ask<{ cannedReplies: CannedReply[] }>("agent", LIST, variables)).cannedReplies
          .map(({ title }) => title).join(", "),
    });
  });

Deno.test(
  "a canned reply is made, changed and deleted by staff, and the audit has each step",
  atDesk(async ({ world, ask, make, refused }) => {
    const made = await make({ ...REPLY, body_de: "Es ist unterwegs." });
    assert.deepEqual(
      [made.status, made.body_de, made.body_fr, made.version],
      ["Active", "Es ist unterwegs.", "", 1],
    );
    const changed = await make({ status: "Paused", body_fr: "Il est en route." }, made._id);
    assert.deepEqual([changed.status, changed.body, changed.version], ["Paused", REPLY.body, 2]);
    assert.equal(
      await refused("root", MAKE, { id: made._id, params: { title: "Other" }, version: 1 }),
      "STALE",
    );
    await ask("agent", TRASH, { ids: [made._id] });
    assert.equal(await refused("root", GET, { id: made._id }), "NOT_FOUND");
    const audit = await world.db.read.selectFrom("audit_events").select(["action", "changes", "seller_id"])
      .where("entity", "=", "cannedReplies").where("entity_id", "=", made._id).orderBy("seq").execute();
    assert.deepEqual(audit.map(({ action, seller_id }) => [action, seller_id]), [
      ["makeCannedReply", null],
      ["makeCannedReply", null],
      ["trashCannedReply", null],
    ]);
    assert.match(audit[1]!.changes, /"status".*"Active".*"Paused"/);
  }),
);

Deno.test(
  "a canned reply needs a unique title, a kind and an English text",
  atDesk(async ({ make, refused }) => {
    await make(REPLY);
    assert.equal(
      await refused("root", MAKE, { params: {} }),
      "BAD_INPUT params.title required params.support_case required params.body required",
    );
    assert.equal(
      await refused("root", MAKE, { params: { ...REPLY, title: "LATE package" } }),
      "BAD_INPUT params.title taken",
    );
    const { _id } = await make({ ...REPLY, title: "Other" });
    assert.equal(
      await refused("root", MAKE, { id: _id, params: { body: "" } }),
      "BAD_INPUT params.body required",
    );
  }),
);

Deno.test(
  "canned replies are filtered by kind and status, and searched in the texts of every language",
  atDesk(async ({ make, titles }) => {
    await make({ ...REPLY, body_pt: "Está a caminho" });
    await make({ title: "Faded print", support_case: "Print", body: "We print it again." });
    await make({ title: "Old hours", support_case: "Other", status: "Paused", body: "Closed on Monday." });
    assert.equal(await titles(), "Faded print, Late package, Old hours");
    assert.equal(await titles({ kind: ["Print", "Other"] }), "Faded print, Old hours");
    assert.equal(await titles({ status: ["Active"], sort: "-title" }), "Late package, Faded print");
    assert.equal(await titles({ search: "esta caminho" }), "Late package");
    assert.equal(await titles({ search: "monday", status: ["Active"] }), "");
  }),
);

Deno.test(
  "sellers and the floor never see a canned reply: not in its list, by its id, in a search, an export or live",
  atDesk(async ({ world, app, ask, make, refused }) => {
    const { _id } = await make(REPLY);
    const found = async (name: Name) => {
      const response = await app.send("/main-search/data?q=package", {
        headers: { authorization: `Bearer ${await world.token(name)}` },
      });
      const { searchResult } = await response.json() as SearchAnswer;
      return searchResult.find(({ kind }) => kind === "canned_replies")?.data.map(({ title, link }) =>
        `${title} ${link}`
      );
    };
    const path = `/canned-replies/all/${_id}`;
    for (const name of ["root", "agent", "order_qc"] as const) {
      assert.deepEqual(await found(name), [`Late package ${path}`], name);
    }
    for (const name of ["anna", "ben", "packager"] as const) {
      assert.equal(await found(name), undefined, name);
      assert.equal(await refused(name, LIST), "FORBIDDEN", name);
      assert.equal(await refused(name, GET, { id: _id }), "FORBIDDEN", name);
      assert.equal(await refused(name, MAKE, { id: _id, params: { title: "Mine" } }), "FORBIDDEN", name);
      assert.equal(await refused(name, TRASH, { ids: [_id] }), "FORBIDDEN", name);
    }
    const job =
      `mutation { makeJob(params: { kind: "list.export", resource: "canned_replies", filters: {} }) { _id } }`;
    assert.equal(await refused("anna", job), "FORBIDDEN");
    const rows = await exportAndRead({ app, db: world.db }, await world.token("root"), {
      resource: "canned_replies",
    });
    assert.deepEqual(rows.slice(1).map((row) => [row[0], row[3]]), [["Late package", REPLY.body]]);
    await using server = serveApp(app.app);
    const [anna, root] = [
      await listen(server, await world.token("anna")),
      await listen(server, await world.token("root")),
    ];
    // A seller receives only changes of their own orders and stores, so the next event is that of the store.
    await make({ status: "Paused" }, _id);
    assert.deepEqual(await changeOfFrame(root), { entity: "cannedReplies", ids: [_id] });
    await ask("anna", 'mutation { makeStore(params: { name: "Mine", platform: "etsy" }) { _id } }');
    assert.equal((await changeOfFrame(anna)).entity, "stores");
  }),
);

Deno.test("a database of the previous version has no canned replies, and accepts some once migrated", () =>
  withOldDatabase(
    MIGRATIONS.map(({ number }) => number).filter((number) => number < 94),
    async (db) => {
      await migrate(db);
      const rows = await db.read.selectFrom("canned_replies").selectAll().execute();
      assert.deepEqual(rows, []);
      const world = await makeWorld(db);
      await using app = testApp(db);
      const { data } = await app.ask<object, { made: { title: string } }>(
        await world.token("root"),
        MAKE,
        { params: REPLY },
      );
      assert.equal(data?.made.title, REPLY.title);
    },
  ));
