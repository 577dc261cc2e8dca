/** Tabs of price tables and cost tables. Unsaved changes in one tab stay while another tab is open. */
import type { ReactNode } from "react";
import type { PartProps } from "../../../engine/record/view_props.ts";
import type { LoadedPriceTable, PriceTableList } from "./table_source.ts";
import type { PriceTableEditing } from "./table_store.ts";
import { SaveTable } from "./save_table.tsx";
import { SheetPart } from "./sheet_part.tsx";
import { DiffTab } from "./tabs/diff_tab.tsx";
import { PricesTab } from "./tabs/prices_tab.tsx";
import { BacktestTab } from "./tabs/backtest_tab.tsx";
import { ZonesTab } from "./tabs/zones_tab.tsx";
import { WithPriceTable } from "./with_price_table.tsx";

type Draw = (table: LoadedPriceTable, editing: PriceTableEditing) => ReactNode;

const TABS = {
  prices: (table, editing) => <PricesTab {...{ table, editing }} />,
  zones: (table, editing) => <ZonesTab {...{ table, editing }} />,
  surcharges: (table, editing) => <SheetPart {...{ table, editing }} sheet="surcharges" />,
  duties: (table, editing) => <SheetPart {...{ table, editing }} sheet="duties" />,
  card: (table, editing) => <SaveTable {...{ table, editing }} />,
  diff: (table, editing) => <DiffTab {...{ table, editing }} />,
  test: (table, editing) => <BacktestTab {...{ table, editing }} />,
} satisfies Readonly<Record<string, Draw>>;

export type PriceTableTab = keyof typeof TABS;

export const priceTablePart = (list: PriceTableList, tab: PriceTableTab) =>
  function PriceTablePart({ record: { _id } }: PartProps) {
    return <WithPriceTable key={_id} list={list} id={_id}>{TABS[tab]}</WithPriceTable>;
  };
