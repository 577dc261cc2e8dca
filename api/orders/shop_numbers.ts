/** Some shops write a number with a leading #, some files without it: both name the same order. */
export const bareNumber = (number: string): string => number.startsWith("#") ? number.slice(1) : number;
