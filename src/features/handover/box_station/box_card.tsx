import { mergeClasses } from "@fluentui/react-components";
import { HEAVY_BOX_G } from "../../../../api/handover/box_weight.ts";
import type { OpenBox } from "../../../../machines/handover/box_station_context.ts";
import { t } from "../../../lib/i18n.ts";
import { weightText } from "../../../parts/format.ts";
import { useBenchStyles } from "../../workshop/stations/frame/bench.styles.ts";
import { FactList } from "../../workshop/stations/frame/fact_list.tsx";
import { useBoxStyles } from "./box.styles.ts";

interface Props {
  /** Null until the API has confirmed a scanned box. */
  readonly box: OpenBox | null;
  readonly code: string;
  readonly isOut: boolean;
  readonly isAlone: boolean;
}

export function BoxCard({ box, code, isOut, isAlone }: Props) {
  const styles = useBoxStyles();
  const { text } = useBenchStyles();
  return (
    <section
      className={mergeClasses(styles.card, isAlone && styles.alone, isOut && styles.out)}
      aria-label={code}
      data-box={code}
      tabIndex={0}
    >
      <bdi className={styles.code} translate="no">{code}</bdi>
      {box ? <Contents box={box} /> : <p className={text}>{t("boxStation.unconfirmed")}</p>}
      {isOut && <p className={styles.outText}>{t("boxStation.scanOut")}</p>}
    </section>
  );
}

function Contents({ box }: { readonly box: OpenBox }) {
  const styles = useBoxStyles();
  const { text } = useBenchStyles();
  const { packages_count: count, net_g, estimated_count, method_name, gateway_name, sscc } = box;
  const isHeavy = net_g >= HEAVY_BOX_G;
  const facts = [
    [t("boxStation.weight"), weightText(net_g)],
    [t("boxStation.gateway"), method_name === "" ? "" : gateway_name || t("boxStation.noGateway")],
    [t("boxStation.method"), method_name || t("boxStation.firstDecides")],
  ] as const;
  const notes = [
    isHeavy && t("boxStation.heavy", { limit: weightText(HEAVY_BOX_G) }),
    estimated_count > 0 && t("boxStation.estimated", { count: estimated_count }),
    sscc === "" && t("boxStation.noSscc"),
  ].filter((note): note is string => note !== false);
  return (
    <>
      <p className={styles.count}>{t("boxStation.packages", { count })}</p>
      <FactList facts={facts} styles={styles} />
      {notes.map((note, at) => (
        <p key={note} className={mergeClasses(text, at === 0 && isHeavy && styles.heavy)}>{note}</p>
      ))}
    </>
  );
}
