/** Replaces the choice of grammatical forms, which English does not need: the first picture is in English. */
export const agreedKey = (status: string) => `status.${status}` as const;
