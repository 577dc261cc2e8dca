/** Typed text is kept until the API has stored it; files are added after their upload. Source: docs/architecture.md. */
import { assign, setup } from "xstate";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

/** `staff` is internal; `seller` is visible to the seller too. */
export type Visibility = "staff" | "seller";

export interface CommentFile {
  readonly id: string;
  readonly name: string;
}

/** `key` is the key of a request whose answer is missing, otherwise empty. */
export interface CommentDraft {
  readonly body: string;
  readonly visibility: Visibility;
  readonly files: readonly CommentFile[];
  readonly key: string;
  /** The newest comment on the screen when the person began to write; null if this is not checked. */
  readonly seen: string | null;
}

export type CommentAnswer =
  | { readonly kind: "saved" }
  | { readonly kind: "refused"; readonly failure: unknown }
  /** Others wrote after the comment in `seen`. */
  | { readonly kind: "overtaken" }
  /** The comment was neither saved nor refused: too many requests, or the API could not read the request. */
  | { readonly kind: "failed"; readonly failure: unknown }
  /** The comment may have been saved. */
  | { readonly kind: "unknown" };

export interface CommentContext extends CommentDraft {
  readonly failure: unknown;
}

export type CommentEvent =
  /** @param seen the newest comment on the screen */
  | { readonly type: "comment.write"; readonly body: string; readonly seen: string | null }
  | { readonly type: "comment.address"; readonly visibility: Visibility }
  | { readonly type: "comment.send"; readonly freshKey: string; readonly seen: string | null }
  | { readonly type: "comment.check" }
  | { readonly type: "file.attached"; readonly files: readonly CommentFile[] }
  | { readonly type: "file.remove"; readonly id: string };

type AnswerDone = { readonly output: CommentAnswer };

export const emptyComment = (visibility: Visibility): CommentDraft => ({
  body: "",
  visibility,
  files: [],
  key: "",
  seen: null,
});

const comment = setup({
  types: {
    context: {} as CommentContext,
    input: {} as CommentDraft,
    events: {} as CommentEvent,
    tags: {} as "busy" | "open",
  },
  actors: { sendComment: placeholderActor<CommentAnswer, CommentDraft>("sendComment") },
  actions: {
    keepDraft: placeholderAction("keepDraft"),
    dropDraft: placeholderAction("dropDraft"),
    tell: placeholderAction("tell"),
    write: assign(({ context }, { body, seen }: { body: string; seen: string | null }) => ({
      body,
      failure: null,
      seen: context.body === "" ? seen : context.seen,
    })),
    address: assign((_, { visibility }: { visibility: Visibility }) => ({ visibility })),
    addFiles: assign(({ context }, { files }: { files: readonly CommentFile[] }) => ({
      files: [
        ...context.files,
        ...files.filter(({ id }) => !context.files.some((each) => each.id === id)),
      ],
    })),
    removeFile: assign(({ context }, { id }: { id: string }) => ({
      files: context.files.filter((file) => file.id !== id),
    })),
    see: assign((_, { seen }: { seen: string | null }) => ({ seen })),
    forgetKey: assign(() => ({ key: "" })),
    prepare: assign((_, { freshKey }: { freshKey: string }) => ({ key: freshKey, failure: null })),
    keepFailure: assign((_, { output }: AnswerDone) => ({
      key: "",
      failure: "failure" in output ? output.failure : null,
    })),
    clear: assign(({ context }) => ({ ...emptyComment(context.visibility), failure: null })),
  },
  guards: {
    isAnswerMissing: ({ context }) => context.key !== "",
    isReady: ({ context }) => context.body.trim() !== "",
    isSaved: (_, { output }: AnswerDone) => output.kind === "saved",
    isOvertaken: (_, { output }: AnswerDone) => output.kind === "overtaken",
    isRefused: (_, { output }: AnswerDone) => output.kind === "refused",
    isUnknown: (_, { output }: AnswerDone) => output.kind === "unknown",
  },
});

/** The text can change until it is sent. */
const open = comment.createStateConfig({
  tags: "open",
  on: {
    "comment.write": { actions: [{ type: "write", params: ({ event }) => event }, "keepDraft"] },
    "comment.address": { actions: [{ type: "address", params: ({ event }) => event }, "keepDraft"] },
    "file.attached": { actions: [{ type: "addFiles", params: ({ event }) => event }, "keepDraft"] },
    "file.remove": { actions: [{ type: "removeFile", params: ({ event }) => event }, "keepDraft"] },
    "comment.send": {
      target: "sending",
      guard: "isReady",
      actions: { type: "prepare", params: ({ event }) => event },
    },
  },
});

export const commentMachine = comment.createMachine({
  id: "comment",
  context: ({ input }) => ({ ...input, failure: null }),
  initial: "editing",
  states: {
    editing: {
      ...open,
      // True only at the start, if an earlier visit got no answer.
      always: { target: "unknown", guard: "isAnswerMissing" },
    },
    /** Others wrote meanwhile. Their comments are now on the screen, and pressing Send again sends the text. */
    overtaken: {
      ...open,
      on: {
        ...open.on,
        "comment.send": {
          target: "sending",
          guard: "isReady",
          actions: [{ type: "prepare", params: ({ event }) => event }, {
            type: "see",
            params: ({ event }) => event,
          }],
        },
      },
    },
    sending: {
      tags: "busy",
      // The draft now has the key, so a missing answer can be requested after a reload.
      entry: "keepDraft",
      invoke: {
        id: "sendComment",
        src: "sendComment",
        input: ({ context }) => context,
        onDone: [
          {
            target: "editing",
            guard: { type: "isSaved", params: ({ event }) => event },
            actions: ["clear", "dropDraft", "tell"],
          },
          {
            target: "overtaken",
            guard: { type: "isOvertaken", params: ({ event }) => event },
            actions: ["forgetKey", "keepDraft"],
          },
          { target: "unknown", guard: { type: "isUnknown", params: ({ event }) => event } },
          {
            target: "editing",
            actions: [{ type: "keepFailure", params: ({ event }) => event }, "keepDraft"],
          },
        ],
      },
    },
    /** The text cannot change here: another text with the same key would be refused. */
    unknown: { on: { "comment.check": "checking" } },
    checking: {
      tags: "busy",
      invoke: {
        id: "sendComment",
        src: "sendComment",
        input: ({ context }) => context,
        onDone: [
          {
            target: "editing",
            guard: { type: "isSaved", params: ({ event }) => event },
            actions: ["clear", "dropDraft", "tell"],
          },
          {
            target: "overtaken",
            guard: { type: "isOvertaken", params: ({ event }) => event },
            actions: ["forgetKey", "keepDraft"],
          },
          {
            target: "editing",
            guard: { type: "isRefused", params: ({ event }) => event },
            actions: [{ type: "keepFailure", params: ({ event }) => event }, "keepDraft"],
          },
          // A failed check leaves the first outcome unknown.
          { target: "unknown" },
        ],
      },
    },
  },
});
