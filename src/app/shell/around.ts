/** What comes with the frame in one file: `shellParts`. */
import "../menu/icons.ts";

export { LoginPage } from "../plain/login.tsx";
export { PlainStatusPage } from "../plain/plain.tsx";
export { MainMenu } from "../menu/main_menu.tsx";
export { FooterWords } from "./footer_words.tsx";
export { LoggedOutBar } from "./logged_out_bar.tsx";
export { SideToggle } from "./side_toggle.tsx";
export { TopBarParts } from "./top_bar_parts.tsx";
