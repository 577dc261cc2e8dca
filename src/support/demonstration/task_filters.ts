/** Which tasks are shown: a status and words, both kept in the address. Pure. */
import { fold, searchedText } from "../../../api/fold.ts";
import type { Task } from "../../../machines/demonstration_tasks.ts";

export interface TaskFilters {
  /** Empty for all. */
  readonly status: string;
  readonly search: string;
}

const SEARCH_MAX = 200;

export function readFilters(query: string): TaskFilters {
  const params = new URLSearchParams(query);
  return {
    status: params.get("status") ?? "",
    search: (params.get("search") ?? "").slice(0, SEARCH_MAX),
  };
}

/** The address's query; empty without filters. */
export function writeFilters(filters: TaskFilters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  return set.length > 0 ? `?${new URLSearchParams(Object.fromEntries(set))}` : "";
}

/** Statuses that some task has, in the order they come first. */
export const statusesOf = (tasks: readonly Task[]): readonly string[] => [
  ...new Set(tasks.map(({ status }) => status)),
];

/** A task matches when each word stands in its number, title or store. */
export function filterTasks(tasks: readonly Task[], { status, search }: TaskFilters): readonly Task[] {
  const wanted = fold(search).split(/\s+/).filter((word) => word !== "");
  return tasks.filter((task) => {
    const text = searchedText(`${task.id} ${task.title} ${task.store_name}`);
    return (status === "" || task.status === status) && wanted.every((word) => text.includes(word));
  });
}
