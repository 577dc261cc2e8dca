/**
 * Measures a business of a million orders beside one of 10,000, each query in turns: lists with depths, filters and searches, the
 * dashboard, a scan, a payment, and the daily recounts. `large:work` is a part of it, `BENCH_ORDERS=100000` another size;
 * `BENCH_ENGINE=postgres` runs both in Postgres.
 */
import { bookFaults } from "../../server/modules/money/ledger/verify_store.ts";
import { stockFaults } from "../../server/modules/catalogue/stock/verify_store.ts";
import { type ApiClient, apiClientOf } from "./house/ask.ts";
import { FEW, MANY } from "./house/make.ts";
import { type House, openHouse } from "./house/open.ts";
import { DEEP_PAGE, deepOf, type Question, questionsOf, sampleRecordOf } from "./house/questions.ts";
import { paymentsIn, scansIn } from "./house/work.ts";
import { type Figure, print } from "./report.ts";
import { measureBoth, msOf, WARM } from "./measure_both.ts";

const WORK_ROUNDS = 20;

interface HouseRequest {
  readonly house: House;
  readonly asking: ApiClient;
  readonly questions: readonly Question[];
}

async function opened(orders: number): Promise<HouseRequest> {
  const house = await openHouse(orders);
  const known = await sampleRecordOf(house.db);
  return { house, asking: await apiClientOf(house.db, house.dataDir), questions: questionsOf(known) };
}

async function listFigures(many: HouseRequest, few: HouseRequest): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [at, question] of many.questions.entries()) {
    const other = few.questions[at]!;
    const both = await measureBoth(() => many.asking.ask(question), () => few.asking.ask(other));
    figures.push({ name: question.name, ...both, unit: "ms", goal: question.goal ?? "told" });
  }
  return figures;
}

async function depthFigures({ asking }: HouseRequest, _few: HouseRequest): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const question of deepOf()) {
    // Lists with fewer rows have no such page.
    if (!/"_id"/.test(await asking.ask(question))) continue;
    const first = { ...question, page: 1 };
    const both = await measureBoth(() => asking.ask(question), () => asking.ask(first));
    figures.push({ name: question.name, ...both, unit: "ms", goal: "<= 3x" });
  }
  return figures;
}

async function workFigures(many: HouseRequest, few: HouseRequest): Promise<readonly Figure[]> {
  const turns = WARM + WORK_ROUNDS;
  const [scans, scansOfFew] = [await scansIn(many.house.db, turns), await scansIn(few.house.db, turns)];
  const [pays, paysOfFew] = [await paymentsIn(many.house.db, turns), await paymentsIn(few.house.db, turns)];
  const ask = ({ asking }: HouseRequest, all: readonly Question[]) => (round: number) =>
    asking.ask(all[round]!);
  return [
    {
      name: "a scan at a station",
      ...await measureBoth(ask(many, scans), ask(few, scansOfFew), WORK_ROUNDS),
      unit: "ms",
      goal: "<= 1.5x",
    },
    {
      name: "a payment",
      ...await measureBoth(ask(many, pays), ask(few, paysOfFew), WORK_ROUNDS),
      unit: "ms",
      goal: "<= 1.5x",
    },
  ];
}

async function dailyFigures(
  { house: many }: HouseRequest,
  { house: few }: HouseRequest,
): Promise<readonly Figure[]> {
  const once = async (name: string, work: (house: House) => Promise<readonly string[]>): Promise<Figure> => {
    const sound = async (house: House) => {
      const [fault] = await work(house);
      if (fault) throw new Error(`The database is not sound: ${fault}`);
    };
    return {
      name,
      ours: await msOf(() => sound(many)),
      base: await msOf(() => sound(few)),
      unit: "ms",
      goal: "told",
    };
  };
  return [
    { name: "to open it", ours: many.openMs, base: few.openMs, unit: "ms", goal: "<= 2,000 ms" },
    await once("the books counted again", ({ db }) => bookFaults(db.heavy)),
    await once("the stock counted again", ({ db }) => stockFaults(db.heavy)),
  ];
}

interface Part {
  readonly heading: string;
  readonly against: string;
  readonly figures: (many: HouseRequest, few: HouseRequest) => Promise<readonly Figure[]>;
}

const SMALL = `${FEW.toLocaleString("en")} orders`;
const PARTS: Readonly<Record<string, Part>> = {
  lists: { heading: "Asked", against: SMALL, figures: listFigures },
  depth: { heading: `Page ${DEEP_PAGE.toLocaleString("en")}`, against: "its page 1", figures: depthFigures },
  work: { heading: "Work", against: SMALL, figures: workFigures },
  daily: { heading: "What goes over all of it", against: SMALL, figures: dailyFigures },
};

export async function benchLarge(only?: string): Promise<void> {
  if (only !== undefined && !PARTS[only]) {
    throw new Error(`Cannot measure ${only}: expected one of ${Object.keys(PARTS).join(", ")}`);
  }
  const size = Number(Deno.env.get("BENCH_ORDERS") ?? MANY);
  const [few, many] = [await opened(FEW), await opened(size)];
  try {
    const house = `${size.toLocaleString("en")} orders on ${many.house.db.engine}`;
    for (const [name, { heading, against, figures }] of Object.entries(PARTS)) {
      if (only === undefined || only === name) {
        print(`${heading}, ${house}`, against, await figures(many, few));
      }
    }
  } finally {
    for (const { asking, house } of [few, many]) {
      await asking.close();
      await house[Symbol.asyncDispose]();
    }
  }
}
