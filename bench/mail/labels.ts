/**
 * What we found when we read these mails ourselves: each serious finding (bad, fatal, or among the first three repairs) is
 * `true`, `noise` (right, and nothing to lose a word about) or `false`. By file name in the set; no mail is copied.
 */
export type Label = 'true' | 'noise' | 'false'

/** What a mail pretends, by which the checks are named that may say so (`deceptionChecks`). */
export type Deception =
  | 'claimed-brand'
  | 'link-elsewhere'
  | 'reply-elsewhere'
  | 'hidden-words'
  | 'broken-words'
  | 'fraud-story'

export type LabelledFindings = {
  file: string
  /** `check code: label`, separated by semicolons. */
  said: string
  /** Checks that should have spoken and did not. */
  missed?: string[]
  deceives?: Deception[]
}

/** Any of these speaks of it, as a warning or worse. */
export const deceptionChecks: Record<Deception, string[]> = {
  'claimed-brand': ['sender_claim', 'lookalike_domain', 'from_header'],
  'link-elsewhere': ['link_mismatch', 'link_deception', 'link_host'],
  'reply-elsewhere': ['reply_to', 'sender_claim'],
  'hidden-words': ['hidden_text', 'disguised_text'],
  'broken-words': ['disguised_text', 'language'],
  'fraud-story': ['learned_content', 'spam_phrases', 'callback_number'],
}

/** Right of every mail of the set: signatures were taken out, or their From was. */
export const ofAll: Record<string, Label> = { 'dkim unsigned': 'true', 'dkim from-not-signed': 'noise' }

