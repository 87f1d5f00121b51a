// Made of the English catalogs by `npm run messages`; not written by hand.
// biome-ignore-all format: generated
import type { Message } from './message.ts'

type None = Record<never, never>
/** Names and other texts, one or several; a message is said in the same language. */
export type List = readonly (string | Message)[]
/** Joined as in a sentence: a, b and c. */
export type Joined = { joined: List }
export type Text = string | Message | List | Joined

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
  'size.bytes': { bytes: number }
  'size.few_kilobytes': { kilobytes: number }
  'size.kilobytes': { kilobytes: number }
  'size.megabytes': { megabytes: number }
  'span.minutes': { minutes: number }
  'span.hours': { hours: number }
  'span.days': { days: number }
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
}
