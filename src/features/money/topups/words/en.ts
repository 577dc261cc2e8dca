import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const topUp: Noun = { one: "top-up", other: "top-ups" };
const request: Noun = { one: "request", other: "requests" };
const paymentMethod: Noun = { one: "payment method", other: "payment methods" };
const fxRate: Noun = { one: "rate", other: "rates" };

const topups = {
  topUp: "Top up",
  balanceNow: "Balance now",
  balanceAfter: "Balance afterwards",
  availableAfter: "Available afterwards",
  belowZero: "{name} will be {amount} below zero: no order can be paid until that is covered.",
  isNotified: "{name} is notified.",
  gets: "{name} gets this once you approve it.",
  pays: "{name} pays this once you approve it.",
  rateLater: "The rate of the day on which it was sent",
  sameAs: "The same transaction is in {code} too. Compare both before you approve.",
  unbegun: {
    one: "{number} order of {name} is paid but not started.",
    other: "{number} orders of {name} are paid but not started.",
  },
  heldBecause: "Top-up {code} was reversed.",
  payTo: "Send the money to",
  least: "At least {amount}",
  worth: "{paid} ≈ {worth} at {rate}",
  noRate: "No exchange rate is known yet. Accounting adds one before it approves the top-up.",
  methods: "Payment methods",
  rates: "Exchange rates",
} as const;

const proof = {
  dropNow: "Drop the proof here",
  hint: "JPEG, PNG or PDF up to {size} MB. You can also drop or paste it.",
  preview: "The proof of payment",
  firstPage: "First page",
  none: "No proof was attached.",
  refused: {
    tooLarge: "The file is larger than {size} MB. Save it smaller.",
    notAProof: "The file is not a JPEG, PNG or PDF, whatever its name says. Save it as one of them.",
    otherName: "The ending of the file’s name does not match its content. Rename it, or save it again.",
    damaged: "The file is damaged or incomplete. Download it again.",
    tooManyPixels: "The picture has more than 60 million pixels. Save it smaller.",
    encrypted: "The PDF is locked with a password. Save it without one, or print it to a new PDF.",
    tooManyPages: "The PDF has more than 4 pages. Save the pages with the payment on their own.",
    wrongSize: "A page is smaller than 20 mm or larger than 450 mm. Print it to a new PDF.",
    tooComplex: "The PDF cannot be read safely. Print it to a new PDF, or take a picture of it.",
  },
} as const;

const field = {
  seller_id: "Seller",
  seller_name: "Seller",
  kind: "Kind",
  method_id: "Payment method",
  method_name: "Payment method",
  tx_ref: "Transaction ID",
  paid: "Amount",
  paid_minor: "Amount",
  paid_at: "Sent on",
  rate: "Exchange rate",
  credited_minor: "Credited",
  note: "Note",
  reason: "Reason",
  status: "Status",
  decided_at: "Decided",
  duplicate_code: "Same transaction",
  maker_name: "Requested by",
  proof_id: "Proof of payment",
  proof_name: "Proof of payment",
  checker_name: "Decided by",
} as const;

const topup = {
  ...sentences.loading(topUp),
  ...sentences.saving(topUp),
  make: "Request top-up",
  made: "The top-up was requested. Accounting checks it and credits your balance.",
  section: { money: "Top-up" },
  group: {
    money: {
      title: "Top-up",
      help: "Send the money first, then enter it here exactly as on your receipt.",
    },
  },
  help: {
    seller_id: "Whose balance it is for.",
    method_id: "How you sent the money.",
    paid: "In the currency of the payment method, such as 1,000,000 or 250.00.",
    paid_at: "The day on which you sent it, at most 30 days ago.",
    tx_ref: "The number of the transfer on your receipt. Each can be requested once.",
    proof_id: "The receipt or a screenshot of the transfer. With it, your top-up is credited sooner.",
    note: "Anything accounting should know.",
  },
  field,
} as const;

