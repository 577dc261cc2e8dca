/** A garment that was opened: its steps with why not, and what happened to it, newest first. */
import { Button } from "@fluentui/react-components";
import { allows, staff } from "../../../api/access.ts";
import { units } from "../../../resources/units.ts";
import { choiceWord } from "../../engine/list/choice_word.ts";
import { EntityWords } from "../../engine/field_words.ts";
import { tellChange } from "../../engine/live/live.ts";
import { RecordSteps } from "../../engine/record/record_steps.tsx";
import { WithFlow } from "../../engine/record/with_flow.tsx";
import { useRecord } from "../../engine/record/record_wiring.ts";
import { actionText } from "../../engine/record/timeline_entry.tsx";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { Placed } from "../artwork/placed.tsx";
import { Instant } from "../../parts/instant.tsx";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import { useUnitStyles } from "./unit.styles.ts";
import { type UnitHappening, unitSource } from "./unit.ts";
import { unitHistory } from "./unit_history.ts";

interface Props {
  readonly id: string;
  readonly onDone: () => void;
}

export function UnitDetails({ id, onDone }: Props) {
  const styles = useUnitStyles();
  const { quiet } = useRecordStyles();
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
    // Its order and its parcel follow it: whoever shows them fetches them again.
    tellChange("units", [id]);
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
        <Placed placements={unit.placements} hasFile={allows(staff, person)} />
        <WithFlow resource={units} historyOf={() => unitHistory(unit)}>
          {unit.events.length === 0 && <span className={quiet}>{t("entity.units.noHistory")}</span>}
          <ol className={styles.list}>
            {unit.events.map((happening) => <Happening key={happening._id} happening={happening} />)}
          </ol>
        </WithFlow>
      </div>
    </EntityWords>
  );
}

/** "Printing · In process": a state as the pills say it. */
function stateText(state: string): string {
  const [step = "", work = ""] = state.split(".");
  return [statusWord(step, "print_status"), work && statusWord(work, "work_status")].filter(Boolean).join(
    " · ",
  );
}

/** Whoever did it is empty for a seller. */
function Happening({ happening }: { readonly happening: UnitHappening }) {
  const { quiet } = useRecordStyles();
  const { event, to_state, reason_code, reason, fault_step, actor_name, station_code, at } = happening;
  const why = [
    reason_code && choiceWord("reason_code", reason_code),
    fault_step && statusWord(fault_step, "print_status"),
    reason,
  ].filter(Boolean).join(" · ");
  return (
    <li>
      {actionText(event, false)}{" "}
      <span className={quiet}>
        → <bdi>{stateText(to_state)}</bdi>
        {actor_name && <bdi>{` · ${t("record.by", { actor: actor_name })}`}</bdi>}
        {actor_name && station_code && <bdi>{` · ${station_code}`}</bdi>} · <Instant at={at} />
      </span>
      {why && <div className={quiet} dir="auto">{t("record.because", { reason: why })}</div>}
    </li>
  );
}
