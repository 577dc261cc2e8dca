/** Compares the sums of all lines with the package. Amber means that pieces differ or the goods weigh too much. */
import { isNetOver, sumsOf } from "../../../../../api/shipping/customs.ts";
import { t } from "../../../../lib/i18n.ts";
import { Amount } from "../../../../parts/amount.tsx";
import { numberText, weightText } from "../../../../parts/format.ts";
import { mergeClasses } from "@fluentui/react-components";
import { usePartStyles } from "../../../../parts/parts.styles.ts";
import type { Package } from "../package.ts";
import { useCustomsStyles } from "./customs.styles.ts";

interface Declared {
  readonly qty: number;
  readonly net_g: number;
  /** Null for people who work without prices. */
  readonly value_minor: number | null;
  readonly currency: string;
}

interface Props {
  readonly lines: readonly Declared[];
  readonly pkg: Pick<Package, "facts" | "weighed_g" | "weight_g">;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, each) => all + (Number.isFinite(each) ? each : 0), 0);

export function CustomsTotals({ lines, pkg: { facts, weighed_g, weight_g } }: Props) {
  const styles = usePartStyles();
  const own = useCustomsStyles();
  const pieces = sum(lines.map(({ qty }) => qty));
  const net_g = sum(lines.map((line) => line.net_g));
  const parcel_g = weighed_g ?? weight_g;
  const priced = lines.flatMap(({ value_minor, currency }) =>
    value_minor !== null && Number.isFinite(value_minor) ? [{ value_minor, currency }] : []
  );
  return (
    <div className={own.totals} role="group" aria-label={t("customs.totals")}>
      <span className={mergeClasses(pieces !== facts.units && styles.warn)}>
        {t("customs.pieces", { pieces: numberText(pieces), units: numberText(facts.units) })}
      </span>
      <span className={mergeClasses(isNetOver([{ net_g }], parcel_g) && styles.warn)}>
        {t("customs.net", { net: weightText(net_g), package: weightText(parcel_g) })}
      </span>
      {sumsOf(priced).map(({ value_minor, currency }) => (
        <span key={currency} className={own.sum}>
          <Amount minor={value_minor} currency={currency} />
        </span>
      ))}
    </div>
  );
}
