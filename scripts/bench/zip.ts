/**
 * Measures the ZIP that the API sends for a released batch, 2 GB, beside the same files sent one after the
 * other by the same server: megabytes a second, processor time, and memory.
 */
import { type Child, spawnServer } from "./child.ts";
import { type Figure, median, print } from "./report.ts";
import { LOGIN_PORT, ORIGIN, PORT } from "./world.ts";
import { ART_BYTES, ENTRIES, makeZipGround, type ZipGround } from "./zip/ground.ts";
import { checkRoom } from "./zip/room.ts";

const TURNS = 5;
const STARTS = 3;
const MB = 1e6;
const MS = 1_000;
/** Free disk space that is needed for the print files and a database. */
const ROOM_BYTES = ART_BYTES + 100 * MB;
/** Bytes at the end of a ZIP that are checked: its directory, some 100 bytes an entry, and the end record. */
const TAIL_BYTES = 16_384;
const END_BYTES = 22;
const END = 0x06054b50;

const PATHS = {
  zip: ({ batch }: ZipGround) => `/batches/file?id=${batch}`,
  small: ({ small }: ZipGround) => `/batches/file?id=${small}`,
  raw: () => "/bench/raw",
} as const;
type Kind = "zip" | "raw";

/** Number of bytes received, and the last `TAIL_BYTES` of them. */
interface Received {
  readonly bytes: number;
  readonly tail: Uint8Array;
}

async function get(what: keyof typeof PATHS, ground: ZipGround): Promise<Received> {
  const path = PATHS[what](ground);
  const headers = { Authorization: `Bearer ${ground.token}` };
  const response = await fetch(`${ORIGIN}/api${path}`, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  let bytes = 0;
  let last: Uint8Array[] = [];
  for await (const chunk of response.body!) {
    bytes += chunk.length;
    last.push(chunk);
    if (last.slice(1).reduce((sum, { length }) => sum + length, 0) >= TAIL_BYTES) last = last.slice(1);
  }
  return { bytes, tail: new Uint8Array(await new Blob(last as Uint8Array<ArrayBuffer>[]).arrayBuffer()) };
}

/** @throws {Error} if the answer is incomplete */
async function fetchWhole(kind: Kind, ground: ZipGround): Promise<number> {
  const { bytes, tail } = await get(kind, ground);
  const view = new DataView(tail.buffer, tail.length - END_BYTES);
  const isWhole = kind === "raw"
    ? bytes === ART_BYTES
    : bytes > ART_BYTES && view.getUint32(0, true) === END && view.getUint16(10, true) === ENTRIES;
  if (!isWhole) throw new Error(`The answer for ${kind} is incomplete: received ${bytes} bytes`);
  return bytes;
}

const startServer = (dataDir: string): Promise<Child> =>
  spawnServer(
    [],
    { PORT: `${PORT}`, LOGIN_PORT: `${LOGIN_PORT}`, DATA_DIR: dataDir, RATE_LIMIT: "0", DEMO: "0" },
    "scripts/bench/zip/server.ts",
  );

interface ZipRequest {
  readonly kind: Kind;
  /** True if tickets are drawn once before, so that their thread has already started and ended. */
  readonly hasDrawn: boolean;
}

/** Returns the peak memory in megabytes of a fresh server that sends the whole answer twice. */
async function measurePeakMemory(
  { kind, hasDrawn }: ZipRequest,
  dataDir: string,
  ground: ZipGround,
): Promise<number> {
  await using server = await startServer(dataDir);
  if (hasDrawn) await get("small", ground);
  const before = await server.memoryBytes();
  for (let at = 0; at < 2; at++) await fetchWhole(kind, ground);
  return (await server.peakBytes() - before) / MB;
}

async function measureMemory(
  hasDrawn: boolean,
  dataDir: string,
  ground: ZipGround,
): Promise<Record<Kind, number>> {
  const [zip, raw]: [number[], number[]] = [[], []];
  for (let at = 0; at < STARTS; at++) {
    zip.push(await measurePeakMemory({ kind: "zip", hasDrawn }, dataDir, ground));
    raw.push(await measurePeakMemory({ kind: "raw", hasDrawn }, dataDir, ground));
  }
  return { zip: median(zip), raw: median(raw) };
}

interface Turn {
  readonly perSecond: number;
  readonly cpuMs: number;
}

async function runTurn(server: Child, kind: Kind, ground: ZipGround): Promise<Turn> {
  const before = await server.cpuMs();
  const startedAt = performance.now();
  const bytes = await fetchWhole(kind, ground);
  const seconds = (performance.now() - startedAt) / MS;
  return { perSecond: bytes / MB / seconds, cpuMs: await server.cpuMs() - before };
}

async function measureSpeeds(
  dataDir: string,
  ground: ZipGround,
): Promise<(kind: Kind, of: keyof Turn) => number> {
  await using server = await startServer(dataDir);
  const turns: Record<Kind, Turn[]> = { zip: [], raw: [] };
  // The first turn is not counted, because files are read into the disk cache and code is compiled in it.
  for (let at = 0; at <= TURNS; at++) {
    for (const kind of ["zip", "raw"] as const) {
      const turn = await runTurn(server, kind, ground);
      if (at > 0) turns[kind].push(turn);
    }
  }
  return (kind: Kind, of: keyof Turn): number => median(turns[kind].map((turn) => turn[of]));
}

export async function benchZip(): Promise<void> {
  const dataDir = await Deno.makeTempDir({ prefix: "bench-zip-" });
  try {
    await checkRoom(dataDir, ROOM_BYTES);
    const ground = await makeZipGround(dataDir);
    const by = await measureSpeeds(dataDir, ground);
    const [fresh, drawn] = [
      await measureMemory(false, dataDir, ground),
      await measureMemory(true, dataDir, ground),
    ];
    const beside = (name: string, { zip, raw }: Record<Kind, number>): Figure => ({
      name: `memory it takes on, ${name}`,
      ours: zip,
      base: raw,
      unit: "MB",
      goal: `<= 50 MB beside: ${Math.round(zip - raw)}`,
    });
    const figures: readonly Figure[] = [
      {
        name: "MB a second",
        ours: by("zip", "perSecond"),
        base: by("raw", "perSecond"),
        unit: "MB/s",
        goal: ">= 0.7x",
      },
      { name: "processor time", ours: by("zip", "cpuMs"), base: by("raw", "cpuMs"), unit: "ms", goal: "" },
      beside("just started", fresh),
      beside("tickets drawn before", drawn),
    ];
    print(
      `A ZIP of ${(ART_BYTES / MB).toLocaleString("en")} MB, ${ENTRIES} entries`,
      "the files alone",
      figures,
    );
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
}
