import { cannotUse } from "../settings/checks.ts";

export interface BucketPlace {
  /** The URL of all files, ending with a slash: `https://host/bucket/prefix/`. */
  readonly root: string;
  /** The prefix of our keys in the bucket; empty, or ending with a slash. */
  readonly prefix: string;
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export const DEFAULT_REGION = "us-east-1";
const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w.-]+(?:\/[\w.-]+)*$/;

export function checkBucketName(
  text: string,
  name: string,
): { readonly bucket: string; readonly folder: string } {
  const [, bucket = "", path = ""] = /^s3:\/\/([^/?#]+)\/?([^?#]*)$/.exec(text) ?? [];
  const folder = path.replace(/\/$/, "");
  if (NAME.test(bucket) && (folder === "" || PREFIX.test(folder))) return { bucket, folder };
  throw cannotUse(name, "a bucket and perhaps a folder in it, such as s3://my-files/pressdock", text);
}

export function checkEndpoint(text: string, name: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) {
    return `${url.origin}${url.pathname.replace(/\/$/, "")}`;
  }
  throw cannotUse(name, "an address such as https://s3.example", text);
}

/**
 * Reads `FILES_URL=s3://bucket/prefix`; returns null if it is not set. `AWS_ENDPOINT_URL_S3` (or `AWS_ENDPOINT_URL`)
 * names a server other than Amazon's.
 * @throws {Error} when a setting is missing or wrong
 */
export function bucketPlaceOf(env: Readonly<Record<string, string | undefined>>): BucketPlace | null {
  const { FILES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
  if (!FILES_URL) return null;
  const { bucket, folder } = checkBucketName(FILES_URL, "FILES_URL");
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw cannotUse("FILES_URL", "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY with it");
  }
  const region = env["AWS_REGION"] || env["AWS_DEFAULT_REGION"] || DEFAULT_REGION;
  const endpoint = env["AWS_ENDPOINT_URL_S3"] || env["AWS_ENDPOINT_URL"];
  const bucketUrl = bucketUrlOf(bucket, region, endpoint);
  const prefix = folder === "" ? "" : `${folder}/`;
  return {
    bucketUrl,
    root: bucketUrl + prefix,
    prefix,
    region,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
}

function bucketUrlOf(bucket: string, region: string, endpoint: string | undefined): string {
  if (endpoint) return `${checkEndpoint(endpoint, "AWS_ENDPOINT_URL_S3")}/${bucket}/`;
  const amazon = `s3.${region}.amazonaws.com`;
  return bucket.includes(".") ? `https://${amazon}/${bucket}/` : `https://${bucket}.${amazon}/`;
}
