/** Changes a person's notification settings. Source: docs/requirements.md S3.7, S7.16. */
import type { Person } from "../../../../api/access.ts";
import type { UserNotificationInput } from "../../../../api/generated/schema.ts";
import type { NotificationType } from "../../../../api/inputs/desk/notification.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { userNotificationInput } from "../../../../api/inputs/desk/user_notification.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { badInputOf, checkVersion } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { addressProblem } from "./address.ts";
import { auditOf } from "./audit.ts";
import { ownerOf } from "../../people/session/owner.ts";
import { partsOf } from "./setting_id.ts";
import { findNameablePeople } from "./people_store.ts";
import { listIn } from "./plan.ts";
import { type EventRow, type SettingRow, type StoredSetting, writeSetting } from "./store.ts";
import { viewOf, wholeSetting } from "./view.ts";

type EventInput = NonNullable<UserNotificationInput["events"]>[number];
type Shared = Pick<SettingRow, "status" | "mentions" | "url" | "alias_ids" | "room_id" | "room_title">;

const badInput = badInputOf("notification setting");

export const makeUserNotification = mutation<"makeUserNotification">(async (tx, args, context) => {
  const read = readInput(userNotificationInput, args.params);
  if (!read.ok) throw badInput(read.problems);
  const { userId, type } = targetOf(args.id, read.value);
  const owner = await ownerOf(tx, userId, context);
  const before = await wholeSetting(tx, owner, type, context.now());
  const text = "Cannot keep the notification setting: it was changed elsewhere first";
  await checkVersion(before.row, args.version, text, () => viewOf(tx, owner, before));
  const after = applyInput(read.value, before, context.now());
  const given = (read.value.events ?? []).map(({ id }) => id);
  await checkSetting(tx, { owner, before, after, given }, context);
  const audit = auditOf(before, after);
  if (audit.length > 0) await writeSetting(tx, after);
  return { result: await viewOf(tx, owner, audit.length > 0 ? after : before), audit };
});

function targetOf(
  id: string | null | undefined,
  { type, user_id }: UserNotificationInput,
): { readonly userId: string; readonly type: NotificationType } {
  if (!id) {
    if (!type) throw badInput([{ path: "type", code: "required" }]);
    return { userId: user_id ?? "", type: type as NotificationType };
  }
  const named = partsOf(id);
  const fixed = [
    ...type && type !== named.type ? ["type"] : [],
    ...user_id && user_id !== named.userId ? ["user_id"] : [],
  ];
  if (fixed.length > 0) throw badInput(fixed.map((path) => ({ path, code: "fixed" })));
  return named;
}

/** Returns the title of a room; a room that is named without its title keeps it. */
const titleOf = ({ id, title }: NonNullable<EventInput["group"]>, before: Shared): string =>
  id && (title ?? (id === before.room_id ? before.room_title : ""));

function applyShared(input: Omit<EventInput, "id">, before: Shared): Shared {
  const { group } = input;
  return {
    status: input.status ?? before.status,
    mentions: input.mentions ? JSON.stringify(input.mentions) : before.mentions,
    url: input.url ?? before.url,
    alias_ids: input.alias_mentions
      ? JSON.stringify([...new Set(input.alias_mentions.map(({ id }) => id))])
      : before.alias_ids,
    room_id: group ? group.id : before.room_id,
    room_title: group ? titleOf(group, before) : before.room_title,
  };
}

/** @throws {ApiError} BAD_INPUT for a repeated event, and for one that the person cannot be notified of */
function applyInput(
  { events = [], ...input }: UserNotificationInput,
  { row, events: known }: StoredSetting,
  at: number,
): StoredSetting {
  const given = events ?? [];
  const wrong = given.flatMap(({ id }, index) => {
    const isTwice = given.findIndex((each) => each.id === id) < index;
    const isKnown = known.some(({ event }) => event === id);
    return isTwice || !isKnown ? [{ path: `events.${index}.id`, code: isTwice ? "taken" : "unknown" }] : [];
  });
  if (wrong.length > 0) throw badInput(wrong);
  return {
    row: {
      ...row,
      ...applyShared(input, row),
      subject: input.subject ?? row.subject,
      language: input.language ?? row.language,
      updated_at: at,
      version: row.version + 1,
    },
    events: known.map((event): EventRow => {
      const change = given.find(({ id }) => id === event.event);
      if (!change) return event;
      return {
        ...event,
        ...applyShared(change, event),
        times: change.times ? JSON.stringify(change.times) : event.times,
      };
    }),
  };
}

interface Change {
  readonly owner: Person;
  readonly before: StoredSetting;
  readonly after: StoredSetting;
  /** Event ids in the order of the input, by which paths of problems are numbered. */
  readonly given: readonly string[];
}

/** @throws {ApiError} BAD_INPUT for an address that we must not call, and for an unknown person */
async function checkSetting(
  tx: Writer,
  { owner, before, after, given }: Change,
  { session: { person }, settings }: AuthorizedContext,
): Promise<void> {
  const places = [
    { path: "", old: before.row, next: after.row },
    ...after.events.map((next, index) => ({
      path: `events.${given.indexOf(next.event)}.`,
      old: before.events[index],
      next,
    })),
  ];
  const named = places.flatMap(({ next }) => listIn(next.alias_ids));
  const had = places.flatMap(({ old }) => old ? listIn(old.alias_ids) : []);
  const fresh = named.filter((id) => !had.includes(id));
  const known = fresh.length > 0 ? await findNameablePeople(tx, person, fresh) : [];
  const problems = places.flatMap(({ path, old, next }) => {
    const wrong = next.url !== "" && next.url !== old?.url
      ? addressProblem(next.url, owner, settings.egressAllow)
      : null;
    const isUnknown = listIn(next.alias_ids).some((id) => fresh.includes(id) && !known.includes(id));
    return [
      ...wrong ? [{ path: `${path}url`, code: wrong }] : [],
      ...isUnknown ? [{ path: `${path}alias_mentions`, code: "unknown" }] : [],
    ];
  });
  if (problems.length > 0) throw badInput(problems);
}
