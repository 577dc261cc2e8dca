import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const acting: Translation<English["acting"]> = {
  bar: "Você age por outra pessoa",
  as: "Você age como {name}",
  left: { one: "resta {count} minuto", other: "restam {count} minutos" },
  ending: "Termina agora",
  back: "Voltar a {name}",
  goingBack: "Voltando…",
  backFailed: "Não foi possível voltar: {why}",
  backKey: "Voltar a você",
  open: "Trocar de usuário",
  title: "Trocar de usuário",
  search: "Buscar por nome",
  people: "Pessoas por quem você pode agir",
  found: { one: "{count} pessoa", other: "{count} pessoas" },
  none: "Ninguém com esse nome. Só aparecem pessoas abaixo de você, e nenhuma com a conta bloqueada.",
  searching: "Buscando…",
  unsearched:
    "A busca falhou: só as primeiras pessoas da lista foram examinadas. Digite de novo para repetir.",
  away: "Ausente",
  why: "Por que você age como {name}?",
  whyHelp: "Fica no registro desta troca. Pode ficar vazio.",
  recent: "Motivos que você já deu",
  rules: "Você age por uma hora no máximo. Tudo o que fizer fica registrado como seu, em nome dela.",
  somebodyElse: "Escolher outra pessoa",
  confirm: "Agir como {name}",
  switching: "Trocando…",
  refused: "Você continua agindo como você: {why}",
  refusedActing: "Nada mudou: {why}",
  network: "não foi possível alcançar o servidor. Verifique a conexão e tente de novo.",
};

export const words: Translation<English> = { acting };
