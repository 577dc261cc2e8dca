import { IMPORT_REASON_WORDS } from "../../../../api/generated/import_reason_words.ts";
import { NOTICE_WORDS } from "../../../../api/generated/notice_words.ts";
import { REASON_WORDS } from "../../../../api/generated/reason_words.ts";
import type { Language } from "../../../../api/languages.ts";
import {
  fillNotice,
  noticeParams,
  type NoticeTemplate,
  type NoticeTexts,
  type NoticeWords,
} from "../../../../api/notices.ts";

export function noticeTexts({ key, args }: NoticeWords, language: Language): NoticeTexts {
  const { subject, content = "" }: NoticeTemplate = NOTICE_WORDS[language][key];
  const params = noticeParams({ ...args }, language, {
    subjectOf: (words) => noticeTexts(words, language).subject,
    reasonOf: ({ code, text }) =>
      [IMPORT_REASON_WORDS, REASON_WORDS].map((words) => words[language])
        .find((words) => Object.hasOwn(words, code))?.[code] ?? text,
  });
  return {
    subject: fillNotice(language, subject, params),
    content: fillNotice(language, content, params),
  };
}

/** Removes arguments that appear only in the content. */
export function withoutContent({ key, args }: NoticeWords): NoticeWords {
  const subject: string = NOTICE_WORDS.en[key].subject;
  const kept = Object.entries(args).filter(([name]) => subject.includes(`{${name}}`));
  return { key, args: Object.fromEntries(kept) } as unknown as NoticeWords;
}
