import type { AskProps } from "../../../engine/features.ts";
import { OptionSelect } from "../../../engine/form/option_select.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { linesAsk } from "../../../engine/record/lines_ask.tsx";
import { searchAsk } from "../../../engine/record/search_ask.tsx";
import { t } from "../../../lib/i18n.ts";
import { MAX_MATCHES, mergeSource } from "./wiring.ts";

export const MergeAsk = searchAsk({
  source: ({ seller_id }, search) => mergeSource(String(seller_id), search),
  matches: ({ cases }, { _id: own }) =>
    cases.filter(({ _id }) => _id !== own).slice(0, MAX_MATCHES).map(({ _id, code, order_code, reason }) => ({
      _id,
      code,
      details: [order_code, choiceWord("reason", reason)],
    })),
  placeholder: () => "CS-000123",
  help: () => t("decision.mergeHelp"),
  none: () => t("decision.mergeNone"),
});

/** Asks for the assignee; without a choice that is the signed-in person. */
export function AssigneeAsk({ name, value, isDisabled, onChange }: AskProps) {
  const me = t("choice.assignee.me");
  return <OptionSelect {...{ name, value, isDisabled, onChange }} source="caseAgents" none={me} />;
}

export const WordsAsk = linesAsk({ rows: 4, help: () => t("decision.sellerReads") });
