/** Describes what a person can be notified of, and lists the events of the desk itself. Source: docs/requirements.md S3.7. */
import { type Rule, rules } from "../../api/access.ts";
import type { NotificationType } from "../../api/inputs/desk/notification.ts";
import { jobs } from "./jobs.ts";

export interface NotificationEvent {
  readonly id: string;
  readonly type: NotificationType;
  /** Its name in the API; screens have their own words, `choice.events.<id>`. */
  readonly name: string;
  /** Behind a number: several of them in one notification. */
  readonly many: string;
  /** Allows the people who can be notified of it at all: those who may see what it is about. */
  readonly rule: Rule;
  /** True where a person who chose nothing is notified. */
  readonly isOn: boolean;
}

/** Events by id. */
export type EventTable = Readonly<Record<string, Omit<NotificationEvent, "id">>>;

const ofJobs = { type: "Support", rule: jobs.rule } as const;

export const importEvents = {
  "import.failed": { ...ofJobs, name: "Import of mine failed", many: "imports of yours failed", isOn: true },
} as const satisfies EventTable;

export const deskEvents = {
  "storage.trouble": {
    type: "Support",
    rule: rules.rootOnly,
    name: "Trouble with files or their disk",
    many: "troubles with files or their disk",
    isOn: true,
  },
  "job.ended": { ...ofJobs, name: "Job of mine ended", many: "jobs of yours ended", isOn: false },
} as const satisfies EventTable;
