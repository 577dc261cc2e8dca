import { acting } from "./acting/fr.ts";
import { apiToken } from "./api_token/fr.ts";
import { bookmarks } from "./bookmarks/fr.ts";
import { bulk } from "./bulk/fr.ts";
import { bulkJob } from "./bulk_job/fr.ts";
import { callToAction } from "./call_to_action/fr.ts";
import { comment } from "./comment/fr.ts";
import { demonstration } from "./demonstration/fr.ts";
import { demonstrationTasks } from "./demonstration_tasks/fr.ts";
import { entryLink } from "./entry_link/fr.ts";
import { form } from "./form/fr.ts";
import { importOrders } from "./import/fr.ts";
import { importFile } from "./import_file/fr.ts";
import { job } from "./job/fr.ts";
import { layout } from "./layout/fr.ts";
import { list } from "./list/fr.ts";
import { maintenance } from "./maintenance/fr.ts";
import { move } from "./move/fr.ts";
import { notifications } from "./notifications/fr.ts";
import { order } from "./order/fr.ts";
import { password } from "./password/fr.ts";
import { playback } from "./playback/fr.ts";
import { preferences } from "./preferences/fr.ts";
import { record } from "./record/fr.ts";
import { release } from "./release/fr.ts";
import { report } from "./report/fr.ts";
import { search } from "./search/fr.ts";
import { selection } from "./selection/fr.ts";
import { session } from "./session/fr.ts";
import { sessions } from "./sessions/fr.ts";
import { switchUser } from "./switch_user/fr.ts";
import { view } from "./view/fr.ts";
import { views } from "./views/fr.ts";
import type { AllFlowWords } from "./words.ts";

export const flows: AllFlowWords = {
  acting,
  api_token: apiToken,
  bookmarks,
  bulk,
  bulk_job: bulkJob,
  call_to_action: callToAction,
  comment,
  demonstration,
  demonstration_tasks: demonstrationTasks,
  entry_link: entryLink,
  form,
  import: importOrders,
  import_file: importFile,
  job,
  layout,
  list,
  maintenance,
  move,
  notifications,
  order,
  password,
  playback,
  preferences,
  record,
  release,
  report,
  search,
  selection,
  session,
  sessions,
  switch_user: switchUser,
  view,
  views,
};
