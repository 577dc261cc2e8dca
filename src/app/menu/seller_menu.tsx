/** Signed-out people see this menu too. Source: docs/requirements.md S2.35–S2.37. */
import { useContext } from "react";
import { useLocation, useSearch } from "wouter";
import { activeSellerItem, externalLinksOf, sellerItemsOf } from "../../../resources/seller_menu.ts";
import { signInAddress } from "../../lib/login_callback.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { PersonContext } from "../../lib/person.ts";
import type { Line } from "./model.ts";
import { SELLER_ICONS } from "./seller_icons.tsx";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

export default function SellerMenu(props: Omit<SidebarProps, "sections" | "onGo">) {
  const person = useContext(PersonContext);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const items = sellerItemsOf(person);
  const active = activeSellerItem(items, path, search);
  const back = new URLSearchParams(search).get("from");
  const lines: Line[] = items.map((item) => ({
    id: item.id,
    words: t(`frame.seller.${item.id}`),
    icon: SELLER_ICONS[item.id],
    href: item.href,
    isActive: item === active,
  }));
  const outward: Line[] = externalLinksOf(person).map((id) => ({
    id,
    words: t(`frame.seller.${id}`),
    icon: SELLER_ICONS[id],
    href: signInAddress(config()[id], back),
    isActive: false,
    isOutward: true,
  }));
  const sections = [{ id: "seller", words: null, nodes: [...lines, ...outward] }];
  return <Sidebar {...props} sections={sections} onGo={navigate} />;
}
