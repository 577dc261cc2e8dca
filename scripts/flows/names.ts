/** What the parts of each flow are called in every language. */
import type { Names } from "../../api/flows/names.ts";
import type { FlowId } from "../../src/support/flows/flows.ts";
import { flows as de } from "../../src/support/flows/generated/de.ts";
import { flows as en } from "../../src/support/flows/generated/en.ts";
import { flows as fr } from "../../src/support/flows/generated/fr.ts";
import { flows as pt } from "../../src/support/flows/generated/pt.ts";

/** All that the parts of a flow may be called; each has room in the drawing. */
export const namesOf = (id: FlowId): Names[] => [null, ...[en, de, fr, pt].map((flows) => flows[id] ?? null)];
