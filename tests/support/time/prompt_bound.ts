/**
 * Bound on things that must happen within two seconds, with room for a busy machine: what is late otherwise comes after half a
 * minute, or never.
 */
export const PROMPT_MS = 10_000;
