/** English as the first screen needs it: in the first bundle. One line for each area; the rest is en_late.ts. */
import { bulk } from "./bulk/en.ts";
import { jobs } from "./jobs/en.ts";
import { list } from "./list/en.ts";
import { notifications } from "./notifications/en.ts";
import { shell } from "./shell/en.ts";
import { views } from "./views/en.ts";
import { words } from "./words/en.ts";

export const en = {
  ...words,
  bulk,
  jobs,
  list,
  notifications,
  shell,
  views,
} as const;
