export const words = {
  entity: {
    packages: {
      field: {
        desc: "Description",
        hs: "HS code",
        origin: "Origin",
        qty: "Quantity",
        net_g: "Net weight (g)",
        value_minor: "Value",
        content_type: "Contents",
      },
    },
  },
  event: { packages: { declare: "Edit customs lines" } },
  customs: {
    title: "Customs: {form}",
    edit: "Edit lines",
    save: "Save lines",
    saved: "The customs lines of {code} are saved.",
    add: "Add line",
    most: "{max} lines at most",
    remove: "Remove",
    removeLine: "Remove line {n}",
    line: "Line {n}",
    applyItemData: "Use the items’ data",
    overridden: "These lines were entered by hand.",
    locked: "The label was created from these lines. Void it to change them.",
    items: "From {skus}",
    source: {
      shop: "value: what the shop sold it for",
      house: "value: our price, because the shop did not give one",
      mixed: "value: partly what the shop sold it for, partly our price",
      hand: "Entered by hand",
    },
    missing: {
      desc: "No description",
      hs: "HS code is missing or wrong",
      origin: "No country of origin",
      value: "No value",
      lines: "Nothing is declared.",
    },
    totals: "Totals",
    pieces: "Pieces: {pieces} of {units}",
    net: "{net} net; the package weighs {package}",
  },
} as const;
export type English = typeof words;
