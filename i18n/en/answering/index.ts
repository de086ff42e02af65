import type { NamespaceAnsweringTranslation } from "../../i18n-types";

const en_answering = {
  index: {
    label: "Parts of the form",
    progress: "{given} of {required}",
    progressText: "required answers",
    progressLine: "{given} of {required} required answers",
    done: "complete",
    optional: "optional",
    left: "{count} left",
    wrong: "{count} to correct",
    kept: "Kept here at {time}",
    keeps: "What you write is kept in this tab.",
  },
  refused: {
    missing: "{count} {{answer is|answers are}} missing",
    wrong: "{count} {{answer needs|answers need}} correcting",
    text: "Each line leads to its field. What you have written is still here.",
    link: "Address of link {number}",
  },
  missing: {
    institutionName: "Tell us the organisation's name.",
    country: "Choose the country.",
    cnpj: "Give the CNPJ or legal ID.",
    institutionType: "Choose the type of organisation.",
    mainArea: "Tell us the main area of work.",
    pavillionFocus: "Choose at least one focus.",
    representativeName: "Tell us who represents the organisation.",
    representativePosition: "Tell us that person's position.",
    representativePhone: "Give a phone number.",
    representativeEmail: "Give an email address.",
    standType: "Choose the type of stand.",
    spaceSize: "Choose the area you would like.",
    description: "Describe what the stand will show.",
    flexibility: "Tell us whether another area or location would do.",
    contactLanguage: "Choose the contact language.",
  },
  hints: {
    organisation: "Who proposes the stand.",
    representative: "The person we will talk to about the proposal.",
    stand: "The space you need and what will happen in it.",
    services: "What you would like us to provide, and where we can see your work.",
    practices: "What your organisation already does. No answer rules a proposal out.",
    send: "We use this language in every message about the proposal.",
  },
  captcha: {
    label: "I am not a robot",
    title: "Security check",
    idle: "Tick the box. The check runs on your own device, without pictures or trackers.",
    working: "Checking, one moment...",
    solved: "Check completed.",
    expired: "The check has expired. Please tick the box again.",
    failed: "There was a problem verifying you are not a robot. Please try again.",
    refused: "CAPTCHA verification failed. Please try again.",
  },
} satisfies NamespaceAnsweringTranslation;

export default en_answering;
