/** The shape of a feed before it is there. Nothing at first: most answers come sooner than a blink. */
import { Skeleton, SkeletonItem } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { useRowStyles } from "./feed_row.styles.ts";

/** Source: screens, Waiting. */
const BONES_AFTER_MS = 100;
const BONES = [1, 2, 3, 4, 5];

export function FeedBones() {
  const styles = useRowStyles();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), BONES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <div className={styles.bones} aria-busy="true" />;
  return (
    <Skeleton className={styles.bones} aria-busy="true" aria-label={t("notifications.loading")}>
      {BONES.map((bone) => (
        <div key={bone} className={styles.bone}>
          <SkeletonItem shape="circle" size={32} />
          <div className={styles.words}>
            <SkeletonItem size={16} />
            <SkeletonItem size={16} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
