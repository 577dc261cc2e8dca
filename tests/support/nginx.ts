/** A real nginx with the recipes of a deployment, where one is installed: in the path, or named by `NGINX_PATH`. */
import { join } from "node:path";

const CANDIDATES = ["nginx", "/usr/sbin/nginx"];

export async function findNginx(): Promise<string | null> {
  for (const path of [Deno.env.get("NGINX_PATH"), ...CANDIDATES]) {
    if (!path) continue;
    try {
      if ((await new Deno.Command(path, { args: ["-v"], stderr: "null" }).output()).success) return path;
    } catch {
      // Not there: the next one.
    }
  }
  return null;
}

export interface NginxOrder {
  readonly program: string;
  /** An empty folder. */
  readonly home: string;
  /** What `deploy` wrote. */
  readonly folder: string;
  readonly appPort: number;
  /** The recipes name the ports of the units; these are the ones here. */
  readonly ports: Readonly<Record<number, number>>;
  /** Texts of the recipes that are others here. */
  readonly changes?: Readonly<Record<string, string>>;
}

const STARTED_MS = 10_000;

async function configOf({ home, folder, appPort, ports, changes }: NginxOrder): Promise<string> {
  const replaced = {
    "/var/log/nginx/pressdock.log": `${home}/access.log`,
    "/srv/pressdock/app": `${folder}/app`,
    ...Object.fromEntries(
      Object.entries(ports).map(([from, to]) => [`127.0.0.1:${from};`, `127.0.0.1:${to};`]),
    ),
    ...changes,
  };
  const recipe = async (name: string) =>
    Object.entries(replaced).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      await Deno.readTextFile(join(folder, name)),
    );
  await Deno.writeTextFile(join(home, "api.conf"), await recipe("nginx-api.conf"));
  await Deno.writeTextFile(join(home, "app.conf"), await recipe("nginx.conf"));
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) =>
    `${name}_temp_path ${home}/${name};`
  );
  // Types as Debian's mime.types has them.
  return `daemon off; pid ${home}/pid; error_log ${home}/error.log; ${Deno.uid() === 0 ? "user root;" : ""}
events { worker_connections 512; }
http {
  ${paths.join(" ")}
  default_type application/octet-stream;
  types { text/html html; application/javascript js; application/json json; image/svg+xml svg; image/png png; application/wasm wasm; }
  include ${home}/api.conf;
  server { listen 127.0.0.1:${appPort}; server_name localhost; access_log off; include ${home}/app.conf; }
}
`;
}

export async function startNginx(order: NginxOrder): Promise<AsyncDisposable> {
  const path = join(order.home, "nginx.conf");
  await Deno.writeTextFile(path, await configOf(order));
  const child = new Deno.Command(order.program, {
    args: ["-p", order.home, "-c", path, "-e", join(order.home, "error.log")],
    stdout: "null",
    stderr: "null",
  }).spawn();
  let isOver = false;
  void child.status.then(() => isOver = true);
  const stop = async () => {
    if (!isOver) child.kill("SIGTERM");
    await child.status;
  };
  for (const until = performance.now() + STARTED_MS;;) {
    const conn = await Deno.connect({ hostname: "127.0.0.1", port: order.appPort }).catch(() => null);
    conn?.close();
    if (conn) return { [Symbol.asyncDispose]: stop };
    if (!isOver && performance.now() < until) await new Promise((go) => setTimeout(go, 20));
    else {
      await stop();
      throw new Error(`nginx did not start: ${await Deno.readTextFile(join(order.home, "error.log"))}`);
    }
  }
}
