import { COLUMN_LANGUAGES } from "../languages.ts";

/** A paused reply is not offered to people who write comments. */
export const REPLY_STATUSES = ["Active", "Paused"] as const;
/** Maximum length of a reply, which leaves room in a comment for what the person adds. */
export const MAX_REPLY_CHARS = 2_000;

/** The text in each language; `body` is the English one, which every reply has. */
export type ReplyTexts = Readonly<Record<"body" | `body_${(typeof COLUMN_LANGUAGES)[number]}`, string>>;

export function replyText(reply: ReplyTexts, language: string): string {
  const own = COLUMN_LANGUAGES.find((each) => each === language);
  return own && reply[`body_${own}`] || reply.body;
}

/** Blanks of a text: `{order}` is the order's number, `{name}` the seller's name. */
const BLANK = /\{(order|tracking|name)\}/g;
export type BlankValues = Readonly<Partial<Record<string, string>>>;

export interface FilledReply {
  readonly text: string;
  /** Position of the first blank that was not replaced, since it has no value; null if there is none. */
  readonly blank: readonly [from: number, to: number] | null;
}

export function fillReply(body: string, values: BlankValues): FilledReply {
  let [text, end] = ["", 0];
  let blank: FilledReply["blank"] = null;
  for (const { 0: whole, 1: name = "", index } of body.matchAll(BLANK)) {
    text += body.slice(end, index);
    if (!values[name]) blank ??= [text.length, text.length + whole.length];
    text += values[name] || whole;
    end = index + whole.length;
  }
  return { text: text + body.slice(end), blank };
}
