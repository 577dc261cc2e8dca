import { type ReactNode, useContext, useId } from "react";
import { SectionId } from "./named_table.tsx";
import { TitleLevel } from "./title_level.ts";
import { useRecordStyles } from "./record.styles.ts";

interface Props {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, action, children }: Props) {
  const styles = useRecordStyles();
  const id = useId();
  const level = useContext(TitleLevel);
  const Title = level === 1 ? "h2" : "h3";
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Title className={styles.sectionTitle} id={id}>{title}</Title>
        {action}
      </div>
      <SectionId value={id}>{children}</SectionId>
    </section>
  );
}
