import { Button, Field } from "@fluentui/react-components";
import { AddRegular, DismissRegular } from "@fluentui/react-icons";
import { useRef, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { LOCAL_BILL_STATUSES } from "../../../../api/statuses.ts";
import { localBillRights } from "../../../../resources/handover/local_bill.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { numberText, weightText } from "../../../parts/format.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { NamedTable } from "../../../parts/named_table.tsx";
import { PickOne } from "../../../parts/pick_one.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { ScanLine } from "./scan_line.tsx";
import { billSource, type BoxAnswer, putBoxOnBill, takeBoxOffBill, waitingSource } from "./wiring.ts";

export default function BoxesPart({ record }: PartProps) {
  const { quiet } = useRecordStyles();
  const styles = usePartStyles();
  const person = usePerson();
  const [source] = useState(() => billSource(record._id));
  const { answer, failure, refresh } = useAnswer(source);
  const [result, setResult] = useState<BoxAnswer | null>(null);
  // Refusals stay until they are closed, because the answer to the next scan would hide them.
  const [refused, setRefused] = useState<readonly string[]>([]);
  const boxes = answer?.getLocalBillById?.boxes ?? [];
  const isOpen = record["status"] === LOCAL_BILL_STATUSES[0] && allows(localBillRights.handOver, person);
  const show = (next: BoxAnswer) => {
    setResult(next);
    const { isDone, words } = next;
    if (!isDone) setRefused((before) => [...before.filter((each) => each !== words), words]);
    refresh();
  };
  return (
    <Section title={t("localBill.boxes")}>
      {isOpen && <PutOn bill={record._id} onAnswer={show} />}
      <div role="status">{result?.isDone && result.words}</div>
      {refused.map((words) => (
        <InlineMessageBar
          key={words}
          tone="warning"
          onDismiss={() => setRefused((before) => before.filter((each) => each !== words))}
        >
          {words}
        </InlineMessageBar>
      ))}
      {failure && <div role="alert">{failureText(failure)}</div>}
      {answer && boxes.length === 0 && <span className={quiet}>{t("localBill.none")}</span>}
      {boxes.length > 0 && (
        <NamedTable className={styles.table}>
          <tbody>
            {boxes.map((box) => (
              <tr key={box._id}>
                <td className={styles.cell}>
                  <bdi>{box.code}</bdi>
                  <span className={styles.under}>
                    {[box.sscc, box.gateway_name].filter(Boolean).join(" · ")}
                  </span>
                </td>
                <td className={`${styles.cell} ${styles.end}`}>
                  {numberText(box.packages_count)} · {weightText(box.gross_g)}
                </td>
                {isOpen && (
                  <td className={`${styles.cell} ${styles.end}`}>
                    <Button
                      size="small"
                      appearance="subtle"
                      icon={<DismissRegular />}
                      aria-label={`${t("localBill.takeOff")} ${box.code}`}
                      onClick={async () => show(await takeBoxOffBill(box))}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </NamedTable>
      )}
    </Section>
  );
}

interface PutOnProps {
  readonly bill: string;
  readonly onAnswer: (answer: BoxAnswer) => void;
}

/** Puts scanned boxes on the bill, one after the other in the order of the scans. */
function PutOn({ bill, onAnswer }: PutOnProps) {
  const last = useRef<Promise<void>>(Promise.resolve());
  const put = (line: string) => {
    if (line.trim() === "") return;
    last.current = last.current.then(async () => onAnswer(await putBoxOnBill(bill, line)));
  };
  return (
    <>
      <ScanLine
        name="box"
        label={t("localBill.scan")}
        placeholder="BX-000123"
        submit={{ icon: <AddRegular />, label: t("localBill.add") }}
        onScan={put}
      />
      <Waiting bill={bill} onPick={put} />
    </>
  );
}

function Waiting({ bill, onPick }: { readonly bill: string; readonly onPick: (code: string) => void }) {
  const { quiet } = useRecordStyles();
  const [source] = useState(() => waitingSource(bill));
  const { answer } = useAnswer(source);
  const waiting = answer?.boxesToBill ?? [];
  if (answer && waiting.length === 0) return <span className={quiet}>{t("localBill.noneLeft")}</span>;
  return (
    <Field label={t("localBill.pick")}>
      <PickOne
        name="pick"
        act={t("localBill.add")}
        choices={waiting.map(({ code, packages_count, gateway_name }) => ({
          value: code,
          text: [code, gateway_name, numberText(packages_count)].filter(Boolean).join(" · "),
        }))}
        onPick={onPick}
      />
    </Field>
  );
}
