/** Sends signed requests to a bucket, with timeouts and retries. */
import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { certificateFault } from "../egress/certificate.ts";
import type { BucketPlace } from "./bucket_place.ts";

export interface BucketTimes {
  /** Longest wait for the beginning of an answer, which includes sending a part of a file. */
  readonly answerMs: number;
  /** Longest pause between two pieces of an answer. */
  readonly idleMs: number;
  /** Longest wait before the second try; each further wait is twice as long. */
  readonly firstWaitMs: number;
}
export const BUCKET_TIMES: BucketTimes = { answerMs: 60_000, idleMs: 30_000, firstWaitMs: 200 };

export const TRIES = 4;
/** The limit for answers other than files; a page of a listing takes a third. */
const MAX_ANSWER_BYTES = 2 * 1024 ** 2;
const RETRYABLE_STATUSES: readonly number[] = [408, 429, 500, 502, 503, 504];

export interface BucketRequest {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** The file's key; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

export class BucketFailed extends Error {
  override readonly name = "BucketFailed";
  constructor(
    { method, key }: Pick<BucketRequest, "method" | "key">,
    why: string,
    readonly status: number | null,
    /** True when the same request may succeed later. */
    readonly isTransient = status === null || RETRYABLE_STATUSES.includes(status),
  ) {
    super(`The bucket failed to ${method} ${key || "its listing"}: ${why}`);
  }

  /** Returns true if no space is left, or a quota is used up. Source: S3, MinIO and Ceph, lists of error codes. */
  get isFull(): boolean {
    return this.status === 507 ||
      /\b(QuotaExceeded|XMinio\w*(StorageFull|QuotaExceeded))\b/.test(this.message);
  }
}

const isValid = ({ ok, status }: Response): boolean => ok || status === 404;

export class BucketClient {
  constructor(readonly place: BucketPlace, readonly times: BucketTimes = BUCKET_TIMES) {}

  /** Returns an answer with its body unread, also for 404. @throws {BucketFailed} for any other failure */
  async send(request: BucketRequest): Promise<Response> {
    for (let tried = 1;; tried++) {
      const answer = await this.#once(request).catch((error: unknown) => error);
      if (answer instanceof Response && isValid(answer)) return answer;
      const failure = await this.#failed(request, answer);
      if (!failure.isTransient || tried === TRIES) throw failure;
      const wait = this.times.firstWaitMs * 2 ** (tried - 1);
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
    }
  }

  /** Returns null for a missing key or bucket. */
  async text(request: BucketRequest): Promise<string | null> {
    const answer = await this.send(request);
    const text = await this.#textOf(request, answer);
    return answer.ok ? text : null;
  }

  async #once({ method, key, query = {}, headers = {}, body }: BucketRequest): Promise<Response> {
    const { place } = this;
    const url = new URL(key === "" ? place.bucketUrl : place.root + key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const digest = createHash("sha256").update(body ?? "").digest("hex");
    const signer = new AwsV4Signer({
      ...place,
      method,
      url: url.href,
      service: "s3",
      headers: {
        ...(body && { "content-type": "application/octet-stream" }),
        ...headers,
        "x-amz-content-sha256": digest,
      },
    });
    const signed = await signer.sign();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error("no answer in time")), this.times.answerMs);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(body && { body }),
        signal: late.signal,
        redirect: "manual",
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async #failed(request: BucketRequest, answer: unknown): Promise<BucketFailed> {
    if (!(answer instanceof Response)) {
      const fault = certificateFault(answer);
      if (fault) {
        const why =
          `its certificate is not trusted (${fault}). Set DENO_CERT to the PEM file of its certificate authority.`;
        return new BucketFailed(request, why, null, false);
      }
      return new BucketFailed(request, answer instanceof Error ? answer.message : String(answer), null);
    }
    const text = await this.#textOf(request, answer).catch(() => "");
    // Only the code is kept, because the rest of the answer repeats the signed request.
    const [, code = ""] = /<Code>(\w{1,80})<\/Code>/.exec(text) ?? [];
    return new BucketFailed(request, `${answer.status} ${code}`.trim(), answer.status);
  }

  async #textOf(request: BucketRequest, { body }: Response): Promise<string> {
    const decoder = new TextDecoder();
    let text = "";
    for await (const chunk of body ? this.pieces(body) : []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MAX_ANSWER_BYTES) throw new BucketFailed(request, "its answer is too long", null);
    }
    return text + decoder.decode();
  }

  /** @throws {Error} if nothing comes for `idleMs`, or the connection breaks */
  async *pieces(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const reader = body.getReader();
    try {
      for (;;) {
        const { value, done } = await this.#inTime(reader.read());
        if (done) return;
        yield value;
      }
    } finally {
      void reader.cancel().catch(() => {});
    }
  }

  async #inTime<T>(reading: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`it sent nothing for ${this.times.idleMs / 1_000} s`)),
        this.times.idleMs,
      );
    });
    try {
      return await Promise.race([reading, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
