/** Collects what the parts of each flow are called in every language. */
import type { Names } from "../../api/flows/names.ts";
import { LANGUAGES } from "../../api/languages.ts";
import type { FlowId } from "../../src/diagnostics/flows/flows.ts";
import { FLOW_WORDS } from "../../src/diagnostics/flows/generated/loaders.ts";

const WORDS = await Promise.all(LANGUAGES.map((language) => FLOW_WORDS[language]()));

/** Returns all that the parts of a flow may be called; each has room in the drawing. */
export const namesOf = (id: FlowId): Names[] => [null, ...WORDS.map((flows) => flows[id] ?? null)];
