import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { LANGUAGE_NAMES } from "../../../../../api/languages.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const extension: Noun = { gender: "f", one: "extensão", other: "extensões" };

const extensions: Omit<Translation<English["entity"]["extensions"]>, "field"> = {
  ...sentences.loading(extension),
  edit: "Alterar as configurações",
  save: "Salvar as configurações",
  saved: "As configurações foram salvas.",
  missingText: "Esta versão não a tem, ou sua conta não pode vê-la.",
  purpose: {
    order_chat:
      "Publica numa sala de chat quando um pedido precisa de alguém e deixa a equipe chamar a atenção para pedidos ali.",
  },
  group: {
    settings: { title: "Configurações", help: "Valem a partir da próxima publicação." },
  },
  help: {
    chat_service: "Onde fica a sala. Disso depende como as publicações são escritas.",
    chat_webhook: "O endereço que o serviço de chat dá para publicar. Quem o conhece pode publicar.",
    chat_room: "Um endereço https. Enquanto estiver definido, o menu leva a equipe à sala.",
    chat_posts: "O que é avisado por si só. A qualquer momento é possível apontar pedidos à mão.",
    chat_language: "O idioma das publicações.",
    chat_prefix: "Vai antes de cada publicação, por exemplo o nome da oficina.",
    chat_link: "Com o caminho até cada pedido.",
  },
  rights: {
    title: "Direitos",
    accepted: "Aceitos em {when} por {name}.",
    none: "Ninguém os aceitou ainda.",
    more: "Ela pede mais do que foi aceito e por isso está desativada. Leia os direitos e ative-a de novo.",
    ask: "“{name}” pede estes direitos. Ativada, ela os tem até ser desativada.",
    accept: "Aceitar e ativar",
    needs: "Pode ser ativada quando isto estiver definido: {fields}.",
    of: {
      orders: "Ver pedidos: números, status, motivos de retenção, envio e lojas",
      orders_buyer: "Ver compradores: nomes, endereços, e-mails e telefones",
      orders_money: "Ver quanto custam os pedidos e se estão pagos",
      packages: "Ver pacotes e seu rastreamento",
      jobs: "Ver tarefas e seus resultados",
      cases: "Ver casos: seus motivos, resultados e status",
      send: "Enviar aos endereços de suas configurações",
    },
  },
  hears: "Ela ouve: {events}.",
  adds: "Ela acrescenta: {things}.",
  addsLink: "o item de menu “{name}”",
  addsAction: "o passo “{name}” nos pedidos",
  state: "Estado",
  secret: {
    none: "Ainda não definido.",
    set: "Definido: termina em {last}. Desde {when} por {name}.",
    change: "Substituir segredo",
    make: "Definir segredo",
    kept: "O segredo foi salvo. Não será mostrado de novo.",
  },
  ran: "{step}: {code}.",
  ranMany: { one: "{step}: {number} pedido.", other: "{step}: {number} pedidos." },
  most: "No máximo {max} pedidos",
  ranFailed: "{step}: não funcionou. {reason}",
};

const extensionFields: Translation<English["entity"]["extensions"]["field"]> = {
  rights: "Direitos",
  extension_version: "Versão",
  accepted_by: "Aceita por",
  waiting: "Em espera",
  dead: "Com falha",
  last_at: "Último sucesso",
  chat_service: "Serviço de chat",
  chat_webhook: "Endereço do webhook",
  chat_room: "Endereço da sala",
  chat_posts: "Publicações",
  chat_language: "Idioma",
  chat_prefix: "Prefixo",
  chat_link: "Link para o pedido",
};

const extensionChoices: Translation<English["choice"]> = {
  chat_service: {
    slack: "Slack",
    mattermost: "Mattermost",
    google_chat: "Google Chat",
    discord: "Discord",
  },
  chat_posts: {
    made: "Pedidos novos",
    held: "Pedidos retidos",
    released: "Pedidos liberados",
    cancelRequested: "Cancelamentos solicitados",
    cancelled: "Pedidos cancelados",
  },
  chat_language: LANGUAGE_NAMES,
};

export const words: Translation<English> = {
  list: {
    hint: {
      extensions: "Nome da extensão …",
    },
  },
  entity: { extensions: { ...extensions, field: extensionFields } },

  choice: extensionChoices,
  event: {
    extension: {
      on: "Ativar",
      off: "Desativar",
      secret: "Salvar o segredo",
      test: "Testar agora",
      replay: "Enviar de novo",
      chat_post: "Publicar no chat",
    },
  },
};
