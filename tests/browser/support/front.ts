/**
 * The static host of a process. All its stages stand behind one origin, so that what a browser loaded and compiled for one
 * serves the others; it answers as the stage that is visited. Tests of a process run one after the other.
 */
type Host = (request: Request) => Promise<Response>;

export interface Front {
  readonly origin: string;
  /** From now on it answers as this one. */
  show(host: Host): void;
  close(): Promise<void>;
}

const nobody: Host = () => Promise.resolve(new Response(null, { status: 503 }));

let server: Deno.HttpServer<Deno.NetAddr> | undefined;
let shown = nobody;
let users = 0;

/** The one of this process: it begins with the first who asks and ends with the last. */
export function openFront(): Front {
  users += 1;
  server ??= Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => shown(request));
  const { port } = server.addr;
  return {
    origin: `http://localhost:${port}`,
    show: (host) => void (shown = host),
    async close() {
      users -= 1;
      if (users > 0) return;
      const ended = server;
      server = undefined;
      shown = nobody;
      await ended?.shutdown();
    },
  };
}
