/** The menu of the vertical layout. Source: spec S6.5, S6.6, S4.10. */
import { useLocation } from "wouter";
import { useAdded } from "../../features/extensions/added.ts";
import { usePerson } from "../../lib/person.ts";
import { mainMenu } from "./model.ts";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

export function MainMenu(props: Omit<SidebarProps, "sections">) {
  const person = usePerson();
  const [path] = useLocation();
  return <Sidebar {...props} sections={mainMenu(person, path, undefined, useAdded().links)} />;
}
