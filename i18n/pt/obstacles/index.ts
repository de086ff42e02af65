import type { InvitationRefusal } from "#domain/colleagues/invitation.ts";
import type { PrintedSource } from "#domain/contracts/printed-texts.ts";
import type { InsideMessageKey } from "#domain/messages.ts";
import type { PrintedField } from "#domain/printed-fields.ts";
import type { InsideCode } from "#domain/refusal.ts";
import type { Need } from "#domain/needs.ts";
import type { BaseTranslation } from "../../i18n-types";

/** What stands in the way of somebody who is signed in or invited; the refusals that everybody meets are apart. */
const pt_obstacles = {
  reason: {
    orderingClosed:
      "Os pedidos abrem quando a manifestação é aprovada. A situação dela agora é “{status:string}”.",
    packageWithoutPrice:
      "Este pacote ainda não tem preço e por isso não pode ser pedido. Escolha outro ou fale com a equipe.",
    spaceWithoutPrice:
      "O espaço do estande sob medida ainda não tem preço, por isso não pode ser pedido. Escolha um pacote ou fale com a equipe.",
    priceChanged:
      "Os preços mudaram depois que você os viu: o total era {seenTotal:Cents|usd}, agora é {total:Cents|usd}. Veja a diferença e envie de novo se estiver de acordo.",
    clausesToRead:
      "O pedido não foi enviado: falta aceitar as cláusulas do contrato (versão {version:number}). Leia as cláusulas, marque a caixa e envie de novo.",
    standTaken:
      "Este espaço já tem o seu estande, o pedido {reference:string}. Edite ou cancele esse pedido, ou peça apenas serviços.",
    packageUnknown: "Este pacote não está disponível. Escolha um dos pacotes oferecidos.",
    itemHadOnce:
      "Um dos itens é contratado uma vez, não por dia. Deixe os dias dele em 1 e peça a quantidade de que precisa.",
    itemNotOffered:
      "Um dos itens escolhidos saiu do catálogo. Retire esse item do pedido e escolha outro, se precisar.",
    draftsFull:
      "Você já tem {limit:number} rascunhos abertos para esta manifestação. Envie ou descarte algum antes de começar outro.",
    contractOutdated:
      "Esta é a edição {edition:number} do contrato, e o pedido mudou depois dela. Aguarde a nova edição e assine essa.",
    stepGone: "Esta etapa já foi concluída, retomada ou não existe mais. Veja o pedido como está agora.",
    stepsFull: "Este pedido já teve {limit:number} etapas passadas adiante. Fale com a equipe.",
    nothingHandedIn: "Envie ao menos um arquivo ou escreva uma mensagem.",
    orderLocked:
      "Este pedido está com a situação “{status:string}” e não pode mais ser editado por aqui. Na página dele, você pode pedir uma mudança enquanto ele estiver em análise ou aprovado.",
    answerDayOver: "O prazo para responder já passou. Informe hoje ou um dia depois.",
    transferLongAgo: "A transferência tem mais de um ano. Confira o ano.",
    transferBeyond:
      "O valor passa do dobro do preço do pedido ({total:Cents|usd}). Se a transferência paga também outros pedidos, informe aqui só a parte deste.",
    sameProof:
      "Este mesmo arquivo já está aqui como comprovante deste pedido. Envie o da outra transferência.",
    copyUnsigned: "Este é o próprio contrato, ainda sem assinatura. Assine-o e envie a via assinada.",
    copyDoubtful:
      "Este arquivo tem {pages:number} {{página|páginas}}, e não encontramos nele o código da edição {edition:number}, que tem {expected:number}. Confira se é a via assinada certa; se for, envie de novo, e ela segue para a equipe.",
    copyRecorded:
      "A assinatura já foi registrada, por isso a via assinada não é mais trocada por aqui. Enviou a errada? Escreva para a equipe.",
    transferAhead:
      "A data da transferência está mais de um dia à frente. Informe o dia em que ela foi feita.",
    changeOpen:
      "A equipe alterou este pedido e a mudança espera a sua resposta. Responda primeiro e depois edite.",
    changeOutdated:
      "A equipe alterou o pedido de novo enquanto você lia. A mudança mais recente já está na tela: confira e responda.",
    wrongPassword: "A senha atual está incorreta.",
    nothingChanged: "Por favor, faça alterações antes de salvar.",
    uploadNeeded: "Aqui é preciso o próprio arquivo: envie-o em vez de informar um endereço.",
    pdfUnreadable: "{name:string} não foi adicionado. {why:string}",
    accountFull:
      "Os arquivos da sua conta já ocupam {limit:number|number} GB. Retire dos pedidos os que não são mais necessários ou fale com a equipe.",
    pdfFailed: "Erro ao gerar o PDF. Tente novamente.",
    notPrintable:
      "O documento não foi gerado: {field:string} traz caracteres que nenhuma das nossas fontes tem ({letters:string}). {remedy:string}",
    invitingClosed:
      "Colegas podem ser convidados quando a manifestação está aprovada. A situação dela agora é “{status:string}”.",
    invitationClosed: "O convite não foi aceito. {why:string}",
    membersFull:
      "Cada manifestação pode ter até {limit:number} contas. Remova alguém antes de chamar mais gente.",
    invitationsFull:
      "Já há {limit:number} convites em aberto. Retire algum ou espere uma resposta antes de enviar outro.",
    alreadyMember: "{email:string} já tem acesso a esta manifestação.",
  } satisfies Record<InsideCode, string>,
  /** Of an uploaded PDF, at the file. */
  pdf: {
    pages: "{count:number} {{página|páginas}}",
    opening: "Como começa o texto",
    locked: "Este PDF só abre com senha: é preciso um que abra sem ela.",
    broken: "Este PDF está danificado e não abre: é preciso enviá-lo de novo.",
  },
  /** Of a file that is made when it is asked for, at its link. */
  paper: {
    making: "O documento está sendo preparado...",
    failed: "Não foi possível preparar o documento. Tente novamente.",
  },
  rule: {
    orderTypeRequired: "Escolha o tipo de pedido.",
    standTaken: "Este espaço já tem o seu estande. Escolha serviços ou uma proposta.",
    spaceWithoutPrice: "O estande sob medida ainda não pode ser pedido: o espaço não tem preço.",
    packageRequired: "Escolha um pacote.",
    extraUndescribed: "Diga em poucas palavras do que você precisa, para a equipe orçar.",
    orderEmpty: "O pedido está vazio. Descreva o que precisa ou escolha pelo menos um item.",
    descriptionRequired: "Descrição é obrigatória",
    valuePositive: "Valor deve ser positivo",
    amountsSum: "Espaço, estrutura e serviços adicionais devem somar o valor total.",
    quantityMin: "Quantidade deve ser pelo menos 1",
    quantityMax: "Quantidade máxima é 100",
    periodMin: "Período de uso deve ser pelo menos 1",
    periodMax: "Período máximo é 100",
    periodOnce: "Este item é contratado uma vez, não por dia: deixe 1 nos dias.",
    discountMin: "Desconto deve ser maior ou igual a zero",
    discountMax: "Desconto máximo é 100%",
    totalValueMin: "Valor total deve ser maior ou igual a zero",
    totalItemsMin: "Total de itens deve ser maior ou igual a zero",
    submissionIdRequired: "O identificador da manifestação é obrigatório",
    referenceImageRequired: "Pelo menos uma imagem de referência é obrigatória",
    detailedDescriptionRequired: "A descrição detalhada é obrigatória",
    auditoriumCapacity: "Capacidade do auditório é obrigatória quando auditório está selecionado",
    productDescription: "Descrição dos produtos é obrigatória quando área de exposição está selecionada",
    productQuantity: "Quantidade de produtos é obrigatória quando área de exposição está selecionada",
    itemIdRequired: "ID é obrigatório",
    titleRequired: "Título é obrigatório",
    messageRequired: "Mensagem é obrigatória",
    unitMetricRequired: "Unidade de medida é obrigatória",
    unitPriceMin: "Preço deve ser maior ou igual a zero",
    commentRequired: "Escreva um comentário.",
    noteRequired: "Escreva uma observação.",
    confirmationRequired: "Envie o comprovante de pagamento.",
    transferBeyond:
      "O valor passa do dobro do preço do pedido. Se a transferência paga também outros pedidos, informe aqui só a parte deste.",
    creditBeyond: "No máximo o crédito e o que falta pagar no outro pedido.",
    requestUnchanged: "Altere o título ou a mensagem antes de salvar.",
    yesNoOrFigure: "Escreva sim, não ou um número.",
    dateOrder: "O fim não pode vir antes do início.",
    dayOver: "Este dia já passou. Informe hoje ou um dia depois.",
    dayLongAgo: "Este dia tem mais de um ano. Confira o ano.",
    dayAhead: "Este dia ainda não chegou. Informe o dia da transferência, no máximo amanhã.",
    dateInvalid: "Informe uma data válida.",
    amountInvalid: "Informe um valor em dólares, como 120,50.",
    daysBefore: "Informe até três números inteiros de dias, de 1 a 60, separados por vírgula, ou nenhum.",
    taxNumberInvalid:
      "Os dígitos verificadores deste CNPJ não conferem. Para a inscrição fiscal de outro país, escreva o nome antes, como em “SIRET 732 829 320 00074”.",
    ibanInvalid:
      "Os dígitos verificadores deste IBAN não conferem. Copie-o de novo de um documento do banco.",
    swiftInvalid: "Um SWIFT ou BIC tem 8 ou 11 caracteres, como BRASBRRJ ou BRASBRRJBLM.",
    pixKeyInvalid:
      "Esta chave Pix não existe. Informe um CNPJ, um CPF, um e-mail, um telefone com +55 ou uma chave aleatória, e confira os dígitos.",
    placeholderUnknown: "O campo {received:string} não existe. O mais parecido é {expected:string}.",
    placeholderAlone: "O campo {received:string} não existe.",
    newsRequired: "Escreva o aviso no lugar de “Escreva aqui o que há de novo”.",
    criterionRequired: "Pelo menos um critério precisa estar em uso.",
    cursorForeign: "Esta página da lista não existe mais. Volte à primeira.",
  } satisfies Record<InsideMessageKey, string>,
  need: {
    note: "Esta mudança precisa de uma observação. Escreva o motivo e confirme.",
    paymentConfirmation: "Falta o comprovante de pagamento. Anexe o arquivo e confirme de novo.",
    settlement:
      "O valor enviado é menor que o total do pedido. Diga por que ele conta como pago mesmo assim.",
    everyLinePriced: "Há itens sob medida sem preço. Defina o preço de cada um em “Editar itens”.",
    structurePriced: "A estrutura deste estande sob medida ainda não tem preço. Defina-o em “Editar itens”.",
    noOpenChange:
      "Há uma mudança no pedido que ainda não foi combinada. Ela precisa ser aceita ou desfeita antes.",
    requestsAnswered:
      "Uma solicitação que precisa ser respondida antes da aprovação continua aberta. Aguarde a resposta, ou aprove, rejeite ou exclua a solicitação.",
    partnerAccount: "Ainda não há conta de expositor para esta manifestação. Cadastre o expositor primeiro.",
    noLiveOrder: "Há pedidos em andamento nesta manifestação. Rejeite ou cancele esses pedidos primeiro.",
    noPaidOrder:
      "Há pedidos pagos ou com pagamento em confirmação nesta manifestação. Resolva esses pedidos primeiro.",
    original: "Indique a manifestação original, da qual esta é uma cópia.",
    orderComplete: "O pedido ainda não está completo. Volte às etapas e preencha o que falta.",
    comment: "Escreva um comentário para explicar a decisão.",
    confirmed: "Confirme a ação para continuar.",
  } satisfies Record<Need, string>,
  /** Which text of a paper cannot be printed. */
  printed: {
    institutionName: "o nome da organização",
    legalId: "o CNPJ ou documento equivalente",
    representative: "o nome do representante",
    position: "o cargo do representante",
    email: "o e-mail do representante",
    phone: "o telefone do representante",
    item: "o título ou a unidade de um item",
    orderNotes: "o texto das observações do pedido",
    package: "o nome do pacote",
    event: "o nome do evento",
    organiser: "o nome ou o contato do organizador do evento",
    paying: "o texto sobre como pagar",
    clauses: "uma cláusula do contrato",
    briefing: "o briefing",
    payment: "a referência de um pagamento",
  } satisfies Record<PrintedField, string>,
  /** Where such a text is written in another way. */
  rewrite: {
    submission: "Troque-os na manifestação de interesse e gere o documento de novo.",
    catalogue: "Troque-os no catálogo e no pedido e gere o documento de novo.",
    order: "Devolva o pedido ao expositor para que ele os troque e gere o documento de novo.",
    settings: "Troque-os nas configurações do evento e gere o documento de novo.",
  } satisfies Record<PrintedSource, string>,
  /** Why the link of an invitation opens nothing. */
  invitation: {
    used: "Este convite já foi usado. Se foi você, entre com o seu e-mail e a sua senha.",
    revoked: "Este convite foi retirado ou trocado por outro mais novo. Procure o mais recente.",
    expired: "Este convite passou dos 7 dias de validade. Peça outro a quem convidou você.",
    closed: "A participação desta organização não está aberta agora, e o convite não pode ser aceito.",
    team: "Este e-mail já é de alguém da equipe organizadora. Peça o convite para outro e-mail.",
    disabled: "A conta deste e-mail está desativada. Fale com a nossa equipe.",
    signIn: "Este e-mail já tem uma conta. Entre com ela para aceitar o convite.",
    otherAccount: "O convite é para outro e-mail. Saia e entre com a conta que foi convidada.",
  } satisfies Record<InvitationRefusal, string>,
} satisfies BaseTranslation;

export default pt_obstacles;
