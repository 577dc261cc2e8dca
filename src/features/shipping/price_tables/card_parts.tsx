/** The tabs of a price table, of either list. Changes in one tab stay while another one is open. */
import type { ReactNode } from "react";
import type { PartProps } from "../../../engine/record/view_props.ts";
import type { CardList, ShownCard } from "./card_source.ts";
import type { CardEditing } from "./card_store.ts";
import { SaveCard } from "./save_card.tsx";
import { SheetPart } from "./sheet_part.tsx";
import { DiffTab } from "./tabs/diff_tab.tsx";
import { PricesTab } from "./tabs/prices_tab.tsx";
import { BacktestTab } from "./tabs/backtest_tab.tsx";
import { ZonesTab } from "./tabs/zones_tab.tsx";
import { WithCard } from "./with_card.tsx";

type Draw = (card: ShownCard, editing: CardEditing) => ReactNode;

const TABS = {
  prices: (card, editing) => <PricesTab {...{ card, editing }} />,
  zones: (card, editing) => <ZonesTab {...{ card, editing }} />,
  surcharges: (card, editing) => <SheetPart {...{ card, editing }} sheet="surcharges" />,
  duties: (card, editing) => <SheetPart {...{ card, editing }} sheet="duties" />,
  card: (card, editing) => <SaveCard {...{ card, editing }} />,
  diff: (card, editing) => <DiffTab {...{ card, editing }} />,
  test: (card, editing) => <BacktestTab {...{ card, editing }} />,
} satisfies Readonly<Record<string, Draw>>;

export type CardTab = keyof typeof TABS;

/** One tab of a list's price tables. */
export const cardPart = (list: CardList, tab: CardTab) =>
  function CardPart({ record: { _id } }: PartProps) {
    return <WithCard key={_id} list={list} id={_id}>{TABS[tab]}</WithCard>;
  };
