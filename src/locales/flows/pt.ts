import { acting } from "./acting/pt.ts";
import { bulk } from "./bulk/pt.ts";
import { bulkJob } from "./bulk_job/pt.ts";
import { demonstration } from "./demonstration/pt.ts";
import { demonstrationTasks } from "./demonstration_tasks/pt.ts";
import { importOrders } from "./import/pt.ts";
import { importFile } from "./import_file/pt.ts";
import { password } from "./password/pt.ts";
import { session } from "./session/pt.ts";
import { sessions } from "./sessions/pt.ts";
import { switchUser } from "./switch_user/pt.ts";
import { view } from "./view/pt.ts";
import { views } from "./views/pt.ts";
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
