/** The migration that removes data which stricter checks no longer accept. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { entrances } from "../../../server/db/migrations/0023_entrances.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addPerson, NOW } from "../../support/people/people.ts";
import { makeWorld } from "../../support/orders/world.ts";

Deno.test("addresses lose their credentials, deleted people their groups, locked ones their tokens and links", () =>
  withDatabase(async (db) => {
    await makeWorld(db);
    await addPerson(db, {
      _id: "gone",
      role: "printer",
      groups: ["night"],
      status: "Locked",
      deleted_at: NOW,
    });
    await addPerson(db, { _id: "away", role: "printer", groups: ["night"], status: "Locked" });
    await addPerson(db, { _id: "here", role: "printer", groups: ["night"] });
    const URLS = {
      "anna-etsy": "https://name:secret@shop.example/a?b=c@d",
      "anna-shopify": "https://shop.example/@name",
      "ben-tiktok": "http://name@shop.example",
    };
    await db.write(async (tx) => {
      for (const [_id, url] of Object.entries(URLS)) {
        await tx.updateTable("stores").set({ url }).where("_id", "=", _id).execute();
      }
      for (const user_id of ["away", "here"]) {
        const token = { token_hash: `pd_${user_id}`, sealed: "", last_four: "abcd", last_used_at: null };
        await tx.insertInto("api_tokens").values({ _id: user_id, user_id, ...token, created_at: NOW })
          .execute();
        const link = { purpose: "reset", created_at: NOW, expires_at: NOW + 60 };
        await tx.insertInto("entry_links").values({ user_id, code_hash: user_id, ...link }).execute();
      }
      for (const statement of entrances.statements(db.engine)) await sql.raw(statement).execute(tx);
    });
    const urls = await db.read.selectFrom("stores").select(["_id", "url"]).orderBy("_id").execute();
    assert.deepEqual(Object.fromEntries(urls.map(({ _id, url }) => [_id, url])), {
      "anna-etsy": "https://shop.example/a?b=c@d",
      "anna-shopify": "https://shop.example/@name",
      "ben-tiktok": "http://shop.example",
    });
    const left = async (table: "user_groups" | "api_tokens" | "entry_links") =>
      (await db.read.selectFrom(table).select("user_id").orderBy("user_id").execute()).map((row) =>
        row.user_id
      );
    assert.deepEqual(await left("user_groups"), ["away", "here"]);
    assert.deepEqual(await left("api_tokens"), ["here"]);
    assert.deepEqual(await left("entry_links"), ["here"]);
  }));
