import { acting } from "./acting/de.ts";
import { apiToken } from "./api_token/de.ts";
import { bookmarks } from "./bookmarks/de.ts";
import { bulk } from "./bulk/de.ts";
import { bulkJob } from "./bulk_job/de.ts";
import { callToAction } from "./call_to_action/de.ts";
import { comment } from "./comment/de.ts";
import { demonstration } from "./demonstration/de.ts";
import { demonstrationTasks } from "./demonstration_tasks/de.ts";
import { entryLink } from "./entry_link/de.ts";
import { form } from "./form/de.ts";
import { importOrders } from "./import/de.ts";
import { importFile } from "./import_file/de.ts";
import { job } from "./job/de.ts";
import { layout } from "./layout/de.ts";
import { list } from "./list/de.ts";
import { maintenance } from "./maintenance/de.ts";
import { move } from "./move/de.ts";
import { notifications } from "./notifications/de.ts";
import { order } from "./order/de.ts";
import { password } from "./password/de.ts";
import { playback } from "./playback/de.ts";
import { preferences } from "./preferences/de.ts";
import { record } from "./record/de.ts";
import { release } from "./release/de.ts";
import { report } from "./report/de.ts";
import { search } from "./search/de.ts";
import { selection } from "./selection/de.ts";
import { session } from "./session/de.ts";
import { sessions } from "./sessions/de.ts";
import { switchUser } from "./switch_user/de.ts";
import { view } from "./view/de.ts";
import { views } from "./views/de.ts";
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
