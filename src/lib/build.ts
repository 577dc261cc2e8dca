/** The build's identity is written into the page, not into the code, so that a build of the same code is the same. */

interface Build {
  readonly version: string;
  readonly commit: string;
}

export function buildOf(): Build {
  const content = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
  const [version = "", commit = ""] = content.split(" ");
  return { version: version || "dev", commit: commit || "dev" };
}
