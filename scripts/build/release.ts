/** Writes `version.json`, which identifies the build on the host, so that an open page can find out that it is outdated. */

const ENTRY = /<script type="module" src="\/assets\/([^"]+)\.js"/g;
/** Matches names of scripts in the page's import map. */
const IMPORT_MAP_NAME = /":"\/assets\/([^"]+)\.js"/g;
const BUILD_META = /<meta name="build" content="\S* (\S+)"/;

/**
 * Returns the text of `version.json`. A build is identified by the names of its entries and in its import map, because their
 * hashes depend on all the code; the running page knows these names too.
 * @param page text of the built page
 */
export function releaseText(page: string, version: string): string {
  const namesOf = (pattern: RegExp) => Array.from(page.matchAll(pattern), ([, name]) => name);
  const entries = namesOf(ENTRY);
  if (entries.length === 0) throw new Error("Cannot name the build: the page has no entry.");
  const commit = BUILD_META.exec(page)?.[1] ?? "dev";
  return JSON.stringify({
    version,
    commit,
    build: [...new Set([...entries, ...namesOf(IMPORT_MAP_NAME)])].join(" "),
  }) +
    "\n";
}
