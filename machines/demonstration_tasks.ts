/** States: loading → shown | failed → loading. Source: docs/requirements.md S7.25, S8.1–S8.5. */
import { assign, setup } from "xstate";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

export interface Task {
  readonly id: string;
  readonly status: string;
  readonly title: string;
  readonly store_name: string;
  /** Unix seconds. */
  readonly created_at: number;
}

export type TasksAnswer =
  | { readonly kind: "tasks"; readonly tasks: readonly Task[] }
  /** `status` is the HTTP status; 0 for no answer. */
  | { readonly kind: "failed"; readonly status: number };

export interface TasksContext {
  readonly tasks: readonly Task[];
}

type Done = { readonly output: TasksAnswer };

export const demonstrationTasksMachine = setup({
  types: { context: {} as TasksContext, events: {} as { readonly type: "tasks.retry" } },
  actors: { fetchTasks: placeholderActor<TasksAnswer, void>("fetchTasks") },
  actions: {
    keepTasks: assign((_, { output }: Done) => output.kind === "tasks" ? { tasks: output.tasks } : {}),
    follow: (_, _params: { readonly status: number }): void => placeholderAction("follow")(),
  },
  guards: { isTasks: (_, { output }: Done) => output.kind === "tasks" },
}).createMachine({
  id: "demonstrationTasks",
  context: { tasks: [] },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "fetch",
        src: "fetchTasks",
        onDone: [
          {
            target: "shown",
            guard: { type: "isTasks", params: ({ event }) => event },
            actions: { type: "keepTasks", params: ({ event }) => event },
          },
          {
            target: "failed",
            actions: {
              type: "follow",
              params: ({ event }) => ({ status: event.output.kind === "failed" ? event.output.status : 0 }),
            },
          },
        ],
        onError: "failed",
      },
    },
    failed: { on: { "tasks.retry": "loading" } },
    shown: { type: "final" },
  },
});
