import { bookmarks } from "./bookmarks/de.ts";
import { acting } from "./acting/de.ts";
import { audit } from "./audit/de.ts";
import { bulk } from "./bulk/de.ts";
import { catalogue } from "./catalogue/de.ts";
import { charts } from "./charts/de.ts";
import { customizer } from "./customizer/de.ts";
import { dashboard } from "./dashboard/de.ts";
import { extensionChoices, extensionFields, extensions } from "./extensions/de.ts";
import { frame } from "./frame/de.ts";
import { rights, userGroups } from "./groups/de.ts";
import { imports } from "./imports/de.ts";
import { appConfig as app_config } from "./integrations/de.ts";
import { jobs } from "./jobs/de.ts";
import { list } from "./list/de.ts";
import { mending } from "./mending/de.ts";
import { profile, profileEntity } from "./profile/de.ts";
import { callFields, callRoles, callToAction, notices } from "./notices/de.ts";
import { notifications } from "./notifications/de.ts";
import { notificationSettings } from "./notification_settings/de.ts";
import { record } from "./record/de.ts";
import { reports } from "./reports/de.ts";
import { search } from "./search/de.ts";
import { shell } from "./shell/de.ts";
import { stores } from "./stores/de.ts";
import { talk } from "./talk/de.ts";
import { users } from "./users/de.ts";
import type { Translation } from "./translation.ts";
import type { English } from "./english.ts";
import { views } from "./views/de.ts";
import { words } from "./words/de.ts";

export const de: Translation<English> = {
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
