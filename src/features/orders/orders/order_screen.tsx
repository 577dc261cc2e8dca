import { Button, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { EditRegular } from "@fluentui/react-icons";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { allows, rules } from "../../../../api/access.ts";
import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
import { orders, ordersRights } from "../../../../resources/orders/orders.ts";
import { useAdded } from "../../desk/extensions/extension_items.ts";
import { t } from "../../../lib/i18n.ts";
import { lazyPart, usePrefetch } from "../../../lib/lazy_part.tsx";
import { publishChange } from "../../../engine/live/live.ts";
import { notify } from "../../../lib/toasts.ts";
import { useNow } from "../../../lib/now.ts";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { usePerson } from "../../../lib/person.ts";
import type { Mover } from "../../../engine/record/move_wiring.ts";
import { hasOrderDraft } from "./order_form_wiring.ts";
import { Facts } from "./facts.tsx";
import { Lines } from "./lines.tsx";
import { orderHistory } from "./order_history.ts";
import { AddedPart } from "../../../engine/record/added_part.tsx";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import type { Order, UnitsProps } from "./order.ts";
import { offersOf } from "./order_steps.ts";
import { OrderHeader } from "./order_header.tsx";
import { useOrderMove } from "./order_move.ts";
import { FundsNews } from "./funds_news.tsx";
import { isPaying } from "./paying_steps.ts";
import { Packages } from "./packages.tsx";
import { Problems } from "./problems.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Timeline } from "./timeline.tsx";
import { useShortcut } from "../../../engine/record/use_shortcut.ts";
import { StepButtons } from "../../../engine/record/step_buttons.tsx";
import { StepForm } from "../../../engine/record/step_form.tsx";
import { actionText } from "../../../engine/record/timeline_entry.tsx";
import { WithFlow } from "../../../engine/record/with_flow.tsx";
import { WithKey } from "../../../engine/record/with_key.tsx";
import { numberText } from "../../../parts/format.ts";
import { leftMinor, refundOf } from "./order_cost.ts";
import { moneyText } from "../../../lib/amount_text.ts";

const AddedStep = lazyPart(() => import("../../desk/extensions/added_step.tsx"));
const EditOrder = lazyPart(() => import("./edit_order.tsx"));

/** Matches order numbers of TikTok Shop. A TikTok order is requested only for these. */
const TIKTOK_ID = /^\d{15,20}$/;

/** State of the link to the next draft, which opens that draft in its form. */
const EDIT = { edit: true } as const;
const isEditAsked = (): boolean => (history.state as Partial<typeof EDIT> | null)?.edit === true;

interface Props {
  readonly order: Order;
  readonly level: 1 | 2;
  readonly nextHref: string | null;
  readonly messageBars: ReactNode;
  readonly Units: ComponentType<UnitsProps>;
}

/** The field to focus; null for the first field of the form. */
interface Editing {
  readonly path: string | null;
}

export function OrderScreen({ order, level, nextHref, messageBars, Units }: Props) {
  const person = usePerson();
  // The list and this record are fetched again, as after a change by somebody else.
  const changed = () => {
    publishChange("orders", [order._id]);
    // Refreshes the balance without waiting for a live event.
    publishChange("wallets", [order.seller_id]);
  };
  const mover = useOrderMove(order, person._id, (event) => {
    notify("success", t("record.move.done", { code: order.code, what: actionText(event, false) }));
    changed();
  });
  const isOld = mover.phase === "refused" && ["priceChanged", "insufficientBalance"].includes(mover.reason);
  useEffect(() => {
    // Fetches the new price, so that the next press pays the price on the screen.
    if (isOld) publishChange("orders", [order._id]);
  }, [isOld]);
  const parts = editableParts(order, order.facts);
  const mayEdit = allows(ordersRights.update, person) && (parts.lines || parts.address);
  const [editing, setEditing] = useState<Editing | null>(() => {
    if (hasOrderDraft(order._id, person._id)) return { path: null };
    return mayEdit && isEditAsked() ? { path: order.problems[0]?.path ?? null } : null;
  });
  const [, navigate] = useLocation();
  const edit = (path: string | null) => setEditing({ path });
  usePrefetch(EditOrder);
  return (
    <>
      <OrderHeader order={order} level={level}>
        {!editing && <Steps order={order} mover={mover} onEdit={mayEdit ? () => edit(null) : null} />}
        <MoveMessageBar mover={mover} />
        {!editing && <FundsNews order={order} mover={mover} />}
        {!editing && <PayForm order={order} mover={mover} />}
        {!editing && !isPaying(mover) && (
          <StepForm
            resource={orders}
            record={{ ...order }}
            mover={mover}
            finalText={(event, params) => finalText(order, event, params)}
          />
        )}
        <PriceNews order={order} />
        {messageBars}
      </OrderHeader>
      {editing
        ? (
          <EditOrder
            order={order}
            userId={person._id}
            focusPath={editing.path}
            onClose={() => setEditing(null)}
            onSaved={(isNext) => {
              changed();
              if (isNext && nextHref !== null) return navigate(nextHref, { state: EDIT });
              if (isNext) notify("info", t("record.form.lastOfPage"));
              setEditing(null);
            }}
          />
        )
        : (
          <WithFlow resource={orders} historyOf={(now) => orderHistory(order, now)}>
            <OrderParts order={order} onMend={mayEdit ? edit : null} onDone={changed} Units={Units} />
          </WithFlow>
        )}
    </>
  );
}

interface PartsProps extends UnitsProps {
  readonly onMend: ((path: string) => void) | null;
  readonly Units: ComponentType<UnitsProps>;
}

function OrderParts({ order, onMend, onDone, Units }: PartsProps) {
  const styles = useRecordStyles();
  const seesCosts = allows(rules.finance, usePerson());
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Problems order={order} onMend={onMend} />
        <Lines order={order} />
        <Units order={order} onDone={onDone} />
        <Packages order={order} />
        <AddedPart list={orders.id} record={{ ...order }} />
        {TIKTOK_ID.test(order.external_number) && (
          <AddedPart list={`${orders.id}.tiktok`} record={{ ...order }} />
        )}
        {seesCosts && <AddedPart list={`${orders.id}.profit`} record={{ ...order }} />}
      </div>
      <div className={styles.facts}>
        <div className={styles.column}>
          <Facts order={order} />
        </div>
      </div>
      <div className={styles.timeline}>
        <Timeline order={order} />
      </div>
    </div>
  );
}

