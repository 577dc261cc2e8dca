/** What a step asks for: at most three fields, or one sentence that says what will happen. */
import { Field, Input, Spinner } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { moveInput } from "../../../api/inputs/move.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { formatMinor } from "../../../api/money.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { fieldWord } from "../../engine/field_words.ts";
import { SettlingButton } from "../../parts/settling_button.tsx";
import { problemText } from "../../lib/problem_text.ts";
import { DayField } from "../../parts/days/day_field.tsx";
import { Decision } from "../../parts/decision.tsx";
import { useNow } from "../../lib/now.ts";
import type { MoveAction } from "../../../resources/define.ts";
import type { Mover } from "../../engine/record/move_wiring.ts";
import { type Ask, asksOf, type Order } from "./order.ts";
import { useMoveStyles } from "../../engine/record/move_form.styles.ts";

/** Begins at the first field, or at the button that confirms; goes to the first field that needs fixing. */
function useFormFocus(
  form: { readonly current: HTMLFormElement | null },
  event: string,
  wrong: string | undefined,
): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [form, event]);
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }, [form, wrong]);
}

interface Props {
  readonly order: Order;
  readonly action: MoveAction;
  readonly mover: Mover;
}

/** The exact words of a step that has no way back. */
export function confirmText(order: Order, event: string): string {
  const { code } = order;
  const amount = `${formatMinor(order.total_minor, order.currency)} ${order.currency}`;
  if (event === "order.cancel" || event === "order.approveCancel") {
    return order.paid
      ? t("record.move.cancelPaid", { code, amount })
      : t("record.move.cancelUnpaid", { code });
  }
  if (event === "shipment.return") return t("record.move.return", { code });
  return t("record.move.final", { code, step: t(`event.${event}`) });
}

export function MoveForm({ order, action, mover }: Props) {
  const styles = useMoveStyles();
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const asks = asksOf(action);
  const step = t(`event.${action.event}`);
  const isSending = mover.phase === "sending";
  useFormFocus(form, action.event, mover.problems[0]?.path);
  const submit = () => {
    if (isSending) return;
    const read = readInput(moveInput(action.asks ?? [], { now, timeZone: config().timeZone }), mover.params);
    mover.confirm(read.ok ? [] : read.problems);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        // As in every form, also where the focus is on no field.
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
        if (event.key !== "Escape" || isSending) return;
        // The drawer below would close on the same key.
        event.stopPropagation();
        mover.dismiss();
      }}
    >
      {action.final && <p className={styles.text}>{confirmText(order, action.event)}</p>}
      {asks.map((ask) => <AskField key={ask.name} ask={ask} mover={mover} isOff={isSending} />)}
      <FormButtons step={step} mover={mover} />
    </form>
  );
}

function AskField(
  { ask, mover, isOff }: { readonly ask: Ask; readonly mover: Mover; readonly isOff: boolean },
) {
  const name = fieldWord("orders", ask.name);
  const problem = mover.problems.find(({ path }) => path === ask.name);
  return (
    <Field
      label={ask.isOptional ? t("record.move.optional", { field: name }) : name}
      required={!ask.isOptional}
      hint={ask.name === "until" && !problem ? t("record.move.untilHelp") : null}
      validationMessage={problemText(problem)}
    >
      {ask.name === "until"
        ? (
          <DayField
            isToCome
            name={ask.name}
            value={mover.params[ask.name] ?? ""}
            isOff={isOff}
            onChange={(text) => mover.fill(ask.name, text)}
          />
        )
        : (
          <Input
            name={ask.name}
            value={mover.params[ask.name] ?? ""}
            readOnly={isOff}
            dir="auto"
            autoComplete="off"
            onChange={(_, { value }) => mover.fill(ask.name, value)}
          />
        )}
    </Field>
  );
}

function FormButtons({ step, mover }: { readonly step: string; readonly mover: Mover }) {
  const isSending = mover.phase === "sending";
  return (
    <Decision onCancel={mover.dismiss} isBusy={isSending}>
      <SettlingButton
        meaning={mover.event}
        type="submit"
        appearance="primary"
        disabledFocusable={isSending}
        icon={isSending ? <Spinner size="tiny" /> : null}
      >
        {isSending ? t("record.move.sending", { step }) : step}
      </SettlingButton>
    </Decision>
  );
}
