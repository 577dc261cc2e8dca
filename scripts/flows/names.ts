/** Collects the names of each flow's parts in every language. */
import type { Names } from "../../api/flows/names.ts";
import { LANGUAGES } from "../../api/languages.ts";
import type { FlowId } from "../../src/diagnostics/flows/flows.ts";
import { FLOW_WORDS } from "../../src/diagnostics/flows/generated/loaders.ts";

const WORDS = await Promise.all(LANGUAGES.map((language) => FLOW_WORDS[language]()));

/** Returns the names of a flow's parts: their ids (null), and those of each language. */
export const namesOf = (id: FlowId): Names[] => [null, ...WORDS.map((flows) => flows[id] ?? null)];
