import { useEffect, useRef } from "react";
import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import type { Form } from "../../../engine/form/form_wiring.ts";
import { useOrderForm } from "./order_form_wiring.ts";
import { Compare } from "../../../engine/form/compare.tsx";
import { EditLines } from "./edit_lines.tsx";
import type { Order } from "./order.ts";
import { FormElement, FormGroup, FormMessageBars } from "../../../engine/form/form_parts.tsx";
import { AddressInputs, shownValue, TextInput } from "./order_fields.tsx";
import { MORE_FIELDS, type OrderValues } from "./order_form.ts";
import { SaveBar } from "../../../engine/form/save_bar.tsx";

interface Props {
  readonly order: Order;
  readonly userId: string;
  readonly focusPath: string | null;
  readonly onSaved: (isNext: boolean) => void;
  readonly onClose: () => void;
}

export default function EditOrder({ order, userId, focusPath, onSaved, onClose }: Props) {
  const form = useOrderForm(order, userId);
  const isSaved = form.phase === "saved";
  const isNext = useRef(false);
  const save = (goesOn: boolean) => {
    isNext.current = goesOn;
    form.save();
  };
  useEffect(() => {
    if (!isSaved) return;
    notify("success", t("record.form.saved"));
    onSaved(isNext.current);
    // Runs only when the form was saved, not when a callback changes.
  }, [isSaved]);
  return (
    <FormElement
      form={{ ...form, save: () => save(false) }}
      label={t("record.form.title", { code: order.code })}
      first={focusPath ?? "recipient_name"}
    >
      <FormMessageBars form={form} />
      {form.phase === "comparing" && <Compare form={form} shown={shownValue} />}
      <Groups order={order} form={form} />
      <SaveBar
        form={form}
        save={t("record.form.save")}
        next={order.status === "Draft" ? () => save(true) : null}
        onClose={onClose}
      />
    </FormElement>
  );
}

function closedText(order: Order, part: "address" | "lines"): string {
  const isLabelled = part === "address" && ["Ready", "Handed Over"].includes(order.shipment_status);
  const why = isLabelled
    ? t("record.form.isLabelled")
    : t("record.form.isStatus", { status: statusWord(order.status, "status", "order") });
  return `${t(`reason.${part}Closed`)} ${why}`;
}

function Groups({ order, form }: { readonly order: Order; readonly form: Form<OrderValues> }) {
  const parts = editableParts(order, order.facts);
  const isLocked = form.phase !== "editing";
  return (
    <>
      <FormGroup
        title={t("record.form.address")}
        help={parts.address ? t("record.form.addressHelp") : closedText(order, "address")}
      >
        <AddressInputs form={form} isDisabled={isLocked || !parts.address} />
      </FormGroup>
      <FormGroup
        title={t("record.form.lines")}
        help={parts.lines ? t("record.form.linesHelp") : closedText(order, "lines")}
      >
        <EditLines
          lines={form.values.lines}
          stored={order.lines}
          problems={form.problems}
          isDisabled={isLocked || !parts.lines}
          onChange={(lines) => form.change("lines", lines)}
        />
      </FormGroup>
      <FormGroup title={t("record.form.more")} help={t("record.form.moreHelp")}>
        {MORE_FIELDS.map((name) => <TextInput key={name} name={name} form={form} isDisabled={isLocked} />)}
      </FormGroup>
    </>
  );
}
