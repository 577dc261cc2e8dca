import { Button } from "@fluentui/react-components";
import { ChevronLeftRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { MirroredIcon } from "./mirrored_icon.tsx";
import { t } from "../lib/i18n.ts";
import { numberText } from "./format.ts";
import { usePartStyles } from "./parts.styles.ts";

interface Props {
  readonly page: number;
  readonly size: number;
  /** Number of rows of this page; fewer than `size` mean that it is the last page. */
  readonly count: number;
  readonly setPage: (page: number) => void;
}

export function Pager({ page, size, count, setPage }: Props) {
  const styles = usePartStyles();
  if (page === 1 && count < size) return null;
  const from = (page - 1) * size + 1;
  const range = { from: numberText(from), to: numberText(Math.max(from, from + count - 1)) };
  return (
    <div className={styles.pager}>
      <span className={styles.range}>{t("record.pager.range", range)}</span>
      <Button
        appearance="subtle"
        icon={
          <MirroredIcon>
            <ChevronLeftRegular />
          </MirroredIcon>
        }
        aria-label={t("record.pager.previous")}
        disabledFocusable={page === 1}
        onClick={() => page > 1 && setPage(page - 1)}
      />
      <Button
        appearance="subtle"
        icon={
          <MirroredIcon>
            <ChevronRightRegular />
          </MirroredIcon>
        }
        aria-label={t("record.pager.next")}
        disabledFocusable={count < size}
        onClick={() => count === size && setPage(page + 1)}
      />
    </div>
  );
}
