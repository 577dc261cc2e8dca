import { Button, Field, Input } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { formatMinute } from "../../../../api/time/instants.ts";
import type { SecretState as State } from "../../../../api/generated/schema.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { CopyButton } from "../../../parts/copy_button.tsx";
import { useIntegrationStyles } from "./integrations.styles.ts";

export function SecretState(
  { secret: { isSet, last4, updated_at, by, old_until } }: { readonly secret: State },
) {
  const styles = useIntegrationStyles();
  const when = (at: number) => formatMinute(at, config().timeZone);
  if (!isSet || updated_at === null) {
    return <p className={styles.help}>{t("entity.app_config.secret.none")}</p>;
  }
  const isOldValid = old_until !== null && old_until > Date.now() / 1000;
  return (
    <p className={styles.help}>
      {t("entity.app_config.secret.set", { last: last4, when: when(updated_at), name: by })}
      {isOldValid && ` ${t("entity.app_config.secret.old", { when: when(old_until) })}`}
    </p>
  );
}

interface Props {
  readonly secret: string;
  readonly onDone: () => void;
}

export function SecretShown({ secret, onDone }: Props) {
  const styles = useIntegrationStyles();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector("input")?.select(), [secret]);
  return (
    <div ref={row} className={styles.line}>
      <Field
        className={styles.secret}
        label={t("entity.app_config.secret.label")}
        hint={t("entity.app_config.secret.once")}
      >
        <Input
          dir="ltr"
          readOnly
          value={secret}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <CopyButton text={secret} what={t("entity.app_config.secret.label")} />
      <Button onClick={onDone}>{t("entity.app_config.secret.hide")}</Button>
    </div>
  );
}
