import { Button } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { Instant } from "../../../parts/instant.tsx";
import type { Delivery } from "./wiring.ts";
import { isBusyPhase, type Mover, runStep } from "../../../engine/record/move_wiring.ts";
import { errorText } from "./error_text.ts";
import { useIntegrationStyles } from "./integrations.styles.ts";

interface Props {
  readonly delivery: Delivery;
  readonly mover: Mover | null;
  /** Event of the step that sends the delivery again; null without permission. */
  readonly replay: string | null;
}

export function DeliveryRow(
  { delivery: { _id, event, status, created_at, next_at, tries }, mover, replay }: Props,
) {
  const styles = useIntegrationStyles();
  const isBusy = mover !== null && isBusyPhase(mover);
  return (
    <li className={styles.row}>
      <span className={styles.event}>{choiceWord("events", event)}</span>
      <StatusPill kind="delivery" status={status} />
      <span className={styles.quiet}>
        <Instant at={created_at} />
      </span>
      {replay && (
        <Button
          size="small"
          disabledFocusable={isBusy}
          onClick={() => mover && runStep(mover, replay, { delivery: _id })}
        >
          {t(`event.${replay}`)}
        </Button>
      )}
      {status === "Waiting" && next_at !== null && tries.length > 0 && (
        <span className={styles.quiet}>
          {t("entity.app_config.log.next")} <Instant at={next_at} />
        </span>
      )}
      {tries.length > 0 && <Tries tries={tries} />}
    </li>
  );
}

function Tries({ tries }: Pick<Delivery, "tries">) {
  const styles = useIntegrationStyles();
  return (
    <details className={styles.tries}>
      <summary className={styles.summary}>
        {t("entity.app_config.log.tries", { count: tries.length })}
      </summary>
      <ol>
        {tries.map(({ number, at, status, error, ms, answer }) => (
          <li key={number}>
            <span className={styles.quiet}>
              <Instant at={at} />
            </span>{" "}
            {error
              ? errorText(error, status)
              : t("entity.app_config.part.works", { status: String(status), ms: String(ms) })}
            {answer && <pre className={styles.answer} dir="ltr">{answer}</pre>}
          </li>
        ))}
      </ol>
    </details>
  );
}
