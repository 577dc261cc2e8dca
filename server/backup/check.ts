/** Reads a whole backup as a restore would. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Entry, unpack } from "./archive.ts";
import { readFile, writeFile } from "./files.ts";
import { MANIFEST, type Manifest, readManifest, type TableCount } from "./manifest.ts";
import { isTableEntry } from "./postgres.ts";
import { BackupRefused } from "./backup_refused.ts";
import { unseal } from "./sealed_stream.ts";
import { countSqlite, faultsOf, SQLITE_ENTRY } from "./sqlite.ts";

export async function openBackup(
  path: string,
  key: Uint8Array<ArrayBuffer>,
): Promise<{ manifest: Manifest; entries: AsyncGenerator<Entry> }> {
  const entries = unpack(unseal(key, readFile(path)));
  const { value: first } = await entries.next();
  if (!first || first.name !== MANIFEST) throw new BackupRefused("The backup does not say what is in it.");
  return { manifest: readManifest(await textOf(first.content)), entries };
}

/** @throws {BackupRefused} for the first fault that is found */
export async function checkBackup(
  path: string,
  key: Uint8Array<ArrayBuffer>,
  work: string,
): Promise<Manifest> {
  const { manifest, entries } = await openBackup(path, key);
  const found = new Map<string, number>();
  let isDatabaseThere = false;
  for await (const entry of entries) {
    if (entry.name === SQLITE_ENTRY) {
      isDatabaseThere = true;
      await checkSqlite(entry, manifest, join(work, "check.sqlite"));
    } else if (isTableEntry(entry.name)) found.set(entry.name, await linesOf(entry.content));
    else await linesOf(entry.content);
  }
  if (manifest.engine === "postgres") {
    checkCounts(manifest.tables, (name) => found.get(`tables/${name}`) ?? -1);
  } else if (!isDatabaseThere) throw new BackupRefused("The backup holds no database.");
  return manifest;
}

function checkCounts(tables: readonly TableCount[], rowsOf: (name: string) => number): void {
  for (const { name, rows } of tables) {
    const there = rowsOf(name);
    if (there !== rows) {
      throw new BackupRefused(`The backup holds ${there} rows of ${name}; expected ${rows}.`);
    }
  }
}

async function checkSqlite({ content }: Entry, manifest: Manifest, path: string): Promise<void> {
  try {
    await writeFile(path, content);
    const [fault] = faultsOf(path);
    if (fault) throw new BackupRefused(`The data is damaged: ${fault}`);
    const { tables } = countSqlite(path);
    checkCounts(manifest.tables, (wanted) => tables.find(({ name }) => name === wanted)?.rows ?? -1);
  } finally {
    await rm(path, { force: true });
  }
}

const NEWLINE = 10;

async function linesOf(content: AsyncIterable<Uint8Array>): Promise<number> {
  let lines = 0;
  for await (const piece of content) {
    for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) lines++;
  }
  return lines;
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of content) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
