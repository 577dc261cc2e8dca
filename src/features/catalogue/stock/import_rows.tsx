import { Button, Field, Select, Spinner } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import {
  readStockRows,
  STOCK_FIELDS,
  type StockColumns,
  type StockField,
  type StockRead,
  stockTableOf,
} from "../../../../api/csv/stock_table.ts";
import { importedRows } from "../../../../api/csv/rows.ts";
import { importReasonText } from "../../../../api/csv/reasons.ts";
import { MAX_STOCK_ROWS } from "../../../../api/catalogue/stock.ts";
import { stock } from "../../../../resources/catalogue/stock.ts";
import { JobMessageBar } from "../../../engine/bulk/job_message_bar.tsx";
import { useBulkJob } from "../../../engine/bulk/bulk_job_wiring.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { NotLoaded } from "../../../parts/not_loaded.tsx";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { headerText } from "../../../engine/imports/format_words.ts";
import { HiddenRows } from "../../../engine/imports/hidden_rows.tsx";
import { ProblemTable } from "../../../engine/imports/problem_table.tsx";
import type { FitTable } from "../../../engine/imports/table_import.tsx";
import { diffSource, type StockChanges, type StockQuery } from "./import_wiring.ts";

const wordOf = (field: StockField): string => fieldWord("stock", field === "sku" ? "code" : "count");
const words = () => Object.fromEntries(STOCK_FIELDS.map((field) => [field, wordOf(field)]));
const SHOWN = 100;

interface Props extends Omit<StockQuery, "rows"> {
  readonly table: FitTable;
  readonly reason: string;
}

export function StockRows({ table: { header, below }, ...rest }: Props) {
  const styles = useImportStyles();
  const table = useMemo(() => stockTableOf(header, below, words()), [header, below]);
  const [columns, setColumns] = useState<StockColumns>(table.columns);
  const [keepsHidden, setKeepsHidden] = useState(false);
  const { sku, count } = columns;
  const read = useMemo(
    () =>
      sku === undefined || count === undefined
        ? null
        : readStockRows({ ...table, rows: importedRows(table.rows, keepsHidden) }, { sku, count }),
    [table, sku, count, keepsHidden],
  );
  return (
    <>
      {table.headers.some(Boolean) && (
        <section className={styles.part} aria-label={t("imports.map.title")}>
          <div className={styles.parts}>
            {STOCK_FIELDS.map((field) => (
              <Field key={field} label={wordOf(field)} size="small" required>
                <Select
                  value={String(columns[field] ?? "")}
                  onChange={(_, { value }) => setColumns({ ...columns, [field]: Number(value) })}
                >
                  {columns[field] === undefined && <option value="">{t("imports.map.none")}</option>}
                  {table.headers.map((_, at) => (
                    <option key={at} value={at}>{headerText(table.headers, at)}</option>
                  ))}
                </Select>
              </Field>
            ))}
          </div>
        </section>
      )}
      <HiddenRows
        rows={table.rows.length - importedRows(table.rows).length}
        isKept={keepsHidden}
        onKeep={setKeepsHidden}
      />
      {!read && <p role="status">{t("stockImport.needsColumns")}</p>}
      {read && read.refusals.length > 0 && <Refusals read={read} />}
      {read && read.rows.length === 0 && <p role="status">{t("stockImport.noRows")}</p>}
      {read && read.rows.length > MAX_STOCK_ROWS && (
        <p role="alert">{t("stockImport.tooMany", { most: numberText(MAX_STOCK_ROWS) })}</p>
      )}
      {read && read.rows.length > 0 && read.rows.length <= MAX_STOCK_ROWS && (
        <Looked key={`${rest.kind} ${sku} ${count} ${keepsHidden}`} {...rest} rows={read.rows} />
      )}
    </>
  );
}

