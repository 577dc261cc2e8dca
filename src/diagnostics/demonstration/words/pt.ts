import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const demonstration: Translation<English["demonstration"]> = {
  badge: "Demonstração",
  note:
    "Isto é uma demonstração. Funciona apenas neste navegador: nada é enviado, e ao fechar a aba tudo é esquecido.",
  dark: "Usar o tema escuro",
  light: "Usar o tema claro",
  login: {
    title: "Entrar",
    submit: "Entrar",
    busy: "Entrando",
    question: "Ainda não tem conta?",
    link: "Cadastrar-se",
    account: "Há uma conta para todos: {email}, senha {password}.",
    fill: "Preencher",
  },
  register: {
    title: "Cadastrar-se",
    submit: "Cadastrar-se",
    busy: "Cadastrando",
    question: "Já tem cadastro?",
    link: "Entrar",
    help: "Pelo menos 8 caracteres. Não use uma senha que você usa em outro lugar.",
  },
  field: { name: "Nome", email: "E-mail", password: "Senha" },
  showPassword: "Mostrar a senha",
  hidePassword: "Ocultar a senha",
  reason: {
    loggedOut: "Você saiu.",
    expired: "A sua sessão terminou. Entre de novo para continuar.",
    failed: "Não foi possível continuar a sua sessão. Entre de novo para continuar.",
  },
  problem: {
    failed: "Algo deu errado",
    wrongPair: "E-mail ou senha inválidos",
    badToken: "Token de acesso inválido",
    nameMissing: "Digite o seu nome.",
    emailTaken: "Este e-mail já está em uso.",
    nameLong: "Digite um nome mais curto.",
    emailMissing: "Digite o seu e-mail.",
    emailBad: "Digite um e-mail como nome@example.com.",
    passwordMissing: "Digite a sua senha.",
    passwordShort: "Escolha uma senha com pelo menos 8 caracteres.",
    passwordLong: "Escolha uma senha com no máximo 200 caracteres.",
  },
  tasks: {
    title: "Tarefas",
    table: "Tarefas, as mais recentes primeiro",
    count: { one: "{count} tarefa", other: "{count} tarefas" },
    search: "Buscar tarefas",
    status: "Status",
    all: "Todos os status",
    column: { id: "Número", status: "Status", title: "Título", store_name: "Loja", created_at: "Criação" },
    loading: "Carregando tarefas",
    emptyTitle: "Nenhuma tarefa ainda",
    emptyText: "O que há para fazer nas lojas aparece aqui.",
    noneTitle: "Nenhuma tarefa corresponde",
    noneText: "Nenhuma tarefa tem este status e estas palavras.",
    clear: "Limpar filtros",
    failedTitle: "Não foi possível carregar as tarefas",
    failedText: "Nada se perdeu. Tente de novo.",
    retry: "Tentar de novo",
  },
};

export const words: Translation<English> = { demonstration };
