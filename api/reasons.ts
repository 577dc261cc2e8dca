/** Keys are guards of machines and a few codes of the server; their words are in `api/<department>/words/`. */
import { reasons } from "./generated/reasons/en.ts";

export { reasons as REASONS };
export type ReasonCode = keyof typeof reasons;
