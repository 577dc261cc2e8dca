/** `version.json`: which build a host serves, so that an open page can tell that it is an older one. */

const ENTRY = /<script type="module" src="\/assets\/([^"]+)\.js"/g;
const SAID = /<meta name="build" content="\S* (\S+)"/;

/**
 * A build is the names of its entries: they hold a hash of the code, and the page that runs knows them too.
 *
 * @param page The text of the page that was written.
 */
export function releaseText(page: string, version: string): string {
  const build = Array.from(page.matchAll(ENTRY), ([, name]) => name).join(" ");
  if (!build) throw new Error("Cannot name the build: the page has no entry.");
  const commit = SAID.exec(page)?.[1] ?? "dev";
  return JSON.stringify({ version, commit, build }) + "\n";
}
