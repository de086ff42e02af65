export const ACCESS = {
  "GRD-01": "An unauthenticated visitor to a guarded admin route is sent to /admin/login.",
  "GRD-02": "An unauthenticated visitor to a guarded partner route is sent to /partner/login.",
  "GRD-03": "The requested location is remembered when a guard redirects to a login.",
  "GRD-04": "An authenticated user with the wrong role is sent to the matching login.",
  "GRD-05":
    "The generic guard for any signed-in user (used by /profile) sends unauthenticated visitors to /.",
  "GRD-06": "Guards try to load the current profile (GET /user/profile) when not yet authenticated.",
  "GRD-07": "Guards show a spinner while the profile loads.",
  "GRD-08": "While firstLogin is set every other partner page redirects to /partner/first-access.",
  "GRD-09": "The admin area may be entered by ADMIN, SUBMISSION_MANAGER and GRUPORG and by nobody else.",
  "GRD-10": "The partner area may be entered by PARTNER only.",
  "ROL-01": "The roles are ADMIN, SUBMISSION_MANAGER, PARTNER, GRUPORG.",
  "ROL-02":
    "A visitor can read public pages, see the EOI closed page, make cookie choices and switch language, and nothing of the partner or admin areas.",
  "ROL-03": "A partner creates, edits, cancels and views own orders.",
  "ROL-04": "A partner uploads files and a payment confirmation.",
  "ROL-05": "A partner cannot use any staff action.",
  "ROL-06":
    "Staff (each of ADMIN, SUBMISSION_MANAGER, GRUPORG) may enter the admin area and: see dashboard stats; view and edit interest submissions; manage orders, statuses, notes, items and files; manage order requests (create, edit, delete, approve, reject); manage the catalogue (CRUD, CSV upload); register partners and send or reset credentials; use evaluations and PDF export; send e-mails (test to one recipient, selected, all filtered); generate contracts; manage custom services; create orders for a submission.",
};
