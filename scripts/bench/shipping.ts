/** Measures whether the bounds of docs/shipping.md are met. `deno task bench shipping:rate` runs one part. */
import { type Figure, print } from "./report.ts";

interface Part {
  readonly heading: string;
  readonly against: string;
  readonly figures: () => Promise<readonly Figure[]>;
}

const PARTS: Readonly<Record<string, Part>> = {
  rate: {
    heading: "Prices of packages",
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
    heading: "Documents of packages",
    against: "bare pdf-lib",
    figures: async () => (await import("./shipping/documents.ts")).documentFigures(),
  },
  paste: {
    heading: "Prices pasted",
    against: "bare table",
    figures: async () => (await import("./shipping/paste.ts")).pasteFigures(),
  },
};

export async function benchShipping(only?: string): Promise<void> {
  for (const [name, { heading, against, figures }] of Object.entries(PARTS)) {
    if (only === undefined || only === name) print(heading, against, await figures());
  }
}

export async function benchMillionPackages(): Promise<void> {
  const { listFigures } = await import("./shipping/lists.ts");
  print("Lists of a million packages", "10,000 packages", await listFigures());
}