export const labels: LabelledFindings[] = [
  {
    file: 'ham/omnivore/beehiiv-newsletter.html-23f0.eml',
    said: 'one_click missing: true; preheader view-in-browser: noise',
  },
  {
    file: 'ham/omnivore/energy-world-newsletter.html-8548.eml',
    said: 'one_click missing: true; image_alt most-missing: true',
  },
  {
    file: 'ham/omnivore/golang-weekly.html-adc2.eml',
    said: 'one_click missing: true; html_size clipped: true; image_alt most-missing: true',
  },
  {
    file: 'ham/omnivore/milkroad-newsletter.html-8e68.eml',
    said: 'one_click missing: true; multipart html-only: true',
  },
  {
    file: 'ham/omnivore/substack-newsletter-new.html-43c3.eml',
    said: 'subject_length short: noise; gmail_css too-large: true',
  },
  {
    file: 'ham/omnivore/tldr.html-7da1.eml',
    said: 'subject_style emoji: noise; active_content script: true; client_support poor: true',
  },
  {
    file: 'sa/hard-ham-1/00016.47e87c7e7f6c78738ad4fb654dbdaaac.eml',
    said: 'one_click missing: true; multipart html-only: true',
  },
  {
    file: 'sa/hard-ham-1/00047.e16f5f2d37964469a4bea8d6028b2acc.eml',
    said: 'one_click missing: true; body_unsubscribe word-without-link: false; active_content working-form: true',
  },
  {
    file: 'sa/hard-ham-1/00079.83c5af8611aed78fc3490033e2ae255d.eml',
    said: 'one_click missing: true; active_content working-form: true',
  },
  {
    file: 'sa/hard-ham-1/00110.77ac47048cafa2fe2587182f6d6b19d2.eml',
    said: 'one_click looks-like-list-mail: true; image_alt most-missing: true; active_content iframe: true; list_unsubscribe looks-like-list-mail: true; list_unsubscribe missing: true; one_click missing: true',
  },
  {
    file: 'sa/hard-ham-1/00141.aed2892e7c6b98bbd7612722841db8db.eml',
    said: 'line_length over-998: true; one_click missing: true; active_content working-form: true',
  },
  {
    file: 'sa/hard-ham-1/00172.872f136246d263a0a84b926277d26262.eml',
    said: 'link_https http: true',
  },
  {
    file: 'sa/hard-ham-1/00204.3f44646104dbe9da75d726e4e283b7fb.eml',
    said: 'list_unsubscribe missing: true; one_click missing: true; body_unsubscribe word-without-link: true; text_html_match unrelated: false; image_alt most-missing: true',
  },
  {
    file: 'sa/hard-ham-1/00235.942d5701daf62963c60e4a22ac76203b.eml',
    said: 'one_click missing: true; body_unsubscribe word-without-link: false; charset legacy: noise',
  },
  {
    file: 'ham/mozilla-campaigns/de-2018-fundraising_valentines_day.lang-68df.eml',
    said: 'list_unsubscribe missing: true; one_click missing: true',
  },
  {
    file: 'ham/mozilla-campaigns/en-US-2018-zuckerberg_eu_hearing.lang-ff84.eml',
    said: 'one_click missing: true; html_nesting broken-markup: true',
  },
  {
    file: 'ham/mozilla-campaigns/es-2021-slack_video.lang-be29.eml',
    said: 'one_click missing: true; body_unsubscribe none: true; multipart html-only: true',
  },
  {
    file: 'ham/mozilla-campaigns/pl-2017-copyright_summer.lang-8292.eml',
    said: 'one_click missing: true; body_unsubscribe none: true',
  },
  {
    file: 'ham/bitcoin-optech/fr-2023-09-20-newsletter.md-6157.eml',
    said: 'one_click missing: true; transfer_encoding base64-text: noise; list_id missing: noise',
  },
  {
    file: 'ham/sofn-xyz/fynn-previews_html-finalizing_reminder_finalizing_reminder5.html-9804.eml',
    said: 'one_click missing: true; multipart html-only: true; body_unsubscribe word-without-link: true',
  },
  {
    file: 'ham/sofn-xyz/fynn-previews_html-misc_microdeposit_failure.html-8772.eml',
    said: 'one_click missing: true; transfer_encoding base64-text: noise; body_unsubscribe word-without-link: true',
  },
  {
    file: 'ham/sofn-xyz/lancey-previews_html-trial_ended_preview.html-35ed.eml',
    said: 'multipart html-only: true; html_meta no-language: noise',
  },
  {
    file: 'ham/sendgrid/sendgrid-email-templates-merriweather-templates-email-confirmation.html-d67c.eml',
    said: 'multipart html-only: true; link_mismatch phishing-like: true; gmail_css block-dropped: true',
  },
  {
    file: 'ham/konsav/konsav-email-templates-general.html-4488.eml',
    said: 'multipart html-only: true; html_meta no-language: noise',
  },
  {
    file: 'ham/login-gov/en-suspension_confirmed-bbf1.eml',
    said: 'multipart html-only: true; html_meta no-language: noise',
  },
  {
    file: 'ham/login-gov/fr-personal_key_regenerated-273e.eml',
    said: 'header_encoding raw-utf8: true; html_meta no-language: noise',
  },
  {
    file: 'ham/quincy/06-18-2020.md-4e8a.eml',
    said: 'one_click missing: true; multipart html-only: true',
  },
  {
    file: 'ham/this-week-in-rust/en-2019-10-22-this-week-in-rust.md-c5c9.eml',
    said: 'one_click missing: true; body_unsubscribe none: true; transfer_encoding base64-text: noise; link_https http: true',
  },
  {
    file: 'ham/wikimedia-de/membership_application_confirmation_active-moderation_amount_too_high.twig-7625.eml',
    said: 'header_encoding raw-utf8: true; preheader template-text: true; template_residue merge-tag: true',
  },
  {
    file: 'ham/react-email/02-Matte-welcome-44ae.eml',
    said: 'multipart html-only: true; preheader short: noise; outlook_word max-width: noise',
  },
  {
    file: 'ham/react-email/Community-newsletters-codepen-challengers-6c38.eml',
    said: 'multipart html-only: true; preheader short: noise',
  },
  {
    file: 'ham/perl-weekly/456.json-bb93.eml',
    said: 'one_click missing: true; link_https http: true',
  },
  {
    file: 'ham/synthetic/en-003-147a.eml',
    said: 'one_click missing: true; preheader view-in-browser: noise; image_alt some-missing: true',
  },
  {
    file: 'ham/synthetic/it-041-1154.eml',
    said: 'one_click missing: true; html_meta missing: noise; list_id missing: noise',
  },
  {
    file: 'ham/mozilla-web/it-firefox-accounts.ftl-6bea.eml',
    said: 'one_click missing: true; subject_length long: noise; line_length header-over-78: noise',
  },
  {
    file: 'ham/mozilla-web/pt-BR-firefox-accounts.ftl-5ed3.eml',
    said: 'one_click missing: true; subject_length long: noise; line_length header-over-78: noise',
  },
  {
    file: 'ham/mailpoet/ModularStyleStories.php-c1f9.eml',
    said: 'one_click missing: true; body_unsubscribe none: true; multipart html-only: true; link_empty placeholder: true',
  },
  {
    file: 'ham/sendwithus/narrative-ping.html-bf18.eml',
    said: 'one_click missing: true; body_unsubscribe none: true; gmail_css block-dropped: true',
  },
  {
    file: 'ham/shopware/invoice_mail-en-b622.eml',
    said: 'line_length header-over-78: noise; html_meta no-language: noise',
  },
  {
    file: 'ham/bagisto/nl-verification-e0b0.eml',
    said: 'multipart html-only: true; html_meta no-language: noise',
  },
  {
    file: 'sa/easy-ham-1/00244.d6a35c3356b3796b5ddc77ed1b1995e2.eml',
    said: 'one_click missing: false; body_unsubscribe word-without-link: false; reply_to other-domain: noise; message_id not-fqdn: true; charset legacy: noise',
  },
  {
    file: 'sa/easy-ham-1/00732.3ed34429d759468e94c14ca1e2bb231c.eml',
    said: 'one_click missing: false; body_unsubscribe none: false; message_id not-fqdn: true; line_length header-over-78: noise',
  },
  {
    file: 'sa/easy-ham-1/01219.45cd32c7d6ff5dcbc288797d8e8d7514.eml',
    said: 'one_click missing: false; body_unsubscribe none: false; reply_to other-domain: noise; link_https http: true',
  },
  {
    file: 'sa/easy-ham-1/01707.46172a3da4e739c7b65a3b3aa3869e9d.eml',
    said: 'to_header absent: true',
  },
  {
    file: 'sa/easy-ham-1/02194.169397b29153e7036c63ca030b0ebd2e.eml',
    said: 'link_https http: true',
  },
  {
    file: 'sa/easy-ham-2/00182.025cc878aad27ae621db5b5628540989.eml',
    said: 'list_unsubscribe missing: false; one_click missing: false; body_unsubscribe none: false; link_https http: true; reply_to other-domain: noise',
  },
  {
    file: 'sa/easy-ham-2/00669.e1bd56f6a261852d752e086ae3f8f93d.eml',
    said: 'one_click missing: false; body_unsubscribe none: false; charset legacy: noise; link_https http: true',
  },
  {
    file: 'sa/easy-ham-2/01157.f12e373828099cd001040900a6c9d151.eml',
    said: 'one_click missing: false; body_unsubscribe none: false; subject_style fake-reply: false; reply_to other-domain: noise; charset legacy: noise; link_https http: true',
  },
  {
    file: 'spam/list-spam/osst-users-2019-f22243e0a5.eml',
    said: 'hidden_text much: true; outlook_word picture-width: noise; sender_claim impersonates: true; link_deception free-pages: true',
    deceives: ['claimed-brand', 'hidden-words'],
  },
  {
    file: 'spam/list-spam/osst-users-2022-bec2076540.eml',
    said: 'multipart empty-text: noise; html_nesting misnested: true; sender_claim mail-system: true',
    deceives: ['claimed-brand'],
  },
  {
    file: 'spam/list-spam/industrypack-devel-2020-880c7e8925.eml',
    said: 'link_mismatch phishing-like: true',
    deceives: ['link-elsewhere'],
  },
  {
    file: 'spam/list-spam/industrypack-devel-2024-43365a1c27.eml',
    said: 'subject_style fake-reply: true; link_mismatch phishing-like: true; sender_claim mail-system: true; link_deception free-files: true',
    deceives: ['link-elsewhere'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2019-a83368f9f0.eml',
    said: 'reply_to free-mail: true',
    deceives: ['fraud-story', 'reply-elsewhere'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2020-5b648eebe0.eml',
    said: 'from_header name-holds-brand: true; language mixed-scripts: true; sender_claim asks: true; disguised_text letters: true',
    deceives: ['claimed-brand', 'broken-words'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2020-cfbc7093b9.eml',
    said: 'reply_to other-domain: true; subject_length short: noise',
    deceives: ['fraud-story', 'reply-elsewhere'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2021-2b9818c7d9.eml',
    said: 'from_header name-holds-brand: true; sender_claim asks: true',
    deceives: ['claimed-brand'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2021-77b73e6fce.eml',
    said: 'freemail_from free-mail: true',
    deceives: ['fraud-story'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2021-d31f8a4fd9.eml',
    said: 'reply_to free-mail: true; transfer_encoding base64-text: noise; subject_length short: noise; header_leaks script: true',
    deceives: ['fraud-story', 'reply-elsewhere'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2022-0f9b4cb82c.eml',
    said: 'sender_claim asks: true',
    deceives: ['claimed-brand'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2022-402e85070e.eml',
    said: 'reply_to free-mail: true',
    deceives: ['fraud-story', 'reply-elsewhere'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2022-8b6e2eab72.eml',
    said: 'list_unsubscribe missing: noise; one_click missing: noise; transfer_encoding base64-text: noise',
    deceives: ['claimed-brand'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2022-d3c577ab1a.eml',
    said: 'transfer_encoding base64-text: noise; template_residue merge-tag: false',
  },
  {
    file: 'spam/list-spam/v9fs-developer-2023-63ddae93ae.eml',
    said: 'reply_to other-domain: true; message_id not-fqdn: true; sender_claim asks: true',
    deceives: ['claimed-brand', 'reply-elsewhere'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2023-f15ed32fc8.eml',
    said: '',
    deceives: ['claimed-brand'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2024-4f82f1ac4d.eml',
    said: 'multipart no-body: true; subject_style emoji: noise',
    deceives: ['claimed-brand'],
  },
  {
    file: 'spam/list-spam/v9fs-developer-2024-cb9f236ca2.eml',
    said: 'transfer_encoding base64-text: noise; link_https http: true; reply_to other-domain: true',
  },
  {
    file: 'spam/list-spam/v9fs-developer-2025-b62335c195.eml',
    said: 'from_header name-holds-brand: true; sender_claim asks: true',
    deceives: ['claimed-brand'],
  },
  {
    file: 'spam/list-spam/linux1394-devel-2019-813477e3d0.eml',
    said: 'reply_to free-mail: true; link_empty placeholder: noise',
    deceives: ['fraud-story', 'reply-elsewhere'],
  },
  {
    file: 'spam/list-spam/linux1394-devel-2019-c258f9d731.eml',
    said: 'list_unsubscribe missing: noise; one_click missing: noise; body_unsubscribe none: noise; active_content external-css: true; client_support poor: true; learned_content like-spam: false',
  },
  {
    file: 'spam/list-spam/linux1394-devel-2020-f3b0046357.eml',
    said: 'multipart empty-text: noise; charset legacy: noise; sender_claim mail-system: true',
    deceives: ['claimed-brand'],
  },
  {
    file: 'spam/list-spam/linux1394-devel-2021-bebd953dc2.eml',
    said: 'multipart empty-text: noise; image_health free-host: true; freemail_from free-mail: true; link_deception free-pages: true',
    deceives: ['fraud-story', 'link-elsewhere'],
  },
  {
    file: 'spam/list-spam/linux1394-devel-2022-18c0f607e4.eml',
    said: 'freemail_from free-mail: true; subject_length long: noise',
    deceives: ['fraud-story'],
  },
  {
    file: 'spam/glitchyzorua/2025-08_6ahloo_modified.eml',
    said: 'to_header absent: true; from_header malformed: noise; message_id no-domain: noise',
    deceives: ['fraud-story'],
  },
  {
    file: 'spam/glitchyzorua/2025-24_BUSINESS-COOPERATION_modified.eml',
    said: 'from_header malformed: noise; subject_style capitals: true',
    deceives: ['fraud-story'],
  },
  {
    file: 'spam/glitchyzorua/2025-44_Endowment_modified.eml',
    said: 'from_header malformed: noise; subject_length short: noise',
    deceives: ['fraud-story'],
  },
  {
    file: 'spam/glitchyzorua/2025-62_Investment-Funding-Proposal_modified.eml',
    said: 'from_header malformed: noise; html_nesting unclosed: noise',
    deceives: ['fraud-story'],
  },
  {
    file: 'spam/glitchyzorua/2025-81_THE-WAY-FORWARD-1-_modified.eml',
    said: 'dkim malformed: noise; from_header malformed: noise; spam_phrases several: true',
    deceives: ['fraud-story'],
  },
  {
    file: 'spam/spamassassin-tests/008.eml',
    said: 'from_header several-fields: true; duplicate_headers repeated: true; charset decode-errors: true; transfer_encoding eight-bit-in-7bit: true',
  },
  {
    file: 'sa/spam-1/00433.8ac2ba68fca4bccc0856abe31002a8e9.eml',
    said: 'image_text_ratio image-heavy: true; image_alt most-missing: true',
  },
  {
    file: 'sa/spam-2/00906.bd0b0986deaf717b1f1a689fd950b97c.eml',
    said: 'multipart html-only: true; subject_style exclamation: true',
  },
]
