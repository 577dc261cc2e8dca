/** One order by its id. */
import { t } from "../../../lib/i18n.ts";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import { orderSource } from "./source.ts";
import { OrderScreen } from "./order_screen.tsx";
import { EntityWords } from "../../../engine/field_words.ts";
import { RecordFrame } from "../../../engine/record/record_frame.tsx";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";

/** Another id is another view: give it a `key`. */
export default function OrderView({ id, level, nextHref = null }: RecordViewProps) {
  const words = {
    missingTitle: t("record.missingTitle"),
    missingText: t("record.missingText"),
    failedTitle: t("record.failedTitle"),
  };
  return (
    <EntityWords value="orders">
      <RecordFrame shown={useRecord(orderSource, id)} level={level} words={words}>
        {(order, messageBars) => <OrderScreen {...{ order, level, nextHref, messageBars }} />}
      </RecordFrame>
    </EntityWords>
  );
}
