/** Where the bench stands: what is a blank again lies there. */
import { t } from "../../lib/i18n.ts";
import { BigButton } from "../stations/frame/big_button.tsx";
import { useReturnStyles } from "./returns.styles.ts";
import type { Desk } from "./wiring.ts";

interface Props {
  readonly places: Desk["places"];
  readonly onChoose: (id: string) => void;
}

export function ChoosePlace({ places, onChoose }: Props) {
  const styles = useReturnStyles();
  return (
    <section className={styles.choose}>
      <h2 className={styles.heading}>{t("returns.choosePlace")}</h2>
      <p className={styles.quiet}>{t("returns.placeFirst")}</p>
      <ul className={styles.stack}>
        {places.map(({ _id, code, name }) => (
          <li key={_id} className={styles.row}>
            <BigButton isWide onClick={() => onChoose(_id)}>
              <bdi>{`${name} · ${code}`}</bdi>
            </BigButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
