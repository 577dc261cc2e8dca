/** Ends the session, for screens that stand without the bar that has the button. Provided by the app. */
import { createContext } from "react";

export const LogOutContext = createContext<() => void>(() => {});
