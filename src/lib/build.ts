/** Reads the build's version from the page. It is not in the code, so that builds of the same code are identical. */

interface Build {
  readonly version: string;
  readonly commit: string;
}

export function buildOf(): Build {
  const content = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
  const [version = "", commit = ""] = content.split(" ");
  return { version: version || "dev", commit: commit || "dev" };
}
