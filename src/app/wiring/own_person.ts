/** Refreshes the signed-in person, including the balance, in each of the person's windows. */
import { useEffect } from "react";
import { Me } from "../../../api/generated/operations/session.ts";
import { ask } from "../../lib/client.ts";
import { debounce } from "../../lib/debounce.ts";
import { onChange, onGap } from "../../engine/live/live.ts";
import type { Session } from "./session.ts";

/** A save is reported directly and over the socket; both trigger one fetch. */
const DEBOUNCE_MS = 150;
/** A job that pays changes the balance repeatedly; this limits the fetches. */
const BALANCE_MS = 1_000;

export function useFreshPerson({ actor }: Pick<Session, "actor">): void {
  useEffect(() => {
    let requestCount = 0;
    const refresh = async () => {
      const turn = ++requestCount;
      const outcome = await ask(Me, {}, { background: true });
      // The answer is ignored if a later request was sent, or if it failed: then the known person stays.
      if (turn === requestCount && outcome.ok && outcome.data.cUser) {
        actor.send({ type: "person.known", person: outcome.data.cUser });
      }
    };
    const { run, stop } = debounce(DEBOUNCE_MS, () => void refresh());
    const balance = debounce(BALANCE_MS, () => void refresh());
    const paid = (sellers: readonly string[]) => {
      // A person without sellers has no balance.
      const { person } = actor.getSnapshot().context;
      if (sellers.some((seller) => person?.scope?.includes(seller))) balance.run();
    };
    const stops = [onChange("cUser", run), onChange("wallets", paid), onGap(run), stop, balance.stop];
    return () => {
      requestCount++;
      stops.forEach((each) => each());
    };
  }, [actor]);
}
