/** English of what opens after the first screen: a chunk that src/lib/lazily.ts loads beside each lazy part. */
import { bookmarks } from "./bookmarks/en.ts";
import { acting } from "./acting/en.ts";
import { audit } from "./audit/en.ts";
import { bulkLate } from "./bulk/en_late.ts";
import { catalogue } from "./catalogue/en.ts";
import { charts } from "./charts/en.ts";
import { customizer } from "./customizer/en.ts";
import { dashboard } from "./dashboard/en.ts";
import { extensionChoices, extensionFields, extensions } from "./extensions/en.ts";
import { frame } from "./frame/en.ts";
import { rights, userGroups } from "./groups/en.ts";
import { imports } from "./imports/en.ts";
import { appConfig as app_config } from "./integrations/en.ts";
import { jobsLate } from "./jobs/en_late.ts";
import { mending } from "./mending/en.ts";
import { profile, profileEntity } from "./profile/en.ts";
import { callFields, callRoles, callToAction, notices } from "./notices/en.ts";
import { notificationsLate } from "./notifications/en_late.ts";
import { notificationSettings } from "./notification_settings/en.ts";
import { record } from "./record/en.ts";
import { reports } from "./reports/en.ts";
import { search } from "./search/en.ts";
import { stores } from "./stores/en.ts";
import { talk } from "./talk/en.ts";
import { users } from "./users/en.ts";

export const enLate = {
  bookmarks,
  acting,
  audit,
  bulk: bulkLate,
  catalogue,
  charts,
  customizer,
  dashboard,
  choice: { ...extensionChoices, roles: callRoles },
  field: { ...extensionFields, ...callFields },
  entity: {
    app_config,
    call_to_action: callToAction,
    extensions,
    stores,
    profile: profileEntity,
    user_groups: userGroups,
    users,
  },
  frame,
  imports,
  jobs: jobsLate,
  mending,
  profile,
  notices,
  notifications: notificationsLate,
  notificationSettings,
  record,
  rights,
  reports,
  search,
  talk,
} as const;
