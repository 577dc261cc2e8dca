/** Maps one SKU of a store to one of our items, for all waiting orders of the store. */
import { Button, Spinner } from "@fluentui/react-components";
import { useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { reasonText } from "../../../engine/record/move_message_bar.tsx";
import { failureText } from "../../../lib/failure_text.ts";
import { isSendingPhase, runStep } from "../../../engine/record/move_wiring.ts";
import ItemPicker from "../../catalogue/items/item_picker.tsx";
import type { FoundItem } from "../../catalogue/items/items.ts";
import { MATCH, useMapSteps } from "../../orders/stores/wiring.ts";
import { useTiktokStyles } from "./tiktok.styles.ts";

interface Props {
  readonly storeId: string;
  readonly sku: string;
  readonly onDone: () => void;
}

export function MapChoice({ storeId, sku, onDone }: Props) {
  const styles = useTiktokStyles();
  const person = usePerson();
  const [typed, setTyped] = useState("");
  const [item, setItem] = useState<FoundItem | null>(null);
  const mover = useMapSteps(storeId, person._id, onDone, sku);
  const isBusy = isSendingPhase(mover);
  const failed = mover.phase === "failed" && mover.failure
    ? failureText(mover.failure)
    : mover.phase === "refused"
    ? reasonText(mover.reason)
    : "";
  return (
    <div className={styles.stack}>
      <div className={styles.choice}>
        <span className={styles.picker}>
          <ItemPicker
            value={typed}
            label={`${t("tiktokOrders.choose")}: ${sku}`}
            placeholder={t("catalogue.pick")}
            isDisabled={isBusy}
            onChange={(text, chosen) => {
              setTyped(text);
              setItem(chosen);
            }}
          />
        </span>
        {mover.phase === "unknown" ? <Button onClick={mover.check}>{t("fixing.check")}</Button> : (
          <Button
            appearance={item ? "primary" : "secondary"}
            disabledFocusable={!item || isBusy}
            icon={isBusy ? <Spinner size="tiny" /> : null}
            onClick={() => item && !isBusy && runStep(mover, MATCH, { external_sku: sku, item: item._id })}
          >
            {t("tiktokOrders.map")}
          </Button>
        )}
      </div>
      {item && (
        <span className={styles.quiet}>
          <bdi>{[item.title, item.variant].filter(Boolean).join(", ")}</bdi>
        </span>
      )}
      {failed !== "" && <span role="alert">{t("tiktokOrders.mapFailed", { why: failed })}</span>}
    </div>
  );
}
