/** Rewrites imports from Fluent's index files to the package, file or icon that makes each name. */
import type { PluginBuild } from "esbuild";

const COMPONENTS = "@fluentui/react-components";
const ICONS = "@fluentui/react-icons";
/** The index of this package imports all of tabster (18 kB compressed), which only dialogs, menus and the like need. */
const FOCUS = "@fluentui/react-tabster";

/** Prefix of a package that Fluent's index names, and that can be resolved only from Fluent's folder. */
export const THROUGH_FLUENT = "through-fluent:";
/** Prefix that makes an icon's name the name of a module with only this icon. */
export const ICON = "fluent-icon:";

export interface Makers {
  /** Real folder of Fluent's suite package, from which its dependencies are resolved. */
  readonly home: string;
  /** Package and original name of each export, by the name under which the suite exports it. */
  readonly components: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Absolute path of the file that makes each export of the focus package, by name. */
  readonly focus: ReadonlyMap<string, string>;
  /** Returns the text of a module with one icon, or null for an unknown name. */
  readonly iconModule: (name: string) => string | null;
}

/** Reads the statements `export { A, b as B } from "package"` of an index; the keys are the exported names. */
export function readIndex(text: string): Makers["components"] {
  const found = new Map<string, { from: string; name: string }>();
  for (const [, names = "", from = ""] of text.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)) {
    for (const each of names.replace(/\/\/.*$/gm, "").split(",")) {
      const [name = "", given = name] = each.trim().split(/\s+as\s+/);
      if (name) found.set(given, { from, name });
    }
  }
  return found;
}

/** Returns the statement that makes an icon; each file of the package has several hundred such statements. */
export function iconStatement(texts: readonly string[], name: string): string | null {
  const begin = `export const ${name} = `;
  for (const text of texts) {
    const at = text.indexOf(begin);
    if (at >= 0) return text.slice(at, text.indexOf("\n", at));
  }
  return null;
}

/** Returns a function that makes a module with a single icon: the package's own files would add the icons of other screens. */
async function readIcons(folder: string): Promise<Makers["iconModule"]> {
  const texts: string[] = [];
  for (const part of ["icons", "sizedIcons"]) {
    for await (const { name } of Deno.readDir(`${folder}/lib/${part}`)) {
      if (name.endsWith(".js")) texts.push(await Deno.readTextFile(`${folder}/lib/${part}/${name}`));
    }
  }
  const maker = JSON.stringify(`${folder}/lib/utils/createFluentIcon.js`);
  const modules = new Map<string, string | null>();
  const moduleOf = (name: string) => {
    const statement = iconStatement(texts, name);
    return statement && `import{createFluentIcon}from${maker};\n${statement}`;
  };
  return (name) => {
    const text = modules.get(name) ?? moduleOf(name);
    modules.set(name, text);
    return text;
  };
}

export function loadIcons({ onResolve, onLoad }: PluginBuild, { iconModule, home }: Makers): void {
  onResolve({ filter: new RegExp(`^${ICON}`) }, ({ path }) => ({
    path: path.slice(ICON.length),
    namespace: "fluent-icon",
    sideEffects: false,
  }));
  onLoad({ filter: /./, namespace: "fluent-icon" }, ({ path }) => ({
    contents: iconModule(path) ?? "",
    resolveDir: home,
  }));
}

async function readFocus(folder: string): Promise<Makers["focus"]> {
  const files = new Map<string, string>();
  for (const part of ["hooks", "focus"]) {
    const index = readIndex(await Deno.readTextFile(`${folder}/lib/${part}/index.js`));
    for (const [given, { from, name }] of index) {
      if (given === name) files.set(name, `${folder}/lib/${part}/${from.replace(/^\.\//, "")}`);
    }
  }
  return files;
}

export async function readMakers(root: string): Promise<Makers> {
  const home = await Deno.realPath(`${root}node_modules/${COMPONENTS}`);
  return {
    home,
    components: readIndex(await Deno.readTextFile(`${home}/lib/index.js`)),
    focus: await readFocus(await Deno.realPath(`${home}/../react-tabster`)),
    iconModule: await readIcons(await Deno.realPath(`${root}node_modules/${ICONS}`)),
  };
}

/** Returns a direct import of one name; null if the name must be imported from the index. */
function directImport(index: string, wanted: string, makers: Makers, prefix: string): string | null {
  const [name = "", local = name] = wanted.split(/\s+as\s+/);
  if (index === ICONS) {
    return makers.iconModule(name) === null ? null : `import{${name} as ${local}}from"${ICON}${name}";`;
  }
  const maker = index === FOCUS ? { from: FOCUS, name } : makers.components.get(name);
  const file = maker?.from === FOCUS ? makers.focus.get(maker.name) : null;
  if (maker && file) return `import{${maker.name} as ${local}}from${JSON.stringify(file)};`;
  return maker && index !== FOCUS ? `import{${maker.name} as ${local}}from"${prefix}${maker.from}";` : null;
}

/** @param prefix added to each package name, to mark the folder from which it is resolved */
export function rewriteImports(text: string, makers: Makers, prefix: string): string {
  const pattern = /import\s*\{([^}]*)\}\s*from\s*["'](@fluentui\/react-(?:components|icons|tabster))["'];?/g;
  return text.replace(pattern, (statement, list: string, index: string) => {
    const names = list.split(",").map((each) => each.trim()).filter((each) =>
      each && !each.startsWith("type ")
    );
    const made = names.map((each) => directImport(index, each, makers, prefix));
    if (made.includes(null)) return statement;
    // The number of lines stays the same, so that the source map stays right.
    return made.join("") + "\n".repeat(statement.split("\n").length - 1);
  });
}
