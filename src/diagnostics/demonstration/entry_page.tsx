import { mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Link, useSearch } from "wouter";
import { useTitle } from "../../lib/use_title.ts";
import { usePlainStyles } from "../../parts/plain_page.styles.ts";
import { useEntryStyles } from "./entry.styles.ts";

interface EntryPageProps {
  readonly title: string;
  readonly other: { readonly path: string; readonly question: string; readonly link: string };
  readonly children: ReactNode;
}

export function EntryPage({ title, other, children }: EntryPageProps) {
  const plain = usePlainStyles();
  const styles = useEntryStyles();
  const search = useSearch();
  useTitle(title);
  return (
    <div className={mergeClasses(plain.root, plain.inside)}>
      <div className={plain.card}>
        <h1 className={plain.title}>{title}</h1>
        {children}
        <p className={styles.other}>
          {other.question}
          <Link className={styles.link} href={`${other.path}${search && `?${search}`}`}>{other.link}</Link>
        </p>
      </div>
    </div>
  );
}
