import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { fromPromise } from "xstate";
import { STATUS_DESTINATIONS } from "../../../api/errors.ts";
import { demonstrationTasksMachine } from "../../../machines/demonstration_tasks.ts";
import { fetchTasks } from "./calls.ts";

export const wiredTasks = (navigate: (path: string) => void) =>
  demonstrationTasksMachine.provide({
    actors: { fetchTasks: fromPromise(fetchTasks) },
    actions: {
      follow: (_, { status }) => {
        const page = STATUS_DESTINATIONS[status];
        if (page) navigate(`${page}?from=${encodeURIComponent("/tasks")}`);
      },
    },
  });

export function useTasks() {
  const [, navigate] = useLocation();
  const [snapshot, send] = useMachine(useMemo(() => wiredTasks(navigate), [navigate]));
  return {
    phase: snapshot.value,
    tasks: snapshot.context.tasks,
    retry: () => send({ type: "tasks.retry" }),
  };
}
