import {
  Button,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  Popover,
  PopoverSurface,
  tokens,
} from "@fluentui/react-components";
import type { ReactNode } from "react";
import { DENSITIES } from "../../../../api/list_layout.ts";
import type { Resource } from "../../../../resources/define.ts";
import { isSameColumns, ownColumns } from "../../../../resources/list_layout.ts";
import { t } from "../../../lib/i18n.ts";
import { useMedia } from "../../../lib/use_media.ts";
import { ColumnChoices } from "./column_choices.tsx";
import type { Columns } from "./columns.ts";
import type { ListUrl } from "../list_url.ts";
import { usePopoverStyles } from "../../../parts/popover.styles.ts";
import "../../../parts/focus_keeper.tsx";

const useStyles = makeStyles({
  surface: { width: "320px" },
  sheet: { height: "auto", maxHeight: "85vh", padding: "12px", overflowY: "auto" },
  densities: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    margin: "0 8px 12px",
    padding: 0,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: "hidden",
  },
  density: {
    position: "relative",
    minHeight: "30px",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    paddingInline: "4px",
    fontSize: tokens.fontSizeBase200,
    textAlign: "center",
    cursor: "pointer",
    ":has(:checked)": {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      fontWeight: tokens.fontWeightSemibold,
      "@media (forced-colors: active)": { textDecorationLine: "underline", color: "Highlight" },
    },
    ":has(:focus-visible)": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    "> input": { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" },
  },
});

interface Props {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly columns: Columns;
  readonly target: HTMLElement | null;
  readonly onClose: () => void;
}

/** Below this width the chooser is a sheet at the edge of the screen. */
const SHEET = "(max-width: 639px)";

export default function LayoutChooser({ resource, url, columns, target, onClose }: Props) {
  const isSheet = useMedia(SHEET);
  const own = ownColumns(resource, url.addressQuery.filters);
  const isOwn = isSameColumns(url.layout.columns, own);
  return (
    <Frame {...{ isSheet, target, onClose }}>
      <DensityChoice url={url} />
      <ColumnChoices {...{ resource, columns }} layout={url.layout} onChange={url.changeLayout} />
      <Foot
        isOwn={isOwn}
        onReset={() => url.changeLayout({ columns: own })}
        onClose={isSheet ? onClose : null}
      />
    </Frame>
  );
}

interface FrameProps {
  readonly isSheet: boolean;
  readonly target: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Frame({ isSheet, target, onClose, children }: FrameProps) {
  const styles = useStyles();
  const popover = usePopoverStyles();
  const name = t("list.columns.title");
  const onOpenChange = (
    { target: clicked }: { readonly target: unknown },
    { open }: { readonly open: boolean },
  ) => {
    // A click on the button that opened the chooser closes it already.
    if (!open && !(clicked instanceof Node && target?.contains(clicked))) onClose();
  };
  if (isSheet) {
    return (
      <OverlayDrawer
        open
        position="bottom"
        className={styles.sheet}
        aria-label={name}
        onOpenChange={onOpenChange}
      >
        {children}
      </OverlayDrawer>
    );
  }
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: "below", align: "end", offset: 4 }}
      onOpenChange={onOpenChange}
    >
      <PopoverSurface className={mergeClasses(popover.surface, styles.surface)} aria-label={name}>
        {children}
      </PopoverSurface>
    </Popover>
  );
}

function DensityChoice({ url }: { readonly url: ListUrl }) {
  const styles = useStyles();
  const popover = usePopoverStyles();
  return (
    <>
      <h2 className={popover.title} id="density-title">{t("list.density.title")}</h2>
      <div className={styles.densities} role="radiogroup" aria-labelledby="density-title">
        {DENSITIES.map((density) => (
          <label key={density} className={styles.density}>
            <input
              type="radio"
              name="density"
              checked={url.layout.density === density}
              onChange={() => url.changeLayout({ density })}
            />
            {t(`list.density.${density}`)}
          </label>
        ))}
      </div>
    </>
  );
}

interface FootProps {
  readonly isOwn: boolean;
  readonly onReset: () => void;
  /** Closes the sheet, which needs a button because it covers the page; null for the popover. */
  readonly onClose: (() => void) | null;
}

function Foot({ isOwn, onReset, onClose }: FootProps) {
  const popover = usePopoverStyles();
  return (
    <div className={popover.foot}>
      <Button appearance="subtle" size="small" disabled={isOwn} onClick={onReset}>
        {t("list.columns.reset")}
      </Button>
      {onClose && (
        <Button appearance="primary" size="small" onClick={onClose}>{t("list.columns.done")}</Button>
      )}
    </div>
  );
}
