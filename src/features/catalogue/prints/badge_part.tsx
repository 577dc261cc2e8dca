import { makeStyles } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { Section } from "../../../parts/section.tsx";
import { PrintButton } from "./print_button.tsx";

const useStyles = makeStyles({ part: { marginTop: "24px", maxWidth: "640px" } });

export default function BadgePart({ record: { _id } }: PartProps) {
  return (
    <div className={useStyles().part}>
      <Section title={t("prints.badge")}>
        <p>{t("prints.badgeAbout")}</p>
        <PrintButton kind="badges" ids={[_id]} />
      </Section>
    </div>
  );
}
