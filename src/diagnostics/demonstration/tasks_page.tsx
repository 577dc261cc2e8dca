/** Source: docs/requirements.md S3.9, S7.25. */
import { Button, Input, Select } from "@fluentui/react-components";
import { Search16Regular } from "@fluentui/react-icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { Task } from "../../../machines/demonstration_tasks.ts";
import { useTitle } from "../../lib/use_title.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import { useTasks } from "./demonstration_tasks_wiring.ts";
import { TaskRows, TaskSkeleton } from "./task_rows.tsx";
import { useTasksStyles } from "./tasks.styles.ts";
import { words } from "./words.ts";
import { fold, searchedText } from "../../../api/fold.ts";

export function TasksPage() {
  const styles = useTasksStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase, tasks, retry } = useTasks();
  const title = words("tasks.title");
  useTitle(title);
  // After the form, the heading is focused, so that a screen reader reads it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1} ref={heading}>{title}</h1>
      {phase === "loading" && <TaskSkeleton />}
      {phase === "failed" && (
        <Message isFailure title={words("tasks.failedTitle")} text={words("tasks.failedText")}>
          <Button appearance="primary" onClick={retry}>{words("tasks.retry")}</Button>
        </Message>
      )}
      {phase === "shown" && (tasks.length > 0
        ? <FilteredTasks tasks={tasks} />
        : <Message title={words("tasks.emptyTitle")} text={words("tasks.emptyText")} />)}
    </div>
  );
}

function useFilters(): [TaskFilters, (filters: TaskFilters) => void] {
  const filters = readFilters(useSearch());
  const [path, navigate] = useLocation();
  return [filters, (next) => navigate(`${path}${writeFilters(next)}`, { replace: true })];
}

function FilteredTasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const styles = useTasksStyles();
  const [filters, setFilters] = useFilters();
  // The input keeps the text as typed; in the address it is trimmed.
  const [typed, setTyped] = useState(filters.search);
  const found = filterTasks(tasks, filters);
  const clear = () => {
    setTyped("");
    setFilters({ status: "", search: "" });
  };
  return (
    <>
      <div className={styles.filters} role="search">
        <Input
          className={styles.search}
          type="search"
          contentBefore={<Search16Regular aria-hidden />}
          placeholder={words("tasks.search")}
          aria-label={words("tasks.search")}
          value={typed}
          autoComplete="off"
          onChange={(_, { value }) => {
            setTyped(value);
            setFilters({ ...filters, search: value.trim() });
          }}
        />
        <Select
          aria-label={words("tasks.status")}
          value={filters.status}
          onChange={(_, { value }) => setFilters({ ...filters, status: value })}
        >
          <option value="">{words("tasks.all")}</option>
          {statusesOf(tasks).map((status) => <option key={status} value={status}>{statusWord(status)}
          </option>)}
        </Select>
        <span className={styles.count} role="status">{words("tasks.count", { count: found.length })}</span>
      </div>
      {found.length > 0
        ? <TaskRows tasks={found} />
        : (
          <Message title={words("tasks.noneTitle")} text={words("tasks.noneText")}>
            <Button onClick={clear}>{words("tasks.clear")}</Button>
          </Message>
        )}
    </>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly isFailure?: boolean;
  readonly children?: ReactNode;
}

function Message({ title, text, isFailure = false, children }: MessageProps) {
  const styles = useTasksStyles();
  return (
    <div className={styles.message} role={isFailure ? "alert" : undefined}>
      <h2 className={styles.messageTitle}>{title}</h2>
      <p className={styles.messageText}>{text}</p>
      {children}
    </div>
  );
}

interface TaskFilters {
  readonly status: string;
  readonly search: string;
}

const SEARCH_MAX = 200;

function readFilters(query: string): TaskFilters {
  const params = new URLSearchParams(query);
  return {
    status: params.get("status") ?? "",
    search: (params.get("search") ?? "").slice(0, SEARCH_MAX),
  };
}

function writeFilters(filters: TaskFilters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  return set.length > 0 ? `?${new URLSearchParams(Object.fromEntries(set))}` : "";
}

const statusesOf = (tasks: readonly Task[]): readonly string[] => [
  ...new Set(tasks.map(({ status }) => status)),
];

/** Returns the tasks that match: each word of the search must be in the number, title or store. */
function filterTasks(tasks: readonly Task[], { status, search }: TaskFilters): readonly Task[] {
  const wanted = fold(search).split(/\s+/).filter((word) => word !== "");
  return tasks.filter((task) => {
    const text = searchedText(`${task.id} ${task.title} ${task.store_name}`);
    return (status === "" || task.status === status) && wanted.every((word) => text.includes(word));
  });
}
