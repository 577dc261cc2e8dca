/** English: in the bundle, and the measure of the other languages. One line for each area. */
import { catalogue } from "./catalogue/en.ts";
import { dashboard } from "./dashboard/en.ts";
import { imports } from "./imports/en.ts";
import { list } from "./list/en.ts";
import { record } from "./record/en.ts";
import { shell } from "./shell/en.ts";
import { words } from "./words/en.ts";

export const en = { ...words, catalogue, dashboard, imports, list, record, shell } as const;
