import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const integration: Noun = { gender: "f", one: "integração", other: "integrações" };

const appConfig: Translation<English["entity"]["app_config"]> = {
  ...sentences.record(
    integration,
    "O segredo e o registro dela são excluídos também, e o que espera não é enviado.",
  ),
  made: "A integração foi criada. Crie o segredo dela e depois ative-a.",
  section: { connection: "Conexão", state: "Situação", record: "Registro" },
  group: {
    connection: { title: "Integração", help: "O que ela é e como você a chama." },
    outgoing: { title: "O que é enviado", help: "Uma chamada assinada para cada evento escolhido." },
    incoming: { title: "O que chega", help: "Pedidos que outro sistema envia para cá, assinados." },
  },
  help: {
    name: "Para que os outros saibam para que serve.",
    status: "Ela pode ficar ativa quando tiver o segredo.",
    url: "Um endereço https. Nada secreto deve estar nele.",
    seller_id: "Só os eventos deste vendedor são enviados. Vazio: os de todos.",
    store_id: "A loja que recebe os pedidos, como se tivessem sido importados.",
    auto_void:
      "Uma etiqueta que ninguém leu e que não está em nenhum manifesto é anulada cinco dias antes do último dia em que a transportadora a aceita de volta, e o crédito é pedido.",
  },
  part: {
    connection: "Conectar",
    about: {
      outgoing_webhook:
        "Os eventos vão para o endereço em chamadas assinadas. Uma que falha é repetida por cerca de um dia e meio.",
      incoming_orders:
        "Envie pedidos a este endereço em JSON, assinados com o segredo. Uma chamada pode ter até 5 minutos.",
      easypost:
        "As etiquetas são compradas com sua conta EasyPost. O endereço é https://api.easypost.com/v2 com a chave antes do host: https://CHAVE@api.easypost.com/v2. A EasyPost assina o que envia com o segredo.",
      etsy_app:
        "Os vendedores conectam suas lojas da Etsy com seu aplicativo na Etsy. Informe as chaves da página Your Apps da Etsy; o endereço de retorno do aplicativo é https://seu-app/stores/connected. Para webhooks, adicione o endereço abaixo no portal de webhooks da Etsy para o evento order.paid.",
      tiktok_app:
        "Os vendedores conectam suas lojas do TikTok com seu aplicativo no TikTok Shop. Informe as chaves e o link de autorização do Partner Center; o URL de redirecionamento do aplicativo é https://seu-app/stores/connected. Os webhooks são registrados automaticamente para cada loja.",
    },
    failed: "Não foi possível carregar isto. {reason}",
    makeSecret: "Criar o segredo",
    sends: "Enviado: {events}.",
    lastFailed: "A última tentativa falhou. {reason}",
    works: "Funciona: resposta {status} em {ms} ms.",
    ready: "Pronta para receber pedidos.",
    fails: "Ainda não funciona. {reason}",
  },
  secret: {
    noneGiven:
      "Ainda não há chaves. Os vendedores podem conectar suas lojas depois que elas forem informadas e a integração for ativada.",
    given:
      "Chaves guardadas: a primeira termina em {last}. Informadas em {when} por {name}. Campos vazios mantêm sua chave.",
    none: "Ainda não há segredo. Ele assina as chamadas, por isso vem primeiro.",
    set: "Segredo definido: termina em {last}. Criado em {when} por {name}.",
    old: "O anterior vale até {when}.",
    label: "Segredo",
    once: "Copie-o agora. Depois não será possível vê-lo de novo.",
    hide: "Ocultar",
  },
  secretField: {
    keystring: "Keystring",
    shared_secret: "Segredo compartilhado",
    webhook_secret: "Segredo de assinatura dos webhooks",
    app_key: "App key",
    app_secret: "App secret",
    authorization_link: "Link de autorização",
  },
  secretHelp: {
    webhook_secret: "Começa com whsec_. Sem ele, os pedidos chegam só pela sincronização.",
    authorization_link:
      "O link para vendedores do Partner Center: nos EUA começa com https://services.us.tiktokshop.com, em outros países com https://services.tiktokshop.com.",
  },
  log: {
    title: "Registro de chamadas",
    none: "Nada ainda.",
    refresh: "Atualizar",
    next: "Próxima tentativa:",
    tries: { one: "{count} tentativa", other: "{count} tentativas" },
  },
  error: {
    badStatus: "A resposta foi {status}.",
    refused: "A chamada foi recusada; a resposta diz por quê.",
    timeout: "Nenhuma resposta em 10 segundos.",
    tls: "O certificado não é válido.",
    connection: "Não houve conexão.",
    tooLarge: "A resposta era longa demais.",
    urlBad: "O endereço não pode ser usado.",
    schemeNotAllowed: "O http simples só funciona para hosts permitidos nas configurações do servidor.",
    addressNotAllowed:
      "O host é desconhecido ou está em uma rede privada que as configurações do servidor não permitem.",
    targetGone: "O registro a que pertence não existe mais.",
    targetOff: "Está desativada aqui.",
    unsendable: "A chamada não pôde ser preparada aqui: veja o registro do servidor.",
    unstored: "A resposta não pôde ser guardada aqui: veja o registro do servidor.",
    storePaused: "A loja está pausada e não aceita novos pedidos.",
    needsSecret: "Ela ainda não tem segredo.",
  },
  field: {
    kind: "Tipo",
    auto_void: "Anular etiquetas não usadas",
    url: "Endereço web",
    events: "Eventos",
    waiting: "Em espera",
    dead: "Com falha",
    last_at: "Último sucesso",
  },
};

