/** Above the lines of a statement: what is set aside now, and the statement of a month as a file. */
import { Select } from "@fluentui/react-components";
import { useState } from "react";
import type { OpenHold } from "../../../api/generated/schema.ts";
import { formatDay } from "../../../api/instants.ts";
import { formatMinor } from "../../../api/money.ts";
import { STATEMENT_FORMATS } from "../../../api/statement.ts";
import type { ListPartProps } from "../../engine/features.ts";
import { choiceWord } from "../../engine/list/choice_word.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { useNow } from "../../lib/now.ts";
import { usePerson } from "../../lib/person.ts";
import { SaveButton } from "../jobs/job_file.tsx";
import { OwedOf } from "../wallets/owed_of.tsx";
import { OrderLink } from "../orders/order_link.tsx";
import { useStatementStyles } from "./statement.styles.ts";
import { downloadMonth, lastMonths, monthWords, sellerOf, useHolds } from "./wiring.ts";

export default function StatementStrip({ filters }: ListPartProps) {
  const styles = useStatementStyles();
  const seller = sellerOf(filters, usePerson());
  if (seller === undefined) return null;
  return (
    <div className={styles.strip}>
      <Files seller={seller} isNow={filters["range"] === "this-month"} />
      <Holds key={seller} seller={seller} />
      {seller && <OwedOf seller={seller} />}
    </div>
  );
}

/** The month that is over: the statement of this one is not whole yet. */
const LAST = 1;

interface FilesProps {
  readonly seller: string | null;
  /** The list shows this month. */
  readonly isNow: boolean;
}

function Files({ seller, isNow }: FilesProps) {
  const styles = useStatementStyles();
  const months = lastMonths(useNow());
  const [chosen, choose] = useState<string | null>(null);
  const month = chosen ?? months[isNow ? 0 : LAST] ?? "";
  return (
    <div className={styles.files} role="group" aria-label={t("statement.files")}>
      <Select
        size="small"
        aria-label={t("statement.month")}
        value={month}
        onChange={(_, { value }) => choose(value)}
      >
        {months.map((each) => <option key={each} value={each}>{monthWords(each)}</option>)}
      </Select>
      {STATEMENT_FORMATS.map((format) => (
        <SaveButton
          key={`${format} ${month}`}
          isSmall
          words={t(`statement.format.${format}`)}
          save={() => downloadMonth(seller, month, format)}
        />
      ))}
    </div>
  );
}

function Holds({ seller }: { readonly seller: string | null }) {
  const styles = useStatementStyles();
  const { answer } = useHolds(seller);
  if (!answer || answer.holds.length === 0) return null;
  return (
    <section aria-label={t("statement.holds")}>
      <span className={styles.quiet}>{t("statement.holds")}</span>
      <ul className={styles.holds} tabIndex={0}>
        {answer.holds.map((hold) => <Hold key={hold._id} hold={hold} />)}
      </ul>
    </section>
  );
}

function Hold({ hold }: { readonly hold: OpenHold }) {
  const styles = useStatementStyles();
  const { purpose, amount_minor, currency, created_at, order_id, order_code } = hold;
  return (
    <li>
      <bdi className={styles.strong}>{`${formatMinor(amount_minor, currency)} ${currency}`}</bdi>{" "}
      {choiceWord("purpose", purpose)} <OrderLink code={order_code} id={order_id} />{" "}
      <span className={styles.quiet}>
        {t("statement.since", { day: formatDay(created_at, config().timeZone) })}
      </span>
    </li>
  );
}
