/**
 * Measures a business of a million orders beside one of 10,000, each query in turns: lists with late pages, filters and
 * searches, the dashboard, a scan, a payment, and the daily recounts. `large:work` runs one part, `BENCH_ORDERS=100000`
 * another size, `BENCH_ENGINE=postgres` both sides in Postgres.
 */
import { bookFaults } from "../../server/modules/money/ledger/verify_store.ts";
import { stockFaults } from "../../server/modules/catalogue/stock/verify_store.ts";
import { type ApiClient, apiClientOf } from "./business/ask.ts";
import { bareRejectsByStep, rejectsByStep } from "./business/figures.ts";
import { FEW, MANY } from "./business/make.ts";
import { type Business, openBusiness } from "./business/open.ts";
import {
  DEEP_PAGE,
  deepQuestions,
  type Question,
  questionsOf,
  sampleRecordOf,
} from "./business/questions.ts";
import { paymentsIn, scansIn } from "./business/work.ts";
import { type Figure, print } from "./report.ts";
import { measureBoth, msOf, WARM } from "./measure_both.ts";

const WORK_ROUNDS = 20;

interface BenchSide {
  readonly business: Business;
  readonly client: ApiClient;
  readonly questions: readonly Question[];
}

async function openSide(orders: number): Promise<BenchSide> {
  const business = await openBusiness(orders);
  const known = await sampleRecordOf(business.db);
  return {
    business,
    client: await apiClientOf(business.db, business.dataDir),
    questions: questionsOf(known),
  };
}

async function listFigures(many: BenchSide, few: BenchSide): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [at, question] of many.questions.entries()) {
    const other = few.questions[at]!;
    const both = await measureBoth(() => many.client.ask(question), () => few.client.ask(other));
    figures.push({ name: question.name, ...both, unit: "ms", goal: question.goal ?? "none" });
  }
  return figures;
}

async function depthFigures({ client }: BenchSide, _few: BenchSide): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const question of deepQuestions()) {
    // A list with too few rows has no page 1,000.
    if (!/"_id"/.test(await client.ask(question))) continue;
    const first = { ...question, page: 1 };
    const both = await measureBoth(() => client.ask(question), () => client.ask(first));
    figures.push({ name: question.name, ...both, unit: "ms", goal: "<= 3x" });
  }
  return figures;
}

async function workFigures(many: BenchSide, few: BenchSide): Promise<readonly Figure[]> {
  const turns = WARM + WORK_ROUNDS;
  const [scans, scansOfFew] = [await scansIn(many.business.db, turns), await scansIn(few.business.db, turns)];
  const [pays, paysOfFew] = [
    await paymentsIn(many.business.db, turns),
    await paymentsIn(few.business.db, turns),
  ];
  const ask = ({ client }: BenchSide, all: readonly Question[]) => (round: number) => client.ask(all[round]!);
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

async function reportFigures({ business, client }: BenchSide, _few: BenchSide): Promise<readonly Figure[]> {
  const both = await measureBoth(() => client.ask(rejectsByStep), () => bareRejectsByStep(business.db));
  return [{ name: rejectsByStep.name, ...both, unit: "ms", goal: "<= 1.3x" }];
}

async function dailyFigures(
  { business: many }: BenchSide,
  { business: few }: BenchSide,
): Promise<readonly Figure[]> {
  const once = async (
    name: string,
    work: (business: Business) => Promise<readonly string[]>,
  ): Promise<Figure> => {
    const sound = async (business: Business) => {
      const [fault] = await work(business);
      if (fault) throw new Error(`The database is not sound: ${fault}`);
    };
    return {
      name,
      ours: await msOf(() => sound(many)),
      base: await msOf(() => sound(few)),
      unit: "ms",
      goal: "none",
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
  readonly figures: (many: BenchSide, few: BenchSide) => Promise<readonly Figure[]>;
}

const SMALL = `${FEW.toLocaleString("en")} orders`;
const PARTS: Readonly<Record<string, Part>> = {
  lists: { heading: "Asked", against: SMALL, figures: listFigures },
  depth: { heading: `Page ${DEEP_PAGE.toLocaleString("en")}`, against: "its page 1", figures: depthFigures },
  work: { heading: "Work", against: SMALL, figures: workFigures },
  reports: { heading: "Reports", against: "bare SQL", figures: reportFigures },
  daily: { heading: "What goes over all of it", against: SMALL, figures: dailyFigures },
};

export async function benchLarge(only?: string): Promise<void> {
  const size = Number(Deno.env.get("BENCH_ORDERS") ?? MANY);
  const [few, many] = [await openSide(FEW), await openSide(size)];
  try {
    const business = `${size.toLocaleString("en")} orders on ${many.business.db.engine}`;
    for (const [name, { heading, against, figures }] of Object.entries(PARTS)) {
      if (only === undefined || only === name) {
        print(`${heading}, ${business}`, against, await figures(many, few));
      }
    }
  } finally {
    for (const { client, business } of [few, many]) {
      await client.close();
      await business[Symbol.asyncDispose]();
    }
  }
}
