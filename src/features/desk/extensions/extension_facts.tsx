import { manifestOf } from "../../../../extensions/mod.ts";
import { formatMinute } from "../../../../api/time/instants.ts";
import { errorText } from "../integrations/error_text.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { listText, numberText } from "../../../parts/format.ts";
import { Fact } from "../../../parts/fact.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import type { Extension } from "./wiring.ts";
import { RightsList } from "./rights_list.tsx";

export function ExtensionFacts({ extension }: { readonly extension: Extension }) {
  const styles = usePartStyles();
  const { quiet } = useRecordStyles();
  const { rights, accepted_at, accepted_by, events, waiting, dead, last_at, last_error, last_status } =
    extension;
  const things = addedBy(extension._id);
  return (
    <>
      <Section title={t("entity.extensions.state")}>
        <dl className={styles.facts}>
          <Fact name={t("entity.extensions.field.waiting")}>{numberText(waiting)}</Fact>
          <Fact name={t("entity.extensions.field.dead")}>{numberText(dead)}</Fact>
          <Fact name={t("entity.extensions.field.last_at")}>
            {last_at === null ? t("record.none") : <Instant at={last_at} />}
          </Fact>
        </dl>
        {last_error && (
          <div>
            {t("entity.app_config.part.lastFailed", { reason: errorText(last_error, last_status) })}
          </div>
        )}
      </Section>
      <Section title={t("entity.extensions.rights.title")}>
        <RightsList rights={rights} />
        <div className={quiet}>
          {accepted_at === null
            ? t("entity.extensions.rights.none")
            : t("entity.extensions.rights.accepted", {
              when: formatMinute(accepted_at, config().timeZone),
              name: accepted_by,
            })}
        </div>
        {events.length > 0 && (
          <div>
            {t("entity.extensions.hears", {
              events: listText(events.map((event) => choiceWord("events", event))),
            })}
          </div>
        )}
        {things.length > 0 && <div>{t("entity.extensions.adds", { things: listText(things) })}</div>}
      </Section>
    </>
  );
}

function addedBy(id: string): readonly string[] {
  const { links = [], actions = [] } = manifestOf(id) ?? {};
  return [
    ...links.map(({ key }) => t("entity.extensions.addsLink", { name: t(`menu.${key}`) })),
    ...actions.map(({ key }) => t("entity.extensions.addsAction", { name: t(`event.extension.${key}`) })),
  ];
}
