import { acting } from "./acting/en.ts";
import { apiToken } from "./api_token/en.ts";
import { bookmarks } from "./bookmarks/en.ts";
import { bulk } from "./bulk/en.ts";
import { bulkJob } from "./bulk_job/en.ts";
import { callToAction } from "./call_to_action/en.ts";
import { comment } from "./comment/en.ts";
import { demonstration } from "./demonstration/en.ts";
import { demonstrationTasks } from "./demonstration_tasks/en.ts";
import { entryLink } from "./entry_link/en.ts";
import { form } from "./form/en.ts";
import { importOrders } from "./import/en.ts";
import { importFile } from "./import_file/en.ts";
import { job } from "./job/en.ts";
import { layout } from "./layout/en.ts";
import { list } from "./list/en.ts";
import { maintenance } from "./maintenance/en.ts";
import { move } from "./move/en.ts";
import { notifications } from "./notifications/en.ts";
import { order } from "./order/en.ts";
import { password } from "./password/en.ts";
import { playback } from "./playback/en.ts";
import { preferences } from "./preferences/en.ts";
import { record } from "./record/en.ts";
import { release } from "./release/en.ts";
import { report } from "./report/en.ts";
import { search } from "./search/en.ts";
import { selection } from "./selection/en.ts";
import { session } from "./session/en.ts";
import { sessions } from "./sessions/en.ts";
import { switchUser } from "./switch_user/en.ts";
import { view } from "./view/en.ts";
import { views } from "./views/en.ts";
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
