export const DESK = {
  "ADM-01": "The dashboard shows how many orders are pending, approved, rejected and paid.",
  "ADM-02": "The dashboard shows revenue split into space, structure and extra.",
  "ADM-03": "The dashboard has the quick action evaluations.",
  "ADM-04": "The dashboard has the quick action reports.",
  "ADM-05": "The dashboard has the quick action manage custom services.",
  "ADM-06": "The dashboard has the quick action exhibitor orders.",
  "ADM-07": "The dashboard has the quick action email manager.",
  "ADM-08": "/admin/gruporg shows Reviews.",
  "ADM-09":
    "The admin area has all further screens: interest submissions list and edit; orders per submission; catalogue items management; evaluations; partner registration; custom services management.",
  "SUB-01": "Staff see a list of interest submissions.",
  "SUB-02": "Staff can view one submission with its EOI fields.",
  "SUB-03": "Staff can edit a submission and the change is stored.",
  "SUB-04":
    "The admin list offers the statuses PENDING, REVIEWING, APPROVED, REJECTED, SIGNED_CONTRACT and additionally HIDDEN and DUPLICATE.",
  "SUB-05": "Staff can see the orders of one submission (orders per submission).",
  "SUB-06": "Staff can create an order for a submission (/admin/orders/create/{submissionId}).",
  "REG-01": "Staff can register a partner.",
  "REG-02": "The screen first shows the state checking (does an account exist).",
  "REG-03": "State exists offers reset credentials.",
  "REG-04": "State ready to create offers send credentials.",
  "REG-05": "A newly registered partner signs in with the sent credentials and must change the password.",
};
