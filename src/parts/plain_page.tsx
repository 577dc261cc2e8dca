import { mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef } from "react";
import { Logo } from "./logo.tsx";
import { usePlainStyles } from "./plain_page.styles.ts";

interface PlainPageProps {
  readonly title: string;
  readonly text?: string;
  /** Name of the product; absent inside the frame, and as long as the configuration is not loaded. */
  readonly name?: string;
  /** True inside the frame, which already shows the person. */
  readonly isInside?: boolean;
  readonly children?: ReactNode;
}

export function PlainPage({ title, text, name, isInside = false, children }: PlainPageProps) {
  const styles = usePlainStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focuses the heading, so that a screen reader announces the unexpected page.
  useEffect(() => heading.current?.focus(), [title]);
  const Root = isInside ? "div" : "main";
  return (
    <Root className={mergeClasses(styles.root, isInside && styles.inside)}>
      <div className={styles.card}>
        {(!isInside || name) && (
          <div className={styles.brand}>
            <Logo />
            {name}
          </div>
        )}
        <h1 className={styles.title} tabIndex={-1} ref={heading}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </Root>
  );
}
