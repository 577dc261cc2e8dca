/** Counts which transitions of every flow were taken by the tests of a run. */
import { chartOf } from "../../api/flows/chart.ts";
import { FLOW_IDS, loadFlow } from "../../src/diagnostics/flows/flows.ts";

const FOLDER = decodeURIComponent(new URL("../../.cache/walked", import.meta.url).pathname);

/** Makes an empty folder for this run. Returns the environment of the tests. */
export async function beginCoverage(): Promise<Readonly<Record<string, string>>> {
  await Deno.remove(FOLDER, { recursive: true }).catch(() => {});
  await Deno.mkdir(FOLDER, { recursive: true });
  return { WALKED: FOLDER };
}

export interface Flow {
  readonly id: string;
  readonly ways: readonly string[];
  readonly walked: ReadonlySet<string>;
}

/** Returns lines such as `order 41/41`, each followed by the transitions that no test took. */
export function linesOf(flows: readonly Flow[]): string[] {
  return flows.flatMap(({ id, ways, walked }) => {
    const missed = ways.filter((way) => !walked.has(way));
    const line = `   ${id} ${ways.length - missed.length}/${ways.length}`;
    return [line, ...missed.map((way) => `      not walked: ${way}`)];
  });
}

export async function coverageLines(): Promise<string[]> {
  const left = [...Deno.readDirSync(FOLDER)].map(({ name }) =>
    JSON.parse(Deno.readTextFileSync(`${FOLDER}/${name}`)) as Readonly<Record<string, readonly string[]>>
  );
  if (left.length === 0) return [];
  const flows = await Promise.all(FLOW_IDS.map(async (id): Promise<Flow> => {
    const { config } = await loadFlow(id);
    const chart = chartOf(config);
    const walked = new Set(left.flatMap((all) => all[chart.id] ?? []));
    return { id, ways: chart.ways.map((way) => way.id), walked };
  }));
  return ["", "Ways of the flows that tests walked:", ...linesOf(flows)];
}
