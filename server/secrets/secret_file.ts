/** Makes a key for an installation without one: once, in the data folder, readable only by its owner. */
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "../files/sync.ts";
import { type Keyring, makeSecretKey, readKeyring } from "./secrets.ts";

export const SECRET_FILE = "secret.key";

export async function keyringThere(dataDir: string): Promise<Keyring | null> {
  const text = await read(join(dataDir, SECRET_FILE));
  return text === null ? null : readKeyring(text);
}

/** Returns the keys in the data folder's file; makes it if needed. Servers that start together use the same file. */
export async function keyringIn(dataDir: string): Promise<Keyring> {
  const path = join(dataDir, SECRET_FILE);
  const there = await read(path);
  if (there !== null) return readKeyring(there);
  await make(dataDir, path);
  return readKeyring(await readFile(path, "utf8"));
}

async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
}

/** Writes a complete draft first, then links it to the final name, which only one process can do. */
async function make(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${crypto.randomUUID()}`;
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(`${makeSecretKey()}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  } finally {
    await rm(draft);
  }
  await syncFolder(dataDir);
}
