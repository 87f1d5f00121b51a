// Made of the API's document by `npm run api:summary`; not written by hand.
// biome-ignore-all format: generated

/** Octets to send: a file, a buffer, or text. */
export type Octets = Blob | ArrayBuffer | ArrayBufferView | string

/** How a call is made. */
export type Operation = {
  method: 'GET' | 'POST' | 'DELETE'
  /** With `{name}` for each parameter of the path. */
  path: string
  /** The media type of a body that is octets. Other bodies are JSON or a form. */
  octets?: string
  /** It takes an `Idempotency-Key`. */
  once?: true
  /** The media type of its answer where that is not JSON. */
  answers?: string
}

export const operations: Record<keyof Calls | keyof Streams, Operation> = {
  getInstanceHealth: { method: 'GET', path: '/api/admin/health' },
  updateSiteSettings: { method: 'POST', path: '/api/admin/settings/1' },
  listAllPlans: { method: 'GET', path: '/api/admin/plans' },
  savePlan: { method: 'POST', path: '/api/admin/plans/{id}' },
  replaceTaxes: { method: 'POST', path: '/api/admin/taxes' },
  listAccounts: { method: 'GET', path: '/api/admin/accounts' },
  getAccount: { method: 'GET', path: '/api/admin/accounts/{id}' },
  listAccountActivity: { method: 'GET', path: '/api/admin/accounts/{id}/audit' },
  getAccountPlan: { method: 'GET', path: '/api/admin/accounts/{id}/plan' },
  grantPlan: { method: 'POST', path: '/api/admin/accounts/{id}/plan', once: true },
  confirmAccount: { method: 'POST', path: '/api/admin/accounts/{id}/confirm' },
  restoreAccount: { method: 'POST', path: '/api/admin/accounts/{id}/restore' },
  promoteAccount: { method: 'POST', path: '/api/admin/accounts/{id}/promote' },
  demoteAccount: { method: 'POST', path: '/api/admin/accounts/{id}/demote' },
  resetAccountSecondFactor: { method: 'POST', path: '/api/admin/accounts/{id}/reset-second-factor' },
  resumeAccountMail: { method: 'POST', path: '/api/admin/accounts/{id}/resume-mail' },
  deleteAccount: { method: 'POST', path: '/api/admin/accounts/{id}/delete' },
  cancelAccountDeletion: { method: 'POST', path: '/api/admin/accounts/{id}/cancel-deletion' },
  suspendAccount: { method: 'POST', path: '/api/admin/accounts/{id}/suspend' },
  exportAccount: { method: 'GET', path: '/api/admin/accounts/{id}/export', answers: 'application/zip' },
  listDeadLetters: { method: 'GET', path: '/api/admin/dead-letters' },
  retryDeadLetter: { method: 'POST', path: '/api/admin/dead-letters/{id}/retry' },
  discardDeadLetter: { method: 'POST', path: '/api/admin/dead-letters/{id}/discard' },
  getReturnedMail: { method: 'GET', path: '/api/admin/returned-mail' },
  listHeaviestUse: { method: 'GET', path: '/api/admin/use' },
  listLimits: { method: 'GET', path: '/api/admin/limits' },
  setLimit: { method: 'POST', path: '/api/admin/limits' },
  liftLimit: { method: 'POST', path: '/api/admin/limits/lift' },
  findAddressTraces: { method: 'POST', path: '/api/admin/erasures/find' },
  eraseAddress: { method: 'POST', path: '/api/admin/erasures' },
  listAnnouncements: { method: 'GET', path: '/api/admin/announcements' },
  createAnnouncement: { method: 'POST', path: '/api/admin/announcements', once: true },
  updateAnnouncement: { method: 'POST', path: '/api/admin/announcements/{id}' },
  withdrawAnnouncement: { method: 'POST', path: '/api/admin/announcements/{id}/withdraw' },
  register: { method: 'POST', path: '/api/register' },
  logIn: { method: 'POST', path: '/api/login' },
  logInWithSecondFactor: { method: 'POST', path: '/api/login/two-factor' },
  logOut: { method: 'POST', path: '/api/logout' },
  checkPasswordStrength: { method: 'POST', path: '/api/password-strength' },
  requestPasswordReset: { method: 'POST', path: '/api/profile/forgot' },
  resetPassword: { method: 'POST', path: '/api/profile/reset' },
  resendConfirmation: { method: 'POST', path: '/api/profile/confirm' },
  confirmEmailAddress: { method: 'POST', path: '/api/profile/verify/{token}' },
  getProfile: { method: 'GET', path: '/api/profile' },
  updateProfile: { method: 'POST', path: '/api/profile' },
  changePassword: { method: 'POST', path: '/api/profile/password' },
  listSessions: { method: 'GET', path: '/api/profile/sessions' },
  revokeSession: { method: 'POST', path: '/api/profile/sessions/{id}/revoke' },
  beginTwoFactor: { method: 'POST', path: '/api/profile/two-factor' },
  enableTwoFactor: { method: 'POST', path: '/api/profile/two-factor/enable' },
  disableTwoFactor: { method: 'POST', path: '/api/profile/two-factor/disable' },
  proveIdentity: { method: 'POST', path: '/api/profile/prove' },
  reportLostSecondFactor: { method: 'POST', path: '/api/login/lost-factor' },
  getPendingChange: { method: 'GET', path: '/api/wishes/{token}' },
  answerPendingChange: { method: 'POST', path: '/api/wishes/{token}' },
  stopPendingChanges: { method: 'POST', path: '/api/profile/stop-wishes' },
  resumeMail: { method: 'POST', path: '/api/profile/resume-mail' },
  createPasskeyChallenge: { method: 'POST', path: '/api/passkeys/ask' },
  logInWithPasskey: { method: 'POST', path: '/api/login/passkey' },
  listPasskeys: { method: 'GET', path: '/api/profile/passkeys' },
  addPasskey: { method: 'POST', path: '/api/profile/passkeys' },
  beginPasskey: { method: 'POST', path: '/api/profile/passkeys/begin' },
  renamePasskey: { method: 'POST', path: '/api/profile/passkeys/{id}' },
  deletePasskey: { method: 'POST', path: '/api/profile/passkeys/{id}/delete' },
  listActivity: { method: 'GET', path: '/api/profile/audit' },
  deleteProfile: { method: 'POST', path: '/api/profile/delete' },
  cancelProfileDeletion: { method: 'POST', path: '/api/profile/cancel-deletion' },
  exportProfile: { method: 'GET', path: '/api/profile/export', answers: 'application/zip' },
  getNewestApiKey: { method: 'GET', path: '/api/{x}/api-key' },
  renewApiKeyByLink: { method: 'GET', path: '/api/update/{x}/api-key' },
  listApiKeys: { method: 'GET', path: '/api/profile/api-keys' },
  createApiKey: { method: 'POST', path: '/api/profile/api-keys' },
  renewApiKey: { method: 'POST', path: '/api/profile/api-keys/renew' },
  deleteApiKey: { method: 'POST', path: '/api/profile/api-keys/{id}/delete' },
  listApplications: { method: 'GET', path: '/api/profile/applications' },
  disconnectApplication: { method: 'POST', path: '/api/profile/applications/{id}/disconnect' },
  listPlans: { method: 'GET', path: '/api/plans' },
  listTaxes: { method: 'GET', path: '/api/taxes' },
  getPlan: { method: 'GET', path: '/api/profile/plan' },
  getConfig: { method: 'GET', path: '/api/config' },
  getPlanQuote: { method: 'GET', path: '/api/plans/{id}/quote' },
  previewPlanChange: { method: 'POST', path: '/api/profile/change-plan/preview' },
  changePlan: { method: 'POST', path: '/api/profile/change-plan', once: true },
  redeemCode: { method: 'POST', path: '/api/profile/invoice/{id}', once: true },
  cancelPlan: { method: 'POST', path: '/api/profile/cancel-plan' },
  keepPlan: { method: 'POST', path: '/api/profile/keep-plan' },
  getCustomer: { method: 'GET', path: '/api/profile/customer' },
  setDefaultPaymentMethod: { method: 'POST', path: '/api/profile/set-default-payment-method' },
  listInvoices: { method: 'GET', path: '/api/profile/invoices' },
  listSubscriptions: { method: 'GET', path: '/api/profile/subscriptions' },
  addTaxNumber: { method: 'POST', path: '/api/profile/taxes', once: true },
  deleteTaxNumber: { method: 'POST', path: '/api/profile/taxes/{id}/delete' },
  createOfferCodes: { method: 'POST', path: '/api/admin/offer-codes', once: true },
  listOfferCodes: { method: 'GET', path: '/api/admin/offer-codes' },
  endOfferCode: { method: 'POST', path: '/api/admin/offer-codes/{id}/end' },
  placeOrder: { method: 'POST', path: '/api/profile/orders', once: true },
  listOrders: { method: 'GET', path: '/api/profile/orders' },
  withdrawOrder: { method: 'POST', path: '/api/profile/orders/{id}/withdraw' },
  answerOrderQuestion: { method: 'POST', path: '/api/profile/orders/{id}/answer' },
  getInvoiceDocument: { method: 'GET', path: '/api/profile/invoices/{number}/document', answers: 'text/html' },
  getInvoicePdf: { method: 'GET', path: '/api/profile/invoices/{number}/pdf', answers: 'application/pdf' },
  listAllOrders: { method: 'GET', path: '/api/admin/orders' },
  listIssuedInvoices: { method: 'GET', path: '/api/admin/invoices' },
  grantOrder: { method: 'POST', path: '/api/admin/orders/{id}/grant' },
  noteInvoicePayment: { method: 'POST', path: '/api/admin/invoices/{number}/payment' },
  refuseOrder: { method: 'POST', path: '/api/admin/orders/{id}/refuse' },
  askAboutOrder: { method: 'POST', path: '/api/admin/orders/{id}/ask' },
  getCaptchaChallenge: { method: 'GET', path: '/api/captcha/challenge' },
  getSiteSettings: { method: 'GET', path: '/api/settings/1' },
  contactOperator: { method: 'POST', path: '/api/contact', once: true },
  getStatus: { method: 'GET', path: '/api/status' },
  listBlacklistSelfTests: { method: 'GET', path: '/api/blacklists/self-tests' },
  shareReport: { method: 'POST', path: '/api/emails/{id}/share' },
  getReportBadge: { method: 'GET', path: '/badge/{id}.svg', answers: 'image/svg+xml' },
  getReportCard: { method: 'GET', path: '/embed/{id}', answers: 'text/html' },
  getReportPreviewImage: { method: 'GET', path: '/og/results/{id}.png', answers: 'image/png' },
  getRecordBadge: { method: 'GET', path: '/badge/{checker}/{domain}.svg', answers: 'image/svg+xml' },
  createTestAddress: { method: 'GET', path: '/api/get-email' },
  listTests: { method: 'GET', path: '/api/emails' },
  testEmail: { method: 'POST', path: '/api/emails', octets: 'message/rfc822', once: true },
  setMailKind: { method: 'POST', path: '/api/emails/{id}/kind' },
  recheckTest: { method: 'POST', path: '/api/emails/{id}/recheck' },
  testSample: { method: 'POST', path: '/api/emails/sample', once: true },
  getReport: { method: 'GET', path: '/api/emails/{id}/results' },
  compareTests: { method: 'GET', path: '/api/emails/{id}/compare/{after}' },
  getSource: { method: 'GET', path: '/api/emails/{id}/source' },
  deleteTest: { method: 'POST', path: '/api/emails/{id}/delete' },
  getAdvice: { method: 'GET', path: '/api/internal/spam-check/{id}/ai-assistant-result' },
  streamTest: { method: 'GET', path: '/api/emails/{id}/events', answers: 'text/event-stream' },
  getRawMessage: { method: 'GET', path: '/api/emails/{id}/raw', answers: 'message/rfc822' },
  getHtmlPreview: { method: 'GET', path: '/api/emails/{id}/preview', answers: 'text/html' },
  listSendingDomains: { method: 'GET', path: '/api/domains' },
  getSendingDomain: { method: 'GET', path: '/api/domains/{domain}' },
  listReportDomains: { method: 'GET', path: '/api/domain-reports' },
  addReportDomain: { method: 'POST', path: '/api/domain-reports' },
  deleteReportDomain: { method: 'POST', path: '/api/domain-reports/{domain}/delete' },
  proveReportDomain: { method: 'POST', path: '/api/domain-reports/{domain}/prove' },
  getReportSummary: { method: 'GET', path: '/api/domain-reports/{domain}' },
  decideReportSender: { method: 'POST', path: '/api/domain-reports/{domain}/senders' },
  uploadReports: { method: 'POST', path: '/api/domain-reports/{domain}/files', octets: 'application/octet-stream' },
  exportReports: { method: 'GET', path: '/api/domain-reports/{domain}/export', answers: 'text/csv' },
  postTlsReport: { method: 'POST', path: '/api/tls-reports/{tag}', octets: 'application/tlsrpt+gzip' },
  listWatchedDomains: { method: 'GET', path: '/api/watched-domains' },
  addWatchedDomains: { method: 'POST', path: '/api/watched-domains' },
  listWatchAlerts: { method: 'GET', path: '/api/watched-domains/alerts' },
  acknowledgeWatchAlerts: { method: 'POST', path: '/api/watched-domains/alerts/acknowledge' },
  getQuietHours: { method: 'GET', path: '/api/watched-domains/quiet-hours' },
  setQuietHours: { method: 'POST', path: '/api/watched-domains/quiet-hours' },
  deleteQuietHours: { method: 'POST', path: '/api/watched-domains/quiet-hours/delete' },
  getWatchedDomain: { method: 'GET', path: '/api/watched-domains/{domain}' },
  updateWatchedDomain: { method: 'POST', path: '/api/watched-domains/{domain}' },
  deleteWatchedDomain: { method: 'POST', path: '/api/watched-domains/{domain}/delete' },
  checkWatchedDomain: { method: 'POST', path: '/api/watched-domains/{domain}/check' },
  silenceWatchedDomain: { method: 'POST', path: '/api/watched-domains/{domain}/silence' },
  endWatchedDomainSilence: { method: 'POST', path: '/api/watched-domains/{domain}/silence/end' },
  listClientLinks: { method: 'GET', path: '/api/client-links' },
  createClientLink: { method: 'POST', path: '/api/client-links' },
  revokeClientLink: { method: 'POST', path: '/api/client-links/{id}/revoke' },
  listClientReports: { method: 'GET', path: '/api/client-reports' },
  setClientReport: { method: 'POST', path: '/api/client-reports' },
  setReportBrand: { method: 'POST', path: '/api/client-reports/brand' },
  getClientReportDocument: { method: 'GET', path: '/api/client-reports/document', answers: 'text/html' },
  getClientReportPdf: { method: 'GET', path: '/api/client-reports/pdf', answers: 'application/pdf' },
  listNewsletters: { method: 'GET', path: '/api/newsletters' },
  addNewsletter: { method: 'POST', path: '/api/newsletters' },
  getNewsletter: { method: 'GET', path: '/api/newsletters/{id}' },
  updateNewsletter: { method: 'POST', path: '/api/newsletters/{id}' },
  deleteNewsletter: { method: 'POST', path: '/api/newsletters/{id}/delete' },
  inviteMember: { method: 'POST', path: '/api/members/invitations' },
  resendInvitation: { method: 'POST', path: '/api/members/invitations/{id}/resend' },
  withdrawInvitation: { method: 'POST', path: '/api/members/invitations/{id}/withdraw' },
  listMembers: { method: 'GET', path: '/api/members' },
  updateMember: { method: 'POST', path: '/api/members/{id}' },
  removeMember: { method: 'POST', path: '/api/members/{id}/remove' },
  listSeats: { method: 'GET', path: '/api/seats' },
  workIn: { method: 'POST', path: '/api/seats/work-in' },
  leaveSeat: { method: 'POST', path: '/api/seats/{id}/leave' },
  getInvitation: { method: 'GET', path: '/api/seats/invitations/{token}' },
  acceptInvitation: { method: 'POST', path: '/api/seats/invitations/{id}/accept' },
  declineInvitation: { method: 'POST', path: '/api/seats/invitations/{id}/decline' },
  checkDraft: { method: 'POST', path: '/api/drafts/check' },
  testDraft: { method: 'POST', path: '/api/drafts', once: true },
  renderDraft: { method: 'POST', path: '/api/drafts/picture', answers: 'image/png' },
  lintTemplate: { method: 'POST', path: '/api/lint' },
  getScreenshots: { method: 'GET', path: '/api/emails/{id}/screenshots' },
  getHeatMap: { method: 'GET', path: '/api/emails/{id}/heatmap' },
  getClientScreenshots: { method: 'GET', path: '/api/emails/{id}/clients' },
  getClientSupport: { method: 'GET', path: '/api/emails/{id}/client-support' },
  renderScreenshots: { method: 'POST', path: '/api/emails/{id}/pictures', once: true },
  getScreenshot: { method: 'GET', path: '/api/emails/{id}/pictures/{name}.png', answers: 'image/png' },
  getReportPdf: { method: 'GET', path: '/api/emails/{id}/report.pdf', answers: 'application/pdf' },
  checkSpf: { method: 'POST', path: '/api/checkers/spf' },
  checkSpfByLink: { method: 'GET', path: '/api/checkers/spf' },
  checkDkim: { method: 'POST', path: '/api/checkers/dkim' },
  checkDkimByLink: { method: 'GET', path: '/api/checkers/dkim' },
  checkDmarc: { method: 'POST', path: '/api/checkers/dmarc' },
  checkDmarcByLink: { method: 'GET', path: '/api/checkers/dmarc' },
  checkBimi: { method: 'POST', path: '/api/checkers/bimi' },
  checkBimiByLink: { method: 'GET', path: '/api/checkers/bimi' },
  checkMtaSts: { method: 'POST', path: '/api/checkers/mta-sts' },
  checkMtaStsByLink: { method: 'GET', path: '/api/checkers/mta-sts' },
  checkTlsRpt: { method: 'POST', path: '/api/checkers/tls-rpt' },
  checkTlsRptByLink: { method: 'GET', path: '/api/checkers/tls-rpt' },
  checkDomainBlacklists: { method: 'POST', path: '/api/checkers/domain-blacklist' },
  checkDomainBlacklistsByLink: { method: 'GET', path: '/api/checkers/domain-blacklist' },
  streamDomainBlacklists: { method: 'GET', path: '/api/checkers/domain-blacklist/events', answers: 'text/event-stream' },
  checkEmailBlacklists: { method: 'POST', path: '/api/checkers/email-blacklist' },
  checkEmailBlacklistsByLink: { method: 'GET', path: '/api/checkers/email-blacklist' },
  streamEmailBlacklists: { method: 'GET', path: '/api/checkers/email-blacklist/events', answers: 'text/event-stream' },
  checkIpBlacklists: { method: 'POST', path: '/api/checkers/ip-blacklist' },
  checkIpBlacklistsByLink: { method: 'GET', path: '/api/checkers/ip-blacklist' },
  streamIpBlacklists: { method: 'GET', path: '/api/checkers/ip-blacklist/events', answers: 'text/event-stream' },
  checkDomain: { method: 'POST', path: '/api/checkers/domain' },
  checkDomainByLink: { method: 'GET', path: '/api/checkers/domain' },
  streamDomain: { method: 'GET', path: '/api/checkers/domain/events', answers: 'text/event-stream' },
  getVerifierInfo: { method: 'GET', path: '/api/internal/email-verification' },
  verifyAddress: { method: 'POST', path: '/api/internal/email-verification', once: true },
  optOutOfVerification: { method: 'POST', path: '/api/internal/email-verification/opt-out' },
  getVerification: { method: 'GET', path: '/api/internal/email-verification/{id}' },
  streamVerification: { method: 'GET', path: '/api/internal/email-verification/{id}/events', answers: 'text/event-stream' },
  reportBounces: { method: 'POST', path: '/api/internal/email-verification/bounces' },
  verifyList: { method: 'POST', path: '/api/internal/email-verification-lists', octets: 'text/csv', once: true },
  listVerifierLists: { method: 'GET', path: '/api/internal/email-verification-lists' },
  getVerifierList: { method: 'GET', path: '/api/internal/email-verification-lists/{id}' },
  pauseVerifierList: { method: 'POST', path: '/api/internal/email-verification-lists/{id}/pause' },
  resumeVerifierList: { method: 'POST', path: '/api/internal/email-verification-lists/{id}/resume' },
  retryUnknownAddresses: { method: 'POST', path: '/api/internal/email-verification-lists/{id}/ask-again', once: true },
  deleteVerifierList: { method: 'POST', path: '/api/internal/email-verification-lists/{id}/delete' },
  listVerifiedAddresses: { method: 'GET', path: '/api/internal/email-verification-lists/{id}/addresses' },
  getVerifierListSummary: { method: 'GET', path: '/api/internal/email-verification-lists/{id}/summary' },
  acceptSuggestions: { method: 'POST', path: '/api/internal/email-verification-lists/{id}/accept-suggestions' },
  undoCorrections: { method: 'POST', path: '/api/internal/email-verification-lists/{id}/undo-corrections' },
  downloadVerifierList: { method: 'GET', path: '/api/internal/email-verification-lists/{id}/download', answers: 'text/csv' },
  streamVerifierList: { method: 'GET', path: '/api/internal/email-verification-lists/{id}/events', answers: 'text/event-stream' },
  listPlacementMonitors: { method: 'GET', path: '/api/inbox-placement/monitors' },
  createPlacementMonitor: { method: 'POST', path: '/api/inbox-placement/monitors', once: true },
  updatePlacementMonitor: { method: 'POST', path: '/api/inbox-placement/monitors/{id}' },
  testPlacementMonitor: { method: 'POST', path: '/api/inbox-placement/monitors/{id}/try' },
  deletePlacementMonitor: { method: 'POST', path: '/api/inbox-placement/monitors/{id}/delete' },
  listPlacementProviders: { method: 'GET', path: '/api/internal/inbox-placement/providers' },
  createPlacementDraft: { method: 'POST', path: '/api/internal/inbox-placement', once: true },
  startPlacementDraft: { method: 'POST', path: '/api/internal/inbox-placement/{id}/start', once: true },
  startPlacement: { method: 'POST', path: '/api/inbox-placement', once: true },
  listPlacements: { method: 'GET', path: '/api/inbox-placement' },
  getSeedList: { method: 'GET', path: '/api/inbox-placement/seed-list' },
  comparePlacements: { method: 'GET', path: '/api/inbox-placement/compare' },
  listPlacementDomains: { method: 'GET', path: '/api/inbox-placement/domains' },
  getPlacementTrend: { method: 'GET', path: '/api/inbox-placement/trend' },
  getPlacement: { method: 'GET', path: '/api/inbox-placement/{id}' },
  deletePlacement: { method: 'DELETE', path: '/api/inbox-placement/{id}' },
  getPlacementResults: { method: 'GET', path: '/api/inboxes/{id}/results' },
  sharePlacement: { method: 'POST', path: '/api/inbox-placement/{id}/share' },
  sendPlacementSample: { method: 'POST', path: '/api/inbox-placement/{id}/sample' },
  getPlacementPdf: { method: 'GET', path: '/api/inbox-placement/{id}/report.pdf', answers: 'application/pdf' },
  getPlacementCsv: { method: 'GET', path: '/api/inbox-placement/{id}/report.csv', answers: 'text/csv' },
  streamPlacement: { method: 'GET', path: '/api/inbox-placement/{id}/events', answers: 'text/event-stream' },
  listSeeds: { method: 'GET', path: '/api/admin/seeds' },
  addSeed: { method: 'POST', path: '/api/admin/seeds', once: true },
  updateSeed: { method: 'POST', path: '/api/admin/seeds/{id}' },
  checkSeed: { method: 'POST', path: '/api/admin/seeds/{id}/check' },
  deleteSeed: { method: 'POST', path: '/api/admin/seeds/{id}/delete' },
  listWebhooks: { method: 'GET', path: '/api/webhooks' },
  createWebhook: { method: 'POST', path: '/api/webhooks' },
  updateWebhook: { method: 'POST', path: '/api/webhooks/{id}' },
  renewWebhookSecret: { method: 'POST', path: '/api/webhooks/{id}/secret' },
  deleteWebhook: { method: 'POST', path: '/api/webhooks/{id}/delete' },
  testWebhook: { method: 'POST', path: '/api/webhooks/{id}/try' },
  listWebhookDeliveries: { method: 'GET', path: '/api/webhooks/{id}/deliveries' },
  replayWebhookDeliveries: { method: 'POST', path: '/api/webhooks/{id}/replay' },
  extGetStatus: { method: 'GET', path: '/ext/v2/status' },
  extStartSpamCheck: { method: 'POST', path: '/ext/v2/spam-check', once: true },
  extGetSpamCheck: { method: 'GET', path: '/ext/v2/spam-check/{id}' },
  extGetScreenshots: { method: 'GET', path: '/ext/v2/spam-check/{id}/screenshots' },
  extGetHeatMap: { method: 'GET', path: '/ext/v2/spam-check/{id}/heatmap' },
  extListMailboxes: { method: 'GET', path: '/ext/v2/inbox-placement/mailboxes' },
  extStartPlacement: { method: 'POST', path: '/ext/v2/inbox-placement', once: true },
  extListPlacements: { method: 'GET', path: '/ext/v2/inbox-placement' },
  extGetPlacement: { method: 'GET', path: '/ext/v2/inbox-placement/{id}' },
}

