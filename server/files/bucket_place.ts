/** Which bucket holds the files, from the environment: the names are those that every tool for S3 reads. */
import { cannotUse } from "../settings/checks.ts";

export interface BucketPlace {
  /** Everything that is in the bucket stands below it, ending with a slash: `https://host/bucket/prefix/`. */
  readonly root: string;
  /** What its keys begin with there, for a listing; empty or ending with a slash. */
  readonly prefix: string;
  /** Where the bucket itself is listed. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export const DEFAULT_REGION = "us-east-1";
/** Rules for names of buckets; a dot in one does not fit the certificate of a host of its own. */
const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w.-]+(?:\/[\w.-]+)*$/;

/** Bucket and folder of `s3://bucket/folder`. */
export function checkBucketName(
  text: string,
  name: string,
): { readonly bucket: string; readonly folder: string } {
  const [, bucket = "", path = ""] = /^s3:\/\/([^/?#]+)\/?([^?#]*)$/.exec(text) ?? [];
  const folder = path.replace(/\/$/, "");
  if (NAME.test(bucket) && (folder === "" || PREFIX.test(folder))) return { bucket, folder };
  throw cannotUse(name, "a bucket and perhaps a folder in it, such as s3://my-files/pressdock", text);
}

/** Address of a server that is not Amazon's, without a slash at the end. */
export function checkEndpoint(text: string, name: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) {
    return `${url.origin}${url.pathname.replace(/\/$/, "")}`;
  }
  throw cannotUse(name, "an address such as https://s3.example", text);
}

/**
 * `FILES_URL=s3://bucket/prefix`; null without it. `AWS_ENDPOINT_URL_S3` (or `AWS_ENDPOINT_URL`) names another server
 * than Amazon's.
 * @throws {Error} when something of it is missing or wrong
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
