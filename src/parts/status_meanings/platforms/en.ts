/** Meanings of the statuses of platforms' labels and orders. */
import type { StatusMeanings } from "../shape.ts";

export const ofPlatforms: Pick<StatusMeanings, "label_page" | "tiktok_order"> = {
  label_page: {
    status: {
      Unmatched: "Nothing on the page names one order for certain.",
      Matched: "The page belongs to an order and can be attached.",
      Duplicate: "An earlier page is the same label.",
      Mismatch: "What is on the page contradicts itself or the order.",
      Attached: "The page is the label of its package.",
      Discarded: "Nobody uses the page.",
    },
  },
  tiktok_order: {
    status: {
      "On Hold": "TikTok holds the order, or it is not paid.",
      Processing: "TikTok waits for the package.",
      "Cancel Requested": "The buyer asked TikTok to cancel the order.",
      Shipped: "A carrier has the package.",
      Completed: "TikTok has completed the order.",
      Cancelled: "TikTok has cancelled the order.",
    },
  },
};
