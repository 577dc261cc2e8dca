/** Which of several stations a device is: asked once, a list of large buttons. */
import { makeStyles, tokens } from "@fluentui/react-components";
import type { StationChoice } from "../../../../machines/station_facts.ts";
import { t } from "../../../lib/i18n.ts";
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

interface Props {
  readonly choices: readonly StationChoice[];
  readonly onChoose: (code: string) => void;
}

export function ChooseStation({ choices, onChoose }: Props) {
  const styles = useStyles();
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{t("stations.choose")}</h2>
      <p className={styles.text}>{t("stations.chooseText")}</p>
      <ul className={styles.list}>
        {choices.map(({ code, name, location_name }) => (
          <li key={code} className={styles.item}>
            <BigButton isWide isStart onClick={() => onChoose(code)}>
              <span className={styles.choice}>
                <bdi>{name}</bdi>
                <bdi className={styles.quiet}>{`${location_name} · ${code}`}</bdi>
              </span>
            </BigButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
