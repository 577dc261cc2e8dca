import { makeStyles } from "@fluentui/react-components";
import type { LedgerMonths } from "../../../../api/generated/operations/months.ts";
import { splitAccount } from "../../../../api/money/headings.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { NamedTable } from "../../../parts/named_table.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";

type Month = DataOf<typeof LedgerMonths>["ledgerMonths"][number];

const useStyles = makeStyles({
  scroll: { overflowX: "auto" },
  account: { minWidth: "120px" },
});

const COLUMNS = ["opening", "debit", "credit", "closing"] as const;

/** Names an account of the ledger by its kind, with its heading, provider or payment method if it has one. */
function accountText(account: string, name: string): string {
  const [kind, party] = splitAccount(account);
  const word = hasWords(`ledgerMonths.account.${kind}`) ? t(`ledgerMonths.account.${kind}` as Key) : kind;
  return party === "" ? word : `${word}: ${name || party}`;
}

export function TrialBalance({ totals }: Pick<Month, "totals">) {
  const styles = usePartStyles();
  const own = useStyles();
  const end = `${styles.cell} ${styles.end}`;
  const sums = new Map<string, { debit: number; credit: number }>();
  for (const { currency, debit_minor, credit_minor } of totals) {
    const sum = sums.get(currency) ?? { debit: 0, credit: 0 };
    sums.set(currency, { debit: sum.debit + debit_minor, credit: sum.credit + credit_minor });
  }
  return (
    <div className={own.scroll} role="group" aria-label={t("ledgerMonths.trialBalance")} tabIndex={0}>
      <NamedTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>{t("ledgerMonths.column.account")}</th>
            {COLUMNS.map((key) => (
              <th key={key} scope="col" className={end}>{t(`ledgerMonths.column.${key}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map(({ account, name, currency, ...minors }) => (
            <tr key={`${account} ${currency}`}>
              <td className={`${styles.cell} ${own.account}`}>
                <bdi>{accountText(account, name)}</bdi>
              </td>
              {COLUMNS.map((key) => (
                <td key={key} className={end}>
                  <Amount minor={minors[`${key}_minor`]} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {[...sums].map(([currency, { debit, credit }]) => (
            <tr key={currency}>
              <td className={`${styles.cell} ${styles.sum}`}>{t("ledgerMonths.sum")}</td>
              <td className={end} />
              <td className={`${end} ${styles.sum} ${styles.strong}`}>
                <Amount minor={debit} currency={currency} />
              </td>
              <td className={`${end} ${styles.sum} ${styles.strong}`}>
                <Amount minor={credit} currency={currency} />
              </td>
              <td className={end} />
            </tr>
          ))}
        </tfoot>
      </NamedTable>
    </div>
  );
}
