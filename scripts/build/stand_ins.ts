/**
 * Bundles the app's own components without React, Fluent and the rest: what they import is led to small stand-ins, and the
 * rules of their styles are taken out, for the page's style sheet. So the early script can draw a list as the app does.
 */
import { join } from "node:path";
import type { OnLoadResult, OnResolveArgs, Plugin } from "esbuild";
import { publishedStyles, stylesAhead } from "./ahead_styles.ts";
import { loadIcons, type Makers, rewriteImports, THROUGH_FLUENT } from "./direct_imports.ts";
import type { GriffelCore } from "./griffel.ts";
import type { Rules } from "./sheet.ts";
import { still } from "./still.ts";

const FOLDER = "src/app/picture/stand_ins";
const FLUENT = "fluent.ts";
const LAZILY = "lazily.ts";
const PROVIDER = "@fluentui/react-provider";
const PROVIDER_STYLES = "lib/components/FluentProvider/useFluentProviderStyles.styles.js";

const STAND_INS: Readonly<Record<string, string>> = {
  react: "react.ts",
  "react/jsx-runtime": "jsx_runtime.ts",
  "@xstate/react": "xstate_react.ts",
  "@preact/signals-react": "signals.ts",
  "@preact/signals-react/runtime": "signals.ts",
  "@fluentui/react-components": FLUENT,
  "@fluentui/react-theme": FLUENT,
  "@griffel/react": FLUENT,
  "@griffel/core": FLUENT,
  wouter: "wouter.ts",
};

/** Parts of Fluent, in the place of which the project has simpler ones where a picture needs them. */
const PARTS_FILE = "src/app/picture/fluent_parts.tsx";
const PARTS = /^@fluentui\/react-(button|link|progress|tabs|tooltip)$/;

const names = Object.keys(STAND_INS).map((name) => name.replace(/[/]/g, "\\/")).join("|");

/** What is taken out of a bundle's styles. */
export interface Taken {
  /** Gets the rules of every file that is bundled. */
  readonly rules: Rules[];
  /** False for the name of a style that nothing in the bundle reads. */
  readonly isRead: (name: string) => boolean;
  /**
   * Returns a property's name in the bundle: the engine's own name is long, to be unlike any other.
   * @param path Absolute path of the file that has it.
   */
  readonly nameOf: (property: string, path: string) => string;
  /** Path of what stands for the stand-in of Fluent, in a test. */
  readonly fluent?: string;
}

export function standIns(
  root: string,
  makers: Makers,
  griffel: GriffelCore,
  { rules, ...more }: Taken,
): Plugin {
  const folder = join(root, FOLDER);
  const own = join(folder, FLUENT);
  const { fluent = own } = more;
  const pathOf = (name: string) => STAND_INS[name] === FLUENT ? fluent : join(folder, STAND_INS[name]!);
  const standIn = ({ path, kind }: OnResolveArgs) =>
    kind === "import-statement" ? { path: pathOf(path) } : null;
  const load = async (path: string): Promise<OnLoadResult> => {
    const isStandIn = path.startsWith(folder);
    const written = await Deno.readTextFile(path);
    const text = isStandIn || !path.endsWith("x") ? written : still(written);
    const loader = path.endsWith(".tsx") ? "tsx" : "ts";
    const styled = await stylesAhead(text, loader, griffel, {
      ...more,
      nameOf: (property) => more.nameOf(property, path),
      take: (some) => rules.push(some),
    });
    return { contents: isStandIn ? text : rewriteImports(styled, makers, THROUGH_FLUENT), loader };
  };
  return {
    name: "stand-ins",
    setup(build) {
      build.onResolve({ filter: new RegExp(`^(${names})$`) }, standIn);
      build.onResolve({ filter: /\/lib\/lazily\.tsx$/ }, () => ({ path: join(folder, LAZILY) }));
      build.onResolve(
        { filter: /stand_ins\/fluent\.ts$/ },
        ({ importer }) => ({ path: importer === fluent ? own : fluent }),
      );
      build.onResolve({ filter: new RegExp(`^${THROUGH_FLUENT}`) }, ({ path, kind }) => {
        const name = path.slice(THROUGH_FLUENT.length);
        if (name in STAND_INS) return { path: pathOf(name) };
        // Its index brings the whole of it along.
        if (PARTS.test(name)) return { path: join(root, PARTS_FILE) };
        if (name === PROVIDER) return { path: join(makers.home, "../react-provider", PROVIDER_STYLES) };
        return build.resolve(name, { kind, resolveDir: makers.home });
      });
      loadIcons(build, makers);
      // Which way an icon points.
      build.onResolve(
        { filter: /\/contexts$/ },
        ({ importer }) => importer.includes("/react-icons/") ? { path: fluent } : null,
      );
      // What is loaded later is no part of a first picture.
      build.onResolve(
        { filter: /./ },
        ({ path, kind }) => kind === "dynamic-import" ? { path, external: true } : null,
      );
      build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => load(path));
      build.onLoad({ filter: /\/@fluentui\/.*\.styles\.js$/ }, async ({ path }) => {
        const [contents, some] = publishedStyles(
          await Deno.readTextFile(path),
          (property) => more.nameOf(property, path),
        );
        rules.push(...some);
        return { contents, loader: "js" };
      });
    },
  };
}
