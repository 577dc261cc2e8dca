/** `/profile/password`. Nothing typed here is stored. Source: docs/requirements.md S2.39. */
import { Button, MessageBar, MessageBarBody, Spinner } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef } from "react";
import { strengthOf } from "../../../../api/inputs/people/password.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useLeaveGuard } from "../../../lib/leave_guard.ts";
import { useEditStyles } from "../../../engine/form/edit.styles.ts";
import { FormGroup } from "../../../engine/form/form_parts.tsx";
import { usePerson } from "../../../lib/person.ts";
import { type PasswordForm, usePasswordForm } from "./password_wiring.ts";
import { OwnPage } from "./own_page.tsx";
import { PasswordField } from "./password_field.tsx";
import { useProfileStyles } from "./profile.styles.ts";

export default function PasswordPage() {
  return (
    <OwnPage page="password">
      <Change />
    </OwnPage>
  );
}

function Change() {
  const { identity, email } = usePerson();
  const form = usePasswordForm([identity, email]);
  return form.phase === "changed"
    ? <Changed onAgain={form.again} />
    : <Form form={form} identity={identity} />;
}

function useFirstProblemFocus(form: PasswordForm) {
  const element = useRef<HTMLFormElement>(null);
  const wrong = form.problems[0]?.path;
  useEffect(() => {
    const field = wrong && element.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }, [form.problems]);
  return element;
}

function Form({ form, identity }: { readonly form: PasswordForm; readonly identity: string }) {
  const styles = useEditStyles();
  const element = useFirstProblemFocus(form);
  const { typed, phase } = form;
  const isBusy = phase === "changing";
  useLeaveGuard(Object.values(typed).some((text) => text !== ""));
  const strength = typed.new_password === "" ? null : strengthOf(typed.new_password);
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={t("profile.own.password")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <PasswordMessageBars form={form} />
      {/* Names the account for the password store of the browser. */}
      <input type="text" name="username" autoComplete="username" value={identity} readOnly hidden />
      <FormGroup title={t("profile.password.current")} help={t("profile.password.currentHelp")}>
        <PasswordField form={form} name="password" autoComplete="current-password" />
      </FormGroup>
      <FormGroup title={t("profile.password.next")} help={t("profile.password.nextHelp")}>
        <PasswordField
          form={form}
          name="new_password"
          autoComplete="new-password"
          hint={strength && t(`profile.password.strength.${strength}`)}
        />
        <PasswordField form={form} name="repeat" autoComplete="new-password" />
      </FormGroup>
      <div className={styles.bar}>
        <span className={styles.changed}>{t("profile.password.others")}</span>
        <Button
          type="submit"
          appearance="primary"
          disabledFocusable={isBusy}
          icon={isBusy ? <Spinner size="tiny" /> : null}
        >
          {t(isBusy ? "profile.password.changing" : "profile.password.change")}
        </Button>
      </div>
    </form>
  );
}

function PasswordMessageBars({ form: { failure, isUnknown, phase } }: { readonly form: PasswordForm }) {
  if (phase !== "editing") return null;
  return (
    <>
      {failure && (
        <PasswordMessageBar intent="error">
          {t("profile.password.failed", { reason: failureText(failure) })}
        </PasswordMessageBar>
      )}
      {isUnknown && <PasswordMessageBar intent="warning">{t("profile.password.unknown")}</PasswordMessageBar>}
    </>
  );
}

function PasswordMessageBar(
  { intent, children }: { readonly intent: "error" | "warning"; readonly children: ReactNode },
) {
  return (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>{children}</MessageBarBody>
    </MessageBar>
  );
}

function Changed({ onAgain }: { readonly onAgain: () => void }) {
  const styles = useProfileStyles();
  const edit = useEditStyles();
  const messageRef = useRef<HTMLDivElement>(null);
  useEffect(() => messageRef.current?.focus(), []);
  return (
    <div ref={messageRef} tabIndex={-1} className={styles.messageBar}>
      <MessageBar intent="success" layout="multiline">
        <MessageBarBody>{t("profile.password.done")}</MessageBarBody>
      </MessageBar>
      <p className={edit.buttons}>
        <Button onClick={onAgain}>{t("profile.password.again")}</Button>
      </p>
    </div>
  );
}
