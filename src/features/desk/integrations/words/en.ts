import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const integration: Noun = { one: "integration", other: "integrations" };

const appConfig = {
  ...sentences.record(integration, "Its secret and its log are deleted too, and what is queued is not sent."),
  made: "The integration was created. Create its secret, then turn it on.",
  section: { connection: "Connection", state: "State", record: "Record" },
  group: {
    connection: { title: "Integration", help: "The kind of integration, and its name." },
    outgoing: { title: "What is sent", help: "A signed call for every event you choose." },
    incoming: { title: "What comes in", help: "Orders that another system sends here, signed." },
  },
  help: {
    name: "A name that shows others what it is for.",
    status: "It can be turned on once it has its secret.",
    url: "An https address. Nothing secret belongs in it.",
    seller_id: "Only this seller’s events are sent. Leave empty for all sellers.",
    store_id: "The store that gets the orders, as if they had been imported.",
    auto_void:
      "Five days before a label can no longer be voided, it is voided and its refund requested, if no carrier scanned it and it is on no manifest.",
  },
  part: {
    connection: "Connect",
    about: {
      outgoing_webhook:
        "Events are sent to the address as signed calls. One that fails is tried again for about a day and a half.",
      incoming_orders:
        "Send orders to this address as JSON, signed with the secret. Calls older than 5 minutes are refused.",
      easypost:
        "Labels are bought with your EasyPost account. The address is https://api.easypost.com/v2 with the key before the host: https://KEY@api.easypost.com/v2. EasyPost signs what it sends with the secret.",
      etsy_app:
        "Sellers connect their Etsy shops with your app at Etsy. Enter its keys from Etsy’s page Your Apps, with https://your-app/stores/connected as its callback address. For webhooks add the address below in Etsy’s webhook portal for the event order.paid.",
      tiktok_app:
        "Sellers connect their TikTok shops with your app at TikTok Shop. Enter its keys and its authorization link from the Partner Center, and set https://your-app/stores/connected as its redirect URL. Webhooks are registered for each shop automatically.",
    },
    failed: "This could not be loaded. {reason}",
    makeSecret: "Create secret",
    sends: "Sent: {events}.",
    lastFailed: "The last attempt failed. {reason}",
    works: "It works: response {status} in {ms} ms.",
    ready: "It is ready for orders.",
    fails: "It does not work yet. {reason}",
  },
  secret: {
    noneGiven:
      "There are no keys yet. Sellers can connect their shops after you have entered them and turned the integration on.",
    given:
      "Keys stored: the first one ends in {last}. Entered {when} by {name}. Fields that you leave empty keep their keys.",
    none: "There is no secret yet. Calls are signed with it, so create it first.",
    set: "Secret set: it ends in {last}. Created {when} by {name}.",
    old: "The previous one stays valid until {when}.",
    label: "Secret",
    once: "Copy it now. You will not be able to see it again.",
    hide: "Hide",
  },
  secretField: {
    keystring: "Keystring",
    shared_secret: "Shared secret",
    webhook_secret: "Signing secret of the webhooks",
    app_key: "App key",
    app_secret: "App secret",
    authorization_link: "Authorization link",
  },
  secretHelp: {
    webhook_secret: "Starts with whsec_. Without it, orders arrive by sync only.",
    authorization_link:
      "The link that the Partner Center shows for sellers: it begins with https://services.us.tiktokshop.com for the US, and with https://services.tiktokshop.com elsewhere.",
  },
  log: {
    title: "Log",
    none: "Nothing yet.",
    refresh: "Refresh",
    next: "Next attempt:",
    tries: { one: "{count} attempt", other: "{count} attempts" },
  },
  error: {
    badStatus: "The response was {status}.",
    refused: "The call was refused. The response says why.",
    timeout: "No answer within 10 seconds.",
    tls: "Its certificate is not valid.",
    connection: "There was no connection.",
    tooLarge: "The answer was too long.",
    urlBad: "The address cannot be used.",
    schemeNotAllowed: "Plain http works only for hosts that the server’s settings allow.",
    addressNotAllowed:
      "The host is unknown, or in a private network that the server’s settings do not allow.",
    targetGone: "The record it belongs to no longer exists.",
    targetOff: "It is turned off here.",
    unsendable: "The call could not be prepared here. See the server’s log.",
    unstored: "Its answer could not be stored here. See the server’s log.",
    storePaused: "The store is paused and takes no new orders.",
    needsSecret: "It has no secret yet.",
  },
  field: {
    kind: "Kind",
    auto_void: "Void unused labels",
    url: "Web address",
    events: "Events",
    waiting: "Waiting",
    dead: "Failed",
    last_at: "Last run",
  },
} as const;

const integrationsChoices = {
  auto_void: { true: "Yes", false: "No" },
  events: {
    chat_post: "Shared by hand",
    import: { failed: "Your import failed" },
    topup: { mention: "Mentioned in a comment on a top-up" },
    order: {
      mention: "Mentioned in a comment",
      held: "Order put on hold",
      shipped: "Order shipped",
      delivered: "Order delivered",
      returned: "Order returned",
      cancelled: "Order cancelled",
      made: "Order created",
      moved: "Order status changed",
      changed: "Order changed",
    },
    package: { made: "Package created", moved: "Package status changed" },
    job: { ended: "Job finished" },
    orders: "New orders received",
  },
  kind: {
    outgoing_webhook: "Outgoing webhooks",
    incoming_orders: "Incoming orders",
    easypost: "EasyPost labels",
    etsy_app: "Etsy app",
    tiktok_app: "TikTok Shop app",
  },
} as const;

export const words = {
  bulk: {
    work: {
      integration: {
        on: {
          act: { one: "Turn on {number} integration", other: "Turn on {number} integrations" },
          acted: { one: "{number} turned on", other: "{number} turned on" },
          means: "Those without a secret are refused.",
        },
        off: {
          act: { one: "Turn off {number} integration", other: "Turn off {number} integrations" },
          acted: { one: "{number} turned off", other: "{number} turned off" },
          means: "Nothing more is sent, and what comes in is refused.",
        },
      },
    },
  },
  list: {
    hint: {
      app_config: "Name or address …",
    },
    primary: {
      app_config: sentences.newOne(integration),
    },
  },
  entity: { app_config: appConfig },
  choice: integrationsChoices,
  event: {
    integration: {
      on: "Turn on",
      off: "Turn off",
      rotate: "Replace the secret",
      secrets: "Save keys",
      test: "Test",
      replay: "Send again",
    },
  },
};
export type English = typeof words;
