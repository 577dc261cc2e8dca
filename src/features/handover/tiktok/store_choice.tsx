import { Field, MessageBar, MessageBarBody, Select } from "@fluentui/react-components";
import { useEffect } from "react";
import { t } from "../../../lib/i18n.ts";
import type { TiktokStore } from "./wiring.ts";

interface Props {
  readonly stores: readonly TiktokStore[];
  readonly storeId: string;
  readonly hint?: string;
  readonly onChoose: (id: string) => void;
}

/** Asks for a TikTok shop, or chooses it if there is only one. */
export function StoreChoice({ stores, storeId, hint, onChoose }: Props) {
  const [first] = stores;
  const only = stores.length === 1 ? first?._id : undefined;
  useEffect(() => {
    if (only && storeId === "") onChoose(only);
  }, [only]);
  if (stores.length === 0) {
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t("tiktokOrders.import.noStores")}</MessageBarBody>
      </MessageBar>
    );
  }
  return (
    <Field label={t("tiktokOrders.import.store")} {...hint && { hint }} required>
      <Select name="store_id" value={storeId} onChange={(_, { value }) => onChoose(value)}>
        <option value="" disabled>{t("tiktokOrders.import.choose")}</option>
        {stores.map(({ _id, name, seller_name }) => (
          <option key={_id} value={_id}>{t("imports.storeOf", { store: name, seller: seller_name })}</option>
        ))}
      </Select>
    </Field>
  );
}
