import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  shop: {
    title: "Verbindung zum Shop",
    failed: "Die Verbindung konnte nicht geladen werden. {reason}",
    about:
      "Verbinden Sie diesen Store mit {platform}: Neue Bestellungen kommen automatisch an, und Sendungsnummern gehen an den Shop.",
    notOffered:
      "Bestellungen von {platform} können noch nicht automatisch abgeholt werden. Importieren Sie eine Datei.",
    notReady: "{platform} ist noch nicht eingerichtet: Fragen Sie uns.",
    connect: "Mit {platform} verbinden",
    change: "Verbindung zu {platform} ändern",
    connectIt: "Verbinden",
    test: "Testen",
    save: "Verbindung speichern",
    edit: "Ändern",
    address: "Adresse des Shops",
    addressHelp: {
      shopify:
        "Die Adresse, die auf .myshopify.com endet. Sie steht im Shopify-Admin unter Einstellungen, Domains.",
      woocommerce: "Die Adresse des Shops, zum Beispiel shop.example.com oder example.com/shop.",
    },
    guide: {
      shopify: {
        step1: "Öffnen Sie das Dev Dashboard von Shopify und legen Sie eine App an.",
        step2:
          "Geben Sie ihr diese Zugriffsbereiche und veröffentlichen Sie dann eine Version: read_orders, read_all_orders, read_products, write_merchant_managed_fulfillment_orders.",
        step3: "Installieren Sie die App in Ihrem Shop.",
        step4: "Kopieren Sie Client-ID und Secret aus den Einstellungen der App in die Felder unten.",
      },
      woocommerce: {
        step1: "Öffnen Sie Ihren WordPress-Admin: WooCommerce, Einstellungen, Erweitert, REST-API.",
        step2: "Fügen Sie einen Schlüssel mit der Berechtigung Lesen/Schreiben hinzu.",
        step3:
          "Kopieren Sie Consumer Key und Consumer Secret in die Felder unten. Sie werden nur einmal angezeigt.",
      },
      etsy: {
        step1: "Melden Sie sich bei Etsy mit dem Konto an, zu dem Ihr Shop gehört.",
        step2:
          "Erlauben Sie den Zugriff: Wir lesen Ihre Bestellungen und Angebote und senden Sendungsnummern.",
        step3: "Etsy führt Sie hierher zurück. Testen Sie die Verbindung und verbinden Sie dann den Shop.",
      },
      tiktok: {
        step1:
          "Melden Sie sich bei TikTok Shop mit dem Konto an, zu dem Ihr Shop gehört, und wählen Sie Ihren Markt.",
        step2:
          "Erlauben Sie den Zugriff: Wir lesen Ihre Bestellungen und Produkte und senden Sendungsnummern und Antworten auf Storno-Anfragen.",
        step3: "TikTok führt Sie hierher zurück. Testen Sie die Verbindung und verbinden Sie dann den Shop.",
      },
    },
    secret: {
      shopify: {
        client_id: "Client-ID",
        client_secret: "Client-Secret",
        access_token: "Zugangstoken einer älteren eigenen App (shpat_…)",
      },
      woocommerce: {
        consumer_key: "Consumer Key",
        consumer_secret: "Consumer Secret",
      },
      tiktok: { shop_code: "Code des Shops" },
    },
    secretHelp: {
      shopify: {
        client_id: "Mit dem Zugangstoken einer älteren App nicht nötig.",
        access_token: "Nur für eigene Apps von vor 2026. Die Client-ID bleibt dann leer.",
      },
      tiktok: {
        shop_code: "Nur wenn Ihr Konto mehrere Shops hat. Das Seller Center zeigt ihn unter „Mein Konto“.",
      },
    },
    stored: "Gespeichert, endet auf {last}. Leer lassen, um es zu behalten.",
    storedHidden: "Gespeichert. Leer lassen, um es zu behalten.",
    fromDay: "Bestellungen ab diesem Tag",
    fromDayHelp: "Leer bedeutet heute; höchstens 90 Tage zurück.",
    unpaid: "Auch Bestellungen übernehmen, die im Shop noch nicht bezahlt sind",
    tracking: "Sendungsnummern senden",
    trackingHelp: "Das gilt für alle Stores des Verkäufers.",
    when: {
      never: "Nie",
      immediately: "Sobald ein Paket das Haus verlassen hat",
      daily: "Einmal am Tag, um 18:00 Uhr",
    },
    found: {
      one: "{name} hat geantwortet: {number} Bestellung in den letzten 7 Tagen.",
      other: "{name} hat geantwortet: {number} Bestellungen in den letzten 7 Tagen.",
    },
    taken: "Dieser Shop ist schon mit einem anderen Store verbunden. Trennen Sie ihn zuerst dort.",
    missing: {
      scope: {
        orders: "Wir dürfen Bestellungen nicht lesen. Fügen Sie das Recht im Shop hinzu.",
        products: "Wir dürfen Produkte nicht lesen; sie können daher nicht zugeordnet werden.",
        fulfilment: "Wir dürfen keine Sendungsnummern senden. Fügen Sie das Recht im Shop hinzu.",
        hooks: "Wir dürfen keine Webhooks anlegen, deshalb kommen neue Bestellungen alle paar Minuten.",
      },
      orders: {
        older:
          "Nur Bestellungen der letzten 60 Tage sind lesbar. Fügen Sie das Recht hinzu, alle Bestellungen zu lesen.",
      },
      customerData:
        "Namen und Adressen sind für uns verborgen. Beantragen Sie den Zugriff auf geschützte Kundendaten.",
    },
    unknown:
      "Wir haben keine Antwort erhalten und wissen nicht, ob gespeichert wurde. Drücken Sie den Knopf noch einmal.",
    notSaved: "Es wurde nichts gespeichert. {reason}",
    connected: "Verbunden",
    broken: "Es kommen keine Bestellungen an. {reason}",
    waits: "Der Shop bittet uns zu warten. Nächster Versuch:",
    lastFailed: "Der letzte Versuch ist fehlgeschlagen und wird automatisch wiederholt. {reason}",
    trouble: {
      tokenRefused:
        "Der Shop hat die Zugangsdaten abgelehnt. Kopieren Sie sie neu und speichern Sie die Verbindung.",
      addressChanged:
        "Der Shop hat eine andere Adresse bekommen. Ändern Sie die Adresse und geben Sie die Zugangsdaten neu ein.",
      rightMissing:
        "Der Shop gibt uns nicht die nötigen Rechte. Fügen Sie sie dort hinzu und testen Sie die Verbindung.",
      notAShop: "An dieser Adresse ist kein Shop dieser Plattform. Prüfen Sie die Adresse.",
      waiting: "Der Shop hat zu viele Anfragen bekommen. Versuchen Sie es in einer Minute wieder.",
      timeout: "Der Shop hat nicht innerhalb von 20 Sekunden geantwortet.",
      connection: "Der Shop war nicht erreichbar.",
      tooLarge: "Die Antwort des Shops ist zu groß.",
      notUnderstood: "Die Antwort des Shops war nicht lesbar.",
      serverError: "Der Shop hat gerade selbst ein Problem.",
      severalShops: "Dieses Konto hat mehrere Shops. Geben Sie den Code des Shops ein, der hierher gehört.",
      appMissing: "Unser Zugriff auf diese Plattform ist gerade abgeschaltet. Wir kümmern uns darum.",
      refused: "Diese Adresse kann nicht aufgerufen werden.",
    },
    signIn: {
      begin: "Bei {platform} anmelden",
      again: "Neu bei {platform} anmelden",
      done:
        "Sie sind bei {platform} angemeldet. Testen Sie die Verbindung, und verbinden oder speichern Sie sie dann. Nach 45 Minuten müssen Sie sich neu anmelden.",
      title: "Anmeldung bei der Plattform des Shops",
      working: "Die Anmeldung wird abgeschlossen",
      over:
        "Diese Anmeldung ist abgelaufen oder gehört jemand anderem. Öffnen Sie den Store und melden Sie sich neu an.",
      declined: "Der Zugriff wurde nicht erlaubt. Öffnen Sie den Store, um sich neu anzumelden.",
      failed: "Die Anmeldung konnte nicht abgeschlossen werden. {reason}",
      refused: "Die Plattform nimmt unseren Zugriff nicht mehr an. Melden Sie sich dort neu an.",
      otherShop: "Das ist ein anderer Shop als der verbundene. Melden Sie sich mit dem Konto jenes Shops an.",
      toStores: "Zu den Stores",
    },
    platform: "Plattform",
    name: "Shop",
    lastSync: "Letzte Synchronisierung",
    nextSync: "Nächste Synchronisierung",
    lastOrder: "Letzte Bestellung",
    notYet: "Noch nicht",
    webhooks: "Webhooks",
    hooks: {
      on: "An",
      off: "Aus: Der Shop wird alle paar Minuten abgefragt",
      noAddress:
        "Aus: Diese Installation hat keine öffentliche Adresse; der Shop wird alle paar Minuten abgefragt",
    },
    count: {
      waiting_orders: "Wartende Bestellungen",
      differences: "Unterschiede zu entscheiden",
      waiting_tracking: "Zu sendende Sendungsnummern",
      refused_tracking: "Vom Shop abgelehnte Sendungsnummern",
    },
    orders: {
      title: "Bestellungen, die vom Shop abweichen",
      tab: { Different: "Unterschiede", Waiting: "Wartend", "Left Out": "Ausgelassen" },
      about: {
        Different:
          "Diese Bestellungen wurden im Shop geändert, nachdem sie hier bezahlt waren, oder kamen vorher aus einer Datei. Sie entscheiden, welche Fassung gilt.",
        Waiting:
          "Diese Bestellungen kommen später: sobald ihre Produkte zugeordnet sind, die Plattform sie freigibt oder das Tageslimit es zulässt.",
        "Left Out": "Diese Bestellungen des Shops werden hier nicht hergestellt.",
      },
      none: {
        Different: "Keine Bestellung weicht vom Shop ab.",
        Waiting: "Keine Bestellung wartet.",
        "Left Out": "Keine Bestellung wurde ausgelassen.",
      },
      failed: "Die Bestellungen konnten nicht geladen werden. {reason}",
      unread: "Noch nicht gelesen",
      accept: "Übernehmen",
      cancel: "Auch hier stornieren",
      cancelOurs: "Unsere Bestellung stornieren",
      refuse: "Unsere behalten",
      why: {
        cancelled: "Sie wurde im Shop storniert.",
        refunded: "Sie wurde im Shop erstattet.",
        fulfilled: "Sie ist im Shop schon erfüllt.",
        unpaid: "Sie ist im Shop nicht bezahlt.",
        noLines: "Sie enthält nichts, was hier hergestellt wird.",
        tooManyLines: "Sie hat mehr Zeilen, als eine Bestellung haben kann.",
        numberTaken: "Eine andere Bestellung dieses Stores hat ihre Nummer.",
        dailyLevel: "Das Tageslimit ist erreicht.",
        storePaused: "Der Store pausiert. Sie kommt, sobald er wieder aktiv ist.",
        toMap: "Ihre Produkte sind noch nicht alle unseren Artikeln zugeordnet. Ordnen Sie sie unten zu.",
        platformHolds:
          "Die Plattform hält sie zurück oder verdeckt ihre Adresse. Sie kommt, sobald sie freigegeben ist.",
        edited: "Sie wurde im Shop geändert.",
        linked: "Eine Datei brachte diese Bestellung vor dem Shop.",
      },
    },
    products: {
      title: "Produkte des Shops",
      tab: { unmatched: "Nicht zugeordnet", matched: "Zugeordnet", foreign: "Nicht von uns" },
      about: {
        unmatched:
          "Bestellungen mit diesen Produkten warten, bis Sie sagen, welche unserer Artikel sie sind.",
        matched: "Bestellungen mit diesen Produkten sind sofort vollständig.",
        foreign: "Diese Produkte werden in Bestellungen ausgelassen.",
      },
      none: {
        unmatched: "Alle Produkte des Shops sind zugeordnet. Neue erscheinen innerhalb eines Tages.",
        matched: "Noch kein Produkt ist zugeordnet.",
        foreign: "Kein Produkt ist als fremd markiert.",
      },
      search: "SKU, Titel oder Variante",
      failed: "Die Produkte konnten nicht geladen werden. {reason}",
      item: "Artikel für {name}",
      suggested: "Vorschlag: {item}",
      use: "Übernehmen",
      useFor: "Vorschlag für {name} übernehmen",
      useAll: { one: "{number} Vorschlag übernehmen", other: "{number} Vorschläge übernehmen" },
      everywhere: "Für alle Stores des Verkäufers",
      match: { one: "{number} Produkt zuordnen", other: "{number} Produkte zuordnen" },
    },
    leaving:
      "{name} trennen? Neue Bestellungen kommen nicht mehr an, und wartende Sendungsnummern werden nicht gesendet. Bestellungen und zugeordnete SKUs bleiben.",
  },
  event: {
    shopVariant: { match: "Produkte zuordnen", leave: "Nicht von uns", take: "Von uns" },
    shopOrder: { accept: "Vom Shop übernehmen", refuse: "Unsere behalten" },
    shop: { sync: "Jetzt synchronisieren", disconnect: "Trennen", signIn: "Bei der Plattform anmelden" },
  },
};
