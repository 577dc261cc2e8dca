/** Forwards to a server on this machine over connections that can be cut and stalled, as in a network. */
import { connect, createServer, type Socket } from "node:net";

export interface TcpProxy extends AsyncDisposable {
  readonly port: number;
  cut(): void;
  /** Stops all bytes of open connections, or of later connections too. */
  stall(which: "open" | "all"): void;
  /** Forwards again; stalled connections resume or stay dead. */
  pass(stalled: "resumed" | "dead"): void;
}

interface Pair {
  readonly ends: readonly [Socket, Socket];
  isStalled: boolean;
}

export async function tcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let isStalling = false;

  const setStalled = (pair: Pair, isStalled: boolean) => {
    pair.isStalled = isStalled;
    for (const end of pair.ends) isStalled ? end.pause() : end.resume();
  };
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    const pair: Pair = { ends: [near, far], isStalled: false };
    pairs.add(pair);
    for (const [from, to] of [[near, far], [far, near]] as const) {
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => {
        pairs.delete(pair);
        // A client behind a lost network receives no end of the connection.
        if (!pair.isStalled) to.destroy();
      });
    }
    if (isStalling) setStalled(pair, true);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const cut = () => pairs.forEach(({ ends }) => ends.forEach((end) => end.destroy()));
  return {
    port,
    cut,
    stall(which) {
      isStalling = which === "all";
      for (const pair of pairs) setStalled(pair, true);
    },
    pass(stalled) {
      isStalling = false;
      if (stalled === "resumed") { for (const pair of pairs) setStalled(pair, false); }
    },
    async [Symbol.asyncDispose]() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function through(url: string, { port }: TcpProxy): string {
  const by = new URL(url);
  by.port = String(port);
  return by.href;
}
