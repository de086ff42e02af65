export const PUBLIC_PAGES = {
  "ROUTE-01": "`/` renders the Home page inside the public layout (header, page, footer).",
  "ROUTE-02": "`/overview` renders the event overview inside the public layout.",
  "ROUTE-03": "`/partnership-and-exhibit` renders the partnership page inside the public layout.",
  "ROUTE-04":
    "`/exhibiting` renders the exhibiting page inside the public layout and its code is loaded on demand.",
  "ROUTE-05": "`/services-and-support` renders the organiser and support page inside the public layout.",
  "ROUTE-06": "`/expression-of-interest` renders inside the public layout.",
  "ROUTE-07": "`/profile` is guarded (any signed-in user) and loaded on demand.",
  "ROUTE-08": "`/privacy-policy` renders inside the public layout and is loaded on demand.",
  "ROUTE-09": "`/admin/login` exists and is reachable without signing in.",
  "ROUTE-10": "`/admin/recover-password` exists and is reachable without signing in.",
  "ROUTE-11": "`/partner/login` exists and is reachable without signing in.",
  "ROUTE-12": "`/partner/recover-password` exists and is reachable without signing in.",
  "ROUTE-13": "`/partner/first-access` shows the forced password change.",
  "ROUTE-14": "`/admin` shows the admin dashboard behind the admin guard.",
  "ROUTE-15": "`/admin/gruporg` shows Reviews behind the admin guard.",
  "ROUTE-16": "`/admin/orders` shows the orders list behind the admin guard.",
  "ROUTE-17":
    "`/admin/orders/create/{submissionId}` shows the customise-order flow on behalf of that submission behind the admin guard.",
  "ROUTE-18": "`/admin/orders/edit/{orderId}` shows the admin order edit behind the admin guard.",
  "ROUTE-19": "`/admin/orders/{orderId}/services` shows the order's services behind the admin guard.",
  "ROUTE-20": "`/admin/email-manager` shows the e-mail manager behind the admin guard.",
  "ROUTE-21": "`/admin/*` (any other path under /admin) is caught by the admin area behind the admin guard.",
  "ROUTE-22": "`/partner` shows the partner dashboard behind the partner guard.",
  "ROUTE-23":
    "`/partner/customize/{submissionId}` shows the customise-order flow for the partner's own submission behind the partner guard.",
  "ROUTE-24": "`/partner/orders` redirects to `/partner`.",
  "ROUTE-25": "`/partner/orders/{orderId}` shows order details behind the partner guard.",
  "ROUTE-26": "`/partner/orders/edit/{orderId}` shows the partner order edit behind the partner guard.",
  "ROUTE-27":
    "`/partner/*` (any other path under /partner) is caught by the partner area behind the partner guard.",
  "ROUTE-28": 'Any other path shows a placeholder not-found page containing only the text "NotFound".',
  "PUB-01": "Home has a hero with a brochure download link.",
  "PUB-02":
    "The brochure is a PDF fetched from a static `/download/` location and its file name depends on the upper-case language code (PT or EN).",
  "PUB-03": "Both brochure files exist and are served as PDF.",
  "PUB-04": 'Home has an "about" block linking to /overview.',
  "PUB-05":
    "Home has, after the hero and the about block, a key-dates block, a reasons-to-attend block and, last before the footer, a closing call-to-action band.",
  "PUB-06": "The public texts give the conference dates as 10-21 November 2025.",
  "PUB-07": "The public texts give a leaders' summit on 6-7 November (2025).",
  "PUB-08": "The public texts give the EOI window as 7 July to 12 September 2025.",
  "PUB-09":
    'The public texts name the zone "Green Zone" and place the conference in November 2025 in a Brazilian Amazon city.',
  "PUB-10": "The public texts state 198 countries plus the EU.",
  "PUB-11":
    "/overview presents the event, the Amazon host region, the Green Zone and opportunities, and ends with a closing band.",
  "PUB-12": "The Green Zone section has a clickable map; clicking it opens the map in a lightbox.",
  "PUB-13": "The map image differs for pt and en.",
  "PUB-14":
    "/partnership-and-exhibit explains why take part with exactly five benefits: blue zone; global visibility; business and networking; innovation and influence; reputation and ESG.",
  "PUB-15": "/partnership-and-exhibit explains what the zone offers: thematic hubs, activities, spaces.",
  "PUB-16": "/partnership-and-exhibit says who should participate and lists the eligibility criteria.",
  "PUB-17": "/partnership-and-exhibit shows five numbered steps to participate.",
  "PUB-18": "/partnership-and-exhibit has a ways-to-participate card linking to /exhibiting.",
  "PUB-19": "/exhibiting presents the standard booths Bronze, Silver and Gold.",
  "PUB-20": "/exhibiting presents custom booths and the catalogue floor plans.",
  "PUB-21": "/services-and-support describes the events organiser and has a support text.",
  "PUB-22":
    'The "interest closed" panel on /expression-of-interest shows a title, a subtitle, a thank-you message, a team-contact note and an invitation block.',
  "PUB-23": 'The "interest closed" panel has a visit button that opens the external event site in a new tab.',
  "PUB-24":
    "After the window /expression-of-interest shows only the closed panel: no form, no rules, no agreement.",
  "PUB-25": "/privacy-policy shows the privacy policy and terms with version 1.2.",
  "PUB-26": "/privacy-policy shows the date 03/07/2025.",
  "PUB-27": "The privacy text states the data retention: 6 months after the event, extendable up to 5 years.",
  "PUB-28": "The privacy text mentions profile-based access control.",
};
