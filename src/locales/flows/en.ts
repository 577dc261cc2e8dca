import { acting } from "./acting/en.ts";
import { bulk } from "./bulk/en.ts";
import { bulkJob } from "./bulk_job/en.ts";
import { demonstration } from "./demonstration/en.ts";
import { demonstrationTasks } from "./demonstration_tasks/en.ts";
import { importOrders } from "./import/en.ts";
import { importFile } from "./import_file/en.ts";
import { password } from "./password/en.ts";
import { session } from "./session/en.ts";
import { sessions } from "./sessions/en.ts";
import { switchUser } from "./switch_user/en.ts";
import { view } from "./view/en.ts";
import { views } from "./views/en.ts";
import type { AllFlowWords } from "./words.ts";

export const flows: AllFlowWords = {
  acting,
  bulk,
  bulk_job: bulkJob,
  demonstration,
  demonstration_tasks: demonstrationTasks,
  import: importOrders,
  import_file: importFile,
  password,
  session,
  sessions,
  switch_user: switchUser,
  view,
  views,
};
