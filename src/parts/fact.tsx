import type { ReactNode } from "react";
import { usePartStyles } from "./parts.styles.ts";

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const styles = usePartStyles();
  return (
    <>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}
