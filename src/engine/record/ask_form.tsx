import { Field, Input, Spinner } from "@fluentui/react-components";
import { useEffect, useId, useRef, useState } from "react";
import { moveInputOf } from "../../../api/inputs/move.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { fieldWord } from "../field_words.ts";
import { SettlingButton } from "../../parts/settling_button.tsx";
import { problemText } from "../../lib/problem_text.ts";
import { DayField } from "../../parts/days/day_field.tsx";
import { Decision } from "../../parts/decision.tsx";
import { useNow } from "../../lib/now.ts";
import type { MoveAction, Resource } from "../../../resources/define.ts";
import { filledParams, type Mover } from "./move_wiring.ts";
import { fieldsOf } from "../../../resources/steps.ts";
import type { Row } from "../../../machines/rows.ts";
import { type AskProps, registeredValue, screenOf } from "../features.ts";
import { type Ask, asksOf } from "./offers.ts";
import { useMoveStyles } from "./step_form.styles.ts";

const FIELDS = ":is(input, select, textarea, button):not([hidden], :disabled)";

/** Focuses the first field, or the confirming button; later the first field with a problem. */
function useFormFocus(
  form: { readonly current: HTMLFormElement | null },
  { event, confirms }: MoveAction,
  hasFields: boolean,
  wrong: string | undefined,
): void {
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // With `confirms` the button gets the focus, so that Enter confirms the step.
    const first = confirms ? "[type=submit]" : hasFields ? `[data-asks] ${FIELDS}` : "button";
    const focus = () => {
      const field = current.querySelector<HTMLElement>(first);
      field?.focus();
      return field !== null;
    };
    if (focus()) return;
    // The fields are not loaded yet; the form is focused, so that Escape can close it.
    current.focus();
    const watch = new MutationObserver(() => {
      if (document.activeElement !== current || focus()) watch.disconnect();
    });
    watch.observe(current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [form, event, confirms, hasFields]);
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }, [form, wrong]);
}

interface Props {
  readonly resource: Resource;
  readonly record: Row;
  readonly mover: Mover;
  readonly action: MoveAction;
  readonly sentence: string | null;
  /** The flag that confirms the question; null if the step has no question. */
  readonly question: string | null;
}

export default function AskForm({ resource, record, action, mover, sentence, question }: Props) {
  const styles = useMoveStyles();
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const { StepNote } = screenOf(resource.id);
  const asks = asksOf(action).filter(isAskable);
  const step = t(`event.${action.event}`);
  const isSending = mover.phase === "sending";
  const [isHeld, setHeld] = useState(false);
  const about = useId();
  useFormFocus(form, action, asks.length > 0, mover.problems[0]?.path);
  const { fill } = mover;
  useEffect(() => {
    if (question !== null) fill(question, "true");
  }, [question]);
  const submit = () => {
    if (isSending || isHeld) return;
    const schema = moveInputOf(resource.lifecycle?.input, fieldsOf(action), {
      now,
      timeZone: config().timeZone,
    });
    const read = readInput(schema, filledParams(mover.params));
    mover.confirm(read.ok ? [] : read.problems);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      tabIndex={-1}
      aria-label={step}
      aria-describedby={sentence ? about : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        // Ctrl+Enter sends as in every form, even if no field has the focus.
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
        if (event.key !== "Escape" || isSending) return;
        // Otherwise the same key would also close the drawer.
        event.stopPropagation();
        mover.dismiss();
      }}
    >
      {StepNote && <StepNote record={record} event={action.event} />}
      {sentence && <p className={styles.text} id={about}>{sentence}</p>}
      <div className={styles.asks} data-asks>
        {asks.map((ask) => (
          <AskField
            key={ask.name}
            entity={resource.id}
            ask={ask}
            mover={mover}
            record={record}
            isDisabled={isSending}
            onHold={setHeld}
          />
        ))}
      </div>
      <FormButtons {...{ step, mover, isHeld }} about={sentence ? about : undefined} />
    </form>
  );
}

interface FieldProps {
  readonly entity: string;
  readonly ask: Ask;
  readonly mover: Mover;
  readonly record: Row;
  readonly isDisabled: boolean;
  readonly onHold: (isHeld: boolean) => void;
}

/** Returns true for fields that can be filled in; a file only if there is an input for it. */
const isAskable = ({ name }: Ask): boolean => name !== "file" || registeredValue("asks", name) !== undefined;

function AskField({ entity, ask, mover, record, isDisabled, onHold }: FieldProps) {
  const name = fieldWord(entity, ask.name);
  const label = ask.isOptional ? t("record.move.optional", { field: name }) : name;
  const problem = mover.problems.find(({ path }) => path === ask.name);
  return (
    <Field
      label={label}
      required={!ask.isOptional}
      hint={ask.name === "until" && !problem ? t("record.move.untilHelp") : null}
      validationMessage={problemText(problem)}
    >
      <AskInput
        event={mover.event}
        name={ask.name}
        label={label}
        value={mover.params[ask.name] ?? ""}
        record={record}
        isDisabled={isDisabled}
        onHold={onHold}
        beside={mover}
        onChange={(value) => mover.fill(ask.name, value)}
      />
    </Field>
  );
}

function AskInput({ event, ...props }: AskProps & { readonly event: string }) {
  const { name, value, isDisabled, onChange } = props;
  const Own = registeredValue("asks", `${event}.${name}`) ?? registeredValue("asks", name);
  if (Own) return <Own {...props} />;
  return name === "until" ? <DayField isFuture {...{ name, value, isDisabled, onChange }} /> : (
    <Input
      name={name}
      value={value}
      readOnly={isDisabled}
      dir="auto"
      autoComplete="off"
      onChange={(_, data) => onChange(data.value)}
    />
  );
}

interface ButtonsProps {
  readonly step: string;
  readonly mover: Mover;
  readonly isHeld: boolean;
  readonly about: string | undefined;
}

function FormButtons({ step, mover, isHeld, about }: ButtonsProps) {
  const isSending = mover.phase === "sending";
  return (
    <Decision onCancel={mover.dismiss} isBusy={isSending}>
      <SettlingButton
        meaning={mover.event}
        type="submit"
        aria-describedby={about}
        appearance="primary"
        disabledFocusable={isSending || isHeld}
        icon={isSending ? <Spinner size="tiny" /> : null}
      >
        {isSending ? t("record.move.sending", { step }) : step}
      </SettlingButton>
    </Decision>
  );
}
