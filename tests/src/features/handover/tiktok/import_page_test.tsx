/**
 * For a TikTok file the person chooses the order of days and the time of export; problems and effect are
 * shown, and it is sent once.
 */
import {
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import TiktokImportPage from "../../../../../src/features/handover/tiktok/import_page.tsx";
import SkusPage from "../../../../../src/features/handover/tiktok/skus_page.tsx";
import { tiktokCsv } from "../../../../support/handover/tiktok_files.ts";

const STORE = { _id: "s1", name: "Shop one", seller_name: "Anna", time_zone: "UTC" };

const pageOf = (path: string, Page: () => React.ReactNode) => {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  return {
    history,
    page: (
      <Router hook={hook} searchHook={searchHook}>
        <Page />
      </Router>
    ),
  };
};

const chooseFile = async (bytes: Uint8Array<ArrayBuffer>) => {
  const input = await screen.findByLabelText<HTMLInputElement>("File", { selector: "input" });
  const file = new File([bytes], "All order-2026-11-20-10_00.csv");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  fireEvent.change(input);
};

Deno.test("S2.18 a file with ambiguous days is imported only after a person chooses their order", async () => {
  const api = new FakeApi().on("TiktokStores", data({ stores: [STORE] }))
    .on(
      "CheckTiktok",
      data({ tiktokCheck: [{ tiktok_id: "576820000000000002", status: "Processing", remote_at: 1 }] }),
    );
  const { page } = pageOf("/tiktok-orders/import", TiktokImportPage);
  const unclear = { "Created Time": "03/04/2026 9:00:00 AM", "Paid Time": "" };
  await onStage(api, page, async () => {
    await chooseFile(tiktokCsv([
      unclear,
      { ...unclear, "Order ID": "576820000000000002", City: "Oakland", "Address Line 1": "5** M***" },
      { ...unclear, "Order ID": "5.77E+17" },
    ]));
    await says("Answer the question above first.");
    assert.equal(api.named("CheckTiktok").length, 0);
    fireEvent.click(await screen.findByLabelText(/month-day-year: 03\/04\/2026/));
    await says("1 row is refused");
    assert.match(
      screen.getByRole("table", { name: /row is refused/ }).textContent,
      /5Order ID.*shortened this number/,
    );
    await waitFor(() => {
      const preview = screen.getByRole("table", { name: "Orders" }).textContent;
      assert.match(preview, /576820000000000001Awaiting shipment.*San JoseNew/);
      assert.match(preview, /576820000000000002Awaiting shipment.*OaklandUpdates it · Address is masked/);
    });
    const seen = screen.getByLabelText<HTMLInputElement>(/Exported at/);
    assert.equal(seen.value, "2026-11-20T10:00");
    await screen.findByRole("button", { name: "Import 2 orders" });
    fireEvent.change(seen, { target: { value: "2099-01-01T10:00" } });
    await says("This time is in the future.");
    assert.equal(screen.queryByRole("button", { name: /^Import \d/ }), null);
  });
});

Deno.test("S2.18 a table of another kind names its missing columns", async () => {
  const api = new FakeApi().on("TiktokStores", data({ stores: [STORE] }));
  const { page } = pageOf("/tiktok-orders/import", TiktokImportPage);
  await onStage(api, page, async () => {
    await chooseFile(new TextEncoder().encode("Name,Order Status\r\n1,2\r\n"));
    await says(/These columns are missing: Order ID, Product Name, Quantity, Created Time/);
  });
});

Deno.test("S2.18 without a TikTok shop the page says where to add one", async () => {
  const api = new FakeApi().on("TiktokStores", data({ stores: [] }));
  const { page } = pageOf("/tiktok-orders/import", TiktokImportPage);
  await onStage(api, page, () => says(/There is no TikTok store/));
});

Deno.test("S2.18 a waiting SKU is mapped to a found item, and the page says so", async () => {
  const waiting = {
    ...{ store_id: "s1", store_name: "Shop one", sku: "SHOP-TEE", title: "Tee", variant: "Black, M" },
    ...{ orders: 3, example_id: "t1", example_number: "576820000000000001" },
  };
  let isMapped = false;
  const api = new FakeApi()
    .on("TiktokSkus", () => Response.json({ data: { tiktokSkus: isMapped ? [] : [waiting] } }))
    .on(
      "Items",
      data({
        items: [{
          ...{
            _id: "i1",
            sku: "TEE-BLACK-M",
            title: "Tee",
            variant: "Black, M",
            price_minor: 1299,
            currency: "USD",
          },
          ...{ image_id: "", stock: "" },
        }],
      }),
    )
    .on("MakeSkuMapping", () => {
      isMapped = true;
      return Response.json({
        data: {
          makeSkuMapping: {
            external_sku: "SHOP-TEE",
            item_id: "i1",
            sku: "TEE-BLACK-M",
            title: "Tee",
            variant: "",
          },
        },
      });
    });
  const { page } = pageOf("/tiktok-orders/skus", SkusPage);
  await onStage(api, page, async () => {
    await says("3 orders wait");
    const box = await screen.findByRole<HTMLInputElement>("combobox", { name: /SHOP-TEE/ });
    fireEvent.click(box);
    fireEvent.change(box, { target: { value: "TEE" } });
    fireEvent.click(await screen.findByRole("option", { name: /TEE-BLACK-M/ }));
    await press("Match");
    await says("SHOP-TEE is matched.");
    await says("Every SKU has an item.");
    const [sent] = api.named("MakeSkuMapping").map(({ variables }) => variables);
    assert.deepEqual([sent?.["store"], sent?.["external_sku"], sent?.["item"]], ["s1", "SHOP-TEE", "i1"]);
  });
});

Deno.test("S2.18 only the form of its SKU checks a match without an answer", async () => {
  const sku = (name: string) => ({
    ...{ store_id: "s1", store_name: "Shop one", sku: name, title: "Tee", variant: "", orders: 1 },
    ...{ example_id: "t1", example_number: "1" },
  });
  const found = { _id: "i1", sku: "TEE-BLACK-M", title: "Tee", variant: "", price_minor: 1299 };
  const api = () =>
    new FakeApi().on("TiktokSkus", data({ tiktokSkus: [sku("SHOP-TEE"), sku("SHOP-MUG")] }))
      .on("Items", data({ items: [{ ...found, currency: "USD", image_id: "", stock: "" }] }));
  const lost = api().on("MakeSkuMapping", () => Promise.reject(new TypeError("no network")));
  await onStage(lost, pageOf("/tiktok-orders/skus", SkusPage).page, async () => {
    const box = await screen.findByRole<HTMLInputElement>("combobox", { name: /SHOP-TEE/ });
    fireEvent.click(box);
    fireEvent.change(box, { target: { value: "TEE" } });
    fireEvent.click(await screen.findByRole("option", { name: /TEE-BLACK-M/ }));
    const [match] = await screen.findAllByRole("button", { name: "Match" });
    fireEvent.click(match!);
    await waitFor(() => assert.ok(lost.named("MakeSkuMapping").length > 0));
  }, { keepsDrafts: true });
  const later = api().on(
    "MakeSkuMapping",
    data({ makeSkuMapping: { external_sku: "SHOP-TEE", item_id: "i1", sku: "", title: "", variant: "" } }),
  );
  await onStage(later, pageOf("/tiktok-orders/skus", SkusPage).page, async () => {
    await says("SHOP-TEE is matched.");
    assert.equal(later.named("MakeSkuMapping").length, 1);
  });
});
