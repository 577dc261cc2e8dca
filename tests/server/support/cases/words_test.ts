/** Messages on a case: which count as question or reply, which case gets them, and that staff notes change nothing. */
import assert from "node:assert/strict";
import { onGrounds } from "../../../support/server/grounds.ts";
import { caseWordsOn, SAY } from "../../../support/support/case_words.ts";

Deno.test(
  "a public message counts as the last one; a seller's is a question, and the first one by staff the reply",
  onGrounds(async (grounds) => {
    const { open, say, move, read } = caseWordsOn(grounds);
    const { _id } = await open("anna", "When?");
    const sent = await read("agent", _id);
    assert.deepEqual([sent.status, sent.last_said_by, sent.replied_at], ["Processing", "seller", null]);
    await say("agent", _id, "Tomorrow.");
    const replied = await read("agent", _id);
    assert.equal(replied.last_said_by, "staff");
    assert.notEqual(replied.replied_at, null);
    assert.equal(replied.reply_due_at, null);
    assert.equal(await move("agent", _id, "case.ask", { question: "Which one?" }), "Waiting Seller");
    await say("agent", _id, "Take your time.");
    assert.equal((await read("agent", _id)).status, "Waiting Seller");
    await say("anna", _id, "The blue one.");
    const answered = await read("agent", _id);
    assert.deepEqual([answered.status, answered.last_said_by, answered.left_s], [
      "Processing",
      "seller",
      null,
    ]);
    assert.equal(answered.replied_at, replied.replied_at);
  }),
);

Deno.test(
  "a staff note changes nothing on a case, and no comment can be moved to the other audience",
  onGrounds(async (grounds) => {
    const { ask, refused } = grounds;
    const { open, say, read, move, bodies } = caseWordsOn(grounds);
    const { _id } = await open("anna", "When?");
    const before = await read("agent", _id);
    const { _id: note } = await say("agent", _id, "A difficult one.", { visibility: "staff" });
    assert.deepEqual(await read("agent", _id), before);
    assert.deepEqual(await bodies("anna", _id), ["When?"]);
    const CHANGE =
      `mutation C($id: ID!, $params: CommentInput!) { makeComment(id: $id, params: $params) { _id } }`;
    const cross = { id: note, params: { visibility: "seller" } };
    assert.equal(await refused("agent", CHANGE, cross), "BAD_INPUT, params.visibility unknown");
    await ask("agent", CHANGE, { id: note, params: { body: "An easy one." } });
    assert.deepEqual(await read("agent", _id), before);
    await move("anna", _id, "case.withdraw");
    await say("agent", _id, "A pity.", { visibility: "staff" });
    assert.deepEqual(await bodies("agent", _id), ["When?", "An easy one.", "A pity."]);
  }),
);

Deno.test(
  "the description of a submitted case is fixed, and later messages can be changed",
  onGrounds(async (grounds) => {
    const { refused } = grounds;
    const { open, say } = caseWordsOn(grounds);
    const { _id, descriptionId } = await open("anna", "When?");
    const TRASH = `mutation T($ids: [ID!]!) { trashComment(delete_ids: $ids) }`;
    const CHANGE =
      `mutation C($id: ID!, $params: CommentInput!) { makeComment(id: $id, params: $params) { _id } }`;
    const change = { id: descriptionId, params: { body: "Never mind." } };
    assert.equal(await refused("anna", CHANGE, change), "ILLEGAL_TRANSITION, evidenceKept");
    assert.equal(await refused("agent", TRASH, { ids: [descriptionId] }), "ILLEGAL_TRANSITION, evidenceKept");
    const { _id: later } = await say("anna", _id, "Please.");
    assert.equal(await refused("anna", TRASH, { ids: [later] }), "ok");
  }),
);

Deno.test(
  "a message on a closed case opens one linked case, once, and the closed one stays unchanged",
  onGrounds(async (grounds) => {
    const { open, say, move, read, bodies } = caseWordsOn(grounds);
    const { _id, code } = await open("anna", "When?");
    assert.equal(await move("anna", _id, "case.withdraw"), "Closed");
    const closed = await read("agent", _id);
    const first = await say("anna", _id, "It is broken again.");
    assert.notEqual(first.entity_id, _id);
    const linked = await read("agent", first.entity_id);
    assert.deepEqual([linked.follows, linked.follows_code, linked.status], [_id, code, "Processing"]);
    const second = await say("anna", _id, "Are you there?");
    assert.equal(second.entity_id, first.entity_id);
    assert.deepEqual(await bodies("anna", first.entity_id), ["It is broken again.", "Are you there?"]);
    assert.deepEqual(await bodies("anna", _id), ["When?"]);
    assert.deepEqual(await read("agent", _id), closed);
  }),
);

