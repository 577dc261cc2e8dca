/** Palavras de um usuário: abas, dados, formulário. */
import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const users: Translation<English["entity"]["users"]> = {
  make: "Criar usuário",
  made: "O usuário foi criado. Ele ainda não tem senha.",
  edit: "Editar usuário",
  save: "Salvar usuário",
  saved: "O usuário foi salvo.",
  trash: "Excluir usuário",
  trashAsk:
    "Excluir “{name}”? A pessoa sai na hora e não pode voltar. O que ela fez mantém o nome, e o e-mail fica livre de novo.",
  trashed: "“{name}” foi excluído.",
  missingTitle: "Este usuário não existe",
  missingText: "Ele não existe mais, ou sua conta não pode vê-lo.",
  failedTitle: "Não foi possível carregar o usuário",
  tab: {
    profile: "Perfil",
    power: "Função e direitos",
    pricing: "Preços",
    billing: "Cobrança",
    tracking: "Rastreio",
    services: "Serviços",
    hubs: "Hubs",
    notifications: "Notificações",
    sign_in: "Acesso",
  },
  section: {
    profile: "Perfil",
    power: "Função e direitos",
    billing: "Cobrança e limites",
    tracking: "Rastreio",
    services: "Serviços do contrato",
  },
  first: {
    title: "Convite",
    help:
      "Quem é convidado e o que pode fazer. Você recebe um link de uso único para essa pessoa e o repassa.",
  },
  openMade: "Abrir a pessoa",
  group: {
    profile: { title: "Perfil", help: "Quem é a pessoa, como ela entra e como falar com ela." },
    power: {
      title: "Função e direitos",
      help:
        "O que ela pode ver e fazer. Ninguém concede mais do que tem nem muda os próprios direitos. Bloqueado encerra as sessões, o token da API e o link.",
    },
    pricing: {
      title: "Planos de preços",
      help: "Qual tabela vale e quando. Nunca duas ao mesmo tempo; um plano sem fim continua valendo.",
    },
    billing: { title: "Cobrança e limites", help: "Como ela paga e quanto pode enviar." },
    tracking: { title: "Rastreio", help: "Quando e como ela recebe notícias dos pacotes." },
    services: { title: "Serviços do contrato", help: "O que foi combinado com ela, um por linha." },
    hubs: { title: "Hubs", help: "Para onde o trabalho é repassado. É uma anotação: nada é executado." },
  },
  help: {
    identity: "O nome de acesso. Vazio: o e-mail.",
    h: "O que vem depois de @ quando alguém a menciona. Vazio: tirado do e-mail.",
    status: "Quem é bloqueado sai na hora.",
    groups: "Os direitos de vários grupos se somam.",
    group: "Um dos grupos da pessoa.",
    scope: "As contas que uma pessoa de vendas pode ver. Nova e sem escolha: vendedora por conta própria.",
    order_daily_level: "Quantos pedidos a conta pode enviar por dia; 0 para qualquer número.",
    time_of_payment: "Dias até o vencimento da fatura.",
    active_status: "A que status de envio leva o link “Pronto”.",
    day_update_tracking: "Dias após o envio até a primeira notícia.",
  },
  plans: {
    title: "Planos de preços no tempo",
    none: "Nenhum plano ainda: valem os preços padrão.",
    open: "Sem fim",
    past: "Passado",
    now: "Em vigor",
    coming: "A seguir",
  },
  token: {
    title: "Token de API",
    none: "A pessoa não tem token de API.",
    shown: "O token termina em {last}.",
    own: "O seu está no menu da sua conta.",
  },
  link: {
    title: "Link para definir uma senha",
    what:
      "Ele abre o site de login, onde a pessoa define uma senha. Funciona uma vez; o link anterior deixa de funcionar. Nenhum e-mail é enviado: você o entrega.",
    make: "Criar um link",
    once: "Copie agora: ele é mostrado só desta vez. Vale até {until}.",
    label: "Link de uso único",
    hide: "Já copiei",
    own: "Sua própria senha é trocada na sua página.",
    locked: "Pessoas bloqueadas não podem receber link.",
    failed: "Nenhum link foi criado. {reason}",
  },
  effective: "Direitos efetivos e de onde vem cada um",
  noHubs: "Nenhum hub ainda.",
};

export const words: Translation<English> = { entity: { users } };
