import { Button } from "@fluentui/react-components";
import { BoxArrowUpRegular } from "@fluentui/react-icons";
import { allows } from "../../../../api/access.ts";
import { bins } from "../../../../resources/catalogue/stations.ts";
import { publishChange } from "../../../engine/live/live.ts";
import type { BesidePartProps } from "../../../engine/record/part_list.tsx";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";
import { FREE_EVENT, useFreeBin } from "./wiring.ts";

export function FreeBin({ row: { _id, label, order_code } }: BesidePartProps) {
  const person = usePerson();
  const name = String(label ?? "");
  const mover = useFreeBin(_id, person._id, () => {
    notify("success", t("entity.bins.freed", { name }));
    publishChange("bins", [_id]);
  });
  const rule = bins.roots.freeBin;
  if (!order_code || !rule || !allows(rule, person)) return null;
  const isBusy = mover.phase !== "idle" && mover.phase !== "refused";
  return (
    <>
      <MoveMessageBar mover={mover} hasSteps={false} />
      <Button
        size="small"
        icon={<BoxArrowUpRegular />}
        aria-label={t("entity.bins.freeOf", { name, order: String(order_code) })}
        disabledFocusable={isBusy}
        onClick={() => mover.begin(FREE_EVENT, false)}
      >
        {t("entity.bins.free")}
      </Button>
    </>
  );
}
