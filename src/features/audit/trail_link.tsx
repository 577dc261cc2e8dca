/** From a record to everything that was done to it. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { t } from "../../lib/i18n.ts";
import { useAuditStyles } from "./audit.styles.ts";
import { auditHref } from "./links.ts";

interface Props {
  readonly entity: string;
  readonly id: string;
}

export default function TrailLink({ entity, id }: Props) {
  const styles = useAuditStyles();
  return (
    <p className={styles.trail}>
      <RouterLink href={auditHref({ entity, entity_id: id })} asChild>
        <Link>{t("audit.trail")}</Link>
      </RouterLink>
    </p>
  );
}
