import type { InputProblem } from "../../../../api/errors.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { ShowUserNotification } from "../../../../api/generated/operations/user_notifications.ts";
import type { AliasMention, UserNotificationInput } from "../../../../api/generated/schema.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { userNotificationInput } from "../../../../api/inputs/desk/user_notification.ts";
import { wholeTimes } from "../../../../api/desk/user_notifications.ts";
import type { StoredRecord } from "../../../../machines/form.ts";

export type Setting = DataOf<typeof ShowUserNotification>["userNotification"];

export interface PlaceValues {
  readonly url: string;
  /** Names as the receiving system knows them, such as `@ops`, separated by commas. */
  readonly mentions: string;
  readonly alias_mentions: readonly AliasMention[];
  readonly room: string;
}

export interface TimeValues {
  readonly hour: string;
  readonly minute: string;
}

export interface EventValues extends PlaceValues {
  readonly id: string;
  readonly isOn: boolean;
  readonly times: readonly TimeValues[];
}

export interface SettingValues extends PlaceValues {
  readonly status: boolean;
  readonly subject: string;
  readonly language: string;
  readonly events: readonly EventValues[];
}

const two = (part: number): string => String(part).padStart(2, "0");
const namesIn = (text: string): string[] => text.split(",").map((name) => name.trim()).filter(Boolean);

type Place = Pick<Setting, "url" | "mentions" | "alias_mentions" | "group">;

const placeOf = ({ url, mentions, alias_mentions, group }: Place): PlaceValues => ({
  url,
  mentions: mentions.join(", "),
  alias_mentions: alias_mentions.map(({ id, username, first_name, last_name }) => ({
    id,
    username,
    first_name,
    last_name,
  })),
  room: group?.id ?? "",
});

export const valuesOf = (setting: Setting): SettingValues => ({
  ...placeOf(setting),
  status: setting.status === "Active",
  subject: setting.subject,
  language: setting.language,
  events: setting.events.map((event) => ({
    ...placeOf(event),
    id: event.id,
    isOn: event.status === "Active",
    times: event.times.map(({ hour, minute }) => ({ hour: two(hour), minute: two(minute) })),
  })),
});

export const storedValues = (setting: Setting) => ({ values: valuesOf(setting), version: setting.version });

export const statusOf = (isOn: boolean): string => isOn ? "Active" : "Paused";

const placeInput = ({ url, mentions, alias_mentions, room }: PlaceValues) => ({
  url,
  mentions: namesIn(mentions),
  alias_mentions,
  group: { id: room.trim() },
});

/** Returns the input for the API, without incomplete times. Source: docs/requirements.md S5.4. */
export function inputOf(values: SettingValues, changed: readonly string[]): UserNotificationInput {
  return written(values, changed, (times) => wholeTimes(times));
}

function written<T>(
  values: SettingValues,
  changed: readonly string[],
  timesOf: (times: readonly TimeValues[]) => T,
) {
  const { group, ...place } = placeInput(values);
  const all = {
    ...place,
    status: statusOf(values.status),
    subject: values.subject,
    language: values.language,
    room: group,
    events: values.events.map((event) => ({
      id: event.id,
      status: statusOf(event.isOn),
      ...placeInput(event),
      times: timesOf(event.times),
    })),
  };
  const { room, ...rest } = Object.fromEntries(
    Object.entries(all).filter(([name]) => changed.includes(name)),
  ) as Partial<typeof all>;
  return { ...rest, ...room && { group: room } };
}

/** Renames `group` to `room` in a path: the API calls a chat room a group, as it calls groups of people. */
export const formPath = (path: string): string => path.replace(/(^|\.)group(\.|$)/, "$1room$2");

/** Validates with the API's own schema, and maps each problem to its field. */
export function problemsOf(values: SettingValues, changed: readonly string[]): readonly InputProblem[] {
  const read = readInput(userNotificationInput, written(values, changed, (times) => times));
  return read.ok ? [] : read.problems.map(({ path, ...rest }) => ({ path: formPath(path), ...rest }));
}

export function currentOf(row: unknown): StoredRecord | null {
  const setting = row as Partial<Setting> | null;
  const isSetting = typeof setting === "object" && setting !== null && typeof setting.version === "number" &&
    Array.isArray(setting.events) && typeof setting.url === "string";
  if (!isSetting) return null;
  const { values, version } = storedValues(setting as Setting);
  return { values: { ...values }, version };
}
