import { createContext } from "react";

/** 1 for a record that is the page, 2 for one next to its list. */
export const TitleLevel = createContext<1 | 2>(2);
