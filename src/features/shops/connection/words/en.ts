/** Words of a store's connection with its shop. */
export const words = {
  shop: {
    title: "Connection to the shop",
    failed: "The connection could not be loaded. {reason}",
    about:
      "Connect this store to {platform}: new orders arrive automatically, and tracking numbers are sent to the shop.",
    notOffered: "{platform} orders cannot be fetched automatically yet. Import them from a file.",
    notReady: "{platform} is not set up yet: ask us.",
    connect: "Connect to {platform}",
    change: "Change the connection to {platform}",
    connectIt: "Connect",
    test: "Test",
    save: "Save connection",
    edit: "Change",
    address: "Address of the shop",
    addressHelp: {
      shopify:
        "The address that ends in .myshopify.com. You find it in the Shopify admin under Settings, Domains.",
      woocommerce: "The address of the shop, such as shop.example.com or example.com/shop.",
    },
    guide: {
      shopify: {
        step1: "Open the Dev Dashboard of Shopify, and create an app.",
        step2:
          "Give it these access scopes, then release a version: read_orders, read_all_orders, read_products, write_merchant_managed_fulfillment_orders.",
        step3: "Install the app on your shop.",
        step4: "Copy the client ID and the secret from the settings of the app to the fields below.",
      },
      woocommerce: {
        step1: "Open your WordPress admin: WooCommerce, Settings, Advanced, REST API.",
        step2: "Add a key with the permission Read/Write.",
        step3: "Copy the consumer key and the consumer secret to the fields below. They are shown only once.",
      },
      etsy: {
        step1: "Sign in at Etsy with the account that your shop belongs to.",
        step2: "Allow the access: we read your orders and listings, and send tracking numbers.",
        step3: "Etsy brings you back here. Test the connection, then connect the shop.",
      },
      tiktok: {
        step1: "Sign in at TikTok Shop with the account that your shop belongs to, and choose your market.",
        step2:
          "Allow the access: we read your orders and products, and send tracking numbers and answers to requests to cancel.",
        step3: "TikTok brings you back here. Test the connection, then connect the shop.",
      },
    },
    secret: {
      shopify: {
        client_id: "Client ID",
        client_secret: "Client secret",
        access_token: "Access token of an older custom app (shpat_…)",
      },
      woocommerce: {
        consumer_key: "Consumer key",
        consumer_secret: "Consumer secret",
      },
      tiktok: { shop_code: "Code of the shop" },
    },
    secretHelp: {
      shopify: {
        client_id: "Not needed with an access token of an older app.",
        access_token: "Only for custom apps from before 2026. The client ID stays empty then.",
      },
      tiktok: {
        shop_code: "Only if your account has several shops. The Seller Center shows it under My account.",
      },
    },
    stored: "Stored, ends in {last}. Leave it empty to keep it.",
    storedHidden: "Stored. Leave it empty to keep it.",
    fromDay: "Orders from this day on",
    fromDayHelp: "Today if you leave it empty; at most 90 days ago.",
    unpaid: "Also take orders that are not paid in the shop yet",
    tracking: "Send tracking numbers",
    trackingHelp: "This applies to all stores of the seller.",
    when: {
      never: "Never",
      immediately: "As soon as a package has left",
      daily: "Once a day, at 18:00",
    },
    found: {
      one: "{name} answered: {number} order in the last 7 days.",
      other: "{name} answered: {number} orders in the last 7 days.",
    },
    taken: "This shop is already connected to another store. Disconnect it there first.",
    missing: {
      scope: {
        orders: "It does not allow us to read orders. Add that right in the shop.",
        products: "It does not allow us to read products, so they cannot be matched.",
        fulfilment: "It does not allow us to send tracking numbers. Add that right in the shop.",
        hooks: "It does not allow us to add webhooks, so new orders come in every few minutes.",
      },
      orders: { older: "Only orders of the last 60 days can be read. Add the right to read all orders." },
      customerData: "Names and addresses are hidden from us. Request access to protected customer data.",
    },
    unknown: "We did not get an answer, so we do not know whether it was stored. Press the button again.",
    notSaved: "Nothing was stored. {reason}",
    connected: "Connected",
    broken: "Orders do not arrive. {reason}",
    waits: "The shop asked us to wait. Next attempt:",
    lastFailed: "The last sync failed. We will try again automatically. {reason}",
    trouble: {
      tokenRefused: "The shop refused the credentials. Copy them again, and save the connection.",
      addressChanged:
        "The shop has moved to another address. Change the address, and enter the secrets again.",
      rightMissing:
        "The shop does not give us the rights that we need. Add them there, then test the connection.",
      notAShop: "There is no shop of this platform at this address. Check the address.",
      waiting: "The shop has had too many calls. Try again in a minute.",
      timeout: "The shop did not answer within 20 seconds.",
      connection: "The shop could not be reached.",
      tooLarge: "The answer of the shop is too large.",
      notUnderstood: "The answer of the shop could not be read.",
      serverError: "The shop has a technical problem at the moment.",
      severalShops: "This account has several shops. Enter the code of the one that belongs to this store.",
      appMissing: "Our access to this platform is turned off at the moment. We are working on it.",
      refused: "This address cannot be called.",
    },
    signIn: {
      begin: "Sign in at {platform}",
      again: "Sign in at {platform} again",
      done:
        "You are signed in at {platform}. Test the connection, then connect it or save it. After 45 minutes you have to sign in again.",
      title: "Sign-in at the platform of the shop",
      working: "Finishing the sign-in",
      over: "This sign-in has expired, or it belongs to somebody else. Open the store and sign in again.",
      declined: "The access was not allowed. Open the store to sign in again.",
      failed: "The sign-in could not be finished. {reason}",
      refused: "The platform no longer accepts our access. Sign in there again.",
      otherShop: "This is another shop than the connected one. Sign in with the account of that shop.",
      toStores: "Go to the stores",
    },
    platform: "Platform",
    name: "Shop",
    lastSync: "Last sync",
    nextSync: "Next sync",
    lastOrder: "Last order",
    notYet: "Not yet",
    webhooks: "Webhooks",
    hooks: {
      on: "On",
      off: "Off: we check the shop every few minutes",
      noAddress: "Off: this installation has no public address, so we check the shop every few minutes",
    },
    count: {
      waiting_orders: "Orders that wait",
      differences: "Differences to decide",
      waiting_tracking: "Tracking numbers to be sent",
      refused_tracking: "Tracking numbers that the shop refused",
    },
    orders: {
      title: "Orders that differ from the shop",
      tab: { Different: "Differences", Waiting: "Waiting", "Left Out": "Left out" },
      about: {
        Different:
          "These orders were changed in the shop after they were paid here, or came from a file before. You decide whose version counts.",
        Waiting:
          "These orders are imported later: once their products are matched, the platform releases them, or the daily limit allows it.",
        "Left Out": "These orders of the shop are not imported.",
      },
      none: {
        Different: "No order differs from the shop.",
        Waiting: "No order is waiting.",
        "Left Out": "No order was left out.",
      },
      failed: "The orders could not be loaded. {reason}",
      unread: "Not read yet",
      accept: "Use the shop’s version",
      cancel: "Cancel here too",
      cancelOurs: "Cancel our order",
      refuse: "Keep our version",
      why: {
        cancelled: "It was cancelled in the shop.",
        refunded: "It was refunded in the shop.",
        fulfilled: "It is fulfilled in the shop already.",
        unpaid: "It is not paid in the shop.",
        noLines: "It has nothing that we produce.",
        tooManyLines: "It has more lines than an order can have.",
        numberTaken: "Another order of this store has its number.",
        dailyLevel: "The daily limit is reached.",
        storePaused: "The store is paused. It is imported once the store is active again.",
        toMap: "Its products are not all matched with our items. Match them below.",
        platformHolds: "The platform holds it, or hides its address. It is imported once it is released.",
        edited: "It was changed in the shop.",
        linked: "This order was imported from a file before it was read from the shop.",
      },
    },
    products: {
      title: "Products of the shop",
      tab: { unmatched: "Not matched", matched: "Matched", foreign: "Not made by us" },
      about: {
        unmatched: "Orders with these products wait until you say which of our items they are.",
        matched: "Orders with these products are complete at once.",
        foreign: "These products are left out of orders.",
      },
      none: {
        unmatched: "Every product of the shop is matched. New ones are listed within a day.",
        matched: "No product is matched yet.",
        foreign: "No product is marked as made by somebody else.",
      },
      search: "SKU, title or variant",
      failed: "The products could not be loaded. {reason}",
      item: "Item for {name}",
      suggested: "Suggested: {item}",
      use: "Use",
      useFor: "Use the suggestion for {name}",
      useAll: { one: "Use {number} suggestion", other: "Use {number} suggestions" },
      everywhere: "For all stores of the seller",
      match: { one: "Match {number} product", other: "Match {number} products" },
    },
    leaving:
      "Disconnect {name}? New orders no longer arrive, and tracking numbers that wait are not sent. Orders and matched SKUs stay.",
  },
  event: {
    shopVariant: { match: "Match products", leave: "Mark as not made by us", take: "Mark as made by us" },
    shopOrder: { accept: "Use the shop’s version", refuse: "Keep our version" },
    shop: { sync: "Sync now", disconnect: "Disconnect", signIn: "Sign in at the platform" },
  },
};
export type English = typeof words;
