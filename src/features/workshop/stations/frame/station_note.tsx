/** Says why a station is empty, and offers the next step. */
import { makeStyles, tokens } from "@fluentui/react-components";
import { ArrowClockwiseRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { t } from "../../../../lib/i18n.ts";
import { BigButton } from "./big_button.tsx";

const useStyles = makeStyles({
  root: {
    boxSizing: "border-box",
    width: "100%",
    maxWidth: "720px",
    margin: "0 auto",
    padding: "48px 16px",
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "16px",
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  text: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

interface Props {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
  /** A link for people who can remove the cause. */
  readonly children?: ReactNode;
}

export function StationNote({ title, text, onRetry, children }: Props) {
  const styles = useStyles();
  return (
    <section className={styles.root} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
      <BigButton icon={<ArrowClockwiseRegular />} onClick={onRetry}>{t("stations.tryAgain")}</BigButton>
    </section>
  );
}
