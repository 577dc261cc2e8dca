import { AddRegular, BoxCheckmarkRegular, BoxDismissRegular, PrintRegular } from "@fluentui/react-icons";
import { useCallback, useEffect, useRef } from "react";
import { commandCode } from "../../../../api/codes/commands.ts";
import {
  boxGramsIn,
  boxToAsk,
  papersNow,
  usageOf,
} from "../../../../machines/handover/box_station_context.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { DeskFrame } from "../../workshop/stations/desk_frame.tsx";
import { BigButton } from "../../workshop/stations/frame/big_button.tsx";
import type { VerdictActor } from "../../workshop/stations/frame/verdict_wiring.ts";
import { ScanBox } from "../../workshop/stations/input/scan_box.tsx";
import { useQueue } from "../../workshop/stations/queue/use_queue.ts";
import { ScanVerdict } from "../../workshop/stations/scan_verdict.tsx";
import { useDesk } from "../../workshop/stations/use_desk.ts";
import type { StationActor, StationState } from "../../workshop/stations/wiring.ts";
import { BoxCard } from "./box_card.tsx";
import { screenVerdict } from "./box_verdict.ts";
import { showHeldRefusal, showVerdict, type useBoxStation } from "./box_wiring.ts";
import { ClosingSide } from "./closing_side.tsx";
import { commandOf } from "./held_store.ts";
import { IdleBoxes } from "./idle_boxes.tsx";
import { useBoxStyles } from "./box.styles.ts";

interface Props {
  readonly title: string;
  readonly actor: StationActor;
  readonly snapshot: StationState;
  readonly boxes: ReturnType<typeof useBoxStation>;
  readonly isPrinting: boolean;
  readonly verdict: VerdictActor;
  /** Null if there is no other station to change to. */
  readonly onChange: (() => void) | null;
}

