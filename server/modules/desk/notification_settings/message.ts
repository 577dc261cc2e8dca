import type { NoticeWords } from "../../../../api/notices.ts";
import { joinValues, MAX_TEXT_VALUES } from "../../../../api/search_values.ts";
import type { AliasMention } from "../../../../api/generated/schema.ts";
import type { NotificationEvent } from "../../../../resources/desk/desk_events.ts";
import type { OutRequest } from "../../../egress/egress.ts";
import type { NewNotification } from "../notifications/store.ts";
import { noticeTexts, withoutContent } from "../notifications/texts.ts";
import type { Plan } from "./plan.ts";

/** Must be incremented whenever existing receivers would misread a message. */
const MESSAGE_VERSION = 1;
const LINES_SHOWN = 20;

/** Joins notifications into one. It links to the first `MAX_TEXT_VALUES` orders or items, or to a list. */
export function digestOf(
  { type, many }: NotificationEvent,
  notifications: readonly NewNotification[],
): NewNotification {
  const [first] = notifications;
  if (!first) throw new RangeError("Cannot sum up notifications: expected at least one");
  if (notifications.length === 1) return first;
  const referents = [...new Set(notifications.map(({ referent }) => referent))].slice(0, MAX_TEXT_VALUES);
  return {
    userId: first.userId,
    type,
    code: "",
    // All these keys take the same arguments, but TypeScript cannot infer that for more than 25 keys.
    words: {
      key: many,
      args: {
        count: notifications.length,
        lines: { notices: notifications.slice(0, LINES_SHOWN).map(({ words }) => withoutContent(words)) },
      },
    } as NoticeWords,
    referent: type === "Support" ? first.referent.replace(/\/all\/[^/]+$/, "") : joinValues(referents),
  };
}

/** Prefixes a name with `@`, but not a command of a chat system such as `<!here>`. */
const mentionOf = (name: string): string => /^[\p{L}\p{N}_]/u.test(name) ? `@${name}` : name;

/** Chat systems read `text` and, if the person named a room, the room; other fields are for programs. */
export function messageOf(
  { event, subject, mentions, aliasIds, room, language }: Plan,
  { words, code, link = "" }: Pick<NewNotification, "words" | "code" | "link">,
  aliases: ReadonlyMap<string, AliasMention>,
  at: number,
) {
  const people = aliasIds.flatMap((id) => aliases.get(id)?.username ?? []);
  const names = [...new Set([...mentions, ...people].map(mentionOf))];
  const texts = noticeTexts(words, language);
  const head = [names.join(" "), subject, texts.subject].filter((part) => part !== "").join(" ");
  return {
    type: event.id,
    version: MESSAGE_VERSION,
    timestamp: new Date(at * 1000).toISOString(),
    subject: texts.subject,
    code,
    mentions: names,
    text: [head, texts.content, link].filter((part) => part !== "").join("\n"),
    ...(room && { channel: room.id, chat_id: room.id }),
  };
}

export const requestOf = (url: string, id: string, body: string): OutRequest => ({
  url,
  method: "POST",
  headers: {
    "content-type": "application/json",
    "user-agent": "Pressdock-Notifications/1",
    "webhook-id": id,
  },
  body,
});
