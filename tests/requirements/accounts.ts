export const ACCOUNTS = {
  "AUTH-01": "/admin/login has an e-mail field and a password field.",
  "AUTH-02": "The password field of /admin/login has a show/hide toggle.",
  "AUTH-03": '/admin/login has the link "Forgot your password?" to /admin/recover-password.',
  "AUTH-04": 'The /admin/login button reads "Signing in..." while submitting.',
  "AUTH-05": "Login errors are shown inline on the form.",
  "AUTH-06": "/partner/login has an e-mail field and a password field.",
  "AUTH-07": "/partner/login has a link to /partner/recover-password.",
  "AUTH-08": "On /admin/login e-mail and password are required.",
  "AUTH-09": "A login calls POST /auth/login with {email, password}.",
  "AUTH-10": "Admin login: the role returned must be ADMIN, SUBMISSION_MANAGER or GRUPORG.",
  "AUTH-11":
    'Admin login by another role shows "Access denied. Admin privileges required." and does not enter.',
  "AUTH-12": "Partner login: the role returned must be PARTNER.",
  "AUTH-13":
    'Partner login by another role shows "Access denied. Partner privileges required." (pt "Acesso negado. Privilégios de parceiro necessários.") and does not enter.',
  "AUTH-14":
    'A failed login shows the server message; without one, the fallback "Login failed. Please try again." (pt "Falha no login. Tente novamente.").',
  "AUTH-15": "After admin login the user goes to /admin after a 100 ms delay.",
  "AUTH-16": "After partner login the user goes to the page the user came from.",
  "AUTH-17": "After partner login without an earlier page the user goes to /partner.",
  "AUTH-18": "The navigation after partner login replaces history.",
  "AUTH-19": "A partner with firstLogin goes to /partner/first-access after login.",
  "AUTH-20": "The login has the states idle, submitting and error.",
  "AUTH-21": "The authentication state has exactly user, isAuthenticated, isLoading, error.",
  "AUTH-22": "Logout clears the user and the error.",
  "AUTH-23":
    "Logout calls POST /auth/logout without payload and clears the local session whether the call succeeds or fails.",
  "AUTH-24": "After logout a staff user goes to /admin/login.",
  "AUTH-25": "After logout a partner goes to /partner/login.",
  "AUTH-26": "After logout any other user goes to /.",
  "AUTH-27": "Locally stored are the user and an authenticated flag only (no token, no password).",
  "REC-01":
    'Recovery screens have two modes on one screen: "request" (e-mail) and "reset" (recovery code, new password, confirmation).',
  "REC-02":
    "If the URL query carries a code parameter, the screen opens directly in reset mode with the code prefilled.",
  "REC-03": "In request mode the e-mail is required.",
  "REC-04": "A request calls POST /user/request-password-recovery with {email}.",
  "REC-05":
    'The answer to a request is neutral: "If an account with this email exists, a recovery code has been sent", the same for a known and an unknown e-mail.',
  "REC-06": 'After a successful request a success message shows with a button "Enter Recovery Code".',
  "REC-07": 'The button "Enter Recovery Code" switches to reset mode.',
  "REC-08": "Reset mode has a Back button to request mode.",
  "REC-09": "In reset mode the recovery code is required.",
  "REC-10": "The recovery code input is capped at 10 characters.",
  "REC-11": "The recovery code input is forced to upper case.",
  "REC-12":
    'newPassword must equal the confirmation; otherwise "Password confirmation does not match" (pt "A confirmação da senha não confere").',
  "REC-13": "newPassword must have at least 8 characters.",
  "REC-14":
    "newPassword must have at least one lowercase letter, one uppercase letter, one digit and one of the special characters @ $ ! % * ? & .",
  "REC-15": "newPassword may contain only letters, digits and the characters @ $ ! % * ? & .",
  "REC-16": "A reset calls POST /user/reset-password with {recoveryCode, newPassword, confirmPassword}.",
  "REC-17": 'A recovery code is used once: a second use answers "Recovery code has already been used".',
  "REC-18": 'An expired code answers "Recovery code has expired".',
  "REC-19": 'An unknown code answers "Invalid recovery code".',
  "REC-20": "After a successful reset a success message shows.",
  "REC-21":
    "3 seconds (3000 ms) after a successful reset the user is redirected, replacing history, to the login of their own kind (/admin/login or /partner/login).",
  "REC-22": "After a reset the new password works and the old one does not.",
  "REC-23": 'If the server returns an errors array, the msg values are joined with ", " and shown.',
  "REC-24": 'Without an errors array the server message is shown; without both, "Network error occurred".',
  "FA-01": "First access is a forced password change at first login.",
  "FA-02": "The first-access screen shows the user's name and role label.",
  "FA-03": "/partner/first-access redirects to / if the user is not flagged as first login.",
  "FA-04": "First access calls POST /user/change-password with {currentPassword, newPassword}.",
  "FA-05": "On success firstLogin becomes false and the account goes from first login required to active.",
  "FA-06":
    'A new password shorter than 8 characters shows "New password must be at least 8 characters long.".',
  "FA-07": 'A confirmation that differs shows "New passwords do not match.".',
  "FA-08":
    "First-access failure text, in this order: first msg of a non-empty errors array; else the server message; else the translated update-failed text.",
  "FA-09": 'The message "Failed to change password. Please try again." exists for a failed change.',
  "PROF-01": "/profile shows account info: name, e-mail, role and account status.",
  "PROF-02": 'The account status reads "first login required" or "active" (by firstLogin).',
  "PROF-03":
    'The role is shown by its display name: Administrator, Submission Manager, Partner, Gruporg, and "User" for an unknown role.',
  "PROF-04": "/profile offers change password with three fields: current, new, confirm.",
  "PROF-05":
    'The profile password change refuses a new password under 8 characters with "New password must be at least 8 characters long.".',
  "PROF-06":
    'The profile password change refuses a differing confirmation with "New passwords do not match.".',
  "PROF-07": "The profile password change calls POST /user/change-password.",
  "PROF-08": "A partner can change the own password through /profile.",
  "PROF-09": "After a password change staff go to /admin.",
  "PROF-10": "After a password change partners go to /partner.",
  "PROF-11": "After a password change other users go to /.",
};
