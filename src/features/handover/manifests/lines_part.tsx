/** Lists the packages on a manifest. Their total is hidden while somebody still has to count them. */
import { Button, Field, mergeClasses } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import { spacedNumber } from "../../../../api/shipping/postal_numbers.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { manifestRights } from "../../../../resources/handover/vn_post_manifests.ts";
import { reasonText } from "../../../engine/record/move_message_bar.tsx";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { numberText, weightText } from "../../../parts/format.ts";
import { NamedTable } from "../../../parts/named_table.tsx";
import { PickOne } from "../../../parts/pick_one.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { useManifestStyles } from "./manifests.styles.ts";
import { candidatesSource, type Line, linesSource, type ManifestWithLines, moveLine } from "./wiring.ts";

const FIRST_LINES = 100;

export function LinesPart({ record }: PartProps) {
  const { quiet } = useRecordStyles();
  const person = usePerson();
  const [source] = useState(() => linesSource(record._id));
  const { answer, failure, refresh } = useAnswer(source);
  const [refused, setRefused] = useState("");
  const manifest = answer?.getManifestById;
  const lines = manifest?.lines ?? [];
  const isOpen = record["status"] === "Processing" && allows(manifestRights.update, person);
  const move = async (event: "manifest.add" | "manifest.remove", id: string) => {
    setRefused(await moveLine(record._id, event, id));
    refresh();
  };
  const isCounted = record["status"] !== "Generated";
  return (
    <Section
      title={isCounted && lines.length > 0
        ? t("manifest.lineCount", { n: numberText(lines.length) })
        : t("manifest.lines")}
    >
      {isOpen && manifest && <Adding manifest={manifest} onPick={(id) => void move("manifest.add", id)} />}
      {refused !== "" && <div role="alert">{refused}</div>}
      {failure && <div role="alert">{failureText(failure)}</div>}
      {answer && lines.length === 0 && <span className={quiet}>{t("manifest.none")}</span>}
      {lines.length > 0 && (
        <Rows
          lines={lines}
          isCounted={isCounted}
          onTakeOff={isOpen ? (id) => void move("manifest.remove", id) : null}
        />
      )}
    </Section>
  );
}

interface RowsProps {
  readonly lines: readonly Line[];
  readonly isCounted: boolean;
  /** Null if packages can no longer be removed. */
  readonly onTakeOff: ((id: string) => void) | null;
}

const stateText = ({ state, reason, problem }: Line): string => {
  if (problem !== "") return reasonText(problem);
  const word = hasWords(`manifest.state.${state}`) ? t(`manifest.state.${state as "Listed"}`) : state;
  return state === "Listed" ? "" : [word, reason].filter(Boolean).join(": ");
};

function Rows({ lines, isCounted, onTakeOff }: RowsProps) {
  const styles = usePartStyles();
  const { wrong } = useManifestStyles();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? lines : lines.slice(0, FIRST_LINES);
  return (
    <>
      <NamedTable className={styles.table}>
        <tbody>
          {shown.map((line) => (
            <tr key={line.package_id}>
              <td className={styles.cell}>
                <bdi className={styles.mono} translate="no">{spacedNumber(line.code)}</bdi>
                <span className={styles.under}>
                  <RecordLink lists={[heads.packages]} id={line.package_id} code={line.package_code} />{" "}
                  {line.country} · {weightText(line.weight_g)}
                </span>
                <span
                  className={mergeClasses(
                    styles.under,
                    (line.problem !== "" || line.state === "Rejected") && wrong,
                  )}
                >
                  {stateText(line)}
                </span>
              </td>
              {onTakeOff && (
                <td className={`${styles.cell} ${styles.end}`}>
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<DismissRegular />}
                    aria-label={t("manifest.takeOff", { code: line.package_code })}
                    onClick={() => onTakeOff(line.package_id)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </NamedTable>
      {shown.length < lines.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t("manifest.showAll", { n: isCounted ? numberText(lines.length) : "" }).trim()}
        </Button>
      )}
    </>
  );
}

interface AddingProps {
  readonly manifest: ManifestWithLines;
  readonly onPick: (id: string) => void;
}

function Adding({ manifest, onPick }: AddingProps) {
  const { quiet } = useRecordStyles();
  const [source] = useState(() => candidatesSource(manifest));
  const { answer } = useAnswer(source);
  const waiting = answer?.manifestCandidates ?? [];
  if (answer && waiting.length === 0) return <span className={quiet}>{t("manifest.noneLeft")}</span>;
  return (
    <Field label={t("manifest.add")}>
      <PickOne
        name="add"
        act={t("event.manifest.add")}
        choices={waiting.map(({ _id, code, tracking_number, weight_g }) => ({
          value: _id,
          text: [tracking_number, code, weightText(weight_g)].join(" · "),
        }))}
        onPick={onPick}
      />
    </Field>
  );
}
