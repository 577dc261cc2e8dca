/** Words of one person’s record: its tabs, facts and form. */
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const user: Noun = { one: "user", other: "users" };

const users = {
  ...sentences.record(user),
  made: "The user was created. They have no password yet.",
  trashAsk:
    "Delete “{name}”? They are signed out at once and cannot sign in again. Their name stays on what they did, and their email address can be used again.",
  trashed: "“{name}” was deleted.",
  missingText: "They no longer exist, or you do not have access to them.",
  tab: {
    profile: "Profile",
    power: "Role and rights",
    pricing: "Prices",
    billing: "Billing",
    tracking: "Tracking",
    services: "Services",
    hubs: "Hubs",
    notifications: "Notifications",
    sign_in: "Sign-in",
  },
  section: {
    profile: "Profile",
    power: "Role and rights",
    billing: "Billing and limits",
    tracking: "Tracking",
    services: "Contract services",
  },
  first: {
    title: "Invitation",
    help: "Who is invited, and what they may do. You get a one-time link and pass it on to them.",
  },
  openMade: "Open the user",
  group: {
    profile: { title: "Profile", help: "Who they are, and how they sign in and are reached." },
    power: {
      title: "Role and rights",
      help:
        "What they may see and do. You cannot grant more than you have, or change your own rights. Locking somebody ends their sessions, API token and link.",
    },
    pricing: {
      title: "Price plans",
      help: "Which price list applies when. Two plans cannot overlap; one without an end continues.",
    },
    billing: { title: "Billing and limits", help: "How they pay, and how much they may send." },
    tracking: { title: "Tracking", help: "When and how they are notified about their packages." },
    services: { title: "Contract services", help: "What was agreed with them, one per line." },
    hubs: {
      title: "Hubs",
      help: "Where their work is passed on. These are notes only: nothing is done automatically.",
    },
  },
  help: {
    identity: "The name they sign in with. Leave empty to use their email address.",
    h: "The name behind @ in mentions. Leave empty to use their email address.",
    status: "Locked people are signed out at once.",
    groups: "The rights of all groups add up.",
    group: "One of their groups.",
    scope: "The seller accounts that a salesperson may see. A new person without any is a seller.",
    order_daily_level: "How many orders the account may submit per day. 0 means no limit.",
    credit_limit_minor: "How far below zero the balance may go.",
    low_minor: "The seller is notified once each time the balance falls below this. 0 turns this off.",
    time_of_payment: "Days until an invoice is due.",
    active_status: "Which shipment status the seller’s “Ready” link opens.",
    day_update_tracking: "Days after shipping until the first update.",
  },
  plans: {
    title: "Price plans over time",
    none: "No plan yet: the standard prices apply.",
    open: "No end",
    past: "Past",
    now: "Active now",
    coming: "Upcoming",
  },
  token: {
    title: "API token",
    none: "They have no API token.",
    shown: "Their token ends in {last}.",
    own: "You find your own in your account menu.",
  },
  link: {
    title: "Link to set a password",
    what:
      "It opens the login site, where they set a password. It works once, and replaces any earlier link. No email is sent: you pass it on.",
    make: "Create link",
    once: "Copy it now. You will not be able to see it again. It is valid until {until}.",
    label: "One-time link",
    hide: "I have copied it",
    own: "Change your own password on your profile page.",
    locked: "Locked people cannot get a link.",
    failed: "No link was created. {reason}",
  },
  effective: "Effective rights and where they come from",
  noHubs: "No hub yet.",
  field: {
    group: "Primary group",
    groups: "Groups",
    target: "Linked record, kind",
    referent: "Linked record, ID",
    scope: "Seller accounts",
    scope_names: "Seller accounts",
    payment_type: "Payment",
    credit_limit_minor: "Credit limit",
    low_minor: "Low when less is available than",
    time_of_payment: "Days to pay",
    default_pricing_id: "Default price list",
    is_rounded_tax: "Round tax",
    order_daily_level: "Orders per day",
    when_tracking_update: "Tracking updates",
    day_update_tracking: "Days after shipping",
    default_carrier: "Default carrier",
    is_usps_tracking: "USPS tracking",
    active_status: "Status behind “Ready”",
    contract_services: "Contract services",
    pricing_plans: "Price plans",
    level: "Level",
    effective_at: "From",
    expired_at: "Until, not included",
    hubs: "Hub",
    hub_action: "Action",
    hub_domain_name: "Domain name",
    hub_label: "Label",
    hub_server: "Server",
    hub_id: "Hub id",
    docker_groups: "Docker groups",
    identity: "Sign-in name",
    role: "Role",
    group_names: "Groups",
    total_credit: "Balance",
    vip: "VIP",
    last_login: "Last sign-in",
    ids: "People",
    h: "Handle",
    phone_number: "Phone",
    facebook: "Facebook",
    skype: "Skype",
    sale_plan: "Sales plan",
    permission: "Rights",
  },
} as const;

const usersChoices = {
  payment_type: { prepaid: "Paid in advance", postpaid: "By invoice" },
  when_tracking_update: { never: "Never", immediately: "At once", daily: "Once a day" },
  is_rounded_tax: { true: "Yes", false: "No" },
  is_usps_tracking: { true: "Yes", false: "No" },
  hub_action: { Create: "Create", Assigned: "Assigned", Unset: "Unset", Edit: "Edit" },
} as const;

export const words = {
  list: {
    hint: {
      users: "Name, sign-in name or email …",
    },
    primary: {
      users: sentences.newOne(user),
    },
  },
  entity: { users },
  choice: usersChoices,
};
export type English = typeof words;
