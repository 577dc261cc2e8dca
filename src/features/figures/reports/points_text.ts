import { amountText } from "../../../lib/amount_text.ts";

/** Points have two decimals, as dollars have. */
export const pointsText = (hundredths: number): string => amountText(hundredths, "USD");
