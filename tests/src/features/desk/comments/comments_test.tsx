/** Comments in the timeline: for which readers, sent once, suggestions after an @, files, changing and deleting. */
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
import { FakeUpload } from "../../../fake_upload.ts";
import type { Comment } from "../../../../../src/features/desk/comments/thread.ts";
import { announcement } from "../../../../../src/lib/toasts.ts";
import { Timeline } from "../../../../../src/features/orders/orders/timeline.tsx";
import { order } from "../../../engine/record/sample.ts";

const TIME = 1_790_000_000;
const comment = (more: Partial<Comment> = {}): Comment => ({
  _id: "c1",
  author_name: "Ada Root",
  author_for: "",
  body: "Look at @order_qc",
  visibility: "staff",
  mentions: ["order_qc"],
  attachments: [],
  may_edit: true,
  may_trash: true,
  created_at: TIME + 30,
  updated_at: TIME + 30,
  version: 1,
  ...more,
});
/** Returns the API's answer, in which files are listed separately from comments. */
const thread = (...comments: Comment[]) =>
  data({
    comments: comments.map(({ attachments: _, ...rest }) => rest),
    attachments: comments.flatMap(({ _id, attachments }) =>
      attachments.map((file) => ({ ...file, comment_id: _id }))
    ),
  });
const answer = data({ makeComment: { _id: "c1", version: 1 } });
const api = () =>
  new FakeApi().on("CommentsOf", thread()).on("MakeComment", answer).on(
    "Mentionable",
    data({ mentionable: [] }),
  );
const view = <Timeline order={order()} />;

const box = (name: string | RegExp = /^Comment on/) =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const write = async (text: string, name?: string | RegExp) => {
  const found = await box(name);
  fireEvent.change(found, { target: { value: text, selectionStart: text.length } });
  return found;
};
const isDisabled = async (name: string | RegExp) =>
  (await button(name)).getAttribute("aria-disabled") === "true";

Deno.test("comments are in the timeline, newest first, and show who reads them", async () => {
  const calls = api().on(
    "CommentsOf",
    thread(comment(), comment({ _id: "c2", visibility: "seller", body: "To you", created_at: TIME + 90 })),
  );
  await onStage(calls, view, async () => {
    await says("Look at @order_qc");
    const text = document.body.textContent ?? "";
    const places = ["To you", "Order submitted", "Look at", "Created"].map((words) => text.indexOf(words));
    assert.deepEqual(places, [...places].sort((a, b) => a - b));
    assert.ok(places.every((place) => place >= 0));
    await says("Staff only");
    await says("Seller sees it");
    assert.equal(screen.getByText("@order_qc").tagName, "SPAN");
  });
});

Deno.test("Access 9 a comment is for staff unless its author chooses otherwise, and the button names its readers", async () => {
  await onStage(api(), view, async ({ api }) => {
    assert.equal(await isDisabled("Comment for staff only"), true);
    await write("hello");
    fireEvent.click(screen.getByRole("radio", { name: "The seller sees this" }));
    const send = await button("Comment for the seller too");
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() => assert.equal(api.named("CommentsOf").length, 2));
    assert.equal(announcement.peek().text, "Comment posted");
    const [sent, ...others] = api.named("MakeComment");
    assert.deepEqual(others, []);
    assert.deepEqual(sent?.variables["params"], {
      entity: "orders",
      entity_id: "o1",
      body: "hello",
      visibility: "seller",
      attachments: [],
    });
    assert.equal((await box()).value, "");
  });
});

Deno.test("a seller has no choice: both sides see a seller's comment", async () => {
  await onStage(
    api().on("CommentsOf", thread(comment({ visibility: "seller", may_edit: false, may_trash: false }))),
    view,
    async ({ api }) => {
      await says("Look at");
      await write("hello");
      fireEvent.keyDown(await box(), { key: "Enter", ctrlKey: true });
      await waitFor(() => assert.equal(api.named("MakeComment").length, 1));
      const { visibility } = api.named("MakeComment")[0]?.variables["params"] as { visibility: string };
      assert.equal(visibility, "seller");
      assert.equal(screen.queryAllByRole("radio").length, 0);
      assert.equal(screen.queryAllByText("Edit").length, 0);
      assert.doesNotMatch(document.body.textContent ?? "", /Seller sees it/);
    },
    { role: "sale", scope: ["u1"] },
  );
});

