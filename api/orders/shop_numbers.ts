/** Shops and files write the same number with or without a leading #. */
export const bareNumber = (number: string): string => number.startsWith("#") ? number.slice(1) : number;
