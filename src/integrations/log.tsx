/** What an integration sent or took in: each attempt and its answer, and sending it once more. */
import { DELIVERIES_PAGE_SIZE } from "../../api/constants.ts";
import { Button, Spinner } from "@fluentui/react-components";
import { ArrowClockwiseRegular } from "@fluentui/react-icons";
import { useMemo, useState } from "react";
import { allows } from "../../api/access.ts";
import { app_config } from "../../resources/app_config.ts";
import { failureText } from "../lib/failure_text.ts";
import { t } from "../lib/i18n.ts";
import { MoveNotice } from "../record/move_notice.tsx";
import { Pager } from "../record/pager.tsx";
import { Section } from "../record/section.tsx";
import type { PartProps } from "../record/view_props.ts";
import { usePerson } from "../shell/person.ts";
import { useAnswer } from "../wiring/answer.ts";
import { logSource, useIntegrationSteps } from "../wiring/integration.ts";
import type { Mover } from "../wiring/move.ts";
import { DeliveryRow } from "./delivery_row.tsx";
import { useIntegrationStyles } from "./integrations.styles.ts";

export default function Log({ record: { _id, kind } }: PartProps) {
  const person = usePerson();
  const [page, setPage] = useState(1);
  const [count, setCount] = useState(0);
  const mover = useIntegrationSteps(_id, "log", person._id, {
    show: () => {},
    onDone: () => setCount((before) => before + 1),
  });
  const mayReplay = kind === "outgoing_webhook" &&
    allows(app_config.roots.replayDelivery ?? app_config.rule, person);
  return (
    <Section title={t("entity.app_config.log.title")}>
      <MoveNotice mover={mover} hasSteps={false} />
      <Rows key={`${page} ${count}`} id={_id} mover={mayReplay ? mover : null} {...{ page, setPage }} />
    </Section>
  );
}

interface Props {
  readonly id: string;
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly mover: Mover | null;
}

function Rows({ id, page, setPage, mover }: Props) {
  const styles = useIntegrationStyles();
  const source = useMemo(() => logSource(id, null, page), [id, page]);
  const { phase, answer, failure, refresh } = useAnswer(source);
  const rows = answer?.integrationDeliveries ?? [];
  return (
    <>
      {phase === "loading" && <Spinner size="tiny" label={t("record.loading")} />}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((delivery) => <DeliveryRow key={delivery._id} delivery={delivery} mover={mover} />)}
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
