import assert from "node:assert/strict";
import { Pauses, tellPause } from "../../server/modules/carriers/pauses.ts";
import { testApp } from "../support/api.ts";
import { withDatabase } from "../support/database.ts";
import { labelWorld, toolsOf } from "../support/labelling.ts";
import { NOW } from "../support/people.ts";
import type { Name } from "../support/world.ts";

Deno.test("S2.29 a carrier that does not answer is seen by who packs and ships, until it answers or its minute is over; never by a seller", () =>
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
    const writes: Promise<void>[] = [];
    const pauses = new Pauses(tools.now, (whom, until) => void writes.push(tellPause(tools, whom, until)));
    for (let at = 0; at < 4; at++) pauses.note("easypost", false);
    assert.deepEqual(await ask("packager"), []);
    pauses.note("easypost", false);
    const paused = [{ name: "EasyPost", until: NOW + 60 }];
    await Promise.all(writes);
    assert.deepEqual(await ask("packager"), paused);
    assert.deepEqual(await ask("root"), paused);
    assert.equal(await ask("anna"), "FORBIDDEN");
    const told = await db.read.selectFrom("outbox").select("seller_id").where("entity", "=", "carriers")
      .execute();
    assert.deepEqual(told, [{ seller_id: null }]);
    clock.now += 60;
    assert.deepEqual(await ask("root"), []);
    clock.now -= 1;
    pauses.note("easypost", true);
    await Promise.all(writes);
    assert.deepEqual(await ask("root"), []);
  }));
