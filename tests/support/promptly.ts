/**
 * The two seconds within which something has to happen, and what a machine takes that does other things beside: what is
 * not told at once is told in half a minute, or never.
 */
export const PROMPT_MS = 10_000;
