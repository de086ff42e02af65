import { describe, expect, test } from "bun:test";
import { VISITOR } from "#domain/actor.ts";
import { whyNotCall, type Audience } from "#domain/permissions.ts";
import { callProcedure, listProcedures } from "#tests/abuse/call.ts";
import { ADMITTED, expected, type Met, type People } from "#tests/abuse/admitted.ts";
import { EIGHT, openEight, userOf, type Eight } from "#tests/abuse/eight.ts";
import { openTestPortal } from "#tests/portal.ts";

const portal = await openTestPortal();
const people = await openEight(portal);

/** Who each procedure is for, written down a second time: a new one must stand here before the tests are green. */
const PEOPLE: Record<string, People> = {
  "event.get": "public",
  "captcha.challenge": "public",
  "submissions.submit": "public",
  "submissions.track": "public",
  "submissions.withdraw": "public",
  "submissions.mine": "partner",
  "submissions.list": "staff",
  "submissions.neighbours": "staff",
  "submissions.duplicates": "staff",
  "submissions.tellApart": "staff",
  "submissions.get": "staff",
  "submissions.update": "staff",
  "submissions.site": "member",
  "submissions.describeSite": "staff",
  "submissions.review": "staff",
  "submissions.returnToPending": "staff",
  "submissions.approve": "staff",
  "submissions.reject": "staff",
  "submissions.reopen": "staff",
  "submissions.signContract": "staff",
  "submissions.undoSignature": "staff",
  "submissions.revokeApproval": "staff",
  "submissions.markDuplicate": "staff",
  "submissions.hide": "staff",
  "submissions.restore": "staff",
  "submissions.force": "admin",
  "submissions.decision": "staff",
  "submissions.previewDecision": "staff",
  "submissions.sendDecision": "staff",
  "notes.list": "staff",
  "notes.write": "staff",
  "notes.edit": "staff",
  "notes.remove": "staff",
  "submissions.editDecision": "staff",
  "submissions.remakeDecision": "staff",
  "preferences.get": "staff",
  "preferences.save": "staff",
  "views.list": "staff",
  "views.save": "staff",
  "views.update": "staff",
  "views.remove": "staff",
  "assignments.overview": "leading",
  "assignments.propose": "leading",
  "assignments.accept": "leading",
  "assignments.undo": "leading",
  "assignments.remind": "leading",
  "assignments.setPair": "leading",
  "assignments.releasePair": "leading",
  "evaluations.next": "staff",
  "evaluations.card": "staff",
  "evaluations.save": "staff",
  "evaluations.abstain": "staff",
  "evaluations.declareConflict": "staff",
  "evaluations.denyConflict": "staff",
  "evaluations.openMarks": "staff",
  "evaluations.list": "staff",
  "evaluations.get": "staff",
  "evaluations.ranking": "staff",
  "evaluations.correct": "staff",
  "evaluations.previewRanks": "admin",
  "partners.list": "staff",
  "decisions.plan": "leading",
  "decisions.planning": "leading",
  "decisions.texts": "leading",
  "decisions.saveTexts": "leading",
  "partners.check": "staff",
  "partners.register": "staff",
  "partners.link": "staff",
  "partners.resetCredentials": "staff",
  "bulk.freeze": "staff",
  "bulk.run": "staff",
  "bulk.undo": "staff",
  "bulk.get": "staff",
  "bulk.mine": "staff",
  "imports.begin": "staff",
  "imports.get": "staff",
  "imports.mine": "staff",
  "imports.rows": "staff",
  "imports.mend": "staff",
  "imports.renew": "staff",
  "imports.run": "staff",
  "imports.stop": "staff",
  "imports.resume": "staff",
  "catalogue.list": "member",
  "catalogue.items": "staff",
  "catalogue.get": "staff",
  "catalogue.vocabulary": "staff",
  "catalogue.create": "staff",
  "catalogue.update": "staff",
  "catalogue.setStatus": "staff",
  "catalogue.duplicate": "staff",
  "catalogue.remove": "staff",
  "packages.list": "member",
  "orders.mine": "partner",
  "orders.steps": "partner",
  "orders.list": "staff",
  "orders.get": "member",
  "orders.myDrafts": "staff",
  "orders.colleaguesDrafts": "partner",
  "orders.standOf": "member",
  "orders.saveDraft": "member",
  "orders.takeOver": "partner",
  "orders.discard": "member",
  "orders.createStandard": "member",
  "orders.createCustom": "member",
  "orders.createCustomServices": "member",
  "orders.createSimple": "member",
  "orders.update": "partner",
  "orders.editItems": "staff",
  "orders.previewItems": "staff",
  "orders.undoChange": "staff",
  "orders.versions": "member",
  "orders.copy": "member",
  "orders.cancel": "member",
  "orders.setStatus": "member",
  "orders.confirmPayment": "member",
  "orders.addFile": "member",
  "orders.addLink": "member",
  "orders.removeFile": "member",
  "requests.list": "member",
  "requests.listAll": "staff",
  "customServices.list": "staff",
  "customServices.get": "staff",
  "customServices.formerPrices": "staff",
  "customServices.previewPrices": "staff",
  "customServices.price": "staff",
  "requests.create": "staff",
  "requests.update": "staff",
  "requests.remove": "member",
  "requests.reopen": "staff",
  "requests.ask": "partner",
  "requests.mute": "partner",
  "requests.approve": "member",
  "requests.reject": "member",
  "requests.comment": "member",
  "mails.list": "staff",
  "mails.retry": "staff",
  "contracts.generate": "staff",
  "contracts.list": "member",
  "contracts.receiveSigned": "member",
  "dashboard.stats": "staff",
  "dashboard.overview": "staff",
  "reports.read": "staff",
  "history.list": "staff",
  "history.changes": "staff",
  "accounts.sessions": "signedIn",
  "accounts.endSession": "signedIn",
  "accounts.endOtherSessions": "signedIn",
  "colleagues.list": "partner",
  "colleagues.invite": "partner",
  "colleagues.revoke": "partner",
  "colleagues.remove": "partner",
  "colleagues.read": "public",
  "colleagues.accept": "public",
  "colleagues.join": "partner",
  "settings.get": "admin",
  "settings.update": "admin",
  "staff.list": "admin",
  "staff.get": "admin",
  "staff.create": "admin",
  "staff.update": "admin",
  "staff.disable": "admin",
  "staff.enable": "admin",
  "staff.resetPassword": "admin",
};

