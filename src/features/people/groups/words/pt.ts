import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const group: Noun = { gender: "m", one: "grupo", other: "grupos" };

const rights: Translation<English["rights"]> = {
  title: "Direitos",
  part: "Parte",
  whence: "Origem",
  own: "Definido aqui",
  nothing: "nada",
  failed: "Não foi possível carregar os direitos dos grupos. {reason}",
  from: "Como em {name}",
  ofRole: "Padrão da função {role}",
  ofEachRole: "Padrão da função de cada pessoa",
  ofNobody: "Ninguém, até que seja dado",
  column: "{bit}: todas as partes",
  row: "{part}: todos os direitos",
  box: "{part}: {bit}",
  reset: "{part}: como era sem ser definido aqui",
  bit: { view: "Ver", add: "Adicionar", update: "Alterar", delete: "Excluir" },
  module: {
    orders: "Pedidos",
    packages: "Pacotes",
    stores: "Lojas",
    jobs: "Tarefas",
    item_info: "Produtos",
    production: "Produção",
    order_fulfillment: "Atendimento de pedidos",
    finance: "Finanças",
    call_to_action: "Avisos",
    app_config: "Integrações",
    users: "Usuários",
    user_groups: "Grupos de usuários",
    extensions: "Extensões",
    audit: "Auditoria",
  },
  members: {
    title: "Pessoas",
    add: "Adicionar pessoas",
    find: "Procurar neste grupo",
    findOthers: "Procurar pessoas para adicionar",
    take: "Adicionar",
    remove: "Remover",
    none: "Ainda não há ninguém neste grupo. Adicione pessoas para lhes dar os direitos dele.",
    noneFound: "Ninguém encontrado.",
    failed: "Não foi possível carregar as pessoas. {reason}",
  },
  trash: {
    asking: "Verificando o que isto muda…",
    people: { one: "{count} pessoa sai dele.", other: "{count} pessoas saem dele." },
    children: { one: "{count} grupo abaixo dele sobe.", other: "{count} grupos abaixo dele sobem." },
    lost: { one: "{count} pessoa perde “{right}”.", other: "{count} pessoas perdem “{right}”." },
    gained: { one: "{count} pessoa recebe “{right}”.", other: "{count} pessoas recebem “{right}”." },
    nothing: "Os direitos de ninguém mudam.",
  },
};

const userGroups: Translation<English["entity"]["user_groups"]> = {
  ...sentences.record(group),
  section: { group: "Grupo", record: "Registro" },
  group: {
    group: { title: "Grupo", help: "Como se chama e onde fica." },
    rights: {
      title: "Direitos",
      help:
        "O que as pessoas deste grupo podem fazer, dentro do que a função delas permite. Vale a partir do próximo clique. De vários grupos, basta um que permita; o que foi definido só para uma pessoa vem antes de todos os grupos.",
    },
  },
  help: {
    name: "root, super_root e accounting são internos e não podem ser renomeados.",
    status: "Um grupo bloqueado não dá nada às suas pessoas.",
    role: "A função para a qual este grupo é feito. A tabela abaixo começa com os direitos desta função.",
    parent_id: "Onde este grupo não define nada, vale o grupo superior.",
    is_default: "Pessoas novas entram neste grupo. Só um grupo pode ser o padrão.",
  },
  field: {
    path: "Grupo",
    members: "Pessoas",
    is_default: "Para pessoas novas",
    parent_id: "Grupo superior",
    parent_name: "Grupo superior",
    role: "Função",
    permission: "Direitos",
  },
};

const groupsChoices: Translation<English["choice"]> = {
  is_default: { true: "Sim", false: "Não" },
};

export const words: Translation<English> = {
  list: {
    hint: {
      user_groups: "Nome do grupo…",
    },
    primary: {
      user_groups: sentences.newOne(group),
    },
  },
  rights,
  entity: { user_groups: userGroups },
  choice: groupsChoices,
  event: {
    member: { add: "Adicionar pessoa", remove: "Remover pessoa" },
  },
};
