import { Button, Input, useFieldContext_unstable } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { OrdersByCode } from "../../../../api/generated/operations/refunds.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { ask } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";
import { OrderLink } from "../orders/order_link.tsx";
import { useRefundStyles } from "./refund.styles.ts";

interface Found {
  readonly _id: string;
  readonly code: string;
  readonly recipient_name: string;
}

/** Returns the id of the order in the address, which is only the first choice. */
const orderInAddress = (): string => new URLSearchParams(location.search).get("order") ?? "";

async function find(
  question: { readonly ids?: readonly string[]; readonly search?: string },
): Promise<readonly Found[]> {
  const outcome = await ask(OrdersByCode, question, { background: true });
  return outcome.ok ? outcome.data.orders : [];
}

export default function OrderInput({ field: { key }, value, isDisabled, onChange }: InputProps) {
  const styles = useRefundStyles();
  const id = String(value);
  const [order, setOrder] = useState<Found | null>(null);
  const [typed, setTyped] = useState("");
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    const given = orderInAddress();
    if (given !== "" && given !== id) onChange(given);
    // Runs once, so that later choices of a person are kept.
  }, []);
  useEffect(() => {
    if (id === "" || order?._id === id) return;
    let isGone = false;
    void find({ ids: [id] }).then(([found]) => {
      if (isGone) return;
      if (found) return setOrder(found);
      setUnknown(true);
      onChange("");
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  const findOrder = async () => {
    const code = typed.trim().toUpperCase();
    if (code === "") return;
    const found = (await find({ search: code })).find((each) => each.code === code);
    setUnknown(!found);
    if (!found) return;
    setOrder(found);
    onChange(found._id);
  };
  if (id !== "") {
    return (
      <div className={styles.order}>
        <OrderLink code={order?.code ?? ""} id={id} />
        {order && <bdi dir="auto" translate="no">{order.recipient_name}</bdi>}
        <Button size="small" disabledFocusable={isDisabled} onClick={() => onChange("")}>
          {t("refunds.another")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Typed
        name={key}
        value={typed}
        isDisabled={isDisabled}
        onChange={setTyped}
        onLook={() => void findOrder()}
      />
      {isUnknown && <span role="alert">{t("refunds.unknownOrder")}</span>}
    </>
  );
}

interface TypedProps {
  readonly name: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
  readonly onLook: () => void;
}

/** Takes the number of the order. Enter searches for the order instead of submitting the form. */
function Typed({ name, value, isDisabled, onChange, onLook }: TypedProps) {
  const styles = useRefundStyles();
  const field = useFieldContext_unstable();
  return (
    <div className={styles.order}>
      <Input
        id={field?.generatedControlId}
        name={name}
        value={value}
        readOnly={isDisabled}
        placeholder="PD-000123"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        onChange={(_, data) => onChange(data.value)}
        onBlur={onLook}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onLook();
        }}
      />
      <Button disabledFocusable={isDisabled} onClick={onLook}>{t("refunds.find")}</Button>
    </div>
  );
}
