/** Speaks WebSocket in bytes: messages that never end, and a close that is never answered. */
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from "graphql-ws";

export const OPCODE = { more: 0, text: 1, close: 8, ping: 9 } as const;

export function frame(opcode: number, payload: Uint8Array, isLast = true): Uint8Array<ArrayBuffer> {
  const { length } = payload;
  const size = length < 126 ? [length] : [126, length >> 8, length & 255];
  const [first = 0, ...rest] = size;
  return new Uint8Array([isLast ? opcode | 0x80 : opcode, first | 0x80, ...rest, 0, 0, 0, 0, ...payload]);
}

export interface RawSocket {
  readonly conn: Deno.Conn;
  readonly status: number;
  /** Code of the received close frame; null if the connection ended without a close frame. */
  readonly closeCode: Promise<number | null>;
}

const ENCODER = new TextEncoder();

export const upgradeText = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
  `Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: ${GRAPHQL_TRANSPORT_WS_PROTOCOL}\r\n\r\n`;

/** Requests a socket on a connection, and reads to the end without answering. */
export async function openRaw(conn: Deno.Conn, path: string): Promise<RawSocket> {
  await conn.write(ENCODER.encode(upgradeText(path)));
  const bytes = new Uint8Array(4096);
  const head = new TextDecoder().decode(bytes.subarray(0, await conn.read(bytes) ?? 0));
  const closeCode = (async () => {
    let code: number | null = null;
    for (;;) {
      const count = await conn.read(bytes).catch(() => null);
      if (count === null) return code;
      const at = bytes.subarray(0, count).indexOf(0x80 | OPCODE.close);
      if (at >= 0 && at + 4 <= count) code = bytes[at + 2]! << 8 | bytes[at + 3]!;
    }
  })();
  return { conn, status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), closeCode };
}
