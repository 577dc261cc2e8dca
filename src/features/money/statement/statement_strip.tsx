import { Select } from "@fluentui/react-components";
import { useState } from "react";
import { useLocation } from "wouter";
import type { OpenHold } from "../../../../api/generated/schema.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { MAX_SHOWN_HOLDS, STATEMENT_FORMATS } from "../../../../api/money/statement.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import type { ListPartProps } from "../../../engine/features.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { useNow } from "../../../lib/now.ts";
import { usePerson } from "../../../lib/person.ts";
import { listText, numberText } from "../../../parts/format.ts";
import { SaveButton } from "../../desk/jobs/job_file.tsx";
import { OwedOf } from "../wallets/owed_of.tsx";
import { OWN_WALLETS, walletOf } from "../wallets/wiring.ts";
import { useStatementStyles } from "./statement.styles.ts";
import {
  downloadMonth,
  lastMonths,
  monthHref,
  monthShown,
  monthSpanText,
  monthWords,
  sellerOf,
  useHolds,
} from "./wiring.ts";
import { moneyText } from "../../../lib/amount_text.ts";

export default function StatementStrip({ filters }: ListPartProps) {
  const styles = useStatementStyles();
  const seller = sellerOf(filters, usePerson());
  if (seller === undefined) return null;
  return (
    <div className={styles.strip}>
      <Files seller={seller} filters={filters} />
      <Funds key={`funds ${seller}`} seller={seller} />
      <Holds key={`holds ${seller}`} seller={seller} />
      {seller && <OwedOf seller={seller} />}
    </div>
  );
}

interface FilesProps {
  readonly seller: string | null;
  readonly filters: FilterValues;
}

/** Saves the listed month as a file. Choosing another month changes the list too. */
function Files({ seller, filters }: FilesProps) {
  const styles = useStatementStyles();
  const [, navigate] = useLocation();
  const months = lastMonths(useNow());
  const month = monthShown(filters, months);
  return (
    <div className={styles.files} role="group" aria-label={t("statement.files")}>
      <Select
        size="small"
        aria-label={t("statement.month")}
        value={month ?? ""}
        onChange={(_, { value }) => value && navigate(monthHref(filters, value))}
      >
        {month === null && <option value="">{t("statement.noMonth")}</option>}
        {months.map((each) => <option key={each} value={each}>{monthWords(each)}</option>)}
      </Select>
      {month !== null && (
        <>
          <span className={styles.quiet}>{monthSpanText(month)}</span>
          {STATEMENT_FORMATS.map((format) => (
            <SaveButton
              key={`${format} ${month}`}
              isSmall
              words={t(`statement.format.${format}`)}
              save={() => downloadMonth(seller, month, format)}
            />
          ))}
        </>
      )}
    </div>
  );
}

/** Shows the balance of a seller, the reserved and the available part, with the same words as the top bar. */
function Funds({ seller }: { readonly seller: string | null }) {
  const styles = useStatementStyles();
  const [source] = useState(() => seller === null ? OWN_WALLETS : walletOf(seller));
  const { answer } = useAnswer(source);
  const [wallet] = answer?.wallets ?? [];
  if (!wallet) return null;
  const { currency, balance_minor, due_minor, held_minor, available_minor } = wallet;
  const figures = [
    [t("wallets.balance"), balance_minor - due_minor],
    [t("wallets.reserved"), held_minor],
    [t("wallets.available"), available_minor],
  ] as const;
  return (
    <div className={styles.funds} role="group" aria-label={t("statement.now")}>
      {figures.map(([name, minor]) => (
        <span key={name} className={styles.sum}>
          <span className={styles.quiet}>{name}</span>
          <bdi className={styles.strong}>{moneyText(minor, currency)}</bdi>
        </span>
      ))}
    </div>
  );
}

function Holds({ seller }: { readonly seller: string | null }) {
  const styles = useStatementStyles();
  const { answer } = useHolds(seller);
  const holds = answer?.holds ?? [];
  if (holds.length === 0) return null;
  const sums = [...new Set(holds.map(({ currency }) => currency))].map((currency) => {
    const minor = holds.filter((hold) => hold.currency === currency)
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    return moneyText(minor, currency);
  });
  // A list that was cut has only the oldest reservations, so their sum is incomplete.
  const isCut = holds.length === MAX_SHOWN_HOLDS;
  const words = t(isCut ? "statement.holdsFirst" : "statement.holds", {
    count: holds.length,
    number: numberText(holds.length),
    sum: listText(sums),
  });
  return (
    <section aria-label={t("wallets.reserved")}>
      <span className={styles.quiet}>{words}</span>
      <ul className={styles.holds} tabIndex={0}>
        {holds.map((hold) => <Hold key={hold._id} hold={hold} />)}
      </ul>
    </section>
  );
}

function Hold({ hold }: { readonly hold: OpenHold }) {
  const styles = useStatementStyles();
  const { purpose, amount_minor, currency, created_at, order_id, order_code } = hold;
  return (
    <li>
      <bdi className={styles.strong}>{moneyText(amount_minor, currency)}</bdi>{" "}
      {choiceWord("purpose", purpose)} <RecordLink lists={[heads.orders]} code={order_code} id={order_id} />
      {" "}
      <span className={styles.quiet}>
        {t("statement.since", { day: formatDay(created_at, config().timeZone) })}
      </span>
    </li>
  );
}
