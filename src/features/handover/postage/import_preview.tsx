/** Previews the lines of a file, and uploads it, which begins the import job. */
import { useMemo } from "react";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import {
  isRefusal,
  type PostageEntry,
  type PostagePlan,
  type PostageRefusal,
  readPostageRow,
} from "../../../../api/csv/postage_table.ts";
import { importReasonText } from "../../../../api/csv/reasons.ts";
import { formatMinute } from "../../../../api/time/instants.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { ProblemTable } from "../../../engine/imports/problem_table.tsx";
import { StartUpload } from "../../../engine/imports/start_upload.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { moneyText } from "../../../lib/amount_text.ts";
import { t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { numberText } from "../../../parts/format.ts";

const SHOWN = 100;

interface Props {
  readonly rows: readonly CsvRow[];
  readonly plan: PostagePlan;
  readonly file: File;
}

interface Read {
  readonly entries: readonly PostageEntry[];
  readonly refusals: readonly PostageRefusal[];
}

function readAll(rows: readonly CsvRow[], plan: PostagePlan): Read {
  const read = rows.flatMap((row) => readPostageRow(row, plan) ?? []);
  return {
    entries: read.filter((each): each is PostageEntry => !isRefusal(each)),
    refusals: read.filter(isRefusal),
  };
}

export function ImportPreview({ rows, plan, file }: Props) {
  const styles = useImportStyles();
  const { entries, refusals } = useMemo(() => readAll(rows, plan), [rows, plan]);
  return (
    <>
      {refusals.length > 0 && (
        <section className={styles.part} aria-labelledby="postage-problems">
          <h2 id="postage-problems" className={styles.subtitle}>
            {t("postage.import.refused", { count: refusals.length, number: numberText(refusals.length) })}
          </h2>
          <p className={styles.small}>{t("postage.import.kept")}</p>
          <ProblemTable
            labelledBy="postage-problems"
            problems={refusals.slice(0, SHOWN).map(({ line, column, code }) => ({
              line,
              column,
              because: null,
              reason: { code, text: importReasonText(code) },
            }))}
          />
        </section>
      )}
      {entries.length === 0 && <p role="status">{t("postage.import.none")}</p>}
      {entries.length > 0 && (
        <>
          <Lines entries={entries} plan={plan} />
          <StartUpload
            file={file}
            path={(key) =>
              `/postage-invoices?${new URLSearchParams({
                plan: JSON.stringify(plan),
                name: file.name,
                key,
              })}`}
            words={{
              start: t("postage.import.start", { count: entries.length, number: numberText(entries.length) }),
              again: t("postage.import.again"),
              unknown: (why) => t("postage.import.unknown", { why }),
              failed: (why) => t("postage.import.failed", { why }),
            }}
          />
        </>
      )}
    </>
  );
}

interface LinesProps {
  readonly entries: readonly PostageEntry[];
  readonly plan: PostagePlan;
}

function Lines({ entries, plan }: LinesProps) {
  const { currency } = plan;
  const styles = useImportStyles();
  const sum = entries.reduce((all, { amount_minor, state }) => state === "" ? all + amount_minor : all, 0);
  return (
    <section className={styles.part} aria-labelledby="postage-preview">
      <h2 id="postage-preview" className={styles.subtitle}>{t("postage.import.preview")}</h2>
      <p className={styles.text}>{t("postage.import.total", { amount: moneyText(sum, currency) })}</p>
      {entries.length > SHOWN && (
        <p className={styles.small}>{t("postage.import.shown", { shown: numberText(SHOWN) })}</p>
      )}
      <div className={styles.scroller} role="group" aria-labelledby="postage-preview" tabIndex={0}>
        <table aria-labelledby="postage-preview" className={styles.table}>
          <thead>
            <tr>
              {(["at", "tracking", "type", "ref", "amount"] as const).map((key) => (
                <th key={key} scope="col">{t(`postage.import.fields.${key}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, SHOWN).map((entry) => (
              <tr key={entry.line}>
                <td className={styles.oneLine}>{formatMinute(entry.at, plan.timeZone)}</td>
                <td className={styles.code}>
                  <bdi translate="no">{entry.tracking}</bdi>
                </td>
                <td>
                  {[
                    choiceWord("line_type", entry.type),
                    entry.state === "" ? "" : choiceWord("finding", entry.state),
                  ].filter(Boolean).join(" · ")}
                </td>
                <td className={styles.code}>
                  <bdi translate="no">{entry.ref}</bdi>
                </td>
                <td className={styles.oneLine}>
                  <Amount minor={entry.amount_minor} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
