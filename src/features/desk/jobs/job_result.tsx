/** What a job did, counted; the words fit its kind. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { importedHref } from "../../orders/imports/drafts_href.ts";
import { appliedIn } from "../../shipping/policies/applied_text.ts";
import { BACKTEST, foundText, triedHref } from "../../shipping/price_tables/found_text.ts";
import type { Job } from "./wiring.ts";
import { Fact } from "../../../parts/fact.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";

type Count = readonly [words: string, count: number];

function countsOf({ kind, made, skipped, refused }: Job): readonly Count[] {
  if (kind === BACKTEST) return [];
  if (kind === "list.export") return [[t("jobs.count.written"), made]];
  if (kind === "orders.import") {
    return [[t("jobs.count.made"), made], [t("jobs.count.there"), skipped], [
      t("jobs.count.refusedLines"),
      refused,
    ]];
  }
  return [[t("jobs.count.changed"), made], [t("jobs.count.left"), skipped], [
    t("jobs.count.refused"),
    refused,
  ]];
}

export function JobResult({ job }: { readonly job: Job }) {
  const styles = usePartStyles();
  const found = foundText(job) ?? appliedIn(job)?.words ?? null;
  const tried = found && triedHref(job);
  const orders = job.kind === "orders.import" && job.made > 0 ? importedHref(job) : null;
  return (
    <Section title={t("jobs.section.result")}>
      <dl className={styles.facts}>
        {found && (
          <Fact name={t("jobs.count.found")}>
            <span className={styles.strong}>{found}</span>
          </Fact>
        )}
        {countsOf(job).map(([words, count]) => (
          <Fact key={words} name={words}>
            <span className={styles.strong}>{numberText(count)}</span>
          </Fact>
        ))}
        {job.finished_at !== null && (
          <Fact name={t("entity.jobs.field.finished_at")}>
            <Instant at={job.finished_at} />
          </Fact>
        )}
        {job.file_name !== "" && (
          <Fact name={t("jobs.count.file")}>
            <bdi translate="no">{job.file_name}</bdi>
          </Fact>
        )}
      </dl>
      {tried && (
        <RouterLink href={tried} asChild>
          <Link>{t("priceTables.found.see")}</Link>
        </RouterLink>
      )}
      {orders && (
        <RouterLink href={orders} asChild>
          <Link>{t("jobs.orders")}</Link>
        </RouterLink>
      )}
    </Section>
  );
}