const integrationsChoices: Translation<English["choice"]> = {
  auto_void: { true: "Sim", false: "Não" },
  events: {
    chat_post: "Compartilhado à mão",
    import: { failed: "Sua importação falhou" },
    topup: { mention: "Menção em um comentário sobre uma recarga" },
    order: {
      mention: "Menção em um comentário",
      held: "Pedido retido",
      shipped: "Pedido enviado",
      delivered: "Pedido entregue",
      returned: "Pedido devolvido",
      cancelled: "Pedido cancelado",
      made: "Pedido criado",
      moved: "Status do pedido mudou",
      changed: "Pedido alterado",
    },
    package: { made: "Pacote criado", moved: "Status do pacote mudou" },
    job: { ended: "Tarefa terminada" },
    orders: "Pedidos chegaram",
  },
  kind: {
    outgoing_webhook: "Webhooks de saída",
    incoming_orders: "Pedidos recebidos",
    easypost: "Etiquetas EasyPost",
    etsy_app: "Aplicativo da Etsy",
    tiktok_app: "Aplicativo do TikTok Shop",
  },
};

export const words: Translation<English> = {
  bulk: {
    work: {
      integration: {
        on: {
          act: { one: "Ativar {number} integração", other: "Ativar {number} integrações" },
          acted: { one: "{number} ativadas", other: "{number} ativadas" },
          means: "As que não têm segredo são recusadas.",
        },
        off: {
          act: { one: "Desativar {number} integração", other: "Desativar {number} integrações" },
          acted: { one: "{number} desativadas", other: "{number} desativadas" },
          means: "Nada mais é enviado, e o que chega é recusado.",
        },
      },
    },
  },
  list: {
    hint: {
      app_config: "Nome ou endereço…",
    },
    primary: {
      app_config: sentences.newOne(integration),
    },
  },
  entity: { app_config: appConfig },
  choice: integrationsChoices,
  event: {
    integration: {
      on: "Ativar",
      off: "Desativar",
      rotate: "Trocar o segredo",
      secrets: "Guardar as chaves",
      test: "Testar agora",
      replay: "Enviar de novo",
    },
  },
};
