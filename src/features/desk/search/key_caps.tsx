import { useSearchStyles } from "./search.styles.ts";

export function KeyCaps({ keys }: { readonly keys: readonly string[] }) {
  const styles = useSearchStyles();
  return (
    <span className={styles.hint} aria-hidden="true">
      {keys.map((each) => <kbd key={each} dir="ltr" className={styles.key}>{each}</kbd>)}
    </span>
  );
}
