/** One call to action: its words, where it leads, and how it goes away. The bar and the preview show the same. */
import { Button, mergeClasses } from "@fluentui/react-components";
import { DismissRegular, MegaphoneRegular } from "@fluentui/react-icons";
import { Link } from "wouter";
import { screenAt } from "../../../../resources/screens.ts";
import { t } from "../../../lib/i18n.ts";
import { useCallStyles } from "./call_line.styles.ts";

interface Props {
  readonly title: string;
  readonly text: string;
  /** An address that the person may follow. */
  readonly href: string | null;
  /** All of its text; else what one line has room for. */
  readonly isWhole: boolean;
  /** Left out where it is only looked at: then nothing of it can be pressed. */
  readonly act?: { readonly onFollow: () => void; readonly onDismiss: () => void };
}

/** Names the screen: a list of links has no words around them. */
const linkText = (href: string): string => {
  const screen = screenAt(href);
  return screen ? t("calls.open", { screen: t(`menu.${screen}`) }) : t("calls.openPage");
};

export function CallLine({ title, text, href, isWhole, act }: Props) {
  const styles = useCallStyles();
  const link = href &&
    (act
      ? <Link className={styles.link} href={href} onClick={act.onFollow}>{linkText(href)}</Link>
      : <span className={styles.link}>{linkText(href)}</span>);
  return (
    <div className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        <MegaphoneRegular />
      </span>
      <div className={mergeClasses(styles.words, !isWhole && styles.clipped)}>
        <bdi className={styles.title} dir="auto">{title}</bdi>
        {text && (
          <bdi className={isWhole ? styles.text : styles.inLine} dir="auto">
            {isWhole ? `\n${text}` : ` ${text}`}
          </bdi>
        )}
        {isWhole && link && <div>{link}</div>}
      </div>
      {!isWhole && link}
      {act && (
        <Button
          className={styles.button}
          appearance="subtle"
          size="small"
          icon={<DismissRegular />}
          aria-label={t("calls.dismiss", { title })}
          title={t("calls.dismiss", { title })}
          data-dismiss
          onClick={act.onDismiss}
        />
      )}
    </div>
  );
}
