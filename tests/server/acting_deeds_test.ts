/** What is done while acting bears both names, whoever does it: a call, a job's worker, a comment. */
import assert from "node:assert/strict";
import type { MutationName } from "../../api/generated/schema.ts";
import { LogOut } from "../../api/generated/operations.ts";
import { modules } from "../../server/modules/mod.ts";
import { contextOfJob } from "../../server/modules/jobs/asker.ts";
import { isMutationField } from "../../server/fields.ts";
import { notify } from "../../server/modules/notifications/store.ts";
import { addStaff, signInAgain, type Staff, switchTo } from "../support/acting.ts";
import { type TestApp, testApp, testSettings } from "../support/api.ts";
import { inWorld, rowOf, work } from "../support/bulk.ts";
import { NOW, signIn } from "../support/people.ts";
import { serveApp } from "../support/sockets.ts";
import { PNG } from "../support/talking.ts";
import { freshDatabase } from "../support/database.ts";
import { makeWorld, type World } from "../support/world.ts";

interface Scene {
  readonly world: World;
  readonly api: TestApp;
  readonly daniel: Staff;
  /** Bearer of daniel, who acts as anna. */
  readonly acting: string;
  run<T = Record<string, never>>(text: string, variables?: object): Promise<T>;
}

/** Jobs wait until a test does them. */
const withoutWorker = modules.map(({ background: _, ...rest }) => rest);

const inScene = (test: (scene: Scene) => Promise<void>) => async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  const settings = { ...testSettings, dataDir: fresh.place.dataDir };
  await using api = testApp(world.db, { settings, modules: withoutWorker });
  const daniel = await addStaff(world.db);
  const acting = await switchTo(api, daniel, "anna");
  const run = async <T>(text: string, variables: object = {}) => {
    const { data, errors } = await api.ask<object, T>(acting, text, variables);
    assert.deepEqual(errors, [], text);
    return data!;
  };
  await test({ world, api, daniel, acting, run });
};

const auditOf = (world: World) =>
  world.db.read.selectFrom("audit_events").select(["seq", "action", "actor_id", "actor_name", "acting_for"])
    .orderBy("seq").execute();

/** Each mutation as anna could do it, in an order in which each finds what it needs. */
const SCRIPT: readonly (readonly [MutationName, (scene: Scene) => Promise<unknown>])[] = [
  [
    "makeView",
    ({ run }) =>
      run('mutation { makeView(params: {resource: "orders", name: "Mine", audience: "mine"}) { _id } }'),
  ],
  [
    "pinViews",
    async ({ run }) => run(`mutation { pinViews(resource: "orders", ids: ["${await view(run)}"]) { _id } }`),
  ],
  ["trashView", async ({ run }) => run(`mutation { trashView(delete_ids: ["${await view(run)}"]) }`)],
  [
    "makeOrder",
    ({ run }) =>
      run('mutation { makeOrder(params: {store_id: "anna-etsy", recipient_name: "Zoe"}) { _id } }'),
  ],
  ["moveOrder", async ({ world, run }) => {
    const id = await world.order({}, ["order.submit"]);
    await run(`mutation { moveOrder(ids: ["${id}"], event: "order.hold", params: {reason: "x"}) { ok } }`);
  }],
  [
    "makeStore",
    ({ run }) =>
      run('mutation { makeStore(params: {seller_id: "anna", name: "New", platform: "manual"}) { _id } }'),
  ],
  ["trashStore", async ({ run }) => {
    const { stores } = await run<{ stores: { _id: string }[] }>('{ stores(search: "New") { _id } }');
    await run(`mutation { trashStore(delete_ids: ["${stores[0]!._id}"]) }`);
  }],
  [
    "makeSkuMapping",
    ({ run }) =>
      run(
        `mutation { makeSkuMapping(store: "anna-etsy", external_sku: "X", item: "item-MUG-WHITE") { sku } }`,
      ),
  ],
  [
    "trashSkuMapping",
    ({ run }) => run('mutation { trashSkuMapping(store: "anna-etsy", delete_skus: ["X"]) }'),
  ],
  ["makeComment", async (scene) => void await comment(scene)],
  [
    "trashComment",
    async (scene) => scene.run(`mutation { trashComment(delete_ids: ["${await comment(scene)}"]) }`),
  ],
  ["trashAttachment", async (scene) => {
    const { acting, api, run } = scene;
    const order = await scene.world.order();
    const sent = await api.send(`/attachments?entity=orders&id=${order}&name=a.png`, {
      method: "POST",
      headers: { authorization: `Bearer ${acting}` },
      body: PNG,
    });
    const { attachment } = await sent.json() as { attachment: { _id: string } };
    await run(`mutation { trashAttachment(delete_ids: ["${attachment._id}"]) }`);
  }],
  ["makeJob", async (scene) => void await tagJob(scene)],
  [
    "moveJob",
    async (scene) =>
      scene.run(`mutation { moveJob(ids: ["${await tagJob(scene)}"], event: "job.cancel") { ok } }`),
  ],
  [
    "notificationMake",
    async ({ world, run }) =>
      run(`mutation { notificationMake(ids: ["${await notice(world)}"], status: "Readed") { count } }`),
  ],
  ["notificationReadAll", async ({ world, run }) => {
    await notice(world);
    await run("mutation { notificationReadAll { count } }");
  }],
  ["switchUser", async ({ api, acting, daniel }) => {
    const other = await switchTo(api, daniel, "printer", acting);
    await switchTo(api, daniel, "anna", other);
  }],
  ["logOut", async ({ api, daniel }) => {
    const { errors } = await api.ask(await switchTo(api, daniel, "anna"), LogOut);
    assert.deepEqual(errors, []);
  }],
];

