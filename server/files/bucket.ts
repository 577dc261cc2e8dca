/** Stores files in an S3-compatible bucket, which several servers share. */
import { BucketClient, BucketFailed, type BucketTimes, TRIES } from "./bucket_client.ts";
import type { BucketPlace } from "./bucket_place.ts";
import { PART_BYTES, putStream } from "./bucket_put.ts";
import {
  checkedKey,
  type FileInfo,
  type FileStore,
  isKey,
  Measure,
  type Range,
  StoreFull,
  streamOf,
} from "./store.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export function bucketStore(place: BucketPlace, times?: BucketTimes, partBytes = PART_BYTES): FileStore {
  const client = new BucketClient(place, times);
  return {
    async put(key, body, maxBytes) {
      const measure = new Measure(maxBytes);
      await putStream(client, checkedKey(key), measure.of(body), () => !measure.isTooLong, partBytes).catch(
        (error) => {
          throw error instanceof BucketFailed && error.isFull
            ? new StoreFull(`No room for ${key}`, { cause: error })
            : error;
        },
      );
      return measure.stored();
    },
    admit: () => Promise.resolve(),
    open: (key, range) => openFile(client, checkedKey(key), range),
    async stat(key) {
      const { ok, headers } = await client.send({ method: "HEAD", key: checkedKey(key) });
      return ok
        ? { key, bytes: Number(headers.get("content-length")), at: secondsOf(headers.get("last-modified")) }
        : null;
    },
    async remove(key) {
      await client.text({ method: "DELETE", key: checkedKey(key) });
    },
    list: (folder, beginning = "") => list(client, `${folder}/${beginning}`),
  };
}

/** Makes a server's start fail at once if the bucket's name or key is wrong. @throws {BucketFailed} */
export async function checkBucket(place: BucketPlace): Promise<void> {
  const request = { method: "GET", key: "", query: { "list-type": "2", "max-keys": "1" } } as const;
  const found = await new BucketClient(place).text(request);
  if (found === null) throw new BucketFailed(request, "there is no such bucket", 404);
}

const secondsOf = (date: string | null): number => Math.floor(Date.parse(date ?? "") / 1000);

async function openFile(
  client: BucketClient,
  key: string,
  range?: Range,
): Promise<ReadableStream<Bytes> | null> {
  const part = range ? { range: `bytes=${range.from}-${range.until - 1}` } : undefined;
  const answer = await client.send({ method: "GET", key, ...(part && { headers: part }) })
    .catch((error: unknown) => {
      // An empty file has no byte that a range could begin with.
      if (error instanceof BucketFailed && error.status === 416) return null;
      throw error;
    });
  if (answer === null) return ReadableStream.from<Bytes>([]);
  if (!answer.ok) {
    await answer.body?.cancel();
    return null;
  }
  return streamOf(
    content(client, key, answer, range),
    async () => await answer.body?.cancel().catch(() => {}),
  );
}

/** Yields the content; after a broken connection it requests the rest of the same file. */
async function* content(
  client: BucketClient,
  key: string,
  first: Response,
  { from, until }: Range = { from: 0, until: Infinity },
): AsyncGenerator<Bytes> {
  const etag = first.headers.get("etag");
  const end = Math.min(until, from + Number(first.headers.get("content-length") ?? Infinity));
  let at = from;
  for (let answer = first, broken = 0; at < end;) {
    try {
      for await (const piece of client.pieces(answer.body ?? ReadableStream.from<Bytes>([]))) {
        yield piece;
        at += piece.byteLength;
        broken = 0;
      }
      if (!Number.isFinite(end)) return;
      if (at < end) throw new Error("its answer was cut off");
    } catch (error) {
      if (++broken === TRIES) throw brokenOff(key, error);
      answer = await client.send({
        method: "GET",
        key,
        headers: { range: `bytes=${at}-${Number.isFinite(end) ? end - 1 : ""}` },
      });
      if (answer.status === 206 && answer.headers.get("etag") === etag) continue;
      await answer.body?.cancel();
      throw new Error(`The file ${key} was changed while it was read`, { cause: error });
    }
  }
}

const brokenOff = (key: string, error: unknown): BucketFailed =>
  error instanceof BucketFailed
    ? error
    : new BucketFailed({ method: "GET", key }, error instanceof Error ? error.message : String(error), null);

async function* list(client: BucketClient, beginning: string): AsyncGenerator<FileInfo> {
  const { prefix } = client.place;
  let token: string | undefined;
  do {
    const page = await client.text({
      method: "GET",
      key: "",
      query: { "list-type": "2", prefix: prefix + beginning, ...(token && { "continuation-token": token }) },
    }) ?? "";
    for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = valueOf(entry, "Key").slice(prefix.length);
      if (isKey(key)) {
        yield { key, bytes: Number(valueOf(entry, "Size")), at: secondsOf(valueOf(entry, "LastModified")) };
      }
    }
    token = valueOf(page, "NextContinuationToken") || undefined;
  } while (token);
}

const SIGNS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const valueOf = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "")
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => SIGNS[sign] ?? "");
