/** Replaces the agreement of words: the first picture is in English. */
export const agreedKey = (status: string) => `status.${status}` as const;
