/** Shows the totals of a postage invoice, and the part of them that is in the ledger. */
import { useState } from "react";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { moneyText } from "../../../lib/amount_text.ts";
import { t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { numberText } from "../../../parts/format.ts";
import { NamedTable } from "../../../parts/named_table.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { Tabs } from "./bucket_tabs.tsx";
import { usePostageStyles } from "./postage.styles.ts";
import { type PostageAnswer, postageSource } from "./wiring.ts";

export default function SumsPart({ record: { _id } }: PartProps) {
  const styles = usePostageStyles();
  const [source] = useState(() => postageSource(_id));
  const { answer, failure } = useAnswer(source);
  const found = answer?.getPostageInvoiceById;
  return (
    <>
      {failure && <div role="alert">{failureText(failure)}</div>}
      {found && (
        <>
          <Section title={t("postage.buckets")}>
            <nav aria-label={t("postage.buckets")} className={`${styles.tabs} ${styles.inRecord}`}>
              <Tabs answer={found} bucket={null} />
            </nav>
          </Section>
          <Section title={t("postage.sums")}>
            <Sums of={found} />
          </Section>
        </>
      )}
    </>
  );
}

const ROWS = [
  ["opening", "opening_minor"],
  ["charges", "charges_minor"],
  ["credits", "credits_minor"],
  ["payments", "payments_minor"],
  ["closing", "closing_minor"],
  ["stated", "stated_minor"],
  ["ignored", "ignored_minor"],
  ["account", "account_minor"],
  ["waiting", "waiting_minor"],
  ["due", "due_minor"],
] as const;
/** Rows that are left out if they are zero or unknown. */
const OPTIONAL: readonly string[] = ["opening", "closing", "stated", "ignored", "waiting"];
const SUMS: readonly string[] = ["closing", "account", "due"];

function Sums({ of: { sums, currency, status } }: { readonly of: PostageAnswer }) {
  const styles = usePartStyles();
  const own = usePostageStyles();
  const { quiet } = useRecordStyles();
  const { closing_minor, stated_minor, unposted } = sums;
  const gap = closing_minor === null || stated_minor === null ? null : closing_minor - stated_minor;
  const rows = ROWS.filter(([key, field]) => !OPTIONAL.includes(key) || sums[field]);
  return (
    <>
      <NamedTable className={styles.table}>
        <tbody>
          {rows.map(([key, field]) => (
            <tr key={key}>
              <td className={`${styles.cell} ${SUMS.includes(key) ? styles.sum : ""}`}>
                {t(`postage.${key}`)}
              </td>
              <td className={`${styles.cell} ${styles.end} ${SUMS.includes(key) ? styles.sum : ""}`}>
                <Amount minor={sums[field] ?? 0} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </NamedTable>
      <p className={quiet}>{t("postage.prepaid")}</p>
      {gap === null && <p className={quiet}>{t("postage.noBalance")}</p>}
      {gap === 0 && <p role="status">{t("postage.sound")}</p>}
      {gap !== null && gap !== 0 && (
        <p role="alert" className={own.alarm}>
          {t("postage.unsound", { amount: moneyText(gap, currency) })}
        </p>
      )}
      {status === "Approved" && unposted > 0 && (
        <p role="status">{t("postage.posting", { number: numberText(unposted) })}</p>
      )}
    </>
  );
}
