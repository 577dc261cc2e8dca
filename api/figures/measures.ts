/** Measures of a report: each counts rows of its list, sums a column, or divides one measure by another. */

interface OfRows {
  readonly key: string;
  /** Filters of the list that select the rows, besides those of the report. */
  readonly where?: Readonly<Record<string, string>>;
}

interface CountOf extends OfRows {
  readonly kind: "count";
}

/** The sum of a column; money is summed by currency. */
interface SumOf<Field extends string> extends OfRows {
  readonly kind: "sum";
  readonly of: Field;
  readonly isMoney?: true;
  /** Changes the sign, because money that leaves an account is negative. */
  readonly isNegated?: true;
}

/** A percentile of the whole hours between two times of a row. */
interface HoursOf<Field extends string> extends OfRows {
  readonly kind: "hours";
  readonly from: Field;
  readonly to: Field;
  readonly percent: number;
}

/** One measure divided by another; for money, in each currency separately. */
interface ShareOf {
  readonly key: string;
  readonly kind: "share";
  readonly part: string;
  readonly whole: string;
  readonly isMoney?: true;
}

export type MeasureOf<Field extends string> = CountOf | SumOf<Field> | HoursOf<Field> | ShareOf;
export type Measure = MeasureOf<string>;
export type RowMeasure = Exclude<Measure, ShareOf>;

/** A column of figures: a measure of money has one for each currency. */
export interface FigureColumn {
  readonly key: string;
  /** Empty for a figure that is not an amount of money. */
  readonly currency: string;
}

export const isMoney = (measure: Measure): boolean => "isMoney" in measure && measure.isMoney === true;

export const columnsOf = (
  measures: readonly Measure[],
  currencies: readonly string[],
): readonly FigureColumn[] =>
  measures.flatMap((measure) =>
    (isMoney(measure) ? currencies : [""]).map((currency) => ({ key: measure.key, currency }))
  );

/** Names the date by which a measure counts its rows. Measures with the same date are read together. */
export const dateOfMeasure = (measure: RowMeasure): string => measure.where?.["dated"] ?? "";
