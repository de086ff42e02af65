import type { Clauses } from "./clauses.ts";

/** What a new portal begins with, for the organiser's lawyer to read and change in the settings. */
export const FIRST_CLAUSES: Clauses = {
  version: 1,
  items: [
    {
      title: { pt: "Objeto", en: "Subject" },
      text: {
        pt: "{{organiser}} cede a {{exhibitor}} o uso do espaço, entrega o estande e presta os serviços descritos neste contrato para a participação em {{event}}, de {{dates}}, em {{venue}}, conforme o pedido {{order}}. O pedido, com seus itens e valores, faz parte deste contrato.",
        en: "{{organiser}} grants {{exhibitor}} the use of the space, delivers the stand and provides the services described in this contract for its participation in {{event}}, from {{dates}}, at {{venue}}, in accordance with order {{order}}. The order, with its items and amounts, forms part of this contract.",
      },
      holdsFor: ["stand"],
    },
    {
      title: { pt: "Objeto", en: "Subject" },
      text: {
        pt: "{{organiser}} fornece a {{exhibitor}} os bens e presta os serviços descritos neste contrato para a participação em {{event}}, de {{dates}}, em {{venue}}, conforme o pedido {{order}}. O pedido, com seus itens e valores, faz parte deste contrato.",
        en: "{{organiser}} supplies {{exhibitor}} with the goods and provides the services described in this contract for its participation in {{event}}, from {{dates}}, at {{venue}}, in accordance with order {{order}}. The order, with its items and amounts, forms part of this contract.",
      },
      holdsFor: ["services"],
    },
    {
      title: { pt: "Objeto", en: "Subject" },
      text: {
        pt: "{{organiser}} aceita a proposta que {{exhibitor}} apresentou no pedido {{order}} e se obriga a fornecer o que ela descreve, para a participação em {{event}}, de {{dates}}, em {{venue}}. A proposta, com seus anexos e valores, faz parte deste contrato.",
        en: "{{organiser}} accepts the proposal that {{exhibitor}} made in order {{order}} and provides what it describes for the participation in {{event}}, from {{dates}}, at {{venue}}. The proposal, with its attachments and amounts, forms part of this contract.",
      },
      holdsFor: ["proposal"],
    },
    {
      title: { pt: "Preço e pagamento", en: "Price and payment" },
      text: {
        pt: "O expositor paga {{total}} na forma indicada neste contrato, em até {{days_to_pay}} dias a contar da aprovação do pedido, se outra data não estiver indicada. As tarifas bancárias da transferência são do expositor. Enquanto houver valor vencido em aberto, o organizador pode suspender a entrega do que foi contratado, depois de avisar o expositor por escrito.",
        en: "The exhibitor pays {{total}} as set out in this contract, within {{days_to_pay}} days of the approval of the order unless another date is stated. Bank charges on the transfer are borne by the exhibitor. While an amount is overdue, the organiser may withhold what was contracted after giving the exhibitor written notice.",
      },
    },
    {
      title: { pt: "Alterações", en: "Changes" },
      text: {
        pt: "Mudanças de itens, quantidades ou valores só valem quando aceitas pelas duas partes no portal do expositor. Cada mudança aceita gera uma nova edição deste contrato, que substitui a anterior.",
        en: "Changes to items, quantities or amounts take effect only once both parties have accepted them in the exhibitor portal. Each accepted change gives rise to a new edition of this contract, which replaces the previous one.",
      },
    },
    {
      title: { pt: "Montagem, funcionamento e desmontagem", en: "Build-up, opening hours and dismantling" },
      text: {
        pt: "O expositor monta, mantém e desmonta o que lhe cabe nos prazos e segundo as regras do local informadas pelo organizador, mantém o estande aberto e atendido nos horários do evento e devolve o espaço livre e limpo. Materiais deixados depois do prazo podem ser retirados pelo organizador por conta do expositor.",
        en: "The exhibitor builds, runs and dismantles whatever is its own responsibility within the periods and under the site rules notified by the organiser, keeps the stand open and staffed during the opening hours of the event, and returns the space clear and clean. Material left behind after that period may be removed by the organiser at the exhibitor's expense.",
      },
      holdsFor: ["stand"],
    },
    {
      title: { pt: "Entrega, uso e devolução", en: "Delivery, use and return" },
      text: {
        pt: "O organizador entrega os bens e presta os serviços no local, nas quantidades e pelos dias do pedido. O expositor confere o que recebe, comunica sem demora o que faltar ou tiver defeito, usa os bens com cuidado e para o fim a que se destinam e, quando são cedidos para uso temporário, devolve-os no fim do período contratado no estado em que os recebeu, salvo o desgaste natural. Bens perdidos ou danificados por culpa do expositor são repostos por conta dele.",
        en: "The organiser delivers the goods and provides the services at the venue, in the quantities and for the days of the order. The exhibitor checks what it receives, gives prompt notice of anything missing or defective, uses the goods with care and for their intended purpose and, where they are supplied for temporary use, returns them at the end of the contracted period in the condition in which it received them, fair wear and tear excepted. Goods lost or damaged through the exhibitor's fault are replaced at its expense.",
      },
      holdsFor: ["services"],
    },
    {
      title: { pt: "Execução da proposta", en: "Performance of the proposal" },
      text: {
        pt: "O organizador cumpre a proposta nas condições e nos prazos que ela indica ou, no que ela não disser, nos que as partes combinarem por escrito. O expositor fornece a tempo as informações e os materiais que lhe cabem, instala e retira o que for seu nos prazos e segundo as regras do local informadas pelo organizador e devolve em bom estado o que lhe for entregue para uso temporário. Materiais deixados depois do prazo podem ser retirados pelo organizador por conta do expositor.",
        en: "The organiser performs the proposal on the terms and within the periods that it states or, where it is silent, on those that the parties agree in writing. The exhibitor supplies in good time the information and materials that it is responsible for, installs and removes what is its own within the periods and under the site rules notified by the organiser, and returns in good condition what it is given for temporary use. Material left behind after that period may be removed by the organiser at the exhibitor's expense.",
      },
      holdsFor: ["proposal"],
    },
    {
      title: { pt: "Obrigações do organizador", en: "Obligations of the organiser" },
      text: {
        pt: "O organizador entrega o que o pedido descreve nas condições contratadas, informa a tempo as regras do local e mantém durante o evento uma equipe de apoio aos expositores.",
        en: "The organiser delivers what the order describes on the contracted terms, gives timely notice of the site rules, and keeps a support team for exhibitors available during the event.",
      },
    },
    {
      title: { pt: "Uso do espaço e conduta", en: "Use of the space and conduct" },
      text: {
        pt: "O espaço é usado somente para a participação descrita no pedido e não pode ser cedido nem dividido com terceiros sem autorização escrita do organizador. O expositor respeita a legislação, as normas de segurança e acessibilidade e o caráter do evento, e responde pelas pessoas e empresas que trabalham para ele no local.",
        en: "The space is used solely for the participation described in the order and may not be transferred to or shared with third parties without the organiser's written consent. The exhibitor complies with the law, with safety and accessibility rules and with the character of the event, and answers for the people and companies working for it on site.",
      },
      holdsFor: ["stand"],
    },
    {
      title: { pt: "Uso e conduta no local", en: "Use and conduct on site" },
      text: {
        pt: "O que é objeto deste contrato serve somente à participação do expositor no evento e não pode ser cedido a terceiros nem dividido com eles sem autorização escrita do organizador. O expositor respeita a legislação, as normas de segurança e acessibilidade e o caráter do evento, e responde pelas pessoas e empresas que trabalham para ele no local.",
        en: "What this contract covers serves solely the exhibitor's participation in the event and may not be transferred to or shared with third parties without the organiser's written consent. The exhibitor complies with the law, with safety and accessibility rules and with the character of the event, and answers for the people and companies working for it on site.",
      },
      holdsFor: ["services", "proposal"],
    },
    {
      title: { pt: "Sustentabilidade", en: "Sustainability" },
      text: {
        pt: "O expositor dá preferência a materiais reutilizáveis, separa os resíduos que gera e não distribui plástico de uso único. O que puder ser reaproveitado depois do evento é combinado com o organizador antes da desmontagem.",
        en: "The exhibitor gives preference to reusable materials, sorts the waste it produces and does not hand out single-use plastic. What can be reused after the event is agreed with the organiser before dismantling.",
      },
    },
    {
      title: { pt: "Responsabilidade e seguro", en: "Liability and insurance" },
      text: {
        pt: "Cada parte responde pelos danos que causar à outra ou a terceiros por dolo ou culpa. Cabe ao expositor guardar e, se quiser, segurar seus equipamentos e materiais; o organizador não responde por eles, salvo se o dano lhe for imputável.",
        en: "Each party is liable for damage it causes to the other or to third parties through intent or negligence. It is for the exhibitor to look after and, if it so wishes, insure its equipment and materials; the organiser is not liable for them unless the damage is attributable to it.",
      },
    },
    {
      title: { pt: "Desistência", en: "Withdrawal" },
      text: {
        pt: "A desistência é comunicada por escrito. O organizador devolve os valores recebidos, descontados as despesas já feitas e os compromissos já assumidos por causa do pedido, que demonstra ao expositor. Se o organizador desistir do contrato sem culpa do expositor, devolve tudo o que recebeu.",
        en: "Withdrawal is notified in writing. The organiser refunds the amounts received, less the expenses already incurred and the commitments already entered into on account of the order, of which it provides evidence to the exhibitor. If the organiser withdraws from the contract through no fault of the exhibitor, it refunds everything it has received.",
      },
    },
    {
      title: { pt: "Caso fortuito e força maior", en: "Force majeure" },
      text: {
        pt: "Nenhuma das partes responde por atraso ou descumprimento causado por fato que não podia evitar nem impedir, enquanto ele durar. Se o evento for adiado ou cancelado por esse motivo, as partes combinam a nova data ou a devolução dos valores, descontado o que já tiver sido prestado.",
        en: "Neither party is liable for delay or non-performance caused by an event it could neither avoid nor prevent, for as long as that event lasts. If the conference is postponed or cancelled for such a reason, the parties agree on the new date or on the refund of the amounts paid, less what has already been provided.",
      },
    },
    {
      title: { pt: "Dados pessoais e imagem", en: "Personal data and images" },
      text: {
        pt: "Os dados pessoais trocados por causa deste contrato são usados somente para cumpri-lo, conforme a lei aplicável e a política de privacidade do portal. O organizador pode citar o nome do expositor e publicar imagens gerais da participação dele na divulgação do evento.",
        en: "Personal data exchanged on account of this contract is used solely to perform it, in accordance with applicable law and the portal's privacy policy. The organiser may mention the exhibitor's name and publish general pictures of its participation in communication about the event.",
      },
    },
    {
      title: { pt: "Comunicações e assinatura", en: "Notices and signature" },
      text: {
        pt: "As comunicações são feitas pelo portal do expositor ou pelos e-mails indicados neste contrato. {{exhibitor}} é representado por {{representative}}, que declara ter poderes para assinar. A assinatura pode ser feita à mão ou por meio eletrônico.",
        en: "Notices are given through the exhibitor portal or by the email addresses stated in this contract. {{exhibitor}} is represented by {{representative}}, who declares that they have authority to sign. The contract may be signed by hand or electronically.",
      },
    },
    {
      title: { pt: "Lei e foro", en: "Governing law and jurisdiction" },
      text: {
        pt: "Este contrato é regido pela lei brasileira. As partes procuram primeiro uma solução por acordo; se não houver, é competente o foro da sede do organizador.",
        en: "This contract is governed by Brazilian law. The parties first seek an amicable solution; failing that, the courts of the organiser's registered office have jurisdiction.",
      },
    },
  ],
};
