/** `version.json`: which build a host serves, so that an open page can tell that it is an older one. */

const ENTRY = /<script type="module" src="\/assets\/([^"]+)\.js"/g;
/** Names of scripts that the page's import map leads to. */
const LED = /":"\/assets\/([^"]+)\.js"/g;
const SAID = /<meta name="build" content="\S* (\S+)"/;

/**
 * A build is the names that its page says, of its entries and in its import map: in them is a hash of all the code, and the
 * page that runs knows them too.
 *
 * @param page The text of the page that was written.
 */
export function releaseText(page: string, version: string): string {
  const namesOf = (pattern: RegExp) => Array.from(page.matchAll(pattern), ([, name]) => name);
  const entries = namesOf(ENTRY);
  if (entries.length === 0) throw new Error("Cannot name the build: the page has no entry.");
  const commit = SAID.exec(page)?.[1] ?? "dev";
  return JSON.stringify({ version, commit, build: [...new Set([...entries, ...namesOf(LED)])].join(" ") }) +
    "\n";
}
