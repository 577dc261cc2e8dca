/** Keeps the shown choices of a source current: they are requested again after a change. */
import { useEffect, useState } from "react";
import type { OptionSource } from "../../../../resources/form_fields.ts";
import type { Options } from "./option.ts";
import { onOptionsOld, optionsOf } from "./options.ts";

interface ShownOptions {
  /** Null before the first answer, and after `retry`. */
  readonly outcome: Options | null;
  readonly retry: () => void;
}

const NOTHING: readonly string[] = [];

/** @param given the values of other fields that the choices depend on */
export function useOptions(
  source: OptionSource | undefined,
  given: readonly string[] = NOTHING,
): ShownOptions {
  const [outcome, setOutcome] = useState<Options | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!source) return;
    let last = 0;
    const fetch = async () => {
      const turn = ++last;
      const answer = await optionsOf(source, given);
      // Earlier choices stay if the newer request fails.
      if (turn === last) setOutcome((shown) => answer.ok || !shown?.ok ? answer : shown);
    };
    setOutcome(null);
    fetch();
    const stop = onOptionsOld(source, fetch);
    return () => {
      last++;
      stop();
    };
  }, [source, attempt, ...given]);
  return { outcome, retry: () => setAttempt(attempt + 1) };
}
