import { MenuItem } from "@fluentui/react-components";
import { MAX_ACTION_IDS } from "../../../../api/desk/extensions.ts";
import type { BulkItems, BulkItemsProps } from "../../../engine/features.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { numberText } from "../../../parts/format.ts";
import { runAdded } from "./wiring.ts";
import { type AddedAction, useAdded } from "./extension_items.ts";

export const bulkItems: BulkItems = { Items: AddedItems };

export function AddedItems({ list, ids }: BulkItemsProps) {
  const actions = useAdded().actions.filter((each) => each.list === list);
  const isTooMany = ids === null || ids.length > MAX_ACTION_IDS;
  return actions.map((action) => (
    <MenuItem
      key={action.key}
      disabled={isTooMany}
      subText={isTooMany ? t("entity.extensions.most", { max: numberText(MAX_ACTION_IDS) }) : null}
      onClick={() => void run(action, ids ?? [])}
    >
      {t(`event.extension.${action.key}`)}
    </MenuItem>
  ));
}

async function run(action: AddedAction, ids: readonly string[]): Promise<void> {
  const step = t(`event.extension.${action.key}`);
  const outcome = await runAdded(action, ids);
  if (!outcome.ok) {
    return notify("error", t("entity.extensions.ranFailed", { step, reason: failureText(outcome.failure) }));
  }
  const count = outcome.data.runExtension.length;
  notify("success", t("entity.extensions.ranMany", { count, number: numberText(count), step }));
}
