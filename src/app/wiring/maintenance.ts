import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { maintenanceMachine } from "../../../machines/desk/maintenance.ts";
import { askText } from "../../lib/client.ts";
import { useActorRef } from "../../engine/wiring/actor.ts";

/** Statuses by which a proxy reports that the server behind it is missing. */
const ABSENT = [502, 503, 504];

/** Returns true if the server answers: any answer of the server itself, even an error, counts. */
export async function askServer(): Promise<boolean> {
  const outcome = await askText("{ cUser { _id } }", {}, { background: true, isSession: true });
  if (outcome.ok) return true;
  const { failure } = outcome;
  return failure.kind === "errors" || (failure.kind === "http" && !ABSENT.includes(failure.status));
}

export const wiredMaintenance = () =>
  maintenanceMachine.provide({ actors: { askServer: fromPromise(askServer) } });

export type ServerPhase = "waiting" | "asking" | "back";

export function useMaintenance(): { readonly phase: ServerPhase; readonly ask: () => void } {
  const [machine] = useState(wiredMaintenance);
  const actor = useActorRef(machine);
  const phase = useSelector(actor, ({ value }) => value);
  const ask = () => actor.send({ type: "server.ask" });
  useEffect(() => {
    // Checks again when a person returns to this window.
    addEventListener("focus", ask);
    return () => removeEventListener("focus", ask);
  }, [actor]);
  return { phase, ask };
}
