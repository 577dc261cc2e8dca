import { words as shell } from "../../../../app/shell/words/pt.ts";
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const announcement: Noun = { gender: "m", one: "aviso", other: "avisos" };

const calls: Translation<English["calls"]> = {
  label: "Avisos",
  more: { one: "mais {count}", other: "mais {count}" },
  whole: "Ler mais",
  less: "Mostrar menos",
  open: "Abrir {screen}",
  openPage: "Abrir a página",
  dismiss: "Dispensar: {title}",
  refused: "Não foi possível dispensar o aviso, por isso ele voltou. {reason}",
  news: "Novo aviso: {title}",
  preview: {
    title: "Prévia",
    help: "Como ele vai aparecer acima da tela.",
    empty: "O título aparece aqui.",
    inEnglish: "Em inglês: {languages}.",
  },
  audience: {
    title: "Público",
    everybody: "Todos",
    everywhere: "Todas as telas",
    roles: "Funções",
    groups: "Grupos",
    users: "Pessoas",
    pages: "Telas",
    failed: "Não foi possível carregar os nomes. {reason}",
  },
  people: {
    find: "Procurar pessoas",
    chosen: "Pessoas escolhidas",
    add: "Adicionar {name}",
    remove: "Remover {name}",
    none: "Ninguém com esse nome.",
    failed: "Não foi possível carregar as pessoas. {reason}",
  },
};

const callFields: Translation<English["entity"]["call_to_action"]["field"]> = {
  phase: "Mostrado",
  first_day: "Primeiro dia",
  last_day: "Último dia",
  shown: "Visto",
  clicked: "Clicado",
  dismissed: "Dispensado",
  groups: "Grupos",
  text: "Texto",
  link: "Link",
  roles: "Funções",
  users: "Pessoas",
  pages: "Telas",
  title_de: "Título em alemão",
  text_de: "Texto em alemão",
  title_fr: "Título em francês",
  text_fr: "Texto em francês",
  title_pt: "Título em português",
  text_pt: "Texto em português",
};

const callRoles: Translation<English["choice"]["roles"]> = shell.shell.role;

const callToAction: Omit<Translation<English["entity"]["call_to_action"]>, "field"> = {
  ...sentences.record(announcement, "Ele desaparece em todo lugar, e os números dele também."),
  section: { times: "Quando", counts: "Pessoas que", record: "Registro" },
  group: {
    words: {
      title: "Texto em inglês",
      help: "Texto simples. Quem lê outro idioma recebe este quando o seu não tem nenhum.",
    },
    times: { title: "Quando", help: "Do começo do primeiro dia ao fim do último." },
    audience: {
      title: "Público",
      help: "Todos os que forem citados aqui de algum modo. Nada escolhido: todos.",
    },
    translations: { title: "Outros idiomas", help: "Um idioma conta quando tem título." },
  },
  help: {
    title: "Uma linha que diz tudo.",
    link:
      "Um endereço deste aplicativo, como /orders/draft. Quem não pode ir até lá não vê o link. Vazio: nenhum.",
    first_day: "Deixe vazio para começar já.",
    last_day: "Vazio: até ser pausado.",
    pages: "Onde ele é mostrado. Nada escolhido: em todo lugar.",
  },
};

const callChoices: Omit<Translation<English["choice"]>, "roles"> = {
  phase: { now: "Agora", later: "Depois", over: "Terminado", off: "Não" },
};

export const words: Translation<English> = {
  bulk: {
    work: {
      call: {
        pause: {
          act: { one: "Pausar {number} aviso", other: "Pausar {number} avisos" },
          acted: { one: "{number} pausados", other: "{number} pausados" },
          means: "Ninguém os vê até alguém retomar.",
        },
        resume: {
          act: { one: "Retomar {number} aviso", other: "Retomar {number} avisos" },
          acted: { one: "{number} retomados", other: "{number} retomados" },
          means: "Voltam a aparecer nos seus dias.",
        },
      },
    },
  },
  list: {
    hint: {
      call_to_action: "Título ou texto…",
    },
    primary: {
      call_to_action: sentences.newOne(announcement),
    },
  },
  calls,
  choice: { ...callChoices, roles: callRoles },
  entity: { call_to_action: { ...callToAction, field: callFields } },
  event: { call: { pause: "Pausar", resume: "Retomar" } },
};
