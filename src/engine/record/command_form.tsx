import { Button, Field, Input, Spinner } from "@fluentui/react-components";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { Decision } from "../../parts/decision.tsx";
import { useEditStyles } from "../form/edit.styles.ts";
import { MoveMessageBar } from "./move_message_bar.tsx";
import type { Command } from "./use_command.ts";

interface Props {
  readonly command: Command;
  /** Label of the form; also the text of the button, unless `act` is given. */
  readonly label: string;
  readonly act?: string;
  readonly icon?: ReactElement;
  /** True while the command would have no effect. */
  readonly isDisabled?: boolean;
  readonly below?: ReactNode;
  /** True inside a dialog, which already has a border and a title. */
  readonly isBare?: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function CommandForm(
  {
    command: { mover, isSending },
    label,
    act = label,
    icon,
    isDisabled = false,
    below,
    isBare = false,
    onSend,
    onClose,
    children,
  }: Props,
) {
  const styles = useEditStyles();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus(), []);
  return (
    <form
      ref={form}
      className={isBare ? styles.bare : styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && !isDisabled) onSend();
      }}
    >
      <MoveMessageBar mover={mover} hasSteps={false} />
      <div className={styles.fields}>{children}</div>
      {below}
      <div className={styles.bar}>
        <Decision isBusy={isSending} onCancel={onClose}>
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={isSending || isDisabled}
            icon={isSending ? <Spinner size="tiny" /> : icon ?? null}
          >
            {act}
          </Button>
        </Decision>
      </div>
    </form>
  );
}

interface TextProps {
  readonly command: Command;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly inputMode?: "text" | "numeric" | "decimal";
  readonly maxLength?: number;
  readonly unit?: string;
}

export function CommandText(
  { command, name, label, hint, isRequired = false, inputMode = "text", maxLength, unit }: TextProps,
) {
  const styles = useEditStyles();
  const problem = command.problemOf(name);
  return (
    <Field
      label={label}
      required={isRequired}
      hint={problem ? null : hint ?? null}
      validationMessage={problem}
    >
      <Input
        name={name}
        value={command.typed[name] ?? ""}
        readOnly={command.isSending}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        inputMode={inputMode}
        maxLength={maxLength}
        contentAfter={unit ? <span className={styles.hint}>{unit}</span> : null}
        onChange={(_, { value }) => command.change(name)(value)}
      />
    </Field>
  );
}
