/**
 * A conversation of a seller and staff: a box for each audience, separate drafts, and new comments of others
 * shown before sending.
 */
import {
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { Conversation } from "../../../../../src/features/desk/comments/conversation.tsx";
import type { Comment } from "../../../../../src/features/desk/comments/thread.ts";

const TIME = 1_790_000_000;
const comment = (_id: string, more: Partial<Comment> = {}): Comment => ({
  _id,
  author_name: "Ben Seller",
  author_for: "",
  body: `words of ${_id}`,
  visibility: "seller",
  mentions: [],
  attachments: [],
  may_edit: false,
  may_trash: false,
  created_at: TIME,
  updated_at: TIME,
  version: 1,
  ...more,
});
const thread = (...comments: Comment[]) =>
  data({ comments: comments.map(({ attachments: _, ...rest }) => rest), attachments: [] });
const answer = (entity_id = "k1") => data({ makeComment: { _id: "c9", entity_id, version: 1 } });
const api = () =>
  new FakeApi().on("CommentsOf", thread(comment("c1"))).on("MakeComment", answer())
    .on("Mentionable", data({ mentionable: [] }));

const went: string[] = [];
const view = (
  <Conversation
    entity="cases"
    record={{ _id: "k1", code: "CS-000001" }}
    isFrozen={() => false}
    onSent={(recordId) => void went.push(recordId)}
  />
);
const box = (name: string | RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const write = async (name: string | RegExp, text: string) =>
  fireEvent.change(await box(name), { target: { value: text, selectionStart: text.length } });
const paramsOf = (call: { readonly variables: Readonly<Record<string, unknown>> } | undefined) =>
  call?.variables["params"] as { body: string; visibility: string; seen: string } | undefined;

Deno.test("each audience has its own box, draft and button, and text never moves between them, also after a reload", async () => {
  await onStage(api(), view, async ({ api }) => {
    await says("words of c1");
    await write("To seller", "dear seller");
    await write("Staff note", "among us");
    assert.equal((await box("To seller")).value, "dear seller");
    fireEvent.keyDown(await box("Staff note"), { key: "Enter", ctrlKey: true });
    await waitFor(() => assert.equal(api.named("MakeComment").length, 1));
    const { body, visibility } = paramsOf(api.named("MakeComment")[0]) ?? {};
    assert.deepEqual([body, visibility], ["among us", "staff"]);
    await waitFor(async () => assert.equal((await box("Staff note")).value, ""));
    assert.equal((await box("To seller")).value, "dear seller");
    await write("Staff note", "more among us");
  }, { keepsDrafts: true });
  await onStage(api(), view, async ({ api }) => {
    assert.equal((await box("To seller")).value, "dear seller");
    assert.equal((await box("Staff note")).value, "more among us");
    assert.equal(screen.queryAllByRole("radio").length, 0);
    await press("Send to seller");
    await waitFor(() => assert.equal(api.named("MakeComment").length, 1));
    const { body, visibility } = paramsOf(api.named("MakeComment")[0]) ?? {};
    assert.deepEqual([body, visibility], ["dear seller", "seller"]);
  });
});

Deno.test("others' new comments are shown first; the draft stays and a second press sends it", async () => {
  const later = comment("c2", { author_name: "Eve Agent" });
  const calls = api().on("CommentsOf", thread(comment("c1")), thread(comment("c1"), later))
    .on("MakeComment", refusal("STALE"), answer());
  await onStage(calls, view, async ({ api }) => {
    await says("words of c1");
    await write("To seller", "answer");
    await press("Send to seller");
    await says("Eve Agent wrote in the meantime.");
    await says("words of c2");
    assert.equal(document.querySelectorAll("[data-fresh]").length, 1);
    assert.equal((await box("To seller")).value, "answer");
    await press("Send now");
    await waitFor(() => assert.equal(api.named("MakeComment").length, 2));
    assert.deepEqual(api.named("MakeComment").map((each) => paramsOf(each)?.seen), ["c1", "c2"]);
    await waitFor(() => assert.equal(document.querySelectorAll("[data-fresh]").length, 0));
    assert.equal((await box("To seller")).value, "");
  });
});

Deno.test("a seller has one box and sees no notes", async () => {
  const options = { role: "sale", scope: ["u1"], me: { _id: "u1" } };
  await onStage(api(), view, async () => {
    await says("words of c1");
    assert.equal(screen.getAllByRole("textbox").length, 1);
    assert.doesNotMatch(document.body.textContent ?? "", /note|staff/i);
    await button("Comment");
  }, options);
});

Deno.test("after sending the screen shows the record that stored the message", async () => {
  went.length = 0;
  await onStage(api().on("MakeComment", answer("k2")), view, async () => {
    await write("To seller", "is it over?");
    await press("Send to seller");
    await waitFor(() => assert.deepEqual(went, ["k2"]));
  });
});
