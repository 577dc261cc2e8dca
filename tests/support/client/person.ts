import type { Me } from "../../../machines/people/session.ts";

/** Returns an answer of `cUser` with the given fields. */
export function person(over: Partial<Me> = {}): Me {
  return {
    _id: "u1",
    identity: "root",
    identity_label: "Root",
    email: "root@demo.test",
    role: "root",
    groups: ["root"],
    name: "Ada Root",
    status: "Available",
    total_credit: 1234.5,
    available_credit: 1234.5,
    low_credit: false,
    vip: 2,
    active_status: "Ready",
    scope: null,
    acting: null,
    permission: [],
    customizer: {
      layout: "vertical",
      theme: "light",
      sidebarCollapsed: false,
      navbarColor: "default",
      navbarType: "sticky",
      footerType: "sticky",
      disableCustomizer: false,
      hideScrollToTop: false,
      menuTheme: "dark",
      direction: "ltr",
    },
    list_looks: {},
    ...over,
  };
}
