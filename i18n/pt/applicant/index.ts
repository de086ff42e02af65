import type { BaseTranslation } from "../../i18n-types";

/** What an applicant reads beside the form: the copy of what was sent, its correction, the lost link, going on later. */
const pt_applicant = {
  status: {
    title: "Situação da manifestação",
    of: "Enviada por {institution:string}",
    words: {
      PENDING: "Recebida, aguardando triagem",
      REVIEWING: "Em análise",
      APPROVED: "Aprovada, aguardando a assinatura do contrato",
      REJECTED: "Não selecionada",
      SIGNED_CONTRACT: "Contrato assinado, parceria confirmada",
      toCheck: "Aprovada, cópia assinada do contrato em conferência",
      withdrawn: "Retirada por você",
    },
    meaning: {
      PENDING: "Sua proposta está conosco. A triagem inicial é o próximo passo.",
      REVIEWING: "Avaliadores estão lendo a proposta. Avisaremos por e-mail quando houver decisão.",
      APPROVED:
        "Parabéns. O próximo passo é o pedido do estande, na área do expositor. O contrato vem depois da aprovação do pedido.",
      REJECTED: "Desta vez a proposta não foi selecionada. Agradecemos o trabalho de prepará-la.",
      SIGNED_CONTRACT: "Está tudo certo: vemos vocês na {zone:string}.",
      toCheck: "Recebemos a cópia assinada do contrato. A equipe está conferindo e escreve em seguida.",
      withdrawn: "A proposta foi retirada e não será avaliada. Se mudou de ideia, fale com a equipe.",
    },
    timeline: "Andamento",
    milestone: {
      PENDING: "Manifestação enviada",
      REVIEWING: "Análise iniciada",
      APPROVED: "Proposta aprovada",
      REJECTED: "Proposta não selecionada",
      SIGNED_CONTRACT: "Contrato assinado",
      withdrawn: "Proposta retirada",
    },
    withdraw: "Retirar a manifestação",
    withdrawHint: "Enquanto não houver decisão, você pode desistir da proposta.",
    withdrawTitle: "Retirar a manifestação?",
    withdrawText: "A proposta {reference:string} deixa de ser avaliada. Só a equipe pode reabri-la depois.",
    withdrawKeep: "Manter a proposta",
    withdrawn: "A manifestação foi retirada.",
    endedTitle: "Este link foi substituído",
    ended:
      "Um link mais novo foi para o e-mail informado na proposta. Abra esse link ou peça-o abaixo. Se nada funcionar, escreva para {email:string}.",
    unknownTitle: "Não encontramos esta manifestação",
    unknown:
      "Confira se o link está completo, como no recibo. Se o problema continuar, escreva para {email:string}.",
    help: "Dúvidas sobre a proposta? Escreva para {email:string} e informe a referência {reference:string}.",
  },
  copy: {
    title: "O que você enviou",
    pdf: "Baixar em PDF",
    print: "Imprimir",
    pdfFailed: "Não foi possível gerar o PDF. Tente de novo ou imprima a página.",
    notGiven: "Sem resposta: {names:string|beforeStop}.",
    failed: "Não foi possível carregar o que foi enviado.",
  },
  paper: {
    reference: "Referência",
    sent: "Enviada em",
    corrected: "Corrigida em",
    printed: "Impressa em",
    missingLetters: "Caracteres que este documento não consegue reproduzir aparecem como {sign:string}.",
  },
  correct: {
    open: "Corrigir",
    hint: "Enquanto a análise não começar, você pode corrigir o que enviou. A equipe vê o que mudou.",
    closed:
      "A análise começou, e o que foi enviado já não pode ser corrigido aqui. Para uma mudança, escreva para a equipe.",
    title: "Corrigir a manifestação",
    save: "Salvar a correção",
    saved: "Correção salva. Enviamos um aviso por e-mail.",
    savedElsewhere:
      "Correção salva. O novo endereço recebe um novo link por e-mail, e os links enviados antes já não valem. Esta página continua com o novo.",
    savedQuietly: "Correção salva.",
    corrected: "Corrigida ({count:number} {{respostas|resposta|respostas}}):",
    applicant: "Corrigido por você:",
    team: "Corrigido pela equipe:",
    unchanged: "Faça alguma mudança antes de salvar.",
  },
  coming: {
    title: "O que vem a seguir",
    screening: "Triagem inicial",
    review: "Análise detalhada",
    decision: "Decisão, por e-mail",
    order: "Pedido do estande, por você",
    contract: "Assinatura do contrato",
    opening: "Abertura do evento",
    left: "{{days:faltam|falta|faltam}} {days:number} {{dias|dia|dias}}",
    closes: "O prazo de envio vai até {date:string}",
  },
  later: {
    title: "Continue depois, em qualquer aparelho",
    text: "Guardamos o que você escreveu por 30 dias e enviamos um link a este e-mail. Não é preciso ter conta, e nada chega à equipe ainda.",
    email: "Seu e-mail",
    send: "Enviar o link",
    sending: "Enviando...",
    keptTitle: "Guardado para continuar depois",
    mailed:
      "Estamos enviando o link para {email:string}. A partir de agora, cada mudança também fica guardada lá.",
    noMail:
      "Este portal não envia e-mails no momento. Guarde este link: ele abre o formulário em qualquer aparelho.",
    openedFor:
      "Cada mudança fica guardada com o e-mail {email:string}. O link que trouxe você até aqui abre o formulário em qualquer aparelho.",
    copyLink: "Copiar o link",
    state: {
      kept: "Tudo está guardado no servidor.",
      waiting: "Guardando as mudanças...",
      away: "As últimas mudanças estão só neste aparelho; continuamos tentando.",
      gone: "O link não vale mais: o formulário já foi enviado, foi apagado ou passou do prazo. O que está aqui continua neste aparelho.",
    },
    conflict: "Enquanto isso, este formulário foi alterado em outro aparelho.",
    takeTheirs: "Ficar com a outra versão",
    keepMine: "Manter esta",
    erase: "Apagar do servidor",
    eraseSure: "O link deixa de funcionar.",
  },
  device: {
    begun: "Há um formulário iniciado neste aparelho; a última mudança foi em {date:string}.",
    goOn: "Continuar com ele",
    erase: "Apagar deste aparelho",
  },
  opened: {
    title: "Com qual versão você quer continuar?",
    text: "Há mais de uma versão guardada. As outras guardadas com o seu e-mail são apagadas.",
    byLink: "A do link",
    here: "Neste aparelho",
    other: "Guardada com o mesmo e-mail",
    unnamed: "Ainda sem nome",
    take: "Continuar com esta",
  },
  unsent: {
    title: "O que você escreveu e não enviou",
    text: "Fora do período de manifestações, o formulário não pode ser enviado. O seu texto fica guardado neste aparelho por 30 dias depois da última mudança, para você copiar.",
    copy: "Copiar o texto todo",
  },
  lost: {
    title: "Perdeu o link?",
    text: "Informe o e-mail de quem representa a organização. Se ele estiver em uma manifestação, o link chega em alguns minutos, uma mensagem para cada manifestação.",
    email: "E-mail",
    send: "Enviar o link",
    sending: "Enviando...",
    noMail:
      "Este portal não envia e-mails no momento. Escreva para {email:string} e diga o nome da organização.",
    asked:
      "Se esse e-mail estiver em uma manifestação, o link chega em alguns minutos. Veja também a caixa de spam.",
  },
} satisfies BaseTranslation;

export default pt_applicant;
