/** Notes of staff on cases, against everything that a seller can read. */
import assert from "node:assert/strict";
import { onGrounds } from "../../../support/server/grounds.ts";
import { isSoak } from "../../../support/soak.ts";
import { caseWordsOn } from "../../../support/support/case_words.ts";

const NOTES = isSoak ? 5_000 : 50;
const WORDS = ["@anna", "@agent", "CS-000001", "refund", "blue", "urgent", "seller"] as const;

/** Reads all that could tell of a note: threads, search, counts, order of rows, notices and the record. */
const EVERYTHING = `query E($id: ID!, $text: String) {
  cases(sort: "due_at") { _id code status due_at reply_due_at replied_at last_said_at last_said_by updated_at version }
  newest: cases(sort: "-created_at") { _id }
  found: cases(search: $text) { _id }
  casesCount { count }
  foundCount: casesCount(search: $text) { count }
  comments(entity: "cases", entity_id: $id) { _id body version updated_at }
  attachments(entity: "cases", entity_id: $id) { _id }
  getCaseById(_id: $id) { status version updated_at last_said_at timeline { _id at } facts { answered described } }
  notifications { _id subject content }
  notificationsCount { count }
}`;

Deno.test(
  "support 3 a staff note reaches no seller by thread, search, count, order of rows, notice, record or live event",
  onGrounds(async (grounds) => {
    const { ask, world: { db } } = grounds;
    const { open, say } = caseWordsOn(grounds);
    const cases = [await open("anna", "One"), await open("anna", "Two"), await open("anna", "Three")];
    const seqOf = async () =>
      Number(
        (await db.read.selectFrom("outbox").select((row) => row.fn.max("seq").as("seq")).executeTakeFirst())
          ?.seq ?? 0,
      );
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    let before: unknown = null;
    for (let round = 0; round < NOTES; round++) {
      // Ten notes on a case, then public words.
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
