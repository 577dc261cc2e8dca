/** What the parts of each flow are called in every language. */
import type { Names } from "../../api/flows/names.ts";
import type { FlowId } from "../../src/support/flows/flows.ts";
import { flows as de } from "../../src/locales/flows/de.ts";
import { flows as en } from "../../src/locales/flows/en.ts";
import { flows as fr } from "../../src/locales/flows/fr.ts";
import { flows as pt } from "../../src/locales/flows/pt.ts";

/** All that the parts of a flow may be called; each has room in the drawing. */
export const namesOf = (id: FlowId): Names[] => [null, ...[en, de, fr, pt].map((flows) => flows[id] ?? null)];
