import { catalogue } from "./catalogue/pt.ts";
import { dashboard } from "./dashboard/pt.ts";
import { imports } from "./imports/pt.ts";
import { list } from "./list/pt.ts";
import { record } from "./record/pt.ts";
import { shell } from "./shell/pt.ts";
import type { Translation } from "./translation.ts";
import type { en } from "./en.ts";
import { words } from "./words/pt.ts";

export const pt: Translation<typeof en> = { ...words, catalogue, dashboard, imports, list, record, shell };
