/** What shipping promised. `deno task bench shipping:rate` runs one part. Source: docs/shipping.md. */
import { type Figure, print } from "./report.ts";

interface Part {
  readonly heading: string;
  readonly against: string;
  readonly figures: () => Promise<readonly Figure[]>;
}

const PARTS: Readonly<Record<string, Part>> = {
  rate: {
    heading: "Prices of parcels",
    against: "array lookup",
    figures: async () => (await import("./shipping/rate.ts")).rateFigures(),
  },
  backtest: {
    heading: "A back-test",
    against: "one cursor",
    figures: async () => (await import("./shipping/backtest.ts")).backtestFigures(),
  },
  pack: {
    heading: "The pack station",
    against: "moveOrder",
    figures: async () => (await import("./shipping/pack.ts")).packFigures(),
  },
  documents: {
    heading: "Documents of parcels",
    against: "bare pdf-lib",
    figures: async () => (await import("./shipping/documents.ts")).documentFigures(),
  },
  paste: {
    heading: "Prices pasted",
    against: "bare table",
    figures: async () => (await import("./shipping/paste.ts")).pasteFigures(),
  },
};

/** @param only that part */
export async function benchShipping(only?: string): Promise<void> {
  if (only !== undefined && !PARTS[only]) {
    throw new Error(`There is no part ${only}. Parts: ${Object.keys(PARTS).join(", ")}`);
  }
  for (const [name, { heading, against, figures }] of Object.entries(PARTS)) {
    if (only === undefined || only === name) print(heading, against, await figures());
  }
}

export async function benchMillionParcels(): Promise<void> {
  const { listFigures } = await import("./shipping/lists.ts");
  print("Lists of a million parcels", "10,000 parcels", await listFigures());
}
