/** A titled part of a record. */
import type { ReactNode } from "react";
import { useId } from "react";
import { useRecordStyles } from "./record.styles.ts";

interface Props {
  readonly title: string;
  /** Beside the title: a copy button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, action, children }: Props) {
  const styles = useRecordStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle} id={id}>{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
