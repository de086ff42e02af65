import type { BaseTranslation } from "../../i18n-types";

/**
 * What a portal without a mail server says instead, under the same names: no sentence promises a message that does not
 * leave, and each says where the news is seen or who hands it over. Laid over the other rooms (over-words.ts).
 */
const pt_withoutMail = {
  instead: {
    eoi: {
      rules: {
        process: {
          submissionText:
            "Você envia o formulário e vê na tela um número de referência e um link: guarde os dois, é por eles que se acompanha a proposta.",
          selectionText: "A decisão aparece na página da sua proposta, pelo link que você guardou.",
        },
      },
    },
    interestReceipt: { next: { decision: "A decisão aparece na página da sua proposta, no link acima." } },
    applicant: {
      status: {
        meaning: { REVIEWING: "Avaliadores estão lendo a proposta. A decisão vai aparecer nesta página." },
        unknown:
          "Confira se o link está completo, como no recibo. Se o problema continuar, escreva para {email:string}.",
      },
      coming: { decision: "Decisão, nesta página" },
      later: {
        text: "Guardamos o que você escreveu por 30 dias e mostramos um link para você guardar, pois este portal não envia e-mails no momento. Não é preciso ter conta, e nada chega à equipe ainda.",
        send: "Mostrar o link",
        sending: "Guardando...",
      },
    },
    exhibiting: {
      ordering: {
        accessText: "A equipe cria a conta de quem representa a organização e entrega o acesso.",
        reviewText:
          "A equipe confere, define o preço do que é sob medida e aprova. Cada mudança aparece na página do pedido.",
      },
    },
    support: {
      contact: {
        followText: "O link está no recibo mostrado depois do envio.",
        passwordText: "Este portal não envia e-mails no momento. Peça uma nova senha à equipe.",
      },
    },
    auth: {
      login: {
        partner: {
          note: "Use o e-mail e a senha que a equipe entregou quando sua participação foi aprovada.",
        },
      },
      recovery: {
        request: {
          note: "Informe o e-mail da sua conta. Este portal não envia e-mails no momento: a mensagem com o código fica guardada, e a equipe entrega o código.",
        },
        reset: {
          note: "Use o código que a equipe entregou. Ele vale por {minutes:number} minutos.",
          codeHint: "{length:number} letras e números.",
        },
      },
      firstAccess: {
        note: "A senha que você recebeu da equipe era temporária. Crie a sua para abrir a área do expositor.",
        currentHint: "A que a equipe entregou.",
      },
    },
    colleagues: {
      invite: {
        send: "Criar convite",
        sending: "Criando...",
        text: "O convite é um link que funciona uma vez, durante 7 dias, e dá acesso à manifestação {reference:string} e aos pedidos dela. Este portal não envia e-mails no momento: o convite fica guardado, e você pede à equipe que entregue o link.",
        sent: "Convite para {email:string} guardado, não enviado. Peça à equipe que entregue o link.",
      },
      resend: { action: "Renovar", label: "Renovar o convite de {email:string}" },
      revoke: { text: "O link do convite deixa de funcionar agora." },
      link: {
        firstAccess:
          "Antes de aceitar, escolha a senha da sua conta. Depois, abra de novo o link do convite.",
        unknownText: "Confira se o link foi copiado inteiro.",
      },
    },
    obstacles: {
      invitation: {
        revoked: "Este convite foi retirado ou trocado por outro mais novo. Peça o link mais recente.",
      },
    },
    handedOn: {
      takeBackText:
        "{name:string} deixa de ter a etapa. Se houver um link, ele para de funcionar na mesma hora.",
      toColleague: {
        text: "A etapa do pedido {reference:string} passa a aparecer com essa pessoa. Este portal não envia e-mails no momento: fale com ela. Você pode retomá-la.",
      },
      toBuilder: {
        text: "Do estande do pedido {reference:string}. Este portal não envia e-mails no momento: copie o link na página do pedido e entregue-o. Ele mostra o briefing, quando houver, e o lugar para enviar arquivos: nenhum preço. Vale trinta dias.",
      },
    },
    profile: {
      newEmail: {
        note: "Este portal não envia e-mails no momento, e o link que confirma o novo endereço não chegaria até você. Fale com a equipe.",
      },
    },
    wizard: {
      byTeam: {
        finalize: {
          note: "A mensagem ao expositor ficou guardada, não enviada: não há servidor de e-mail. Ele vê o pedido ao entrar no portal e pode editá-lo até o início da análise.",
        },
      },
      finalize: {
        note: "O pedido está com a equipe. Você o encontra na lista dos seus pedidos.",
        step: {
          review:
            "A equipe confere o pedido, e a resposta aparece na página dele. Até a análise começar, você pode editá-lo ou cancelá-lo.",
        },
      },
    },
    orders: {
      cancel: {
        text: "O cancelamento não pode ser desfeito. A equipe vê o cancelamento nas páginas dela, e um estande aprovado perde o espaço. O que está no pedido pode ser copiado para um novo rascunho.",
      },
      requests: {
        done: { unmute: "Os lembretes desta solicitação voltam a valer" },
        reminders: "Este portal não envia e-mails no momento, então não há lembretes.",
        formHint:
          "A mensagem fica guardada, não enviada: não há servidor de e-mail. O expositor vê a solicitação e responde pela página do pedido.",
        question: {
          hint: "O pedido não foi aceito. Pergunte o que quiser saber: a resposta da equipe aparece aqui.",
        },
      },
    },
    orderPapers: {
      payment: {
        refusedTeam:
          "O pedido está aprovado e aguarda outro comprovante do expositor, que lê o motivo na página dele.",
        credit: {
          orderHint: "A mensagem sobre um pagamento desse pedido fica guardada, sem ser enviada.",
          returnedHint:
            "O portal não faz a transferência. A mensagem sobre ela fica guardada, sem ser enviada.",
        },
      },
    },
    desk: {
      items: {
        noteHint: "Fica no histórico e na mensagem, que é guardada, não enviada.",
        mail: "Mensagem para {email:string}, guardada, não enviada",
        undoText:
          "O pedido volta à última versão combinada, e o expositor vê na página dele que não precisa responder. Não há servidor de e-mail: a mensagem fica guardada, não enviada.",
      },
    },
    submissions: {
      list: { filters: { waits: { is: { letter: "liberar a decisão" } } } },
      ask: {
        sendLetter: "Liberar o e-mail de decisão agora",
        sendLetterHint:
          "Não há servidor de e-mail: a mensagem fica guardada como está abaixo, não enviada, e já não pode ser alterada.",
        registerHint:
          "Ao aprovar, a conta é criada, mas a senha não chega a {email:string}: não há servidor de e-mail. A mensagem com a senha fica na pasta “mail” dos dados do portal, e quem opera o servidor a entrega. Se já existe uma conta com este e-mail, ela ganha acesso a esta manifestação.",
        registered: {
          credentials:
            "Conta criada. A senha não foi enviada: a mensagem para {email:string} está na pasta “mail” dos dados do portal. Quem opera o servidor a entrega a {name:string}, que tem 7 dias para o primeiro acesso.",
        },
        draft:
          "Um e-mail de decisão será preparado como rascunho. Não há servidor de e-mail: liberado, ele fica guardado, não enviado. O proponente vê a decisão na página da proposta.",
      },
      decision: {
        send: "Liberar a decisão",
        keep: "Salvar sem liberar",
        sendTitle: "Liberar a decisão?",
        sendText:
          "Não há servidor de e-mail: a mensagem para {name:string}, no endereço {email:string}, fica guardada, não enviada, e já não pode ser alterada. O proponente vê a decisão na página da proposta.",
        queued: "Decisão liberada: a mensagem fica guardada, não enviada",
      },
    },
    partners: {
      ready: {
        text: "A conta é criada com uma senha temporária, válida por 7 dias. Não há servidor de e-mail: a mensagem com a senha fica na pasta “mail” dos dados do portal, e quem opera o servidor a entrega. No primeiro acesso a pessoa escolhe a própria senha.",
        send: "Criar a conta",
        sending: "Criando...",
        sent: "Conta criada. A senha não foi enviada: a mensagem para {email:string} está na pasta “mail” dos dados do portal, e quem opera o servidor a entrega.",
      },
      exists: {
        resetting: "Redefinindo...",
        wasReset:
          "A nova senha não foi enviada: a mensagem para {email:string} está na pasta “mail” dos dados do portal, e quem opera o servidor a entrega.",
        confirm: {
          text: "A senha atual deixa de funcionar e as sessões abertas terminam. Não há servidor de e-mail: a mensagem com a nova senha, válida por 7 dias, fica na pasta “mail” dos dados do portal. Só redefina se quem opera o servidor puder entregá-la.",
        },
      },
      list: {
        wasReset:
          "A senha anterior de {name:string} não funciona mais. A nova, válida por 7 dias, não foi enviada: a mensagem para {email:string} está na pasta “mail” dos dados do portal, e quem opera o servidor a entrega.",
      },
      access: {
        text: "Cada ação fica no histórico. Não há servidor de e-mail: a mensagem para {email:string} fica guardada, não enviada. Avise a pessoa de outro modo.",
        noteHint: "Fica no histórico e na mensagem guardada.",
        done: "Pronto. A mensagem para {name:string} fica guardada, não enviada.",
      },
      failed: { reset: "Falha ao redefinir as credenciais." },
    },
    staff: {
      create: {
        text: "A conta já nasce ativa, com uma senha temporária que vale por 7 dias. Não há servidor de e-mail: a mensagem com a senha fica na pasta “mail” dos dados do portal, e quem opera o servidor a entrega.",
        submit: "Criar a conta",
        done: "Conta criada. A senha não foi enviada: a mensagem para {email:string} está na pasta “mail” dos dados do portal, e quem opera o servidor a entrega.",
      },
      edit: {
        hint: "Um novo e-mail ou uma nova função encerra as sessões da conta. Não há servidor de e-mail: avise a pessoa.",
      },
      access: { reset: "Criar nova senha" },
      ask: {
        reset: {
          title: "Criar uma nova senha temporária?",
          text: "A senha atual de {name:string} deixa de valer e as sessões são encerradas. Não há servidor de e-mail: a mensagem para {email:string} com a nova senha, válida por 7 dias, fica na pasta “mail” dos dados do portal. Só continue se quem opera o servidor puder entregá-la.",
          done: "A nova senha não foi enviada: a mensagem para {email:string} está na pasta “mail” dos dados do portal, e quem opera o servidor a entrega.",
        },
      },
    },
    bulk: {
      credentials: {
        move: "Criar novas senhas",
        goes: "{count:number} {{ganham|ganha|ganham}} uma senha temporária nova, válida por 7 dias; a anterior deixa de valer. Não há servidor de e-mail: as mensagens ficam na pasta “mail” dos dados do portal, para quem opera o servidor entregar",
        went: "{count:number} {{ganharam|ganhou|ganharam}} uma senha temporária nova, não enviada: as mensagens estão na pasta “mail” dos dados do portal, para quem opera o servidor entregar",
      },
      register: {
        goes: {
          credentials:
            "{count:number|number} {{ganham|ganha|ganham}} uma conta nova com senha temporária, válida por 7 dias. Não há servidor de e-mail: as mensagens ficam na pasta “mail” dos dados do portal, para quem opera o servidor entregar",
        },
        went: {
          credentials:
            "{count:number|number} {{ganharam|ganhou|ganharam}} uma conta nova. As senhas não foram enviadas: as mensagens estão na pasta “mail” dos dados do portal, para quem opera o servidor entregar",
        },
      },
      letters: {
        wait: "{count:number} {{mensagens serão guardadas, não enviadas|mensagem será guardada, não enviada|mensagens serão guardadas, não enviadas}}. Se tudo for desfeito, {{são retiradas|é retirada|são retiradas}}.",
      },
      final: "Não dá para desfazer depois. As mensagens ficam guardadas, não enviadas.",
      why: { reason: { decisionSent: "a decisão já foi liberada" } },
      undoText: {
        orders:
          "Cada pedido volta à situação que tinha antes; o que mudou desde então fica como está. As mensagens guardadas destas mudanças são retiradas e nunca serão enviadas; onde um e-mail já tinha saído, a correção fica guardada.",
      },
    },
    deskObstacles: {
      reason: {
        letterOwed: "O expositor precisa de uma mensagem sobre esta mudança, mesmo que ela fique guardada.",
        decisionSent: "A decisão já foi liberada. Decida de novo em vez de desfazer.",
        letterKept:
          "o e-mail foi guardado, não enviado: quando houver um servidor de e-mail, envie-o em Mensagens",
        letterReturned:
          "o e-mail voltou: corrija o endereço e, quando houver um servidor de e-mail, envie de novo em Mensagens",
      },
    },
    decisions: {
      beforeRelease:
        "Os e-mails de decisão ficam como rascunho. Não há servidor de e-mail: liberados, ficam guardados, não enviados.",
      send: "Liberar os e-mails prontos, sem envio ({count:number|number})",
      onTheWay: "{count:number} {{e-mails|e-mail|e-mails}} a guardar",
      letters: {
        moves: { sendDecision: "Liberar e-mails de decisão, sem envio" },
        goes: {
          approval:
            "{count:number|number} {{aprovações serão guardadas, não enviadas|aprovação será guardada, não enviada|aprovações serão guardadas, não enviadas}}",
          rejection:
            "{count:number|number} {{rejeições serão guardadas, não enviadas|rejeição será guardada, não enviada|rejeições serão guardadas, não enviadas}}",
          draft:
            "{count:number|number} {{decisões serão guardadas, não enviadas|decisão será guardada, não enviada|decisões serão guardadas, não enviadas}}",
        },
        went: {
          approval:
            "{count:number|number} {{aprovações guardadas, não enviadas|aprovação guardada, não enviada|aprovações guardadas, não enviadas}}",
          rejection:
            "{count:number|number} {{rejeições guardadas, não enviadas|rejeição guardada, não enviada|rejeições guardadas, não enviadas}}",
          draft:
            "{count:number|number} {{decisões guardadas, não enviadas|decisão guardada, não enviada|decisões guardadas, não enviadas}}",
        },
        states: { sent: "guardado, não enviado" },
      },
    },
    campaigns: {
      check: {
        goes: "{count:number|number} {{e-mails ficam guardados|e-mail fica guardado|e-mails ficam guardados}}",
        nobody: "Nada é escrito",
        send: "Guardar {count:number|number}, sem enviar",
        sending: "Guardando...",
        started: "Os e-mails estão sendo guardados: não há servidor de e-mail.",
      },
      page: {
        leaves:
          "Em {date:string} fica guardada, sem envio, para {count:number|number} {{destinatários|destinatário|destinatários}}: não há servidor de e-mail.",
        sendNowText:
          "{count:number|number} {{mensagens ficam guardadas|mensagem fica guardada|mensagens ficam guardadas}} já, em vez de em {date:string}.",
      },
      test: {
        send: "Guardar o teste",
        sending: "Guardando...",
      },
    },
    assignment: {
      proposal: {
        letters:
          "Quem recebe manifestações as vê em Avaliações. Não há servidor de e-mail: a mensagem fica guardada, não enviada.",
        accepted:
          "Distribuição aceita: {given:number} {{given:atribuições novas|atribuição nova|atribuições novas}}, {readers:number} {{readers:mensagens guardadas, não enviadas|mensagem guardada, não enviada|mensagens guardadas, não enviadas}}",
      },
    },
  },
} satisfies BaseTranslation;

export default pt_withoutMail;
