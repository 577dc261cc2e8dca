/** What became of a garment that came back: "Returned: scrapped · Carrier damage". */
import { isOutcome } from "../../../../api/workshop/returns.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import type { ShownUnit } from "./unit.ts";

export const returnedText = ({ outcome, reason_code }: NonNullable<ShownUnit["returned"]>): string =>
  [
    isOutcome(outcome) ? t(`entity.units.returned.${outcome}`) : outcome,
    choiceWord("reason_code", reason_code),
  ]
    .filter(Boolean).join(" · ");
