/** Loads, unloads and receives boxes of a flight by scan or by hand, and lists missing packages. */
import { Button, Input } from "@fluentui/react-components";
import { type FormEvent, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { LANDING_FLIGHTS, LOADING_FLIGHT } from "../../../../api/handover/flights.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { ibic } from "../../../../resources/handover/ibic.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { isSendingPhase } from "../../../engine/record/move_wiring.ts";
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
import { type BoxOfFlight, type FlightScan, type LoadOfFlight, loadSource, useFlightScan } from "./wiring.ts";

const LOAD = "box.load";
const UNLOAD = "box.unload";
const RECEIVE = "box.receive";
type FlightEvent = typeof LOAD | typeof UNLOAD | typeof RECEIVE;

const ACTS = {
  [LOAD]: { act: "flights.loadIt", of: "flights.loadOf" },
  [UNLOAD]: { act: "flights.unload", of: "flights.unloadOf" },
  [RECEIVE]: { act: "flights.receiveIt", of: "flights.receiveOf" },
} as const;
/** Maximum number of boxes in one call. */
const AT_ONCE = 100;

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
  const flight = useFlightScan(_id, person._id, () => {
    publishChange(ibic.query, [_id]);
    publishChange("boxes", []);
  });
  const rule = ibic.roots.scanFlight;
  const mayScan = rule !== undefined && allows(rule, person);
  const isOpen = status === LOADING_FLIGHT && mayScan;
  const away = LANDING_FLIGHTS.includes(status) && mayScan
    ? boxes.filter((box) => box.status === "Handed Over")
    : [];
  return (
    <>
      <Section title={t("flights.boxes")} action={away.length > 1 && <ReceiveAll {...{ away, flight }} />}>
        {announcing > 0 && <span className={quiet} role="status">{t("flights.announcing")}</span>}
        {isOpen && <ScanForm flight={flight} event={LOAD} />}
        {away.length > 0 && <ScanForm flight={flight} event={RECEIVE} />}
        <MoveMessageBar mover={flight.mover} hasSteps={false} />
        {boxes.length === 0 && <span className={quiet}>{t("flights.noBoxes")}</span>}
        <BoxList
          boxes={boxes}
          event={isOpen ? UNLOAD : RECEIVE}
          flight={isOpen || away.length > 0 ? flight : null}
        />
      </Section>
      {isOpen && (
        <Section title={t("flights.loadable")}>
          {loadable.length === 0 && <span className={quiet}>{t("flights.noLoadable")}</span>}
          <BoxList boxes={loadable} event={LOAD} flight={flight} />
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

function ReceiveAll(
  { away, flight }: { readonly away: readonly BoxOfFlight[]; readonly flight: FlightScan },
) {
  const some = away.slice(0, AT_ONCE).map(({ code }) => code);
  return (
    <Button
      size="small"
      disabledFocusable={isSendingPhase(flight.mover)}
      onClick={() => flight.scan(RECEIVE, ...some)}
    >
      {t("flights.receiveAll", { count: some.length, number: numberText(some.length) })}
    </Button>
  );
}

function ScanForm(
  { flight, event: act }: { readonly flight: FlightScan; readonly event: typeof LOAD | typeof RECEIVE },
) {
  const { line } = useRecordStyles();
  const [code, setCode] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    flight.scan(act, code);
    setCode("");
  };
  return (
    <form className={line} aria-label={t(act === LOAD ? "flights.load" : "flights.receive")} onSubmit={send}>
      <Input
        value={code}
        aria-label={t("flights.scan")}
        placeholder={t("flights.scan")}
        autoComplete="off"
        dir="ltr"
        onChange={(_, data) =>
          setCode(data.value)}
      />
      <Button type="submit">{t(ACTS[act].act)}</Button>
    </form>
  );
}

interface ListProps {
  readonly boxes: readonly BoxOfFlight[];
  readonly event: FlightEvent;
  /** Null if the boxes cannot be moved. */
  readonly flight: FlightScan | null;
}

function BoxList({ boxes, event, flight }: ListProps) {
  const { plainList, line, quiet } = useRecordStyles();
  const canMove = (status: string) => event !== RECEIVE || status === "Handed Over";
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
          {flight && canMove(status) && (
            <Button
              size="small"
              aria-label={t(ACTS[event].of, { code })}
              disabledFocusable={isSendingPhase(flight.mover)}
              onClick={() => flight.scan(event, code)}
            >
              {t(ACTS[event].act)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
