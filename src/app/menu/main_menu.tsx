/** Source: docs/requirements.md S6.5, S6.6, S4.10. */
import { useMemo } from "react";
import { useLocation } from "wouter";
import { useAdded } from "../../features/desk/extensions/extension_items.ts";
import { wordsNow } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { activeId, mainMenu } from "./model.ts";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

export function MainMenu(props: Omit<SidebarProps, "sections" | "onGo">) {
  const person = usePerson();
  const [path, navigate] = useLocation();
  const { links } = useAdded();
  const active = activeId(person, path);
  const words = wordsNow();
  const sections = useMemo(() => mainMenu(person, active, undefined, links), [person, active, links, words]);
  return <Sidebar {...props} sections={sections} onGo={navigate} />;
}
