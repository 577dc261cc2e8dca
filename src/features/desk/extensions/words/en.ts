import { LANGUAGE_NAMES } from "../../../../../api/languages.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const extension: Noun = { one: "extension", other: "extensions" };

const extensions = {
  ...sentences.loading(extension),
  edit: "Change settings",
  save: "Save settings",
  saved: "The settings are saved.",
  missingText: "It is not installed, or you do not have access to it.",
  purpose: {
    order_chat: "Posts to a chat room when an order needs attention, and lets staff share orders there.",
  },
  group: {
    settings: { title: "Settings", help: "They apply from the next post." },
  },
  help: {
    chat_service: "The service that the room belongs to. Each one formats posts differently.",
    chat_webhook:
      "The address that the chat service gives you for incoming posts. Anyone who knows it can post.",
    chat_room: "An https address. If it is set, the menu has an entry that opens the room.",
    chat_posts: "What is posted automatically. You can share orders by hand at any time.",
    chat_language: "The language of the posts.",
    chat_prefix: "Put before each post, such as the name of the workshop.",
    chat_link: "Adds a link to each order.",
  },
  rights: {
    title: "Rights",
    accepted: "Accepted {when} by {name}.",
    none: "Nobody has accepted them yet.",
    more: "It asks for more than was accepted, so it is off. Read its rights and turn it on again.",
    ask: "“{name}” asks for these rights. It keeps them for as long as it is turned on.",
    accept: "Accept and turn on",
    needs: "It can be turned on once this is set: {fields}.",
    of: {
      orders: "See orders: their numbers, statuses, hold reasons, shipping and stores",
      orders_buyer: "See buyers: their names, addresses, emails and phone numbers",
      orders_money: "See what orders cost and whether they are paid",
      packages: "See packages and their tracking",
      jobs: "See jobs and their results",
      cases: "See cases: their reasons, outcomes and statuses",
      send: "Send to the addresses in its settings",
    },
  },
  hears: "It listens to: {events}.",
  adds: "It adds: {things}.",
  addsLink: "the menu entry “{name}”",
  addsAction: "the step “{name}” on orders",
  state: "State",
  secret: {
    none: "Not set yet.",
    set: "Set: it ends in {last}. Since {when} by {name}.",
    change: "Replace secret",
    make: "Set secret",
    kept: "The secret is saved. It will not be shown again.",
  },
  ran: "{step}: {code}.",
  ranMany: { one: "{step}: {number} order.", other: "{step}: {number} orders." },
  most: "{max} orders at most",
  ranFailed: "{step}: it did not work. {reason}",
} as const;

const extensionFields = {
  rights: "Rights",
  extension_version: "Version",
  accepted_by: "Accepted by",
  waiting: "Waiting",
  dead: "Failed",
  last_at: "Last run",
  chat_service: "Chat service",
  chat_webhook: "Webhook address",
  chat_room: "Address of the room",
  chat_posts: "Posts",
  chat_language: "Language",
  chat_prefix: "Prefix",
  chat_link: "Link to the order",
} as const;

const extensionChoices = {
  chat_service: {
    slack: "Slack",
    mattermost: "Mattermost",
    google_chat: "Google Chat",
    discord: "Discord",
  },
  chat_posts: {
    made: "New orders",
    held: "Orders on hold",
    released: "Orders released",
    cancelRequested: "Cancellations requested",
    cancelled: "Orders cancelled",
  },
  chat_language: LANGUAGE_NAMES,
} as const;

export const words = {
  list: {
    hint: {
      extensions: "Name of the extension …",
    },
  },
  entity: { extensions: { ...extensions, field: extensionFields } },
  choice: extensionChoices,
  event: {
    extension: {
      on: "Turn on",
      off: "Turn off",
      secret: "Save secret",
      test: "Test",
      replay: "Send again",
      chat_post: "Post to chat",
    },
  },
};
export type English = typeof words;
