import { mergeClasses } from "@fluentui/react-components";
import type { Task } from "../../../machines/demonstration_tasks.ts";
import { useMedia } from "../../lib/use_media.ts";
import { StatusPill } from "../../parts/status_pill.tsx";
import { Instant } from "../../parts/instant.tsx";
import { useTasksStyles } from "./tasks.styles.ts";
import { words } from "./words.ts";
import { useVisuallyHidden } from "../../lib/visually_hidden.ts";

const COLUMNS = ["id", "status", "title", "store_name", "created_at"] as const;
const SKELETON_ROWS = 8;

const useHasRoom = () => useMedia("(min-width: 720px)");

export function TaskRows({ tasks }: { readonly tasks: readonly Task[] }) {
  const styles = useTasksStyles();
  const hasRoom = useHasRoom();
  if (!hasRoom) {
    return (
      <ul className={styles.cards} aria-label={words("tasks.table")}>
        {tasks.map((task) => <TaskCard key={task.id} task={task} />)}
      </ul>
    );
  }
  return (
    <table className={styles.table} aria-label={words("tasks.table")}>
      <Head />
      <tbody>
        {tasks.map(({ id, status, title, store_name, created_at }) => (
          <tr key={id} className={styles.row}>
            <td className={mergeClasses(styles.cell, styles.id)}>{id}</td>
            <td className={styles.cell}>
              <StatusPill status={status} />
            </td>
            <td className={mergeClasses(styles.cell, styles.long)} dir="auto">{title}</td>
            <td className={styles.cell} dir="auto">{store_name}</td>
            <td className={mergeClasses(styles.cell, styles.time)}>
              <Instant at={created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head() {
  const styles = useTasksStyles();
  return (
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className={styles.head}>{words(`tasks.column.${column}`)}</th>
        ))}
      </tr>
    </thead>
  );
}

function TaskCard({ task: { id, status, title, store_name, created_at } }: { readonly task: Task }) {
  const styles = useTasksStyles();
  return (
    <li className={styles.card}>
      <span className={styles.line}>
        <span className={styles.id}>{id}</span>
        <StatusPill status={status} />
      </span>
      <span dir="auto">{title}</span>
      <span className={mergeClasses(styles.line, styles.time)}>
        <span dir="auto">{store_name}</span>
        <Instant at={created_at} />
      </span>
    </li>
  );
}

export function TaskSkeleton() {
  const styles = useTasksStyles();
  const unseen = useVisuallyHidden();
  const hasRoom = useHasRoom();
  return (
    <div aria-busy="true" data-skeleton>
      <p className={unseen} role="status">{words("tasks.loading")}</p>
      <div className={styles.late} aria-hidden>
        {Array.from(
          { length: SKELETON_ROWS },
          (_, at) => (
            <div key={at} className={hasRoom ? styles.skeletonRow : styles.card}>
              {(hasRoom ? COLUMNS : [1, 2, 3]).map((each) => (
                <span key={each} className={styles.skeletonBar} />
              ))}
            </div>
          ),
        )}
      </div>
    </div>
  );
}
