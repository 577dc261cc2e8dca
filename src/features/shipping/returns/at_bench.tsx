/** Shows the returns bench while it waits for a package, asks to confirm one, or grades the units of one. */
import { useCallback, useEffect, useRef } from "react";
import { isOnShelf, nextUnit } from "../../../../machines/workshop/return_bench_context.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { Instant } from "../../../parts/instant.tsx";
import { StatusPill, statusWord } from "../../../parts/status_pill.tsx";
import { scanTime } from "../../workshop/stations/scan_time.ts";
import { SoundButton } from "../../workshop/stations/frame/sound_button.tsx";
import { StationFrame } from "../../workshop/stations/frame/station_frame.tsx";
import { StationMenu } from "../../workshop/stations/frame/station_menu.tsx";
import { StationNote } from "../../workshop/stations/frame/station_note.tsx";
import { VerdictBand } from "../../workshop/stations/frame/verdict_band.tsx";
import { useVerdict, type VerdictActor } from "../../workshop/stations/frame/verdict_wiring.ts";
import { ScanBox } from "../../workshop/stations/input/scan_box.tsx";
import { Actions, confirmPackage, DamagePhoto, release } from "./actions.tsx";
import { Garments } from "./garments.tsx";
import { reasonsFor, ReturnReasons } from "./reasons.tsx";
import { useReturnStyles } from "./returns.styles.ts";
import { refusalIn, verdictOf } from "./verdict_of.ts";
import { WaitingReturns } from "./waiting_returns.tsx";
import {
  type Bench,
  type Desk,
  newKey,
  type ReturnedPackage,
  useReturnBench,
  useReturnDesk,
} from "./wiring.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";

interface Props {
  readonly title: string;
  readonly place: { readonly _id: string; readonly code: string; readonly name: string };
  readonly device: string;
  /** Null if there is no other location. */
  readonly onChange: (() => void) | null;
}

const BUSY: readonly Bench["phase"][] = ["opening", "grading", "undoing", "undoingReturn"];

export function AtBench({ title, place, device, onChange }: Props) {
  const { answer: desk, failure: unfound, refresh } = useReturnDesk(place._id, device);
  const bench = useReturnBench({ location: place._id, device });
  const { actor, phase, parcel: pkg, unit } = bench;
  const shownVerdict = useVerdict();
  useShownVerdicts(bench, shownVerdict);
  const isBusy = BUSY.includes(phase);
  const photo = useRef<HTMLButtonElement | null>(null);
  const keepPhoto = useCallback((button: HTMLButtonElement | null) => void (photo.current = button), []);
  const picked = pkg?.units.find(({ _id }) => _id === unit);
  const read = (code: string, typed: boolean) => {
    const refusal = refusalIn(phase);
    if (refusal) {
      shownVerdict.send({ type: "scan.answered", verdict: refusal, at: performance.now(), isLate: false });
    } else actor.send({ type: "code.read", code, typed, key: newKey() });
  };
  const undo = () => undoLast(bench);
  return (
    <StationFrame
      title={title}
      place={`${place.name} · ${place.code}`}
      scan={
        <ScanBox
          label={t("returns.scan")}
          onScan={({ code, typed }) => read(code, typed)}
          onKey={(key) => press(key, bench, photo.current)}
        />
      }
      tools={
        <>
          <SoundButton />
          <StationMenu onChange={onChange} />
        </>
      }
      verdict={
        <VerdictBand
          actor={shownVerdict}
          quiet={quietOf(bench, desk?.waiting ?? 0)}
          storedCount={0}
          onUndo={bench.last || bench.opened ? undo : undefined}
        />
      }
      actions={
        <>
          <Actions bench={bench} picked={picked} />
          <DamagePhoto bench={bench} button={keepPhoto} />
        </>
      }
      // An open package needs the space of the last returns for its units.
      below={desk && !pkg && <LastReturns last={desk.last} />}
    >
      {!desk && unfound && (
        <StationNote title={t("returns.failed")} text={failureText(unfound)} onRetry={refresh} />
      )}
      {phase === "givingReason" && picked && (
        <ReturnReasons ticket={picked.ticket} grade={bench.grade} note={bench.note} actor={actor} />
      )}
      {pkg && phase !== "givingReason" && <Opened {...{ pkg, unit, isBusy, phase, actor }} />}
      {!pkg && desk && <WaitingReturns desk={desk} onOpen={(code) => read(code, true)} />}
    </StationFrame>
  );
}

type OpenedProps = Pick<Bench, "unit" | "phase" | "actor"> & {
  readonly pkg: ReturnedPackage;
  readonly isBusy: boolean;
};

function Opened({ pkg, unit, isBusy, phase, actor }: OpenedProps) {
  const styles = useReturnStyles();
  const { code, order_code, shipment_status, carrier, tracking_number, handed_at } = pkg;
  const status = statusWord(shipment_status, "shipment_status");
  const isAsked = phase === "asking";
  return (
    <section className={styles.part} data-parcel={code}>
      <div className={styles.head}>
        <h2 className={styles.code}>
          <bdi translate="no">{code}</bdi>
        </h2>
        <StatusPill kind="package" axis="shipment_status" status={shipment_status} />
        <bdi className={styles.quiet} translate="no">{order_code}</bdi>
        {tracking_number && <bdi className={styles.quiet}>{`${carrier} ${tracking_number}`}</bdi>}
        {handed_at !== null && (
          <span className={styles.quiet}>
            {t("returns.handedOver")} <Instant at={handed_at} />
          </span>
        )}
      </div>
      {isAsked && (
        <div>
          <p className={styles.heading}>{t("returns.asks", { code, status })}</p>
          {handed_at !== null && <p>{t("returns.left", { when: scanTime(handed_at) })}</p>}
          <p className={styles.quiet}>{t("returns.asksText")}</p>
        </div>
      )}
      <Garments
        pkg={pkg}
        unit={isAsked ? null : unit}
        isDisabled={isBusy || phase !== "open"}
        onPick={(id) => actor.send({ type: "unit.pick", unit: id })}
      />
    </section>
  );
}

