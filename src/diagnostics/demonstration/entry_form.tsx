import {
  Button,
  Field,
  Input,
  type InputProps,
  MessageBar,
  MessageBarBody,
} from "@fluentui/react-components";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Place, Problems } from "../../../machines/demonstration.ts";
import { useEntryStyles } from "./entry.styles.ts";
import type { Read } from "./input.ts";
import type { TextCode } from "./texts.ts";
import { words } from "./words.ts";
import { EyeOffRegular, EyeRegular } from "@fluentui/react-icons";

export type FieldName = Exclude<Place, "form">;
export type Values = Readonly<Record<FieldName, string>>;
export const EMPTY: Values = { name: "", email: "", password: "" };

interface EntryFormProps<T> {
  readonly label: string;
  readonly fields: readonly FieldName[];
  readonly autoComplete: Readonly<Record<FieldName, string>>;
  readonly help?: string;
  readonly submit: string;
  readonly busy: string | null;
  readonly values: Values;
  readonly onValues: (values: Values) => void;
  readonly refused: Problems;
  readonly onChange: (place: Place) => void;
  readonly read: (values: Values) => Read<T>;
  readonly onSend: (value: T) => void;
  readonly children?: ReactNode;
}

const problemText = (code: string | undefined) => code ? words(`problem.${code as TextCode}`) : null;

export function EntryForm<T>(props: EntryFormProps<T>) {
  const { label, fields, autoComplete, help, submit, busy, values, onValues, refused, onChange } = props;
  const styles = useEntryStyles();
  const element = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Problems>({});
  const problems: Problems = { ...refused, ...found };
  const wrong = fields.find((name) => problems[name]);
  const failure = problemText(problems.form);
  const isTried = useRef(false);
  useEffect(() => focusField(element.current, fields[0]), [fields]);
  // After an attempt to send, the first invalid field is focused; while a person types, the focus stays.
  useEffect(() => {
    if (!isTried.current || !wrong) return;
    isTried.current = false;
    focusField(element.current, wrong);
  }, [refused, found, wrong]);
  const change = (name: FieldName, value: string) => {
    onValues({ ...values, [name]: value });
    if (found[name]) setFound(({ [name]: _mended, ...others }) => others);
    if (refused[name] || refused.form) onChange(name);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    isTried.current = true;
    const read = props.read(values);
    setFound(read.ok ? {} : read.problems);
    if (read.ok) props.onSend(read.value);
  };
  return (
    <form ref={element} className={styles.form} aria-label={label} noValidate onSubmit={send}>
      {failure && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
      {fields.map((name) => {
        const input: InputProps = {
          name,
          value: values[name],
          autoComplete: autoComplete[name],
          onChange: (_, { value }) => change(name, value),
        };
        return (
          <Field
            key={name}
            label={words(`field.${name}`)}
            validationMessage={problemText(problems[name])}
            hint={name === "password" && !problems[name] ? help ?? null : null}
          >
            {name === "password"
              ? <PasswordInput {...input} />
              : <Input {...input} type={name === "email" ? "email" : "text"} dir="auto" />}
          </Field>
        );
      })}
      {props.children}
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy !== null}>
        {busy ?? submit}
      </Button>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name && form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function PasswordInput(props: InputProps) {
  const [isShown, setShown] = useState(false);
  const label = words(isShown ? "hidePassword" : "showPassword");
  return (
    <Input
      {...props}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="off"
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
