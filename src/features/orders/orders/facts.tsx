import { orderTextsIn } from "../../../../api/orders/order_texts.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { About, AddressFacts } from "./about.tsx";
import type { Order } from "./order.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { OrderMoney } from "./order_money.tsx";
import { Fact } from "../../../parts/fact.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { OrderLink } from "./order_link.tsx";
import { Section } from "../../../parts/section.tsx";
import { Tags } from "./tags.tsx";

export function Facts({ order }: { readonly order: Order }) {
  const preserve = useRecordStyles().preserve;
  return (
    <>
      <AddressFacts order={order} />
      <About order={order} />
      <Remedies order={order} />
      <Tags order={order} />
      <OrderMoney order={order} />
      {orderTextsIn("remarks").map((field) =>
        order[field] && (
          <Section key={field} title={fieldWord("orders", field)}>
            <p className={preserve} dir="auto">{order[field]}</p>
          </Section>
        )
      )}
    </>
  );
}

/** Links the order that this one is a remedy for, and the orders that are remedies for this one. */
function Remedies({ order }: { readonly order: Order }) {
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
