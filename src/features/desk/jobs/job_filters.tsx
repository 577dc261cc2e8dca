import { isRange } from "../../../../api/time/ranges.ts";
import type { Filter, Resource } from "../../../../resources/define.ts";
import { argsOf } from "../../../../resources/document.ts";
import { t } from "../../../lib/i18n.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { useOptionNames } from "../../../engine/list/filters/option_names.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { texts } from "./words.ts";
import { Fact } from "../../../parts/fact.tsx";

type Given = Readonly<Record<string, unknown>>;

interface Props {
  readonly resource: Resource;
  /** Arguments of the list's query; undefined if records were selected one by one. */
  readonly filters: unknown;
}

const text = (value: unknown): string => typeof value === "string" ? value : "";
const isGiven = (value: unknown): boolean => text(value) !== "" || texts(value).length > 0;

export function JobFilters({ resource, filters }: Props) {
  const name = t("list.filters");
  if (typeof filters !== "object" || filters === null) {
    return <Fact name={name}>{t("jobs.asked.chosen")}</Fact>;
  }
  const given = filters as Given;
  const set = resource.filters.filter((filter) => argsOf(filter).some((arg) => isGiven(given[arg])));
  if (set.length === 0) return <Fact name={name}>{t("jobs.asked.everything")}</Fact>;
  return (
    <>{set.map((filter) => <FilterFact key={filter.key} entityId={resource.id} {...{ filter, given }} />)}</>
  );
}

interface FilterFactProps {
  /** Id of the list of the job's records, not of the list of jobs. */
  readonly entityId: string;
  readonly filter: Filter;
  readonly given: Given;
}

function FilterFact({ entityId, filter, given }: FilterFactProps) {
  const nameOf = useOptionNames(filter.source);
  return (
    <Fact name={fieldWord(entityId, filter.label ?? filter.key)}>
      <bdi dir="auto">{valueText(filter, given, nameOf)}</bdi>
    </Fact>
  );
}

function valueText(filter: Filter, given: Given, nameOf: (value: string) => string): string {
  if (filter.kind === "days") return daysText(given);
  if (filter.kind === "search") return text(given[filter.key]);
  const wordOf = (value: string): string => {
    if (filter.kind === "statuses" || filter.kind === "status") return statusWord(value, filter.key);
    if (filter.kind === "choices" || filter.kind === "choice") return choiceWord(filter.key, value);
    return (filter.source && nameOf(value)) || value;
  };
  return texts(given[filter.key]).map((value) =>
    value.startsWith("!") ? t("jobs.asked.not", { value: wordOf(value.slice(1)) }) : wordOf(value)
  ).join(", ");
}

function daysText(given: Given): string {
  const [range, start, end] = [text(given["range"]), text(given["start"]), text(given["end"])];
  if (start !== "" || end !== "") return start === end ? start : `${start || "…"} – ${end || "…"}`;
  return isRange(range) ? t(`range.${range}`) : range;
}
