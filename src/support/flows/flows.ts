/** Every flow by its file's name, loaded when it is looked at. A test holds it against the folder of machines. */
import type { AnyStateMachine } from "xstate";

export const FLOWS = {
  acting: async () => (await import("../../../machines/acting.ts")).actingMachine,
  api_token: async () => (await import("../../../machines/api_token.ts")).apiTokenMachine,
  bookmarks: async () => (await import("../../../machines/bookmarks.ts")).bookmarksMachine,
  bulk: async () => (await import("../../../machines/bulk.ts")).bulkMachine,
  bulk_job: async () => (await import("../../../machines/bulk_job.ts")).bulkJobMachine,
  call_to_action: async () => (await import("../../../machines/call_to_action.ts")).callToActionMachine,
  comment: async () => (await import("../../../machines/comment.ts")).commentMachine,
  demonstration: async () => (await import("../../../machines/demonstration.ts")).demonstrationMachine,
  demonstration_tasks: async () =>
    (await import("../../../machines/demonstration_tasks.ts")).demonstrationTasksMachine,
  entry_link: async () => (await import("../../../machines/entry_link.ts")).entryLinkMachine,
  form: async () => (await import("../../../machines/form.ts")).formMachine,
  import: async () => (await import("../../../machines/import.ts")).importMachine,
  import_file: async () => (await import("../../../machines/import_file.ts")).importFileMachine,
  layout: async () => (await import("../../../machines/layout.ts")).layoutMachine,
  job: async () => (await import("../../../machines/lifecycles/job.ts")).jobMachine,
  order: async () => (await import("../../../machines/lifecycles/order.ts")).orderMachine,
  list: async () => (await import("../../../machines/list.ts")).listMachine,
  maintenance: async () => (await import("../../../machines/maintenance.ts")).maintenanceMachine,
  move: async () => (await import("../../../machines/move.ts")).moveMachine,
  notifications: async () => (await import("../../../machines/notifications.ts")).notificationsMachine,
  password: async () => (await import("../../../machines/password.ts")).passwordMachine,
  playback: async () => (await import("../../../machines/playback.ts")).playbackMachine,
  preferences: async () => (await import("../../../machines/preferences.ts")).preferencesMachine,
  record: async () => (await import("../../../machines/record.ts")).recordMachine,
  release: async () => (await import("../../../machines/release.ts")).releaseMachine,
  report: async () => (await import("../../../machines/report.ts")).reportMachine,
  search: async () => (await import("../../../machines/search.ts")).searchMachine,
  selection: async () => (await import("../../../machines/selection.ts")).selectionMachine,
  session: async () => (await import("../../../machines/session.ts")).sessionMachine,
  sessions: async () => (await import("../../../machines/sessions.ts")).sessionsMachine,
  switch_user: async () => (await import("../../../machines/switch_user.ts")).switchUserMachine,
  view: async () => (await import("../../../machines/view.ts")).viewMachine,
  views: async () => (await import("../../../machines/views.ts")).viewsMachine,
} as const satisfies Record<string, () => Promise<AnyStateMachine>>;

export type FlowId = keyof typeof FLOWS;

export const FLOW_IDS = Object.keys(FLOWS) as FlowId[];

/** The charts and the simulator read a machine's own shape only, whatever its context. */
export const loadFlow = async (id: FlowId): Promise<AnyStateMachine> => await FLOWS[id]();
