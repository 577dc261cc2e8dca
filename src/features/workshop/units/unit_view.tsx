import type { ReactNode } from "react";
import { isSeller } from "../../../../api/access.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { EntityWords } from "../../../engine/field_words.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { RecordFrame } from "../../../engine/record/record_frame.tsx";
import { RecordSteps } from "../../../engine/record/record_steps.tsx";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import { WithFlow } from "../../../engine/record/with_flow.tsx";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { CopyButton } from "../../../parts/copy_button.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { PlacementList } from "../../catalogue/artwork/placement_list.tsx";
import { TicketPrint } from "../../catalogue/prints/ticket_print.tsx";
import { HistoryEvents } from "./unit_event.tsx";
import { type UnitRecord, unitSource } from "./unit.ts";
import { SubstitutePart } from "./substitute_part.tsx";
import { UnitFacts } from "./unit_facts.tsx";
import { UnitFaults } from "./unit_faults.tsx";
import { unitHistory } from "./unit_history.ts";
import { UnitRoute } from "./unit_route.tsx";
import { AddedPart } from "../../../engine/record/added_part.tsx";
import { RecordTitle } from "../../../engine/record/record_title.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { UnitLink } from "./unit_link.tsx";

/** The caller must give each id its own `key`. */
export default function UnitView({ id, level }: RecordViewProps) {
  const words = {
    missingTitle: t("entity.units.missingTitle"),
    missingText: t("entity.units.missingText"),
    failedTitle: t("entity.units.failedTitle"),
  };
  return (
    <EntityWords value="units">
      <RecordFrame shown={useRecord(unitSource, id)} level={level} words={words}>
        {(unit, messageBars) => <UnitScreen {...{ unit, level, messageBars }} />}
      </RecordFrame>
    </EntityWords>
  );
}

interface Props {
  readonly unit: UnitRecord;
  readonly level: 1 | 2;
  /** Messages about the shown data. */
  readonly messageBars: ReactNode;
}

function UnitScreen({ unit, level, messageBars }: Props) {
  const styles = useRecordStyles();
  const isReadOnly = isSeller(usePerson());
  const { _id, ticket, print_status, work_status, rush, order_id, package_id, events } = unit;
  const changed = () => {
    publishChange("units", [_id]);
    publishChange("orders", [order_id]);
    if (package_id !== null) publishChange("packages", [package_id]);
  };
  return (
    <>
      <header className={styles.header}>
        <div className={styles.line}>
          <RecordTitle level={level} className={styles.title}>
            <bdi>{ticket}</bdi>
          </RecordTitle>
          <CopyButton text={ticket} what={t("entity.units.field.ticket")} />
          <StatusPill kind="unit" axis="print_status" status={print_status} />
          {work_status !== "" && <StatusPill kind="unit" axis="work_status" status={work_status} />}
          {rush && <strong>{choiceWord("rush", "true")}</strong>}
        </div>
        {!isReadOnly && <RecordSteps resource={units} record={{ ...unit }} name={ticket} onDone={changed} />}
        {!isReadOnly && (
          <TicketPrint
            id={_id}
            prints={unit.prints.length}
            onDone={() => publishChange("units", [_id])}
          />
        )}
        {messageBars}
      </header>
      <WithFlow resource={units} historyOf={() => unitHistory(unit)}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <SubstitutePart unit={unit} onDone={changed} />
            <UnitRoute unit={unit} />
            {unit.placements.length > 0 && (
              <Section title={t("entity.units.field.art")}>
                <PlacementList placements={unit.placements} garment={unit.image_id} hasFile={!isReadOnly} />
              </Section>
            )}
            <UnitFaults unit={unit} />
            <Siblings unit={unit} />
            <AddedPart list={units.id} record={{ ...unit }} />
          </div>
          <div className={styles.facts}>
            <div className={styles.column}>
              <UnitFacts unit={unit} isReadOnly={isReadOnly} />
            </div>
          </div>
          <div className={styles.timeline}>
            <Section title={t("record.section.timeline")}>
              <HistoryEvents events={events} />
            </Section>
          </div>
        </div>
      </WithFlow>
    </>
  );
}

/** Links the other garments of the order. */
function Siblings({ unit: { _id, siblings } }: { readonly unit: UnitRecord }) {
  const { row } = usePartStyles();
  const { plainList, quiet } = useRecordStyles();
  const others = siblings.filter((sibling) => sibling._id !== _id);
  return (
    <Section title={t("entity.units.others")}>
      {others.length === 0 && <span className={quiet}>{t("entity.units.alone")}</span>}
      <ul className={plainList}>
        {others.map((other) => (
          <li key={other._id} className={row}>
            <UnitLink id={other._id} ticket={other.ticket} />
            <bdi translate="no">{[other.title || other.sku, other.variant].filter(Boolean).join(" · ")}</bdi>
            <StatusPill kind="unit" axis="print_status" status={other.print_status} />
            {other.work_status !== "" && (
              <StatusPill kind="unit" axis="work_status" status={other.work_status} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
