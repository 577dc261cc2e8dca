import { Button, mergeClasses } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { isOpenJob } from "../../../../../api/statuses.ts";
import { JobMessageBar } from "../../../../engine/bulk/job_message_bar.tsx";
import { useBulkJob } from "../../../../engine/bulk/bulk_job_wiring.ts";
import { publishChange } from "../../../../engine/live/live.ts";
import { failureText } from "../../../../lib/failure_text.ts";
import { t } from "../../../../lib/i18n.ts";
import { Amount } from "../../../../parts/amount.tsx";
import { numberText, weightText } from "../../../../parts/format.ts";
import { Instant } from "../../../../parts/instant.tsx";
import { Section } from "../../../../parts/section.tsx";
import type { LoadedPriceTable } from "../table_source.ts";
import type { PriceTableEditing } from "../table_store.ts";
import { backtestOf, type Share } from "../backtest.ts";
import { BACKTEST, backtestText } from "../found_text.ts";
import { SaveTable } from "../save_table.tsx";
import { refusalText } from "../steps.tsx";
import { useTabStyles } from "./tab.styles.ts";
import { amountText } from "../../../../lib/amount_text.ts";

interface Props {
  readonly table: LoadedPriceTable;
  readonly editing: PriceTableEditing;
}

const RESOURCES = { priceTables: "shipping_costs", costTables: "local_cost_table" } as const;

export function BacktestTab({ table, editing }: Props) {
  const styles = useTabStyles();
  const work = useBulkJob(RESOURCES[table.list]);
  const { job } = work;
  const isEnded = job !== null && !isOpenJob(job);
  const lastJob = useRef("");
  useEffect(() => {
    if (!job || !isEnded || lastJob.current === job._id) return;
    lastJob.current = job._id;
    publishChange("priceTables", [table._id]);
  }, [isEnded, job]);
  const start = () => work.confirm({ kind: BACKTEST, resource: RESOURCES[table.list], ids: [table._id] });
  const isBusy = work.isBusy || (job !== null && !isEnded);
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t("priceTables.test.help")}</p>
      <div className={styles.line}>
        <Button
          appearance={table.backtest === "" ? "primary" : "secondary"}
          disabledFocusable={isBusy || editing.isDirty}
          onClick={() => isBusy || editing.isDirty || start()}
        >
          {t("priceTables.test.start")}
        </Button>
        {editing.isDirty && <span className={styles.quiet}>{t("priceTables.test.saveFirst")}</span>}
      </div>
      <JobMessageBar work={work} resultOf={backtestText} />
      {work.failure !== null && work.phase === "asking" && <p role="alert">{failureText(work.failure)}</p>}
      {table.backtest !== "" && <Found table={table} />}
      <SaveTable table={table} editing={editing} />
    </div>
  );
}

function Found({ table: { backtest, backtestAt, currency } }: { readonly table: LoadedPriceTable }) {
  const styles = useTabStyles();
  const found = backtestOf(backtest);
  if (!found) return null;
  const { parcels: packages, before_minor, after_minor, holes, holes_count: count, rises } = found;
  if (packages === 0) return <p className={styles.text}>{t("priceTables.found.nothing")}</p>;
  const figure = (key: "before" | "after" | "delta", minor: number) => (
    <div className={styles.figure}>
      <dt className={styles.quiet}>{t(`priceTables.test.${key}`)}</dt>
      <dd className={styles.big}>
        <Amount minor={minor} currency={currency} />
      </dd>
    </div>
  );
  return (
    <>
      <p className={styles.text}>
        {t("priceTables.test.parcels", { count: packages, n: numberText(packages) })}{" "}
        {backtestAt !== null && <Instant at={backtestAt} />}
      </p>
      <dl className={styles.figures}>
        {figure("before", before_minor)}
        {figure("after", after_minor)}
        {figure("delta", after_minor - before_minor)}
      </dl>
      {(["zones", "brackets", "sellers"] as const).map((key) => (
        found[key].length > 0 && (
          <Section key={key} title={t(`priceTables.test.by.${key}`)}>
            <Shares
              shares={key === "brackets" ? found[key].map(inWeight) : found[key]}
              currency={currency}
              title={t(`priceTables.test.of.${key}`)}
            />
          </Section>
        )
      ))}
      {holes.length > 0 && (
        <Section title={t("priceTables.test.holes", { count, n: numberText(count) })}>
          <ul>
            {holes.map(({ code, country, postal_code, weight_g, refusal }) => (
              <li key={code}>
                {t("priceTables.test.hole", {
                  code,
                  place: `${country} ${postal_code}`.trim(),
                  g: numberText(weight_g),
                  why: refusalText(refusal),
                })}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {rises.length > 0 && (
        <Section title={t("priceTables.test.rises")}>
          <Shares
            shares={rises.map(({ code, ...rise }) => ({ key: code, count: 1, ...rise }))}
            currency={currency}
            title={t("priceTables.test.of.parcels")}
          />
        </Section>
      )}
    </>
  );
}

/** Shows the key of a weight bracket as a weight. The key for packages above the last bracket is no number. */
const inWeight = ({ key, ...share }: Share): Share => ({
  ...share,
  key: /^\d+$/.test(key) ? weightText(Number(key)) : key,
});

interface SharesProps {
  readonly shares: readonly Share[];
  readonly currency: string;
  readonly title: string;
}

function Shares({ shares, currency, title }: SharesProps) {
  const styles = useTabStyles();
  const end = mergeClasses(styles.cell, styles.end);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table aria-label={title} className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">{title}</th>
            {(["count", "before", "after", "delta"] as const).map((key) => (
              <th key={key} className={mergeClasses(styles.head, styles.end)} scope="col">
                {t(`priceTables.test.${key}`)}
                {key !== "count" && ` (${currency})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shares.map(({ key, count, before_minor, after_minor }) => (
            <tr key={key}>
              <td className={styles.cell}>
                <bdi translate="no">{key}</bdi>
              </td>
              <td className={end}>{numberText(count)}</td>
              <td className={end}>{amountText(before_minor, currency)}</td>
              <td className={end}>{amountText(after_minor, currency)}</td>
              <td className={end}>
                <bdi dir="ltr" className={after_minor > before_minor ? styles.more : styles.less}>
                  {after_minor > before_minor ? "+" : ""}
                  {amountText(after_minor - before_minor, currency)}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
