/** The boxes on a flight, by scan or by hand, those that could come on, and the packages that were missing. */
import { Button, Input } from "@fluentui/react-components";
import { type FormEvent, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { LOADING_FLIGHT } from "../../../../api/handover/flights.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { ibic } from "../../../../resources/handover/ibic.ts";
import { tellChange } from "../../../engine/live/live.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { isSendingPhase, type Mover } from "../../../engine/record/move_wiring.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { numberText, weightText } from "../../../parts/format.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { type BoxOfFlight, type LoadOfFlight, loadSource, useFlightScan } from "./wiring.ts";

const LOAD = "box.load";
const UNLOAD = "box.unload";

/** Sends one number; a second one waits for the answer to the first. */
function sendScan(mover: Mover, event: string, code: string): void {
  if (isSendingPhase(mover) || code.trim() === "") return;
  mover.begin(event, true);
  mover.fill("codes", code.trim());
  mover.confirm([]);
}

export default function FlightBoxesPart({ record: { _id } }: PartProps) {
  const [source] = useState(() => loadSource(_id));
  const { answer, failure } = useAnswer(source);
  const load = answer?.getConsolidationById;
  if (!load) {
    return (
      <Section title={t("flights.boxes")}>
        {failure
          ? <div role="alert">{t("flights.failed")} {failureText(failure)}</div>
          : <span aria-hidden>&nbsp;</span>}
      </Section>
    );
  }
  return <Loaded load={load} />;
}

function Loaded({ load }: { readonly load: LoadOfFlight }) {
  const { quiet, plainList } = useRecordStyles();
  const person = usePerson();
  const { _id, status, boxes, loadable, missing, announcing } = load;
  const mover = useFlightScan(_id, person._id, () => {
    tellChange(ibic.query, [_id]);
    tellChange("boxes", []);
  });
  const rule = ibic.roots.scanFlight;
  const isOpen = status === LOADING_FLIGHT && rule !== undefined && allows(rule, person);
  return (
    <>
      <Section title={t("flights.boxes")}>
        {announcing > 0 && <span className={quiet} role="status">{t("flights.announcing")}</span>}
        {isOpen && <ScanForm mover={mover} />}
        <MoveMessageBar mover={mover} hasSteps={false} />
        {boxes.length === 0 && <span className={quiet}>{t("flights.noBoxes")}</span>}
        <BoxList boxes={boxes} event={UNLOAD} mover={isOpen ? mover : null} />
      </Section>
      {isOpen && (
        <Section title={t("flights.loadable")}>
          {loadable.length === 0 && <span className={quiet}>{t("flights.noLoadable")}</span>}
          <BoxList boxes={loadable} event={LOAD} mover={mover} />
        </Section>
      )}
      {missing.length > 0 && (
        <Section title={t("flights.missing")}>
          <ul className={plainList}>
            {missing.map(({ _id, code, box_code, shipment_status }) => (
              <li key={_id}>
                <RecordLink lists={[heads.packages]} id={_id} code={code} />{" "}
                <span className={quiet} translate="no">{box_code}</span>{" "}
                <StatusPill kind="package" axis="shipment_status" status={shipment_status} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function ScanForm({ mover }: { readonly mover: Mover }) {
  const { line } = useRecordStyles();
  const [code, setCode] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    sendScan(mover, LOAD, code);
    setCode("");
  };
  return (
    <form className={line} aria-label={t("flights.load")} onSubmit={send}>
      <Input
        value={code}
        aria-label={t("flights.scan")}
        placeholder={t("flights.scan")}
        autoComplete="off"
        dir="ltr"
        onChange={(_, data) => setCode(data.value)}
      />
      <Button type="submit" disabledFocusable={isSendingPhase(mover)}>{t("flights.loadIt")}</Button>
    </form>
  );
}

interface ListProps {
  readonly boxes: readonly BoxOfFlight[];
  readonly event: typeof LOAD | typeof UNLOAD;
  /** Null where nothing can be moved. */
  readonly mover: Mover | null;
}

function BoxList({ boxes, event, mover }: ListProps) {
  const { plainList, line, quiet } = useRecordStyles();
  const isLoad = event === LOAD;
  return (
    <ul className={plainList}>
      {boxes.map(({ _id, code, status, location_code, packages_count, gross_g }) => (
        <li key={_id} className={line}>
          <RecordLink lists={[heads.containers]} id={_id} code={code} />
          <StatusPill kind="box" axis="status" status={status} />
          <span className={quiet}>
            {t("flights.boxLine", { count: numberText(packages_count) })}
            {gross_g !== null && ` · ${weightText(gross_g)}`} · <bdi translate="no">{location_code}</bdi>
          </span>
          {mover && (
            <Button
              size="small"
              aria-label={t(isLoad ? "flights.loadOf" : "flights.unloadOf", { code })}
              disabledFocusable={isSendingPhase(mover)}
              onClick={() => sendScan(mover, event, code)}
            >
              {t(isLoad ? "flights.loadIt" : "flights.unload")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
