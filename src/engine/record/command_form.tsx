/** The form of one command beside a record: what is filled in, what became of it, and the button that sends it. */
import { Button, Field, Input, Spinner } from "@fluentui/react-components";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { Decision } from "../../parts/decision.tsx";
import { useEditStyles } from "../form/edit.styles.ts";
import { MoveMessageBar } from "./move_message_bar.tsx";
import type { Command } from "./use_command.ts";

interface Props {
  readonly command: Command;
  /** What the form is for; its button says it too, unless `act` does. */
  readonly label: string;
  readonly act?: string;
  readonly icon?: ReactElement;
  /** True while what is filled in leads nowhere. */
  readonly isOff?: boolean;
  /** Stands between the fields and the button. */
  readonly below?: ReactNode;
  /** A dialog around it has a border and a title of its own. */
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
    isOff = false,
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
        if (!isSending && !isOff) onSend();
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
            disabledFocusable={isSending || isOff}
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
  /** What it is counted in. */
  readonly unit?: string;
}

/** A line of text of a command. */
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
