import { formatMinute } from "../../../../api/time/instants.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";

/** Shows what only a person can fix, and where. */
export default function OrderNotes({ record: { masked, order_id, status, cancel_due_at } }: PartProps) {
  const isAsked = status === "Cancel Requested" && typeof cancel_due_at === "number";
  return (
    <>
      {isAsked && (
        <InlineMessageBar tone="warning">
          {t("tiktokOrders.cancel", { time: formatMinute(cancel_due_at, config().timeZone) })}
        </InlineMessageBar>
      )}
      {masked === true && order_id === null && (
        <InlineMessageBar tone="warning">{t("tiktokOrders.masked")}</InlineMessageBar>
      )}
    </>
  );
}
