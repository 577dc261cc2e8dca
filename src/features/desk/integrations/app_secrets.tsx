/** Fields for the secrets that a platform gave our app. Until they are sent, they are only in these fields. */
import { Button, Spinner } from "@fluentui/react-components";
import { formatMinute } from "../../../../api/time/instants.ts";
import type { GivenSecret } from "../../../../api/desk/integrations.ts";
import type { SecretState } from "../../../../api/generated/schema.ts";
import { isBusyPhase, type Mover } from "../../../engine/record/move_wiring.ts";
import { config } from "../../../lib/config.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { SecretInput } from "../../../parts/secret_input.tsx";
import { useIntegrationStyles } from "./integrations.styles.ts";
import { STEPS } from "./wiring.ts";

export type TypedSecrets = Readonly<Record<string, string>>;

interface Props {
  readonly wanted: readonly GivenSecret[];
  readonly secret: SecretState;
  readonly typed: TypedSecrets;
  readonly onType: (typed: TypedSecrets) => void;
  readonly mover: Mover;
}

export function AppSecrets({ wanted, secret, typed, onType, mover }: Props) {
  const styles = useIntegrationStyles();
  const isBusy = isBusyPhase(mover);
  return (
    <form
      className={styles.fields}
      noValidate
      autoComplete="off"
      aria-label={t("entity.app_config.secret.label")}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) mover.begin(STEPS.secrets, false);
      }}
    >
      <GivenState secret={secret} />
      {wanted.map(({ name, chars, isOptional = false }) => (
        <AppSecret
          key={name}
          {...{ name, chars }}
          isOptional={isOptional || secret.isSet}
          value={typed[name] ?? ""}
          problem={mover.problems.find(({ path }) => path === `secrets.${name}`) ?? null}
          onChange={(value) => onType({ ...typed, [name]: value })}
        />
      ))}
      <div className={styles.line}>
        <Button
          type="submit"
          appearance={secret.isSet ? "secondary" : "primary"}
          disabledFocusable={isBusy}
          icon={mover.phase === "sending" && mover.event === STEPS.secrets ? <Spinner size="tiny" /> : null}
        >
          {t(`event.${STEPS.secrets}`)}
        </Button>
      </div>
    </form>
  );
}

function GivenState({ secret: { isSet, last4, updated_at, by } }: { readonly secret: SecretState }) {
  const styles = useIntegrationStyles();
  if (!isSet || updated_at === null) {
    return <p className={styles.help}>{t("entity.app_config.secret.noneGiven")}</p>;
  }
  const when = formatMinute(updated_at, config().timeZone);
  return <p className={styles.help}>{t("entity.app_config.secret.given", { last: last4, when, name: by })}
  </p>;
}

interface SecretProps {
  readonly name: string;
  readonly chars: number;
  readonly isOptional: boolean;
  readonly value: string;
  readonly problem: Mover["problems"][number] | null;
  readonly onChange: (value: string) => void;
}

function AppSecret({ name, chars, isOptional, value, problem, onChange }: SecretProps) {
  const hint = `entity.app_config.secretHelp.${name}`;
  return (
    <SecretInput
      {...{ name, chars, isOptional, value, onChange }}
      label={t(`entity.app_config.secretField.${name as "keystring"}`)}
      isRequired={!isOptional}
      hint={hasWords(hint) ? t(hint as Key) : null}
      problem={problem ? problemText(problem) : null}
    />
  );
}
