/** A file that a job writes has the same words as the page. */
import assert from "node:assert/strict";
import "../record/stage.tsx";
import { LANGUAGES } from "../../../../api/languages.ts";
import { COUNTRIES } from "../../../../api/places/countries.ts";
import { PERIODS } from "../../../../api/time/ranges.ts";
import { figureReports } from "../../../../resources/generated/figure_reports.ts";
import {
  columnTitle,
  dimensionTitle,
  groupText,
  type ReportWords,
} from "../../../../resources/report_words.ts";
import { reportWordsIn } from "../../../../server/figures/report_words.ts";
import { pageWords } from "../../../../src/engine/figures/figure_text.ts";
import { lateWords, setLanguage } from "../../../../src/lib/i18n.ts";

/** Returns every text that a report's file can contain. */
const textsIn = (words: ReportWords): readonly string[] => [
  words.none,
  words.others,
  words.total,
  ...figureReports.flatMap((report) => [
    ...report.measures.map(({ key }) => columnTitle({ key, currency: "USD" }, words)),
    ...[...PERIODS, ...report.filters, ...report.dimensions].map((key) => dimensionTitle(report, key, words)),
    ...report.list.filters.filter(({ key }) => report.filters.includes(key)).flatMap(({ key, values = [] }) =>
      values.map((value) => groupText(report, key, { key: value, name: "" }, words))
    ),
    groupText(report, "week", { key: "02-11-2026..08-11-2026", name: "" }, words),
    groupText(report, "month", { key: "01-03-2026..31-03-2026", name: "" }, words),
  ]),
  ...COUNTRIES.map(words.country),
  // The country of a draft may be any text.
  words.country("Atlantis"),
];

Deno.test("S2.4 the words of a report's file on the server are those of its page, in each language", async () => {
  await lateWords();
  for (const language of LANGUAGES) {
    await setLanguage(language);
    assert.deepEqual(textsIn(reportWordsIn(language)), textsIn(pageWords), language);
  }
  await setLanguage("en");
});

Deno.test("S2.4 a month of which a report counts only a part is named by its days", async () => {
  await setLanguage("en");
  const nameOf = (key: string) => groupText(figureReports[0]!, "month", { key, name: "" }, pageWords);
  assert.equal(nameOf("01-02-2028..29-02-2028"), "February 2028");
  assert.equal(nameOf("01-11-2026..15-11-2026"), "01-11-2026 – 15-11-2026");
  assert.equal(nameOf("10-11-2026..30-11-2026"), "10-11-2026 – 30-11-2026");
});
