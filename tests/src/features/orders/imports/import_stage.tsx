/** Renders the import page with a fake API and a fake network. */
import { act, data, FakeApi, onStage, screen, type Stage } from "../../../engine/record/stage.tsx";
import { forgetSession, keep } from "../../../../../src/lib/cookies.ts";
import ImportPage from "../../../../../src/features/orders/imports/import_page.tsx";
import type { Job } from "../../../../../machines/orders/import.ts";
import { FakeUpload } from "../../../fake_upload.ts";

export const STORE = { _id: "s1", name: "North", seller_id: "u9", seller_name: "Mira", shipping_method: "" };

const METHODS = [
  { code: "standard", name: "Standard", carrier: "USPS", min_days: 4, max_days: 7 },
  { code: "express", name: "Express", carrier: "UPS", min_days: 2, max_days: 3 },
];

export const JOB: Job = {
  _id: "j1",
  kind: "orders.import",
  status: "Running",
  title: "orders.csv",
  about: { store: "s1", import: "j1" },
  total: 100,
  done: 50,
  made: 2500,
  skipped: 1,
  refused: 0,
  error: null,
  refusals: [],
  created_at: 1,
  finished_at: null,
};
export const DONE_JOB: Job = { ...JOB, status: "Done", done: 100, made: 5009, skipped: 0 };

/** The check of a store in which no order of the file exists and none has a problem. */
export const NO_PROBLEMS = {
  taken: [],
  unknown: [],
  unpriced: [],
  unavailable: [],
  artless: [],
  methodless: [],
};

export const apiWith = (stores: readonly unknown[] = [STORE], plans: readonly unknown[] = []): FakeApi =>
  new FakeApi().on("ActiveStores", data({ stores })).on("ImportPlans", data({ importPlans: plans }))
    .on("ShippingMethods", data({ shippingMethods: METHODS }))
    .on("CheckImport", data({ importCheck: NO_PROBLEMS }));

export async function onPage(
  api: FakeApi,
  work: (stage: Stage) => Promise<void>,
  options: { readonly keepsDrafts?: boolean } = {},
): Promise<void> {
  const restore = FakeUpload.install();
  keep("token", "t0ken");
  try {
    await onStage(api, <ImportPage />, work, options);
  } finally {
    forgetSession();
    restore();
  }
}

/** Drops files onto the window. */
export function drop(...files: File[]): void {
  const event = new Event("drop", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "dataTransfer", { value: { types: ["Files"], files } });
  act(() => void globalThis.dispatchEvent(event));
}

export const storeSelect = () => screen.getByLabelText<HTMLSelectElement>(/^Store/);
