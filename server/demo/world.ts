import type { Audit } from "./audit.ts";
import type { DemoCodes } from "./ids.ts";
import type { Money } from "./money/money.ts";
import type { TopUps } from "./money/topups.ts";
import type { Random } from "./random.ts";
import type { Actors } from "./rows.ts";
import type { Pricing } from "./orders/walk/business.ts";
import type { Walker } from "./orders/walk/walker.ts";

export interface DemoWorld extends Pricing {
  readonly random: Random;
  /** Unix seconds. */
  readonly now: number;
  readonly currency: string;
  readonly timeZone: string;
  readonly newId: (at: number) => string;
  readonly codes: DemoCodes;
  readonly actors: Actors;
  readonly money: Money;
  readonly topUps: TopUps;
  readonly audit: Audit;
  readonly walker: Walker;
  /** Grams, by item. */
  readonly weights: ReadonlyMap<string, number>;
  /** JSON: the steps of its product, by item. */
  readonly routes: ReadonlyMap<string, string>;
  /** The station of each workshop step, by the state of the unit machine. */
  readonly stations: ReadonlyMap<string, string>;
}
