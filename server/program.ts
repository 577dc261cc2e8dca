/** Runs a program of the command line and reports errors in sentences, without a stack. */
import { BackupRefused } from "./backup/backup_refused.ts";
import { DatabaseAway } from "./db/database_away.ts";
import { DatabaseRefused } from "./db/database_refused.ts";
import { placeText } from "./db/open.ts";
import { BucketFailed } from "./files/bucket_client.ts";
import { giveToFolderOwner } from "./files/folder_owner.ts";
import { fullReason } from "./files/full.ts";
import { placeOf, readEnvironment, type ServeEnvironment } from "./settings/settings.ts";
import { takeEnvironment } from "./settings/env_file.ts";
import { CONFIG_EXIT, SettingsRefused } from "./settings/settings_refused.ts";

export type Program = (environment: ServeEnvironment, args: readonly string[]) => Promise<void>;

export async function runProgram(program: Program): Promise<void> {
  let environment: ServeEnvironment | undefined;
  try {
    const { env, args } = takeEnvironment(Deno.args, Deno.env.toObject());
    environment = readEnvironment(env);
    const { dataDir } = environment.settings;
    await program(environment, args).finally(() => giveToFolderOwner(dataDir));
  } catch (error) {
    const sentences = sentencesOf(error, environment);
    if (sentences === null) throw error;
    console.error(sentences);
    Deno.exit(error instanceof SettingsRefused ? CONFIG_EXIT : 1);
  }
}

const OURS = [SettingsRefused, DatabaseRefused, BackupRefused];

/** Explains an error that the operator can fix; null for a bug, which needs its stack. */
export function sentencesOf(error: unknown, environment?: ServeEnvironment): string | null {
  if (!(error instanceof Error)) return null;
  if (OURS.some((each) => error instanceof each)) return error.message;
  if (error instanceof BucketFailed) return `Cannot use FILES_URL: ${error.message}`;
  const reason = error instanceof DatabaseAway && error.cause instanceof Error ? error.cause : error;
  const code = (reason as { code?: unknown }).code;
  if (environment?.databaseUrl && (error instanceof DatabaseAway || isOfDatabase(code))) {
    return `Cannot open ${placeText(placeOf(environment))} (DATABASE_URL): ${reason.message || code}`;
  }
  if (isOfSystem(code)) return error.message;
  return fullReason(error) ? `No space is left: ${error.message}` : null;
}

/** SQLSTATE classes (connection, authorization, no such database, resources, shutdown) and network errors. */
const DATABASE_CODES =
  /^(08|28|3D|53|57P)|^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|CONNECT_TIMEOUT)$/;
const isOfDatabase = (code: unknown): boolean => typeof code === "string" && DATABASE_CODES.test(code);

/** Codes of file and port errors, whose messages contain the path or the port. */
const SYSTEM_CODES = /^E(ACCES|PERM|ROFS|NOSPC|NOTDIR|ISDIR|ADDRINUSE|ADDRNOTAVAIL)$/;
const isOfSystem = (code: unknown): boolean => typeof code === "string" && SYSTEM_CODES.test(code);
