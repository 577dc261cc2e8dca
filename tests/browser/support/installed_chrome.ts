/** Paths at which Chrome installs itself on each system. */

export interface Machine {
  readonly os: string;
  readonly arch: string;
  readonly env: (name: string) => string | undefined;
  readonly isThere: (path: string) => Promise<boolean>;
}

const MAC = ["Google Chrome", "Chromium", "Microsoft Edge"]
  .map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const LINUX = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser", "microsoft-edge"]
  .flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`, `/snap/bin/${name}`]);
const WINDOWS = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];

function placesOf({ os, env }: Machine): readonly string[] {
  if (os === "darwin") {
    const home = env("HOME");
    return home ? [...MAC, ...MAC.map((path) => `${home}${path}`)] : MAC;
  }
  if (os !== "windows") return LINUX;
  const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map(env).filter((root) => root);
  return roots.flatMap((root) => WINDOWS.map((path) => `${root}\\${path}`));
}

/** @throws {Error} If no Chrome is installed; the message says how to get one. */
export async function installedChrome(machine: Machine): Promise<string> {
  for (const path of placesOf(machine)) if (await machine.isThere(path)) return path;
  const how: Readonly<Record<string, string>> = {
    darwin: "brew install --cask google-chrome",
    windows: "winget install Google.Chrome",
  };
  throw new Error(
    `The browser tests found no Chrome on this machine (${machine.os} ${machine.arch}), for which no npm package has one. ` +
      `Install it (${how[machine.os] ?? "apt-get install chromium"}), or set CHROME_PATH to where it is.`,
  );
}
