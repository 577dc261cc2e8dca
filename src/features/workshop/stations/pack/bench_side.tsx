/** Shows the next step for the package on the bench: check the garment, weigh, wait, apply the label or shelve. */
import { mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { REPRINT_REASONS } from "../../../../../api/catalogue/prints.ts";
import { NET_REFUSAL, weightIn } from "../../../../../machines/workshop/pack_context.ts";
import { t } from "../../../../lib/i18n.ts";
import { weightText } from "../../../../parts/format.ts";
import { ArtView } from "../art_view.tsx";
import { BigButton } from "../frame/big_button.tsx";
import { useBenchStyles } from "../frame/bench.styles.ts";
import { NumberBox } from "../frame/number_box.tsx";
import { reasonText } from "../verdict_of.ts";
import { usePackStyles } from "./pack.styles.ts";
import type { PackActor, PackState } from "./pack_wiring.ts";
import { MethodChoice } from "./method_choice.tsx";
import type { LabelPrinter } from "./print_label.ts";

interface Props {
  readonly actor: PackActor;
  readonly snapshot: PackState;
  readonly printer: LabelPrinter;
  /** Receives a code that was scanned or typed into the field for the weight. */
  readonly onCode: (code: string) => void;
}

export function BenchSide({ actor, snapshot, printer, onCode }: Props) {
  const styles = usePackStyles();
  const bench = useBenchStyles();
  const { parcel: pkg, unit, grams, question, why, whyText } = snapshot.context;
  if (!pkg) return null;
  const enterWeight = (text: string) => {
    const grams = weightIn(text);
    if (grams === null) onCode(text);
    else actor.send({ type: "weight.enter", grams });
  };
  const isAt = (...state: Parameters<PackState["matches"]>) => snapshot.matches(...state);
  const say = (title: string, text = "", more?: ReactNode, { isUnsure = false, isOffering = false } = {}) => (
    <div
      className={mergeClasses(styles.side, styles.asking, isUnsure && bench.unsure)}
      data-bench={placeOf(snapshot)}
    >
      <div className={mergeClasses(styles.ask, isOffering && styles.offering)}>
        <h2 className={mergeClasses(styles.large, isOffering && styles.offeringTitle)}>{title}</h2>
        {text && <p className={mergeClasses(bench.text, isOffering && styles.offeringText)}>{text}</p>}
        {more}
      </div>
    </div>
  );
  if (isAt("weighing")) {
    const isUnsure = isAt({ weighing: "unsure" });
    // The package may have been weighed already, perhaps by another packer.
    const expected = pkg.weighed_g !== null
      ? t("packBench.weighedBefore", { grams: weightText(pkg.weighed_g) })
      : pkg.weight_g > 0
      ? t("packBench.expected", { grams: weightText(pkg.weight_g) })
      : "";
    const isNet = isUnsure && question === NET_REFUSAL;
    const line = isNet ? t("packBench.netOverLine") : t("packBench.unsureLine", {
      grams: weightText(grams),
      expected: weightText(pkg.weight_g),
    });
    return say(
      t(isNet ? "packBench.netOver" : isUnsure ? "packBench.unsure" : "packBench.weigh"),
      isUnsure ? line : t("packBench.weighLine"),
      <>
        <NumberBox key={pkg._id} label={t("packBench.weight")} unit="g" onEnter={enterWeight} />
        {expected && !isUnsure && <p className={bench.text}>{expected}</p>}
      </>,
      { isUnsure },
    );
  }
  if (isAt("buying") || isAt("retried")) {
    return isAt({ buying: "long" })
      ? say(t("packBench.buyingLong"), t("packBench.buyingLongLine"))
      : say(t("packBench.buying"));
  }
  if (isAt("labelled") && printer.asksWhy === pkg._id) {
    return say(t("packBench.whyAgain"), t("packBench.whyAgainLine"), <Again printer={printer} />);
  }
  if (isAt("labelled")) {
    const reason = printer.failureOf(pkg._id);
    const state = reason ? t("packBench.notPrinted", { reason }) : "";
    return say(
      t("packBench.labelled"),
      state || (printer.isBusy ? t("packBench.printing") : `${pkg.carrier} ${pkg.tracking_number}`),
    );
  }
  if (isAt("failed") || isAt("refused")) {
    const reason = isAt("failed")
      ? reasonText(pkg.failed_reason, pkg.failed_reason)
      : reasonText(why, whyText);
    return pkg.methods.length > 0
      ? say(
        t("packBench.choose"),
        t("packBench.shelfLine", { reason }),
        <MethodChoice actor={actor} methods={pkg.methods} />,
        {
          isOffering: true,
        },
      )
      : say(t("packBench.shelf"), reason);
  }
  return unit ? <ArtView garment={unit} at={0} /> : <div className={styles.side} />;
}

/** Returns the state of the bench, such as `weighing.unsure`. */
const placeOf = ({ value }: PackState): string =>
  typeof value === "string" ? value : Object.entries(value).flat().join(".");

/** Asks why a label is printed again. A digit, a card with the reason or a tap answers. */
function Again({ printer }: Pick<Props, "printer">) {
  const styles = usePackStyles();
  return (
    <div className={styles.reasons} role="group" aria-label={t("packBench.whyAgain")}>
      {REPRINT_REASONS.map((reason, at) => (
        <BigButton
          key={reason}
          keys={String(at + 1)}
          onClick={() => printer.printAgain(at + 1)}
        >
          {t(`prints.again_${reason}`)}
        </BigButton>
      ))}
    </div>
  );
}
