import assert from "node:assert/strict";
import { dueLabels } from "../../../../server/modules/shipping/labels/providers/due_store.ts";
import { newLabel } from "../../../../server/modules/shipping/labels/store.ts";
import { countAnswer, isPaused } from "../../../../server/modules/shipping/labels/providers/pauses.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { labelWorld, paidPackage, toolsOf } from "../../../support/shipping/label_world.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import type { Name } from "../../../support/orders/world.ts";

Deno.test("S2.29 people who pack and ship see a carrier that does not answer, until it answers or its minute is over; sellers never do", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db, "easypost");
    const clock = { now: NOW };
    await using app = testApp(db, { now: () => clock.now });
    const ask = async (name: Name) => {
      const { data, errors } = await app.ask<object, { pausedCarriers: { name: string; until: number }[] }>(
        await world.token(name),
        "{ pausedCarriers { name until } }",
      );
      return data?.pausedCarriers ?? errors[0]?.extensions.code;
    };
    const tools = toolsOf(db, () => clock.now);
    for (let at = 0; at < 4; at++) await countAnswer(tools, "easypost", false);
    assert.deepEqual(await ask("packager"), []);
    await countAnswer(tools, "easypost", false);
    const paused = [{ name: "EasyPost", until: NOW + 60 }];
    assert.deepEqual(await ask("packager"), paused);
    assert.deepEqual(await ask("root"), paused);
    assert.equal(await ask("anna"), "FORBIDDEN");
    const outboxRows = await db.read.selectFrom("outbox").select("seller_id").where("entity", "=", "carriers")
      .execute();
    assert.deepEqual(outboxRows, [{ seller_id: null }]);
    clock.now += 60;
    assert.deepEqual(await ask("root"), []);
    clock.now -= 1;
    await countAnswer(tools, "easypost", true);
    assert.deepEqual(await ask("root"), []);
  }));

/** Starts two servers that share only their database. */
const twoServers = (db: Parameters<typeof toolsOf>[0], clock: { readonly now: number }) =>
  [toolsOf(db, () => clock.now), toolsOf(db, () => clock.now)] as const;

Deno.test("S2.29 a carrier's failures are counted for all servers together: five pause it for each of them, once", () =>
  withDatabase(async (db) => {
    await labelWorld(db, "easypost");
    const clock = { now: NOW };
    const servers = twoServers(db, clock);
    const failAtOnce = (...by: readonly (0 | 1)[]) =>
      Promise.all(by.map((at) => countAnswer(servers[at], "easypost", false)));
    await failAtOnce(0, 1, 0, 1);
    assert.equal(await isPaused(db.read, "easypost", NOW), false);
    await failAtOnce(1);
    assert.equal(await isPaused(db.read, "easypost", NOW), true);
    assert.equal(await isPaused(db.read, "other", NOW), false);
    assert.equal(await isPaused(db.read, "easypost", NOW + 60), false);
    const outboxRows = await db.read.selectFrom("outbox").select("seq").where("entity", "=", "carriers")
      .execute();
    assert.equal(outboxRows.length, 1);
  }));

Deno.test("S2.29 whichever server got an answer, a carrier is paused as if there were one server", () =>
  withDatabase(async (db) => {
    await labelWorld(db, "easypost");
    const clock = { now: NOW };
    const servers = twoServers(db, clock);
    const answers = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.boolean()), { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(answers, async (seen) => {
        clock.now += 1_000;
        await countAnswer(servers[0], "easypost", true);
        let [failures, until] = [0, 0];
        for (const [at, isAnswered] of seen) {
          await countAnswer(servers[at]!, "easypost", isAnswered);
          clock.now += 7;
          failures = isAnswered ? 0 : failures + 1;
          if (isAnswered) until = 0;
          if (failures === 5) [failures, until] = [0, clock.now - 7 + 60];
        }
        assert.equal(await isPaused(db.read, "easypost", clock.now), until > clock.now);
      }),
      { numRuns: 20 },
    );
  }));

Deno.test("S2.29 labels that wait for one provider do not hold up those of another", () =>
  withDatabase(async (db) => {
    const package_id = await paidPackage(await labelWorld(db, "easypost"));
    const label = { package_id, seller_id: "anna", carrier: "USPS", number: "", file_id: null };
    const voided = (_id: string, provider: string, wake_at: number) => ({
      ...newLabel(label, _id, NOW),
      ...{ provider, wake_at, status: "Voided" },
    });
    const rows = [1, 2, 3].map((nth) => voided(`slow-${nth}`, "easypost", NOW + nth));
    await db.write((tx) =>
      tx.insertInto("labels").values([...rows, voided("other", "specimen", NOW + 4)]).execute()
    );
    const due = async (now: number) => (await dueLabels(db.read, now, 2)).map(({ _id }) => _id);
    assert.deepEqual(await due(NOW + 3), ["slow-1", "slow-2"]);
    assert.deepEqual(await due(NOW + 4), ["slow-1", "slow-2", "other"]);
  }));
