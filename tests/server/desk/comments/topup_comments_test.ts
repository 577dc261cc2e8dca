import assert from "node:assert/strict";
import type { Comment, Mention } from "../../../../api/generated/schema.ts";
import { COMMENT_CALLS } from "../../../support/desk/comment_calls.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { addPerson, NOW } from "../../../support/people/people.ts";
import type { Name } from "../../../support/orders/world.ts";

/** Makes a top-up of anna's; root decides about money, order_qc does not. Returns the top-up's id. */
async function scene({ world: { db }, ask }: Grounds): Promise<string> {
  await addPerson(db, { _id: "clerk", role: "order_qc", groups: ["accounting"] });
  await db.write(async (tx) => {
    await tx.insertInto("user_groups").values({ user_id: "root", group_id: "group-accounting" }).execute();
    await tx.insertInto("payment_methods").values({
      _id: "bank",
      name: "Bank",
      currency: "USD",
      pay_to: "",
      min_minor: 0,
      status: "Active",
      search_text: "",
      created_at: NOW,
      updated_at: NOW,
      version: 1,
    }).execute();
  });
  const { made } = await ask<{ made: { _id: string } }>(
    "anna",
    `mutation { made: makeTopup(params: { method_id: "bank", paid: "50", paid_at: ${NOW}, tx_ref: "FT1" }) { _id } }`,
  );
  return made._id;
}

Deno.test(
  "S2.23 only its seller and accounting can comment on a top-up; other staff and other sellers find nothing",
  onGrounds(async (grounds) => {
    const id = await scene(grounds);
    const { ask, refused } = grounds;
    const of = { entity: "topups", entity_id: id };
    const say = async (name: Name, body: string, visibility = "seller") => {
      const params = { ...of, body, visibility };
      return (await ask<{ makeComment: Comment }>(name, COMMENT_CALLS.make, { params })).makeComment;
    };
    const question = await say("root", "@anna whose account is it?");
    await say("root", "Looks odd", "staff");
    await say("anna", "My sister's, @clerk.");
    const heard = async (name: Name) =>
      (await ask<{ comments: Comment[] }>(name, COMMENT_CALLS.comments, of)).comments.map(({ body }) => body);
    assert.deepEqual(await heard("anna"), ["@anna whose account is it?", "My sister's, @clerk."]);
    assert.equal((await heard("agent")).length, 3);
    for (
      const [name, code] of [["ben", "NOT_FOUND"], ["order_qc", "NOT_FOUND"], [
        "packager",
        "FORBIDDEN",
      ]] as const
    ) {
      assert.equal(await refused(name, COMMENT_CALLS.comments, of), code, name);
      assert.equal(await refused(name, COMMENT_CALLS.make, { params: { ...of, body: "Hm" } }), code, name);
      assert.equal(await refused(name, COMMENT_CALLS.trash, { ids: [question._id] }), code, name);
    }
    const { mentionable } = await ask<{ mentionable: Mention[] }>("anna", COMMENT_CALLS.mentionable, of);
    assert.deepEqual(mentionable.map(({ h }) => h), ["agent", "clerk", "root", "super_root"]);
    const notifications = await grounds.world.db.read.selectFrom("notifications").select([
      "user_id",
      "type",
      "code",
      "referent",
    ])
      .orderBy("user_id").execute();
    assert.deepEqual(notifications, [
      { user_id: "anna", type: "Support", code: "TU-000001", referent: `/billing/topup/all/${id}` },
      { user_id: "clerk", type: "Support", code: "TU-000001", referent: `/billing/approvals/all/${id}` },
    ]);
  }),
);
