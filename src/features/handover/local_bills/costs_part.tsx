import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import { PackageCosts } from "../../../../api/generated/operations/local_bills.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { packageCostRule } from "../../../../resources/handover/local_bill.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { Amount } from "../../../parts/amount.tsx";
import { NamedTable } from "../../../parts/named_table.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";

type Costs = DataOf<typeof PackageCosts>;

const source = (_id: string): AnswerSource<Costs> => ({
  name: `package.${_id}.costs`,
  entities: ["packages", "localBills", "consolidations"],
  ask: (options) => ask(PackageCosts, { _id }, options),
});

export default function CostsPart(props: PartProps) {
  const person = usePerson();
  return allows(packageCostRule, person) ? <CostsOf {...props} /> : null;
}

const KINDS = ["postage", "local", "duty"] as const;
const kindOf = (kind: string) => KINDS.find((each) => each === kind) ?? "postage";

function CostsOf({ record: { _id } }: PartProps) {
  const styles = usePartStyles();
  const [costs] = useState(() => source(_id));
  const { answer } = useAnswer(costs);
  const shares = answer?.getPackageById?.real_costs ?? [];
  if (shares.length === 0) return null;
  const sums = new Map<string, number>();
  for (const { currency, amount_minor } of shares) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount_minor);
  }
  return (
    <Section title={t("localBill.costs")}>
      <NamedTable className={styles.table}>
        <tbody>
          {shares.map(({ kind, code, amount_minor, currency, estimated }) => (
            <tr key={`${kind} ${code}`}>
              <td className={styles.cell}>
                {t(`localBill.costKind.${kindOf(kind)}`)}
                <span className={styles.under}>
                  <bdi>{code}</bdi>
                </span>
              </td>
              <td className={`${styles.cell} ${styles.end}`}>
                {estimated && <abbr title={t("localBill.estimated")}>≈</abbr>}
                <Amount minor={amount_minor} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {[...sums].map(([currency, minor]) => (
            <tr key={currency}>
              <td className={`${styles.cell} ${styles.sum}`}>{t("localBill.costTotal")}</td>
              <td className={`${styles.cell} ${styles.sum} ${styles.end} ${styles.strong}`}>
                <Amount minor={minor} currency={currency} />
              </td>
            </tr>
          ))}
        </tfoot>
      </NamedTable>
    </Section>
  );
}
