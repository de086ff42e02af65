import type { ClosedBecause } from "#domain/closed-because.ts";
import type { NotCsv } from "#domain/not-csv.ts";
import type { DeskCode } from "#domain/refusal.ts";
import type { BaseTranslation } from "../../i18n-types";

/** What stands in the way of the team alone; an exhibitor is not sent these sentences. */
const pt_deskObstacles = {
  delivery: {
    none: "Nenhum e-mail sai do portal: não há servidor de e-mail. {count:number} {{mensagens guardadas, não enviadas|mensagem guardada, não enviada|mensagens guardadas, não enviadas}}.",
    noneYet:
      "Nenhum e-mail sai do portal: não há servidor de e-mail. As mensagens são guardadas, não enviadas.",
    handOver:
      "A mensagem com a senha fica na pasta “mail” dos dados do portal, e quem opera o servidor a entrega.",
    dead: "{count:number} {{mensagens não puderam ser entregues|mensagem não pôde ser entregue|mensagens não puderam ser entregues}}.",
    later:
      "{count:number} {{mensagens ainda não saíram|mensagem ainda não saiu|mensagens ainda não saíram}}: o portal continua tentando.",
    paused: "Uma campanha pausou sozinha.",
    see: "Ver as mensagens",
    test: "Enviar um e-mail de teste",
    taken: "O servidor de e-mail aceitou o e-mail de teste para {to:string}.",
    refused: "O servidor de e-mail não aceitou o e-mail de teste: {reason:string|beforeStop}.",
    retry: "Enviar de novo {count:number} {{mensagens|mensagem|mensagens}} das últimas 24 horas",
    again: "{count:number} {{mensagens voltaram|mensagem voltou|mensagens voltaram}} à fila.",
    trouble: {
      host: "O nome do servidor de e-mail não existe: confira o endereço em SMTP_URL.",
      unreachable:
        "Não há conexão com o servidor de e-mail: confira o endereço e a porta em SMTP_URL e se a rede permite sair por essa porta.",
      encryption:
        "A conexão criptografada falhou: smtps:// é para a porta 465, smtp:// para 587 e 25, e o certificado do servidor precisa valer para o endereço em SMTP_URL.",
      login: "O servidor de e-mail não aceita o acesso do portal: confira o usuário e a senha em SMTP_URL.",
      silent:
        "O servidor de e-mail não respondeu ou encerrou a conexão. Se ele usa a porta 465, SMTP_URL precisa começar com smtps://.",
    },
  },
  held: {
    title: "O backup de {takenAt:string} foi restaurado em {restoredAt:string}.",
    text: "Retidos por enquanto: {counts:string}. Talvez já tenham saído antes da restauração, por isso nada disso segue sozinho, e os lembretes automáticos também param. O que foi escrito depois sai normalmente.",
    nothing:
      "Nenhuma mensagem, campanha ou ação em massa esperava nele. Só os lembretes automáticos estão parados.",
    counts:
      "{mails:number} {{mails:mensagens|mensagem|mensagens}}, {campaigns:number} {{campaigns:campanhas|campanha|campanhas}} e {runs:number} {{runs:ações em massa|ação em massa|ações em massa}}",
    who: "Um administrador decide se segue ou se é descartado.",
    ask: {
      release: {
        open: "Liberar",
        title: "Liberar o que está retido?",
        text: "{counts:string} seguem agora. Quem já tinha recebido recebe de novo.",
        button: "Liberar",
      },
      drop: {
        open: "Descartar",
        title: "Descartar o que está retido?",
        text: "{counts:string} não saem mais. As campanhas em andamento são encerradas e as planejadas voltam a ser rascunho.",
        button: "Descartar",
      },
    },
    done: {
      release: "Liberado: as mensagens estão saindo.",
      drop: "Descartado: nada disso sai mais.",
      nothing: "Liberado: os lembretes automáticos voltam.",
    },
  },
  reason: {
    periodOver:
      "O último dia foi {closes:string|dateTime}. Mude essa data em Prazo, nas configurações, e depois abra as inscrições.",
    accountExists:
      "Já existe uma conta com o e-mail {email:string}. Use outro e-mail ou redefina a senha dela.",
    partnerNotRegistrable:
      "Só se cadastra o expositor de uma manifestação aprovada ou com contrato assinado. A situação desta é “{status:string}”.",
    partnerRegistered: "Esta manifestação já tem a conta do expositor.",
    notCsv: "{why:string}",
    notPicture: "{why:string}",
    emailOfTeam:
      "O e-mail {email:string} é de alguém da equipe. Cadastre o expositor com outro e-mail, na página da manifestação.",
    accountClosed:
      "A conta de {email:string} está desativada. Cadastre o expositor com outro e-mail, na página da manifestação.",
    mailOfCampaign:
      "Esta mensagem faz parte de uma campanha, que é pausada, interrompida e retomada como um todo.",
    mailOfDecision: "Este é o e-mail de uma decisão. Abra a manifestação para alterá-lo ou enviá-lo.",
    mailAwaited:
      "Alguém está esperando por este código ou por esta senha; por isso a mensagem não é retida nem descartada.",
    mailSealed: "Esta mensagem traz uma senha ou um código e não vai para mais ninguém.",
    mailTextGone: "O texto desta mensagem foi apagado ao fim do prazo; por isso ela não é enviada de novo.",
    mailDiscarded: "{who:string} descartou a mensagem.",
    mailSecretGone:
      "A senha ou o código desta mensagem já foi apagado. Redefina as credenciais para enviar outra.",
    lastAdmin:
      "Esta é a única conta de administrador ativa. Dê essa função a outra pessoa antes de mudar ou desativar esta conta.",
    ownAccount:
      "Esta é a sua própria conta. Quem pode desativá-la é outro administrador; a sua senha você muda no perfil.",
    bulkClosed:
      "Esta ação em lote não pode mais ser executada nem desfeita. Recarregue a lista e, se preciso, selecione de novo.",
    creditBeyond:
      "Aqui é possível devolver ou usar no máximo {most:Cents|usd}. Recarregue para ver a situação do pagamento.",
    paymentIncomplete: "Faltam {missing:Cents|usd}.",
    proofSeen: "O comprovante veio também com {on:string}.",
    importClosed: "Isto não é possível no estado atual da importação. Recarregue para ver como ela está.",
    decisionSent: "O e-mail de decisão já não é um rascunho. Decida de novo em vez de desfazer.",
    evaluationClosed: "Esta manifestação não recebe notas suas. {why:string}",
    marksIncomplete:
      "Notas que já foram dadas ficam completas: dê uma nota a cada critério, ou diga que não sabe avaliar.",
    marksGiven: "Você já deu notas a esta manifestação. Se há um conflito de interesses, declare-o.",
    hasDuplicates:
      "{reference:string} aponta para esta manifestação como original. Mude isso antes de marcar esta como duplicada.",
    likenessChanged: "O que as duas manifestações têm em comum mudou. Compare de novo.",
    proposalOutdated:
      "Enquanto você via a proposta, alguém avaliou, declarou um conflito ou mexeu na distribuição. Nada foi atribuído. Veja a proposta de novo.",
    readerClosed:
      "Esta pessoa não pode avaliar esta manifestação: tem conflito de interesses, preferiu não avaliar ou abriu as notas dos outros, ou já há decisão. Escolha outra pessoa ou outra manifestação.",
    ownDeclaration: "Foi você que declarou. Outra pessoa da administração pode desfazer isto.",
    alreadyDecided: "Esta manifestação já tem decisão. O que foi declarado fica como está.",
    marksWereOpen:
      "Outras notas já estavam abertas a esta pessoa, que não avaliaria mais às cegas. Escolha outra.",
    letterEdited: "o rascunho foi editado manualmente",
    letterOutdated: "o texto da equipe mudou depois que o e-mail foi escrito",
    openWish: "o expositor pediu uma mudança e ainda não teve resposta",
    notBacked: "nenhuma avaliação recomenda a aprovação",
    nobodyReached: "ninguém do expositor pode ser avisado: todas as contas estão fechadas",
    noAddress: "o e-mail do representante falta ou não recebe mensagens",
    letterSuperseded: "Há um e-mail mais novo desta decisão. Envie aquele, na página da manifestação.",
    letterReturned: "o e-mail voltou: corrija o endereço e envie de novo em Mensagens",
    letterOwed: "O expositor precisa ser avisado desta mudança, portanto ela não pode ser feita sem e-mail.",
    letterKept:
      "o e-mail foi guardado, não enviado, pois não havia servidor de e-mail: envie de novo em Mensagens",
    campaignRefused:
      "{count:number|number} das últimas {of:number|number} mensagens não saíram. O servidor de e-mail respondeu: “{said:string}”. Nada mais sai até que você retome o envio.",
    reminderLate: "Este lembrete devia ter saído enquanto o portal estava parado. Leia-o antes de enviar.",
    reminderGone: "Não há mais o que lembrar: já foi feito, ou mudou.",
    optedOut:
      "Este endereço não quer mais receber campanhas; por isso, nenhuma mensagem de campanha é enviada a ele.",
    noMailServer:
      "Não há servidor de e-mail, portanto nada pode ser enviado. Quem opera o portal informa um em SMTP_URL.",
    addressBad: "O endereço de e-mail não é válido.",
    addressRefused: "O endereço recusou a última mensagem.",
    accountDisabled: "A conta deste endereço está desativada.",
    sameAddress: "O mesmo endereço já está na lista, com outra manifestação.",
    mailedToday: "Um e-mail para este endereço saiu nas últimas 24 horas.",
    statusOther: "A situação da manifestação é “{status:string}”, à qual este e-mail não se aplica.",
    nothingToPay: "Nenhum pedido aprovado tem valor a pagar.",
    noOrder: "Não há pedido de que tratar.",
    placeholderEmpty: "O campo {name:string} está vazio para este destinatário.",
    nothingHeld: "Não há mais nada retido: um administrador já decidiu.",
    droppedAfterRestore:
      "Estava à espera quando um backup foi restaurado, e um administrador descartou o envio.",
    campaignStopped: "A campanha foi encerrada antes.",
    planTooSoon: "Escolha um horário daqui a pelo menos cinco minutos, ou envie agora.",
    planAfterEvent: "O evento termina em {last:string|date}. Escolha um horário antes disso.",
    campaignLate:
      "Devia ter saído em {plannedFor:string|dateTime} (hora do evento), mas o portal ficou parado nessa hora e por mais de duas horas depois. Nada foi enviado: confira e envie agora, ou programe de novo.",
    recipientsChanged:
      "Os destinatários mudaram: agora são {goes:number}, com {leftOut:number} de fora. Confira de novo.",
    noRecipients: "Não sobra ninguém a quem este e-mail possa ir. Escolha outros destinatários.",
    letterIncomplete:
      "Antes, complete assunto e mensagem nos dois idiomas e escreva o aviso onde o modelo pede.",
    letterMissing: "nenhum e-mail foi escrito, pois a situação foi forçada",
    marksClosed: "As avaliações desta manifestação estão fechadas para você até que dê as suas notas.",
    viewNameTaken: "Você já tem uma visualização chamada “{name:string}” nesta lista. Escolha outro nome.",
    viewsFull: "Você já tem {limit:number} visualizações desta lista. Exclua uma para salvar outra.",
  } satisfies Record<DeskCode, string>,
  /** Somebody was faster, where there is more to say than that. */
  stale: {
    note: "Esta observação foi alterada em outra janela. Copie o seu texto e abra-a de novo.",
    plan: "Outra pessoa, ou você em outra janela, mudou este plano enquanto isso. Ele aparece como está agora; escolha de novo, se for o caso.",
    view: "Outra pessoa, ou você em outra janela, salvou esta visualização enquanto isso. Confira como ela está agora e salve de novo.",
  },
  notPicture: {
    lines:
      "{name:string} é um desenho vetorial (SVG ou EPS), que pode conter código. Salve-o como PNG e envie esse arquivo.",
    type: "{name:string} não é uma imagem que possa aparecer aqui. Envie PNG, JPEG ou WebP.",
    broken: "{name:string} não abre. Salve a imagem de novo e envie esse arquivo.",
    narrow:
      "{name:string} tem menos de 800 pixels de largura e ficaria borrada. Envie a imagem em tamanho maior.",
  },
  notCsv: {
    workbook: "{name:string} é uma planilha. Salve-a como CSV e envie esse arquivo.",
    ending:
      "{name:string} não termina em .csv. Aqui só se leem arquivos CSV; um texto com colunas pode ser renomeado.",
    content:
      "{name:string} termina em .csv, mas não é um arquivo de texto. Salve de novo como CSV e envie esse arquivo.",
  } satisfies Record<NotCsv, string>,
  /** Why somebody gives a submission no marks. */
  evaluationClosed: {
    conflict: "Você declarou um conflito de interesses.",
    decidesOnly: "Você decide e não avalia: todas as notas estão abertas para você.",
    opened: "Você abriu as avaliações dos outros sem avaliar.",
    abstained: "Você preferiu não avaliar.",
    decided: "Ela já foi decidida, retirada ou tirada da lista.",
  } satisfies Record<ClosedBecause, string>,
} satisfies BaseTranslation;

export default pt_deskObstacles;
