/** Reserves the footer's space from the first drawing on. Source: docs/requirements.md S2.54. */
import { mergeClasses } from "@fluentui/react-components";
import { DeferredPart } from "../../parts/deferred_part.tsx";
import type { FooterWordsProps } from "./footer_words.tsx";
import { shellParts } from "./parts.ts";
import { useFooterStyles } from "./footer.styles.ts";

interface FooterProps extends FooterWordsProps {
  readonly isSticky: boolean;
}

export function Footer({ isSticky, onTop }: FooterProps) {
  const styles = useFooterStyles();
  return (
    <footer className={mergeClasses(styles.root, !isSticky && styles.end)}>
      <DeferredPart of={shellParts}>{({ FooterWords }) => <FooterWords onTop={onTop} />}</DeferredPart>
    </footer>
  );
}