interface StepsProps {
  readonly order: Order;
  readonly mover: Mover;
  readonly onEdit: (() => void) | null;
}

function Steps({ order, mover, onEdit }: StepsProps) {
  const styles = useRecordStyles();
  const offers = offersOf(order, usePerson(), useNow()).filter(({ action }) => !action.isInline);
  useShortcut("e", "record.keys.edit", onEdit);
  const added = useAdded().actions.filter(({ list }) => list === orders.id);
  if (offers.length === 0 && !onEdit && added.length === 0) return null;
  return (
    <div className={styles.line}>
      <StepButtons offers={offers} mover={mover} isOld={mover.version > order.version} />
      {added.map((action) => (
        <OptionalPart key={action.key}>
          <AddedStep action={action} id={order._id} code={order.code} />
        </OptionalPart>
      ))}
      {onEdit && (
        <WithKey words={t("record.edit")} shortcut="e">
          <Button className={styles.push} icon={<EditRegular />} aria-keyshortcuts="E" onClick={onEdit}>
            {t("record.edit")}
          </Button>
        </WithKey>
      )}
    </div>
  );
}

function dropText(order: Order, picked: readonly string[]): string {
  const { code, currency } = order;
  if (picked.length === 0) return t("paying.dropNone", { code });
  const refund = refundOf(order, picked);
  const facts = { code, count: picked.length, number: numberText(picked.length) };
  return refund > 0
    ? t("paying.dropPaid", { ...facts, amount: moneyText(refund, currency) })
    : t("paying.dropUnpaid", facts);
}

/** Returns the confirmation text of a step that cannot be undone. */
function finalText(order: Order, event: string, params: Mover["params"] = {}): string {
  const { code } = order;
  if (event === "order.cancel" || event === "order.approveCancel") {
    return order.paid
      ? t("record.move.cancelPaid", { code, amount: moneyText(leftMinor(order), order.currency) })
      : t("record.move.cancelUnpaid", { code });
  }
  if (event === "order.drop") return dropText(order, (params["unit_ids"] ?? "").split(",").filter(Boolean));
  if (event === "shipment.return") return t("record.move.return", { code });
  return t("record.move.final", { code, step: t(`event.${event}`) });
}

const OpenPayForm = lazyPart(() => import("./open_pay_form.tsx"));

interface OpenPayFormProps {
  readonly order: Order;
  readonly mover: Mover;
}

/** Prefetches the payment form, and shows it when somebody begins to pay. */
function PayForm(props: OpenPayFormProps) {
  const { mover } = props;
  usePrefetch(OpenPayForm);
  const isOpen = isPaying(mover) && ["asking", "sending", "refused", "failed"].includes(mover.phase);
  return isOpen ? <OpenPayForm {...props} /> : null;
}

/** Warns before the payment if today's price of the goods differs from the stored price. */
function PriceNews({ order }: { readonly order: Order }) {
  const { total_minor, total_now_minor, tax_minor, postage_minor, currency } = order;
  // Servers of older builds omit these fields. Only the price of the goods is compared.
  const goods = total_now_minor - (tax_minor ?? 0) - (postage_minor ?? 0);
  if (typeof total_now_minor !== "number" || goods === total_minor) return null;
  const text = (minor: number) => moneyText(minor, currency);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t("catalogue.priceNews", {
          before: text(total_minor),
          now: text(goods),
        })}
      </MessageBarBody>
    </MessageBar>
  );
}
