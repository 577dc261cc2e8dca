/** Gives the maintenance machine its effect: the smallest question that the API answers to anybody. */
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { maintenanceMachine } from "../../../machines/maintenance.ts";
import { askText } from "../../lib/client.ts";
import { useActorRef } from "../../engine/wiring/actor.ts";

/** Answers of what stands before a server that is not there. */
const ABSENT = [502, 503, 504];

/** Whatever the server itself says, a refusal too, it is there. */
export async function askServer(): Promise<boolean> {
  const outcome = await askText("{ cUser { _id } }", {}, { background: true, isSession: true });
  if (outcome.ok) return true;
  const { failure } = outcome;
  return failure.kind === "errors" || (failure.kind === "http" && !ABSENT.includes(failure.status));
}

export const wiredMaintenance = () =>
  maintenanceMachine.provide({ actors: { askServer: fromPromise(askServer) } });

export type ServerPhase = "waiting" | "asking" | "back";

/** Asks until the server is there; `ask` does it now. */
export function useMaintenance(): { readonly phase: ServerPhase; readonly ask: () => void } {
  const [machine] = useState(wiredMaintenance);
  const actor = useActorRef(machine);
  const phase = useSelector(actor, ({ value }) => value);
  const ask = () => actor.send({ type: "server.ask" });
  useEffect(() => {
    // Who comes back to this window wants to know now.
    addEventListener("focus", ask);
    return () => removeEventListener("focus", ask);
  }, [actor]);
  return { phase, ask };
}
