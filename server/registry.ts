import type { CommentHook, FindCommented } from "./entity/comment_target.ts";
import type { JobKind } from "./jobs/job_kind.ts";
import { registerLifecycle } from "./lifecycle/define.ts";
import type { List } from "./list/resolver.ts";
import type { ManySteps } from "./jobs/many_steps.ts";
import type { ForgetOld, Module } from "./module.ts";
import type { Searchable } from "./search/searchable.ts";

const lists = new Map<string, List>();
const jobKinds = new Map<string, JobKind>();
const manySteps = new Map<string, ManySteps>();
const commentable = new Map<string, FindCommented>();
const commentHooks = new Map<string, CommentHook>();
const forgetting = new Set<ForgetOld>();
const searchables = new Map<string, Searchable>();

/** Registers the parts of modules. A name that is known already keeps its position, and gets the new entry. */
export function registerModules(modules: readonly Module[]): void {
  for (const module of modules) {
    // Lists of parts of a record are left out, because jobs, exports and saved views do not use them.
    const whole = module.lists?.filter(({ resource }) => !resource.shape?.within) ?? [];
    for (const list of whole) lists.set(list.resource.id, list);
    for (const lifecycle of module.lifecycles ?? []) registerLifecycle(lifecycle);
    for (const { add } of module.kinds ?? []) add();
    for (const kind of module.jobKinds ?? []) jobKinds.set(kind.kind, kind);
    for (const [list, steps] of Object.entries(module.manySteps ?? {})) manySteps.set(list, steps);
    for (const [entity, find] of Object.entries(module.commentable ?? {})) commentable.set(entity, find);
    for (const [entity, hook] of Object.entries(module.commentHooks ?? {})) commentHooks.set(entity, hook);
    if (module.forgetOld) forgetting.add(module.forgetOld);
    for (const each of module.searchable ?? []) searchables.set(each.kind, each);
  }
}

export const allLists = (): readonly List[] => [...lists.values()];
export const listById = (id: string): List | undefined => lists.get(id);
export const allJobKinds = (): readonly JobKind[] => [...jobKinds.values()];
export const jobKindOf = (name: string): JobKind | undefined => jobKinds.get(name);
export const manyStepsOf = (list: string): ManySteps => manySteps.get(list) ?? {};
export const commentedFinderOf = (entity: string): FindCommented | undefined => commentable.get(entity);
export const commentHookOf = (entity: string): CommentHook => commentHooks.get(entity) ?? {};
export const allSearchables = (): readonly Searchable[] => [...searchables.values()];
export const allForgetOld = (): readonly ForgetOld[] => [...forgetting];