/** Refused to whoever is not there in person, so they leave no audit row at all. */
const IN_PERSON: readonly MutationName[] = [
  "updateProfile",
  "makeApiToken",
  "revokeApiToken",
];

async function view(run: Scene["run"]): Promise<string> {
  const { views } = await run<{ views: { _id: string; name: string }[] }>(
    '{ views(resource: "orders") { _id name } }',
  );
  return views.find(({ name }) => name === "Mine")!._id;
}

/** Something that anna was told; answers its id. */
async function notice(world: World): Promise<string> {
  const told = {
    userId: "anna",
    type: "Order",
    code: "1",
    subject: "News",
    content: "",
    referent: "1",
  } as const;
  await world.db.write((tx) => notify(tx, [told], NOW));
  const row = await world.db.read.selectFrom("notifications").select("_id").where("status", "=", "New")
    .executeTakeFirstOrThrow();
  return row._id;
}

async function comment({ world, run }: Scene): Promise<string> {
  const params = { entity: "orders", entity_id: await world.order(), body: "Called the buyer." };
  const { makeComment } = await run<{ makeComment: { _id: string } }>(
    "mutation M($params: CommentInput!) { makeComment(params: $params) { _id } }",
    { params },
  );
  return makeComment._id;
}

async function tagJob({ world, run }: Scene): Promise<string> {
  const params = {
    kind: "orders.tag",
    resource: "orders",
    ids: [await world.order()],
    add_tags: ["VIP"],
  };
  const { makeJob } = await run<{ makeJob: { _id: string } }>(
    "mutation M($params: JobInput!) { makeJob(params: $params) { _id } }",
    { params },
  );
  return makeJob._id;
}

Deno.test("security I4 the script below knows every mutation there is", () => {
  const all = modules.flatMap(({ mutations = {} }) => Object.entries(mutations));
  assert.ok(all.every(([, field]) => isMutationField(field)));
  assert.deepEqual(all.map(([name]) => name).sort(), [...SCRIPT.map(([name]) => name), ...IN_PERSON].sort());
});

Deno.test(
  "security I4 every mutation made while acting is in the audit with the real person and whom they acted for",
  inScene(async (scene) => {
    for (const [name, act] of SCRIPT) {
      const before = (await auditOf(scene.world)).at(-1)?.seq ?? 0;
      await act(scene);
      const rows = (await auditOf(scene.world)).filter(({ seq }) => seq > before);
      const own = rows.filter(({ actor_id }) => actor_id === "daniel");
      assert.ok(own.some(({ acting_for }) => acting_for === "anna"), `${name}: ${JSON.stringify(rows)}`);
      // What the world itself does to prepare is root's; nothing may look as if anna did it.
      assert.deepEqual(rows.filter(({ actor_id }) => actor_id === "anna"), [], name);
    }
  }),
);

