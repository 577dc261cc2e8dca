/**
 * Bundles code that lazy modules share into a few files. esbuild makes a chunk for each set of entries that share a module: with
 * two hundred lazy modules an order's record was 147 files of 300 bytes. A layer is what its anchors share with others; each
 * module that needs a part of it imports all of it, so that one set has it, as with the base (split.ts).
 */
import type { Metafile } from "esbuild";
import { ICON } from "./direct_imports.ts";
import { reactOf } from "./one_react.ts";

export interface Layer {
  readonly name: string;
  /** Its modules, relative to the project. */
  readonly modules: ReadonlySet<string>;
  /** Lazy modules that import it. */
  readonly importers: ReadonlySet<string>;
}

/** Modules by the name of the layer that they are for. A later layer has no module of an earlier one. */
export type Anchors = Readonly<Record<string, readonly string[]>>;

/**
 * @param lists modules that all lists need; loaded in a quiet moment, without any screen
 * @param words loaded with the first lazy part of any screen, without any screen
 * @param frame loaded right after the first rows, before anything else is opened
 */
export const ANCHORS: Anchors = {
  lists: ["resources/generated/resources.ts"],
  words: ["src/words/generated/en.ts"],
  frame: ["src/app/shell/shell_extras.ts", "src/engine/list/list_parts.ts"],
  figures: ["src/features/figures/dashboard/dashboard_page.tsx"],
  panels: [
    "src/app/shell/person_menu.tsx",
    "src/engine/list/filters/filter_popover.tsx",
    "src/features/desk/bookmarks/bookmarks_panel.tsx",
    "src/features/desk/notifications/panel.tsx",
    "src/features/desk/search/search_dialog.tsx",
  ],
  records: [
    "src/engine/record/record_page.tsx",
    "src/engine/record/record_drawer.tsx",
    "src/engine/record/generic_entity_view.tsx",
    "src/features/workshop/units/order_record.tsx",
    "src/features/shipping/packages/package_view.tsx",
  ],
};

type Inputs = Metafile["inputs"];

function reached(inputs: Inputs, from: readonly string[]): Set<string> {
  const seen = new Set(from.filter((path) => path in inputs));
  for (const path of seen) {
    for (const each of inputs[path]?.imports ?? []) {
      if (!each.external && each.kind !== "dynamic-import") seen.add(each.path);
    }
  }
  return seen;
}

const lazyIn = (inputs: Inputs): string[] => [
  ...new Set(
    Object.values(inputs).flatMap(({ imports }) =>
      imports.filter(({ kind, external }) => kind === "dynamic-import" && !external).map(({ path }) => path)
    ),
  ),
];

/** @param main the entry; its imports are the base, and in no layer */
export function layersOf(inputs: Inputs, main: string, anchors: Anchors = ANCHORS): readonly Layer[] {
  const base = reached(inputs, [main]);
  const needs = new Map(lazyIn(inputs).map((path) => [path, reached(inputs, [path]).difference(base)]));
  const times = new Map<string, number>();
  for (const each of needs.values()) {
    for (const path of each) times.set(path, (times.get(path) ?? 0) + 1);
  }
  const known = new Set<string>();
  return Object.entries(anchors).map(([name, from]) => {
    const shared = [...reached(inputs, from)].filter((path) =>
      !base.has(path) && !known.has(path) && (times.get(path) ?? 0) > 1
    );
    const modules = new Set(shared);
    modules.forEach((path) => known.add(path));
    const paths = [...needs].filter(([, need]) => !need.isDisjointFrom(modules)).map(([path]) => path);
    return { name, modules, importers: new Set(paths) };
  });
}

/** An icon is a module without a file. */
const nameOf = (root: string, path: string) => path.startsWith(ICON) ? path : reactOf(path) ?? root + path;

/** Returns a layer's module. It names its imports, because a bare import drops modules without effects. */
export const layerText = (root: string, { modules }: Layer): string =>
  [...modules].map((path, at) => `export * as m${at} from ${JSON.stringify(nameOf(root, path))};`)
    .join("\n");
