import { bookmarks } from "./bookmarks/fr.ts";
import { acting } from "./acting/fr.ts";
import { audit } from "./audit/fr.ts";
import { bulk } from "./bulk/fr.ts";
import { catalogue } from "./catalogue/fr.ts";
import { charts } from "./charts/fr.ts";
import { customizer } from "./customizer/fr.ts";
import { dashboard } from "./dashboard/fr.ts";
import { extensionChoices, extensionFields, extensions } from "./extensions/fr.ts";
import { frame } from "./frame/fr.ts";
import { rights, userGroups } from "./groups/fr.ts";
import { imports } from "./imports/fr.ts";
import { appConfig as app_config } from "./integrations/fr.ts";
import { jobs } from "./jobs/fr.ts";
import { list } from "./list/fr.ts";
import { mending } from "./mending/fr.ts";
import { profile, profileEntity } from "./profile/fr.ts";
import { callFields, callRoles, callToAction, notices } from "./notices/fr.ts";
import { notifications } from "./notifications/fr.ts";
import { notificationSettings } from "./notification_settings/fr.ts";
import { record } from "./record/fr.ts";
import { reports } from "./reports/fr.ts";
import { search } from "./search/fr.ts";
import { shell } from "./shell/fr.ts";
import { stores } from "./stores/fr.ts";
import { talk } from "./talk/fr.ts";
import { users } from "./users/fr.ts";
import type { Translation } from "./translation.ts";
import type { English } from "./english.ts";
import { views } from "./views/fr.ts";
import { words } from "./words/fr.ts";

export const fr: Translation<English> = {
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
