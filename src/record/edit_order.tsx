/** Editing an order: the address and the items, as far as its state leaves them open. */
import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Textarea,
} from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef } from "react";
import { editableParts } from "../../machines/lifecycles/order.ts";
import { failureText } from "../lib/failure_text.ts";
import { countryName } from "../list/format.ts";
import { statusWord } from "../list/status_pill.tsx";
import { t } from "../lib/i18n.ts";
import { useLeaveGuard } from "../lib/leave_guard.ts";
import { notify } from "../lib/notices.ts";
import type { Form } from "../wiring/form.ts";
import { useOrderForm } from "../wiring/order_form.ts";
import { Compare } from "./compare.tsx";
import { EditLines } from "./edit_lines.tsx";
import { useEditStyles } from "./edit.styles.ts";
import type { Order } from "./order.ts";
import { ADDRESS_FIELDS, MORE_FIELDS, type OrderValues, type TextField } from "./order_form.ts";
import { SaveBar } from "./save_bar.tsx";

interface Props {
  readonly order: Order;
  readonly userId: string;
  /** The field to begin with; the first one otherwise. */
  readonly focusPath: string | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export function EditOrder({ order, userId, focusPath, onSaved, onClose }: Props) {
  const styles = useEditStyles();
  const form = useOrderForm(order, userId);
  const element = useRef<HTMLFormElement>(null);
  const isDirty = form.changed.length > 0 && form.phase !== "saved";
  useLeaveGuard(isDirty);
  useFocus(element, focusPath, form.problems[0]?.path ?? null);
  const isSaved = form.phase === "saved";
  useEffect(() => {
    if (!isSaved) return;
    notify("success", t("record.form.saved"));
    onSaved();
    // Once, when it is saved: the callbacks of a later render are the same.
  }, [isSaved]);
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={t("record.form.title", { code: order.code })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.save();
      }}
    >
      <Notices form={form} />
      {form.phase === "comparing" && <Compare form={form} />}
      <Groups order={order} form={form} />
      <SaveBar form={form} onClose={onClose} />
    </form>
  );
}

/** Goes to the field that was asked for, and to the first that needs mending. */
function useFocus(
  form: { readonly current: HTMLFormElement | null },
  path: string | null,
  wrong: string | null,
) {
  const go = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    // A field that has the focus already is not scrolled to by it.
    field.scrollIntoView({ block: "nearest" });
  };
  useEffect(() => go(path ?? ADDRESS_FIELDS[0]), [path]);
  useEffect(() => {
    if (wrong) go(wrong);
  }, [wrong]);
}

function Notices({ form }: { readonly form: Form<OrderValues> }) {
  const { phase, failure, problems } = form;
  return (
    <>
      {form.isRestored && phase === "editing" && <Notice words={t("record.form.restored")} />}
      {form.theirs && phase === "editing" && (
        <Notice intent="warning" words={t("record.form.elsewhere")}>
          <Button size="small" onClick={form.compare}>{t("record.form.compare")}</Button>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice intent="error" words={t("record.form.problems", { count: problems.length })} />
      )}
      {failure && phase === "editing" && (
        <Notice intent="error" words={t("record.form.failed", { reason: failureText(failure) })} />
      )}
      {(phase === "unknown" || phase === "checking") && (
        <Notice intent="warning" words={t("record.form.unknown")}>
          <Button size="small" disabledFocusable={phase === "checking"} onClick={form.check}>
            {t(phase === "checking" ? "record.form.checking" : "record.form.check")}
          </Button>
        </Notice>
      )}
    </>
  );
}

interface NoticeProps {
  readonly intent?: "info" | "warning" | "error";
  readonly words: string;
  readonly children?: ReactNode;
}

function Notice({ intent = "info", words, children }: NoticeProps) {
  return (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>{words}</MessageBarBody>
      {children && <MessageBarActions>{children}</MessageBarActions>}
    </MessageBar>
  );
}

/** Why a part is closed. */
function closedText(order: Order, part: "address" | "lines"): string {
  const isLabelled = part === "address" && ["Ready", "Handed Over"].includes(order.shipment_status);
  const why = isLabelled
    ? t("record.form.isLabelled")
    : t("record.form.isStatus", { status: statusWord(order.status) });
  return `${t(`reason.${part}Closed`)} ${why}`;
}

function Groups({ order, form }: { readonly order: Order; readonly form: Form<OrderValues> }) {
  const parts = editableParts(order);
  const isLocked = form.phase !== "editing";
  return (
    <>
      <Group
        title={t("record.form.address")}
        help={parts.address ? t("record.form.addressHelp") : closedText(order, "address")}
      >
        {ADDRESS_FIELDS.map((name) => (
          <TextInput key={name} name={name} form={form} isOff={isLocked || !parts.address} />
        ))}
      </Group>
      <Group
        title={t("record.form.lines")}
        help={parts.lines ? t("record.form.linesHelp") : closedText(order, "lines")}
      >
        <EditLines
          lines={form.values.lines}
          stored={order.lines}
          problems={form.problems}
          isOff={isLocked || !parts.lines}
          onChange={(lines) => form.change("lines", lines)}
        />
      </Group>
      <Group title={t("record.form.more")} help={t("record.form.moreHelp")}>
        {MORE_FIELDS.map((name) => <TextInput key={name} name={name} form={form} isOff={isLocked} />)}
      </Group>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

function Group({ title, help, children }: GroupProps) {
  const styles = useEditStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <p className={styles.help}>{help}</p>
      {children}
    </fieldset>
  );
}

interface TextInputProps {
  readonly name: TextField;
  readonly form: Form<OrderValues>;
  readonly isOff: boolean;
}

function TextInput({ name, form, isOff }: TextInputProps) {
  const value = form.values[name];
  const problem = form.problems.find(({ path }) => path === name);
  const country = name === "country" && /^[a-z]{2}$/i.test(value) ? countryName(value.toUpperCase()) : null;
  const shared = {
    name,
    value,
    readOnly: isOff,
    dir: "auto",
    autoComplete: "off",
    onChange: (_: unknown, data: { readonly value: string }) => form.change(name, data.value),
  } as const;
  return (
    <Field
      label={t(`field.${name}`)}
      hint={problem ? null : country}
      validationMessage={problem ? t(`problem.${problem.code}`) : null}
    >
      {name === "note" ? <Textarea {...shared} resize="vertical" /> : <Input {...shared} />}
    </Field>
  );
}
