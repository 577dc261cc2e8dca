import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const profile: Translation<English["profile"]> = {
  own: {
    info: "Editar perfil",
    password: "Editar senha",
    token: "Token da API",
    notifications: "Notificações",
    sessions: "Sessões e dispositivos",
    inbox: "Minha caixa de entrada",
  },
  pages: "Sua conta",
  notYours:
    "Esta página é de {name}. Enquanto você age como outra pessoa, não pode alterá-la. Volte primeiro a ser você.",
  failedTitle: "Não foi possível carregar seu perfil",
  retry: "Tentar de novo",
  facts: "Definido pela administração",
  identity: "Nome de acesso",
  role: "Função",
  groups: "Grupos",
  vip: "Nível VIP",
  files: "Arquivos",
  filesOf: "{used} de {most}",
  save: "Salvar perfil",
  saved: "Seu perfil foi salvo.",
  group: {
    about: { title: "Sobre você", help: "Como os outros veem você aqui." },
    contact: {
      title: "Contato",
      help: "Como os colegas falam com você fora do aplicativo. Tudo pode ficar vazio.",
    },
    plan: { title: "Plano", help: "O que você combinou com o setor de vendas." },
  },
  password: {
    current: "Quem é você",
    currentHelp: "Para que ninguém a mude em uma tela que você deixou aberta.",
    next: "Nova senha",
    nextHelp:
      "Pelo menos 8 caracteres. Várias palavras seguidas são fáceis de lembrar e difíceis de adivinhar.",
    field: { password: "Senha atual", new_password: "Nova senha", repeat: "Repita a nova senha" },
    show: "Mostrar: {field}",
    strength: { short: "Curta demais", fair: "Boa. Mais longa é melhor.", strong: "Forte" },
    others:
      "Você continua conectado aqui; em todos os outros lugares a sessão termina, e o seu token da API também.",
    change: "Mudar senha",
    changing: "Mudando",
    done: "Sua senha foi mudada e todas as suas outras sessões terminaram, e o seu token da API também.",
    again: "Mudar de novo",
    failed: "A senha não foi mudada. {reason}",
    unknown:
      "Nenhuma resposta veio: não se sabe se a senha foi mudada. Tente de novo; se a atual for então dita errada, a nova já está valendo.",
  },
  sessions: {
    help:
      "Todos os lugares em que você entrou e não saiu. Encerre o que não reconhecer e depois troque sua senha.",
    this: "Este dispositivo",
    device: "{browser} no {system}",
    unknown: "Dispositivo desconhecido",
    seen: "Último uso",
    made: "Entrada",
    from: "Rede",
    acting: "Agindo como {name}",
    end: "Sair",
    endOne: "Sair: {device}",
    endOthers: "Sair em todos os outros lugares",
    question:
      "Sair em todos os outros dispositivos? O seu token da API e qualquer link para definir senha terminam também.",
    endAll: "Encerrar todas as sessões",
    questionAll:
      "Encerrar as sessões desta pessoa em todos os dispositivos? O token da API dela e qualquer link para definir senha terminam também.",
    nowhere: "Nenhuma sessão aberta.",
    onlyThis: "Você não entrou em nenhum outro lugar.",
    failedTitle: "Não foi possível carregar suas sessões",
    failed: "Isso não funcionou. {reason}",
  },
  maintenance: {
    waiting: "Esta página verifica a conexão sozinha e mostra quando o servidor voltar.",
    asking: "Verificando a conexão",
    back: "O servidor voltou.",
    again: "Verificar agora",
  },
  release: {
    offered: "Há uma versão mais nova ({version}). Recarregue quando for conveniente.",
    needed:
      "Uma versão mais nova ({version}) substituiu uma parte desta. Recarregue para abri-la; o que você digitou nos formulários é mantido.",
    reload: "Recarregar",
    later: "Depois",
  },
  token: {
    what:
      "Um programa entra com ele em seu nome. Pode o que você pode, menos alterar seu perfil, sua senha ou o token.",
    none: "Você não tem um token da API.",
    shown: "Seu token termina em {last}.",
    made: "Criado {when}",
    used: "Usado pela última vez {when}",
    unused: "Nunca usado",
    make: "Criar um token",
    rotate: "Substituir",
    revoke: "Revogar",
    rotateQuestion: "Substituir o token? Os programas que usam o atual param de funcionar na hora.",
    revokeQuestion: "Revogar o token? Os programas que o usam param de funcionar na hora.",
    confirmRotate: "Substituir o token",
    confirmRevoke: "Revogar o token",
    revealed: "Dê o token ao programa que entra em seu nome. Você pode copiá-lo aqui de novo.",
    label: "Seu token da API",
    prove: "Você entrou há mais de dez minutos. Digite sua senha para copiar o token.",
    signIn: "Entrar de novo",
    copy: "Copiar",
    copied: "Copiado",
    marked: "O navegador não permitiu copiar. O token está selecionado: pressione Ctrl+C ou Cmd+C.",
    hide: "Já copiei",
    close: "Fechar",
    loading: "Carregando",
    working: "Em andamento",
    retry: "Tentar de novo",
    failed: "Não deu certo. {reason}",
  },
};

const profileEntity: Translation<English["entity"]["profile"]> = {
  help: {
    name: "Aparece ao lado de tudo o que você faz.",
    h: "Os outros mencionam você com ele: @identificador.",
    facebook: "Nome ou endereço do seu perfil.",
    sale_plan: "O código do seu plano.",
  },
};

export const words: Translation<English> = {
  profile,
  choice: { events: { storage: { trouble: "Problema com arquivos ou com o disco deles" } } },
  entity: { profile: profileEntity },
  event: {
    token: { revoke: "Revogar token de API" },
  },
};