Deno.test(
  "a message on a closed case goes on in the open case that its follower led to, by a merge or by closing",
  onGrounds(async (grounds) => {
    const { open, say, move, bodies } = caseWordsOn(grounds);
    const [{ _id: first }, { _id: other }] = [await open("anna", "One"), await open("anna", "Two")];
    assert.equal(await move("anna", first, "case.withdraw"), "Closed");
    const { entity_id: second } = await say("anna", first, "It is broken again.");
    assert.equal(await move("anna", second, "case.withdraw"), "Closed");
    const { entity_id: third } = await say("anna", second, "And again.");
    assert.equal((await say("anna", first, "Hello?")).entity_id, third);
    assert.equal(await move("agent", third, "case.merge", { into: other }), "Closed");
    assert.equal((await say("anna", first, "Anybody?")).entity_id, other);
    assert.deepEqual(await bodies("anna", other), ["Two", "And again.", "Hello?", "Anybody?"]);
  }),
);

Deno.test(
  "messages and notes on a merged case go to its target, with their author's files",
  onGrounds(async (grounds) => {
    const { ask, rest } = grounds;
    const { open, say, move, read, bodies } = caseWordsOn(grounds);
    const [old, target, last] = [
      await open("anna", "One"),
      await open("anna", "Two"),
      await open("anna", "Three"),
    ];
    assert.equal(await move("agent", old._id, "case.merge", { into: target._id }), "Closed");
    assert.equal(await move("agent", target._id, "case.merge", { into: last._id }), "Closed");
    const query = new URLSearchParams({ entity: "cases", id: old._id, name: "a.png" });
    const body = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3]);
    const uploaded = await (await rest("anna", `/attachments?${query}`, { method: "POST", body })).json();
    const comment = await say("anna", old._id, "A picture", { attachments: [uploaded.attachment._id] });
    assert.equal(comment.entity_id, last._id);
    assert.equal((await say("agent", old._id, "Noted", { visibility: "staff" })).entity_id, last._id);
    assert.deepEqual(await bodies("agent", last._id), ["One", "Two", "Three", "A picture", "Noted"]);
    assert.equal((await read("agent", old._id)).status, "Closed");
    const { attachments } = await ask<{ attachments: { comment_id: string }[] }>(
      "anna",
      `{ attachments(entity: "cases", entity_id: "${last._id}") { comment_id } }`,
    );
    assert.deepEqual(attachments, [{ comment_id: comment._id }]);
  }),
);

Deno.test(
  "answers of two agents in the same second are both kept, the second one after its author has read the first",
  onGrounds(async (grounds) => {
    const { refused } = grounds;
    const { open, say, bodies } = caseWordsOn(grounds);
    const { _id, descriptionId: seen } = await open("anna", "When?");
    const first = await say("agent", _id, "Tomorrow.", { seen });
    const params = { entity: "cases", entity_id: _id, body: "Today.", visibility: "seller", seen };
    assert.equal(await refused("root", SAY, { params }), "STALE");
    await say("root", _id, "Today, I mean.", { seen: first._id });
    assert.deepEqual(await bodies("anna", _id), ["When?", "Tomorrow.", "Today, I mean."]);
  }),
);

Deno.test(
  "a seller's thanks for an answer, or for a decision, do not reopen the case",
  onGrounds(async (grounds) => {
    const { open, say, move, read } = caseWordsOn(grounds);
    for (const event of ["case.resolve", "case.reject"]) {
      const { _id } = await open("anna", "When?");
      const ended = await move("agent", _id, event, { reason: "Tomorrow." });
      assert.equal((await say("anna", _id, "Thanks!")).entity_id, _id);
      const { status, last_said_by, reply_due_at } = await read("agent", _id);
      assert.deepEqual([status, last_said_by, reply_due_at], [ended, "seller", null]);
    }
  }),
);
