import { mergeClasses } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { rowReasonText } from "../../../engine/imports/reason_text.ts";
import { downloadRefused, type Job } from "./wiring.ts";
import { SaveButton } from "./job_file.tsx";
import { useJobStyles } from "./job.styles.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { NamedTable } from "../../../parts/named_table.tsx";

export function JobLines({ job }: { readonly job: Job }) {
  const styles = usePartStyles();
  const { head, number, rows } = useJobStyles();
  const { refusals, refused } = job;
  // One line may have several refusals.
  const shown = new Set(refusals.map(({ line }) => line)).size;
  return (
    <Section title={t("jobs.section.lines")}>
      <div className={head}>
        <span>
          {shown < refused && t("jobs.lines.first", { shown: numberText(shown), total: numberText(refused) })}
        </span>
        <SaveButton words={t("jobs.lines.save")} save={() => downloadRefused(job, `refused-${job.title}`)} />
      </div>
      <div className={rows}>
        <NamedTable className={styles.table}>
          <thead>
            <tr>
              <th className={styles.head} scope="col">{t("jobs.lines.line")}</th>
              <th className={styles.head} scope="col">{t("jobs.lines.column")}</th>
              <th className={styles.head} scope="col">{t("jobs.rows.why")}</th>
            </tr>
          </thead>
          <tbody>
            {refusals.map((refusal) => (
              <tr key={`${refusal.line} ${refusal.column} ${refusal.reason.code}`}>
                <td className={mergeClasses(styles.cell, number)}>{numberText(refusal.line)}</td>
                <td className={styles.cell}>
                  {refusal.column === "" ? t("jobs.lines.whole") : <bdi>{refusal.column}</bdi>}
                </td>
                <td className={styles.cell}>{rowReasonText(refusal)}</td>
              </tr>
            ))}
          </tbody>
        </NamedTable>
      </div>
    </Section>
  );
}
