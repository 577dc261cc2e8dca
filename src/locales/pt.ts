import { bookmarks } from "./bookmarks/pt.ts";
import { acting } from "./acting/pt.ts";
import { audit } from "./audit/pt.ts";
import { bulk } from "./bulk/pt.ts";
import { catalogue } from "./catalogue/pt.ts";
import { charts } from "./charts/pt.ts";
import { customizer } from "./customizer/pt.ts";
import { dashboard } from "./dashboard/pt.ts";
import { extensionChoices, extensionFields, extensions } from "./extensions/pt.ts";
import { frame } from "./frame/pt.ts";
import { rights, userGroups } from "./groups/pt.ts";
import { imports } from "./imports/pt.ts";
import { appConfig as app_config } from "./integrations/pt.ts";
import { jobs } from "./jobs/pt.ts";
import { list } from "./list/pt.ts";
import { mending } from "./mending/pt.ts";
import { profile, profileEntity } from "./profile/pt.ts";
import { callFields, callRoles, callToAction, notices } from "./notices/pt.ts";
import { notifications } from "./notifications/pt.ts";
import { notificationSettings } from "./notification_settings/pt.ts";
import { record } from "./record/pt.ts";
import { reports } from "./reports/pt.ts";
import { search } from "./search/pt.ts";
import { shell } from "./shell/pt.ts";
import { stores } from "./stores/pt.ts";
import { talk } from "./talk/pt.ts";
import { users } from "./users/pt.ts";
import type { Translation } from "./translation.ts";
import type { English } from "./english.ts";
import { views } from "./views/pt.ts";
import { words } from "./words/pt.ts";

export const pt: Translation<English> = {
  ...words,
  choice: { ...words.choice, ...extensionChoices, roles: callRoles },
  field: { ...words.field, ...extensionFields, ...callFields },
  bookmarks,
  acting,
  audit,
  bulk,
  catalogue,
  charts,
  customizer,
  dashboard,
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
  jobs,
  list,
  mending,
  profile,
  notices,
  notifications,
  notificationSettings,
  record,
  rights,
  reports,
  search,
  shell,
  talk,
  views,
};