export function BoxAtWork({ title, actor, snapshot, boxes, isPrinting, verdict, onChange }: Props) {
  const styles = useBoxStyles();
  const { station } = snapshot.context;
  const state = boxes.snapshot;
  const { box, into, held, missed, isMaking } = state.context;
  const queue = useQueue(usePerson());
  const at = useDesk({
    actor,
    snapshot,
    onBench: { box: () => boxToAsk(boxes.actor.getSnapshot().context) },
    onDesk: ({ desk: { photo, box }, requestedAt }) => {
      actor.send({ type: "desk.came", open: null, photo, requestedAt });
      boxes.actor.send({ type: "box.came", box, requestedAt });
    },
  });
  const { desk } = at;
  const isHeld = state.matches({ hold: "held" });
  const isClosing = state.matches({ bench: "closing" });
  const isOut = state.matches({ out: "on" });
  // Refusals that arrived while the screen was closed hold the station as well.
  const found = queue.refusals.filter(({ scan }) => scan.station === station);
  useEffect(() => {
    for (const { answer } of found) boxes.actor.send({ type: "refusal.found", answer });
  }, [found.map(({ scan }) => scan.key).join()]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current || held.length > 0) showHeldRefusal(boxes.actor.getSnapshot(), verdict);
    isFirst.current = false;
  }, [held[0]?.key, missed]);

  const putAside = () => {
    if (isHeld) boxes.actor.send({ type: "aside.press" });
    else showVerdict(screenVerdict("noneAside"), verdict);
  };
  const close = () => {
    const waiting = queue.storedScans.length + (state.context.sent === "" ? 0 : 1);
    if (into === "") showVerdict(screenVerdict("noBox"), verdict);
    else boxes.actor.send({ type: "close.press", waiting });
  };
  const isWaiting = !navigator.onLine || queue.isRetrying || queue.phase === "stuck" ||
    queue.phase === "noStorage" && queue.storedScans.length > 0;
  /** Handles codes that only this screen needs, such as `closeBox`; sends others unless they must wait. */
  const onCode = (code: string, typed = true) => {
    const command = commandOf(code);
    if (command === "putAside") return putAside();
    if (isHeld) return boxes.actor.send({ type: "scan.miss" });
    if (command === "closeBox") return close();
    if (command === "takeOut") return boxes.actor.send({ type: "out.press" });
    if (isClosing && enterNumber(code)) return;
    const use = usageOf(code);
    if (use === "new" && isWaiting) return showVerdict(screenVerdict("offlineLine"), verdict);
    if (isMaking && use !== "box") return showVerdict(screenVerdict("makingLine"), verdict);
    actor.send({ type: "code.scanned", code, typed });
  };
  const enterNumber = (text: string): boolean => {
    const isCounting = state.matches({ bench: { closing: "counting" } });
    const count = isCounting && /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
    const grams = boxGramsIn(text);
    if (count !== null) boxes.actor.send({ type: "count.enter", count });
    else if (grams !== null && grams > 0 && !isCounting) boxes.actor.send({ type: "weight.enter", grams });
    else return false;
    return true;
  };
  const hasPapers = papersNow(state.context).papers.length > 0;
  const print = () => boxes.printAgain(boxes.actor);
  const newBox = () => onCode(commandCode("newBox"));
  const undo = useCallback(() => {
    if (boxes.actor.getSnapshot().matches({ hold: "held" })) boxes.actor.send({ type: "scan.miss" });
    else actor.send({ type: "undo.press" });
  }, [actor, boxes.actor]);
  // Enter is no shortcut here, since scanners end each code with it.
  const keys: Readonly<Record<string, () => void>> = {
    N: newBox,
    U: undo,
    ...into !== "" && { R: () => onCode(commandCode("takeOut")), S: close },
    ...hasPapers && !isPrinting && { P: print },
  };
  const onKey = (key: string): boolean => {
    if (isHeld || isClosing || !Object.hasOwn(keys, key)) return false;
    keys[key]?.();
    return true;
  };
  return (
    <DeskFrame
      {...at}
      {...{ title, station, onChange }}
      scan={
        <ScanBox
          takesAll
          takesNumbers={isClosing}
          hint={quietOf(into, isOut, "").word}
          onScan={({ code, typed }) => onCode(code, typed)}
          onKey={onKey}
        />
      }
      verdict={
        <ScanVerdict
          actor={verdict}
          quiet={quietOf(into, isOut, state.context.closed)}
          onUndo={undo}
          hasRefusals
        />
      }
      actions={isHeld ? <PutAside code={held[0]?.boxed?.code ?? ""} onClick={putAside} /> : !isClosing && (
        <>
          {into !== "" && (
            <BigButton isWide isPrimary icon={<BoxCheckmarkRegular />} keys="S" onClick={close}>
              {t("boxStation.close")}
            </BigButton>
          )}
          <BigButton isWide isPrimary={into === ""} icon={<AddRegular />} keys="N" onClick={newBox}>
            {t("boxStation.newBox")}
          </BigButton>
          {into !== "" && (
            <BigButton
              isWide
              icon={<BoxDismissRegular />}
              keys="R"
              isPressed={isOut}
              onClick={() => boxes.actor.send({ type: "out.press" })}
            >
              {t(isOut ? "boxStation.putBack" : "boxStation.takeOut")}
            </BigButton>
          )}
          {hasPapers && (
            <BigButton icon={<PrintRegular />} keys="P" isDisabled={isPrinting} onClick={print}>
              {t(into === "" ? "boxStation.printPapers" : "boxStation.printLabel")}
            </BigButton>
          )}
        </>
      )}
    >
      {into !== "" && (
        <div className={styles.root}>
          {isClosing && <ClosingSide actor={boxes.actor} snapshot={state} onCode={onCode} />}
          <BoxCard box={box} code={box?.code ?? into} isOut={isOut} isAlone={!isClosing} />
        </div>
      )}
      {into === "" && desk && <IdleBoxes desk={desk} onOpen={onCode} />}
    </DeskFrame>
  );
}

interface PutAsideProps {
  readonly code: string;
  readonly onClick: () => void;
}

/** Ignores Enter, which may be the end of a scanned code and must not press the button. */
function PutAside({ code, onClick }: PutAsideProps) {
  const styles = useBoxStyles();
  return (
    <div
      className={styles.aside}
      onKeyDownCapture={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
    >
      <BigButton isWide isPrimary onClick={onClick}>
        {code === "" ? t("boxStation.aside") : t("boxStation.asidePackage", { code })}
      </BigButton>
    </div>
  );
}

/** Returns the texts that are shown while there is no verdict. */
function quietOf(into: string, isOut: boolean, closed: string) {
  if (into !== "") return { word: t(isOut ? "boxStation.scanOut" : "boxStation.scanNext"), line: into };
  return closed === ""
    ? { word: t("boxStation.scan"), line: t("boxStation.scanLine") }
    : { word: t("boxStation.scan"), line: t("boxStation.closedLine", { code: closed }) };
}
