import { Button } from "@fluentui/react-components";
import { allows, staff } from "../../../../api/access.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { EntityWords } from "../../../engine/field_words.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { RecordSteps } from "../../../engine/record/record_steps.tsx";
import { WithFlow } from "../../../engine/record/with_flow.tsx";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { PlacementList } from "../../catalogue/artwork/placement_list.tsx";
import { HistoryEvents } from "./unit_event.tsx";
import { TicketPrint } from "../../catalogue/prints/ticket_print.tsx";
import { useUnitStyles } from "./unit.styles.ts";
import { unitSource } from "./unit.ts";
import { UnitFaults } from "./unit_faults.tsx";
import { unitHistory } from "./unit_history.ts";

interface Props {
  readonly id: string;
  readonly onDone: () => void;
}

export function UnitDetails({ id, onDone }: Props) {
  const styles = useUnitStyles();
  const person = usePerson();
  const { record: unit, phase, failure, refresh } = useRecord(unitSource, id);
  if (!unit) {
    return (
      <div className={styles.details} aria-busy={phase === "loading"}>
        {phase === "missing" && t("reason.notFound")}
        {failure && (
          <span role="alert">
            {t("entity.units.missing", { reason: failureText(failure) })}{" "}
            <Button size="small" onClick={refresh}>{t("record.retry")}</Button>
          </span>
        )}
      </div>
    );
  }
  const done = () => {
    // Views of the order and the package subscribe to the garment, and are fetched again too.
    publishChange("units", [id]);
    onDone();
  };
  return (
    <EntityWords value="units">
      <div className={styles.details}>
        <div
          className={styles.steps}
          role="group"
          aria-label={t("entity.units.steps", { ticket: unit.ticket })}
        >
          <RecordSteps
            resource={units}
            record={{ ...unit }}
            name={unit.ticket}
            hasKeys={false}
            onDone={done}
          />
        </div>
        <UnitFaults unit={unit} />
        <PlacementList placements={unit.placements} garment={unit.image_id} hasFile={allows(staff, person)} />
        <TicketPrint id={id} prints={unit.prints.length} onDone={() => publishChange("units", [id])} />
        <WithFlow resource={units} historyOf={() => unitHistory(unit)}>
          <HistoryEvents events={unit.events} />
        </WithFlow>
      </div>
    </EntityWords>
  );
}
