/** Runs an S3-compatible server in this process, with one empty bucket. */
import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buildApp } from "fauxqs";
import { type BucketPlace, bucketPlaceOf } from "../../../server/files/bucket_place.ts";

/** Answers instead of the bucket and returns true; `nth` counts the requests from 1. */
export type Fault = (request: IncomingMessage, response: ServerResponse, nth: number) => boolean;

const KEYS = { AWS_ACCESS_KEY_ID: "TESTKEY", AWS_SECRET_ACCESS_KEY: "secret-of-the-test" };

const hmac = (key: string | Uint8Array, text: string) => createHmac("sha256", key).update(text).digest();

/** Checks the signature, which the emulator ignores. Source: AWS, Signature Version 4. */
function isSigned({ method = "", url = "", headers }: IncomingMessage): boolean {
  const pattern =
    /Credential=TESTKEY\/(\d+)\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, day = "", region = "", names = "", signature] = pattern.exec(headers.authorization ?? "") ?? [];
  const [path = "", query = ""] = url.split("?");
  const parts = query.split("&").map((part) => part.includes("=") || part === "" ? part : `${part}=`);
  const lines = names.split(";").map((name) => `${name}:${headers[name]}\n`).join("");
  const canonical = [method, path, parts.sort().join("&"), lines, names, headers["x-amz-content-sha256"]];
  const digest = createHash("sha256").update(canonical.join("\n")).digest("hex");
  const scope = `${day}/${region}/s3/aws4_request`;
  const signed = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, digest].join("\n");
  const key = [region, "s3", "aws4_request"].reduce<Uint8Array>(
    hmac,
    hmac(`AWS4${KEYS.AWS_SECRET_ACCESS_KEY}`, day),
  );
  return hmac(key, signed).toString("hex") === signature;
}

/** Answers with a refusal after the whole request, as a bucket does. */
export const refuseWith = (status: number, code = "SlowDown"): Fault => (request, response) => {
  const body = `<Error><Code>${code}</Code><Signed>secret-text</Signed></Error>`;
  request.resume().on("end", () => response.writeHead(status).end(body));
  return true;
};

export interface TestBucket extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
  readonly place: BucketPlace;
  /** `METHOD path?query` of each received request. */
  readonly requests: readonly string[];
}

export async function testBucket(fault: Fault = () => false): Promise<TestBucket> {
  const emulator = buildApp({ logger: false });
  await emulator.inject({ method: "PUT", url: "/files" });
  const requests: string[] = [];
  const http = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (fault(request, response, requests.length)) return;
    if (isSigned(request)) emulator.routing(request, response);
    else refuseWith(403, "SignatureDoesNotMatch")(request, response, requests.length);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as { port: number };
  const env = {
    ...KEYS,
    FILES_URL: "s3://files/pressdock",
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
  };
  return {
    env,
    place: bucketPlaceOf(env)!,
    requests,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await emulator.close();
    },
  };
}
