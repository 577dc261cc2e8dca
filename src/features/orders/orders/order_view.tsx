import type { ComponentType } from "react";
import { t } from "../../../lib/i18n.ts";
import { type RecordSource, useRecord } from "../../../engine/record/record_wiring.ts";
import { OrderScreen } from "./order_screen.tsx";
import { EntityWords } from "../../../engine/field_words.ts";
import { RecordFrame } from "../../../engine/record/record_frame.tsx";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import { GetOrder } from "../../../../api/generated/operations/orders.ts";
import { ask, earlyAnswerOf } from "../../../lib/client.ts";
import { recordOutcome } from "../../../lib/outcome.ts";
import type { Order, UnitsProps } from "./order.ts";

interface Props extends RecordViewProps {
  readonly Units: ComponentType<UnitsProps>;
}

/** The caller must give each id its own `key`. */
export function OrderView({ id, level, nextHref = null, Units }: Props) {
  const words = {
    missingTitle: t("record.missingTitle"),
    missingText: t("record.missingText"),
    failedTitle: t("record.failedTitle"),
  };
  return (
    <EntityWords value="orders">
      <RecordFrame shown={useRecord(orderSource, id)} level={level} words={words}>
        {(order, messageBars) => <OrderScreen {...{ order, level, nextHref, messageBars, Units }} />}
      </RecordFrame>
    </EntityWords>
  );
}

const orderSource: RecordSource<Order> = {
  entity: "orders",
  // Steps of these records change what the order shows, even if the row of the order stays the same.
  parts: {
    units: ({ units }) => units.map(({ _id }) => _id),
    packages: ({ packages }) => packages.map(({ _id }) => _id),
    cases: ({ case_steps }) => case_steps.map(({ case_id }) => case_id),
    // An overdue invoice stops the order; paying the invoice changes the wallet.
    wallets: ({ facts, seller_id }) => facts.overdue ? [seller_id] : [],
  },
  given: (id) =>
    earlyAnswerOf<{ readonly getOrderById: Order | null }>(GetOrder.text, { _id: id })?.getOrderById ?? null,
  fetch: async (id, options) =>
    recordOutcome(await ask(GetOrder, { _id: id }, options), (data) => data.getOrderById),
};
