/** What a record has beside its facts, by its resource: one line each. */
import type { ComponentType } from "react";
import { USER_TABS } from "../../features/users/tabs.ts";
import { lazily } from "../../lib/lazily.ts";
import type { FormNoteProps, MadeProps, PartProps, RecordTab } from "./view_props.ts";

/** Records whose facts, fields and parts stand in tabs. */
export const RECORD_TABS: Readonly<Record<string, readonly RecordTab[]>> = { users: USER_TABS };

export const RECORD_PARTS: Readonly<Record<string, readonly ComponentType<PartProps>[]>> = {
  app_config: [
    lazily(() => import("../../features/integrations/connection.tsx")),
    lazily(() => import("../../features/integrations/log.tsx")),
  ],
  call_to_action: [lazily(() => import("../../features/call_to_action/record_parts.tsx"))],
  stores: [lazily(() => import("../../features/stores/sku_map.tsx"))],
  user_groups: [
    lazily(() => import("../../features/groups/group_members.tsx")),
    lazily(() => import("../../features/groups/group_parts.tsx")),
  ],
};

/** What is said before records are deleted, beside the question, by its resource. */
export const TRASH_NOTES: Readonly<Record<string, ComponentType<{ readonly ids: readonly string[] }>>> = {
  user_groups: lazily(() => import("../../features/groups/group_trash_note.tsx")),
};

/** What a form shows of what is typed, below its fields, by its resource. */
export const FORM_NOTES: Readonly<Record<string, ComponentType<FormNoteProps>>> = {
  call_to_action: lazily(() => import("../../features/call_to_action/form_preview.tsx")),
};

/** What comes after a record was made, in the place of the record itself, by its resource. */
export const AFTER_MADE: Readonly<Record<string, ComponentType<MadeProps>>> = {
  users: lazily(() => import("../../features/users/invited.tsx")),
};
