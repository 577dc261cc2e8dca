/** Stores files in the data folder, readable only by their owner. */
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fullReason } from "./full.ts";
import {
  checkedKey,
  type FileFolder,
  type FileInfo,
  type FileStore,
  Measure,
  type Range,
  type StoredDigests,
  StoreFull,
} from "./store.ts";
import { syncFolder } from "./sync.ts";

/** Bytes of one read, which blocks the thread for a few milliseconds. */
const READ_BYTES = 64 * 1024;
/** A draft file that is older was left by a crash. */
const ABANDONED_MS = 24 * 3_600_000;

export function folderStore(dataDir: string): FileStore {
  const pathOf = (key: string) => join(dataDir, checkedKey(key));
  const infoOf = async (key: string): Promise<FileInfo | null> => {
    const found = await stat(pathOf(key)).catch(ignoreMissing);
    return found?.isFile() ? { key, bytes: found.size, at: Math.floor(found.mtimeMs / 1000) } : null;
  };
  return {
    async put(key, body, maxBytes) {
      const path = pathOf(key);
      const folder = dirname(path);
      const draft = join(folder, `.${basename(path)}.${crypto.randomUUID()}`);
      const measure = new Measure(maxBytes);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      let stored: StoredDigests | null = null;
      try {
        await write(draft, measure.of(body));
        stored = measure.stored();
        if (stored) await rename(draft, path);
      } catch (error) {
        throw fullReason(error) ? new StoreFull(`No room for ${key}`, { cause: error }) : error;
      } finally {
        if (!stored) await rm(draft, { force: true });
      }
      if (stored) await syncFolder(folder);
      return stored;
    },
    admit: () => Promise.resolve(),
    async open(key, range) {
      const file = await open(pathOf(key), "r").catch(ignoreMissing);
      return file ? streamOf(file, range) : null;
    },
    stat: infoOf,
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(folder, beginning = "") {
      const names = await readdir(join(dataDir, folder)).catch(ignoreMissing) ?? [];
      await removeAbandoned(join(dataDir, folder), names);
      for (
        const name of names.filter((each) => !each.startsWith(".") && each.startsWith(beginning)).toSorted()
      ) {
        const info = await infoOf(keyOf(folder, name)).catch(() => null);
        if (info) yield info;
      }
    },
  };
}

const keyOf = (folder: FileFolder, name: string): string => `${folder}/${name}`;

async function write(path: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of body) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads on demand, one piece ahead; closes the file at the end, after a failure, or when the reader cancels. */
function streamOf(
  file: FileHandle,
  { from, until }: Range = { from: 0, until: Infinity },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = from;
  return new ReadableStream({
    async pull(controller) {
      try {
        const piece = new Uint8Array(Math.min(READ_BYTES, until - at));
        const { bytesRead } = await file.read(piece, 0, piece.length, at);
        at += bytesRead;
        if (bytesRead > 0) controller.enqueue(piece.subarray(0, bytesRead));
        if (bytesRead > 0 && at < until) return;
        await file.close();
        controller.close();
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    cancel: () => file.close(),
  }, { highWaterMark: 1 });
}

async function removeAbandoned(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((each) => each.startsWith("."))) {
    const written = await stat(join(folder, name)).catch(ignoreMissing);
    if (written && written.mtimeMs < Date.now() - ABANDONED_MS) await rm(join(folder, name), { force: true });
  }
}

/** Ignores that a file does not exist, because it may have been removed meanwhile. */
function ignoreMissing(error: unknown): undefined {
  if ((error as { code?: string }).code !== "ENOENT") throw error;
}
