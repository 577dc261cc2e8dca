import { useEffect, useState } from "react";
import { type OutcomeWords, registeredValue, type StepReport } from "./features.ts";

/** Returns the words for the outcome of a step; null if no feature has any. */
export async function outcomeOf(event: string, outcome: StepReport): Promise<OutcomeWords | null> {
  const load = registeredValue("outcomes", event);
  return load ? (await load())(outcome) : null;
}

/** Returns the words for an outcome; null until they are known, and if there is nothing to report. */
export function useOutcome(
  event: string,
  about: Readonly<Record<string, unknown>> | null,
): OutcomeWords | null {
  const [found, setFound] = useState<OutcomeWords | null>(null);
  useEffect(() => {
    let isShown = true;
    setFound(null);
    if (about) {
      void outcomeOf(event, { many: about }).then((words) => {
        if (isShown) setFound(words);
      });
    }
    return () => {
      isShown = false;
    };
  }, [event, about]);
  return found;
}
