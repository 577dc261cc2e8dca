import type { NoticesLike } from "../../notices.ts";
import type { notices as english, reasons as englishReasons } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof englishReasons, string>> = {
  tooManyGroups: "Há mais de 50.000 grupos. Escolha menos dias ou agrupe de outra forma.",
};

export const notices: NoticesLike<typeof english> = {
  reportDue: { subject: "{report}: {name}", content: "{first} – {last}\n{figures}" },
  reportRefused: {
    subject: "{report}: {name} não foi enviado",
    content: "Você não tem mais acesso a este relatório ou à visão salva.",
  },
  reportFailed: {
    subject: "{report}: {name} não foi enviado",
    content: "Não foi possível calculá-lo. Abra a visão e verifique os filtros.",
  },
  reportsDue: { subject: "{count} relatórios", content: "{lines}" },
  vipChanges: {
    subject: "Níveis VIP após {first} – {last}",
    content: "Vendedores cujo nível mudaria: {count}. Nada muda até você aplicar na página Estatísticas.",
  },
  vipMonths: { subject: "Níveis VIP após {count} meses", content: "{lines}" },
};
