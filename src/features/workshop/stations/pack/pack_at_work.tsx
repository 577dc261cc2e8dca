import { mergeClasses } from "@fluentui/react-components";
import {
  ArrowNextRegular,
  CheckmarkRegular,
  PrintRegular,
  SplitHorizontalRegular,
} from "@fluentui/react-icons";
import { useCallback, useEffect } from "react";
import { seesOurCosts } from "../../../../../api/access.ts";
import { commandCode } from "../../../../../api/codes/commands.ts";
import { NET_REFUSAL, weightIn } from "../../../../../machines/workshop/pack_context.ts";
import { heads } from "../../../../../resources/generated/heads.ts";
import { screenOf } from "../../../../engine/features.ts";
import { t } from "../../../../lib/i18n.ts";
import { usePerson } from "../../../../lib/person.ts";
import { MirroredIcon } from "../../../../parts/mirrored_icon.tsx";
import { weightText } from "../../../../parts/format.ts";
import { DeskFrame } from "../desk_frame.tsx";
import { BigButton } from "../frame/big_button.tsx";
import type { VerdictActor } from "../frame/verdict_wiring.ts";
import { ScanBox } from "../input/scan_box.tsx";
import { IdleStation } from "../idle_station.tsx";
import { ScanVerdict } from "../scan_verdict.tsx";
import { useDesk } from "../use_desk.ts";
import type { StationActor, StationState } from "../wiring.ts";
import { BenchSide } from "./bench_side.tsx";
import { pickMethod } from "./method_choice.tsx";
import { usePackStyles } from "./pack.styles.ts";
import { commandIn, deskPackage, type PackActor, type PackState, reasonIn } from "./pack_wiring.ts";
import { PackageCard } from "./package_card.tsx";
import type { LabelPrinter } from "./print_label.ts";

/** Interval of polling while a label is being bought, for a window that missed the live event. */
const ASK_AGAIN_MS = 3_000;

interface Props {
  readonly title: string;
  readonly actor: StationActor;
  readonly snapshot: StationState;
  readonly pack: { readonly actor: PackActor; readonly snapshot: PackState };
  readonly printer: LabelPrinter;
  readonly verdict: VerdictActor;
  /** Null if there is no other station to change to. */
  readonly onChange: (() => void) | null;
}

