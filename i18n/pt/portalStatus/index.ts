import type { BaseTranslation } from "../../i18n-types";

/** Como está o próprio portal, para administradores. */
const pt_portalStatus = {
  title: "Situação do portal",
  note: "Como o portal está e o que ele faz sozinho.",
  loading: "Carregando a situação do portal",
  forbidden: {
    title: "O portal fica com os administradores",
    text: "Para saber como o portal está, fale com um administrador.",
  },
  well: "Tudo está funcionando.",
  seen: "Verificado",
  silent: "O portal não responde. O que está abaixo é de {at:string}.",
  problems: "{count:number} {{ponto pede|pontos pedem}} atenção",
  troubles: {
    noRoom: {
      title: "O disco está cheio",
      todo: "Nada novo pode ser guardado. Libere espaço no disco da pasta de dados; o portal continua sozinho.",
    },
    failing: {
      title: "O disco não grava o que recebe",
      todo: "Nada novo pode ser guardado. Mande verificar o disco e tenha o último backup à mão.",
    },
    damaged: {
      title: "O banco de dados está danificado",
      todo: "Nada mais é lido nem guardado. Pare o portal e restaure o último backup.",
    },
    databaseAway: {
      title: "O servidor do banco de dados não responde",
      todo: "Enquanto isso nada é lido nem gravado. Verifique se ele está no ar e se esta máquina chega até ele (DATABASE_URL); o portal retoma sozinho.",
    },
    storeAway: {
      title: "O armazenamento dos arquivos não responde",
      todo: "Enquanto isso nenhum arquivo é aberto nem recebido. Verifique se ele está no ar e se esta máquina chega até ele pela configuração do armazenamento; o portal retoma sozinho.",
    },
  },
  warnings: {
    diskLow: {
      title: "Resta pouco espaço no disco",
      todo: "Aumente o disco ou remova o que não é necessário ao lado do portal. Sem espaço, nada pode ser guardado.",
    },
    backupLate: {
      title: "O último backup válido é antigo demais",
      todo: "Veja abaixo por que a última tentativa falhou, corrija e faça um backup agora.",
    },
    mailStuck: {
      title: "Há mensagens esperando há mais de 15 minutos",
      todo: "O servidor de e-mail não as aceita. Abra as mensagens para ler a resposta dele ou faça um teste no painel.",
    },
    mailGivenUp: {
      title: "Houve mensagens abandonadas nas últimas 24 horas",
      todo: "Abra as mensagens para ler o motivo. Depois de corrigido, é possível tentar de novo ali.",
    },
    jobFailed: {
      title: "Uma das tarefas programadas falhou",
      todo: "Ela está marcada na tabela abaixo e será repetida sozinha. Se falhar de novo, o registro do portal diz o motivo.",
    },
    plainHttp: {
      title: "O portal é usado por http, sem certificado",
      todo: "As senhas trafegam abertas e o captcha demora mais. Coloque um proxy com certificado na frente e defina PUBLIC_URL com o endereço https.",
    },
  },
  figures: {
    title: "Em resumo",
    disk: "Livre no disco",
    used: "Parte usada do disco",
    diskOf: "de {total:string}. Banco de dados {database:string}, arquivos {files:string}.",
    backup: "Último backup",
    noBackup: "Nenhum ainda",
    backupSize: "{size:string}, conferido depois de feito.",
    backupMode: {
      on: "O primeiro é feito pouco depois do início.",
      off: "Os backups programados estão desligados.",
      server: "O servidor do banco de dados cuida dos seus.",
    },
    mail: "Mensagens esperando",
    mailNone: "Nenhuma falhou.",
    mailKept: "Sem servidor de e-mail: ficam guardadas em arquivos.",
    mailFailed: "{failed:number} recusadas por ora, {givenUp:number} abandonadas em 24 horas.",
    mailOldest: "A mais antiga é de",
    mailOpen: "Abrir as mensagens",
    wait: "Maior pausa na última hora",
    waitNow: "Por esse tempo, o portal não respondeu a ninguém. No último minuto: {ms:string}.",
  },
  slowest: {
    title: "Chamadas mais lentas",
    span: "Período",
    hour: "Última hora",
    day: "Últimas 24 horas",
    call: "Chamada",
    count: "Vezes",
    half: "Metade em até",
    most: "95% em até",
    longest: "Mais longa",
    none: "Nada foi chamado neste período",
  },
  jobs: {
    title: "Tarefas programadas",
    job: "Tarefa",
    outcome: "Resultado",
    last: "Última vez",
    took: "Levou",
    next: "Próxima",
    none: "Nenhuma tarefa programada",
    outcomes: { waiting: "Aguardando", running: "Em andamento", done: "Feita", failed: "Falhou" },
    names: {
      backup: { name: "Backup", does: "Verifica se é hora e faz o backup" },
      planned: { name: "E-mails programados", does: "Inicia as campanhas cuja hora chegou" },
      reminders: { name: "Lembretes", does: "Escreve aqueles cujo dia chegou" },
      forget: {
        name: "Dados vencidos",
        does: "Apaga formulários e links vencidos e os textos de mensagens antigas",
      },
      sweepUploads: {
        name: "Arquivos sem uso",
        does: "Remove envios que nenhum registro usa e lê PDFs antigos",
      },
      sweepBytes: { name: "Sobras de arquivos", does: "Remove do disco o que um envio interrompido deixou" },
    },
  },
  backup: {
    title: "Backup",
    last: "Último válido",
    none: "Nenhum ainda",
    size: "Tamanho",
    sizeOf: "{size:string}, {files:number|number} {{arquivos|arquivo|arquivos}}, feito em {took:string}",
    place: "Onde",
    next: "Próximo",
    rhythm: "Frequência",
    every: "A cada {hours:number} {{hora|horas}}; os últimos {keep:number} são mantidos",
    now: "Fazer backup agora",
    failed: "A última tentativa falhou em",
    modes: {
      off: "Os backups programados estão desligados (BACKUP_EVERY=0). Aqui ainda é possível fazer um.",
      server: "O banco de dados fica em um servidor próprio, que faz os seus backups.",
    },
    phases: {
      snapshot: "Em andamento: copiando o banco de dados.",
      write: "Em andamento: gravando o arquivo.",
      verify: "Em andamento: conferindo o arquivo.",
      send: "Em andamento: enviando ao lugar onde fica.",
    },
  },
  release: {
    title: "O que está rodando",
    version: "Versão",
    checkout: "código-fonte",
    built: "Gerada em",
    schema: "Esquema do banco",
    since: "Iniciado",
    memory: "Memória",
    people: "Neste momento",
    open: "{logins:number} {{acessos ativos|acesso ativo|acessos ativos}}, {streams:number} {{páginas abertas|página aberta|páginas abertas}}",
  },
} satisfies BaseTranslation;

export default pt_portalStatus;
