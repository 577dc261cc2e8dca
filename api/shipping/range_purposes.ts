/** Labels and sheets have postal numbers, boxes SSCCs. In a separate file, so that lists load no check digits. */
export const RANGE_KINDS = ["s10", "sscc"] as const;
export const RANGE_PURPOSES = ["labels", "sheets", "boxes"] as const;
export const kindOf = (purpose: string): (typeof RANGE_KINDS)[number] => purpose === "boxes" ? "sscc" : "s10";