export function PackAtWork({ title, actor, snapshot, pack, printer, verdict, onChange }: Props) {
  const styles = usePackStyles();
  // The bench has the same warning of carriers that do not answer as the list of packages.
  const { ListAlert } = screenOf(heads.packages.id);
  const { station } = snapshot.context;
  const state = pack.snapshot;
  const { parcel: pkg } = state.context;
  const at = useDesk({
    actor,
    snapshot,
    onBench: { parcel: () => deskPackage(pack.actor.getSnapshot()) },
    onDesk: ({ desk: { photo, parcel }, requestedAt }) => {
      actor.send({ type: "desk.came", open: null, photo, requestedAt });
      pack.actor.send({ type: "parcel.came", parcel, requestedAt });
    },
  });
  const { desk, refresh } = at;
  const mayPrices = seesOurCosts(usePerson());
  const isWaiting = state.matches("buying");
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(refresh, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);

  /** Handles weights and codes that only this bench needs, such as `next`; sends all others to the API. */
  const onCode = (code: string, typed = true) => {
    const grams = state.matches("weighing") ? weightIn(code) : null;
    if (grams !== null) return pack.actor.send({ type: "weight.enter", grams });
    const command = commandIn(code);
    if (command === "next") return next();
    if (isAskingWhy && printer.printAgain(reasonIn(code))) return;
    if (pickMethod(pack.actor, reasonIn(code), mayPrices)) return;
    const isOwn = command === "confirm" && pack.actor.getSnapshot().can({ type: "confirm.press" });
    if (isOwn) return pack.actor.send({ type: "confirm.press" });
    actor.send({ type: "code.scanned", code, typed });
  };
  const next = () => {
    pack.actor.send({ type: "next.press" });
    verdict.send({ type: "verdict.clear" });
  };
  const split = () => actor.send({ type: "code.scanned", code: commandCode("split"), typed: true });
  const canConfirm = state.can({ type: "confirm.press" });
  const canSplit = pkg !== null && state.matches("packing") && pkg.packed > 0;
  const isLabelled = pkg !== null && state.matches("labelled");
  // Asks why only for the package that is still on the bench.
  const isAskingWhy = isLabelled && printer.asksWhy === pkg._id;
  const onKey = (key: string): boolean => {
    if (key === "U") return press(() => actor.send({ type: "undo.press" }));
    if (key === "Enter" && canConfirm) return press(() => pack.actor.send({ type: "confirm.press" }));
    if (key === "N" && pkg) return press(next);
    if (key === "S" && canSplit) return press(split);
    if (isAskingWhy && printer.printAgain(Number(key))) return true;
    if (pickMethod(pack.actor, Number(key), mayPrices)) return true;
    if (key === "P" && isLabelled) return press(() => printer.print(pkg._id));
    return false;
  };
  const undo = useCallback(() => actor.send({ type: "undo.press" }), [actor]);
  const { grams } = state.context;
  const isChoosing = (state.matches("failed") || state.matches("refused")) &&
    (pkg?.methods.length ?? 0) > 0;
  const isUnsure = state.matches({ weighing: "unsure" });
  // A question about the weight replaces the last verdict.
  useEffect(() => {
    if (isUnsure) verdict.send({ type: "verdict.seen" });
  }, [isUnsure, verdict]);
  return (
    <DeskFrame
      {...at}
      {...{ title, station, onChange }}
      scan={
        <ScanBox
          takesNumbers={state.matches("weighing")}
          onScan={({ code, typed }) => onCode(code, typed)}
          onKey={onKey}
        />
      }
      verdict={
        <>
          {ListAlert && <ListAlert />}
          <ScanVerdict actor={verdict} quiet={quietOf(state)} onUndo={undo} />
        </>
      }
      actions={pkg && (
        <>
          {canConfirm && (
            <BigButton
              isWide
              isPrimary
              icon={<CheckmarkRegular />}
              keys="Enter"
              onClick={() => pack.actor.send({ type: "confirm.press" })}
            >
              {confirmText(state, isUnsure ? grams : pkg.weighed_g ?? pkg.weight_g)}
            </BigButton>
          )}
          {isLabelled && (
            <BigButton
              isWide
              icon={<PrintRegular />}
              keys="P"
              isDisabled={printer.isBusy}
              onClick={() => printer.print(pkg._id)}
            >
              {t("packBench.printLabel")}
            </BigButton>
          )}
          {canSplit && (
            <BigButton isWide icon={<SplitHorizontalRegular />} keys="S" onClick={split}>
              {t("packBench.split")}
            </BigButton>
          )}
          <BigButton
            icon={
              <MirroredIcon>
                <ArrowNextRegular />
              </MirroredIcon>
            }
            keys="N"
            onClick={next}
          >
            {t("packBench.next")}
          </BigButton>
        </>
      )}
    >
      {pkg && (
        <div className={mergeClasses(styles.root, isChoosing && styles.choosing)}>
          <BenchSide actor={pack.actor} snapshot={state} printer={printer} onCode={onCode} />
          <PackageCard pkg={pkg} />
        </div>
      )}
      {!pkg && desk && <IdleStation desk={desk} />}
    </DeskFrame>
  );
}

const press = (act: () => void): true => {
  act();
  return true;
};

function confirmText(state: PackState, grams: number): string {
  if (!state.matches("weighing")) return t("packBench.retry");
  return grams > 0 ? t("packBench.confirmWeight", { grams: weightText(grams) }) : t("packBench.confirm");
}

/** Returns the texts that are shown while there is no verdict. */
function quietOf(state: PackState): { readonly word: string; readonly line: string } {
  const { parcel: pkg, closed } = state.context;
  if (state.matches("done")) {
    return { word: t("packBench.verdict.done"), line: t("packBench.doneLine", { code: closed }) };
  }
  if (!pkg) return { word: t("packBench.scan"), line: t("packBench.scanLine") };
  const { packed, of, code, units } = pkg;
  if (state.matches("packing")) {
    const missing = units.filter(({ print_status }) => print_status !== "Packed").slice(0, MAX_NAMED);
    return {
      word: t("packBench.packing", { packed, of }),
      line: t("packBench.missing", { tickets: missing.map(({ ticket }) => ticket).join(", ") }),
    };
  }
  if (state.matches({ weighing: "unsure" })) {
    return {
      word: t(state.context.question === NET_REFUSAL ? "packBench.netOver" : "packBench.unsure"),
      line: code,
    };
  }
  const words = state.matches("weighing")
    ? "weigh"
    : state.matches("labelled")
    ? "labelled"
    : state.matches("buying") || state.matches("retried")
    ? "buying"
    : "shelf";
  return { word: t(`packBench.${words}`), line: code };
}

/** Number of missing garments that fit on a line. */
const MAX_NAMED = 4;
