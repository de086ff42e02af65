import type { BaseTranslation } from "../../i18n-types";

const pt_statuses = {
  /** Files on their way. */
  files: {
    drop: "Arraste os arquivos para cá ou",
    dropOne: "Arraste o arquivo para cá ou",
    choose: "escolha no computador",
    chosen: "Arquivos",
    uploading: "Enviando {name:string}",
    remove: "Remover {name:string}",
    retry: "Enviar {name:string} de novo",
    wait: "Aguarde o envio do arquivo terminar.",
    removeTitle: "Remover este arquivo?",
    removeConfirm: "Remover o arquivo",
    removed: "Arquivo removido",
    underway: "{left:number} de {all:number} arquivos ainda a caminho.",
    unsent:
      "{count:number} {{arquivo não foi enviado|arquivos não foram enviados}}: abra a etapa em que {{o|os}} escolheu.",
    twice: "Este arquivo já está na lista.",
    chooseAgain: "Não foi enviado e não está mais neste aparelho. Escolha-o de novo.",
    waiting: "Aguardando a conexão. O envio continua sozinho.",
    byAddress: "Adicionar por endereço (URL)",
    address: "Endereço (URL)",
    addressName: "Nome (opcional)",
    addressHint: "Para arquivos com mais de 10 MB ou guardados em outro lugar: um link que abra sem senha.",
    addAddress: "Adicionar endereço",
    cancelAddress: "Cancelar",
    atHost: "em {host:string}",
  },
  submission: {
    PENDING: "Pendente",
    REVIEWING: "Em análise",
    APPROVED: "Aprovada",
    REJECTED: "Rejeitada",
    SIGNED_CONTRACT: "Contrato assinado",
    HIDDEN: "Oculta",
    DUPLICATE: "Duplicada",
  },
  order: {
    DRAFT: "Rascunho",
    PENDING: "Pendente",
    REVIEWING: "Em análise",
    APPROVED: "Aprovado",
    CONFIRM_PAYMENT: "Confirmar pagamento",
    REJECTED: "Rejeitado",
    CANCELLED: "Cancelado",
    PAID: "Pago",
  },
  /** What an exhibitor reads in place of the team's own word, which would be read as an order. */
  ownOrder: { CONFIRM_PAYMENT: "Pagamento em conferência" },
  /** What an order is for; the short names stand under "Stand". */
  ordered: {
    package: { BRONZE: "Bronze", SILVER: "Prata", GOLD: "Ouro" },
    stand: "Estande {name:string}",
    standardStand: "Estande padrão",
    customStand: "Estande sob medida",
    standard: "Padrão",
    custom: "Sob medida",
    services: "Bens e serviços adicionais",
    servicesOnly: "Só serviços",
    proposal: "Proposta",
  },
  request: { PENDING: "Pendente", APPROVED: "Aprovada", REJECTED: "Rejeitada" },
  item: { ACTIVE: "Ativo", INACTIVE: "Inativo", DRAFT: "Rascunho" },
  /** What was typed in this tab and not sent yet. */
  unsaved: {
    kept: "Recuperamos o que você tinha digitado aqui e não salvou.",
    discard: "Descartar",
    isKept: "Você tem alterações que ainda não foram salvas. Elas ficam guardadas nesta aba.",
    wrong: "{count:number} {{campo precisa|campo precisa|campos precisam}} de atenção.",
    logoutTitle: "Sair sem salvar?",
    logoutText: "Há algo que você preencheu aqui e ainda não foi salvo. Ao sair, isso se perde.",
    logout: "Sair sem salvar",
    stay: "Ficar",
  },
  /** Two people saved the same record. */
  /** What others do at the same time. */
  others: {
    one: "{name:string} também está vendo isto",
    many: "{names:string} também estão vendo isto",
    changed: {
      order: "Alguém mudou este pedido. O que você vê já está atualizado.",
      submission: "Alguém mudou esta manifestação. O que você vê já está atualizado.",
    },
  },
  conflict: {
    title: "Outra pessoa salvou antes de você",
    changedBy: "{who:string} mudou o que está abaixo. O que você digitou continua no formulário.",
    changed: "O que mudou está abaixo. O que você digitou continua no formulário.",
    change: "{field:string}: de {from:string} para {to:string}",
    empty: "vazio",
    yes: "sim",
    no: "não",
    unseen: "A mudança não aparece neste formulário.",
    chooseAgain: "O que você escreveu continua aqui. Carregue a versão atual e escolha de novo.",
    goOn: "Carregar a versão atual",
    takeTheirs: "Carregar o que foi salvo",
    keepMine: "Salvar a minha versão",
  },
} satisfies BaseTranslation;

export default pt_statuses;
