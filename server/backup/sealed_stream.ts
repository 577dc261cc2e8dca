/** Encrypts a stream in chunks by AES-256-GCM, each bound to its position, with a key per file from HKDF. */
import { ByteReader } from "./byte_reader.ts";
import { BackupRefused } from "./backup_refused.ts";

const MAGIC = new TextEncoder().encode("PRESSDOCK BACKUP 1\n");
const SALT_BYTES = 32;
const KEY_BYTES = 32;
const CHUNK_BYTES = 1024 * 1024;
const TAG_BYTES = 16;

export function makeKey(): string {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES)).toBase64();
}

/** @throws {BackupRefused} for anything but a key of `makeKey` */
export function readKey(text: string | undefined): Uint8Array<ArrayBuffer> {
  try {
    const key = Uint8Array.fromBase64((text ?? "").trim());
    if (key.length === KEY_BYTES) return key;
  } catch {
    // Text that is not base64 gets the error below.
  }
  throw new BackupRefused("Cannot use BACKUP_KEY: expected 32 bytes in base64. Make one with --new-key.");
}

async function fileKey(key: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveKey"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt, info: MAGIC };
  return await crypto.subtle.deriveKey(derivation, base, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

/** Returns parameters with which no two chunks of a file share a nonce; no two files share a key. */
function cipherParameters(index: number, isLast: boolean): AesGcmParams {
  const iv = new Uint8Array(12);
  new DataView(iv.buffer).setBigUint64(4, BigInt(index));
  return { name: "AES-GCM", iv, additionalData: new Uint8Array([isLast ? 1 : 0]) };
}

function lengthBytes(bytes: number): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes);
  return length;
}

export async function* seal(
  key: Uint8Array<ArrayBuffer>,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const secret = await fileKey(key, salt);
  yield MAGIC;
  yield salt;
  const reading = new ByteReader(plain);
  for (let index = 0, isLast = false; !isLast; index++) {
    const chunk = await reading.upTo(CHUNK_BYTES);
    isLast = await reading.isAtEnd();
    const sealed = new Uint8Array(
      await crypto.subtle.encrypt(cipherParameters(index, isLast), secret, chunk),
    );
    yield lengthBytes(sealed.length);
    yield sealed;
  }
}

/** @throws {BackupRefused} for a file that is no backup, another key, or a file that was changed or cut off */
export async function* unseal(
  key: Uint8Array<ArrayBuffer>,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reading = new ByteReader(sealed);
  const magic = await reading.upTo(MAGIC.length);
  if (magic.length !== MAGIC.length || magic.some((byte, at) => byte !== MAGIC[at])) {
    throw new BackupRefused("This file is not a backup of Pressdock.");
  }
  const secret = await fileKey(key, await reading.exactly(SALT_BYTES));
  for (let index = 0;; index++) {
    const length = new DataView((await reading.exactly(4)).buffer).getUint32(0);
    if (length < TAG_BYTES || length > CHUNK_BYTES + TAG_BYTES) throw new BackupRefused(DAMAGED);
    const chunk = await reading.exactly(length);
    const isLast = await reading.isAtEnd();
    try {
      yield new Uint8Array(await crypto.subtle.decrypt(cipherParameters(index, isLast), secret, chunk));
    } catch {
      throw new BackupRefused(index === 0 ? WRONG_KEY : DAMAGED);
    }
    if (isLast) return;
  }
}

const DAMAGED = "The backup is damaged: it was changed or cut off. Take another one.";
const WRONG_KEY =
  "Cannot open the backup: BACKUP_KEY is another key than the one that sealed it, or the file is damaged.";