/** Undoes the last action: a grade, a release from the shelf, or the arrival of a package. */
const undoLast = ({ actor, last }: Bench) =>
  actor.send({ type: last ? "grade.undo" : "return.undo", key: newKey() });

/** Handles a key that is pressed in the empty scan field. Returns false if the key does nothing now. */
export function press(
  key: string,
  bench: Bench,
  photo: HTMLButtonElement | null = null,
): boolean {
  const { actor, phase, unit, parcel: pkg, last, opened } = bench;
  const reason = reasonsFor(bench.grade)[Number(key) - 1];
  const canRelease = phase === "open" && isOnShelf(pkg, unit);
  const canGrade = phase === "open" && unit !== null && !canRelease;
  if (phase === "givingReason" && reason) actor.send({ type: "reason.pick", reason, key: newKey() });
  else if (key === "Enter" && phase === "asking") confirmPackage(actor);
  else if (key === "Enter" && phase === "unsure") actor.send({ type: "grade.again" });
  // A and B are the grades; Enter and R are the keys that other stations have for good and rejected units.
  else if ((key === "A" || key === "Enter") && canGrade) actor.send({ type: "grade.asNew", key: newKey() });
  else if ((key === "B" || key === "R") && canGrade) actor.send({ type: "grade.damaged" });
  else if (["S", "B", "R"].includes(key) && canRelease) {
    const picked = pkg?.units.find(({ _id }) => _id === unit);
    return release(bench, picked, key === "S" ? "restocked" : "scrapped");
  } else if (key === "Enter" && phase === "open") actor.send({ type: "parcel.leave" });
  else if (key === "U" && (last || opened)) undoLast(bench);
  else if (key === "P" && photo) photo.click();
  else if (key === "N" && phase === "open" && pkg) {
    const at = pkg.units.findIndex(({ _id }) => _id === unit);
    const turned = [...pkg.units.slice(at + 1), ...pkg.units.slice(0, at + 1)];
    const next = nextUnit({ ...pkg, units: turned }) ?? turned.find(({ _id }) => isOnShelf(pkg, _id))?._id ??
      null;
    if (next === null) return false;
    actor.send({ type: "unit.pick", unit: next });
  } else return false;
  return true;
}

/** Shows progress, result or refusal of each action in the verdict band. */
function useShownVerdicts({ phase, verdict, failure, unit }: Bench, actor: VerdictActor): void {
  const isBusy = BUSY.includes(phase);
  useEffect(() => {
    if (isBusy) actor.send({ type: "scan.sent", key: "bench" });
  }, [isBusy]);
  useEffect(() => {
    if (!verdict || isBusy) return;
    const shown = { ...verdictOf(verdict, unit === null), key: "bench" };
    actor.send({ type: "scan.answered", verdict: shown, at: performance.now(), isLate: false });
  }, [verdict, isBusy]);
  useEffect(() => {
    if (!failure || isBusy) return;
    const shown = {
      key: "bench",
      kind: "stop" as const,
      word: t("returns.said.refused"),
      line: failureText(failure),
      detail: "",
      undoable: null,
    };
    actor.send({ type: "scan.answered", verdict: shown, at: performance.now(), isLate: false });
  }, [failure, isBusy]);
  useEffect(() => {
    if (phase === "resting" && !verdict && !failure) actor.send({ type: "verdict.seen" });
  }, [phase]);
}

function quietOf({ phase, parcel: pkg, unit }: Bench, waiting: number) {
  if (phase === "asking" && pkg) return { word: t("returns.said.asks"), line: "" };
  if (!pkg) {
    return {
      word: t("returns.restTitle"),
      line: t("returns.waiting", { count: waiting, number: `${waiting}` }),
    };
  }
  const picked = pkg.units.find(({ _id }) => _id === unit);
  return picked
    ? { word: picked.ticket, line: [picked.color, picked.size].filter(Boolean).join(" · ") }
    : { word: t("returns.allGraded"), line: t("returns.next") };
}

/** Lists the last grades at this location, of all its devices, newest first. */
function LastReturns({ last }: { readonly last: Desk["last"] }) {
  const styles = useReturnStyles();
  return (
    <section aria-labelledby="returns-last">
      <h2 id="returns-last" className={styles.small}>{t("returns.lastTitle")}</h2>
      {last.length === 0 && <p className={styles.quiet}>{t("returns.lastNone")}</p>}
      <ol className={styles.list}>
        {last.map(({ _id, ticket, package_code, outcome, reason_code, actor_name, at }) => (
          <li key={_id} className={styles.line}>
            <bdi className={styles.mono}>{ticket}</bdi>
            <span>
              {[choiceWord("outcome", outcome), choiceWord("reason_code", reason_code)].filter(Boolean)
                .join(": ")}
            </span>
            <bdi className={styles.mono} translate="no">{package_code}</bdi>
            <bdi translate="no">{actor_name}</bdi>
            <Instant at={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}
