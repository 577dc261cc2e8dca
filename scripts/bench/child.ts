/** Starts the processes of a measurement, which end with it even if it fails. */

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);
/** A server that takes longer than this to end hangs and is killed. */
const MAX_END_MS = 20_000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
/** Environment variable that makes a child exit when its standard input closes, as it does when the parent ends. */
const ENDS_WITH_STDIN = "ENDS_WITH_STDIN";

const running = new Set<Deno.ChildProcess>();

export interface Child extends AsyncDisposable {
  readonly readyMs: number;
  memoryBytes(): Promise<number>;
  peakBytes(): Promise<number>;
  cpuMs(): Promise<number>;
  signal(name: Deno.Signal): void;
}

export function endWithParent(): void {
  if (!Deno.env.has(ENDS_WITH_STDIN)) return;
  void (async () => {
    for await (const _ of Deno.stdin.readable);
    Deno.exit(0);
  })();
}

export function endChildrenOnSignals(): void {
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(name, () => {
      for (const child of running) child.kill("SIGTERM");
      Deno.exit(1);
    });
  }
}

export function endWithThisProcess(child: Deno.ChildProcess): Deno.ChildProcess {
  running.add(child);
  void child.status.then(() => running.delete(child));
  return child;
}

async function untilReady(stdout: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  let output = "";
  const reader = stdout.pipeThrough(new TextDecoderStream()).getReader();
  while (!output.includes("Ready ")) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The server ended before it was ready:\n${output}`);
    output += value;
  }
  void (async () => {
    while (!(await reader.read()).done);
  })();
}

/** Returns the V8 flags of the task `start`, for measured servers. */
export async function startFlags(): Promise<readonly string[]> {
  const { tasks } = JSON.parse(await Deno.readTextFile(`${root}deno.json`)) as {
    tasks: { start: { command: string } };
  };
  return tasks.start.command.split(" ").filter((part) => part.startsWith("--v8-flags="));
}

export const spawnServer = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  script = "scripts/bench/server.ts",
) => await spawn(script, args, env, MAX_END_MS, await startFlags());

/** Returns the processor time that a process has taken so far. */
export async function cpuMsOf(pid: number): Promise<number> {
  const stat = await Deno.readTextFile(`/proc/${pid}/stat`);
  // The process name in brackets may contain spaces; user and system time are the 12th and 13th field after it.
  const [user, system] = stat.slice(stat.lastIndexOf(")") + 2).split(" ").slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * TICK_MS;
}

/** Starts a script as a process that is stopped at the end of the caller's `using` block, and waits until it prints `Ready`. */
export async function spawn(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  longestEndMs = MAX_END_MS,
  flags: readonly string[] = [],
): Promise<Child> {
  const startedAt = performance.now();
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "--config", "deno.test.json", ...flags, "--no-check", "--allow-all", script, ...args],
    cwd: root,
    env: { ...env, [ENDS_WITH_STDIN]: "1" },
    // Nothing is written to this pipe: it closes when this process ends.
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  });
  const child = endWithThisProcess(command.spawn());
  await untilReady(child.stdout);
  const statusBytes = async (name: "VmRSS" | "VmHWM") => {
    const status = await Deno.readTextFile(`/proc/${child.pid}/status`);
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
  };
  return {
    readyMs: performance.now() - startedAt,
    memoryBytes: () => statusBytes("VmRSS"),
    peakBytes: () => statusBytes("VmHWM"),
    cpuMs: () => cpuMsOf(child.pid),
    signal: (name) => child.kill(name),
    [Symbol.asyncDispose]: () => end(child, script, longestEndMs),
  };
}

async function end(child: Deno.ChildProcess, script: string, longestEndMs: number): Promise<void> {
  if (!running.has(child)) return;
  child.kill("SIGTERM");
  const timer = setTimeout(() => {
    console.error(`${script} did not end within ${longestEndMs} ms, and was killed.`);
    child.kill("SIGKILL");
  }, longestEndMs);
  await child.status;
  clearTimeout(timer);
}