Deno.test(
  "security I3 what only the person themself may do is refused to whoever acts as them",
  inScene(async ({ api, acting, world }) => {
    const calls: Partial<Record<MutationName, string>> = {
      updateProfile: 'mutation { updateProfile(name: "Changed") { name } }',
      makeApiToken: "mutation { makeApiToken { token } }",
      revokeApiToken: "mutation { revokeApiToken }",
    };
    assert.deepEqual(Object.keys(calls).sort(), [...IN_PERSON].sort());
    for (const [name, text] of Object.entries(calls)) {
      const { errors } = await api.ask(acting, text);
      assert.equal(errors[0]?.extensions.code, "FORBIDDEN", `${name} ${JSON.stringify(errors)}`);
    }
    assert.equal((await auditOf(world)).filter(({ acting_for }) => acting_for === "anna").length, 0);
  }),
);

Deno.test(
  "security I4 a job that was asked for while acting writes both names, also after the hour, until the right is lost",
  inScene(async (scene) => {
    const { world, api, daniel, acting } = scene;
    const id = await tagJob(scene);
    const later = await tagJob(scene);
    await switchTo(api, daniel, "daniel", acting);
    await work(world, id);
    const tagged = (await auditOf(world)).filter(({ action }) => action === "orders.tag");
    const names = tagged.map((row) => [row.actor_id, row.actor_name, row.acting_for]);
    // Both were asked for, one was done.
    assert.deepEqual(names, Array(3).fill(["daniel", "daniel", "anna"]));
    const { session } = await contextOfJob(world.db.read, await rowOf(world, id), {
      db: world.db,
      settings: testSettings,
      now: () => NOW,
    });
    assert.equal(session.person._id, "anna");
    assert.equal(session.person.actor?._id, "daniel");
    await world.db.write(async (tx) => {
      await tx.updateTable("users").set({ role: "printer" }).where("_id", "=", "daniel").execute();
      await tx.deleteFrom("user_groups").where("user_id", "=", "daniel").execute();
    });
    await assert.rejects(work(world, later), /may no longer/);
  }),
);

Deno.test(
  "a comment made while acting is the real person's, and says for whom; the person cannot change it as theirs",
  inScene(async (scene) => {
    const { world, api, acting } = scene;
    const id = await comment(scene);
    const { entity_id } = await world.db.read.selectFrom("comments").select("entity_id").where("_id", "=", id)
      .executeTakeFirstOrThrow();
    const text = `{ comments(entity: "orders", entity_id: "${entity_id}") {
      author_id author_name author_for may_edit } }`;
    type Seen = { comments: { author_id: string; may_edit: boolean }[] };
    const [seen] = (await api.ask<object, Seen>(acting, text)).data!.comments;
    assert.deepEqual({ ...seen }, {
      author_id: "daniel",
      author_name: "daniel",
      author_for: "Person anna",
      may_edit: true,
    });
    const anna = await signIn(world.db, "anna");
    const [own] = (await api.ask<object, Seen>(anna, text)).data!.comments;
    assert.equal(own?.author_id, "daniel");
    assert.equal(own?.may_edit, false);
  }),
);

Deno.test(
  "security S6 the socket of an acting session is closed within 2 s of its end: back, Log Out, the hour",
  () =>
    inWorld(async (world) => {
      let now = NOW;
      const api = testApp(world.db, { now: () => now });
      await using server = serveApp(api.app);
      let daniel = await addStaff(world.db);
      let bearer = daniel.token;
      const back = () => switchTo(api, daniel, "daniel", bearer).then((next) => bearer = next);
      const ends: readonly (readonly [string, () => Promise<unknown>])[] = [
        ["a third", () => switchTo(api, daniel, "printer", bearer).then((next) => bearer = next)],
        ["back", back],
        ["Log Out", async () => void await api.ask(bearer, LogOut)],
        ["the hour", () => Promise.resolve(now += 3600)],
      ];
      for (const [what, end] of ends) {
        if (what === "the hour") daniel = await signInAgain(world.db);
        bearer = await switchTo(api, daniel, "anna", what === "the hour" ? daniel.token : bearer);
        const socket = await server.connect();
        assert.equal((await socket.init(bearer))?.type, "connection_ack", what);
        const startedAt = performance.now();
        await end();
        assert.equal((await socket.closed).code, 4403, what);
        assert.ok(performance.now() - startedAt < 2_000, what);
      }
    }),
);
