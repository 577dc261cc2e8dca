/** Acts of a person who acts as another have both names, for any kind of actor: a call, a job's worker, a comment. */
import assert from "node:assert/strict";
import { LogOut } from "../../../../api/generated/operations/session.ts";
import { modules } from "../../../../server/generated/modules.ts";
import { servedModules } from "../../../support/server/module_server.ts";
import { contextOfJob } from "../../../../server/modules/desk/jobs/principal.ts";
import { isMutationField } from "../../../../server/fields.ts";
import { addStaff, signInAgain, switchTo } from "../../../support/people/acting_people.ts";
import { testApp, testSettings } from "../../../support/server/api.ts";
import { inWorld, rowOf, work } from "../../../support/desk/bulk.ts";
import { NOW, signIn } from "../../../support/people/people.ts";
import { serveApp } from "../../../support/server/sockets.ts";
import { auditOf, comment, inScene, SCRIPT, tagJob } from "../../../support/people/acting_script.ts";
import { IN_PERSON } from "../../../support/people/in_person.ts";
import { PROMPT_MS } from "../../../support/time/prompt_bound.ts";

Deno.test("security I4 the script contains every mutation", () => {
  const all = servedModules(modules).flatMap(({ mutations = {} }) => Object.entries(mutations));
  assert.ok(all.every(([, field]) => isMutationField(field)));
  assert.deepEqual(
    all.map(([name]) => name).sort(),
    [...SCRIPT.map(([name]) => name), ...Object.keys(IN_PERSON)].sort(),
  );
});

Deno.test(
  "security I4 every mutation made while acting is in the audit with the real person and the one acted for",
  inScene(async (scene) => {
    for (const [name, act] of SCRIPT) {
      const before = (await auditOf(scene.world)).at(-1)?.seq ?? 0;
      await act(scene);
      const rows = (await auditOf(scene.world)).filter(({ seq }) => seq > before);
      const own = rows.filter(({ actor_id }) => actor_id === "daniel");
      assert.ok(own.some(({ acting_for }) => acting_for === "anna"), `${name}: ${JSON.stringify(rows)}`);
      // Preparations of the world are root's acts; none may be recorded as anna's.
      assert.deepEqual(rows.filter(({ actor_id }) => actor_id === "anna"), [], name);
    }
  }),
);

Deno.test(
  "security I4 an order's timeline names who did it and for whom, also to that person",
  inScene(async ({ api, acting, world }) => {
    const order = await world.order({}, ["order.submit"]);
    const hold =
      `mutation { moveOrder(ids: ["${order}"], event: "order.hold", params: { reason: "x" }) { ok } }`;
    await api.ask(acting, hold);
    const anna = await signIn(world.db, "anna");
    for (const token of [acting, anna]) {
      const { data } = await api.ask(
        token,
        `{ getOrderById(_id: "${order}") { timeline { actor actor_for } } }`,
      );
      const [newest, ...older] =
        (data as { getOrderById: { timeline: { actor: string; actor_for: string }[] } })
          .getOrderById.timeline;
      assert.notEqual(newest?.actor_for, "");
      assert.notEqual(newest?.actor, newest?.actor_for);
      assert.deepEqual(older.map(({ actor_for }) => actor_for).filter(Boolean), []);
    }
  }),
);

Deno.test(
  "security I3 a person who acts as another is refused calls that need the person in person",
  inScene(async ({ api, acting, world }) => {
    for (const [name, text] of Object.entries(IN_PERSON)) {
      const { errors } = await api.ask(acting, text);
      assert.equal(errors[0]?.extensions.code, "FORBIDDEN", `${name} ${JSON.stringify(errors)}`);
    }
    assert.equal((await auditOf(world)).filter(({ acting_for }) => acting_for === "anna").length, 0);
  }),
);

Deno.test(
  "security I4 a job begun while acting records both names, also after the hour, until the right is lost",
  inScene(async (scene) => {
    const { world, api, daniel, acting } = scene;
    const id = await tagJob(scene);
    const later = await tagJob(scene);
    await switchTo(api, daniel, "daniel", acting);
    await work(world, id);
    const tagged = (await auditOf(world)).filter(({ action }) => action === "orders.tag");
    const names = tagged.map((row) => [row.actor_id, row.actor_name, row.acting_for]);
    // The job had both orders, and one was done.
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
    await assert.rejects(work(world, later), /no longer has the rights/);
  }),
);

Deno.test(
  "a comment made while acting belongs to the real person, and names the one acted for, who cannot change it",
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
  "security S6 the socket of an acting session is closed within 2 s of its end by going back, Log Out or the hour",
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
        const socket = await server.connect(bearer);
        assert.equal((await socket.init(bearer))?.type, "connection_ack", what);
        const startedAt = performance.now();
        await end();
        assert.equal((await socket.closed).code, 4403, what);
        assert.ok(performance.now() - startedAt < PROMPT_MS, what);
      }
    }),
);
