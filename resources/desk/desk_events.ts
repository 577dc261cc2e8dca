/** The shape of events that notify people, and those of the department `desk`. Source: docs/requirements.md S3.7. */
import { type Rule, rules } from "../../api/access.ts";
import type { ManyKey } from "../../api/notices.ts";
import type { NotificationType } from "../../api/inputs/desk/notification.ts";
import { jobs } from "./jobs.ts";

export interface NotificationEvent {
  readonly id: string;
  readonly type: NotificationType;
  /** Name in the API; the client's words are `choice.events.<id>`. */
  readonly name: string;
  /** Key of the words for several events in one notification. */
  readonly many: ManyKey;
  /** Allows people who may see the record of the event. */
  readonly rule: Rule;
  /** True if people who have made no choice get the event too. */
  readonly isOn: boolean;
}

export type EventTable = Readonly<Record<string, Omit<NotificationEvent, "id">>>;

const ofJobs = { type: "Support", rule: jobs.rule } as const;

export const importEvents = {
  "import.failed": { ...ofJobs, name: "My import failed", many: "importsFailed", isOn: true },
} as const satisfies EventTable;

export const deskEvents = {
  "storage.trouble": {
    type: "Support",
    rule: rules.rootOnly,
    name: "Problem with file storage",
    many: "storageTroubles",
    isOn: true,
  },
  "work.paused": {
    type: "Support",
    rule: rules.rootOnly,
    name: "Work is paused after a restore",
    many: "restores",
    isOn: true,
  },
  "job.ended": { ...ofJobs, name: "My job finished", many: "jobsEnded", isOn: false },
} as const satisfies EventTable;