const approvals = {
  ...sentences.loading(request),
  ...sentences.saving(request),
  make: "Record transaction",
  made: "The transaction was recorded. Another person has to approve it.",
  section: { money: "Request", decision: "Decision" },
  group: {
    money: { title: "Manual transaction", help: "It takes effect once another person approves it." },
  },
  help: {
    seller_id: "Whose balance it changes.",
    kind:
      "A credit adds money; a debit or a fee takes money; a payout sends money out; a write-off cancels a debt.",
    credited_minor: "By how much the balance changes.",
    method_id: "How the payout is sent.",
    note: "What it is for.",
  },
  field,
} as const;

const payment_methods = {
  ...sentences.loading(paymentMethod),
  ...sentences.saving(paymentMethod),
  section: { method: "Payment method" },
  group: { method: { title: "Payment method", help: "How sellers can send money." } },
  help: {
    name: "Such as the bank and the currency. Each needs its own name.",
    currency: "The currency that is sent. It cannot be changed later.",
    pay_to: "Shown to sellers: account, name, address.",
    min_minor: "Minimum amount, in the currency of the payment method.",
    status: "A paused method is no longer offered.",
  },
  field: {
    currency: "Currency",
    pay_to: "Pay to",
    min_minor: "Minimum",
  },
} as const;

const fx_rates = {
  ...sentences.loading(fxRate),
  make: "Add exchange rate",
  made: "The rate was added.",
  edit: "Exchange rate",
  save: "Add rate",
  saved: "The rate is saved.",
  section: { rate: "Exchange rate" },
  group: {
    rate: {
      title: "Exchange rate",
      help: "A rate cannot be changed. To replace one, add another for the same day.",
    },
  },
  help: {
    currency: "The foreign currency.",
    rate: "How much of it one unit of our currency is worth, such as 25450.",
    effective_at: "It applies from this day until a later rate begins.",
  },
  field: {
    currency: "Currency",
    rate: "Rate",
    effective_at: "From",
    user_name: "Added by",
  },
} as const;

export const words = {
  topups,
  proof,
  entity: { topup, approvals, payment_methods, fx_rates },
  choice: {
    events: { balance: { low: "Balance is low" }, money: { moved: "Balance changed" } },
    kind: {
      topup: "Top-up",
      credit: "Credit",
      debit: "Debit",
      fee: "Fee",
      payout: "Payout",
      writeoff: "Write-off",
    },
    currency: {
      USD: "US dollar (USD)",
      VND: "Vietnamese dong (VND)",
      EUR: "Euro (EUR)",
      GBP: "Pound sterling (GBP)",
      AUD: "Australian dollar (AUD)",
      CAD: "Canadian dollar (CAD)",
      JPY: "Yen (JPY)",
    },
  },
  status: { Approved: "Approved", Reversed: "Reversed" },
  list: {
    hint: {
      topup: "Code, transaction ID …",
      approvals: "Code, transaction ID …",
      payment_methods: "Name, account …",
    },
    primary: {
      topup: "Request top-up",
      approvals: "Record transaction",
      payment_methods: sentences.newOne(paymentMethod),
      fx_rates: "Add rate",
    },
  },
  event: { topup: { approve: "Approve", reject: "Reject", cancel: "Cancel request", reverse: "Reverse" } },
  audit: {
    action: {
      topups_proof: "Proof of payment uploaded",
      makeTopup: "Top-up requested",
      makeApproval: "Manual transaction recorded",
      moveTopup: "Top-up changed status",
      topup_approve: "Top-up approved",
      topup_reject: "Top-up rejected",
      topup_cancel: "Top-up cancelled",
      topup_reverse: "Top-up reversed",
      makePaymentMethod: sentences.wasSaved(paymentMethod),
      makeFxRate: "Exchange rate added",
    },
    entity: {
      topup_proofs: "Proofs of payment",
      topups: "Top-ups",
      paymentMethods: "Payment methods",
      fxRates: "Exchange rates",
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
