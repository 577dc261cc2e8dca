import { WORK_STEPS } from "../../api/steps.ts";
import type { NewItem, StationsTable } from "../db/tables.ts";
import { pricingBy } from "../modules/shipping/price_tables/price_tables_store.ts";
import { actorsOf, personOf, SELLERS } from "./actors.ts";
import { type Audit, makeAudit } from "./audit.ts";
import type { DemoCodes } from "./ids.ts";
import { makeMoney, type Money } from "./money/money.ts";
import type { DemoCosts } from "./money/production_costs.ts";
import { makeTopUps, type TopUps } from "./money/topups.ts";
import type { DemoBusiness, Pricing } from "./orders/walk/business.ts";
import { makeWalker, type Walker } from "./orders/walk/walker.ts";
import type { People } from "./people/people.ts";
import type { Random } from "./random.ts";
import type { Actors } from "./rows.ts";
import type { DemoRates } from "./shipping/rates.ts";

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
  /** Grams, by item id. */
  readonly weights: ReadonlyMap<string, number>;
  /** JSON of the product's steps, by item id. */
  readonly routes: ReadonlyMap<string, string>;
  /** The id of a station for each workshop step, by the state of the unit machine. */
  readonly stations: ReadonlyMap<string, string>;
}

interface Given extends Pick<DemoWorld, "codes" | "random" | "newId" | "rules"> {
  readonly people: People;
  readonly items: readonly NewItem[];
  readonly place: DemoBusiness["place"];
  readonly routes: DemoBusiness["routes"];
  readonly stations: readonly StationsTable[];
  readonly priceTables: DemoRates["priceTables"];
  readonly goods: DemoBusiness["goods"];
  readonly openedAt: number;
  readonly costs: DemoCosts;
}

export function makeWorld(
  { now, currency, timeZone }: Pick<DemoWorld, "now" | "currency" | "timeZone">,
  given: Given,
): DemoWorld {
  const { people, place, routes, items, openedAt, random, newId, codes, rules } = given;
  const actors = actorsOf(people);
  const shared = { currency, newId, openedAt, accountingId: actors.accounting._id };
  const topUps = makeTopUps({ ...shared, now, takeCode: () => codes.topups.take() });
  const sellers = SELLERS.map((account) => personOf(people, account)._id);
  const money = makeMoney({ ...shared, sellers, topUps, costs: given.costs, now, timeZone });
  const audit = makeAudit(actors, newId);
  const weights = new Map(items.map(({ _id, weight_g }) => [_id, weight_g]));
  const terms = new Map(people.users.map((user) => [user._id, pricingBy(user)]));
  const termsOf: DemoBusiness["termsOf"] = (seller, at) => terms.get(seller)?.(at) ?? { plan: "", vip: 0 };
  const sending = {
    place,
    goods: given.goods,
    ratesAt: topUps.ratesAt,
    rules,
    priceTables: given.priceTables,
    termsOf,
  };
  const business: DemoBusiness = { newId, codes, books: money, weights, routes, ...sending };
  const walker = makeWalker({ business, timeZone, recordAudit: audit.add });
  const ownStations = given.stations.filter(({ location_id }) => location_id === place._id);
  const stations = new Map(WORK_STEPS.flatMap(({ key, state }) => {
    const found = ownStations.find(({ step }) => step === key);
    return found ? [[state, found._id] as const] : [];
  }));
  return {
    random,
    now,
    currency,
    timeZone,
    newId,
    codes,
    actors,
    money,
    ...{ topUps, audit, walker, weights, routes, stations },
    ...sending,
  };
}
