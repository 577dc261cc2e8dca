import type { Desk } from "../../../../machines/workshop/station_context.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText, weightText } from "../../../parts/format.ts";
import { useBenchStyles } from "../../workshop/stations/frame/bench.styles.ts";
import { BigButton } from "../../workshop/stations/frame/big_button.tsx";
import { useBoxStyles } from "./box.styles.ts";

interface Props {
  readonly desk: Desk;
  readonly onOpen: (code: string) => void;
}

export function IdleBoxes({ desk: { boxes, to_box }, onOpen }: Props) {
  const styles = useBoxStyles();
  const bench = useBenchStyles();
  const words = to_box === 0
    ? t("boxStation.nothing")
    : t("boxStation.waiting", { count: to_box, number: numberText(to_box) });
  return (
    <section className={bench.resting} data-resting>
      <p className={bench.restingText}>{words}</p>
      {boxes.length > 0 && <h2 className={styles.title}>{t("boxStation.openBoxes")}</h2>}
      <ul className={styles.boxes}>
        {boxes.map(({ _id, code, method_name, gateway_name, packages_count: count, net_g }) => (
          <li key={_id} className={styles.item}>
            <BigButton
              isWide
              isStart
              onClick={() =>
                onOpen(code)}
            >
              <span className={styles.choice}>
                <bdi className={styles.choiceCode} translate="no">{code}</bdi>
                <span className={styles.quiet}>
                  {[t("boxStation.packages", { count }), count > 0 && weightText(net_g)].filter(Boolean).join(
                    " · ",
                  )}
                </span>
                <bdi className={styles.quiet}>{[method_name, gateway_name].filter(Boolean).join(" · ")}</bdi>
              </span>
            </BigButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
