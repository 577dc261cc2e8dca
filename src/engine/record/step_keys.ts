/** The keys of the steps that can be taken now. */
import { useEffect, useRef } from "react";
import { register } from "../../lib/keys.ts";
import type { Offer } from "../../../resources/steps.ts";
import type { Arranged } from "./offers.ts";

/** The next step, whatever it is. */
export const NEXT_KEY = "n";

/** A second press of the key does not take the step that has just become the next one. */
const INERT_MS = 400;

/** The key of a step, as it is pressed; none for most. */
export const stepKey = ({ action }: Offer, primary: Offer | null): string | undefined =>
  action.event === primary?.action.event ? NEXT_KEY : action.key;

/** Registers them while their steps are offered. @param begin Begins a step, if it is possible. */
export function useStepKeys({ primary, beside, menu }: Arranged, begin: (offer: Offer) => void): void {
  const latest = useRef(begin);
  latest.current = begin;
  const keyed = [...(primary ? [primary] : []), ...beside, ...menu]
    .flatMap((offer) => {
      const key = offer.refusedBy === null && stepKey(offer, primary);
      return key ? [{ key, offer }] : [];
    });
  const offers = useRef(keyed);
  offers.current = keyed;
  const which = keyed.map(({ key, offer }) => `${key} ${offer.action.event}`).join();
  const known = useRef({ which, sinceMs: -INERT_MS });
  useEffect(() => {
    if (known.current.which !== which) known.current = { which, sinceMs: performance.now() };
    const offs = offers.current.map(({ key, offer: { action } }) =>
      register(
        "record",
        key,
        () => {
          const offer = offers.current.find((each) => each.offer.action.event === action.event)?.offer;
          if (offer && performance.now() - known.current.sinceMs >= INERT_MS) latest.current(offer);
        },
        `event.${action.event}`,
        { isOnce: true },
      )
    );
    return () => offs.forEach((off) => off());
  }, [which]);
}
