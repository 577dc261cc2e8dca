/** Asks for a secret. The typed text is never stored as a draft, so it is lost when the field disappears. */
import { Button } from "@fluentui/react-components";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatMinute } from "../../../../api/time/instants.ts";
import type { ConfigField } from "../../../../api/desk/extensions.ts";
import type { SecretState } from "../../../../api/generated/schema.ts";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { Decision } from "../../../parts/decision.tsx";
import { notify } from "../../../lib/toasts.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { sendSecret } from "./wiring.ts";
import { SecretInput } from "../../../parts/secret_input.tsx";
import { useExtensionStyles } from "./extensions.styles.ts";

interface Props {
  readonly extensionId: string;
  readonly field: ConfigField;
  /** Null if the API does not know the setting. */
  readonly state: SecretState | null;
  readonly mayChange: boolean;
  readonly changed: () => void;
}

function problemText(failure: Failure): string {
  const [error] = "errors" in failure ? failure.errors : [];
  const [problem] = error?.problems ?? [];
  return problem && hasWords(`problem.${problem.code}`) ? t(`problem.${problem.code}`) : failureText(failure);
}

export function SecretSetting({ extensionId, field: { key }, state, mayChange, changed }: Props) {
  const styles = useExtensionStyles();
  const { row } = usePartStyles();
  const { quiet } = useRecordStyles();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isOpen = typed !== null;
  useEffect(() => {
    if (isOpen) form.current?.querySelector("input")?.focus();
  }, [isOpen]);
  const help = `entity.extensions.help.${key}` as const;
  const isSet = state?.isSet === true;
  const close = () => {
    setTyped(null);
    setFailure(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !typed?.trim()) return;
    setSending(true);
    const outcome = await sendSecret(extensionId, key, typed.trim());
    setSending(false);
    if (!outcome.ok) return setFailure(outcome.failure);
    close();
    notify("success", t("entity.extensions.secret.kept"));
    changed();
  };
  const stateText = isSet && state.updated_at !== null
    ? t("entity.extensions.secret.set", {
      last: state.last4,
      when: formatMinute(state.updated_at, config().timeZone),
      name: state.by,
    })
    : t("entity.extensions.secret.none");
  if (typed === null) {
    return (
      <li className={row}>
        <span>{fieldWord("extensions", key)}</span>
        <span className={quiet}>{stateText}</span>
        {mayChange && (
          <Button
            size="small"
            aria-label={`${fieldWord("extensions", key)}: ${
              t(`entity.extensions.secret.${isSet ? "change" : "make"}`)
            }`}
            onClick={() => setTyped("")}
          >
            {t(`entity.extensions.secret.${isSet ? "change" : "make"}`)}
          </Button>
        )}
      </li>
    );
  }
  return (
    <li className={row}>
      <form ref={form} className={styles.input} noValidate onSubmit={(event) => void save(event)}>
        <SecretInput
          label={fieldWord("extensions", key)}
          hint={hasWords(help) ? t(help as Key) : null}
          problem={failure && problemText(failure)}
          value={typed}
          isReadOnly={isSending}
          onChange={setTyped}
        />
        <Decision onCancel={close} isBusy={isSending}>
          <Button type="submit" appearance="primary" disabledFocusable={isSending || typed.trim() === ""}>
            {t("event.extension.secret")}
          </Button>
        </Decision>
      </form>
    </li>
  );
}
