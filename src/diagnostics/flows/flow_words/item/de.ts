import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg eines Artikels",
  purpose: "Sagt, ob ein Artikel des Katalogs bestellt werden kann.",
  states: {
    Active: { title: "Aktiv", sees: "Er kann bestellt werden.", try: "Nichts." },
    "Out Of Stock": {
      title: "Nicht auf Lager",
      sees: "Er kann nicht bestellt werden; Entwürfe mit ihm haben ein Problem.",
      try: "„Wieder auf Lager“ drücken, sobald er wieder da ist, oder den Ersatz anbieten.",
    },
    Discontinued: {
      title: "Eingestellt",
      sees: "Er wird nicht mehr hergestellt; frühere Bestellungen behalten ihn.",
      try: "„Wieder aufnehmen“ drücken, wenn es ihn wieder gibt.",
    },
  },
  events: {
    "item.runOut": {
      title: "Nicht auf Lager",
      sees: "Jemand hat auf „Nicht auf Lager“ gedrückt.",
      try: "Den Ersatz ansehen: Entwürfen wird er angeboten.",
    },
    "item.restock": {
      title: "Wieder auf Lager",
      sees: "Jemand hat auf „Wieder auf Lager“ gedrückt; Entwürfe verlieren das Problem binnen einer Minute.",
      try: "Nichts.",
    },
    "item.end": {
      title: "Einstellen",
      sees: "Jemand hat auf „Einstellen“ gedrückt, oder das Produkt wurde eingestellt.",
      try: "Nichts, oder „Wieder aufnehmen“.",
    },
    "item.reopen": {
      title: "Wieder aufnehmen",
      sees: "Jemand hat auf „Wieder aufnehmen“ gedrückt; er kann wieder bestellt werden.",
      try: "Nichts.",
    },
  },
  guards: {
    isProductActive: "Das Produkt ist aktiv",
  },
  actors: {},
  delays: {},
};
