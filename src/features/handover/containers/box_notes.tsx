import { HEAVY_BOX_G } from "../../../../api/handover/box_weight.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { t } from "../../../lib/i18n.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";

export default function BoxNotes({ record: { status, sscc, net_g, gross_g } }: PartProps) {
  const isOpen = status === "Processing";
  const isHere = isOpen || status === "Closed";
  return (
    <>
      {isHere && Number(gross_g ?? net_g) >= HEAVY_BOX_G && (
        <InlineMessageBar tone="warning">{t("box.heavy")}</InlineMessageBar>
      )}
      {isHere && sscc === "" && <InlineMessageBar tone="info">{t("box.noSscc")}</InlineMessageBar>}
    </>
  );
}
