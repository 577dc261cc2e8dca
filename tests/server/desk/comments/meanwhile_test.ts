import assert from "node:assert/strict";
import type { Comment } from "../../../../api/generated/schema.ts";
import { COMMENT_CALLS, type CommentStage, withComments } from "../../../support/desk/comment_calls.ts";
import type { Name } from "../../../support/orders/world.ts";

const answer = (stage: CommentStage, name: Name, entity_id: string, params: object) =>
  stage.refusal(name, COMMENT_CALLS.make, {
    params: { entity: "orders", entity_id, body: "answer", ...params },
  });

Deno.test("a comment is refused until its author has seen what others wrote, and both comments are kept", () =>
  withComments(async (stage) => {
    const { world, say, commentsSeen } = stage;
    const id = await world.order();
    const question = await say("anna", id, { body: "question" });
    const first = await say("root", id, { body: "first", visibility: "seller", seen: question._id });
    assert.equal(await answer(stage, "order_qc", id, { visibility: "seller", seen: question._id }), "STALE");
    assert.equal(await answer(stage, "order_qc", id, { visibility: "seller", seen: "" }), "STALE");
    assert.equal(await answer(stage, "order_qc", id, { visibility: "seller", seen: "unknown" }), "STALE");
    assert.deepEqual(await commentsSeen("anna", id), ["question", "first"]);
    assert.equal(await answer(stage, "order_qc", id, { visibility: "seller", seen: first._id }), "none");
    // The author's own later comment does not count as unseen, and a program that names no comment is not
    // checked.
    assert.equal(
      await answer(stage, "order_qc", id, { body: "more", visibility: "seller", seen: first._id }),
      "none",
    );
    assert.equal(await answer(stage, "root", id, { body: "program", visibility: "seller" }), "none");
    assert.deepEqual(await commentsSeen("anna", id), ["question", "first", "answer", "more", "program"]);
  }));

Deno.test("a staff note never delays a seller's comment, and a deleted comment still counts as seen", () =>
  withComments(async (stage) => {
    const { world, say, ask } = stage;
    const id = await world.order();
    const words = await say("root", id, { body: "hello", visibility: "seller" });
    const note = await say("root", id, { body: "among us", visibility: "staff" });
    assert.equal(await answer(stage, "anna", id, { seen: words._id }), "none");
    // A seller cannot name a staff note as seen, as if the note did not exist.
    assert.equal(await answer(stage, "anna", id, { seen: note._id }), "STALE");
    const last = await say("order_qc", id, { body: "wrong", visibility: "seller" });
    await ask("order_qc", COMMENT_CALLS.trash, { ids: [last._id] });
    assert.equal(await answer(stage, "anna", id, { seen: last._id }), "none");
    assert.equal(await answer(stage, "root", id, { visibility: "staff", seen: note._id }), "STALE");
  }));

Deno.test("when two people answer at once one comment is saved, the other author sees it, and a second try saves both", () =>
  withComments(async ({ world, say, commentsSeen, app }) => {
    const id = await world.order();
    const { _id: seen } = await say("anna", id, { body: "question" });
    const names = ["root", "order_qc"] as const;
    const tokens = await Promise.all(names.map((name) => world.token(name)));
    const params = { entity: "orders", entity_id: id, visibility: "seller" };
    const sent = await Promise.all(
      names.map((name, at) =>
        app.ask<object, { makeComment: Comment }>(tokens[at] ?? "", COMMENT_CALLS.make, {
          params: { ...params, body: name, seen },
        })
      ),
    );
    const refused = sent.flatMap(({ errors }) => errors);
    assert.deepEqual(refused.map(({ extensions: { code } }) => code), ["STALE"]);
    const current = refused[0]?.extensions.current as Comment;
    const late = names.find((name) => name !== current.body) ?? "root";
    await say(late, id, { body: late, visibility: "seller", seen: current._id });
    assert.deepEqual(await commentsSeen("anna", id), ["question", current.body, late]);
  }));
