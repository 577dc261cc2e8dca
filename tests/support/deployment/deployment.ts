/**
 * Deploys the example of docs/deploying.md on this machine: a description, its files, processes, a proxy and
 * a host for the app.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readDeployment } from "../../../scripts/deploy/deployment.ts";
import { writeDeployment } from "../../../scripts/deploy/write.ts";
import { makeKey } from "../../../server/backup/sealed_stream.ts";
import { cdnAt } from "../../browser/support/cdn.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import { smallProxy } from "./small_proxy.ts";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface Process {
  readonly greeting: string;
  readonly port: number;
  kill(): Promise<void>;
  /** Stops the process as systemd does and returns its exit code. */
  stop(): Promise<number>;
}

export interface Plan {
  /** Folder of `deno task serve`: this checkout, or a release. */
  readonly program: string;
  readonly processes: number;
  readonly databaseUrl?: string;
  readonly nginx?: string;
  /** The user of the processes; the current user by default. */
  readonly uid?: number;
}

export interface DeployedSite extends AsyncDisposable {
  readonly app: string;
  readonly api: string;
  readonly login: string;
  readonly envPath: string;
  readonly dataDir: string;
  /**
   * Publishes another build on the app's host, with its headers.
   * @param isClean removes the files of the previous build
   */
  publish(from: string, isClean: boolean): Promise<void>;
  readonly processes: readonly Process[];
}

function freePorts(count: number): number[] {
  const listeners = Array.from({ length: count }, () => Deno.listen({ hostname: "127.0.0.1", port: 0 }));
  const ports = listeners.map(({ addr }) => addr.port);
  for (const listener of listeners) listener.close();
  return ports;
}

interface Place {
  readonly home: string;
  readonly envPath: string;
  readonly ports: readonly [api: number, login: number];
}

/**
 * Returns the command that `deno task serve` runs, so that the process id is the server's: a killed task
 * would leave its server running.
 */
async function serveArgs(program: string): Promise<string[]> {
  const { tasks } = JSON.parse(await Deno.readTextFile(join(program, "deno.json"))) as {
    readonly tasks: { readonly serve: { readonly command: string } };
  };
  return tasks.serve.command.split(" ").slice(1);
}

/** Returns the environment: a release needs no registry and no filled cache, a checkout has both. */
function environmentOf(program: string, home: string): Record<string, string> {
  if (program === root) return Deno.env.toObject();
  const PATH = `${dirname(Deno.execPath())}:/usr/bin:/bin`;
  return { PATH, HOME: home, DENO_DIR: join(home, "cache"), NPM_CONFIG_REGISTRY: "http://127.0.0.1:9" };
}

async function start({ program, uid }: Plan, place: Place, isTask: boolean): Promise<Process> {
  const { home, envPath, ports: [port, loginPort] } = place;
  const command = isTask ? ["task", "--quiet", "serve"] : await serveArgs(program);
  const child = new Deno.Command(Deno.execPath(), {
    args: [...command, "--env", envPath],
    cwd: program,
    clearEnv: true,
    env: { ...environmentOf(program, home), PORT: `${port}`, LOGIN_PORT: `${loginPort}` },
    ...(uid !== undefined && { uid, gid: uid }),
    stdin: "null",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let greeting = "";
  while (!/^Ready [^]*\n$/m.test(greeting)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The server stopped before it was ready: ${greeting}`);
    greeting += value;
  }
  let isOver = false;
  const end = async (signal: Deno.Signal): Promise<number> => {
    if (!isOver) child.kill(signal);
    isOver = true;
    await reader.cancel();
    return (await child.status).code;
  };
  return { greeting, port, stop: () => end("SIGTERM"), kill: () => end("SIGKILL").then(() => {}) };
}

async function writeEnv(
  from: string,
  to: string,
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<void> {
  const settings = (await Deno.readTextFile(from)).replace(/^DATA_DIR=.*$/m, `DATA_DIR=${dataDir}`)
    .replace(/^(# )?DATABASE_URL=.*$/m, databaseUrl ? `DATABASE_URL=${databaseUrl}` : "");
  await Deno.writeTextFile(to, `${settings}BACKUP_KEY=${makeKey()}\n`);
}

/** Follows docs/deploying.md step by step. The build exists already. */
export async function deploy(plan: Plan): Promise<DeployedSite> {
  await using stack = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), "pressdock-deployed-"));
  stack.defer(() => rm(home, { recursive: true }));
  const [appPort = 0, apiPort = 0, loginPort = 0, ...own] = freePorts(3 + 2 * plan.processes);
  const [app, api, login] = [appPort, apiPort, loginPort].map((port) => `http://localhost:${port}`);
  const text = JSON.stringify({ app, api: `${api}/api`, login, processes: plan.processes });
  const description = readDeployment(text, true);
  const folder = join(home, "dist-deploy");
  await writeDeployment(description, { from: `${root}dist`, to: folder });
  const [envPath, dataDir] = [join(home, "pressdock.env"), join(home, "data")];
  await writeEnv(join(folder, "pressdock.env"), envPath, dataDir, plan.databaseUrl);
  for (const owned of [dataDir, join(home, "cache")]) {
    await Deno.mkdir(owned);
    if (plan.uid !== undefined) await Deno.chown(owned, plan.uid, plan.uid);
  }
  await Deno.chmod(home, 0o755);
  const processes: Process[] = [];
  for (let at = 0; at < plan.processes; at++) {
    const ports = [own[2 * at]!, own[2 * at + 1]!] as const;
    const process = await start(plan, { home, envPath, ports }, at === 0);
    processes.push(process);
    stack.defer(() => process.stop().then(() => {}));
  }
  const [apiPorts, loginPorts] = [0, 1].map((kind) => processes.map((_, at) => own[2 * at + kind]!));
  let nginx: Nginx | undefined;
  if (plan.nginx) {
    const ports = Object.fromEntries(own.map((port, at) => [8000 + (at >> 1) * 10 + (at & 1), port]));
    const nginxHome = join(home, "nginx");
    await Deno.mkdir(nginxHome);
    nginx = stack.use(await startNginx({ program: plan.nginx, home: nginxHome, folder, appPort, ports }));
  } else {
    stack.use(smallProxy(apiPort, apiPorts!));
    stack.use(smallProxy(loginPort, loginPorts!));
    // Reads the files for each request, because the build may have changed.
    const host = Deno.serve(
      { port: appPort, hostname: "127.0.0.1", onListen: () => {} },
      (request) => cdnAt(`${folder}/app`)(request),
    );
    stack.defer(() => host.shutdown());
  }
  const publish: DeployedSite["publish"] = async (from, isClean) => {
    const to = join(home, "next");
    await writeDeployment(description, { from, to });
    if (isClean) await Deno.remove(`${folder}/app/assets`, { recursive: true });
    const copied = await new Deno.Command("cp", { args: ["-r", `${to}/.`, folder] }).output();
    if (!copied.success) throw new Error("The build was not copied");
    await nginx?.reload();
  };
  const ending = stack.move();
  return {
    ...{ app: app!, api: api!, login: login!, envPath, dataDir, processes, publish },
    [Symbol.asyncDispose]: () => ending.disposeAsync(),
  };
}
