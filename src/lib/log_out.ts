import { createContext } from "react";

export const LogOutContext = createContext<() => void>(() => {});
