import { clockText } from "../../../../api/time/clock_text.ts";
import { reverseDay } from "../../../../api/time/day_text.ts";
import type { Row } from "../../../../machines/rows.ts";
import type { Column } from "../../../../resources/define.ts";
import { countryName, listText } from "../../../parts/format.ts";
import { choiceWord } from "../choice_word.ts";

const listIn = (value: unknown): readonly string[] => Array.isArray(value) ? value.map(String) : [];

/** Returns the text of a cell whose value has to be converted to words; undefined for other kinds of cells. */
export function cellText(row: Row, { key, kind, fields }: Column): string | undefined {
  const value = row[key];
  switch (kind) {
    case "choices":
      return listText(listIn(value).map((each) => choiceWord(key, each)));
    case "days":
      return listText(listIn(value).map(reverseDay));
    case "clock":
      return typeof value === "number" ? clockText(value) : "";
    case "country":
      return value ? countryName(String(value)) : "";
    case "place": {
      const [, city = "", country = ""] = fields.map((name) => String(row[name] ?? ""));
      return [city, country && countryName(country)].filter(Boolean).join(", ");
    }
  }
}
