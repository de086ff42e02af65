export const WIZARD = {
  "WIZ-01":
    "The wizard exists for partners (/partner/customize/{submissionId}) and for admins (/admin/orders/create/{submissionId}).",
  "WIZ-02": "The first screen is order type selection with SIMPLE, CUSTOM_SERVICES, STANDARD and CUSTOM.",
  "WIZ-03": "The order type is required.",
  "WIZ-04":
    "The wizard has the screens: order type selection; select stand; description and services; additional services; briefing; confirm data/review; finalize.",
  "WIZ-05":
    "The wizard context holds the submission, the stand type, the order type, form data and custom form data.",
  "WIZ-06": "The default stand type is CUSTOM.",
  "WIZ-07": "The default order type is CUSTOM_SERVICES.",
  "WIZ-08": "A custom stand is one whose stand type is CUSTOM.",
  "WIZ-09": "Using the customise-order context outside its provider raises an error.",
  "WIZ-10": "Next stops at the maximum index.",
  "WIZ-11": "Previous stops at 0.",
  "WIZ-12": "Going to a step is allowed only within 0..maximum.",
  "WIZ-13": "The starting step is configurable, default 0.",
  "WIZ-14":
    "STANDARD: labelled steps are order type selection, select stand, additional services, confirm data.",
  "WIZ-15": "STANDARD: the maximum index is 4.",
  "WIZ-16": "CUSTOM: labelled steps are order type selection, briefing, additional services, confirm data.",
  "WIZ-17": "CUSTOM: the maximum index is 5.",
  "WIZ-18": "CUSTOM: the order of work is briefing, then additional services, then review.",
  "WIZ-19":
    "CUSTOM_SERVICES: labelled steps are order type selection, description and services, confirmation.",
  "WIZ-20": "CUSTOM_SERVICES: the maximum index is 3.",
  "WIZ-21": "SIMPLE: labelled steps are order type selection, description and services, confirmation.",
  "WIZ-22": "SIMPLE: the maximum index is 2.",
  "WIZ-23": "An unknown order type uses the SIMPLE steps and the maximum index 2.",
  "WIZ-24": "STANDARD: the user chooses a package Bronze, Silver or Gold on the select-stand screen.",
  "WIZ-25": "The stand selection has standType (STANDARD or CUSTOM) and selectedStandardStandId (optional).",
  "WIZ-26": "CUSTOM_SERVICES orders additional goods and services only (no stand, no briefing).",
  "WIZ-27": "SIMPLE is a proposal with description, value in USD and attachments.",
  "WIZ-28":
    "SIMPLE additionally has space amount, structure (scenography) amount, extra services amount and notes.",
  "WIZ-29": 'SIMPLE: an empty description shows "Description is required" (pt "Descrição é obrigatória").',
  "WIZ-30": 'SIMPLE: a value of 0 or below shows "Value must be positive" (pt "Valor deve ser positivo").',
  "WIZ-31":
    "CUSTOM shows a briefing form with four sections: visual reference, structural elements, visual identity, final considerations.",
  "WIZ-32": "Briefing, visual reference: files, description.",
  "WIZ-33":
    "Briefing, structural elements: vipRoom (meeting room), auditorium, auditoriumCapacity, pantry, deposit, otherElements, productExhibitionArea, productDescription, productImages, productQuantity, largeObjectExhibition, voltageRequirement, additionalObservations, additionalImages.",
  "WIZ-34":
    "Briefing, visual identity: colors, branding, brandManual (PDF files), wallsDescription, logo (files, 300 DPI).",
  "WIZ-35":
    "Briefing, final considerations: strategicObjectives, messageLegacy, culturalElements, sustainability, additionalImages.",
  "WIZ-36": "Briefing: at least one reference image is required.",
  "WIZ-37": "Briefing: a detailed description is required.",
  "WIZ-38":
    'Briefing: with auditorium chosen, auditoriumCapacity must be > 0, else "Capacidade do auditório é obrigatória quando auditório está selecionado".',
  "WIZ-39":
    'Briefing: with productExhibitionArea chosen, productDescription must be non-blank, else "Descrição dos produtos é obrigatória quando área de exposição está selecionada".',
  "WIZ-40":
    'Briefing: with productExhibitionArea chosen, productQuantity must be > 0, else "Quantidade de produtos é obrigatória quando área de exposição está selecionada".',
  "WIZ-41": "Additional services are grouped in categories.",
  "WIZ-42": "Additional services have expand all and collapse all.",
  "WIZ-43": "Additional services take notes per item.",
  "WIZ-44":
    'A selected line\'s quantity is 1 to 100: "Quantidade deve ser pelo menos 1" / "Quantidade máxima é 100".',
  "WIZ-45":
    'A selected line\'s periodOfUse is 1 to 100: "Período de uso deve ser pelo menos 1" / "Período máximo é 100".',
  "WIZ-46":
    'A selected line\'s discountPercentage is 0 to 100: "Desconto deve ser maior ou igual a zero" / "Desconto máximo é 100%".',
  "WIZ-47": "The line total price is unitPrice x quantity x periodOfUse.",
  "WIZ-48": "The service addition form has selectedItems, totalValue, totalItems.",
  "WIZ-49": 'Service addition: totalValue >= 0 ("Valor total deve ser maior ou igual a zero").',
  "WIZ-50": 'Service addition: totalItems >= 0 ("Total de itens deve ser maior ou igual a zero").',
  "WIZ-51": "The confirm/review screen shows the chosen data before the order is sent.",
  "WIZ-52": "The finalize screen ends the flow with a created order.",
  "WIZ-53": "Order values are shown and sent in USD.",
  "WIZ-54": "Displayed prices include applicable taxes (the texts say so where prices are shown).",
  "WIZ-55": "The standard order payload has orderServices, notes, submissionId.",
  "WIZ-56":
    "The custom order payload has visualReference, visualIdentity, finalConsiderations, structuralElements, standType, orderServices, notes, submissionId.",
  "WIZ-57":
    "In the custom payload orderServices holds the selected catalogue lines plus the custom services.",
  "WIZ-58":
    "An order service payload line has itemId, title, description, title_pt, title_en, description_pt, description_en, category, unitMetric, unitPrice, quantity, periodOfUse, notes, totalPrice, isCustomService.",
  "WIZ-59": 'A payload line without a category gets the category "default".',
  "WIZ-60": 'Building an order payload without a submission id fails with "Submission ID is required".',
};
