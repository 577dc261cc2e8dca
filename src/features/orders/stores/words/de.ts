import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const store: Noun = { gender: "m", one: "Shop", other: "Shops" };

const stores: Translation<English["entity"]["stores"]> = {
  ...sentences.record(
    store,
    "Seine SKU-Zuordnung und seine gemerkten Importeinstellungen werden mitgelöscht.",
  ),
  section: { shop: "Shop", orders: "Seine Bestellungen", record: "Datensatz" },
  group: {
    shop: { title: "Shop", help: "Wo er verkauft und wie Sie ihn nennen." },
    orders: {
      title: "Seine Bestellungen",
      help: "Was mit Bestellungen geschieht, bevor die Werkstatt sie sieht.",
    },
  },
  help: {
    name: "Jeder Shop eines Verkäufers hat einen eigenen Namen.",
    url: "Die Adresse des Shops im Web, falls er eine hat.",
    time_zone: "Tage in Dateien dieses Shops sind Tage dieser Zeitzone. Leer: die des Betriebs.",
    status: "Ein pausierter Shop nimmt keine neuen Bestellungen an; vorhandene laufen weiter.",
    shipping_method:
      "So werden Bestellungen versandt, die keine Versandart nennen. Ohne sie brauchen solche Bestellungen eine Regel, oder sie bleiben Entwürfe.",
    auto_hold: "Jede Bestellung wird nach dem Einreichen gesperrt, bis jemand sie freigibt.",
    cooling_off_min:
      "So lange wartet die Produktion nach der Zahlung: Zeit, es sich anders zu überlegen. Höchstens eine Woche.",
  },
  map: {
    title: "SKU-Zuordnung",
    help: "Wie dieser Shop unsere Artikel nennt. Importe kennen diese SKUs.",
    search: "SKU suchen",
    external: "SKU des Shops",
    item: "Unser Artikel",
    none:
      "Noch ist keine SKU zugeordnet. Zuordnungen werden beim Korrigieren von Bestellungen gemerkt oder hier angelegt.",
    noneFound: "Keine Zuordnung gefunden.",
    failed: "Die SKU-Zuordnung konnte nicht geladen werden. {reason}",
    unknownItem: "Wählen Sie einen Artikel des Katalogs.",
    remove: "Zuordnung von {sku} entfernen",
  },
  choice: { shop_status: { Connected: "Verbunden", Waiting: "Wartet", Broken: "Gestört" } },
  field: {
    platform: "Plattform",
    url: "Webadresse",
    time_zone: "Zeitzone",
    shipping_method: "Versandart",
    auto_hold: "Neue Bestellungen sperren",
    cooling_off_min: "Bedenkzeit",
    sku_map_count: "Zugeordnete SKUs",
    shop_status: "Shop",
  },
};

const storesChoices: Translation<English["choice"]> = {
  platform: {
    tiktok: "TikTok Shop",
    shopify: "Shopify",
    etsy: "Etsy",
    woocommerce: "WooCommerce",
    amazon: "Amazon",
    manual: "Von Hand",
  },
  auto_hold: {
    true: "Ja",
    false: "Nein",
  },
};

export const words: Translation<English> = {
  list: {
    hint: {
      stores: "Name, Adresse, Plattform …",
    },
    primary: {
      stores: sentences.newOne(store),
    },
  },
  entity: { stores },
  choice: storesChoices,
  event: {
    sku: { match: "SKU zuordnen", forget: "SKU-Zuordnung entfernen" },
  },
};
