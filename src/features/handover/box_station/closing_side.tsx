/** Closes a box by its weight; asks for a count if the weight proves nothing, and for a reason if neither fits. */
import { mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useRef } from "react";
import { allows } from "../../../../api/access.ts";
import { boxRights } from "../../../../resources/handover/containers.ts";
import { boxGramsIn } from "../../../../machines/handover/box_station_context.ts";
import { excessOf } from "../../../../api/handover/box_weight.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { BigButton } from "../../workshop/stations/frame/big_button.tsx";
import { useBenchStyles } from "../../workshop/stations/frame/bench.styles.ts";
import { NumberBox } from "../../workshop/stations/frame/number_box.tsx";
import { weightText } from "../../../parts/format.ts";
import { reasonText } from "../../workshop/stations/verdict_of.ts";
import type { BoxActor, BoxState } from "./box_wiring.ts";
import { useBoxStyles } from "./box.styles.ts";

interface Props {
  readonly actor: BoxActor;
  readonly snapshot: BoxState;
  /** Receives a code that was scanned or typed into a field for numbers. */
  readonly onCode: (code: string) => void;
}

const MAX_REASON_CHARS = 500;
const MAX_TEXT_CHARS = 80;

export function ClosingSide({ actor, snapshot, onCode }: Props) {
  const styles = useBoxStyles();
  const bench = useBenchStyles();
  const mayAnyway = allows(boxRights.decide, usePerson());
  const { tare, why, whyText } = snapshot.context;
  const isAt = (state: "weighing" | "counting" | "unfit" | "asked") =>
    snapshot.matches({ bench: { closing: state } });
  const enterGrams = (text: string) => {
    const grams = boxGramsIn(text);
    if (grams) actor.send({ type: "weight.enter", grams });
    else onCode(text);
  };
  const enterCount = (text: string) => {
    if (/^\d{1,3}$/.test(text)) actor.send({ type: "count.enter", count: Number(text) });
    else onCode(text);
  };
  const say = (title: string, line: string, isUnsure: boolean, more?: ReactNode) => (
    <div className={mergeClasses(styles.side, isUnsure && bench.unsure)} data-closing={title}>
      <h2 className={styles.title}>{title}</h2>
      {line && <p className={bench.text}>{line}</p>}
      {more}
      <div>
        <BigButton
          onClick={() =>
            actor.send({ type: "close.cancel" })}
        >
          {t("boxStation.closing.keepOpen")}
        </BigButton>
      </div>
    </div>
  );
  const weighing = (
    <>
      <NumberBox
        key={isAt("unfit") ? "again" : "first"}
        label={t("boxStation.closing.gross")}
        unit="g"
        isFocused
        onEnter={enterGrams}
      />
      <TareBox tare={tare} actor={actor} />
    </>
  );
  if (isAt("weighing")) {
    return say(t("boxStation.closing.weigh"), t("boxStation.closing.weighLine"), false, weighing);
  }
  if (isAt("counting")) {
    const line = [
      t("boxStation.closing.countLine"),
      why === "isCounted" && snapshot.context.count !== null && reasonText(why, whyText),
    ]
      .filter(Boolean).join(" ");
    return say(
      t("boxStation.closing.count"),
      line,
      true,
      (
        <NumberBox
          key="count"
          label={t("boxStation.closing.counted")}
          unit=""
          isFocused
          onEnter={enterCount}
        />
      ),
    );
  }
  if (isAt("unfit")) {
    return say(
      t("boxStation.closing.unfit"),
      [excessText(snapshot), reasonText(why, whyText)].filter(Boolean).join(" "),
      true,
      (
        <>
          {weighing}
          {mayAnyway && (
            <Anyway
              onClose={(note) => actor.send({ type: "reason.enter", note })}
            />
          )}
        </>
      ),
    );
  }
  return say(t("boxStation.closing.sent"), "", false);
}

/** Names the difference in weight and, if it is likely, the cause: nobody has weighed the empty box. */
function excessText({ context: { box, grams, tare, why } }: BoxState): string {
  if (!box || why !== "boxTooHeavy" && why !== "boxTooLight") return "";
  const weight = weightText(Math.abs(excessOf(box, { gross_g: grams, tare_g: tare })));
  const excess = t(`boxStation.closing.${why}`, { weight });
  return tare > 0 || why === "boxTooLight" ? excess : `${excess} ${t("boxStation.closing.noTare")}`;
}

/** Asks for the weight of the empty box. The device stores it, since a bench uses the same boxes all day. */
function TareBox({ tare, actor }: { readonly tare: number; readonly actor: BoxActor }) {
  const styles = useBoxStyles();
  return (
    <label className={styles.tare}>
      {t("boxStation.closing.tare")}
      <input
        className={styles.tareBox}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_TEXT_CHARS}
        defaultValue={String(tare)}
        onChange={({ target }) => {
          const grams = boxGramsIn(target.value);
          if (grams !== null) actor.send({ type: "tare.enter", grams });
        }}
      />
    </label>
  );
}

function Anyway({ onClose }: { readonly onClose: (note: string) => void }) {
  const styles = useBoxStyles();
  const reason = useRef<HTMLTextAreaElement>(null);
  const close = () => {
    const note = reason.current?.value.trim() ?? "";
    if (note === "") reason.current?.focus();
    else onClose(note);
  };
  return (
    <div className={styles.anyway}>
      <textarea
        ref={reason}
        className={styles.reason}
        rows={2}
        maxLength={MAX_REASON_CHARS}
        aria-label={t("boxStation.closing.anyway")}
        placeholder={t("boxStation.closing.anyway")}
      />
      <BigButton onClick={close}>{t("boxStation.closing.anywayButton")}</BigButton>
    </div>
  );
}
