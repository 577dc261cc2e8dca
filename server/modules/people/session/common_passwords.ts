/** Finds common passwords, by a list of hundreds of kB. Source: NIST SP 800-63B, 3.1.1.2; docs/adr/0073. */
import { MIN_PASSWORD_LENGTH } from "../../../../api/inputs/people/password.ts";

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

let list: Promise<ReadonlySet<string>> | undefined;

/** Reads the list on demand: most servers run for days before somebody chooses a password. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter((each) => each.length >= MIN_PASSWORD_LENGTH));
}

export async function isCommonPassword(password: string): Promise<boolean> {
  return (await (list ??= readList())).has(fold(password));
}
