/**
 * The API's own English reasons for a refused step. Every language has its words in `api/<department>/words/`, by the
 * same keys: guards of machines and a few codes of the server.
 */
import { reasons } from "./generated/reasons/en.ts";

export { reasons as REASONS };
export type ReasonCode = keyof typeof reasons;
