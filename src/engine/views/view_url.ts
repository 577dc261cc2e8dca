import type { ListUrl } from "../list/list_url.ts";

/** The parts of a list's or report's address that saved views read and change. */
export type ViewUrl = Pick<ListUrl, "query" | "addressQuery" | "layout" | "hrefOf" | "go" | "address">;
