import { useEffect, useRef } from "react";
import { register } from "../../lib/keys.ts";
import type { Offer } from "../../../resources/steps.ts";
import type { OfferLayout } from "./offers.ts";

const NEXT_KEY = "n";

/** Time in which a second press of the key is ignored, so that it does not take the step that has just become the next one. */
const INERT_MS = 400;

/** Returns the keys of a step. Most steps have none; the next step has `NEXT_KEY`, and its own key if it has one. */
export const stepKeys = ({ action }: Offer, primary: Offer | null): readonly string[] => [
  ...action.event === primary?.action.event ? [NEXT_KEY] : [],
  ...action.key ? [action.key] : [],
];

export function useStepKeys(
  { primary, beside, menu }: OfferLayout,
  begin: (offer: Offer) => void,
  hasNextKey: boolean,
): void {
  const latest = useRef(begin);
  latest.current = begin;
  const keyed = [...(primary ? [primary] : []), ...beside, ...menu]
    .flatMap((offer) => {
      const keys = offer.refusedBy === null ? stepKeys(offer, hasNextKey ? primary : null) : [];
      return keys.map((key) => ({ key, offer }));
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
