/** Ends the session from screens without the top bar. The app provides it. */
import { createContext } from "react";

export const LogOutContext = createContext<() => void>(() => {});
