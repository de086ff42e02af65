import type { NamespaceRefusalsTranslation } from "../../i18n-types";

const en_refusals = {
  reason: {
    signInRequired: "Your session has ended. Please sign in again to continue.",
    forbidden: "Your role does not allow this. If you need it, ask an administrator.",
    firstAccessRequired: "Before you continue, choose a password of your own on the first-access page.",
    stale:
      "Somebody else, or you in another window, saved {record} before this. Reload to see what changed, then make your change again.",
    moveNotAllowed:
      "This is no longer possible: {record} now has the status “{status}”. Reload to see the current options.",
    windowClosed:
      "Expressions of interest are received from {opens|dateTime} to {closes|dateTime}, the event's local time.",
    windowNotOpened:
      "Expressions of interest are not open yet. The form will appear on this page once the team opens the period.",
    captchaMissing: "Please complete the CAPTCHA verification",
    captchaFailed: "CAPTCHA verification failed. Please try again.",
    linkClosed:
      "This link no longer works: it was used, has expired or was replaced. Please ask for a new one.",
    keyReused: "This submission was already used with other data. Reload the page and send it again.",
    keyMalformed: "This came with a key that the portal does not accept. Reload the page and send it again.",
    fileTooLarge:
      "{name} is larger than {limit|number} MB. Make the file smaller or add it by its address (URL).",
    fileTypeNotAllowed: "{name} is not of a type accepted here. Please send {allowed}.",
    pictureHeic:
      "{name} is a photo in Apple's HEIC format, which many programs cannot open. Export it as JPEG, or set Camera > Formats to “Most Compatible” on the iPhone, and send it again.",
    pictureTooLarge:
      "{name} has too many pixels. Please send a picture of at most {maxSide|number} pixels a side and {maxMegapixels|number} megapixels in all.",
    fileEmpty: "{name} is empty. Choose another file.",
    filesTooMany: "At most {limit|number} files are accepted. Remove some and send again.",
    uploadIncomplete: "The upload was interrupted before it finished. Please upload the file again.",
    uploadOffset: "The upload went on from another place. Please upload the file again.",
    tooManyRequests: "That was too many attempts in a row. Wait {wait} and try again.",
    busy: "The portal is very busy right now. Wait {wait} and try again.",
    beingMade:
      "The paper is being made, which takes longer than usual. It goes on meanwhile; if it does not come by itself, ask for it again.",
    noRoom:
      "The portal has no room left to store what you sent, and nothing was saved. Please try again later or tell our team.",
    storageFailing:
      "The portal can neither read nor store its data right now, and nothing was saved. Please try again later or tell our team.",
    fileDamaged:
      "{name} is damaged on our disk and cannot be opened. Please send the same file again or tell our team.",
    crossSite: "The request came from another site and was refused. Open the portal directly and try again.",
    payloadTooLarge: "This is larger than {limit|number} MB. Shorten the texts or send the files separately.",
    unsupportedMediaType:
      "The portal did not recognise the format of what was sent. Reload the page and try again.",
  },
  unknownCall: "The portal does not know this call. Reload the page and try again.",
  moveGone: "This is no longer possible. Reload to see the current options.",
  notFound: {
    usual: "This record no longer exists",
    submission: "Submission not found",
    order: "Order not found",
    request: "Request not found",
    catalogueItem: "Item not found",
    evaluation: "Evaluation not found",
    account: "Account not found",
    file: "File not found",
    contract: "Contract not found",
    settings: "Settings not found",
    mail: "Message not found",
    customService: "Service not found",
    invitation: "Invitation not found",
    session: "Session not found",
    bulk: "This bulk action does not exist any more",
    import: "This import does not exist any more",
    note: "This note was removed in another window. Copy your text.",
    plan: "Nothing is planned for this submission",
    interestDraft: "What was kept is no longer here",
    campaign: "This campaign no longer exists",
    letterType: "This template no longer exists",
    view: "This view no longer exists. Your filters stay as they are.",
  },
  record: {
    usual: "this record",
    submission: "this submission",
    order: "this order",
    request: "this request",
    catalogueItem: "this item",
    evaluation: "this evaluation",
    account: "this account",
    file: "this file",
    contract: "this contract",
    settings: "the settings",
    mail: "this message",
    customService: "this service",
    invitation: "this invitation",
    session: "this session",
    bulk: "this bulk action",
    import: "this import",
    note: "this note",
    plan: "this plan",
    view: "this view",
    interestDraft: "this form",
    campaign: "this campaign",
    letterType: "this template",
  },
  fileTypes: {
    image: "images",
    pdf: "a PDF",
    document: "office documents",
    video: "videos",
    zip: "ZIP files",
    svg: "SVG artwork",
    vector: "EPS or AI artwork",
    plan: "CAD and design files (DWG, DXF, SKP, IFC, RVT, 3DM, PSD, TIFF)",
    pack: "Any other file can be sent packed into a ZIP.",
    or: " or ",
  },
  wait: {
    seconds: "{count} {{second|seconds}}",
    minutes: "{count} {{minute|minutes}}",
    days: "{count} {{day|days}}",
  },
  invalid: "Some fields need your attention. Check the notes beside them and send again.",
} satisfies NamespaceRefusalsTranslation;

export default en_refusals;
