import { MAX_BILL_BOXES } from "../../../../api/handover/local_bills.ts";
import type { AskProps } from "../../../engine/features.ts";
import { numberAsk } from "../../../engine/record/number_ask.tsx";
import { UnitsAsk } from "../../../engine/record/units_ask.tsx";
import { t } from "../../../lib/i18n.ts";
import { DayField } from "../../../parts/days/day_field.tsx";

const GRAM_DECIMALS = 3;

export const CountAsk = numberAsk(MAX_BILL_BOXES);

export const KilogramsAsk = (props: AskProps) => (
  <UnitsAsk {...props} decimals={GRAM_DECIMALS} unit={t("localBill.kg")} />
);

export const DayAsk = ({ name, value, isDisabled, onChange }: AskProps) => (
  <DayField {...{ name, value, isDisabled, onChange }} />
);
