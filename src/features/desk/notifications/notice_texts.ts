/** Translates a notification; its English texts remain if it has no words, or words unknown to this build. */
import type { NoticeWords, Notification } from "../../../../api/generated/schema.ts";
import { type NoticeArg, noticeParams, type NoticeTexts } from "../../../../api/notices.ts";
import { reasonText } from "../../../engine/imports/reason_text.ts";
import { hasWords, type Key, language, t } from "../../../lib/i18n.ts";

function wordsOf({ key, args }: NoticeWords, part: keyof NoticeTexts): string {
  const name = `notice.${key}.${part}`;
  if (!hasWords(name)) return "";
  const params = noticeParams(args as Readonly<Record<string, NoticeArg>>, language.peek(), {
    subjectOf: (words) => wordsOf(words, "subject"),
    reasonOf: reasonText,
  });
  return t(name as Key, params).trim();
}

export const noticeSubject = (words: NoticeWords | null | undefined, english: string): string =>
  words && wordsOf(words, "subject") || english;

export const noticeTexts = (
  { words, subject, content }: Pick<Notification, "words" | "subject" | "content">,
): NoticeTexts => ({
  subject: noticeSubject(words, subject),
  // An empty content stays empty: it was hidden, or has no text in any language.
  content: content && words && wordsOf(words, "content") || content,
});
