import { Button, Input, useFieldContext_unstable } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { OrdersByCode } from "../../../../api/generated/operations/refunds.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { OrderLink } from "../orders/order_link.tsx";
import { useRefundStyles } from "./refund.styles.ts";

interface Found {
  readonly _id: string;
  readonly code: string;
  readonly recipient_name: string;
}

/** Returns the id of the order in the address, which is only the first choice. */
const orderInAddress = (): string => new URLSearchParams(location.search).get("order") ?? "";

/** Removes the order from the address, so that a reload does not put it in place of the one chosen next. */
function forgetOrderInAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("order")) return;
  url.searchParams.delete("order");
  history.replaceState(history.state, "", url);
}

const find = (question: { readonly ids?: readonly string[]; readonly search?: string }) =>
  ask(OrdersByCode, question, { background: true });

export default function OrderInput({ field: { key }, value, isDisabled, onChange }: InputProps) {
  const styles = useRefundStyles();
  const id = String(value);
  const [order, setOrder] = useState<Found | null>(null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<"unknown" | Failure | null>(null);
  // Number of the last search: an answer to an earlier one may come later, and is not used.
  const searches = useRef(0);
  useEffect(() => {
    const given = orderInAddress();
    if (given !== "" && given !== id) onChange(given);
    // Runs once, so that later choices of a person are kept.
  }, []);
  useEffect(() => {
    if (id === "" || order?._id === id) return;
    let isGone = false;
    void find({ ids: [id] }).then((outcome) => {
      if (isGone) return;
      if (!outcome.ok) return setProblem(outcome.failure);
      const [found] = outcome.data.orders;
      setProblem(found ? null : "unknown");
      if (found) return setOrder(found);
      onChange("");
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  const findOrder = async () => {
    const code = typed.trim().toUpperCase();
    if (code === "") return;
    const search = ++searches.current;
    const outcome = await find({ search: code });
    if (search !== searches.current) return;
    if (!outcome.ok) return setProblem(outcome.failure);
    const found = outcome.data.orders.find((each) => each.code === code);
    setProblem(found ? null : "unknown");
    if (!found) return;
    setOrder(found);
    onChange(found._id);
  };
  const problemText = problem && (
    <span role="alert">{problem === "unknown" ? t("refunds.unknownOrder") : failureText(problem)}</span>
  );
  if (id !== "") {
    return (
      <>
        <div className={styles.order}>
          <OrderLink code={order?.code ?? ""} id={id} />
          {order && <bdi dir="auto" translate="no">{order.recipient_name}</bdi>}
          <Button
            size="small"
            disabledFocusable={isDisabled}
            onClick={() => {
              searches.current++;
              setProblem(null);
              forgetOrderInAddress();
              onChange("");
            }}
          >
            {t("refunds.another")}
          </Button>
        </div>
        {problemText}
      </>
    );
  }
  return (
    <>
      <OrderNumberInput
        name={key}
        value={typed}
        isDisabled={isDisabled}
        onChange={setTyped}
        onLook={() => void findOrder()}
      />
      {problemText}
    </>
  );
}

interface OrderNumberInputProps {
  readonly name: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
  readonly onLook: () => void;
}

/** Takes the number of the order. Enter searches for the order instead of submitting the form. */
function OrderNumberInput({ name, value, isDisabled, onChange, onLook }: OrderNumberInputProps) {
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
