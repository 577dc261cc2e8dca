import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { pageUrl } from "../list/page_url.ts";
import { t } from "../../lib/i18n.ts";
import { RecordBar } from "./record_bar.tsx";
import { useBarStyles } from "./record_bar.styles.ts";
import { nextIn, type RecordProps } from "./record_drawer.tsx";
import { useShortcut } from "./use_shortcut.ts";
import { RecordView } from "./views.tsx";

export default function RecordPage({ resource, id, query, listHref, ids, onClose }: RecordProps) {
  const styles = useBarStyles();
  useShortcut("Escape", "record.keys.close", onClose);
  const hrefOf = (other: string) => pageUrl(resource, query, other);
  return (
    <div className={styles.page}>
      <RecordBar ids={ids} id={id} hrefOf={hrefOf}>
        <RouterLink href={listHref} asChild>
          <Link>{t("record.back", { list: t(`menu.${resource.id}`) })}</Link>
        </RouterLink>
      </RecordBar>
      <div className={styles.pageInner}>
        <RecordView
          key={id}
          {...{ resource, id, ids, hrefOf, onClose }}
          nextHref={nextIn(ids, id, hrefOf)}
          level={1}
        />
      </div>
    </div>
  );
}
