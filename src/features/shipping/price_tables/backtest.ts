/** The stored result of a back-test, which prices past packages with another price table. */

export interface Share {
  readonly key: string;
  readonly count: number;
  readonly before_minor: number;
  readonly after_minor: number;
}

export interface Backtest {
  readonly parcels: number;
  readonly before_minor: number;
  readonly after_minor: number;
  /** The first packages that would have no price. */
  readonly holes: readonly {
    readonly code: string;
    readonly country: string;
    readonly postal_code: string;
    readonly weight_g: number;
    readonly refusal: string;
  }[];
  readonly holes_count: number;
  readonly zones: readonly Share[];
  readonly brackets: readonly Share[];
  readonly sellers: readonly Share[];
  readonly rises: readonly (Omit<Share, "key" | "count"> & { readonly code: string })[];
}

export const backtestOf = (text: string): Backtest | null =>
  text === "" ? null : JSON.parse(text) as Backtest;
