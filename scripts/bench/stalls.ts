/** Reads the stalls of a measured server's event loop. The goal is that none takes longer than 50 ms. */
import type { Figure } from "./report.ts";
import type { ServerProcess } from "./world.ts";

const PAUSE_MS = 10;

export interface Stalls {
  readonly p99: number;
  readonly longest: number;
}

/** Returns the environment that makes a server write its stalls into a folder, and the function that reads them. */
export function stallsIn(dataDir: string) {
  const path = `${dataDir}/stalls.json`;
  return {
    env: { STALLS_FILE: path },
    async of({ signal }: Pick<ServerProcess, "signal">): Promise<Stalls> {
      await Deno.remove(path).catch(() => {});
      signal("SIGUSR2");
      for (;;) {
        const text = await Deno.readTextFile(path).catch(() => "");
        if (text) return JSON.parse(text) as Stalls;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
  };
}

export const stallFigures = ({ p99, longest }: Stalls, rest?: Stalls): readonly Figure[] => [
  { name: "event loop held up, p99", ours: p99, ...rest && { base: rest.p99 }, unit: "ms", goal: "" },
  {
    name: "event loop held up, longest",
    ours: longest,
    ...rest && { base: rest.longest },
    unit: "ms",
    goal: "<= 50 ms",
  },
];
