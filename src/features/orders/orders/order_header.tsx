import { mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { formatDay, formatMinute, formatSecond } from "../../../../api/time/instants.ts";
import { isLate } from "../../../../api/orders/order_due.ts";
import { toneOf } from "../../../../api/tones.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { useNow } from "../../../lib/now.ts";
import { relativeDay } from "../../../lib/relative_day.ts";
import { CopyButton } from "../../../parts/copy_button.tsx";
import { isCoolingAt, type Order } from "./order.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { waitText } from "./wait_text.ts";
import { RecordTitle } from "../../../engine/record/record_title.tsx";

interface Props {
  readonly order: Order;
  readonly level: 1 | 2;
  readonly children: ReactNode;
}

export function OrderHeader({ order, level, children }: Props) {
  const styles = useRecordStyles();
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <RecordTitle level={level} className={styles.title}>
          <bdi translate="no">{order.code}</bdi>
        </RecordTitle>
        <CopyButton text={order.code} what={t("field.code")} />
        <Statuses order={order} />
        <Due order={order} />
      </div>
      <WaitLine order={order} />
      <Hold order={order} />
      <Cooling order={order} />
      {children}
    </header>
  );
}

/** Shows print and shipment status with their names, since both use the same words. */
function Statuses({ order }: { readonly order: Order }) {
  const styles = useRecordStyles();
  const axes = ["status", "print_status", "shipment_status"] as const;
  return (
    <>
      {axes.map((axis) => (
        <span key={axis} className={styles.axis} role="group" aria-label={fieldWord("orders", axis)}>
          {axis !== "status" && (
            <span className={styles.quiet} aria-hidden="true">{fieldWord("orders", axis)}</span>
          )}
          <StatusPill kind="order" axis={axis} status={order[axis]} />
        </span>
      ))}
    </>
  );
}

const isOver = (order: Order) =>
  ["ended", "failed"].includes(toneOf(order.status)) || order.status === "Completed" ||
  order.status === "Delivered" || order.status === "Shipped";

function Due({ order }: { readonly order: Order }) {
  const styles = useRecordStyles();
  const now = useNow();
  const when = (at: number) => relativeDay(at, now, config().timeZone);
  const exact = (at: number) => formatSecond(at, config().timeZone);
  if (isOver(order)) {
    return (
      <span className={styles.quiet} title={exact(order.created_at)}>
        {t("record.age", { when: when(order.created_at) })}
      </span>
    );
  }
  const late = isLate(order, now, config().timeZone);
  return (
    <span className={mergeClasses(late ? styles.alarm : styles.quiet)} title={exact(order.due_at)}>
      {t(late ? "record.late" : "record.due", { when: when(order.due_at) })}
    </span>
  );
}

/** Says what the order waits for. An empty line keeps the space, so that nothing below moves. */
function WaitLine({ order }: { readonly order: Order }) {
  const text = waitText(order, useNow(), config().timeZone);
  return order.wait_kind ? <div dir="auto">{text ?? "\u00a0"}</div> : null;
}

function Hold({ order }: { readonly order: Order }) {
  if (order.status !== "On Hold" || !order.hold_reason) return null;
  const reason = choiceWord("hold_reason", order.hold_reason);
  const words = order.hold_until === null
    ? t("record.held", { reason })
    : t("record.heldUntil", { reason, day: formatDay(order.hold_until, config().timeZone) });
  return <div dir="auto">{words}</div>;
}

function Cooling({ order }: { readonly order: Order }) {
  const { quiet } = useRecordStyles();
  const now = useNow();
  if (!isCoolingAt(order, now) || order.cools_until === null) return null;
  return (
    <div className={quiet}>
      {t("entity.orders.field.cools_until")} <bdi>{formatMinute(order.cools_until, config().timeZone)}</bdi>
    </div>
  );
}
