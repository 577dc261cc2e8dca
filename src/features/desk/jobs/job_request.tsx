import { t } from "../../../lib/i18n.ts";
import { fieldWord, hasFieldWord } from "../../../engine/field_words.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { useOptionNames } from "../../../engine/list/filters/option_names.ts";
import { texts } from "./words.ts";
import { figureReports } from "../../../../resources/generated/figure_reports.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import type { Resource } from "../../../../resources/define.ts";
import { type FigureReport, filtersOf } from "../../../../resources/define_figures.ts";
import { GROUPS_FILTER } from "../../../../resources/report_view.ts";
import { dimensionName, figureName } from "../../../engine/figures/figure_text.ts";
import type { Job } from "./wiring.ts";
import { listText } from "../../../parts/format.ts";
import { Fact } from "../../../parts/fact.tsx";
import { JobFilters } from "./job_filters.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";

type About = Job["about"];

const text = (value: unknown): string => typeof value === "string" ? value : "";

/** Returns the label of a field, or its key if this build does not know it. */
const wordOf = (entityId: string, key: string): string =>
  hasFieldWord(entityId, key) ? fieldWord(entityId, key) : key;

/** Kinds of jobs that process a file, single rows or another job instead of a filtered list. */
const WITHOUT_FILTERS: readonly string[] = [
  "orders.import",
  "orders.undo",
  "list.undo",
  "items.edit",
  "items.import",
  "stock.import",
  "boxes.scan",
  "labels.intake",
  "tiktok.import",
  "postage.import",
];

export function JobRequest({ job }: { readonly job: Job }) {
  const styles = usePartStyles();
  const { about } = job;
  const report = figureReports.find(({ id }) => id === about["resource"]);
  const resource = report
    ? { ...report.list, filters: filtersOf(report) }
    : resources.find(({ id }) => id === about["resource"]);
  return (
    <Section title={t("jobs.section.asked")}>
      <dl className={styles.facts}>
        <Fact name={t("entity.jobs.field.kind")}>{choiceWord("kind", job.kind)}</Fact>
        {resource && <Fact name={t("jobs.asked.list")}>{t(`menu.${report?.id ?? resource.id}`)}</Fact>}
        {resource && !WITHOUT_FILTERS.includes(job.kind) && (
          <JobFilters resource={resource} filters={about["filters"]} />
        )}
        <StoreFact id={text(about["store"])} />
        <Step about={about} />
        {(report ? figuresOf(about, report) : detailsOf(about, resource)).map(([name, value]) => (
          <Fact key={name} name={name}>
            <bdi dir="auto">{value}</bdi>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

/** Shows the store of an import, or the store for which an SKU was corrected. */
function StoreFact({ id }: { readonly id: string }) {
  const name = useOptionNames(id === "" ? undefined : "stores")(id);
  if (id === "") return null;
  return (
    <Fact name={t("field.store")}>
      <bdi translate="no">{name || id}</bdi>
    </Fact>
  );
}

function Step({ about }: { readonly about: About }) {
  const event = text(about["event"]);
  if (event === "") return null;
  const params = Object.entries((about["params"] ?? {}) as Readonly<Record<string, unknown>>);
  return (
    <>
      <Fact name={t("jobs.asked.step")}>{t(`event.${event}`)}</Fact>
      {params.filter(([, value]) => text(value) !== "").map(([key, value]) => (
        <Fact key={key} name={wordOf(text(about["resource"]), key)}>
          <bdi dir="auto">{text(value)}</bdi>
        </Fact>
      ))}
    </>
  );
}

function figuresOf(about: About, report: FigureReport): (readonly [string, string])[] {
  const { [GROUPS_FILTER]: by } = (about["filters"] ?? {}) as About;
  const groups = texts(by).map((key) => dimensionName(report, key));
  return [
    [t("figures.by"), listText(groups)],
    [t("figures.columns"), listText(texts(about["columns"]).map(figureName))],
  ];
}

function detailsOf(about: About, resource: Resource | undefined): (readonly [string, string])[] {
  const labels = texts(about["labels"]);
  const columns = texts(about["columns"]).map((key, index) =>
    labels[index] ?? wordOf(resource?.id ?? "", key)
  );
  const isLines = about["shape"] === "lines" && resource !== undefined;
  const all: (readonly [string, string])[] = [
    [t("jobs.asked.added"), listText(texts(about["add_tags"]))],
    [t("jobs.asked.removed"), listText(texts(about["remove_tags"]))],
    [t("field.shipping_method"), text(about["shipping_method"])],
    [t("field.sku"), text(about["external_sku"])],
    [t("jobs.asked.columns"), listText(columns)],
    [t("jobs.asked.shape"), isLines ? t("jobs.asked.lines") : ""],
  ];
  return all.filter(([, value]) => value !== "");
}
