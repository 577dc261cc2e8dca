/** What can be built: each target has an entry, a page and a folder of its own. */

export interface Target {
  /** Where the outcome goes, relative to the project. */
  readonly dist: string;
  /** Not published: the metafile and the source maps, by the names of what they belong to. */
  readonly kept: string;
  /** The app. Paths as in the metafile, relative to the project. */
  readonly main: string;
  /** Asks for the first list before the app's code is parsed; null where there is no API to ask. */
  readonly early: string | null;
  /** The page, with a mark where the entries go. */
  readonly page: string;
  /** Files of static/ that go along; null for all. */
  readonly statics: readonly string[] | null;
  /** Sources that must not be in it. */
  readonly without: RegExp | null;
  /** Another page in the same folder, with an entry of its own. */
  readonly beside?: Beside;
}

export interface Beside {
  readonly main: string;
  readonly page: string;
  /** Name of the page in the folder. No address of the app: some hosts leave the ending out. */
  readonly name: string;
}

/** Opens a recording or a machine from a disk, without an API. */
const FLOW_FILE: Beside = {
  main: "src/diagnostics/flows/standalone/main.tsx",
  page: "static/flow_file/index.html",
  name: "flow-file.html",
};

export const APP: Target = {
  dist: "dist",
  kept: ".cache/build",
  main: "src/app/main.tsx",
  early: "src/app/boot/early.ts",
  page: "static/index.html",
  statics: null,
  // Nothing of the demonstration goes live but its charts: they tell what it does, and do none of it.
  // Nor what shows the machines to a page of somebody else's.
  without: /^(src\/(diagnostics\/(demonstration|flows\/stately)|app\/inspected)|static\/demonstration)/,
  beside: FLOW_FILE,
};

/** The app for developers: `?inspect=stately` opens Stately's inspector. It never goes live. */
export const INSPECTED: Target = { ...APP, main: "src/app/inspected.ts", without: null };

/** Static files alone: what it asks for is answered in the browser. Source: docs/requirements.md S7.22–S7.26. */
export const DEMONSTRATION: Target = {
  dist: "dist-demo",
  kept: ".cache/build-demo",
  main: "src/diagnostics/demonstration/main.tsx",
  early: null,
  page: "static/demonstration/index.html",
  statics: ["icon.svg"],
  without: /^src\/(app\/inspected|diagnostics\/flows\/stately)/,
};
