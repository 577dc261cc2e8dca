import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const user: Noun = { gender: "m", one: "usuário", other: "usuários" };

const users: Translation<English["entity"]["users"]> = {
  ...sentences.record(user),
  made: "O usuário foi criado. Ele ainda não tem senha.",
  trashAsk:
    "Excluir “{name}”? A pessoa sai na hora e não pode voltar. O que ela fez mantém o nome, e o e-mail fica livre de novo.",
  trashed: "“{name}” foi excluído.",
  missingText: "Ele não existe mais, ou sua conta não pode vê-lo.",
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
    billing: { title: "Cobrança e limites", help: "Como ela paga e quais são seus limites." },
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
    credit_limit_minor: "Até quanto o saldo pode ficar abaixo de zero.",
    low_minor: "O vendedor é avisado uma vez a cada queda do saldo abaixo disto. 0 desativa o aviso.",
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
  field: {
    group: "Grupo principal",
    groups: "Grupos",
    target: "Pertence a, tipo",
    referent: "Pertence a, id",
    scope: "Contas de vendedores",
    scope_names: "Contas de vendedores",
    payment_type: "Pagamento",
    credit_limit_minor: "Limite de crédito",
    low_minor: "Baixo quando o disponível é menor que",
    time_of_payment: "Prazo de pagamento em dias",
    default_pricing_id: "Tabela de preços padrão",
    is_rounded_tax: "Imposto arredondado",
    order_daily_level: "Pedidos por dia",
    when_tracking_update: "Atualizações de rastreio",
    day_update_tracking: "Dias após o envio",
    default_carrier: "Transportadora padrão",
    is_usps_tracking: "Rastreio USPS",
    active_status: "Status por trás de “Pronto”",
    contract_services: "Serviços do contrato",
    pricing_plans: "Planos de preços",
    level: "Nível",
    effective_at: "A partir de",
    expired_at: "Até, não incluído",
    hubs: "Hub",
    hub_action: "Ação",
    hub_domain_name: "Nome de domínio",
    hub_label: "Rótulo",
    hub_server: "Servidor",
    hub_id: "Id do hub",
    docker_groups: "Grupos Docker",
    identity: "Nome de acesso",
    role: "Função",
    group_names: "Grupos",
    total_credit: "Saldo",
    vip: "VIP",
    last_login: "Último acesso",
    ids: "Pessoas",
    h: "Identificador",
    phone_number: "Telefone",
    facebook: "Facebook",
    skype: "Skype",
    sale_plan: "Plano de vendas",
    permission: "Direitos",
  },
};

const usersChoices: Translation<English["choice"]> = {
  payment_type: { prepaid: "Antecipado", postpaid: "Por fatura" },
  when_tracking_update: { never: "Nunca", immediately: "Imediatamente", daily: "Uma vez por dia" },
  is_rounded_tax: { true: "Sim", false: "Não" },
  is_usps_tracking: { true: "Sim", false: "Não" },
  hub_action: { Create: "Criar", Assigned: "Atribuído", Unset: "Removido", Edit: "Editar" },
};

export const words: Translation<English> = {
  list: {
    hint: {
      users: "Nome, usuário ou e-mail…",
    },
    primary: {
      users: sentences.newOne(user),
    },
  },
  entity: { users },
  choice: usersChoices,
};
