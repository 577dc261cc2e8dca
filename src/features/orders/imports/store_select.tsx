/** Asks for a store. The only store, or else the last choice in this tab, is chosen at first. */
import {
  Button,
  Field,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Select,
} from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { isSeller } from "../../../../api/access.ts";
import { readDraft, writeDraft } from "../../../lib/drafts.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import type { ShownStores, StoreOption } from "./use_stores.ts";

const LAST = "import.store";

interface Props {
  readonly shown: ShownStores;
  readonly storeId: string;
  readonly isMissing: boolean;
  readonly onChoose: (id: string) => void;
  /** Takes the store that is chosen at first; if left out, `onChoose` does. */
  readonly onFirst?: (id: string) => void;
}

export function StoreSelect(
  { shown: { stores, retry }, storeId, isMissing, onChoose, onFirst = onChoose }: Props,
) {
  const { _id: userId } = usePerson();
  const options = stores?.ok ? stores.data : [];
  const last = readDraft(userId, LAST);
  const [first] = options.length === 1 ? options : options.filter(({ _id }) => _id === last);
  const choose = (id: string) => {
    writeDraft(userId, LAST, id);
    onChoose(id);
  };
  useEffect(() => {
    if (first && storeId === "") onFirst(first._id);
    // Runs once, when the stores are loaded.
  }, [first?._id]);
  if (stores?.ok && options.length === 0) {
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t("imports.noStores")}</MessageBarBody>
      </MessageBar>
    );
  }
  if (stores && !stores.ok) {
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{t("imports.storesFailed", { reason: failureText(stores.failure) })}</MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={retry}>{t("imports.retry")}</Button>
        </MessageBarActions>
      </MessageBar>
    );
  }
  return <Choice {...{ storeId, isMissing, options }} onChoose={choose} isLoading={stores === null} />;
}

interface ChoiceProps extends Omit<Props, "shown" | "onFirst"> {
  readonly options: readonly StoreOption[];
  readonly isLoading: boolean;
}

function Choice({ storeId, isMissing, onChoose, options, isLoading }: ChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOwn = isSeller(usePerson());
  useEffect(() => {
    if (isMissing) box.current?.querySelector("select")?.focus();
  }, [isMissing]);
  const nameOf = ({ name, seller_name: seller }: StoreOption) =>
    isOwn ? name : t("imports.storeOf", { store: name, seller });
  return (
    <div ref={box}>
      <Field
        label={t("imports.store")}
        hint={isMissing ? null : t("imports.storeHelp")}
        validationMessage={isMissing ? t("imports.storeMissing") : null}
        required
      >
        <Select
          name="store_id"
          value={storeId}
          aria-busy={isLoading}
          onChange={(_, { value }) => onChoose(value)}
        >
          <option value="" disabled>{t(isLoading ? "imports.storesLoading" : "imports.storePick")}</option>
          {options.map((option) => <option key={option._id} value={option._id}>{nameOf(option)}</option>)}
        </Select>
      </Field>
    </div>
  );
}
