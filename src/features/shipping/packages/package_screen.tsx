import type { ReactNode } from "react";
import { packages } from "../../../../resources/shipping/packages.ts";
import { AddedPart } from "../../../engine/record/added_part.tsx";
import { WithFlow } from "../../../engine/record/with_flow.tsx";
import { recordHistory } from "../../../engine/record/record_history.ts";
import { RecordSteps } from "../../../engine/record/record_steps.tsx";
import { publishChange } from "../../../engine/live/live.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { hasWords, t } from "../../../lib/i18n.ts";
import { useNow } from "../../../lib/now.ts";
import { CopyButton } from "../../../parts/copy_button.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill, statusWord } from "../../../parts/status_pill.tsx";
import { FirstOnly } from "../../workshop/units/first_only.tsx";
import { UnitsByItem } from "../../workshop/units/units_by_item.tsx";
import { CustomsSection } from "./customs/customs_section.tsx";
import { factsOf, type Package } from "./package.ts";
import { PackageFacts } from "./package_facts.tsx";
import { PackageLabels } from "./package_labels.tsx";
import { PackageMeasures } from "./package_measures.tsx";
import { PackageTimeline } from "./package_timeline.tsx";
import { RecordTitle } from "../../../engine/record/record_title.tsx";

interface Props {
  readonly pkg: Package;
  readonly level: 1 | 2;
  /** Messages about the shown data. */
  readonly messageBars: ReactNode;
  readonly isReadOnly: boolean;
}

export function PackageScreen({ pkg, level, messageBars, isReadOnly }: Props) {
  const styles = useRecordStyles();
  const now = useNow();
  const facts = factsOf(pkg, now);
  const { _id, code, shipment_status, trouble, orders } = pkg;
  const changed = () => {
    publishChange("packages", [_id]);
    publishChange("orders", orders.map((order) => order._id));
  };
  return (
    <>
      <header className={styles.header}>
        <div className={styles.line}>
          <RecordTitle level={level} className={styles.title}>
            <bdi translate="no">{code}</bdi>
          </RecordTitle>
          <CopyButton text={code} what={t("field.code")} />
          <StatusPill kind="package" axis="shipment_status" status={shipment_status} />
        </div>
        {trouble && (
          <div className={styles.alarm}>
            {t("entity.packages.trouble", {
              what: hasWords(`choice.trouble.${trouble}`)
                ? choiceWord("trouble", trouble)
                : statusWord(trouble, "shipment_status"),
            })}
          </div>
        )}
        {!isReadOnly && (
          <RecordSteps
            resource={packages}
            record={{ ...pkg, facts }}
            name={code}
            finalText={(event) => t("entity.packages.final", { code, step: t(`event.${event}`) })}
            onDone={changed}
          />
        )}
        {messageBars}
      </header>
      <WithFlow
        resource={packages}
        historyOf={(at) => recordHistory({ ...pkg }, factsOf(pkg, at), pkg.timeline)}
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <Units pkg={pkg} onDone={changed} />
            <PackageLabels pkg={pkg} />
            <CustomsSection pkg={pkg} isReadOnly={isReadOnly} />
            <AddedPart list={packages.id} record={{ ...pkg }} />
            <AddedPart list={`${packages.id}.costs`} record={{ ...pkg }} />
            <AddedPart list={`${packages.id}.profit`} record={{ ...pkg }} />
          </div>
          <div className={styles.facts}>
            <div className={styles.column}>
              <PackageFacts pkg={pkg} />
              <PackageMeasures pkg={pkg} />
            </div>
          </div>
          <div className={styles.timeline}>
            <PackageTimeline pkg={pkg} />
          </div>
        </div>
      </WithFlow>
    </>
  );
}

function Units(
  { pkg: { _id, units, facts }, onDone }: Pick<Props, "pkg"> & { readonly onDone: () => void },
) {
  const { quiet } = useRecordStyles();
  const words = t("entity.packages.packed", { packed: facts.unitsPacked, all: facts.units });
  return (
    <Section
      title={t("entity.packages.section.units")}
      action={facts.units > 0 && <span className={quiet}>{words}</span>}
    >
      {units.length === 0 && <span className={quiet}>{t("entity.packages.noUnits")}</span>}
      <UnitsByItem units={units} inPackage={_id} onDone={onDone} />
      <FirstOnly units={units} all={facts.units} />
    </Section>
  );
}
