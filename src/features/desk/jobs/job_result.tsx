import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import type { JobResult as Result } from "../../../engine/features.ts";
import type { Job } from "./wiring.ts";
import { Fact } from "../../../parts/fact.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";

type Count = readonly [words: string, count: number];

function countsOf({ kind, made, skipped, refused }: Job, { isRowless }: Result): readonly Count[] {
  if (isRowless) return [];
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

interface Props {
  readonly job: Job;
  readonly result: Result;
}

export function JobResult({ job, result }: Props) {
  const styles = usePartStyles();
  const found = result.wordsOf?.(job);
  const link = result.linkOf?.(job);
  return (
    <Section title={t("jobs.section.result")}>
      <dl className={styles.facts}>
        {found && (
          <Fact name={t("jobs.count.found")}>
            <span className={styles.strong}>{found.words}</span>
          </Fact>
        )}
        {countsOf(job, result).map(([words, count]) => (
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
      {link && (
        <RouterLink href={link.href} asChild>
          <Link>{link.words}</Link>
        </RouterLink>
      )}
    </Section>
  );
}
