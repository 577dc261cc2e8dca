import type { Metafile } from "esbuild";

/** Modules of every screen: the shell, the menu, and the features whose buttons are in the header. */
export const FRAME: readonly string[] = [
  "src/app/shell/",
  "src/app/menu/",
  "src/app/wiring/",
  "src/features/desk/search/",
  "src/features/desk/notifications/",
  "src/features/desk/bookmarks/",
  "src/features/people/customizer/",
  "src/features/people/acting/",
  "machines/frame.ts",
  "machines/layout.ts",
  "machines/release.ts",
  "machines/desk/bookmarks.ts",
  "machines/desk/notification_feed.ts",
  "machines/desk/search.ts",
  "machines/people/preferences.ts",
  "machines/people/switch_user.ts",
];

/** Returns the minified bytes of the frame's modules in the largest bundle, and of that whole bundle. */
export async function frameBytes(): Promise<{ frame: number; all: number }> {
  const { outputs } = JSON.parse(await Deno.readTextFile(".cache/build/metafile.json")) as Metafile;
  const scripts = Object.entries(outputs).filter(([name]) => name.endsWith(".js")).map(([, output]) =>
    output
  );
  const app = scripts.reduce((one, other) => one.bytes > other.bytes ? one : other);
  const frame = Object.entries(app.inputs).filter(([path]) => FRAME.some((each) => path.startsWith(each)));
  return { frame: frame.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0), all: app.bytes };
}
