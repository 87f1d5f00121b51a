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
  'blacklist.sbl': None
  'blacklist.css': None
  'blacklist.xbl': None
  'blacklist.drop': None
  'blacklist.pbl_owner': None
  'blacklist.pbl_spamhaus': None
  'blacklist.bcl': None
  'blacklist.used_in_spam': None
  'blacklist.phishing_domain': None
  'blacklist.malware_domain': None
  'blacklist.botnet_domain': None
  'blacklist.abused_in_spam': None
  'blacklist.abused_redirector': None
  'blacklist.abused_for_phishing': None
  'blacklist.abused_for_malware': None
  'blacklist.abused_for_botnet': None
  'blacklist.asked_about_address': None
  'blacklist.stolen_passwords': None
  'blacklist.new_today': None
  'blacklist.address_in_spam': None
  'blacklist.reply_address': None
  'blacklist.suspected_reply_address': None
  'blacklist.disposable': None
  'blacklist.phishing': None
  'blacklist.malware': None
  'blacklist.click_tracker': None
  'blacklist.abuse': None
  'blacklist.cracked': None
  'blacklist.resolver_blocked': None
  'blacklist.black_spammers': None
  'blacklist.grey': None
  'blacklist.red': None
  'blacklist.resolver_refused': None
  'blacklist.seen_sending': None
  'blacklist.reported_today': None
  'blacklist.in_wave': None
  'blacklist.worst_reputation': None
  'blacklist.very_bad_reputation': None
  'blacklist.bad_reputation': None
  'blacklist.neutral_reputation': None
  'blacklist.good_reputation': None
  'blacklist.sent_to_traps': None
  'blacklist.seen_by_traps': None
  'blacklist.registered_lately': None
  'blacklist.network_around': None
  'blacklist.network_of_provider': None
  'blacklist.backscatter': None
  'blacklist.known_no_trust': None
  'blacklist.known_low_trust': None
  'blacklist.known_medium_trust': None
  'blacklist.known_high_trust': None
  'blacklist.resolver_asks_too_much': None
  'blacklist.black_traps': None
  'blacklist.exploit': None
  'blacklist.policy_range': None
  'blacklist.attacked_lately': None
  'blacklist.in_botnet': None
  'blacklist.only_spam': None
  'blacklist.black_spam': None
  'blacklist.brown': None
  'blacklist.white': None
  'blacklist.yellow': None
  'blacklist.not_to_block': None
  'blacklist.domain_age': None
  'blacklist.open_proxy': None
  'blacklist.spam_or_attack': None
  'blacklist.no_reverse_name': None
  'blacklist.dynamic_name': None
  'blacklist.seen_sending_spam': None
  'blacklist.tries_passwords': None
  'blacklist.sent_spam': None
  'blacklist.seen_in_spam': None
  'blacklist.key_disabled': None
  'blacklist.key_rejected': None
  'blacklist.zone_misspelled': None
  'blacklist.public_resolver': None
  'blacklist.too_many_questions': None
  'blacklist.refused': None
  'blacklist.no_list_answer': None
  'blacklist.resolver_not_allowed': None
  'blacklist.not_listed': None
  'blacklist.server_refused': None
  'blacklist.no_answer': None
  'blacklist.no_resolver': None
  'blacklist.server_failed': None
  'blacklist.lists_everything': None
  'blacklist.lists_nothing': None
  'blacklist.resting': None
  'blacklist.no_ipv6': None
  'blacklist.private': None
  'blacklist.loopback': None
  'blacklist.link-local': None
  'blacklist.documentation': None
  'blacklist.multicast': None
  'blacklist.reserved': None
  'blacklist.metadata': None
  'blacklist.invalid': None
  'blacklist.not_a_domain': None
  'blacklist.not_registrable': None
  'blacklist.not_an_email': None
  'blacklist.unknown_codes': { codes: Text }
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
  'spf.version': None
  'spf.all': { effect: Text }
  'spf.include': { value: Text; effect: Text; macro: 'yes' }
  'spf.a': { of: Text; effect: Text; around: Text; macro: 'yes' }
  'spf.mx': { of: Text; effect: Text; around: Text; macro: 'yes' }
  'spf.ptr': { of: Text; effect: Text }
  'spf.exists': { value: Text; effect: Text; macro: 'yes' }
  'spf.redirect': { value: Text }
  'spf.exp': { value: Text }
  'spf.modifier': { name: Text }
  'spf.hidden': { name: Text }
  'spf.first': None
  'spf.first-service': None
  'spf.first-parked': None
  'spf.merge': None
  'spf.repair': None
  'spf.change.parked': None
  'spf.change.version': None
  'spf.change.spaces': None
  'spf.change.glued': None
  'spf.change.punctuation': None
  'spf.change.comma': None
  'spf.change.joined': None
  'spf.change.equals': None
  'spf.change.address': None
  'spf.change.misspelt': None
  'spf.change.all-spelling': None
  'spf.change.blank': None
  'spf.change.doubled': None
  'spf.change.mask': None
  'spf.change.host': None
  'spf.change.bare': None
  'spf.change.name': None
  'spf.change.url': None
  'spf.change.letters': None
  'spf.change.prefix': None
  'spf.change.duplicate': None
  'spf.change.redirect': None
  'spf.change.missing': None
  'spf.change.no-record': None
  'spf.change.void': None
  'spf.change.loop': None
  'spf.change.all-missing': None
  'spf.change.all-open': None
  'spf.change.all-twice': None
  'spf.change.all-last': None
  'spf.ask.sends': { domain: Text }
  'spf.answer.sends': None
  'spf.answer.sends-name': None
  'spf.answer.never': None
  'spf.risk.none': None
  'spf.risk.hidden': None
  'spf.risk.all': None
  'spf.risk.dead': None
  'spf.risk.merge': None
  'spf.risk.parked': None
  'spf.risk.first': None
  'dkim.v': None
  'dkim.k': None
  'dkim.k.rsa': None
  'dkim.k.ed25519': None
  'dkim.p': None
  'dkim.p-value': None
  'dkim.p.revoked': None
  'dkim.t': None
  'dkim.t-value': { flags: Text }
  'dkim.h': None
  'dkim.h-value': { value: Text }
  'dkim.s': None
  'dkim.s-value': { value: Text }
  'dkim.n': None
  'dkim.n-value': { value: Text }
  'dkim.g': None
  'dkim.bad-value': { value: Text }
  'dkim.extension': { name: Text }
  'dkim.repair': None
  'dkim.tidy': None
  'dkim.join': None
  'dkim.move': None
  'dkim.remove-doubled': None
  'dkim.remove-alias': None
  'dkim.risk.alias': None
  'dkim.risk.none': None
  'dkim.risk.starts': None
  'dmarc.v': None
  'dmarc.p': None
  'dmarc.sp': None
  'dmarc.np': None
  'dmarc.policy.none': None
  'dmarc.policy.quarantine': None
  'dmarc.policy.reject': None
  'dmarc.adkim': None
  'dmarc.aspf': None
  'dmarc.mode.r': None
  'dmarc.mode.s': None
  'dmarc.t': None
  'dmarc.t.y': None
  'dmarc.t.n': None
  'dmarc.psd': None
  'dmarc.psd.y': None
  'dmarc.psd.n': None
  'dmarc.psd.u': None
  'dmarc.rua': None
  'dmarc.rua-value': { value: Text }
  'dmarc.ruf': None
  'dmarc.ruf-value': { value: Text }
  'dmarc.fo': None
  'dmarc.fo-value': { options: Text }
  'dmarc.pct': None
  'dmarc.pct-value': { value: Text }
  'dmarc.rf': None
  'dmarc.rf-value': None
  'dmarc.ri': None
  'dmarc.ri-value': None
  'dmarc.bad-value': { value: Text }
  'dmarc.extension': { name: Text }
  'dmarc.first': None
  'dmarc.permission': None
  'dmarc.repair': None
  'dmarc.repair-milder': None
  'dmarc.merge': None
  'dmarc.move': None
  'dmarc.close': None
  'dmarc.remove-spf': None
  'dmarc.remove-misplaced': None
  'dmarc.risk.none': None
  'dmarc.risk.share': None
  'dmarc.risk.starts': None
  'dmarc.risk.address': None
  'bimi.v': None
  'bimi.l': None
  'bimi.l-value': { value: Text }
  'bimi.l-empty': None
  'bimi.a': None
  'bimi.a-value': { value: Text }
  'bimi.a-empty': None
  'bimi.avp': None
  'bimi.avp-value': { value: 'other' | 'personal' }
  'bimi.avp-empty': None
  'bimi.lps': None
  'bimi.lps-value': { value: Text }
  'bimi.lps-empty': None
  'bimi.unknown': { name: Text }
  'bimi.first': None
  'bimi.repair': None
  'bimi.merge': None
  'bimi.risk.files': None
  'bimi.risk.logo': None
  'mta-sts.v': None
  'mta-sts.id': None
  'mta-sts.id-value': { value: Text }
  'mta-sts.extension': { name: Text }
  'mta-sts.first': None
  'mta-sts.repair': None
  'mta-sts.merge': None
  'mta-sts.new-id': None
  'mta-sts.risk.file-first': None
  'tls-rpt.v': None
  'tls-rpt.rua': None
  'tls-rpt.rua-value': { value: Text }
  'tls-rpt.extension': { name: Text }
  'tls-rpt.repair': None
  'tls-rpt.merge': None
  'tls-rpt.risk.reports': None
  'tls-rpt.risk.address': None
  'spf.include-service': { value: Text; service: Text; effect: Text; macro: 'yes' }
  'spf.address': { value: Text; effect: Text }
  'spf.network': { value: Text; bits: Text; effect: Text }
  'spf.effect.pass': None
  'spf.effect.fail': None
  'spf.effect.softfail': None
  'spf.effect.neutral': None
  'spf.effect_of_several.pass': None
  'spf.effect_of_several.fail': None
  'spf.effect_of_several.softfail': None
  'spf.effect_of_several.neutral': None
  'spf.of.name': { value: Text }
  'spf.of.itself': None
  'spf.mail_for.itself': None
  'spf.around.v4': { bits4: Text }
  'spf.around.v6': { bits6: Text }
  'spf.around.both': { bits4: Text; bits6: Text }
  'dkim.flag.y': None
  'dkim.flag.s': None
  'dkim.flag.other': { flag: Text }
  'dkim.flag.several': { first: Text; others: Text }
  'dmarc.fo.0': None
  'dmarc.fo.1': None
  'dmarc.fo.d': None
  'dmarc.fo.s': None
  'dmarc.fo.other': None
  'dmarc.fo.several': { first: Text; others: Text }
  'part.separator': None
  'part.separator-of-terms': None
  'part.unknown': None
  'part.unknown-tag': None
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
  'bimi_selector.title': None
  'bimi_selector.why': None
  'bimi_selector.found.not-a-name': { selector: Text }
  'bimi_selector.fix.not-a-name': None
  'bimi_record.title': None
  'bimi_record.why': None
  'bimi_record.found.published': { name: Text }
  'bimi_record.found.inherited': { own: Text; name: Text }
  'bimi_record.found.declined': { name: Text }
  'bimi_record.found.missing': { name: Text }
  'bimi_record.found.several': { count: Text; name: Text }
  'bimi_record.found.ignored': { name: Text }
  'bimi_record.found.unanswered': { name: Text }
  'bimi_record.found.organization-unknown': { name: Text }
  'bimi_record.fix.missing': None
  'bimi_record.fix.several': None
  'bimi_record.fix.ignored': None
  'bimi_place.title': None
  'bimi_place.why': None
  'bimi_place.found.apex': { domain: Text }
  'bimi_place.fix.apex': None
  'bimi_syntax.title': None
  'bimi_syntax.why': None
  'bimi_syntax.found.bad-version': None
  'bimi_syntax.found.missing-logo': None
  'bimi_syntax.found.not-https': { texts: Text }
  'bimi_syntax.found.bad-value': { texts: Text }
  'bimi_syntax.found.bad-lps': { texts: Text }
  'bimi_syntax.found.unknown-tag': { texts: Text }
  'bimi_syntax.found.duplicate-tag': { texts: Text }
  'bimi_syntax.found.missing-semicolon': { texts: Text }
  'bimi_syntax.found.tag-without-value': { texts: Text }
  'bimi_syntax.found.bad-tag-name': { texts: Text }
  'bimi_syntax.found.empty-tag': None
  'bimi_syntax.fix.bad-version': None
  'bimi_syntax.fix.missing-logo': None
  'bimi_syntax.fix.not-https': None
  'bimi_syntax.fix.bad-value': None
  'bimi_syntax.fix.bad-lps': None
  'bimi_syntax.fix.unknown-tag': None
  'bimi_syntax.fix.duplicate-tag': None
  'bimi_syntax.fix.missing-semicolon': None
  'bimi_syntax.fix.tag-without-value': None
  'bimi_syntax.fix.bad-tag-name': None
  'bimi_syntax.fix.empty-tag': None
  'bimi_certificate.title': None
  'bimi_certificate.why': None
  'bimi_certificate.found.none': None
  'bimi_certificate.fix.none': None
  'bimi_dmarc.title': None
  'bimi_dmarc.why': None
  'bimi_dmarc.found.enforcing': { at: Text; policy: Text }
  'bimi_dmarc.found.no-record': { domain: Text }
  'bimi_dmarc.found.unusable': { domain: Text }
  'bimi_dmarc.found.no-policy': { at: Text }
  'bimi_dmarc.found.policy-none': { at: Text }
  'bimi_dmarc.found.subdomains-none': { at: Text }
  'bimi_dmarc.found.testing': { at: Text }
  'bimi_dmarc.found.partial': { at: Text }
  'bimi_dmarc.found.unanswered': { domain: Text }
  'bimi_dmarc.fix.no-record': None
  'bimi_dmarc.fix.unusable': None
  'bimi_dmarc.fix.no-policy': None
  'bimi_dmarc.fix.policy-none': None
  'bimi_dmarc.fix.subdomains-none': None
  'bimi_dmarc.fix.testing': None
  'bimi_dmarc.fix.partial': None
  'bimi_logo-file.title': None
  'bimi_logo-file.why': None
  'bimi_logo-file.found.fetched': { url: Text; bytes: Text; type: Text }
  'bimi_logo-file.found.redirect': { url: Text; finalUrl: Text }
  'bimi_logo-file.found.content-type': { url: Text; type: Text }
  'bimi_logo-file.found.status': { url: Text; status: Text }
  'bimi_logo-file.found.too-large': { url: Text; limit: Text }
  'bimi_logo-file.found.tls': { url: Text }
  'bimi_logo-file.found.dns': { url: Text }
  'bimi_logo-file.found.refused-address': { url: Text }
  'bimi_logo-file.found.refused-url': { url: Text }
  'bimi_logo-file.found.connection': { url: Text }
  'bimi_logo-file.found.too-many-redirects': { url: Text }
  'bimi_logo-file.found.unanswered': { url: Text; failure: Text }
  'bimi_logo-file.fix.redirect': None
  'bimi_logo-file.fix.content-type': None
  'bimi_logo-file.fix.status': None
  'bimi_logo-file.fix.too-large': None
  'bimi_logo-file.fix.tls': None
  'bimi_logo-file.fix.dns': None
  'bimi_logo-file.fix.refused-address': None
  'bimi_logo-file.fix.refused-url': None
  'bimi_logo-file.fix.connection': None
  'bimi_logo-file.fix.too-many-redirects': None
  'bimi_certificate-file.title': None
  'bimi_certificate-file.why': None
  'bimi_certificate-file.found.fetched': { url: Text; bytes: Text; type: Text }
  'bimi_certificate-file.found.redirect': { url: Text; finalUrl: Text }
  'bimi_certificate-file.found.content-type': { url: Text; type: Text }
  'bimi_certificate-file.found.status': { url: Text; status: Text }
  'bimi_certificate-file.found.too-large': { url: Text; limit: Text }
  'bimi_certificate-file.found.tls': { url: Text }
  'bimi_certificate-file.found.dns': { url: Text }
  'bimi_certificate-file.found.refused-address': { url: Text }
  'bimi_certificate-file.found.refused-url': { url: Text }
  'bimi_certificate-file.found.connection': { url: Text }
  'bimi_certificate-file.found.too-many-redirects': { url: Text }
  'bimi_certificate-file.found.unanswered': { url: Text; failure: Text }
  'bimi_certificate-file.fix.redirect': None
  'bimi_certificate-file.fix.content-type': None
  'bimi_certificate-file.fix.status': None
  'bimi_certificate-file.fix.too-large': None
  'bimi_certificate-file.fix.tls': None
  'bimi_certificate-file.fix.dns': None
  'bimi_certificate-file.fix.refused-address': None
  'bimi_certificate-file.fix.refused-url': None
  'bimi_certificate-file.fix.connection': None
  'bimi_certificate-file.fix.too-many-redirects': None
  'bimi_logo-match.title': None
  'bimi_logo-match.why': None
  'bimi_logo-match.found.same': None
  'bimi_logo-match.found.same-but-space': None
  'bimi_logo-match.found.differs': { published: Text; certified: Text }
  'bimi_logo-match.fix.differs': None
  'bimi_certificate-bundle.title': None
  'bimi_certificate-bundle.why': None
  'bimi_certificate-bundle.found.bundle-too-large': None
  'bimi_certificate-bundle.found.too-many': { count: Text; limit: Text }
  'bimi_certificate-bundle.found.private-key': None
  'bimi_certificate-bundle.found.not-pem': None
  'bimi_certificate-bundle.found.unreadable': None
  'bimi_certificate-bundle.fix.bundle-too-large': None
  'bimi_certificate-bundle.fix.too-many': None
  'bimi_certificate-bundle.fix.private-key': None
  'bimi_certificate-bundle.fix.not-pem': None
  'bimi_certificate-bundle.fix.unreadable': None
  'bimi_certificate-chain.title': None
  'bimi_certificate-chain.why': None
  'bimi_certificate-chain.found.verified': { root: Text }
  'bimi_certificate-chain.found.leaf-not-first': { certificate: Text }
  'bimi_certificate-chain.found.not-issued-by-next': { position: Text; certificate: Text; issuer: Text }
  'bimi_certificate-chain.found.signature-wrong': { position: Text; certificate: Text; issuer: Text }
  'bimi_certificate-chain.found.issuer-not-ca': { issuer: Text }
  'bimi_certificate-chain.found.path-too-long': { certificate: Text; limit: number }
  'bimi_certificate-chain.found.weak-signature': { position: Text; certificate: Text }
  'bimi_certificate-chain.found.incomplete': { issuer: Text }
  'bimi_certificate-chain.found.self-signed': None
  'bimi_certificate-chain.found.root-imitated': { issuer: Text }
  'bimi_certificate-chain.found.root-unknown': { issuer: Text }
  'bimi_certificate-chain.fix.leaf-not-first': None
  'bimi_certificate-chain.fix.not-issued-by-next': None
  'bimi_certificate-chain.fix.signature-wrong': None
  'bimi_certificate-chain.fix.issuer-not-ca': None
  'bimi_certificate-chain.fix.path-too-long': None
  'bimi_certificate-chain.fix.weak-signature': None
  'bimi_certificate-chain.fix.incomplete': None
  'bimi_certificate-chain.fix.self-signed': None
  'bimi_certificate-chain.fix.root-imitated': None
  'bimi_certificate-dates.title': None
  'bimi_certificate-dates.why': None
  'bimi_certificate-dates.found.in-date': { day: Text; days: number }
  'bimi_certificate-dates.found.not-yet-valid': { position: Text; certificate: Text; day: Text }
  'bimi_certificate-dates.found.expired': { day: Text }
  'bimi_certificate-dates.found.issuer-expired': { position: Text; certificate: Text; day: Text }
  'bimi_certificate-dates.found.expires-soon': { day: Text; days: number }
  'bimi_certificate-dates.fix.not-yet-valid': None
  'bimi_certificate-dates.fix.expired': None
  'bimi_certificate-dates.fix.issuer-expired': None
  'bimi_certificate-dates.fix.expires-soon': None
  'bimi_certificate-purpose.title': None
  'bimi_certificate-purpose.why': None
  'bimi_certificate-purpose.found.for-marks': None
  'bimi_certificate-purpose.found.not-a-mark-certificate': None
  'bimi_certificate-purpose.found.issuer-not-for-marks': None
  'bimi_certificate-purpose.found.name-constraints': None
  'bimi_certificate-purpose.found.pilot-mark': None
  'bimi_certificate-purpose.fix.not-a-mark-certificate': None
  'bimi_certificate-purpose.fix.issuer-not-for-marks': None
  'bimi_certificate-purpose.fix.name-constraints': None
  'bimi_certificate-purpose.fix.pilot-mark': None
  'bimi_certificate-domain.title': None
  'bimi_certificate-domain.why': None
  'bimi_certificate-domain.found.domain-covered': { name: Text }
  'bimi_certificate-domain.found.no-names': None
  'bimi_certificate-domain.found.other-domain': { names: Text; domain: Text }
  'bimi_certificate-domain.found.organization-unknown': { names: Text; domain: Text }
  'bimi_certificate-domain.fix.no-names': None
  'bimi_certificate-domain.fix.other-domain': None
  'bimi_certificate-subject.title': None
  'bimi_certificate-subject.why': None
  'bimi_certificate-subject.found.complete': { organization: Text; mark: Text }
  'bimi_certificate-subject.found.unknown-mark-type': { markType: Text }
  'bimi_certificate-subject.found.fields-missing': { missing: Text }
  'bimi_certificate-subject.fix.unknown-mark-type': None
  'bimi_certificate-subject.fix.fields-missing': None
  'bimi_certificate-transparency.title': None
  'bimi_certificate-transparency.why': None
  'bimi_certificate-transparency.found.logged': { timestamps: number }
  'bimi_certificate-transparency.found.not-logged': None
  'bimi_certificate-transparency.found.timestamps-unreadable': None
  'bimi_certificate-transparency.fix.not-logged': None
  'bimi_certificate-transparency.fix.timestamps-unreadable': None
  'bimi_certificate-revocation.title': None
  'bimi_certificate-revocation.why': None
  'bimi_certificate-revocation.found.not-revoked': None
  'bimi_certificate-revocation.found.revoked': None
  'bimi_certificate-revocation.found.no-list': None
  'bimi_certificate-revocation.found.issuer-missing': None
  'bimi_certificate-revocation.found.list-unavailable': { failure: Text }
  'bimi_certificate-revocation.fix.revoked': None
  'bimi_certificate-logo.title': None
  'bimi_certificate-logo.why': None
  'bimi_certificate-logo.found.logo-intact': { hashes: Text }
  'bimi_certificate-logo.found.no-logo': None
  'bimi_certificate-logo.found.logo-unreadable': None
  'bimi_certificate-logo.found.logo-not-svg': None
  'bimi_certificate-logo.found.logo-not-data': None
  'bimi_certificate-logo.found.logo-too-large': None
  'bimi_certificate-logo.found.logo-not-gzip': None
  'bimi_certificate-logo.found.logo-hash-differs': None
  'bimi_certificate-logo.found.logo-no-known-hash': None
  'bimi_certificate-logo.found.logo-not-tiny-ps': { count: number }
  'bimi_certificate-logo.fix.no-logo': None
  'bimi_certificate-logo.fix.logo-unreadable': None
  'bimi_certificate-logo.fix.logo-not-svg': None
  'bimi_certificate-logo.fix.logo-not-data': None
  'bimi_certificate-logo.fix.logo-too-large': None
  'bimi_certificate-logo.fix.logo-not-gzip': None
  'bimi_certificate-logo.fix.logo-hash-differs': None
  'bimi_certificate-logo.fix.logo-no-known-hash': None
  'bimi_certificate-logo.fix.logo-not-tiny-ps': None
  'certificate.no_mark_type': None
  'certificate.either': { one: Text; other: Text }
  'bimi_svg.title': None
  'bimi_svg.why': None
  'bimi_svg.found.valid': { title: Text; bytes: Text }
  'bimi_svg.found.empty': None
  'bimi_svg.found.too-large': None
  'bimi_svg.found.not-gzip': None
  'bimi_svg.found.not-utf8': None
  'bimi_svg.found.bad-encoding': { value: Text }
  'bimi_svg.found.doctype': { place: Text }
  'bimi_svg.found.processing-instruction': { place: Text; value: Text }
  'bimi_svg.found.not-well-formed': { value: Text; place: Text }
  'bimi_svg.found.too-complex': { value: Text; place: Text }
  'bimi_svg.found.not-svg': { element: Text }
  'bimi_svg.found.prefixed-root': { element: Text }
  'bimi_svg.found.no-namespace': None
  'bimi_svg.found.wrong-namespace': { value: Text }
  'bimi_svg.found.wrong-version': { value: Text }
  'bimi_svg.found.wrong-profile': { value: Text }
  'bimi_svg.found.wrong-value': { attribute: Text; value: Text; place: Text }
  'bimi_svg.found.no-title': None
  'bimi_svg.found.title-not-first': { place: Text }
  'bimi_svg.found.several-titles': { place: Text }
  'bimi_svg.found.empty-title': None
  'bimi_svg.found.text-not-allowed': { element: Text; place: Text; value: Text }
  'bimi_svg.found.element-not-allowed': { element: Text; place: Text; value: Text; reason: Text }
  'bimi_svg.found.attribute-not-allowed': { attribute: Text; element: Text; place: Text; reason: Text }
  'bimi_svg.found.external-reference': { attribute: Text; element: Text; place: Text; value: Text }
  'bimi_svg.found.use-without-href': { element: Text; place: Text }
  'bimi_svg.found.use-loop': { element: Text; place: Text }
  'bimi_svg.found.use-too-often': { value: Text }
  'bimi_svg.fix.empty': None
  'bimi_svg.fix.too-large': None
  'bimi_svg.fix.not-gzip': None
  'bimi_svg.fix.not-utf8': None
  'bimi_svg.fix.bad-encoding': None
  'bimi_svg.fix.doctype': None
  'bimi_svg.fix.processing-instruction': None
  'bimi_svg.fix.not-well-formed': None
  'bimi_svg.fix.too-complex': None
  'bimi_svg.fix.not-svg': None
  'bimi_svg.fix.prefixed-root': None
  'bimi_svg.fix.no-namespace': None
  'bimi_svg.fix.wrong-namespace': None
  'bimi_svg.fix.wrong-version': None
  'bimi_svg.fix.wrong-profile': None
  'bimi_svg.fix.wrong-value': None
  'bimi_svg.fix.no-title': None
  'bimi_svg.fix.title-not-first': None
  'bimi_svg.fix.several-titles': None
  'bimi_svg.fix.empty-title': None
  'bimi_svg.fix.text-not-allowed': None
  'bimi_svg.fix.element-not-allowed': None
  'bimi_svg.fix.attribute-not-allowed': None
  'bimi_svg.fix.external-reference': None
  'bimi_svg.fix.use-without-href': None
  'bimi_svg.fix.use-loop': None
  'bimi_svg.fix.use-too-often': None
  'bimi_svg-advice.title': None
  'bimi_svg-advice.why': None
  'bimi_svg-advice.found.large': { value: Text }
  'bimi_svg-advice.found.long-title': None
  'bimi_svg-advice.found.placeholder-title': { value: Text }
  'bimi_svg-advice.found.no-view-box': None
  'bimi_svg-advice.found.odd-view-box': { value: Text }
  'bimi_svg-advice.found.not-square': { value: Text }
  'bimi_svg-advice.found.size-not-absolute': { value: Text }
  'bimi_svg-advice.found.small': { value: Text }
  'bimi_svg-advice.found.empty-desc': None
  'bimi_svg-advice.found.no-background': None
  'bimi_svg-advice.found.one-color': { value: Text }
  'bimi_svg-advice.found.nothing-painted': None
  'bimi_svg-advice.found.dangling-reference': { element: Text; place: Text; value: Text }
  'bimi_svg-advice.fix.large': None
  'bimi_svg-advice.fix.long-title': None
  'bimi_svg-advice.fix.placeholder-title': None
  'bimi_svg-advice.fix.no-view-box': None
  'bimi_svg-advice.fix.odd-view-box': None
  'bimi_svg-advice.fix.not-square': None
  'bimi_svg-advice.fix.size-not-absolute': None
  'bimi_svg-advice.fix.small': None
  'bimi_svg-advice.fix.empty-desc': None
  'bimi_svg-advice.fix.no-background': None
  'bimi_svg-advice.fix.one-color': None
  'bimi_svg-advice.fix.nothing-painted': None
  'bimi_svg-advice.fix.dangling-reference': None
  'svg.line': { line: Text }
  'svg.lines': { lines: Text }
  'svg.within': { element: Text }
  'svg.sizes': { width: Text; height: Text }
  'svg.no_size': None
  'svg.element.script': None
  'svg.element.animation': None
  'svg.element.media': None
  'svg.element.style': None
  'svg.element.link': None
  'svg.element.effect': None
  'svg.element.font': None
  'svg.element.structure': None
  'svg.element.misplaced': None
  'svg.element.foreign': None
  'svg.element.unknown': None
  'svg.attribute.event': None
  'svg.attribute.style': None
  'svg.attribute.effect': None
  'svg.attribute.link': None
  'svg.attribute.data': None
  'svg.attribute.foreign': None
  'svg.attribute.other': None
  'xml.unknown_reference': { text: Text }
  'xml.reserved': { name: Text }
  'xml.empty_prefix': { name: Text }
  'xml.not_a_name': { name: Text }
  'xml.undeclared_prefix': { prefix: Text }
  'xml.attribute_twice': { name: Text }
  'xml.declaration_open': None
  'xml.no_version': None
  'xml.cdata_end': None
  'xml.cdata_open': None
  'xml.comment_open': None
  'xml.comment_dashes': None
  'xml.instruction_open': None
  'xml.doctype_open': None
  'xml.value_unquoted': { name: Text }
  'xml.value_open': { name: Text }
  'xml.tag_in_value': { name: Text }
  'xml.element_name': None
  'xml.attribute_name': None
  'xml.space_needed': None
  'xml.no_value': { name: Text }
  'xml.forbidden_character': None
  'xml.no_element': None
  'xml.text_outside': None
  'xml.second_root': None
  'xml.too_many': None
  'xml.too_deep': None
  'xml.other_end': { found: Text; wanted: Text }
  'xml.no_start': { tag: Text }
  'xml.not_closed': { tag: Text }
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
  'dkim_key.title': None
  'dkim_key.why': None
  'dkim_key.found.found': { selector: Text; known: 'yes'; service: Text }
  'dkim_key.found.not-found': { name: Text }
  'dkim_key.found.not-found-for-message': { selector: Text; name: Text }
  'dkim_key.found.dangling-alias': { name: Text; alias: Text }
  'dkim_key.found.several': { count: number; name: Text }
  'dkim_key.found.split': { name: Text; count: number }
  'dkim_key.found.unanswered': { name: Text }
  'dkim_key.found.none-guessed': { asked: number }
  'dkim_key.found.none-answered': None
  'dkim_key.found.wildcard-hides': None
  'dkim_key.found.bad-selector': { selector: Text }
  'dkim_key.fix.not-found': None
  'dkim_key.fix.not-found-for-message': None
  'dkim_key.fix.dangling-alias': None
  'dkim_key.fix.several': None
  'dkim_key.fix.split': None
  'dkim_key.fix.none-guessed': None
  'dkim_key.fix.wildcard-hides': None
  'dkim_key.fix.bad-selector': None
  'dkim_place.title': None
  'dkim_place.why': None
  'dkim_place.found.doubled': { foundAt: Text; name: Text }
  'dkim_place.fix.doubled': None
  'dkim_syntax.title': None
  'dkim_syntax.why': None
  'dkim_syntax.found.bad-version': { selector: Text }
  'dkim_syntax.found.missing-semicolon': { selector: Text; texts: Text }
  'dkim_syntax.found.tag-without-value': { selector: Text; texts: Text }
  'dkim_syntax.found.bad-tag-name': { selector: Text; texts: Text }
  'dkim_syntax.found.duplicate-tag': { selector: Text; texts: Text }
  'dkim_syntax.found.empty-tag': { selector: Text }
  'dkim_syntax.fix.bad-version': None
  'dkim_syntax.fix.missing-semicolon': None
  'dkim_syntax.fix.tag-without-value': None
  'dkim_syntax.fix.bad-tag-name': None
  'dkim_syntax.fix.duplicate-tag': None
  'dkim_syntax.fix.empty-tag': None
  'dkim_tags.title': None
  'dkim_tags.why': None
  'dkim_tags.found.unknown': { selector: Text; tags: Text }
  'dkim_tags.found.odd-case': { selector: Text; tags: Text }
  'dkim_tags.found.historic-tag': { selector: Text; texts: Text }
  'dkim_tags.fix.unknown': None
  'dkim_tags.fix.odd-case': None
  'dkim_tags.fix.historic-tag': None
  'dkim_public-key.title': None
  'dkim_public-key.why': None
  'dkim_public-key.found.missing-key': { selector: Text }
  'dkim_public-key.found.revoked': { selector: Text }
  'dkim_public-key.found.withdrawn': { selector: Text }
  'dkim_public-key.found.not-base64': { selector: Text }
  'dkim_public-key.found.pem-armor': { selector: Text }
  'dkim_public-key.found.cut-off': { selector: Text }
  'dkim_public-key.found.not-a-key': { selector: Text }
  'dkim_public-key.found.ed25519-length': { selector: Text }
  'dkim_public-key.found.ed25519-wrapped': { selector: Text }
  'dkim_public-key.fix.missing-key': None
  'dkim_public-key.fix.revoked': None
  'dkim_public-key.fix.not-base64': None
  'dkim_public-key.fix.pem-armor': None
  'dkim_public-key.fix.cut-off': None
  'dkim_public-key.fix.not-a-key': None
  'dkim_public-key.fix.ed25519-length': None
  'dkim_public-key.fix.ed25519-wrapped': None
  'dkim_key-type.title': None
  'dkim_key-type.why': None
  'dkim_key-type.found.unknown-key-type': { selector: Text; texts: Text }
  'dkim_key-type.found.key-type-mismatch': { selector: Text }
  'dkim_key-type.found.ed25519-without-k': { selector: Text }
  'dkim_key-type.fix.unknown-key-type': None
  'dkim_key-type.fix.key-type-mismatch': None
  'dkim_key-type.fix.ed25519-without-k': None
  'dkim_strength.title': None
  'dkim_strength.why': None
  'dkim_strength.found.weak-key': { selector: Text; bits: Text }
  'dkim_strength.found.short-key': { selector: Text; bits: Text }
  'dkim_strength.found.strong': { selector: Text; bits: Text }
  'dkim_strength.found.large-key': { selector: Text; bits: Text }
  'dkim_strength.found.ed25519': { selector: Text }
  'dkim_strength.fix.weak-key': None
  'dkim_strength.fix.short-key': None
  'dkim_strength.fix.large-key': None
  'dkim_ed25519.title': None
  'dkim_ed25519.why': None
  'dkim_ed25519.found.without-rsa': { selectors: Text }
  'dkim_ed25519.fix.without-rsa': None
  'dkim_hashes.title': None
  'dkim_hashes.why': None
  'dkim_hashes.found.no-sha256': { selector: Text }
  'dkim_hashes.found.sha1-allowed': { selector: Text }
  'dkim_hashes.fix.no-sha256': None
  'dkim_hashes.fix.sha1-allowed': None
  'dkim_service.title': None
  'dkim_service.why': None
  'dkim_service.found.not-for-email': { selector: Text; texts: Text }
  'dkim_service.fix.not-for-email': None
  'dkim_flags.title': None
  'dkim_flags.why': None
  'dkim_flags.found.testing': { selector: Text }
  'dkim_flags.found.strict': { selector: Text }
  'dkim_flags.found.strict-identity': { selector: Text; identity: Text }
  'dkim_flags.fix.testing': None
  'dkim_flags.fix.strict-identity': None
  'dkim_strings.title': None
  'dkim_strings.why': None
  'dkim_strings.found.quotes-inside': { selector: Text }
  'dkim_strings.found.backslashes-inside': { selector: Text }
  'dkim_strings.fix.quotes-inside': None
  'dkim_strings.fix.backslashes-inside': None
  'dkim_signature.title': None
  'dkim_signature.why': None
  'dkim_signature.found.passes': { domain: Text; selector: Text }
  'dkim_signature.found.fails': { domain: Text; selector: Text }
  'dkim_signature.found.unanswered': { domain: Text; selector: Text }
  'dkim_signature.found.sha1': { domain: Text; selector: Text }
  'dkim_signature.found.expired': { domain: Text; selector: Text }
  'dkim_signature.found.from-not-signed': { domain: Text; selector: Text }
  'dkim_signature.found.identity-outside': { domain: Text; selector: Text; identity: Text }
  'dkim_signature.found.body-length': { domain: Text; selector: Text }
  'dkim_signature.found.not-aligned': { domain: Text; selector: Text }
  'dkim_signature.fix.fails': None
  'dkim_signature.fix.sha1': None
  'dkim_signature.fix.expired': None
  'dkim_signature.fix.from-not-signed': None
  'dkim_signature.fix.identity-outside': None
  'dkim_signature.fix.body-length': None
  'dkim_signature.fix.not-aligned': None
  'dmarc_syntax.title': None
  'dmarc_syntax.why': None
  'dmarc_syntax.found.bad-version': { texts: Text }
  'dmarc_syntax.found.missing-semicolon': { texts: Text }
  'dmarc_syntax.found.tag-without-value': { texts: Text }
  'dmarc_syntax.found.bad-tag-name': { texts: Text }
  'dmarc_syntax.found.duplicate-tag': { texts: Text }
  'dmarc_syntax.found.empty-tag': None
  'dmarc_syntax.fix.bad-version': None
  'dmarc_syntax.fix.missing-semicolon': None
  'dmarc_syntax.fix.tag-without-value': None
  'dmarc_syntax.fix.bad-tag-name': None
  'dmarc_syntax.fix.duplicate-tag': None
  'dmarc_syntax.fix.empty-tag': None
  'dmarc_tags.title': None
  'dmarc_tags.why': None
  'dmarc_tags.found.policy-not-second': None
  'dmarc_tags.found.odd-case': { tags: Text }
  'dmarc_tags.found.unknown': { tags: Text }
  'dmarc_tags.found.bad-flag': { tag: Text; value: Text }
  'dmarc_tags.fix.policy-not-second': None
  'dmarc_tags.fix.odd-case': None
  'dmarc_tags.fix.unknown': None
  'dmarc_tags.fix.bad-flag': None
  'dmarc_subdomains.title': None
  'dmarc_subdomains.why': None
  'dmarc_subdomains.found.weaker': { sp: Text; p: Text }
  'dmarc_subdomains.fix.weaker': None
  'dmarc_nonexistent.title': None
  'dmarc_nonexistent.why': None
  'dmarc_nonexistent.found.weaker': { np: Text }
  'dmarc_nonexistent.found.not-set': { applies: Text }
  'dmarc_nonexistent.fix.weaker': None
  'dmarc_test-mode.title': None
  'dmarc_test-mode.why': None
  'dmarc_test-mode.found.testing': None
  'dmarc_test-mode.fix.testing': None
  'dmarc_psd.title': None
  'dmarc_psd.why': None
  'dmarc_psd.found.ordinary-domain': None
  'dmarc_psd.found.suffix': None
  'dmarc_psd.found.own-organization': None
  'dmarc_psd.fix.ordinary-domain': None
  'dmarc_removed.title': None
  'dmarc_removed.why': None
  'dmarc_removed.found.removed-tag': { texts: Text }
  'dmarc_removed.found.size-suffix': { texts: Text }
  'dmarc_removed.fix.removed-tag': None
  'dmarc_removed.fix.size-suffix': None
  'dmarc_alignment.title': None
  'dmarc_alignment.why': None
  'dmarc_alignment.found.bad-mode': { tag: Text; value: Text }
  'dmarc_alignment.found.strict-mismatch': { method: Text; domains: Text }
  'dmarc_alignment.found.unaligned': { method: Text; domains: Text }
  'dmarc_alignment.found.aligned': { method: Text; domains: Text }
  'dmarc_alignment.fix.bad-mode': None
  'dmarc_alignment.fix.strict-mismatch': None
  'dmarc_alignment.fix.unaligned': None
  'dmarc_failure-reports.title': None
  'dmarc_failure-reports.why': None
  'dmarc_failure-reports.found.bad-option': { value: Text }
  'dmarc_failure-reports.found.contradiction': { value: Text }
  'dmarc_failure-reports.found.without-ruf': None
  'dmarc_failure-reports.fix.bad-option': None
  'dmarc_failure-reports.fix.contradiction': None
  'dmarc_failure-reports.fix.without-ruf': None
  'dmarc_reports.title': None
  'dmarc_reports.why': None
  'dmarc_reports.found.set': { addresses: Text }
  'dmarc_reports.found.many': { count: Text }
  'dmarc_reports.found.missing-rua': None
  'dmarc_reports.found.bare-address': { texts: Text }
  'dmarc_reports.found.bad-uri': { texts: Text }
  'dmarc_reports.found.uri-scheme': { texts: Text }
  'dmarc_reports.found.empty-uri': None
  'dmarc_reports.fix.many': None
  'dmarc_reports.fix.missing-rua': None
  'dmarc_reports.fix.bare-address': None
  'dmarc_reports.fix.bad-uri': None
  'dmarc_reports.fix.uri-scheme': None
  'dmarc_reports.fix.empty-uri': None
  'dmarc_record.title': None
  'dmarc_record.why': None
  'dmarc_record.found.own': { domain: Text }
  'dmarc_record.found.inherited': { domain: Text; at: Text; decided: 'yes'; tag: Text }
  'dmarc_record.found.missing': { domain: Text }
  'dmarc_record.found.several': { count: number; name: Text }
  'dmarc_record.found.unusable': { name: Text }
  'dmarc_record.found.ignored': { name: Text }
  'dmarc_record.found.unanswered': { name: Text }
  'dmarc_record.fix.missing': None
  'dmarc_record.fix.several': None
  'dmarc_record.fix.unusable': None
  'dmarc_record.fix.ignored': None
  'dmarc_policy.title': None
  'dmarc_policy.why': None
  'dmarc_policy.found.reject': { source: Text; policy: Text }
  'dmarc_policy.found.quarantine': { source: Text; policy: Text }
  'dmarc_policy.found.none': { source: Text; policy: Text }
  'dmarc_policy.found.absent-acts-as-none': None
  'dmarc_policy.found.invalid-acts-as-none': { value: Text }
  'dmarc_policy.found.absent': None
  'dmarc_policy.found.invalid': { value: Text }
  'dmarc_policy.found.bad-subdomain-policy': { tag: Text; value: Text }
  'dmarc_policy.found.existence-unanswered': { name: Text; sp: Text; np: Text }
  'dmarc_policy.fix.none': None
  'dmarc_policy.fix.absent-acts-as-none': None
  'dmarc_policy.fix.invalid-acts-as-none': None
  'dmarc_policy.fix.absent': None
  'dmarc_policy.fix.invalid': None
  'dmarc_policy.fix.bad-subdomain-policy': { tag: Text }
  'dmarc_parked.title': None
  'dmarc_parked.why': None
  'dmarc_parked.found.closed': None
  'dmarc_parked.found.open': None
  'dmarc_parked.fix.open': None
  'dmarc_report-authorization.title': None
  'dmarc_report-authorization.why': None
  'dmarc_report-authorization.found.authorized': { domain: Text; name: Text }
  'dmarc_report-authorization.found.by-wildcard': { domain: Text }
  'dmarc_report-authorization.found.missing': { domain: Text; name: Text }
  'dmarc_report-authorization.found.unanswered': { name: Text }
  'dmarc_report-authorization.fix.missing': { domain: Text; name: Text; record: Text }
  'dmarc_report-mailbox.title': None
  'dmarc_report-mailbox.why': None
  'dmarc_report-mailbox.found.receives': { domain: Text }
  'dmarc_report-mailbox.found.no-mx': { domain: Text }
  'dmarc_report-mailbox.found.null-mx': { domain: Text }
  'dmarc_report-mailbox.found.unanswered': { domain: Text }
  'dmarc_report-mailbox.fix.no-mx': { tag: Text }
  'dmarc_report-mailbox.fix.null-mx': { tag: Text }
  'dmarc_boundary.title': None
  'dmarc_boundary.why': None
  'dmarc_boundary.found.differs': { organizational: Text; byPublicSuffixList: Text }
  'dmarc_boundary.found.unanswered': { name: Text }
  'dmarc_boundary.fix.differs': { byPublicSuffixList: Text }
  'dmarc_place.title': None
  'dmarc_place.why': None
  'dmarc_place.found.apex': { name: Text }
  'dmarc_place.found.doubled-label': { name: Text }
  'dmarc_place.found.doubled-domain': { name: Text }
  'dmarc_place.found.spf-text': { name: Text }
  'dmarc_place.fix.apex': None
  'dmarc_place.fix.doubled-label': None
  'dmarc_place.fix.doubled-domain': None
  'dmarc_place.fix.spf-text': None
  'dmarc.tag_of': { tag: Text; at: Text }
  'mta-sts_record.title': None
  'mta-sts_record.why': None
  'mta-sts_record.found.published': { name: Text }
  'mta-sts_record.found.missing': { name: Text }
  'mta-sts_record.found.not-needed': None
  'mta-sts_record.found.several': { count: number; name: Text }
  'mta-sts_record.found.ignored': { name: Text }
  'mta-sts_record.found.unanswered': { name: Text }
  'mta-sts_record.fix.missing': None
  'mta-sts_record.fix.several': None
  'mta-sts_record.fix.ignored': None
  'mta-sts_syntax.title': None
  'mta-sts_syntax.why': None
  'mta-sts_syntax.found.bad-version': None
  'mta-sts_syntax.found.missing-id': None
  'mta-sts_syntax.found.bad-id': { texts: Text }
  'mta-sts_syntax.found.missing-semicolon': { texts: Text }
  'mta-sts_syntax.found.tag-without-value': { texts: Text }
  'mta-sts_syntax.found.bad-tag-name': { texts: Text }
  'mta-sts_syntax.found.duplicate-tag': { texts: Text }
  'mta-sts_syntax.found.empty-tag': None
  'mta-sts_syntax.fix.bad-version': None
  'mta-sts_syntax.fix.missing-id': None
  'mta-sts_syntax.fix.bad-id': None
  'mta-sts_syntax.fix.missing-semicolon': None
  'mta-sts_syntax.fix.tag-without-value': None
  'mta-sts_syntax.fix.bad-tag-name': None
  'mta-sts_syntax.fix.duplicate-tag': None
  'mta-sts_syntax.fix.empty-tag': None
  'mta-sts_policy.title': None
  'mta-sts_policy.why': None
  'mta-sts_policy.found.fetched': { url: Text }
  'mta-sts_policy.found.redirect': { url: Text }
  'mta-sts_policy.found.status': { url: Text; reason: Text }
  'mta-sts_policy.found.too-large': { url: Text }
  'mta-sts_policy.found.web-page': { url: Text; contentType: Text }
  'mta-sts_policy.found.tls': { url: Text }
  'mta-sts_policy.found.host': { url: Text }
  'mta-sts_policy.found.connection': { url: Text; failure: Text }
  'mta-sts_policy.found.unanswered': { url: Text; failure: Text }
  'mta-sts_policy.fix.redirect': None
  'mta-sts_policy.fix.status': None
  'mta-sts_policy.fix.too-large': None
  'mta-sts_policy.fix.web-page': None
  'mta-sts_policy.fix.tls': None
  'mta-sts_policy.fix.host': None
  'mta-sts_policy.fix.connection': None
  'mta-sts_content-type.title': None
  'mta-sts_content-type.why': None
  'mta-sts_content-type.found.not-plain-text': { contentType: Text }
  'mta-sts_content-type.fix.not-plain-text': None
  'mta-sts_policy-syntax.title': None
  'mta-sts_policy-syntax.why': None
  'mta-sts_policy-syntax.found.bad-line': { texts: Text }
  'mta-sts_policy-syntax.found.duplicate-key': { texts: Text }
  'mta-sts_policy-syntax.found.bad-version': { texts: Text }
  'mta-sts_policy-syntax.found.missing-version': None
  'mta-sts_policy-syntax.found.bad-mode': { texts: Text }
  'mta-sts_policy-syntax.found.missing-mode': None
  'mta-sts_policy-syntax.found.missing-max-age': None
  'mta-sts_policy-syntax.found.bad-mx': { texts: Text }
  'mta-sts_policy-syntax.found.missing-mx': None
  'mta-sts_policy-syntax.fix.bad-line': None
  'mta-sts_policy-syntax.fix.duplicate-key': None
  'mta-sts_policy-syntax.fix.bad-version': None
  'mta-sts_policy-syntax.fix.missing-version': None
  'mta-sts_policy-syntax.fix.bad-mode': None
  'mta-sts_policy-syntax.fix.missing-mode': None
  'mta-sts_policy-syntax.fix.missing-max-age': None
  'mta-sts_policy-syntax.fix.bad-mx': None
  'mta-sts_policy-syntax.fix.missing-mx': None
  'mta-sts_max-age.title': None
  'mta-sts_max-age.why': None
  'mta-sts_max-age.found.long-enough': { span: Text }
  'mta-sts_max-age.found.short-max-age': { texts: Text }
  'mta-sts_max-age.found.bad-max-age': { texts: Text }
  'mta-sts_max-age.fix.short-max-age': None
  'mta-sts_max-age.fix.bad-max-age': None
  'mta-sts_mode.title': None
  'mta-sts_mode.why': None
  'mta-sts_mode.found.enforce': None
  'mta-sts_mode.found.testing': None
  'mta-sts_mode.found.none': None
  'mta-sts_mode.fix.testing': None
  'mta-sts_mode.fix.none': None
  'mta-sts_mx.title': None
  'mta-sts_mx.why': None
  'mta-sts_mx.found.covered': { hosts: number }
  'mta-sts_mx.found.not-covered': { uncovered: Text }
  'mta-sts_mx.found.no-mail': None
  'mta-sts_mx.found.unanswered': None
  'mta-sts_mx.fix.not-covered': None
  'mta-sts_dane.title': None
  'mta-sts_dane.why': None
  'mta-sts_dane.found.tlsa': { hosts: Text }
  'name_domain.title': None
  'name_domain.why': None
  'name_domain.found.missing': { domain: Text }
  'name_domain.fix.missing': None
  'name_servers.title': None
  'name_servers.why': None
  'name_servers.found.agree': { servers: number }
  'name_servers.found.disagree': { servers: Text }
  'name_servers.fix.disagree': None
  'name_wildcard.title': None
  'name_wildcard.why': None
  'name_wildcard.found.wildcard': { asked: Text }
  'name_wildcard.fix.wildcard': None
  'name_other-text.title': None
  'name_other-text.why': None
  'name_other-text.found.other-text': { count: number; name: Text }
  'name_other-text.fix.other-text': None
  'name_characters.title': None
  'name_characters.why': None
  'name_characters.found.curly-quotes': None
  'name_characters.found.control': None
  'name_characters.found.non-ascii': None
  'name_characters.fix.curly-quotes': None
  'name_characters.fix.control': None
  'name_characters.fix.non-ascii': None
  'name_answer.title': None
  'name_answer.why': None
  'name_answer.found.direct': { name: Text; span: Text; authenticated: 'true' }
  'name_answer.found.by-alias': { name: Text; alias: Text; span: Text; authenticated: 'true' }
  'name.server.records': { server: Text; count: number }
  'name.server.none': { server: Text }
  'name.server.unanswered': { server: Text; outcome: Text }
  'failure.refused-url': None
  'failure.refused-address': None
  'failure.dns': None
  'failure.dns-unavailable': None
  'failure.tls': None
  'failure.connection': None
  'failure.unreachable': None
  'failure.timeout': None
  'failure.too-many-redirects': None
  'failure.not-asked': None
  'failure.unanswered': None
  'failure.too-large': None
  'failure.unreadable': None
  'failure.not-signed-by-issuer': None
  'failure.outdated': None
  'failure.status': { status: Text }
  'spf_syntax.title': None
  'spf_syntax.why': None
  'spf_syntax.found.valid': None
  'spf_syntax.found.unknown-mechanism': { texts: Text }
  'spf_syntax.found.bare-address': { texts: Text }
  'spf_syntax.found.missing-value': { texts: Text }
  'spf_syntax.found.unexpected-value': { texts: Text }
  'spf_syntax.found.bad-address': { texts: Text }
  'spf_syntax.found.macro-in-address': { texts: Text }
  'spf_syntax.found.wrong-family': { texts: Text }
  'spf_syntax.found.bad-prefix': { texts: Text }
  'spf_syntax.found.bad-macro': { texts: Text }
  'spf_syntax.found.macro-of-explanation': { texts: Text }
  'spf_syntax.found.bad-domain': { texts: Text }
  'spf_syntax.found.include-with-prefix': { texts: Text }
  'spf_syntax.found.url': { texts: Text }
  'spf_syntax.found.duplicate-modifier': { texts: Text }
  'spf_syntax.found.joined-term': { texts: Text }
  'spf_syntax.found.comma': { texts: Text }
  'spf_syntax.found.bad-character': { texts: Text }
  'spf_syntax.found.glued-strings': { texts: Text }
  'spf_syntax.fix.unknown-mechanism': None
  'spf_syntax.fix.bare-address': None
  'spf_syntax.fix.missing-value': None
  'spf_syntax.fix.unexpected-value': None
  'spf_syntax.fix.bad-address': None
  'spf_syntax.fix.macro-in-address': None
  'spf_syntax.fix.wrong-family': None
  'spf_syntax.fix.bad-prefix': None
  'spf_syntax.fix.bad-macro': None
  'spf_syntax.fix.macro-of-explanation': None
  'spf_syntax.fix.bad-domain': None
  'spf_syntax.fix.include-with-prefix': None
  'spf_syntax.fix.url': None
  'spf_syntax.fix.duplicate-modifier': None
  'spf_syntax.fix.joined-term': None
  'spf_syntax.fix.comma': None
  'spf_syntax.fix.bad-character': None
  'spf_syntax.fix.glued-strings': None
  'spf_record.title': None
  'spf_record.why': None
  'spf_record.found.published': { domain: Text }
  'spf_record.found.missing': { domain: Text }
  'spf_record.found.several': { count: number; domain: Text }
  'spf_record.found.ignored': { domain: Text }
  'spf_record.found.unanswered': { domain: Text }
  'spf_record.fix.missing': None
  'spf_record.fix.several': None
  'spf_record.fix.ignored': None
  'spf_ignored.title': None
  'spf_ignored.why': None
  'spf_ignored.found.beside': { texts: Text }
  'spf_ignored.fix.beside': None
  'spf_sender-id.title': None
  'spf_sender-id.why': None
  'spf_sender-id.found.published': None
  'spf_sender-id.fix.published': None
  'spf_type-99.title': None
  'spf_type-99.why': None
  'spf_type-99.found.beside': None
  'spf_type-99.found.alone': None
  'spf_type-99.fix.beside': None
  'spf_type-99.fix.alone': None
  'spf_all.title': None
  'spf_all.why': None
  'spf_all.found.fail': None
  'spf_all.found.softfail': None
  'spf_all.found.neutral': None
  'spf_all.found.missing': None
  'spf_all.found.pass': None
  'spf_all.found.redirect': { name: Text }
  'spf_all.fix.neutral': None
  'spf_all.fix.missing': None
  'spf_all.fix.pass': None
  'spf_lookups.title': None
  'spf_lookups.why': None
  'spf_lookups.found.within': { count: number }
  'spf_lookups.found.near-limit': { count: Text; costs: Text }
  'spf_lookups.found.over': { count: Text; costs: Text }
  'spf_lookups.found.unanswered': { count: number }
  'spf_lookups.fix.near-limit': None
  'spf_lookups.fix.over': None
  'spf_voids.title': None
  'spf_voids.why': None
  'spf_voids.found.none': None
  'spf_voids.found.some': { voids: Text; count: Text }
  'spf_voids.found.over': { voids: Text; count: Text }
  'spf_voids.found.over-family': { family: Text; count: Text; voids: Text }
  'spf_voids.found.unanswered': None
  'spf_voids.fix.some': None
  'spf_voids.fix.over': None
  'spf_voids.fix.over-family': None
  'spf_mx-hosts.title': None
  'spf_mx-hosts.why': None
  'spf_mx-hosts.found.over': { branches: Text }
  'spf_mx-hosts.fix.over': None
  'spf_ptr-names.title': None
  'spf_ptr-names.why': None
  'spf_ptr-names.found.over': { count: Text }
  'spf_ptr-names.fix.over': None
  'spf_answers.title': None
  'spf_answers.why': None
  'spf_answers.found.unanswered': { branches: Text }
  'spf_answers.fix.unanswered': None
  'spf_include.title': None
  'spf_include.why': None
  'spf_include.found.missing-domain': { branches: Text }
  'spf_include.found.no-record': { branches: Text }
  'spf_include.found.several': { branches: Text }
  'spf_include.found.broken': { branches: Text }
  'spf_include.fix.several': None
  'spf_include.fix.broken': None
  'spf_loop.title': None
  'spf_loop.why': None
  'spf_loop.found.loop': { branches: Text }
  'spf_duplicate.title': None
  'spf_duplicate.why': None
  'spf_duplicate.found.term': { texts: Text }
  'spf_duplicate.found.include': { branches: Text }
  'spf_duplicate.fix.term': None
  'spf_duplicate.fix.include': None
  'spf_after-all.title': None
  'spf_after-all.why': None
  'spf_after-all.found.terms': { texts: Text }
  'spf_after-all.found.redirect': { texts: Text }
  'spf_after-all.fix.terms': None
  'spf_after-all.fix.redirect': None
  'spf_ptr.title': None
  'spf_ptr.why': None
  'spf_ptr.found.used': { texts: Text }
  'spf_ptr.fix.used': None
  'spf_ptr-macro.title': None
  'spf_ptr-macro.why': None
  'spf_ptr-macro.found.used': { texts: Text }
  'spf_ptr-macro.fix.used': None
  'spf_modifier.title': None
  'spf_modifier.why': None
  'spf_modifier.found.unknown': { texts: Text }
  'spf_modifier.found.equals': { texts: Text }
  'spf_modifier.found.misspelt': { texts: Text }
  'spf_modifier.fix.unknown': None
  'spf_modifier.fix.equals': None
  'spf_modifier.fix.misspelt': None
  'spf_range.title': None
  'spf_range.why': None
  'spf_range.found.everyone': { texts: Text }
  'spf_range.found.huge': { texts: Text }
  'spf_range.found.wide': { texts: Text }
  'spf_range.fix.everyone': None
  'spf_range.fix.huge': None
  'spf_range.fix.wide': None
  'spf_private.title': None
  'spf_private.why': None
  'spf_private.found.reserved': { texts: Text }
  'spf_private.fix.reserved': None
  'spf_reach.title': None
  'spf_reach.why': None
  'spf_reach.found.bounded': { addresses: number; share: Text; open: number }
  'spf_reach.found.almost-everyone': { addresses: number; share: Text }
  'spf_reach.found.everyone': None
  'spf_reach.found.unanswered': None
  'spf_reach.fix.almost-everyone': None
  'spf_reach.fix.everyone': None
  'spf_size.title': None
  'spf_size.why': None
  'spf_size.found.over-450': { octets: Text }
  'spf_size.found.over-512': { octets: Text }
  'spf_size.found.string-too-long': { longest: Text }
  'spf_size.fix.over-450': None
  'spf_size.fix.over-512': None
  'spf_size.fix.string-too-long': None
  'spf_exp.title': None
  'spf_exp.why': None
  'spf_exp.found.missing': { name: Text }
  'spf_exp.found.several': { count: Text; name: Text }
  'spf_exp.found.non-ascii': { name: Text }
  'spf_exp.found.unanswered': { name: Text }
  'spf_exp.fix.missing': None
  'spf_exp.fix.several': None
  'spf_exp.fix.non-ascii': None
  'spf_parked.title': None
  'spf_parked.why': None
  'spf_parked.found.strict': None
  'spf_parked.found.open': None
  'spf_parked.fix.open': None
  'spf_verdict.title': None
  'spf_verdict.why': None
  'spf_verdict.found.pass': { ip: Text; sender: Text; matched: 'yes'; term: Text; record: Text }
  'spf_verdict.found.fail': { ip: Text; sender: Text; matched: 'yes'; term: Text; record: Text }
  'spf_verdict.found.softfail': { ip: Text; sender: Text }
  'spf_verdict.found.neutral': { ip: Text; sender: Text }
  'spf_verdict.found.none': { domain: Text }
  'spf_verdict.found.permerror': { domain: Text; commented: 'yes'; comment: Text }
  'spf_verdict.found.temperror': { ip: Text }
  'spf_verdict.found.not-an-address': { ip: Text }
  'spf_verdict.fix.fail': None
  'spf_verdict.fix.softfail': None
  'spf_verdict.fix.neutral': None
  'spf_verdict.fix.none': None
  'spf_verdict.fix.permerror': None
  'spf.step.correct': { term: Text; record: Text }
  'spf.step.take-out': { term: Text; record: Text }
  'spf.branch': { term: Text; record: Text }
  'spf.branches_and_others': { branches: Text }
  'spf.void': { name: Text; term: Text; record: Text }
  'spf.share': { percent: number }
  'spf.share_below_one': { percent: number }
  'spf.share_tiny': None
  'tls-rpt_record.title': None
  'tls-rpt_record.why': None
  'tls-rpt_record.found.published': { name: Text }
  'tls-rpt_record.found.missing': { name: Text }
  'tls-rpt_record.found.not-needed': None
  'tls-rpt_record.found.several': { count: number; name: Text }
  'tls-rpt_record.found.ignored': None
  'tls-rpt_record.found.unanswered': { name: Text }
  'tls-rpt_record.fix.missing': None
  'tls-rpt_record.fix.several': None
  'tls-rpt_record.fix.ignored': None
  'tls-rpt_address.title': None
  'tls-rpt_address.why': None
  'tls-rpt_address.found.usable': { addresses: Text }
  'tls-rpt_syntax.title': None
  'tls-rpt_syntax.why': None
  'tls-rpt_syntax.found.bad-version': None
  'tls-rpt_syntax.found.missing-rua': None
  'tls-rpt_syntax.found.bare-address': { texts: Text }
  'tls-rpt_syntax.found.bad-uri': { texts: Text }
  'tls-rpt_syntax.found.uri-scheme': { texts: Text }
  'tls-rpt_syntax.found.size-suffix': { texts: Text }
  'tls-rpt_syntax.found.empty-uri': None
  'tls-rpt_syntax.found.missing-semicolon': { texts: Text }
  'tls-rpt_syntax.found.tag-without-value': { texts: Text }
  'tls-rpt_syntax.found.bad-tag-name': { texts: Text }
  'tls-rpt_syntax.found.duplicate-tag': { texts: Text }
  'tls-rpt_syntax.found.empty-tag': None
  'tls-rpt_syntax.fix.bad-version': None
  'tls-rpt_syntax.fix.missing-rua': None
  'tls-rpt_syntax.fix.bare-address': None
  'tls-rpt_syntax.fix.bad-uri': None
  'tls-rpt_syntax.fix.uri-scheme': None
  'tls-rpt_syntax.fix.size-suffix': None
  'tls-rpt_syntax.fix.empty-uri': None
  'tls-rpt_syntax.fix.missing-semicolon': None
  'tls-rpt_syntax.fix.tag-without-value': None
  'tls-rpt_syntax.fix.bad-tag-name': None
  'tls-rpt_syntax.fix.duplicate-tag': None
  'tls-rpt_syntax.fix.empty-tag': None
}
