/** Shows the hubs of a person as text without links. Source: docs/requirements.md S3.3. */
import type { Hub } from "../../../../../api/generated/schema.ts";
import { t } from "../../../../lib/i18n.ts";
import { listText } from "../../../../parts/format.ts";
import { Fact } from "../../../../parts/fact.tsx";
import { usePartStyles } from "../../../../parts/parts.styles.ts";
import { Section } from "../../../../parts/section.tsx";
import type { PartProps } from "../../../../engine/record/view_props.ts";

const TEXTS = ["hub_domain_name", "hub_server", "hub_id"] as const;

export default function Hubs({ record }: PartProps) {
  const styles = usePartStyles();
  const hubs = (record["hubs"] ?? []) as readonly Hub[];
  if (hubs.length === 0) {
    return <Section title={t("entity.users.field.hubs")}>{t("entity.users.noHubs")}</Section>;
  }
  return hubs.map((hub, index) => (
    <Section key={index} title={hub.hub_label || `${t("entity.users.field.hubs")} ${index + 1}`}>
      <dl className={styles.facts}>
        <Fact name={t("entity.users.field.hub_action")}>
          {t(`choice.hub_action.${hub.hub_action as "Create"}`)}
        </Fact>
        {TEXTS.map((key) => (
          <Fact key={key} name={t(`entity.users.field.${key}`)}>
            {hub[key] ? <bdi dir="ltr" translate="no">{hub[key]}</bdi> : t("record.none")}
          </Fact>
        ))}
        <Fact name={t("entity.users.field.docker_groups")}>
          {hub.docker_groups.length > 0 ? listText(hub.docker_groups) : t("record.none")}
        </Fact>
      </dl>
    </Section>
  ));
}
