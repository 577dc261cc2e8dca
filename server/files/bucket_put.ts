import { type BucketClient, BucketFailed } from "./bucket_client.ts";

/** The size of a part, which is in memory during an upload. Buckets take up to 10,000 parts of at least 5 MiB. */
export const PART_BYTES = 8 * 1024 ** 2;

type Bytes = Uint8Array<ArrayBuffer>;

/** Yields parts of exactly `size` bytes; the last part has the rest, which may be empty. */
async function* inParts(body: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Bytes> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    for (let from = 0; from < chunk.byteLength;) {
      const some = chunk.subarray(from, from + size - bytes);
      waiting.push(some);
      from += some.byteLength;
      bytes += some.byteLength;
      if (bytes < size) continue;
      yield joined(waiting, bytes);
      [waiting, bytes] = [[], 0];
    }
  }
  yield joined(waiting, bytes);
}

function joined(chunks: readonly Uint8Array[], bytes: number): Bytes {
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

/** A multipart upload, whose parts are each signed with their digest. */
class Upload {
  readonly #etags: string[] = [];
  #bytes = 0;

  private constructor(readonly client: BucketClient, readonly key: string, readonly uploadId: string) {}

  static async begin(client: BucketClient, key: string): Promise<Upload> {
    const request = { method: "POST", key, query: { uploads: "" } } as const;
    const [, uploadId] = /<UploadId>([^<]{1,1024})<\/UploadId>/.exec(await client.text(request) ?? "") ?? [];
    if (!uploadId) throw new BucketFailed(request, "it gave no UploadId", null);
    return new Upload(client, key, uploadId);
  }

  async add(body: Bytes): Promise<void> {
    const query = { partNumber: String(this.#etags.length + 1), uploadId: this.uploadId };
    const request = { method: "PUT", key: this.key, query, body } as const;
    const answer = await this.client.send(request);
    await answer.body?.cancel();
    const etag = answer.headers.get("etag");
    if (!answer.ok || !etag) throw new BucketFailed(request, "it did not take a part", answer.status);
    this.#etags.push(etag);
    this.#bytes += body.byteLength;
  }

  async join(): Promise<void> {
    const parts = this.#etags.map((etag, at) =>
      `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`
    );
    const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
    const request = {
      method: "POST",
      key: this.key,
      query: { uploadId: this.uploadId },
      body: new TextEncoder().encode(body),
    } as const;
    // A failure may have status 200. If an answer was lost, the next try finds nothing to join, though the file exists.
    const answer = await this.client.text(request);
    if (answer?.includes("<CompleteMultipartUploadResult") || await this.#isThere()) return;
    throw new BucketFailed(request, "it did not join the parts", null);
  }

  async #isThere(): Promise<boolean> {
    const answer = await this.client.send({ method: "HEAD", key: this.key });
    return answer.ok && answer.headers.get("content-length") === String(this.#bytes);
  }

  /** Aborts the upload. If that fails, the bucket's lifecycle rule removes the parts later. */
  async giveUp(): Promise<void> {
    await this.client.text({ method: "DELETE", key: this.key, query: { uploadId: this.uploadId } }).catch(
      () => {},
    );
  }
}

/** @param mayKeep called before the file becomes visible; if it returns false, nothing is stored */
export async function putStream(
  client: BucketClient,
  key: string,
  body: AsyncIterable<Uint8Array>,
  mayKeep: () => boolean,
  partBytes = PART_BYTES,
): Promise<void> {
  let upload: Upload | null = null;
  try {
    for await (const part of inParts(body, partBytes)) {
      const isLast = part.byteLength < partBytes;
      if (isLast && !mayKeep()) return await upload?.giveUp();
      if (isLast && !upload) return await putWhole(client, key, part);
      upload ??= await Upload.begin(client, key);
      if (part.byteLength > 0) await upload.add(part);
    }
    await upload?.join();
  } catch (error) {
    await upload?.giveUp();
    throw error;
  }
}

async function putWhole(client: BucketClient, key: string, body: Bytes): Promise<void> {
  const request = { method: "PUT", key, body } as const;
  const answer = await client.send(request);
  await answer.body?.cancel();
  if (!answer.ok) throw new BucketFailed(request, "there is no such bucket", answer.status);
}
