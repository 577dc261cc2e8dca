import { formatDay } from "../../../../api/time/instants.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { Fact } from "../../../parts/fact.tsx";
import { listText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { Picture } from "../../catalogue/items/picture.tsx";
import { OrderLink } from "../../orders/orders/order_link.tsx";
import { PackageLink } from "../../orders/orders/package_link.tsx";
import { PhotoStrip } from "./photos/photo_strip.tsx";
import type { UnitRecord } from "./unit.ts";

interface Props {
  readonly unit: UnitRecord;
  /** True for sellers, who do not see where the garment is. */
  readonly isReadOnly: boolean;
}

export function UnitFacts({ unit, isReadOnly }: Props) {
  const styles = usePartStyles();
  const word = (field: string) => fieldWord("units", field);
  const { methods, package_id, package_code, location_code, station_code, bin_code } = unit;
  const places = isReadOnly ? [] : [
    ["location_code", location_code],
    ["station_code", station_code],
    ["bin_code", bin_code],
  ].filter(([, code]) => code !== "");
  return (
    <Section title={t("entity.units.about")}>
      <dl className={styles.facts}>
        <Fact name={word("title")}>
          {unit.image_id && (
            <span className={styles.thumb}>
              <Picture id={unit.image_id} />
            </span>
          )}
          <bdi translate="no">{unit.title || unit.sku}</bdi>
          <bdi className={styles.under}>{[unit.color, unit.size].filter(Boolean).join(" · ")}</bdi>
          <bdi className={styles.under} translate="no">{unit.sku}</bdi>
        </Fact>
        {methods.length > 0 && (
          <Fact name={word("methods")}>
            {listText(methods.map((method) => choiceWord("methods", method)))}
          </Fact>
        )}
        <Fact name={word("order_code")}>
          <OrderLink code={unit.order_code} id={unit.order_id} />{" "}
          <StatusPill kind="order" status={unit.order_status} />
        </Fact>
        {package_id !== null && (
          <Fact name={word("package_code")}>
            <PackageLink id={package_id} code={package_code} />
          </Fact>
        )}
        {!isReadOnly && (
          <Fact name={word("seller_name")}>
            <bdi translate="no">{unit.seller_name}</bdi>
          </Fact>
        )}
        <Fact name={word("due_at")}>{formatDay(unit.due_at, config().timeZone)}</Fact>
        <Fact name={word("created_at")}>
          <Instant at={unit.created_at} />
        </Fact>
        {unit.returned && <Returned unit={unit._id} returned={unit.returned} />}
        {places.map(([field = "", code = ""]) => (
          <Fact key={field} name={word(field)}>
            <bdi className={styles.mono} translate="no">{code}</bdi>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

interface ReturnedProps {
  readonly unit: string;
  readonly returned: NonNullable<UnitRecord["returned"]>;
}

/** Shows the grade of a returned garment; sellers do not see who graded it. */
function Returned({ unit, returned }: ReturnedProps) {
  const styles = usePartStyles();
  const { outcome, reason_code, note, actor_name, location_code, at } = returned;
  return (
    <Fact name={fieldWord("units", "returned")}>
      {[choiceWord("outcome", outcome), choiceWord("reason_code", reason_code)].filter(Boolean).join(" · ")}
      {note && <span className={styles.under} dir="auto">{note}</span>}
      <span className={styles.under}>
        <Instant at={at} />
        {[actor_name, location_code].filter(Boolean).map((each) => <bdi key={each}>{` · ${each}`}</bdi>)}
      </span>
      {outcome === "scrapped" && <PhotoStrip unit={unit} event={returned} />}
    </Fact>
  );
}
