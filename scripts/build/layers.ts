/**
 * Bundles code that groups share into a few files, the layers. esbuild makes a chunk for each set of entries that share a
 * module: 60 groups have 200 such sets, most of 300 bytes. Here sets are merged, two at a time, until few are left: always
 * the two whose merger makes groups load the fewest bytes that they do not need. Each group imports whole layers, so that
 * esbuild keeps a layer together, as it does the base (split.ts). ADR 145.
 */
import type { Metafile } from "esbuild";
import { ICON } from "./direct_imports.ts";
import { type Group, hashOf, weightOf } from "./groups.ts";
import { bytesOfInputs, reachableFrom } from "./metafile.ts";
import { reactOf } from "./one_react.ts";

export interface Layer {
  readonly name: string;
  /** Paths of the layer's modules, relative to the project. */
  readonly modules: ReadonlySet<string>;
  /** Names of the groups that import the layer. */
  readonly importers: ReadonlySet<string>;
}

/** Maximum number of layers of the app. With fewer layers, screens load more code that they do not need. */
const MAX_LAYERS = 24;

/** Modules that the same set of groups shares. */
interface Shared {
  readonly modules: Set<string>;
  /** The groups that load these modules, one bit each. */
  groups: bigint;
  bytes: number;
  /** All sets that are loaded with this one, including itself. */
  needs: Set<Shared>;
}

class Merging {
  readonly #weights: readonly number[];
  readonly #sums = new Map<bigint, number>();
  readonly #costs = new Map<Shared, Map<Shared, number>>();

  constructor(readonly all: Set<Shared>, weights: readonly number[]) {
    this.#weights = weights;
  }

  #weightOf(groups: bigint): number {
    let sum = this.#sums.get(groups);
    if (sum === undefined) {
      sum = this.#weights.reduce(
        (before, weight, at) => before + (groups >> BigInt(at) & 1n ? weight : 0),
        0,
      );
      this.#sums.set(groups, sum);
    }
    return sum;
  }

  /** Returns the weighted bytes that these groups would load in addition. */
  #excess(groups: bigint, { needs }: Shared): number {
    let sum = 0;
    for (const each of needs) sum += each.bytes * this.#weightOf(groups & ~each.groups);
    return sum;
  }

  #costOf(one: Shared, other: Shared): number {
    return this.#excess(one.groups, other) + this.#excess(other.groups, one);
  }

  #measure(one: Shared): void {
    this.#costs.set(one, new Map());
    for (const other of this.all) {
      if (other === one) continue;
      const cost = this.#costOf(one, other);
      if (this.#costs.get(other)?.has(one)) this.#costs.get(other)!.set(one, cost);
      else this.#costs.get(one)!.set(other, cost);
    }
  }

  measureAll(): void {
    for (const each of this.all) this.#measure(each);
  }

  cheapest(): readonly [Shared, Shared] {
    let found: readonly [Shared, Shared] | null = null;
    let least = Infinity;
    for (const [one, costs] of this.#costs) {
      for (const [other, cost] of costs) {
        if (cost < least) [found, least] = [[one, other], cost];
      }
    }
    if (!found) throw new Error("Cannot merge what groups share: fewer than two sets are left.");
    return found;
  }

  /** Merges two sets, and then all sets that have come to be loaded by the same groups. */
  merge(one: Shared, other: Shared): void {
    const changed = new Set([one]);
    const groups = one.groups | other.groups;
    for (const each of one.needs.union(other.needs)) {
      if ((each.groups | groups) === each.groups) continue;
      each.groups |= groups;
      changed.add(each);
    }
    const gone = new Set([other]);
    this.#join(one, other);
    for (const each of changed) {
      for (const same of this.all) {
        if (same === each || gone.has(same) || gone.has(each) || same.groups !== each.groups) continue;
        this.#join(each, same);
        gone.add(same);
      }
    }
    for (const each of gone) {
      this.#costs.delete(each);
      for (const costs of this.#costs.values()) costs.delete(each);
    }
    for (const each of changed) if (!gone.has(each)) this.#measure(each);
  }

  #join(one: Shared, other: Shared): void {
    for (const path of other.modules) one.modules.add(path);
    one.bytes += other.bytes;
    one.needs = one.needs.union(other.needs);
    this.all.delete(other);
    one.needs.delete(other);
    for (const each of this.all) {
      const hadIt = each.needs.delete(other);
      if (hadIt || each.needs.has(one)) each.needs = each.needs.union(one.needs);
    }
  }
}

/** @param main the entry; its static imports are the base, so no layer contains them */
export function layersOf(
  metafile: Metafile,
  main: string,
  groups: readonly Group[],
  most = MAX_LAYERS,
): readonly Layer[] {
  const { inputs } = metafile;
  const bytes = bytesOfInputs(metafile);
  const base = reachableFrom(inputs, [main]);
  const loaders = new Map<string, bigint>();
  groups.forEach(({ modules }, at) => {
    for (const path of reachableFrom(inputs, modules).difference(base)) {
      loaders.set(path, (loaders.get(path) ?? 0n) | 1n << BigInt(at));
    }
  });
  const sets = Map.groupBy(
    [...loaders.keys()].filter((path) => (loaders.get(path)! & (loaders.get(path)! - 1n)) !== 0n).sort(),
    (path) => loaders.get(path)!,
  );
  const setOf = new Map<string, Shared>();
  const all = new Set<Shared>();
  for (const [bits, paths] of sets) {
    const one: Shared = {
      modules: new Set(paths),
      groups: bits,
      bytes: paths.reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0),
      needs: new Set(),
    };
    all.add(one);
    paths.forEach((path) => setOf.set(path, one));
  }
  for (const one of all) {
    for (const path of reachableFrom(inputs, [...one.modules])) {
      const other = setOf.get(path);
      if (other) one.needs.add(other);
    }
  }
  const weights = groups.map(weightOf);
  const merging = new Merging(all, weights);
  merging.measureAll();
  while (merging.all.size > most) merging.merge(...merging.cheapest());
  return [...merging.all].map((each) => {
    const modules = new Set([...each.modules].sort());
    const importers = groups.filter((_, at) => each.groups >> BigInt(at) & 1n).map(({ name }) => name);
    return { name: nameOfLayer(modules), modules, importers: new Set(importers) };
  });
}

const NAME_CHARS = 4;

/** Returns the name of a layer. A module that is added to the layer changes it only if its path sorts first. */
const nameOfLayer = (modules: ReadonlySet<string>): string => hashOf([...modules][0] ?? "", NAME_CHARS);

/** Returns the specifier of a module. An icon and React have modules without a file in the project. */
export const nameOf = (root: string, path: string) =>
  path.startsWith(ICON) ? path : reactOf(path) ?? root + path;

/** Returns the code of a layer. It exports each module, or a bare import would drop those without effects. */
export const layerText = (root: string, { modules }: Layer): string =>
  [...modules].map((path, at) => `export * as m${at} from ${JSON.stringify(nameOf(root, path))};`)
    .join("\n");
