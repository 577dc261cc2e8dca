/** Chooses the package that gets the units of this one: one of its own orders, or one of the seller's by its number. */
import { FieldContextProvider, Input, Radio, RadioGroup } from "@fluentui/react-components";
import { useEffect, useMemo, useState } from "react";
import { FindPackages } from "../../../../api/generated/operations/packages.ts";
import type { AskProps } from "../../../engine/features.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePickStyles } from "../../workshop/units/pick.styles.ts";

/** Delay after the last keystroke. */
const WAIT_MS = 250;
/** Most matches that are shown. */
const MAX_SHOWN = 8;

const sourceOf = (search: string, seller: string, orders: readonly string[]) => ({
  name: `packages.into.${seller}.${search}`,
  entities: [],
  ask: (options: object) =>
    ask(FindPackages, search === "" ? { order: orders } : { search, seller: [seller] }, {
      ...options,
      perPage: MAX_SHOWN + 1,
      background: true,
    }),
});

export default function IntoAsk(props: AskProps) {
  const styles = usePickStyles();
  const [text, setText] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div>
      <Input
        name={props.name}
        value={text}
        readOnly={props.isDisabled}
        placeholder={t("entity.packages.intoSearch")}
        autoComplete="off"
        onChange={(_, { value }) => setText(value)}
      />
      <div className={styles.quiet}>{t("entity.packages.intoHelp")}</div>
      <FieldContextProvider value={undefined}>
        <Choices key={search} search={search} {...props} />
      </FieldContextProvider>
    </div>
  );
}

function Choices({ search, value, record, isDisabled, onChange }: AskProps & { readonly search: string }) {
  const styles = usePickStyles();
  const source = useMemo(() => {
    const orders = Array.isArray(record["orders"]) ? record["orders"] as { readonly _id: string }[] : [];
    return sourceOf(search, String(record["seller_id"]), orders.map(({ _id }) => _id));
  }, [search, record["seller_id"]]);
  const { answer, failure } = useAnswer(source);
  const found = (answer?.packages ?? []).filter(({ _id }) => _id !== record._id).slice(0, MAX_SHOWN);
  if (failure) return <span role="alert">{failureText(failure)}</span>;
  if (!answer) return null;
  if (found.length === 0) {
    return search === "" ? null : <span role="status">{t("entity.packages.intoNone")}</span>;
  }
  return (
    <RadioGroup
      aria-label={t("entity.packages.field.into")}
      value={value}
      disabled={isDisabled}
      onChange={(_, data) => onChange(data.value)}
    >
      {found.map(({ _id, code, order_code, recipient_name, city }) => (
        <Radio
          key={_id}
          value={_id}
          label={
            <>
              <bdi className={styles.code} translate="no">{code}</bdi>{" "}
              <span className={styles.quiet}>
                <bdi dir="auto" translate="no">
                  {[order_code, recipient_name, city].filter(Boolean).join(" · ")}
                </bdi>
              </span>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}