Deno.test("people are offered after an @ and chosen with the keyboard", async () => {
  const people = [{ _id: "u2", h: "order_qc", name: "Linh" }, { _id: "u3", h: "olga", name: "Olga" }];
  await onStage(api().on("Mentionable", data({ mentionable: people })), view, async ({ api }) => {
    const text = await write("see @o");
    await screen.findByRole("listbox", { name: "People to mention" });
    assert.deepEqual(api.named("Mentionable").at(-1)?.variables, {
      entity: "orders",
      entity_id: "o1",
      search: "o",
      visibility: "staff",
    });
    const active = () =>
      document.getElementById(text.getAttribute("aria-activedescendant") ?? "")?.textContent;
    assert.equal(active(), "Linh@order_qc");
    fireEvent.keyDown(text, { key: "ArrowDown" });
    assert.equal(active(), "Olga@olga");
    fireEvent.keyDown(text, { key: "ArrowDown" });
    fireEvent.keyDown(text, { key: "Enter" });
    assert.equal(text.value, "see @order_qc ");
    assert.equal(screen.queryAllByRole("listbox").length, 0);
    await write("see @order_qc and @o");
    await screen.findByRole("listbox");
    fireEvent.keyDown(text, { key: "Escape" });
    await waitFor(() => assert.equal(screen.queryAllByRole("listbox").length, 0));
    assert.equal(api.named("MakeComment").length, 0);
  });
});

Deno.test("a comment whose answer is lost keeps its text and is sent again with the same key", async () => {
  const lost = () => Promise.reject(new TypeError("cut"));
  await onStage(api().on("MakeComment", lost, answer), view, async ({ api }) => {
    await write("hello");
    await press("Comment for staff only");
    await says("It cannot be sent twice");
    assert.equal((await box()).readOnly, true);
    await press("Check again");
    await waitFor(() => assert.equal(api.named("MakeComment").length, 2));
    const keys = api.named("MakeComment").map(({ variables }) => variables["key"]);
    assert.equal(keys[0], keys[1]);
    await waitFor(async () => assert.equal((await box()).value, ""));
  });
});

Deno.test("typed text is restored after a reload, for this order and this person", async () => {
  await onStage(api(), view, async () => void await write("half a sentence"), { keepsDrafts: true });
  await onStage(api(), view, async () => assert.equal((await box()).value, "half a sentence"));
  await onStage(api(), view, async () => assert.equal((await box()).value, ""));
});

Deno.test("a comment is changed in place by version; a refusal keeps the text; STALE can be overwritten", async () => {
  const calls = api().on("CommentsOf", thread(comment()), thread(comment({ version: 2, body: "Other" })))
    .on("MakeComment", refusal("STALE"), answer);
  await onStage(calls, view, async ({ api }) => {
    await press("Edit");
    assert.equal((await box("Change your comment")).value, "Look at @order_qc");
    await write("Better", "Change your comment");
    await press("Save comment");
    await says("changed this comment in another window");
    assert.equal((await box("Change your comment")).value, "Better");
    await waitFor(() => assert.equal(api.named("CommentsOf").length, 2));
    await press("Save comment");
    await says("Other");
    const sent = api.named("MakeComment").map(({ variables: { id, version } }) => [id, version]);
    assert.deepEqual(sent, [["c1", 1], ["c1", 2]]);
    assert.equal(announcement.peek().text, "Comment saved");
    await press("Edit");
    await press("Cancel");
    await says("Other");
  });
});

