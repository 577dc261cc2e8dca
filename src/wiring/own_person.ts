/** Keeps the signed-in person fresh: who changes their own name sees it everywhere, in each of their windows. */
import { useEffect } from "react";
import { Me } from "../../api/generated/operations/session.ts";
import { ask } from "../lib/client.ts";
import { gathering } from "../lib/gathering.ts";
import { onChange, onGap } from "../lib/live.ts";
import type { Session } from "./session.ts";

/** A save is told by itself and over the socket: both are one occasion. */
const GATHER_MS = 150;

export function useFreshPerson({ actor }: Pick<Session, "actor">): void {
  useEffect(() => {
    let asked = 0;
    const refresh = async () => {
      const turn = ++asked;
      const outcome = await ask(Me, {}, { background: true });
      // A later question has a newer answer; a failure leaves what is known.
      if (turn === asked && outcome.ok && outcome.data.cUser) {
        actor.send({ type: "person.known", person: outcome.data.cUser });
      }
    };
    const { run, stop } = gathering(GATHER_MS, () => void refresh());
    const stops = [onChange("cUser", run), onGap(run), stop];
    return () => {
      asked++;
      stops.forEach((each) => each());
    };
  }, [actor]);
}
