/** Targets of the build: each has an entry, a page and a folder. */

export interface Target {
  /** Folder of the output, relative to the project. */
  readonly dist: string;
  /** Folder of the metafile and the source maps, which are not published. */
  readonly kept: string;
  /** Path of the entry as in the metafile, relative to the project. */
  readonly main: string;
  /** Entry of the script that requests the first list before the app's code is parsed; null without an API. */
  readonly early: string | null;
  /** Path of the page; a mark in it is replaced by the entries. */
  readonly page: string;
  /** Files of static/ to copy; null for all. */
  readonly statics: readonly string[] | null;
  readonly without: RegExp | null;
  /** Matches paths of words that this target never shows: their modules become empty. */
  readonly unused?: RegExp;
  /** A second page in the same folder, with its own entry. */
  readonly beside?: SecondPage;
}

export interface SecondPage {
  readonly main: string;
  readonly page: string;
  /** File name of the page. It must not be an address of the app even without its ending, which some hosts leave out. */
  readonly name: string;
}

/** The page that opens a recording or a machine from a file on disk, without an API. */
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
  // The published app contains no code of the demonstration (its charts only describe it), and none that shows the machines
  // to the page of a third party, Stately's inspector.
  without:
    /^(src\/(diagnostics\/(demonstration|flows\/stately)|app\/(inspected|developer_app))|static\/demonstration)/,
  beside: FLOW_FILE,
};

/** The app for developers: `?inspect=stately` opens Stately's inspector. It is never published. */
export const DEVELOPER_APP: Target = { ...APP, main: "src/app/developer_app.ts", without: null };

/** The demonstration consists of static files: calls of the API are answered in the browser. Source: docs/requirements.md S7.22–S7.26. */
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
