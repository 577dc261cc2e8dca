/**
 * Bundles the app's components without React, Fluent and other packages: these imports become small stand-ins, and style
 * rules go to the page's sheet, so that the early script draws a list as the app does.
 */
import { basename, join } from "node:path";
import type { OnLoadResult, OnResolveArgs, Plugin } from "esbuild";
import { computeStyles, publishedStyles } from "./computed_styles.ts";
import { loadIcons, type Makers, rewriteImports, THROUGH_FLUENT } from "./direct_imports.ts";
import type { GriffelCore } from "./griffel.ts";
import type { Rules } from "./sheet.ts";
import { removeInteraction } from "./still.ts";

const FOLDER = "src/app/picture/stand_ins";
const FLUENT = "fluent.ts";
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

/** Simpler components for pictures, in place of Fluent's. */
const PARTS_FILE = "src/app/picture/fluent_parts.tsx";
const PARTS = /^@fluentui\/react-(button|link|progress|tabs|tooltip)$/;

/** Matches our own modules that have a stand-in of the same name. */
const OWN = /\/lib\/(lazy_part\.tsx|agreed_key\.ts)$/;

const names = Object.keys(STAND_INS).map((name) => name.replace(/[/]/g, "\\/")).join("|");

export interface ExtractedStyles {
  /** Receives the rules of every bundled file. */
  readonly rules: Rules[];
  readonly isRead: (name: string) => boolean;
  /**
   * Returns the short name in the bundle for a class name of the engine, which is long to be unique.
   * @param path absolute path of the file that declares it
   */
  readonly nameOf: (property: string, path: string) => string;
  /** Path of a file that replaces the stand-in of Fluent in a test. */
  readonly fluent?: string;
}

export function standIns(
  root: string,
  makers: Makers,
  griffel: GriffelCore,
  { rules, ...more }: ExtractedStyles,
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
    const text = isStandIn || !path.endsWith("x") ? written : removeInteraction(written);
    const loader = path.endsWith(".tsx") ? "tsx" : "ts";
    const styled = await computeStyles(text, loader, griffel, {
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
      build.onResolve(
        { filter: OWN },
        ({ path }) => ({ path: join(folder, basename(path).replace(/x$/, "")) }),
      );
      build.onResolve(
        { filter: /stand_ins\/fluent\.ts$/ },
        ({ importer }) => ({ path: importer === fluent ? own : fluent }),
      );
      build.onResolve({ filter: new RegExp(`^${THROUGH_FLUENT}`) }, ({ path, kind }) => {
        const name = path.slice(THROUGH_FLUENT.length);
        if (name in STAND_INS) return { path: pathOf(name) };
        // The index of such a package would bundle all of its code.
        if (PARTS.test(name)) return { path: join(root, PARTS_FILE) };
        if (name === PROVIDER) return { path: join(makers.home, "../react-provider", PROVIDER_STYLES) };
        return build.resolve(name, { kind, resolveDir: makers.home });
      });
      loadIcons(build, makers);
      // Icons read the writing direction from this context.
      build.onResolve(
        { filter: /\/contexts$/ },
        ({ importer }) => importer.includes("/react-icons/") ? { path: fluent } : null,
      );
      // A first picture never loads lazy modules.
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
