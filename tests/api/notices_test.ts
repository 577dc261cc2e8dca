import assert from "node:assert/strict";
import { NOTICE_WORDS } from "../../api/generated/notice_words.ts";
import { reasons as reasonsFr } from "../../api/generated/reasons/fr.ts";
import { LANGUAGES } from "../../api/languages.ts";
import type { NoticeKey, NoticeWords } from "../../api/notices.ts";
import { noticeTexts, withoutContent } from "../../server/modules/desk/notifications/texts.ts";
import { WORDS_OF } from "../support/client/languages.ts";

const KEYS = Object.keys(NOTICE_WORDS.en) as NoticeKey[];
const blanksOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const SAMPLES: Readonly<Record<string, unknown>> = {
  amount: { minor: 123_456, currency: "USD" },
  more: { minor: 5, currency: "JPY" },
  count: 1_234,
  days: 4,
  why: { code: "columnsMissing", text: "A column is missing: Sales." },
  lines: { notices: [{ key: "orderHeld", args: { code: "PD-1", text: "Postcode" } }] },
};
const sampleOf = (key: NoticeKey): NoticeWords => {
  const { subject, content = "" } = NOTICE_WORDS.en[key];
  const names = blanksOf(subject + content).map((blank) => blank.slice(1, -1));
  return {
    key,
    args: Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? `<${name}>`])),
  } as unknown as NoticeWords;
};

Deno.test("support 8 every notice has words in every language, with the same placeholders, for the API and for screens", () => {
  assert.ok(KEYS.length > 60);
  for (const language of LANGUAGES) {
    const words = NOTICE_WORDS[language];
    assert.deepEqual(Object.keys(words).sort(), KEYS.toSorted(), language);
    assert.deepEqual(WORDS_OF[language]["notice"], words, language);
    for (const key of KEYS) {
      assert.equal("content" in words[key], "content" in NOTICE_WORDS.en[key], `${language} ${key}`);
      for (const part of ["subject", "content"] as const) {
        assert.deepEqual(
          blanksOf(words[key][part] ?? ""),
          blanksOf(NOTICE_WORDS.en[key][part] ?? ""),
          `${language} ${key} ${part}`,
        );
      }
      const { subject, content } = noticeTexts(sampleOf(key), language);
      assert.match(subject, /\S/, key);
      assert.doesNotMatch(subject + content, /[{}]|undefined|object/, `${language} ${key}`);
      // A subject of placeholders alone has no words to translate.
      const isOwn = language === "en" || !/\p{L}/u.test(words[key].subject.replaceAll(/\{\w+\}/g, "")) ||
        words[key].subject !== NOTICE_WORDS.en[key].subject;
      assert.ok(isOwn, `${language} ${key} is English`);
    }
  }
});

Deno.test("a notice formats counts and amounts in its reader's language, and lists several subjects", () => {
  const many: NoticeWords = {
    key: "ordersHeld",
    args: {
      count: 1_234,
      lines: { notices: ["PD-1", "PD-2"].map((code) => ({ key: "orderHeld", args: { code, text: "No" } })) },
    },
  };
  assert.deepEqual(noticeTexts(many, "de"), {
    subject: "1.234 Bestellungen wurden gesperrt",
    content: "PD-1: Gesperrt\nPD-2: Gesperrt",
  });
  const money: NoticeWords = {
    key: "topupApproved",
    args: { code: "TU-1", amount: { minor: 123_456, currency: "USD" }, text: "" },
  };
  assert.deepEqual(noticeTexts(money, "de").content, "1.234,56 USD wurden dem Guthaben gutgeschrieben.");
  assert.deepEqual(noticeTexts(money, "en").content, "1,234.56 USD was credited to the balance.");
});

Deno.test("a notice translates a known reason; English text, and a code of another build, are kept", () => {
  const failed = (code: string): NoticeWords => ({
    key: "importFailed",
    args: { title: "a.csv", why: { code, text: "A column is missing: Sales." } },
  });
  assert.equal(noticeTexts(failed("columnsMissing"), "de").content, "Der Datei fehlen nötige Spalten.");
  assert.equal(noticeTexts(failed("rightsLost"), "fr").content, reasonsFr.rightsLost);
  for (const code of ["notYet", "constructor", ""]) {
    assert.equal(noticeTexts(failed(code), "de").content, "A column is missing: Sales.");
  }
  assert.equal(noticeTexts(failed("columnsMissing"), "en").content, "A column is missing: Sales.");
});

Deno.test("a person's own text is kept, also if it looks like a placeholder", () => {
  const words: NoticeWords = { key: "mentioned", args: { name: "{text}", code: "PD-1", text: "{code}" } };
  assert.deepEqual(noticeTexts(words, "en"), { subject: "{text} mentioned you on PD-1", content: "{code}" });
  assert.deepEqual(withoutContent(words).args, { name: "{text}", code: "PD-1" });
});