/** What each call is given and answers. */
export type Calls = {
  /** The health of each part of this instance */
  getInstanceHealth: { answer: InstanceHealth }
  /** Change titles, texts and links of this site. The fields given are changed. `customHeadCode`, `customBodyCode` and `customFooterCode` run on every page. */
  updateSiteSettings: { body: UpdateSiteSettingsRequest; answer: SiteSettingsAnswer }
  /** All plans, with the limits of visitors without an account */
  listAllPlans: { answer: ListAllPlansResponse }
  /** Create a plan, or replace the one with this id */
  savePlan: { path: { id: string }; body: PlanInput; answer: Plan }
  /** Replace all taxes */
  replaceTaxes: { body: Taxes; answer: ReplaceTaxesResponse }
  /** Accounts and the plan each was given, newest first */
  listAccounts: { query?: { page?: number; per_page?: number; search?: string; state?: 'unconfirmed' | 'suspended' | 'admin' | 'deletion'; plan?: string }; answer: AdminAccountList }
  /** One account, and how much there is of it */
  getAccount: { path: { id: string }; answer: AccountFacts }
  /** What an account did and what was done to it, and by whom */
  listAccountActivity: { path: { id: string }; query?: { page?: number; per_page?: number; orders?: 'created_at' | 'score' | 'subject' | 'sender' | 'name' | 'amount'; direction?: 'asc' | 'desc'; search?: string }; answer: AdminAuditEntryList }
  /** The plan an account has now, and what of it is used */
  getAccountPlan: { path: { id: string }; answer: CurrentPlan }
  /** Give an account a plan */
  grantPlan: { path: { id: string }; body: PlanGrant; answer: CurrentPlan }
  /** Confirm the address of an account. Does what the link in the email does. Its sessions end. The owner gets an email. */
  confirmAccount: { path: { id: string }; answer: AccountFacts }
  /** End the suspension of an account. Lists and monitors resume, and test addresses accept mail. Canceled renewals stay canceled. The owner gets an email. */
  restoreAccount: { path: { id: string }; answer: AccountFacts }
  /** Make an account an administrator. Its address must be confirmed. The owner gets an email. */
  promoteAccount: { path: { id: string }; answer: AccountFacts }
  /** Make an administrator a user. Their sessions and API keys end. The last administrator cannot be demoted. The owner gets an email. */
  demoteAccount: { path: { id: string }; answer: AccountFacts }
  /** Turn off a lost second factor. Login no longer asks for the code of the app. Passkeys, sessions and API keys end. The owner gets an email. */
  resetAccountSecondFactor: { path: { id: string }; answer: AccountFacts }
  /** Have mail sent to an address again that it came back from. Where `mail_stopped` says why it is not. Its owner is sent a message at once. */
  resumeAccountMail: { path: { id: string }; answer: AccountFacts }
  /** Delete an account in seven days. The owner gets an email and can keep the account until then, unless it is suspended. Renewals are canceled at once. */
  deleteAccount: { path: { id: string }; answer: AccountFacts }
  /** Keep an account after all. Also where its owner asked for the deletion. */
  cancelAccountDeletion: { path: { id: string }; answer: AccountFacts }
  /** Suspend an account, with a reason for the owner. Its sessions and API keys end, its test addresses refuse mail (550), its lists and monitors stop, and its subscription ends with the paid period. */
  suspendAccount: { path: { id: string }; body: Suspension; answer: AccountFacts }
  /** Everything of an account as a zip; the owner gets an email */
  exportAccount: { path: { id: string }; answer: Uint8Array<ArrayBuffer> }
  /** Jobs whose last run failed, and email to users that was given up */
  listDeadLetters: { answer: DeadLetters }
  /** Run a job soon, or give an email another day */
  retryDeadLetter: { path: { id: string }; answer: Success }
  /** Forget a failed job until it fails again, or remove an email */
  discardDeadLetter: { path: { id: string }; answer: Success }
  /** How much mail to users bounced or was complained of, by the day */
  getReturnedMail: { answer: ReturnedMail }
  /** Networks, accounts and domains that used most, within a day and a week */
  listHeaviestUse: { answer: HeaviestUse }
  /** Who may do little, and until when */
  listLimits: { answer: LimitsInForce }
  /** Limit a network, an account or a domain for some days. Beyond `per_minute` calls are refused with 429, and email from a limited network or domain with 450. Replaces an earlier limit. */
  setLimit: { body: NewLimit; answer: Success }
  /** End a limit */
  liftLimit: { body: LiftedLimit; answer: Success }
  /** What mentions an address that has no account here, table by table. Reads whole tables: it may take long. */
  findAddressTraces: { body: ErasureRequest; answer: ErasureReport }
  /** Erase an address that has no account here. Tests of mails that mention it are deleted, in lists it is overwritten. The audit log keeps a keyed hash of it. */
  eraseAddress: { body: ErasureRequest; answer: ErasureReport }
  /** Announcements on top of the pages, those that begin last first */
  listAnnouncements: { answer: Announcements }
  /** Write an announcement. It stands on top of the pages of whoever it is for, until its end or until they dismiss it. */
  createAnnouncement: { body: AnnouncementInput; answer: CreateAnnouncementResponse }
  /** Replace an announcement. Whoever has dismissed it does not see it again. */
  updateAnnouncement: { path: { id: string }; body: AnnouncementInput; answer: Success }
  /** Withdraw an announcement */
  withdrawAnnouncement: { path: { id: string }; answer: Success }
  /** Create an account. Logs in at once. Tests that the same browser made before move into the account. */
  register: { body: Registration; answer: RegisteredAccount }
  /** Log in. The answer has a token to send as `Authorization: Bearer`; a browser also keeps it in a cookie. With two-factor login: the same call again with `totp`, or POST /api/login/two-factor with the challenge. */
  logIn: { body: Login; answer: LoginAnswer }
  /** Log in: the second factor. A code of the authenticator app, a recovery code, or a passkey (POST /api/passkeys/ask with the challenge). */
  logInWithSecondFactor: { body: SecondFactorLogin; answer: LoginAnswer }
  /** Log out */
  logOut: { answer: Success }
  /** How long a password would withstand guessing. Keeps nothing. A password of score 0 is refused when it is set. */
  checkPasswordStrength: { body: PasswordStrengthRequest; answer: PasswordStrength }
  /** Request a link to set a new password. The answer is the same for every address. */
  requestPasswordReset: { body: EmailAddressRequest; answer: Said }
  /** Set a new password with the token of that link. Ends all sessions, API keys, passkeys and wishes of the account. */
  resetPassword: { body: PasswordReset; answer: Said }
  /** Send the confirmation email again. The answer is the same for every address. */
  resendConfirmation: { body: EmailAddressRequest; answer: Said }
  /** Confirm an address with the token from the email. For a person who is logged in or gives the password. A new address counts once the present one allows it too, or after a day. */
  confirmEmailAddress: { path: { token: string }; body?: AddressConfirmation; answer: ConfirmedAddress }
  /** Who is logged in */
  getProfile: { answer: Profile }
  /** Change name, address, language or time zone. A new address needs a proof or `current_password`. It is `pending_email` until it is confirmed and the present address allows it, or a day has passed. */
  updateProfile: { body: ProfileChange; answer: Profile }
  /** Change the password. Voids all that was given out before: other sessions, API keys, passkeys, links and wishes. This session goes on with the token of the answer. */
  changePassword: { body: PasswordChange; answer: RenewedSession }
  /** Where the account is logged in */
  listSessions: { answer: LoginSession[] }
  /** End one session */
  revokeSession: { path: { id: string }; answer: Success }
  /** Start two-factor setup: the secret for the authenticator app. Needs a confirmed address and a proof. */
  beginTwoFactor: { answer: TwoFactorSetup }
  /** Turn on two-factor login with a first code. Answers ten recovery codes, shown this once. Voids all that was given out before, as a new password does. */
  enableTwoFactor: { body: OneTimeCode; answer: RecoveryCodes }
  /** Turn off two-factor login. Needs a proof, or the password. Voids all that was given out before, as a new password does. */
  disableTwoFactor: { body: CurrentPassword; answer: RenewedSession }
  /** Confirm that it is you, for ten minutes. By the password, a code of the second factor, or a passkey. API keys, second factor, passkeys, address, export and deletion refuse with `prove_first` (403) until then. */
  proveIdentity: { body: Proof; answer: Success }
  /** Log in: the second factor is lost. With the challenge of POST /api/login. A link is mailed that turns off the second factor a day later; until then it can be stopped. */
  reportLostSecondFactor: { body: LostSecondFactor; answer: Said }
  /** What is pending, by the token in the email about it */
  getPendingChange: { path: { token: string }; answer: PendingChange }
  /** Allow or stop what is pending */
  answerPendingChange: { path: { token: string }; body: PendingChangeAnswer; answer: PendingChangeOutcome }
  /** Stop what is pending: a new address, a second factor reported as lost */
  stopPendingChanges: { answer: Success }
  /** Have mail sent to your address again. Where earlier mail came back or was reported as spam: `mail_stopped` of the profile. Once a day; a message goes there at once. */
  resumeMail: { answer: Success }
  /** The challenge that a browser signs with a passkey. For navigator.credentials.get. The answer is good once, for five minutes: to POST /api/login/passkey, /api/login/two-factor or /api/profile/prove. */
  createPasskeyChallenge: { body: PasskeyChallengeRequest; answer: PasskeyOptions }
  /** Log in with a passkey alone */
  logInWithPasskey: { body: PasskeyLogin; answer: LoginAnswer }
  /** Your passkeys, oldest first */
  listPasskeys: { answer: ListPasskeysResponse }
  /** Add the passkey that the browser created. Needs a proof. Voids all that was given out before, as a new password does, but for other passkeys; the owner is told by email. */
  addPasskey: { body: NewPasskey; answer: RenewedSession }
  /** The options with which a browser creates a passkey. For navigator.credentials.create. Needs a confirmed address and a proof. */
  beginPasskey: { answer: PasskeyOptions }
  /** Rename a passkey */
  renamePasskey: { path: { id: string }; body: PasskeyName; answer: Success }
  /** Remove a passkey. Needs a proof. Voids all that was given out before, but for other passkeys. */
  deletePasskey: { path: { id: string }; answer: RenewedSession }
  /** The account’s activity log */
  listActivity: { query?: { page?: number; per_page?: number; orders?: 'created_at' | 'score' | 'subject' | 'sender' | 'name' | 'amount'; direction?: 'asc' | 'desc'; search?: string }; answer: AuditEntryList }
  /** Delete the account in seven days. Needs a proof, or the password. Until then POST /api/profile/cancel-deletion keeps it. */
  deleteProfile: { body: CurrentPassword; answer: ScheduledDeletion }
  /** Cancel the deletion of the account */
  cancelProfileDeletion: { answer: Success }
  /** All data of the account as a ZIP file. Needs a proof. */
  exportProfile: { answer: Uint8Array<ArrayBuffer> }
  /** Your newest API key, without its secret. `x` is `profile`, `me` or your account id. By bearer token only. null where there is none. */
  getNewestApiKey: { path: { x: string }; answer: GetNewestApiKeyResponse }
  /** Renew your API key. Changes something though it is a GET: by the bearer token of a session only, never cached. Prefer the POST. */
  renewApiKeyByLink: { path: { x: string }; answer: RenewApiKeyByLinkResponse }
  /** Your API keys, newest first */
  listApiKeys: { answer: ListApiKeysResponse }
  /** Create an API key. The key is in this answer alone. Needs a confirmed address and a proof (POST /api/profile/prove). */
  createApiKey: { body: NewApiKey; answer: CreatedApiKey }
  /** Replace the newest API key with a new one. The old one ends at once; the new one has its scopes, networks and end. Makes the first one where there is none. Needs a proof. */
  renewApiKey: { answer: CreatedApiKey }
  /** Delete an API key */
  deleteApiKey: { path: { id: string }; answer: Success }
  /** Applications that you have connected, newest first */
  listApplications: { answer: ListApplicationsResponse }
  /** Disconnect an application. Its tokens end at once. */
  disconnectApplication: { path: { id: string }; answer: Success }
  /** The plans on offer. Empty where nothing is billed. */
  listPlans: { query?: { page?: number; per_page?: number; orders?: 'created_at' | 'score' | 'subject' | 'sender' | 'name' | 'amount'; direction?: 'asc' | 'desc'; search?: string }; answer: PlanList }
  /** The taxes that the operator states */
  listTaxes: { query?: { page?: number; per_page?: number; orders?: 'created_at' | 'score' | 'subject' | 'sender' | 'name' | 'amount'; direction?: 'asc' | 'desc'; search?: string }; answer: TaxList }
  /** Your plan and your usage */
  getPlan: { answer: CurrentPlan }
  /** What pages need to know about this instance */
  getConfig: { answer: SiteConfig }
  /** What a plan costs with the tax of a country. For who has a billing address, with the tax of that one. */
  getPlanQuote: { path: { id: string }; query: { interval: BillingInterval; country?: string }; answer: PlanQuote }
  /** What a change of plan would charge today, and what from when. Nothing is changed and nothing charged. A `purchase` has no sums: they stand on the pay page that the change leads to. */
  previewPlanChange: { body: WantedPlan; answer: PlanChange }
  /** Change your plan. `checkout_id` is empty when nothing has to be paid on a page: the plan is changed then. A subscription that runs is changed, and charged, for the sums of the preview alone: `confirmation` is theirs. */
  changePlan: { body: PlanChangeRequest; answer: Checkout }
  /** Redeem an offer code, or buy what a payment hash stands for. The hash stands in the path, or in the body where it does not fit there. */
  redeemCode: { path: { id: string }; body?: RedeemCodeRequest; answer: Checkout }
  /** Cancel your subscription at the end of the paid period */
  cancelPlan: { answer: CancelPlanResponse }
  /** Take the cancellation of your subscription back */
  keepPlan: { answer: KeepPlanResponse }
  /** Your cards, address and tax numbers, and a link to the billing portal */
  getCustomer: { answer: Customer }
  /** Choose the card that is charged */
  setDefaultPaymentMethod: { body: SetDefaultPaymentMethodRequest; answer: Customer }
  /** Your invoices */
  listInvoices: { query?: { page?: number; per_page?: number; orders?: 'created_at' | 'score' | 'subject' | 'sender' | 'name' | 'amount'; direction?: 'asc' | 'desc'; search?: string }; answer: InvoiceList }
  /** Your subscriptions, those that ended too */
  listSubscriptions: { query?: { page?: number; per_page?: number; orders?: 'created_at' | 'score' | 'subject' | 'sender' | 'name' | 'amount'; direction?: 'asc' | 'desc'; search?: string }; answer: SubscriptionList }
  /** Add a tax number, e.g. type `eu_vat` */
  addTaxNumber: { body: NewTaxNumber; answer: TaxNumber }
  /** Remove a tax number */
  deleteTaxNumber: { path: { id: string }; answer: Success }
  /** Create one-time codes for a plan */
  createOfferCodes: { body: CreateOfferCodesRequest; answer: CreateOfferCodesResponse }
  /** One-time codes, the newest first */
  listOfferCodes: { query?: { page?: number; per_page?: number; orders?: 'created_at' | 'score' | 'subject' | 'sender' | 'name' | 'amount'; direction?: 'asc' | 'desc'; search?: string }; answer: OfferCodeList }
  /** End a code that nobody has used */
  endOfferCode: { path: { id: string }; answer: Success }
  /** Order a plan where an operator grants plans. Nothing is charged. An account has one order that waits: the same plan again answers that one. */
  placeOrder: { body: NewOrder; answer: Order }
  /** Your orders, the newest first */
  listOrders: { answer: Orders }
  /** Withdraw an order that waits */
  withdrawOrder: { path: { id: string }; answer: Order }
  /** Answer what the operator asked about an order */
  answerOrderQuestion: { path: { id: string }; body: OrderAnswer; answer: Order }
  /** An invoice that this instance made, as HTML for reading and printing */
  getInvoiceDocument: { path: { number: string }; answer: string }
  /** The same as PDF. 503 where no browser prints it; a browser is led to the document. */
  getInvoicePdf: { path: { number: string }; answer: Uint8Array<ArrayBuffer> }
  /** Orders of plans, those that wait first */
  listAllOrders: { query?: { page?: number; per_page?: number }; answer: OperatorOrderList }
  /** Invoices that this instance made, the newest first */
  listIssuedInvoices: { query?: { page?: number; per_page?: number }; answer: IssuedInvoiceList }
  /** Grant an order: the account gets the plan, and an invoice is made. No invoice is made while the seller is not set. Of two who decide at once, the second is refused. */
  grantOrder: { path: { id: string }; body: OrderGrant; answer: Order }
  /** Say that an invoice was paid, or take it back */
  noteInvoicePayment: { path: { number: string }; body: InvoicePayment; answer: Success }
  /** Refuse an order, with words for the buyer */
  refuseOrder: { path: { id: string }; body: OrderDecision; answer: Order }
  /** Ask the buyer about an order */
  askAboutOrder: { path: { id: string }; body: OrderDecision; answer: Order }
  /** The puzzle that a browser solves before it sends a form. With `CAPTCHA_PROVIDER=proof-of-work`; else 404. Find the counter whose key, derived as `parameters` say, begins with `keyPrefix`; send base64 of `{challenge, solution}` as `recaptcha_token`. Good once, for ten minutes. */
  getCaptchaChallenge: { answer: CaptchaChallenge }
  /** Titles, texts and links of this site */
  getSiteSettings: { answer: SiteSettingsAnswer }
  /** Write to the operator of this server. The message goes out by email and is stored nowhere. */
  contactOperator: { body: ContactMessage; answer: Success }
  /** Which parts of this instance work. At most 15 seconds old. A monitor that needs yes or no asks `/readyz`. */
  getStatus: { answer: InstanceStatus }
  /** How each blacklist answered our self-tests over the past months. A list that answers is asked for its test entry, for what must not be listed and for a random name (RFC 5782, 5). Counted by this server, through its own resolver. */
  listBlacklistSelfTests: { answer: ListHistory }
  /** Share a report, or stop sharing. Of its owner. A shared report has a badge and a summary that other sites may show, and search engines may list it. Without this, only whoever has the link can read it. */
  shareReport: { path: { id: string }; body: Sharing; answer: Sharing }
  /** The score of a shared report as a badge. `?lang=` with one of `en`, `de`, `fr`. A report that is not shared answers 404 with a badge that says so. */
  getReportBadge: { path: { id: string }; answer: string }
  /** A shared report as one card, for a frame. 360 x 156 pixels or wider. */
  getReportCard: { path: { id: string }; answer: string }
  /** The preview image for a link to a report. Names the mail only when the report is shared. */
  getReportPreviewImage: { path: { id: string }; answer: Uint8Array<ArrayBuffer> }
  /** What a record checker finds at a domain, as a badge. At most ten minutes old. `?lang=` with one of `en`, `de`, `fr`. What is no checker or no domain answers 404 with a badge that says so. Counts as a check. */
  getRecordBadge: { path: { checker: 'spf' | 'dkim' | 'dmarc' | 'bimi' | 'mta-sts' | 'tls-rpt'; domain: string }; answer: string }
  /** A fresh test address. Costs nothing and stores nothing: a test exists only when an email arrives. */
  createTestAddress: { answer: TestAddress }
  /** The tests of this browser, newest first */
  listTests: { query?: { page?: number; per_page?: number; orders?: 'created_at' | 'score' | 'subject' | 'sender' | 'name' | 'amount'; direction?: 'asc' | 'desc'; search?: string }; answer: TestList }
  /** Test a message file. The message as it is (`message/rfc822`), or a form with the field `file`. */
  testEmail: { query?: { kind?: string }; body: Octets | FormData; answer: TestEmailResponse }
  /** Say what kind of mail it is. The report is scored again as mail of that kind, and the account keeps the choice for the next tests of that sender. null: the kind that the mail itself shows. Kinds as for `testEmail`. */
  setMailKind: { path: { id: string }; body: SetMailKindRequest; answer: Report }
  /** Query DNS and blacklists again. Costs no test, and says what changed. Only for its owner the report is replaced; others get a copy of their own. */
  recheckTest: { path: { id: string }; answer: Recheck }
  /** Send the bundled newsletter to a test address. Without an id, to a fresh one. Its report is made over stand-in DNS and says so. */
  testSample: { query?: { id?: string }; answer: TestSampleResponse }
  /** The report of one test. `example` is the sample. An address without an email answers with status `waiting`. */
  getReport: { path: { id: string }; answer: Report }
  /** One finished test beside another. Score, groups, findings and predicted attention, from the test `id` to the test `after`. 409 while one is not finished. */
  compareTests: { path: { id: string; after: string }; answer: Comparison }
  /** The source that findings refer to */
  getSource: { path: { id: string }; answer: MessageSource }
  /** Delete a test, its email and its report */
  deleteTest: { path: { id: string }; answer: Success }
  /** What to do, in order. Written by rules from the report; each item cites its checks. */
  getAdvice: { path: { id: string }; answer: Advice }
  /** The message as we received it */
  getRawMessage: { path: { id: string }; answer: Uint8Array<ArrayBuffer> }
  /** The HTML of the message, unable to run or load anything. Meant for a frame. */
  getHtmlPreview: { path: { id: string }; answer: string }
  /** The domains that your emails were sent from, and their state. Each value with the time since which your own tests have found it so; null: no test could ask. The domain seen last comes first. */
  listSendingDomains: { query?: { page?: number; per_page?: number; search?: string }; answer: SendingDomainList }
  /** One sending domain, and what it was over time */
  getSendingDomain: { path: { domain: string }; answer: DomainHistory }
  /** The domains whose reports you collect */
  listReportDomains: { answer: ReportDomains }
  /** Collect the reports of a domain. Answers the address for its DMARC record. A domain that is there already stays as it is. */
  addReportDomain: { body: ReportDomainInput; answer: ReportDomain }
  /** Remove a domain with all its reports */
  deleteReportDomain: { path: { domain: string }; answer: Success }
  /** Check now whether the records are published, and what they should be */
  proveReportDomain: { path: { domain: string }; answer: ReportSetup }
  /** Who sends in the name of a domain, and whether its policy may be stricter */
  getReportSummary: { path: { domain: string }; query?: { from?: string; to?: string }; answer: ReportSummary }
  /** Say whether a sender is yours */
  decideReportSender: { path: { domain: string }; body: SenderDecision; answer: Success }
  /** Upload reports. XML, JSON, gzip, zip, emails or mailbox files: several as a form, or one as the body. A report that is there already is not counted again. */
  uploadReports: { path: { domain: string }; query?: { name?: string }; body: FormData | Octets; answer: UploadedFiles }
  /** The rows of the reports that count. CSV, or with `format=json` a JSON array. A cell that begins like a formula has an apostrophe before it. */
  exportReports: { path: { domain: string }; query?: { from?: string; to?: string; format?: 'csv' | 'json' }; answer: string }
  /** Deliver a TLS report as a mail server does. For mail servers that report by HTTPS (RFC 8460, 3). The address is that of `post` in the records to publish. A report that is there already is not counted again. */
  postTlsReport: { path: { tag: string }; body: Octets; answer: Success }
  /** The domains that you watch, and how they are. Each is looked at once a day, and sooner after a change. A change counts when a second look some minutes later says the same; a part without an answer stays as it was. */
  listWatchedDomains: { query?: { page?: number; per_page?: number; search?: string; client?: string; state?: 'open' | 'bad' | 'warning' | 'good' | 'no-data'; orders?: 'state' | 'domain' | 'client' | 'score' | 'changed' | 'looked'; direction?: 'asc' | 'desc' }; answer: WatchedDomains }
  /** Watch one or many domains. A line that cannot be read refuses no other: the answer says what is wrong with it. */
  addWatchedDomains: { body: WatchedDomainInput; answer: WatchedDomainsAdded }
  /** Changes that are not acknowledged, the newest first */
  listWatchAlerts: { answer: WatchAlerts }
  /** Acknowledge one alert, those of a domain, or all */
  acknowledgeWatchAlerts: { body: AcknowledgeAlerts; answer: AcknowledgedAlerts }
  /** The hours in which no email about changes is sent */
  getQuietHours: { answer: QuietHoursOfAccount }
  /** Set the hours in which no email about changes is sent. What waited comes in one email after them. Webhooks do not wait. */
  setQuietHours: { body: QuietHours; answer: Success }
  /** Send email about changes at any hour */
  deleteQuietHours: { answer: Success }
  /** One watched domain, with its changes over time */
  getWatchedDomain: { path: { domain: string }; answer: WatchedDomainHistory }
  /** Change the client or the note of a watched domain */
  updateWatchedDomain: { path: { domain: string }; body: WatchedDomainEdit; answer: Success }
  /** Stop watching a domain, and delete its changes */
  deleteWatchedDomain: { path: { domain: string }; answer: Success }
  /** Look at a watched domain now. The answer does not wait for the look: `looked_at` tells when it was done. */
  checkWatchedDomain: { path: { domain: string }; answer: Success }
  /** Silence a watched domain for a planned change. Changes are kept as planned and not alerted until the end. Then what is worse than before is alerted once. Called again, it sets another end. */
  silenceWatchedDomain: { path: { domain: string }; body: SilenceInput; answer: Success }
  /** End the silence of a watched domain now */
  endWatchedDomainSilence: { path: { domain: string }; answer: Success }
  /** The links by which clients see their watched domains */
  listClientLinks: { answer: ClientLinks }
  /** Make a link that shows a client its watched domains. The page needs no account. An API key needs `read` too. The link also ends when no domain has this client. */
  createClientLink: { body: ClientLinkInput; answer: CreatedClientLink }
  /** Revoke a link of a client */
  revokeClientLink: { path: { id: string }; answer: Success }
  /** Monthly reports for clients */
  listClientReports: { answer: ClientReportSettings }
  /** Set the monthly report of a client. It is mailed to your own address, about the month before. */
  setClientReport: { body: ClientReportInput; answer: Success }
  /** Set name and logo on these reports */
  setReportBrand: { body: ReportBrandInput; answer: Success }
  /** The report of a client as HTML */
  getClientReportDocument: { query: { client: string; month?: string; language?: 'en' | 'de' | 'fr' }; answer: string }
  /** The report of a client as PDF */
  getClientReportPdf: { query: { client: string; month?: string; language?: 'en' | 'de' | 'fr' }; answer: Uint8Array<ArrayBuffer> }
  /** Your newsletters, each with its last issue */
  listNewsletters: { query?: { page?: number; per_page?: number; search?: string; client?: string; orders?: 'last' | 'name' | 'client' | 'score' | 'change'; direction?: 'asc' | 'desc' }; answer: Newsletters }
  /** Add a newsletter, and get its address. Subscribe the address to the newsletter. Every email that comes is a test of your account and counts in your plan. */
  addNewsletter: { body: NewsletterInput; answer: Newsletter }
  /** One newsletter with its issues, the newest first */
  getNewsletter: { path: { id: string }; query?: { before?: string; limit?: number }; answer: NewsletterHistory }
  /** Rename a newsletter, note something, pause it or go on */
  updateNewsletter: { path: { id: string }; body: NewsletterEdit; answer: Newsletter }
  /** Remove a newsletter; its address takes no email any more. The tests of its issues stay. */
  deleteNewsletter: { path: { id: string }; answer: Success }
  /** Invite a person by email. The link works for seven days, for this address alone. An invitation takes a seat. Needs a proof. */
  inviteMember: { body: MemberInvitationInput; answer: MemberInvitation }
  /** Send an invitation again. With a new link, which works for seven days; the earlier one is void. */
  resendInvitation: { path: { id: string }; answer: MemberInvitation }
  /** Withdraw an invitation */
  withdrawInvitation: { path: { id: string }; answer: Success }
  /** The members of the account, open invitations, and the seats of the plan */
  listMembers: { answer: Members }
  /** Change the role and the last day of a member. Needs a proof. A paused seat works again. */
  updateMember: { path: { id: string }; body: SeatInput; answer: Member }
  /** Remove a member. At once: their sessions and open streams reach nothing of the account any more. */
  removeMember: { path: { id: string }; answer: Success }
  /** The accounts that the caller may work in, and invitations to them */
  listSeats: { answer: OwnSeats }
  /** Choose the account that this session works in. Further calls of this session are about that account, as far as the role allows. */
  workIn: { body: WorkIn; answer: Success }
  /** Leave the account of another */
  leaveSeat: { path: { id: string }; answer: Success }
  /** An invitation by the token of its email */
  getInvitation: { path: { token: string }; answer: ReceivedInvitation }
  /** Accept an invitation. For the account with the invited address, once it is confirmed. */
  acceptInvitation: { path: { id: string }; answer: Success }
  /** Decline an invitation */
  declineInvitation: { path: { id: string }; answer: Success }
  /** Check a mail while it is written. Checks of DNS, blacklists and links keep the answers of the test that the draft comes from. Nothing is stored. 409 `superseded`: a newer draft of the same editor came. */
  checkDraft: { body: Draft; answer: DraftReport }
  /** Test a draft. A test of its own, which costs what an upload does. Without a valid signature, an edited mail keeps what was found of that of the original. */
  testDraft: { body: Draft; answer: SavedDraft }
  /** Draw a mail while it is written. One device as sent, as PNG. Nothing is stored. */
  renderDraft: { query?: { device?: Device }; body: Draft; answer: Uint8Array<ArrayBuffer> }
  /** Check a template offline. Judges what the author of a template can change. Merge tags are read as unknown values. Asks nothing of DNS, blacklists or links, and stores nothing. */
  lintTemplate: { body: LintInput; answer: LintReport }
  /** The email on three devices, also without images and in dark modes. While `status` is pending, screenshots appear one by one; the events tell of each. */
  getScreenshots: { path: { id: string }; answer: Screenshots }
  /** Where readers are predicted to look, on three devices. Predicted, not measured: see `disclaimer`. */
  getHeatMap: { path: { id: string }; answer: HeatMap }
  /** The mail as six mail clients show it, and what differs from the mail as sent. Drawing begins with the first call: while `status` is pending, ask again, or listen to the event `client-picture`. 409 for a mail without HTML. */
  getClientScreenshots: { path: { id: string }; answer: ClientPictures }
  /** What email clients support of the HTML and CSS. By the data of caniemail.com; 409 for an email without HTML. */
  getClientSupport: { path: { id: string }; answer: ClientSupport }
  /** Take the screenshots that the plan did not include, or that something other than the email cut short. For the owner of a test. Pictures that are `locked` count a set of screenshots and a heat map; with `again`, nothing more counts. 409: there is nothing left to draw, or it is being drawn. */
  renderScreenshots: { path: { id: string }; answer: Success }
  /** One screenshot. Named by device and kind: `desktop-plain`, `tablet-images-off`, `mobile-dark`, `mobile-dark-full`; `desktop-heat` and `desktop-focus` have transparency and lie over `desktop-plain`; `desktop-cells` holds the shares of the heat map, see `cells_url`. `client-outlook-windows` and others: as that client shows it. With `-small` behind the name, such as `desktop-plain-small`: its top as a thumbnail, 240 pixels wide. */
  getScreenshot: { path: { id: string; name: string }; answer: Uint8Array<ArrayBuffer> }
  /** The whole report as PDF. Printed by the browser that draws the screenshots; 503 where there is none. */
  getReportPdf: { path: { id: string }; answer: Uint8Array<ArrayBuffer> }
  /** Check SPF */
  checkSpf: { body: RecordQuery; answer: SpfReport }
  /** Check SPF, by link */
  checkSpfByLink: { query: { input: string; selector?: string; ip?: string; sender?: string; helo?: string; draft?: string; parked?: string | boolean }; answer: SpfReport }
  /** Check DKIM */
  checkDkim: { body: RecordQuery; answer: DkimReport }
  /** Check DKIM, by link */
  checkDkimByLink: { query: { input: string; selector?: string; ip?: string; sender?: string; helo?: string; draft?: string; parked?: string | boolean }; answer: DkimReport }
  /** Check DMARC */
  checkDmarc: { body: RecordQuery; answer: DmarcReport }
  /** Check DMARC, by link */
  checkDmarcByLink: { query: { input: string; selector?: string; ip?: string; sender?: string; helo?: string; draft?: string; parked?: string | boolean }; answer: DmarcReport }
  /** Check BIMI */
  checkBimi: { body: RecordQuery; answer: BimiReport }
  /** Check BIMI, by link */
  checkBimiByLink: { query: { input: string; selector?: string; ip?: string; sender?: string; helo?: string; draft?: string; parked?: string | boolean }; answer: BimiReport }
  /** Check MTA-STS */
  checkMtaSts: { body: RecordQuery; answer: MtaStsReport }
  /** Check MTA-STS, by link */
  checkMtaStsByLink: { query: { input: string; selector?: string; ip?: string; sender?: string; helo?: string; draft?: string; parked?: string | boolean }; answer: MtaStsReport }
  /** Check TLS-RPT */
  checkTlsRpt: { body: RecordQuery; answer: TlsRptReport }
  /** Check TLS-RPT, by link */
  checkTlsRptByLink: { query: { input: string; selector?: string; ip?: string; sender?: string; helo?: string; draft?: string; parked?: string | boolean }; answer: TlsRptReport }
  /** Ask the domain blacklists */
  checkDomainBlacklists: { body: BlacklistQuery; answer: BlacklistReport }
  /** Ask the domain blacklists, by link */
  checkDomainBlacklistsByLink: { query: { input: string; related?: string | boolean }; answer: BlacklistReport }
  /** Ask the blacklists about an email address */
  checkEmailBlacklists: { body: BlacklistQuery; answer: BlacklistReport }
  /** Ask the blacklists about an email address, by link */
  checkEmailBlacklistsByLink: { query: { input: string; related?: string | boolean }; answer: BlacklistReport }
  /** Ask the IP blacklists */
  checkIpBlacklists: { body: BlacklistQuery; answer: BlacklistReport }
  /** Ask the IP blacklists, by link */
  checkIpBlacklistsByLink: { query: { input: string; related?: string | boolean }; answer: BlacklistReport }
  /** Check a whole domain */
  checkDomain: { body: DomainQuery; answer: DomainReport }
  /** Check a whole domain, by link */
  checkDomainByLink: { query: { input: string }; answer: DomainReport }
  /** What the verifier can do on this server */
  getVerifierInfo: { answer: VerifierInfo }
  /** Verify an email address. Answers at once; follow the events, or ask for the result until its status is not `pending`. `recaptcha_token` is needed where the first call names a captcha. */
  verifyAddress: { body: VerificationRequest; answer: StartedVerification }
  /** Exclude an address or domain from verification. A whole domain is taken once `_postproof-optout.<domain>` has the TXT record `no`. Answers the same whether it was known or not; only a keyed hash is kept. */
  optOutOfVerification: { body: OptOutOfVerificationRequest; answer: OptOutOfVerificationResponse }
  /** The result of a verification. Whoever has the id may read it. Kept for 30 days. */
  getVerification: { path: { id: string }; answer: Verification }
  /** Report bounces of your own mail. An address that bounced for good is undeliverable in the verdicts of your account alone, for 90 days. Only keyed hashes, the meaning of the reply and the time are kept, for 180 days. At most 1,000 in one call. */
  reportBounces: { body: Bounces; answer: CountedBounces }
  /** Verify a list of addresses. CSV or plain rows, up to 100,000 rows and 20 MB: as a form, or as the body itself. Each address is verified once. */
  verifyList: { query?: { name?: string; column?: string }; body: FormData | Octets; answer: VerifierList }
  /** The lists of this browser, newest first */
  listVerifierLists: { query?: { page?: number; per_page?: number; orders?: 'created_at' | 'score' | 'subject' | 'sender' | 'name' | 'amount'; direction?: 'asc' | 'desc'; search?: string }; answer: VerifierListList }
  /** The progress of a list */
  getVerifierList: { path: { id: string }; answer: VerifierList }
  /** Pause a list */
  pauseVerifierList: { path: { id: string }; answer: VerifierList }
  /** Go on with a paused list */
  resumeVerifierList: { path: { id: string }; answer: VerifierList }
  /** Verify all unknown addresses once more */
  retryUnknownAddresses: { path: { id: string }; answer: VerifierList }
  /** Delete a list with all its rows */
  deleteVerifierList: { path: { id: string }; answer: Success }
  /** The addresses of a list with their verdicts, page by page. In the order of the file, each address once. Also before the list is done. */
  listVerifiedAddresses: { path: { id: string }; query?: { verdict?: 'deliverable' | 'risky' | 'undeliverable' | 'unknown' | 'open'; reason?: AddressReason; correction?: 'suggested' | 'corrected'; search?: string; limit?: number; after?: number | null; before?: number | null }; answer: VerifiedAddresses }
  /** The addresses of a list counted by verdict and reason */
  getVerifierListSummary: { path: { id: string }; answer: VerifierListSummary }
  /** Correct addresses as suggested. The suggestion takes the place of the address in downloads. It counts as not verified; verify it as an address of its own. May be repeated. */
  acceptSuggestions: { path: { id: string }; body: CorrectionRequest; answer: CorrectionAnswer }
  /** Take corrections back. The addresses stand as in the file again. May be repeated. */
  undoCorrections: { path: { id: string }; body: CorrectionRequest; answer: CorrectionAnswer }
  /** The list, or its clean or risky rows, with the verdicts in added columns. Rows and columns as they came, also before the list is done. An accepted suggestion replaces the address, with the verdict unknown, the reason corrected_not_verified and the earlier address in corrected_from. A cell that begins like a formula (= + - @) has an apostrophe before it, unless cells is raw. */
  downloadVerifierList: { path: { id: string }; query?: { part?: ListPart; cells?: ListCells }; answer: string }
  /** The monitors of the account */
  listPlacementMonitors: { answer: ListPlacementMonitorsResponse }
  /** Monitor a marker of your own. Each email that carries its marker becomes a test. Alerts go by email and a signed webhook: `Postproof-Signature: t=SECONDS,v1=HMAC` with HMAC-SHA256 over `SECONDS.BODY`, in hexadecimal. */
  createPlacementMonitor: { body: PlacementMonitorInput; answer: CreatePlacementMonitorResponse }
  /** Change a monitor */
  updatePlacementMonitor: { path: { id: string }; body: PlacementMonitorInput; answer: PlacementMonitor }
  /** Send a test alert to every configured recipient. Waits for a confirmed address: 403 with the code `unconfirmed` until then. */
  testPlacementMonitor: { path: { id: string }; answer: TestPlacementMonitorResponse }
  /** Delete a monitor. Its tests stay. */
  deletePlacementMonitor: { path: { id: string }; answer: Success }
  /** The mailbox providers a test can be made with */
  listPlacementProviders: { answer: PlacementProvider[] }
  /** Create a draft of a test. Counts nothing. Start it with the providers that are wanted. */
  createPlacementDraft: { answer: CreatePlacementDraftResponse }
  /** Start a draft with the chosen providers. Answers when their mailboxes are being read: the marker and the addresses to send to are in the answer. */
  startPlacementDraft: { path: { id: string }; body: PlacementStart; answer: Placement }
  /** Create and start a test in one call. With the seed mailboxes that are named by id; without any, all that can be read. */
  startPlacement: { body?: NewPlacement; answer: Placement }
  /** The tests of this browser or account, newest first. Without any test at all: 404 with the code `no_tests`. */
  listPlacements: { query?: { page?: number; per_page?: number; orders?: 'created_at' | 'score' | 'subject' | 'sender' | 'name' | 'amount'; direction?: 'asc' | 'desc'; search?: string }; answer: PlacementRowList }
  /** The addresses of all seed mailboxes. As JSON, or as text to paste: one per line, with commas or semicolons between, or CSV with names. */
  getSeedList: { query?: { format?: 'csv' | 'comma' | 'semicolon' | 'line' }; answer: SeedAddresses }
  /** Two completed tests side by side */
  comparePlacements: { query: { before: string; after: string }; answer: PlacementComparison }
  /** Sender domains of completed tests, newest first */
  listPlacementDomains: { answer: ListPlacementDomainsResponse }
  /** The completed tests of one sender domain, oldest first */
  getPlacementTrend: { query: { domain: string }; answer: PlacementTrend }
  /** One test with its results. `example` is the sample report. A test is read by its owner, and by others when it is shared. */
  getPlacement: { path: { id: string }; answer: Placement }
  /** Delete a test with its results */
  deletePlacement: { path: { id: string }; answer: Success | undefined }
  /** One test with its results. `example` is the sample report. A test is read by its owner, and by others when it is shared. */
  getPlacementResults: { path: { id: string }; answer: Placement }
  /** Share it with anyone who has its link, or stop sharing */
  sharePlacement: { path: { id: string }; body: SharePlacementRequest; answer: Placement }
  /** Send the bundled newsletter to the simulated mailboxes of a test */
  sendPlacementSample: { path: { id: string }; answer: Success }
  /** The whole report as PDF. Printed by the browser that draws the screenshots; 503 where there is none. */
  getPlacementPdf: { path: { id: string }; answer: Uint8Array<ArrayBuffer> }
  /** The results as CSV, one line per mailbox. A cell that begins like a formula (= + - @) has an apostrophe before it. */
  getPlacementCsv: { path: { id: string }; answer: string }
  /** The seed mailboxes and their health */
  listSeeds: { answer: ListSeedsResponse }
  /** Add a seed mailbox. Its password or refresh token is sealed, and in no answer. Check it afterwards. */
  addSeed: { body: SeedInput; answer: AdminSeed }
  /** Change a seed mailbox. What is not given stays, the password as well. */
  updateSeed: { path: { id: number }; body: UpdateSeedRequest; answer: AdminSeed }
  /** Log in to a seed mailbox now */
  checkSeed: { path: { id: number }; answer: AdminSeed }
  /** Remove a seed mailbox. Its secret goes with it; reports that it is in stay. */
  deleteSeed: { path: { id: number }; answer: Success }
  /** The webhooks of the account */
  listWebhooks: { answer: ListWebhooksResponse }
  /** Create a webhook. The secret is in this answer alone. Private addresses are refused when an event is sent. */
  createWebhook: { body: WebhookInput; answer: WebhookWithSecret }
  /** Change a webhook */
  updateWebhook: { path: { id: string }; body: WebhookInput; answer: Webhook }
  /** Renew the secret of a webhook. The new secret is in this answer alone. The old one signs as well for 24 hours. */
  renewWebhookSecret: { path: { id: string }; answer: WebhookWithSecret }
  /** Delete a webhook with its log */
  deleteWebhook: { path: { id: string }; answer: Success }
  /** Send a test event. Tried once; the log says what came of it. */
  testWebhook: { path: { id: string }; answer: TestWebhookResponse }
  /** The last 200 events of a webhook, newest first */
  listWebhookDeliveries: { path: { id: string }; answer: ListWebhookDeliveriesResponse }
  /** Send one event again, or all that were given up */
  replayWebhookDeliveries: { path: { id: string }; body: ReplayWebhookDeliveriesRequest; answer: ReplayWebhookDeliveriesResponse }
  /** Whose key this is, and what the plan allows */
  extGetStatus: { answer: ExtGetStatusResponse }
  /** A test address to send an email to */
  extStartSpamCheck: { answer: ExtStartSpamCheckResponse }
  /** The result of one spam check */
  extGetSpamCheck: { path: { id: string }; answer: ExtGetSpamCheckResponse }
  /** Screenshots of the email by device */
  extGetScreenshots: { path: { id: string }; answer: Screenshots }
  /** The heat map of the email by device */
  extGetHeatMap: { path: { id: string }; answer: HeatMap }
  /** The seed mailboxes */
  extListMailboxes: { answer: ExtMailbox[] }
  /** Start a placement test. With these mailboxes, or all. Send to every address with the `id` somewhere in the email. */
  extStartPlacement: { body?: NewPlacement; answer: ExtStartPlacementResponse }
  /** The placement tests of the account, newest first */
  extListPlacements: { query?: { page?: number; per_page?: number }; answer: ExtListPlacementsResponse }
  /** One placement test */
  extGetPlacement: { path: { id: string }; answer: ExtGetPlacementResponse }
}

