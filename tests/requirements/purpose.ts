export const PURPOSE = {
  "GEN-01":
    "A visitor can read about the conference and the Green Zone (all public pages) without signing in.",
  "GEN-02":
    "An organisation of any of the six kinds (private sector, public institution, civil society/NGO, international body, state/municipal government, other) can submit an Expression of Interest for an exhibition pavilion (stand) while the window is open.",
  "GEN-03":
    "The organising committee (staff) can curate submissions: see them, edit them and give them a status.",
  "GEN-04": "An approved organisation becomes a partner (exhibitor) and receives an account.",
  "GEN-05":
    "The reservation (ordering) platform opens only after approval: no order can be created for a submission that has not been approved.",
  "GEN-06":
    "A partner can order a standard stand, a custom stand, additional goods and services, a simple (proposal) order and a custom-service order.",
  "GEN-07": "A partner can follow own orders and the requests the organising team sends.",
  "GEN-08":
    "Administrators manage, each from a screen in the admin area: interest submissions, orders, order requests, a service catalogue, partner registration, evaluations, e-mail campaigns and contract generation.",
  "GEN-09":
    "The product serves exactly these audiences: public visitor; partner/exhibitor; staff (admin, submission manager, organiser-group user).",
  "GEN-10":
    "The selection process described to applicants has five stages in this order: submission; initial screening; detailed review of shortlisted; final selection and notification; confirmation of participation.",
  "GEN-11":
    "The texts say that the event is organised by an event-management company that offers a dedicated contact and an online portal.",
  "GEN-12":
    "Support is by e-mail: /services-and-support shows two contact e-mails, one for Portuguese speakers and one for other languages.",
  "GEN-13": "/services-and-support links externally to the organiser's website and to its social profile.",
};
