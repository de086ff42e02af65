import type { OutsideCode, RecordKind } from "#domain/refusal.ts";
import type { BaseTranslation } from "../../i18n-types";

/** Why something was refused, and what to do about it. */
const pt_refusals = {
  /** What is said of a message while none leaves. */
  reason: {
    signInRequired: "Sua sessão terminou. Entre de novo para continuar.",
    forbidden: "Sua função não permite fazer isso. Se precisar, peça a um administrador.",
    firstAccessRequired: "Antes de continuar, escolha uma senha sua na página de primeiro acesso.",
    stale:
      "Outra pessoa, ou você em outra janela, salvou {record:string} antes. Recarregue para ver o que mudou e refaça a sua alteração.",
    moveNotAllowed:
      "Isso já não é possível: {record:string} está com a situação “{status:string}”. Recarregue para ver as opções atuais.",
    windowClosed:
      "As manifestações de interesse são recebidas de {opens:string|dateTime} até {closes:string|dateTime}, no horário local do evento.",
    windowNotOpened:
      "As manifestações de interesse ainda não estão abertas. O formulário aparece nesta página assim que a equipe abrir o período.",
    captchaMissing: "Conclua a verificação CAPTCHA",
    captchaFailed: "A verificação CAPTCHA falhou. Tente novamente.",
    linkClosed: "Este link não vale mais: já foi usado, passou do prazo ou foi substituído. Peça um novo.",
    keyReused: "Este envio já foi usado com outros dados. Recarregue a página e envie de novo.",
    keyMalformed: "O envio veio com uma chave que o portal não aceita. Recarregue a página e envie de novo.",
    fileTooLarge:
      "{name:string} passa de {limit:number|number} MB. Reduza o arquivo ou informe um endereço (URL) para ele.",
    fileTypeNotAllowed: "{name:string} não é de um tipo aceito aqui. Envie {allowed:string}.",
    pictureHeic:
      "{name:string} é uma foto no formato HEIC, da Apple, que muitos programas não abrem. Exporte como JPEG, ou escolha Câmera > Formatos > “Mais compatível” no iPhone, e envie de novo.",
    pictureTooLarge:
      "{name:string} tem pixels demais. Envie uma imagem de até {maxSide:number|number} pixels de lado e {maxMegapixels:number|number} megapixels no total.",
    fileEmpty: "{name:string} está vazio. Escolha outro arquivo.",
    filesTooMany: "São aceitos no máximo {limit:number|number} arquivos. Retire alguns e envie de novo.",
    uploadIncomplete: "O envio foi interrompido antes do fim. Envie o arquivo de novo.",
    uploadOffset: "O envio continuou a partir de outro ponto. Envie o arquivo de novo.",
    tooManyRequests: "Foram muitas tentativas seguidas. Aguarde {wait:string} e tente de novo.",
    busy: "O portal está muito ocupado agora. Aguarde {wait:string} e tente de novo.",
    beingMade:
      "O documento está sendo preparado e demora mais do que de costume. Ele continua sendo feito; se não vier sozinho, peça de novo.",
    noRoom:
      "O portal está sem espaço para guardar o que você enviou, e nada foi salvo. Tente de novo mais tarde ou avise a nossa equipe.",
    storageFailing:
      "O portal não consegue ler nem guardar os dados agora, e nada foi salvo. Tente de novo mais tarde ou avise a nossa equipe.",
    fileDamaged:
      "{name:string} está danificado no nosso disco e não pode ser aberto. Envie o mesmo arquivo de novo ou avise a nossa equipe.",
    crossSite: "O pedido veio de outro site e foi recusado. Abra o portal diretamente e tente de novo.",
    payloadTooLarge:
      "O envio passa de {limit:number|number} MB. Reduza os textos ou envie os arquivos à parte.",
    unsupportedMediaType: "O portal não reconheceu o formato do envio. Recarregue a página e tente de novo.",
  } satisfies Record<Exclude<OutsideCode, "notFound" | "moveNeeds">, string>,
  /** When the status has no name to show. */
  unknownCall: "O portal não reconhece esta chamada. Recarregue a página e tente de novo.",
  moveGone: "Isso já não é possível agora. Recarregue para ver as opções atuais.",
  notFound: {
    usual: "Este registro não existe mais",
    submission: "Manifestação não encontrada",
    order: "Pedido não encontrado",
    request: "Solicitação não encontrada",
    catalogueItem: "Item não encontrado",
    evaluation: "Avaliação não encontrada",
    account: "Conta não encontrada",
    file: "Arquivo não encontrado",
    contract: "Contrato não encontrado",
    settings: "Configurações não encontradas",
    mail: "Mensagem não encontrada",
    customService: "Serviço não encontrado",
    invitation: "Convite não encontrado",
    session: "Sessão não encontrada",
    bulk: "Esta ação em lote não existe mais",
    import: "Esta importação não existe mais",
    note: "Esta observação foi removida em outra janela. Copie o seu texto.",
    plan: "Nada está planejado para esta manifestação",
    interestDraft: "O que estava guardado não está mais aqui",
    campaign: "Esta campanha não existe mais",
    letterType: "Este modelo não existe mais",
    view: "Esta visualização não existe mais. Seus filtros continuam como estão.",
  } satisfies Partial<Record<RecordKind, string>> & { usual: string },
  record: {
    usual: "este registro",
    submission: "esta manifestação",
    order: "este pedido",
    request: "esta solicitação",
    catalogueItem: "este item",
    evaluation: "esta avaliação",
    account: "esta conta",
    file: "este arquivo",
    contract: "este contrato",
    settings: "o registro de configurações",
    mail: "esta mensagem",
    customService: "este serviço",
    invitation: "este convite",
    session: "esta sessão",
    bulk: "esta ação em lote",
    import: "esta importação",
    note: "esta observação",
    plan: "este plano",
    view: "esta visualização",
    interestDraft: "este formulário",
    campaign: "esta campanha",
    letterType: "este modelo",
  } satisfies Partial<Record<RecordKind, string>> & { usual: string },
  fileTypes: {
    image: "imagens",
    pdf: "PDF",
    document: "documentos de escritório",
    video: "vídeos",
    zip: "arquivos ZIP",
    svg: "arte em SVG",
    vector: "arte em EPS ou AI",
    plan: "arquivos de projeto (DWG, DXF, SKP, IFC, RVT, 3DM, PSD, TIFF)",
    pack: "Qualquer outro arquivo pode ser enviado compactado em ZIP.",
    or: " ou ",
  },
  wait: {
    seconds: "{count:number} {{segundo|segundos}}",
    minutes: "{count:number} {{minuto|minutos}}",
    days: "{count:number} {{dia|dias}}",
  },
  invalid: "Alguns campos precisam de atenção. Confira os avisos e envie de novo.",
} satisfies BaseTranslation;

export default pt_refusals;
