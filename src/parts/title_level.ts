import { createContext } from "react";

/** The level of the title that parts are below: 1 where a record is the page, 2 where it is beside its list. */
export const TitleLevel = createContext<1 | 2>(2);
