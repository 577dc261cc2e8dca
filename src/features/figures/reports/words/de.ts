import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  menu: { order_report: "Bestellbericht" },
  entity: {
    figures: {
      name: {
        orders: "Bestellungen",
        garments: "Stücke",
        value: "Wert",
        open: "Offen",
        late: "Verspätet",
        on_hold: "Gesperrt",
        cancelled: "Storniert",
        cancelled_share: "Anteil storniert",
        returned: "Zurückgekommen",
        returned_share: "Anteil zurückgekommen",
        remade: "Neudrucke",
        remade_share: "Anteil Neudrucke",
        shipped: "Versandt",
        on_time: "Pünktlich versandt",
        on_time_share: "Anteil pünktlich",
        hours_50: "Hälfte versandt in",
        hours_90: "90 % versandt in",
      },
      means: {
        orders: "Bestellungen, die in diesen Tagen eingegangen sind.",
        garments: "Stücke in diesen Bestellungen.",
        value: "Was diese Bestellungen kosten, ohne Steuer und Porto.",
        open: "Bestellungen dieser Tage, die eingereicht und noch nicht erledigt sind.",
        late: "Offene Bestellungen dieser Tage, deren Fälligkeitstag vorbei ist.",
        on_hold: "Bestellungen dieser Tage, die jetzt gesperrt sind.",
        cancelled: "Bestellungen dieser Tage, die storniert wurden.",
        cancelled_share: "Stornierte von allen Bestellungen dieser Tage.",
        returned: "Bestellungen dieser Tage, die zurückgekommen sind.",
        returned_share: "Zurückgekommene von allen Bestellungen dieser Tage.",
        remade: "Bestellungen dieser Tage, die fehlerhafte Ware ersetzen.",
        remade_share: "Neudrucke von allen Bestellungen dieser Tage.",
        shipped: "Bestellungen, die in diesen Tagen übergeben wurden.",
        on_time: "Bestellungen, die in diesen Tagen und bis zu ihrer Fälligkeit übergeben wurden.",
        on_time_share: "Pünktlich versandte von allen Bestellungen, die in diesen Tagen versandt wurden.",
        hours_50:
          "Die Hälfte der in diesen Tagen versandten Bestellungen brauchte vom Eingang bis zur Übergabe höchstens so lange.",
        hours_90:
          "Neun von zehn in diesen Tagen versandten Bestellungen brauchten vom Eingang bis zur Übergabe höchstens so lange.",
      },
    },
  },
};
