/** Opens from the balance in the top bar. Shows the available sum and its parts, and links to related lists. */
import { Button, mergeClasses, Spinner } from "@fluentui/react-components";
import { allows, anyOf } from "../../../../api/access.ts";
import { approvalRights } from "../../../../resources/money/approvals.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { topupRights } from "../../../../resources/money/topup.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { BarPopover } from "../../../parts/bar_popover.tsx";
import { numberText } from "../../../parts/format.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { PayOwed } from "./pay_owed.tsx";
import { useWalletStyles } from "./wallet.styles.ts";
import { useWallets, type Wallet } from "./wiring.ts";
import { moneyText } from "../../../lib/amount_text.ts";

const STATEMENT = "/billing/history";
const TOP_UP = "/billing/topup/new";
const AWAITING = "/orders/all?funds=awaiting";
const mayPay = anyOf(topupRights.add, approvalRights.add);

interface Props {
  /** The button in the top bar; null while the menu is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export default function WalletMenu({ anchor, onClose }: Props) {
  const { scope } = usePerson();
  return (
    <BarPopover anchor={anchor} label={t("wallets.title")} onClose={onClose}>
      {/* A person without sellers in the scope has no wallet, and the floor may not request any. */}
      {scope?.length ? <Wallets count={scope.length} onClose={onClose} /> : <NoWallet />}
    </BarPopover>
  );
}

function NoWallet() {
  const styles = useWalletStyles();
  return <p className={styles.note}>{t("wallets.none")}</p>;
}

interface WalletsProps {
  /** Number of sellers whose balances are added up. */
  readonly count: number;
  readonly onClose: () => void;
}

function Wallets({ count, onClose }: WalletsProps) {
  const styles = useWalletStyles();
  const { _id } = usePerson();
  const { phase, answer, failure, refresh } = useWallets();
  const wallets = answer?.wallets ?? [];
  return (
    <div className={styles.root} aria-busy={phase === "loading"}>
      {phase === "loading" && <Spinner size="tiny" label={t("wallets.loading")} />}
      {failure && (
        <div role="alert">
          {t("wallets.failed", { why: failureText(failure) })}{" "}
          <Button size="small" onClick={refresh}>{t("wallets.again")}</Button>
        </div>
      )}
      {answer && wallets.length === 0 && <NoWallet />}
      {count > 1 && <p className={styles.note}>{t("wallets.together", { count })}</p>}
      {wallets.map((wallet, at) => (
        <div key={wallet._id} className={mergeClasses(styles.wallet, at > 0 && styles.next)}>
          {wallet._id !== _id && <h2 className={styles.title} dir="auto">{wallet.seller_name}</h2>}
          <Figures wallet={wallet} />
          <WalletLinks wallet={wallet} isOne={wallets.length === 1} onClose={onClose} />
        </div>
      ))}
    </div>
  );
}

function Figures({ wallet }: { readonly wallet: Wallet }) {
  const styles = useWalletStyles();
  const { currency, balance_minor, held_minor, due_minor, credit_limit_minor, available_minor } = wallet;
  const money = (minor: number) => moneyText(minor, currency);
  const parts = due_minor === 0
    ? []
    : [["inWallet", balance_minor], [due_minor < 0 ? "credited" : "owed", -due_minor]] as const;
  const less = [["reserved", -held_minor], ["limit", credit_limit_minor]] as const;
  return (
    <>
      <dl className={styles.sums}>
        <Sum name={t("wallets.balance")} amount={money(balance_minor - due_minor)} isStrong />
        {parts.map(([name, minor]) => (
          <Sum key={name} name={t(`wallets.${name}`)} amount={money(minor)} isPart />
        ))}
        {less.filter(([, minor]) => minor !== 0).map(([name, minor]) => (
          <Sum key={name} name={t(`wallets.${name}`)} amount={money(minor)} />
        ))}
        <Sum name={t("wallets.available")} amount={money(available_minor)} isStrong />
        {wallet.awaiting > 0 && (
          <Sum
            name={t("wallets.awaiting", { count: wallet.awaiting, number: numberText(wallet.awaiting) })}
            amount={money(wallet.awaiting_minor)}
          />
        )}
      </dl>
      {wallet.is_low && <p className={styles.low}>{t("wallets.isLow")}</p>}
    </>
  );
}

interface SumProps {
  readonly name: string;
  readonly amount: string;
  readonly isStrong?: boolean;
  /** True if the amount is a part of the sum above. */
  readonly isPart?: boolean;
}

function Sum({ name, amount, isStrong = false, isPart = false }: SumProps) {
  const styles = useWalletStyles();
  const looks = mergeClasses(isStrong && styles.strong, isPart && styles.part);
  return (
    <>
      <dt className={looks}>{name}</dt>
      <dd className={mergeClasses(styles.amount, looks)}>
        <bdi dir="ltr">{amount}</bdi>
      </dd>
    </>
  );
}

interface WalletLinksProps {
  readonly wallet: Wallet;
  /** True if there is only one wallet, so that links need no seller. */
  readonly isOne: boolean;
  readonly onClose: () => void;
}

function WalletLinks({ wallet, isOne, onClose }: WalletLinksProps) {
  const styles = useWalletStyles();
  const person = usePerson();
  const own = isOne ? "" : `seller=${encodeURIComponent(wallet._id)}`;
  const links = [
    [t("wallets.topUp"), isOne ? TOP_UP : `${TOP_UP}?seller_id=${encodeURIComponent(wallet._id)}`, true],
    [t("wallets.statement"), own ? `${STATEMENT}?${own}` : STATEMENT, true],
    [t("wallets.waiting"), own ? `${AWAITING}&${own}` : AWAITING, wallet.awaiting > 0],
  ] as const;
  const shown = links.filter(([, href, isWanted]) => isWanted && destinationOf(href, person) !== null);
  return (
    <>
      <div className={styles.links} onClick={onClose}>
        {shown.map(([words, href]) => <LinkButton key={words} href={href} isSmall>{words}</LinkButton>)}
      </div>
      {wallet.due_minor > 0 && allows(mayPay, person) && <PayOwed wallet={wallet} />}
    </>
  );
}