function Refusals({ read: { refusals } }: { readonly read: StockRead }) {
  const styles = useImportStyles();
  return (
    <section className={styles.part} aria-labelledby="stock-problems">
      <h2 id="stock-problems" className={styles.subtitle}>
        {t("stockImport.refused", { count: refusals.length, number: numberText(refusals.length) })}
      </h2>
      <ProblemTable
        labelledBy="stock-problems"
        problems={refusals.slice(0, SHOWN).map(({ line, field, code }) => ({
          line,
          column: wordOf(field),
          because: null,
          reason: { code, text: importReasonText(code) },
        }))}
      />
    </section>
  );
}

interface LookedProps extends StockQuery {
  readonly reason: string;
}

function Looked({ rows, reason, location, kind }: LookedProps) {
  const styles = useImportStyles();
  const input = useMemo(
    () => ({ location, kind, rows: rows.map(({ sku, count }) => ({ sku, count })) }),
    [location, kind, rows],
  );
  const { answer, failure, refresh } = useAnswer(useMemo(() => diffSource(input), [input]));
  const work = useBulkJob(stock.id);
  if (!answer) {
    return failure
      ? <NotLoaded text={t("stockImport.unseen", { why: failureText(failure) })} onRetry={refresh} />
      : <Spinner size="tiny" label={t("bulk.looking")} />;
  }
  const { diff } = answer;
  const fitting = input.rows.filter((_, at) => diff.rows[at]?.problem === "");
  // Received pieces would be added again by a second import of the same rows.
  const isDisabled = fitting.length === 0 || work.isBusy || work.phase === "unknown" || work.job !== null;
  return (
    <>
      <Diff diff={diff} />
      <JobMessageBar work={work} />
      {work.failure !== null && work.phase === "asking" && (
        <p role="alert">{t("stockImport.failed", { why: failureText(work.failure) })}</p>
      )}
      <div className={styles.bar}>
        <Button
          appearance="primary"
          disabledFocusable={isDisabled}
          onClick={() =>
            isDisabled || work.confirm({
              kind: "stock.import",
              resource: stock.id,
              stock: { ...input, rows: fitting, reason },
            })}
        >
          {t("stockImport.start", { count: fitting.length, number: numberText(fitting.length) })}
        </Button>
        <span className={styles.barText}>
          {diff.short > 0
            ? t("stockImport.short", { count: diff.short, number: numberText(diff.short) })
            : t("stockImport.noneShort")}
        </span>
      </div>
    </>
  );
}

function Diff({ diff: { rows } }: { readonly diff: StockChanges }) {
  const styles = useImportStyles();
  return (
    <section className={styles.part} aria-labelledby="stock-diff">
      <h2 id="stock-diff" className={styles.subtitle}>{t("stockImport.changes")}</h2>
      <div className={styles.scroller} role="group" aria-labelledby="stock-diff" tabIndex={0}>
        <table aria-labelledby="stock-diff" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{fieldWord("stock", "code")}</th>
              <th scope="col">{fieldWord("stock", "name")}</th>
              <th scope="col">{t("stockImport.was")}</th>
              <th scope="col">{t("stockImport.will")}</th>
              <th scope="col">{fieldWord("stock", "reserved")}</th>
              <th scope="col">{t("stockImport.means")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                <td className={styles.code}>
                  <bdi translate="no">{row.sku}</bdi>
                </td>
                <td>
                  <bdi translate="no">{row.name}</bdi>
                </td>
                <td className={styles.number}>{row.was === null ? "–" : numberText(row.was)}</td>
                <td className={styles.number}>{row.problem === "" ? numberText(row.will) : "–"}</td>
                <td className={styles.number}>{numberText(row.reserved)}</td>
                <td>{meaningOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function meaningOf({ problem, short_count, short, was, will }: StockChanges["rows"][number]): string {
  if (problem !== "") return t(`stockImport.problem.${problem}` as Key);
  if (short_count > 0) {
    const codes = short.length < short_count ? [...short, "…"] : short;
    return t("stockImport.wait", {
      count: short_count,
      number: numberText(short_count),
      codes: codes.join(", "),
    });
  }
  if (was === null) return t("stockImport.begins");
  return was === will ? t("stockImport.same") : "";
}
