// Made of the English catalogs by `npm run messages`; not written by hand.
// biome-ignore-all format: generated
import type { Message } from './message.ts'

type None = Record<never, never>
/** Names and other texts, one or several; a message is said in the same language. */
export type List = readonly (string | Message)[]
/** Joined as in a sentence: a, b and c. */
export type Joined = { joined: List }
/** A language by its tag, and how it is called in English. */
export type LanguageName = { language: string; name: string }
export type Text = string | Message | List | Joined | LanguageName

/** What each sentence is given. */
export type Facts = {
  'request.invalid': None
  'request.unreadable': None
  'request.not_json': None
  'request.malformed_json': None
  'request.failed': None
  'request.no_such_site': None
  'request.no_such_call': None
  'request.nothing_there': None
  'request.from_another_site': None
  'request.from_no_page': None
  'request.incomplete': None
  'request.file_too_large': { megabytes: number }
  'request.too_many': { seconds: number }
  'request.too_many_at_once': { seconds: number }
  'request.no_such_format': { formats: Text }
  'server.database_away': { seconds: number }
  'server.busy': { seconds: number }
  'server.mail_waits': None
  'server.metrics_token': None
  'server.metrics_off': None
  'server.only_health': None
  'server.error_page_failed': None
  'server.back_home': None
  'server.it_failed': None
  'server.no_mailer': None
  'server.too_many_messages': None
  'server.too_much_mail': None
  'server.blobs_away': None
  'server.no_browser': None
  'server.not_printed': None
  'server.seed_key_is_setting': None
  'server.secret_is_setting': None
  'account.sign_in_first': None
  'account.not_by_key': None
  'account.admins_only': None
  'account.server_admins_only': None
  'account.token_in_header': None
  'account.bearer_needed': None
  'account.not_found': None
  'account.token_unknown': None
  'account.scope_needed': { scope: Text }
  'account.plan_without_api': None
  'account.weak_password': None
  'account.password_is_address': None
  'account.link_over': None
  'account.prove_first': None
  'account.confirm_first': None
  'account.confirm_for_alerts': None
  'account.changed_meanwhile': None
  'account.password_needed': None
  'account.wrong_password_of_account': None
  'account.wrong_password': None
  'account.too_early': None
  'account.no_such_passkey': None
  'account.passkey_not_added': None
  'account.too_many_passkeys': { count: number }
  'account.wrong_passkey': None
  'account.two_factor_off': None
  'account.two_factor_on': None
  'account.scan_first': None
  'account.wrong_new_code': None
  'account.wrong_code': None
  'account.challenge_over': None
  'account.nothing_waits': None
  'account.address_taken_meanwhile': None
  'account.person_needed': None
  'account.person_not_proved': None
  'account.captcha_away': None
  'account.no_captcha_work': None
  'account.unknown_time_zone': None
  'account.address_taken': None
  'account.registration_off': None
  'account.no_such_session': None
  'account.wrong_credentials': None
  'account.tried_too_often': { unit: 'minutes' | 'seconds'; count: number }
  'account.messages_too_often': { minutes: number }
  'keys.not_found': None
  'keys.wrong_network': None
  'keys.none_in_plan': None
  'keys.too_many': { count: number }
  'keys.only_signed_in': None
  'keys.admin_scope': None
  'billing.disabled': None
  'billing.two_taxes': None
  'billing.no_such_plan': None
  'billing.plan_taken': None
  'billing.other_plan_id': None
  'billing.plans_are_given': None
  'billing.no_stripe': None
  'billing.number_of_codes': { most: number }
  'billing.time_to_come': None
  'billing.smallest_charge': { least: number }
  'billing.bad_code': None
  'billing.payment_begun': None
  'billing.not_sold': { plan: Text }
  'billing.not_sold_give_amount': { plan: Text }
  'billing.needs_no_code': { plan: Text }
  'billing.price_missing': { plan: Text }
  'billing.just_paid': None
  'billing.choose_card': None
  'billing.no_such_card': None
  'billing.no_such_tax_number': None
  'billing.cancel_first': None
  'billing.nothing_beside': None
  'billing.have_without_end': { plan: Text }
  'billing.have_no_less': { plan: Text }
  'billing.have_longer': { plan: Text }
  'billing.renewal_would_undo': None
  'billing.no_subscription': None
  'billing.card_declined': None
  'billing.card_declined_because': { said: Text }
  'billing.wrong_tax_number': None
  'billing.payments_away': None
  'billing.have_already': { plan: Text }
  'billing.payment_due': None
  'billing.event_too_large': None
  'billing.no_event': None
  'billing.bad_signature': None
  'quota.too_few': { limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check'; left: number }
  'quota.none_in_plan': { metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' }
  'quota.none_for_guests': { metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' }
  'quota.used': { limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' }
  'quota.used_until': { limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check'; day: Text; time: Text }
  'quota.used_by_network': { limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' }
  'quota.used_by_network_until': { limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check'; day: Text; time: Text }
  'quota.locked': None
  'test.not_found': None
  'test.expired': None
  'test.no_mail_yet': None
  'test.nothing_to_draw': None
  'test.mail_too_large': { megabytes: number }
  'test.not_a_mail': None
  'test.no_header': None
  'test.choose_file': None
  'test.no_such_picture_name': None
  'test.no_such_picture': None
  'test.picture_not_made': None
  'test.too_many_pictures': None
  'test.unreadable_mail': None
  'test.mail_takes_too_long': None
  'test.no_html': None
  'checker.domain_empty': None
  'checker.domain_is_address': None
  'checker.domain_without_dot': None
  'checker.domain_too_long': None
  'checker.not_a_domain': None
  'checker.not_a_selector': None
  'checker.not_an_address': None
  'checker.not_public': { address: Text; kind: 'documentation' | 'invalid' | 'link_local' | 'loopback' | 'metadata' | 'multicast' | 'private' | 'public' | 'reserved' }
  'checker.not_an_email': None
  'verifier.not_found': None
  'verifier.expired': None
  'verifier.empty': None
  'verifier.full': None
  'verifier.neither': None
  'verifier.shared_domain': None
  'verifier.proof_needed': { name: Text }
  'verifier.proof_unanswered': { name: Text }
  'verifier.per_day': { count: number; time: Text }
  'verifier.asks_per_day': { count: number; time: Text }
  'verifier.names_per_domain': { count: number; time: Text }
  'verifier.too_many_bounces': None
  'list.not_found': None
  'list.not_pausable': None
  'list.not_resumable': None
  'list.none_unknown': None
  'list.nothing_there': None
  'list.still_reading': None
  'list.no_browser': None
  'list.too_large': { megabytes: number }
  'list.too_many': { count: number }
  'list.workbook': None
  'list.not_text': None
  'list.no_rows': None
  'list.no_rows_below': None
  'list.no_column': None
  'list.no_such_column': { wanted: Text; names: Text }
  'list.column_name': { name: Text }
  'list.too_many_rows': { count: number }
  'list.quota': { most: number; rows: number }
  'list.choose_file': None
  'placement.not_found': None
  'placement.none_yet': None
  'placement.no_browser': None
  'placement.started': None
  'placement.not_completed': None
  'placement.no_simulated': None
  'placement.too_many_open': { count: number }
  'placement.no_such_provider': { names: Text }
  'placement.no_such_mailbox': None
  'placement.no_mailboxes': None
  'placement.unavailable': None
  'monitor.not_found': None
  'monitor.none_in_plan': None
  'monitor.too_many': { count: number }
  'seed.not_found': None
  'seed.too_many': { most: number }
  'seed.secret_needed': None
  'seed.provider_name': None
  'seed.provider_reserved': None
  'seed.host_needed': None
  'seed.not_a_host': None
  'seed.private_host': None
  'seed.no_such_role': { role: Text; roles: Text }
  'seed.one_secret': None
  'seed.token_address': None
  'seed.address_taken': None
  'cli.not_an_ip': { ip: Text }
  'cli.set_api_key': None
  'cli.address_of_instance': None
  'cli.no_postproof': None
  'cli.instance_status': { status: number }
  'cli.instance_said': { said: Text }
  'cli.list_refused': { note: Text }
  'cli.confirm_forgetting': None
  'cli.folder_not_writable': { folder: Text; why: 'EACCES' | 'EEXIST' | 'ENAMETOOLONG' | 'ENOENT' | 'ENOSPC' | 'ENOTDIR' | 'EPERM' | 'EROFS' | 'other' }
  'field.needed': None
  'field.text': None
  'field.number': None
  'field.whole_number': None
  'field.boolean': None
  'field.list': None
  'field.object': None
  'field.not_possible': None
  'field.not_as_written': None
  'field.web_address': None
  'field.https_address': None
  'field.id': None
  'field.time': None
  'field.time_to_come': None
  'field.one_of': { values: Text }
  'field.unknown': { keys: Text }
  'field.exactly': { length: number }
  'field.at_most': { maximum: number }
  'field.at_most_in_line': { maximum: number }
  'field.at_least': { minimum: number }
  'field.no_more': { maximum: number }
  'field.no_fewer': { minimum: number }
  'field.up_to': { maximum: number }
  'field.from': { minimum: number }
  'field.below': { maximum: number }
  'field.above': { minimum: number }
  'field.your_email': None
  'field.email': None
  'field.email_or_domain': None
  'field.email_too_long': None
  'field.not_an_email': None
  'field.email_as': None
  'field.choose_password': None
  'field.repeat_password': None
  'field.passwords_differ': None
  'field.your_password': None
  'field.present_password': None
  'field.your_name': None
  'field.tell_name': None
  'field.accept_terms': None
  'field.code': None
  'field.key_name': None
  'field.name': None
  'field.its_name': None
  'field.choose_plan': None
  'field.slug': None
  'field.currency': None
  'field.country': None
  'field.stripe_price': None
  'field.tax_kind': None
  'field.tax_number': None
  'field.one_day': None
  'field.most_days': { maximum: number }
  'field.most_networks': { maximum: number }
  'field.network': None
  'field.one_provider': None
  'field.most_providers': { maximum: number }
  'field.provider': None
  'field.mailbox': None
  'field.control_characters': None
  'field.domain_alone': None
  'field.what_about': None
  'field.link': None
  'field.head': { names: Text }
  'field.sha256': None
  'field.enhanced_code': None
  'field.email_or_sha256': None
  'field.one_bounce': None
  'field.most_bounces': { maximum: number }
  'field.ip': None
  'field.port': None
  'field.folder_line': { line: Text }
  'field.oauth_parts': None
  'card.label': None
  'card.unmeasured': None
  'card.not_shared': None
  'card.report': None
  'card.read': None
  'card.gone': None
  'card.tagline': None
  'card.score': { score: Text }
  'card.report_of': { sender: Text }
  'card.passed': { passed: number; asked: number }
  'card.tested_on': { day: Text }
  'card.record.good': None
  'card.record.warning': None
  'card.record.bad': None
  'card.record.no-data': None
  'card.record_label': None
  'card.record_unknown': None
  'card.page.home.title': None
  'card.page.home.text': None
  'card.page.email-test.title': None
  'card.page.email-test.text': None
  'card.page.inbox-placement.title': None
  'card.page.inbox-placement.text': None
  'card.page.email-verifier.title': None
  'card.page.email-verifier.text': None
  'card.page.email-deliverability.title': None
  'card.page.email-deliverability.text': None
  'card.page.spf-checker.title': None
  'card.page.spf-checker.text': None
  'card.page.dkim-checker.title': None
  'card.page.dkim-checker.text': None
  'card.page.dmarc-checker.title': None
  'card.page.dmarc-checker.text': None
  'card.page.bimi-checker.title': None
  'card.page.bimi-checker.text': None
  'card.page.mta-sts-checker.title': None
  'card.page.mta-sts-checker.text': None
  'card.page.tls-rpt-checker.title': None
  'card.page.tls-rpt-checker.text': None
  'card.page.domain-blacklist-checker.title': None
  'card.page.domain-blacklist-checker.text': None
  'card.page.email-blacklist-checker.title': None
  'card.page.email-blacklist-checker.text': None
  'card.page.ip-blacklist-checker.title': None
  'card.page.ip-blacklist-checker.text': None
  'card.page.pricing.title': None
  'card.page.pricing.text': None
  'checker.in_order': { label: Text; domain: Text }
  'checker.to_improve': { label: Text; domain: Text; count: number }
  'checker.as_far_as_asked': { label: Text; domain: Text; count: number }
  'checker.not_checked': { label: Text; domain: Text }
  'checker.effect.nearly_all': { count: Text }
  'checker.effect.stops': { addresses: Text; count: Text }
  'checker.effect.none_stops': None
  'checker.effect.starts': { addresses: Text; count: Text }
  'checker.effect.open': None
  'checker.addresses_and_others': { addresses: Text }
  'checker.policy_change': { where: Text; by: 'dkim' | 'none' | 'spf'; before: 'none' | 'quarantine' | 'reject'; after: 'none' | 'quarantine' | 'reject' }
  'checker.mail_from.domain': { domain: Text }
  'checker.mail_from.subdomains': { domain: Text }
  'checker.mail_from.unused-names': { domain: Text }
  'checker.role.address': None
  'checker.role.domain': None
  'checker.role.email': None
  'checker.role.own_address': None
  'checker.role.mail_server': { host: Text }
  'checker.role.name_server': { host: Text }
  'checker.lists_answered': { answered: number; asked: number }
  'checker.listed': { text: Text; count: number; lists: Text; more: 'no' | 'yes'; part: Text }
  'checker.nobody_answered': { text: Text }
  'checker.partly_answered': { text: Text; part: Text }
  'checker.not_listed': { text: Text; part: Text }
  'evidence.address': None
  'evidence.all-images': None
  'evidence.asks': None
  'evidence.attached-page': None
  'evidence.copyright': None
  'evidence.cut-off': None
  'evidence.cut-word': None
  'evidence.alternative-is-name': None
  'evidence.defect': None
  'evidence.form': None
  'evidence.html-begins': None
  'evidence.html-text-begins': None
  'evidence.headers-looked-at': None
  'evidence.heading': None
  'evidence.hidden-text': None
  'evidence.image': None
  'evidence.last-lines': None
  'evidence.line': None
  'evidence.link': None
  'evidence.logo': None
  'evidence.mixed-scripts': None
  'evidence.not-loaded': None
  'evidence.no-alternative': None
  'evidence.pixel': None
  'evidence.plain-text': None
  'evidence.plain-text-begins': None
  'evidence.preview': None
  'evidence.qr-code': None
  'evidence.recognized-by': None
  'evidence.smtp-offered': None
  'evidence.shown-and-target': None
  'evidence.signature': None
  'evidence.size': None
  'evidence.telephone': None
  'evidence.text': None
  'evidence.unreadable-without-background': None
  'evidence.word': None
  'evidence.part': { path: Text }
  'evidence.root-part': None
  'evidence.rdap': { server: Text }
  'evidence.on': { device: 'desktop' | 'mobile' | 'tablet' }
  'evidence.leads-through': { host: Text }
  'evidence.ends-at': { px: number }
  'evidence.text-size': { px: number }
  'evidence.px': { px: number }
  'evidence.button-size': { width: number; height: number }
  'evidence.link-size': { width: number; height: number }
  'evidence.contrast': { contrast: number }
  'evidence.as-encoded': { name: Text }
  'evidence.answer': { parts: Text }
  'evidence.redirects': { count: number }
  'evidence.kilobytes': { kilobytes: number }
  'evidence.no-such-record': None
  'evidence.no-such-name': None
  'evidence.unaskable-name': None
  'evidence.other-records': None
  'evidence.bytes': { bytes: number }
  'evidence.octets': { octets: number }
  'evidence.bytes-in-transport': { bytes: number; packed: number }
  'evidence.names-and-more': { names: Text; more: number }
  'evidence.action-at': { action: Text; top: number; fold: number }
  'evidence.a-picture': None
  'evidence.no-text': None
  'lists.row_empty': None
  'lists.row_no_cell': None
  'lists.row_no_at': None
  'lists.row_several': None
  'lists.row_too_long': None
  'lists.row_broken_quotes': None
  'lists.column': { number: number }
  'lists.column_title': { number: number }
  'lists.pasted': None
  'lists.refused': { pattern: 'numbers' | 'permutations' | 'products'; domain: Text }
  'lists.unasked': { domains: Text; more: number }
  'lists.signed_out': None
  'lists.waiting': { count: number }
  'lists.mostly_bad': { bad: number; rows: number; column: Text }
  'lists.beside': { other: Text; column: Text }
  'lists.replaced': { count: number }
  'mail.frame.greeting': None
  'mail.frame.link': None
  'mail.frame.why': { brand: Text; url: Text }
  'mail.confirm.subject': { brand: Text }
  'mail.confirm.preview': None
  'mail.confirm.heading': None
  'mail.confirm.text': { brand: Text }
  'mail.confirm.action': None
  'mail.confirm.after': None
  'mail.reset.subject': { brand: Text }
  'mail.reset.preview': None
  'mail.reset.heading': None
  'mail.reset.text': { brand: Text }
  'mail.reset.action': None
  'mail.reset.after': None
  'mail.new-address.subject': { brand: Text }
  'mail.new-address.preview': None
  'mail.new-address.heading': None
  'mail.new-address.text': { brand: Text }
  'mail.new-address.action': None
  'mail.new-address.after': None
  'mail.address-change-asked.subject': { brand: Text }
  'mail.address-change-asked.preview': None
  'mail.address-change-asked.heading': None
  'mail.address-change-asked.text': { brand: Text; day: Text; time: Text }
  'mail.address-change-asked.action': None
  'mail.address-change-asked.after': None
  'mail.address-changed.subject': { brand: Text }
  'mail.address-changed.preview': None
  'mail.address-changed.heading': None
  'mail.address-changed.text': { brand: Text }
  'mail.address-changed.after': None
  'mail.password-changed.subject': { brand: Text }
  'mail.password-changed.preview': None
  'mail.password-changed.heading': None
  'mail.password-changed.text': { brand: Text }
  'mail.password-changed.after': None
  'mail.two-factor-changed.subject': { brand: Text }
  'mail.two-factor-changed.preview': None
  'mail.two-factor-changed.heading': None
  'mail.two-factor-changed.text': { brand: Text }
  'mail.two-factor-changed.after': None
  'mail.factor-lost.subject': { brand: Text }
  'mail.factor-lost.preview': None
  'mail.factor-lost.heading': None
  'mail.factor-lost.text': { brand: Text; day: Text; time: Text }
  'mail.factor-lost.action': None
  'mail.factor-lost.after': None
  'mail.key-made.subject': { brand: Text }
  'mail.key-made.preview': None
  'mail.key-made.heading': None
  'mail.key-made.text': { brand: Text }
  'mail.key-made.after': None
  'mail.passkey-changed.subject': { brand: Text }
  'mail.passkey-changed.preview': None
  'mail.passkey-changed.heading': None
  'mail.passkey-changed.text': { brand: Text }
  'mail.passkey-changed.after': None
  'mail.exported.subject': { brand: Text }
  'mail.exported.preview': None
  'mail.exported.heading': None
  'mail.exported.text': { brand: Text }
  'mail.exported.after': None
  'mail.deletion-scheduled.subject': { brand: Text; day: Text }
  'mail.deletion-scheduled.preview': None
  'mail.deletion-scheduled.heading': { day: Text }
  'mail.deletion-scheduled.text': { brand: Text; day: Text; time: Text }
  'mail.deletion-scheduled.action': None
  'mail.deletion-scheduled.after': None
  'mail.placement-alert.subject': { title: Text }
  'mail.placement-alert.preview': None
  'mail.placement-alert.heading': { title: Text }
  'mail.placement-alert.text': { text: Text }
  'mail.placement-alert.action': None
  'mail.placement-alert.after': None
  'pictures.none.disabled': None
  'pictures.none.none': None
  'pictures.none.empty': None
  'pictures.none.locked': None
  'pictures.none.failed': None
  'pictures.failed.unavailable': None
  'pictures.failed.crashed': None
  'pictures.failed.timeout': None
  'pictures.failed.too-large': None
  'pictures.failed.refused': None
  'pictures.failed.costly': None
  'heat_map.not_computed': None
  'heat_map.disclaimer': { pages: number; people: number; auc: number; nss: number; cc: number; halfAuc: number; halfNss: number; halfCc: number }
  'heat_map.advice.move_up': { device: 'desktop' | 'mobile' | 'tablet' }
  'heat_map.advice.contrast': { found: number; enough: number }
  'heat_map.advice.size': { wanted: number; width: number; height: number; device: 'desktop' | 'mobile' | 'tablet' }
  'heat_map.advice.stand_out': { ahead: number; strongest: Text }
  'report.found_later': { folder: Text; at: Text }
  'report.moved_later': { folder: Text; at: Text }
  'mailbox.disabled': None
  'mailbox.untested': None
  'mailbox.ok': None
  'mailbox.failing': None
  'mailbox.cannot_read': { why: Text }
  'mailbox.cannot_read_said': { why: Text; said: Text }
  'mailbox.not_imap': None
  'mailbox.no_answer': { ms: number }
  'mailbox.no_token': { ms: number }
  'mailbox.too_much': { octets: number }
  'mailbox.name_too_slow': None
  'mailbox.too_many_connections': None
  'mailbox.no_inbox': None
  'mailbox.bad_header': None
  'mailbox.cancelled': None
  'trial.title': { monitor: Text }
  'trial.text': None
  'delivery.no_webhook': None
  'delivery.no_key': None
  'delivery.no_account': None
  'delivery.unconfirmed': None
  'delivery.unreached': { failure: Text }
  'delivery.status': { status: number }
  'delivery.mailed': { to: Text }
  'delivery.too_many_wait': None
  'link.outcome.ok': None
  'link.outcome.redirects': None
  'link.outcome.cannot-verify': None
  'link.outcome.broken': None
  'link.outcome.refused': None
  'link.outcome.no-data': None
  'verification.status.deliverable': None
  'verification.status.risky': None
  'verification.status.undeliverable': None
  'verification.status.unknown': None
  'verification.reason.accepted_email': None
  'verification.reason.invalid_email': None
  'verification.reason.invalid_domain': None
  'verification.reason.no_mx': None
  'verification.reason.null_mx': None
  'verification.reason.unroutable': None
  'verification.reason.no_mailbox': None
  'verification.reason.bounced': None
  'verification.reason.mailbox_full': None
  'verification.reason.mailbox_disabled': None
  'verification.reason.catch_all': None
  'verification.reason.catch_all_unknown': None
  'verification.reason.disposable': None
  'verification.reason.role': None
  'verification.reason.possible_typo': None
  'verification.reason.restricted': None
  'verification.reason.greylisted': None
  'verification.reason.blocked_by_receiver': None
  'verification.reason.temporary_error': None
  'verification.reason.unclear_reply': None
  'verification.reason.timeout': None
  'verification.reason.disconnected': None
  'verification.reason.no_connection': None
  'verification.reason.utf8_not_offered': None
  'verification.reason.dns_unavailable': None
  'verification.reason.provider_unverifiable': None
  'verification.reason.opted_out': None
  'verification.reason.not_asked': None
  'verification.advice.accepted_email': None
  'verification.advice.invalid_email': None
  'verification.advice.invalid_domain': None
  'verification.advice.no_mx': None
  'verification.advice.null_mx': None
  'verification.advice.unroutable': None
  'verification.advice.no_mailbox': None
  'verification.advice.bounced': None
  'verification.advice.mailbox_full': None
  'verification.advice.mailbox_disabled': None
  'verification.advice.catch_all': None
  'verification.advice.catch_all_unknown': None
  'verification.advice.disposable': None
  'verification.advice.role': None
  'verification.advice.possible_typo': None
  'verification.advice.restricted': None
  'verification.advice.greylisted': None
  'verification.advice.blocked_by_receiver': None
  'verification.advice.temporary_error': None
  'verification.advice.unclear_reply': None
  'verification.advice.timeout': None
  'verification.advice.disconnected': None
  'verification.advice.no_connection': None
  'verification.advice.utf8_not_offered': None
  'verification.advice.dns_unavailable': None
  'verification.advice.provider_unverifiable': None
  'verification.advice.opted_out': None
  'verification.advice.not_asked': None
  'verification.factor.syntax.valid': None
  'verification.factor.syntax.invalid': None
  'verification.factor.domain.mail': None
  'verification.factor.domain.fallback': None
  'verification.factor.domain.null-mx': None
  'verification.factor.domain.no-domain': None
  'verification.factor.domain.no-mail-host': None
  'verification.factor.domain.unreachable': None
  'verification.factor.domain.no-data': None
  'verification.factor.mailbox.accepted': None
  'verification.factor.mailbox.catch-all': None
  'verification.factor.mailbox.catch-all-unknown': None
  'verification.factor.mailbox.no_mailbox': None
  'verification.factor.mailbox.disabled': None
  'verification.factor.mailbox.full': None
  'verification.factor.mailbox.restricted': None
  'verification.factor.mailbox.greylisted': None
  'verification.factor.mailbox.blocked': None
  'verification.factor.mailbox.temporary': None
  'verification.factor.mailbox.unclear': None
  'verification.factor.mailbox.timeout': None
  'verification.factor.mailbox.dropped': None
  'verification.factor.mailbox.no_connection': None
  'verification.factor.mailbox.no_host': None
  'verification.factor.mailbox.utf8_not_offered': None
  'verification.factor.mailbox.not_askable': None
  'verification.factor.likelihood.person': None
  'verification.factor.likelihood.role': None
  'verification.factor.likelihood.made-up': None
  'verification.factor.likelihood.numbers': None
  'verification.factor.likelihood.hosting': None
  'verification.factor.likelihood.gateway': None
  'verification.factor.likelihood.seen-placement': None
  'verification.factor.likelihood.seen-test': None
  'verification.factor.own.bounce.no_mailbox': None
  'verification.factor.own.bounce.disabled': None
  'verification.factor.own.bounce.full': None
  'verification.factor.own.seen.placement': None
  'verification.factor.own.seen.test': None
  'verification.factor.likelihood.fallback': None
  'verification.factor.mailbox.not-asked.off': None
  'verification.factor.mailbox.not-asked.no-mail': None
  'verification.factor.mailbox.not-asked.provider-unverifiable': None
  'verification.factor.mailbox.not-asked.accounts-only': None
  'verification.factor.mailbox.not-asked.crowded': None
  'verification.factor.mailbox.not-asked.opted-out': None
  'verification.factor.mailbox.not-asked.backing-off': None
  'verification.factor.disposable.high': None
  'verification.factor.disposable.old': None
  'verification.factor.role': None
  'verification.factor.relay': None
  'verification.factor.typo': None
  'verification.factor.limit.deliverable': { least: number }
  'verification.factor.limit.risky': { least: number; most: number }
  'verification.factor.limit.unknown': { least: number; most: number }
  'verification.factor.limit.undeliverable': None
  'verification.spelling.VALID': None
  'verification.spelling.DNSWARN_NO_MX_RECORD': None
  'verification.spelling.DNSWARN_NO_RECORD': None
  'verification.spelling.RFC5321_TLD': None
  'verification.spelling.RFC5321_TLDNUMERIC': None
  'verification.spelling.RFC5321_QUOTEDSTRING': None
  'verification.spelling.RFC5321_ADDRESSLITERAL': None
  'verification.spelling.RFC5321_IPV6DEPRECATED': None
  'verification.spelling.CFWS_COMMENT': None
  'verification.spelling.CFWS_FWS': None
  'verification.spelling.DEPREC_LOCALPART': None
  'verification.spelling.DEPREC_FWS': None
  'verification.spelling.DEPREC_QTEXT': None
  'verification.spelling.DEPREC_QP': None
  'verification.spelling.DEPREC_COMMENT': None
  'verification.spelling.DEPREC_CTEXT': None
  'verification.spelling.DEPREC_CFWS_NEAR_AT': None
  'verification.spelling.RFC5322_DOMAIN': None
  'verification.spelling.RFC5322_TOOLONG': None
  'verification.spelling.RFC5322_LOCAL_TOOLONG': None
  'verification.spelling.RFC5322_DOMAIN_TOOLONG': None
  'verification.spelling.RFC5322_LABEL_TOOLONG': None
  'verification.spelling.RFC5322_DOMAINLITERAL': None
  'verification.spelling.RFC5322_DOMLIT_OBSDTEXT': None
  'verification.spelling.RFC5322_IPV6_GRPCOUNT': None
  'verification.spelling.RFC5322_IPV6_2X2XCOLON': None
  'verification.spelling.RFC5322_IPV6_BADCHAR': None
  'verification.spelling.RFC5322_IPV6_MAXGRPS': None
  'verification.spelling.RFC5322_IPV6_COLONSTRT': None
  'verification.spelling.RFC5322_IPV6_COLONEND': None
  'verification.spelling.ERR_EXPECTING_DTEXT': None
  'verification.spelling.ERR_NOLOCALPART': None
  'verification.spelling.ERR_NODOMAIN': None
  'verification.spelling.ERR_CONSECUTIVEDOTS': None
  'verification.spelling.ERR_ATEXT_AFTER_CFWS': None
  'verification.spelling.ERR_ATEXT_AFTER_QS': None
  'verification.spelling.ERR_ATEXT_AFTER_DOMLIT': None
  'verification.spelling.ERR_EXPECTING_QPAIR': None
  'verification.spelling.ERR_EXPECTING_ATEXT': None
  'verification.spelling.ERR_EXPECTING_QTEXT': None
  'verification.spelling.ERR_EXPECTING_CTEXT': None
  'verification.spelling.ERR_BACKSLASHEND': None
  'verification.spelling.ERR_DOT_START': None
  'verification.spelling.ERR_DOT_END': None
  'verification.spelling.ERR_DOMAINHYPHENSTART': None
  'verification.spelling.ERR_DOMAINHYPHENEND': None
  'verification.spelling.ERR_UNCLOSEDQUOTEDSTR': None
  'verification.spelling.ERR_UNCLOSEDCOMMENT': None
  'verification.spelling.ERR_UNCLOSEDDOMLIT': None
  'verification.spelling.ERR_FWS_CRLF_X2': None
  'verification.spelling.ERR_FWS_CRLF_END': None
  'verification.spelling.ERR_INVISIBLE': None
  'verification.spelling.ERR_CR_NO_LF': None
  'verification.domain.mail': None
  'verification.domain.null-mx': None
  'verification.domain.no-domain': None
  'verification.domain.no-mail-host': None
  'verification.domain.unreachable': None
  'verification.domain.no-data': None
  'verification.not_asked.no-mail': None
  'verification.not_asked.provider-unverifiable': None
  'verification.not_asked.accounts-only': None
  'verification.not_asked.crowded': None
  'verification.not_asked.opted-out': None
  'verification.not_asked.backing-off': None
  'verification.off.switched-off': None
  'verification.off.not-wanted': None
  'verification.off.auditing': None
  'verification.off.identity': None
  'verification.off.audit': None
  'verification.check.syntax': None
  'verification.check.opted-out': None
  'verification.check.disposable': None
  'verification.check.role': None
  'verification.check.relay': None
  'verification.check.free': None
  'verification.check.domain': None
  'verification.check.mailbox': None
  'verification.check.catch-all': None
  'verification.catch_all.unknown': None
  'verification.catch_all.yes': None
  'verification.catch_all.no': None
  'verification.opted_out': None
  'verification.meant': { suggestion: Text }
  'verification.likely': { percent: number }
  'verification.dns_error': { type: Text; name: Text; outcome: Text }
  'verification.read_as': { address: Text }
  'verification.not_disposable': None
  'verification.no_role': None
  'verification.free': None
  'verification.first': { host: Text }
  'verification.first_of': { host: Text; provider: Text }
  'verification.accepted': None
  'verification.asked_as': { address: Text }
  'verification.other_version': { theirs: Text; ours: Text }
  'verification.worth.both': { name: Text; date: Text }
  'verification.worth.refusals': { name: Text; date: Text }
  'verification.connected': { address: Text }
  'verification.made_up': None
  'audit.audit-address.title': None
  'audit.audit-address.public': None
  'audit.audit-address.unknown': None
  'audit.audit-address.not-public': None
  'audit.audit-address.invalid': None
  'audit.audit-helo.title': None
  'audit.audit-helo.own-name': None
  'audit.audit-helo.local': None
  'audit.audit-helo.address': None
  'audit.audit-helo.bare': None
  'audit.audit-helo.somebody-else': None
  'audit.audit-helo.does-not-resolve': None
  'audit.audit-helo.resolves-elsewhere': None
  'audit.audit-helo.address-unknown': None
  'audit.audit-helo.unanswered': None
  'audit.audit-sender.title': None
  'audit.audit-sender.own-mailbox': None
  'audit.audit-sender.other-domain': None
  'audit.audit-sender.not-an-address': None
  'audit.audit-sender.takes-no-mail': None
  'audit.audit-sender.local': None
  'audit.audit-sender.address': None
  'audit.audit-sender.bare': None
  'audit.audit-sender.somebody-else': None
  'audit.audit-sender.unanswered': None
  'audit.audit-ptr.title': None
  'audit.audit-ptr.confirmed': None
  'audit.audit-ptr.no-ptr': None
  'audit.audit-ptr.not-confirmed': None
  'audit.audit-ptr.address-unknown': None
  'audit.audit-ptr.unanswered': None
  'audit.audit-spf.title': None
  'audit.audit-spf.pass': None
  'audit.audit-spf.fail': None
  'audit.audit-spf.softfail': None
  'audit.audit-spf.neutral': None
  'audit.audit-spf.none': None
  'audit.audit-spf.permerror': None
  'audit.audit-spf.address-unknown': None
  'audit.audit-spf.unanswered': None
  'audit.audit-port-25.title': None
  'audit.audit-port-25.open': None
  'audit.audit-port-25.closed': None
  'audit.audit-port-25.refused-us': None
  'audit.audit-port-25.nobody-to-ask': None
  'audit.audit-listings.title': None
  'audit.audit-listings.not-listed': None
  'audit.audit-listings.listed': None
  'audit.audit-listings.listed-minor': None
  'audit.audit-listings.nobody-answered': None
  'audit.audit-listings.address-unknown': None
  'fact.none': None
  'any.found.deadline': None
  'any.found.check-failed': None
  'any.found.not-judged': None
  'any.sending-program': None
  'any.quoted': { text: Text }
  'any.moment': { at: number }
  'any.no-date': None
  'size.bytes': { bytes: number }
  'size.few_kilobytes': { kilobytes: number }
  'size.kilobytes': { kilobytes: number }
  'size.megabytes': { megabytes: number }
  'span.minutes': { minutes: number }
  'span.hours': { hours: number }
  'span.days': { days: number }
  'clauses.more': { first: Text; rest: Text }
  'clauses.last': { first: Text; rest: Text }
  'names.more': { first: Text; rest: Text }
  'names.last': { first: Text; rest: Text }
  'sender_claim.title': None
  'sender_claim.what': None
  'sender_claim.why': None
  'sender_claim.found.none': None
  'sender_claim.found.own': { brand: Text; from: Text }
  'sender_claim.found.signed': { brand: Text; from: Text }
  'sender_claim.found.links-there': { brand: Text; from: Text }
  'sender_claim.found.named': { brand: Text; from: Text }
  'sender_claim.found.unproven': { brand: Text }
  'sender_claim.found.asks': { brand: Text; from: Text }
  'sender_claim.found.disguised': { brand: Text; from: Text }
  'sender_claim.found.impersonates': { brand: Text; from: Text }
  'sender_claim.found.mail-system': { name: Text; phrase: Text; from: Text }
  'sender_claim.found.no-from': None
  'sender_claim.leads': { targets: Text }
  'sender_claim.says': { words: Text }
  'sender_claim.asks-or-opens': None
  'sender_claim.fix.named': { own_domain: Text }
  'sender_claim.fix.asks': { own_domain: Text }
  'sender_claim.fix.disguised': { own_domain: Text }
  'sender_claim.fix.impersonates': { own_domain: Text }
  'sender_claim.fix.unproven': None
  'sender_claim.fix.mail-system': { own_domain: Text }
  'lookalike_domain.title': None
  'lookalike_domain.what': None
  'lookalike_domain.why': None
  'lookalike_domain.found.none': None
  'lookalike_domain.found.confusable': { shown: Text; brand: Text }
  'lookalike_domain.found.domain-in-name': { shown: Text; brand: Text }
  'lookalike_domain.found.glued': { shown: Text; brand: Text }
  'lookalike_domain.found.misspelled': { shown: Text; brand: Text }
  'lookalike_domain.found.subdomain': { shown: Text; brand: Text }
  'lookalike_domain.found.no-domains': None
  'lookalike_domain.fix.confusable': { own_domain: Text }
  'lookalike_domain.fix.domain-in-name': { own_domain: Text }
  'lookalike_domain.fix.glued': { own_domain: Text }
  'lookalike_domain.fix.misspelled': { own_domain: Text }
  'lookalike_domain.fix.subdomain': { own_domain: Text }
  'link_deception.title': None
  'link_deception.what': None
  'link_deception.why': None
  'link_deception.found.plain': None
  'link_deception.found.nothing-asked': { borrowed: Text }
  'link_deception.found.open-redirect': { site: Text; target: Text }
  'link_deception.found.free-pages': { site: Text }
  'link_deception.found.free-forms': { site: Text }
  'link_deception.found.free-files': { site: Text }
  'link_deception.found.free-tunnels': { site: Text }
  'link_deception.found.no-links': None
  'link_deception.fix.open-redirect': None
  'link_deception.fix.free-pages': { own_domain: Text }
  'link_deception.fix.free-forms': { own_domain: Text }
  'link_deception.fix.free-files': { own_domain: Text }
  'link_deception.fix.free-tunnels': { own_domain: Text }
  'callback_number.title': None
  'callback_number.what': None
  'callback_number.why': None
  'callback_number.found.none': None
  'callback_number.found.borrowed-name': { brand: Text; amount: Text; number: Text }
  'callback_number.found.free-mail': { amount: Text; number: Text }
  'callback_number.found.unnamed': { amount: Text; number: Text }
  'callback_number.found.no-text': None
  'callback_number.fix.borrowed-name': { own_domain: Text }
  'callback_number.fix.free-mail': { own_domain: Text }
  'callback_number.fix.unnamed': { own_domain: Text }
  'disguised_text.title': None
  'disguised_text.what': None
  'disguised_text.why': None
  'disguised_text.found.none': None
  'disguised_text.found.tags': { words: Text; example: Text }
  'disguised_text.found.invisible': { words: Text; example: Text }
  'disguised_text.found.letters': { words: Text; example: Text }
  'disguised_text.found.no-text': None
  'disguised_text.fix.tags': None
  'disguised_text.fix.invisible': None
  'disguised_text.fix.letters': None
  'image_text_ratio.title': None
  'image_text_ratio.what': None
  'image_text_ratio.why': None
  'image_text_ratio.found.enough-text': { characters: number }
  'image_text_ratio.found.balanced': { share: Text }
  'image_text_ratio.found.no-images': None
  'image_text_ratio.found.image-heavy': { share: Text; characters: number }
  'image_text_ratio.found.mostly-image': { share: Text; characters: number }
  'image_text_ratio.found.image-only': { images: number }
  'image_text_ratio.found.no-html': None
  'image_text_ratio.fix.image-heavy': None
  'image_text_ratio.fix.mostly-image': None
  'image_text_ratio.fix.image-only': None
  'image_alt.title': None
  'image_alt.what': None
  'image_alt.why': None
  'image_alt.found.all': { images: number }
  'image_alt.found.some-missing': { missing: Text; images: number }
  'image_alt.found.most-missing': { missing: Text; images: number }
  'image_alt.found.file-names': { file_names: Text; images: number }
  'image_alt.found.no-images': None
  'image_alt.found.no-html': None
  'image_alt.also.nameless-links': { nameless_links: Text }
  'image_alt.also.file-names': { file_names: Text }
  'image_alt.also.left-out': { left_out: number }
  'image_alt.fix.some-missing': None
  'image_alt.fix.most-missing': None
  'image_alt.fix.file-names': None
  'image_health.title': None
  'image_health.what': None
  'image_health.why': None
  'image_health.found.fine': { images: Text; size: Text }
  'image_health.found.not-loading': { having: number }
  'image_health.found.shortener-host': { having: number }
  'image_health.found.huge': { having: number }
  'image_health.found.large': { having: number }
  'image_health.found.total-large': { size: Text }
  'image_health.found.odd-format': { having: number }
  'image_health.found.blank-first-frame': { having: number }
  'image_health.found.insecure': { having: number }
  'image_health.found.free-host': { having: number }
  'image_health.found.not-public': { having: number }
  'image_health.found.cannot-verify': { having: number }
  'image_health.found.no-size': { having: number }
  'image_health.found.no-images': None
  'image_health.found.not-asked': None
  'image_health.fix.not-loading': None
  'image_health.fix.shortener-host': None
  'image_health.fix.huge': None
  'image_health.fix.large': None
  'image_health.fix.total-large': None
  'image_health.fix.odd-format': None
  'image_health.fix.blank-first-frame': None
  'image_health.fix.insecure': None
  'image_health.fix.free-host': None
  'image_health.fix.not-public': None
  'image_health.fix.cannot-verify': None
  'image_health.fix.no-size': None
  'tracking_pixel.title': None
  'tracking_pixel.what': None
  'tracking_pixel.why': None
  'tracking_pixel.found.none': None
  'tracking_pixel.found.few': { pixels: number; hosts: Text }
  'tracking_pixel.found.many': { pixels: number; hosts: Text }
  'tracking_pixel.found.no-html': None
  'tracking_pixel.fix.many': None
  'qr_code.title': None
  'qr_code.what': None
  'qr_code.why': None
  'qr_code.found.none': None
  'qr_code.found.found': { codes: number; texts: Text }
  'qr_code.found.deceptive': { texts: Text }
  'qr_code.found.listed': { listed: Text }
  'qr_code.found.no-images': None
  'qr_code.found.not-read': None
  'qr_code.fix.found': None
  'qr_code.fix.deceptive': { own_domain: Text }
  'qr_code.fix.listed': None
  'link_health.title': None
  'link_health.what': None
  'link_health.why': None
  'link_health.found.reachable': { links: Text }
  'link_health.found.broken': { broken: Text; links: Text }
  'link_health.found.redirects': { redirects: Text }
  'link_health.found.cannot-verify': { cannot_verify: Text }
  'link_health.found.not-public': { refused: Text }
  'link_health.found.not-asked': None
  'link_health.found.no-links': None
  'link_health.fix.broken': None
  'link_health.fix.redirects': None
  'link_health.fix.cannot-verify': None
  'link_health.fix.not-public': None
  'link_domain.title': None
  'link_domain.what': None
  'link_domain.why': None
  'link_domain.found.own': { own: Text; links: Text }
  'link_domain.found.other-sites': None
  'link_domain.found.shared-tracking': { shared: Text; hosts: Text }
  'link_domain.found.no-links': None
  'link_domain.your-service': None
  'link_domain.fix.shared-tracking': { service: Text; own_domain: Text }
  'link_blocklist.title': None
  'link_blocklist.what': None
  'link_blocklist.why': None
  'link_blocklist.found.not-listed': { asked: number }
  'link_blocklist.found.listed': { rows: Text }
  'link_blocklist.found.minor-list': { rows: Text }
  'link_blocklist.found.not-answered': { unanswered: number }
  'link_blocklist.found.no-domains': None
  'link_blocklist.see-evidence': None
  'link_blocklist.fix.listed': None
  'link_blocklist.fix.minor-list': None
  'link_count.title': None
  'link_count.what': None
  'link_count.why': None
  'link_count.found.fits': { links: number }
  'link_count.found.above-best': { links: number }
  'link_count.found.many': { links: number }
  'link_count.found.none': None
  'link_count.fix.many': None
  'link_https.title': None
  'link_https.what': None
  'link_https.why': None
  'link_https.found.all-https': { links: number }
  'link_https.found.http': { http: Text; links: Text }
  'link_https.found.no-links': None
  'link_https.fix.http': None
  'link_shortener.title': None
  'link_shortener.what': None
  'link_shortener.why': None
  'link_shortener.found.none': None
  'link_shortener.found.shortener': { links: Text; hosts: Text }
  'link_shortener.found.behind-redirect': { links: Text; hosts: Text }
  'link_shortener.found.no-links': None
  'link_shortener.fix.shortener': { own_domain: Text }
  'link_shortener.fix.behind-redirect': None
  'link_mismatch.title': None
  'link_mismatch.what': None
  'link_mismatch.why': None
  'link_mismatch.found.same': { shown: Text }
  'link_mismatch.found.none-shown': None
  'link_mismatch.found.click-tracked': { tracked: Text }
  'link_mismatch.found.leads-there': None
  'link_mismatch.found.end-unknown': { shown: Text; target: Text }
  'link_mismatch.found.other-ending': { shown: Text; target: Text }
  'link_mismatch.found.phishing-like': { shown: Text; target: Text }
  'link_mismatch.found.no-links': None
  'link_mismatch.fix.other-ending': None
  'link_mismatch.fix.phishing-like': { own_domain: Text }
  'link_host.title': None
  'link_host.what': None
  'link_host.why': None
  'link_host.found.plain': { links: number }
  'link_host.found.script-url': { links: Text }
  'link_host.found.data-url': { links: Text }
  'link_host.found.file-url': { links: Text }
  'link_host.found.lookalike-host': { links: Text }
  'link_host.found.credentials': { links: Text }
  'link_host.found.ip-host': { links: Text }
  'link_host.found.odd-port': { links: Text }
  'link_host.found.no-links': None
  'link_host.fix.script-url': None
  'link_host.fix.data-url': None
  'link_host.fix.file-url': None
  'link_host.fix.lookalike-host': None
  'link_host.fix.credentials': None
  'link_host.fix.ip-host': { own_domain: Text }
  'link_host.fix.odd-port': None
  'link_empty.title': None
  'link_empty.what': None
  'link_empty.why': None
  'link_empty.found.real-targets': { links: number }
  'link_empty.found.empty': { links: Text }
  'link_empty.found.placeholder': { links: Text }
  'link_empty.found.dead-anchor': { links: Text }
  'link_empty.found.no-links': None
  'link_empty.fix.empty': None
  'link_empty.fix.placeholder': None
  'link_empty.fix.dead-anchor': None
  'mailto_links.title': None
  'mailto_links.what': None
  'mailto_links.why': None
  'mailto_links.found.valid': { links: number }
  'mailto_links.found.malformed': { fault: 'blank' | 'other'; count: number }
  'mailto_links.found.personal-data': { count: number }
  'mailto_links.found.no-mailto': None
  'mailto_links.fix.malformed': { own_domain: Text }
  'mailto_links.fix.personal-data': None
  'hidden_text.title': None
  'hidden_text.what': None
  'hidden_text.why': None
  'hidden_text.found.none': None
  'hidden_text.found.preheader-only': None
  'hidden_text.found.some': { hidden_words: number; ways: Text }
  'hidden_text.found.much': { hidden_words: number; share: Text; ways: Text }
  'hidden_text.found.split-words': { cut_words: number }
  'hidden_text.found.zero-width': { cut_words: number }
  'hidden_text.found.no-html': None
  'hidden_text.way.hidden': None
  'hidden_text.way.display-none': None
  'hidden_text.way.zero-size': None
  'hidden_text.way.off-screen': None
  'hidden_text.way.visibility': None
  'hidden_text.way.tiny': None
  'hidden_text.way.transparent': None
  'hidden_text.way.same-color': None
  'hidden_text.fix.some': None
  'hidden_text.fix.much': None
  'hidden_text.fix.split-words': None
  'hidden_text.fix.zero-width': None
  'active_content.title': None
  'active_content.what': None
  'active_content.why': None
  'active_content.found.none': None
  'active_content.found.web-fonts': None
  'active_content.found.no-html': None
  'active_content.holds': { kinds: Text }
  'active_content.kind.script': { count: number }
  'active_content.kind.iframe': { count: number }
  'active_content.kind.object': { count: number }
  'active_content.kind.event-handler': { count: number }
  'active_content.kind.meta-refresh': None
  'active_content.kind.working-form': { count: number }
  'active_content.kind.external-css': { count: number }
  'active_content.kind.form': { count: number }
  'active_content.kind.input': { count: number }
  'active_content.kind.video': { count: number }
  'active_content.kind.data-image': { count: number }
  'active_content.step.script': None
  'active_content.step.iframe': None
  'active_content.step.object': None
  'active_content.step.event-handler': None
  'active_content.step.meta-refresh': None
  'active_content.step.working-form': None
  'active_content.step.external-css': None
  'active_content.step.form': None
  'active_content.step.input': None
  'active_content.step.video': None
  'active_content.step.data-image': None
  'cta_button.title': None
  'cta_button.what': None
  'cta_button.why': None
  'cta_button.found.found': { text: Text; width: Text; height: Text }
  'cta_button.found.small': { text: Text; width: Text; height: Text }
  'cta_button.found.image-only': { buttons: number }
  'cta_button.found.none': None
  'cta_button.found.no-links': None
  'cta_button.found.no-html': None
  'cta_button.fix.small': None
  'cta_button.fix.image-only': None
  'subject_length.title': None
  'subject_length.what': None
  'subject_length.why': None
  'subject_length.found.best': { length: number }
  'subject_length.found.fits': { length: number }
  'subject_length.found.short': { length: number }
  'subject_length.found.long': { length: number }
  'subject_length.found.empty': None
  'subject_length.fix.short': None
  'subject_length.fix.long': None
  'subject_length.fix.empty': None
  'subject_style.title': None
  'subject_style.what': None
  'subject_style.why': None
  'subject_style.found.plain': None
  'subject_style.found.no-subject': None
  'subject_style.has': { tricks: Text }
  'subject_style.trick.hidden-characters': None
  'subject_style.trick.lookalike-letters': None
  'subject_style.trick.fake-reply': None
  'subject_style.trick.capitals': None
  'subject_style.trick.exclamation': None
  'subject_style.trick.money-signs': None
  'subject_style.trick.emoji': None
  'subject_style.trick.styled-letters': None
  'subject_style.tricks.more': { first: Text; rest: Text }
  'subject_style.tricks.last': { first: Text; rest: Text }
  'subject_style.fix.hidden-characters': None
  'subject_style.fix.lookalike-letters': None
  'subject_style.fix.fake-reply': None
  'subject_style.fix.capitals': None
  'subject_style.fix.exclamation': None
  'subject_style.fix.money-signs': None
  'subject_style.fix.emoji': None
  'subject_style.fix.styled-letters': None
  'preheader.title': None
  'preheader.what': None
  'preheader.why': None
  'preheader.found.set': { length: number }
  'preheader.found.from-text': None
  'preheader.found.long': { length: number }
  'preheader.found.short': { length: number }
  'preheader.found.missing': None
  'preheader.found.view-in-browser': { text: Text }
  'preheader.found.template-text': { text: Text }
  'preheader.found.no-body': None
  'preheader.fix.short': None
  'preheader.fix.missing': None
  'preheader.fix.view-in-browser': None
  'preheader.fix.template-text': None
  'spam_phrases.title': None
  'spam_phrases.what': None
  'spam_phrases.why': None
  'spam_phrases.found.none': None
  'spam_phrases.found.few': { found: number; more: 'other' | 'yes'; phrases: Text }
  'spam_phrases.found.several': { found: number; more: 'other' | 'yes'; phrases: Text }
  'spam_phrases.found.many': { found: number; more: 'other' | 'yes'; phrases: Text }
  'spam_phrases.found.no-text': None
  'spam_phrases.fix.several': { phrases: Text }
  'spam_phrases.fix.many': { phrases: Text }
  'learned_content.title': None
  'learned_content.what': None
  'learned_content.why': None
  'learned_content.found.like-good-mail': { percent: Text }
  'learned_content.found.somewhat-like-spam': { percent: Text; reasoned: 'yes'; reasons: Text }
  'learned_content.found.like-spam': { percent: Text; certain: 'true'; reasoned: 'yes'; reasons: Text }
  'learned_content.found.mixed': { percent: Text; reasoned: 'yes'; reasons: Text }
  'learned_content.found.no-text': None
  'learned_content.found.short-text': None
  'learned_content.found.unsure': { reasoned: 'yes'; reasons: Text }
  'learned_content.found.unknown-language': None
  'learned_content.shape.capitals': None
  'learned_content.shape.exclamations': None
  'learned_content.shape.questions': None
  'learned_content.shape.amounts': None
  'learned_content.shape.digits': None
  'learned_content.shape.telephones': None
  'learned_content.shape.free-mail': None
  'learned_content.shape.subject-capitals': None
  'learned_content.shape.subject-signs': None
  'learned_content.shape.odd-links': None
  'learned_content.shape.invisible': None
  'learned_content.shape.lookalikes': None
  'learned_content.shape.length': None
  'learned_content.shape.subject-length': None
  'learned_content.shape.links': None
  'learned_content.shape.hosts': None
  'learned_content.shape.links-to-you': None
  'learned_content.shape.rare-names': None
  'learned_content.shape.addresses': None
  'learned_content.fix.somewhat-like-spam': None
  'learned_content.fix.like-spam': None
  'content_shape.title': None
  'content_shape.what': None
  'content_shape.why': None
  'content_shape.found.like-good-mail': None
  'content_shape.found.mixed': { percent: Text; reasoned: 'yes'; reasons: Text }
  'content_shape.found.like-spam': { percent: Text; reasoned: 'yes'; reasons: Text }
  'content_shape.found.words-judged': None
  'content_shape.found.no-text': None
  'content_shape.fix.like-spam': None
  'spam_engine.title': None
  'spam_engine.what': None
  'spam_engine.why': None
  'spam_engine.found.clean': { engine: Text; score: Text }
  'spam_engine.found.suspicious': { engine: Text; score: Text }
  'spam_engine.found.spam': { engine: Text; score: Text }
  'spam_engine.found.not-configured': None
  'spam_engine.found.not-answered': None
  'spam_engine.fix.suspicious': None
  'spam_engine.fix.spam': None
  'template_residue.title': None
  'template_residue.what': None
  'template_residue.why': None
  'template_residue.found.none': None
  'template_residue.found.no-text': None
  'template_residue.found.written-by-hand': None
  'template_residue.found.merge-tag': { merge_tags: Text }
  'template_residue.found.broken-value': { broken_values: Text }
  'template_residue.found.placeholder-text': { placeholder_texts: Text }
  'template_residue.step.spelling': None
  'template_residue.step.spelling-of-service': { sender_name: Text }
  'template_residue.step.fallback': None
  'template_residue.step.campaign': None
  'template_residue.step.empty-name': None
  'template_residue.step.sample': None
  'template_residue.step.hidden': None
  'body_unsubscribe.title': None
  'body_unsubscribe.what': None
  'body_unsubscribe.why': None
  'body_unsubscribe.found.found': { text: Text }
  'body_unsubscribe.found.address': { text: Text }
  'body_unsubscribe.found.tiny': { font_size: Text }
  'body_unsubscribe.found.low-contrast': { contrast: Text }
  'body_unsubscribe.found.hidden': None
  'body_unsubscribe.found.word-without-link': None
  'body_unsubscribe.found.none': None
  'body_unsubscribe.found.looks-like-list-mail': None
  'body_unsubscribe.found.leads-nowhere': { text: Text; target: Text }
  'body_unsubscribe.found.discussion': None
  'body_unsubscribe.found.not-bulk': None
  'body_unsubscribe.no-target': None
  'body_unsubscribe.fix.tiny': None
  'body_unsubscribe.fix.low-contrast': None
  'body_unsubscribe.fix.hidden': None
  'body_unsubscribe.fix.leads-nowhere': { own_domain: Text }
  'body_unsubscribe.fix.word-without-link': { own_domain: Text }
  'body_unsubscribe.step.field': { sender_name: Text }
  'body_unsubscribe.step.link': { own_domain: Text }
  'body_unsubscribe.step.legible': None
  'body_unsubscribe.step.works': None
  'postal_address.title': None
  'postal_address.what': None
  'postal_address.why': None
  'postal_address.found.found': { text: Text }
  'postal_address.found.imprint': { text: Text }
  'postal_address.found.not-found': None
  'postal_address.found.not-bulk': None
  'postal_address.found.discussion': None
  'postal_address.fix.not-found': None
  'language.title': None
  'language.what': None
  'language.why': None
  'language.found.equal': { detected: Text; declared: Text }
  'language.found.differs': { declared: Text; detected: Text }
  'language.found.mixed-scripts': { words: Text }
  'language.found.bad-tag': { declared: Text }
  'language.found.not-recognized': None
  'language.found.not-declared': None
  'language.found.not-comparable': { declared: Text }
  'language.found.no-text': None
  'language.fix.differs': { detected_tag: Text }
  'language.fix.bad-tag': { tagged: 'yes'; detected_tag: Text }
  'language.fix.mixed-scripts': None
  'view_online.title': None
  'view_online.what': None
  'view_online.why': None
  'view_online.found.present': { text: Text }
  'view_online.found.absent': None
  'view_online.found.no-html': None
  'readability.title': None
  'readability.what': None
  'readability.why': None
  'readability.found.measured': { words: number; words_per_sentence: Text; seconds: number; eased: 'yes'; ease: Text }
  'readability.found.small-print': { words: number; smallest: Text }
  'readability.found.too-little-text': None
  'readability.fix.small-print': None
  'from_header.title': None
  'from_header.what': None
  'from_header.why': None
  'from_header.found.one-valid': { address: Text }
  'from_header.found.missing': None
  'from_header.found.several-fields': { fields: Text }
  'from_header.found.several-addresses': { addresses: Text }
  'from_header.found.malformed': { problem: Text }
  'from_header.found.name-holds-address': { shown: Text; address: Text }
  'from_header.found.name-holds-lookalike': { word: Text }
  'from_header.fix.missing': { own_domain: Text }
  'from_header.fix.several-fields': { sender_name: Text }
  'from_header.fix.several-addresses': None
  'from_header.fix.malformed': { own_domain: Text }
  'from_header.fix.name-holds-address': None
  'from_header.fix.name-holds-lookalike': None
  'freemail_from.title': None
  'freemail_from.what': None
  'freemail_from.why': None
  'freemail_from.found.own-domain': { domain: Text }
  'freemail_from.found.free-mail': { domain: Text }
  'freemail_from.found.free-mail-bulk': { domain: Text }
  'freemail_from.found.gmail-from-elsewhere': { domain: Text }
  'freemail_from.found.no-from': None
  'freemail_from.fix.free-mail': None
  'freemail_from.fix.free-mail-bulk': { sender_name: Text }
  'freemail_from.fix.gmail-from-elsewhere': { sender_name: Text }
  'reply_to.title': None
  'reply_to.what': None
  'reply_to.why': None
  'reply_to.found.absent': None
  'reply_to.found.same-organization': None
  'reply_to.found.list': None
  'reply_to.found.other-domain': { domain: Text; from: Text }
  'reply_to.found.free-mail': { domain: Text; from: Text }
  'reply_to.found.unreadable': None
  'reply_to.found.no-from': None
  'reply_to.fix.other-domain': { own_domain: Text }
  'reply_to.fix.free-mail': { own_domain: Text }
  'reply_to.fix.unreadable': { own_domain: Text }
  'return_path.title': None
  'return_path.what': None
  'return_path.why': None
  'return_path.found.present': { domain: Text }
  'return_path.found.list': { domain: Text }
  'return_path.found.other-domain': { domain: Text; from: Text }
  'return_path.found.empty': None
  'return_path.found.empty-bulk': None
  'return_path.found.no-envelope': None
  'return_path.fix.other-domain': { sender_name: Text; own_domain: Text }
  'return_path.fix.empty-bulk': { own_domain: Text }
  'to_header.title': None
  'to_header.what': None
  'to_header.why': None
  'to_header.found.one': None
  'to_header.found.few': { recipients: Text }
  'to_header.found.undisclosed': None
  'to_header.found.absent': None
  'to_header.found.many': { recipients: Text }
  'to_header.found.unreadable': None
  'to_header.fix.undisclosed': None
  'to_header.fix.absent': None
  'to_header.fix.many': None
  'to_header.fix.unreadable': None
  'address-list.stray-semicolon': None
  'address-list.stray-colon': None
  'address-list.open-group': None
  'address-list.open-comment': None
  'address-list.open-angle': None
  'address-list.open-literal': None
  'address-list.open-quotes': None
  'address-list.unopened': { sign: Text }
  'address-list.too-many': { most: Text }
  'address-list.two-angles': None
  'address-list.no-address': { text: Text }
  'address-list.text-after': None
  'address-list.incomplete': None
  'date_header.title': None
  'date_header.what': None
  'date_header.why': None
  'date_header.found.within-limits': { sent: Text; came: Text }
  'date_header.found.missing': None
  'date_header.found.unreadable': None
  'date_header.found.future': { sent: Text; came: Text; span: Text }
  'date_header.found.old': { sent: Text; came: Text; span: Text }
  'date_header.found.no-clock': { sent: Text }
  'date_header.fix.missing': None
  'date_header.fix.unreadable': None
  'date_header.fix.future': None
  'date_header.fix.old': None
  'date_header.fix.far-off': None
  'message_id.title': None
  'message_id.what': None
  'message_id.why': None
  'message_id.found.valid': None
  'message_id.found.absent': None
  'message_id.found.duplicate': { fields: Text }
  'message_id.found.malformed': None
  'message_id.found.no-domain': None
  'message_id.found.not-fqdn': { domain: Text }
  'message_id.fix.absent': { sender_name: Text; own_domain: Text }
  'message_id.fix.duplicate': None
  'message_id.fix.malformed': { own_domain: Text }
  'message_id.fix.no-domain': { own_domain: Text }
  'message_id.fix.not-fqdn': { own_domain: Text }
  'duplicate_headers.title': None
  'duplicate_headers.what': None
  'duplicate_headers.why': None
  'duplicate_headers.found.none': None
  'duplicate_headers.found.repeated': { names: Text }
  'duplicate_headers.fix.repeated': { names: Text; sender_name: Text }
  'line_length.title': None
  'line_length.what': None
  'line_length.why': None
  'line_length.found.fits': { longest: Text }
  'line_length.found.header-over-78': { fields: Text }
  'line_length.found.over-998': { line: Text; longest: Text }
  'line_length.found.raw-eight-bit': { fields: number }
  'line_length.fix.header-over-78': None
  'line_length.fix.over-998': None
  'line_length.fix.raw-eight-bit': None
  'header_encoding.title': None
  'header_encoding.what': None
  'header_encoding.why': None
  'header_encoding.found.valid': None
  'header_encoding.found.needless-base64': None
  'header_encoding.found.raw-eight-bit': { fields: Text }
  'header_encoding.found.raw-utf8': { fields: Text }
  'header_encoding.found.broken-words': { field: Text }
  'header_encoding.found.quoted-word': { field: Text }
  'header_encoding.fix.needless-base64': None
  'header_encoding.fix.raw-eight-bit': None
  'header_encoding.fix.raw-utf8': None
  'header_encoding.fix.broken-words': None
  'header_encoding.fix.quoted-word': None
  'auto_headers.title': None
  'auto_headers.what': None
  'auto_headers.why': None
  'auto_headers.found.sane': None
  'auto_headers.found.auto-submitted-newsletter': { auto_submitted: Text }
  'auto_headers.found.precedence-junk': None
  'auto_headers.fix.auto-submitted-newsletter': None
  'auto_headers.fix.precedence-junk': None
  'header_leaks.title': None
  'header_leaks.what': None
  'header_leaks.why': None
  'header_leaks.found.none': None
  'header_leaks.found.script': { fields: Text }
  'header_leaks.found.internal-address': None
  'header_leaks.fix.script': None
  'received_chain.title': None
  'received_chain.what': None
  'received_chain.why': None
  'received_chain.found.sound': { hops: number; tls_hops: Text }
  'received_chain.found.many-hops': { hops: Text }
  'received_chain.found.clock-skew': { span: Text }
  'received_chain.found.unreadable': None
  'received_chain.found.none': None
  'received_chain.fix.many-hops': None
  'received_chain.fix.clock-skew': None
  'received_chain.fix.unreadable': None
  'esp_fingerprint.title': None
  'esp_fingerprint.what': None
  'esp_fingerprint.why': None
  'esp_fingerprint.found.recognized': { service: Text }
  'esp_fingerprint.found.not-recognized': None
  'foreign_verdicts.title': None
  'foreign_verdicts.what': None
  'foreign_verdicts.why': None
  'foreign_verdicts.found.none': None
  'foreign_verdicts.found.ignored': { fields: Text }
  'foreign_verdicts.found.forged': { hostname: Text }
  'foreign_verdicts.fix.forged': None
  'list_unsubscribe.title': None
  'list_unsubscribe.what': None
  'list_unsubscribe.why': None
  'list_unsubscribe.found.https-and-mailto': None
  'list_unsubscribe.found.https': None
  'list_unsubscribe.found.http-only': None
  'list_unsubscribe.found.mailto-only': None
  'list_unsubscribe.found.mailto': None
  'list_unsubscribe.found.encoded-words': None
  'list_unsubscribe.found.discussion': None
  'list_unsubscribe.found.malformed': { problems: Text }
  'list_unsubscribe.found.missing': None
  'list_unsubscribe.found.looks-like-list-mail': None
  'list_unsubscribe.found.not-bulk': None
  'list_unsubscribe.fix.http-only': None
  'list_unsubscribe.fix.encoded-words': { own_domain: Text }
  'list_unsubscribe.fix.malformed': { own_domain: Text }
  'list_unsubscribe.step.header': { own_domain: Text }
  'list_unsubscribe.step.post': None
  'list_unsubscribe.step.address': None
  'list_unsubscribe.step.sign': None
  'list_unsubscribe.step.setting': { sender_name: Text }
  'list_unsubscribe.service.mailchimp': None
  'list_unsubscribe.service.mandrill': None
  'list_unsubscribe.service.brevo': None
  'list_unsubscribe.service.klaviyo': None
  'list_unsubscribe.service.hubspot': None
  'list_unsubscribe.service.sendgrid': None
  'list_unsubscribe.service.amazon-ses': None
  'list_unsubscribe.service.mailgun': None
  'list_unsubscribe.service.postmark': None
  'list_unsubscribe.service.mailjet': None
  'one_click.title': None
  'one_click.what': None
  'one_click.why': None
  'one_click.found.complete': None
  'one_click.found.complete-untried': None
  'one_click.found.endpoint-redirects': { location: Text }
  'one_click.found.endpoint-refuses': { http_status: Text }
  'one_click.found.missing': None
  'one_click.found.looks-like-list-mail': None
  'one_click.found.wrong-value': None
  'one_click.found.no-https': None
  'one_click.found.not-signed': None
  'one_click.found.discussion': None
  'one_click.found.signature-unknown': None
  'one_click.found.not-bulk': None
  'one_click.fix.wrong-value': None
  'one_click.fix.no-https': { own_domain: Text }
  'one_click.fix.endpoint-redirects': None
  'one_click.fix.endpoint-refuses': None
  'one_click.step.dkim-of-service': { sender_name: Text }
  'one_click.step.signed-headers': None
  'one_click.step.before-signing': None
  'one_click.step.dkim-first': None
  'list_id.title': None
  'list_id.what': None
  'list_id.why': None
  'list_id.found.present': { list: Text }
  'list_id.found.missing': None
  'list_id.found.malformed': None
  'list_id.found.not-bulk': None
  'list_id.fix.malformed': { own_domain: Text }
  'list_id.step.service': { sender_name: Text }
  'list_id.step.header': { own_domain: Text }
  'list-mail.because': { reasons: Text }
  'list-mail.reasons': { first: Text; rest: Text }
  'list-mail.one-person': None
  'list-mail.header': { name: Text }
  'list-mail.subject-says': { words: Text }
  'list-mail.subject-advertises': { words: Text }
  'list-mail.text-says': { words: Text }
  'list-mail.text-advertises': { words: Text }
  'list-mail.greets': { words: Text }
  'list-mail.sent-from': { address: Text }
  'list-mail.way-out': None
  'list-mail.web-version': None
  'list-mail.images-and-links': { images: number; links: number }
  'list-mail.no-person': None
  'list-mail.file': None
  'list-mail.service': { service: Text }
  'list-uri.encoded': None
  'list-uri.no-brackets': None
  'list-uri.empty': None
  'list-uri.encoded-within': { uri: Text }
  'list-uri.merge-tag': { uri: Text }
  'list-uri.other-scheme': { uri: Text }
  'list-uri.not-mailable': { uri: Text }
  'list-uri.own-network': { uri: Text }
  'responsive.title': None
  'responsive.what': None
  'responsive.why': None
  'responsive.found.fits': { drawn: 'in_part' | 'other'; undrawn: Text; sized: 'yes'; typical_size: Text }
  'responsive.found.overflow': { phone_width: Text; phone_window: Text }
  'responsive.found.shrunk': { phone_width: Text; phone_window: Text; percent: Text; legible: 'yes'; effective_size: Text }
  'responsive.found.cut-off': { cut_off: number }
  'responsive.found.tiny-text': { tiny_share: Text }
  'responsive.found.small-text': { small_share: Text; typical_size: Text }
  'responsive.found.small-targets': { hard: Text }
  'responsive.too-wide-for-desktop': { desktop_width: Text }
  'responsive.wider-than-window': { wide: Text }
  'responsive.small-buttons': { count: number }
  'responsive.crowded-links': { count: number }
  'responsive.fix.overflow': None
  'responsive.fix.shrunk': None
  'responsive.fix.cut-off': None
  'responsive.fix.tiny-text': None
  'responsive.fix.small-text': None
  'responsive.fix.small-targets': None
  'dark_mode.title': None
  'dark_mode.what': None
  'dark_mode.why': None
  'dark_mode.found.readable': { before: 'other' | 'poor'; measured: 'yes'; lowest: Text; how: 'own_styles' }
  'dark_mode.found.dim': { poor_share: Text; lowest: Text }
  'dark_mode.found.unreadable': { unreadable_share: Text; lost_button: 'true'; lowest: Text }
  'dark_mode.found.not-declared': None
  'dark_mode.found.no-text': None
  'dark_mode.found.not-measured': { measured_share: Text }
  'dark_mode.found.not-measurable': None
  'dark_mode.fix.dim': None
  'dark_mode.fix.unreadable': None
  'dark_mode.fix.not-declared': None
  'images_off.title': None
  'images_off.what': None
  'images_off.why': None
  'images_off.found.readable': { characters: number; leads: 'on' }
  'images_off.found.no-pictures': None
  'images_off.found.nothing': { pictures: number }
  'images_off.found.mostly-lost': { picture_share: Text; without_alt: Text; pictures: Text }
  'images_off.found.text-lost': { lost_share: Text }
  'images_off.found.action-lost': None
  'images_off.found.main-action-lost': { main_lost_share: Text; actions_after: number }
  'images_off.found.partly': { picture_share: Text; characters: number }
  'images_off.found.alt-only': { alt_characters: number; characters: number }
  'images_off.nothing-in-place': { without_alt: Text; pictures: number }
  'images_off.fix.nothing': None
  'images_off.fix.mostly-lost': None
  'images_off.fix.partly': None
  'images_off.fix.alt-only': None
  'images_off.fix.text-lost': None
  'images_off.fix.action-lost': None
  'images_off.fix.main-action-lost': None
  'accessibility.title': None
  'accessibility.what': None
  'accessibility.why': None
  'accessibility.found.clean': None
  'accessibility.found.contrast-unknown': { measured_share: Text }
  'accessibility.found.not-run': None
  'accessibility.clean-beside': { others: Text }
  'accessibility.other.alternative-texts': None
  'accessibility.other.language': None
  'accessibility.other.title': None
  'accessibility.other.link-sizes': None
  'accessibility.other.forms': None
  'accessibility.other.frames': None
  'accessibility.problem.contrast': { sure: 'at_least' | 'other'; count: number }
  'accessibility.problem.link-name': { sure: 'at_least' | 'other'; count: number }
  'accessibility.problem.contrast-few': { sure: 'at_least' | 'other'; count: number }
  'accessibility.problem.headings': None
  'accessibility.problem.language': None
  'accessibility.problem.lists': None
  'accessibility.problem.color-only-links': { sure: 'at_least' | 'other'; count: number }
  'accessibility.problem.table-headers': None
  'accessibility.problem.aria': None
  'accessibility.problem.motion': None
  'accessibility.problem.other': { sure: 'at_least' | 'other'; count: number }
  'accessibility.problem.layout-tables': { count: number }
  'accessibility.problem.vague-links': { count: number }
  'accessibility.fix.contrast': None
  'accessibility.fix.link-name': None
  'accessibility.fix.contrast-few': None
  'accessibility.fix.headings': None
  'accessibility.fix.language': None
  'accessibility.fix.lists': None
  'accessibility.fix.color-only-links': None
  'accessibility.fix.table-headers': None
  'accessibility.fix.aria': None
  'accessibility.fix.motion': None
  'accessibility.fix.other': None
  'accessibility.fix.layout-tables': None
  'accessibility.fix.vague-links': None
  'fold.title': None
  'fold.what': None
  'fold.why': None
  'fold.found.action': { action_kind: 'link' | 'other' | 'picture'; named: 'yes'; action: Text; seen_on: Text }
  'fold.found.headline': { headline_is_picture: 'other' | 'true'; headline: Text; action_kind: 'link' | 'other' | 'picture'; named: 'yes'; action: Text }
  'fold.found.below': { missed_on: Text; action_kind: 'link' | 'other' | 'picture'; named: 'yes'; action: Text }
  'fold.found.no-button': None
  'fold.fix.below': None
  'render_cost.title': None
  'render_cost.what': None
  'render_cost.why': None
  'render_cost.found.none': None
  'render_cost.found.light': { requests: number; size: Text; lacking: 'all' | 'some'; loaded: number }
  'render_cost.found.pictures-missing': { missing: number; from: Text }
  'render_cost.found.many-requests': { requests: number; size: Text }
  'render_cost.found.heavy': { size: Text; requests: number }
  'render_cost.fix.pictures-missing': None
  'render_cost.fix.many-requests': None
  'render_cost.fix.heavy': None
  'drawing.found.pending': None
  'drawing.found.disabled': None
  'drawing.found.locked': None
  'drawing.found.no-browser': None
  'drawing.found.failed': None
  'drawing.found.ours': None
  'drawing.found.empty': None
  'drawing.found.no-html': None
  'drawing.failed-on': { device: Text; variant: 'dark' | 'images_off'; failure: 'costly' | 'crashed' | 'refused' | 'timeout' | 'too_large' }
  'device.desktop': None
  'device.tablet': None
  'device.mobile': None
  'client_support.title': None
  'client_support.what': None
  'client_support.why': None
  'client_support.found.no-html': None
  'client_support.found.works': { support: Text }
  'client_support.found.partly': { support: Text }
  'client_support.found.poor': { support: Text }
  'client_support.weak': { clients: Text }
  'client_support.client': { name: Text; left: Text }
  'client_support.step.feature': { title: Text; fix: Text }
  'client_support.step.table': None
  'gmail_css.title': None
  'gmail_css.what': None
  'gmail_css.why': None
  'gmail_css.found.no-html': None
  'gmail_css.found.no-style': None
  'gmail_css.found.small': { kilobytes: number }
  'gmail_css.found.too-large': { kilobytes: number; hazards: Text }
  'gmail_css.found.block-dropped': { hazards: Text }
  'gmail_css.found.attribute-dropped': { hazards: Text }
  'gmail_css.found.style-in-body': { hazards: Text }
  'gmail_css.hazard.past-limit': None
  'gmail_css.hazard.nested-at-rule': None
  'gmail_css.hazard.spaced-color': None
  'gmail_css.hazard.color-in-attribute': None
  'gmail_css.hazard.in-body': None
  'gmail_css.step.past-limit': None
  'gmail_css.step.nested-at-rule': None
  'gmail_css.step.spaced-color': None
  'gmail_css.step.color-in-attribute': None
  'gmail_css.step.in-body': None
  'outlook_word.title': None
  'outlook_word.what': None
  'outlook_word.why': None
  'outlook_word.found.no-html': None
  'outlook_word.found.safe': None
  'outlook_word.found.details': { names: Text }
  'outlook_word.otherwise': { names: Text }
  'outlook_word.trap.columns': { count: number }
  'outlook_word.trap.unreadable': { count: number }
  'outlook_word.trap.max-width': { count: number }
  'outlook_word.trap.flex-row': { count: number }
  'outlook_word.trap.picture-width': { count: number }
  'outlook_word.trap.cell-margin': { count: number }
  'outlook_word.trap.background': { count: number }
  'outlook_word.trap.div-width': { count: number }
  'outlook_word.trap.link-padding': { count: number }
  'outlook_word.step.columns': None
  'outlook_word.step.unreadable': None
  'outlook_word.step.max-width': None
  'outlook_word.step.flex-row': None
  'outlook_word.step.picture-width': None
  'outlook_word.step.cell-margin': None
  'rtl.title': None
  'rtl.what': None
  'rtl.why': None
  'rtl.found.no-html': None
  'rtl.found.left-to-right': None
  'rtl.found.set': None
  'rtl.found.missing': None
  'rtl.found.partly': { share: Text }
  'rtl.fix.missing': None
  'rtl.fix.partly': None
  'multipart.title': None
  'multipart.what': None
  'multipart.why': None
  'multipart.found.alternative': None
  'multipart.found.text-only': None
  'multipart.found.html-only': None
  'multipart.found.empty-text': None
  'multipart.found.not-alternative': None
  'multipart.found.wrong-order': None
  'multipart.found.no-body': None
  'multipart.fix.html-only': { sender_name: Text }
  'multipart.fix.empty-text': { sender_name: Text }
  'multipart.fix.not-alternative': None
  'multipart.fix.wrong-order': None
  'multipart.fix.no-body': None
  'text_html_match.title': None
  'text_html_match.what': None
  'text_html_match.why': None
  'text_html_match.found.same': { percent: Text }
  'text_html_match.found.digest': None
  'text_html_match.found.differs': { percent: Text }
  'text_html_match.found.unrelated': { percent: Text }
  'text_html_match.found.stub': None
  'text_html_match.found.one-part': None
  'text_html_match.found.too-little': None
  'text_html_match.fix.differs': { sender_name: Text }
  'text_html_match.fix.unrelated': { sender_name: Text }
  'text_html_match.fix.stub': { sender_name: Text }
  'charset.title': None
  'charset.what': None
  'charset.why': None
  'charset.found.utf-8': None
  'charset.found.legacy': { charset: Text }
  'charset.found.undeclared': None
  'charset.found.encoded-twice': None
  'charset.found.decode-errors': { detail: Text }
  'charset.found.unknown-charset': { charset: Text }
  'charset.found.no-text': None
  'charset.defect.declared-ascii': { charset: Text }
  'charset.defect.unknown': { charset: Text }
  'charset.defect.invalid': { charset: Text }
  'charset.defect.undeclared': None
  'charset.defect.utf-8': { charset: Text }
  'charset.fix.legacy': None
  'charset.fix.undeclared': None
  'charset.fix.encoded-twice': None
  'charset.fix.decode-errors': None
  'charset.fix.unknown-charset': None
  'transfer_encoding.title': None
  'transfer_encoding.what': None
  'transfer_encoding.why': None
  'transfer_encoding.found.fits': None
  'transfer_encoding.found.base64-text': None
  'transfer_encoding.found.qp-lines-just-over': { length: Text }
  'transfer_encoding.found.long-qp-lines': { length: Text }
  'transfer_encoding.found.eight-bit-in-7bit': None
  'transfer_encoding.found.broken': { where: Text; detail: Text }
  'transfer_encoding.part': { part: Text }
  'transfer_encoding.whole': None
  'transfer_encoding.defect.after-padding': None
  'transfer_encoding.defect.octet': None
  'transfer_encoding.defect.cut-short': None
  'transfer_encoding.defect.equals-sign': None
  'transfer_encoding.defect.multipart': { type: Text; encoding: Text }
  'transfer_encoding.fix.base64-text': None
  'transfer_encoding.fix.long-qp-lines': None
  'transfer_encoding.fix.eight-bit-in-7bit': None
  'transfer_encoding.fix.broken': None
  'html_size.title': None
  'html_size.what': None
  'html_size.why': None
  'html_size.found.small': { size: Text }
  'html_size.found.near-limit': { size: Text }
  'html_size.found.encoded-over-limit': { size: Text; encoded_size: Text }
  'html_size.found.clipped': { size: Text }
  'html_size.found.no-html': None
  'html_size.fix.near-limit': None
  'html_size.fix.encoded-over-limit': None
  'html_size.fix.clipped': None
  'message_size.title': None
  'message_size.what': None
  'message_size.why': None
  'message_size.found.small': { size: Text }
  'message_size.found.large': { size: Text }
  'message_size.found.too-large': { size: Text }
  'message_size.fix.large': None
  'message_size.fix.too-large': None
  'attachments.title': None
  'attachments.what': None
  'attachments.why': None
  'attachments.found.none': None
  'attachments.found.some': { files: number; size: Text }
  'attachments.found.personal': { files: number; size: Text }
  'attachments.found.large': { files: number; size: Text }
  'attachments.found.blocked-type': { name: Text; detail: Text }
  'attachments.found.double-extension': { name: Text; detail: Text }
  'attachments.found.hidden-direction': { detail: Text }
  'attachments.found.disguised-program': { name: Text; detail: Text }
  'attachments.found.archive-with-blocked': { name: Text; detail: Text }
  'attachments.found.macro-office': { name: Text; detail: Text }
  'attachments.found.encrypted-archive': { name: Text }
  'attachments.found.type-mismatch': { name: Text; detail: Text }
  'attachments.risk.direction': None
  'attachments.risk.macro-project': None
  'attachments.risk.program': { ending: Text }
  'attachments.risk.other-kind': { ending: Text; kind: Text }
  'attachments.kind.pdf': None
  'attachments.kind.png': None
  'attachments.kind.jpeg': None
  'attachments.kind.gif': None
  'attachments.kind.zip': None
  'attachments.kind.ole': None
  'attachments.kind.rar': None
  'attachments.kind.7z': None
  'attachments.kind.gzip': None
  'attachments.kind.html': None
  'attachments.fix.some': None
  'attachments.fix.large': None
  'attachments.fix.blocked-type': None
  'attachments.fix.disguised-program': None
  'attachments.fix.archive-with-blocked': None
  'attachments.fix.macro-office': None
  'attachments.fix.encrypted-archive': None
  'attachments.fix.type-mismatch': None
  'attachments.step.take-out': None
  'attachments.step.rename': None
  'attachments.step.second-ending': None
  'attachments.step.malware': None
  'inline_cid.title': None
  'inline_cid.what': None
  'inline_cid.why': None
  'inline_cid.found.resolved': None
  'inline_cid.found.unused-part': { unused: number }
  'inline_cid.found.missing-part': { missing: Text }
  'inline_cid.found.no-inline': None
  'inline_cid.fix.unused-part': None
  'inline_cid.fix.missing-part': None
  'amp_part.title': None
  'amp_part.what': None
  'amp_part.why': None
  'amp_part.found.valid': { size: Text }
  'amp_part.found.invalid': { missing: Text }
  'amp_part.found.too-large': { size: Text }
  'amp_part.found.no-fallback': None
  'amp_part.found.absent': None
  'amp_part.lacks.attribute': None
  'amp_part.lacks.script': None
  'amp_part.lacks.boilerplate': None
  'amp_part.fix.invalid': None
  'amp_part.fix.too-large': None
  'amp_part.fix.no-fallback': None
  'calendar_parts.title': None
  'calendar_parts.what': None
  'calendar_parts.why': None
  'calendar_parts.found.present': { parts: number }
  'calendar_parts.found.absent': None
  'html_nesting.title': None
  'html_nesting.what': None
  'html_nesting.why': None
  'html_nesting.found.balanced': None
  'html_nesting.found.unclosed': { faults: Text; tags: Text }
  'html_nesting.found.misnested': { faults: Text; tags: Text }
  'html_nesting.found.broken-markup': { errors: Text; codes: Text }
  'html_nesting.found.no-html': None
  'html_nesting.fix.unclosed': None
  'html_nesting.fix.misnested': None
  'html_nesting.fix.broken-markup': None
  'html_meta.title': None
  'html_meta.what': None
  'html_meta.why': None
  'html_meta.found.complete': None
  'html_meta.found.missing': { missing: Text }
  'html_meta.found.letter': { missing: Text }
  'html_meta.found.no-language': None
  'html_meta.found.no-html': None
  'html_meta.also-lacks': { others: Text }
  'html_meta.lacks.doctype': None
  'html_meta.lacks.lang': None
  'html_meta.lacks.title': None
  'html_meta.lacks.viewport': None
  'html_meta.lacks.charset': None
  'html_meta.step.doctype': None
  'html_meta.step.lang': None
  'html_meta.step.title': None
  'html_meta.step.viewport': None
  'html_meta.step.charset': None
}
