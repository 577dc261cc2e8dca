import { amountText } from "../../../lib/amount_text.ts";

/** Points are formatted as dollars, since both have two decimals. */
export const pointsText = (hundredths: number): string => amountText(hundredths, "USD");
