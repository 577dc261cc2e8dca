/** English: in the bundle, and the measure of the other languages. One line for each area. */
import { bulk } from "./bulk/en.ts";
import { catalogue } from "./catalogue/en.ts";
import { dashboard } from "./dashboard/en.ts";
import { imports } from "./imports/en.ts";
import { jobs } from "./jobs/en.ts";
import { list } from "./list/en.ts";
import { mending } from "./mending/en.ts";
import { record } from "./record/en.ts";
import { shell } from "./shell/en.ts";
import { stores } from "./stores/en.ts";
import { talk } from "./talk/en.ts";
import { views } from "./views/en.ts";
import { words } from "./words/en.ts";

export const en = {
  ...words,
  bulk,
  catalogue,
  dashboard,
  entity: { stores },
  imports,
  jobs,
  list,
  mending,
  record,
  shell,
  talk,
  views,
} as const;
