/** Reads the status of a row of TikTok Shop's export, in the words of its languages. */
import type { RemoteStatus } from "../handover/tiktok.ts";
import { CANCELLED_WORDS, statusKey } from "./remarks.ts";

const WORDS: Readonly<Record<RemoteStatus, readonly string[]>> = {
  UNPAID: ["Unpaid", "Chưa thanh toán", "Belum dibayar"],
  ON_HOLD: ["On hold", "Tạm giữ"],
  AWAITING_SHIPMENT: ["Awaiting shipment", "To ship", "Chờ vận chuyển", "Cần gửi", "Perlu dikirim"],
  PARTIALLY_SHIPPING: ["Partially shipping", "Partially shipped"],
  AWAITING_COLLECTION: ["Awaiting collection", "Chờ lấy hàng", "Menunggu pengambilan"],
  IN_TRANSIT: ["In transit", "Shipped", "Đang vận chuyển", "Đã vận chuyển", "Dikirim"],
  DELIVERED: ["Delivered", "Đã giao", "Đã giao hàng"],
  COMPLETED: ["Completed", "Đã hoàn tất", "Hoàn tất", "Selesai"],
  CANCELLED: CANCELLED_WORDS,
};

const MEANINGS: ReadonlyMap<string, RemoteStatus> = new Map(
  (Object.entries(WORDS) as [RemoteStatus, readonly string[]][])
    .flatMap(([status, words]) => [status, ...words].map((word) => [statusKey(word), status] as const)),
);

const meaningOf = (word: string): RemoteStatus | undefined => MEANINGS.get(statusKey(word));

interface StatusCells {
  readonly status: string;
  readonly substatus: string;
  readonly cancelled: string;
  readonly delivered: string;
  readonly shipped: string;
}

/** The columns of times are the same in every language; null if neither words nor times show the status. */
export function remoteStatusOf(cells: StatusCells): RemoteStatus | null {
  const known = meaningOf(cells.substatus) ?? meaningOf(cells.status);
  if (known) return known;
  if (cells.cancelled !== "") return "CANCELLED";
  if (cells.delivered !== "") return "DELIVERED";
  return cells.shipped === "" ? null : "IN_TRANSIT";
}

/** True if a row mentions a cancellation: a request without an answer while the order's status is still open. */
export const asksToCancel = (cancelType: string, substatus: string): boolean =>
  statusKey(cancelType).startsWith("cancel") ||
  meaningOf(substatus) === undefined && statusKey(substatus).includes("cancel");
