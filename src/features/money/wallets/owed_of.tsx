/** Shows accounting the debt of a seller, on the seller's statement and record. */
import { useState } from "react";
import { allows, anyOf } from "../../../../api/access.ts";
import { approvalRights } from "../../../../resources/money/approvals.ts";
import { topupRights } from "../../../../resources/money/topup.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { PayOwed } from "./pay_owed.tsx";
import { useWalletStyles } from "./wallet.styles.ts";
import { walletOf } from "./wiring.ts";
import { moneyText } from "../../../lib/amount_text.ts";

/** Equals the rule of the API field `payOwed`. */
const MAY_PAY = anyOf(topupRights.add, approvalRights.add);

export function OwedOf({ seller }: { readonly seller: string }) {
  const person = usePerson();
  return allows(MAY_PAY, person) ? <Owed key={seller} seller={seller} /> : null;
}

function Owed({ seller }: { readonly seller: string }) {
  const styles = useWalletStyles();
  const [source] = useState(() => walletOf(seller));
  const { answer } = useAnswer(source);
  const [wallet] = answer?.wallets ?? [];
  if (!wallet || wallet.due_minor <= 0) return null;
  const { seller_name: name, due_minor, currency } = wallet;
  const words = t("wallets.owes", { name, amount: moneyText(due_minor, currency) });
  return (
    <section className={styles.owed} aria-label={t("wallets.owed")}>
      <span>{words}</span>
      <PayOwed wallet={wallet} />
    </section>
  );
}
