/**
 * Runs a minimal proxy for machines without nginx: one request per connection, the client's address in its
 * headers, and the next process if one does not answer.
 */

const HEAD_END = "\r\n\r\n";
const MAX_HEAD_BYTES = 64 * 1024;
const BAD_GATEWAY = "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/** Reads the headers of a request, one character per byte, and the bytes that follow. */
async function readHead(
  client: Deno.TcpConn,
): Promise<{ readonly head: string; readonly rest: string } | null> {
  const decoder = new TextDecoder("latin1");
  const chunk = new Uint8Array(16 * 1024);
  let text = "";
  for (;;) {
    const end = text.indexOf(HEAD_END);
    if (end >= 0) return { head: text.slice(0, end), rest: text.slice(end + HEAD_END.length) };
    const length = text.length > MAX_HEAD_BYTES ? null : await client.read(chunk);
    if (length === null) return null;
    text += decoder.decode(chunk.subarray(0, length));
  }
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function rewritten(head: string, client: string): string {
  const isUpgrade = /^upgrade:/im.test(head);
  const lines = head.split("\r\n").filter((line) => !/^x-forwarded-for:/i.test(line));
  const headers = isUpgrade
    ? lines
    : [...lines.filter((line) => !/^connection:/i.test(line)), "Connection: close"];
  return [...headers, `X-Forwarded-For: ${client}`].join("\r\n") + HEAD_END;
}

async function connectFirst(ports: readonly number[], first: number): Promise<Deno.TcpConn | null> {
  for (let tried = 0; tried < ports.length; tried++) {
    const port = ports[(first + tried) % ports.length]!;
    const server = await Deno.connect({ hostname: "127.0.0.1", port }).catch(() => null);
    if (server) return server;
  }
  return null;
}

async function serveOne(client: Deno.TcpConn, ports: readonly number[], first: number): Promise<void> {
  const request = await readHead(client);
  if (!request) return client.close();
  const server = await connectFirst(ports, first);
  if (!server) {
    await client.write(bytesOf(BAD_GATEWAY));
    return client.close();
  }
  const writer = server.writable.getWriter();
  await writer.write(bytesOf(rewritten(request.head, client.remoteAddr.hostname) + request.rest));
  writer.releaseLock();
  await Promise.allSettled([
    client.readable.pipeTo(server.writable),
    server.readable.pipeTo(client.writable),
  ]);
}

/** Forwards a port to processes at the other ports, trying one after the other. */
export function smallProxy(port: number, ports: readonly number[]): Disposable {
  const listener = Deno.listen({ hostname: "127.0.0.1", port });
  const open = new Set<Deno.TcpConn>();
  void (async () => {
    let count = 0;
    for await (const client of listener) {
      open.add(client);
      serveOne(client, ports, count++).catch(() => {}).finally(() => open.delete(client));
    }
  })().catch(() => {});
  return {
    [Symbol.dispose]() {
      listener.close();
      for (const client of open) {
        try {
          client.close();
        } catch {
          // The connection has already ended.
        }
      }
    },
  };
}
