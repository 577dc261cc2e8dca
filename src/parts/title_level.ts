import { createContext } from "react";

/** Level of a record's heading: 1 if the record is the page, 2 if it is next to its list. */
export const TitleLevel = createContext<1 | 2>(2);
