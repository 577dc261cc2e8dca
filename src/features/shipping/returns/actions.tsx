/** Possible actions at the returns bench, as buttons that are large enough for gloves. Most have a key. */
import {
  ArrowClockwiseRegular,
  BoxArrowUpRegular,
  CheckmarkRegular,
  DeleteRegular,
  DismissRegular,
} from "@fluentui/react-icons";
import type { RefCallback } from "react";
import type { Release } from "../../../../api/workshop/returns.ts";
import { isIn, isOnShelf } from "../../../../machines/workshop/return_bench_context.ts";
import { t } from "../../../lib/i18n.ts";
import { BigButton } from "../../workshop/stations/frame/big_button.tsx";
import { RejectPhoto } from "../../workshop/units/photos/reject_photo.tsx";
import { useReturnStyles } from "./returns.styles.ts";
import { type Bench, type BenchActor, newKey, type ReturnedUnit } from "./wiring.ts";

interface Props {
  readonly bench: Bench;
  readonly picked: ReturnedUnit | undefined;
}

export function Actions({ bench, picked }: Props) {
  const { actor, phase, unit } = bench;
  const styles = useReturnStyles();
  if (phase === "asking") {
    return (
      <>
        <BigButton
          isWide
          isPrimary
          keys="Enter"
          icon={<CheckmarkRegular />}
          onClick={() => confirmPackage(actor)}
        >
          {t("returns.confirm")}
        </BigButton>
        <BigButton isWide icon={<DismissRegular />} onClick={() => actor.send({ type: "parcel.leave" })}>
          {t("returns.notThis")}
        </BigButton>
      </>
    );
  }
  if (phase === "unsure") {
    return (
      <>
        <p role="alert" className={styles.quiet}>{t("returns.unsure")}</p>
        <BigButton
          isWide
          isPrimary
          keys="Enter"
          icon={<ArrowClockwiseRegular />}
          onClick={() => actor.send({ type: "grade.again" })}
        >
          {t("returns.again")}
        </BigButton>
      </>
    );
  }
  if (!bench.parcel || phase === "givingReason" || phase === "resting") return null;
  const isGrading = picked !== undefined && !isOnShelf(bench.parcel, unit);
  return (
    <>
      {isGrading && <Grades bench={bench} asNew={picked.as_new} />}
      {picked && !isGrading && <Releases bench={bench} picked={picked} />}
      <BigButton
        isPrimary={!isGrading}
        {...!isGrading && { keys: "Enter" }}
        isDisabled={phase !== "open"}
        onClick={() => actor.send({ type: "parcel.leave" })}
      >
        {t("returns.leave")}
      </BigButton>
    </>
  );
}

function Grades({ bench: { actor, phase }, asNew }: { readonly bench: Bench; readonly asNew: string }) {
  const styles = useReturnStyles();
  const isDisabled = phase !== "open";
  return (
    <div className={styles.pair}>
      <BigButton
        isWide
        isPrimary
        keys="A"
        isDisabled={isDisabled}
        icon={<CheckmarkRegular />}
        onClick={() => actor.send({ type: "grade.asNew", key: newKey() })}
      >
        <span className={styles.two}>
          {t("returns.asNew")}
          <span className={styles.means}>
            {t(`returns.means.${asNew === "restocked" ? asNew : "kept"}`)}
          </span>
        </span>
      </BigButton>
      <BigButton
        isWide
        keys="B"
        isDisabled={isDisabled}
        icon={<DismissRegular />}
        onClick={() => actor.send({ type: "grade.damaged" })}
      >
        <span className={styles.two}>
          {t("returns.damaged")}
          <span className={styles.means}>{t("returns.means.scrapped")}</span>
        </span>
      </BigButton>
    </div>
  );
}

/** Offers to restock a garment that is kept on the shelf, or to scrap it. */
function Releases({ bench, picked }: { readonly bench: Bench; readonly picked: ReturnedUnit }) {
  const styles = useReturnStyles();
  const isDisabled = bench.phase !== "open";
  return (
    <div className={styles.pair}>
      <BigButton
        isWide
        keys="S"
        isDisabled={isDisabled || !isRestockable(picked)}
        icon={<BoxArrowUpRegular />}
        onClick={() => release(bench, picked, "restocked")}
      >
        <span className={styles.two}>
          {t("returns.restock")}
          <span className={styles.means}>
            {t(isRestockable(picked) ? "returns.means.restocked" : "returns.noRestock")}
          </span>
        </span>
      </BigButton>
      <BigButton
        isWide
        keys="B"
        isDisabled={isDisabled}
        icon={<DeleteRegular />}
        onClick={() => release(bench, picked, "scrapped")}
      >
        <span className={styles.two}>
          {t("returns.scrap")}
          <span className={styles.means}>{t("returns.means.scrapped")}</span>
        </span>
      </BigButton>
    </div>
  );
}

const isRestockable = ({ as_new }: ReturnedUnit): boolean => as_new === "restocked";

/** Asks for the reason why a garment leaves the shelf. Returns false if it cannot leave in this way. */
export function release({ actor }: Bench, picked: ReturnedUnit | undefined, way: Release): boolean {
  if (!picked || way === "restocked" && !isRestockable(picked)) return false;
  actor.send({ type: "kept.release", release: way });
  return true;
}

/** Takes a photo of the last scrapped unit, until another unit is graded or another package is opened. */
export function DamagePhoto({ bench: { last, parcel: pkg, phase }, button }: DamagePhotoProps) {
  if (last?.outcome !== "scrapped" || !["open", "resting"].includes(phase)) return null;
  if (pkg && !isIn(pkg, last.unit_id)) return null;
  return (
    <RejectPhoto
      key={last._id}
      unitId={last.unit_id}
      eventId={last._id}
      isCamera
      label={t("returns.photo", { ticket: last.ticket })}
      keyed={{ keys: "P", button }}
    />
  );
}

interface DamagePhotoProps {
  readonly bench: Bench;
  readonly button: RefCallback<HTMLButtonElement>;
}

export const confirmPackage = (actor: BenchActor) => actor.send({ type: "parcel.confirm", key: newKey() });