Deno.test("a change whose answer is lost is checked after a reload with the version that it began with", async () => {
  const lost = () => Promise.reject(new TypeError("cut"));
  const requestOf = (api: FakeApi) => {
    const { version, key } = api.named("MakeComment")[0]!.variables;
    return { version, key };
  };
  let first: object = {};
  await onStage(api().on("CommentsOf", thread(comment())).on("MakeComment", lost), view, async ({ api }) => {
    await press("Edit");
    await write("Better", "Change your comment");
    await press("Save comment");
    await says("It cannot be sent twice");
    first = requestOf(api);
  }, { keepsDrafts: true });
  const saved = thread(comment({ version: 2, body: "Better" }));
  await onStage(api().on("CommentsOf", saved), view, async ({ api }) => {
    await press("Check again");
    await waitFor(() => assert.equal(api.named("MakeComment").length, 1));
    assert.deepEqual(requestOf(api), first);
  });
});

Deno.test("Access 9 deleting a comment asks first", async () => {
  const calls = api().on("CommentsOf", thread(comment()), thread()).on(
    "TrashComment",
    data({ trashComment: ["c1"] }),
  );
  await onStage(calls, view, async ({ api }) => {
    await press("Delete");
    await press("Cancel");
    await press("Delete");
    await press("Delete comment");
    await waitFor(() => assert.doesNotMatch(document.body.textContent ?? "", /Look at/));
    assert.deepEqual(api.named("TrashComment").map(({ variables }) => variables["delete_ids"]), [["c1"]]);
    assert.equal(announcement.peek().text, "Comment deleted");
  });
});

const refusedFile = (code: string, reason = "") => ({
  errors: [{ message: "", extensions: { code, ...reason && { reason: { code: reason, text: "" } } } }],
});
const PDF = new File(["%PDF-1.7"], "good.pdf", { type: "application/pdf" });

Deno.test("a pasted file is uploaded at once, and sent with the comment", async () => {
  await onStage(api(), view, async ({ api }) => {
    const restore = FakeUpload.install();
    try {
      const text = await write("see");
      fireEvent.paste(text, { clipboardData: { files: [PDF, new File(["x"], "evil.svg")] } });
      await waitFor(() => assert.equal(FakeUpload.all.length, 2));
      const [good, evil] = FakeUpload.all;
      assert.match(good!.url, /entity=orders&id=o1&name=good\.pdf&visibility=staff&key=/);
      await evil!.answer(400, refusedFile("BAD_INPUT"));
      await says("Not a photo, PDF or video that we can read");
      await good!.answer(201, { attachment: { _id: "a1" } });
      await press("Comment for staff only");
      await waitFor(() => assert.equal(api.named("MakeComment").length, 1));
      const { attachments } = api.named("MakeComment")[0]?.variables["params"] as { attachments: string[] };
      assert.deepEqual(attachments, ["a1"]);
    } finally {
      restore();
    }
  });
});

Deno.test("a file that is not stored shows the reason in one sentence: too large, above the quota, no space", async () => {
  const refusals: readonly (readonly [status: number, reason: string, words: RegExp])[] = [
    [413, "", /Larger than 50 MB/],
    [507, "quotaReached", /have reached their limit/],
    [507, "storeFull", /has run out of space/],
  ];
  await onStage(api(), view, async () => {
    const restore = FakeUpload.install();
    try {
      const text = await write("see");
      for (const [at, [status, reason, words]] of refusals.entries()) {
        fireEvent.paste(text, { clipboardData: { files: [PDF] } });
        await waitFor(() => assert.equal(FakeUpload.all.length, at + 1));
        await FakeUpload.all[at]!.answer(status, refusedFile("LIMIT", reason));
        await waitFor(() => assert.match(document.body.textContent ?? "", words));
      }
    } finally {
      restore();
    }
  });
});

Deno.test("comments that cannot be loaded are reported next to the timeline", async () => {
  await onStage(api().on("CommentsOf", refusal("INTERNAL")), view, async () => {
    await says("Comments could not be loaded");
    await says("Order submitted");
  });
});
