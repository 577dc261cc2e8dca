/** Rewrites imports from Fluent's index files to the package, file or icon that makes each name. */
import type { PluginBuild } from "esbuild";

const COMPONENTS = "@fluentui/react-components";
const ICONS = "@fluentui/react-icons";
/** Its index brings all of tabster (18 kB compressed), which only dialogs, menus and the like need. */
const FOCUS = "@fluentui/react-tabster";

/** Prefix of a package that Fluent's index names and that only its own folder can resolve. */
export const THROUGH_FLUENT = "through-fluent:";
/** Prefix of an icon's name: a module with this icon alone. */
export const ICON = "fluent-icon:";

export interface Makers {
  /** Real folder of the suite package, from which its dependencies resolve. */
  readonly home: string;
  /** Package and first name by the name that the suite gives it. */
  readonly components: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Absolute file by name, for the focus package itself. */
  readonly focus: ReadonlyMap<string, string>;
  /** Returns the text of a module with one icon, or null for an unknown name. */
  readonly iconModule: (name: string) => string | null;
}

/** Reads `export { A, b as B } from "package"` of an index, by the given name. */
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

/** Returns the statement that makes an icon; the package has several hundred of them in each file. */
export function iconStatement(texts: readonly string[], name: string): string | null {
  const begin = `export const ${name} = `;
  for (const text of texts) {
    const at = text.indexOf(begin);
    if (at >= 0) return text.slice(at, text.indexOf("\n", at));
  }
  return null;
}

/** Returns the module of one icon by its name: the package's own files would bring the icons of other screens. */
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

/** Returns a statement for one name of an import; null when it must stay with the index. */
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

/** @param prefix put before each package, to say from where it is resolved */
export function rewriteImports(text: string, makers: Makers, prefix: string): string {
  const pattern = /import\s*\{([^}]*)\}\s*from\s*["'](@fluentui\/react-(?:components|icons|tabster))["'];?/g;
  return text.replace(pattern, (statement, list: string, index: string) => {
    const names = list.split(",").map((each) => each.trim()).filter((each) =>
      each && !each.startsWith("type ")
    );
    const made = names.map((each) => directImport(index, each, makers, prefix));
    if (made.includes(null)) return statement;
    // As many lines as before, so that the source map stays right.
    return made.join("") + "\n".repeat(statement.split("\n").length - 1);
  });
}
