/** Targets of the build: each has an entry, a page and a folder. */

export interface Target {
  /** Folder of the output, relative to the project. */
  readonly dist: string;
  /** Folder of the metafile and the source maps, which are not published. */
  readonly kept: string;
  /** The app. Paths as in the metafile, relative to the project. */
  readonly main: string;
  /** Loads the first list before the app's code is parsed; null without an API. */
  readonly early: string | null;
  /** The page, with a mark where the entries go. */
  readonly page: string;
  /** Files of static/ to copy; null for all. */
  readonly statics: readonly string[] | null;
  readonly without: RegExp | null;
  /** Paths of words that nothing in it shows: their modules become empty. */
  readonly unused?: RegExp;
  /** Another page in the same folder, with another entry. */
  readonly beside?: SecondPage;
}

export interface SecondPage {
  readonly main: string;
  readonly page: string;
  /** Name of the page in the folder. No address of the app: some hosts leave the ending out. */
  readonly name: string;
}

/** Opens a recording or a machine from a disk, without an API. */
const FLOW_FILE: SecondPage = {
  main: "src/diagnostics/flows/standalone/main.tsx",
  page: "static/flow_file/index.html",
  name: "flow-file.html",
};

export const APP: Target = {
  dist: "dist",
  kept: ".cache/build",
  main: "src/app/main.tsx",
  early: "src/app/boot/early_requests.ts",
  page: "static/index.html",
  statics: null,
  // Nothing of the demonstration goes live but its charts: they tell what it does, and do none of it.
  // Nor what shows the machines to a page of somebody else's.
  without:
    /^(src\/(diagnostics\/(demonstration|flows\/stately)|app\/(inspected|developer_app))|static\/demonstration)/,
  beside: FLOW_FILE,
};

/** The app for developers: `?inspect=stately` opens Stately's inspector. It is never published. */
export const DEVELOPER_APP: Target = { ...APP, main: "src/app/developer_app.ts", without: null };

/** Static files alone: the browser answers its calls. Source: docs/requirements.md S7.22–S7.26. */
export const DEMONSTRATION: Target = {
  dist: "dist-demo",
  kept: ".cache/build-demo",
  main: "src/diagnostics/demonstration/main.tsx",
  early: null,
  page: "static/demonstration/index.html",
  statics: ["icon.svg"],
  without: /^src\/(app\/(inspected|developer_app)|diagnostics\/flows\/stately)/,
  unused: /^(src\/(features|engine)\/.*|api\/generated\/)(words|reasons)\/[a-z]{2}\.ts$/,
};
