import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import {
  type CommentAnswer,
  type CommentDraft,
  type CommentFile,
  commentMachine,
  emptyComment,
} from "../../../machines/desk/comment.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";
import { noteWays } from "../../support/machines/transition_log.ts";

const file = (id: string): CommentFile => ({ id, name: `${id}.png` });
const ANSWERS: readonly CommentAnswer[] = [
  { kind: "saved" },
  { kind: "refused", failure: "LIMIT" },
  { kind: "overtaken" },
  { kind: "failed", failure: "429" },
  { kind: "unknown" },
];
const OPTIONS = {
  input: emptyComment("staff"),
  payloads: {
    "comment.write": [{ body: "hello", seen: null }],
    "comment.address": [{ visibility: "seller" }],
    "comment.send": [{ freshKey: "k1", seen: null }],
    "file.attached": [{ files: [file("f1")] }],
    "file.remove": [{ id: "f1" }],
    "xstate.done.actor.sendComment": ANSWERS.map((output) => ({ output })),
  },
};

function start(answers: readonly CommentAnswer[], draft: CommentDraft = emptyComment("staff")) {
  const sent: CommentDraft[] = [];
  const effects: string[] = [];
  let storedDraft: CommentDraft | null = null;
  const actor = createActor(
    commentMachine.provide({
      actors: {
        sendComment: fromPromise<CommentAnswer, CommentDraft>(({ input }) => {
          sent.push(input);
          return Promise.resolve(answers[sent.length - 1] ?? answers.at(-1)!);
        }),
      },
      actions: {
        tell: () => void effects.push("told"),
        keepDraft: ({ context: { body, visibility, files, key, seen } }) =>
          storedDraft = { body, visibility, files, key, seen },
        dropDraft: () => storedDraft = null,
      },
    }),
    { input: draft, inspect: noteWays },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const write = (body: string, seen: string | null = null) =>
    actor.send({ type: "comment.write", body, seen });
  const send = (freshKey = "k1", seen: string | null = null) =>
    actor.send({ type: "comment.send", freshKey, seen });
  return { actor, sent, effects, settle, write, send, draft: () => storedDraft };
}

Deno.test("every state of a comment is reached and every edge taken", () => {
  assertWholeGraph(commentMachine, OPTIONS);
  assert.deepEqual(implementationsOf(commentMachine).actors, ["sendComment"]);
});

Deno.test("a double click sends one comment; then the next can be written, to the same readers", async () => {
  const { actor, sent, effects, settle, write, send, draft } = start([{ kind: "saved" }]);
  actor.send({ type: "comment.address", visibility: "seller" });
  write("hello");
  send();
  send("k2");
  assert.equal(draft()?.key, "k1");
  await settle();
  assert.deepEqual(sent.map(({ key, body, visibility }) => [key, body, visibility]), [[
    "k1",
    "hello",
    "seller",
  ]]);
  assert.deepEqual(effects, ["told"]);
  assert.equal(draft(), null);
  const { value, context } = actor.getSnapshot();
  assert.deepEqual([value, context.body, context.visibility, context.key], ["editing", "", "seller", ""]);
});

Deno.test("an empty comment is not sent, and a sent one has each attached file once", () => {
  const { actor, sent, write, send } = start([{ kind: "saved" }]);
  write("  \n");
  send();
  assert.equal(sent.length, 0);
  write("look");
  actor.send({ type: "file.attached", files: [file("f1")] });
  actor.send({ type: "file.attached", files: [file("f1"), file("f2"), file("f3")] });
  actor.send({ type: "file.remove", id: "f2" });
  send();
  assert.deepEqual(sent.map(({ files }) => files.map(({ id }) => id)), [["f1", "f3"]]);
});

Deno.test("after a lost answer the text stays as sent, and it can only be sent again with the same key", async () => {
  const { actor, sent, settle, write, send, draft } = start([
    { kind: "unknown" },
    { kind: "failed", failure: "429" },
    { kind: "saved" },
  ]);
  write("hello");
  send();
  await settle();
  write("other");
  send("k2");
  assert.equal(actor.getSnapshot().value, "unknown");
  actor.send({ type: "comment.check" });
  await settle();
  // A refusal before the key was read does not tell if the first try succeeded.
  assert.equal(actor.getSnapshot().value, "unknown");
  actor.send({ type: "comment.check" });
  await settle();
  assert.deepEqual(sent.map(({ key, body }) => `${key} ${body}`), ["k1 hello", "k1 hello", "k1 hello"]);
  assert.deepEqual([actor.getSnapshot().value, draft()], ["editing", null]);
});

Deno.test("a refusal keeps the text and the reason; the next try is a new request", async () => {
  const { actor, sent, settle, write, send } = start([{ kind: "refused", failure: "LIMIT" }, {
    kind: "saved",
  }]);
  write("hello");
  send();
  await settle();
  const { context } = actor.getSnapshot();
  assert.deepEqual([context.body, context.failure, context.key], ["hello", "LIMIT", ""]);
  send("k2");
  await settle();
  assert.deepEqual(sent.map(({ key }) => key), ["k1", "k2"]);
});

Deno.test("a draft is restored with its text; a pending answer is restored as unknown", () => {
  const words = { ...emptyComment("seller"), body: "hello" };
  assert.equal(start([], words).actor.getSnapshot().context.body, "hello");
  assert.equal(start([], { ...words, key: "k0" }).actor.getSnapshot().value, "unknown");
});

Deno.test("if others commented meanwhile the text is kept, and pressing again after seeing their comments sends it", async () => {
  const { actor, sent, effects, settle, write, send, draft } = start([{ kind: "overtaken" }, {
    kind: "saved",
  }]);
  write("he", "c1");
  write("hello", "c2");
  send("k1", "c2");
  await settle();
  // The author began to write before the comment c2 arrived.
  assert.deepEqual(sent.map(({ seen, key }) => [seen, key]), [["c1", "k1"]]);
  assert.equal(actor.getSnapshot().value, "overtaken");
  assert.deepEqual(draft(), { ...emptyComment("staff"), body: "hello", seen: "c1" });
  write("hello again", "c2");
  assert.equal(actor.getSnapshot().value, "overtaken");
  send("k2", "c2");
  await settle();
  assert.deepEqual(sent.map(({ seen, key }) => [seen, key])[1], ["c2", "k2"]);
  assert.deepEqual([actor.getSnapshot().value, draft(), effects], ["editing", null, ["told"]]);
});
