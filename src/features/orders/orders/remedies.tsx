/** Says of which order this one is a remedy, and lists the remedies that it got. */
import { Section } from "../../../parts/section.tsx";
import { Fact } from "../../../parts/fact.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { OrderLink } from "./order_link.tsx";
import type { Order } from "./order.ts";

export function Remedies({ order }: { readonly order: Order }) {
  const styles = usePartStyles();
  const { remedy, origin_order_id, origin_code, remedies } = order;
  if (remedy === "" && remedies.length === 0) return null;
  return (
    <Section title={t("field.remedy")}>
      <dl className={styles.facts}>
        {remedy !== "" && (
          <Fact name={`${choiceWord("remedy", remedy)}: ${t("field.origin_order_id")}`}>
            <OrderLink code={origin_code} id={origin_order_id ?? ""} />
          </Fact>
        )}
        {remedies.map((each) => (
          <Fact key={each._id} name={choiceWord("remedy", each.remedy)}>
            <OrderLink code={each.code} id={each._id} />{" "}
            <StatusPill kind="order" axis="status" status={each.status} />
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
