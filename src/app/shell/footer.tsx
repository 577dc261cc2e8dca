/** The line below everything: whose it is, which version runs here, the way to the top. Source: docs/requirements.md S2.54. */
import { mergeClasses } from "@fluentui/react-components";
import { Later } from "../../parts/later.tsx";
import type { FooterWordsProps } from "./footer_words.tsx";
import { shellParts } from "./parts.ts";
import { useFooterStyles } from "./footer.styles.ts";

interface FooterProps extends FooterWordsProps {
  readonly isSticky: boolean;
}

/** Its place is there from the first drawing on. */
export function Footer({ isSticky, onTop }: FooterProps) {
  const styles = useFooterStyles();
  return (
    <footer className={mergeClasses(styles.root, !isSticky && styles.end)}>
      <Later of={shellParts}>{({ FooterWords }) => <FooterWords onTop={onTop} />}</Later>
    </footer>
  );
}
