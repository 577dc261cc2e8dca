/** Which bucket holds the files, from the environment: the names are those that every tool for S3 reads. */

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

const DEFAULT_REGION = "us-east-1";
/** Rules for names of buckets; a dot in one does not fit the certificate of a host of its own. */
const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w.-]+(?:\/[\w.-]+)*$/;

const wrong = (what: string) => new Error(`Cannot use FILES_URL: expected ${what}`);

/**
 * `FILES_URL=s3://bucket/prefix`; null without it. `AWS_ENDPOINT_URL_S3` (or `AWS_ENDPOINT_URL`) names another server
 * than Amazon's.
 * @throws {Error} when something of it is missing or wrong
 */
export function bucketPlaceOf(env: Readonly<Record<string, string | undefined>>): BucketPlace | null {
  const { FILES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
  if (!FILES_URL) return null;
  const [, bucket = "", path = ""] = /^s3:\/\/([^/?#]+)\/?([^?#]*)$/.exec(FILES_URL) ?? [];
  const folder = path.replace(/\/$/, "");
  if (!NAME.test(bucket) || (folder !== "" && !PREFIX.test(folder))) {
    throw wrong(`a bucket and perhaps a folder in it, such as s3://my-files/pressdock, not "${FILES_URL}"`);
  }
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw wrong("AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it");
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
  if (endpoint) {
    const url = URL.parse(endpoint);
    if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
      throw new Error(
        `Cannot use AWS_ENDPOINT_URL: expected an address such as https://s3.example, not "${endpoint}"`,
      );
    }
    return `${url.origin}${url.pathname.replace(/\/$/, "")}/${bucket}/`;
  }
  const amazon = `s3.${region}.amazonaws.com`;
  return bucket.includes(".") ? `https://${amazon}/${bucket}/` : `https://${bucket}.${amazon}/`;
}
