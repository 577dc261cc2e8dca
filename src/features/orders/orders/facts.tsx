import { orderTextsIn } from "../../../../api/orders/order_texts.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { About, AddressFacts } from "./about.tsx";
import type { Order } from "./order.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { OrderMoney } from "./order_money.tsx";
import { Remedies } from "./remedies.tsx";
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
