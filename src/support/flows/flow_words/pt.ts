import { acting } from "./acting/pt.ts";
import { apiToken } from "./api_token/pt.ts";
import { bookmarks } from "./bookmarks/pt.ts";
import { bulk } from "./bulk/pt.ts";
import { bulkJob } from "./bulk_job/pt.ts";
import { callToAction } from "./call_to_action/pt.ts";
import { comment } from "./comment/pt.ts";
import { demonstration } from "./demonstration/pt.ts";
import { demonstrationTasks } from "./demonstration_tasks/pt.ts";
import { entryLink } from "./entry_link/pt.ts";
import { form } from "./form/pt.ts";
import { importOrders } from "./import/pt.ts";
import { importFile } from "./import_file/pt.ts";
import { job } from "./job/pt.ts";
import { layout } from "./layout/pt.ts";
import { list } from "./list/pt.ts";
import { maintenance } from "./maintenance/pt.ts";
import { move } from "./move/pt.ts";
import { notifications } from "./notifications/pt.ts";
import { order } from "./order/pt.ts";
import { password } from "./password/pt.ts";
import { playback } from "./playback/pt.ts";
import { preferences } from "./preferences/pt.ts";
import { record } from "./record/pt.ts";
import { release } from "./release/pt.ts";
import { report } from "./report/pt.ts";
import { search } from "./search/pt.ts";
import { selection } from "./selection/pt.ts";
import { session } from "./session/pt.ts";
import { sessions } from "./sessions/pt.ts";
import { switchUser } from "./switch_user/pt.ts";
import { view } from "./view/pt.ts";
import { views } from "./views/pt.ts";
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
