/**
 * "Who may import whom": each room lists all it may import from the checkout; anything else is refused.
 * A package or a built-in module is free, except where a rule below says otherwise.
 */
const NOT_NOUNS = "domain|platform|portal|call|http|pages|routes|start|clock|demo|commands";
const NOUN = `^server/(?!(?:${NOT_NOUNS})/)([^/]+)/`;
/** What every verb stands on: its declaration, the context and what the requests of one portal share. */
const GROUND = "^server/(?:portal|call)/";
/** A noun's inner rooms. Its verbs and its `load` are open to other nouns, each in the file named for it. */
const INNER = "^server/.+(?:/router|/queries|/session)\\.tsx?$";
const OURS = "^(?:server|db|i18n|src|tests)/";

/** @param {string} name @param {string} from @param {string[]} may @param {object} [not] */
function room(name, from, may, not = {}) {
  return {
    name,
    severity: "error",
    from: { path: from, ...not },
    to: { path: OURS, pathNot: may },
  };
}

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "every-import-resolves", severity: "error", from: {}, to: { couldNotResolve: true } },

    room("domain-imports-itself", "^server/domain/", ["^server/domain/"]),
    {
      name: "domain-is-pure",
      comment: "The rules know no clock, database, HTTP, React or i18n: valibot is all they may use.",
      severity: "error",
      from: { path: "^server/domain/" },
      to: { pathNot: ["^server/domain/", "(?:^|/)node_modules/valibot/"] },
    },
    room("db-imports-domain", "^db/", ["^db/", "^server/domain/"]),
    room("i18n-imports-domain-types", "^i18n/", ["^i18n/", "^server/domain/"]),
    {
      name: "words-take-types-only",
      comment:
        "What says a refusal or a status by a rule of the domain stands beside the words, not among them.",
      severity: "error",
      from: { path: "^i18n/(?:pt|en)/" },
      to: { path: "^server/", dependencyTypesNot: ["type-only"] },
    },
    room("platform-imports-itself", "^server/platform/", ["^server/platform/"]),
    room("http-edge", "^server/(?:http|pages)/", [
      "^server/(?:http|pages|domain|platform|event|settings)/",
      // The public pages are rendered by the application itself, through this one door.
      "^src/server-entry\\.tsx$",
      "^db/",
      "^i18n/",
      GROUND,
    ]),
    room("plain-routes", "^server/routes/", ["^server/", "^db/"]),
    room("noun-imports", NOUN, ["^server/", "^db/", "^i18n/"]),
    room("commands", "^server/commands/", ["^server/", "^db/"]),
    room("demonstration-data", "^server/demo/", ["^server/", "^db/", "^i18n/"]),
    {
      name: "demonstration-stays-apart",
      severity: "error",
      from: { path: OURS, pathNot: "^(?:server/demo|tests)/" },
      to: { path: "^server/demo/" },
    },
    {
      name: "noun-stands-on-the-ground",
      comment:
        "A noun never reaches up to the application, its routes, the router of all nouns or the start.",
      severity: "error",
      from: { path: NOUN },
      to: { path: "^server/(?:[^/]+$|(?:routes|start|clock)/)" },
    },
    {
      name: "noun-to-noun-by-its-verbs",
      comment:
        "Another noun is used through the file named for the verb, never through its tables of contents.",
      severity: "error",
      from: { path: NOUN },
      to: { path: INNER, pathNot: "^server/$1/" },
    },
    {
      name: "words-where-sentences-are-written",
      comment:
        "The server sends codes; only mails, documents, exports, calendars, the texts kept in a request or a line, the facts of a stand and the words a table's cells are read by are sentences.",
      severity: "error",
      from: {
        path: NOUN,
        pathNot:
          "^server/(?:(?:mail|documents|exports)/|imports/words\\.ts$|catalogue/spoken-words\\.ts$|campaigns/values\\.ts$|calendar/(?:words|entries|write)\\.ts$|orders/(?:lines/group-|requests/)words\\.ts$|event/(?:site-facts|stand-rows)\\.ts$)",
      },
      to: { path: "^i18n/" },
    },

    room("shared-parts", "^src/(?:components|layout|lib|session)/", [
      "^src/(?:components|layout|lib|session)/",
      "^server/domain/",
      "^i18n/",
      "^server/router\\.ts$",
    ]),
    {
      name: "only-trpc-knows-the-router",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/lib/call/trpc-client\\.ts$" },
      to: { path: "^server/router\\.ts$" },
    },
    {
      name: "the-router-as-a-type",
      severity: "error",
      from: { path: "^src/lib/call/trpc-client\\.ts$" },
      to: { path: "^server/router\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    room("kit", "^src/kit/", ["^src/(?:kit|components|lib|session)/", "^server/domain/", "^i18n/"]),
    room("desk-records", "^src/records/", ["^src/(?:records|lib)/", "^server/domain/", "^i18n/"]),
    room("features", "^src/features/([^/]+)/", [
      "^src/features/$1/",
      "^src/(?:kit|components|lib|records|session)/",
      "^server/domain/",
      "^i18n/",
    ]),
    room("routes", "^src/routes/", [
      "^src/(?:routes|features|layout|components|lib|session)/",
      "^src/[^/]+\\.(?:css|svg|png|webp|avif)$",
    ]),
    room("drawings", "^src/drawings/", [
      "^src/drawings/",
      "^server/domain/",
      "^i18n/",
      "^server/documents/fonts/",
    ]),
    {
      name: "drawings-are-known-by-their-files",
      comment: "The programs draw before anything runs; what runs knows public/drawings alone.",
      severity: "error",
      from: { path: OURS, pathNot: "^(?:src/drawings|tests)/" },
      to: { path: "^src/drawings/" },
    },
    room("browser-start", "^src/[^/]+$", ["^src/", "^server/domain/", "^i18n/"]),
    {
      name: "browser-has-no-server-packages",
      severity: "error",
      from: { path: "^src/" },
      to: {
        path: "(?:^|/)node_modules/(?:drizzle-orm|@libsql|hono|lucia|nodemailer|pino|@trpc/server|@react-pdf)/",
        dependencyTypesNot: ["type-only"],
      },
    },

    {
      name: "tests-are-a-leaf",
      severity: "error",
      from: { path: "^(?:server|db|i18n|src)/" },
      to: { path: "^tests/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    builtInModules: { add: ["bun", "bun:test", "bun:sqlite", "bun:ffi", "bun:jsc"] },
    enhancedResolveOptions: {
      conditionNames: ["bun", "import", "module", "node", "browser", "require", "types", "style", "default"],
      exportsFields: ["exports"],
      mainFields: ["module", "main", "types"],
    },
  },
};
