import { useSelector } from "@xstate/react";
import { shallowEqual } from "@xstate/react";
import { queueOf, type QueueState, queueState } from "./queue.ts";
import type { ScanOwner } from "./scan_store.ts";

export interface ShownQueue extends QueueState {
  readonly tap: (key: string) => void;
  readonly retry: () => void;
}

export function useQueue(person: ScanOwner): ShownQueue {
  const { actor } = queueOf(person);
  const state = useSelector(actor, queueState, shallowEqual);
  return {
    ...state,
    tap: (key) => actor.send({ type: "refusal.tap", key }),
    retry: () => actor.send({ type: "net.back" }),
  };
}
