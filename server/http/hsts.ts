/** Sets HSTS, but not for IP addresses and local names, which other programs use too. Source: RFC 6797 §8.3. */
import { HSTS_SECONDS } from "./static_headers.ts";

const HEADER = "strict-transport-security";
const BARE = /^(\[.*\]|[\d.]+|localhost|.*\.localhost)$/;

const isNamed = ({ hostname }: URL): boolean => hostname.includes(".") && !BARE.test(hostname);

/** @param publicOrigin the origin of this installation, which may be behind a proxy that terminates TLS */
export function withHsts(response: Response, request: Request, publicOrigin: string): Response {
  const isTls = request.url.startsWith("https:") || publicOrigin.startsWith("https:");
  if (!isTls || !isNamed(new URL(request.url))) response.headers.delete(HEADER);
  else if (!response.headers.has(HEADER)) response.headers.set(HEADER, `max-age=${HSTS_SECONDS}`);
  return response;
}
