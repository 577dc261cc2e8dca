import "../menu/icons.ts";
import { LoginPage, RegisterPage } from "../plain/login.tsx";
import { PlainStatusPage } from "../plain/plain.tsx";
import { MainMenu } from "../menu/main_menu.tsx";
import { FocusWatch } from "./focus_watch.ts";
import { FooterWords } from "./footer_words.tsx";
import { LoggedOutBar } from "./logged_out_bar.tsx";
import { SideToggle } from "./side_toggle.tsx";
import { TopBarParts } from "./top_bar_parts.tsx";

export const parts = {
  LoginPage,
  RegisterPage,
  PlainStatusPage,
  MainMenu,
  FocusWatch,
  FooterWords,
  LoggedOutBar,
  SideToggle,
  TopBarParts,
};
