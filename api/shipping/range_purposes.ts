/** Labels and sheets have postal numbers, boxes SSCCs. Lists import it without the check digits and countries of numbers. */
export const RANGE_KINDS = ["s10", "sscc"] as const;
export const RANGE_PURPOSES = ["labels", "sheets", "boxes"] as const;
export const kindOf = (purpose: string): (typeof RANGE_KINDS)[number] => purpose === "boxes" ? "sscc" : "s10";
