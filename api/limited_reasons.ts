import { ONE_PAYER_CENTS } from "./handover/local_bills.ts";

/** Limits behind reasons that a screen shows before anybody tries the step, so that it can name the amount. */
export const LIMITED_REASONS: Readonly<Record<string, number>> = { isSecondPayer: ONE_PAYER_CENTS };
