import type { SiteWords } from "./en.ts";

export const pt: SiteWords = {
  code: "pt",
  signIn: {
    title: "Entrar",
    email: "E-mail",
    password: "Senha",
    submit: "Entrar",
    forgotten: "Esqueceu a senha?",
    register: "Ainda não tem conta?",
    wrong: "O e-mail ou a senha não está certo.",
    wait: "Tentativas demais. Espere {seconds} segundos e tente de novo.",
    astray: "Este link não leva de volta ao aplicativo. Comece de novo por lá.",
  },
  ask: {
    contact: "Contato: {contact}",
    back: "Voltar para entrar",
    registerTitle: "Obter uma conta",
    register:
      "As contas são criadas pelos administradores de {name}. Vendedores falam com o seu gerente de conta; a equipe, com a sua liderança. Você recebe então um link para definir a senha.",
    forgottenTitle: "Esqueceu a senha?",
    forgotten:
      "Peça um novo link a um administrador de {name}: vendedores pelo gerente de conta, a equipe pela liderança. Com o link você define outra senha. Até lá, a atual continua valendo.",
  },
  welcome: {
    title: "Boas-vindas",
    code: "Código do seu link",
    next: "Continuar",
    where: "O código é o que vem depois de “#code=” no link que você recebeu.",
    again: "Senha outra vez",
    rule: "Pelo menos 8 caracteres. Várias palavras seguidas são fáceis de guardar e difíceis de adivinhar.",
    passwordTitle: "Definir a senha",
    password:
      "O link funciona uma vez. Onde esta conta estiver aberta, ela será encerrada, e o token da API dela termina.",
    setPassword: "Definir a senha",
    firstTitle: "Criar a primeira conta",
    first: "Esta conta pode tudo. O link funciona uma vez.",
    name: "Nome",
    make: "Criar a conta",
    usedUp: "Este link já foi usado, é antigo demais ou nunca existiu. Peça outro a quem o enviou.",
  },
  problem: {
    nameMissing: "Digite o seu nome, com no máximo 100 caracteres.",
    emailBad: "Digite um endereço de e-mail.",
    passwordMissing: "Escolha uma senha.",
    weakPassword: "Escolha uma senha com pelo menos 8 caracteres que não seja o seu próprio nome.",
    commonPassword:
      "Escolha uma senha que não esteja entre as mais usadas: essas são as primeiras a serem tentadas.",
    tooLong: "Escolha uma senha com no máximo 256 caracteres.",
    differ: "As duas senhas são diferentes.",
  },
  message: {
    open: "Abrir {name}",
    refusedTitle: "Não foi possível entrar",
    missingTitle: "Não há nada aqui",
    missing: "Não existe página neste endereço.",
    broken: "Algo deu errado no servidor. Tente de novo daqui a pouco.",
    foreign: "O formulário é de outro site. Abra de novo a página de entrada pelo aplicativo.",
    noForm: "Isto não é um formulário. Abra de novo a página de entrada pelo aplicativo.",
  },
};
