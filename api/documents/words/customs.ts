/**
 * Words of labels and customs forms, always in English: they are read on the way and at the border. Source: UPU
 * Convention Manual, forms CN 22 and CN 23.
 */
export const customsWords = {
  label: {
    title: "Shipping labels",
    specimen: "SPECIMEN",
    from: "FROM",
    to: "SHIP TO",
    weight: "Weight",
    orders: "Order",
    date: "Date",
    pieces: "{count} pcs",
    unreadable: "The label file of {code} cannot be read.",
    bringAgain: "Void the label and attach it again. This sheet is no label.",
  },
  title: "CUSTOMS DECLARATION {form}",
  titles: "Customs declarations",
  mayBeOpened: "May be opened officially",
  contents: "Contents",
  contentTypes: {
    merchandise: "Sale of goods",
    gift: "Gift",
    documents: "Documents",
    sample: "Commercial sample",
    returned: "Returned goods",
    other: "Other",
  },
  sender: "Sender",
  receiver: "Addressee",
  parcel: "Item number",
  package: "Package",
  incoterm: "Terms",
  columns: {
    desc: "Description",
    qty: "Qty",
    net: "Net weight",
    value: "Value",
    hs: "HS code",
    origin: "Origin",
  },
  total: "Total",
  gross: "Gross weight",
  certify:
    "I certify that the particulars given in this declaration are correct and that this item contains no dangerous " +
    "article or articles prohibited by legislation or by postal or customs regulations.",
  signature: "Date and sender's signature: {date}",
  invoice: {
    title: "Commercial invoice",
    titles: "Commercial invoices",
    number: "Invoice number",
    date: "Date",
    exporter: "Exporter",
    soldBy: "Sold by",
    consignee: "Consignee",
    reason: "Reason for export",
    carrier: "Carrier",
    certify: "I declare that the information on this invoice is true and correct.",
  },
  page: "Page {page} of {pages}",
} as const;
