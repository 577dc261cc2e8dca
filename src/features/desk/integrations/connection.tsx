import { Button, Spinner } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { givenSecretsOf } from "../../../../api/desk/integrations.ts";
import { app_config } from "../../../../resources/desk/app_config.ts";
import { allows } from "../../../../api/access.ts";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { listText } from "../../../parts/format.ts";
import { CopyButton } from "../../../parts/copy_button.tsx";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { Section } from "../../../parts/section.tsx";
import { NotLoaded } from "../../../parts/not_loaded.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { usePerson } from "../../../lib/person.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { type ShownOnce, stateSource, STEPS, useIntegrationSteps } from "./wiring.ts";
import { isBusyPhase, type Mover } from "../../../engine/record/move_wiring.ts";
import { errorText } from "./error_text.ts";
import { useIntegrationStyles } from "./integrations.styles.ts";
import { AppSecrets, type TypedSecrets } from "./app_secrets.tsx";
import { SecretShown, SecretState } from "./secret.tsx";
import { TestResult } from "./test_result.tsx";

const NOTHING: ShownOnce = { secret: null, test: null };

export default function Connection({ record: { _id } }: PartProps) {
  const styles = useIntegrationStyles();
  const person = usePerson();
  const [shown, setShown] = useState(NOTHING);
  const source = useMemo(() => stateSource(_id), [_id]);
  const { answer, failure, refresh } = useAnswer(source);
  const [typed, setTyped] = useState<TypedSecrets>({});
  const [latest] = useState({ typed });
  latest.typed = typed;
  const mover = useIntegrationSteps(_id, "connection", person._id, {
    // An answer without a secret keeps the shown one, since the API returns each secret only once.
    show: ({ secret, test }) => setShown((before) => ({ secret: secret ?? before.secret, test })),
    typed: () => latest.typed,
    onDone: () => {
      setTyped({});
      publishChange("integrations", [_id]);
    },
  });
  const found = answer?.getIntegrationById;
  const wanted = found ? givenSecretsOf(found.kind) : null;
  const mayChange = allows(app_config.roots.rotateIntegrationSecret ?? app_config.rule, person);
  return (
    <Section title={t("entity.app_config.part.connection")}>
      {failure && (
        <NotLoaded
          text={t("entity.app_config.part.failed", { reason: failureText(failure) })}
          onRetry={refresh}
        />
      )}
      {!found && !failure && <Spinner size="tiny" label={t("record.loading")} />}
      {found && (
        <>
          <p className={styles.help}>{t(`entity.app_config.part.about.${found.kind}`)}</p>
          {found.kind === "incoming_orders" && <Address path={`/incoming/${_id}`} />}
          {found.kind === "etsy_app" && <Address path={`/hooks/etsy/${_id}`} />}
          {found.events.length > 0 && (
            <p className={styles.help}>
              {t("entity.app_config.part.sends", {
                events: listText(found.events.map((event) => choiceWord("events", event))),
              })}
            </p>
          )}
          {!wanted && <SecretState secret={found.secret} />}
          {found.last_error && (
            <p className={styles.help}>
              {t("entity.app_config.part.lastFailed", {
                reason: errorText(found.last_error, found.last_status),
              })}
            </p>
          )}
        </>
      )}
      {shown.secret && (
        <SecretShown
          secret={shown.secret}
          onDone={() => setShown({ ...shown, secret: null })}
        />
      )}
      {found && wanted && mayChange && (
        <AppSecrets secret={found.secret} onType={setTyped} {...{ wanted, typed, mover }} />
      )}
      {found && mayChange && <Steps hasSecret={found.secret.isSet} isGiven={wanted !== null} mover={mover} />}
      <MoveMessageBar mover={mover} hasSteps={false} />
      {shown.test && <TestResult test={shown.test} />}
    </Section>
  );
}

function Address({ path }: { readonly path: string }) {
  const styles = useIntegrationStyles();
  const address = config().api + path;
  return (
    <div className={styles.line}>
      <bdi className={styles.code} dir="ltr">{`POST ${address}`}</bdi>
      <CopyButton text={address} what={t("entity.app_config.field.url")} />
    </div>
  );
}

interface StepsProps {
  readonly hasSecret: boolean;
  /** True if the secrets come from the platform and cannot be generated here. */
  readonly isGiven: boolean;
  readonly mover: Mover;
}

/** Offers a secret first, then a test. Turning the integration on and off are steps of the record. */
function Steps({ hasSecret, isGiven, mover }: StepsProps) {
  const styles = useIntegrationStyles();
  const isBusy = isBusyPhase(mover);
  const step = (event: string, label: string, isFirst: boolean) => (
    <Button
      key={event}
      appearance={isFirst ? "primary" : "secondary"}
      disabledFocusable={isBusy}
      icon={mover.phase === "sending" && mover.event === event ? <Spinner size="tiny" /> : null}
      onClick={() => mover.begin(event, false)}
    >
      {label}
    </Button>
  );
  if (isGiven) {
    return hasSecret
      ? <div className={styles.line}>{step(STEPS.test, t(`event.${STEPS.test}`), false)}</div>
      : null;
  }
  if (!hasSecret) {
    return (
      <div className={styles.line}>{step(STEPS.rotate, t("entity.app_config.part.makeSecret"), true)}</div>
    );
  }
  return (
    <div className={styles.line}>
      {step(STEPS.test, t(`event.${STEPS.test}`), false)}
      {step(STEPS.rotate, t(`event.${STEPS.rotate}`), false)}
    </div>
  );
}
