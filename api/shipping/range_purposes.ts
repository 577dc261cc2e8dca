/** Labels and sheets have postal numbers, boxes SSCCs. A separate file, so that lists do not load the check digits and countries of numbers. */
export const RANGE_KINDS = ["s10", "sscc"] as const;
export const RANGE_PURPOSES = ["labels", "sheets", "boxes"] as const;
export const kindOf = (purpose: string): (typeof RANGE_KINDS)[number] => purpose === "boxes" ? "sscc" : "s10";
