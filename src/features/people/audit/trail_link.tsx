import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { audit } from "../../../../resources/people/audit.ts";
import type { BesideProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { useAuditStyles } from "./audit.styles.ts";
import { auditHref } from "./links.ts";

export default function TrailLink({ entity, id }: BesideProps) {
  const styles = useAuditStyles();
  if (entity === audit.id) return null;
  return (
    <p className={styles.trail}>
      <RouterLink href={auditHref({ entity, entity_id: id })} asChild>
        <Link>{t("audit.trail")}</Link>
      </RouterLink>
    </p>
  );
}
