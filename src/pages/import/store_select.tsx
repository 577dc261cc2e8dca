/** Whose orders they are. With one store there is nothing to choose. */
import {
  Button,
  Field,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Select,
} from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { isSeller } from "../../../api/access.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import type { Outcome } from "../../lib/outcome.ts";
import { type Option, optionsOf } from "../../list/options.ts";
import { usePerson } from "../../shell/person.ts";

interface Props {
  readonly storeId: string;
  /** True when somebody wanted to go on without a store. */
  readonly isMissing: boolean;
  readonly onChoose: (id: string) => void;
}

type Stores = Outcome<readonly Option[]>;

function useStores(): { readonly stores: Stores | null; readonly retry: () => void } {
  const [stores, setStores] = useState<Stores | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    setStores(null);
    optionsOf("stores").then((answer) => {
      if (!isLeft) setStores(answer);
    });
    return () => {
      isLeft = true;
    };
  }, [tries]);
  return { stores, retry: () => setTries(tries + 1) };
}

export function StoreSelect({ storeId, isMissing, onChoose }: Props) {
  const { stores, retry } = useStores();
  const options = stores?.ok ? stores.data : [];
  const only = options.length === 1 ? options[0]?.value : undefined;
  useEffect(() => {
    if (only && storeId === "") onChoose(only);
    // Once, when it is known that there is one.
  }, [only]);
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
  return <Choice {...{ storeId, isMissing, onChoose, options }} isLoading={stores === null} />;
}

interface ChoiceProps extends Props {
  readonly options: readonly Option[];
  readonly isLoading: boolean;
}

function Choice({ storeId, isMissing, onChoose, options, isLoading }: ChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOwn = isSeller(usePerson());
  useEffect(() => {
    if (isMissing) box.current?.querySelector("select")?.focus();
  }, [isMissing]);
  const nameOf = ({ name, more = "" }: Option) =>
    isOwn ? name : t("imports.storeOf", { store: name, seller: more });
  return (
    <div ref={box}>
      <Field
        label={t("imports.store")}
        hint={isMissing ? null : t("imports.storeHelp")}
        validationMessage={isMissing ? t("imports.storeMissing") : null}
        required
      >
        <Select
          value={storeId}
          disabled={isLoading}
          onChange={(_, { value }) => onChoose(value)}
        >
          <option value="" disabled>{t(isLoading ? "imports.storesLoading" : "imports.storePick")}</option>
          {options.map((option) => <option key={option.value} value={option.value}>{nameOf(option)}</option>)}
        </Select>
      </Field>
    </div>
  );
}
