/** Real input 23: names are found in any spelling, by each search of the server, on both engines. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Order } from "../../../../api/generated/schema.ts";
import type { SearchAnswer } from "../../../../api/desk/search.ts";
import { searchedText } from "../../../../api/fold.ts";
import { searchText } from "../../../../server/db/search.ts";
import { foldedLetters } from "../../../../server/db/migrations/0082_folded_letters.ts";
import { peopleNamed } from "../../../../server/modules/desk/call_to_action/store.ts";
import { orders } from "../../../../server/modules/orders/orders/module.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson } from "../../../support/people/people.ts";
import { REAL_NAMES } from "../../../support/desk/real_letters.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const NAMES = [...new Set(REAL_NAMES.map(({ name }) => name))];

/** Makes an order for each name, and a person with that name. */
async function withNames(world: World): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    await world.order({ recipient_name: name });
    await addPerson(world.db, { _id: `named-${index}`, name, role: "sale" });
  }
}

Deno.test("Real input 23: orders and people are found by names in other spellings, in lists, in global search and in pickers", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await withNames(world);
    await using app = testApp(db);
    const headers = { authorization: `Bearer ${await world.token("super_root")}` };
    for (const { name, typed, kind } of REAL_NAMES) {
      const listed = await serveModule(orders).queries!.orders!(
        { search: typed },
        world.as("root", { page: { page: 1, perPage: 50 } }),
      ) as readonly Order[];
      assert.ok(listed.some(({ recipient_name }) => recipient_name === name), `list: ${typed}, ${kind}`);
      assert.ok(listed.length < NAMES.length, typed);
      const answer = await app.send(`/main-search/data?q=${encodeURIComponent(typed)}`, { headers });
      const { searchResult } = await answer.json() as SearchAnswer;
      const subtitles = searchResult.filter((group) => group.kind === "orders").flatMap(({ data }) => data)
        .map(({ subtitle }) => subtitle ?? "");
      assert.ok(subtitles.some((subtitle) => subtitle.startsWith(name)), `search: ${typed}, ${kind}`);
      const people = searchResult.filter((group) => group.kind === "users").flatMap(({ data }) => data);
      assert.ok(people.some(({ title }) => title.includes(name)), `people: ${typed}, ${kind}`);
      const chosen = await peopleNamed(db.read, typed, 50);
      assert.ok(chosen.some((each) => each.name === name), `choice: ${typed}, ${kind}`);
    }
  }));

/** Folds a search text like the code before migration 82. */
const asBefore = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

for (const share of ["few", "all"] as const) {
  Deno.test(`Real input 23: migration 82 folds existing texts like stores do when ${share} rows change, and the index follows`, () =>
    withDatabase(async (db) => {
      const world = await makeWorld(db);
      await withNames(world);
      // These orders have no letter to fold.
      if (share === "few") {
        for (let count = 0; count < 25 * NAMES.length; count++) await world.order({ recipient_name: "Al" });
      }
      const rows = await db.read.selectFrom("orders").select(["_id", "search_text", "recipient_name"])
        .execute();
      const before = rows.filter(({ recipient_name }) => NAMES.includes(recipient_name));
      await db.write(async (tx) => {
        for (const { _id, search_text, recipient_name } of before) {
          const [code = ""] = search_text.split(" ");
          await tx.updateTable("orders").set({ search_text: asBefore(`${code} ${recipient_name}`) })
            .where("_id", "=", _id).execute();
        }
        for (const statement of foldedLetters.statements(db.engine)) {
          // The function exists already.
          if (!statement.startsWith("create function")) await sql.raw(statement).execute(tx);
        }
      });
      const after = await db.read.selectFrom("orders").select(["_id", "search_text"]).execute();
      const texts = new Map(after.map(({ _id, search_text }) => [_id, search_text]));
      for (const { _id, search_text, recipient_name } of before) {
        assert.equal(texts.get(_id), searchText(search_text.split(" ")[0] ?? "", recipient_name));
      }
      for (const { name, typed } of REAL_NAMES) {
        const listed = await serveModule(orders).queries!.orders!(
          { search: typed },
          world.as("root", { page: { page: 1, perPage: 50 } }),
        ) as readonly Order[];
        assert.ok(listed.some(({ recipient_name }) => recipient_name === name), typed);
      }
      if (db.engine === "sqlite") {
        for (const table of ["orders", "users", "items"]) {
          const index = sql.table(`${table}_search`);
          const check = sql`insert into ${index} (${
            sql.ref(`${table}_search`)
          }, rank) values ('integrity-check', 1)`;
          await db.write((tx) => check.execute(tx));
        }
      }
    }));
}

Deno.test("Real input 23: the database folds a text as the server does", () =>
  withDatabase(async (db) => {
    for (const { name, typed } of REAL_NAMES) {
      for (const text of [name, typed, name.toUpperCase()]) {
        const { rows } = await sql<{ folded: string }>`select searched_text(${text}) as folded`.execute(
          db.read,
        );
        assert.equal(rows[0]?.folded, searchedText(text));
      }
    }
  }));