/** What each stream of live events is given. */
export type Streams = {
  /** Live events of one test. Server-Sent Events `status`, `step` and `newer`; the first is the present status. With `Last-Event-ID`, what came after that event. */
  streamTest: { path: { id: string } }
  /** Ask the domain blacklists, part by part. Server-Sent Events: each part as it is known; the last one is `result`, with the whole answer. */
  streamDomainBlacklists: { query: { input: string; related?: string | boolean } }
  /** Ask the blacklists about an email address, part by part. Server-Sent Events: each part as it is known; the last one is `result`, with the whole answer. */
  streamEmailBlacklists: { query: { input: string; related?: string | boolean } }
  /** Ask the IP blacklists, part by part. Server-Sent Events: each part as it is known; the last one is `result`, with the whole answer. */
  streamIpBlacklists: { query: { input: string; related?: string | boolean } }
  /** Check a whole domain, part by part. Server-Sent Events: each part as it is known; the last one is `result`, with the whole answer. */
  streamDomain: { query: { input: string } }
  /** Live events of a verification. Events `verification`, each with the whole of it as it stands. Ends with the verdict; for a greylisted address it goes on until it was asked for the last time. */
  streamVerification: { path: { id: string } }
  /** Live events of one list. Server-Sent Events `list`: the whole of it as it stands, a few times a second at most. */
  streamVerifierList: { path: { id: string } }
  /** Live events of one test. Server-Sent Events `test`: the whole of it as it stands, at each change; `end` when it is over. */
  streamPlacement: { path: { id: string } }
}

