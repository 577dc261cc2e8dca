import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef } from "react";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { useLeaveGuard } from "../../lib/leave_guard.ts";
import type { Form } from "./form_wiring.ts";
import { useEditStyles } from "./edit.styles.ts";

/** Focuses the requested field, and later the first field with a problem. */
function useFieldFocus(
  form: { readonly current: HTMLFormElement | null },
  path: string,
  wrong: string | null,
) {
  const go = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    // Focusing a field that already has the focus does not scroll to it.
    field.scrollIntoView({ block: "nearest" });
  };
  useEffect(() => go(path), [path]);
  useEffect(() => {
    if (wrong) go(wrong);
  }, [wrong]);
}

interface ElementProps {
  readonly form: Pick<Form<object>, "phase" | "changed" | "problems" | "save">;
  readonly label: string;
  readonly first: string;
  readonly children: ReactNode;
}

/** A form that Enter and Ctrl+Enter save; leaving it with unsaved input has to be confirmed. */
export function FormElement({ form, label, first, children }: ElementProps) {
  const styles = useEditStyles();
  const element = useRef<HTMLFormElement>(null);
  useLeaveGuard(form.changed.length > 0 && form.phase !== "saved");
  useFieldFocus(element, first, form.problems[0]?.path ?? null);
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.save();
      }}
    >
      {children}
    </form>
  );
}

type FormWithMessages = Pick<
  Form<object>,
  "phase" | "failure" | "problems" | "isRestored" | "theirs" | "compare" | "check"
>;

export function FormMessageBars({ form }: { readonly form: FormWithMessages }) {
  const { phase, failure, problems } = form;
  return (
    <>
      {form.isRestored && phase === "editing" && <FormMessageBar words={t("record.form.restored")} />}
      {form.theirs && phase === "editing" && (
        <FormMessageBar intent="warning" words={t("record.form.elsewhere")}>
          <Button size="small" onClick={form.compare}>{t("record.form.compare")}</Button>
        </FormMessageBar>
      )}
      {problems.length > 0 && (
        <FormMessageBar intent="error" words={t("record.form.problems", { count: problems.length })} />
      )}
      {failure && phase === "editing" && (
        <FormMessageBar intent="error" words={t("record.form.failed", { reason: failureText(failure) })} />
      )}
      {(phase === "unknown" || phase === "checking") && (
        <FormMessageBar intent="warning" words={t("record.form.unknown")}>
          <Button size="small" disabledFocusable={phase === "checking"} onClick={form.check}>
            {t(phase === "checking" ? "record.form.checking" : "record.form.check")}
          </Button>
        </FormMessageBar>
      )}
    </>
  );
}

interface FormMessageBarProps {
  readonly intent?: "info" | "warning" | "error";
  readonly words: string;
  readonly children?: ReactNode;
}

function FormMessageBar({ intent = "info", words, children }: FormMessageBarProps) {
  return (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>{words}</MessageBarBody>
      {children && <MessageBarActions>{children}</MessageBarActions>}
    </MessageBar>
  );
}

interface GroupProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

export function FormGroup({ title, help, children }: GroupProps) {
  const styles = useEditStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <p className={styles.help}>{help}</p>
      {children}
    </fieldset>
  );
}
