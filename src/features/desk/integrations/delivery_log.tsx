import { Button, Spinner } from "@fluentui/react-components";
import { ArrowClockwiseRegular } from "@fluentui/react-icons";
import { useMemo, useState } from "react";
import { DELIVERIES_PAGE_SIZE } from "../../../../api/constants.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { Pager } from "../../../parts/pager.tsx";
import { Section } from "../../../parts/section.tsx";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import type { Delivery } from "./wiring.ts";
import type { Mover } from "../../../engine/record/move_wiring.ts";
import { DeliveryRow } from "./delivery_row.tsx";
import { useIntegrationStyles } from "./integrations.styles.ts";

interface LogProps {
  readonly sourceOf: (page: number) => AnswerSource<{ readonly deliveries: readonly Delivery[] }>;
  readonly mover: Mover;
  /** Event of the step that sends a delivery again; null without permission. */
  readonly replay: string | null;
  readonly count: number;
}

export function DeliveryLog({ sourceOf, mover, replay, count }: LogProps) {
  const [page, setPage] = useState(1);
  return (
    <Section title={t("entity.app_config.log.title")}>
      <MoveMessageBar mover={mover} hasSteps={false} />
      <DeliveryRows key={`${page} ${count}`} {...{ sourceOf, mover, replay, page, setPage }} />
    </Section>
  );
}

interface RowsProps extends Omit<LogProps, "count" | "mover"> {
  /** Null if deliveries cannot be sent again. */
  readonly mover: Mover | null;
  readonly page: number;
  readonly setPage: (page: number) => void;
}

export function DeliveryRows({ sourceOf, page, setPage, mover, replay }: RowsProps) {
  const styles = useIntegrationStyles();
  const source = useMemo(() => sourceOf(page), [sourceOf, page]);
  const { phase, answer, failure, refresh } = useAnswer(source);
  const rows = answer?.deliveries ?? [];
  return (
    <>
      {phase === "loading" && <Spinner size="tiny" label={t("record.loading")} />}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((delivery) => <DeliveryRow key={delivery._id} {...{ delivery, mover, replay }} />)}
        </ul>
      )}
      {rows.length === 0 && answer && <p className={styles.help}>{t("entity.app_config.log.none")}</p>}
      {failure && (
        <div role="alert">{t("entity.app_config.part.failed", { reason: failureText(failure) })}</div>
      )}
      <div className={styles.under}>
        <Button appearance="subtle" icon={<ArrowClockwiseRegular />} onClick={refresh}>
          {t("entity.app_config.log.refresh")}
        </Button>
        <Pager page={page} size={DELIVERIES_PAGE_SIZE} count={rows.length} setPage={setPage} />
      </div>
    </>
  );
}