export type AccountFacts = {
  id: string
  name: string
  email: string
  confirmed: boolean
  admin: boolean
  /** UTC, ISO 8601 */
  created_at: string
  /** The plan it was given; `free` without one */
  plan_id: string
  status: PlanStatus
  /** UTC, ISO 8601 */
  cancel_at: string | null
  /** UTC, ISO 8601 */
  suspended_at: string | null
  /** When it will be deleted; null when it will not */
  deletion_at: string | null
  suspended_reason: string | null
  locale: string
  pending_email: string | null
  two_factor_enabled: boolean
  /** Why nothing more is sent to its address */
  mail_stopped: MailStopped | null
  /** Of mail to its address within 35 days */
  bounces: number
  complaints: number
  /** The last use of a session that has not ended */
  last_seen_at: string | null
  sessions: number
  passkeys: number
  api_keys: number
  spam_tests: number
  verifier_lists: number
  placement_tests: number
  monitors: number
}
export type AccountRole = 'user' | 'admin'
export type AcknowledgeAlerts = {
  /** Of this domain alone; else of all */
  domain?: string
  /** This change alone */
  id?: string
}
export type AcknowledgedAlerts = {
  acknowledged: number
}
export type AddressConfirmation = {
  /** Of the account, where the caller is not signed in to it */
  password?: string
}
/** What decided. no_data: it could not be verified at all */
export type AddressReason = 'accepted_email' | 'invalid_email' | 'invalid_domain' | 'no_mx' | 'null_mx' | 'unroutable' | 'no_mailbox' | 'bounced' | 'mailbox_full' | 'mailbox_disabled' | 'catch_all' | 'catch_all_unknown' | 'disposable' | 'role' | 'possible_typo' | 'restricted' | 'greylisted' | 'blocked_by_receiver' | 'temporary_error' | 'unclear_reply' | 'timeout' | 'disconnected' | 'no_connection' | 'utf8_not_offered' | 'dns_unavailable' | 'provider_unverifiable' | 'opted_out' | 'mailbox_not_asked' | 'no_data'
export type AddressVerdict = 'deliverable' | 'risky' | 'undeliverable' | 'unknown'
export type AdminAccount = {
  id: string
  name: string
  email: string
  confirmed: boolean
  admin: boolean
  /** UTC, ISO 8601 */
  created_at: string
  /** The plan it was given; `free` without one */
  plan_id: string
  status: PlanStatus
  /** UTC, ISO 8601 */
  cancel_at: string | null
  /** UTC, ISO 8601 */
  suspended_at: string | null
  /** When it will be deleted; null when it will not */
  deletion_at: string | null
}
export type AdminAccountList = {
  data: AdminAccount[]
  meta: ListMeta
}
export type AdminAuditEntry = {
  /** UTC, ISO 8601 */
  at: string
  action: string
  /** account, member for a person with a seat, admin, system, operator for the command line of the server, or visitor for someone who was not signed in */
  actor: string
  /** The address of the member who did it, as it was invited */
  member: string | null
  /** The address of the member whom it is about */
  about: string | null
  target: string | null
  detail: Record<string, unknown>
  /** Address of the account that did it; null where it is none */
  by: string | null
}
export type AdminAuditEntryList = {
  data: AdminAuditEntry[]
  meta: ListMeta
}
export type AdminSeed = {
  id: number
  /** Of the provider, for people */
  name: string
  provider: string
  address: string
  type: 'consumer' | 'business'
  region: string
  simulated: boolean
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  username: string
  auth: 'password' | 'oauth'
  folder_map: Record<string, string>
  tags: string[]
  enabled: boolean
  health: SeedHealth
  /** UTC, ISO 8601 */
  created_at: string
}
export type Advice = {
  id: string
  /** pending: no report yet, or a language model is being asked */
  status: PartStatus
  /** model: some of its words are used; order, steps, gains and records are always ours */
  source: 'rules' | 'model'
  /** Name of the language model, when source is model */
  model?: string
  /** Why the words of the configured language model are not used, one sentence */
  model_note?: string
  /** Two sentences: what stands in the way, and where to begin */
  summary: string
  /** The model's, never checked by sending */
  subject_ideas?: string[]
  preheader_ideas?: string[]
  items: {
    rank: number
    title: string
    why: string
    steps: string[]
    check_ids: string[]
    gain: number | null
    effort: 'minutes' | 'hours' | 'days'
  }[]
  /** UTC, ISO 8601 */
  generated_at: string | null
}
export type Announcement = {
  id: string
  level?: 'information' | 'warning'
  /** `members`: whoever is signed in */
  audience?: 'all' | 'members'
  /** Plain text by language. Whoever reads another one reads English, or the first there is */
  texts: {
    en?: string
    de?: string
    fr?: string
  }
  /** Where more is said: a web or email address, or a path of this site */
  link?: string | null
  /** UTC, ISO 8601 */
  from: string
  /** UTC, ISO 8601 */
  until: string | null
  state: 'planned' | 'shown' | 'over'
  /** UTC, ISO 8601 */
  created_at: string
}
export type AnnouncementInput = {
  level?: 'information' | 'warning'
  /** `members`: whoever is signed in */
  audience?: 'all' | 'members'
  /** Plain text by language. Whoever reads another one reads English, or the first there is */
  texts: {
    en?: string
    de?: string
    fr?: string
  }
  /** Where more is said: a web or email address, or a path of this site */
  link?: string | null
  /** UTC, ISO 8601; null: now */
  from?: string | null
  /** UTC, ISO 8601; null: until it is withdrawn */
  until?: string | null
}
export type Announcements = {
  data: Announcement[]
}
export type ApiKey = {
  id: string
  name: string
  prefix: string
  last4: string
  scopes: KeyScope[]
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  last_used_at: string | null
  /** The IPv4 address of that use, or the /64 of its IPv6 address */
  last_used_from: string | null
  /** null: it ends only when it is deleted */
  expires_at: string | null
  /** Networks from which it may be used; none: from everywhere */
  networks: string[]
}
export type AttentionBand = 'high' | 'medium' | 'low'
export type AttentionPart = {
  /** How the two were recognized as one. Null without a counterpart */
  matched_by: 'text' | 'link' | 'place' | null
  before: {
    rank: number
    kind: 'text' | 'heading' | 'link' | 'button' | 'picture'
    text: string
    href: string | null
    box: Box
    /** Of all predicted attention, 0-1 */
    share: number
    low: number
    /** low to high: the interval that the errors of the model allow */
    high: number
    above_fold: boolean
  } | null
  after: {
    rank: number
    kind: 'text' | 'heading' | 'link' | 'button' | 'picture'
    text: string
    href: string | null
    box: Box
    /** Of all predicted attention, 0-1 */
    share: number
    low: number
    /** low to high: the interval that the errors of the model allow */
    high: number
    above_fold: boolean
  } | null
  /** Share after minus share before; null without a match */
  change: number | null
  /** The intervals of both shares overlap: the change is within the error of the model */
  unclear: boolean
}
export type AuditEntry = {
  /** UTC, ISO 8601 */
  at: string
  action: string
  /** account, member for a person with a seat, admin, system, operator for the command line of the server, or visitor for someone who was not signed in */
  actor: string
  /** The address of the member who did it, as it was invited */
  member: string | null
  /** The address of the member whom it is about */
  about: string | null
  target: string | null
  detail: Record<string, unknown>
}
export type AuditEntryList = {
  data: AuditEntry[]
  meta: ListMeta
}
export type BillingInterval = 'month' | 'year' | 'lifetime'
export type BimiReport = {
  /** Checker and input, e.g. spf:example.org */
  id: string
  checker: 'bimi'
  input: string
  domain: string
  status: FindingStatus
  /** 0-100; null when nothing could be checked */
  score: number | null
  summary: string
  not_asked: NotAsked
  queried: string
  found_at: string | null
  record: string | null
  published: string[]
  ttl: number | null
  parsed: RecordPart[]
  checks: RecordFinding[]
  suggested_records: SuggestedRecord[]
  /** The value of the first record to add or to put in place of another */
  suggested_record: string | null
  /** What only the owner knows: each with two answers */
  questions: RecordQuestion[]
  /** What only this kind has */
  details: {
    selector: string
    organizational: string | null
    /** The record says that the domain takes no part */
    declined: boolean
    preference: 'brand' | 'personal' | null
    localParts: string[]
    dmarc: {
      /** Null when it could not be asked */
      enforcing: boolean | null
      appliedAt: string | null
      policy: string | null
      organizational: string | null
    }
    logo: {
      valid?: boolean
      /** Show it in an <img> with a data: URL */
      svg?: string | null
      title?: string | null
      /** Octets after unpacking */
      bytes?: number
      problems?: {
        code: string
        status: 'bad' | 'warning'
        element: string | null
        attribute: string | null
        value: string | null
        kind: string | null
        line: number
        column: number
      }[]
      url: string
      http: {
        url: string
        /** Null when no answer came */
        status: number | null
        type: string | null
        bytes: number
        redirects: {
          url: string
          status: number
        }[]
        failure: string | null
        ms: number
      }
    } | null
    certificate: {
      url: string
      http: {
        url: string
        /** Null when no answer came */
        status: number | null
        type: string | null
        bytes: number
        redirects: {
          url: string
          status: number
        }[]
        failure: string | null
        ms: number
      }
      summary: {
        type: 'VMC' | 'CMC' | null
        markType: string | null
        issuer: string
        organization: string | null
        subject: Record<string, string>
        validFrom: string
        validTo: string
        /** The domains it is for */
        names: string[]
        serial: string
        fingerprint: string
        chain: 'verified' | 'unknown-root' | 'broken'
        root: string | null
        certificates: number
      } | null
      logo: {
        valid: boolean
        /** Show it in an <img> with a data: URL */
        svg: string | null
        title: string | null
        /** Octets after unpacking */
        bytes: number
        problems: {
          code: string
          status: 'bad' | 'warning'
          element: string | null
          attribute: string | null
          value: string | null
          kind: string | null
          line: number
          column: number
        }[]
      } | null
    } | null
    outcome: 'verified' | 'self-asserted' | 'refused' | 'open' | 'none'
  }
  dns_answers: DnsAnswer[]
  checked_at: string
}
export type BlacklistAnswer = {
  /** The address or domain asked about */
  subject: string
  /** Why it was asked, e.g. "sending address" */
  role: string
  status: FindingStatus
  answered: number
  asked: number
  lists: {
    name: string
    tier: 1 | 2 | 3 | 'info'
    kind: 'block' | 'allow'
    state: 'listed' | 'not-listed' | 'refused' | 'broken' | 'timeout' | 'not-applicable'
    codes: string[]
    meaning: string
    reason: string | null
    removal_url: string | null
    /** What this installation knows of the list from memory alone; such a list counts little */
    unconfirmed: ('codes' | 'test-points' | 'ipv6' | 'removal-page')[]
    /** Why a list that is refused refuses; null for every other state */
    refusal: 'resolver' | 'too-many' | 'key' | 'other' | null
  }[]
}
export type BlacklistQuery = {
  input: string
  /** Domain: its addresses and mail servers too */
  related?: string | boolean
}
export type BlacklistReport = {
  id: string
  checker: 'domain-blacklist' | 'email-blacklist' | 'ip-blacklist'
  input: string
  status: FindingStatus
  summary: string
  subjects: BlacklistAnswer[]
  checked_at: string
}
export type Bounces = {
  bounces: {
    /** The address that bounced */
    email?: string
    /** In place of the address: the SHA-256 of it in lower case, in hexadecimal */
    sha256?: string
    /** The SMTP code, e.g. 550 */
    code?: number
    enhanced?: string
    /** The reply, as the mail server gave it */
    text?: string
    /** When it bounced, ISO 8601 with its offset */
    at: string
  }[]
}
export type Box = {
  /** CSS px */
  x: number
  /** CSS px */
  y: number
  /** CSS px */
  width: number
  /** CSS px */
  height: number
}
export type CancelPlanResponse = {
  cancel_at: string
}
export type CaptchaChallenge = {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    /** How the derived key has to begin, hexadecimal */
    keyPrefix: string
    keySignature?: string
    /** Unix time in seconds */
    expiresAt?: number
  }
  signature?: string
}
export type Check = {
  id: string
  title: string
  status: FindingStatus
  /** False when this mail has nothing for the check to judge; its status is then no-data */
  applies: boolean
  category: string
  /** Which case of the check this is */
  code: string
  /** What we found, one sentence */
  summary: string
  what: string
  why: string
  points: {
    lost: number
    max: number
  }
  evidence: Evidence[]
  fix: {
    steps: string[]
    records: DnsRecord[]
    /** Points that its repair adds to those ranked above it; gains add up to what is missing. Null where nothing is wrong */
    gain: number | null
  }
  refs: {
    label: string
    url: string
  }[]
}
export type Checkout = {
  checkout_id: string
  checkout_url?: string
  amount?: number
  currency?: string
  plan?: Plan
}
export type ClientChange = {
  /** Slug of caniemail, or a rule of our own */
  rule: string
  effect: 'removed' | 'changed'
  of: 'attribute' | 'at-rule' | 'declaration' | 'document' | 'element' | 'picture' | 'selector' | 'style-attribute' | 'style-sheet'
  /** A piece of the mail */
  what: string
  count: number
  /** Of the first, in the HTML source */
  line: number | null
  /** Where it was shown that the client does so */
  url: string
  /** When it was shown or last tested */
  date: string
}
export type ClientLink = {
  id: string
  client: string
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  ends_at: string
  /** The last time; null: never */
  opened_at: string | null
}
export type ClientLinkInput = {
  client: string
  /** Until it ends: 7, 30, 90 or 365 */
  days?: number
}
export type ClientLinks = {
  /** The newest first; those that ended for 30 days more */
  data: ClientLink[]
}
export type ClientMark = {
  /** moved: against what stands before it; resized: its box or its letters */
  kinds: ('missing' | 'added' | 'moved' | 'resized' | 'recolored')[]
  what: 'text' | 'heading' | 'link' | 'button' | 'picture'
  text: string
  /** In the picture; null for what is missing there */
  box: Box | null
  /** In the reference; null for what is added */
  reference_box: Box | null
  /** Of the HTML source */
  line: number | null
  /** Index in `changes`: what most likely makes the difference; null where no one change stands out */
  cause: number | null
}
export type ClientPicture = {
  client: 'gmail-web' | 'gmail-ios' | 'outlook-windows' | 'outlook-web' | 'yahoo' | 'apple-mail-ios'
  family: string
  platform: string
  device: Device
  status: 'pending' | 'ready' | 'failed' | 'disabled'
  /** Why there is no picture, a sentence */
  failure: string | null
  /** PNG; null until it is ready */
  url: string | null
  size: PictureSize | null
  /** The mail as sent on the same device, with which it is compared */
  reference: {
    url: string
    size: PictureSize
  } | null
  /** The client does not draw with a browser’s engine, which comes near to it at best */
  approximate: boolean
  /** Line of the HTML source at which the client clips the mail; null where it shows all of it */
  clipped_at: number | null
  /** How many there are; `marks` has the first 60 */
  differences: number
  marks: ClientMark[]
  /** The most frequent first, at most 60 */
  changes: ClientChange[]
}
export type ClientPictures = {
  id: string
  status: PartStatus
  /** Why there are none, a sentence */
  note: string | null
  /** Six clients */
  clients: ClientPicture[]
}
export type ClientReportInput = {
  client: string
  /** Of the month, 1-28; null: off */
  day: number | null
  language?: 'en' | 'de' | 'fr'
}
export type ClientReportSettings = {
  brand: {
    name: string
    has_logo: boolean
  }
  data: {
    client: string
    day: number
    language: 'en' | 'de' | 'fr'
    next_at: string
    /** The last that was mailed */
    last_month: string | null
  }[]
}
export type ClientSupport = {
  id: string
  /** The largest share first */
  clients: {
    id: string
    family: string
    platform: string
    /** Assumed share of opens, 0-1 */
    share: number
    /** What is left of the mail there, 0-1 */
    score: number
  }[]
  /** Mean over clients by share, 0-1 */
  support: number
  shares_note: string
  data_date: string
  /** What costs most first; those that work everywhere last */
  features: FeatureUse[]
}
export type ComparedAttention = {
  device: Device
  /** Whether the heat map of that test is there */
  before: PartStatus
  after: PartStatus
  /** Empty until both heat maps are there */
  roles: {
    /** action: the main call to action. headline: the heading with the greatest share. buttons to links: all listed ones of that kind together. last-section: what stands lowest, mostly the footer */
    role: 'first-screen' | 'action' | 'headline' | 'buttons' | 'headings' | 'pictures' | 'texts' | 'links' | 'last-section'
    /** Null where there is none */
    before: {
      /** Of all predicted attention, 0-1; null for one thing that the heat map does not list */
      share: number | null
      /** What it says, where it is one thing */
      text: string | null
    } | null
    after: {
      /** Of all predicted attention, 0-1; null for one thing that the heat map does not list */
      share: number | null
      /** What it says, where it is one thing */
      text: string | null
    } | null
  }[]
  /** Of the parts that the heat maps list, which are the strongest: matched ones by how much they changed, then those without a match by their share */
  parts: AttentionPart[]
}
export type ComparedTest = {
  id: string
  /** sample: a bundled mail over stand-in DNS; simulated */
  source: 'smtp' | 'upload' | 'cli' | 'sample' | null
  subject: string | null
  /** 0-100 */
  score: number | null
  /** The lowest ceiling that holds the score down, and why; null without one */
  cap: {
    score: number
    reasons: string[]
  } | null
  /** UTC, ISO 8601 */
  created_at: string
  report_url: string
  features: {
    screenshots: PartStatus
    heatmap: PartStatus
    ai_assistant: PartStatus
  }
  /** The test whose mail was edited into this one; its DKIM, DMARC and ARC are those of that test, as long as the sender is the same */
  edited_from: string | null
  sender: string | null
  level: FindingStatus
}
export type Comparison = {
  before: ComparedTest
  after: ComparedTest
  /** Score after minus score before, both by the checks that both tests have answered; null without any */
  gain: number | null
  /** The scores that `gain` and `groups` are about, 0-100 */
  common: {
    before: number | null
    after: number | null
    /** Checks that both tests have answered */
    checks: number
    /** Checks that only one of them has answered */
    left_out: number
  }
  /** Pictures of one of them are still being drawn: scores and gain may change */
  pending: boolean
  /** The groups of checks. They do not add up to the score: ceilings hold it down */
  groups: {
    id: string
    title: string
    max: number
    /** Points; null where nothing was checked */
    before: number | null
    after: number | null
  }[]
  findings: {
    /** Found before, and no longer */
    gone: FindingChange[]
    /** Not found before */
    new: FindingChange[]
    /** Found in both, and worded or judged differently */
    changed: FindingChange[]
    /** Not checked in one of them: neither better nor worse */
    unknown: FindingChange[]
    unchanged: number
  }
  attention: ComparedAttention[]
}
export type ConfirmedAddress = {
  /** false: a new address is confirmed, and waits to be allowed by the present one */
  verified: boolean
  /** UTC, ISO 8601 */
  counts_at: string | null
  api_token?: string
}
export type ConnectedApplication = {
  id: string
  /** The host of the application, or of where it takes the account back to */
  host: string
  /** What the application calls itself; it is not checked */
  name: string
  scopes: OAuthScope[]
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  last_used_at: string | null
  /** It ends then unless it is used before */
  expires_at: string
}
export type Consultant = {
  name: string
  about: string
  languages: string[]
  country: string
  link: string
  email: string
}
export type ContactMessage = {
  name: string
  email: string
  /** The domain the question is about */
  domain?: string
  message: string
  recaptcha_token?: string
}
export type CorrectionAnswer = {
  /** Addresses that were not so before */
  changed: number
}
export type CorrectionRequest = {
  /** Ids of addresses; left out: all */
  ids?: number[]
}
export type CountedBounces = {
  /** New ones */
  counted: number
  /** Told of before, or twice in this call: they count once */
  known: number
  /** Older than 180 days, or not of a usable address */
  ignored: number
  /** Of all told of, those that say something of the mailbox: it does not exist, is closed or full */
  about_address: number
  /** What was made of each, in the order of the call */
  read: {
    /** What the reply says of the mailbox; null where it says nothing or was not read */
    says: 'no_mailbox' | 'disabled' | 'full' | null
    /** Why nothing follows: `too_old` (180 days), `no_usable_address`, `no_code` (the text has no SMTP code), or what the reply is about: `about_your_server`, `about_sender`, `about_content`, `about_their_server`, `rule_or_delay` (the mailbox exists). Null where the bounce counts */
    why: 'too_old' | 'no_usable_address' | 'no_code' | 'about_your_server' | 'about_sender' | 'about_content' | 'about_their_server' | 'rule_or_delay' | null
  }[]
}
export type CreateAnnouncementResponse = {
  id: string
}
export type CreateOfferCodesRequest = {
  plan_id: string
  interval: BillingInterval
  count: number
  expires_at?: string | null
  /** In minor units. Null: the plan's price; 0: nothing to pay. */
  amount?: number | null
}
export type CreateOfferCodesResponse = {
  codes: string[]
}
export type CreatePlacementDraftResponse = {
  id: string
  status: 'draft'
}
export type CreatePlacementMonitorResponse = {
  id: string
  name: string
  marker: string
  providers: string[]
  enabled: boolean
  drop_points: number | null
  /** Alert when a provider turns from inbox to spam */
  alert_spam: boolean
  silent_hours: number | null
  email: boolean
  webhook_url: string | null
  last_test_id: string | null
  /** UTC, ISO 8601 */
  last_seen_at: string | null
  /** UTC, ISO 8601 */
  created_at: string
  /** Told this once; null without a webhook */
  webhook_secret: string | null
}
export type CreatedApiKey = {
  api_key: string
  key: ApiKey
}
export type CreatedClientLink = {
  link: ClientLink
  /** Shown this once. Everyone who has it can open it */
  url: string
}
export type CurrentPassword = {
  /** Needed where nothing was proved within ten minutes */
  password?: string
}
export type CurrentPlan = {
  plan: Plan
  interval: BillingInterval | null
  /** UTC, ISO 8601 */
  renews_at: string | null
  /** UTC, ISO 8601 */
  cancel_at: string | null
  status: PlanStatus
  usage: {
    spam_check?: {
      used: number
      limit: number | null
    }
    inbox_placement?: {
      used: number
      limit: number | null
    }
    email_verification?: {
      used: number
      limit: number | null
    }
    screenshots?: {
      used: number
      limit: number | null
    }
    heatmaps?: {
      used: number
      limit: number | null
    }
    monitors?: {
      used: number
      limit: number | null
    }
  }
  period: {
    /** UTC, ISO 8601 */
    start: string
    /** UTC, ISO 8601 */
    end: string
  }
}
export type Customer = {
  id: string
  email: string
  default_payment_method: PaymentCard | null
  payment_methods: PaymentCard[]
  address: Record<string, string> | null
  tax_ids: TaxNumber[]
  portal_url?: string
}
export type DeadLetter = {
  id: string
  /** A job whose last run failed, or an email that was given up */
  kind: 'job' | 'mail'
  /** The name of the job, the kind of the email */
  name: string
  /** Of a job since it last succeeded */
  tries: number
  /** What happened, in the language of whoever asks */
  text: string
  /** What the program or the mail server said last, without addresses */
  error: string
  /** UTC, ISO 8601 */
  since: string
  /** UTC, ISO 8601 */
  last_at: string
}
export type DeadLetters = {
  data: DeadLetter[]
}
export type Device = 'desktop' | 'tablet' | 'mobile'
export type DeviceHeatMap = {
  device: Device
  status: 'pending' | 'ready' | 'failed' | 'disabled'
  failure: string | null
  /** CSS px */
  width: number | null
  /** CSS px */
  height: number | null
  /** CSS px */
  fold: number | null
  /** The screenshot beneath */
  image_url: string | null
  /** PNG with transparency, to lie over the screenshot */
  heat_url: string | null
  /** PNG veil that leaves clear the regions holding 80 % of predicted attention */
  focus_url: string | null
  /** PNG in gray that covers the whole picture: level L > 0 of a cell is a density in proportion to 10^(6 (L - 255) / 254), 0 is none. The share of any area is the sum of its cells over the sum of all. Null for heat maps made before there were cells */
  cells_url: string | null
  /** Ranks of elements, first seen first */
  first_look: number[]
  elements: HeatElement[]
  /** From top to bottom; they sum to 1 */
  screenfuls: Screenful[]
  /** Rows of the mail, from top to bottom: what stands between blank rows */
  sections: {
    /** CSS px */
    top: number
    /** CSS px */
    bottom: number
    /** Of all predicted attention, 0-1 */
    share: number
    /** Its largest text; may be empty */
    text: string
  }[]
  /** The strongest parts of large pictures, at most three of each */
  regions: {
    /** Rank of the element that it is a part of */
    picture: number
    box: Box
    /** Its strongest place */
    peak: {
      /** CSS px */
      x: number
      /** CSS px */
      y: number
    }
    /** Of all predicted attention, 0-1 */
    share: number
    /** Of the attention on its picture, 0-1 */
    part_of_picture: number
  }[]
  call_to_action: {
    text: string
    href: string | null
    box: Box
    rank: number | null
    share: number | null
    in_first_screen: boolean
    contrast: number | null
    contrast_enough: boolean | null
    tap_size_enough: boolean
    outranked_by: string[]
    /** What to change; empty when nothing */
    advice: string[]
  } | null
}
export type DkimReport = {
  /** Checker and input, e.g. spf:example.org */
  id: string
  checker: 'dkim'
  input: string
  domain: string
  status: FindingStatus
  /** 0-100; null when nothing could be checked */
  score: number | null
  summary: string
  not_asked: NotAsked
  queried: string
  found_at: string | null
  record: string | null
  published: string[]
  ttl: number | null
  parsed: RecordPart[]
  checks: RecordFinding[]
  suggested_records: SuggestedRecord[]
  /** The value of the first record to add or to put in place of another */
  suggested_record: string | null
  /** What only the owner knows: each with two answers */
  questions: RecordQuestion[]
  /** What only this kind has */
  details: {
    keys: {
      selector: string
      name: string
      source: 'given' | 'message' | 'service' | 'common'
      /** The sending service that uses this selector */
      service: string | null
      outcome: 'answer' | 'nodata' | 'nxdomain' | 'servfail' | 'refused' | 'timeout' | 'unreachable' | 'bad-name'
      state: 'found' | 'several' | 'split' | 'none' | 'dangling' | 'unanswered'
      /** Where an alias (CNAME) leads to */
      alias: string | null
      record: string | null
      /** Every TXT record at the name */
      texts: string[]
      /** Characters in each string of the record */
      strings: number[]
      keyType: 'rsa' | 'ed25519' | null
      /** RSA modulus bits, 256 for Ed25519 */
      bits: number | null
      revoked: boolean
      testing: boolean
      strictIdentity: boolean
      cutOff: boolean
      issues: {
        code: string
        status: 'bad' | 'warning'
        span: {
          start: number
          end: number
        }
        text: string
      }[]
      parts: {
        span: {
          start: number
          end: number
        }
        role: string
        explain: string
        values: Record<string, string>
      }[]
      ttl: number
    }[]
    discovery: {
      services: {
        id: string
        name: string
        /** E.g. `include:_spf.google.com` */
        seenBy: string
        selectors: string[]
        /** The service makes up selectors: there may be more keys */
        madeUp: boolean
      }[]
      asked: number
      unanswered: number
      /** The zone answers for any selector */
      wildcard: boolean | null
      domainkeyExists: boolean | null
    } | null
  }
  dns_answers: DnsAnswer[]
  checked_at: string
}
export type DmarcNoticeRequest = {
  type: 'dmarc.notice'
  /** When it happened */
  timestamp: string
  data: {
    domain: string
    kind: 'source' | 'failing' | 'silent' | 'ready'
    /** In the language of the account */
    says: string
    /** What to do */
    fix: string | null
    /** The page about it */
    url: string
    /** Grows with each event: the later of two has the greater */
    sequence: number
  }
}
export type DmarcReport = {
  /** Checker and input, e.g. spf:example.org */
  id: string
  checker: 'dmarc'
  input: string
  domain: string
  status: FindingStatus
  /** 0-100; null when nothing could be checked */
  score: number | null
  summary: string
  not_asked: NotAsked
  queried: string
  found_at: string | null
  record: string | null
  published: string[]
  ttl: number | null
  parsed: RecordPart[]
  checks: RecordFinding[]
  suggested_records: SuggestedRecord[]
  /** The value of the first record to add or to put in place of another */
  suggested_record: string | null
  /** What only the owner knows: each with two answers */
  questions: RecordQuestion[]
  /** What only this kind has */
  details: {
    walk: {
      name: string
      outcome: 'answer' | 'nodata' | 'nxdomain' | 'servfail' | 'refused' | 'timeout' | 'unreachable' | 'bad-name'
      records: string[]
      psd: 'y' | 'n' | 'u' | null
      applies: boolean
    }[]
    complete: boolean
    domainExists: boolean | null
    applied: {
      /** The domain whose record applies */
      at: string
      inherited: boolean
      tag: 'p' | 'sp' | 'np' | null
      requested: 'none' | 'quarantine' | 'reject'
      effective: 'none' | 'quarantine' | 'reject'
      testMode: boolean
    } | null
    alignment: {
      dkim: 'r' | 's'
      spf: 'r' | 's'
      organizational: string | null
      byPublicSuffixList: string | null
      identifiers: {
        by: 'spf' | 'dkim'
        domain: string
        organizational: string | null
        relaxed: boolean | null
        aligned: boolean | null
      }[]
    }
    reports: {
      tag: 'rua' | 'ruf'
      uri: string
      domain: string
      external: boolean | null
      authorization: {
        outcome: 'authorized' | 'by-wildcard' | 'missing' | 'unanswered'
        name: string
        record: string
      } | null
      mailbox: 'receives' | 'no-mx' | 'null-mx' | 'unanswered' | null
      start: number
      end: number
    }[]
    plan: {
      step: 'listen' | 'close-unused' | 'quarantine' | 'reject' | 'parked'
      host: string
      value: string
      days: {
        least: number
        most: number
      } | null
      does: string
      watch: string
      optional: boolean
      /** The published record is at this step or beyond it */
      done: boolean
    }[]
    claims: {
      mail: 'own' | 'forged' | 'forged-subdomain' | 'forged-unused-name'
      from: string
      result: 'pass' | 'none' | 'quarantine' | 'reject' | null
    }[]
  }
  dns_answers: DnsAnswer[]
  checked_at: string
}
export type DnsAnswer = {
  name: string
  type: string
  outcome: string
  server: string
  ms: number
  ttl: number
  answers: string[]
}
export type DnsRecord = {
  action: 'add' | 'replace' | 'remove'
  type: string
  host: string
  value: string
  ttl: number
  current?: string
  source: 'generator'
}
export type DomainChangedRequest = {
  type: 'domain.changed'
  /** When it happened */
  timestamp: string
  data: {
    domain: string
    /** As in the report of a domain: spf, dkim, dmarc, mx, ... */
    part: string
    kind: 'worse' | 'better' | 'changed' | 'unstable'
    severity: 'bad' | 'warning' | 'info' | 'good'
    /** The part, in the language of the account */
    title: string
    /** What it means */
    says: string
    /** What to do; empty: nothing */
    fix: string[]
    before: string[]
    after: string[]
    /** The page about it */
    url: string
    /** Grows with each event: the later of two has the greater */
    sequence: number
  }
}
export type DomainHistory = {
  /** Of From addresses, in lower case */
  domain: string
  /** Finished tests of both kinds */
  tests: number
  /** UTC, ISO 8601 */
  last_at: string
  /** As the tests found them; null: never asked */
  records: {
    spf: DomainState | null
    dkim: DomainState | null
    dmarc: DomainState | null
  }
  /** Blacklists: of the sending IP address, and of the names that the sender uses */
  lists: {
    address: DomainState | null
    domain: DomainState | null
  }
  /** Of the last spam test; good from 80, bad below 50 */
  score: {
    state: Level
    /** The first observation of this state */
    since: string
    /** The last of them */
    last_at: string
    /** Whether only one observation found it */
    once: boolean
    /** Whether another state was observed before `since` */
    changed: boolean
    /** The test of the last observation */
    test_id: string
    /** 0-100 */
    score: number
  } | null
  /** Of the last placement test with mailboxes that are not simulated */
  placement: {
    state: Level
    /** The first observation of this state */
    since: string
    /** The last of them */
    last_at: string
    /** Whether only one observation found it */
    once: boolean
    /** Whether another state was observed before `since` */
    changed: boolean
    /** The test of the last observation */
    test_id: string
    summary: PlacementSummary
  } | null
  /** What each was over time, the newest first, at most 12 of each */
  history: {
    kind: DomainKind
    runs: DomainState[]
  }[]
}
export type DomainKind = 'spf' | 'dkim' | 'dmarc' | 'ip_lists' | 'domain_lists' | 'score' | 'placement'
export type DomainQuery = {
  input: string
}
export type DomainReport = {
  domain: string
  status: FindingStatus
  /** 0-100; null when SPF, DMARC or MX got no answer */
  score: number | null
  sections: {
    id: 'spf' | 'dkim' | 'dmarc' | 'mx' | 'mail-servers' | 'mta-sts' | 'tls-rpt' | 'bimi' | 'dnssec' | 'nameservers' | 'dangling' | 'blacklists' | 'age' | 'look-alikes'
    title: string
    /** no-data: it got no answer, or it is `optional` */
    status: FindingStatus
    /** Not published, which is no fault */
    optional: boolean
    headline: string
    findings: {
      id: string
      code: string
      title: string
      status: FindingStatus
      message: string
      fix: string[]
    }[]
    records: {
      name: string
      type: string
      value: string
    }[]
    /** Of the section mail-servers: each that was connected to */
    servers?: {
      host: string
      addresses: string[]
      reverse: {
        address: string
        name: string | null
        /** The name leads back to the address */
        confirmed: boolean | null
      }[]
      /** Where it was connected to */
      address: string
      state: 'answered' | 'turned-away' | 'refused' | 'silent' | 'no-greeting' | 'closed' | 'not-smtp' | 'no-route' | 'not-public' | 'resting' | 'busy'
      /** Its refusal, or how the connection failed */
      said: string | null
      banner: string | null
      /** What it calls itself in the reply to EHLO */
      name: string | null
      greeting_ms: number | null
      starttls: 'works' | 'absent' | 'refused' | 'failed' | 'unknown' | null
      tls: {
        version: string
        cipher: string
      } | null
      certificate: {
        names: string[]
        issuer: string
        expires_at: string
        days: number
        /** Why a sender that verifies refuses it; none: valid */
        faults: ('unreadable' | 'expired' | 'not-yet-valid' | 'self-signed' | 'incomplete' | 'unknown-root' | 'issuer-expired' | 'wrong-name' | 'not-for-servers' | 'weak-signature' | 'weak-key')[]
      } | null
      /** What a sender that enforces the policy finds; null without a policy */
      mta_sts: 'passes' | 'pattern' | 'no-tls' | 'certificate' | 'unknown' | null
      dane: {
        match: 'matches' | 'mismatch' | 'unusable' | 'unclear' | 'unasked'
        /** Whether DNSSEC covers it; null: not known */
        secure: boolean | null
        records: number
      } | null
    }[]
  }[]
  /** Records to publish, the worst problem first */
  publish: {
    action: 'add' | 'replace' | 'remove'
    host: string
    type: string
    value: string
    ttl: number
    section: 'spf' | 'dkim' | 'dmarc' | 'mx' | 'mail-servers' | 'mta-sts' | 'tls-rpt' | 'bimi' | 'dnssec' | 'nameservers' | 'dangling' | 'blacklists' | 'age' | 'look-alikes'
    /** What it replaces or removes */
    current: string | null
    why: string
    /** What becomes of email: a sentence each */
    changes: string[]
    risk: string
    /** What to enter in the form of the DNS host, where its name servers are known */
    form: {
      host: {
        id: string
        name: string
        confirmed: boolean
      }
      field: string
      name: string
      zone: string
      value: string
    } | null
  }[]
  /** What could not be checked; it costs no points */
  not_asked: {
    section: 'spf' | 'dkim' | 'dmarc' | 'mx' | 'mail-servers' | 'mta-sts' | 'tls-rpt' | 'bimi' | 'dnssec' | 'nameservers' | 'dangling' | 'blacklists' | 'age' | 'look-alikes'
    reason: string
  }[]
}
export type DomainState = {
  state: Level
  /** The first observation of this state */
  since: string
  /** The last of them */
  last_at: string
  /** Whether only one observation found it */
  once: boolean
  /** Whether another state was observed before `since` */
  changed: boolean
  /** The test of the last observation */
  test_id: string
}
export type Draft = {
  /** The test whose mail is edited; null for one that started empty */
  base?: string | null
  /** Names one editor: of two of its calls under way, the older one is answered 409 `superseded` */
  editor?: string
  html: string
  fields: DraftFields
}
export type DraftFields = {
  subject?: string
  from?: string
  reply_to?: string
  list_unsubscribe?: string
  list_unsubscribe_post?: string
}
export type DraftFinding = {
  id: string
  title: string
  status: FindingStatus
  category: string
  summary: string
  steps: string[]
  points_lost: number
  /** Points that its repair adds to those of the findings above it */
  gain: number
  /** run: it needs the world and keeps the answer of the test that the draft comes from */
  origin: 'draft' | 'run'
  marks: {
    /** Of the HTML, from 1 */
    line: number | null
    field: 'subject' | 'from' | 'reply_to' | 'list_unsubscribe' | 'list_unsubscribe_post' | null
    text: string
  }[]
}
export type DraftRepair = {
  kind: RepairKind
  /** Offsets into `html` in UTF-16 units, in order; made together, they are one repair */
  edits: {
    from: number
    to: number
    text: string
  }[]
  line: number
  quote: string
  /** Its words are to be given: the text of the edit is before + words, escaped + after */
  ask: {
    before: string
    after: string
    decorative: boolean
  } | null
}
export type DraftReport = {
  score: number | null
  coverage: number
  /** What costs points or should be changed, the most costly first */
  findings: DraftFinding[]
  good: number
  /** Checks that need a sent mail, and no run has answered */
  unanswered: number
  html_bytes: number
  repairs: DraftRepair[]
  withheld: WithheldRepair[]
  /** The HTML with every repair made that needs no words, and its score; null if fewer than two can be made */
  together: {
    html: string
    count: number
    score: number | null
  } | null
}
export type DrawAgain = {
  /** waiting: cut short by limits of this server, and drawn again by itself; drawing: being drawn again; offered: drawn again only when its owner asks (POST /api/emails/{id}/pictures) */
  state: 'waiting' | 'drawing' | 'offered'
  /** waiting: not before; null: as soon as there is a place */
  at: string | null
  /** this-server: its limits stopped some pictures; other-servers: all are drawn, without files that other servers did not deliver */
  cause: 'this-server' | 'other-servers'
  /** Servers that did not deliver files of the email within 4 seconds; at most 20 */
  hosts: string[]
}
export type EmailAddressRequest = {
  email: string
  recaptcha_token?: string
}
export type ErasureReport = {
  tables: {
    table: string
    /** overwritten: the row stays, without the address */
    way: 'deleted' | 'overwritten' | 'kept'
    count: number
  }[]
  /** Raw mails stand in an object store, which is not searched; reports are */
  stores_elsewhere: boolean
}
export type ErasureRequest = {
  address: string
}
export type Evidence = {
  label: string
  value: string
  mono?: boolean
  place?: Place
}
export type ExtGetPlacementResponse = {
  id: string
  status: string
  results: {
    mailbox: ExtMailbox
    status: 'delivered' | 'pending' | 'missing'
    tab: 'inbox' | 'promotions' | 'spam' | 'missing' | null
    sender: string | null
    sender_ip: string | null
    blacklists: number
  }[]
  report_url: string
}
export type ExtGetSpamCheckResponse = {
  id: string
  status: string
  score: number | null
  sender: string | null
  sender_ip: string | null
  results: {
    id: string
    title: string
    status: 'OK' | 'WARN' | 'BAD'
  }[]
  report_url: string
}
export type ExtGetStatusResponse = {
  email: string
  subscription: {
    name: string
    limits: {
      spam_check: number | null
      inbox_placement: number | null
      screenshots: number | null
      heatmaps: number | null
      has_history: boolean
      has_ai_assistant: boolean
    }
  }
}
export type ExtListPlacementsResponse = {
  data: {
    id: string
    status: string
    created_at: string
    report_url: string
  }[]
  meta: ListMeta
}
export type ExtMailbox = {
  id: number
  name: string
  address: string
}
export type ExtStartPlacementResponse = {
  id: string
  mailboxes: ExtMailbox[]
}
export type ExtStartSpamCheckResponse = {
  id: string
  inbox_address: string
}
export type FeatureUse = {
  slug: string
  title: string
  category: 'css' | 'html' | 'image' | 'others'
  /** Of the HTML source; at most 20 */
  lines: number[]
  uses: number
  /** The first use as written */
  example: string
  support: {
    client: string
    level: 'yes' | 'partly' | 'no' | 'unknown'
    notes: string[]
  }[]
  /** What readers lose without it. function: content or its use; layout: positions; legibility: easy reading; spacing: gaps and sizes; decoration: looks; none: nothing */
  harm: 'function' | 'layout' | 'legibility' | 'spacing' | 'decoration' | 'none'
  /** harm was measured in the drawn email; otherwise it is what such features mostly do */
  measured: boolean
  /** Date of the test, from caniemail */
  last_tested: string
  fix: string | null
  url: string
}
export type FindingChange = {
  title: string
  category: string
  check_id: string
  /** Null where that test has no such check */
  before: {
    status: FindingStatus
    /** False when this mail has nothing for the check to judge; its status is then no-data */
    applies: boolean
    /** What we found, one sentence */
    summary: string
    /** Points that it costs as the only fault */
    lost: number
  } | null
  after: {
    status: FindingStatus
    /** False when this mail has nothing for the check to judge; its status is then no-data */
    applies: boolean
    /** What we found, one sentence */
    summary: string
    /** Points that it costs as the only fault */
    lost: number
  } | null
}
export type FindingStatus = 'good' | 'warning' | 'bad' | 'no-data'
export type GetNewestApiKeyResponse = ApiKey | null
export type HeatElement = {
  rank: number
  kind: 'text' | 'heading' | 'link' | 'button' | 'picture'
  text: string
  href: string | null
  box: Box
  /** Of all predicted attention, 0-1 */
  share: number
  low: number
  /** low to high: the interval that the errors of the model allow */
  high: number
  band: AttentionBand
  above_fold: boolean
}
export type HeatMap = {
  id: string
  status: PartStatus
  /** Why there is none, a sentence */
  note: string | null
  /** Set where the pictures are not whole for reasons outside the email; null otherwise */
  again: DrawAgain | null
  model: {
    name: string
    version: string
  }
  /** What the prediction is worth, with its measured figures */
  disclaimer: string
  /** The errors of the model by share of the screen: what was looked at lay between low and high times what was predicted, in four of five cases */
  errors: {
    share: number
    low: number
    high: number
  }[]
  devices: DeviceHeatMap[]
}
export type HeaviestUse = {
  /** That sent tests, asked for verifications or called the API */
  networks: {
    kind: 'network' | 'account' | 'domain'
    /** An address or network, the id of an account, a domain */
    name: string
    /** Of an account; else null */
    email: string | null
    /** Within 24 hours */
    day: {
      tests: number
      verifications: number
      calls: number
    }
    /** Within seven days */
    week: {
      tests: number
      verifications: number
      calls: number
    }
  }[]
  accounts: {
    kind: 'network' | 'account' | 'domain'
    /** An address or network, the id of an account, a domain */
    name: string
    /** Of an account; else null */
    email: string | null
    /** Within 24 hours */
    day: {
      tests: number
      verifications: number
      calls: number
    }
    /** Within seven days */
    week: {
      tests: number
      verifications: number
      calls: number
    }
  }[]
  /** That tests came from, or addresses at which were verified */
  domains: {
    kind: 'network' | 'account' | 'domain'
    /** An address or network, the id of an account, a domain */
    name: string
    /** Of an account; else null */
    email: string | null
    /** Within 24 hours */
    day: {
      tests: number
      verifications: number
      calls: number
    }
    /** Within seven days */
    week: {
      tests: number
      verifications: number
      calls: number
    }
  }[]
}
export type InboxLine = {
  sender: string
  subject: string
  /** What the list shows behind the subject; empty when nothing */
  preview: string
  preview_source: 'preheader' | 'body' | 'none'
}
export type InstanceHealth = {
  /** UTC, ISO 8601 */
  at: string
  version: string
  parts: PartHealth[]
}
export type InstanceStatus = {
  /** When this was found out, UTC, ISO 8601 */
  at: string
  /** The worst of the parts */
  status: Level
  parts: {
    id: 'receiver' | 'database' | 'jobs' | 'browser' | 'dns'
    /** no-data: not run by this process, or nothing to judge by yet */
    status: FindingStatus
  }[]
}
export type Invoice = {
  id: string
  number: string | null
  status: string
  plan: string
  amount: number
  tax: number
  currency: string
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  paid_at: string | null
  pdf_url: string | null
  hosted_url: string | null
}
export type InvoiceList = {
  data: Invoice[]
  meta: ListMeta
}
export type InvoicePayment = {
  paid: boolean
}
export type IssuedInvoice = {
  number: string
  order_number: string
  name: string
  currency: string
  total: number
  /** UTC, ISO 8601 */
  issued_at: string
  /** Null: the account is gone */
  account_id: string | null
  /** When an operator said that it was paid */
  paid_at: string | null
}
export type IssuedInvoiceList = {
  data: IssuedInvoice[]
  meta: ListMeta
}
export type KeepPlanResponse = {
  renews_at: string
}
export type KeyScope = 'read' | 'test' | 'verify' | 'admin'
export type Level = 'good' | 'warning' | 'bad'
export type LiftedLimit = {
  kind: 'network' | 'account' | 'domain'
  /** An IP address, an IPv6 network of /64, /56 or /48, the id or address of an account, a domain */
  name: string
}
export type LimitInForce = {
  kind: 'network' | 'account' | 'domain'
  /** An address or network, the id of an account, a domain */
  name: string
  /** Of an account; else null */
  email: string | null
  per_minute: number
  /** UTC, ISO 8601 */
  until: string
  /** UTC, ISO 8601 */
  created_at: string
}
export type LimitsInForce = {
  data: LimitInForce[]
}
export type LintFinding = {
  /** The id of a check */
  rule: string
  severity: 'error' | 'warning' | 'note'
  /** From 1; a finding about the whole source is at line 1 */
  line: number
  column: number | null
  message: string
  /** What it is about, as in the source */
  quote: string
  fix: string[]
}
export type LintInput = {
  /** The template, or a whole mail with its headers */
  source: string
  format?: 'html' | 'eml'
}
export type LintReport = {
  /** 0-100; null when too little could be checked */
  score: number | null
  findings: LintFinding[]
  /** Findings that comments in the source ask to ignore */
  ignored: number
  not_checked: {
    reason: 'sending' | 'mail' | 'tags' | 'text' | 'offline' | 'clients' | 'rendering'
    rules: string[]
  }[]
}
export type ListAllPlansResponse = {
  data: Plan[]
}
export type ListApiKeysResponse = {
  data: ApiKey[]
}
export type ListApplicationsResponse = {
  data: ConnectedApplication[]
}
/** safe, the default: a cell that a spreadsheet would run as a formula has an apostrophe before it. raw: the cells of the file as they came */
export type ListCells = 'safe' | 'raw'
export type ListHistory = {
  /** The first month that is kept, YYYY-MM */
  since: string
  lists: {
    id: string
    name: string
    operator: string
    tier: 1 | 2 | 3 | 'info'
    asks: 'ip' | 'domain' | 'email'
    kind: 'block' | 'allow'
    /** What this installation knows of the list from memory alone */
    unconfirmed: ('codes' | 'test-points' | 'ipv6' | 'removal-page')[]
    /** Who may ask, and what to know before judging an answer */
    policy: string
    /** The last self-test; null before the first */
    last: {
      state: 'answered' | 'silent' | 'refused' | 'broken'
      meaning: string
      at: string
    } | null
    /** Self-tests by outcome, the newest month first; tests are made four times a day */
    months: {
      month: string
      answered: number
      silent: number
      refused: number
      broken: number
    }[]
  }[]
}
export type ListMeta = {
  current_page: number
  per_page: number
  total: number
  last_page: number
}
/** clean: deliverable. no_fault: nothing found against them, mailboxes not asked. risky: risky, other unknown and corrected ones. remove: undeliverable. all: every row of the file */
export type ListPart = 'all' | 'clean' | 'no_fault' | 'risky' | 'remove'
export type ListPasskeysResponse = {
  data: Passkey[]
}
export type ListPlacementDomainsResponse = {
  data: string[]
}
export type ListPlacementMonitorsResponse = {
  data: PlacementMonitor[]
}
export type ListSeedsResponse = {
  data: AdminSeed[]
}
export type ListVerifiedRequest = {
  type: 'list.verified'
  /** When it happened */
  timestamp: string
  data: {
    /** Id of the list */
    list: string
    name: string
    addresses: number
    deliverable: number
    risky: number
    undeliverable: number
    unknown: number
    /** The page about it */
    url: string
    /** Grows with each event: the later of two has the greater */
    sequence: number
  }
}
export type ListWebhookDeliveriesResponse = {
  data: WebhookDelivery[]
}
export type ListWebhooksResponse = {
  data: Webhook[]
}
export type Login = {
  email: string
  password: string
  /** Code of the authenticator app, or a recovery code */
  totp?: string
  recaptcha_token?: string
}
export type LoginAnswer = {
  api_token: string
  /** UTC, ISO 8601 */
  expires_at: string
  user: Profile
} | {
  two_factor_required: true
  challenge: string
  /** A passkey will do in place of a code */
  passkey: boolean
}
export type LoginSession = {
  id: string
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  last_used_at: string
  /** UTC, ISO 8601 */
  expires_at: string
  /** From the User-Agent, e.g. "Firefox on Linux" */
  device: string
  current: boolean
}
export type LostSecondFactor = {
  challenge: string
}
export type MailKind = {
  id: 'personal' | 'transactional' | 'automatic-answer' | 'bounce' | 'report' | 'invitation' | 'encrypted' | 'list-post' | 'subscribers' | 'cold-outreach'
  label: string
  /** sure: by standards and headers; likely: by words and habits; chosen: by the user */
  confidence: 'sure' | 'likely' | 'chosen'
  reasons: string[]
  evidence: Evidence[]
  /** All kinds, one of which a user who knows better may choose */
  choices: {
    id: 'personal' | 'transactional' | 'automatic-answer' | 'bounce' | 'report' | 'invitation' | 'encrypted' | 'list-post' | 'subscribers' | 'cold-outreach'
    label: string
  }[]
}
export type MailStopped = {
  /** Mail to the address came back, or its reader reported it as spam */
  kind: 'bounce' | 'complaint'
  reason: 'no_mailbox' | 'disabled' | 'full' | 'other' | 'abuse' | 'fraud' | 'virus'
  /** UTC, ISO 8601 */
  at: string
  /** null: until someone has mail sent there again */
  until: string | null
}
export type MailboxTab = 'inbox' | 'promotions' | 'updates' | 'social' | 'forums' | 'other' | 'spam' | 'missing'
export type MatchedBy = 'header' | 'subject' | 'message-id' | 'plus-address' | 'body'
export type Member = {
  id: string
  name: string
  /** As it was invited */
  email: string
  role: SeatRole
  /** YYYY-MM-DD; null: without an end */
  last_day: string | null
  /** UTC, ISO 8601 */
  created_at: string
  /** Since a change of the login, until it is saved again */
  paused: boolean
}
export type MemberInvitation = {
  id: string
  email: string
  role: SeatRole
  /** YYYY-MM-DD; null: without an end */
  last_day: string | null
  /** UTC, ISO 8601 */
  created_at: string
  /** Until when the link in the email works */
  expires_at: string
}
export type MemberInvitationInput = {
  role: SeatRole
  /** YYYY-MM-DD: the last day (UTC) on which the seat works; empty: without an end */
  last_day?: string
  email: string
}
export type Members = {
  /** Seats of the plan, with the owner; null: no limit */
  limit: number | null
  /** The owner, the members and the invitations that wait */
  used: number
  members: Member[]
  invitations: MemberInvitation[]
}
export type MessageSource = {
  raw: string
  raw_truncated: boolean
  html: string | null
  text: string | null
}
export type Metric = 'spam_check' | 'inbox_placement' | 'email_verification' | 'screenshots' | 'heatmaps' | 'monitors'
export type MicrosoftVerdict = {
  scl: number | null
  bcl: number | null
  sfv: string | null
  cat: string | null
  dest: string | null
  ofr: string | null
  explained: {
    name: string
    value: string
    text: string
  }[]
}
export type MtaStsReport = {
  /** Checker and input, e.g. spf:example.org */
  id: string
  checker: 'mta-sts'
  input: string
  domain: string
  status: FindingStatus
  /** 0-100; null when nothing could be checked */
  score: number | null
  summary: string
  not_asked: NotAsked
  queried: string
  found_at: string | null
  record: string | null
  published: string[]
  ttl: number | null
  parsed: RecordPart[]
  checks: RecordFinding[]
  suggested_records: SuggestedRecord[]
  /** The value of the first record to add or to put in place of another */
  suggested_record: string | null
  /** What only the owner knows: each with two answers */
  questions: RecordQuestion[]
  /** What only this kind has */
  details: {
    policy: {
      url: string
      outcome: 'fetched' | 'redirect' | 'status' | 'too-large' | 'tls' | 'host' | 'connection' | 'unanswered'
      /** HTTP status, or what failed */
      reason: string | null
      contentType: string | null
      /** The file, cut at 8,000 characters */
      text: string | null
      policy: {
        mode: 'enforce' | 'testing' | 'none' | null
        /** Host names or `*.` patterns, lower case */
        mx: string[]
        /** Seconds; null when missing or unreadable */
        maxAge: number | null
        issues: {
          code: string
          status: 'bad' | 'warning'
          span: {
            start: number
            end: number
          }
          text: string
        }[]
      } | null
    } | null
    mail: {
      outcome: 'hosts' | 'no-mail' | 'unanswered'
      hosts: {
        host: string
        coveredBy: string | null
        /** DANE records of the host; null: not asked */
        tlsa: number | null
      }[]
      /** Names whose lookups failed */
      questions: string[]
    }
    /** The file to publish; null: right, or unknown */
    file: string | null
  }
  dns_answers: DnsAnswer[]
  checked_at: string
}
export type NewApiKey = {
  name?: string
  scopes?: KeyScope[]
  /** null: it ends only when it is deleted */
  expires_in_days?: number | null
  /** Addresses and networks from which it may be used; none: from everywhere */
  networks?: string[]
}
export type NewLimit = {
  kind: 'network' | 'account' | 'domain'
  /** An IP address, an IPv6 network of /64, /56 or /48, the id or address of an account, a domain */
  name: string
  /** How long */
  days?: number
  per_minute?: number
}
export type NewOrder = {
  plan_id: string
  interval: BillingInterval
  /** The total that you saw, from the quote of the plan; refused when it is another by now */
  total: number | null
  name: string
  line1: string
  line2?: string
  postcode?: string
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
  tax_number?: NewTaxNumber | null
  note?: string
}
export type NewPasskey = {
  name?: string
  passkey: SignedPasskey
}
export type NewPlacement = {
  mailboxes?: number[]
}
export type NewTaxNumber = {
  /** As at Stripe, such as `eu_vat`, `us_ein` or `br_cnpj` */
  type: string
  value: string
  country?: string
}
export type Newsletter = {
  id: string
  name: string
  client: string
  note: string
  /** Subscribe it to the newsletter. It never ends */
  address: string
  /** UTC, ISO 8601 */
  created_at: string
  /** Null: issues are tested */
  paused_at: string | null
  issues: number
  last: {
    /** Id of its report; null: deleted or expired */
    report: string | null
    /** UTC, ISO 8601 */
    received_at: string
    subject: string | null
    state: NewsletterIssueState
    /** 0-100; null where there is none */
    score: number | null
    /** Points more than the issue before it, by the checks that both have answered; null without one */
    change: number | null
    /** Points under the median of the last five issues, from ten on; null: no drop, or fewer than three issues before it */
    drop: number | null
  } | null
  /** Issues for which the plan had no test left */
  waiting: number
  /** Emails that came while it was paused, and were not tested */
  skipped: number
  /** Emails that were refused because too many came on one day */
  refused: number
  /** UTC, ISO 8601 */
  refused_at: string | null
  every_days: number | null
  /** The time of the last email, if the next is overdue */
  silent_since: string | null
}
export type NewsletterEdit = {
  name?: string
  client?: string
  note?: string
  /** While paused, mail is taken and not tested, so that the sender does not drop the address */
  paused?: boolean
  /** Days between two emails. The owner gets one email when the next is overdue; null: never */
  every_days?: number | null
}
export type NewsletterHistory = {
  id: string
  name: string
  client: string
  note: string
  /** Subscribe it to the newsletter. It never ends */
  address: string
  /** UTC, ISO 8601 */
  created_at: string
  /** Null: issues are tested */
  paused_at: string | null
  issues: number
  last: {
    /** Id of its report; null: deleted or expired */
    report: string | null
    /** UTC, ISO 8601 */
    received_at: string
    subject: string | null
    state: NewsletterIssueState
    /** 0-100; null where there is none */
    score: number | null
    /** Points more than the issue before it, by the checks that both have answered; null without one */
    change: number | null
    /** Points under the median of the last five issues, from ten on; null: no drop, or fewer than three issues before it */
    drop: number | null
  } | null
  /** Issues for which the plan had no test left */
  waiting: number
  /** Emails that came while it was paused, and were not tested */
  skipped: number
  /** Emails that were refused because too many came on one day */
  refused: number
  /** UTC, ISO 8601 */
  refused_at: string | null
  every_days: number | null
  /** The time of the last email, if the next is overdue */
  silent_since: string | null
  /** The newest first */
  data: NewsletterIssue[]
  /** From how many points under the median of the last issues on one is reported */
  drop_points: number
  /** Where older issues begin; null: there are none */
  next: string | null
}
export type NewsletterInput = {
  name: string
  /** For whom it is tested */
  client?: string
  note?: string
}
export type NewsletterIssue = {
  /** Id of its report; null: deleted or expired */
  report: string | null
  /** UTC, ISO 8601 */
  received_at: string
  subject: string | null
  state: NewsletterIssueState
  /** 0-100; null where there is none */
  score: number | null
  /** Points more than the issue before it, by the checks that both have answered; null without one */
  change: number | null
  /** Points under the median of the last five issues, from ten on; null: no drop, or fewer than three issues before it */
  drop: number | null
  id: string
  /** Faults that the issue before it had not */
  found: {
    /** Id of the check */
    check: string
    title: string
    status: 'bad' | 'warning'
    /** Points of 100 that it takes alone */
    lost: number
  }[]
  /** Faults of the issue before it that are gone */
  gone: {
    /** Id of the check */
    check: string
    title: string
    status: 'bad' | 'warning'
    /** Points of 100 that it takes alone */
    lost: number
  }[]
  /** The findings that made a drop, the costliest first */
  reasons: {
    check: string
    title: string
    says: string
  }[]
  /** Id of the report of the issue before it */
  before: string | null
  /** PNG, as a phone shows the email; null: none */
  picture: string | null
}
/** locked: the plan had no test left, and the email waits until it is opened when there is one. failed: there is no result */
export type NewsletterIssueState = 'testing' | 'tested' | 'locked' | 'failed'
export type NewsletterSilentRequest = {
  type: 'newsletter.silent'
  /** When it happened */
  timestamp: string
  data: {
    /** Id of the newsletter */
    newsletter: string
    name: string
    every_days: number
    /** Of the last email, or when the time was set */
    expected_from: string
    /** The page about it */
    url: string
    /** Grows with each event: the later of two has the greater */
    sequence: number
  }
}
export type Newsletters = {
  data: Newsletter[]
  meta: ListMeta
  summary: {
    newsletters: number
    /** How many your plan tests */
    limit: number | null
    /** Emails to one address that are tested on a day (UTC) */
    per_day: number
  }
  clients: string[]
}
/** What got no answer */
export type NotAsked = {
  /** Each makes the verdict no-data: one sentence */
  decides: string[]
  /** Side questions: the verdict holds without them */
  beside: string[]
}
export type OAuthScope = 'read' | 'test' | 'verify'
export type OfferCode = {
  code: string
  plan_id: string
  plan: string
  interval: BillingInterval
  amount: number | null
  currency: string | null
  state: 'open' | 'taken' | 'used' | 'ended'
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  expires_at: string | null
  /** UTC, ISO 8601 */
  used_at: string | null
}
export type OfferCodeList = {
  data: OfferCode[]
  meta: ListMeta
}
export type OneTimeCode = {
  code: string
}
export type OperatorOrder = {
  id: string
  number: string
  state: OrderState
  plan_id: string
  plan: string
  interval: BillingInterval
  currency: string
  net: number
  taxes: OrderTax[]
  total: number
  address: OrderAddress
  tax_number: {
    type: string
    value: string
  } | null
  note: string
  messages: OrderMessage[]
  revision: number
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  changed_at: string
  /** UTC, ISO 8601 */
  granted_from: string | null
  /** Null: not granted, or without an end */
  granted_until: string | null
  invoice_number: string | null
  account_id: string
  email: string
}
export type OperatorOrderList = {
  data: OperatorOrder[]
  meta: ListMeta
}
export type OptOutOfVerificationRequest = {
  /** An address, or a domain such as example.org */
  email: string
}
export type OptOutOfVerificationResponse = {
  success: boolean
}
export type Order = {
  id: string
  number: string
  state: OrderState
  plan_id: string
  plan: string
  interval: BillingInterval
  currency: string
  net: number
  taxes: OrderTax[]
  total: number
  address: OrderAddress
  tax_number: {
    type: string
    value: string
  } | null
  note: string
  messages: OrderMessage[]
  revision: number
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  changed_at: string
  /** UTC, ISO 8601 */
  granted_from: string | null
  /** Null: not granted, or without an end */
  granted_until: string | null
  invoice_number: string | null
}
export type OrderAddress = {
  name: string
  line1: string
  line2?: string
  postcode?: string
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
}
export type OrderAnswer = {
  text: string
}
export type OrderDecision = {
  /** Of the order as you saw it; refused when it was changed since */
  revision: number | null
  text: string
}
export type OrderGrant = {
  /** Of the order as you saw it; refused when it was changed since */
  revision: number | null
  no_tax?: boolean
}
export type OrderMessage = {
  by: 'operator' | 'buyer'
  text: string
  /** UTC, ISO 8601 */
  at: string
}
export type OrderState = 'open' | 'question' | 'granted' | 'refused' | 'withdrawn'
export type OrderTax = {
  name: string
  rate: number
  amount: number
}
export type Orders = {
  data: Order[]
}
export type OwnSeats = {
  seats: Seat[]
  /** To the confirmed address of the caller */
  invitations: ReceivedInvitation[]
}
export type PartHealth = {
  id: 'database' | 'queue' | 'browser' | 'dns' | 'smtp' | 'mailer' | 'store' | 'processes' | 'waiting' | 'load' | 'disk' | 'blacklists' | 'seeds'
  /** In the language of whoever asks, as `detail` is */
  title: string
  /** no-data: not asked, or not run here; `detail` says why */
  status: FindingStatus
  /** Names of the sentences in `detail`, in their order, which stay as they are */
  codes: string[]
  detail: string
  /** How long the answer took */
  ms: number
}
export type PartStatus = 'pending' | 'ready' | 'failed' | 'locked' | 'disabled'
export type Passkey = {
  id: string
  name: string
  /** Kept by a provider of passkeys, so that it is on other devices too */
  synced: boolean
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  last_used_at: string | null
}
export type PasskeyChallengeRequest = {
  /** Of POST /api/login, for a passkey as second factor */
  challenge?: string
}
export type PasskeyLogin = {
  passkey: SignedPasskey
}
export type PasskeyName = {
  name?: string
}
export type PasskeyOptions = {
  challenge: string
}
export type PasswordChange = {
  current_password: string
  password: string
  password_confirmation: string
}
export type PasswordReset = {
  token: string
  email: string
  password: string
  password_confirmation: string
}
export type PasswordStrength = {
  score: number
}
export type PasswordStrengthRequest = {
  password: string
}
export type PaymentCard = {
  id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
}
export type PendingChange = {
  kind: 'address'
  email: string
  /** When the address counts though nobody allowed it */
  counts_at: string
} | {
  kind: 'lost-factor'
  /** UTC, ISO 8601 */
  counts_at: string
  ready: boolean
}
export type PendingChangeAnswer = {
  answer: 'allow' | 'stop'
}
export type PendingChangeOutcome = {
  kind: 'address' | 'lost-factor'
  outcome: 'stopped' | 'allowed' | 'done'
  /** Under which the session of the caller goes on, where it is of that account */
  api_token?: string | null
}
export type PictureSize = {
  /** CSS px */
  width: number
  /** CSS px */
  height: number
  /** Height of the whole mail */
  page_height: number
  /** The mail is longer than the picture */
  cut: boolean
}
export type Place = {
  /** raw: the message source; html, text: that decoded part */
  in: 'raw' | 'html' | 'text'
  line: number
  column?: number
}
export type Placement = {
  id: string
  status: PlacementStatus
  marker: string
  marker_hint: string
  subject: string | null
  sender: string | null
  sender_domain: string | null
  mailboxes: Seed[]
  providers: string[]
  summary: PlacementSummary
  share: PlacementShare | null
  by_provider: {
    provider: string
    name: string
    summary: PlacementSummary
    share: PlacementShare
    /** Where its mailboxes have the email, such as "5 of 6 at GMX in the inbox and 1 in spam"; null while none has a result */
    places?: string | null
  }[]
  verdict: {
    level: FindingStatus
    /** The consequence, by what was counted */
    title: string
    /** The cause, as far as it is known */
    why?: string
    /** What to do first */
    first?: string | null
    /** The counts, and how certain they are */
    text: string
  } | null
  advice: {
    title: string
    why: string
    steps: string[]
    mailboxes: number[]
  }[]
  results: PlacementResult[]
  simulated: boolean
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  started_at: string | null
  /** UTC, ISO 8601 */
  closes_at: string | null
  /** When each mailbox will have been looked at for the last time. Null before all have answered, and once `completed` */
  confirms_at: string | null
  /** UTC, ISO 8601 */
  completed_at: string | null
  /** Whether whoever has the link may read it */
  shared: boolean
  owner: boolean
  report_url: string
}
export type PlacementAlert = {
  event: 'placement.alert'
  /** The same at each try */
  id: string
  /** spam, drop, silence or try */
  kind: string
  title: string
  message: string
  /** Title, message and address: what Slack shows */
  text: string
  provider: string | null
  monitor: {
    id: string
    name: string
  }
  test_id: string | null
  url: string
  /** UTC, ISO 8601 */
  at: string
}
export type PlacementChip = 'normal' | 'error' | 'warning' | 'empty'
export type PlacementComparison = {
  before: PlacementRow
  after: PlacementRow
  rows: {
    provider: string
    name: string
    before: PlacementSummary | null
    after: PlacementSummary | null
    change: 'better' | 'worse' | 'same' | 'unclear'
    text: string
  }[]
}
export type PlacementCompletedRequest = {
  type: 'placement.completed'
  /** When it happened */
  timestamp: string
  data: {
    /** Id of the test */
    placement: string
    subject: string | null
    sender: string | null
    /** Mailboxes by where the email was found */
    counts: Record<string, number>
    /** The page about it */
    url: string
    /** Grows with each event: the later of two has the greater */
    sequence: number
  }
}
export type PlacementHop = {
  from: string | null
  by: string | null
  /** UTC, ISO 8601 */
  at: string | null
  delay: number | null
  tls: boolean | null
}
export type PlacementMonitor = {
  id: string
  name: string
  marker: string
  providers: string[]
  enabled: boolean
  drop_points: number | null
  /** Alert when a provider turns from inbox to spam */
  alert_spam: boolean
  silent_hours: number | null
  email: boolean
  webhook_url: string | null
  last_test_id: string | null
  /** UTC, ISO 8601 */
  last_seen_at: string | null
  /** UTC, ISO 8601 */
  created_at: string
}
export type PlacementMonitorInput = {
  name: string
  providers: string[]
  enabled?: boolean
  drop_points?: number | null
  alert_spam?: boolean
  silent_hours?: number | null
  email?: boolean
  webhook_url?: string | null
}
export type PlacementProvider = {
  id: string
  name: string
  icon: string
  region: string
  type: 'consumer' | 'business'
  /** Seed mailboxes that can be read now */
  mailboxes: number
  enabled: boolean
  simulated: boolean
  /** UTC, ISO 8601 */
  last_ok_at: string | null
}
export type PlacementResult = {
  mailbox: SeedMailbox
  address: string
  type: 'consumer' | 'business'
  region: string
  simulated: boolean
  status: SeedStatus
  tab: MailboxTab | null
  /** Marked as spam by the receiving server, but delivered outside the spam folder */
  tagged?: boolean
  chip: PlacementChip
  /** The folder by the name it has there */
  folder: string | null
  note: string
  matched_by: MatchedBy | null
  sender: string | null
  sender_ip: string | null
  ptr: string | null
  blacklists: {
    list: string
    code: string
  }[] | null
  /** From that provider's own Authentication-Results only */
  auth: {
    /** As that provider wrote it: pass, fail, none, ... */
    spf: string
    /** As that provider wrote it: pass, fail, none, ... */
    dkim: string
    /** As that provider wrote it: pass, fail, none, ... */
    dmarc: string
    /** As that provider wrote it: pass, fail, none, ... */
    arc: string
  } | null
  ms: MicrosoftVerdict | null
  filters: {
    name: string
    value: string
    text: string
  }[]
  /** UTC, ISO 8601 */
  delivered_at: string | null
  delivery_seconds: number | null
  hops: PlacementHop[]
  /** Where it was found later on; filters move mail */
  rechecks: {
    /** UTC, ISO 8601 */
    at: string
    tab: MailboxTab | null
    folder: string | null
  }[]
  raw_headers: string | null
}
export type PlacementRow = {
  id: string
  status: PlacementStatus
  providers: string[]
  summary: PlacementSummary
  subject: string | null
  sender: string | null
  simulated: boolean
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  completed_at: string | null
}
export type PlacementRowList = {
  data: PlacementRow[]
  meta: ListMeta
}
export type PlacementShare = {
  counted: number
  inbox: number | null
  low: number | null
  high: number | null
  text: string
}
export type PlacementStart = {
  providers: string[]
}
export type PlacementStatus = 'draft' | 'waiting' | 'collecting' | 'completed' | 'expired'
export type PlacementSummary = {
  inbox: number
  tabs: number
  /** Delivered outside the spam folder, but marked as spam by the receiving server */
  tagged?: number
  spam: number
  missing: number
  pending: number
  unknown: number
  total: number
}
export type PlacementTrend = {
  sender_domain: string
  points: {
    id: string
    /** UTC, ISO 8601 */
    at: string
    summary: PlacementSummary
    simulated: boolean
  }[]
}
export type Plan = {
  id: string
  slug: string
  name: string
  description: string
  sort: number
  prices: {
    interval: BillingInterval
    amount: number
    currency: string
    /** The price at Stripe */
    lookup_key: string
  }[]
  limits: {
    spam_check: number | null
    inbox_placement: number | null
    email_verification: number | null
    screenshots: number | null
    heatmaps: number | null
    monitors: number | null
    watched_domains: number | null
    newsletters: number | null
    seats: number | null
    api_rpm: number | null
    api_keys: number | null
    retention_days: number | null
  }
  has_history: boolean
  has_ai_assistant: boolean
  has_api: boolean
  popular: boolean
}
export type PlanChange = {
  kind: 'purchase' | 'change' | 'keep' | 'cancel'
  plan: Plan
  interval: BillingInterval
  from: {
    plan: string
    interval: BillingInterval
  } | null
  sums: {
    currency: string
    lines: PlanChangeLine[]
    tax: number
    /** Lines and tax; below zero: to your credit */
    total: number
    /** What earlier credit pays of it */
    credit_used: number
    /** Charged today */
    due_now: number
    /** Taken off the invoices that come */
    credit_left: number
    next: {
      /** UTC, ISO 8601 */
      at: string
      /** With tax */
      amount: number
      tax: number
      /** After credit */
      due: number
    }
  } | null
  /** For POST /api/profile/change-plan; void after 15 minutes */
  confirmation: string | null
}
export type PlanChangeLine = {
  what: 'unused' | 'remaining' | 'period'
  plan: string
  /** Before tax that is added */
  amount: number
  /** UTC, ISO 8601 */
  from: string
  /** UTC, ISO 8601 */
  to: string
}
export type PlanChangeRequest = {
  plan_id: string
  interval: BillingInterval
  confirmation?: string
  /** Whose tax is added, where no billing address is known yet */
  country?: string
}
export type PlanChangedRequest = {
  type: 'plan.changed'
  /** When it happened */
  timestamp: string
  data: {
    plan: string
    name: string
    status: PlanStatus
    /** The plan until now; null: none was given */
    before: string | null
    /** The page about it */
    url: string
    /** Grows with each event: the later of two has the greater */
    sequence: number
  }
}
export type PlanGrant = {
  plan_id: string
  interval?: BillingInterval | null
  /** When it ends; null: never */
  until?: string | null
}
export type PlanInput = {
  id: string
  slug: string
  name: string
  description: string
  sort: number
  prices: {
    interval: BillingInterval
    amount: number
    currency: string
    lookup_key: string
  }[]
  limits: {
    spam_check: number | null
    inbox_placement: number | null
    email_verification: number | null
    screenshots: number | null
    heatmaps: number | null
    monitors: number | null
    watched_domains: number | null
    newsletters: number | null
    seats: number | null
    api_rpm: number | null
    api_keys: number | null
    retention_days: number | null
  }
  has_history: boolean
  has_ai_assistant: boolean
  has_api: boolean
  popular: boolean
}
export type PlanList = {
  data: Plan[]
  meta: ListMeta
}
export type PlanQuote = {
  plan: Plan
  interval: BillingInterval
  currency: string
  amount: number
  /** Null: known once the whole address is */
  tax: number | null
  total: number | null
  country: string | null
  /** It is that of your billing address */
  country_fixed: boolean
}
export type PlanStatus = 'free' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'lifetime'
export type Problem = {
  /** Names the kind of problem, by its code */
  type: string
  /** The phrase of the status */
  title: string
  status: number
  /** The same as `message` */
  detail: string
  /** A sentence for a person */
  message: string
  /** For programs: it stays as it is */
  code: string
  /** Messages per field */
  errors?: Record<string, string[]>
  /** With code quota_exceeded */
  quota?: Quota
  request_id: string
}
export type Profile = {
  id: string
  name: string
  email: string
  locale: string
  timezone: string
  plan_id: string
  /** UTC, ISO 8601 */
  email_verified_at: string | null
  /** An address that is to take the place of the present one, which stands until then */
  pending_email: string | null
  /** When that one counts at the latest, once its own mailbox has confirmed it */
  pending_counts_at: string | null
  /** From when on a second factor that was said to be lost can be switched off by mail */
  factor_lost_counts_at: string | null
  /** Why nothing more is sent to the address; null: mail is sent */
  mail_stopped: MailStopped | null
  scope: AccountRole[]
  two_factor_enabled: boolean
  /** UTC, ISO 8601 */
  created_at: string
  /** When the account will be deleted; null when it will not */
  deletion_at: string | null
}
export type ProfileChange = {
  name?: string
  email?: string
  locale?: 'en' | 'de' | 'fr'
  timezone?: string
  /** Changes the address where nothing was proved within ten minutes */
  current_password?: string
}
export type Proof = {
  password?: string
  /** Code of the authenticator app, or a recovery code */
  totp?: string
  passkey?: SignedPasskey
}
export type QuietHours = {
  /** 24 hours, such as 22:00 */
  from: string
  /** They may pass midnight */
  to: string
  /** IANA name */
  time_zone: string
  /** Alerts of severity bad do not wait */
  lets_bad?: boolean
}
export type QuietHoursOfAccount = {
  /** When no email about changes is sent; null: always sent */
  quiet_hours: QuietHours | null
}
export type Quota = {
  metric: Metric
  limit: number | null
  used: number
  /** UTC, ISO 8601 */
  resets_at: string | null
}
export type ReceivedInvitation = {
  id: string
  account_name: string
  /** The confirmed address of the account that invites */
  account_email: string
  /** The address that is invited */
  email: string
  role: SeatRole
  /** YYYY-MM-DD; null: without an end */
  last_day: string | null
  /** UTC, ISO 8601 */
  expires_at: string
}
export type Recheck = {
  /** UTC, ISO 8601 */
  checked_at: string
  /** Whether the report is the new one now. False for whoever does not own it: this answer is their own copy. */
  kept: boolean
  score: {
    before: number | null
    after: number | null
  }
  changes: {
    check_id: string
    title: string
    before: {
      status: FindingStatus
      summary: string
    }
    after: {
      status: FindingStatus
      summary: string
    }
  }[]
}
export type RecordFinding = {
  id: string
  code: string
  title: string
  status: FindingStatus
  concerns: 'receivers' | 'advice' | 'information'
  summary: string
  why: string
  evidence: Evidence[]
  /** The offending text within `record` */
  spans: {
    start: number
    end: number
  }[]
  fix: string[]
  refs: {
    label: string
    url: string
  }[]
}
export type RecordPart = {
  start: number
  end: number
  role: string
  explanation: string
}
export type RecordQuery = {
  input: string
  /** DKIM and BIMI: which selector */
  selector?: string
  /** SPF: what this address would get */
  ip?: string
  /** SPF: with this envelope sender */
  sender?: string
  /** SPF: with this HELO name */
  helo?: string
  /** A record that is not published yet, read instead of the published one */
  draft?: string
  /** SPF and DMARC: the domain sends no mail */
  parked?: string | boolean
}
export type RecordQuestion = {
  question: string
  answers: {
    answer: string
    record: SuggestedRecord | null
  }[]
}
export type RecordReport = SpfReport | DkimReport | DmarcReport | BimiReport | MtaStsReport | TlsRptReport
export type RecoveryCodes = {
  recovery_codes: string[]
  api_token: string | null
  /** UTC, ISO 8601 */
  expires_at: string | null
}
export type RedeemCodeRequest = {
  hash?: string
}
export type RegisteredAccount = {
  user: Profile
  verification_sent: true
  api_token: string
}
export type Registration = {
  name: string
  email: string
  password: string
  password_confirmation: string
  terms: true
  recaptcha_token?: string
  payment_hash?: string
  /** IANA, such as `Europe/Berlin`; UTC where it is not known */
  timezone?: string
}
export type RenewApiKeyByLinkResponse = {
  api_key: string
}
export type RenewedSession = {
  success: true
  api_token: string | null
  /** UTC, ISO 8601 */
  expires_at: string | null
}
export type RepairKind = 'alt' | 'lang' | 'title' | 'comments' | 'https' | 'contrast' | 'gmail-selectors' | 'gmail-media' | 'style-head' | 'conditional' | 'office-settings' | 'line-height' | 'hidden-tables' | 'ghost-tables' | 'vml-prefix' | 'button-spacing' | 'web-fonts' | 'float-gap' | 'style-comment' | 'cid-width' | 'link-scheme' | 'dark-scheme' | 'dark-white' | 'auto-links' | 'class-edge' | 'important-space'
export type ReplaceTaxesResponse = {
  data: Tax[]
}
export type ReplayWebhookDeliveriesRequest = {
  /** None: all events that were given up */
  event?: string
}
export type ReplayWebhookDeliveriesResponse = {
  events: number
}
export type Report = {
  id: string
  status: 'waiting' | 'received' | 'analyzing' | 'completed' | 'failed' | 'expired'
  /** sample: a bundled mail over stand-in DNS; simulated */
  source: 'smtp' | 'upload' | 'cli' | 'sample' | null
  progress: {
    done: number
    total: number
    steps: TestStep[]
  }
  /** 0-100 */
  score: number | null
  /** 0-10 */
  total: number | null
  /** Share of the weight that could be checked, 0-1 */
  coverage: number | null
  /** The lowest ceiling that holds the score down, and why; null without one */
  cap: {
    score: number
    reasons: string[]
  } | null
  /** A to F; null when less than half could be checked */
  grade: string | null
  verdict: {
    level: FindingStatus
    title: string
    text: string
  } | null
  /** What the score covers and what it does not, one or two sentences */
  covers: string | null
  subject: string | null
  preheader: string | null
  size_bytes: number | null
  /** The test address; null for uploads */
  address: string | null
  sender: {
    name: string
    email: string
    domain: string
    ip: string | null
    helo: string | null
    return_path: string | null
    rdns: string | null
    tls: {
      version: string
      cipher: string
    } | null
    /** Recognized sending service */
    esp: string | null
  } | null
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  received_at: string | null
  /** UTC, ISO 8601 */
  completed_at: string | null
  /** UTC, ISO 8601 */
  expires_at: string
  /** The newest later mail to the same address */
  newer_id: string | null
  /** The test whose mail was edited into this one; its DKIM, DMARC and ARC are those of that test, as long as the sender is the same */
  edited_from: string | null
  /** What kind of mail it is treated as; null before there is a report, and in reports of before 2026-11-28 */
  kind: MailKind | null
  analyzer: {
    version: string
    rules_date: string
    spamassassin: string | null
  }
  categories: {
    id: string
    title: string
    status: FindingStatus
    score: number
    max: number
  }[]
  results: Check[]
  /** Check ids in the order in which to repair them, at most five */
  fix_first: string[]
  /** How many of `fix_first` to repair together: three, or as many as it takes to lift the ceiling that holds the score */
  fix_first_together: number
  /** The score, 0-100, with each choice of `fix_first` repaired together: bit i of the index stands for its i-th check, so 0 is the score as it is and the last one that with all of them repaired. Empty where the report was scored by older rules */
  fix_first_scores: number[]
  filters: {
    engine: string
    version: string
    score: number
    threshold: number
    rules: {
      name: string
      points: number
      description: string
    }[]
  }[]
  requirements: {
    provider: 'gmail' | 'gmail-bulk' | 'yahoo' | 'microsoft'
    title: string
    /** To whom the rules apply, one sentence */
    applies: string
    passed: number
    total: number
    items: {
      id: string
      title: string
      status: FindingStatus
      check_ids: string[]
    }[]
    /** Rules that no message can show */
    not_checked: string[]
  }[]
  blacklists: BlacklistAnswer[]
  links: {
    url: string
    /** The registrable domain it leads to; null where it is no web address */
    domain: string | null
    text: string
    final_url: string | null
    http_status: number | null
    status: FindingStatus
    note: string
    redirects: number
    listed_on: string[]
    place: Place | null
  }[]
  images: {
    src: string
    alt: string | null
    bytes: number | null
    status: FindingStatus
    note: string
  }[]
  headers: {
    name: string
    value: string
    line: number
    note?: string
  }[]
  /** How many the mail has of each; the lists hold at most the first 200, of headers 300 */
  counts: {
    links: number
    images: number
    headers: number
    attachments: number
  }
  attachments: {
    filename: string
    type: string
    bytes: number
  }[]
  transcript: {
    dir: 'in' | 'out'
    line: string
    /** UTC, ISO 8601 */
    at: string
  }[]
  /** What the DNS was asked and said, at most 150 */
  dns_answers: DnsAnswer[]
  features: {
    screenshots: PartStatus
    heatmap: PartStatus
    ai_assistant: PartStatus
  }
  report_url: string
  /** Its owner chose to show it: badge, summary, search engines */
  shared: boolean
  owner: boolean
}
export type ReportBrandInput = {
  name?: string
  /** PNG or JPEG of at most 100 kB in base64 */
  logo?: string | null
}
export type ReportDomain = {
  domain: string
  /** Takes reports about this domain by email */
  address: string
  /** What the last check found: the address in the DMARC record, or the TXT record */
  proved_by: 'dmarc' | 'txt' | null
  /** UTC, ISO 8601 */
  checked_at: string | null
  /** UTC, ISO 8601 */
  created_at: string
  /** Reports that count */
  reports: number
  messages: number
  /** Last day of which there is a report */
  last_day: string | null
}
export type ReportDomainInput = {
  domain: string
}
export type ReportDomains = {
  data: ReportDomain[]
}
export type ReportReadyRequest = {
  type: 'report.ready'
  /** When it happened */
  timestamp: string
  data: {
    /** Id of the report */
    report: string
    subject: string | null
    sender: string | null
    /** Of 100; null where nothing could be judged */
    score: number | null
    /** The page about it */
    url: string
    final: boolean
    /** Grows with each event: the later of two has the greater */
    sequence: number
  }
}
export type ReportScoreDroppedRequest = {
  type: 'report.score_dropped'
  /** When it happened */
  timestamp: string
  data: {
    /** Id of the report */
    report: string
    subject: string | null
    sender: string | null
    /** Of 100; null where nothing could be judged */
    score: number | null
    /** The page about it */
    url: string
    /** The newsletter with an address of its own; null for other tests */
    newsletter: {
      id: string
      name: string
    } | null
    /** Points under the median of the last issues */
    drop: number
    /** Ids of the checks that cost more than usual, the costliest first */
    reasons: string[]
    /** The issue before it */
    before: {
      report: string
      score: number
    }
    /** Id of the check to repair first */
    first_fix: string | null
    /** Grows with each event: the later of two has the greater */
    sequence: number
  }
}
export type ReportSetup = {
  domain: string
  address: string
  proved_by: 'dmarc' | 'txt' | null
  /** UTC, ISO 8601 */
  checked_at: string
  /** The DMARC record, asked now */
  dmarc: {
    /** listed: the record names the address. add: publish `record`. broken: the record has a fault that must be repaired first. unknown: DNS did not answer */
    state: 'listed' | 'add' | 'broken' | 'unknown'
    record: {
      host: string
      value: string
      current: string | null
    } | null
  }
  tls: {
    state: 'listed' | 'add' | 'broken' | 'unknown'
    record: {
      host: string
      value: string
      current: string | null
    } | null
  }
  /** The address that takes TLS reports by HTTPS, for `rua` of the TLS-RPT record; null on a server without HTTPS */
  post: string | null
  /** Proves the domain where the DMARC record is not to be changed yet */
  txt: {
    host: string
    value: string
  }
  /** What the operator publishes so that receivers send reports to this server (RFC 9990, 3.2.3) */
  permission: {
    state: 'not-needed' | 'given' | 'missing' | 'unknown'
    host: string
    value: string
  }
}
export type ReportSummary = {
  domain: string
  /** UTC day, YYYY-MM-DD */
  from: string | null
  /** UTC day, YYYY-MM-DD */
  to: string | null
  /** The verdict in one sentence */
  says: string
  next: {
    step: 'ready' | 'fix' | 'ask' | 'wait' | 'done' | 'unknown'
    now: string | null
    to: string | null
    missing_days: number
    missing_reporters: number
    says: string
  }
  /** What the owner was told last, the newest first */
  notices: {
    /** UTC, ISO 8601 */
    at: string
    kind: 'source' | 'failing' | 'silent' | 'ready'
    /** By the reports of the last 30 days as they are now */
    says: string
    /** What to do */
    fix: string | null
    /** The source that it is about, as in `sources` */
    sender: string | null
    /** False: it no longer holds, and `says` why */
    current: boolean
    /** Whether it is newer than two weeks */
    recent: boolean
  }[]
  reports: number
  days: number
  /** UTC day, YYYY-MM-DD */
  first: string | null
  /** UTC day, YYYY-MM-DD */
  last: string | null
  messages: number
  passed: number
  /** False: there are more rows than are judged; the busiest are */
  complete: boolean
  policy: {
    p: string | null
    sp: string | null
    np: string | null
  }
  sources: {
    /** What a decision about it is sent with */
    sender: string
    name: string
    kind: string
    certainty: 'sure' | 'likely' | 'guess' | 'none'
    verdict: 'in-order' | 'broken' | 'never-aligned' | 'forwarded' | 'stranger' | 'unclear'
    verdict_says: string
    /** What the owner decided */
    said: 'ours' | 'not_ours' | null
    /** Whether a decision changes the verdict */
    may_say: boolean
    advice: string | null
    messages: number
    passed: number
    /** UTC day, YYYY-MM-DD */
    first: string | null
    /** UTC day, YYYY-MM-DD */
    last: string | null
    reporters: number
    addresses: number
    busiest: string[]
  }[]
  /** Sources with fewer messages, which are not listed */
  more_sources: number
  lost: {
    messages: number
    of: number
    yours: number
    unclear: number
    forwarded: number
    strangers: number
    says: string[]
  }
  by_day: {
    /** UTC day, YYYY-MM-DD */
    day: string
    verdicts: {
      'in-order'?: number
      broken?: number
      'never-aligned'?: number
      forwarded?: number
      stranger?: number
      unclear?: number
    }
    passed: number
  }[]
  tls: {
    reports: number
    sessions: number
    failed: number
    /** What they mean for MTA-STS; empty without TLS reports */
    says: string
    failures: {
      /** As the reports name it (RFC 8460, 4.3) */
      result: string
      host: string | null
      sessions: number
      says: string
      fix: string
      reporters: string[]
      /** What reporters add in their own words */
      details: string[]
    }[]
  }
  reporters: {
    reporter: string
    kind: 'aggregate' | 'tls'
    /** Domain of the email that it came in; null: uploaded */
    mail_from: string | null
    /** False: the email did not pass DMARC, so the report counts for nothing */
    counted: boolean
    reports: number
    messages: number
    /** UTC day, YYYY-MM-DD */
    last_day: string
  }[]
  refused: {
    /** UTC, ISO 8601 */
    at: string
    way: 'mail' | 'upload' | 'https'
    name: string
    reporter: string
    reason: string
    size: number
  }[]
  /** What was wrong in the newest reports */
  notes: {
    reporter: string
    says: string
  }[]
}
export type ReturnedMail = {
  /** Where what comes back of mail to users is read; null: nowhere */
  domain: string | null
  /** As a share of what was sent, 0 to 1; null where nothing was */
  bounce_rate: number | null
  /** As a share of what was sent, 0 to 1; null where nothing was */
  complaint_rate: number | null
  /** Of the last 30, those with something, the latest first */
  days: {
    /** YYYY-MM-DD, UTC */
    day: string
    sent: number
    bounces: number
    complaints: number
    /** Not sent, because earlier mail came back */
    stopped: number
    /** As a share of what was sent, 0 to 1; null where nothing was */
    bounce_rate: number | null
    /** As a share of what was sent, 0 to 1; null where nothing was */
    complaint_rate: number | null
  }[]
}
export type Said = {
  message: string
}
export type SavedDraft = {
  id: string
  report_url: string
  compare: boolean
}
export type ScheduledDeletion = {
  /** UTC, ISO 8601 */
  scheduled_at: string
}
export type Screenful = {
  /** CSS px */
  top: number
  /** CSS px */
  bottom: number
  /** Of all predicted attention, 0-1 */
  share: number
}
export type Screenshot = {
  device: Device
  /** images-off: no picture loads. dark: a simulated dark mode by the mail’s own dark styles, else with light grounds darkened. dark-full: one that turns all colors over. Real clients differ */
  variant: Variant
  status: 'pending' | 'ready' | 'failed' | 'disabled'
  /** PNG; null until it is ready */
  url: string | null
  /** CSS px */
  width: number | null
  /** CSS px */
  height: number | null
  /** Height of the whole mail */
  page_height: number | null
  /** The mail is longer than the picture */
  cut: boolean
  /** Where the first screen ends */
  fold: number | null
  /** Gmail clips the mail, after about 102 kB of HTML */
  clipped: boolean
  /** About where Gmail clips it, from the top of the mail; may lie below the picture. Null when it is not clipped, or nothing that was measured lies beyond the limit */
  clip: number | null
  /** How far the mail is wider than the screen; 0 when it fits */
  overflow: number | null
  /** own-styles: the dark styles of the mail, as Apple Mail; inverted: light grounds darkened, as Outlook.com and Gmail on Android; fully-inverted: all colors turned over, as Gmail on iOS and Outlook on Windows */
  dark: 'own-styles' | 'inverted' | 'fully-inverted' | null
  /** Different characters that are drawn as boxes, because this server has no font for them; a reader’s device has one. At most 100 */
  uncovered: string[]
  /** The body of the mail in the picture, without what is free beside it; null in older reports */
  content: Box | null
  /** Why there is no picture, a sentence */
  failure: string | null
  /** Where the HTML that findings point to is drawn, by line and column or line; at most 100 */
  lines: {
    /** CSS px */
    x: number
    /** CSS px */
    y: number
    /** CSS px */
    width: number
    /** CSS px */
    height: number
    line: number
    column?: number
  }[]
}
export type Screenshots = {
  id: string
  status: PartStatus
  /** Why there are none, a sentence */
  note: string | null
  /** Set where the pictures are not whole for reasons outside the email; null otherwise */
  again: DrawAgain | null
  renderer: string | null
  inbox: InboxLine
  html_bytes: number | null
  /** Gmail clips the HTML after this many bytes */
  clip_bytes: number
  /** Three devices in their variants; dark-full on desktop and mobile, and not in older reports */
  screenshots: Screenshot[]
}
export type Seat = {
  account_id: string
  account_name: string
  role: SeatRole
  /** YYYY-MM-DD; null: without an end */
  last_day: string | null
  /** This session works there */
  current: boolean
  paused: boolean
}
export type SeatInput = {
  role: SeatRole
  /** YYYY-MM-DD: the last day (UTC) on which the seat works; empty: without an end */
  last_day?: string
}
/** owner: all but the login and deletion of the account. editor: tests, newsletters, domains, reports, lists, placement. reader: what only reads */
export type SeatRole = 'owner' | 'editor' | 'reader'
export type SecondFactorLogin = {
  challenge: string
  /** Code of the authenticator app, or a recovery code */
  totp?: string
  passkey?: SignedPasskey
}
export type Seed = {
  id: number
  /** Of the provider, for people */
  name: string
  provider: string
  address: string
  type: 'consumer' | 'business'
  region: string
  simulated: boolean
}
export type SeedAddresses = {
  marker_hint: string
  mailboxes: Seed[]
}
export type SeedHealth = {
  state: 'untested' | 'ok' | 'failing' | 'disabled'
  text: string
  /** UTC, ISO 8601 */
  checked_at: string | null
  /** UTC, ISO 8601 */
  last_ok_at: string | null
  folders: {
    path: string
    role: string
  }[]
}
export type SeedInput = {
  provider: string
  address: string
  type?: 'consumer' | 'business'
  region?: string
  /** Default: the provider's */
  host?: string
  port?: number
  security?: 'tls' | 'starttls' | 'none'
  /** Default: the address */
  username?: string
  /** A password or an app password */
  password?: string
  oauth?: {
    client_id: string
    client_secret?: string
    refresh_token: string
    /** Default: the provider's */
    token_url?: string
    scope?: string
  }
  folder_map?: Record<string, string>
  tags?: string[]
  enabled?: boolean
}
export type SeedMailbox = {
  id: number
  /** Of the provider, for people */
  name: string
  provider: string
}
export type SeedStatus = 'pending' | 'delivered' | 'rejected' | 'missing' | 'late' | 'unreachable'
export type SenderDecision = {
  sender: string
  /** Null takes the decision back */
  ours: boolean | null
}
export type SendingDomain = {
  /** Of From addresses, in lower case */
  domain: string
  /** Finished tests of both kinds */
  tests: number
  /** UTC, ISO 8601 */
  last_at: string
  /** As the tests found them; null: never asked */
  records: {
    spf: DomainState | null
    dkim: DomainState | null
    dmarc: DomainState | null
  }
  /** Blacklists: of the sending IP address, and of the names that the sender uses */
  lists: {
    address: DomainState | null
    domain: DomainState | null
  }
  /** Of the last spam test; good from 80, bad below 50 */
  score: {
    state: Level
    /** The first observation of this state */
    since: string
    /** The last of them */
    last_at: string
    /** Whether only one observation found it */
    once: boolean
    /** Whether another state was observed before `since` */
    changed: boolean
    /** The test of the last observation */
    test_id: string
    /** 0-100 */
    score: number
  } | null
  /** Of the last placement test with mailboxes that are not simulated */
  placement: {
    state: Level
    /** The first observation of this state */
    since: string
    /** The last of them */
    last_at: string
    /** Whether only one observation found it */
    once: boolean
    /** Whether another state was observed before `since` */
    changed: boolean
    /** The test of the last observation */
    test_id: string
    summary: PlacementSummary
  } | null
}
export type SendingDomainList = {
  data: SendingDomain[]
  meta: ListMeta
}
export type SetDefaultPaymentMethodRequest = {
  payment_method: string
}
export type SetMailKindRequest = {
  kind: string | null
}
export type SharePlacementRequest = {
  shared: boolean
}
export type Sharing = {
  /** Whether badge, summary and search engines may show the report */
  shared: boolean
}
export type SignedPasskey = {
  id: string
  rawId: string
  type: 'public-key'
  authenticatorAttachment?: string
  clientExtensionResults?: Record<string, unknown>
  response: {
    clientDataJSON: string
    attestationObject?: string
    authenticatorData?: string
    signature?: string
    userHandle?: string | null
    transports?: string[]
  }
}
export type SilenceInput = {
  /** How long: 1, 4, 24 or 168 */
  hours: number
  /** What is planned */
  word?: string
}
export type SiteConfig = {
  billing: 'off' | 'manual' | 'stripe'
  stripe_publishable_key: string | null
  captcha: {
    provider: string
    site_key: string
  } | null
  registration: boolean
  /** development: mail to users is shown at /dev/mailbox */
  mail: 'smtp' | 'development'
}
export type SiteSettings = {
  /** `{email}` stands for contactEmail, `{year}` for this year */
  contactUsText: string
  /** Where the contact form goes */
  contactEmail: string
  /** Leads of the footer; empty ones are not shown */
  educationUrl: string
  contactUrl: string
  statusUrl: string
  helpUrl: string
  consultants: Consultant[]
  privacyPolicyText: string
  termsText: string
  footerSocial: {
    icon: string
    link: string
    alt: string
  }[]
  /** Name and address of the seller, in lines; while it is empty no invoice is made */
  invoiceSeller: string
  /** Tax number of the seller */
  invoiceTaxId: string
  /** What numbers of invoices begin with */
  invoicePrefix: string
  /** On every invoice: how to pay it */
  invoicePayment: string
  /** For invoices without tax, where an operator chooses it: why there is none */
  invoiceNoTax: string
  homeTitle: string
  homeDescription: string
  resultTitle: string
  resultDescription: string
  loadingTitle: string
  loadingDescription: string
  accountTitle: string
  accountDescription: string
  loginTitle: string
  loginDescription: string
  registerTitle: string
  registerDescription: string
  resetTitle: string
  resetDescription: string
  confirmTitle: string
  confirmDescription: string
  forgotTitle: string
  forgotDescription: string
  termsTitle: string
  termsDescription: string
  policyTitle: string
  policyDescription: string
  customHeadCode: string
  customBodyCode: string
  customFooterCode: string
}
export type SiteSettingsAnswer = {
  id: 1
  value: SiteSettings
}
export type SmtpStep = {
  step: string
  host: string
  sent: string
  code: number | null
  enhanced: string | null
  text: string
  ms: number
  /** Whom the reply was taken to be about, and what it says: recipient full */
  verdict: string
}
export type SpfReport = {
  /** Checker and input, e.g. spf:example.org */
  id: string
  checker: 'spf'
  input: string
  domain: string
  status: FindingStatus
  /** 0-100; null when nothing could be checked */
  score: number | null
  summary: string
  not_asked: NotAsked
  queried: string
  found_at: string | null
  record: string | null
  published: string[]
  ttl: number | null
  parsed: RecordPart[]
  checks: RecordFinding[]
  suggested_records: SuggestedRecord[]
  /** The value of the first record to add or to put in place of another */
  suggested_record: string | null
  /** What only the owner knows: each with two answers */
  questions: RecordQuestion[]
  /** What only this kind has */
  details: {
    tree: SpfTreeNode | null
    lookups: {
      count: number
      limit: number
      complete: boolean
      terms: {
        term: string
        cost: number
      }[]
    }
    voids: {
      count: number
      limit: number
      ipv4: number
      ipv6: number
      names: {
        record: string
        term: string
        name: string
      }[]
    }
    addresses: {
      ipv4: {
        ranges: {
          cidr: string
          services: string[]
        }[]
        /** Number of ranges in all */
        total: number
        /** Number of addresses, in decimal */
        addresses: string
        share: number
      }
      ipv6: {
        ranges: {
          cidr: string
          services: string[]
        }[]
        /** Number of ranges in all */
        total: number
        /** Number of addresses, in decimal */
        addresses: string
        share: number
      }
      sources: {
        term: string
        service: string | null
        ipv4: string
        ipv6: string
        share: number
      }[]
      open: {
        record: string
        term: string
        why: 'macro' | 'ptr' | 'unanswered' | 'too-many'
      }[]
    } | null
    test: {
      ip: string
      sender: string
      helo: string
      domain: string
      result: 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror'
      /** The evaluator's own words; may quote the domain's explanation */
      comment: string
      /** Text of `exp`: written by the domain */
      explanation: string | null
      path: {
        domain: string
        term: string
      }[] | null
      steps: {
        domain: string
        term: string
        name: string | null
        outcome: 'match' | 'no-match' | 'permerror' | 'temperror'
        lookups: number
      }[]
      lookups: number
      voids: number
    } | null
    claims: {
      from: 'mx' | 'term' | 'given' | 'stranger'
      name: string | null
      ip: string | null
      usable: boolean
      result: 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror' | null
    }[]
    flattened: {
      value: string
      octets: number
      /** Fits into one record of a usual size */
      fits: boolean
      ranges: number
      changesWith: {
        domain: string
        service: string | null
      }[]
      /** Seconds until the addresses may differ */
      shortestTtl: number | null
      lookups: number
      kept: string[]
    } | null
    moves: {
      term: string
      saves: number
      left: number
      host: string
      value: string
    }[]
    changes: {
      code: string
      before: string
      after: string
    }[]
    nameServers: {
      servers: {
        server: string
        address: string
        outcome: 'answer' | 'nodata' | 'nxdomain' | 'servfail' | 'refused' | 'timeout' | 'unreachable' | 'bad-name'
        texts: string[]
      }[]
      agree: boolean | null
      ttl: number | null
    }
    ignored: string[]
    /** TXT records at the name that have nothing to do with SPF */
    unrelated: number
    /** A draft was read; the published record was not */
    draft: boolean
    size: {
      octets: number
      strings: number[]
    } | null
    cnames: string[]
    /** The AD bit of the answer */
    authenticated: boolean
  }
  dns_answers: DnsAnswer[]
  checked_at: string
}
export type StartedVerification = {
  id: string
  status: 'pending'
  events_url: string
}
export type Subscription = {
  id: string
  /** Null: a price that belongs to no plan here */
  plan_id: string | null
  plan: string
  interval: BillingInterval | null
  /** As Stripe says it: active, trialing, past_due, unpaid, canceled ... */
  status: string
  /** UTC, ISO 8601 */
  renews_at: string | null
  /** UTC, ISO 8601 */
  cancel_at: string | null
  /** UTC, ISO 8601 */
  created_at: string
}
export type SubscriptionList = {
  data: Subscription[]
  meta: ListMeta
}
export type Success = {
  success: true
}
export type SuggestedRecord = {
  action: 'add' | 'replace' | 'remove'
  type: string
  host: string
  value: string
  ttl: number
  current?: string
  source: 'generator'
  reason: string
  risk: string
  /** SPF: addresses that pass today and would not, and the other way round */
  effect: {
    stops: {
      ranges: string[]
      ipv4: string
      ipv6: string
    }
    starts: {
      ranges: string[]
      ipv4: string
      ipv6: string
    }
    open: boolean
  } | null
  /** DMARC: mail that receivers would treat otherwise than today */
  policy_changes: {
    from: 'domain' | 'subdomains' | 'unused-names'
    /** Null: neither SPF nor DKIM ties the mail to the organization. Else what passes with another name of it */
    by: 'spf' | 'dkim' | null
    before: 'none' | 'quarantine' | 'reject'
    after: 'none' | 'quarantine' | 'reject'
  }[] | null
  /** What to enter in the form of the DNS host, where its name servers are known */
  form: {
    host: {
      id: string
      name: string
      confirmed: boolean
    }
    field: string
    name: string
    zone: string
    value: string
  } | null
}
export type Suspension = {
  /** The owner sees it in the email and at login */
  reason: string
}
export type Tax = {
  id: string
  country: string
  type: string
  name: string
  rate: number
  inclusive: boolean
}
export type TaxList = {
  data: Tax[]
  meta: ListMeta
}
export type TaxNumber = {
  id: string
  type: string
  value: string
  verification: 'pending' | 'verified' | 'unverified' | 'unavailable'
}
export type Taxes = {
  taxes: {
    id: string
    country: string
    type: string
    name: string
    rate: number
    inclusive: boolean
  }[]
}
export type Test = {
  id: string
  subject: string | null
  /** 0-100 */
  score: number | null
  /** 0-10 */
  total: number | null
  status: 'waiting' | 'received' | 'analyzing' | 'completed' | 'failed' | 'expired'
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  expires_at: string
  sender: string | null
  /** False until its pictures are drawn: the score may change */
  final: boolean
}
export type TestAddress = {
  id: string
  email: string
  status: 'waiting'
  /** UTC, ISO 8601 */
  expires_at: string
  report_url: string
  events_url: string
}
export type TestEmailForm = {
  file: Octets
}
export type TestEmailResponse = {
  id: string
  report_url: string
}
export type TestList = {
  data: Test[]
  meta: ListMeta
}
export type TestPlacementMonitorResponse = {
  data: {
    way: 'email' | 'webhook'
    ok: boolean
    text: string
  }[]
}
export type TestSampleResponse = {
  id: string
  report_url: string
}
export type TestStep = {
  id: string
  label: string
  status: 'pending' | 'running' | 'done' | 'failed'
  ms: number | null
}
export type TestWebhookResponse = {
  /** Id of the test event */
  event: string
}
export type TlsRptReport = {
  /** Checker and input, e.g. spf:example.org */
  id: string
  checker: 'tls-rpt'
  input: string
  domain: string
  status: FindingStatus
  /** 0-100; null when nothing could be checked */
  score: number | null
  summary: string
  not_asked: NotAsked
  queried: string
  found_at: string | null
  record: string | null
  published: string[]
  ttl: number | null
  parsed: RecordPart[]
  checks: RecordFinding[]
  suggested_records: SuggestedRecord[]
  /** The value of the first record to add or to put in place of another */
  suggested_record: string | null
  /** What only the owner knows: each with two answers */
  questions: RecordQuestion[]
  /** What only this kind has */
  details: {
    addresses: {
      uri: string
      scheme: string
      domain: string | null
      valid: boolean
    }[]
  }
  dns_answers: DnsAnswer[]
  checked_at: string
}
export type TwoFactorSetup = {
  secret: string
  /** otpauth:// for the authenticator app */
  uri: string
  qr_svg: string
}
export type UpdateSeedRequest = {
  provider?: string
  address?: string
  type?: 'consumer' | 'business'
  region?: string
  /** Default: the provider's */
  host?: string
  port?: number
  security?: 'tls' | 'starttls' | 'none'
  /** Default: the address */
  username?: string
  /** A password or an app password */
  password?: string
  oauth?: {
    client_id: string
    client_secret?: string
    refresh_token: string
    /** Default: the provider's */
    token_url?: string
    scope?: string
  }
  folder_map?: Record<string, string>
  tags?: string[]
  enabled?: boolean
}
export type UpdateSiteSettingsRequest = {
  /** `{email}` stands for contactEmail, `{year}` for this year */
  contactUsText?: string
  /** Where the contact form goes */
  contactEmail?: string
  /** Leads of the footer; empty ones are not shown */
  educationUrl?: string
  contactUrl?: string
  statusUrl?: string
  helpUrl?: string
  consultants?: Consultant[]
  privacyPolicyText?: string
  termsText?: string
  footerSocial?: {
    icon: string
    link: string
    alt: string
  }[]
  /** Name and address of the seller, in lines; while it is empty no invoice is made */
  invoiceSeller?: string
  /** Tax number of the seller */
  invoiceTaxId?: string
  /** What numbers of invoices begin with */
  invoicePrefix?: string
  /** On every invoice: how to pay it */
  invoicePayment?: string
  /** For invoices without tax, where an operator chooses it: why there is none */
  invoiceNoTax?: string
  homeTitle?: string
  homeDescription?: string
  resultTitle?: string
  resultDescription?: string
  loadingTitle?: string
  loadingDescription?: string
  accountTitle?: string
  accountDescription?: string
  loginTitle?: string
  loginDescription?: string
  registerTitle?: string
  registerDescription?: string
  resetTitle?: string
  resetDescription?: string
  confirmTitle?: string
  confirmDescription?: string
  forgotTitle?: string
  forgotDescription?: string
  termsTitle?: string
  termsDescription?: string
  policyTitle?: string
  policyDescription?: string
  customHeadCode?: string
  customBodyCode?: string
  customFooterCode?: string
}
export type UploadReportsForm = {
  file: Octets
}
export type UploadedFile = {
  name: string
  reports: {
    kind: 'aggregate' | 'tls'
    reporter: string
    report_id: string
    /** UTC, ISO 8601 */
    begin: string | null
    /** UTC, ISO 8601 */
    end: string | null
    /** As the file says; sessions for a TLS report */
    messages: number
    /** known: counted already. joined: rows were added to the same report */
    outcome: 'new' | 'known' | 'joined'
    /** Rows that are new or larger */
    rows: number
    problems: string[]
  }[]
  refused: {
    reason: string
    reporter: string
  }[]
}
export type UploadedFiles = {
  data: UploadedFile[]
}
export type Variant = 'plain' | 'images-off' | 'dark' | 'dark-full'
export type Verification = {
  id: string
  email: string
  status: AddressVerdict | 'pending'
  /** How far it is; pages tick them as they end */
  steps: {
    id: VerificationStep
    state: 'pending' | 'done' | 'skipped'
  }[]
  normalized: string | null
  reason: AddressReason | null
  /** The verdict in one sentence */
  title: string | null
  /** Why, and what to do */
  text: string | null
  /** 0-100 */
  score: number | null
  /** The same in the words of Reacher */
  is_reachable: 'safe' | 'risky' | 'invalid' | 'unknown' | null
  /** Where the server takes every name: of 100 such mailboxes, how many exist by our estimate. The factors named likelihood are its reasons */
  likelihood: number | null
  factors: {
    name: string
    points: number
    text: string
  }[]
  /** The address that was probably meant */
  suggestion: string | null
  checks: {
    id: string
    title: string
    status: FindingStatus
    detail: string
  }[]
  syntax: {
    valid: boolean
    diagnosis: string
    category: string
    /** The diagnosis in plain words */
    reason: string
    /** Place of the fault, from 0 */
    at: number | null
    local: string | null
    domain: string | null
    domain_ascii: string | null
  } | null
  dns: {
    mx: {
      host: string
      priority: number
      ips: string[]
      provider: string | null
      state: string
    }[]
    null_mx: boolean
    a_fallback: boolean
    provider: string | null
    error: string | null
  } | null
  flags: {
    disposable: boolean | null
    disposable_class: 'high' | 'old' | null
    relay: boolean | null
    role: boolean | null
    free: boolean | null
    catch_all: boolean | null
  }
  smtp: {
    attempted: boolean
    /** Why the mail server was not asked */
    why_not: string | null
    mx: string | null
    /** When an address that was put off is asked again */
    next_retry_at: string | null
    steps: SmtpStep[]
  } | null
  lists: Record<string, {
    name: string
    version: string
    date: string
  }>
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  checked_at: string | null
  cached: boolean
}
export type VerificationRequest = {
  email: string
  recaptcha_token?: string
}
export type VerificationStep = 'syntax' | 'lists' | 'domain' | 'mailbox' | 'verdict'
export type VerifiedAddress = {
  /** Names the address within its list */
  id: number
  /** The first row of the file that holds it, the header and blank lines counted */
  row: number | null
  /** As it stands in the file */
  email: string
  /** null: not verified yet, or asked again later */
  verdict: AddressVerdict | null
  score: number | null
  reason: AddressReason | null
  /** The reason, a sentence */
  why: string | null
  /** What to do, a sentence */
  advice: string | null
  /** The address that was probably meant */
  suggestion: string | null
  /** The accepted suggestion, which takes its place in downloads. It was not verified */
  corrected: string | null
  /** UTC, ISO 8601 */
  checked_at: string | null
  /** UTC, ISO 8601 */
  next_retry_at: string | null
}
export type VerifiedAddresses = {
  /** In the order of the file */
  data: VerifiedAddress[]
  meta: {
    /** Addresses that match */
    total: number
    /** How many of them stand before this page */
    preceding: number
    next: number | null
    previous: number | null
  }
}
export type VerifierInfo = {
  smtp: boolean
  why_not: string | null
  captcha: {
    provider: string
    site_key: string
  } | null
  /** Lists may be uploaded by this visitor */
  lists: boolean
}
export type VerifierList = {
  id: string
  name: string
  /** waiting: all that is left is asked again later, by itself */
  status: 'reading' | 'running' | 'waiting' | 'paused' | 'completed' | 'refused'
  /** Why it waits or was refused, a sentence */
  note: string | null
  /** The column that holds the addresses */
  column: string | null
  counts: VerifierListCounts
  /** Unknown addresses that can be asked again. Fewer than are unknown where mail servers are not asked for this list */
  askable: number
  /** Verifications counted: one for each address whose mail server may be asked, none again within 24 hours. null where nothing is counted */
  counted: number | null
  /** Rows without an address, at most 100; all are in the download */
  bad_rows: {
    row: number
    text: string
    problem: string
  }[]
  /** UTC, ISO 8601 */
  created_at: string
  /** UTC, ISO 8601 */
  completed_at: string | null
  /** When it will be done at the present speed; the slowest operator of mail servers decides. null while too little is known or it is not running */
  expected_at: string | null
  /** UTC, ISO 8601 */
  expires_at: string
  download_url: string | null
}
export type VerifierListCounts = {
  /** Rows of the file, the header not counted */
  rows: number
  /** Different addresses; each is verified once */
  addresses: number
  duplicates: number
  bad_rows: number
  done: number
  deliverable: number
  risky: number
  undeliverable: number
  unknown: number
  /** Of the unknown ones: nothing was found against them, and whether the mailbox exists was not, or cannot be, asked */
  no_fault: number
  /** Asked again later: greylisted, or not reached */
  waiting_retry: number
}
export type VerifierListList = {
  data: VerifierList[]
  meta: ListMeta
}
export type VerifierListSummary = {
  /** The addresses by verdict and reason, the largest group first */
  outcomes: {
    /** null: without a verdict yet */
    verdict: AddressVerdict | null
    reason: AddressReason | null
    /** Unknown, and nothing was found against them */
    no_fault: boolean
    addresses: number
    /** With a suggestion that was not accepted */
    suggested: number
    /** With one that was */
    corrected: number
  }[]
  suggested: number
  corrected: number
}
export type VerifyListForm = {
  file?: Octets
  /** Pasted rows, instead of a file */
  text?: string
  column?: string
}
export type WantedPlan = {
  plan_id: string
  interval: BillingInterval
}
export type WatchAlerts = {
  data: WatchChange[]
}
export type WatchChange = {
  id: string
  domain: string
  part: string
  title: string
  /** UTC, ISO 8601 */
  at: string
  kind: 'worse' | 'better' | 'changed' | 'unstable'
  /** Null: kept, and no alert was made of it */
  severity: 'bad' | 'warning' | 'info' | 'good' | null
  /** It came in a silence for a planned change */
  planned: boolean
  /** What it means */
  says: string
  fix: string[]
  /** Records and faults that are no more */
  before: string[]
  /** Those in their place */
  after: string[]
  /** UTC, ISO 8601 */
  sent_at: string | null
  /** UTC, ISO 8601 */
  acknowledged_at: string | null
}
export type WatchedDomain = {
  domain: string
  client: string
  note: string
  /** UTC, ISO 8601 */
  added_at: string
  /** Null: the first look is still to come */
  looked_at: string | null
  /** UTC, ISO 8601 */
  next_at: string
  /** Verdict of the last look */
  status: FindingStatus | null
  /** 0-100; null where what decides got no answer */
  score: number | null
  parts: {
    /** As in the report of a domain: spf, dkim, dmarc, mx, ... */
    part: string
    /** absent: optional and not published. no-data: it never got an answer */
    state: 'good' | 'warning' | 'bad' | 'absent' | 'no-data'
    /** The first look in a row that found it so */
    since: string | null
    /** UTC, ISO 8601 */
    answered_at: string | null
    /** The last look found it otherwise, and a second look is to confirm that */
    waiting: boolean
    unstable: boolean
  }[]
  /** p= of the DMARC record */
  policy: string | null
  mail_servers: string[]
  /** The first end of a certificate of its mail servers; null where none was seen */
  certificate_ends: string | null
  /** As its registry says; null where it does not */
  registration_ends: string | null
  /** Blacklists that list the domain or an address of it */
  listed: string[]
  /** The last confirmed change, or when it was added */
  unchanged_since: string
  open_alerts: number
  worst_alert: 'bad' | 'warning' | 'info' | 'good' | null
  /** For a planned change: changes are kept and not alerted until then */
  silence: {
    /** UTC, ISO 8601 */
    until: string
    word: string
  } | null
}
export type WatchedDomainEdit = {
  client?: string
  note?: string
}
export type WatchedDomainHistory = {
  domain: string
  client: string
  note: string
  /** UTC, ISO 8601 */
  added_at: string
  /** Null: the first look is still to come */
  looked_at: string | null
  /** UTC, ISO 8601 */
  next_at: string
  /** Verdict of the last look */
  status: FindingStatus | null
  /** 0-100; null where what decides got no answer */
  score: number | null
  parts: {
    /** As in the report of a domain: spf, dkim, dmarc, mx, ... */
    part: string
    /** absent: optional and not published. no-data: it never got an answer */
    state: 'good' | 'warning' | 'bad' | 'absent' | 'no-data'
    /** The first look in a row that found it so */
    since: string | null
    /** UTC, ISO 8601 */
    answered_at: string | null
    /** The last look found it otherwise, and a second look is to confirm that */
    waiting: boolean
    unstable: boolean
  }[]
  /** p= of the DMARC record */
  policy: string | null
  mail_servers: string[]
  /** The first end of a certificate of its mail servers; null where none was seen */
  certificate_ends: string | null
  /** As its registry says; null where it does not */
  registration_ends: string | null
  /** Blacklists that list the domain or an address of it */
  listed: string[]
  /** The last confirmed change, or when it was added */
  unchanged_since: string
  open_alerts: number
  worst_alert: 'bad' | 'warning' | 'info' | 'good' | null
  /** For a planned change: changes are kept and not alerted until then */
  silence: {
    /** UTC, ISO 8601 */
    until: string
    word: string
  } | null
  /** The newest first, at most 200 */
  changes: WatchChange[]
}
export type WatchedDomainInput = {
  /** Domains, one a line or separated by spaces; or CSV with the columns domain, client and note. URLs and email addresses count as their domain */
  domains: string
  /** For whom, where a line names no client of its own */
  client?: string
}
export type WatchedDomains = {
  data: WatchedDomain[]
  meta: ListMeta
  summary: {
    domains: number
    bad: number
    warning: number
    open_alerts: number
    /** How many your plan watches */
    limit: number | null
  }
  clients: string[]
}
export type WatchedDomainsAdded = {
  added: string[]
  /** Watched already; they stay as they are */
  there: string[]
  refused: {
    /** From 1 */
    line: number
    text: string
    reason: string
  }[]
}
export type Webhook = {
  id: string
  name: string
  url: string
  /** `events`: signed bodies, as under `webhooks`. Else a message for that chat, in the language of the account, without a signature */
  format: 'events' | 'slack' | 'teams' | 'discord' | 'ntfy'
  /** None: events of every type */
  types: ('report.ready' | 'report.score_dropped' | 'list.verified' | 'placement.completed' | 'domain.changed' | 'dmarc.notice' | 'newsletter.silent' | 'plan.changed')[]
  enabled: boolean
  /** `gone`: it answered 410. `failing`: nothing was delivered in three days of retries. */
  stopped: 'gone' | 'failing' | null
  last_success_at: string | null
  created_at: string
}
export type WebhookDelivery = {
  /** The `webhook-id` of each attempt */
  event: string
  type: 'report.ready' | 'report.score_dropped' | 'list.verified' | 'placement.completed' | 'domain.changed' | 'dmarc.notice' | 'newsletter.silent' | 'plan.changed' | 'webhook.test'
  object: string
  happened_at: string
  attempts: number
  state: 'delivered' | 'waiting' | 'given_up'
  due_at: string | null
  delivered_at: string | null
  /** What the last attempt came to, in a sentence */
  outcome: string | null
}
export type WebhookInput = {
  name: string
  url: string
  /** `events`: signed bodies, as under `webhooks`. Else a message for that chat, in the language of the account, without a signature */
  format?: 'events' | 'slack' | 'teams' | 'discord' | 'ntfy'
  types?: ('report.ready' | 'report.score_dropped' | 'list.verified' | 'placement.completed' | 'domain.changed' | 'dmarc.notice' | 'newsletter.silent' | 'plan.changed')[]
  enabled?: boolean
}
export type WebhookTestRequest = {
  type: 'webhook.test'
  /** When it happened */
  timestamp: string
  data: {
    endpoint: string
    /** The page about it */
    url: string
    /** Grows with each event: the later of two has the greater */
    sequence: number
  }
}
export type WebhookWithSecret = {
  endpoint: Webhook
  /** Signs what is sent; shown this once */
  secret: string
}
export type WithheldRepair = {
  kind: RepairKind
  reason: 'no-tag' | 'language-unknown' | 'no-subject' | 'conditional' | 'template' | 'not-asked' | 'style-sheet' | 'backgrounds' | 'written-oddly' | 'changes-more'
  count: number
  line: number | null
}
export type WorkIn = {
  /** null: the own account */
  account_id: string | null
}
export type SpfTreeNode = {
  domain: string | null
  term: string
  kind: 'root' | 'include' | 'redirect' | 'a' | 'mx' | 'ptr' | 'exists'
  /** Lookups of this term and everything below it */
  cost: number
  /** Lookups from the top of the record to the end of this branch */
  running: number
  voids: number
  runningVoids: number
  isVoid: boolean
  outcome: 'answer' | 'nodata' | 'nxdomain' | 'servfail' | 'refused' | 'timeout' | 'unreachable' | 'bad-name' | null
  record: string | null
  records: number
  hosts: number
  /** The record of this name is drawn elsewhere already */
  repeated: boolean
  loop: boolean
  /** The sending service that an include belongs to */
  service: string | null
  ttl: number | null
  children: SpfTreeNode[]
}
