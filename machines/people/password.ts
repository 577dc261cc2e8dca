/** No password enters the context, where an inspector could show it. Source: docs/requirements.md S2.39. */
import { assign, setup } from "xstate";
import type { InputProblem } from "../../api/errors.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

export type PasswordAnswer =
  | { readonly kind: "changed" }
  | { readonly kind: "invalid"; readonly problems: readonly InputProblem[] }
  /** Nothing was changed. */
  | { readonly kind: "failed"; readonly failure: unknown }
  /** The password may have been changed. */
  | { readonly kind: "unknown" };

export interface PasswordContext {
  readonly problems: readonly InputProblem[];
  readonly failure: unknown;
  /** The new password may be in force. */
  readonly isUnknown: boolean;
}

export type PasswordEvent =
  | { readonly type: "password.submit"; readonly problems: readonly InputProblem[] }
  | { readonly type: "password.type"; readonly name: string }
  | { readonly type: "password.again" };

type Done = { readonly output: PasswordAnswer };

export const passwordMachine = setup({
  types: { context: {} as PasswordContext, events: {} as PasswordEvent },
  actors: { changePassword: placeholderActor<PasswordAnswer, void>("changePassword") },
  actions: {
    forget: placeholderAction("forget"),
    showProblems: assign((_, { problems }: { readonly problems: readonly InputProblem[] }) => ({ problems })),
    clearProblem: assign(({ context }, { name }: { readonly name: string }) => ({
      problems: context.problems.filter(({ path }) => path !== name),
    })),
    begin: assign({ problems: [], failure: null }),
    keepAnswer: assign((_, { output }: Done) => ({
      problems: output.kind === "invalid" ? output.problems : [],
      failure: output.kind === "failed" ? output.failure : null,
    })),
    doubt: assign({ isUnknown: true }),
    settle: assign({ isUnknown: false }),
  },
  guards: {
    hasProblems: (_, { problems }: { readonly problems: readonly InputProblem[] }) => problems.length > 0,
    isChanged: (_, { output }: Done) => output.kind === "changed",
    isUnknown: (_, { output }: Done) => output.kind === "unknown",
  },
}).createMachine({
  id: "password",
  context: { problems: [], failure: null, isUnknown: false },
  initial: "editing",
  states: {
    editing: {
      on: {
        "password.type": { actions: { type: "clearProblem", params: ({ event }) => event } },
        "password.submit": [
          {
            guard: { type: "hasProblems", params: ({ event }) => event },
            actions: { type: "showProblems", params: ({ event }) => event },
          },
          { target: "changing", actions: "begin" },
        ],
      },
    },
    changing: {
      invoke: {
        id: "changePassword",
        src: "changePassword",
        onDone: [
          {
            target: "changed",
            guard: { type: "isChanged", params: ({ event }) => event },
            actions: ["forget", "settle"],
          },
          {
            target: "editing",
            guard: { type: "isUnknown", params: ({ event }) => event },
            actions: "doubt",
          },
          // "Wrong current password" may mean that the earlier change was made, so the new password stays in doubt.
          { target: "editing", actions: { type: "keepAnswer", params: ({ event }) => event } },
        ],
      },
    },
    changed: { on: { "password.again": "editing" } },
  },
});