/** Somebody let through meets the rules of the input, which an empty one breaks, or gets an answer. */
const LET_THROUGH = [200, 400];

async function knock(name: string, type: string, headers: Record<string, string> = {}): Promise<Met> {
  const met: Met = {};
  for (const who of EIGHT) {
    const { cookie } = people[who];
    const { status } = await callProcedure(portal, { name, type }, {}, { cookie, headers });
    met[who] = LET_THROUGH.includes(status) ? "let through" : status;
  }
  return met;
}

/** Whom a declaration lets in, of the eight. */
function admittedBy(audience: Audience): Eight[] {
  const actorOf = (who: Eight) => (who === "disabled" ? VISITOR : (people[who].user ?? VISITOR));
  return EIGHT.filter((who) => whyNotCall(actorOf(who), audience) === undefined);
}

const procedures = listProcedures();
const guarded = procedures.filter(({ declared }) => declared?.audience !== "everybody");

describe("the router", () => {
  test("has no procedure that is not written down here, and none of these is gone", () => {
    expect(procedures.map(({ name }) => name).toSorted()).toEqual(Object.keys(PEOPLE).toSorted());
  });

  test("mounts every procedure under the name it has in its declaration", () => {
    expect(procedures.map(({ declared }) => declared?.name)).toEqual(procedures.map(({ name }) => name));
  });

  test.each(procedures)("$name is declared for the people it is meant for", ({ name, declared }) => {
    const admitted = ADMITTED[PEOPLE[name] ?? "admin"];
    expect(admittedBy(declared?.audience ?? "everybody")).toEqual([...admitted]);
  });

  test.each(procedures)(
    "$name lets in whom it is declared for and nobody else (G2, S41)",
    async (procedure) => {
      const admitted = admittedBy(procedure.declared?.audience ?? "everybody");
      expect(await knock(procedure.name, procedure.type)).toEqual(expected(admitted));
    },
  );

  test.each(guarded)("$name is not opened by a bearer header (S02)", async ({ name, type }) => {
    for (const who of EIGHT) {
      const { user } = people[who];
      if (!user) continue;
      const headers = { authorization: `Bearer ${user.id}` };
      const alone = await callProcedure(portal, { name, type }, {}, { headers });
      expect([who, alone.status]).toEqual([who, 401]);
      expect(alone.headers.getSetCookie()).toEqual([]);
    }
  });

  test.each(guarded)("$name is closed to a cookie beside another user's id", async ({ name, type }) => {
    for (const who of EIGHT) {
      const { cookie } = people[who];
      const id = userOf(who === "admin" ? people.manager : people.admin).id;
      const headers = { authorization: `Bearer ${id}` };
      const { status } = await callProcedure(portal, { name, type }, {}, { cookie, headers });
      expect([who, status]).toEqual([who, 401]);
    }
  });

  test("answers 404 for a procedure that does not exist, to everybody alike", async () => {
    for (const who of EIGHT) {
      const { cookie } = people[who];
      for (const name of ["orders.delete", "staff", "constructor", "__proto__", "orders.__proto__.get"]) {
        const answer = await callProcedure(portal, { name, type: "query" }, {}, { cookie });
        expect([who, name, answer.status]).toEqual([who, name, 404]);
      }
    }
  });
});
