import { Button, Link, mergeClasses, Tab, TabList } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { Link as RouterLink } from "wouter";
import { resources } from "../../../../resources/generated/resources.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, t } from "../../../lib/i18n.ts";
import { StatusPill, statusWord } from "../../../parts/status_pill.tsx";
import { type ShownAnswer, useAnswer } from "../../../engine/wiring/answer.ts";
import { downloadRefused, type Job, type JobRow, PAGE_SIZE, rowsSource } from "./wiring.ts";
import { SaveButton } from "./job_file.tsx";
import { useJobStyles } from "./job.styles.ts";
import { Pager } from "../../../parts/pager.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { NamedTable } from "../../../parts/named_table.tsx";

/** Statuses of a row; the empty string means all. */
const TABS = ["Failed", "", "Done", "Waiting"] as const;
type RowStatus = (typeof TABS)[number];

export function JobRows({ job }: { readonly job: Job }) {
  const styles = useJobStyles();
  const [chosen, choose] = useState<RowStatus | null>(null);
  const [page, setPage] = useState(1);
  const status = chosen ?? (job.refused > 0 ? "Failed" : "");
  return (
    <Section title={t("jobs.section.records")}>
      <div className={styles.head}>
        <TabList
          size="small"
          aria-label={t("jobs.rows.show")}
          selectedValue={status}
          onTabSelect={(_, { value }) => {
            choose(value as RowStatus);
            setPage(1);
          }}
        >
          {TABS.map((each) => (
            <Tab key={each} value={each}>{each === "" ? t("jobs.rows.all") : statusWord(each)}</Tab>
          ))}
        </TabList>
        {job.refused > 0 && (
          <SaveButton
            words={t("jobs.rows.saveFailed")}
            save={() => downloadRefused(job, `${job.kind}-failed.csv`)}
          />
        )}
      </div>
      <Rows key={`${status} ${page}`} {...{ job, status, page, setPage }} />
    </Section>
  );
}

interface RowsProps {
  readonly job: Job;
  readonly status: RowStatus;
  readonly page: number;
  readonly setPage: (page: number) => void;
}

function Rows({ job, status, page, setPage }: RowsProps) {
  const styles = useJobStyles();
  const source = useMemo(() => rowsSource(job._id, status || null, page), [job._id, status, page]);
  const shown = useAnswer(source);
  const rows = shown.answer?.rows ?? [];
  return (
    <>
      <div className={styles.rows} aria-busy={shown.phase === "loading"}>
        {rows.length > 0 ? <Table job={job} rows={rows} /> : <Empty shown={shown} />}
      </div>
      <Pager page={page} size={PAGE_SIZE} count={rows.length} setPage={setPage} />
    </>
  );
}

function Empty({ shown }: { readonly shown: ShownAnswer<unknown> }) {
  const { head } = useJobStyles();
  if (shown.phase === "loading") return null;
  if (!shown.failure) return <span>{t("jobs.rows.none")}</span>;
  return (
    <div className={head} role="alert">
      <span>{t("jobs.rows.failed", { reason: failureText(shown.failure) })}</span>
      <Button size="small" onClick={shown.refresh}>{t("jobs.rows.retry")}</Button>
    </div>
  );
}

/** Returns the translated reason, or the server's English text for an unknown code. */
function whyText(reason: NonNullable<JobRow["reason"]>): string {
  for (const group of ["reason", "error"] as const) {
    if (hasWords(`${group}.${reason.code}`)) return t(`${group}.${reason.code}`);
  }
  return reason.text;
}

function Table({ job, rows }: { readonly job: Job; readonly rows: readonly JobRow[] }) {
  const styles = usePartStyles();
  const { number } = useJobStyles();
  const resource = resources.find(({ id, record }) => record && id === job.about["resource"]);
  return (
    <NamedTable className={styles.table}>
      <thead>
        <tr>
          <th className={styles.head} scope="col">{t("jobs.rows.record")}</th>
          <th className={styles.head} scope="col">{t("jobs.rows.result")}</th>
          <th className={styles.head} scope="col">{t("jobs.rows.why")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.position}>
            <td className={mergeClasses(styles.cell, number)}>
              {resource
                ? (
                  <RouterLink href={`${resource.path}/all/${row.record_id}`} asChild>
                    <Link>
                      <bdi className={styles.mono} translate="no">{row.code}</bdi>
                    </Link>
                  </RouterLink>
                )
                : <bdi className={styles.mono} translate="no">{row.code}</bdi>}
            </td>
            <td className={styles.cell}>
              <StatusPill status={row.status} />
            </td>
            <td className={styles.cell}>{row.reason && whyText(row.reason)}</td>
          </tr>
        ))}
      </tbody>
    </NamedTable>
  );
}
