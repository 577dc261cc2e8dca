/** Returns the words of reports in any language, for files and messages. */
import { FIGURE_WORDS } from "../../api/generated/figure_words.ts";
import type { Language } from "../../api/languages.ts";
import { fillIn } from "../../api/number_text.ts";
import type { FigureReport } from "../../resources/define_figures.ts";
import type { ReportWords } from "../../resources/report_words.ts";

export const reportTitle = ({ id }: FigureReport, language: Language): string =>
  FIGURE_WORDS[language].titles[id] ?? id;

export function reportWordsIn(language: Language): ReportWords {
  const { names, texts, periods, fields, values } = FIGURE_WORDS[language];
  return {
    language,
    none: texts.none,
    others: texts.others,
    total: texts.total,
    figure: (key) => names[key] ?? key,
    field: ({ list }, field) => fields[list.id]?.[field] ?? field,
    period: (period) => periods[period],
    days: (first, last) => fillIn(language, texts.days, { first, last }),
    value: ({ list }, { key }, value) => values[list.id]?.[key]?.[value] ?? value,
    country: (code) => countryName(language, code),
  };
}

/** Returns a text that is no code unchanged: a draft may have any text as its country. */
function countryName(language: Language, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: "region", fallback: "code" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns a text that says when, in which time zone and for whom a file was counted. */
export const countedText = (language: Language, when: string, zone: string, name: string): string => {
  const { counted, by } = FIGURE_WORDS[language].texts;
  return `${fillIn(language, counted, { when, zone })} · ${fillIn(language, by, { name })}`;
};
