/** Measures the time from `deno task start` to `Ready` after a build, without and then with a database. */
import { endWithThisProcess } from "./child.ts";
import { median, print } from "./report.ts";

const RUNS = 5;
const GOAL = "<= 2,000 ms";

async function measureSecondStart(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const command = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "start"],
    env: { DATA_DIR: dataDir, PORT: "8793", LOGIN_PORT: "8794" },
    stdout: "piped",
    stderr: "inherit",
  });
  const child = endWithThisProcess(command.spawn());
  let readyMs = NaN;
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    if (!text.includes("Ready ")) continue;
    readyMs = performance.now() - startedAt;
    child.kill("SIGINT");
  }
  await child.status;
  return readyMs;
}

/** Measures the start of an empty program, for comparison. */
async function measureEmptyStart(): Promise<number> {
  const startedAt = performance.now();
  await new Deno.Command(Deno.execPath(), { args: ["eval", "0"] }).output();
  return performance.now() - startedAt;
}

export async function benchStart(): Promise<void> {
  const dataDir = await Deno.makeTempDir();
  const first = await measureSecondStart(dataDir);
  const times: number[] = [];
  const empty: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    times.push(await measureSecondStart(dataDir));
    empty.push(await measureEmptyStart());
  }
  await Deno.remove(dataDir, { recursive: true });
  print("Start to Ready", "deno eval 0", [
    { name: "first start, built, with demo data", ours: first, unit: "ms", goal: "" },
    { name: "second start", ours: median(times), base: median(empty), unit: "ms", goal: GOAL },
  ]);
}
