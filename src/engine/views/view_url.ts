import type { ListUrl } from "../list/list_url.ts";

/** The parts of an address that saved views read and change, of a list or of a report. */
export type ViewUrl = Pick<ListUrl, "query" | "addressQuery" | "layout" | "hrefOf" | "go" | "address">;
