/** Words of orders of TikTok Shop. */
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const tiktokOrder: Noun = { gender: "f", one: "TikTok-Bestellung", other: "TikTok-Bestellungen" };

export const words: Translation<English> = {
  menu: {
    tiktok_orders: "TikTok-Bestellungen",
  },
  view: {
    tiktok_map: "Zuzuordnen",
    tiktok_push: "Zu übernehmen",
    tiktok_label: "Zu etikettieren",
    tiktok_late: "Überfällig",
    tiktok_cancel: "Storno-Anfragen",
  },
  tiktokOrders: {
    lines: "Artikel",
    quantity: "{count} ×",
    noItem: "Noch kein Artikel von uns",
    madeAs: "Hergestellt als {sku}",
    change: "Artikel ändern",
    choose: "Unser Artikel",
    map: "Zuordnen",
    mapping: "Wird zugeordnet …",
    mapFailed: "Die SKU konnte nicht zugeordnet werden. {why}",
    mapHelp: "Ordnet {sku} für alle wartenden Bestellungen von {store} und für spätere Dateien zu.",
    fixed: "Unsere Bestellung ist angelegt: Ihre Artikel werden dort geändert.",
    masked:
      "TikTok verdeckt einen Teil der Adresse. Diese Bestellung kann erst übernommen werden, wenn TikTok die ganze Adresse zeigt.",
    cancel:
      "Der Käufer bittet um Storno. Antworten Sie im Seller Center von TikTok, spätestens bis {time}, und importieren Sie dann eine neuere Datei: Dieser Shop ist nicht verbunden.",
    cancelHere:
      "Der Käufer bittet um Storno. Nehmen Sie es hier an oder lehnen Sie es ab, spätestens bis {time}. In den USA gilt TikTok auch ein versandtes Paket als Ablehnung.",
    answered: "Ihre Antwort wird an TikTok gesendet.",
    open: "TikTok-Bestellung öffnen",
    inTiktok: "TikTok Shop",
    loadFailed: "Das konnte nicht geladen werden. {why}",
    skus: {
      title: "SKUs zuordnen",
      text:
        "SKUs von TikTok-Shops, die noch keinen Artikel von uns haben. Eine Wahl gilt für alle wartenden Bestellungen des Shops und für spätere Dateien.",
      none: "Jede SKU hat einen Artikel.",
      orders: {
        one: "{number} Bestellung wartet",
        other: "{number} Bestellungen warten",
      },
      example: "Zum Beispiel {number}",
      done: "{sku} ist zugeordnet.",
      failed: "Die SKUs konnten nicht geladen werden. {why}",
      all: "SKU-Zuordnung dieses Shops",
    },
    tracking: {
      title: "Sendungsnummern exportieren",
      text:
        "Eine Datei für den Sammelversand von TikTok: Bestellungen, auf die TikTok wartet und die ein Etikett von uns haben. Wählen Sie im Seller Center Bestellungen verwalten, dann Hochladen.",
      store: "Shop",
      choose: "Shop wählen",
      save: "Datei herunterladen",
      none: "Es gibt keinen TikTok-Shop. Legen Sie unter Shops einen an.",
      close: "Schließen",
    },
    import: {
      title: "TikTok-Bestellungen importieren",
      text:
        "Nehmen Sie die Datei, die das Seller Center von TikTok unter Bestellungen verwalten exportiert, mit allen Spalten. Sie sehen zuerst die Wirkung. Dieselbe Datei kann noch einmal importiert werden: Nichts kommt doppelt, und eine ältere Datei ändert nichts.",
      store: "Shop",
      storeHelp: "Der TikTok-Shop, aus dem die Datei ist.",
      choose: "Shop wählen",
      noStores: "Es gibt keinen TikTok-Shop. Legen Sie unter Shops einen an.",
      paste: "Oder Zeilen mit Kopfzeile einfügen",
      pasteHelp: "So, wie eine Tabellenkalkulation sie kopiert.",
      look: "Wirkung zeigen",
      missing: "Diese Spalten fehlen: {columns}. Exportieren Sie die Datei noch einmal mit allen Spalten.",
      zone: "Zeitzone der Datei",
      zoneHelp: "Zeiten der Datei haben keine Zone. Es sind die des Shops.",
      seen: "Exportiert am",
      seenHelp: "So neu ist, was die Datei sagt. Es stammt aus Name oder Datum der Datei.",
      seenFuture: "Diese Zeit liegt in der Zukunft.",
      seenMissing: "Geben Sie Tag und Uhrzeit ein.",
      noRows: "Die Datei hat keine Bestellungen.",
      tooMany: "Ein Import nimmt höchstens {most} Zeilen. Teilen Sie die Datei.",
      unseen: "Die Wirkung konnte nicht geladen werden. {why}",
      refused: {
        one: "{number} Zeile wird abgelehnt",
        other: "{number} Zeilen werden abgelehnt",
      },
      whole: "Eine Bestellung mit einer abgelehnten Zeile wird ganz ausgelassen.",
      preview: "Bestellungen",
      shown: "Die ersten {shown} werden gezeigt.",
      id: "TikTok-Bestellung",
      remote: "Status bei TikTok",
      goods: "Artikel",
      buyer: "Ort",
      effect: "Wirkung",
      new: "Neu",
      newer: "Wird aktualisiert",
      older: "Älter als das Bekannte: ändert nichts",
      hidden: "Adresse ist verdeckt",
      start: {
        one: "{number} Bestellung importieren",
        other: "{number} Bestellungen importieren",
      },
      again: "Noch einmal senden",
      unknown: "Es ist nicht bekannt, ob die Datei angekommen ist. {why}",
      failed: "Der Import konnte nicht beginnen. {why}",
    },
    list: "TikTok-Bestellungen",
  },
  jobs: {
    records: {
      tiktok_orders: {
        one: "{n} TikTok-Bestellung",
        other: "{n} TikTok-Bestellungen",
      },
    },
  },
  entity: {
    tiktok_orders: {
      ...sentences.record(tiktokOrder),
      section: {
        remote: "Bei TikTok",
        buyer: "Käufer",
        order: "Unsere Bestellung",
      },
      field: {
        tiktok_id: "TikTok-Bestellung",
        store: "Shop",
        store_name: "Shop",
        seller_name: "Verkäufer",
        lines_count: "Positionen",
        unmapped: "Nicht zugeordnet",
        items_text: "Artikel",
        city: "Ort",
        region: "Region",
        country: "Land",
        postal_code: "Postleitzahl",
        address_line1: "Adresse",
        address_line2: "Adresse, Zeile 2",
        phone: "Telefon",
        recipient_name: "Empfänger",
        delivery: "Lieferung",
        remote_status: "Status bei TikTok",
        due_at: "Fällig",
        order: "Unsere Bestellung",
        order_code: "Unsere Bestellung",
        order_status: "Status unserer Bestellung",
        status: "Status",
        shipping_type: "Versand mit",
        tracking_number: "Unsere Sendungsnummer",
        remote_tracking: "Sendungsnummer bei TikTok",
        carrier: "Frachtführer",
        ordered_at: "Bestellt am",
        held_until: "Zurückgehalten bis",
        ship_due_at: "Versand bis",
        collect_due_at: "Beim Frachtführer bis",
        cancel_due_at: "Antwort auf die Anfrage bis",
        note: "Nachricht des Käufers",
        remote_at: "Stand",
        created_at: "Zuerst gesehen",
        todo: "Wartet auf",
      },
    },
  },
  choice: {
    events: {
      tiktok: {
        due: "Frist von TikTok naht",
      },
    },
    kind: {
      tiktok: {
        import: "Import von TikTok-Bestellungen",
      },
    },
    remote_status: {
      UNPAID: "Unbezahlt",
      ON_HOLD: "Zurückgehalten",
      AWAITING_SHIPMENT: "Wartet auf Versand",
      PARTIALLY_SHIPPING: "Teilweise versandt",
      AWAITING_COLLECTION: "Wartet auf Abholung",
      IN_TRANSIT: "Unterwegs",
      DELIVERED: "Zugestellt",
      COMPLETED: "Abgeschlossen",
      CANCELLED: "Storniert",
    },
    todo: {
      map: "Zuordnung",
      push: "Übernahme",
      label: "Etikett",
      late: "Überfällig",
    },
    shipping_type: {
      seller: "Unserem Frachtführer",
      tiktok: "Etikett von TikTok",
    },
    hold_reason: {
      tiktokCancel: "Der Käufer bittet TikTok um Storno",
    },
  },
  list: {
    hint: {
      tiktok_orders: "TikTok-Bestellung, unsere Bestellung, SKU …",
    },
    primary: {
      tiktok_orders: "TikTok-Bestellungen importieren",
    },
  },
  search: {
    group: {
      tiktok_orders: "TikTok-Bestellungen",
    },
  },
  rights: {
    module: {
      tiktok_orders: "TikTok-Bestellungen",
    },
  },
  event: {
    tiktok: {
      push: "Übernehmen",
      approveCancel: "Storno annehmen",
      refuseCancel: "Storno ablehnen",
    },
  },
  bulk: {
    work: {
      tiktok: {
        push: {
          act: {
            one: "{number} TikTok-Bestellung übernehmen",
            other: "{number} TikTok-Bestellungen übernehmen",
          },
          acted: {
            one: "{number} übernommen",
            other: "{number} übernommen",
          },
          means:
            "Jede wird eine Bestellung von uns oder mit der verknüpft, die im selben Shop dieselbe Nummer hat.",
        },
      },
    },
  },
  problem: {
    notTiktok: "Wählen Sie einen TikTok-Shop.",
  },
  audit: {
    action: {
      moveTiktokOrder: "TikTok-Bestellung hat den Status gewechselt",
      tiktok_import: "Aus einer TikTok-Datei importiert",
      tiktok_push: "Aus TikTok übernommen",
      tiktok_approveCancel: "Storno angenommen",
      tiktok_refuseCancel: "Storno abgelehnt",
      tiktok_tracking: "Sendungsnummern für TikTok exportiert",
      remote_settle: "Von TikTok aktualisiert",
    },
    entity: {
      tiktokOrders: "TikTok-Bestellungen",
    },
  },
};
