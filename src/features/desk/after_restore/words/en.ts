/** Words of the page after a restore. */
export const words = {
  afterRestore: {
    title: "After a restore",
    failed: "What is paused could not be loaded",
    never: "No backup was ever restored here, so nothing is paused.",
    backupOf: "The backup was created",
    restored: "and restored",
    text:
      "What happened after the backup is not in the database, and some of it went out: labels were bought, messages were sent. So that none of it happens twice, the work below waits. Check each part, then resume it. Number ranges wait on their own page.",
    waiting: "Waiting: {count}",
    checkFirst: "Check first:",
    resume: "Resume",
    resumeOf: "Resume: {name}",
    resumed: "{name}: running again.",
    runs: "Resumed by {name}",
    lastNumber: "Last number sent: {number}",
    tokens: {
      title: "API tokens",
      why:
        "They are those of the backup: one that was revoked after it is valid again. It is revoked on the record of its person.",
      count: "Valid: {count}",
      used: "Last used",
      ends: "ends with {last}",
      unused: "Never used",
    },
  },
  pausedWork: {
    documents: {
      title: "Invoices and receipts",
      why:
        "No document is drafted or gets a number. Numbers that were issued after the backup would be issued again to other documents.",
      check:
        "Compare the newest document of each kind that was sent after the backup with those here. If one is missing here, enter its number below, so that the next document gets a higher one.",
    },
    autoVoid: {
      title: "Unused labels",
      why:
        "Unused labels are not voided automatically for now, because labels that were used after the backup look unused here.",
      check:
        "Compare the packages since the backup with the carrier’s list. While there is time, void unused labels by hand.",
    },
    shopSync: {
      title: "Orders of shops",
      why:
        "Connected shops are not read, and answers to requests to cancel are not sent to TikTok. Those sent after the backup would be sent again.",
      check:
        "Only one server may read a shop: stop every other server that has these shops. A shop at Etsy may have to be signed in again.",
    },
    shopTracking: {
      title: "Tracking numbers for shops",
      why:
        "Tracking numbers are not sent to connected shops. Before one is sent, the shop is asked whether it has it.",
      check: "Nothing, unless a package left after the backup: add its tracking number here first.",
    },
    labels: {
      title: "Labels from providers",
      why:
        "Labels are not bought, voided or tracked. A label that was being bought when the backup was created is Unknown: it may have been bought since.",
      check:
        "Compare the labels of the days since the backup in the provider’s account with those here. Resolve Unknown labels without a number on their package. After you resume, the provider is asked about the others before anything is bought.",
    },
    deliveries: {
      title: "Webhooks and messages",
      why:
        "Webhooks, messages of notifications and calls of extensions are not sent. Some of those that wait were already delivered; they are sent again with the same IDs.",
      check:
        "Tell the people who receive your webhooks that some repeat. Turn off integrations that must not receive anything.",
    },
    autopay: {
      title: "Payments of waiting orders",
      why:
        "Orders awaiting funds are not paid automatically, so nobody is charged twice for one that was paid after the backup.",
      check:
        "Compare top-ups since the backup with your bank and approve the missing ones. Cancel orders that exist twice.",
    },
  },
  event: { work: { resume: "Resume" } },
  audit: {
    action: { resumeWork: "Work resumed after a restore" },
    field: { last_number: "Last number" },
    entity: { afterRestore: "After a restore" },
  },
  choice: { events: { work: { paused: "Work is paused after a restore" } } },
} as const;
export type English = typeof words;
