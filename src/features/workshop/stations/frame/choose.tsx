import { makeStyles, tokens } from "@fluentui/react-components";
import { BigButton } from "./big_button.tsx";

const useStyles = makeStyles({
  root: {
    boxSizing: "border-box",
    width: "100%",
    maxWidth: "720px",
    margin: "0 auto",
    padding: "24px 16px",
    display: "flex",
    flexDirection: "column",
    gap: "16px",
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase400 },
  list: { listStyleType: "none", margin: 0, padding: 0, display: "grid", gap: "12px" },
  item: { display: "flex" },
  choice: { display: "flex", flexDirection: "column", alignItems: "flex-start", textAlign: "start" },
  quiet: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightRegular },
});

interface Choice {
  readonly key: string;
  readonly name: string;
  readonly more: string;
}

interface Props {
  readonly title: string;
  readonly text: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (key: string) => void;
}

export function Choose({ title, text, choices, onChoose }: Props) {
  const styles = useStyles();
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.list}>
        {choices.map(({ key, name, more }) => (
          <li key={key} className={styles.item}>
            <BigButton isWide isStart onClick={() => onChoose(key)}>
              <span className={styles.choice}>
                <bdi translate="no">{name}</bdi>
                <bdi className={styles.quiet}>{more}</bdi>
              </span>
            </BigButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
