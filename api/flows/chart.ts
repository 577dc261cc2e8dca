import { type ConfigTransition, configTransitionsOf, readState, type StateConfig } from "./config.ts";

export type StateKind = "atomic" | "compound" | "parallel" | "final" | "history";
export type TransitionKind = "event" | "always" | "after" | "done" | "error" | "update";

export interface ChartState {
  /** Path such as `checking.fetchingUser`; empty for the root. */
  readonly path: string;
  readonly key: string;
  readonly kind: StateKind;
  /** Null for the root. */
  readonly parent: string | null;
  readonly isInitial: boolean;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
  readonly tags: readonly string[];
}

export interface ChartTransition {
  /** Stable while the machine is unchanged: source, event and index. */
  readonly id: string;
  readonly from: string;
  /** Paths; empty for a transition that stays. */
  readonly to: readonly string[];
  readonly kind: TransitionKind;
  /** The event's type; for a delay its name or milliseconds; for an invoke its source. */
  readonly event: string;
  readonly guard: string;
  readonly actions: readonly string[];
  readonly reenter: boolean;
}

export interface Chart {
  readonly id: string;
  readonly states: readonly ChartState[];
  readonly ways: readonly ChartTransition[];
  /** Parts of the configuration that the picture cannot show; empty if it is complete. */
  readonly unknown: readonly string[];
}

/** Events between records, never from a person: `units.settle`. Source: ADR 27. */
const SETTLING = ".settle";

/** Leaves out transitions that other records cause; of several with one source, event and guard it keeps the first. */
export function quietChartOf(chart: Chart): Chart {
  const known = new Set<string>();
  // Alike transitions may have other effects: at its last step a unit also goes into its bin.
  const alike = ({ from, event, guard }: ChartTransition) => [from, event, guard].join("\n");
  const counts = new Map<string, number>();
  chart.ways.forEach((way) => counts.set(alike(way), (counts.get(alike(way)) ?? 0) + 1));
  const ways = chart.ways.filter((way) => {
    if (way.event.endsWith(SETTLING)) return false;
    const key = alike(way);
    if (way.guard === "" || counts.get(key) === 1) return true;
    // A transition of the whole machine (from "") only returns to the current state.
    const isFirst = way.from !== "" && !known.has(key);
    known.add(key);
    return isFirst;
  });
  return ways.length === chart.ways.length ? chart : { ...chart, ways };
}

/** Tag of a history that remembers all levels. */
export const DEEP = "deep";

interface Found {
  readonly path: string;
  readonly state: StateConfig;
}

const join = (path: string, key: string): string => path === "" ? key : `${path}.${key}`;

function kindOf({ type, states }: StateConfig): StateKind {
  if (type === "parallel" || type === "final" || type === "history") return type;
  return Object.keys(states).length > 0 ? "compound" : "atomic";
}

function collect(value: unknown, path: string, machineId: string): Found[] {
  const state = readState(value, path === "" ? machineId : `${machineId}.${path}`);
  const below = Object.entries(state.states).flatMap(([key, child]) =>
    collect(child, join(path, key), machineId)
  );
  return [{ path, state }, ...below];
}

const parentOf = (path: string): string | null =>
  path === "" ? null : path.slice(0, Math.max(0, path.lastIndexOf(".")));

function callsOf(
  { on, after, always, onDone, invokes, type, target }: StateConfig,
): { kind: TransitionKind; event: string; ways: ConfigTransition[] }[] {
  // An undefined target forbids an event that a state above would handle.
  const named = (kind: TransitionKind, all: Readonly<Record<string, unknown>>) =>
    Object.entries(all).map(([event, value]) => ({ kind, event, ways: configTransitionsOf(value ?? {}) }));
  return [
    // Default transition of an empty history.
    { kind: "always" as const, event: "", ways: type === "history" ? configTransitionsOf(target) : [] },
    ...named("event", on),
    ...named("after", after),
    { kind: "always" as const, event: "", ways: configTransitionsOf(always) },
    { kind: "done" as const, event: "", ways: configTransitionsOf(onDone) },
    ...invokes.flatMap(({ src, ...invoke }) => [
      { kind: "done" as const, event: src, ways: configTransitionsOf(invoke.onDone) },
      { kind: "error" as const, event: src, ways: configTransitionsOf(invoke.onError) },
      { kind: "update" as const, event: src, ways: configTransitionsOf(invoke.onSnapshot) },
    ]),
  ].filter(({ ways }) => ways.length > 0);
}

/** Unknown parts are named in `unknown` and left out. */
export function chartOf(config: unknown): Chart {
  const machineId = readState(config, "").id ?? "machine";
  const all = collect(config, "", machineId);
  const byPath = new Map(all.map((found) => [found.path, found]));
  const byId = new Map(all.map(({ path, state }) => [
    state.id ?? (path === "" ? machineId : `${machineId}.${path}`),
    path,
  ]));
  const unknown = all.flatMap(({ path, state }) => [
    ...state.unknown.map((field) => `${path || machineId} has "${field}", which is not drawn.`),
    ...Object.keys(state.states).filter((key) => key.includes(".")).map((key) =>
      `${path || machineId} has a state "${key}": a name with a dot looks like a path.`
    ),
  ]);

  function resolve(target: string, from: string): string | null {
    const isId = target.startsWith("#");
    const [id = "", ...rest] = target.slice(1).split(".");
    if (isId && byId.has(target.slice(1))) return byId.get(target.slice(1)) ?? null;
    // A path may continue after an id: `#cart.paying`.
    const base = isId ? byId.get(id) : target.startsWith(".") ? from : parentOf(from) ?? "";
    if (base === undefined) return null;
    const path = isId ? rest.reduce(join, base) : join(base, target.replace(/^\./, ""));
    return byPath.has(path) ? path : null;
  }

  function wayOf(
    from: string,
    kind: TransitionKind,
    event: string,
    way: ConfigTransition,
    index: number,
  ): ChartTransition {
    const to = way.targets.map((target) => ({ target, path: resolve(target, from) }));
    for (const { target, path } of to) {
      if (path === null) unknown.push(`${from || machineId} leads to "${target}", which is not there.`);
    }
    return {
      id: [from, kind, event, index].join("/"),
      from,
      to: to.flatMap(({ path }) => path === null ? [] : [path]),
      kind,
      event,
      guard: way.guard,
      actions: way.actions,
      reenter: way.reenter,
    };
  }

  return {
    id: machineId,
    states: all.map(({ path, state }) => {
      const parent = parentOf(path);
      const key = path.slice(path.lastIndexOf(".") + 1);
      return {
        path,
        key: key || machineId,
        kind: kindOf(state),
        parent,
        isInitial: parent !== null && byPath.get(parent)?.state.initial === key,
        entry: state.entry,
        exit: state.exit,
        invokes: state.invokes.map(({ id, src }) => ({ id, src })),
        tags: state.history === "deep" ? [...state.tags, DEEP] : state.tags,
      };
    }),
    ways: all.flatMap(({ path, state }) =>
      callsOf(state).flatMap(({ kind, event, ways }) =>
        ways.map((way, index) => wayOf(path, kind, event, way, index))
      )
    ),
    unknown,
  };
}
