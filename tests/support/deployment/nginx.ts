/** Runs nginx with the configuration of a deployment, if nginx is installed: in the path, or named by `NGINX_PATH`. */
import { join } from "node:path";

const CANDIDATES = ["nginx", "/usr/sbin/nginx"];

export async function findNginx(): Promise<string | null> {
  for (const path of [Deno.env.get("NGINX_PATH"), ...CANDIDATES]) {
    if (!path) continue;
    try {
      if ((await new Deno.Command(path, { args: ["-v"], stderr: "null" }).output()).success) return path;
    } catch {
      // nginx is not at this path: the next one is tried.
    }
  }
  return null;
}

export interface NginxOrder {
  readonly program: string;
  readonly home: string;
  readonly folder: string;
  readonly appPort: number;
  /** Replacements for the ports of the processes. */
  readonly ports: Readonly<Record<number, number>>;
  /** Replacements for texts of the configuration. */
  readonly changes?: Readonly<Record<string, string>>;
}

const STARTED_MS = 10_000;

async function writeConfig({ home, folder, appPort, ports, changes }: NginxOrder): Promise<string> {
  const replaced = {
    "/var/log/nginx/pressdock.log": `${home}/access.log`,
    "/srv/pressdock/app": `${folder}/app`,
    ...Object.fromEntries(
      Object.entries(ports).map(([from, to]) => [`127.0.0.1:${from} `, `127.0.0.1:${to} `]),
    ),
    ...changes,
  };
  for (const name of ["nginx-api.conf", "nginx.conf"]) {
    const text = Object.entries(replaced).reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      await Deno.readTextFile(join(folder, name)),
    );
    await Deno.writeTextFile(join(home, name), text);
  }
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) =>
    `${name}_temp_path ${home}/${name};`
  );
  const path = join(home, "main.conf");
  // The types are those of Debian's mime.types.
  await Deno.writeTextFile(
    path,
    `daemon off; pid ${home}/pid; error_log ${home}/error.log notice; worker_processes 1; ${
      Deno.uid() === 0 ? "user root;" : ""
    }
events { worker_connections 512; }
http {
  ${temporary.join(" ")}
  default_type application/octet-stream;
  types { text/html html; application/javascript js; application/json json; image/svg+xml svg; image/png png; application/wasm wasm; }
  include ${home}/nginx-api.conf;
  server { listen 127.0.0.1:${appPort}; server_name localhost; access_log off; include ${home}/nginx.conf; }
}
`,
  );
  return path;
}

const WAIT_MS = 20;

async function waitUntil(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + STARTED_MS; performance.now() < end;) {
    if (await isSo()) return true;
    await new Promise((go) => setTimeout(go, WAIT_MS));
  }
  return false;
}

export interface Nginx extends AsyncDisposable {
  /** Reloads the configuration, as `systemctl reload nginx` does. */
  reload(): Promise<void>;
}

export async function startNginx(order: NginxOrder): Promise<Nginx> {
  const { program, home, appPort } = order;
  const log = join(home, "error.log");
  const path = await writeConfig(order);
  const args = ["-p", home, "-c", path, "-e", log];
  const child = new Deno.Command(program, { args, stdout: "null", stderr: "null" }).spawn();
  let isOver = false;
  void child.status.then(() => isOver = true);
  const stop = async () => {
    if (!isOver) child.kill("SIGTERM");
    await child.status;
  };
  const isReached = async () => {
    const conn = await Deno.connect({ hostname: "127.0.0.1", port: appPort }).catch(() => null);
    conn?.close();
    return conn !== null || isOver;
  };
  if (!await waitUntil(isReached) || isOver) {
    await stop();
    throw new Error(`nginx did not start: ${await Deno.readTextFile(log)}`);
  }
  // The earlier worker accepts connections until it logs this line.
  const countEnded = async () => (await Deno.readTextFile(log)).split("gracefully shutting down").length - 1;
  return {
    async reload() {
      const before = await countEnded();
      await writeConfig(order);
      child.kill("SIGHUP");
      if (!await waitUntil(async () => await countEnded() > before)) {
        throw new Error(`nginx did not take the new recipes: ${await Deno.readTextFile(log)}`);
      }
    },
    [Symbol.asyncDispose]: stop,
  };
}
