/** Texts for the result of applying policies to one package, or to all packages of a job. */
import type { PolicyOutcome } from "../../../../api/generated/schema.ts";
import { addOutcomes, NO_TALLY, type PolicyTally } from "../../../../api/shipping/policy_outcome.ts";
import type { OutcomeWords, StepReport } from "../../../engine/features.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { listText, numberText } from "../../../parts/format.ts";

type Counts = Readonly<Record<string, number>>;

const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Lists the reasons; the most frequent one comes first. */
const reasonsText = (counts: Counts, words: "policies.miss" | "policies.applied.refusal"): string =>
  listText(
    Object.entries(counts).sort(([, one], [, other]) => other - one)
      .map(([code]) => t(`${words}.${code}` as Key)),
  );

type OutcomeCode = "set" | "others" | "same" | "unmatched" | "noPolicy" | "unusable";

const part = (
  key: OutcomeCode,
  count: number,
  more: Readonly<Record<string, string>> = {},
): readonly string[] =>
  count === 0 ? [] : [t(`policies.applied.${key}`, { count, n: numberText(count), ...more })];

/** Returns "Set Standard for 3 packages. Left 2 as they were: no policy matches (another country)." */
export function tallyText(tally: PolicyTally): string {
  const { methods, others, same, unmatched, misses, unusable, refusals } = tally;
  const isNone = Object.keys(misses).every((code) => code === "paused");
  return [
    ...Object.entries(methods).flatMap(([method, count]) => part("set", count, { method })),
    ...part("others", others),
    ...part("same", same),
    ...isNone
      ? part("noPolicy", unmatched)
      : part("unmatched", unmatched, { why: reasonsText(misses, "policies.miss") }),
    ...part("unusable", unusable, { why: reasonsText(refusals, "policies.applied.refusal") }),
  ].join(" ");
}

const tallyIn = (outcome: StepReport): PolicyTally | null =>
  "one" in outcome
    ? addOutcomes(NO_TALLY, [outcome.one as PolicyOutcome])
    : (outcome.many["applied"] as PolicyTally | undefined) ?? null;

/** Returns the text and its tone, which is success only if all packages follow the policies. */
export function appliedWords(outcome: StepReport): OutcomeWords | null {
  const tally = tallyIn(outcome);
  if (!tally) return null;
  const { methods, others, same, unmatched, unusable } = tally;
  const isAny = sumOf(methods) + others + same + unmatched + unusable > 0;
  if (!isAny) return null;
  return { words: tallyText(tally), tone: unmatched + unusable > 0 ? "warning" : "success" };
}
