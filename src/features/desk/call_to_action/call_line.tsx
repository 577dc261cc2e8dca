import { Button, mergeClasses } from "@fluentui/react-components";
import { DismissRegular, MegaphoneRegular } from "@fluentui/react-icons";
import { Link } from "wouter";
import { screenAt } from "../../../../resources/screens.ts";
import { t } from "../../../lib/i18n.ts";
import { useCallStyles } from "./call_line.styles.ts";

interface Props {
  readonly title: string;
  readonly text: string;
  readonly href: string | null;
  /** True for the whole text, false for the part that fits on one line. */
  readonly isWhole: boolean;
  /** Missing in a preview, where nothing can be pressed. */
  readonly act?: { readonly onFollow: () => void; readonly onDismiss: () => void };
}

/** Names the target screen, since a screen reader lists links without the text around them. */
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
