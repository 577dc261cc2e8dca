/** Shows the charges, costs and profit of a record to people who may see costs. */
import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import type { ProfitLine } from "../../../../api/generated/schema.ts";
import { isProfitPart, profitTotals } from "../../../../api/handover/profit.ts";
import { packageCostRule } from "../../../../resources/handover/local_bill.ts";
import type { FetchOptions } from "../../../engine/record/record_wiring.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { amountText } from "../../../lib/amount_text.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import type { Outcome } from "../../../lib/outcome.ts";
import { usePerson } from "../../../lib/person.ts";
import { NamedTable } from "../../../parts/named_table.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";

const useStyles = makeStyles({
  scroll: { overflowX: "auto" },
  part: { minWidth: "72px", textAlign: "start" },
  // Wrapped headers let all columns fit on a phone.
  wrap: { whiteSpace: "normal" },
});

interface Source {
  readonly entities: readonly string[];
  /** Key of the text that says which costs are counted. */
  readonly text: "profit.packageText" | "profit.orderText";
  readonly ask: (
    id: string,
    options: FetchOptions,
  ) => Promise<Outcome<{ readonly lines: readonly ProfitLine[] }>>;
}

export function profitPart({ entities, text, ask }: Source) {
  function Profit({ record: { _id } }: PartProps) {
    const { quiet } = useRecordStyles();
    const [source] = useState(() => ({
      name: `profit.${_id}`,
      entities,
      ask: (options: FetchOptions) => ask(_id, options),
    }));
    const { answer, failure } = useAnswer(source);
    const lines = answer?.lines ?? [];
    if (!failure && lines.length === 0) return null;
    return (
      <Section title={t("profit.title")}>
        {failure && <div role="alert">{failureText(failure)}</div>}
        {lines.length > 0 && <Table lines={lines} />}
        <p className={quiet}>{t(text)}</p>
      </Section>
    );
  }
  return function ProfitPart(props: PartProps) {
    const person = usePerson();
    return allows(packageCostRule, person) ? <Profit {...props} /> : null;
  };
}

const COLUMNS = ["charged", "booked", "invoiced", "difference"] as const;
const partText = (part: string): string => isProfitPart(part) ? t(`profit.part.${part}`) : part;

function Table({ lines }: { readonly lines: readonly ProfitLine[] }) {
  const styles = usePartStyles();
  const own = useStyles();
  const totals = profitTotals(lines);
  return (
    <div className={own.scroll} role="group" aria-label={t("profit.title")} tabIndex={0}>
      <NamedTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>{t("profit.column.part")}</th>
            {COLUMNS.map((key) => (
              <th key={key} scope="col" className={mergeClasses(styles.head, styles.end, own.wrap)}>
                {t(`profit.column.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.part} ${line.currency}`}>
              <th scope="row" className={mergeClasses(styles.cell, own.part)}>
                {partText(line.part)}
                {totals.length > 1 && <span className={styles.under}>{line.currency}</span>}
              </th>
              <Amounts line={line} className={`${styles.cell} ${styles.end}`} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map((line) => (
            <tr key={line.currency}>
              <th scope="row" className={mergeClasses(styles.cell, styles.sum, own.part)}>
                {t("profit.total")} <bdi translate="no">{line.currency}</bdi>
              </th>
              <Amounts
                line={line}
                className={`${styles.cell} ${styles.end} ${styles.sum} ${styles.strong}`}
              />
            </tr>
          ))}
        </tfoot>
      </NamedTable>
    </div>
  );
}

function Amounts({ line, className }: { readonly line: ProfitLine; readonly className: string }) {
  return (
    <>
      {COLUMNS.map((key) => {
        const minor = line[`${key}_minor`];
        return (
          <td key={key} className={className}>
            {typeof minor === "number" && <bdi dir="ltr">{amountText(minor, line.currency)}</bdi>}
          </td>
        );
      })}
    </>
  );
}
