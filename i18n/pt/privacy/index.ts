import type { BaseTranslation } from "../../i18n-types";

/**
 * The privacy policy and terms of use (PUB-25 to PUB-28), a text a section. Blank lines part paragraphs; `## ` opens
 * a heading, `- ` an item, `| term | fact |` a row with one or two facts; `[words](#data)` is a link.
 */
const pt_privacy = {
  title: "Privacidade e termos de uso",
  lead: "O que fazemos com os seus dados, por que podemos fazer, por quanto tempo e como você decide sobre eles. Em seguida, as regras para usar este site.",
  /** The date follows. */
  version: "Versão {version:string}, de",
  contents: "Nesta página",
  facts: {
    legalName: "Razão social",
    taxNumber: "CNPJ ou inscrição fiscal",
    address: "Endereço",
    dataProtection: "Contato para proteção de dados",
  },
  summary: {
    title: "Em resumo",
    text: `
      - {organiser:string} organiza o evento e decide como os dados são usados.
      - Usamos o que você envia para analisar a proposta, preparar a participação e cumprir pedidos. Não vendemos dados nem os usamos para publicidade.
      - O controle de acesso por perfil define quem vê o quê dentro do portal.
      - Guardamos os dados por {months:number} meses após o evento, prazo que pode ser estendido até 5 anos.
      - Só usamos cookies necessários. Qualquer outro dependeria da sua permissão.
      - Para exercer um direito, escreva para {email:string}.

      Este texto segue a Lei Geral de Proteção de Dados do Brasil (LGPD, Lei 13.709/2018) e o Regulamento Geral sobre a Proteção de Dados da União Europeia (GDPR, Regulamento (UE) 2016/679), no que cada um se aplicar.`,
  },
  controller: {
    title: "Quem é o controlador",
    text: `
      {organiser:string}, empresa que organiza a {zone:string} da {event:string}, é a controladora dos dados pessoais tratados neste site e no portal de expositores: decide para que e como são usados (LGPD, art. 5º, VI; GDPR, art. 4(7)).

      O encarregado pelo tratamento de dados pessoais (DPO; LGPD, art. 41) atende em {portuguese:string}, em português, e em {other:string}, nos demais idiomas. Escreva “Privacidade” no assunto.`,
  },
  data: {
    title: "Que dados tratamos",
    text: `
      | Manifestação de interesse | Nome, cargo, telefone e e-mail de quem representa a organização. Sobre ela: nome, país, CNPJ ou registro legal, tipo, área, site e redes sociais. A proposta: estande, temas, descrição, serviços, links, certificações e práticas. Idioma de contato, versão e momento do aceite destes termos. |
      | Avaliação | Notas, decisão, comentários e arquivos dos avaliadores. |
      | Conta | Nome, e-mail, idioma, perfil de acesso e resumo criptográfico da senha. De cada sessão: início, último uso e o que o navegador informa sobre si. |
      | Convite a colega | E-mail convidado, idioma e quem convidou. |
      | Pedidos | Itens, briefing, recados, arquivos, comprovantes de pagamento, contratos, solicitações e comentários. O portal não recebe dados de cartão. |
      | Mensagens | E-mails do portal, com destinatário, data e situação da entrega, e o que você escreve ao suporte. |
      | Histórico | O que mudou, quando e por quem. |
      | Dados técnicos | Endereço IP, mantido na memória para conter abusos, e registros de acesso a que a lei obriga. |

      Recebemos os dados de você ou da sua organização: de quem preencheu a manifestação em seu nome ou o convidou como colega. Sem os campos obrigatórios, marcados com *, não conseguimos analisar a proposta.

      Não pedimos dados sensíveis, como os de saúde, religião ou opinião política. Por favor, não os inclua em textos e arquivos.`,
  },
  purposes: {
    title: "Para que usamos, e por que podemos",
    text: `
      | Receber e analisar propostas, comunicar a decisão | LGPD, art. 7º, V e IX | GDPR, art. 6(1)(b) e (f) |
      | Abrir, manter e proteger contas | LGPD, art. 7º, V e IX | GDPR, art. 6(1)(b) e (f) |
      | Processar pedidos, pagamentos e contratos | LGPD, art. 7º, V | GDPR, art. 6(1)(b) e (f) |
      | Responder ao suporte e dar avisos sobre a participação | LGPD, art. 7º, V e IX | GDPR, art. 6(1)(b) e (f) |
      | Cumprir obrigações legais, fiscais e de guarda de registros | LGPD, art. 7º, II | GDPR, art. 6(1)(c) ou, se a lei não for da UE, (f) |
      | Evitar fraude e abuso, manter a segurança e o histórico | LGPD, art. 7º, IX | GDPR, art. 6(1)(f) |
      | Exercer ou defender direitos em processos | LGPD, art. 7º, VI | GDPR, art. 6(1)(f) |
      | Estatísticas e divulgação, se um dia existirem | LGPD, art. 7º, I, por consentimento | GDPR, art. 6(1)(a), por consentimento |

      Nossos interesses legítimos são selecionar propostas, realizar o evento, manter o portal seguro e falar com cada organização por meio de quem a representa. Você pode [se opor](#rights) a eles.

      O aceite no formulário registra que você leu estes termos e concorda com eles; não é o consentimento em que se apoia a análise da proposta. Pessoas decidem: não há decisão automatizada nem criação de perfis de comportamento.`,
  },
  sharing: {
    title: "Com quem compartilhamos",
    text: `
      - Comitê organizador e avaliadores: a proposta e o que ajuda a decidir sobre ela.
      - Colegas com conta na mesma manifestação: os mesmos pedidos e arquivos que você vê.
      - Quem monta o estande ou presta o serviço pedido: só o necessário para a entrega.
      - Quem visita o site: nome e país da organização que vem, se ela concordou em ser citada; de pessoas, nada.
      - Operadores que hospedam o portal e entregam os e-mails: tratam os dados conforme as nossas instruções, com dever de sigilo (LGPD, art. 39; GDPR, art. 28).
      - Autoridades e Justiça: quando a lei ou uma ordem válida exigir.

      A lista atual de operadores pode ser pedida por e-mail. Sites a que damos links, como o oficial do evento, têm as próprias políticas.`,
  },
  transfers: {
    title: "Transferência internacional",
    text: `
      O evento acontece em {city:string}, no Brasil, e recebe organizações de muitos países. Quando um operador ou fornecedor trata dados em outro país, exigimos uma garantia prevista em lei: nível de proteção reconhecido como adequado ou cláusulas-padrão contratuais, as da ANPD (LGPD, arts. 33 a 36) e, onde couber, as da Comissão Europeia (GDPR, arts. 44 a 49). Você pode pedir cópia da garantia usada.`,
  },
  retention: {
    title: "Por quanto tempo guardamos",
    text: `
      | Manifestações, avaliações, contas, pedidos, arquivos, mensagens e histórico | {months:number} meses após o evento, que podem ser estendidos até 5 anos |
      | Sessão aberta | 15 minutos, renovável por 7 dias |
      | Código para nova senha | 10 minutos, um só uso |
      | Senha temporária e convite a colega | 7 dias |
      | Arquivo enviado que nenhum registro usa | 1 dia |
      | Registros de acesso, com IP, data e hora | 6 meses (Marco Civil da Internet, Lei 12.965/2014, art. 15) |

      O prazo só passa de {months:number} meses, e nunca de 5 anos após o evento, quando a lei ou o contrato exigir: obrigações fiscais, por exemplo, ou a defesa em um processo (LGPD, art. 16; GDPR, art. 17(3)). Depois, os dados são apagados.`,
  },
  security: {
    title: "Como protegemos",
    text: `
      - Controle de acesso por perfil: cada pessoa vê e faz só o que o seu perfil permite. Expositores alcançam apenas o que é da própria organização; só administradores mudam configurações, abrem contas da equipe e apagam dados.
      - Senhas, sessões, códigos e links secretos nunca ficam guardados em texto aberto.
      - Conexão cifrada, sessões curtas em cookies fora do alcance de scripts, limite de tentativas e verificação antirrobô própria, sem terceiros.
      - Arquivos são conferidos pelo conteúdo e entregues só a quem tem permissão.
      - Cada mudança entra em um histórico com autor e hora. Os registros técnicos do portal não trazem nomes, e-mails nem senhas.

      Se um incidente puder causar risco ou dano relevante, avisamos você e a Autoridade Nacional de Proteção de Dados (ANPD) nos prazos da lei (LGPD, art. 48) e, quando o GDPR se aplicar, a autoridade competente em até 72 horas (arts. 33 e 34).`,
  },
  rights: {
    title: "Seus direitos",
    text: `
      São gratuitos e valem enquanto tratarmos os seus dados.

      | Saber se tratamos seus dados e ter acesso a eles | LGPD, art. 18, I e II | GDPR, art. 15 |
      | Corrigir o que estiver incompleto, errado ou antigo | LGPD, art. 18, III | GDPR, art. 16 |
      | Apagar, bloquear ou anonimizar o que for desnecessário ou irregular; limitar o uso | LGPD, art. 18, IV | GDPR, arts. 17 e 18 |
      | Levar seus dados a outro serviço | LGPD, art. 18, V | GDPR, art. 20 |
      | Saber com quem os compartilhamos | LGPD, art. 18, VII | GDPR, arts. 13 a 15 |
      | Negar ou retirar um consentimento, saber o que muda e ter apagado o que ele permitia | LGPD, art. 18, VI, VIII e IX | GDPR, arts. 7(3) e 17 |
      | Opor-se a um uso | LGPD, art. 18, § 2º | GDPR, art. 21 |
      | Ter uma decisão automatizada revista; hoje não há nenhuma | LGPD, art. 20 | GDPR, art. 22 |
      | Reclamar a uma autoridade | LGPD, art. 18, § 1º | GDPR, art. 77 |

      ## Como exercê-los

      - Escreva para {email:string} e diga o que deseja. Podemos pedir o mínimo para confirmar a sua identidade.
      - Respondemos em até 15 dias (LGPD, art. 19) ou, sob o GDPR, em até um mês (art. 12(3)). Se não pudermos atender, explicamos por quê.
      - Sem falar conosco: retire a proposta pela página de situação, enquanto não houver decisão; troque a senha e encerre sessões no [seu perfil](/profile).
      - Se a resposta não resolver, procure a ANPD ou, na União Europeia, a autoridade do país onde você mora, trabalha ou onde ocorreu o problema.`,
  },
  children: {
    title: "Crianças e adolescentes",
    text: `
      O site e o portal atendem organizações, representadas por maiores de 18 anos. Não coletamos de propósito dados de crianças e adolescentes. Se souber de algum caso, avise: apagamos os dados (LGPD, art. 14; GDPR, art. 8).`,
  },
  cookies: {
    title: "Cookies e armazenamento",
    text: `
      Usamos só o que o site precisa para funcionar, e isso dispensa consentimento. Não há cookies de estatística, de divulgação nem de terceiros; se um dia houver, ficam desligados até você permitir.

      | session (cookie) | Manter você conectado. 15 minutos |
      | refresh (cookie) | Renovar a sessão. 7 dias |
      | language (cookie e navegador) | Lembrar o idioma que você escolheu. 1 ano no cookie |
      | auth-storage (navegador) | Saber quem está conectado: nome, e-mail e perfil, sem senha. Até você sair |
      | cookie-consent (navegador) | Lembrar a sua escolha. Até você limpar o navegador |
      | Memória da aba e do aparelho | Guardar o formulário que você está preenchendo. Até enviar ou apagar, no máximo 30 dias |
      | Nosso servidor, só se você pedir um link para continuar depois | Guardar o formulário sob o e-mail informado. Até enviar ou apagar, ou 30 dias depois da última mudança |

      Os dois primeiros só existem depois que você entra; em conexão segura, o nome começa com __Host-.

      Para mudar a escolha, use “{button:string}”, no rodapé de qualquer página. Você também pode apagar tudo nas configurações do navegador.`,
  },
  terms: {
    title: "Termos de uso",
    text: `
      Valem para quem visita este site, envia uma manifestação de interesse ou usa o portal. Quem age por uma organização declara que pode fazê-lo.

      ## Uso aceito

      - Dê informações verdadeiras e mantenha-as em dia.
      - Use a sua própria conta, guarde a senha e avise se outra pessoa a descobrir.
      - Convide para o portal apenas colegas da sua organização.
      - Não tente entrar em contas ou áreas alheias, sobrecarregar o site, extrair dados de outras pessoas nem enviar arquivos nocivos ou ilegais.

      Contas usadas contra estas regras podem ser suspensas, com aviso do motivo.

      ## Propostas e pedidos

      Enviar uma manifestação não garante espaço: a escolha é do comitê organizador. Pedidos só se abrem depois da aprovação. Os valores são em dólares dos Estados Unidos, com os impostos aplicáveis. O contrato assinado prevalece sobre estes termos.

      ## Propriedade intelectual

      Textos, desenhos, marcas e programas do site pertencem a {organiser:string} ou a quem os licenciou (Leis 9.279/1996, 9.609/1998 e 9.610/1998). Você pode ler, imprimir e compartilhar as páginas públicas, com a fonte; outros usos pedem autorização.

      O que você envia continua seu. Você declara ter direito de usá-lo e nos autoriza a reproduzi-lo apenas para analisar a proposta e realizar a participação.

      ## Responsabilidade

      Cuidamos para que o site esteja correto e no ar, mas ele pode parar por manutenção ou por falhas fora do nosso controle. Não respondemos por sites de terceiros nem por danos de um uso contrário a estes termos. Nada aqui afasta responsabilidades ou direitos que a lei não permite afastar.

      ## Lei aplicável

      Vale a lei brasileira, perante a Justiça do Brasil. Ficam preservados os direitos que uma lei obrigatória lhe garanta onde você mora, inclusive o de ir à Justiça do seu país (GDPR, art. 79). Se um trecho perder a validade, os demais continuam valendo; se as versões divergirem, prevalece a portuguesa.`,
  },
  changes: {
    title: "Mudanças neste texto",
    text: `
      A versão e a data estão no alto da página. Mudanças relevantes são comunicadas por e-mail a quem tem conta ou proposta em andamento antes de entrarem em vigor. Cada manifestação guarda a versão aceita; versões anteriores podem ser pedidas por e-mail.`,
  },
  contact: {
    title: "Contato",
    text: `
      | Português | {portuguese:string} |
      | Outros idiomas | {other:string} |

      Para outros assuntos, veja [serviços e suporte](/services-and-support).`,
  },
} satisfies BaseTranslation;

export default pt_privacy;
