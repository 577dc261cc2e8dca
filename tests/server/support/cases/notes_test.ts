/** Staff notes on cases, checked against everything that a seller can read. */
import assert from "node:assert/strict";
import { WEBHOOK_EVENTS } from "../../../../api/desk/integrations.ts";
import { cases } from "../../../../resources/support/cases.ts";
import { exportAndRead } from "../../../support/desk/export_jobs.ts";
import { WEBHOOK, withBusiness } from "../../../support/desk/integration_calls.ts";
import { saveSettings } from "../../../support/desk/notification_calls.ts";
import type { Name } from "../../../support/orders/world.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { isSoak } from "../../../support/soak.ts";
import { caseWordsOn } from "../../../support/support/case_words.ts";

const NOTES = isSoak ? 5_000 : 50;
const WORDS = ["@anna", "@agent", "CS-000001", "refund", "blue", "urgent", "seller"] as const;

/** Reads everything that could reveal a note: threads, search, counts, order of rows, notices and the record. */
const EVERYTHING = `query E($id: ID!, $text: String) {
  cases(sort: "due_at") { _id code status due_at reply_due_at replied_at last_said_at last_said_by updated_at version }
  newest: cases(sort: "-created_at") { _id }
  found: cases(search: $text) { _id }
  casesCount { count }
  foundCount: casesCount(search: $text) { count }
  comments(entity: "cases", entity_id: $id) { _id body version updated_at }
  attachments(entity: "cases", entity_id: $id) { _id }
  getCaseById(_id: $id) { status version updated_at last_said_at timeline { _id at } facts { answered described } }
  notifications { _id subject content words { key args } }
  notificationsCount { count }
}`;

Deno.test(
  "support 3 a staff note reaches no seller by thread, search, count, order of rows, notice, record or live event",
  onGrounds(async (grounds) => {
    const { ask, world: { db } } = grounds;
    const { open, say } = caseWordsOn(grounds);
    // A case holds 500 notes, so several cases are needed.
    const cases: { readonly _id: string }[] = [];
    for (let at = 0; at < Math.max(3, NOTES / 400); at++) cases.push(await open("anna", `Case ${at}`));
    const seqOf = async () =>
      Number(
        (await db.read.selectFrom("outbox").select((row) => row.fn.max("seq").as("seq")).executeTakeFirst())
          ?.seq ?? 0,
      );
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    let before: unknown = null;
    for (let round = 0; round < NOTES; round++) {
      // Ten notes are written on a case, then a public message.
      const { _id } = cases[Math.floor(round / 10) % cases.length] ?? cases[0]!;
      const read = () => ask("anna", EVERYTHING, { id: _id, text: "secret" });
      if (round % 10 === 0) {
        await say("anna", _id, `public ${round}`);
        before = await read();
      }
      const seq = await seqOf();
      const body = `secret${round} ${WORDS[next(WORDS.length)]} ${WORDS[next(WORDS.length)]}`;
      await say(next(2) === 0 ? "agent" : "root", _id, body, { visibility: "staff" });
      assert.deepEqual(await read(), before, body);
      const events = await db.read.selectFrom("outbox").selectAll().where("seq", ">", seq).execute();
      assert.ok(events.every(({ entity }) => entity !== "cases" && entity !== "comments"), body);
    }
  }),
);

Deno.test("support 3 a staff note is in no message, no webhook and no export", () =>
  withBusiness(async (business) => {
    const { add, app, world: { db, token } } = business;
    const { open, say } = caseWordsOn({
      async ask(name, text, variables = {}) {
        const { data, errors } = await app.ask<object, never>(await token(name), text, variables);
        assert.deepEqual(errors, [], text);
        return data!;
      },
    });
    await add(WEBHOOK("https://shop.example.test/hook", WEBHOOK_EVENTS));
    await saveSettings(business, 'type: "Support", url: "https://chat.example.test/anna"');
    const { _id, code } = await open("anna", "When?");
    const columns = cases.columns.filter(({ rule }) => !rule).map(({ key }) => key);
    const exported = async (name: Name) =>
      (await exportAndRead({ app, db }, await token(name), {
        resource: cases.id,
        filters: {},
        columns,
      })).filter((row) => row.includes(code)).flat().join();
    const sent = async () => {
      const rows = [
        await db.read.selectFrom("deliveries").select(["event", "payload"]).execute(),
        await db.read.selectFrom("held_notices").selectAll().execute(),
      ];
      // The end of the export itself is an event, which is left out.
      return rows.flat().map((row) => JSON.stringify(row)).filter((row) => !row.includes("job.ended"));
    };
    const before = [await exported("anna"), await sent()] as const;
    assert.ok(before[0].includes(code));
    for (const words of WORDS) await say("agent", _id, `secret ${words}`, { visibility: "staff" });
    assert.deepEqual([await exported("anna"), await sent()], before);
    await say("agent", _id, "@anna the blue one is back.");
    assert.ok((await sent()).length > before[1].length, "public words do leave");
    for (const text of [await exported("anna"), ...await sent()]) assert.ok(!text.includes("secret"), text);
  }));
