import type { Settings } from "../context.ts";
import type { Database } from "../db/database.ts";
import { filesOf } from "../files/open.ts";
import { isUnclaimed } from "../login_site/setup.ts";
import { systemNow } from "../app.ts";

export interface DemoAccounts {
  readonly emails: readonly string[];
  readonly password: string;
}

/** @returns the demo's accounts, or null if the database has other people */
export async function fillDemo(db: Database, settings: Settings): Promise<DemoAccounts | null> {
  const { DEMO_EMAILS, DEMO_PASSWORD, isDemo } = await import("./people/people.ts");
  if (await isUnclaimed(db)) {
    console.log("Filling the database with demo data: about 10 s.");
    const { seedDemo } = await import("./seed.ts");
    const { currency, timeZone, scryptCost } = settings;
    await seedDemo(db, { now: systemNow(), currency, timeZone, scryptCost });
    const { addPictures } = await import("./pictures.ts");
    await addPictures(db, filesOf(settings), systemNow());
    const { addProofs } = await import("./money/proofs.ts");
    await addProofs(db, filesOf(settings));
    const { addUnitPhotos } = await import("./workshop/unit_photos.ts");
    await addUnitPhotos(db, filesOf(settings));
    const { addCasePictures } = await import("./support/case_pictures.ts");
    await addCasePictures(db, filesOf(settings));
    const { addLabelPages } = await import("./shipping/label_pages.ts");
    await addLabelPages(db, filesOf(settings), systemNow());
    const { addArtwork } = await import("./catalogue/artwork.ts");
    await addArtwork(db, filesOf(settings), systemNow());
    const { removeMethods } = await import("./shipping/methods_missing.ts");
    await removeMethods(db, systemNow());
    const { connectDemoShop } = await import("./shops/simulated_shop.ts");
    await connectDemoShop(db, settings.secrets, systemNow());
    const { addDemoEtsy } = await import("./shops/simulated_etsy.ts");
    await addDemoEtsy(db, settings.secrets, systemNow());
    const { addDemoTiktok } = await import("./shops/simulated_tiktok.ts");
    await addDemoTiktok(db, settings.secrets, systemNow());
    const { recordFiles } = await import("./file_records.ts");
    await recordFiles(db);
  }
  return await isDemo(db.read) ? { emails: DEMO_EMAILS, password: DEMO_PASSWORD } : null;
}
