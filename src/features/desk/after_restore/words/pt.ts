import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  afterRestore: {
    title: "Depois de uma restauração",
    failed: "Não foi possível carregar o que está em pausa",
    never: "Nenhum backup foi restaurado aqui, então nada está em pausa.",
    backupOf: "O backup foi feito",
    restored: "e restaurado",
    text:
      "O que aconteceu depois do backup não está no banco de dados, e parte disso saiu: etiquetas foram compradas, mensagens enviadas. Para que nada se repita, o trabalho abaixo espera. Verifique cada parte e depois retome. As faixas de números esperam na própria página.",
    waiting: "Em espera: {count}",
    checkFirst: "Verifique antes:",
    resume: "Retomar",
    resumeOf: "Retomar: {name}",
    resumed: "{name}: retomado.",
    runs: "Retomado por {name}",
    lastNumber: "Último número enviado: {number}",
    tokens: {
      title: "Tokens da API",
      why:
        "São os do backup: um token revogado depois dele vale de novo. Quem gerencia as pessoas o revoga no registro da pessoa.",
      count: "Válidos: {count}",
      used: "Último uso",
      ends: "termina em {last}",
      unused: "Nunca usado",
    },
  },
  pausedWork: {
    documents: {
      title: "Faturas e recibos",
      why:
        "Nenhum documento é preparado nem recebe número. Números dados depois do backup seriam dados de novo a outros documentos.",
      check:
        "Compare o documento mais novo de cada tipo enviado desde o backup com os daqui. Se faltar algum, digite o número dele abaixo: o próximo documento será numerado depois dele.",
    },
    autoVoid: {
      title: "Etiquetas não usadas",
      why:
        "Etiquetas não usadas não são anuladas sozinhas, e o crédito delas não é pedido. As que foram usadas depois do backup parecem não usadas aqui.",
      check:
        "Compare os pacotes dos dias depois do backup com a lista da transportadora. Anule você mesmo as etiquetas não usadas enquanto houver tempo.",
    },
    shopSync: {
      title: "Pedidos das lojas",
      why:
        "As lojas conectadas não são lidas, e as respostas a solicitações de cancelamento não são enviadas ao TikTok. As enviadas depois do backup seriam enviadas de novo.",
      check:
        "Só um servidor pode ler uma loja: pare todos os outros servidores com estas lojas. Uma loja na Etsy talvez precise entrar de novo.",
    },
    shopTracking: {
      title: "Códigos de rastreio para lojas",
      why: "Códigos de rastreio não são enviados às lojas conectadas. Antes de enviar, a loja é consultada.",
      check:
        "Nada, a menos que um pacote tenha saído depois do backup: adicione primeiro o código dele aqui.",
    },
    labels: {
      title: "Etiquetas de provedores",
      why:
        "As etiquetas não são compradas, anuladas nem acompanhadas. Uma etiqueta em compra no momento do backup fica Desconhecida: pode ter sido comprada desde então.",
      check:
        "Compare as etiquetas dos dias desde o backup na conta do provedor com as daqui. Resolva no pacote as etiquetas desconhecidas sem número. Depois de retomar, o provedor é consultado sobre as outras antes de qualquer compra.",
    },
    deliveries: {
      title: "Webhooks e mensagens",
      why:
        "Webhooks, mensagens de notificações e chamadas de extensões não são enviados. Alguns já foram entregues; têm os mesmos ids.",
      check:
        "Avise quem recebe seus webhooks que alguns se repetem. Desative integrações que não devem receber nada.",
    },
    autopay: {
      title: "Pagamentos de pedidos em espera",
      why:
        "Pedidos que esperam dinheiro não são pagos sozinhos, para que ninguém pague duas vezes um que foi pago depois do backup.",
      check:
        "Compare os depósitos desde o backup com o seu banco e aprove os que faltam. Cancele pedidos criados duas vezes.",
    },
  },
  event: { work: { resume: "Retomar" } },
  audit: {
    action: { resumeWork: "Trabalho retomado após uma restauração" },
    field: { last_number: "Último número" },
    entity: { afterRestore: "Depois de uma restauração" },
  },
  choice: { events: { work: { paused: "Trabalho em pausa após uma restauração" } } },
};
