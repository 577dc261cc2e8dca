/**
 * Bound on events that must happen within two seconds, with room for a busy machine: a failing one would take
 * half a minute, or never happen.
 */
export const PROMPT_MS = 10_000;
