import type { TiktokOrderFacts } from "../../../../api/generated/schema.ts";
import { formatMinute } from "../../../../api/time/instants.ts";
import { factsIn } from "../../../engine/record/record_steps.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";

/** Warns if the buyer asks to cancel, or if a masked address prevents the push. */
export default function OrderNotes({ record }: PartProps) {
  const { masked, order_id, status, cancel_due_at } = record;
  const { connected = false, answered = false } = factsIn(record) as Partial<TiktokOrderFacts>;
  const isAsked = status === "Cancel Requested" && typeof cancel_due_at === "number";
  const ask = connected ? "cancelHere" : "cancel";
  return (
    <>
      {isAsked && (
        <InlineMessageBar tone="warning">
          {answered
            ? t("tiktokOrders.answered")
            : t(`tiktokOrders.${ask}`, { time: formatMinute(cancel_due_at, config().timeZone) })}
        </InlineMessageBar>
      )}
      {masked === true && order_id === null && (
        <InlineMessageBar tone="warning">{t("tiktokOrders.masked")}</InlineMessageBar>
      )}
    </>
  );
}
