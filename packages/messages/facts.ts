// Made of the English catalogs by `npm run messages`; not written by hand.
// biome-ignore-all format: generated

type None = Record<never, never>
/** Names and other texts, one or several; a message is said in the same language. */
export type List = readonly (string | AnyMessage)[]
/** Joined as in a sentence: a, b and c. */
export type Joined = { joined: List }
/** A language by its tag, and how it is called in English. */
export type LanguageName = { language: string; name: string }
export type Text = string | AnyMessage | List | Joined | LanguageName

/** What each sentence is given. */
export type Facts = {
  'answer.reset_sent': None
  'answer.confirmation_sent': None
  'answer.password_set': None
  'answer.lost_factor_sent': None
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
  'blacklist.several': { first: Text; others: Text }
  'blacklist.listing': { meaning: Text; subject: Text }
  'blacklist.listing_with_reason': { meaning: Text; reason: Text; subject: Text }
  'blacklist.codes_and_meaning': { codes: Text; meaning: Text }
  'card.label': None
  'card.unmeasured': None
  'card.not_shared': None
  'card.report': None
  'card.read': None
  'card.gone': None
  'card.tagline': None
  'card.score': { score: Text }
  'card.so_far': None
  'card.report_of': { sender: Text }
  'card.passed': { asked: number; passed: number }
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
  'chat.report_ready': { subject: Text }
  'chat.no_subject': None
  'chat.score': { score: number }
  'chat.no_score': None
  'chat.score_dropped': { subject: Text }
  'chat.dropped_by': { points: number; score: number }
  'chat.first_fix': { check: Text }
  'chat.list_verified': { name: Text }
  'chat.list_counts': { deliverable: number; risky: number; undeliverable: number; unknown: number }
  'chat.placement': { subject: Text }
  'chat.placement_counts': { inbox: number; total: number }
  'chat.about_domain': { domain: Text; what: Text }
  'chat.to_do': { step: Text }
  'chat.trial': None
  'chat.trial_text': None
  'chat.newsletter_silent': { name: Text }
  'chat.plan': { name: Text }
  'chat.plan_unpaid': None
  'chat.open': None
  'checker.in_order': { domain: Text; label: Text }
  'checker.to_improve': { count: number; domain: Text; label: Text }
  'checker.as_far_as_asked': { count: number; domain: Text; label: Text }
  'checker.not_checked': { domain: Text; label: Text }
  'checker.effect.nearly_all': { count: Text }
  'checker.effect.stops': { addresses: Text; count: Text }
  'checker.effect.none_stops': None
  'checker.effect.starts': { addresses: Text; count: Text }
  'checker.effect.open': None
  'checker.addresses_and_others': { addresses: Text }
  'checker.policy_change': { after: 'none' | 'quarantine' | 'reject'; before: 'none' | 'quarantine' | 'reject'; by: 'dkim' | 'none' | 'spf'; where: Text }
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
  'checker.listed': { count: number; lists: Text; more: 'no' | 'yes'; part: Text; text: Text }
  'checker.nobody_answered': { text: Text }
  'checker.partly_answered': { part: Text; text: Text }
  'checker.not_listed': { part: Text; text: Text }
  'client_report.title': { client: Text }
  'client_report.month': { month: Text }
  'client_report.so_far': { day: Text; month: Text }
  'client_report.from': { name: Text }
  'client_report.logo': { name: Text }
  'client_report.well': { total: number }
  'client_report.one.bad': None
  'client_report.one.warning': None
  'client_report.one.unchecked': None
  'client_report.some': { parts: Text; total: number }
  'client_report.part.good': { count: number }
  'client_report.part.warning': { count: number }
  'client_report.part.bad': { count: number }
  'client_report.part.unchecked': { count: number }
  'client_report.count_of_changes': { count: number }
  'client_report.many_changes': { count: number }
  'client_report.domains': { day: Text }
  'client_report.shown': { shown: number; total: number }
  'client_report.domain': None
  'client_report.score': None
  'client_report.checked': { day: Text }
  'client_report.not_yet': None
  'client_report.state.good': None
  'client_report.state.warning': None
  'client_report.state.bad': None
  'client_report.state.absent': None
  'client_report.state.no-data': None
  'client_report.score_note': None
  'client_report.open': None
  'client_report.first': None
  'client_report.nothing_open': None
  'client_report.nothing_known': None
  'client_report.to_do': { fix: Text }
  'client_report.more_open': { count: number }
  'client_report.changes': None
  'client_report.no_changes': None
  'client_report.more_changes': { count: number }
  'client_report.planned': None
  'client_report.before': None
  'client_report.after': None
  'client_report.empty': None
  'client_report.unchecked': None
  'client_report.first_to_come': { domain: Text }
  'client_report.late': { day: Text; domain: Text }
  'client_report.unanswered': { domain: Text; part: Text }
  'client_report.stale': { day: Text; domain: Text; part: Text }
  'client_report.unconfirmed': { domain: Text; part: Text }
  'client_report.more_unchecked': { count: number }
  'client_report.no_connection': None
  'client_report.foot': None
  'client_report.letter.title': { client: Text; month: Text }
  'client_report.letter.text': { client: Text }
  'client_report.letter.no_pdf': None
  'client-fix.css-align-items': None
  'client-fix.css-animation': None
  'client-fix.css-aspect-ratio': None
  'client-fix.css-at-font-face': None
  'client-fix.copied-rules': None
  'client-fix.extra': None
  'client-fix.css-at-media': None
  'client-fix.css-at-media-prefers-color-scheme': None
  'client-fix.background-picture': None
  'client-fix.css-background-size': None
  'client-fix.css-border-radius': None
  'client-fix.css-box-shadow': None
  'client-fix.css-box-sizing': None
  'client-fix.css-column-count': None
  'client-fix.css-display-flex': None
  'client-fix.css-display-grid': None
  'client-fix.css-display-none': None
  'client-fix.css-filter': None
  'client-fix.rows-and-columns': None
  'client-fix.css-float': None
  'client-fix.px-first': None
  'client-fix.css-function-light-dark': None
  'client-fix.css-gap': None
  'client-fix.css-height': None
  'client-fix.css-important': None
  'client-fix.css-inset': None
  'client-fix.css-justify-content': None
  'client-fix.css-left-right-top-bottom': None
  'client-fix.css-line-height': None
  'client-fix.plain-background': None
  'client-fix.css-list-style': None
  'client-fix.css-list-style-image': None
  'client-fix.css-margin': None
  'client-fix.plain-properties': None
  'client-fix.css-max-width': None
  'client-fix.css-modern-color': None
  'client-fix.css-nesting': None
  'client-fix.css-object-fit': None
  'client-fix.css-opacity': None
  'client-fix.css-padding': None
  'client-fix.css-position': None
  'client-fix.content-in-html': None
  'client-fix.css-rgb': None
  'client-fix.css-rgba': None
  'client-fix.css-text-shadow': None
  'client-fix.css-variables': None
  'client-fix.css-visibility': None
  'client-fix.css-width': None
  'client-fix.explanation-missing': None
  'client-fix.plain-text': None
  'client-fix.html-align': None
  'client-fix.html-anchor-links': None
  'client-fix.for-screen-readers': None
  'client-fix.html-aria-hidden': None
  'client-fix.html-aria-live': None
  'client-fix.html-audio': None
  'client-fix.html-background': None
  'client-fix.html-base': None
  'client-fix.html-bdi': None
  'client-fix.html-body': None
  'client-fix.form-on-website': None
  'client-fix.content-in-mail': None
  'client-fix.html-dir': None
  'client-fix.html-doctype': None
  'client-fix.html-height': None
  'client-fix.html-hidden': None
  'client-fix.html-image-maps': None
  'client-fix.html-lang': None
  'client-fix.html-lists': None
  'client-fix.html-loading-attribute': None
  'client-fix.html-mailto-links': None
  'client-fix.html-marquee': None
  'client-fix.html-meta-color-scheme': None
  'client-fix.value-as-text': None
  'client-fix.html-object': None
  'client-fix.html-picture': None
  'client-fix.html-pre': None
  'client-fix.html-required': None
  'client-fix.html-role': None
  'client-fix.in-brackets': None
  'client-fix.html-semantics': None
  'client-fix.html-small': None
  'client-fix.html-srcset': None
  'client-fix.html-strike': None
  'client-fix.html-style': None
  'client-fix.html-svg': None
  'client-fix.html-target': None
  'client-fix.html-valign': None
  'client-fix.html-video': None
  'client-fix.html-wbr': None
  'client-fix.html-width': None
  'client-fix.image-apng': None
  'client-fix.image-base64': None
  'client-fix.image-gif': None
  'client-fix.image-svg': None
  'client-fix.image-webp': None
  'client-fix.any.css': None
  'client-fix.any.html': None
  'client-fix.any.image': None
  'client-fix.any.others': None
  'client-support.hidden': None
  'client-support.shares': { date: Text }
  'ceilings.score': None
  'ceilings.reason': None
  'measured.curve.total': None
  'measured.curve.model': None
  'measured.curve.content': None
  'measured.head.auc': None
  'measured.head.total': None
  'measured.head.place': None
  'measured.head.flagged': None
  'measured.head.found': None
  'measured.head.at_one': None
  'measured.head.at_five': None
  'measured.head.called': None
  'measured.head.mails': None
  'measured.head.good': None
  'measured.head.spam': None
  'measured.head.kind': None
  'measured.head.judged': None
  'measured.head.check': None
  'measured.head.good_bulk': None
  'measured.head.good_personal': None
  'measured.head.language': None
  'measured.kind.mailbox-2002': None
  'measured.kind.template-transactional': None
  'measured.kind.newsletter': None
  'measured.kind.real-client-mail': None
  'measured.kind.template-mixed': None
  'measured.kind.real-newsletter': None
  'measured.judged_only': None
  'measured.set.modern': None
  'measured.set.older': None
  'measured.part.train': None
  'measured.part.validation': None
  'measured.kind.ham-newsletter': None
  'measured.kind.ham-shop': None
  'measured.kind.ham-transactional': None
  'measured.kind.ham-automatic': None
  'measured.kind.ham-personal': None
  'measured.kind.phish': None
  'measured.kind.scam': None
  'measured.kind.spam': None
  'measured.kind.older-spam': None
  'measured.place.us-mailbox': None
  'measured.place.open-lists': None
  'measured.place.us-newsletters': None
  'measured.place.services': None
  'measured.place.mailbox-2002': None
  'measured.place.older-lists': None
  'measured.place.spam-archive': None
  'measured.place.bulk-mail': None
  'measured.range': { from: Text; to: Text }
  'measured.of': { all: Text; part: Text }
  'measured.firing': { bad: Text; warned: Text }
  'measured.not_told': None
  'sending_service.unnamed': None
  'domain.section.spf': None
  'domain.section.dkim': None
  'domain.section.dmarc': None
  'domain.section.mx': None
  'domain.section.mail-servers': None
  'domain.section.mta-sts': None
  'domain.section.tls-rpt': None
  'domain.section.bimi': None
  'domain.section.dnssec': None
  'domain.section.nameservers': None
  'domain.section.dangling': None
  'domain.section.blacklists': None
  'domain.section.age': None
  'domain.section.look-alikes': None
  'domain.optional.mta-sts': None
  'domain.optional.tls-rpt': None
  'domain.optional.bimi': None
  'domain.look_alikes_off': None
  'domain.late': { seconds: number }
  'domain.port_25': None
  'domain.no_name': None
  'domain.signatures': None
  'domain.beside': { more: number; questions: Text }
  'domain.not_judged': None
  'domain.says.no_domain': { domain: Text }
  'domain.says.unreachable': { domain: Text }
  'domain.says.no_replies': { domain: Text }
  'domain.says.takeover': { domain: Text; target: Text }
  'domain.says.anyone_passes': { domain: Text }
  'domain.says.anyone': { domain: Text }
  'domain.says.own_fails': { domain: Text }
  'domain.says.listed': { domain: Text }
  'domain.says.signature': { domain: Text }
  'domain.says.servers': { domain: Text }
  'domain.says.refused_inbound': { domain: Text }
  'domain.says.refused_tls': { domain: Text }
  'domain.says.refused_dane': { domain: Text }
  'domain.says.in_the_clear': { domain: Text }
  'domain.says.keys_broken': { domain: Text }
  'domain.says.young': { domain: Text }
  'domain.says.ended': { domain: Text }
  'domain.says.unknown': { domain: Text; parts: Text }
  'domain.says.forged_delivered': { domain: Text }
  'domain.says.works': { count: number; domain: Text }
  'domain.says.parked': { domain: Text }
  'domain.says.receive_only': { domain: Text }
  'domain.says.in_order': { domain: Text }
  'domain.says.in_order_unsigned': { domain: Text }
  'domain_paper.title': { domain: Text }
  'domain_paper.from': { brand: Text }
  'domain_paper.asked': { day: Text; time: Text }
  'domain_paper.today': None
  'domain_paper.about': { domain: Text }
  'domain_paper.score': { score: number }
  'domain_paper.no_score': None
  'domain_paper.count.bad': { count: number }
  'domain_paper.count.warning': { count: number }
  'domain_paper.count.no-data': { count: number }
  'domain_paper.count.good': { count: number }
  'domain_paper.count.absent': { count: number }
  'domain_paper.publish': None
  'domain_paper.publish_note': { domain: Text }
  'domain_paper.publish_none': None
  'domain_paper.publish_none_wrong': None
  'domain_paper.action.add': { part: Text }
  'domain_paper.action.replace': { part: Text }
  'domain_paper.action.remove': { part: Text }
  'domain_paper.type': None
  'domain_paper.host': None
  'domain_paper.value': None
  'domain_paper.ttl': None
  'domain_paper.seconds': { ttl: number }
  'domain_paper.form_empty': None
  'domain_paper.form_adds': { full: Text; host: Text; zone: Text }
  'domain_paper.form_usually_adds': { full: Text; host: Text; zone: Text }
  'domain_paper.current': None
  'domain_paper.why': None
  'domain_paper.risk': None
  'domain_paper.undo': None
  'domain_paper.undo.add': None
  'domain_paper.undo.replace': None
  'domain_paper.undo.remove': None
  'domain_paper.wrong': None
  'domain_paper.steps': None
  'domain_paper.published': None
  'domain_paper.notable': None
  'domain_paper.more_records': { count: number }
  'domain_paper.cut': { count: number }
  'domain_paper.well': None
  'domain_paper.optional': None
  'domain_paper.unchecked': None
  'domain_paper.unchecked_note': { domain: Text }
  'domain_paper.parts': None
  'domain_paper.foot': None
  'domain_paper.explain.spf': None
  'domain_paper.explain.dkim': None
  'domain_paper.explain.dmarc': None
  'domain_paper.explain.mx': None
  'domain_paper.explain.mail-servers': None
  'domain_paper.explain.mta-sts': None
  'domain_paper.explain.tls-rpt': None
  'domain_paper.explain.bimi': None
  'domain_paper.explain.dnssec': None
  'domain_paper.explain.nameservers': None
  'domain_paper.explain.dangling': None
  'domain_paper.explain.blacklists': None
  'domain_paper.explain.age': None
  'domain_paper.explain.look-alikes': None
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
  'evidence.sentence': None
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
  'evidence.button-size': { height: number; width: number }
  'evidence.link-size': { height: number; width: number }
  'evidence.contrast': { contrast: number }
  'evidence.as-encoded': { name: Text }
  'evidence.redirects': { count: number }
  'evidence.kilobytes': { kilobytes: number }
  'evidence.no-such-record': None
  'evidence.no-such-name': None
  'evidence.unaskable-name': None
  'evidence.other-records': None
  'evidence.bytes': { bytes: number }
  'evidence.octets': { octets: number }
  'evidence.bytes-in-transport': { bytes: number; packed: number }
  'evidence.names-and-more': { more: number; names: Text }
  'evidence.action-at': { action: Text; fold: number; top: number }
  'evidence.a-picture': None
  'evidence.no-text': None
  'evidence.no-target': None
  'evidence.link-outcome.broken': None
  'evidence.link-outcome.refused': None
  'evidence.link-outcome.no-data': None
  'evidence.link-outcome.cannot-verify': None
  'evidence.links-through': { host: Text }
  'evidence.unsubscribe-at': { host: Text }
  'evidence.dkim-of': { domain: Text }
  'evidence.return-path-at': { domain: Text }
  'evidence.message-id-at': { domain: Text }
  'evidence.without-target': { text: Text }
  'spf.version': None
  'spf.all': { effect: Text }
  'spf.include': { effect: Text; macro: 'yes'; value: Text }
  'spf.a': { around: Text; effect: Text; macro: 'yes'; of: Text }
  'spf.mx': { around: Text; effect: Text; macro: 'yes'; of: Text }
  'spf.ptr': { effect: Text; of: Text }
  'spf.exists': { effect: Text; macro: 'yes'; value: Text }
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
  'spf.change.glued-names': None
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
  'spf.change.redirect-include': None
  'spf.change.missing': None
  'spf.change.no-record': None
  'spf.change.void': None
  'spf.change.loop': None
  'spf.change.all-missing': None
  'spf.change.all-open': None
  'spf.change.all-twice': None
  'spf.change.all-last': None
  'spf.shorten': None
  'spf.shorten-parts': None
  'spf.part': None
  'spf.change.covered': None
  'spf.change.resolved': None
  'spf.change.written-out': None
  'spf.change.flattened': None
  'spf.risk.addresses': None
  'spf.risk.covered': None
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
  'spf.include-service': { effect: Text; macro: 'yes'; service: Text; value: Text }
  'spf.address': { effect: Text; value: Text }
  'spf.network': { bits: Text; effect: Text; value: Text }
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
  'record.remove-alias': None
  'record.risk.alias': None
  'health.title.database': None
  'health.title.queue': None
  'health.title.browser': None
  'health.title.dns': None
  'health.title.smtp': None
  'health.title.mailer': None
  'health.title.store': None
  'health.title.processes': None
  'health.title.waiting': None
  'health.title.load': None
  'health.title.disk': None
  'health.title.blacklists': None
  'health.title.seeds': None
  'health.answers': None
  'health.failed': { why: Text }
  'health.no_answer': { seconds: number }
  'health.jobs.none': None
  'health.jobs.not_ticked': None
  'health.jobs.started': None
  'health.jobs.ticks': None
  'health.jobs.quiet': { span: Text }
  'health.browser.off': None
  'health.browser.idle': None
  'health.browser.drawn': { failed: number; ready: number }
  'health.browser.waiting': { count: number }
  'health.browser.present': { program: 'bundled' | 'named' | 'system' }
  'health.browser.missing': None
  'health.browser.none': None
  'health.dns.answers': { count: number; domain: Text }
  'health.dns.no_mx': { domain: Text }
  'health.dns.fails': { outcome: Text }
  'health.receiver.elsewhere': None
  'health.receiver.no_port': None
  'health.receiver.silent': None
  'health.receiver.greets': None
  'health.receiver.refuses': { code: Text }
  'health.mailer.none': None
  'health.mailer.accepts': None
  'health.mailer.refuses': { why: Text }
  'health.store.removals': { count: number }
  'health.processes.running': { processes: Text }
  'health.processes.one': { parts: Text; process: Text; span: Text; version: Text }
  'health.processes.none': None
  'health.processes.silent': { process: Text; span: Text }
  'health.processes.missing': { parts: Text }
  'health.processes.versions': None
  'health.queue.reports': None
  'health.queue.pictures': None
  'health.queue.lists': None
  'health.queue.alerts': None
  'health.queue.events': None
  'health.queue.mail': None
  'health.waiting.none': { queue: Text }
  'health.waiting.some': { count: number; queue: Text }
  'health.waiting.oldest': { count: number; queue: Text; span: Text }
  'health.disk.free': { size: Text }
  'health.disk.database': { size: Text }
  'health.load.accepts': None
  'health.load.backlog': None
  'health.load.memory': None
  'health.load.event-loop': None
  'health.load.concurrency': None
  'health.seeds.none': None
  'health.seeds.read': { all: number; read: number }
  'health.seeds.failing': { names: Text }
  'health.seeds.untried': { count: number }
  'health.lists.none': None
  'health.lists.answered': { answered: number; asked: number }
  'health.lists.refused': { names: Text }
  'health.lists.silent': { names: Text }
  'health.lists.broken': { names: Text }
  'health.lists.listed': { domain: Text; names: Text }
  'health.spool.writable': None
  'health.spool.full': { size: Text }
  'health.spool.damaged': { count: number }
  'health.spool.unread': { count: number }
  'health.spool.see': None
  'health.analysis.reads': None
  'health.analysis.down': { span: Text }
  'health.some': { count: number; names: Text }
  'health.span.seconds': { count: number }
  'health.span.minutes': { count: number }
  'health.span.hours': { count: number }
  'health.span.days': { count: number }
  'health.size.megabytes': { size: number }
  'health.size.gigabytes': { size: number }
  'lint.ignore_unknown_rule': { rule: Text }
  'lint.ignore_without_reason': None
  'lint.tag_half': None
  'lint.tag_unclosed': None
  'lint.tag_stray_end': None
  'lint.inlined_size': { inlined_size: Text; size: Text }
  'lint.cut': { characters: number; elements: number; levels: number }
  'lint.above': { limit: number; value: number; what: Text }
  'lint.below': { limit: number; value: number; what: Text }
  'lint.measured.html_size': None
  'lint.measured.message_size': None
  'lint.measured.gmail_css': None
  'lint.measured.link_count': None
  'lint.measured.client_support': None
  'lint.measured.subject_length': None
  'lists.row_empty': None
  'lists.row_no_cell': None
  'lists.row_no_at': None
  'lists.row_several': None
  'lists.row_too_long': None
  'lists.row_broken_quotes': None
  'lists.column': { number: number }
  'lists.column_title': { number: number }
  'lists.pasted': None
  'lists.refused': { domain: Text; pattern: 'numbers' | 'permutations' | 'products' }
  'lists.unasked': { domains: Text; more: number }
  'lists.signed_out': None
  'lists.not_asked_here': None
  'lists.not_now': None
  'lists.counted_before': None
  'lists.waiting': { count: number }
  'lists.mostly_bad': { bad: number; column: Text; rows: number }
  'lists.beside': { column: Text; other: Text }
  'lists.replaced': { count: number }
  'lists.prose': None
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
  'mail.application-connected.subject': { brand: Text }
  'mail.application-connected.preview': None
  'mail.application-connected.heading': None
  'mail.application-connected.text': { brand: Text }
  'mail.application-connected.after': None
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
  'mail.exported-by-admin.subject': { brand: Text }
  'mail.exported-by-admin.preview': None
  'mail.exported-by-admin.heading': None
  'mail.exported-by-admin.text': { brand: Text }
  'mail.exported-by-admin.after': { brand: Text }
  'mail.address-confirmed.subject': { brand: Text }
  'mail.address-confirmed.preview': None
  'mail.address-confirmed.heading': None
  'mail.address-confirmed.text': { brand: Text }
  'mail.address-confirmed.after': None
  'mail.second-factor-reset.subject': { brand: Text }
  'mail.second-factor-reset.preview': None
  'mail.second-factor-reset.heading': None
  'mail.second-factor-reset.text': { brand: Text }
  'mail.second-factor-reset.after': { brand: Text }
  'mail.rights-changed.subject': { brand: Text }
  'mail.rights-changed.preview': None
  'mail.rights-changed.heading': None
  'mail.rights-changed.text': { brand: Text }
  'mail.rights-changed.after': { brand: Text }
  'mail.account-suspended.subject': { brand: Text }
  'mail.account-suspended.preview': None
  'mail.account-suspended.heading': None
  'mail.account-suspended.text': { brand: Text; reason: Text }
  'mail.account-suspended.after': { brand: Text }
  'mail.account-restored.subject': { brand: Text }
  'mail.account-restored.preview': None
  'mail.account-restored.heading': None
  'mail.account-restored.text': { brand: Text }
  'mail.account-restored.after': None
  'mail.deletion-scheduled.subject': { brand: Text; day: Text }
  'mail.deletion-scheduled.preview': None
  'mail.deletion-scheduled.heading': { day: Text }
  'mail.deletion-scheduled.text': { brand: Text; day: Text; time: Text }
  'mail.deletion-scheduled.action': None
  'mail.deletion-scheduled.after': None
  'mail.deletion-by-admin.subject': { brand: Text; day: Text }
  'mail.deletion-by-admin.preview': None
  'mail.deletion-by-admin.heading': { day: Text }
  'mail.deletion-by-admin.text': { brand: Text; day: Text; time: Text }
  'mail.deletion-by-admin.action': None
  'mail.deletion-by-admin.after': { brand: Text }
  'mail.placement-alert.subject': { title: Text }
  'mail.placement-alert.preview': None
  'mail.placement-alert.heading': { title: Text }
  'mail.placement-alert.text': { text: Text }
  'mail.placement-alert.action': None
  'mail.placement-alert.after': None
  'mail.webhook-stopped.subject': { brand: Text }
  'mail.webhook-stopped.preview': None
  'mail.webhook-stopped.heading': None
  'mail.webhook-stopped.text': None
  'mail.webhook-stopped.action': None
  'mail.webhook-stopped.after': None
  'mail.watch-alert.subject': { title: Text }
  'mail.watch-alert.preview': None
  'mail.watch-alert.heading': { title: Text }
  'mail.watch-alert.text': { text: Text }
  'mail.watch-alert.action': None
  'mail.watch-alert.after': None
  'mail.client-report.subject': { title: Text }
  'mail.client-report.preview': None
  'mail.client-report.heading': { title: Text }
  'mail.client-report.text': { text: Text }
  'mail.client-report.action': None
  'mail.client-report.after': None
  'mail.report-alert.subject': { title: Text }
  'mail.report-alert.preview': None
  'mail.report-alert.heading': { title: Text }
  'mail.report-alert.text': { text: Text }
  'mail.report-alert.action': None
  'mail.report-alert.after': None
  'mail.newsletter-alert.subject': { title: Text }
  'mail.newsletter-alert.preview': None
  'mail.newsletter-alert.heading': { title: Text }
  'mail.newsletter-alert.text': { text: Text }
  'mail.newsletter-alert.action': None
  'mail.newsletter-alert.after': None
  'mail.order-news.subject': { title: Text }
  'mail.order-news.preview': None
  'mail.order-news.heading': { title: Text }
  'mail.order-news.text': { text: Text }
  'mail.order-news.action': None
  'mail.order-news.after': None
  'mail.mail-resumed.subject': { brand: Text }
  'mail.mail-resumed.preview': None
  'mail.mail-resumed.heading': None
  'mail.mail-resumed.text': { brand: Text }
  'mail.mail-resumed.after': None
  'mail.member-invited.subject': { brand: Text }
  'mail.member-invited.preview': None
  'mail.member-invited.heading': None
  'mail.member-invited.text': { brand: Text; by: Text }
  'mail.member-invited.action': None
  'mail.member-invited.after': None
  'mail.member-joined.subject': { brand: Text }
  'mail.member-joined.preview': None
  'mail.member-joined.heading': None
  'mail.member-joined.text': { brand: Text }
  'mail.member-joined.after': None
  'newsletters.mail.title': { name: Text; others: number }
  'newsletters.mail.item': { name: Text; points: number; score: number; subject: Text }
  'newsletters.mail.reason': { says: Text; title: Text }
  'newsletters.mail.more': { count: number }
  'newsletters.silence.title': { name: Text; others: number }
  'newsletters.silence.item': { days: number; name: Text; since: number }
  'newsletters.silence.fix': None
  'orders.off': None
  'orders.none': None
  'orders.no_invoice': None
  'orders.waits': { number: Text }
  'orders.total_changed': None
  'orders.worthless': None
  'orders.too_often': { minutes: number }
  'orders.was_granted': None
  'orders.was_refused': None
  'orders.was_withdrawn': None
  'orders.changed': None
  'orders.choose_country': None
  'orders.prefix': None
  'orders.letter.received.title': { number: Text; plan: Text }
  'orders.letter.received.text': { plan: Text; total: Text }
  'orders.letter.received.next': None
  'orders.letter.question.title': { number: Text }
  'orders.letter.question.text': None
  'orders.letter.granted.title': { number: Text; plan: Text }
  'orders.letter.granted.until': { plan: Text; until: Text }
  'orders.letter.granted.text': { plan: Text }
  'orders.letter.granted.invoice': { invoice: Text }
  'orders.letter.refused.title': { number: Text }
  'orders.letter.refused.text': None
  'orders.invoice.title': { number: Text }
  'orders.invoice.number': None
  'orders.invoice.date': None
  'orders.invoice.order': None
  'orders.invoice.seller': None
  'orders.invoice.buyer': None
  'orders.invoice.tax_id': { id: Text }
  'orders.invoice.what': None
  'orders.invoice.amount': None
  'orders.invoice.plan.month': { plan: Text }
  'orders.invoice.plan.year': { plan: Text }
  'orders.invoice.plan.lifetime': { plan: Text }
  'orders.invoice.period': { from: Text; until: Text }
  'orders.invoice.from': { from: Text }
  'orders.invoice.net': None
  'orders.invoice.total': None
  'orders.invoice.note': { note: Text }
  'operations.no_dead_letter': None
  'operations.dead.job': { count: number }
  'operations.dead.mail_refused': { code: Text }
  'operations.dead.mail_late': { count: number }
  'operations.no_limit': None
  'use.limited.network': { count: number; when: Text }
  'use.limited.account': { count: number; when: Text }
  'use.limited.domain': { count: number; when: Text }
  'operations.has_account': None
  'operations.no_announcement': None
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
  'heat_map.disclaimer': { auc: number; cc: number; halfAuc: number; halfCc: number; halfNss: number; nss: number; pages: number; people: number }
  'heat_map.advice.move_up': { device: 'desktop' | 'mobile' | 'tablet' }
  'heat_map.advice.contrast': { enough: number; found: number }
  'heat_map.advice.size': { device: 'desktop' | 'mobile' | 'tablet'; height: number; wanted: number; width: number }
  'heat_map.advice.stand_out': { ahead: number; strongest: Text }
  'placement.marker_hint': { header: Text; marker: Text }
  'placement.provider.generic': None
  'placement.provider.sim-gmail': None
  'placement.provider.sim-outlook': None
  'placement.provider.sim-yahoo': None
  'placement.provider.sim-icloud': None
  'placement.provider.sim-gmx': None
  'placement.provider.sim-company': None
  'placement.region.worldwide': None
  'placement.region.north-america': None
  'placement.region.germany': None
  'placement.region.france': None
  'placement.region.italy': None
  'placement.region.czechia': None
  'placement.region.russia': None
  'placement.region.europe': None
  'placement.sign-in.oauth-or-app-password': None
  'placement.sign-in.oauth-only': None
  'placement.sign-in.app-password': None
  'placement.sign-in.mailbox-settings': None
  'placement.sign-in.app-specific-password': None
  'placement.sign-in.settings-and-two-factor': None
  'placement.sign-in.bridge': None
  'placement.sign-in.customer-centre': None
  'placement.sign-in.other-programs': None
  'placement.sign-in.external-programs': None
  'placement.sign-in.settings': None
  'placement.sign-in.settings-and-app-password': None
  'placement.others': { count: number }
  'placement.others_at': { count: number }
  'placement.of': { count: number; counted: number; provider: Text }
  'placement.places': { places: Text }
  'placement.at.missing': { count: number; counted: number; provider: Text }
  'placement.at.spam': { count: number; counted: number; provider: Text }
  'placement.at.tagged': { count: number; counted: number; provider: Text }
  'placement.at.tabs': { count: number; counted: number; provider: Text }
  'placement.at.inbox': { count: number; counted: number; provider: Text }
  'placement.also.missing': { count: number }
  'placement.also.spam': { count: number }
  'placement.also.tagged': { count: number }
  'placement.also.tabs': { count: number }
  'placement.also.inbox': { count: number }
  'placement.kind.missing': { where: Text }
  'placement.kind.spam': { where: Text }
  'placement.kind.tagged': { where: Text }
  'placement.kind.tabs': { where: Text }
  'placement.trouble.authentication': None
  'placement.trouble.consent': None
  'placement.trouble.token': None
  'placement.trouble.unreachable': None
  'placement.trouble.tls': None
  'placement.trouble.timeout': None
  'placement.trouble.protocol': None
  'placement.trouble.refused-address': None
  'placement.trouble.folders': None
  'placement.trouble.throttled': None
  'placement.trouble.no-key': None
  'placement.trouble.switched-off': None
  'placement.trouble.removed': None
  'placement.trouble.emptied': None
  'placement.trouble.no-answer': None
  'placement.place.inbox': None
  'placement.place.promotions': None
  'placement.place.updates': None
  'placement.place.social': None
  'placement.place.forums': None
  'placement.place.other': None
  'placement.place.spam': None
  'placement.place.missing': None
  'placement.row.waiting': None
  'placement.row.watched': None
  'placement.row.emptied': None
  'placement.row.cannot-read': { why: Text }
  'placement.row.unreachable': { why: Text }
  'placement.row.missing': None
  'placement.row.missing-after': { waited: Text }
  'placement.row.refused': { reply: Text }
  'placement.row.refused-without-reason': None
  'placement.row.late': None
  'placement.row.late-after': { underway: Text }
  'placement.row.inbox': None
  'placement.row.spam': { folder: Text }
  'placement.row.promotions': None
  'placement.row.updates': None
  'placement.row.social': None
  'placement.row.forums': None
  'placement.row.trash': None
  'placement.row.archive': None
  'placement.row.rule': None
  'placement.row.all-mail': None
  'placement.row.sent': None
  'placement.row.drafts': None
  'placement.row.moved': { place: Text }
  'placement.row.moved-within': { place: Text; time: Text }
  'placement.row.gone': None
  'placement.row.now': { place: Text }
  'placement.row.decided-inbox': None
  'placement.row.decided-junk': None
  'placement.row.copies': { count: number }
  'placement.row.tagged': { place: Text }
  'placement.microsoft.scl.trusted': None
  'placement.microsoft.scl.not-spam': None
  'placement.microsoft.scl.spam': None
  'placement.microsoft.scl.certain': None
  'placement.microsoft.sfv.nspm': None
  'placement.microsoft.sfv.spm': None
  'placement.microsoft.sfv.blk': None
  'placement.microsoft.sfv.skb': None
  'placement.microsoft.sfv.sfe': None
  'placement.microsoft.sfv.ska': None
  'placement.microsoft.sfv.skn': None
  'placement.microsoft.sfv.sks': None
  'placement.microsoft.sfv.skq': None
  'placement.microsoft.sfv.ski': None
  'placement.microsoft.cat.none': None
  'placement.microsoft.cat.bulk': None
  'placement.microsoft.cat.dimp': None
  'placement.microsoft.cat.gimp': None
  'placement.microsoft.cat.uimp': None
  'placement.microsoft.cat.hphsh': None
  'placement.microsoft.cat.phsh': None
  'placement.microsoft.cat.hspm': None
  'placement.microsoft.cat.spm': None
  'placement.microsoft.cat.ospm': None
  'placement.microsoft.cat.spoof': None
  'placement.microsoft.cat.malw': None
  'placement.microsoft.cat.amp': None
  'placement.microsoft.cat.sap': None
  'placement.microsoft.cat.ftbp': None
  'placement.microsoft.cat.intos': None
  'placement.microsoft.dest.i': None
  'placement.microsoft.dest.j': None
  'placement.microsoft.dest.c': None
  'placement.microsoft.dest.d': None
  'placement.microsoft.ofr.spamfilterauthj': None
  'placement.microsoft.ofr.spamfilterpass': None
  'placement.microsoft.ofr.customrules': None
  'placement.microsoft.ofr.exclusivesettings': None
  'placement.microsoft.ofr.junkemailrules': None
  'placement.microsoft.ipv.nli': None
  'placement.microsoft.ipv.cal': None
  'placement.microsoft.bcl.none': None
  'placement.microsoft.bcl.few': None
  'placement.microsoft.bcl.some': None
  'placement.microsoft.bcl.many': None
  'placement.microsoft.compauth': { result: Text }
  'placement.microsoft.compauth-why': { result: Text; why: Text }
  'placement.microsoft.why.failed': None
  'placement.microsoft.why.passed': None
  'placement.microsoft.why.soft': None
  'placement.microsoft.why.unchecked': None
  'placement.microsoft.why.bypassed': None
  'placement.microsoft.why.own-domain': None
  'placement.microsoft.why.history': None
  'placement.microsoft.safety-tip': None
  'placement.microsoft.two-levels': None
  'placement.microsoft.other-folder': None
  'placement.microsoft.unknown': { name: Text; value: Text }
  'placement.microsoft.reason': { name: Text; text: Text; value: Text }
  'placement.filter.provider.spam': None
  'placement.filter.provider.clean': None
  'placement.filter.provider.unclear': None
  'placement.filter.proton.spam': None
  'placement.filter.proton.clean': None
  'placement.filter.proton.unclear': None
  'placement.filter.spamassassin.spam': None
  'placement.filter.spamassassin.clean': None
  'placement.filter.spamassassin.unclear': None
  'placement.filter.rspamd.spam': None
  'placement.filter.rspamd.clean': None
  'placement.filter.rspamd.unclear': None
  'placement.filter.barracuda.spam': None
  'placement.filter.barracuda.clean': None
  'placement.filter.barracuda.unclear': None
  'placement.filter.proofpoint.spam': None
  'placement.filter.proofpoint.clean': None
  'placement.filter.proofpoint.unclear': None
  'placement.filter.score': None
  'placement.filter.virus': None
  'placement.filter.known-sender': None
  'placement.filter.bulk': None
  'placement.filter.opaque': None
  'placement.filter.raw': None
  'placement.filter.yahoo-bulk': None
  'placement.filter.yahoo-recipient': None
  'placement.filter.proton-origin': None
  'placement.filter.cisco': None
  'placement.filter.unsure': None
  'placement.share.none': None
  'placement.share.inbox': { counted: number; inbox: number }
  'placement.share.tabs': { tabs: number }
  'placement.share.too-few': { counted: number; high: number; low: number }
  'placement.share.percentage': { counted: number; high: number; low: number; percent: number }
  'placement.share.spam': { count: number }
  'placement.share.missing': { count: number }
  'placement.share.open': { count: number }
  'placement.share.unread': { count: number }
  'placement.share.simulated': None
  'placement.share.single': None
  'placement.share.tagged': { count: number }
  'placement.verdict.unreadable': None
  'placement.all.spam': { counted: number }
  'placement.all.tabs': { counted: number }
  'placement.verdict.so-far': { title: Text }
  'placement.all.missing': { counted: number }
  'placement.all.tagged': { counted: number }
  'placement.all.inbox': { counted: number }
  'placement.verdict.of-all': { counted: number; inbox: number }
  'placement.verdict.then': { before: Text; then: Text }
  'placement.elsewhere.inbox': { what: Text }
  'placement.elsewhere.tabs': { what: Text }
  'placement.advice.refused.title': { where: Text }
  'placement.advice.refused.why': None
  'placement.advice.authentication.title': { at: Text; methods: Text }
  'placement.advice.authentication.why': None
  'placement.advice.unauthenticated.title': { count: number; methods: Text; providers: Text }
  'placement.advice.unauthenticated.why': None
  'placement.advice.listed.title': { lists: Text }
  'placement.advice.listed.why': { count: number; ips: Text }
  'placement.advice.tagged.title': { where: Text }
  'placement.advice.tagged.why': None
  'placement.rules': { rules: Text }
  'placement.advice.spam.title': { where: Text }
  'placement.advice.spam.why': None
  'placement.advice.stray.title': { where: Text }
  'placement.advice.stray.why': None
  'placement.advice.spam-microsoft.why': None
  'placement.advice.spam-microsoft.no-reason': None
  'placement.advice.moved-to-spam.title': { where: Text }
  'placement.advice.moved-to-spam.why': None
  'placement.advice.nowhere.title': None
  'placement.advice.nowhere.why': None
  'placement.advice.missing.title': { where: Text }
  'placement.advice.missing.why': None
  'placement.advice.promotions.title': { at: Text }
  'placement.advice.promotions.why': None
  'placement.advice.other-tab.title': { at: Text }
  'placement.advice.other-tab.why': None
  'placement.advice.other-folder.title': { count: number }
  'placement.advice.other-folder.why': None
  'placement.advice.slow.title': { at: Text; time: Text }
  'placement.advice.slow.why': None
  'placement.advice.unreadable.title': { count: number }
  'placement.advice.unreadable.why': None
  'placement.advice.unreadable-simulated.title': { count: number }
  'placement.advice.unreadable-simulated.why': None
  'placement.advice.fine.title': None
  'placement.advice.fine.why': { count: number }
  'placement.step.read-reply': None
  'placement.step.settle-cause': None
  'placement.step.test-again': None
  'placement.step.spf': None
  'placement.step.dkim': None
  'placement.step.dmarc': None
  'placement.step.spam-test': None
  'placement.step.spam-test-authentication': None
  'placement.step.ip-blacklists': None
  'placement.step.tell-service': None
  'placement.step.cause-first': None
  'placement.step.microsoft-values': None
  'placement.step.ask-microsoft': None
  'placement.step.plain-text': None
  'placement.step.domain-blacklists': None
  'placement.step.was-sent': None
  'placement.step.marker': None
  'placement.step.bounces': None
  'placement.step.sending-log': None
  'placement.step.dropped': None
  'placement.step.newsletter': None
  'placement.step.own-subdomain': None
  'placement.step.personal-mail': None
  'placement.step.remove-rule': None
  'placement.step.hops': None
  'placement.step.deferrals': None
  'placement.step.few-addresses': None
  'placement.step.ask-operator': None
  'placement.step.new-test': None
  'placement.step.after-changes': None
  'placement.step.filter-rules': None
  'placement.step.repeat': None
  'placement.step.stray-history': None
  'placement.compared.not-before': None
  'placement.compared.not-after': None
  'placement.compared.none-before': None
  'placement.compared.none-after': None
  'placement.compared.same': { is: number; is_of: number; was: number; was_of: number }
  'placement.compared.better': { is: number; is_of: number; was: number; was_of: number }
  'placement.compared.worse': { is: number; is_of: number; was: number; was_of: number }
  'placement.compared.unclear': { is: number; is_of: number; was: number; was_of: number }
  'placement.alert.of': { monitor: Text; title: Text }
  'placement.alert.spam.title': { places: Text }
  'placement.alert.spam.text': { counted: number; provider: Text; spam: number; was: number; was_of: number }
  'placement.alert.drop.title': { is: number; was: number }
  'placement.alert.drop.text': { is: number; is_of: number; was: number; was_of: number }
  'placement.alert.silence.title': { hours: number; monitor: Text }
  'placement.alert.silence.text': None
  'report.found_later': { at: Text; folder: Text }
  'report.moved_later': { at: Text; folder: Text }
  'mailbox.disabled': None
  'mailbox.untested': None
  'mailbox.ok': None
  'mailbox.failing': None
  'mailbox.cannot_read': { why: Text }
  'mailbox.cannot_read_said': { said: Text; why: Text }
  'mailbox.not_imap': None
  'mailbox.no_answer': { ms: number }
  'mailbox.no_token': { ms: number }
  'mailbox.too_much': { octets: number }
  'mailbox.name_too_slow': None
  'mailbox.too_many_connections': None
  'mailbox.no_inbox': None
  'mailbox.bad_header': None
  'mailbox.cancelled': None
  'mailbox.leads_to': { address: Text; host: Text; kind: Text }
  'mailbox.loopback': { host: Text }
  'mailbox.not_resolved': { host: Text; outcome: Text }
  'mailbox.token_address': None
  'mailbox.status': { status: number }
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
  'request.invalid': None
  'request.unreadable': None
  'request.not_json': None
  'request.malformed_json': None
  'request.failed': None
  'request.no_such_site': None
  'request.no_such_call': None
  'request.wrong_method': { allowed: Text; method: Text }
  'request.nothing_there': None
  'request.from_another_site': None
  'request.from_no_page': None
  'request.incomplete': None
  'request.file_too_large': { megabytes: number }
  'request.too_large': { kilobytes: number }
  'request.too_wide': None
  'request.too_many': { seconds: number }
  'request.too_many_at_once': { seconds: number }
  'request.in_progress': { seconds: number }
  'request.outcome_unknown': None
  'request.key_of_another_request': None
  'request.bad_key': None
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
  'server.no_font': None
  'server.no_pdf': None
  'server.seed_key_is_setting': None
  'server.secret_is_setting': None
  'account.sign_in_first': None
  'account.not_by_key': None
  'account.admin_needs_factor': None
  'account.admins_only': None
  'account.token_in_header': None
  'account.not_found': None
  'account.suspended': { reason: Text }
  'admin.own_account': None
  'admin.last_admin': None
  'admin.suspended_already': None
  'admin.not_suspended': None
  'admin.admin_already': None
  'admin.no_admin': None
  'admin.confirm_before': None
  'admin.restore_before': None
  'admin.deletion_waits': None
  'admin.no_deletion': None
  'admin.confirmed_already': None
  'admin.no_second_factor': None
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
  'account.tried_too_often': { count: number; unit: 'minutes' | 'seconds' }
  'account.messages_too_often': { minutes: number }
  'keys.not_found': None
  'keys.wrong_network': None
  'keys.none_in_plan': None
  'keys.too_many': { count: number }
  'keys.only_signed_in': None
  'keys.admin_scope': None
  'applications.not_found': None
  'applications.too_many': { count: number }
  'webhooks.not_found': None
  'webhooks.none_in_plan': None
  'webhooks.too_many': { count: number }
  'webhooks.turned_off': None
  'webhooks.nothing_to_replay': None
  'clients.no_such_link': None
  'clients.no_domain': None
  'clients.too_many': { count: number }
  'clients.no_month': None
  'clients.bad_logo': None
  'clients.broken_logo': None
  'clients.link_over': None
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
  'billing.no_open_code': None
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
  'billing.sums_unseen': None
  'billing.sums_changed': None
  'billing.not_cancelled': None
  'billing.event_too_large': None
  'billing.no_event': None
  'billing.bad_signature': None
  'quota.too_few': { left: number; limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' }
  'quota.none_in_plan': { metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' }
  'quota.none_for_guests': { metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' }
  'quota.used': { limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' }
  'quota.used_until': { day: Text; limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check'; time: Text }
  'quota.used_by_network': { limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' }
  'quota.used_by_network_until': { day: Text; limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check'; time: Text }
  'quota.locked': None
  'test.not_found': None
  'test.expired': None
  'test.no_mail_yet': None
  'test.nothing_to_draw': None
  'test.mail_too_large': { megabytes: number }
  'test.not_a_mail': None
  'test.unknown_kind': { kind: Text; kinds: Text }
  'test.no_header': None
  'test.choose_file': None
  'test.no_such_picture_name': None
  'test.no_such_picture': None
  'test.picture_not_made': None
  'test.too_many_pictures': None
  'test.unreadable_mail': None
  'test.mail_takes_too_long': None
  'test.not_completed': None
  'test.no_html': None
  'checker.domain_empty': None
  'checker.domain_is_address': None
  'checker.domain_without_dot': None
  'checker.domain_too_long': None
  'checker.not_a_domain': None
  'checker.no_domains': None
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
  'list.no_such_column': { names: Text; wanted: Text }
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
  'cli.imap_address': None
  'cli.imap_read_only': None
  'cli.imap_not_moved': None
  'cli.no_postproof': None
  'cli.instance_status': { status: number }
  'cli.instance_said': { said: Text }
  'cli.list_refused': { note: Text }
  'cli.confirm_forgetting': None
  'cli.export_first': None
  'cli.no_instance': { folder: Text }
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
  'field.client': None
  'field.link_days': None
  'field.report_day': None
  'field.days': None
  'field.seat_role': None
  'field.last_day': None
  'field.silence_hours': None
  'field.name': None
  'field.its_name': None
  'field.choose_plan': None
  'field.suspension_reason': None
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
  'draft.superseded': None
  'draft.too_large': None
  'draft.no_pictures': None
  'draft.nothing_to_draw': None
  'draft.costly': None
  'draft.not_drawn_now': None
  'field.limit_name': None
  'field.limit_network': None
  'field.limit_domain': None
  'field.limit_days': None
  'account.mail_not_stopped': None
  'field.announcement_text': None
  'field.announcement_end': None
  'domain_reports.not_found': None
  'domain_reports.too_many': { count: number }
  'domain_reports.no_such_address': None
  'domain_reports.no_file': None
  'domain_reports.too_many_files': { count: number }
  'domain_reports.too_many_senders': { count: number }
  'domain_reports.bad_day': None
  'watch.not_found': None
  'watch.no_domains': None
  'watch.none_in_plan': None
  'watch.full': { count: number }
  'watch.too_soon': None
  'watch.same_time': None
  'newsletters.not_found': None
  'newsletters.none_in_plan': None
  'newsletters.full': { count: number }
  'newsletters.no_such_page': None
  'seats.own_account': None
  'seats.role_too_low': { name: Text; needed: 'other' | 'owner' }
  'seats.over': { name: Text; why: 'ended' | 'other' | 'paused' | 'removed' }
  'seats.no_such_member': None
  'seats.no_such_invitation': None
  'seats.no_seat': None
  'seats.paused': { name: Text }
  'seats.none_in_plan': None
  'seats.full': { count: number }
  'seats.day_over': None
  'seats.own_address': None
  'seats.invited_already': None
  'seats.member_already': None
  'seats.letters_enough': None
  'seats.not_sent': None
  'link.outcome.ok': None
  'link.outcome.redirects': None
  'link.outcome.cannot-verify': None
  'link.outcome.broken': None
  'link.outcome.refused': None
  'link.outcome.no-data': None
  'link.failure.refused-url': None
  'link.failure.refused-address': None
  'link.colon': None
  'link.failure.dns': None
  'link.failure.dns-unavailable': None
  'link.failure.tls': None
  'link.failure.connection': None
  'link.failure.unreachable': None
  'link.failure.timeout': None
  'link.failure.too-many-redirects': None
  'link.failure.deadline': None
  'link.failure.limit': None
  'link.failure.missing-part': None
  'link.failure.unreadable': None
  'link.not_asked.refused-url': None
  'link.not_asked.refused-address': None
  'link.not_asked.limit': None
  'reports.at': { line: number; octet: number; problem: Text }
  'reports.within': { member: Text; problem: Text }
  'reports.of_reporter': { problem: Text; reporter: Text }
  'reports.more_problems': { count: number }
  'reports.copy_of': { file: Text }
  'reports.union_with': { count: number; file: Text }
  'reports.union': { count: number; file: Text }
  'reports.empty': None
  'reports.html': None
  'reports.plain_text': None
  'reports.unknown_format': None
  'reports.mail_without': None
  'reports.other_xml': None
  'reports.other_json': None
  'reports.input_cut': None
  'reports.output_cut': None
  'reports.packed_cut': None
  'reports.packed_cut_short': None
  'reports.packed_damaged': None
  'reports.after_packed': None
  'reports.members_cut': None
  'reports.too_deep': { most: number }
  'reports.zip_empty': None
  'reports.zip_encrypted': None
  'reports.zip_method': { method: Text }
  'reports.zip_overlap': None
  'reports.doctype': None
  'reports.xml_too_deep': { most: number }
  'reports.too_many_faults': None
  'reports.too_many_rows': { most: number }
  'reports.xml_cut_short': None
  'reports.xml_not_closed': { name: Text }
  'reports.xml_end_tag': None
  'reports.xml_tag': None
  'reports.xml_entity': None
  'reports.xml_character': None
  'reports.xml_attribute': None
  'reports.xml_other': None
  'reports.encoding_false': { encoding: Text }
  'reports.not_utf8': { octet: number }
  'reports.no_domain': None
  'reports.no_rows': None
  'reports.no_reporter': None
  'reports.no_id': None
  'reports.no_period': None
  'reports.period_backwards': None
  'reports.told_error': { error: Text }
  'reports.empty_row': None
  'reports.results_cut': { most: number }
  'reports.bad_address': { written: Text }
  'reports.bad_count': { written: Text }
  'reports.no_policies': None
  'reports.json_broken': None
  'reports.json_cut_short': None
  'reports.json_too_deep': None
  'reports.json_too_large': None
  'reports.json_after': None
  'reports.json_controls': None
  'reports.tls_policy_type': { type: Text }
  'reports.tls_result_type': { type: Text }
  'reports.tls_sums_differ': { details: number; summary: number }
  'reports.tls_counted_twice': None
  'reports.tls_no_count': { name: Text }
  'reports.tls_bad_count': { name: Text; written: Text }
  'reports.tls.starttls-not-supported': None
  'reports.tls.certificate-host-mismatch': None
  'reports.tls.certificate-expired': None
  'reports.tls.certificate-not-trusted': None
  'reports.tls.validation-failure': None
  'reports.tls.tlsa-invalid': None
  'reports.tls.dnssec-invalid': None
  'reports.tls.dane-required': None
  'reports.tls.sts-policy-fetch-error': None
  'reports.tls.sts-policy-invalid': None
  'reports.tls.sts-webpki-invalid': None
  'reports.tls.other': None
  'reports.tls.fix.starttls-not-supported': None
  'reports.tls.fix.certificate-host-mismatch': None
  'reports.tls.fix.certificate-expired': None
  'reports.tls.fix.certificate-not-trusted': None
  'reports.tls.fix.validation-failure': None
  'reports.tls.fix.tlsa-invalid': None
  'reports.tls.fix.dnssec-invalid': None
  'reports.tls.fix.dane-required': None
  'reports.tls.fix.sts-policy-fetch-error': None
  'reports.tls.fix.sts-policy-invalid': None
  'reports.tls.fix.sts-webpki-invalid': None
  'reports.tls.fix.other': None
  'reports.tls.mend': None
  'reports.tls.untold': None
  'reports.tls.ready': { days: number; reporters: number }
  'reports.tls.wait': { days: number; leastDays: number; leastReporters: number; reporters: number }
  'reports.tls.clear': None
  'reports.tls.no_policy': None
  'reports.feedback_empty': None
  'reports.feedback_no_part': None
  'reports.feedback_encoded': { encoding: Text }
  'reports.feedback_field': { name: Text }
  'reports.verdict.in-order': None
  'reports.verdict.broken': None
  'reports.verdict.never-aligned': None
  'reports.verdict.forwarded': None
  'reports.verdict.stranger': None
  'reports.verdict.unclear': None
  'reports.cause.elsewhere': { count: number; domains: Text; others: number }
  'reports.cause.inexact': { count: number; domains: Text; others: number }
  'reports.cause.nothing': { count: number; others: number }
  'reports.cause.untold': { count: number; others: number }
  'reports.cause.two': { one: Text; other: Text }
  'reports.cause.more_domains': { count: number }
  'reports.todo.fails_service': { cause: Text; count: number; name: Text; page: Text }
  'reports.todo.fails_own': { addresses: Text; cause: Text; count: number; name: Text }
  'reports.todo.fails_address': { cause: Text; count: number; name: Text }
  'reports.todo.inexact': { cause: Text; count: number; name: Text }
  'reports.todo.unsigned_service': { count: number; name: Text; of: number; page: Text }
  'reports.todo.unsigned_own': { addresses: Text; count: number; name: Text; of: number }
  'reports.todo.spf_service': { count: number; domain: Text; name: Text; of: number; term: Text }
  'reports.todo.spf_own': { addresses: Text; count: number; domain: Text; name: Text; of: number }
  'reports.todo.spf_missing_service': { count: number; domain: Text; name: Text; of: number; term: Text }
  'reports.todo.spf_missing_own': { addresses: Text; count: number; domain: Text; name: Text; of: number }
  'reports.todo.spf_faulty': { count: number; domain: Text; name: Text; of: number }
  'reports.todo.mended': { day: number; name: Text }
  'reports.todo.never': { cause: Text; count: number; name: Text }
  'reports.todo.never_known': { cause: Text; count: number; name: Text }
  'reports.todo.ask_service': { cause: Text; count: number; name: Text }
  'reports.todo.ask_service_never': { cause: Text; count: number; name: Text }
  'reports.todo.ask_steady': { cause: Text; count: number; name: Text }
  'reports.todo.ask_own_name': { addresses: Text; cause: Text; count: number }
  'reports.lost.none': { of: number }
  'reports.lost.some': { lost: number; of: number }
  'reports.lost.yours': { broken: number; count: number }
  'reports.lost.yours_broken': { count: number }
  'reports.lost.unclear': { count: number }
  'reports.lost.forwarded': { count: number }
  'reports.lost.strangers': { count: number }
  'reports.notice.title': { count: number; domain: Text }
  'reports.notice.source': { count: number; name: Text }
  'reports.notice.unclear_source': { count: number; name: Text }
  'reports.notice.failing': { count: number; name: Text; of: number }
  'reports.notice.silent': { day: number; reporter: Text }
  'reports.notice.silent_todo': None
  'reports.notice.ready': { domain: Text; loses: number; policy: Text }
  'reports.notice.not_seen': { name: Text }
  'reports.notice.said_ours': { name: Text }
  'reports.notice.said_not_ours': { name: Text }
  'reports.notice.mended': { count: number; name: Text; of: number }
  'reports.notice.heard': { day: number; reporter: Text }
  'reports.notice.published': { policy: Text }
  'reports.notice.not_ready': { policy: Text }
  'reports.lost.names': { names: Text }
  'reports.next.ready': { days: number; loses: number; policy: Text }
  'reports.next.ask': { policy: Text }
  'reports.next.ask_now': None
  'reports.next.fix': { now: Text; policy: Text }
  'reports.next.fix_now': None
  'reports.next.wait': { days: number; leastDays: number; leastReporters: number; now: Text; policy: Text; reporters: number }
  'reports.next.done': None
  'reports.next.unknown': None
  'reports.not_proved': None
  'reports.kept.about_one_mail': None
  'reports.kept.too_many_reports': None
  'reports.kept.too_many_rows': None
  'reports.kept.unreadable': None
  'reports.kept.tls_only': None
  'reports.collect.not_collected': { domain: Text }
  'reports.collect.no_domain': None
  'reports.collect.too_large': { megabytes: number }
  'reports.kept.other_domain': { domain: Text; own: Text }
  'reports.kept.full': None
  'reports.headline.none': None
  'reports.headline.broken': { count: number; names: Text }
  'reports.headline.fragile': { failing: number; names: Text }
  'reports.headline.unclear': { count: number; failing: number }
  'reports.headline.fine': { of: number; passed: number; strangers: number }
  'reports.kept.joined': { count: number }
  'setup.skipped': None
  'setup.no_data': None
  'setup.fault': { problem: Text }
  'setup.unsafe': { problem: Text }
  'setup.reports.asks': None
  'setup.spf.asks': None
  'setup.spf.done': None
  'setup.spf.todo': None
  'setup.spf.not_needed': None
  'setup.spf.without': { names: Text }
  'setup.spf.unknown': { names: Text }
  'setup.dkim.asks': None
  'setup.dkim.found': { selector: Text }
  'setup.dkim.service': { name: Text }
  'setup.dkim.hidden': None
  'setup.dkim.own': None
  'setup.dmarc.todo': None
  'setup.dmarc.listening': None
  'setup.dmarc.enforced': None
  'setup.dmarc.inherited': { from: Text }
  'setup.tls_rpt.todo': None
  'setup.tls_rpt.done': None
  'setup.mta_sts.no_mail': None
  'setup.mta_sts.done': None
  'setup.mta_sts.file_first': None
  'setup.mta_sts.file_how': None
  'setup.mta_sts.todo': None
  'setup.bimi.later': None
  'setup.bimi.ready': None
  'setup.bimi.done': None
  'site-default.contactUsText': { brand: Text; email: Text; year: Text }
  'site-default.privacyPolicyText': { brand: Text }
  'site-default.termsText': { brand: Text }
  'site-default.homeTitle': { brand: Text }
  'site-default.homeDescription': None
  'site-default.resultTitle': { brand: Text }
  'site-default.resultDescription': None
  'site-default.loadingTitle': { brand: Text }
  'site-default.loadingDescription': None
  'site-default.accountTitle': { brand: Text }
  'site-default.accountDescription': None
  'site-default.loginTitle': { brand: Text }
  'site-default.loginDescription': None
  'site-default.registerTitle': { brand: Text }
  'site-default.registerDescription': None
  'site-default.resetTitle': { brand: Text }
  'site-default.resetDescription': None
  'site-default.confirmTitle': { brand: Text }
  'site-default.confirmDescription': None
  'site-default.forgotTitle': { brand: Text }
  'site-default.forgotDescription': None
  'site-default.termsTitle': { brand: Text }
  'site-default.termsDescription': { brand: Text }
  'site-default.policyTitle': { brand: Text }
  'site-default.policyDescription': { brand: Text }
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
  'verification.dns_error': { name: Text; outcome: Text; type: Text }
  'verification.read_as': { address: Text }
  'verification.not_disposable': None
  'verification.no_role': None
  'verification.free': None
  'verification.first': { host: Text }
  'verification.first_of': { host: Text; provider: Text }
  'verification.accepted': None
  'verification.asked_as': { address: Text }
  'verification.other_version': { ours: Text; theirs: Text }
  'verification.worth.both': { date: Text; name: Text }
  'verification.worth.refusals': { date: Text; name: Text }
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
  'audit.colon': None
  'watch.better': None
  'watch.better_partly': None
  'watch.changed': { part: Text }
  'watch.gone': { part: Text }
  'watch.not_planned': { domain: Text }
  'watch.unstable': None
  'watch.unstable_fix': { domain: Text }
  'watch.mail.title': { count: number; domain: Text; others: number }
  'watch.mail.item': { domain: Text; part: Text; says: Text }
  'watch.mail.values': { after: Text; before: Text }
  'watch.mail.nothing': None
  'watch.mail.fix': { fix: Text }
  'watch.mail.more': { count: number }
  'fact.none': None
  'any.found.deadline': None
  'any.found.check-failed': None
  'any.found.not-judged': None
  'any.found.other-kind': { kind_label: Text }
  'any.sending-program': None
  'any.quoted': { text: Text }
  'any.list': { parts: Text }
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
  'span.seconds': { seconds: number }
  'date.day': { day: number; month: number; year: number }
  'clauses.comma': { first: Text; rest: Text }
  'clauses.semicolon': { first: Text; rest: Text }
  'clauses.and': { first: Text; rest: Text }
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
  'bimi_certificate-chain.found.not-issued-by-next': { certificate: Text; issuer: Text; position: Text }
  'bimi_certificate-chain.found.signature-wrong': { certificate: Text; issuer: Text; position: Text }
  'bimi_certificate-chain.found.issuer-not-ca': { issuer: Text }
  'bimi_certificate-chain.found.path-too-long': { certificate: Text; limit: number }
  'bimi_certificate-chain.found.weak-signature': { certificate: Text; position: Text }
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
  'bimi_certificate-dates.found.not-yet-valid': { certificate: Text; day: Text; position: Text }
  'bimi_certificate-dates.found.expired': { day: Text }
  'bimi_certificate-dates.found.issuer-expired': { certificate: Text; day: Text; position: Text }
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
  'bimi_certificate-domain.found.other-domain': { domain: Text; names: Text }
  'bimi_certificate-domain.found.organization-unknown': { domain: Text; names: Text }
  'bimi_certificate-domain.fix.no-names': None
  'bimi_certificate-domain.fix.other-domain': None
  'bimi_certificate-subject.title': None
  'bimi_certificate-subject.why': None
  'bimi_certificate-subject.found.complete': { mark: Text; organization: Text }
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
  'bimi_svg.found.valid': { bytes: Text; title: Text }
  'bimi_svg.found.empty': None
  'bimi_svg.found.too-large': None
  'bimi_svg.found.not-gzip': None
  'bimi_svg.found.not-utf8': None
  'bimi_svg.found.bad-encoding': { value: Text }
  'bimi_svg.found.doctype': { place: Text }
  'bimi_svg.found.processing-instruction': { place: Text; value: Text }
  'bimi_svg.found.not-well-formed': { place: Text; value: Text }
  'bimi_svg.found.too-complex': { place: Text; value: Text }
  'bimi_svg.found.not-svg': { element: Text }
  'bimi_svg.found.prefixed-root': { element: Text }
  'bimi_svg.found.no-namespace': None
  'bimi_svg.found.wrong-namespace': { value: Text }
  'bimi_svg.found.wrong-version': { value: Text }
  'bimi_svg.found.wrong-profile': { value: Text }
  'bimi_svg.found.wrong-value': { attribute: Text; place: Text; value: Text }
  'bimi_svg.found.no-title': None
  'bimi_svg.found.title-not-first': { place: Text }
  'bimi_svg.found.several-titles': { place: Text }
  'bimi_svg.found.empty-title': None
  'bimi_svg.found.text-not-allowed': { element: Text; place: Text; value: Text }
  'bimi_svg.found.element-not-allowed': { element: Text; place: Text; reason: Text; value: Text }
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
  'svg.sizes': { height: Text; width: Text }
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
  'bimi_selector.title': None
  'bimi_selector.why': None
  'bimi_selector.found.not-a-name': { selector: Text }
  'bimi_selector.fix.not-a-name': None
  'bimi_record.title': None
  'bimi_record.why': None
  'bimi_record.found.published': { name: Text }
  'bimi_record.found.inherited': { name: Text; own: Text }
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
  'bimi_logo-file.found.fetched': { bytes: Text; type: Text; url: Text }
  'bimi_logo-file.found.redirect': { finalUrl: Text; url: Text }
  'bimi_logo-file.found.content-type': { type: Text; url: Text }
  'bimi_logo-file.found.status': { status: Text; url: Text }
  'bimi_logo-file.found.too-large': { limit: Text; url: Text }
  'bimi_logo-file.found.tls': { url: Text }
  'bimi_logo-file.found.dns': { url: Text }
  'bimi_logo-file.found.refused-address': { url: Text }
  'bimi_logo-file.found.refused-url': { url: Text }
  'bimi_logo-file.found.connection': { url: Text }
  'bimi_logo-file.found.too-many-redirects': { url: Text }
  'bimi_logo-file.found.unanswered': { failure: Text; url: Text }
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
  'bimi_certificate-file.found.fetched': { bytes: Text; type: Text; url: Text }
  'bimi_certificate-file.found.redirect': { finalUrl: Text; url: Text }
  'bimi_certificate-file.found.content-type': { type: Text; url: Text }
  'bimi_certificate-file.found.status': { status: Text; url: Text }
  'bimi_certificate-file.found.too-large': { limit: Text; url: Text }
  'bimi_certificate-file.found.tls': { url: Text }
  'bimi_certificate-file.found.dns': { url: Text }
  'bimi_certificate-file.found.refused-address': { url: Text }
  'bimi_certificate-file.found.refused-url': { url: Text }
  'bimi_certificate-file.found.connection': { url: Text }
  'bimi_certificate-file.found.too-many-redirects': { url: Text }
  'bimi_certificate-file.found.unanswered': { failure: Text; url: Text }
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
  'bimi_logo-match.found.differs': { certified: Text; published: Text }
  'bimi_logo-match.fix.differs': None
  'bimi.file_unusable': None
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
  'sender_claim.found.mail-system': { from: Text; name: Text; phrase: Text }
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
  'lookalike_domain.found.confusable': { brand: Text; shown: Text }
  'lookalike_domain.found.domain-in-name': { brand: Text; shown: Text }
  'lookalike_domain.found.glued': { brand: Text; shown: Text }
  'lookalike_domain.found.misspelled': { brand: Text; shown: Text }
  'lookalike_domain.found.subdomain': { brand: Text; shown: Text }
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
  'callback_number.found.borrowed-name': { brand: Text; number: Text }
  'callback_number.found.free-mail': { number: Text }
  'callback_number.found.disguised-number': { number: Text }
  'callback_number.found.phone-only': { number: Text }
  'callback_number.found.unnamed': { number: Text }
  'callback_number.found.alike': { number: Text }
  'callback_number.found.no-text': None
  'callback_number.fix.borrowed-name': { own_domain: Text }
  'callback_number.fix.free-mail': { own_domain: Text }
  'callback_number.fix.disguised-number': None
  'callback_number.fix.phone-only': None
  'callback_number.fix.unnamed': { own_domain: Text }
  'callback_number.fix.alike': None
  'money_trap.title': None
  'money_trap.what': None
  'money_trap.why': None
  'money_trap.found.none': None
  'money_trap.found.no-from': None
  'money_trap.found.extortion': None
  'money_trap.found.giveaway': None
  'money_trap.found.gift-cards': None
  'money_trap.found.boss': None
  'money_trap.found.parcel-fee': None
  'money_trap.found.advance-fee': None
  'money_trap.found.loan': None
  'money_trap.found.job': None
  'money_trap.found.other-mailbox': { to: Text }
  'money_trap.fix.extortion': None
  'money_trap.fix.giveaway': None
  'money_trap.fix.gift-cards': None
  'money_trap.fix.boss': None
  'money_trap.fix.parcel-fee': None
  'money_trap.fix.advance-fee': None
  'money_trap.fix.loan': None
  'money_trap.fix.job': None
  'money_trap.fix.other-mailbox': None
  'disguised_text.title': None
  'disguised_text.what': None
  'disguised_text.why': None
  'disguised_text.found.none': None
  'disguised_text.found.tags': { example: Text; words: Text }
  'disguised_text.found.invisible': { example: Text; words: Text }
  'disguised_text.found.letters': { example: Text; words: Text }
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
  'image_text_ratio.found.image-heavy': { characters: number; share: Text }
  'image_text_ratio.found.mostly-image': { characters: number; share: Text }
  'image_text_ratio.found.image-only': { images: number }
  'image_text_ratio.found.no-html': None
  'image_text_ratio.fix.image-heavy': None
  'image_text_ratio.fix.mostly-image': None
  'image_text_ratio.fix.image-only': None
  'image_alt.title': None
  'image_alt.what': None
  'image_alt.why': None
  'image_alt.found.all': { images: number }
  'image_alt.found.some-missing': { images: number; missing: Text }
  'image_alt.found.most-missing': { images: number; missing: Text }
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
  'tracking_pixel.found.few': { hosts: Text; pixels: number }
  'tracking_pixel.found.many': { hosts: Text; pixels: number }
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
  'link_domain.found.own': { links: Text; own: Text }
  'link_domain.found.other-sites': None
  'link_domain.found.shared-tracking': { hosts: Text; shared: Text }
  'link_domain.found.no-links': None
  'link_domain.your-service': None
  'link_domain.fix.shared-tracking': { own_domain: Text; service: Text }
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
  'link_shortener.found.shortener': { hosts: Text; links: Text }
  'link_shortener.found.behind-redirect': { hosts: Text; links: Text }
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
  'mailto_links.found.malformed': { count: number; fault: 'blank' | 'other' }
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
  'cta_button.found.found': { height: Text; text: Text; width: Text }
  'cta_button.found.small': { height: Text; text: Text; width: Text }
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
  'learned_content.found.like-spam': { percent: Text; reasoned: 'yes'; reasons: Text }
  'learned_content.found.no-text': None
  'learned_content.found.short-text': None
  'learned_content.found.unsure': { percent: Text }
  'learned_content.found.unknown-language': None
  'learned_content.found.unmeasured-kind': None
  'learned_content.fix.somewhat-like-spam': None
  'learned_content.fix.like-spam': None
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
  'body_unsubscribe.found.leads-nowhere': { target: Text; text: Text }
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
  'postal_address.fix.not-found': None
  'language.title': None
  'language.what': None
  'language.why': None
  'language.found.equal': { declared: Text; detected: Text }
  'language.found.differs': { declared: Text; detected: Text }
  'language.found.mixed-scripts': { words: Text }
  'language.found.bad-tag': { declared: Text }
  'language.found.not-recognized': None
  'language.found.not-declared': None
  'language.found.not-comparable': { declared: Text }
  'language.found.no-text': None
  'language.fix.differs': { detected_tag: Text }
  'language.fix.bad-tag': { detected_tag: Text; tagged: 'yes' }
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
  'readability.found.measured': { ease: Text; eased: 'yes'; seconds: number; words: number; words_per_sentence: Text }
  'readability.found.small-print': { smallest: Text; words: number }
  'readability.found.too-little-text': None
  'readability.fix.small-print': None
  'dkim_key.title': None
  'dkim_key.why': None
  'dkim_key.found.found': { known: 'yes'; selector: Text; service: Text }
  'dkim_key.found.not-found': { name: Text }
  'dkim_key.found.not-found-for-message': { name: Text; selector: Text }
  'dkim_key.found.dangling-alias': { alias: Text; name: Text }
  'dkim_key.found.several': { count: number; name: Text }
  'dkim_key.found.split': { count: number; name: Text }
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
  'dkim_strength.found.weak-key': { bits: Text; selector: Text }
  'dkim_strength.found.short-key': { bits: Text; selector: Text }
  'dkim_strength.found.strong': { bits: Text; selector: Text }
  'dkim_strength.found.large-key': { bits: Text; selector: Text }
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
  'dkim_flags.found.strict-identity': { identity: Text; selector: Text }
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
  'dkim_signature.found.identity-outside': { domain: Text; identity: Text; selector: Text }
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
  'dmarc_subdomains.found.weaker': { p: Text; sp: Text }
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
  'dmarc_alignment.found.strict-mismatch': { domains: Text; method: Text }
  'dmarc_alignment.found.unaligned': { domains: Text; method: Text }
  'dmarc_alignment.found.aligned': { domains: Text; method: Text }
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
  'dmarc_record.found.inherited': { at: Text; decided: 'yes'; domain: Text; tag: Text }
  'dmarc_record.found.missing': { domain: Text }
  'dmarc_record.found.several': { count: number; name: Text }
  'dmarc_record.found.unusable': { name: Text }
  'dmarc_record.found.ignored': { name: Text }
  'dmarc_record.found.unanswered': { name: Text }
  'dmarc_record.fix.missing': None
  'dmarc_record.fix.several': None
  'dmarc_record.fix.unusable': None
  'dmarc_record.fix.ignored': None
  'dmarc_claims.title': None
  'dmarc_claims.why': None
  'dmarc_claims.found.refused': { domain: Text; own: Text; subdomain: Text; unused: Text }
  'dmarc_claims.found.delivered': { domain: Text; own: Text; subdomain: Text; unused: Text }
  'dmarc_claims.fix.delivered': None
  'dmarc_policy.title': None
  'dmarc_policy.why': None
  'dmarc_policy.found.reject': { policy: Text; source: Text }
  'dmarc_policy.found.quarantine': { policy: Text; source: Text }
  'dmarc_policy.found.none': { policy: Text; source: Text }
  'dmarc_policy.found.absent-acts-as-none': None
  'dmarc_policy.found.invalid-acts-as-none': { value: Text }
  'dmarc_policy.found.absent': None
  'dmarc_policy.found.invalid': { value: Text }
  'dmarc_policy.found.bad-subdomain-policy': { tag: Text; value: Text }
  'dmarc_policy.found.existence-unanswered': { name: Text; np: Text; sp: Text }
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
  'dmarc_boundary.found.differs': { byPublicSuffixList: Text; organizational: Text }
  'dmarc_boundary.found.unanswered': { name: Text }
  'dmarc_boundary.fix.differs': { byPublicSuffixList: Text }
  'dmarc_place.title': None
  'dmarc_place.why': None
  'dmarc_place.found.apex': { name: Text }
  'dmarc_place.found.doubled-label': { name: Text }
  'dmarc_place.found.doubled-domain': { name: Text }
  'dmarc_place.found.spf-text': { name: Text }
  'dmarc_place.found.spf-double': { name: Text }
  'dmarc_place.found.spf-beside': { name: Text }
  'dmarc_place.fix.apex': None
  'dmarc_place.fix.doubled-label': None
  'dmarc_place.fix.doubled-domain': None
  'dmarc_place.fix.spf-text': None
  'dmarc_place.fix.spf-double': None
  'dmarc.tag_of': { at: Text; tag: Text }
  'dmarc.treatment.none': None
  'dmarc.treatment.quarantine': None
  'dmarc.treatment.reject': None
  'domain_mx.title': None
  'domain_mx.why': None
  'domain_mx.found.no-domain': { domain: Text }
  'domain_mx.found.null-mx': { domain: Text }
  'domain_mx.found.null-mx-sends': { domain: Text }
  'domain_mx.found.null-among': { domain: Text }
  'domain_mx.found.none': { domain: Text }
  'domain_mx.found.none-sends': { domain: Text }
  'domain_mx.found.address-only': { domain: Text }
  'domain_mx.found.unanswered': { domain: Text }
  'domain_mx.found.address-unanswered': { domain: Text }
  'domain_mx.fix.no-domain': { domain: Text }
  'domain_mx.fix.null-mx-sends': { domain: Text }
  'domain_mx.fix.null-among': { domain: Text }
  'domain_mx.fix.none-sends': { domain: Text }
  'domain_mx-hosts.title': None
  'domain_mx-hosts.why': None
  'domain_mx-hosts.found.missing': { all: 'no' | 'yes'; domain: Text; hosts: Text }
  'domain_mx-hosts.found.no-address': { all: 'no' | 'yes'; domain: Text; hosts: Text }
  'domain_mx-hosts.found.literal': { all: 'no' | 'yes'; domain: Text; hosts: Text }
  'domain_mx-hosts.found.private': { all: 'no' | 'yes'; domain: Text; hosts: Text }
  'domain_mx-hosts.found.unanswered': { hosts: Text }
  'domain_mx-hosts.found.alias': { hosts: Text; targets: Text }
  'domain_mx-hosts.found.public': { count: number; hosts: Text }
  'domain_mx-hosts.fix.missing': { hosts: Text }
  'domain_mx-hosts.fix.no-address': { hosts: Text }
  'domain_mx-hosts.fix.literal': { hosts: Text }
  'domain_mx-hosts.fix.private': { hosts: Text }
  'domain_mx-hosts.fix.alias': { hosts: Text; targets: Text }
  'domain_port.title': None
  'domain_port.why': None
  'domain_port.found.answered': { count: number; hosts: Text; more: number }
  'domain_port.found.none': { domain: Text }
  'domain_port.found.refused': { all: 'no' | 'yes'; count: number; domain: Text; hosts: Text }
  'domain_port.found.closed': { all: 'no' | 'yes'; count: number; domain: Text; hosts: Text }
  'domain_port.found.not-smtp': { all: 'no' | 'yes'; count: number; domain: Text; hosts: Text }
  'domain_port.found.silent': { count: number; hosts: Text }
  'domain_port.found.no-greeting': { count: number; hosts: Text }
  'domain_port.found.turned-away': { count: number; hosts: Text; said: Text }
  'domain_port.found.no-route': { hosts: Text }
  'domain_port.found.not-public': { hosts: Text }
  'domain_port.found.resting': { hosts: Text }
  'domain_port.found.busy': { hosts: Text }
  'domain_port.found.port-closed': { domain: Text }
  'domain_port.found.port-unknown': { domain: Text }
  'domain_port.found.no-address': { domain: Text }
  'domain_port.found.unknown-servers': { domain: Text }
  'domain_port.fix.refused': { hosts: Text }
  'domain_port.fix.closed': { hosts: Text }
  'domain_port.fix.not-smtp': { hosts: Text }
  'domain_greeting.title': None
  'domain_greeting.why': None
  'domain_greeting.found.own-name': { count: number; seconds: number }
  'domain_greeting.found.same-owner': { count: number; hosts: Text; names: Text; seconds: number }
  'domain_greeting.found.other-name': { count: number; hosts: Text; names: Text; seconds: number }
  'domain_starttls.title': None
  'domain_starttls.why': None
  'domain_starttls.found.works': { count: number; versions: Text }
  'domain_starttls.found.absent': { count: number; domain: Text; hosts: Text }
  'domain_starttls.found.failed': { count: number; domain: Text; hosts: Text }
  'domain_starttls.found.old': { hosts: Text; versions: Text }
  'domain_starttls.found.unknown': { count: number; hosts: Text }
  'domain_starttls.fix.absent': { hosts: Text }
  'domain_starttls.fix.failed': { hosts: Text }
  'domain_starttls.fix.old': { hosts: Text }
  'domain_certificate.title': None
  'domain_certificate.why': None
  'domain_certificate.found.valid': { count: number; days: number; end: Text; hosts: Text; issuer: Text }
  'domain_certificate.found.pinned': { hosts: Text }
  'domain_certificate.found.soon': { days: number; end: Text; hosts: Text }
  'domain_certificate.found.expired': { end: Text; enforced: 'no' | 'yes'; hosts: Text }
  'domain_certificate.found.not-yet-valid': { enforced: 'no' | 'yes'; hosts: Text }
  'domain_certificate.found.self-signed': { enforced: 'no' | 'yes'; hosts: Text }
  'domain_certificate.found.incomplete': { count: number; enforced: 'no' | 'yes'; hosts: Text; issuer: Text }
  'domain_certificate.found.unknown-root': { enforced: 'no' | 'yes'; hosts: Text; issuer: Text }
  'domain_certificate.found.issuer-expired': { enforced: 'no' | 'yes'; hosts: Text; issuer: Text }
  'domain_certificate.found.wrong-name': { enforced: 'no' | 'yes'; hosts: Text; names: Text }
  'domain_certificate.found.not-for-servers': { enforced: 'no' | 'yes'; hosts: Text }
  'domain_certificate.found.unreadable': { enforced: 'no' | 'yes'; hosts: Text }
  'domain_certificate.found.weak-signature': { hosts: Text }
  'domain_certificate.found.weak-key': { hosts: Text }
  'domain_certificate.fix.soon': { end: Text; hosts: Text }
  'domain_certificate.fix.expired': { hosts: Text }
  'domain_certificate.fix.not-yet-valid': { hosts: Text }
  'domain_certificate.fix.self-signed': { hosts: Text }
  'domain_certificate.fix.incomplete': { hosts: Text }
  'domain_certificate.fix.unknown-root': { hosts: Text }
  'domain_certificate.fix.issuer-expired': { hosts: Text }
  'domain_certificate.fix.wrong-name': { hosts: Text }
  'domain_certificate.fix.not-for-servers': { hosts: Text }
  'domain_certificate.fix.unreadable': { hosts: Text }
  'domain_certificate.fix.weak-signature': { hosts: Text }
  'domain_certificate.fix.weak-key': { hosts: Text }
  'domain_policy.title': None
  'domain_policy.why': None
  'domain_policy.found.passes': { count: number; enforced: 'no' | 'yes' }
  'domain_policy.found.pattern': { count: number; enforced: 'no' | 'yes'; hosts: Text }
  'domain_policy.found.no-tls': { count: number; enforced: 'no' | 'yes'; hosts: Text }
  'domain_policy.found.certificate': { enforced: 'no' | 'yes'; hosts: Text }
  'domain_policy.found.unanswered': { domain: Text }
  'domain_policy.fix.pattern': { hosts: Text }
  'domain_policy.fix.no-tls': { enforced: 'no' | 'yes'; hosts: Text }
  'domain_policy.fix.certificate': { enforced: 'no' | 'yes'; hosts: Text }
  'domain_dane.title': None
  'domain_dane.why': None
  'domain_dane.found.matches': { hosts: Text }
  'domain_dane.found.mismatch': { hosts: Text }
  'domain_dane.found.mismatch-unproven': { hosts: Text }
  'domain_dane.found.unproven': { hosts: Text }
  'domain_dane.found.unsigned': { hosts: Text }
  'domain_dane.found.unusable': { hosts: Text }
  'domain_dane.found.unclear': { hosts: Text }
  'domain_dane.found.unasked': { hosts: Text }
  'domain_dane.fix.mismatch': { hosts: Text }
  'domain_dane.fix.mismatch-unproven': { hosts: Text }
  'domain_dane.fix.unusable': { hosts: Text }
  'domain_reverse.title': None
  'domain_reverse.why': None
  'domain_reverse.found.confirmed': { count: number }
  'domain_reverse.found.unconfirmed': { addresses: Text; count: number }
  'domain_reverse.found.not-needed': { addresses: Text }
  'domain_reverse.found.unanswered': { addresses: Text }
  'domain_reverse.fix.unconfirmed': { addresses: Text }
  'domain_ns.title': None
  'domain_ns.why': None
  'domain_ns.found.none': { domain: Text }
  'domain_ns.found.unanswered': { domain: Text }
  'domain_ns.found.single': { names: Text; zone: Text }
  'domain_ns.found.several': { count: number; names: Text; zone: Text }
  'domain_ns.fix.single': None
  'domain_ns-hosts.title': None
  'domain_ns-hosts.why': None
  'domain_ns-hosts.found.no-address': { all: 'no' | 'yes'; names: Text; zone: Text }
  'domain_ns-hosts.found.unanswered': { names: Text }
  'domain_ns-hosts.fix.no-address': { names: Text; zone: Text }
  'domain_ns-network.title': None
  'domain_ns-network.why': None
  'domain_ns-network.found.known-host': { host: Text; zone: Text }
  'domain_ns-network.found.one-network': { zone: Text }
  'domain_ns-network.fix.one-network': None
  'domain_soa.title': None
  'domain_soa.why': None
  'domain_soa.found.found': { primary: Text; serial: Text; zone: Text }
  'domain_soa.found.missing': { zone: Text }
  'domain_soa.found.unanswered': { zone: Text }
  'domain_soa.fix.missing': { zone: Text }
  'domain_caa.title': None
  'domain_caa.why': None
  'domain_caa.found.published': { domain: Text; name: Text }
  'domain_caa.found.absent': { domain: Text }
  'domain_caa.found.unanswered': { name: Text }
  'domain_dnssec.title': None
  'domain_dnssec.why': None
  'domain_dnssec.found.secure': { zone: Text }
  'domain_dnssec.found.signed': { zone: Text }
  'domain_dnssec.found.absent': { zone: Text }
  'domain_dnssec.found.unanswered': { zone: Text }
  'domain_dnssec.found.keys-unanswered': { zone: Text }
  'domain_dnssec.found.stripped': { zone: Text }
  'domain_dnssec.found.work': { zone: Text }
  'domain_dnssec.found.too-long': { zone: Text }
  'domain_dnssec.found.root': { zone: Text }
  'domain_dnssec.found.soon': { day: Text; days: number; zone: Text }
  'domain_dnssec.found.sha1': { zone: Text }
  'domain_dnssec.found.algorithm': { zone: Text }
  'domain_dnssec.found.iterations': { zone: Text }
  'domain_dnssec.found.expired': { day: Text; domain: Text; zone: Text }
  'domain_dnssec.found.not-yet': { day: Text; zone: Text }
  'domain_dnssec.found.wrong': { name: Text; type: Text }
  'domain_dnssec.found.no-key': { name: Text; type: Text; zone: Text }
  'domain_dnssec.found.unsigned': { name: Text; type: Text; zone: Text }
  'domain_dnssec.found.no-keys': { zone: Text }
  'domain_dnssec.found.ds-mismatch': { zone: Text }
  'domain_dnssec.found.denial': { name: Text; type: Text; zone: Text }
  'domain_dnssec.found.elsewhere': { domain: Text; name: Text; zone: Text }
  'domain_dnssec.fix.soon': { day: Text; zone: Text }
  'domain_dnssec.fix.sha1': { zone: Text }
  'domain_dnssec.fix.algorithm': { zone: Text }
  'domain_dnssec.fix.iterations': { zone: Text }
  'domain_dnssec.fix.expired': { zone: Text }
  'domain_dnssec.fix.not-yet': { zone: Text }
  'domain_dnssec.fix.wrong': { zone: Text }
  'domain_dnssec.fix.no-key': { zone: Text }
  'domain_dnssec.fix.unsigned': { zone: Text }
  'domain_dnssec.fix.no-keys': { zone: Text }
  'domain_dnssec.fix.ds-mismatch': { zone: Text }
  'domain_dnssec.fix.denial': { zone: Text }
  'domain_dnssec.fix.elsewhere': { zone: Text }
  'domain_dangling.title': None
  'domain_dangling.why': None
  'domain_dangling.found.registrable': { kind: 'alias' | 'include' | 'mx' | 'reports' | 'zone'; name: Text; organization: Text; target: Text }
  'domain_dangling.found.gone': { kind: 'alias' | 'include' | 'mx' | 'reports' | 'zone'; name: Text; organization: Text; target: Text }
  'domain_dangling.found.unregistrable': { kind: 'alias' | 'include' | 'mx' | 'reports' | 'zone'; name: Text; target: Text }
  'domain_dangling.found.unanswered': { organization: Text; target: Text }
  'domain_dangling.found.none': None
  'domain_dangling.found.not-checked': None
  'domain_dangling.fix.registrable': { kind: 'alias' | 'include' | 'mx' | 'reports' | 'zone'; name: Text; target: Text }
  'domain_dangling.fix.gone': { kind: 'alias' | 'include' | 'mx' | 'reports' | 'zone'; name: Text; target: Text }
  'domain_dangling.fix.unregistrable': { kind: 'alias' | 'include' | 'mx' | 'reports' | 'zone'; name: Text; target: Text }
  'domain_keys.title': None
  'domain_keys.why': None
  'domain_keys.found.not-needed': { domain: Text }
  'domain_lists.title': None
  'domain_lists.why': None
  'domain_lists.found.listed': { lists: Text; role: 'domain' | 'receives' | 'sends'; subject: Text }
  'domain_lists.found.clean': { subjects: Text }
  'domain_lists.found.partly': { answered: Text; asked: Text }
  'domain_lists.found.none-answered': None
  'domain_lists.fix.listed': { links: Text; lists: Text; subject: Text }
  'domain_registered.title': None
  'domain_registered.why': None
  'domain_registered.found.established': { days: number; domain: Text; registered: Text }
  'domain_registered.found.weeks-old': { days: number; domain: Text; registered: Text }
  'domain_registered.found.days-old': { days: number; domain: Text; registered: Text }
  'domain_registered.found.no-date': { domain: Text; server: Text }
  'domain_registered.found.not-found': { domain: Text; server: Text }
  'domain_registered.found.bad-answer': { domain: Text; server: Text }
  'domain_registered.found.unanswered': { domain: Text; server: Text }
  'domain_registered.found.no-registry': { domain: Text }
  'domain_registered.found.not-configured': None
  'domain_registered.fix.weeks-old': { domain: Text }
  'domain_registered.fix.days-old': { domain: Text }
  'domain_expires.title': None
  'domain_expires.why': None
  'domain_expires.found.later': { domain: Text; end: Text }
  'domain_expires.found.soon': { days: number; domain: Text; end: Text }
  'domain_expires.found.over': { domain: Text; end: Text }
  'domain_expires.fix.soon': { domain: Text }
  'domain_expires.fix.over': { domain: Text }
  'domain_look-alikes.title': None
  'domain_look-alikes.why': None
  'domain_look-alikes.found.found': { count: number; more: number; names: Text }
  'domain_look-alikes.found.own': { count: number; domain: Text; more: number; names: Text }
  'domain_look-alikes.found.none': { count: number; domain: Text }
  'domain_look-alikes.found.wildcard': { domain: Text; suffixes: Text }
  'domain_look-alikes.found.unanswered': { count: number; domain: Text }
  'domain_look-alikes.found.no-suffix': { domain: Text; suffix: Text }
  'domain_look-alikes.fix.found': { names: Text }
  'domain_look-alikes.fix.own': { count: number; names: Text }
  'from_header.title': None
  'from_header.what': None
  'from_header.why': None
  'from_header.found.one-valid': { address: Text }
  'from_header.found.missing': None
  'from_header.found.several-fields': { fields: Text }
  'from_header.found.several-addresses': { addresses: Text }
  'from_header.found.malformed': { problem: Text }
  'from_header.found.name-holds-address': { address: Text; shown: Text }
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
  'return_path.fix.other-domain': { own_domain: Text; sender_name: Text }
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
  'date_header.found.within-limits': { came: Text; sent: Text }
  'date_header.found.missing': None
  'date_header.found.unreadable': None
  'date_header.found.future': { came: Text; sent: Text; span: Text }
  'date_header.found.old': { came: Text; sent: Text; span: Text }
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
  'message_id.found.of-service': { domain: Text; service: Text }
  'message_id.fix.absent': { own_domain: Text; sender_name: Text }
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
  'header_encoding.found.misspelled-charset': { charset: Text; field: Text }
  'header_encoding.found.control-characters': { field: Text }
  'header_encoding.fix.needless-base64': None
  'header_encoding.fix.raw-eight-bit': None
  'header_encoding.fix.raw-utf8': None
  'header_encoding.fix.broken-words': None
  'header_encoding.fix.quoted-word': None
  'header_encoding.fix.misspelled-charset': None
  'header_encoding.fix.control-characters': None
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
  'list_unsubscribe.encoded.decodes': { decoded: Text }
  'list_unsubscribe.found.folded': None
  'list_unsubscribe.found.malformed': { problems: Text }
  'list_unsubscribe.found.missing': None
  'list_unsubscribe.found.looks-like-list-mail': None
  'list_unsubscribe.fix.http-only': None
  'list_unsubscribe.fix.encoded-words': { own_domain: Text }
  'list_unsubscribe.fix.folded': None
  'list_unsubscribe.fix.malformed': { own_domain: Text }
  'list_unsubscribe.step.header': { own_domain: Text }
  'list_unsubscribe.step.post': None
  'list_unsubscribe.step.address': None
  'list_unsubscribe.step.sign': None
  'list_unsubscribe.step.setting': { sender_name: Text }
  'list_unsubscribe.step.service-encodes': { sender_name: Text }
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
  'one_click.found.signature-unknown': None
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
  'list-uri.no-comma': None
  'list-uri.empty': None
  'list-uri.encoded-within': { uri: Text }
  'list-uri.merge-tag': { uri: Text }
  'list-uri.other-scheme': { uri: Text }
  'list-uri.not-mailable': { uri: Text }
  'list-uri.own-network': { uri: Text }
  'mail-kind.label.personal': None
  'mail-kind.label.transactional': None
  'mail-kind.label.automatic-answer': None
  'mail-kind.label.bounce': None
  'mail-kind.label.report': None
  'mail-kind.label.invitation': None
  'mail-kind.label.encrypted': None
  'mail-kind.label.list-post': None
  'mail-kind.label.subscribers': None
  'mail-kind.label.cold-outreach': None
  'mail-kind.why.nothing-else': None
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
  'mta-sts_policy.found.status': { reason: Text; url: Text }
  'mta-sts_policy.found.too-large': { url: Text }
  'mta-sts_policy.found.web-page': { contentType: Text; url: Text }
  'mta-sts_policy.found.tls': { url: Text }
  'mta-sts_policy.found.host': { url: Text }
  'mta-sts_policy.found.connection': { failure: Text; url: Text }
  'mta-sts_policy.found.unanswered': { failure: Text; url: Text }
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
  'mta-sts_policy-syntax.found.byte-order-mark': None
  'mta-sts_policy-syntax.found.duplicate-key': { texts: Text }
  'mta-sts_policy-syntax.found.bad-version': { texts: Text }
  'mta-sts_policy-syntax.found.missing-version': None
  'mta-sts_policy-syntax.found.bad-mode': { texts: Text }
  'mta-sts_policy-syntax.found.missing-mode': None
  'mta-sts_policy-syntax.found.missing-max-age': None
  'mta-sts_policy-syntax.found.bad-mx': { texts: Text }
  'mta-sts_policy-syntax.found.missing-mx': None
  'mta-sts_policy-syntax.fix.byte-order-mark': None
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
  'name_alias.title': None
  'name_alias.why': None
  'name_alias.found.dangling': { name: Text; target: Text }
  'name_alias.found.empty': { name: Text; target: Text }
  'name_alias.fix.dangling': { name: Text }
  'name_alias.fix.empty': { name: Text; target: Text }
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
  'name_answer.found.direct': { authenticated: 'true'; name: Text; span: Text }
  'name_answer.found.by-alias': { alias: Text; authenticated: 'true'; name: Text; span: Text }
  'name.server.records': { count: number; server: Text }
  'name.server.none': { server: Text }
  'name.server.unanswered': { outcome: Text; server: Text }
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
  'client_support.title': None
  'client_support.what': None
  'client_support.why': None
  'client_support.found.no-html': None
  'client_support.found.works': { support: Text }
  'client_support.found.partly': { support: Text }
  'client_support.found.poor': { support: Text }
  'client_support.weak': { clients: Text }
  'client_support.client': { left: Text; name: Text }
  'client_support.measured': { measured: Text }
  'client_support.estimated': { estimated: Text }
  'client_support.bugs': { bugs: Text }
  'client_support.bug.bad-href': { count: number }
  'client_support.bug.new-outlook-media': { count: number }
  'client_support.bug.auto-links': { count: number }
  'client_support.bug.dark-white': { count: number }
  'client_support.bug.cid-width': { count: number }
  'client_support.bug.img-class': { count: number }
  'client_support.bug.important-space': { count: number }
  'client_support.bug.class-edge': { count: number }
  'client_support.bug.samsung-width': { count: number }
  'client_support.step.feature': { fix: Text; title: Text }
  'client_support.step.table': None
  'client_support.step.bad-href': None
  'client_support.step.new-outlook-media': None
  'client_support.step.auto-links': None
  'client_support.step.dark-white': None
  'client_support.step.cid-width': None
  'client_support.step.img-class': None
  'client_support.step.important-space': None
  'client_support.step.class-edge': None
  'client_support.step.samsung-width': None
  'gmail_css.title': None
  'gmail_css.what': None
  'gmail_css.why': None
  'gmail_css.found.no-html': None
  'gmail_css.found.no-style': None
  'gmail_css.found.small': { kilobytes: number }
  'gmail_css.found.too-large': { hazards: Text; kilobytes: number }
  'gmail_css.found.block-dropped': { hazards: Text }
  'gmail_css.found.rules-dropped': { hazards: Text }
  'gmail_css.found.attribute-dropped': { hazards: Text }
  'gmail_css.found.style-in-body': { hazards: Text }
  'gmail_css.hazard.past-limit': None
  'gmail_css.hazard.nested-at-rule': None
  'gmail_css.hazard.spaced-color': None
  'gmail_css.hazard.escaped-selector': None
  'gmail_css.hazard.media-range': None
  'gmail_css.hazard.bad-selector': None
  'gmail_css.hazard.color-in-attribute': None
  'gmail_css.hazard.in-body': None
  'gmail_css.step.past-limit': None
  'gmail_css.step.nested-at-rule': None
  'gmail_css.step.spaced-color': None
  'gmail_css.step.escaped-selector': None
  'gmail_css.step.media-range': None
  'gmail_css.step.bad-selector': None
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
  'outlook_word.trap.conditional-escaped': { count: number }
  'outlook_word.trap.conditional-cut': { count: number }
  'outlook_word.trap.style-order': { count: number }
  'outlook_word.trap.vml-prefix': { count: number }
  'outlook_word.trap.picture-width': { count: number }
  'outlook_word.trap.cell-margin': { count: number }
  'outlook_word.trap.background': { count: number }
  'outlook_word.trap.div-width': { count: number }
  'outlook_word.trap.link-padding': { count: number }
  'outlook_word.trap.xml-broken': { count: number }
  'outlook_word.trap.image-cut': { count: number }
  'outlook_word.trap.ghosts-stripped': { count: number }
  'outlook_word.trap.hidden-table': { count: number }
  'outlook_word.trap.button-spacing': { count: number }
  'outlook_word.trap.web-font': { count: number }
  'outlook_word.trap.dpi': { count: number }
  'outlook_word.trap.float-gap': { count: number }
  'outlook_word.trap.float-crop': { count: number }
  'outlook_word.trap.style-comment': { count: number }
  'outlook_word.trap.tall-image': { count: number }
  'outlook_word.trap.vml-padding': { count: number }
  'outlook_word.step.columns': None
  'outlook_word.step.unreadable': None
  'outlook_word.step.max-width': None
  'outlook_word.step.flex-row': None
  'outlook_word.step.conditional-escaped': None
  'outlook_word.step.conditional-cut': None
  'outlook_word.step.style-order': None
  'outlook_word.step.vml-prefix': None
  'outlook_word.step.picture-width': None
  'outlook_word.step.cell-margin': None
  'outlook_word.step.image-cut': None
  'outlook_word.step.ghosts-stripped': None
  'outlook_word.step.hidden-table': None
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
  'responsive.title': None
  'responsive.what': None
  'responsive.why': None
  'responsive.found.fits': { drawn: 'in_part' | 'other'; sized: 'yes'; typical_size: Text; undrawn: Text }
  'responsive.found.overflow': { phone_width: Text; phone_window: Text }
  'responsive.found.shrunk': { effective_size: Text; legible: 'yes'; percent: Text; phone_width: Text; phone_window: Text }
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
  'dark_mode.found.readable': { before: 'other' | 'poor'; how: 'other' | 'own_styles'; lowest: Text; measured: 'yes'; turned: 'light' | 'plain' }
  'dark_mode.found.dim': { how: 'other' | 'own_styles'; lowest: Text; poor_share: Text }
  'dark_mode.found.unreadable': { how: 'other' | 'own_styles'; lost_button: 'true'; lowest: Text; unreadable_share: Text }
  'dark_mode.found.turned-over': { full_lost_button: 'true'; full_lowest: Text; full_unreadable_share: Text }
  'dark_mode.found.picture-lost': { lost: number; lost_in: 'full' | 'other' | 'own_styles' | 'partial' }
  'dark_mode.found.not-declared': None
  'dark_mode.found.scheme-missing': None
  'dark_mode.found.no-text': None
  'dark_mode.measured': { full: 'true'; full_measured_texts: number; full_texts: number; measured_texts: number; texts: number }
  'dark_mode.found.not-measured': { measured_share: Text }
  'dark_mode.found.not-measurable': None
  'dark_mode.fix.dim': None
  'dark_mode.fix.unreadable': None
  'dark_mode.fix.turned-over': None
  'dark_mode.fix.picture-lost': None
  'dark_mode.fix.not-declared': None
  'dark_mode.fix.scheme-missing': None
  'images_off.title': None
  'images_off.what': None
  'images_off.why': None
  'images_off.found.readable': { characters: number; leads: 'on' }
  'images_off.found.no-pictures': None
  'images_off.found.nothing': { pictures: number }
  'images_off.found.mostly-lost': { picture_share: Text; pictures: Text; without_alt: Text }
  'images_off.found.text-lost': { lost_share: Text }
  'images_off.found.action-lost': None
  'images_off.found.main-action-lost': { actions_after: number; main_lost_share: Text }
  'images_off.found.partly': { characters: number; picture_share: Text }
  'images_off.found.alt-only': { alt_characters: number; characters: number }
  'images_off.nothing-in-place': { pictures: number; without_alt: Text }
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
  'accessibility.problem.contrast': { count: number; sure: 'at_least' | 'other' }
  'accessibility.problem.link-name': { count: number; sure: 'at_least' | 'other' }
  'accessibility.problem.contrast-few': { count: number; sure: 'at_least' | 'other' }
  'accessibility.problem.headings': None
  'accessibility.problem.language': None
  'accessibility.problem.lists': None
  'accessibility.problem.color-only-links': { count: number; sure: 'at_least' | 'other' }
  'accessibility.problem.table-headers': None
  'accessibility.problem.aria': None
  'accessibility.problem.motion': None
  'accessibility.problem.other': { count: number; sure: 'at_least' | 'other' }
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
  'fold.found.action': { action: Text; action_kind: 'link' | 'other' | 'picture'; named: 'yes'; seen_on: Text }
  'fold.found.headline': { action: Text; action_kind: 'link' | 'other' | 'picture'; headline: Text; headline_is_picture: 'other' | 'true'; named: 'yes' }
  'fold.found.below': { action: Text; action_kind: 'link' | 'other' | 'picture'; missed_on: Text; named: 'yes' }
  'fold.found.no-button': None
  'fold.fix.below': None
  'render_cost.title': None
  'render_cost.what': None
  'render_cost.why': None
  'render_cost.found.none': None
  'render_cost.found.light': { lacking: 'all' | 'some'; loaded: number; requests: number; size: Text }
  'render_cost.found.pictures-missing': { from: Text; missing: number }
  'render_cost.found.many-requests': { requests: number; size: Text }
  'render_cost.found.heavy': { requests: number; size: Text }
  'render_cost.fix.pictures-missing': None
  'render_cost.fix.many-requests': None
  'render_cost.fix.heavy': None
  'drawing.found.pending': None
  'drawing.found.disabled': None
  'drawing.found.locked': None
  'drawing.found.no-browser': None
  'drawing.found.failed': None
  'drawing.found.ours': None
  'drawing.found.undelivered': { servers: Text }
  'drawing.found.empty': None
  'drawing.found.no-html': None
  'drawing.failed-on': { device: Text; failure: 'costly' | 'crashed' | 'refused' | 'timeout' | 'too_large'; variant: 'dark' | 'images_off' }
  'device.desktop': None
  'device.tablet': None
  'device.mobile': None
  'spf_claims.title': None
  'spf_claims.why': None
  'spf_claims.found.passes': { others: Text; senders: Text }
  'spf_claims.found.never': { others: Text }
  'spf_claims.found.nobody': { others: Text; senders: Text }
  'spf_claims.found.nobody-weak': { others: Text; senders: Text }
  'spf_claims.found.stranger': None
  'spf_claims.found.open': { open: Text; others: Text }
  'spf_claims.found.unanswered': None
  'spf_claims.fix.nobody': None
  'spf_claims.fix.nobody-weak': None
  'spf_claims.fix.stranger': None
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
  'spf_syntax.found.glued-names': { texts: Text }
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
  'spf_syntax.fix.glued-names': None
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
  'spf_lookups.found.near-limit': { count: Text }
  'spf_lookups.found.over': { count: Text }
  'spf_lookups.found.unanswered': { count: number }
  'spf_lookups.fix.near-limit': { costs: Text }
  'spf_lookups.fix.over': { costs: Text }
  'spf_voids.title': None
  'spf_voids.why': None
  'spf_voids.found.none': None
  'spf_voids.found.some': { count: Text; voids: Text }
  'spf_voids.found.over': { count: Text; voids: Text }
  'spf_voids.found.over-family': { count: Text; family: Text; voids: Text }
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
  'spf_reach.found.bounded': { addresses: number; open: number; share: Text }
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
  'spf_verdict.found.pass': { ip: Text; matched: 'yes'; record: Text; sender: Text; term: Text }
  'spf_verdict.found.fail': { ip: Text; matched: 'yes'; record: Text; sender: Text; term: Text }
  'spf_verdict.found.softfail': { ip: Text; sender: Text }
  'spf_verdict.found.neutral': { ip: Text; sender: Text }
  'spf_verdict.found.none': { domain: Text }
  'spf_verdict.found.permerror': { comment: Text; commented: 'yes'; domain: Text }
  'spf_verdict.found.temperror': { ip: Text }
  'spf_verdict.found.not-an-address': { ip: Text }
  'spf_verdict.fix.fail': None
  'spf_verdict.fix.softfail': None
  'spf_verdict.fix.neutral': None
  'spf_verdict.fix.none': None
  'spf_verdict.fix.permerror': None
  'spf.step.correct': { record: Text; term: Text }
  'spf.step.take-out': { record: Text; term: Text }
  'spf.branch': { record: Text; term: Text }
  'spf.branches_and_others': { branches: Text }
  'spf.void': { name: Text; record: Text; term: Text }
  'spf.share': { percent: number }
  'spf.share_below_one': { percent: number }
  'spf.share_tiny': None
  'spf.claim': { name: Text; result: Text }
  'spf.more_claims': { count: number }
  'spf.claim_result.nobody': None
  'spf.claim_result.open': None
  'spf.claim_result.unusable': None
  'spf.claim_own': None
  'multipart.title': None
  'multipart.what': None
  'multipart.why': None
  'multipart.found.alternative': None
  'multipart.found.text-only': None
  'multipart.found.html-only': None
  'multipart.found.empty-text': None
  'multipart.found.not-alternative': None
  'multipart.found.wrong-order': None
  'multipart.found.digest': None
  'multipart.found.encrypted': None
  'multipart.found.opaque-signed': None
  'multipart.found.no-body': None
  'multipart.found.other-body': None
  'multipart.fix.html-only': { sender_name: Text }
  'multipart.fix.empty-text': { sender_name: Text }
  'multipart.fix.not-alternative': None
  'multipart.fix.wrong-order': None
  'multipart.fix.no-body': None
  'multipart.fix.opaque-signed': None
  'multipart.fix.other-body': None
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
  'charset.undeclared-in-header': { html_charset: Text }
  'charset.found.encoded-twice': None
  'charset.found.decode-errors': { detail: Text }
  'charset.found.unknown-charset': { charset: Text }
  'charset.found.misspelled': { charset: Text }
  'charset.found.no-text': None
  'charset.defect.declared-ascii': { charset: Text }
  'charset.defect.unknown': { charset: Text }
  'charset.defect.misspelled': { charset: Text }
  'charset.defect.invalid': { charset: Text }
  'charset.defect.undeclared': None
  'charset.defect.inside': { charset: Text }
  'charset.defect.utf-8': { charset: Text }
  'charset.fix.legacy': None
  'charset.fix.undeclared': None
  'charset.step.declare-in-header': { html_charset: Text }
  'charset.fix.encoded-twice': None
  'charset.fix.decode-errors': None
  'charset.fix.unknown-charset': None
  'charset.fix.misspelled': None
  'transfer_encoding.title': None
  'transfer_encoding.what': None
  'transfer_encoding.why': None
  'transfer_encoding.found.fits': None
  'transfer_encoding.found.base64-text': None
  'transfer_encoding.found.qp-lines-just-over': { length: Text }
  'transfer_encoding.found.long-qp-lines': { length: Text }
  'transfer_encoding.found.eight-bit-in-7bit': None
  'transfer_encoding.found.broken': { detail: Text; where: Text }
  'transfer_encoding.part': { part: Text }
  'transfer_encoding.whole': None
  'transfer_encoding.defect.after-padding': None
  'transfer_encoding.defect.octet': None
  'transfer_encoding.defect.cut-short': None
  'transfer_encoding.defect.equals-sign': None
  'transfer_encoding.defect.multipart': { encoding: Text; type: Text }
  'transfer_encoding.fix.base64-text': None
  'transfer_encoding.fix.long-qp-lines': None
  'transfer_encoding.fix.eight-bit-in-7bit': None
  'transfer_encoding.fix.broken': None
  'html_size.title': None
  'html_size.what': None
  'html_size.why': None
  'html_size.found.small': { size: Text }
  'html_size.found.near-limit': { size: Text }
  'html_size.found.encoded-over-limit': { encoded_size: Text; size: Text }
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
  'attachments.found.only-outlook': { name: Text }
  'attachments.found.blocked-type': { detail: Text; name: Text }
  'attachments.found.double-extension': { detail: Text; name: Text }
  'attachments.found.hidden-direction': { detail: Text }
  'attachments.found.disguised-program': { detail: Text; name: Text }
  'attachments.found.archive-with-blocked': { detail: Text; name: Text }
  'attachments.found.macro-office': { detail: Text; name: Text }
  'attachments.found.encrypted-archive': { name: Text }
  'attachments.found.password-in-text': { name: Text }
  'attachments.found.svg-script': { detail: Text; name: Text }
  'attachments.found.type-mismatch': { detail: Text; name: Text }
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
  'attachments.fix.only-outlook': None
  'attachments.fix.blocked-type': None
  'attachments.fix.disguised-program': None
  'attachments.fix.archive-with-blocked': None
  'attachments.fix.macro-office': None
  'attachments.fix.encrypted-archive': None
  'attachments.fix.password-in-text': None
  'attachments.fix.svg-script': None
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
  'calendar_parts.found.no-method': { inside: Text }
  'calendar_parts.found.no-method-inside': { declared: Text }
  'calendar_parts.found.other-method': { declared: Text; inside: Text }
  'calendar_parts.fix.no-method': { inside: Text }
  'calendar_parts.fix.no-method-inside': { declared: Text }
  'calendar_parts.fix.other-method': { inside: Text }
  'html_nesting.title': None
  'html_nesting.what': None
  'html_nesting.why': None
  'html_nesting.found.balanced': None
  'html_nesting.found.unclosed': { faults: Text; tags: Text }
  'html_nesting.found.misnested': { faults: Text; tags: Text }
  'html_nesting.found.broken-markup': { codes: Text; errors: Text }
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
  'dkim.title': None
  'dkim.what': None
  'dkim.why': None
  'dkim.found.valid': { algorithm: Text; bits: Text; domain: Text }
  'dkim.found.not-aligned': { domain: Text; fromDomain: Text }
  'dkim.found.testing': { domain: Text; selector: Text }
  'dkim.found.length-limit': None
  'dkim.found.headers-not-signed': { missing: Text }
  'dkim.found.short-key': { bits: Text }
  'dkim.found.expired': None
  'dkim.found.unsigned': None
  'dkim.found.key-missing': { domain: Text; selector: Text }
  'dkim.found.body-changed': { domain: Text }
  'dkim.found.signature-mismatch': { domain: Text }
  'dkim.found.weak-key': { bits: Text }
  'dkim.found.sha1': None
  'dkim.found.key-broken': { domain: Text; selector: Text }
  'dkim.found.from-not-signed': None
  'dkim.found.malformed': { comment: Text }
  'dkim.found.cannot-align': { domain: Text; fromDomain: Text }
  'dkim.found.temperror': { domain: Text; selector: Text }
  'dkim.found.changed-since-delivery': { domain: Text }
  'dkim.found.could-not-verify': { comment: Text }
  'dkim.fix.testing': { domain: Text; selector: Text }
  'dkim.fix.length-limit': None
  'dkim.fix.headers-not-signed': { missing: Text }
  'dkim.fix.expired': None
  'dkim.fix.sha1': None
  'dkim.fix.from-not-signed': None
  'dkim.step.new-key': None
  'dkim.step.switch-key': { domain: Text; selector: Text }
  'dkim.step.publish-used': { domain: Text; selector: Text }
  'dkim.step.find-change': None
  'dkim.step.sign-last': None
  'dkim.step.tell-service': { sender_name: Text }
  'dkim.step.compare-key': { domain: Text; selector: Text }
  'dkim.step.tell-signer': { domain: Text }
  'dkim.step.correct-key': { domain: Text; selector: Text }
  'dkim.step.correct-key-faults': { domain: Text; faults: Text; selector: Text }
  'dkim.step.copy-key': None
  'dkim.step.update-signer': None
  'dkim.key-issue.bad-version': None
  'dkim.key-issue.missing-key': None
  'dkim.key-issue.revoked': None
  'dkim.key-issue.pem-armor': None
  'dkim.key-issue.not-base64': None
  'dkim.key-issue.not-a-key': None
  'dkim.key-issue.unknown-key-type': None
  'dkim.key-issue.key-type-mismatch': None
  'dkim.key-issue.no-sha256': None
  'dkim.key-issue.not-for-email': None
  'dkim.key-issue.missing-semicolon': None
  'dkim.key-issue.tag-without-value': None
  'dkim.key-issue.duplicate-tag': None
  'dkim.key-issue.bad-tag-name': None
  'arc.title': None
  'arc.what': None
  'arc.why': None
  'arc.found.pass': { instances: Text }
  'arc.found.fail': { comment: Text }
  'arc.found.none': None
  'arc.found.temperror': None
  'arc.fix.fail': None
  'dmarc.title': None
  'dmarc.what': None
  'dmarc.why': None
  'dmarc.found.pass': { policy: Text }
  'dmarc.found.policy-none': { fromDomain: Text }
  'dmarc.found.testing': { policy: Text }
  'dmarc.found.no-reports': None
  'dmarc.found.removed-tags': { removed: Text }
  'dmarc.found.no-record': { fromDomain: Text }
  'dmarc.found.several-records': { recordDomain: Text; records: number }
  'dmarc.found.record-unusable': { recordDomain: Text }
  'dmarc.found.fail': { fromDomain: Text }
  'dmarc.fail.with-policy': { deed: Text; fromDomain: Text }
  'dmarc.found.cannot-align': { domain: Text; fromDomain: Text; signed: Text }
  'dmarc.found.unanswered': None
  'dmarc.found.spf-unknown': None
  'dmarc.found.dkim-unknown': None
  'dmarc.found.no-from-domain': None
  'dmarc.fix.testing': None
  'dmarc.fix.no-reports': { recordDomain: Text }
  'dmarc.fix.removed-tags': None
  'dmarc.fix.no-record': None
  'dmarc.fix.several-records': { recordDomain: Text }
  'dmarc.fix.record-unusable': { recordDomain: Text }
  'dmarc.deed.none': None
  'dmarc.deed.quarantine': None
  'dmarc.deed.reject': None
  'dmarc.deed.other': { policy: Text }
  'dmarc.signed.by': { signers: Text }
  'dmarc.signed.not': None
  'dmarc.step.add-reports': { recordDomain: Text }
  'dmarc.step.read-reports': None
  'dmarc.step.tighten': None
  'dmarc.step.tie': { fromDomain: Text }
  'bimi.title': None
  'bimi.what': None
  'bimi.why': None
  'bimi.found.missing': { name: Text }
  'bimi.found.declined': None
  'bimi.found.several-records': { name: Text }
  'bimi.found.record-broken': { name: Text }
  'bimi.found.dmarc-not-enforcing': None
  'bimi.found.logo-broken': { fault: Text }
  'bimi.found.certificate-broken': { fault: Text }
  'bimi.found.self-asserted': None
  'bimi.found.verified': None
  'bimi.found.not-verified': None
  'bimi.found.files-unanswered': None
  'bimi.found.dmarc-unknown': None
  'bimi.found.unanswered': None
  'bimi.found.no-from-domain': None
  'bimi.fix.missing': { own_domain: Text }
  'bimi.fix.several-records': { name: Text }
  'bimi.fix.record-broken': { name: Text }
  'bimi.fix.dmarc-not-enforcing': None
  'bimi.fix.logo-broken': None
  'bimi.fix.certificate-broken': None
  'bimi.fix.self-asserted': None
  'spf.title': None
  'spf.what': None
  'spf.why': None
  'spf.found.pass': { domain: Text; ip: Text }
  'spf.pass.unlisted': { ip: Text }
  'spf.found.allows-everyone': { domain: Text; ip: Text }
  'spf.allows-everyone.as-sender': { ip: Text; term: Text }
  'spf.found.softfail': { domain: Text; ip: Text }
  'spf.found.neutral': { domain: Text; ip: Text }
  'spf.found.none-but-signed': { domain: Text }
  'spf.found.none': { domain: Text; ip: Text }
  'spf.found.fail': { domain: Text; ip: Text }
  'spf.found.several-records': { domain: Text; records: number }
  'spf.found.too-many-lookups': { domain: Text; worst: Text }
  'spf.found.permerror': { domain: Text }
  'spf.found.temperror': { domain: Text }
  'spf.found.client-address-private': None
  'spf.found.client-address-unknown': None
  'spf.found.sender-unknown': None
  'spf.fix.several-records': { domain: Text }
  'spf.fix.too-many-lookups': { costs: Text }
  'spf.cost': { cost: Text; term: Text }
  'spf.cost.each': None
  'spf.step.yours': { ip: Text }
  'spf.step.add-service': { domain: Text; sender_name: Text; service_term: Text }
  'spf.step.add-server': { domain: Text }
  'spf.step.one-record': None
  'spf.step.near-miss': { nearMiss: Text }
  'spf.step.publish': { domain: Text }
  'spf.step.name-all': { domain: Text; sender: Text }
  'spf.step.close-sender': { domain: Text; own_term: Text }
  'spf.step.close-behind': { at: Text; domain: Text; own_term: Text }
  'spf.step.close-all': { domain: Text; term: Text }
  'spf.step.close-ranges': { domain: Text }
  'spf.step.close-term': { domain: Text; own_term: Text }
  'spf.step.correct-term': { issue: Text; text: Text }
  'spf.step.dead-term': { record: Text; term: Text }
  'spf.step.correct-record': { comment: Text; domain: Text }
  'spf.step.test-again': None
  'spf.issue.bad-version': None
  'spf.issue.unknown-mechanism': None
  'spf.issue.missing-value': None
  'spf.issue.unexpected-value': None
  'spf.issue.bad-address': None
  'spf.issue.wrong-family': None
  'spf.issue.bad-prefix': None
  'spf.issue.bad-macro': None
  'spf.issue.bad-domain': None
  'spf.issue.duplicate-modifier': None
  'spf.issue.joined-term': None
  'spf.issue.comma': None
  'spf.issue.bare-address': None
  'spf.issue.equals-for-colon': None
  'spf.issue.misspelt-modifier': None
  'spf.issue.url': None
  'spf.issue.everyone': None
  'spf.issue.plus-all': None
  'spf.issue.bad-character': None
  'spf.issue.unreadable': None
  'spf_align.title': None
  'spf_align.what': None
  'spf_align.why': None
  'spf_align.found.aligned': { domain: Text; fromOrg: Text }
  'spf_align.found.only-dkim-aligned': { domain: Text; fromDomain: Text }
  'spf_align.found.not-aligned': { domain: Text; fromDomain: Text }
  'spf_align.found.list-not-aligned': { domain: Text; fromDomain: Text }
  'spf_align.found.dkim-unknown': None
  'spf_align.found.no-from-domain': None
  'spf_align.found.sender-unknown': None
  'spf_align.step.not-urgent': None
  'spf_align.step.either': None
  'spf_align.step.sign': { from_domain: Text }
  'mx.title': None
  'mx.what': None
  'mx.why': None
  'mx.found.receives': { domain: Text }
  'mx.found.address-only': { domain: Text }
  'mx.found.no-inbound': { domain: Text }
  'mx.found.null-mx': { domain: Text }
  'mx.found.unanswered': { domain: Text }
  'mx.found.no-from-domain': None
  'mx.fix.no-inbound': { domain: Text }
  'mx.fix.null-mx': { domain: Text }
  'mta_sts.title': None
  'mta_sts.what': None
  'mta_sts.why': None
  'mta_sts.found.enforced': { domain: Text }
  'mta_sts.found.testing': { domain: Text }
  'mta_sts.found.missing': { domain: Text }
  'mta_sts.found.record-broken': { domain: Text }
  'mta_sts.found.policy-unreachable': { failure: Text; url: Text }
  'mta_sts.found.policy-broken': None
  'mta_sts.found.mode-none': None
  'mta_sts.found.mx-not-covered': { uncovered: Text }
  'mta_sts.found.policy-unanswered': None
  'mta_sts.found.no-inbound': None
  'mta_sts.found.unanswered': None
  'mta_sts.found.no-from-domain': None
  'mta_sts.fix.record-broken': { domain: Text }
  'mta_sts.fix.policy-unreachable': { url: Text }
  'mta_sts.fix.policy-broken': { url: Text }
  'mta_sts.fix.mode-none': None
  'mta_sts.fix.mx-not-covered': { uncovered: Text }
  'mta_sts.fix.missing': { domain: Text; last: Text; mode: Text; servers: Text; version: Text }
  'mta_sts.failure.status': { status: Text }
  'mta_sts.failure.web-page': None
  'mta_sts.failure.too-large': None
  'mta_sts.failure.refused-url': None
  'mta_sts.failure.refused-address': None
  'mta_sts.failure.dns': None
  'mta_sts.failure.dns-unavailable': None
  'mta_sts.failure.tls': None
  'mta_sts.failure.connection': None
  'mta_sts.failure.unreachable': None
  'mta_sts.failure.timeout': None
  'mta_sts.failure.too-many-redirects': None
  'mta_sts.failure.deadline': None
  'tls_rpt.title': None
  'tls_rpt.what': None
  'tls_rpt.why': None
  'tls_rpt.found.valid': { domain: Text }
  'tls_rpt.found.missing': { domain: Text }
  'tls_rpt.found.broken': { domain: Text }
  'tls_rpt.found.several-records': { domain: Text }
  'tls_rpt.found.unanswered': None
  'tls_rpt.found.no-from-domain': None
  'tls_rpt.fix.missing': { domain: Text }
  'tls_rpt.fix.broken': { domain: Text }
  'tls_rpt.fix.several-records': { domain: Text }
  'dnssec_dane.title': None
  'dnssec_dane.what': None
  'dnssec_dane.why': None
  'dnssec_dane.found.dane': { domain: Text }
  'dnssec_dane.found.dnssec': { domain: Text }
  'dnssec_dane.found.absent': { domain: Text }
  'dnssec_dane.found.unanswered': None
  'dnssec_dane.found.no-from-domain': None
  'ip_dnsbl.title': None
  'ip_dnsbl.what': None
  'ip_dnsbl.why': None
  'ip_dnsbl.found.not-listed': { answered: Text; subjects: Text }
  'ip_dnsbl.found.minor-list': { listings: Text }
  'ip_dnsbl.found.listed': { listings: Text }
  'ip_dnsbl.found.client-address-private': None
  'ip_dnsbl.found.client-address-unknown': None
  'ip_dnsbl.step.shared': { sender_name: Text }
  'ip_dnsbl.step.of-service': { sender_name: Text }
  'ip_dnsbl.step.find-cause': None
  'ip_dnsbl.step.clean-list': None
  'domain_dnsbl.title': None
  'domain_dnsbl.what': None
  'domain_dnsbl.why': None
  'domain_dnsbl.found.not-listed': { subjects: Text }
  'domain_dnsbl.found.minor-list': { listings: Text }
  'domain_dnsbl.found.listed': { listings: Text }
  'domain_dnsbl.found.no-domains': None
  'domain_dnsbl.step.find-cause': None
  'listing.on': { lists: Text; subject: Text }
  'listing.on_smaller': { lists: Text; subject: Text }
  'listings.not_answered.large': { all: Text; heard: Text; silent: Text }
  'listings.not_answered.any': { all: Text; heard: Text; silent: Text }
  'listings.not_answered.some': { silent: Text }
  'listings.silent': { lists: Text; why: Text }
  'listings.step.remove-at': { name: Text; removal: Text; subject: Text }
  'listings.step.remove': { name: Text; subject: Text }
  'domain_age.title': None
  'domain_age.what': None
  'domain_age.why': None
  'domain_age.found.established': { days: number; domain: Text; registered: Text }
  'domain_age.found.weeks-old': { days: number; domain: Text; registered: Text }
  'domain_age.found.days-old': { days: number; domain: Text; registered: Text }
  'domain_age.found.no-date': { domain: Text; server: Text }
  'domain_age.found.not-found': { domain: Text; server: Text }
  'domain_age.found.bad-answer': { domain: Text; server: Text }
  'domain_age.found.unanswered': { domain: Text; failure: Text; server: Text }
  'domain_age.found.no-registry': { domain: Text }
  'domain_age.found.no-from-domain': None
  'domain_age.found.not-configured': None
  'domain_age.failure.status': { status: Text }
  'domain_age.failure.timeout': None
  'domain_age.failure.dns': None
  'domain_age.failure.dns-unavailable': None
  'domain_age.failure.tls': None
  'domain_age.failure.unreachable': None
  'domain_age.step.few-first': { domain: Text }
  'domain_age.step.older-domain': None
  'signing.service.mailchimp': None
  'signing.service.mandrill': None
  'signing.service.sendgrid': None
  'signing.service.amazon-ses': None
  'signing.service.mailgun': None
  'signing.service.postmark': None
  'signing.service.mailjet': None
  'signing.service.brevo': None
  'signing.service.hubspot': None
  'signing.service.klaviyo': None
  'signing.service.gmail': None
  'signing.service.microsoft-365': None
  'bounces.service.mailchimp': None
  'bounces.service.mandrill': None
  'bounces.service.sendgrid': None
  'bounces.service.amazon-ses': None
  'bounces.service.mailgun': None
  'bounces.service.postmark': None
  'bounces.service.mailjet': None
  'bounces.service.brevo': None
  'bounces.service.hubspot': None
  'bounces.service.klaviyo': None
  'bounces.service.gmail': None
  'bounces.service.microsoft-365': None
  'signing.step.choose-domain': { domain: Text }
  'signing.step.look-for': { domain: Text; service: Text }
  'signing.step.wait': None
  'signing.step.make-key': None
  'signing.step.publish-key': { host: Text }
  'signing.step.sign-all': { domain: Text }
  'bounces.step.move-from': None
  'bounces.step.look-for': { domain: Text; service: Text }
  'bounces.step.own': { domain: Text }
  'owner.your-domain': None
  'owner.provider': { domain: Text }
  'owner.service': { domain: Text; service: Text }
  'owner.unknown': { domain: Text }
  'owner.other': { domain: Text; from_domain: Text }
  'owner.step.only-its-servers': { owner: Text }
  'owner.step.move-from': None
  'owner.step.add-at': { service: Text }
  'rdns.title': None
  'rdns.what': None
  'rdns.why': None
  'rdns.found.confirmed': { confirmed: Text; ip: Text }
  'rdns.found.generic-name': { confirmed: Text }
  'rdns.found.no-ptr': { ip: Text }
  'rdns.found.no-forward': { ip: Text; names: Text }
  'rdns.found.unanswered': None
  'rdns.found.client-address-private': None
  'rdns.found.client-address-unknown': None
  'rdns.step.ask-provider': { ip: Text; own_domain: Text }
  'rdns.step.address-and-helo': None
  'rdns.step.set-ptr': { ip: Text; own_domain: Text }
  'rdns.step.address': None
  'rdns.step.lead-back': { ip: Text; names: Text }
  'server.step.support': { sender_name: Text }
  'helo.title': None
  'helo.what': None
  'helo.why': None
  'helo.found.resolves': { helo: Text }
  'helo.found.equals-ptr': { helo: Text }
  'helo.found.resolves-elsewhere': { addresses: Text; helo: Text; ip: Text }
  'helo.found.does-not-resolve': { helo: Text }
  'helo.found.address-literal': { helo: Text }
  'helo.found.wrong-literal': { helo: Text; ip: Text }
  'helo.found.bare-address': { helo: Text }
  'helo.found.localhost': { helo: Text }
  'helo.found.bare-word': { helo: Text }
  'helo.found.unanswered': None
  'helo.found.client-address-unknown': None
  'helo.found.client-address-private': None
  'helo.found.no-session': None
  'helo.step.full-name': { own_domain: Text }
  'helo.step.address': { ip: Text }
  'tls.title': None
  'tls.what': None
  'tls.why': None
  'tls.found.modern': { version: Text }
  'tls.found.old-version': { version: Text }
  'tls.found.plaintext': None
  'tls.found.not-offered': None
  'tls.found.relayed': None
  'tls.found.no-session': None
  'tls.fix.old-version': None
  'tls.fix.plaintext': { sender: Text }
  'tls.sending-program': None
  'ipv6_parity.title': None
  'ipv6_parity.what': None
  'ipv6_parity.why': None
  'ipv6_parity.found.covered': { ip: Text }
  'ipv6_parity.found.spf-missing': { ip: Text }
  'ipv6_parity.found.ptr-missing': { ip: Text }
  'ipv6_parity.found.ptr-and-spf-missing': { ip: Text }
  'ipv6_parity.found.ipv4': None
  'ipv6_parity.found.unanswered': None
  'ipv6_parity.found.client-address-unknown': None
  'ipv6_parity.step.set-ptr-and-name': { ip: Text }
  'ipv6_parity.step.set-ptr': { ip: Text }
  'ipv6_parity.step.only-ipv4': None
  'ipv6_parity.step.add-address': { domain: Text; ip: Text }
  'ipv6_parity.step.elsewhere': { bounce: Text; owner: Text }
  'plan.title': { checks: Text }
  'plan.more_checks': { count: number }
  'plan.quoted': { name: Text }
  'plan.nothing': None
  'plan.held': { reasons: Text }
  'plan.problems': { checks: Text; count: number }
  'plan.only_warned': { check: Text }
  'plan.begin.when_time': { effort: 'days' | 'hours' | 'minutes'; title: Text }
  'plan.begin': { effort: 'days' | 'hours' | 'minutes'; title: Text }
  'plan.begin.for_points': { effort: 'days' | 'hours' | 'minutes'; points: number; title: Text }
  'plan.next': { begin: Text }
  'plan.next.partly': { begin: Text; share: number }
  'plan.only_partly': { share: number }
  'plan.again': None
  'plan.more_findings': { count: number }
  'plan.model.timeout': None
  'plan.model.cancelled': None
  'plan.model.unreachable': None
  'plan.model.refused': None
  'plan.model.busy': None
  'plan.model.failed': None
  'plan.model.redirect': None
  'plan.model.too-large': None
  'plan.model.bad-answer': None
  'plan.model.nothing-usable': None
  'test.step.read': None
  'test.step.authenticate': None
  'test.step.authentication': None
  'test.step.reputation': None
  'test.step.headers': None
  'test.step.content': None
  'test.step.rendering': None
  'test.step.score': None
  'check_group.authentication': None
  'check_group.reputation': None
  'check_group.headers': None
  'check_group.content': None
  'check_group.rendering': None
  'score.cap.executable-attachment': None
  'score.cap.dmarc-reject': None
  'score.cap.no-valid-from': None
  'score.cap.spf-and-dkim-fail': None
  'score.cap.blacklisted': None
  'score.cap.link-blacklisted': None
  'score.cap.impersonation': None
  'score.cap.like-callback-fraud': None
  'score.cap.fraud': None
  'score.cap.phishing-link': None
  'score.cap.dmarc-quarantine': None
  'score.cap.gmail-from-elsewhere': None
  'score.cap.not-aligned': None
  'score.cap.not-standard': None
  'score.cap.dmarc-missing': None
  'score.cap.no-reverse-name': None
  'score.cap.hidden-text': None
  'score.cap.learned-spam': None
  'score.cap.spam-filter': None
  'score.cap.dkim-fails': None
  'score.cap.not-encrypted': None
  'score.cap.no-list-unsubscribe': None
  'score.cap.image-only': None
  'score.cap.spf-fails': None
  'score.cap.no-one-click': None
  'score.cap.no-unsubscribe-link': None
  'score.cap.new-domain': None
  'score.cap.dynamic-name': None
  'score.cap.bad-greeting': None
  'score.cap.wrong-date': None
  'score.cap.clipped': None
  'blacklist_role.sending-address': None
  'blacklist_role.from-domain': None
  'blacklist_role.helo': None
  'blacklist_role.dkim-domain': None
  'blacklist_role.bounce-domain': None
  'blacklist_role.link': None
  'score.covers': None
  'score.covers_and_filters': { engines: Text }
  'sender_rules.gmail.title': None
  'sender_rules.gmail.applies': None
  'sender_rules.gmail.not_checked': None
  'sender_rules.gmail-bulk.title': None
  'sender_rules.gmail-bulk.applies': None
  'sender_rules.gmail-bulk.not_checked': None
  'sender_rules.yahoo.title': None
  'sender_rules.yahoo.applies': None
  'sender_rules.yahoo.not_checked': None
  'sender_rules.microsoft.title': None
  'sender_rules.microsoft.applies': None
  'sender_rules.microsoft.not_checked': None
  'requirement.spf_or_dkim': None
  'requirement.spf_pass': None
  'requirement.dkim_pass': None
  'requirement.dmarc_pass': None
  'requirement.from_aligned': None
  'requirement.reverse_dns': None
  'requirement.tls_used': None
  'requirement.message_format': None
  'requirement.not_gmail_from': None
  'requirement.key_length': None
  'requirement.one_click_unsubscribe': None
  'requirement.visible_unsubscribe': None
  'requirement.one_click.not-signed': None
  'requirement.one_click.wrong-value': None
  'requirement.one_click.no-https': None
  'requirement.fault.spf_or_dkim': None
  'requirement.fault.spf_pass': None
  'requirement.fault.dkim_pass': None
  'requirement.fault.dmarc_pass': None
  'requirement.fault.from_aligned': None
  'requirement.fault.reverse_dns': None
  'requirement.fault.tls_used': None
  'requirement.fault.message_format': None
  'requirement.fault.not_gmail_from': None
  'requirement.fault.key_length': None
  'requirement.fault.one_click_unsubscribe': None
  'requirement.fault.visible_unsubscribe': None
  'requirement.fault.one_click.wrong-value': None
  'requirement.fault.one_click.no-https': None
  'requirement.fault.rdns.no-forward': None
  'requirement.fault.from_header.missing': None
  'requirement.fault.from_header.several-fields': None
  'requirement.fault.from_header.several-addresses': None
  'requirement.fault.from_header.malformed': None
  'requirement.fault.date_header.missing': None
  'requirement.fault.date_header.unreadable': None
  'requirement.fault.date_header.far-off': None
  'requirement.fault.message_id.absent': None
  'requirement.fault.message_id.duplicate': None
  'requirement.fault.duplicate_headers.repeated': None
  'requirement.fault.line_length.over-998': None
  'requirement.fault.one_click.not-signed': None
  'requirement.fault.one_click.not-signed-either': None
  'requirement.faults.lacks': { count: number; things: Text }
  'requirement.faults.and_more': { count: number; said: Text }
  'requirement.faults.and_more_missing': { count: number; said: Text }
  'verdict.refused': { reasons: Text }
  'verdict.may_refuse': { bulk: 'no' | 'yes'; count: number; faults: Text; providers: Text }
  'verdict.held': { reasons: Text }
  'verdict.problems': { check: Text; count: number }
  'verdict.smaller': { check: Text; count: number }
  'verdict.fine': None
  'verdict.partly.held': { reasons: Text }
  'verdict.partly.problems': { check: Text; count: number }
  'verdict.partly.smaller': { check: Text; count: number }
  'verdict.partly.fine': None
  'verdict.came': { signed: Text }
  'verdict.came.by': { host: Text; signed: Text }
  'verdict.came.over': { signed: Text; tls: Text }
  'verdict.came.by_over': { host: Text; signed: Text; tls: Text }
  'verdict.came.by_in_plain': { host: Text; signed: Text }
  'verdict.host': { address: Text; host: Text }
  'verdict.host.unnamed': { address: Text }
  'verdict.host.address': { address: Text }
  'verdict.signed_by': { domains: Text }
  'verdict.not_signed': None
  'verdict.none_verified': { count: number }
  'verdict.none_checked': { count: number }
  'verdict.some_checked': None
  'verdict.from_domain': None
  'verdict.authenticated': { domain: Text; how: Text }
  'verdict.authentication_open': { domain: Text }
  'verdict.not_authenticated': { domain: Text }
}

/** Every message. */
export type AnyMessage =
  | { code: 'answer.reset_sent' | 'answer.confirmation_sent' | 'answer.password_set' | 'answer.lost_factor_sent' | 'blacklist.sbl' | 'blacklist.css' | 'blacklist.xbl' | 'blacklist.drop' | 'blacklist.pbl_owner' | 'blacklist.pbl_spamhaus' | 'blacklist.bcl' | 'blacklist.used_in_spam' | 'blacklist.phishing_domain' | 'blacklist.malware_domain' | 'blacklist.botnet_domain' | 'blacklist.abused_in_spam' | 'blacklist.abused_redirector' | 'blacklist.abused_for_phishing' | 'blacklist.abused_for_malware' | 'blacklist.abused_for_botnet' | 'blacklist.asked_about_address' | 'blacklist.stolen_passwords' | 'blacklist.new_today' | 'blacklist.address_in_spam' | 'blacklist.reply_address' | 'blacklist.suspected_reply_address' | 'blacklist.disposable' | 'blacklist.phishing' | 'blacklist.malware' | 'blacklist.click_tracker' | 'blacklist.abuse' | 'blacklist.cracked' | 'blacklist.resolver_blocked' | 'blacklist.black_spammers' | 'blacklist.grey' | 'blacklist.red' | 'blacklist.resolver_refused' | 'blacklist.seen_sending' | 'blacklist.reported_today' | 'blacklist.in_wave' | 'blacklist.worst_reputation' | 'blacklist.very_bad_reputation' | 'blacklist.bad_reputation' | 'blacklist.neutral_reputation' | 'blacklist.good_reputation' | 'blacklist.sent_to_traps' | 'blacklist.seen_by_traps' | 'blacklist.registered_lately' | 'blacklist.network_around' | 'blacklist.network_of_provider' | 'blacklist.backscatter' | 'blacklist.known_no_trust' | 'blacklist.known_low_trust' | 'blacklist.known_medium_trust' | 'blacklist.known_high_trust' | 'blacklist.resolver_asks_too_much' | 'blacklist.black_traps' | 'blacklist.exploit' | 'blacklist.policy_range' | 'blacklist.attacked_lately' | 'blacklist.in_botnet' | 'blacklist.only_spam' | 'blacklist.black_spam' | 'blacklist.brown' | 'blacklist.white' | 'blacklist.yellow' | 'blacklist.not_to_block' | 'blacklist.domain_age' | 'blacklist.open_proxy' | 'blacklist.spam_or_attack' | 'blacklist.no_reverse_name' | 'blacklist.dynamic_name' | 'blacklist.seen_sending_spam' | 'blacklist.tries_passwords' | 'blacklist.sent_spam' | 'blacklist.seen_in_spam' | 'blacklist.key_disabled' | 'blacklist.key_rejected' | 'blacklist.zone_misspelled' | 'blacklist.public_resolver' | 'blacklist.too_many_questions' | 'blacklist.refused' | 'blacklist.no_list_answer' | 'blacklist.resolver_not_allowed' | 'blacklist.not_listed' | 'blacklist.server_refused' | 'blacklist.no_answer' | 'blacklist.no_resolver' | 'blacklist.server_failed' | 'blacklist.lists_everything' | 'blacklist.lists_nothing' | 'blacklist.resting' | 'blacklist.no_ipv6' | 'blacklist.private' | 'blacklist.loopback' | 'blacklist.link-local' | 'blacklist.documentation' | 'blacklist.multicast' | 'blacklist.reserved' | 'blacklist.metadata' | 'blacklist.invalid' | 'blacklist.not_a_domain' | 'blacklist.not_registrable' | 'blacklist.not_an_email' | 'card.label' | 'card.unmeasured' | 'card.not_shared' | 'card.report' | 'card.read' | 'card.gone' | 'card.tagline' | 'card.so_far' | 'card.record.good' | 'card.record.warning' | 'card.record.bad' | 'card.record.no-data' | 'card.record_label' | 'card.record_unknown' | 'card.page.home.title' | 'card.page.home.text' | 'card.page.email-test.title' | 'card.page.email-test.text' | 'card.page.inbox-placement.title' | 'card.page.inbox-placement.text' | 'card.page.email-verifier.title' | 'card.page.email-verifier.text' | 'card.page.email-deliverability.title' | 'card.page.email-deliverability.text' | 'card.page.spf-checker.title' | 'card.page.spf-checker.text' | 'card.page.dkim-checker.title' | 'card.page.dkim-checker.text' | 'card.page.dmarc-checker.title' | 'card.page.dmarc-checker.text' | 'card.page.bimi-checker.title' | 'card.page.bimi-checker.text' | 'card.page.mta-sts-checker.title' | 'card.page.mta-sts-checker.text' | 'card.page.tls-rpt-checker.title' | 'card.page.tls-rpt-checker.text' | 'card.page.domain-blacklist-checker.title' | 'card.page.domain-blacklist-checker.text' | 'card.page.email-blacklist-checker.title' | 'card.page.email-blacklist-checker.text' | 'card.page.ip-blacklist-checker.title' | 'card.page.ip-blacklist-checker.text' | 'card.page.pricing.title' | 'card.page.pricing.text' | 'chat.no_subject' | 'chat.no_score' | 'chat.trial' | 'chat.trial_text' | 'chat.plan_unpaid' | 'chat.open' | 'checker.effect.none_stops' | 'checker.effect.open' | 'checker.role.address' | 'checker.role.domain' | 'checker.role.email' | 'checker.role.own_address' | 'client_report.one.bad' | 'client_report.one.warning' | 'client_report.one.unchecked' | 'client_report.domain' | 'client_report.score' | 'client_report.not_yet' | 'client_report.state.good' | 'client_report.state.warning' | 'client_report.state.bad' | 'client_report.state.absent' | 'client_report.state.no-data' | 'client_report.score_note' | 'client_report.open' | 'client_report.first' | 'client_report.nothing_open' | 'client_report.nothing_known' | 'client_report.changes' | 'client_report.no_changes' | 'client_report.planned' | 'client_report.before' | 'client_report.after' | 'client_report.empty' | 'client_report.unchecked' | 'client_report.no_connection' | 'client_report.foot' | 'client_report.letter.no_pdf' | 'client-fix.css-align-items' | 'client-fix.css-animation' | 'client-fix.css-aspect-ratio' | 'client-fix.css-at-font-face' | 'client-fix.copied-rules' | 'client-fix.extra' | 'client-fix.css-at-media' | 'client-fix.css-at-media-prefers-color-scheme' | 'client-fix.background-picture' | 'client-fix.css-background-size' | 'client-fix.css-border-radius' | 'client-fix.css-box-shadow' | 'client-fix.css-box-sizing' | 'client-fix.css-column-count' | 'client-fix.css-display-flex' | 'client-fix.css-display-grid' | 'client-fix.css-display-none' | 'client-fix.css-filter' | 'client-fix.rows-and-columns' | 'client-fix.css-float' | 'client-fix.px-first' | 'client-fix.css-function-light-dark' | 'client-fix.css-gap' | 'client-fix.css-height' | 'client-fix.css-important' | 'client-fix.css-inset' | 'client-fix.css-justify-content' | 'client-fix.css-left-right-top-bottom' | 'client-fix.css-line-height' | 'client-fix.plain-background' | 'client-fix.css-list-style' | 'client-fix.css-list-style-image' | 'client-fix.css-margin' | 'client-fix.plain-properties' | 'client-fix.css-max-width' | 'client-fix.css-modern-color' | 'client-fix.css-nesting' | 'client-fix.css-object-fit' | 'client-fix.css-opacity' | 'client-fix.css-padding' | 'client-fix.css-position' | 'client-fix.content-in-html' | 'client-fix.css-rgb' | 'client-fix.css-rgba' | 'client-fix.css-text-shadow' | 'client-fix.css-variables' | 'client-fix.css-visibility' | 'client-fix.css-width' | 'client-fix.explanation-missing' | 'client-fix.plain-text' | 'client-fix.html-align' | 'client-fix.html-anchor-links' | 'client-fix.for-screen-readers' | 'client-fix.html-aria-hidden' | 'client-fix.html-aria-live' | 'client-fix.html-audio' | 'client-fix.html-background' | 'client-fix.html-base' | 'client-fix.html-bdi' | 'client-fix.html-body' | 'client-fix.form-on-website' | 'client-fix.content-in-mail' | 'client-fix.html-dir' | 'client-fix.html-doctype' | 'client-fix.html-height' | 'client-fix.html-hidden' | 'client-fix.html-image-maps' | 'client-fix.html-lang' | 'client-fix.html-lists' | 'client-fix.html-loading-attribute' | 'client-fix.html-mailto-links' | 'client-fix.html-marquee' | 'client-fix.html-meta-color-scheme' | 'client-fix.value-as-text' | 'client-fix.html-object' | 'client-fix.html-picture' | 'client-fix.html-pre' | 'client-fix.html-required' | 'client-fix.html-role' | 'client-fix.in-brackets' | 'client-fix.html-semantics' | 'client-fix.html-small' | 'client-fix.html-srcset' | 'client-fix.html-strike' | 'client-fix.html-style' | 'client-fix.html-svg' | 'client-fix.html-target' | 'client-fix.html-valign' | 'client-fix.html-video' | 'client-fix.html-wbr' | 'client-fix.html-width' | 'client-fix.image-apng' | 'client-fix.image-base64' | 'client-fix.image-gif' | 'client-fix.image-svg' | 'client-fix.image-webp' | 'client-fix.any.css' | 'client-fix.any.html' | 'client-fix.any.image' | 'client-fix.any.others' | 'client-support.hidden' | 'ceilings.score' | 'ceilings.reason' | 'measured.curve.total' | 'measured.curve.model' | 'measured.curve.content' | 'measured.head.auc' | 'measured.head.total' | 'measured.head.place' | 'measured.head.flagged' | 'measured.head.found' | 'measured.head.at_one' | 'measured.head.at_five' | 'measured.head.called' | 'measured.head.mails' | 'measured.head.good' | 'measured.head.spam' | 'measured.head.kind' | 'measured.head.judged' | 'measured.head.check' | 'measured.head.good_bulk' | 'measured.head.good_personal' | 'measured.head.language' | 'measured.kind.mailbox-2002' | 'measured.kind.template-transactional' | 'measured.kind.newsletter' | 'measured.kind.real-client-mail' | 'measured.kind.template-mixed' | 'measured.kind.real-newsletter' | 'measured.judged_only' | 'measured.set.modern' | 'measured.set.older' | 'measured.part.train' | 'measured.part.validation' | 'measured.kind.ham-newsletter' | 'measured.kind.ham-shop' | 'measured.kind.ham-transactional' | 'measured.kind.ham-automatic' | 'measured.kind.ham-personal' | 'measured.kind.phish' | 'measured.kind.scam' | 'measured.kind.spam' | 'measured.kind.older-spam' | 'measured.place.us-mailbox' | 'measured.place.open-lists' | 'measured.place.us-newsletters' | 'measured.place.services' | 'measured.place.mailbox-2002' | 'measured.place.older-lists' | 'measured.place.spam-archive' | 'measured.place.bulk-mail' | 'measured.not_told' | 'sending_service.unnamed' | 'domain.section.spf' | 'domain.section.dkim' | 'domain.section.dmarc' | 'domain.section.mx' | 'domain.section.mail-servers' | 'domain.section.mta-sts' | 'domain.section.tls-rpt' | 'domain.section.bimi' | 'domain.section.dnssec' | 'domain.section.nameservers' | 'domain.section.dangling' | 'domain.section.blacklists' | 'domain.section.age' | 'domain.section.look-alikes' | 'domain.optional.mta-sts' | 'domain.optional.tls-rpt' | 'domain.optional.bimi' | 'domain.look_alikes_off' | 'domain.port_25' | 'domain.no_name' | 'domain.signatures' | 'domain.not_judged' | 'domain_paper.today' | 'domain_paper.no_score' | 'domain_paper.publish' | 'domain_paper.publish_none' | 'domain_paper.publish_none_wrong' | 'domain_paper.type' | 'domain_paper.host' | 'domain_paper.value' | 'domain_paper.ttl' | 'domain_paper.form_empty' | 'domain_paper.current' | 'domain_paper.why' | 'domain_paper.risk' | 'domain_paper.undo' | 'domain_paper.undo.add' | 'domain_paper.undo.replace' | 'domain_paper.undo.remove' | 'domain_paper.wrong' | 'domain_paper.steps' | 'domain_paper.published' | 'domain_paper.notable' | 'domain_paper.well' | 'domain_paper.optional' | 'domain_paper.unchecked' | 'domain_paper.parts' | 'domain_paper.foot' | 'domain_paper.explain.spf' | 'domain_paper.explain.dkim' | 'domain_paper.explain.dmarc' | 'domain_paper.explain.mx' | 'domain_paper.explain.mail-servers' | 'domain_paper.explain.mta-sts' | 'domain_paper.explain.tls-rpt' | 'domain_paper.explain.bimi' | 'domain_paper.explain.dnssec' | 'domain_paper.explain.nameservers' | 'domain_paper.explain.dangling' | 'domain_paper.explain.blacklists' | 'domain_paper.explain.age' | 'domain_paper.explain.look-alikes' | 'evidence.address' | 'evidence.all-images' | 'evidence.asks' | 'evidence.attached-page' | 'evidence.copyright' | 'evidence.cut-off' | 'evidence.cut-word' | 'evidence.alternative-is-name' | 'evidence.defect' | 'evidence.form' | 'evidence.html-begins' | 'evidence.html-text-begins' | 'evidence.headers-looked-at' | 'evidence.heading' | 'evidence.hidden-text' | 'evidence.image' | 'evidence.last-lines' | 'evidence.line' | 'evidence.link' | 'evidence.logo' | 'evidence.mixed-scripts' | 'evidence.not-loaded' | 'evidence.no-alternative' | 'evidence.pixel' | 'evidence.plain-text' | 'evidence.plain-text-begins' | 'evidence.preview' | 'evidence.qr-code' | 'evidence.recognized-by' | 'evidence.sentence' | 'evidence.smtp-offered' | 'evidence.shown-and-target' | 'evidence.signature' | 'evidence.size' | 'evidence.telephone' | 'evidence.text' | 'evidence.unreadable-without-background' | 'evidence.word' | 'evidence.root-part' | 'evidence.no-such-record' | 'evidence.no-such-name' | 'evidence.unaskable-name' | 'evidence.other-records' | 'evidence.a-picture' | 'evidence.no-text' | 'evidence.no-target' | 'evidence.link-outcome.broken' | 'evidence.link-outcome.refused' | 'evidence.link-outcome.no-data' | 'evidence.link-outcome.cannot-verify' | 'spf.version' | 'spf.first' | 'spf.first-service' | 'spf.first-parked' | 'spf.merge' | 'spf.repair' | 'spf.change.parked' | 'spf.change.version' | 'spf.change.spaces' | 'spf.change.glued' | 'spf.change.punctuation' | 'spf.change.comma' | 'spf.change.glued-names' | 'spf.change.joined' | 'spf.change.equals' | 'spf.change.address' | 'spf.change.misspelt' | 'spf.change.all-spelling' | 'spf.change.blank' | 'spf.change.doubled' | 'spf.change.mask' | 'spf.change.host' | 'spf.change.bare' | 'spf.change.name' | 'spf.change.url' | 'spf.change.letters' | 'spf.change.prefix' | 'spf.change.duplicate' | 'spf.change.redirect' | 'spf.change.redirect-include' | 'spf.change.missing' | 'spf.change.no-record' | 'spf.change.void' | 'spf.change.loop' | 'spf.change.all-missing' | 'spf.change.all-open' | 'spf.change.all-twice' | 'spf.change.all-last' | 'spf.shorten' | 'spf.shorten-parts' | 'spf.part' | 'spf.change.covered' | 'spf.change.resolved' | 'spf.change.written-out' | 'spf.change.flattened' | 'spf.risk.addresses' | 'spf.risk.covered' | 'spf.answer.sends' | 'spf.answer.sends-name' | 'spf.answer.never' | 'spf.risk.none' | 'spf.risk.hidden' | 'spf.risk.all' | 'spf.risk.dead' | 'spf.risk.merge' | 'spf.risk.parked' | 'spf.risk.first' | 'dkim.v' | 'dkim.k' | 'dkim.k.rsa' | 'dkim.k.ed25519' | 'dkim.p' | 'dkim.p-value' | 'dkim.p.revoked' | 'dkim.t' | 'dkim.h' | 'dkim.s' | 'dkim.n' | 'dkim.g' | 'dkim.repair' | 'dkim.tidy' | 'dkim.join' | 'dkim.move' | 'dkim.remove-doubled' | 'dkim.remove-alias' | 'dkim.risk.alias' | 'dkim.risk.none' | 'dkim.risk.starts' | 'dmarc.v' | 'dmarc.p' | 'dmarc.sp' | 'dmarc.np' | 'dmarc.policy.none' | 'dmarc.policy.quarantine' | 'dmarc.policy.reject' | 'dmarc.adkim' | 'dmarc.aspf' | 'dmarc.mode.r' | 'dmarc.mode.s' | 'dmarc.t' | 'dmarc.t.y' | 'dmarc.t.n' | 'dmarc.psd' | 'dmarc.psd.y' | 'dmarc.psd.n' | 'dmarc.psd.u' | 'dmarc.rua' | 'dmarc.ruf' | 'dmarc.fo' | 'dmarc.pct' | 'dmarc.rf' | 'dmarc.rf-value' | 'dmarc.ri' | 'dmarc.ri-value' | 'dmarc.first' | 'dmarc.permission' | 'dmarc.repair' | 'dmarc.repair-milder' | 'dmarc.merge' | 'dmarc.move' | 'dmarc.close' | 'dmarc.remove-spf' | 'dmarc.remove-misplaced' | 'dmarc.risk.none' | 'dmarc.risk.share' | 'dmarc.risk.starts' | 'dmarc.risk.address' | 'bimi.v' | 'bimi.l' | 'bimi.l-empty' | 'bimi.a' | 'bimi.a-empty' | 'bimi.avp' | 'bimi.avp-empty' | 'bimi.lps' | 'bimi.lps-empty' | 'bimi.first' | 'bimi.repair' | 'bimi.merge' | 'bimi.risk.files' | 'bimi.risk.logo' | 'mta-sts.v' | 'mta-sts.id' | 'mta-sts.first' | 'mta-sts.repair' | 'mta-sts.merge' | 'mta-sts.new-id' | 'mta-sts.risk.file-first' | 'tls-rpt.v' | 'tls-rpt.rua' | 'tls-rpt.repair' | 'tls-rpt.merge' | 'tls-rpt.risk.reports' | 'tls-rpt.risk.address' | 'spf.effect.pass' | 'spf.effect.fail' | 'spf.effect.softfail' | 'spf.effect.neutral' | 'spf.effect_of_several.pass' | 'spf.effect_of_several.fail' | 'spf.effect_of_several.softfail' | 'spf.effect_of_several.neutral' | 'spf.of.itself' | 'spf.mail_for.itself' | 'dkim.flag.y' | 'dkim.flag.s' | 'dmarc.fo.0' | 'dmarc.fo.1' | 'dmarc.fo.d' | 'dmarc.fo.s' | 'dmarc.fo.other' | 'part.separator' | 'part.separator-of-terms' | 'part.unknown' | 'part.unknown-tag' | 'record.remove-alias' | 'record.risk.alias' | 'health.title.database' | 'health.title.queue' | 'health.title.browser' | 'health.title.dns' | 'health.title.smtp' | 'health.title.mailer' | 'health.title.store' | 'health.title.processes' | 'health.title.waiting' | 'health.title.load' | 'health.title.disk' | 'health.title.blacklists' | 'health.title.seeds' | 'health.answers' | 'health.jobs.none' | 'health.jobs.not_ticked' | 'health.jobs.started' | 'health.jobs.ticks' | 'health.browser.off' | 'health.browser.idle' | 'health.browser.missing' | 'health.browser.none' | 'health.receiver.elsewhere' | 'health.receiver.no_port' | 'health.receiver.silent' | 'health.receiver.greets' | 'health.mailer.none' | 'health.mailer.accepts' | 'health.processes.none' | 'health.processes.versions' | 'health.queue.reports' | 'health.queue.pictures' | 'health.queue.lists' | 'health.queue.alerts' | 'health.queue.events' | 'health.queue.mail' | 'health.load.accepts' | 'health.load.backlog' | 'health.load.memory' | 'health.load.event-loop' | 'health.load.concurrency' | 'health.seeds.none' | 'health.lists.none' | 'health.spool.writable' | 'health.spool.see' | 'health.analysis.reads' | 'lint.ignore_without_reason' | 'lint.tag_half' | 'lint.tag_unclosed' | 'lint.tag_stray_end' | 'lint.measured.html_size' | 'lint.measured.message_size' | 'lint.measured.gmail_css' | 'lint.measured.link_count' | 'lint.measured.client_support' | 'lint.measured.subject_length' | 'lists.row_empty' | 'lists.row_no_cell' | 'lists.row_no_at' | 'lists.row_several' | 'lists.row_too_long' | 'lists.row_broken_quotes' | 'lists.pasted' | 'lists.signed_out' | 'lists.not_asked_here' | 'lists.not_now' | 'lists.counted_before' | 'lists.prose' | 'mail.frame.greeting' | 'mail.frame.link' | 'mail.confirm.preview' | 'mail.confirm.heading' | 'mail.confirm.action' | 'mail.confirm.after' | 'mail.reset.preview' | 'mail.reset.heading' | 'mail.reset.action' | 'mail.reset.after' | 'mail.new-address.preview' | 'mail.new-address.heading' | 'mail.new-address.action' | 'mail.new-address.after' | 'mail.address-change-asked.preview' | 'mail.address-change-asked.heading' | 'mail.address-change-asked.action' | 'mail.address-change-asked.after' | 'mail.address-changed.preview' | 'mail.address-changed.heading' | 'mail.address-changed.after' | 'mail.password-changed.preview' | 'mail.password-changed.heading' | 'mail.password-changed.after' | 'mail.two-factor-changed.preview' | 'mail.two-factor-changed.heading' | 'mail.two-factor-changed.after' | 'mail.factor-lost.preview' | 'mail.factor-lost.heading' | 'mail.factor-lost.action' | 'mail.factor-lost.after' | 'mail.key-made.preview' | 'mail.key-made.heading' | 'mail.key-made.after' | 'mail.application-connected.preview' | 'mail.application-connected.heading' | 'mail.application-connected.after' | 'mail.passkey-changed.preview' | 'mail.passkey-changed.heading' | 'mail.passkey-changed.after' | 'mail.exported.preview' | 'mail.exported.heading' | 'mail.exported.after' | 'mail.exported-by-admin.preview' | 'mail.exported-by-admin.heading' | 'mail.address-confirmed.preview' | 'mail.address-confirmed.heading' | 'mail.address-confirmed.after' | 'mail.second-factor-reset.preview' | 'mail.second-factor-reset.heading' | 'mail.rights-changed.preview' | 'mail.rights-changed.heading' | 'mail.account-suspended.preview' | 'mail.account-suspended.heading' | 'mail.account-restored.preview' | 'mail.account-restored.heading' | 'mail.account-restored.after' | 'mail.deletion-scheduled.preview' | 'mail.deletion-scheduled.action' | 'mail.deletion-scheduled.after' | 'mail.deletion-by-admin.preview' | 'mail.deletion-by-admin.action' | 'mail.placement-alert.preview' | 'mail.placement-alert.action' | 'mail.placement-alert.after' | 'mail.webhook-stopped.preview' | 'mail.webhook-stopped.heading' | 'mail.webhook-stopped.text' | 'mail.webhook-stopped.action' | 'mail.webhook-stopped.after' | 'mail.watch-alert.preview' | 'mail.watch-alert.action' | 'mail.watch-alert.after' | 'mail.client-report.preview' | 'mail.client-report.action' | 'mail.client-report.after' | 'mail.report-alert.preview' | 'mail.report-alert.action' | 'mail.report-alert.after' | 'mail.newsletter-alert.preview' | 'mail.newsletter-alert.action' | 'mail.newsletter-alert.after' | 'mail.order-news.preview' | 'mail.order-news.action' | 'mail.order-news.after' | 'mail.mail-resumed.preview' | 'mail.mail-resumed.heading' | 'mail.mail-resumed.after' | 'mail.member-invited.preview' | 'mail.member-invited.heading' | 'mail.member-invited.action' | 'mail.member-invited.after' | 'mail.member-joined.preview' | 'mail.member-joined.heading' | 'mail.member-joined.after' | 'newsletters.silence.fix' | 'orders.off' | 'orders.none' | 'orders.no_invoice' | 'orders.total_changed' | 'orders.worthless' | 'orders.was_granted' | 'orders.was_refused' | 'orders.was_withdrawn' | 'orders.changed' | 'orders.choose_country' | 'orders.prefix' | 'orders.letter.received.next' | 'orders.letter.question.text' | 'orders.letter.refused.text' | 'orders.invoice.number' | 'orders.invoice.date' | 'orders.invoice.order' | 'orders.invoice.seller' | 'orders.invoice.buyer' | 'orders.invoice.what' | 'orders.invoice.amount' | 'orders.invoice.net' | 'orders.invoice.total' | 'operations.no_dead_letter' | 'operations.no_limit' | 'operations.has_account' | 'operations.no_announcement' | 'pictures.none.disabled' | 'pictures.none.none' | 'pictures.none.empty' | 'pictures.none.locked' | 'pictures.none.failed' | 'pictures.failed.unavailable' | 'pictures.failed.crashed' | 'pictures.failed.timeout' | 'pictures.failed.too-large' | 'pictures.failed.refused' | 'pictures.failed.costly' | 'heat_map.not_computed' | 'placement.provider.generic' | 'placement.provider.sim-gmail' | 'placement.provider.sim-outlook' | 'placement.provider.sim-yahoo' | 'placement.provider.sim-icloud' | 'placement.provider.sim-gmx' | 'placement.provider.sim-company' | 'placement.region.worldwide' | 'placement.region.north-america' | 'placement.region.germany' | 'placement.region.france' | 'placement.region.italy' | 'placement.region.czechia' | 'placement.region.russia' | 'placement.region.europe' | 'placement.sign-in.oauth-or-app-password' | 'placement.sign-in.oauth-only' | 'placement.sign-in.app-password' | 'placement.sign-in.mailbox-settings' | 'placement.sign-in.app-specific-password' | 'placement.sign-in.settings-and-two-factor' | 'placement.sign-in.bridge' | 'placement.sign-in.customer-centre' | 'placement.sign-in.other-programs' | 'placement.sign-in.external-programs' | 'placement.sign-in.settings' | 'placement.sign-in.settings-and-app-password' | 'placement.trouble.authentication' | 'placement.trouble.consent' | 'placement.trouble.token' | 'placement.trouble.unreachable' | 'placement.trouble.tls' | 'placement.trouble.timeout' | 'placement.trouble.protocol' | 'placement.trouble.refused-address' | 'placement.trouble.folders' | 'placement.trouble.throttled' | 'placement.trouble.no-key' | 'placement.trouble.switched-off' | 'placement.trouble.removed' | 'placement.trouble.emptied' | 'placement.trouble.no-answer' | 'placement.place.inbox' | 'placement.place.promotions' | 'placement.place.updates' | 'placement.place.social' | 'placement.place.forums' | 'placement.place.other' | 'placement.place.spam' | 'placement.place.missing' | 'placement.row.waiting' | 'placement.row.watched' | 'placement.row.emptied' | 'placement.row.missing' | 'placement.row.refused-without-reason' | 'placement.row.late' | 'placement.row.inbox' | 'placement.row.promotions' | 'placement.row.updates' | 'placement.row.social' | 'placement.row.forums' | 'placement.row.trash' | 'placement.row.archive' | 'placement.row.rule' | 'placement.row.all-mail' | 'placement.row.sent' | 'placement.row.drafts' | 'placement.row.gone' | 'placement.row.decided-inbox' | 'placement.row.decided-junk' | 'placement.microsoft.scl.trusted' | 'placement.microsoft.scl.not-spam' | 'placement.microsoft.scl.spam' | 'placement.microsoft.scl.certain' | 'placement.microsoft.sfv.nspm' | 'placement.microsoft.sfv.spm' | 'placement.microsoft.sfv.blk' | 'placement.microsoft.sfv.skb' | 'placement.microsoft.sfv.sfe' | 'placement.microsoft.sfv.ska' | 'placement.microsoft.sfv.skn' | 'placement.microsoft.sfv.sks' | 'placement.microsoft.sfv.skq' | 'placement.microsoft.sfv.ski' | 'placement.microsoft.cat.none' | 'placement.microsoft.cat.bulk' | 'placement.microsoft.cat.dimp' | 'placement.microsoft.cat.gimp' | 'placement.microsoft.cat.uimp' | 'placement.microsoft.cat.hphsh' | 'placement.microsoft.cat.phsh' | 'placement.microsoft.cat.hspm' | 'placement.microsoft.cat.spm' | 'placement.microsoft.cat.ospm' | 'placement.microsoft.cat.spoof' | 'placement.microsoft.cat.malw' | 'placement.microsoft.cat.amp' | 'placement.microsoft.cat.sap' | 'placement.microsoft.cat.ftbp' | 'placement.microsoft.cat.intos' | 'placement.microsoft.dest.i' | 'placement.microsoft.dest.j' | 'placement.microsoft.dest.c' | 'placement.microsoft.dest.d' | 'placement.microsoft.ofr.spamfilterauthj' | 'placement.microsoft.ofr.spamfilterpass' | 'placement.microsoft.ofr.customrules' | 'placement.microsoft.ofr.exclusivesettings' | 'placement.microsoft.ofr.junkemailrules' | 'placement.microsoft.ipv.nli' | 'placement.microsoft.ipv.cal' | 'placement.microsoft.bcl.none' | 'placement.microsoft.bcl.few' | 'placement.microsoft.bcl.some' | 'placement.microsoft.bcl.many' | 'placement.microsoft.why.failed' | 'placement.microsoft.why.passed' | 'placement.microsoft.why.soft' | 'placement.microsoft.why.unchecked' | 'placement.microsoft.why.bypassed' | 'placement.microsoft.why.own-domain' | 'placement.microsoft.why.history' | 'placement.microsoft.safety-tip' | 'placement.microsoft.two-levels' | 'placement.microsoft.other-folder' | 'placement.filter.provider.spam' | 'placement.filter.provider.clean' | 'placement.filter.provider.unclear' | 'placement.filter.proton.spam' | 'placement.filter.proton.clean' | 'placement.filter.proton.unclear' | 'placement.filter.spamassassin.spam' | 'placement.filter.spamassassin.clean' | 'placement.filter.spamassassin.unclear' | 'placement.filter.rspamd.spam' | 'placement.filter.rspamd.clean' | 'placement.filter.rspamd.unclear' | 'placement.filter.barracuda.spam' | 'placement.filter.barracuda.clean' | 'placement.filter.barracuda.unclear' | 'placement.filter.proofpoint.spam' | 'placement.filter.proofpoint.clean' | 'placement.filter.proofpoint.unclear' | 'placement.filter.score' | 'placement.filter.virus' | 'placement.filter.known-sender' | 'placement.filter.bulk' | 'placement.filter.opaque' | 'placement.filter.raw' | 'placement.filter.yahoo-bulk' | 'placement.filter.yahoo-recipient' | 'placement.filter.proton-origin' | 'placement.filter.cisco' | 'placement.filter.unsure' | 'placement.share.none' | 'placement.share.simulated' | 'placement.share.single' | 'placement.verdict.unreadable' | 'placement.advice.refused.why' | 'placement.advice.authentication.why' | 'placement.advice.unauthenticated.why' | 'placement.advice.tagged.why' | 'placement.advice.spam.why' | 'placement.advice.stray.why' | 'placement.advice.spam-microsoft.why' | 'placement.advice.spam-microsoft.no-reason' | 'placement.advice.moved-to-spam.why' | 'placement.advice.nowhere.title' | 'placement.advice.nowhere.why' | 'placement.advice.missing.why' | 'placement.advice.promotions.why' | 'placement.advice.other-tab.why' | 'placement.advice.other-folder.why' | 'placement.advice.slow.why' | 'placement.advice.unreadable.why' | 'placement.advice.unreadable-simulated.why' | 'placement.advice.fine.title' | 'placement.step.read-reply' | 'placement.step.settle-cause' | 'placement.step.test-again' | 'placement.step.spf' | 'placement.step.dkim' | 'placement.step.dmarc' | 'placement.step.spam-test' | 'placement.step.spam-test-authentication' | 'placement.step.ip-blacklists' | 'placement.step.tell-service' | 'placement.step.cause-first' | 'placement.step.microsoft-values' | 'placement.step.ask-microsoft' | 'placement.step.plain-text' | 'placement.step.domain-blacklists' | 'placement.step.was-sent' | 'placement.step.marker' | 'placement.step.bounces' | 'placement.step.sending-log' | 'placement.step.dropped' | 'placement.step.newsletter' | 'placement.step.own-subdomain' | 'placement.step.personal-mail' | 'placement.step.remove-rule' | 'placement.step.hops' | 'placement.step.deferrals' | 'placement.step.few-addresses' | 'placement.step.ask-operator' | 'placement.step.new-test' | 'placement.step.after-changes' | 'placement.step.filter-rules' | 'placement.step.repeat' | 'placement.step.stray-history' | 'placement.compared.not-before' | 'placement.compared.not-after' | 'placement.compared.none-before' | 'placement.compared.none-after' | 'placement.alert.silence.text' | 'mailbox.disabled' | 'mailbox.untested' | 'mailbox.ok' | 'mailbox.failing' | 'mailbox.not_imap' | 'mailbox.name_too_slow' | 'mailbox.too_many_connections' | 'mailbox.no_inbox' | 'mailbox.bad_header' | 'mailbox.cancelled' | 'mailbox.token_address' | 'trial.text' | 'delivery.no_webhook' | 'delivery.no_key' | 'delivery.no_account' | 'delivery.unconfirmed' | 'delivery.too_many_wait' | 'request.invalid' | 'request.unreadable' | 'request.not_json' | 'request.malformed_json' | 'request.failed' | 'request.no_such_site' | 'request.no_such_call' | 'request.nothing_there' | 'request.from_another_site' | 'request.from_no_page' | 'request.incomplete' | 'request.too_wide' | 'request.outcome_unknown' | 'request.key_of_another_request' | 'request.bad_key' | 'server.mail_waits' | 'server.metrics_token' | 'server.metrics_off' | 'server.only_health' | 'server.error_page_failed' | 'server.back_home' | 'server.it_failed' | 'server.no_mailer' | 'server.too_many_messages' | 'server.too_much_mail' | 'server.blobs_away' | 'server.no_browser' | 'server.not_printed' | 'server.no_font' | 'server.no_pdf' | 'server.seed_key_is_setting' | 'server.secret_is_setting' | 'account.sign_in_first' | 'account.not_by_key' | 'account.admin_needs_factor' | 'account.admins_only' | 'account.token_in_header' | 'account.not_found' | 'admin.own_account' | 'admin.last_admin' | 'admin.suspended_already' | 'admin.not_suspended' | 'admin.admin_already' | 'admin.no_admin' | 'admin.confirm_before' | 'admin.restore_before' | 'admin.deletion_waits' | 'admin.no_deletion' | 'admin.confirmed_already' | 'admin.no_second_factor' | 'account.token_unknown' | 'account.plan_without_api' | 'account.weak_password' | 'account.password_is_address' | 'account.link_over' | 'account.prove_first' | 'account.confirm_first' | 'account.confirm_for_alerts' | 'account.changed_meanwhile' | 'account.password_needed' | 'account.wrong_password_of_account' | 'account.wrong_password' | 'account.too_early' | 'account.no_such_passkey' | 'account.passkey_not_added' | 'account.wrong_passkey' | 'account.two_factor_off' | 'account.two_factor_on' | 'account.scan_first' | 'account.wrong_new_code' | 'account.wrong_code' | 'account.challenge_over' | 'account.nothing_waits' | 'account.address_taken_meanwhile' | 'account.person_needed' | 'account.person_not_proved' | 'account.captcha_away' | 'account.no_captcha_work' | 'account.unknown_time_zone' | 'account.address_taken' | 'account.registration_off' | 'account.no_such_session' | 'account.wrong_credentials' | 'keys.not_found' | 'keys.wrong_network' | 'keys.none_in_plan' | 'keys.only_signed_in' | 'keys.admin_scope' | 'applications.not_found' | 'webhooks.not_found' | 'webhooks.none_in_plan' | 'webhooks.turned_off' | 'webhooks.nothing_to_replay' | 'clients.no_such_link' | 'clients.no_domain' | 'clients.no_month' | 'clients.bad_logo' | 'clients.broken_logo' | 'clients.link_over' | 'billing.disabled' | 'billing.two_taxes' | 'billing.no_such_plan' | 'billing.plan_taken' | 'billing.other_plan_id' | 'billing.plans_are_given' | 'billing.no_stripe' | 'billing.time_to_come' | 'billing.bad_code' | 'billing.payment_begun' | 'billing.just_paid' | 'billing.choose_card' | 'billing.no_such_card' | 'billing.no_such_tax_number' | 'billing.no_open_code' | 'billing.cancel_first' | 'billing.nothing_beside' | 'billing.renewal_would_undo' | 'billing.no_subscription' | 'billing.card_declined' | 'billing.wrong_tax_number' | 'billing.payments_away' | 'billing.payment_due' | 'billing.sums_unseen' | 'billing.sums_changed' | 'billing.not_cancelled' | 'billing.event_too_large' | 'billing.no_event' | 'billing.bad_signature' | 'quota.locked' | 'test.not_found' | 'test.expired' | 'test.no_mail_yet' | 'test.nothing_to_draw' | 'test.not_a_mail' | 'test.no_header' | 'test.choose_file' | 'test.no_such_picture_name' | 'test.no_such_picture' | 'test.picture_not_made' | 'test.too_many_pictures' | 'test.unreadable_mail' | 'test.mail_takes_too_long' | 'test.not_completed' | 'test.no_html' | 'checker.domain_empty' | 'checker.domain_is_address' | 'checker.domain_without_dot' | 'checker.domain_too_long' | 'checker.not_a_domain' | 'checker.no_domains' | 'checker.not_a_selector' | 'checker.not_an_address' | 'checker.not_an_email' | 'verifier.not_found' | 'verifier.expired' | 'verifier.empty' | 'verifier.full' | 'verifier.neither' | 'verifier.shared_domain' | 'verifier.too_many_bounces' | 'list.not_found' | 'list.not_pausable' | 'list.not_resumable' | 'list.none_unknown' | 'list.nothing_there' | 'list.still_reading' | 'list.no_browser' | 'list.workbook' | 'list.not_text' | 'list.no_rows' | 'list.no_rows_below' | 'list.no_column' | 'list.choose_file' | 'placement.not_found' | 'placement.none_yet' | 'placement.no_browser' | 'placement.started' | 'placement.not_completed' | 'placement.no_simulated' | 'placement.no_such_mailbox' | 'placement.no_mailboxes' | 'placement.unavailable' | 'monitor.not_found' | 'monitor.none_in_plan' | 'seed.not_found' | 'seed.secret_needed' | 'seed.provider_name' | 'seed.provider_reserved' | 'seed.host_needed' | 'seed.not_a_host' | 'seed.private_host' | 'seed.one_secret' | 'seed.token_address' | 'seed.address_taken' | 'cli.set_api_key' | 'cli.address_of_instance' | 'cli.imap_address' | 'cli.imap_read_only' | 'cli.imap_not_moved' | 'cli.no_postproof' | 'cli.confirm_forgetting' | 'cli.export_first' | 'field.needed' | 'field.text' | 'field.number' | 'field.whole_number' | 'field.boolean' | 'field.list' | 'field.object' | 'field.not_possible' | 'field.not_as_written' | 'field.web_address' | 'field.https_address' | 'field.id' | 'field.time' | 'field.time_to_come' | 'field.your_email' | 'field.email' | 'field.email_or_domain' | 'field.email_too_long' | 'field.not_an_email' | 'field.email_as' | 'field.choose_password' | 'field.repeat_password' | 'field.passwords_differ' | 'field.your_password' | 'field.present_password' | 'field.your_name' | 'field.tell_name' | 'field.accept_terms' | 'field.code' | 'field.key_name' | 'field.client' | 'field.link_days' | 'field.report_day' | 'field.days' | 'field.seat_role' | 'field.last_day' | 'field.silence_hours' | 'field.name' | 'field.its_name' | 'field.choose_plan' | 'field.suspension_reason' | 'field.slug' | 'field.currency' | 'field.country' | 'field.stripe_price' | 'field.tax_kind' | 'field.tax_number' | 'field.one_day' | 'field.network' | 'field.one_provider' | 'field.provider' | 'field.mailbox' | 'field.control_characters' | 'field.domain_alone' | 'field.what_about' | 'field.link' | 'field.sha256' | 'field.enhanced_code' | 'field.email_or_sha256' | 'field.one_bounce' | 'field.ip' | 'field.port' | 'field.oauth_parts' | 'draft.superseded' | 'draft.too_large' | 'draft.no_pictures' | 'draft.nothing_to_draw' | 'draft.costly' | 'draft.not_drawn_now' | 'field.limit_name' | 'field.limit_network' | 'field.limit_domain' | 'field.limit_days' | 'account.mail_not_stopped' | 'field.announcement_text' | 'field.announcement_end' | 'domain_reports.not_found' | 'domain_reports.no_such_address' | 'domain_reports.no_file' | 'domain_reports.bad_day' | 'watch.not_found' | 'watch.no_domains' | 'watch.none_in_plan' | 'watch.too_soon' | 'watch.same_time' | 'newsletters.not_found' | 'newsletters.none_in_plan' | 'newsletters.no_such_page' | 'seats.own_account' | 'seats.no_such_member' | 'seats.no_such_invitation' | 'seats.no_seat' | 'seats.none_in_plan' | 'seats.day_over' | 'seats.own_address' | 'seats.invited_already' | 'seats.member_already' | 'seats.letters_enough' | 'seats.not_sent' | 'link.outcome.ok' | 'link.outcome.redirects' | 'link.outcome.cannot-verify' | 'link.outcome.broken' | 'link.outcome.refused' | 'link.outcome.no-data' | 'link.failure.refused-url' | 'link.failure.refused-address' | 'link.colon' | 'link.failure.dns' | 'link.failure.dns-unavailable' | 'link.failure.tls' | 'link.failure.connection' | 'link.failure.unreachable' | 'link.failure.timeout' | 'link.failure.too-many-redirects' | 'link.failure.deadline' | 'link.failure.limit' | 'link.failure.missing-part' | 'link.failure.unreadable' | 'link.not_asked.refused-url' | 'link.not_asked.refused-address' | 'link.not_asked.limit' | 'reports.empty' | 'reports.html' | 'reports.plain_text' | 'reports.unknown_format' | 'reports.mail_without' | 'reports.other_xml' | 'reports.other_json' | 'reports.input_cut' | 'reports.output_cut' | 'reports.packed_cut' | 'reports.packed_cut_short' | 'reports.packed_damaged' | 'reports.after_packed' | 'reports.members_cut' | 'reports.zip_empty' | 'reports.zip_encrypted' | 'reports.zip_overlap' | 'reports.doctype' | 'reports.too_many_faults' | 'reports.xml_cut_short' | 'reports.xml_end_tag' | 'reports.xml_tag' | 'reports.xml_entity' | 'reports.xml_character' | 'reports.xml_attribute' | 'reports.xml_other' | 'reports.no_domain' | 'reports.no_rows' | 'reports.no_reporter' | 'reports.no_id' | 'reports.no_period' | 'reports.period_backwards' | 'reports.empty_row' | 'reports.no_policies' | 'reports.json_broken' | 'reports.json_cut_short' | 'reports.json_too_deep' | 'reports.json_too_large' | 'reports.json_after' | 'reports.json_controls' | 'reports.tls_counted_twice' | 'reports.tls.starttls-not-supported' | 'reports.tls.certificate-host-mismatch' | 'reports.tls.certificate-expired' | 'reports.tls.certificate-not-trusted' | 'reports.tls.validation-failure' | 'reports.tls.tlsa-invalid' | 'reports.tls.dnssec-invalid' | 'reports.tls.dane-required' | 'reports.tls.sts-policy-fetch-error' | 'reports.tls.sts-policy-invalid' | 'reports.tls.sts-webpki-invalid' | 'reports.tls.other' | 'reports.tls.fix.starttls-not-supported' | 'reports.tls.fix.certificate-host-mismatch' | 'reports.tls.fix.certificate-expired' | 'reports.tls.fix.certificate-not-trusted' | 'reports.tls.fix.validation-failure' | 'reports.tls.fix.tlsa-invalid' | 'reports.tls.fix.dnssec-invalid' | 'reports.tls.fix.dane-required' | 'reports.tls.fix.sts-policy-fetch-error' | 'reports.tls.fix.sts-policy-invalid' | 'reports.tls.fix.sts-webpki-invalid' | 'reports.tls.fix.other' | 'reports.tls.mend' | 'reports.tls.untold' | 'reports.tls.clear' | 'reports.tls.no_policy' | 'reports.feedback_empty' | 'reports.feedback_no_part' | 'reports.verdict.in-order' | 'reports.verdict.broken' | 'reports.verdict.never-aligned' | 'reports.verdict.forwarded' | 'reports.verdict.stranger' | 'reports.verdict.unclear' | 'reports.notice.silent_todo' | 'reports.next.ask_now' | 'reports.next.fix_now' | 'reports.next.done' | 'reports.next.unknown' | 'reports.not_proved' | 'reports.kept.about_one_mail' | 'reports.kept.too_many_reports' | 'reports.kept.too_many_rows' | 'reports.kept.unreadable' | 'reports.kept.tls_only' | 'reports.collect.no_domain' | 'reports.kept.full' | 'reports.headline.none' | 'setup.skipped' | 'setup.no_data' | 'setup.reports.asks' | 'setup.spf.asks' | 'setup.spf.done' | 'setup.spf.todo' | 'setup.spf.not_needed' | 'setup.dkim.asks' | 'setup.dkim.hidden' | 'setup.dkim.own' | 'setup.dmarc.todo' | 'setup.dmarc.listening' | 'setup.dmarc.enforced' | 'setup.tls_rpt.todo' | 'setup.tls_rpt.done' | 'setup.mta_sts.no_mail' | 'setup.mta_sts.done' | 'setup.mta_sts.file_first' | 'setup.mta_sts.file_how' | 'setup.mta_sts.todo' | 'setup.bimi.later' | 'setup.bimi.ready' | 'setup.bimi.done' | 'site-default.homeDescription' | 'site-default.resultDescription' | 'site-default.loadingDescription' | 'site-default.accountDescription' | 'site-default.loginDescription' | 'site-default.registerDescription' | 'site-default.resetDescription' | 'site-default.confirmDescription' | 'site-default.forgotDescription' | 'verification.status.deliverable' | 'verification.status.risky' | 'verification.status.undeliverable' | 'verification.status.unknown' | 'verification.reason.accepted_email' | 'verification.reason.invalid_email' | 'verification.reason.invalid_domain' | 'verification.reason.no_mx' | 'verification.reason.null_mx' | 'verification.reason.unroutable' | 'verification.reason.no_mailbox' | 'verification.reason.bounced' | 'verification.reason.mailbox_full' | 'verification.reason.mailbox_disabled' | 'verification.reason.catch_all' | 'verification.reason.catch_all_unknown' | 'verification.reason.disposable' | 'verification.reason.role' | 'verification.reason.possible_typo' | 'verification.reason.restricted' | 'verification.reason.greylisted' | 'verification.reason.blocked_by_receiver' | 'verification.reason.temporary_error' | 'verification.reason.unclear_reply' | 'verification.reason.timeout' | 'verification.reason.disconnected' | 'verification.reason.no_connection' | 'verification.reason.utf8_not_offered' | 'verification.reason.dns_unavailable' | 'verification.reason.provider_unverifiable' | 'verification.reason.opted_out' | 'verification.reason.not_asked' | 'verification.advice.accepted_email' | 'verification.advice.invalid_email' | 'verification.advice.invalid_domain' | 'verification.advice.no_mx' | 'verification.advice.null_mx' | 'verification.advice.unroutable' | 'verification.advice.no_mailbox' | 'verification.advice.bounced' | 'verification.advice.mailbox_full' | 'verification.advice.mailbox_disabled' | 'verification.advice.catch_all' | 'verification.advice.catch_all_unknown' | 'verification.advice.disposable' | 'verification.advice.role' | 'verification.advice.possible_typo' | 'verification.advice.restricted' | 'verification.advice.greylisted' | 'verification.advice.blocked_by_receiver' | 'verification.advice.temporary_error' | 'verification.advice.unclear_reply' | 'verification.advice.timeout' | 'verification.advice.disconnected' | 'verification.advice.no_connection' | 'verification.advice.utf8_not_offered' | 'verification.advice.dns_unavailable' | 'verification.advice.provider_unverifiable' | 'verification.advice.opted_out' | 'verification.advice.not_asked' | 'verification.factor.syntax.valid' | 'verification.factor.syntax.invalid' | 'verification.factor.domain.mail' | 'verification.factor.domain.fallback' | 'verification.factor.domain.null-mx' | 'verification.factor.domain.no-domain' | 'verification.factor.domain.no-mail-host' | 'verification.factor.domain.unreachable' | 'verification.factor.domain.no-data' | 'verification.factor.mailbox.accepted' | 'verification.factor.mailbox.catch-all' | 'verification.factor.mailbox.catch-all-unknown' | 'verification.factor.mailbox.no_mailbox' | 'verification.factor.mailbox.disabled' | 'verification.factor.mailbox.full' | 'verification.factor.mailbox.restricted' | 'verification.factor.mailbox.greylisted' | 'verification.factor.mailbox.blocked' | 'verification.factor.mailbox.temporary' | 'verification.factor.mailbox.unclear' | 'verification.factor.mailbox.timeout' | 'verification.factor.mailbox.dropped' | 'verification.factor.mailbox.no_connection' | 'verification.factor.mailbox.no_host' | 'verification.factor.mailbox.utf8_not_offered' | 'verification.factor.mailbox.not_askable' | 'verification.factor.likelihood.person' | 'verification.factor.likelihood.role' | 'verification.factor.likelihood.made-up' | 'verification.factor.likelihood.numbers' | 'verification.factor.likelihood.hosting' | 'verification.factor.likelihood.gateway' | 'verification.factor.likelihood.seen-placement' | 'verification.factor.likelihood.seen-test' | 'verification.factor.own.bounce.no_mailbox' | 'verification.factor.own.bounce.disabled' | 'verification.factor.own.bounce.full' | 'verification.factor.own.seen.placement' | 'verification.factor.own.seen.test' | 'verification.factor.likelihood.fallback' | 'verification.factor.mailbox.not-asked.off' | 'verification.factor.mailbox.not-asked.no-mail' | 'verification.factor.mailbox.not-asked.provider-unverifiable' | 'verification.factor.mailbox.not-asked.accounts-only' | 'verification.factor.mailbox.not-asked.crowded' | 'verification.factor.mailbox.not-asked.opted-out' | 'verification.factor.mailbox.not-asked.backing-off' | 'verification.factor.disposable.high' | 'verification.factor.disposable.old' | 'verification.factor.role' | 'verification.factor.relay' | 'verification.factor.typo' | 'verification.factor.limit.undeliverable' | 'verification.spelling.VALID' | 'verification.spelling.DNSWARN_NO_MX_RECORD' | 'verification.spelling.DNSWARN_NO_RECORD' | 'verification.spelling.RFC5321_TLD' | 'verification.spelling.RFC5321_TLDNUMERIC' | 'verification.spelling.RFC5321_QUOTEDSTRING' | 'verification.spelling.RFC5321_ADDRESSLITERAL' | 'verification.spelling.RFC5321_IPV6DEPRECATED' | 'verification.spelling.CFWS_COMMENT' | 'verification.spelling.CFWS_FWS' | 'verification.spelling.DEPREC_LOCALPART' | 'verification.spelling.DEPREC_FWS' | 'verification.spelling.DEPREC_QTEXT' | 'verification.spelling.DEPREC_QP' | 'verification.spelling.DEPREC_COMMENT' | 'verification.spelling.DEPREC_CTEXT' | 'verification.spelling.DEPREC_CFWS_NEAR_AT' | 'verification.spelling.RFC5322_DOMAIN' | 'verification.spelling.RFC5322_TOOLONG' | 'verification.spelling.RFC5322_LOCAL_TOOLONG' | 'verification.spelling.RFC5322_DOMAIN_TOOLONG' | 'verification.spelling.RFC5322_LABEL_TOOLONG' | 'verification.spelling.RFC5322_DOMAINLITERAL' | 'verification.spelling.RFC5322_DOMLIT_OBSDTEXT' | 'verification.spelling.RFC5322_IPV6_GRPCOUNT' | 'verification.spelling.RFC5322_IPV6_2X2XCOLON' | 'verification.spelling.RFC5322_IPV6_BADCHAR' | 'verification.spelling.RFC5322_IPV6_MAXGRPS' | 'verification.spelling.RFC5322_IPV6_COLONSTRT' | 'verification.spelling.RFC5322_IPV6_COLONEND' | 'verification.spelling.ERR_EXPECTING_DTEXT' | 'verification.spelling.ERR_NOLOCALPART' | 'verification.spelling.ERR_NODOMAIN' | 'verification.spelling.ERR_CONSECUTIVEDOTS' | 'verification.spelling.ERR_ATEXT_AFTER_CFWS' | 'verification.spelling.ERR_ATEXT_AFTER_QS' | 'verification.spelling.ERR_ATEXT_AFTER_DOMLIT' | 'verification.spelling.ERR_EXPECTING_QPAIR' | 'verification.spelling.ERR_EXPECTING_ATEXT' | 'verification.spelling.ERR_EXPECTING_QTEXT' | 'verification.spelling.ERR_EXPECTING_CTEXT' | 'verification.spelling.ERR_BACKSLASHEND' | 'verification.spelling.ERR_DOT_START' | 'verification.spelling.ERR_DOT_END' | 'verification.spelling.ERR_DOMAINHYPHENSTART' | 'verification.spelling.ERR_DOMAINHYPHENEND' | 'verification.spelling.ERR_UNCLOSEDQUOTEDSTR' | 'verification.spelling.ERR_UNCLOSEDCOMMENT' | 'verification.spelling.ERR_UNCLOSEDDOMLIT' | 'verification.spelling.ERR_FWS_CRLF_X2' | 'verification.spelling.ERR_FWS_CRLF_END' | 'verification.spelling.ERR_INVISIBLE' | 'verification.spelling.ERR_CR_NO_LF' | 'verification.domain.mail' | 'verification.domain.null-mx' | 'verification.domain.no-domain' | 'verification.domain.no-mail-host' | 'verification.domain.unreachable' | 'verification.domain.no-data' | 'verification.not_asked.no-mail' | 'verification.not_asked.provider-unverifiable' | 'verification.not_asked.accounts-only' | 'verification.not_asked.crowded' | 'verification.not_asked.opted-out' | 'verification.not_asked.backing-off' | 'verification.off.switched-off' | 'verification.off.not-wanted' | 'verification.off.auditing' | 'verification.off.identity' | 'verification.off.audit' | 'verification.check.syntax' | 'verification.check.opted-out' | 'verification.check.disposable' | 'verification.check.role' | 'verification.check.relay' | 'verification.check.free' | 'verification.check.domain' | 'verification.check.mailbox' | 'verification.check.catch-all' | 'verification.catch_all.unknown' | 'verification.catch_all.yes' | 'verification.catch_all.no' | 'verification.opted_out' | 'verification.not_disposable' | 'verification.no_role' | 'verification.free' | 'verification.accepted' | 'verification.made_up' | 'audit.audit-address.title' | 'audit.audit-address.public' | 'audit.audit-address.unknown' | 'audit.audit-address.not-public' | 'audit.audit-address.invalid' | 'audit.audit-helo.title' | 'audit.audit-helo.own-name' | 'audit.audit-helo.local' | 'audit.audit-helo.address' | 'audit.audit-helo.bare' | 'audit.audit-helo.somebody-else' | 'audit.audit-helo.does-not-resolve' | 'audit.audit-helo.resolves-elsewhere' | 'audit.audit-helo.address-unknown' | 'audit.audit-helo.unanswered' | 'audit.audit-sender.title' | 'audit.audit-sender.own-mailbox' | 'audit.audit-sender.other-domain' | 'audit.audit-sender.not-an-address' | 'audit.audit-sender.takes-no-mail' | 'audit.audit-sender.local' | 'audit.audit-sender.address' | 'audit.audit-sender.bare' | 'audit.audit-sender.somebody-else' | 'audit.audit-sender.unanswered' | 'audit.audit-ptr.title' | 'audit.audit-ptr.confirmed' | 'audit.audit-ptr.no-ptr' | 'audit.audit-ptr.not-confirmed' | 'audit.audit-ptr.address-unknown' | 'audit.audit-ptr.unanswered' | 'audit.audit-spf.title' | 'audit.audit-spf.pass' | 'audit.audit-spf.fail' | 'audit.audit-spf.softfail' | 'audit.audit-spf.neutral' | 'audit.audit-spf.none' | 'audit.audit-spf.permerror' | 'audit.audit-spf.address-unknown' | 'audit.audit-spf.unanswered' | 'audit.audit-port-25.title' | 'audit.audit-port-25.open' | 'audit.audit-port-25.closed' | 'audit.audit-port-25.refused-us' | 'audit.audit-port-25.nobody-to-ask' | 'audit.audit-listings.title' | 'audit.audit-listings.not-listed' | 'audit.audit-listings.listed' | 'audit.audit-listings.listed-minor' | 'audit.audit-listings.nobody-answered' | 'audit.audit-listings.address-unknown' | 'audit.colon' | 'watch.better' | 'watch.better_partly' | 'watch.unstable' | 'watch.mail.nothing' | 'fact.none' | 'any.found.deadline' | 'any.found.check-failed' | 'any.found.not-judged' | 'any.sending-program' | 'any.no-date' | 'bimi_certificate-bundle.title' | 'bimi_certificate-bundle.why' | 'bimi_certificate-bundle.found.bundle-too-large' | 'bimi_certificate-bundle.found.private-key' | 'bimi_certificate-bundle.found.not-pem' | 'bimi_certificate-bundle.found.unreadable' | 'bimi_certificate-bundle.fix.bundle-too-large' | 'bimi_certificate-bundle.fix.too-many' | 'bimi_certificate-bundle.fix.private-key' | 'bimi_certificate-bundle.fix.not-pem' | 'bimi_certificate-bundle.fix.unreadable' | 'bimi_certificate-chain.title' | 'bimi_certificate-chain.why' | 'bimi_certificate-chain.found.self-signed' | 'bimi_certificate-chain.fix.leaf-not-first' | 'bimi_certificate-chain.fix.not-issued-by-next' | 'bimi_certificate-chain.fix.signature-wrong' | 'bimi_certificate-chain.fix.issuer-not-ca' | 'bimi_certificate-chain.fix.path-too-long' | 'bimi_certificate-chain.fix.weak-signature' | 'bimi_certificate-chain.fix.incomplete' | 'bimi_certificate-chain.fix.self-signed' | 'bimi_certificate-chain.fix.root-imitated' | 'bimi_certificate-dates.title' | 'bimi_certificate-dates.why' | 'bimi_certificate-dates.fix.not-yet-valid' | 'bimi_certificate-dates.fix.expired' | 'bimi_certificate-dates.fix.issuer-expired' | 'bimi_certificate-dates.fix.expires-soon' | 'bimi_certificate-purpose.title' | 'bimi_certificate-purpose.why' | 'bimi_certificate-purpose.found.for-marks' | 'bimi_certificate-purpose.found.not-a-mark-certificate' | 'bimi_certificate-purpose.found.issuer-not-for-marks' | 'bimi_certificate-purpose.found.name-constraints' | 'bimi_certificate-purpose.found.pilot-mark' | 'bimi_certificate-purpose.fix.not-a-mark-certificate' | 'bimi_certificate-purpose.fix.issuer-not-for-marks' | 'bimi_certificate-purpose.fix.name-constraints' | 'bimi_certificate-purpose.fix.pilot-mark' | 'bimi_certificate-domain.title' | 'bimi_certificate-domain.why' | 'bimi_certificate-domain.found.no-names' | 'bimi_certificate-domain.fix.no-names' | 'bimi_certificate-domain.fix.other-domain' | 'bimi_certificate-subject.title' | 'bimi_certificate-subject.why' | 'bimi_certificate-subject.fix.unknown-mark-type' | 'bimi_certificate-subject.fix.fields-missing' | 'bimi_certificate-transparency.title' | 'bimi_certificate-transparency.why' | 'bimi_certificate-transparency.found.not-logged' | 'bimi_certificate-transparency.found.timestamps-unreadable' | 'bimi_certificate-transparency.fix.not-logged' | 'bimi_certificate-transparency.fix.timestamps-unreadable' | 'bimi_certificate-revocation.title' | 'bimi_certificate-revocation.why' | 'bimi_certificate-revocation.found.not-revoked' | 'bimi_certificate-revocation.found.revoked' | 'bimi_certificate-revocation.found.no-list' | 'bimi_certificate-revocation.found.issuer-missing' | 'bimi_certificate-revocation.fix.revoked' | 'bimi_certificate-logo.title' | 'bimi_certificate-logo.why' | 'bimi_certificate-logo.found.no-logo' | 'bimi_certificate-logo.found.logo-unreadable' | 'bimi_certificate-logo.found.logo-not-svg' | 'bimi_certificate-logo.found.logo-not-data' | 'bimi_certificate-logo.found.logo-too-large' | 'bimi_certificate-logo.found.logo-not-gzip' | 'bimi_certificate-logo.found.logo-hash-differs' | 'bimi_certificate-logo.found.logo-no-known-hash' | 'bimi_certificate-logo.fix.no-logo' | 'bimi_certificate-logo.fix.logo-unreadable' | 'bimi_certificate-logo.fix.logo-not-svg' | 'bimi_certificate-logo.fix.logo-not-data' | 'bimi_certificate-logo.fix.logo-too-large' | 'bimi_certificate-logo.fix.logo-not-gzip' | 'bimi_certificate-logo.fix.logo-hash-differs' | 'bimi_certificate-logo.fix.logo-no-known-hash' | 'bimi_certificate-logo.fix.logo-not-tiny-ps' | 'certificate.no_mark_type' | 'bimi_svg.title' | 'bimi_svg.why' | 'bimi_svg.found.empty' | 'bimi_svg.found.too-large' | 'bimi_svg.found.not-gzip' | 'bimi_svg.found.not-utf8' | 'bimi_svg.found.no-namespace' | 'bimi_svg.found.no-title' | 'bimi_svg.found.empty-title' | 'bimi_svg.fix.empty' | 'bimi_svg.fix.too-large' | 'bimi_svg.fix.not-gzip' | 'bimi_svg.fix.not-utf8' | 'bimi_svg.fix.bad-encoding' | 'bimi_svg.fix.doctype' | 'bimi_svg.fix.processing-instruction' | 'bimi_svg.fix.not-well-formed' | 'bimi_svg.fix.too-complex' | 'bimi_svg.fix.not-svg' | 'bimi_svg.fix.prefixed-root' | 'bimi_svg.fix.no-namespace' | 'bimi_svg.fix.wrong-namespace' | 'bimi_svg.fix.wrong-version' | 'bimi_svg.fix.wrong-profile' | 'bimi_svg.fix.wrong-value' | 'bimi_svg.fix.no-title' | 'bimi_svg.fix.title-not-first' | 'bimi_svg.fix.several-titles' | 'bimi_svg.fix.empty-title' | 'bimi_svg.fix.text-not-allowed' | 'bimi_svg.fix.element-not-allowed' | 'bimi_svg.fix.attribute-not-allowed' | 'bimi_svg.fix.external-reference' | 'bimi_svg.fix.use-without-href' | 'bimi_svg.fix.use-loop' | 'bimi_svg.fix.use-too-often' | 'bimi_svg-advice.title' | 'bimi_svg-advice.why' | 'bimi_svg-advice.found.long-title' | 'bimi_svg-advice.found.no-view-box' | 'bimi_svg-advice.found.empty-desc' | 'bimi_svg-advice.found.no-background' | 'bimi_svg-advice.found.nothing-painted' | 'bimi_svg-advice.fix.large' | 'bimi_svg-advice.fix.long-title' | 'bimi_svg-advice.fix.placeholder-title' | 'bimi_svg-advice.fix.no-view-box' | 'bimi_svg-advice.fix.odd-view-box' | 'bimi_svg-advice.fix.not-square' | 'bimi_svg-advice.fix.size-not-absolute' | 'bimi_svg-advice.fix.small' | 'bimi_svg-advice.fix.empty-desc' | 'bimi_svg-advice.fix.no-background' | 'bimi_svg-advice.fix.one-color' | 'bimi_svg-advice.fix.nothing-painted' | 'bimi_svg-advice.fix.dangling-reference' | 'svg.no_size' | 'svg.element.script' | 'svg.element.animation' | 'svg.element.media' | 'svg.element.style' | 'svg.element.link' | 'svg.element.effect' | 'svg.element.font' | 'svg.element.structure' | 'svg.element.misplaced' | 'svg.element.foreign' | 'svg.element.unknown' | 'svg.attribute.event' | 'svg.attribute.style' | 'svg.attribute.effect' | 'svg.attribute.link' | 'svg.attribute.data' | 'svg.attribute.foreign' | 'svg.attribute.other' | 'xml.declaration_open' | 'xml.no_version' | 'xml.cdata_end' | 'xml.cdata_open' | 'xml.comment_open' | 'xml.comment_dashes' | 'xml.instruction_open' | 'xml.doctype_open' | 'xml.element_name' | 'xml.attribute_name' | 'xml.space_needed' | 'xml.forbidden_character' | 'xml.no_element' | 'xml.text_outside' | 'xml.second_root' | 'xml.too_many' | 'xml.too_deep' | 'bimi_selector.title' | 'bimi_selector.why' | 'bimi_selector.fix.not-a-name' | 'bimi_record.title' | 'bimi_record.why' | 'bimi_record.fix.missing' | 'bimi_record.fix.several' | 'bimi_record.fix.ignored' | 'bimi_place.title' | 'bimi_place.why' | 'bimi_place.fix.apex' | 'bimi_syntax.title' | 'bimi_syntax.why' | 'bimi_syntax.found.bad-version' | 'bimi_syntax.found.missing-logo' | 'bimi_syntax.found.empty-tag' | 'bimi_syntax.fix.bad-version' | 'bimi_syntax.fix.missing-logo' | 'bimi_syntax.fix.not-https' | 'bimi_syntax.fix.bad-value' | 'bimi_syntax.fix.bad-lps' | 'bimi_syntax.fix.unknown-tag' | 'bimi_syntax.fix.duplicate-tag' | 'bimi_syntax.fix.missing-semicolon' | 'bimi_syntax.fix.tag-without-value' | 'bimi_syntax.fix.bad-tag-name' | 'bimi_syntax.fix.empty-tag' | 'bimi_certificate.title' | 'bimi_certificate.why' | 'bimi_certificate.found.none' | 'bimi_certificate.fix.none' | 'bimi_dmarc.title' | 'bimi_dmarc.why' | 'bimi_dmarc.fix.no-record' | 'bimi_dmarc.fix.unusable' | 'bimi_dmarc.fix.no-policy' | 'bimi_dmarc.fix.policy-none' | 'bimi_dmarc.fix.subdomains-none' | 'bimi_dmarc.fix.testing' | 'bimi_dmarc.fix.partial' | 'bimi_logo-file.title' | 'bimi_logo-file.why' | 'bimi_logo-file.fix.redirect' | 'bimi_logo-file.fix.content-type' | 'bimi_logo-file.fix.status' | 'bimi_logo-file.fix.too-large' | 'bimi_logo-file.fix.tls' | 'bimi_logo-file.fix.dns' | 'bimi_logo-file.fix.refused-address' | 'bimi_logo-file.fix.refused-url' | 'bimi_logo-file.fix.connection' | 'bimi_logo-file.fix.too-many-redirects' | 'bimi_certificate-file.title' | 'bimi_certificate-file.why' | 'bimi_certificate-file.fix.redirect' | 'bimi_certificate-file.fix.content-type' | 'bimi_certificate-file.fix.status' | 'bimi_certificate-file.fix.too-large' | 'bimi_certificate-file.fix.tls' | 'bimi_certificate-file.fix.dns' | 'bimi_certificate-file.fix.refused-address' | 'bimi_certificate-file.fix.refused-url' | 'bimi_certificate-file.fix.connection' | 'bimi_certificate-file.fix.too-many-redirects' | 'bimi_logo-match.title' | 'bimi_logo-match.why' | 'bimi_logo-match.found.same' | 'bimi_logo-match.found.same-but-space' | 'bimi_logo-match.fix.differs' | 'bimi.file_unusable' | 'sender_claim.title' | 'sender_claim.what' | 'sender_claim.why' | 'sender_claim.found.none' | 'sender_claim.found.no-from' | 'sender_claim.asks-or-opens' | 'sender_claim.fix.unproven' | 'lookalike_domain.title' | 'lookalike_domain.what' | 'lookalike_domain.why' | 'lookalike_domain.found.none' | 'lookalike_domain.found.no-domains' | 'link_deception.title' | 'link_deception.what' | 'link_deception.why' | 'link_deception.found.plain' | 'link_deception.found.no-links' | 'link_deception.fix.open-redirect' | 'callback_number.title' | 'callback_number.what' | 'callback_number.why' | 'callback_number.found.none' | 'callback_number.found.no-text' | 'callback_number.fix.disguised-number' | 'callback_number.fix.phone-only' | 'callback_number.fix.alike' | 'money_trap.title' | 'money_trap.what' | 'money_trap.why' | 'money_trap.found.none' | 'money_trap.found.no-from' | 'money_trap.found.extortion' | 'money_trap.found.giveaway' | 'money_trap.found.gift-cards' | 'money_trap.found.boss' | 'money_trap.found.parcel-fee' | 'money_trap.found.advance-fee' | 'money_trap.found.loan' | 'money_trap.found.job' | 'money_trap.fix.extortion' | 'money_trap.fix.giveaway' | 'money_trap.fix.gift-cards' | 'money_trap.fix.boss' | 'money_trap.fix.parcel-fee' | 'money_trap.fix.advance-fee' | 'money_trap.fix.loan' | 'money_trap.fix.job' | 'money_trap.fix.other-mailbox' | 'disguised_text.title' | 'disguised_text.what' | 'disguised_text.why' | 'disguised_text.found.none' | 'disguised_text.found.no-text' | 'disguised_text.fix.tags' | 'disguised_text.fix.invisible' | 'disguised_text.fix.letters' | 'image_text_ratio.title' | 'image_text_ratio.what' | 'image_text_ratio.why' | 'image_text_ratio.found.no-images' | 'image_text_ratio.found.no-html' | 'image_text_ratio.fix.image-heavy' | 'image_text_ratio.fix.mostly-image' | 'image_text_ratio.fix.image-only' | 'image_alt.title' | 'image_alt.what' | 'image_alt.why' | 'image_alt.found.no-images' | 'image_alt.found.no-html' | 'image_alt.fix.some-missing' | 'image_alt.fix.most-missing' | 'image_alt.fix.file-names' | 'image_health.title' | 'image_health.what' | 'image_health.why' | 'image_health.found.no-images' | 'image_health.found.not-asked' | 'image_health.fix.not-loading' | 'image_health.fix.shortener-host' | 'image_health.fix.huge' | 'image_health.fix.large' | 'image_health.fix.total-large' | 'image_health.fix.odd-format' | 'image_health.fix.blank-first-frame' | 'image_health.fix.insecure' | 'image_health.fix.free-host' | 'image_health.fix.not-public' | 'image_health.fix.cannot-verify' | 'image_health.fix.no-size' | 'tracking_pixel.title' | 'tracking_pixel.what' | 'tracking_pixel.why' | 'tracking_pixel.found.none' | 'tracking_pixel.found.no-html' | 'tracking_pixel.fix.many' | 'qr_code.title' | 'qr_code.what' | 'qr_code.why' | 'qr_code.found.none' | 'qr_code.found.no-images' | 'qr_code.found.not-read' | 'qr_code.fix.found' | 'qr_code.fix.listed' | 'link_health.title' | 'link_health.what' | 'link_health.why' | 'link_health.found.not-asked' | 'link_health.found.no-links' | 'link_health.fix.broken' | 'link_health.fix.redirects' | 'link_health.fix.cannot-verify' | 'link_health.fix.not-public' | 'link_domain.title' | 'link_domain.what' | 'link_domain.why' | 'link_domain.found.other-sites' | 'link_domain.found.no-links' | 'link_domain.your-service' | 'link_blocklist.title' | 'link_blocklist.what' | 'link_blocklist.why' | 'link_blocklist.found.no-domains' | 'link_blocklist.see-evidence' | 'link_blocklist.fix.listed' | 'link_blocklist.fix.minor-list' | 'link_count.title' | 'link_count.what' | 'link_count.why' | 'link_count.found.none' | 'link_count.fix.many' | 'link_https.title' | 'link_https.what' | 'link_https.why' | 'link_https.found.no-links' | 'link_https.fix.http' | 'link_shortener.title' | 'link_shortener.what' | 'link_shortener.why' | 'link_shortener.found.none' | 'link_shortener.found.no-links' | 'link_shortener.fix.behind-redirect' | 'link_mismatch.title' | 'link_mismatch.what' | 'link_mismatch.why' | 'link_mismatch.found.none-shown' | 'link_mismatch.found.leads-there' | 'link_mismatch.found.no-links' | 'link_mismatch.fix.other-ending' | 'link_host.title' | 'link_host.what' | 'link_host.why' | 'link_host.found.no-links' | 'link_host.fix.script-url' | 'link_host.fix.data-url' | 'link_host.fix.file-url' | 'link_host.fix.lookalike-host' | 'link_host.fix.credentials' | 'link_host.fix.odd-port' | 'link_empty.title' | 'link_empty.what' | 'link_empty.why' | 'link_empty.found.no-links' | 'link_empty.fix.empty' | 'link_empty.fix.placeholder' | 'link_empty.fix.dead-anchor' | 'mailto_links.title' | 'mailto_links.what' | 'mailto_links.why' | 'mailto_links.found.no-mailto' | 'mailto_links.fix.personal-data' | 'hidden_text.title' | 'hidden_text.what' | 'hidden_text.why' | 'hidden_text.found.none' | 'hidden_text.found.preheader-only' | 'hidden_text.found.no-html' | 'hidden_text.way.hidden' | 'hidden_text.way.display-none' | 'hidden_text.way.zero-size' | 'hidden_text.way.off-screen' | 'hidden_text.way.visibility' | 'hidden_text.way.tiny' | 'hidden_text.way.transparent' | 'hidden_text.way.same-color' | 'hidden_text.fix.some' | 'hidden_text.fix.much' | 'hidden_text.fix.split-words' | 'hidden_text.fix.zero-width' | 'active_content.title' | 'active_content.what' | 'active_content.why' | 'active_content.found.none' | 'active_content.found.web-fonts' | 'active_content.found.no-html' | 'active_content.kind.meta-refresh' | 'active_content.step.script' | 'active_content.step.iframe' | 'active_content.step.object' | 'active_content.step.event-handler' | 'active_content.step.meta-refresh' | 'active_content.step.working-form' | 'active_content.step.external-css' | 'active_content.step.form' | 'active_content.step.input' | 'active_content.step.video' | 'active_content.step.data-image' | 'cta_button.title' | 'cta_button.what' | 'cta_button.why' | 'cta_button.found.none' | 'cta_button.found.no-links' | 'cta_button.found.no-html' | 'cta_button.fix.small' | 'cta_button.fix.image-only' | 'subject_length.title' | 'subject_length.what' | 'subject_length.why' | 'subject_length.found.empty' | 'subject_length.fix.short' | 'subject_length.fix.long' | 'subject_length.fix.empty' | 'subject_style.title' | 'subject_style.what' | 'subject_style.why' | 'subject_style.found.plain' | 'subject_style.found.no-subject' | 'subject_style.trick.hidden-characters' | 'subject_style.trick.lookalike-letters' | 'subject_style.trick.fake-reply' | 'subject_style.trick.capitals' | 'subject_style.trick.exclamation' | 'subject_style.trick.money-signs' | 'subject_style.trick.emoji' | 'subject_style.trick.styled-letters' | 'subject_style.fix.hidden-characters' | 'subject_style.fix.lookalike-letters' | 'subject_style.fix.fake-reply' | 'subject_style.fix.capitals' | 'subject_style.fix.exclamation' | 'subject_style.fix.money-signs' | 'subject_style.fix.emoji' | 'subject_style.fix.styled-letters' | 'preheader.title' | 'preheader.what' | 'preheader.why' | 'preheader.found.from-text' | 'preheader.found.missing' | 'preheader.found.no-body' | 'preheader.fix.short' | 'preheader.fix.missing' | 'preheader.fix.view-in-browser' | 'preheader.fix.template-text' | 'spam_phrases.title' | 'spam_phrases.what' | 'spam_phrases.why' | 'spam_phrases.found.none' | 'spam_phrases.found.no-text' | 'learned_content.title' | 'learned_content.what' | 'learned_content.why' | 'learned_content.found.no-text' | 'learned_content.found.short-text' | 'learned_content.found.unknown-language' | 'learned_content.found.unmeasured-kind' | 'learned_content.fix.somewhat-like-spam' | 'learned_content.fix.like-spam' | 'spam_engine.title' | 'spam_engine.what' | 'spam_engine.why' | 'spam_engine.found.not-configured' | 'spam_engine.found.not-answered' | 'spam_engine.fix.suspicious' | 'spam_engine.fix.spam' | 'template_residue.title' | 'template_residue.what' | 'template_residue.why' | 'template_residue.found.none' | 'template_residue.found.no-text' | 'template_residue.found.written-by-hand' | 'template_residue.step.spelling' | 'template_residue.step.fallback' | 'template_residue.step.campaign' | 'template_residue.step.empty-name' | 'template_residue.step.sample' | 'template_residue.step.hidden' | 'body_unsubscribe.title' | 'body_unsubscribe.what' | 'body_unsubscribe.why' | 'body_unsubscribe.found.hidden' | 'body_unsubscribe.found.word-without-link' | 'body_unsubscribe.found.none' | 'body_unsubscribe.found.looks-like-list-mail' | 'body_unsubscribe.no-target' | 'body_unsubscribe.fix.tiny' | 'body_unsubscribe.fix.low-contrast' | 'body_unsubscribe.fix.hidden' | 'body_unsubscribe.step.legible' | 'body_unsubscribe.step.works' | 'postal_address.title' | 'postal_address.what' | 'postal_address.why' | 'postal_address.found.not-found' | 'postal_address.fix.not-found' | 'language.title' | 'language.what' | 'language.why' | 'language.found.not-recognized' | 'language.found.not-declared' | 'language.found.no-text' | 'language.fix.mixed-scripts' | 'view_online.title' | 'view_online.what' | 'view_online.why' | 'view_online.found.absent' | 'view_online.found.no-html' | 'readability.title' | 'readability.what' | 'readability.why' | 'readability.found.too-little-text' | 'readability.fix.small-print' | 'dkim_key.title' | 'dkim_key.why' | 'dkim_key.found.none-answered' | 'dkim_key.found.wildcard-hides' | 'dkim_key.fix.not-found' | 'dkim_key.fix.not-found-for-message' | 'dkim_key.fix.dangling-alias' | 'dkim_key.fix.several' | 'dkim_key.fix.split' | 'dkim_key.fix.none-guessed' | 'dkim_key.fix.wildcard-hides' | 'dkim_key.fix.bad-selector' | 'dkim_place.title' | 'dkim_place.why' | 'dkim_place.fix.doubled' | 'dkim_syntax.title' | 'dkim_syntax.why' | 'dkim_syntax.fix.bad-version' | 'dkim_syntax.fix.missing-semicolon' | 'dkim_syntax.fix.tag-without-value' | 'dkim_syntax.fix.bad-tag-name' | 'dkim_syntax.fix.duplicate-tag' | 'dkim_syntax.fix.empty-tag' | 'dkim_tags.title' | 'dkim_tags.why' | 'dkim_tags.fix.unknown' | 'dkim_tags.fix.odd-case' | 'dkim_tags.fix.historic-tag' | 'dkim_public-key.title' | 'dkim_public-key.why' | 'dkim_public-key.fix.missing-key' | 'dkim_public-key.fix.revoked' | 'dkim_public-key.fix.not-base64' | 'dkim_public-key.fix.pem-armor' | 'dkim_public-key.fix.cut-off' | 'dkim_public-key.fix.not-a-key' | 'dkim_public-key.fix.ed25519-length' | 'dkim_public-key.fix.ed25519-wrapped' | 'dkim_key-type.title' | 'dkim_key-type.why' | 'dkim_key-type.fix.unknown-key-type' | 'dkim_key-type.fix.key-type-mismatch' | 'dkim_key-type.fix.ed25519-without-k' | 'dkim_strength.title' | 'dkim_strength.why' | 'dkim_strength.fix.weak-key' | 'dkim_strength.fix.short-key' | 'dkim_strength.fix.large-key' | 'dkim_ed25519.title' | 'dkim_ed25519.why' | 'dkim_ed25519.fix.without-rsa' | 'dkim_hashes.title' | 'dkim_hashes.why' | 'dkim_hashes.fix.no-sha256' | 'dkim_hashes.fix.sha1-allowed' | 'dkim_service.title' | 'dkim_service.why' | 'dkim_service.fix.not-for-email' | 'dkim_flags.title' | 'dkim_flags.why' | 'dkim_flags.fix.testing' | 'dkim_flags.fix.strict-identity' | 'dkim_strings.title' | 'dkim_strings.why' | 'dkim_strings.fix.quotes-inside' | 'dkim_strings.fix.backslashes-inside' | 'dkim_signature.title' | 'dkim_signature.why' | 'dkim_signature.fix.fails' | 'dkim_signature.fix.sha1' | 'dkim_signature.fix.expired' | 'dkim_signature.fix.from-not-signed' | 'dkim_signature.fix.identity-outside' | 'dkim_signature.fix.body-length' | 'dkim_signature.fix.not-aligned' | 'dmarc_syntax.title' | 'dmarc_syntax.why' | 'dmarc_syntax.found.empty-tag' | 'dmarc_syntax.fix.bad-version' | 'dmarc_syntax.fix.missing-semicolon' | 'dmarc_syntax.fix.tag-without-value' | 'dmarc_syntax.fix.bad-tag-name' | 'dmarc_syntax.fix.duplicate-tag' | 'dmarc_syntax.fix.empty-tag' | 'dmarc_tags.title' | 'dmarc_tags.why' | 'dmarc_tags.found.policy-not-second' | 'dmarc_tags.fix.policy-not-second' | 'dmarc_tags.fix.odd-case' | 'dmarc_tags.fix.unknown' | 'dmarc_tags.fix.bad-flag' | 'dmarc_subdomains.title' | 'dmarc_subdomains.why' | 'dmarc_subdomains.fix.weaker' | 'dmarc_nonexistent.title' | 'dmarc_nonexistent.why' | 'dmarc_nonexistent.fix.weaker' | 'dmarc_test-mode.title' | 'dmarc_test-mode.why' | 'dmarc_test-mode.found.testing' | 'dmarc_test-mode.fix.testing' | 'dmarc_psd.title' | 'dmarc_psd.why' | 'dmarc_psd.found.ordinary-domain' | 'dmarc_psd.found.suffix' | 'dmarc_psd.found.own-organization' | 'dmarc_psd.fix.ordinary-domain' | 'dmarc_removed.title' | 'dmarc_removed.why' | 'dmarc_removed.fix.removed-tag' | 'dmarc_removed.fix.size-suffix' | 'dmarc_alignment.title' | 'dmarc_alignment.why' | 'dmarc_alignment.fix.bad-mode' | 'dmarc_alignment.fix.strict-mismatch' | 'dmarc_alignment.fix.unaligned' | 'dmarc_failure-reports.title' | 'dmarc_failure-reports.why' | 'dmarc_failure-reports.found.without-ruf' | 'dmarc_failure-reports.fix.bad-option' | 'dmarc_failure-reports.fix.contradiction' | 'dmarc_failure-reports.fix.without-ruf' | 'dmarc_reports.title' | 'dmarc_reports.why' | 'dmarc_reports.found.missing-rua' | 'dmarc_reports.found.empty-uri' | 'dmarc_reports.fix.many' | 'dmarc_reports.fix.missing-rua' | 'dmarc_reports.fix.bare-address' | 'dmarc_reports.fix.bad-uri' | 'dmarc_reports.fix.uri-scheme' | 'dmarc_reports.fix.empty-uri' | 'dmarc_record.title' | 'dmarc_record.why' | 'dmarc_record.fix.missing' | 'dmarc_record.fix.several' | 'dmarc_record.fix.unusable' | 'dmarc_record.fix.ignored' | 'dmarc_claims.title' | 'dmarc_claims.why' | 'dmarc_claims.fix.delivered' | 'dmarc_policy.title' | 'dmarc_policy.why' | 'dmarc_policy.found.absent-acts-as-none' | 'dmarc_policy.found.absent' | 'dmarc_policy.fix.none' | 'dmarc_policy.fix.absent-acts-as-none' | 'dmarc_policy.fix.invalid-acts-as-none' | 'dmarc_policy.fix.absent' | 'dmarc_policy.fix.invalid' | 'dmarc_parked.title' | 'dmarc_parked.why' | 'dmarc_parked.found.closed' | 'dmarc_parked.found.open' | 'dmarc_parked.fix.open' | 'dmarc_report-authorization.title' | 'dmarc_report-authorization.why' | 'dmarc_report-mailbox.title' | 'dmarc_report-mailbox.why' | 'dmarc_boundary.title' | 'dmarc_boundary.why' | 'dmarc_place.title' | 'dmarc_place.why' | 'dmarc_place.fix.apex' | 'dmarc_place.fix.doubled-label' | 'dmarc_place.fix.doubled-domain' | 'dmarc_place.fix.spf-text' | 'dmarc_place.fix.spf-double' | 'dmarc.treatment.none' | 'dmarc.treatment.quarantine' | 'dmarc.treatment.reject' | 'domain_mx.title' | 'domain_mx.why' | 'domain_mx-hosts.title' | 'domain_mx-hosts.why' | 'domain_port.title' | 'domain_port.why' | 'domain_greeting.title' | 'domain_greeting.why' | 'domain_starttls.title' | 'domain_starttls.why' | 'domain_certificate.title' | 'domain_certificate.why' | 'domain_policy.title' | 'domain_policy.why' | 'domain_dane.title' | 'domain_dane.why' | 'domain_reverse.title' | 'domain_reverse.why' | 'domain_ns.title' | 'domain_ns.why' | 'domain_ns.fix.single' | 'domain_ns-hosts.title' | 'domain_ns-hosts.why' | 'domain_ns-network.title' | 'domain_ns-network.why' | 'domain_ns-network.fix.one-network' | 'domain_soa.title' | 'domain_soa.why' | 'domain_caa.title' | 'domain_caa.why' | 'domain_dnssec.title' | 'domain_dnssec.why' | 'domain_dangling.title' | 'domain_dangling.why' | 'domain_dangling.found.none' | 'domain_dangling.found.not-checked' | 'domain_keys.title' | 'domain_keys.why' | 'domain_lists.title' | 'domain_lists.why' | 'domain_lists.found.none-answered' | 'domain_registered.title' | 'domain_registered.why' | 'domain_registered.found.not-configured' | 'domain_expires.title' | 'domain_expires.why' | 'domain_look-alikes.title' | 'domain_look-alikes.why' | 'from_header.title' | 'from_header.what' | 'from_header.why' | 'from_header.found.missing' | 'from_header.fix.several-addresses' | 'from_header.fix.name-holds-address' | 'from_header.fix.name-holds-lookalike' | 'freemail_from.title' | 'freemail_from.what' | 'freemail_from.why' | 'freemail_from.found.no-from' | 'freemail_from.fix.free-mail' | 'reply_to.title' | 'reply_to.what' | 'reply_to.why' | 'reply_to.found.absent' | 'reply_to.found.same-organization' | 'reply_to.found.list' | 'reply_to.found.unreadable' | 'reply_to.found.no-from' | 'return_path.title' | 'return_path.what' | 'return_path.why' | 'return_path.found.empty' | 'return_path.found.empty-bulk' | 'return_path.found.no-envelope' | 'to_header.title' | 'to_header.what' | 'to_header.why' | 'to_header.found.one' | 'to_header.found.undisclosed' | 'to_header.found.absent' | 'to_header.found.unreadable' | 'to_header.fix.undisclosed' | 'to_header.fix.absent' | 'to_header.fix.many' | 'to_header.fix.unreadable' | 'address-list.stray-semicolon' | 'address-list.stray-colon' | 'address-list.open-group' | 'address-list.open-comment' | 'address-list.open-angle' | 'address-list.open-literal' | 'address-list.open-quotes' | 'address-list.two-angles' | 'address-list.text-after' | 'address-list.incomplete' | 'date_header.title' | 'date_header.what' | 'date_header.why' | 'date_header.found.missing' | 'date_header.found.unreadable' | 'date_header.fix.missing' | 'date_header.fix.unreadable' | 'date_header.fix.future' | 'date_header.fix.old' | 'date_header.fix.far-off' | 'message_id.title' | 'message_id.what' | 'message_id.why' | 'message_id.found.valid' | 'message_id.found.absent' | 'message_id.found.malformed' | 'message_id.found.no-domain' | 'message_id.fix.duplicate' | 'duplicate_headers.title' | 'duplicate_headers.what' | 'duplicate_headers.why' | 'duplicate_headers.found.none' | 'line_length.title' | 'line_length.what' | 'line_length.why' | 'line_length.fix.header-over-78' | 'line_length.fix.over-998' | 'line_length.fix.raw-eight-bit' | 'header_encoding.title' | 'header_encoding.what' | 'header_encoding.why' | 'header_encoding.found.valid' | 'header_encoding.found.needless-base64' | 'header_encoding.fix.needless-base64' | 'header_encoding.fix.raw-eight-bit' | 'header_encoding.fix.raw-utf8' | 'header_encoding.fix.broken-words' | 'header_encoding.fix.quoted-word' | 'header_encoding.fix.misspelled-charset' | 'header_encoding.fix.control-characters' | 'auto_headers.title' | 'auto_headers.what' | 'auto_headers.why' | 'auto_headers.found.sane' | 'auto_headers.found.precedence-junk' | 'auto_headers.fix.auto-submitted-newsletter' | 'auto_headers.fix.precedence-junk' | 'header_leaks.title' | 'header_leaks.what' | 'header_leaks.why' | 'header_leaks.found.none' | 'header_leaks.found.internal-address' | 'header_leaks.fix.script' | 'received_chain.title' | 'received_chain.what' | 'received_chain.why' | 'received_chain.found.unreadable' | 'received_chain.found.none' | 'received_chain.fix.many-hops' | 'received_chain.fix.clock-skew' | 'received_chain.fix.unreadable' | 'esp_fingerprint.title' | 'esp_fingerprint.what' | 'esp_fingerprint.why' | 'esp_fingerprint.found.not-recognized' | 'foreign_verdicts.title' | 'foreign_verdicts.what' | 'foreign_verdicts.why' | 'foreign_verdicts.found.none' | 'foreign_verdicts.fix.forged' | 'list_unsubscribe.title' | 'list_unsubscribe.what' | 'list_unsubscribe.why' | 'list_unsubscribe.found.https-and-mailto' | 'list_unsubscribe.found.https' | 'list_unsubscribe.found.http-only' | 'list_unsubscribe.found.mailto-only' | 'list_unsubscribe.found.mailto' | 'list_unsubscribe.found.encoded-words' | 'list_unsubscribe.found.folded' | 'list_unsubscribe.found.missing' | 'list_unsubscribe.found.looks-like-list-mail' | 'list_unsubscribe.fix.http-only' | 'list_unsubscribe.fix.folded' | 'list_unsubscribe.step.post' | 'list_unsubscribe.step.address' | 'list_unsubscribe.step.sign' | 'list_unsubscribe.service.mailchimp' | 'list_unsubscribe.service.mandrill' | 'list_unsubscribe.service.brevo' | 'list_unsubscribe.service.klaviyo' | 'list_unsubscribe.service.hubspot' | 'list_unsubscribe.service.sendgrid' | 'list_unsubscribe.service.amazon-ses' | 'list_unsubscribe.service.mailgun' | 'list_unsubscribe.service.postmark' | 'list_unsubscribe.service.mailjet' | 'one_click.title' | 'one_click.what' | 'one_click.why' | 'one_click.found.complete' | 'one_click.found.complete-untried' | 'one_click.found.missing' | 'one_click.found.looks-like-list-mail' | 'one_click.found.wrong-value' | 'one_click.found.no-https' | 'one_click.found.not-signed' | 'one_click.found.signature-unknown' | 'one_click.fix.wrong-value' | 'one_click.fix.endpoint-redirects' | 'one_click.fix.endpoint-refuses' | 'one_click.step.signed-headers' | 'one_click.step.before-signing' | 'one_click.step.dkim-first' | 'list_id.title' | 'list_id.what' | 'list_id.why' | 'list_id.found.missing' | 'list_id.found.malformed' | 'list-mail.one-person' | 'list-mail.way-out' | 'list-mail.web-version' | 'list-mail.no-person' | 'list-mail.file' | 'list-uri.encoded' | 'list-uri.no-brackets' | 'list-uri.no-comma' | 'list-uri.empty' | 'mail-kind.label.personal' | 'mail-kind.label.transactional' | 'mail-kind.label.automatic-answer' | 'mail-kind.label.bounce' | 'mail-kind.label.report' | 'mail-kind.label.invitation' | 'mail-kind.label.encrypted' | 'mail-kind.label.list-post' | 'mail-kind.label.subscribers' | 'mail-kind.label.cold-outreach' | 'mail-kind.why.nothing-else' | 'mta-sts_record.title' | 'mta-sts_record.why' | 'mta-sts_record.found.not-needed' | 'mta-sts_record.fix.missing' | 'mta-sts_record.fix.several' | 'mta-sts_record.fix.ignored' | 'mta-sts_syntax.title' | 'mta-sts_syntax.why' | 'mta-sts_syntax.found.bad-version' | 'mta-sts_syntax.found.missing-id' | 'mta-sts_syntax.found.empty-tag' | 'mta-sts_syntax.fix.bad-version' | 'mta-sts_syntax.fix.missing-id' | 'mta-sts_syntax.fix.bad-id' | 'mta-sts_syntax.fix.missing-semicolon' | 'mta-sts_syntax.fix.tag-without-value' | 'mta-sts_syntax.fix.bad-tag-name' | 'mta-sts_syntax.fix.duplicate-tag' | 'mta-sts_syntax.fix.empty-tag' | 'mta-sts_policy.title' | 'mta-sts_policy.why' | 'mta-sts_policy.fix.redirect' | 'mta-sts_policy.fix.status' | 'mta-sts_policy.fix.too-large' | 'mta-sts_policy.fix.web-page' | 'mta-sts_policy.fix.tls' | 'mta-sts_policy.fix.host' | 'mta-sts_policy.fix.connection' | 'mta-sts_content-type.title' | 'mta-sts_content-type.why' | 'mta-sts_content-type.fix.not-plain-text' | 'mta-sts_policy-syntax.title' | 'mta-sts_policy-syntax.why' | 'mta-sts_policy-syntax.found.byte-order-mark' | 'mta-sts_policy-syntax.found.missing-version' | 'mta-sts_policy-syntax.found.missing-mode' | 'mta-sts_policy-syntax.found.missing-max-age' | 'mta-sts_policy-syntax.found.missing-mx' | 'mta-sts_policy-syntax.fix.byte-order-mark' | 'mta-sts_policy-syntax.fix.bad-line' | 'mta-sts_policy-syntax.fix.duplicate-key' | 'mta-sts_policy-syntax.fix.bad-version' | 'mta-sts_policy-syntax.fix.missing-version' | 'mta-sts_policy-syntax.fix.bad-mode' | 'mta-sts_policy-syntax.fix.missing-mode' | 'mta-sts_policy-syntax.fix.missing-max-age' | 'mta-sts_policy-syntax.fix.bad-mx' | 'mta-sts_policy-syntax.fix.missing-mx' | 'mta-sts_max-age.title' | 'mta-sts_max-age.why' | 'mta-sts_max-age.fix.short-max-age' | 'mta-sts_max-age.fix.bad-max-age' | 'mta-sts_mode.title' | 'mta-sts_mode.why' | 'mta-sts_mode.found.enforce' | 'mta-sts_mode.found.testing' | 'mta-sts_mode.found.none' | 'mta-sts_mode.fix.testing' | 'mta-sts_mode.fix.none' | 'mta-sts_mx.title' | 'mta-sts_mx.why' | 'mta-sts_mx.found.no-mail' | 'mta-sts_mx.found.unanswered' | 'mta-sts_mx.fix.not-covered' | 'mta-sts_dane.title' | 'mta-sts_dane.why' | 'name_domain.title' | 'name_domain.why' | 'name_domain.fix.missing' | 'name_servers.title' | 'name_servers.why' | 'name_servers.fix.disagree' | 'name_wildcard.title' | 'name_wildcard.why' | 'name_wildcard.fix.wildcard' | 'name_alias.title' | 'name_alias.why' | 'name_other-text.title' | 'name_other-text.why' | 'name_other-text.fix.other-text' | 'name_characters.title' | 'name_characters.why' | 'name_characters.found.curly-quotes' | 'name_characters.found.control' | 'name_characters.found.non-ascii' | 'name_characters.fix.curly-quotes' | 'name_characters.fix.control' | 'name_characters.fix.non-ascii' | 'name_answer.title' | 'name_answer.why' | 'failure.refused-url' | 'failure.refused-address' | 'failure.dns' | 'failure.dns-unavailable' | 'failure.tls' | 'failure.connection' | 'failure.unreachable' | 'failure.timeout' | 'failure.too-many-redirects' | 'failure.not-asked' | 'failure.unanswered' | 'failure.too-large' | 'failure.unreadable' | 'failure.not-signed-by-issuer' | 'failure.outdated' | 'client_support.title' | 'client_support.what' | 'client_support.why' | 'client_support.found.no-html' | 'client_support.step.table' | 'client_support.step.bad-href' | 'client_support.step.new-outlook-media' | 'client_support.step.auto-links' | 'client_support.step.dark-white' | 'client_support.step.cid-width' | 'client_support.step.img-class' | 'client_support.step.important-space' | 'client_support.step.class-edge' | 'client_support.step.samsung-width' | 'gmail_css.title' | 'gmail_css.what' | 'gmail_css.why' | 'gmail_css.found.no-html' | 'gmail_css.found.no-style' | 'gmail_css.hazard.past-limit' | 'gmail_css.hazard.nested-at-rule' | 'gmail_css.hazard.spaced-color' | 'gmail_css.hazard.escaped-selector' | 'gmail_css.hazard.media-range' | 'gmail_css.hazard.bad-selector' | 'gmail_css.hazard.color-in-attribute' | 'gmail_css.hazard.in-body' | 'gmail_css.step.past-limit' | 'gmail_css.step.nested-at-rule' | 'gmail_css.step.spaced-color' | 'gmail_css.step.escaped-selector' | 'gmail_css.step.media-range' | 'gmail_css.step.bad-selector' | 'gmail_css.step.color-in-attribute' | 'gmail_css.step.in-body' | 'outlook_word.title' | 'outlook_word.what' | 'outlook_word.why' | 'outlook_word.found.no-html' | 'outlook_word.found.safe' | 'outlook_word.step.columns' | 'outlook_word.step.unreadable' | 'outlook_word.step.max-width' | 'outlook_word.step.flex-row' | 'outlook_word.step.conditional-escaped' | 'outlook_word.step.conditional-cut' | 'outlook_word.step.style-order' | 'outlook_word.step.vml-prefix' | 'outlook_word.step.picture-width' | 'outlook_word.step.cell-margin' | 'outlook_word.step.image-cut' | 'outlook_word.step.ghosts-stripped' | 'outlook_word.step.hidden-table' | 'rtl.title' | 'rtl.what' | 'rtl.why' | 'rtl.found.no-html' | 'rtl.found.left-to-right' | 'rtl.found.set' | 'rtl.found.missing' | 'rtl.fix.missing' | 'rtl.fix.partly' | 'responsive.title' | 'responsive.what' | 'responsive.why' | 'responsive.fix.overflow' | 'responsive.fix.shrunk' | 'responsive.fix.cut-off' | 'responsive.fix.tiny-text' | 'responsive.fix.small-text' | 'responsive.fix.small-targets' | 'dark_mode.title' | 'dark_mode.what' | 'dark_mode.why' | 'dark_mode.found.not-declared' | 'dark_mode.found.scheme-missing' | 'dark_mode.found.no-text' | 'dark_mode.found.not-measurable' | 'dark_mode.fix.dim' | 'dark_mode.fix.unreadable' | 'dark_mode.fix.turned-over' | 'dark_mode.fix.picture-lost' | 'dark_mode.fix.not-declared' | 'dark_mode.fix.scheme-missing' | 'images_off.title' | 'images_off.what' | 'images_off.why' | 'images_off.found.no-pictures' | 'images_off.found.action-lost' | 'images_off.fix.nothing' | 'images_off.fix.mostly-lost' | 'images_off.fix.partly' | 'images_off.fix.alt-only' | 'images_off.fix.text-lost' | 'images_off.fix.action-lost' | 'images_off.fix.main-action-lost' | 'accessibility.title' | 'accessibility.what' | 'accessibility.why' | 'accessibility.found.clean' | 'accessibility.found.not-run' | 'accessibility.other.alternative-texts' | 'accessibility.other.language' | 'accessibility.other.title' | 'accessibility.other.link-sizes' | 'accessibility.other.forms' | 'accessibility.other.frames' | 'accessibility.problem.headings' | 'accessibility.problem.language' | 'accessibility.problem.lists' | 'accessibility.problem.table-headers' | 'accessibility.problem.aria' | 'accessibility.problem.motion' | 'accessibility.fix.contrast' | 'accessibility.fix.link-name' | 'accessibility.fix.contrast-few' | 'accessibility.fix.headings' | 'accessibility.fix.language' | 'accessibility.fix.lists' | 'accessibility.fix.color-only-links' | 'accessibility.fix.table-headers' | 'accessibility.fix.aria' | 'accessibility.fix.motion' | 'accessibility.fix.other' | 'accessibility.fix.layout-tables' | 'accessibility.fix.vague-links' | 'fold.title' | 'fold.what' | 'fold.why' | 'fold.found.no-button' | 'fold.fix.below' | 'render_cost.title' | 'render_cost.what' | 'render_cost.why' | 'render_cost.found.none' | 'render_cost.fix.pictures-missing' | 'render_cost.fix.many-requests' | 'render_cost.fix.heavy' | 'drawing.found.pending' | 'drawing.found.disabled' | 'drawing.found.locked' | 'drawing.found.no-browser' | 'drawing.found.failed' | 'drawing.found.ours' | 'drawing.found.empty' | 'drawing.found.no-html' | 'device.desktop' | 'device.tablet' | 'device.mobile' | 'spf_claims.title' | 'spf_claims.why' | 'spf_claims.found.stranger' | 'spf_claims.found.unanswered' | 'spf_claims.fix.nobody' | 'spf_claims.fix.nobody-weak' | 'spf_claims.fix.stranger' | 'spf_syntax.title' | 'spf_syntax.why' | 'spf_syntax.found.valid' | 'spf_syntax.fix.unknown-mechanism' | 'spf_syntax.fix.bare-address' | 'spf_syntax.fix.missing-value' | 'spf_syntax.fix.unexpected-value' | 'spf_syntax.fix.bad-address' | 'spf_syntax.fix.macro-in-address' | 'spf_syntax.fix.wrong-family' | 'spf_syntax.fix.bad-prefix' | 'spf_syntax.fix.bad-macro' | 'spf_syntax.fix.macro-of-explanation' | 'spf_syntax.fix.bad-domain' | 'spf_syntax.fix.include-with-prefix' | 'spf_syntax.fix.url' | 'spf_syntax.fix.duplicate-modifier' | 'spf_syntax.fix.joined-term' | 'spf_syntax.fix.comma' | 'spf_syntax.fix.glued-names' | 'spf_syntax.fix.bad-character' | 'spf_syntax.fix.glued-strings' | 'spf_record.title' | 'spf_record.why' | 'spf_record.fix.missing' | 'spf_record.fix.several' | 'spf_record.fix.ignored' | 'spf_ignored.title' | 'spf_ignored.why' | 'spf_ignored.fix.beside' | 'spf_sender-id.title' | 'spf_sender-id.why' | 'spf_sender-id.found.published' | 'spf_sender-id.fix.published' | 'spf_type-99.title' | 'spf_type-99.why' | 'spf_type-99.found.beside' | 'spf_type-99.found.alone' | 'spf_type-99.fix.beside' | 'spf_type-99.fix.alone' | 'spf_all.title' | 'spf_all.why' | 'spf_all.found.fail' | 'spf_all.found.softfail' | 'spf_all.found.neutral' | 'spf_all.found.missing' | 'spf_all.found.pass' | 'spf_all.fix.neutral' | 'spf_all.fix.missing' | 'spf_all.fix.pass' | 'spf_lookups.title' | 'spf_lookups.why' | 'spf_voids.title' | 'spf_voids.why' | 'spf_voids.found.none' | 'spf_voids.found.unanswered' | 'spf_voids.fix.some' | 'spf_voids.fix.over' | 'spf_voids.fix.over-family' | 'spf_mx-hosts.title' | 'spf_mx-hosts.why' | 'spf_mx-hosts.fix.over' | 'spf_ptr-names.title' | 'spf_ptr-names.why' | 'spf_ptr-names.fix.over' | 'spf_answers.title' | 'spf_answers.why' | 'spf_answers.fix.unanswered' | 'spf_include.title' | 'spf_include.why' | 'spf_include.fix.several' | 'spf_include.fix.broken' | 'spf_loop.title' | 'spf_loop.why' | 'spf_duplicate.title' | 'spf_duplicate.why' | 'spf_duplicate.fix.term' | 'spf_duplicate.fix.include' | 'spf_after-all.title' | 'spf_after-all.why' | 'spf_after-all.fix.terms' | 'spf_after-all.fix.redirect' | 'spf_ptr.title' | 'spf_ptr.why' | 'spf_ptr.fix.used' | 'spf_ptr-macro.title' | 'spf_ptr-macro.why' | 'spf_ptr-macro.fix.used' | 'spf_modifier.title' | 'spf_modifier.why' | 'spf_modifier.fix.unknown' | 'spf_modifier.fix.equals' | 'spf_modifier.fix.misspelt' | 'spf_range.title' | 'spf_range.why' | 'spf_range.fix.everyone' | 'spf_range.fix.huge' | 'spf_range.fix.wide' | 'spf_private.title' | 'spf_private.why' | 'spf_private.fix.reserved' | 'spf_reach.title' | 'spf_reach.why' | 'spf_reach.found.everyone' | 'spf_reach.found.unanswered' | 'spf_reach.fix.almost-everyone' | 'spf_reach.fix.everyone' | 'spf_size.title' | 'spf_size.why' | 'spf_size.fix.over-450' | 'spf_size.fix.over-512' | 'spf_size.fix.string-too-long' | 'spf_exp.title' | 'spf_exp.why' | 'spf_exp.fix.missing' | 'spf_exp.fix.several' | 'spf_exp.fix.non-ascii' | 'spf_parked.title' | 'spf_parked.why' | 'spf_parked.found.strict' | 'spf_parked.found.open' | 'spf_parked.fix.open' | 'spf_verdict.title' | 'spf_verdict.why' | 'spf_verdict.fix.fail' | 'spf_verdict.fix.softfail' | 'spf_verdict.fix.neutral' | 'spf_verdict.fix.none' | 'spf_verdict.fix.permerror' | 'spf.share_tiny' | 'spf.claim_result.nobody' | 'spf.claim_result.open' | 'spf.claim_result.unusable' | 'spf.claim_own' | 'multipart.title' | 'multipart.what' | 'multipart.why' | 'multipart.found.alternative' | 'multipart.found.text-only' | 'multipart.found.html-only' | 'multipart.found.empty-text' | 'multipart.found.not-alternative' | 'multipart.found.wrong-order' | 'multipart.found.digest' | 'multipart.found.encrypted' | 'multipart.found.opaque-signed' | 'multipart.found.no-body' | 'multipart.found.other-body' | 'multipart.fix.not-alternative' | 'multipart.fix.wrong-order' | 'multipart.fix.no-body' | 'multipart.fix.opaque-signed' | 'multipart.fix.other-body' | 'text_html_match.title' | 'text_html_match.what' | 'text_html_match.why' | 'text_html_match.found.digest' | 'text_html_match.found.stub' | 'text_html_match.found.one-part' | 'text_html_match.found.too-little' | 'charset.title' | 'charset.what' | 'charset.why' | 'charset.found.utf-8' | 'charset.found.undeclared' | 'charset.found.encoded-twice' | 'charset.found.no-text' | 'charset.defect.undeclared' | 'charset.fix.legacy' | 'charset.fix.undeclared' | 'charset.fix.encoded-twice' | 'charset.fix.decode-errors' | 'charset.fix.unknown-charset' | 'charset.fix.misspelled' | 'transfer_encoding.title' | 'transfer_encoding.what' | 'transfer_encoding.why' | 'transfer_encoding.found.fits' | 'transfer_encoding.found.base64-text' | 'transfer_encoding.found.eight-bit-in-7bit' | 'transfer_encoding.whole' | 'transfer_encoding.defect.after-padding' | 'transfer_encoding.defect.octet' | 'transfer_encoding.defect.cut-short' | 'transfer_encoding.defect.equals-sign' | 'transfer_encoding.fix.base64-text' | 'transfer_encoding.fix.long-qp-lines' | 'transfer_encoding.fix.eight-bit-in-7bit' | 'transfer_encoding.fix.broken' | 'html_size.title' | 'html_size.what' | 'html_size.why' | 'html_size.found.no-html' | 'html_size.fix.near-limit' | 'html_size.fix.encoded-over-limit' | 'html_size.fix.clipped' | 'message_size.title' | 'message_size.what' | 'message_size.why' | 'message_size.fix.large' | 'message_size.fix.too-large' | 'attachments.title' | 'attachments.what' | 'attachments.why' | 'attachments.found.none' | 'attachments.risk.direction' | 'attachments.risk.macro-project' | 'attachments.kind.pdf' | 'attachments.kind.png' | 'attachments.kind.jpeg' | 'attachments.kind.gif' | 'attachments.kind.zip' | 'attachments.kind.ole' | 'attachments.kind.rar' | 'attachments.kind.7z' | 'attachments.kind.gzip' | 'attachments.kind.html' | 'attachments.fix.some' | 'attachments.fix.large' | 'attachments.fix.only-outlook' | 'attachments.fix.blocked-type' | 'attachments.fix.disguised-program' | 'attachments.fix.archive-with-blocked' | 'attachments.fix.macro-office' | 'attachments.fix.encrypted-archive' | 'attachments.fix.password-in-text' | 'attachments.fix.svg-script' | 'attachments.fix.type-mismatch' | 'attachments.step.take-out' | 'attachments.step.rename' | 'attachments.step.second-ending' | 'attachments.step.malware' | 'inline_cid.title' | 'inline_cid.what' | 'inline_cid.why' | 'inline_cid.found.resolved' | 'inline_cid.found.no-inline' | 'inline_cid.fix.unused-part' | 'inline_cid.fix.missing-part' | 'amp_part.title' | 'amp_part.what' | 'amp_part.why' | 'amp_part.found.no-fallback' | 'amp_part.found.absent' | 'amp_part.lacks.attribute' | 'amp_part.lacks.script' | 'amp_part.lacks.boilerplate' | 'amp_part.fix.invalid' | 'amp_part.fix.too-large' | 'amp_part.fix.no-fallback' | 'calendar_parts.title' | 'calendar_parts.what' | 'calendar_parts.why' | 'calendar_parts.found.absent' | 'html_nesting.title' | 'html_nesting.what' | 'html_nesting.why' | 'html_nesting.found.balanced' | 'html_nesting.found.no-html' | 'html_nesting.fix.unclosed' | 'html_nesting.fix.misnested' | 'html_nesting.fix.broken-markup' | 'html_meta.title' | 'html_meta.what' | 'html_meta.why' | 'html_meta.found.complete' | 'html_meta.found.no-language' | 'html_meta.found.no-html' | 'html_meta.lacks.doctype' | 'html_meta.lacks.lang' | 'html_meta.lacks.title' | 'html_meta.lacks.viewport' | 'html_meta.lacks.charset' | 'html_meta.step.doctype' | 'html_meta.step.lang' | 'html_meta.step.title' | 'html_meta.step.viewport' | 'html_meta.step.charset' | 'tls-rpt_record.title' | 'tls-rpt_record.why' | 'tls-rpt_record.found.not-needed' | 'tls-rpt_record.found.ignored' | 'tls-rpt_record.fix.missing' | 'tls-rpt_record.fix.several' | 'tls-rpt_record.fix.ignored' | 'tls-rpt_address.title' | 'tls-rpt_address.why' | 'tls-rpt_syntax.title' | 'tls-rpt_syntax.why' | 'tls-rpt_syntax.found.bad-version' | 'tls-rpt_syntax.found.missing-rua' | 'tls-rpt_syntax.found.empty-uri' | 'tls-rpt_syntax.found.empty-tag' | 'tls-rpt_syntax.fix.bad-version' | 'tls-rpt_syntax.fix.missing-rua' | 'tls-rpt_syntax.fix.bare-address' | 'tls-rpt_syntax.fix.bad-uri' | 'tls-rpt_syntax.fix.uri-scheme' | 'tls-rpt_syntax.fix.size-suffix' | 'tls-rpt_syntax.fix.empty-uri' | 'tls-rpt_syntax.fix.missing-semicolon' | 'tls-rpt_syntax.fix.tag-without-value' | 'tls-rpt_syntax.fix.bad-tag-name' | 'tls-rpt_syntax.fix.duplicate-tag' | 'tls-rpt_syntax.fix.empty-tag' | 'dkim.title' | 'dkim.what' | 'dkim.why' | 'dkim.found.length-limit' | 'dkim.found.expired' | 'dkim.found.unsigned' | 'dkim.found.sha1' | 'dkim.found.from-not-signed' | 'dkim.fix.length-limit' | 'dkim.fix.expired' | 'dkim.fix.sha1' | 'dkim.fix.from-not-signed' | 'dkim.step.new-key' | 'dkim.step.find-change' | 'dkim.step.sign-last' | 'dkim.step.copy-key' | 'dkim.step.update-signer' | 'dkim.key-issue.bad-version' | 'dkim.key-issue.missing-key' | 'dkim.key-issue.revoked' | 'dkim.key-issue.pem-armor' | 'dkim.key-issue.not-base64' | 'dkim.key-issue.not-a-key' | 'dkim.key-issue.unknown-key-type' | 'dkim.key-issue.key-type-mismatch' | 'dkim.key-issue.no-sha256' | 'dkim.key-issue.not-for-email' | 'dkim.key-issue.missing-semicolon' | 'dkim.key-issue.tag-without-value' | 'dkim.key-issue.duplicate-tag' | 'dkim.key-issue.bad-tag-name' | 'arc.title' | 'arc.what' | 'arc.why' | 'arc.found.none' | 'arc.found.temperror' | 'arc.fix.fail' | 'dmarc.title' | 'dmarc.what' | 'dmarc.why' | 'dmarc.found.no-reports' | 'dmarc.found.unanswered' | 'dmarc.found.spf-unknown' | 'dmarc.found.dkim-unknown' | 'dmarc.found.no-from-domain' | 'dmarc.fix.testing' | 'dmarc.fix.removed-tags' | 'dmarc.fix.no-record' | 'dmarc.deed.none' | 'dmarc.deed.quarantine' | 'dmarc.deed.reject' | 'dmarc.signed.not' | 'dmarc.step.read-reports' | 'dmarc.step.tighten' | 'bimi.title' | 'bimi.what' | 'bimi.why' | 'bimi.found.declined' | 'bimi.found.dmarc-not-enforcing' | 'bimi.found.self-asserted' | 'bimi.found.verified' | 'bimi.found.not-verified' | 'bimi.found.files-unanswered' | 'bimi.found.dmarc-unknown' | 'bimi.found.unanswered' | 'bimi.found.no-from-domain' | 'bimi.fix.dmarc-not-enforcing' | 'bimi.fix.logo-broken' | 'bimi.fix.certificate-broken' | 'bimi.fix.self-asserted' | 'spf.title' | 'spf.what' | 'spf.why' | 'spf.found.client-address-private' | 'spf.found.client-address-unknown' | 'spf.found.sender-unknown' | 'spf.cost.each' | 'spf.step.one-record' | 'spf.step.test-again' | 'spf.issue.bad-version' | 'spf.issue.unknown-mechanism' | 'spf.issue.missing-value' | 'spf.issue.unexpected-value' | 'spf.issue.bad-address' | 'spf.issue.wrong-family' | 'spf.issue.bad-prefix' | 'spf.issue.bad-macro' | 'spf.issue.bad-domain' | 'spf.issue.duplicate-modifier' | 'spf.issue.joined-term' | 'spf.issue.comma' | 'spf.issue.bare-address' | 'spf.issue.equals-for-colon' | 'spf.issue.misspelt-modifier' | 'spf.issue.url' | 'spf.issue.everyone' | 'spf.issue.plus-all' | 'spf.issue.bad-character' | 'spf.issue.unreadable' | 'spf_align.title' | 'spf_align.what' | 'spf_align.why' | 'spf_align.found.dkim-unknown' | 'spf_align.found.no-from-domain' | 'spf_align.found.sender-unknown' | 'spf_align.step.not-urgent' | 'spf_align.step.either' | 'mx.title' | 'mx.what' | 'mx.why' | 'mx.found.no-from-domain' | 'mta_sts.title' | 'mta_sts.what' | 'mta_sts.why' | 'mta_sts.found.policy-broken' | 'mta_sts.found.mode-none' | 'mta_sts.found.policy-unanswered' | 'mta_sts.found.no-inbound' | 'mta_sts.found.unanswered' | 'mta_sts.found.no-from-domain' | 'mta_sts.fix.mode-none' | 'mta_sts.failure.web-page' | 'mta_sts.failure.too-large' | 'mta_sts.failure.refused-url' | 'mta_sts.failure.refused-address' | 'mta_sts.failure.dns' | 'mta_sts.failure.dns-unavailable' | 'mta_sts.failure.tls' | 'mta_sts.failure.connection' | 'mta_sts.failure.unreachable' | 'mta_sts.failure.timeout' | 'mta_sts.failure.too-many-redirects' | 'mta_sts.failure.deadline' | 'tls_rpt.title' | 'tls_rpt.what' | 'tls_rpt.why' | 'tls_rpt.found.unanswered' | 'tls_rpt.found.no-from-domain' | 'dnssec_dane.title' | 'dnssec_dane.what' | 'dnssec_dane.why' | 'dnssec_dane.found.unanswered' | 'dnssec_dane.found.no-from-domain' | 'ip_dnsbl.title' | 'ip_dnsbl.what' | 'ip_dnsbl.why' | 'ip_dnsbl.found.client-address-private' | 'ip_dnsbl.found.client-address-unknown' | 'ip_dnsbl.step.find-cause' | 'ip_dnsbl.step.clean-list' | 'domain_dnsbl.title' | 'domain_dnsbl.what' | 'domain_dnsbl.why' | 'domain_dnsbl.found.no-domains' | 'domain_dnsbl.step.find-cause' | 'domain_age.title' | 'domain_age.what' | 'domain_age.why' | 'domain_age.found.no-from-domain' | 'domain_age.found.not-configured' | 'domain_age.failure.timeout' | 'domain_age.failure.dns' | 'domain_age.failure.dns-unavailable' | 'domain_age.failure.tls' | 'domain_age.failure.unreachable' | 'domain_age.step.older-domain' | 'signing.service.mailchimp' | 'signing.service.mandrill' | 'signing.service.sendgrid' | 'signing.service.amazon-ses' | 'signing.service.mailgun' | 'signing.service.postmark' | 'signing.service.mailjet' | 'signing.service.brevo' | 'signing.service.hubspot' | 'signing.service.klaviyo' | 'signing.service.gmail' | 'signing.service.microsoft-365' | 'bounces.service.mailchimp' | 'bounces.service.mandrill' | 'bounces.service.sendgrid' | 'bounces.service.amazon-ses' | 'bounces.service.mailgun' | 'bounces.service.postmark' | 'bounces.service.mailjet' | 'bounces.service.brevo' | 'bounces.service.hubspot' | 'bounces.service.klaviyo' | 'bounces.service.gmail' | 'bounces.service.microsoft-365' | 'signing.step.wait' | 'signing.step.make-key' | 'bounces.step.move-from' | 'owner.your-domain' | 'owner.step.move-from' | 'rdns.title' | 'rdns.what' | 'rdns.why' | 'rdns.found.unanswered' | 'rdns.found.client-address-private' | 'rdns.found.client-address-unknown' | 'rdns.step.address-and-helo' | 'rdns.step.address' | 'helo.title' | 'helo.what' | 'helo.why' | 'helo.found.unanswered' | 'helo.found.client-address-unknown' | 'helo.found.client-address-private' | 'helo.found.no-session' | 'tls.title' | 'tls.what' | 'tls.why' | 'tls.found.plaintext' | 'tls.found.not-offered' | 'tls.found.relayed' | 'tls.found.no-session' | 'tls.fix.old-version' | 'tls.sending-program' | 'ipv6_parity.title' | 'ipv6_parity.what' | 'ipv6_parity.why' | 'ipv6_parity.found.ipv4' | 'ipv6_parity.found.unanswered' | 'ipv6_parity.found.client-address-unknown' | 'ipv6_parity.step.only-ipv4' | 'plan.nothing' | 'plan.again' | 'plan.model.timeout' | 'plan.model.cancelled' | 'plan.model.unreachable' | 'plan.model.refused' | 'plan.model.busy' | 'plan.model.failed' | 'plan.model.redirect' | 'plan.model.too-large' | 'plan.model.bad-answer' | 'plan.model.nothing-usable' | 'test.step.read' | 'test.step.authenticate' | 'test.step.authentication' | 'test.step.reputation' | 'test.step.headers' | 'test.step.content' | 'test.step.rendering' | 'test.step.score' | 'check_group.authentication' | 'check_group.reputation' | 'check_group.headers' | 'check_group.content' | 'check_group.rendering' | 'score.cap.executable-attachment' | 'score.cap.dmarc-reject' | 'score.cap.no-valid-from' | 'score.cap.spf-and-dkim-fail' | 'score.cap.blacklisted' | 'score.cap.link-blacklisted' | 'score.cap.impersonation' | 'score.cap.like-callback-fraud' | 'score.cap.fraud' | 'score.cap.phishing-link' | 'score.cap.dmarc-quarantine' | 'score.cap.gmail-from-elsewhere' | 'score.cap.not-aligned' | 'score.cap.not-standard' | 'score.cap.dmarc-missing' | 'score.cap.no-reverse-name' | 'score.cap.hidden-text' | 'score.cap.learned-spam' | 'score.cap.spam-filter' | 'score.cap.dkim-fails' | 'score.cap.not-encrypted' | 'score.cap.no-list-unsubscribe' | 'score.cap.image-only' | 'score.cap.spf-fails' | 'score.cap.no-one-click' | 'score.cap.no-unsubscribe-link' | 'score.cap.new-domain' | 'score.cap.dynamic-name' | 'score.cap.bad-greeting' | 'score.cap.wrong-date' | 'score.cap.clipped' | 'blacklist_role.sending-address' | 'blacklist_role.from-domain' | 'blacklist_role.helo' | 'blacklist_role.dkim-domain' | 'blacklist_role.bounce-domain' | 'blacklist_role.link' | 'score.covers' | 'sender_rules.gmail.title' | 'sender_rules.gmail.applies' | 'sender_rules.gmail.not_checked' | 'sender_rules.gmail-bulk.title' | 'sender_rules.gmail-bulk.applies' | 'sender_rules.gmail-bulk.not_checked' | 'sender_rules.yahoo.title' | 'sender_rules.yahoo.applies' | 'sender_rules.yahoo.not_checked' | 'sender_rules.microsoft.title' | 'sender_rules.microsoft.applies' | 'sender_rules.microsoft.not_checked' | 'requirement.spf_or_dkim' | 'requirement.spf_pass' | 'requirement.dkim_pass' | 'requirement.dmarc_pass' | 'requirement.from_aligned' | 'requirement.reverse_dns' | 'requirement.tls_used' | 'requirement.message_format' | 'requirement.not_gmail_from' | 'requirement.key_length' | 'requirement.one_click_unsubscribe' | 'requirement.visible_unsubscribe' | 'requirement.one_click.not-signed' | 'requirement.one_click.wrong-value' | 'requirement.one_click.no-https' | 'requirement.fault.spf_or_dkim' | 'requirement.fault.spf_pass' | 'requirement.fault.dkim_pass' | 'requirement.fault.dmarc_pass' | 'requirement.fault.from_aligned' | 'requirement.fault.reverse_dns' | 'requirement.fault.tls_used' | 'requirement.fault.message_format' | 'requirement.fault.not_gmail_from' | 'requirement.fault.key_length' | 'requirement.fault.one_click_unsubscribe' | 'requirement.fault.visible_unsubscribe' | 'requirement.fault.one_click.wrong-value' | 'requirement.fault.one_click.no-https' | 'requirement.fault.rdns.no-forward' | 'requirement.fault.from_header.missing' | 'requirement.fault.from_header.several-fields' | 'requirement.fault.from_header.several-addresses' | 'requirement.fault.from_header.malformed' | 'requirement.fault.date_header.missing' | 'requirement.fault.date_header.unreadable' | 'requirement.fault.date_header.far-off' | 'requirement.fault.message_id.absent' | 'requirement.fault.message_id.duplicate' | 'requirement.fault.duplicate_headers.repeated' | 'requirement.fault.line_length.over-998' | 'requirement.fault.one_click.not-signed' | 'requirement.fault.one_click.not-signed-either' | 'verdict.fine' | 'verdict.partly.fine' | 'verdict.not_signed' | 'verdict.some_checked' | 'verdict.from_domain'; facts: None }
  | { code: 'blacklist.unknown_codes'; facts: { codes: Text } }
  | { code: 'blacklist.several' | 'dkim.flag.several' | 'dmarc.fo.several'; facts: { first: Text; others: Text } }
  | { code: 'blacklist.listing'; facts: { meaning: Text; subject: Text } }
  | { code: 'blacklist.listing_with_reason'; facts: { meaning: Text; reason: Text; subject: Text } }
  | { code: 'blacklist.codes_and_meaning'; facts: { codes: Text; meaning: Text } }
  | { code: 'card.score'; facts: { score: Text } }
  | { code: 'card.report_of' | 'tls.fix.plaintext'; facts: { sender: Text } }
  | { code: 'card.passed'; facts: { asked: number; passed: number } }
  | { code: 'card.tested_on' | 'client_report.domains' | 'client_report.checked' | 'mail.deletion-scheduled.heading' | 'mail.deletion-by-admin.heading' | 'bimi_certificate-dates.found.expired'; facts: { day: Text } }
  | { code: 'chat.report_ready' | 'chat.score_dropped' | 'chat.placement'; facts: { subject: Text } }
  | { code: 'chat.score' | 'domain_paper.score'; facts: { score: number } }
  | { code: 'chat.dropped_by'; facts: { points: number; score: number } }
  | { code: 'chat.first_fix' | 'plan.only_warned'; facts: { check: Text } }
  | { code: 'chat.list_verified' | 'chat.newsletter_silent' | 'chat.plan' | 'client_report.from' | 'client_report.logo' | 'evidence.as-encoded' | 'spf.modifier' | 'spf.hidden' | 'dkim.extension' | 'dmarc.extension' | 'bimi.unknown' | 'mta-sts.extension' | 'tls-rpt.extension' | 'verifier.proof_needed' | 'verifier.proof_unanswered' | 'list.column_name' | 'seats.paused' | 'reports.xml_not_closed' | 'reports.tls_no_count' | 'reports.feedback_field' | 'reports.notice.not_seen' | 'reports.notice.said_ours' | 'reports.notice.said_not_ours' | 'setup.dkim.service' | 'bimi_certificate-domain.found.domain-covered' | 'xml.reserved' | 'xml.empty_prefix' | 'xml.not_a_name' | 'xml.attribute_twice' | 'xml.value_unquoted' | 'xml.value_open' | 'xml.tag_in_value' | 'xml.no_value' | 'bimi_record.found.published' | 'bimi_record.found.declined' | 'bimi_record.found.missing' | 'bimi_record.found.ignored' | 'bimi_record.found.unanswered' | 'bimi_record.found.organization-unknown' | 'dkim_key.found.not-found' | 'dkim_key.found.unanswered' | 'dmarc_record.found.unusable' | 'dmarc_record.found.ignored' | 'dmarc_record.found.unanswered' | 'dmarc_report-authorization.found.unanswered' | 'dmarc_boundary.found.unanswered' | 'dmarc_place.found.apex' | 'dmarc_place.found.doubled-label' | 'dmarc_place.found.doubled-domain' | 'dmarc_place.found.spf-text' | 'dmarc_place.found.spf-double' | 'dmarc_place.found.spf-beside' | 'domain_caa.found.unanswered' | 'list-mail.header' | 'mta-sts_record.found.published' | 'mta-sts_record.found.missing' | 'mta-sts_record.found.ignored' | 'mta-sts_record.found.unanswered' | 'name_alias.fix.dangling' | 'spf_all.found.redirect' | 'spf_exp.found.missing' | 'spf_exp.found.non-ascii' | 'spf_exp.found.unanswered' | 'attachments.found.only-outlook' | 'attachments.found.encrypted-archive' | 'attachments.found.password-in-text' | 'tls-rpt_record.found.published' | 'tls-rpt_record.found.missing' | 'tls-rpt_record.found.unanswered' | 'bimi.found.missing' | 'bimi.found.several-records' | 'bimi.found.record-broken' | 'bimi.fix.several-records' | 'bimi.fix.record-broken' | 'plan.quoted'; facts: { name: Text } }
  | { code: 'chat.list_counts'; facts: { deliverable: number; risky: number; undeliverable: number; unknown: number } }
  | { code: 'chat.placement_counts'; facts: { inbox: number; total: number } }
  | { code: 'chat.about_domain'; facts: { domain: Text; what: Text } }
  | { code: 'chat.to_do'; facts: { step: Text } }
  | { code: 'checker.in_order' | 'checker.not_checked'; facts: { domain: Text; label: Text } }
  | { code: 'checker.to_improve' | 'checker.as_far_as_asked'; facts: { count: number; domain: Text; label: Text } }
  | { code: 'checker.effect.nearly_all' | 'dmarc_reports.found.many' | 'spf_lookups.found.near-limit' | 'spf_lookups.found.over' | 'spf_ptr-names.found.over'; facts: { count: Text } }
  | { code: 'checker.effect.stops' | 'checker.effect.starts'; facts: { addresses: Text; count: Text } }
  | { code: 'checker.addresses_and_others' | 'dmarc_reports.found.set' | 'domain_reverse.found.not-needed' | 'domain_reverse.found.unanswered' | 'domain_reverse.fix.unconfirmed' | 'from_header.found.several-addresses' | 'tls-rpt_address.found.usable'; facts: { addresses: Text } }
  | { code: 'checker.policy_change'; facts: { after: 'none' | 'quarantine' | 'reject'; before: 'none' | 'quarantine' | 'reject'; by: 'dkim' | 'none' | 'spf'; where: Text } }
  | { code: 'checker.mail_from.domain' | 'checker.mail_from.subdomains' | 'checker.mail_from.unused-names' | 'client_report.first_to_come' | 'domain.says.no_domain' | 'domain.says.unreachable' | 'domain.says.no_replies' | 'domain.says.anyone_passes' | 'domain.says.anyone' | 'domain.says.own_fails' | 'domain.says.listed' | 'domain.says.signature' | 'domain.says.servers' | 'domain.says.refused_inbound' | 'domain.says.refused_tls' | 'domain.says.refused_dane' | 'domain.says.in_the_clear' | 'domain.says.keys_broken' | 'domain.says.young' | 'domain.says.ended' | 'domain.says.forged_delivered' | 'domain.says.parked' | 'domain.says.receive_only' | 'domain.says.in_order' | 'domain.says.in_order_unsigned' | 'domain_paper.title' | 'domain_paper.about' | 'domain_paper.publish_note' | 'domain_paper.unchecked_note' | 'evidence.dkim-of' | 'evidence.return-path-at' | 'evidence.message-id-at' | 'spf.ask.sends' | 'health.dns.no_mx' | 'reports.collect.not_collected' | 'watch.not_planned' | 'watch.unstable_fix' | 'bimi_place.found.apex' | 'bimi_dmarc.found.no-record' | 'bimi_dmarc.found.unusable' | 'bimi_dmarc.found.unanswered' | 'dmarc_record.found.own' | 'dmarc_record.found.missing' | 'dmarc_report-authorization.found.by-wildcard' | 'dmarc_report-mailbox.found.receives' | 'dmarc_report-mailbox.found.no-mx' | 'dmarc_report-mailbox.found.null-mx' | 'dmarc_report-mailbox.found.unanswered' | 'domain_mx.found.no-domain' | 'domain_mx.found.null-mx' | 'domain_mx.found.null-mx-sends' | 'domain_mx.found.null-among' | 'domain_mx.found.none' | 'domain_mx.found.none-sends' | 'domain_mx.found.address-only' | 'domain_mx.found.unanswered' | 'domain_mx.found.address-unanswered' | 'domain_mx.fix.no-domain' | 'domain_mx.fix.null-mx-sends' | 'domain_mx.fix.null-among' | 'domain_mx.fix.none-sends' | 'domain_port.found.none' | 'domain_port.found.port-closed' | 'domain_port.found.port-unknown' | 'domain_port.found.no-address' | 'domain_port.found.unknown-servers' | 'domain_policy.found.unanswered' | 'domain_ns.found.none' | 'domain_ns.found.unanswered' | 'domain_caa.found.absent' | 'domain_keys.found.not-needed' | 'domain_registered.found.no-registry' | 'domain_registered.fix.weeks-old' | 'domain_registered.fix.days-old' | 'domain_expires.fix.soon' | 'domain_expires.fix.over' | 'freemail_from.found.own-domain' | 'freemail_from.found.free-mail' | 'freemail_from.found.free-mail-bulk' | 'freemail_from.found.gmail-from-elsewhere' | 'return_path.found.present' | 'return_path.found.list' | 'message_id.found.not-fqdn' | 'name_domain.found.missing' | 'spf_record.found.published' | 'spf_record.found.missing' | 'spf_record.found.ignored' | 'spf_record.found.unanswered' | 'spf_verdict.found.none' | 'dkim.found.body-changed' | 'dkim.found.signature-mismatch' | 'dkim.found.changed-since-delivery' | 'dkim.step.tell-signer' | 'spf.found.none-but-signed' | 'spf.found.permerror' | 'spf.found.temperror' | 'spf.fix.several-records' | 'spf.step.add-server' | 'spf.step.publish' | 'spf.step.close-ranges' | 'mx.found.receives' | 'mx.found.address-only' | 'mx.found.no-inbound' | 'mx.found.null-mx' | 'mx.found.unanswered' | 'mx.fix.no-inbound' | 'mx.fix.null-mx' | 'mta_sts.found.enforced' | 'mta_sts.found.testing' | 'mta_sts.found.missing' | 'mta_sts.found.record-broken' | 'mta_sts.fix.record-broken' | 'tls_rpt.found.valid' | 'tls_rpt.found.missing' | 'tls_rpt.found.broken' | 'tls_rpt.found.several-records' | 'tls_rpt.fix.missing' | 'tls_rpt.fix.broken' | 'tls_rpt.fix.several-records' | 'dnssec_dane.found.dane' | 'dnssec_dane.found.dnssec' | 'dnssec_dane.found.absent' | 'domain_age.found.no-registry' | 'domain_age.step.few-first' | 'signing.step.choose-domain' | 'signing.step.sign-all' | 'bounces.step.own' | 'owner.provider' | 'owner.unknown' | 'verdict.authentication_open' | 'verdict.not_authenticated'; facts: { domain: Text } }
  | { code: 'checker.role.mail_server' | 'checker.role.name_server' | 'evidence.leads-through' | 'evidence.links-through' | 'evidence.unsubscribe-at' | 'mailbox.loopback' | 'verification.first' | 'signing.step.publish-key'; facts: { host: Text } }
  | { code: 'checker.lists_answered' | 'health.lists.answered'; facts: { answered: number; asked: number } }
  | { code: 'checker.listed'; facts: { count: number; lists: Text; more: 'no' | 'yes'; part: Text; text: Text } }
  | { code: 'checker.nobody_answered' | 'evidence.without-target' | 'mail.placement-alert.text' | 'mail.watch-alert.text' | 'mail.client-report.text' | 'mail.report-alert.text' | 'mail.newsletter-alert.text' | 'mail.order-news.text' | 'any.quoted' | 'xml.unknown_reference' | 'preheader.found.view-in-browser' | 'preheader.found.template-text' | 'body_unsubscribe.found.found' | 'body_unsubscribe.found.address' | 'postal_address.found.found' | 'postal_address.found.imprint' | 'view_online.found.present' | 'address-list.no-address'; facts: { text: Text } }
  | { code: 'checker.partly_answered' | 'checker.not_listed'; facts: { part: Text; text: Text } }
  | { code: 'client_report.title' | 'client_report.letter.text'; facts: { client: Text } }
  | { code: 'client_report.month'; facts: { month: Text } }
  | { code: 'client_report.so_far'; facts: { day: Text; month: Text } }
  | { code: 'client_report.well'; facts: { total: number } }
  | { code: 'client_report.some'; facts: { parts: Text; total: number } }
  | { code: 'client_report.part.good' | 'client_report.part.warning' | 'client_report.part.bad' | 'client_report.part.unchecked' | 'client_report.count_of_changes' | 'client_report.many_changes' | 'client_report.more_open' | 'client_report.more_changes' | 'client_report.more_unchecked' | 'domain_paper.count.bad' | 'domain_paper.count.warning' | 'domain_paper.count.no-data' | 'domain_paper.count.good' | 'domain_paper.count.absent' | 'domain_paper.more_records' | 'domain_paper.cut' | 'evidence.redirects' | 'health.browser.waiting' | 'health.store.removals' | 'health.seeds.untried' | 'health.spool.damaged' | 'health.spool.unread' | 'health.span.seconds' | 'health.span.minutes' | 'health.span.hours' | 'health.span.days' | 'lists.waiting' | 'lists.replaced' | 'newsletters.mail.more' | 'operations.dead.job' | 'operations.dead.mail_late' | 'placement.others' | 'placement.others_at' | 'placement.also.missing' | 'placement.also.spam' | 'placement.also.tagged' | 'placement.also.tabs' | 'placement.also.inbox' | 'placement.row.copies' | 'placement.share.spam' | 'placement.share.missing' | 'placement.share.open' | 'placement.share.unread' | 'placement.share.tagged' | 'placement.advice.other-folder.title' | 'placement.advice.unreadable.title' | 'placement.advice.unreadable-simulated.title' | 'placement.advice.fine.why' | 'account.too_many_passkeys' | 'keys.too_many' | 'applications.too_many' | 'webhooks.too_many' | 'clients.too_many' | 'list.too_many' | 'list.too_many_rows' | 'placement.too_many_open' | 'monitor.too_many' | 'domain_reports.too_many' | 'domain_reports.too_many_files' | 'domain_reports.too_many_senders' | 'watch.full' | 'newsletters.full' | 'seats.full' | 'reports.more_problems' | 'reports.cause.more_domains' | 'reports.lost.yours_broken' | 'reports.lost.unclear' | 'reports.lost.forwarded' | 'reports.lost.strangers' | 'reports.kept.joined' | 'watch.mail.more' | 'bimi_certificate-logo.found.logo-not-tiny-ps' | 'mailto_links.found.personal-data' | 'active_content.kind.script' | 'active_content.kind.iframe' | 'active_content.kind.object' | 'active_content.kind.event-handler' | 'active_content.kind.working-form' | 'active_content.kind.external-css' | 'active_content.kind.form' | 'active_content.kind.input' | 'active_content.kind.video' | 'active_content.kind.data-image' | 'domain_reverse.found.confirmed' | 'client_support.bug.bad-href' | 'client_support.bug.new-outlook-media' | 'client_support.bug.auto-links' | 'client_support.bug.dark-white' | 'client_support.bug.cid-width' | 'client_support.bug.img-class' | 'client_support.bug.important-space' | 'client_support.bug.class-edge' | 'client_support.bug.samsung-width' | 'outlook_word.trap.columns' | 'outlook_word.trap.unreadable' | 'outlook_word.trap.max-width' | 'outlook_word.trap.flex-row' | 'outlook_word.trap.conditional-escaped' | 'outlook_word.trap.conditional-cut' | 'outlook_word.trap.style-order' | 'outlook_word.trap.vml-prefix' | 'outlook_word.trap.picture-width' | 'outlook_word.trap.cell-margin' | 'outlook_word.trap.background' | 'outlook_word.trap.div-width' | 'outlook_word.trap.link-padding' | 'outlook_word.trap.xml-broken' | 'outlook_word.trap.image-cut' | 'outlook_word.trap.ghosts-stripped' | 'outlook_word.trap.hidden-table' | 'outlook_word.trap.button-spacing' | 'outlook_word.trap.web-font' | 'outlook_word.trap.dpi' | 'outlook_word.trap.float-gap' | 'outlook_word.trap.float-crop' | 'outlook_word.trap.style-comment' | 'outlook_word.trap.tall-image' | 'outlook_word.trap.vml-padding' | 'responsive.small-buttons' | 'responsive.crowded-links' | 'accessibility.problem.layout-tables' | 'accessibility.problem.vague-links' | 'spf_lookups.found.within' | 'spf_lookups.found.unanswered' | 'spf.more_claims' | 'plan.more_checks' | 'plan.more_findings' | 'verdict.none_verified' | 'verdict.none_checked'; facts: { count: number } }
  | { code: 'client_report.shown'; facts: { shown: number; total: number } }
  | { code: 'client_report.to_do' | 'watch.mail.fix'; facts: { fix: Text } }
  | { code: 'client_report.late'; facts: { day: Text; domain: Text } }
  | { code: 'client_report.unanswered' | 'client_report.unconfirmed'; facts: { domain: Text; part: Text } }
  | { code: 'client_report.stale'; facts: { day: Text; domain: Text; part: Text } }
  | { code: 'client_report.letter.title'; facts: { client: Text; month: Text } }
  | { code: 'client-support.shares'; facts: { date: Text } }
  | { code: 'measured.range'; facts: { from: Text; to: Text } }
  | { code: 'measured.of'; facts: { all: Text; part: Text } }
  | { code: 'measured.firing'; facts: { bad: Text; warned: Text } }
  | { code: 'domain.late' | 'health.no_answer' | 'request.too_many' | 'request.too_many_at_once' | 'request.in_progress' | 'server.database_away' | 'server.busy' | 'span.seconds'; facts: { seconds: number } }
  | { code: 'domain.beside'; facts: { more: number; questions: Text } }
  | { code: 'domain.says.takeover'; facts: { domain: Text; target: Text } }
  | { code: 'domain.says.unknown'; facts: { domain: Text; parts: Text } }
  | { code: 'domain.says.works' | 'health.dns.answers' | 'reports.notice.title' | 'domain_look-alikes.found.none' | 'domain_look-alikes.found.unanswered' | 'spf_record.found.several'; facts: { count: number; domain: Text } }
  | { code: 'domain_paper.from' | 'mail.confirm.subject' | 'mail.confirm.text' | 'mail.reset.subject' | 'mail.reset.text' | 'mail.new-address.subject' | 'mail.new-address.text' | 'mail.address-change-asked.subject' | 'mail.address-changed.subject' | 'mail.address-changed.text' | 'mail.password-changed.subject' | 'mail.password-changed.text' | 'mail.two-factor-changed.subject' | 'mail.two-factor-changed.text' | 'mail.factor-lost.subject' | 'mail.key-made.subject' | 'mail.key-made.text' | 'mail.application-connected.subject' | 'mail.application-connected.text' | 'mail.passkey-changed.subject' | 'mail.passkey-changed.text' | 'mail.exported.subject' | 'mail.exported.text' | 'mail.exported-by-admin.subject' | 'mail.exported-by-admin.text' | 'mail.exported-by-admin.after' | 'mail.address-confirmed.subject' | 'mail.address-confirmed.text' | 'mail.second-factor-reset.subject' | 'mail.second-factor-reset.text' | 'mail.second-factor-reset.after' | 'mail.rights-changed.subject' | 'mail.rights-changed.text' | 'mail.rights-changed.after' | 'mail.account-suspended.subject' | 'mail.account-suspended.after' | 'mail.account-restored.subject' | 'mail.account-restored.text' | 'mail.deletion-by-admin.after' | 'mail.webhook-stopped.subject' | 'mail.mail-resumed.subject' | 'mail.mail-resumed.text' | 'mail.member-invited.subject' | 'mail.member-joined.subject' | 'mail.member-joined.text' | 'site-default.privacyPolicyText' | 'site-default.termsText' | 'site-default.homeTitle' | 'site-default.resultTitle' | 'site-default.loadingTitle' | 'site-default.accountTitle' | 'site-default.loginTitle' | 'site-default.registerTitle' | 'site-default.resetTitle' | 'site-default.confirmTitle' | 'site-default.forgotTitle' | 'site-default.termsTitle' | 'site-default.termsDescription' | 'site-default.policyTitle' | 'site-default.policyDescription' | 'sender_claim.found.unproven'; facts: { brand: Text } }
  | { code: 'domain_paper.asked'; facts: { day: Text; time: Text } }
  | { code: 'domain_paper.action.add' | 'domain_paper.action.replace' | 'domain_paper.action.remove' | 'watch.changed' | 'watch.gone' | 'transfer_encoding.part'; facts: { part: Text } }
  | { code: 'domain_paper.seconds'; facts: { ttl: number } }
  | { code: 'domain_paper.form_adds' | 'domain_paper.form_usually_adds'; facts: { full: Text; host: Text; zone: Text } }
  | { code: 'evidence.part'; facts: { path: Text } }
  | { code: 'evidence.rdap' | 'name.server.none'; facts: { server: Text } }
  | { code: 'evidence.on' | 'heat_map.advice.move_up'; facts: { device: 'desktop' | 'mobile' | 'tablet' } }
  | { code: 'evidence.ends-at' | 'evidence.text-size' | 'evidence.px'; facts: { px: number } }
  | { code: 'evidence.button-size' | 'evidence.link-size'; facts: { height: number; width: number } }
  | { code: 'evidence.contrast'; facts: { contrast: number } }
  | { code: 'evidence.kilobytes' | 'request.too_large' | 'size.few_kilobytes' | 'size.kilobytes' | 'gmail_css.found.small'; facts: { kilobytes: number } }
  | { code: 'evidence.bytes' | 'size.bytes'; facts: { bytes: number } }
  | { code: 'evidence.octets' | 'mailbox.too_much'; facts: { octets: number } }
  | { code: 'evidence.bytes-in-transport'; facts: { bytes: number; packed: number } }
  | { code: 'evidence.names-and-more'; facts: { more: number; names: Text } }
  | { code: 'evidence.action-at'; facts: { action: Text; fold: number; top: number } }
  | { code: 'spf.all'; facts: { effect: Text } }
  | { code: 'spf.include' | 'spf.exists'; facts: { effect: Text; macro: 'yes'; value: Text } }
  | { code: 'spf.a' | 'spf.mx'; facts: { around: Text; effect: Text; macro: 'yes'; of: Text } }
  | { code: 'spf.ptr'; facts: { effect: Text; of: Text } }
  | { code: 'spf.redirect' | 'spf.exp' | 'dkim.h-value' | 'dkim.s-value' | 'dkim.n-value' | 'dkim.bad-value' | 'dmarc.rua-value' | 'dmarc.ruf-value' | 'dmarc.pct-value' | 'dmarc.bad-value' | 'bimi.l-value' | 'bimi.a-value' | 'bimi.lps-value' | 'mta-sts.id-value' | 'tls-rpt.rua-value' | 'spf.of.name' | 'bimi_svg.found.bad-encoding' | 'bimi_svg.found.wrong-namespace' | 'bimi_svg.found.wrong-version' | 'bimi_svg.found.wrong-profile' | 'bimi_svg.found.use-too-often' | 'bimi_svg-advice.found.large' | 'bimi_svg-advice.found.placeholder-title' | 'bimi_svg-advice.found.odd-view-box' | 'bimi_svg-advice.found.not-square' | 'bimi_svg-advice.found.size-not-absolute' | 'bimi_svg-advice.found.small' | 'bimi_svg-advice.found.one-color' | 'dmarc_failure-reports.found.bad-option' | 'dmarc_failure-reports.found.contradiction' | 'dmarc_policy.found.invalid-acts-as-none' | 'dmarc_policy.found.invalid'; facts: { value: Text } }
  | { code: 'dkim.t-value'; facts: { flags: Text } }
  | { code: 'dmarc.fo-value'; facts: { options: Text } }
  | { code: 'bimi.avp-value'; facts: { value: 'other' | 'personal' } }
  | { code: 'spf.include-service'; facts: { effect: Text; macro: 'yes'; service: Text; value: Text } }
  | { code: 'spf.address'; facts: { effect: Text; value: Text } }
  | { code: 'spf.network'; facts: { bits: Text; effect: Text; value: Text } }
  | { code: 'spf.around.v4'; facts: { bits4: Text } }
  | { code: 'spf.around.v6'; facts: { bits6: Text } }
  | { code: 'spf.around.both'; facts: { bits4: Text; bits6: Text } }
  | { code: 'dkim.flag.other'; facts: { flag: Text } }
  | { code: 'health.failed' | 'health.mailer.refuses' | 'placement.row.cannot-read' | 'placement.row.unreachable' | 'mailbox.cannot_read'; facts: { why: Text } }
  | { code: 'health.jobs.quiet' | 'health.analysis.down' | 'received_chain.found.clock-skew' | 'mta-sts_max-age.found.long-enough'; facts: { span: Text } }
  | { code: 'health.browser.drawn'; facts: { failed: number; ready: number } }
  | { code: 'health.browser.present'; facts: { program: 'bundled' | 'named' | 'system' } }
  | { code: 'health.dns.fails'; facts: { outcome: Text } }
  | { code: 'health.receiver.refuses' | 'operations.dead.mail_refused'; facts: { code: Text } }
  | { code: 'health.processes.running'; facts: { processes: Text } }
  | { code: 'health.processes.one'; facts: { parts: Text; process: Text; span: Text; version: Text } }
  | { code: 'health.processes.silent'; facts: { process: Text; span: Text } }
  | { code: 'health.processes.missing' | 'any.list'; facts: { parts: Text } }
  | { code: 'health.waiting.none'; facts: { queue: Text } }
  | { code: 'health.waiting.some'; facts: { count: number; queue: Text } }
  | { code: 'health.waiting.oldest'; facts: { count: number; queue: Text; span: Text } }
  | { code: 'health.disk.free' | 'health.disk.database' | 'health.spool.full' | 'image_health.found.total-large' | 'html_size.found.small' | 'html_size.found.near-limit' | 'html_size.found.clipped' | 'message_size.found.small' | 'message_size.found.large' | 'message_size.found.too-large' | 'amp_part.found.valid' | 'amp_part.found.too-large'; facts: { size: Text } }
  | { code: 'health.seeds.read'; facts: { all: number; read: number } }
  | { code: 'health.seeds.failing' | 'health.lists.refused' | 'health.lists.silent' | 'health.lists.broken' | 'placement.no_such_provider' | 'field.head' | 'reports.lost.names' | 'setup.spf.without' | 'setup.spf.unknown' | 'domain_ns-hosts.found.unanswered' | 'domain_look-alikes.fix.found' | 'duplicate_headers.found.repeated' | 'outlook_word.found.details' | 'outlook_word.otherwise'; facts: { names: Text } }
  | { code: 'health.lists.listed' | 'bimi_certificate-domain.found.other-domain' | 'bimi_certificate-domain.found.organization-unknown'; facts: { domain: Text; names: Text } }
  | { code: 'health.some' | 'reports.headline.broken' | 'domain_look-alikes.fix.own'; facts: { count: number; names: Text } }
  | { code: 'health.size.megabytes' | 'health.size.gigabytes'; facts: { size: number } }
  | { code: 'lint.ignore_unknown_rule'; facts: { rule: Text } }
  | { code: 'lint.inlined_size'; facts: { inlined_size: Text; size: Text } }
  | { code: 'lint.cut'; facts: { characters: number; elements: number; levels: number } }
  | { code: 'lint.above' | 'lint.below'; facts: { limit: number; value: number; what: Text } }
  | { code: 'lists.column' | 'lists.column_title'; facts: { number: number } }
  | { code: 'lists.refused'; facts: { domain: Text; pattern: 'numbers' | 'permutations' | 'products' } }
  | { code: 'lists.unasked'; facts: { domains: Text; more: number } }
  | { code: 'lists.mostly_bad'; facts: { bad: number; column: Text; rows: number } }
  | { code: 'lists.beside'; facts: { column: Text; other: Text } }
  | { code: 'mail.frame.why'; facts: { brand: Text; url: Text } }
  | { code: 'mail.address-change-asked.text' | 'mail.factor-lost.text' | 'mail.deletion-scheduled.text' | 'mail.deletion-by-admin.text'; facts: { brand: Text; day: Text; time: Text } }
  | { code: 'mail.account-suspended.text'; facts: { brand: Text; reason: Text } }
  | { code: 'mail.deletion-scheduled.subject' | 'mail.deletion-by-admin.subject'; facts: { brand: Text; day: Text } }
  | { code: 'mail.placement-alert.subject' | 'mail.placement-alert.heading' | 'mail.watch-alert.subject' | 'mail.watch-alert.heading' | 'mail.client-report.subject' | 'mail.client-report.heading' | 'mail.report-alert.subject' | 'mail.report-alert.heading' | 'mail.newsletter-alert.subject' | 'mail.newsletter-alert.heading' | 'mail.order-news.subject' | 'mail.order-news.heading' | 'placement.verdict.so-far'; facts: { title: Text } }
  | { code: 'mail.member-invited.text'; facts: { brand: Text; by: Text } }
  | { code: 'newsletters.mail.title' | 'newsletters.silence.title'; facts: { name: Text; others: number } }
  | { code: 'newsletters.mail.item'; facts: { name: Text; points: number; score: number; subject: Text } }
  | { code: 'newsletters.mail.reason'; facts: { says: Text; title: Text } }
  | { code: 'newsletters.silence.item'; facts: { days: number; name: Text; since: number } }
  | { code: 'orders.waits' | 'orders.letter.question.title' | 'orders.letter.refused.title' | 'orders.invoice.title' | 'callback_number.found.free-mail' | 'callback_number.found.disguised-number' | 'callback_number.found.phone-only' | 'callback_number.found.unnamed' | 'callback_number.found.alike'; facts: { number: Text } }
  | { code: 'orders.too_often' | 'account.messages_too_often' | 'span.minutes'; facts: { minutes: number } }
  | { code: 'orders.letter.received.title' | 'orders.letter.granted.title'; facts: { number: Text; plan: Text } }
  | { code: 'orders.letter.received.text'; facts: { plan: Text; total: Text } }
  | { code: 'orders.letter.granted.until'; facts: { plan: Text; until: Text } }
  | { code: 'orders.letter.granted.text' | 'orders.invoice.plan.month' | 'orders.invoice.plan.year' | 'orders.invoice.plan.lifetime' | 'billing.not_sold' | 'billing.not_sold_give_amount' | 'billing.needs_no_code' | 'billing.price_missing' | 'billing.have_without_end' | 'billing.have_no_less' | 'billing.have_longer' | 'billing.have_already'; facts: { plan: Text } }
  | { code: 'orders.letter.granted.invoice'; facts: { invoice: Text } }
  | { code: 'orders.invoice.tax_id'; facts: { id: Text } }
  | { code: 'orders.invoice.period'; facts: { from: Text; until: Text } }
  | { code: 'orders.invoice.from' | 'setup.dmarc.inherited'; facts: { from: Text } }
  | { code: 'orders.invoice.note' | 'cli.list_refused'; facts: { note: Text } }
  | { code: 'use.limited.network' | 'use.limited.account' | 'use.limited.domain'; facts: { count: number; when: Text } }
  | { code: 'heat_map.disclaimer'; facts: { auc: number; cc: number; halfAuc: number; halfCc: number; halfNss: number; nss: number; pages: number; people: number } }
  | { code: 'heat_map.advice.contrast'; facts: { enough: number; found: number } }
  | { code: 'heat_map.advice.size'; facts: { device: 'desktop' | 'mobile' | 'tablet'; height: number; wanted: number; width: number } }
  | { code: 'heat_map.advice.stand_out'; facts: { ahead: number; strongest: Text } }
  | { code: 'placement.marker_hint'; facts: { header: Text; marker: Text } }
  | { code: 'placement.of' | 'placement.at.missing' | 'placement.at.spam' | 'placement.at.tagged' | 'placement.at.tabs' | 'placement.at.inbox'; facts: { count: number; counted: number; provider: Text } }
  | { code: 'placement.places' | 'placement.alert.spam.title'; facts: { places: Text } }
  | { code: 'placement.kind.missing' | 'placement.kind.spam' | 'placement.kind.tagged' | 'placement.kind.tabs' | 'placement.advice.refused.title' | 'placement.advice.tagged.title' | 'placement.advice.spam.title' | 'placement.advice.stray.title' | 'placement.advice.moved-to-spam.title' | 'placement.advice.missing.title'; facts: { where: Text } }
  | { code: 'placement.row.missing-after'; facts: { waited: Text } }
  | { code: 'placement.row.refused'; facts: { reply: Text } }
  | { code: 'placement.row.late-after'; facts: { underway: Text } }
  | { code: 'placement.row.spam' | 'cli.no_instance'; facts: { folder: Text } }
  | { code: 'placement.row.moved' | 'placement.row.now' | 'placement.row.tagged' | 'bimi_svg.found.doctype' | 'bimi_svg.found.title-not-first' | 'bimi_svg.found.several-titles'; facts: { place: Text } }
  | { code: 'placement.row.moved-within'; facts: { place: Text; time: Text } }
  | { code: 'placement.microsoft.compauth'; facts: { result: Text } }
  | { code: 'placement.microsoft.compauth-why'; facts: { result: Text; why: Text } }
  | { code: 'placement.microsoft.unknown'; facts: { name: Text; value: Text } }
  | { code: 'placement.microsoft.reason'; facts: { name: Text; text: Text; value: Text } }
  | { code: 'placement.share.inbox' | 'placement.verdict.of-all'; facts: { counted: number; inbox: number } }
  | { code: 'placement.share.tabs'; facts: { tabs: number } }
  | { code: 'placement.share.too-few'; facts: { counted: number; high: number; low: number } }
  | { code: 'placement.share.percentage'; facts: { counted: number; high: number; low: number; percent: number } }
  | { code: 'placement.all.spam' | 'placement.all.tabs' | 'placement.all.missing' | 'placement.all.tagged' | 'placement.all.inbox'; facts: { counted: number } }
  | { code: 'placement.verdict.then'; facts: { before: Text; then: Text } }
  | { code: 'placement.elsewhere.inbox' | 'placement.elsewhere.tabs'; facts: { what: Text } }
  | { code: 'placement.advice.authentication.title'; facts: { at: Text; methods: Text } }
  | { code: 'placement.advice.unauthenticated.title'; facts: { count: number; methods: Text; providers: Text } }
  | { code: 'placement.advice.listed.title'; facts: { lists: Text } }
  | { code: 'placement.advice.listed.why'; facts: { count: number; ips: Text } }
  | { code: 'placement.rules'; facts: { rules: Text } }
  | { code: 'placement.advice.promotions.title' | 'placement.advice.other-tab.title' | 'bimi_dmarc.found.no-policy' | 'bimi_dmarc.found.policy-none' | 'bimi_dmarc.found.subdomains-none' | 'bimi_dmarc.found.testing' | 'bimi_dmarc.found.partial'; facts: { at: Text } }
  | { code: 'placement.advice.slow.title'; facts: { at: Text; time: Text } }
  | { code: 'placement.compared.same' | 'placement.compared.better' | 'placement.compared.worse' | 'placement.compared.unclear' | 'placement.alert.drop.text'; facts: { is: number; is_of: number; was: number; was_of: number } }
  | { code: 'placement.alert.of'; facts: { monitor: Text; title: Text } }
  | { code: 'placement.alert.spam.text'; facts: { counted: number; provider: Text; spam: number; was: number; was_of: number } }
  | { code: 'placement.alert.drop.title'; facts: { is: number; was: number } }
  | { code: 'placement.alert.silence.title'; facts: { hours: number; monitor: Text } }
  | { code: 'report.found_later' | 'report.moved_later'; facts: { at: Text; folder: Text } }
  | { code: 'mailbox.cannot_read_said'; facts: { said: Text; why: Text } }
  | { code: 'mailbox.no_answer' | 'mailbox.no_token'; facts: { ms: number } }
  | { code: 'mailbox.leads_to'; facts: { address: Text; host: Text; kind: Text } }
  | { code: 'mailbox.not_resolved'; facts: { host: Text; outcome: Text } }
  | { code: 'mailbox.status' | 'delivery.status' | 'cli.instance_status'; facts: { status: number } }
  | { code: 'trial.title'; facts: { monitor: Text } }
  | { code: 'delivery.unreached' | 'bimi_certificate-revocation.found.list-unavailable'; facts: { failure: Text } }
  | { code: 'delivery.mailed' | 'money_trap.found.other-mailbox'; facts: { to: Text } }
  | { code: 'request.wrong_method'; facts: { allowed: Text; method: Text } }
  | { code: 'request.file_too_large' | 'test.mail_too_large' | 'list.too_large' | 'reports.collect.too_large' | 'size.megabytes'; facts: { megabytes: number } }
  | { code: 'request.no_such_format'; facts: { formats: Text } }
  | { code: 'account.suspended'; facts: { reason: Text } }
  | { code: 'account.scope_needed'; facts: { scope: Text } }
  | { code: 'account.tried_too_often'; facts: { count: number; unit: 'minutes' | 'seconds' } }
  | { code: 'billing.number_of_codes' | 'seed.too_many' | 'reports.too_deep' | 'reports.xml_too_deep' | 'reports.too_many_rows' | 'reports.results_cut'; facts: { most: number } }
  | { code: 'billing.smallest_charge' | 'verification.factor.limit.deliverable'; facts: { least: number } }
  | { code: 'billing.card_declined_because' | 'cli.instance_said'; facts: { said: Text } }
  | { code: 'quota.too_few'; facts: { left: number; limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' } }
  | { code: 'quota.none_in_plan' | 'quota.none_for_guests'; facts: { metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' } }
  | { code: 'quota.used' | 'quota.used_by_network'; facts: { limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check' } }
  | { code: 'quota.used_until' | 'quota.used_by_network_until'; facts: { day: Text; limit: number; metric: 'email_verification' | 'heatmaps' | 'inbox_placement' | 'monitors' | 'screenshots' | 'spam_check'; time: Text } }
  | { code: 'test.unknown_kind'; facts: { kind: Text; kinds: Text } }
  | { code: 'checker.not_public'; facts: { address: Text; kind: 'documentation' | 'invalid' | 'link_local' | 'loopback' | 'metadata' | 'multicast' | 'private' | 'public' | 'reserved' } }
  | { code: 'verifier.per_day' | 'verifier.asks_per_day' | 'verifier.names_per_domain'; facts: { count: number; time: Text } }
  | { code: 'list.no_such_column'; facts: { names: Text; wanted: Text } }
  | { code: 'list.quota'; facts: { most: number; rows: number } }
  | { code: 'seed.no_such_role'; facts: { role: Text; roles: Text } }
  | { code: 'cli.not_an_ip' | 'spf_verdict.found.temperror' | 'spf_verdict.found.not-an-address' | 'spf.pass.unlisted' | 'spf.step.yours' | 'rdns.found.no-ptr' | 'helo.step.address' | 'ipv6_parity.found.covered' | 'ipv6_parity.found.spf-missing' | 'ipv6_parity.found.ptr-missing' | 'ipv6_parity.found.ptr-and-spf-missing' | 'ipv6_parity.step.set-ptr-and-name' | 'ipv6_parity.step.set-ptr'; facts: { ip: Text } }
  | { code: 'cli.folder_not_writable'; facts: { folder: Text; why: 'EACCES' | 'EEXIST' | 'ENAMETOOLONG' | 'ENOENT' | 'ENOSPC' | 'ENOTDIR' | 'EPERM' | 'EROFS' | 'other' } }
  | { code: 'field.one_of'; facts: { values: Text } }
  | { code: 'field.unknown'; facts: { keys: Text } }
  | { code: 'field.exactly' | 'subject_length.found.best' | 'subject_length.found.fits' | 'subject_length.found.short' | 'subject_length.found.long' | 'preheader.found.set' | 'preheader.found.long' | 'preheader.found.short'; facts: { length: number } }
  | { code: 'field.at_most' | 'field.at_most_in_line' | 'field.no_more' | 'field.up_to' | 'field.below' | 'field.most_days' | 'field.most_networks' | 'field.most_providers' | 'field.most_bounces'; facts: { maximum: number } }
  | { code: 'field.at_least' | 'field.no_fewer' | 'field.from' | 'field.above'; facts: { minimum: number } }
  | { code: 'field.folder_line' | 'svg.line'; facts: { line: Text } }
  | { code: 'seats.role_too_low'; facts: { name: Text; needed: 'other' | 'owner' } }
  | { code: 'seats.over'; facts: { name: Text; why: 'ended' | 'other' | 'paused' | 'removed' } }
  | { code: 'reports.at'; facts: { line: number; octet: number; problem: Text } }
  | { code: 'reports.within'; facts: { member: Text; problem: Text } }
  | { code: 'reports.of_reporter'; facts: { problem: Text; reporter: Text } }
  | { code: 'reports.copy_of'; facts: { file: Text } }
  | { code: 'reports.union_with' | 'reports.union'; facts: { count: number; file: Text } }
  | { code: 'reports.zip_method'; facts: { method: Text } }
  | { code: 'reports.encoding_false' | 'reports.feedback_encoded'; facts: { encoding: Text } }
  | { code: 'reports.not_utf8'; facts: { octet: number } }
  | { code: 'reports.told_error'; facts: { error: Text } }
  | { code: 'reports.bad_address' | 'reports.bad_count'; facts: { written: Text } }
  | { code: 'reports.tls_policy_type' | 'reports.tls_result_type'; facts: { type: Text } }
  | { code: 'reports.tls_sums_differ'; facts: { details: number; summary: number } }
  | { code: 'reports.tls_bad_count'; facts: { name: Text; written: Text } }
  | { code: 'reports.tls.ready'; facts: { days: number; reporters: number } }
  | { code: 'reports.tls.wait'; facts: { days: number; leastDays: number; leastReporters: number; reporters: number } }
  | { code: 'reports.cause.elsewhere' | 'reports.cause.inexact'; facts: { count: number; domains: Text; others: number } }
  | { code: 'reports.cause.nothing' | 'reports.cause.untold'; facts: { count: number; others: number } }
  | { code: 'reports.cause.two' | 'certificate.either'; facts: { one: Text; other: Text } }
  | { code: 'reports.todo.fails_service'; facts: { cause: Text; count: number; name: Text; page: Text } }
  | { code: 'reports.todo.fails_own'; facts: { addresses: Text; cause: Text; count: number; name: Text } }
  | { code: 'reports.todo.fails_address' | 'reports.todo.inexact' | 'reports.todo.never' | 'reports.todo.never_known' | 'reports.todo.ask_service' | 'reports.todo.ask_service_never' | 'reports.todo.ask_steady'; facts: { cause: Text; count: number; name: Text } }
  | { code: 'reports.todo.unsigned_service'; facts: { count: number; name: Text; of: number; page: Text } }
  | { code: 'reports.todo.unsigned_own'; facts: { addresses: Text; count: number; name: Text; of: number } }
  | { code: 'reports.todo.spf_service' | 'reports.todo.spf_missing_service'; facts: { count: number; domain: Text; name: Text; of: number; term: Text } }
  | { code: 'reports.todo.spf_own' | 'reports.todo.spf_missing_own'; facts: { addresses: Text; count: number; domain: Text; name: Text; of: number } }
  | { code: 'reports.todo.spf_faulty'; facts: { count: number; domain: Text; name: Text; of: number } }
  | { code: 'reports.todo.mended'; facts: { day: number; name: Text } }
  | { code: 'reports.todo.ask_own_name'; facts: { addresses: Text; cause: Text; count: number } }
  | { code: 'reports.lost.none'; facts: { of: number } }
  | { code: 'reports.lost.some'; facts: { lost: number; of: number } }
  | { code: 'reports.lost.yours'; facts: { broken: number; count: number } }
  | { code: 'reports.notice.source' | 'reports.notice.unclear_source' | 'dkim_key.found.several' | 'dkim_key.found.split' | 'dmarc_record.found.several' | 'mta-sts_record.found.several' | 'name_other-text.found.other-text' | 'tls-rpt_record.found.several'; facts: { count: number; name: Text } }
  | { code: 'reports.notice.failing' | 'reports.notice.mended'; facts: { count: number; name: Text; of: number } }
  | { code: 'reports.notice.silent' | 'reports.notice.heard'; facts: { day: number; reporter: Text } }
  | { code: 'reports.notice.ready'; facts: { domain: Text; loses: number; policy: Text } }
  | { code: 'reports.notice.published' | 'reports.notice.not_ready' | 'reports.next.ask' | 'dmarc.found.pass' | 'dmarc.found.testing' | 'dmarc.deed.other'; facts: { policy: Text } }
  | { code: 'reports.next.ready'; facts: { days: number; loses: number; policy: Text } }
  | { code: 'reports.next.fix'; facts: { now: Text; policy: Text } }
  | { code: 'reports.next.wait'; facts: { days: number; leastDays: number; leastReporters: number; now: Text; policy: Text; reporters: number } }
  | { code: 'reports.kept.other_domain'; facts: { domain: Text; own: Text } }
  | { code: 'reports.headline.fragile'; facts: { failing: number; names: Text } }
  | { code: 'reports.headline.unclear'; facts: { count: number; failing: number } }
  | { code: 'reports.headline.fine'; facts: { of: number; passed: number; strangers: number } }
  | { code: 'setup.fault' | 'setup.unsafe' | 'from_header.found.malformed'; facts: { problem: Text } }
  | { code: 'setup.dkim.found' | 'bimi_selector.found.not-a-name' | 'dkim_key.found.bad-selector' | 'dkim_syntax.found.bad-version' | 'dkim_syntax.found.empty-tag' | 'dkim_public-key.found.missing-key' | 'dkim_public-key.found.revoked' | 'dkim_public-key.found.withdrawn' | 'dkim_public-key.found.not-base64' | 'dkim_public-key.found.pem-armor' | 'dkim_public-key.found.cut-off' | 'dkim_public-key.found.not-a-key' | 'dkim_public-key.found.ed25519-length' | 'dkim_public-key.found.ed25519-wrapped' | 'dkim_key-type.found.key-type-mismatch' | 'dkim_key-type.found.ed25519-without-k' | 'dkim_strength.found.ed25519' | 'dkim_hashes.found.no-sha256' | 'dkim_hashes.found.sha1-allowed' | 'dkim_flags.found.testing' | 'dkim_flags.found.strict' | 'dkim_strings.found.quotes-inside' | 'dkim_strings.found.backslashes-inside'; facts: { selector: Text } }
  | { code: 'site-default.contactUsText'; facts: { brand: Text; email: Text; year: Text } }
  | { code: 'verification.factor.limit.risky' | 'verification.factor.limit.unknown'; facts: { least: number; most: number } }
  | { code: 'verification.meant'; facts: { suggestion: Text } }
  | { code: 'verification.likely' | 'spf.share' | 'spf.share_below_one'; facts: { percent: number } }
  | { code: 'verification.dns_error'; facts: { name: Text; outcome: Text; type: Text } }
  | { code: 'verification.read_as' | 'verification.asked_as' | 'verification.connected' | 'from_header.found.one-valid' | 'list-mail.sent-from' | 'verdict.host.unnamed' | 'verdict.host.address'; facts: { address: Text } }
  | { code: 'verification.first_of'; facts: { host: Text; provider: Text } }
  | { code: 'verification.other_version'; facts: { ours: Text; theirs: Text } }
  | { code: 'verification.worth.both' | 'verification.worth.refusals'; facts: { date: Text; name: Text } }
  | { code: 'watch.mail.title'; facts: { count: number; domain: Text; others: number } }
  | { code: 'watch.mail.item'; facts: { domain: Text; part: Text; says: Text } }
  | { code: 'watch.mail.values'; facts: { after: Text; before: Text } }
  | { code: 'any.found.other-kind'; facts: { kind_label: Text } }
  | { code: 'any.moment'; facts: { at: number } }
  | { code: 'span.hours'; facts: { hours: number } }
  | { code: 'span.days'; facts: { days: number } }
  | { code: 'clauses.more' | 'clauses.last' | 'names.more' | 'names.last' | 'clauses.comma' | 'clauses.semicolon' | 'clauses.and' | 'subject_style.tricks.more' | 'subject_style.tricks.last' | 'list-mail.reasons'; facts: { first: Text; rest: Text } }
  | { code: 'date.day'; facts: { day: number; month: number; year: number } }
  | { code: 'bimi_certificate-bundle.found.too-many'; facts: { count: Text; limit: Text } }
  | { code: 'bimi_certificate-chain.found.verified'; facts: { root: Text } }
  | { code: 'bimi_certificate-chain.found.leaf-not-first'; facts: { certificate: Text } }
  | { code: 'bimi_certificate-chain.found.not-issued-by-next' | 'bimi_certificate-chain.found.signature-wrong'; facts: { certificate: Text; issuer: Text; position: Text } }
  | { code: 'bimi_certificate-chain.found.issuer-not-ca' | 'bimi_certificate-chain.found.incomplete' | 'bimi_certificate-chain.found.root-imitated' | 'bimi_certificate-chain.found.root-unknown'; facts: { issuer: Text } }
  | { code: 'bimi_certificate-chain.found.path-too-long'; facts: { certificate: Text; limit: number } }
  | { code: 'bimi_certificate-chain.found.weak-signature'; facts: { certificate: Text; position: Text } }
  | { code: 'bimi_certificate-dates.found.in-date' | 'bimi_certificate-dates.found.expires-soon'; facts: { day: Text; days: number } }
  | { code: 'bimi_certificate-dates.found.not-yet-valid' | 'bimi_certificate-dates.found.issuer-expired'; facts: { certificate: Text; day: Text; position: Text } }
  | { code: 'bimi_certificate-subject.found.complete'; facts: { mark: Text; organization: Text } }
  | { code: 'bimi_certificate-subject.found.unknown-mark-type'; facts: { markType: Text } }
  | { code: 'bimi_certificate-subject.found.fields-missing' | 'inline_cid.found.missing-part' | 'amp_part.found.invalid' | 'html_meta.found.missing' | 'html_meta.found.letter' | 'dkim.found.headers-not-signed' | 'dkim.fix.headers-not-signed'; facts: { missing: Text } }
  | { code: 'bimi_certificate-transparency.found.logged'; facts: { timestamps: number } }
  | { code: 'bimi_certificate-logo.found.logo-intact'; facts: { hashes: Text } }
  | { code: 'bimi_svg.found.valid'; facts: { bytes: Text; title: Text } }
  | { code: 'bimi_svg.found.processing-instruction' | 'bimi_svg.found.not-well-formed' | 'bimi_svg.found.too-complex'; facts: { place: Text; value: Text } }
  | { code: 'bimi_svg.found.not-svg' | 'bimi_svg.found.prefixed-root' | 'svg.within'; facts: { element: Text } }
  | { code: 'bimi_svg.found.wrong-value'; facts: { attribute: Text; place: Text; value: Text } }
  | { code: 'bimi_svg.found.text-not-allowed' | 'bimi_svg-advice.found.dangling-reference'; facts: { element: Text; place: Text; value: Text } }
  | { code: 'bimi_svg.found.element-not-allowed'; facts: { element: Text; place: Text; reason: Text; value: Text } }
  | { code: 'bimi_svg.found.attribute-not-allowed'; facts: { attribute: Text; element: Text; place: Text; reason: Text } }
  | { code: 'bimi_svg.found.external-reference'; facts: { attribute: Text; element: Text; place: Text; value: Text } }
  | { code: 'bimi_svg.found.use-without-href' | 'bimi_svg.found.use-loop'; facts: { element: Text; place: Text } }
  | { code: 'svg.lines'; facts: { lines: Text } }
  | { code: 'svg.sizes'; facts: { height: Text; width: Text } }
  | { code: 'xml.undeclared_prefix'; facts: { prefix: Text } }
  | { code: 'xml.other_end'; facts: { found: Text; wanted: Text } }
  | { code: 'xml.no_start' | 'xml.not_closed' | 'dmarc_policy.fix.bad-subdomain-policy' | 'dmarc_report-mailbox.fix.no-mx' | 'dmarc_report-mailbox.fix.null-mx'; facts: { tag: Text } }
  | { code: 'bimi_record.found.inherited'; facts: { name: Text; own: Text } }
  | { code: 'bimi_record.found.several' | 'spf_exp.found.several'; facts: { count: Text; name: Text } }
  | { code: 'bimi_syntax.found.not-https' | 'bimi_syntax.found.bad-value' | 'bimi_syntax.found.bad-lps' | 'bimi_syntax.found.unknown-tag' | 'bimi_syntax.found.duplicate-tag' | 'bimi_syntax.found.missing-semicolon' | 'bimi_syntax.found.tag-without-value' | 'bimi_syntax.found.bad-tag-name' | 'qr_code.found.deceptive' | 'dmarc_syntax.found.bad-version' | 'dmarc_syntax.found.missing-semicolon' | 'dmarc_syntax.found.tag-without-value' | 'dmarc_syntax.found.bad-tag-name' | 'dmarc_syntax.found.duplicate-tag' | 'dmarc_removed.found.removed-tag' | 'dmarc_removed.found.size-suffix' | 'dmarc_reports.found.bare-address' | 'dmarc_reports.found.bad-uri' | 'dmarc_reports.found.uri-scheme' | 'mta-sts_syntax.found.bad-id' | 'mta-sts_syntax.found.missing-semicolon' | 'mta-sts_syntax.found.tag-without-value' | 'mta-sts_syntax.found.bad-tag-name' | 'mta-sts_syntax.found.duplicate-tag' | 'mta-sts_policy-syntax.found.bad-line' | 'mta-sts_policy-syntax.found.duplicate-key' | 'mta-sts_policy-syntax.found.bad-version' | 'mta-sts_policy-syntax.found.bad-mode' | 'mta-sts_policy-syntax.found.bad-mx' | 'mta-sts_max-age.found.short-max-age' | 'mta-sts_max-age.found.bad-max-age' | 'spf_syntax.found.unknown-mechanism' | 'spf_syntax.found.bare-address' | 'spf_syntax.found.missing-value' | 'spf_syntax.found.unexpected-value' | 'spf_syntax.found.bad-address' | 'spf_syntax.found.macro-in-address' | 'spf_syntax.found.wrong-family' | 'spf_syntax.found.bad-prefix' | 'spf_syntax.found.bad-macro' | 'spf_syntax.found.macro-of-explanation' | 'spf_syntax.found.bad-domain' | 'spf_syntax.found.include-with-prefix' | 'spf_syntax.found.url' | 'spf_syntax.found.duplicate-modifier' | 'spf_syntax.found.joined-term' | 'spf_syntax.found.comma' | 'spf_syntax.found.glued-names' | 'spf_syntax.found.bad-character' | 'spf_syntax.found.glued-strings' | 'spf_ignored.found.beside' | 'spf_duplicate.found.term' | 'spf_after-all.found.terms' | 'spf_after-all.found.redirect' | 'spf_ptr.found.used' | 'spf_ptr-macro.found.used' | 'spf_modifier.found.unknown' | 'spf_modifier.found.equals' | 'spf_modifier.found.misspelt' | 'spf_range.found.everyone' | 'spf_range.found.huge' | 'spf_range.found.wide' | 'spf_private.found.reserved' | 'tls-rpt_syntax.found.bare-address' | 'tls-rpt_syntax.found.bad-uri' | 'tls-rpt_syntax.found.uri-scheme' | 'tls-rpt_syntax.found.size-suffix' | 'tls-rpt_syntax.found.missing-semicolon' | 'tls-rpt_syntax.found.tag-without-value' | 'tls-rpt_syntax.found.bad-tag-name' | 'tls-rpt_syntax.found.duplicate-tag'; facts: { texts: Text } }
  | { code: 'bimi_dmarc.found.enforcing'; facts: { at: Text; policy: Text } }
  | { code: 'bimi_logo-file.found.fetched' | 'bimi_certificate-file.found.fetched'; facts: { bytes: Text; type: Text; url: Text } }
  | { code: 'bimi_logo-file.found.redirect' | 'bimi_certificate-file.found.redirect'; facts: { finalUrl: Text; url: Text } }
  | { code: 'bimi_logo-file.found.content-type' | 'bimi_certificate-file.found.content-type'; facts: { type: Text; url: Text } }
  | { code: 'bimi_logo-file.found.status' | 'bimi_certificate-file.found.status'; facts: { status: Text; url: Text } }
  | { code: 'bimi_logo-file.found.too-large' | 'bimi_certificate-file.found.too-large'; facts: { limit: Text; url: Text } }
  | { code: 'bimi_logo-file.found.tls' | 'bimi_logo-file.found.dns' | 'bimi_logo-file.found.refused-address' | 'bimi_logo-file.found.refused-url' | 'bimi_logo-file.found.connection' | 'bimi_logo-file.found.too-many-redirects' | 'bimi_certificate-file.found.tls' | 'bimi_certificate-file.found.dns' | 'bimi_certificate-file.found.refused-address' | 'bimi_certificate-file.found.refused-url' | 'bimi_certificate-file.found.connection' | 'bimi_certificate-file.found.too-many-redirects' | 'mta-sts_policy.found.fetched' | 'mta-sts_policy.found.redirect' | 'mta-sts_policy.found.too-large' | 'mta-sts_policy.found.tls' | 'mta-sts_policy.found.host' | 'mta_sts.fix.policy-unreachable' | 'mta_sts.fix.policy-broken'; facts: { url: Text } }
  | { code: 'bimi_logo-file.found.unanswered' | 'bimi_certificate-file.found.unanswered' | 'mta-sts_policy.found.connection' | 'mta-sts_policy.found.unanswered' | 'mta_sts.found.policy-unreachable'; facts: { failure: Text; url: Text } }
  | { code: 'bimi_logo-match.found.differs'; facts: { certified: Text; published: Text } }
  | { code: 'sender_claim.found.own' | 'sender_claim.found.signed' | 'sender_claim.found.links-there' | 'sender_claim.found.named' | 'sender_claim.found.asks' | 'sender_claim.found.disguised' | 'sender_claim.found.impersonates'; facts: { brand: Text; from: Text } }
  | { code: 'sender_claim.found.mail-system'; facts: { from: Text; name: Text; phrase: Text } }
  | { code: 'sender_claim.leads'; facts: { targets: Text } }
  | { code: 'sender_claim.says' | 'language.found.mixed-scripts' | 'list-mail.subject-says' | 'list-mail.subject-advertises' | 'list-mail.text-says' | 'list-mail.text-advertises' | 'list-mail.greets'; facts: { words: Text } }
  | { code: 'sender_claim.fix.named' | 'sender_claim.fix.asks' | 'sender_claim.fix.disguised' | 'sender_claim.fix.impersonates' | 'sender_claim.fix.mail-system' | 'lookalike_domain.fix.confusable' | 'lookalike_domain.fix.domain-in-name' | 'lookalike_domain.fix.glued' | 'lookalike_domain.fix.misspelled' | 'lookalike_domain.fix.subdomain' | 'link_deception.fix.free-pages' | 'link_deception.fix.free-forms' | 'link_deception.fix.free-files' | 'link_deception.fix.free-tunnels' | 'callback_number.fix.borrowed-name' | 'callback_number.fix.free-mail' | 'callback_number.fix.unnamed' | 'qr_code.fix.deceptive' | 'link_shortener.fix.shortener' | 'link_mismatch.fix.phishing-like' | 'link_host.fix.ip-host' | 'mailto_links.fix.malformed' | 'body_unsubscribe.fix.leads-nowhere' | 'body_unsubscribe.fix.word-without-link' | 'body_unsubscribe.step.link' | 'from_header.fix.missing' | 'from_header.fix.malformed' | 'reply_to.fix.other-domain' | 'reply_to.fix.free-mail' | 'reply_to.fix.unreadable' | 'return_path.fix.empty-bulk' | 'message_id.fix.malformed' | 'message_id.fix.no-domain' | 'message_id.fix.not-fqdn' | 'list_unsubscribe.fix.encoded-words' | 'list_unsubscribe.fix.malformed' | 'list_unsubscribe.step.header' | 'one_click.fix.no-https' | 'list_id.fix.malformed' | 'list_id.step.header' | 'bimi.fix.missing' | 'helo.step.full-name'; facts: { own_domain: Text } }
  | { code: 'lookalike_domain.found.confusable' | 'lookalike_domain.found.domain-in-name' | 'lookalike_domain.found.glued' | 'lookalike_domain.found.misspelled' | 'lookalike_domain.found.subdomain'; facts: { brand: Text; shown: Text } }
  | { code: 'link_deception.found.nothing-asked'; facts: { borrowed: Text } }
  | { code: 'link_deception.found.open-redirect'; facts: { site: Text; target: Text } }
  | { code: 'link_deception.found.free-pages' | 'link_deception.found.free-forms' | 'link_deception.found.free-files' | 'link_deception.found.free-tunnels'; facts: { site: Text } }
  | { code: 'callback_number.found.borrowed-name'; facts: { brand: Text; number: Text } }
  | { code: 'disguised_text.found.tags' | 'disguised_text.found.invisible' | 'disguised_text.found.letters'; facts: { example: Text; words: Text } }
  | { code: 'image_text_ratio.found.enough-text'; facts: { characters: number } }
  | { code: 'image_text_ratio.found.balanced' | 'rtl.found.partly'; facts: { share: Text } }
  | { code: 'image_text_ratio.found.image-heavy' | 'image_text_ratio.found.mostly-image'; facts: { characters: number; share: Text } }
  | { code: 'image_text_ratio.found.image-only' | 'image_alt.found.all'; facts: { images: number } }
  | { code: 'image_alt.found.some-missing' | 'image_alt.found.most-missing'; facts: { images: number; missing: Text } }
  | { code: 'image_alt.found.file-names'; facts: { file_names: Text; images: number } }
  | { code: 'image_alt.also.nameless-links'; facts: { nameless_links: Text } }
  | { code: 'image_alt.also.file-names'; facts: { file_names: Text } }
  | { code: 'image_alt.also.left-out'; facts: { left_out: number } }
  | { code: 'image_health.found.fine'; facts: { images: Text; size: Text } }
  | { code: 'image_health.found.not-loading' | 'image_health.found.shortener-host' | 'image_health.found.huge' | 'image_health.found.large' | 'image_health.found.odd-format' | 'image_health.found.blank-first-frame' | 'image_health.found.insecure' | 'image_health.found.free-host' | 'image_health.found.not-public' | 'image_health.found.cannot-verify' | 'image_health.found.no-size'; facts: { having: number } }
  | { code: 'tracking_pixel.found.few' | 'tracking_pixel.found.many'; facts: { hosts: Text; pixels: number } }
  | { code: 'qr_code.found.found'; facts: { codes: number; texts: Text } }
  | { code: 'qr_code.found.listed'; facts: { listed: Text } }
  | { code: 'link_health.found.reachable' | 'link_host.found.script-url' | 'link_host.found.data-url' | 'link_host.found.file-url' | 'link_host.found.lookalike-host' | 'link_host.found.credentials' | 'link_host.found.ip-host' | 'link_host.found.odd-port' | 'link_empty.found.empty' | 'link_empty.found.placeholder' | 'link_empty.found.dead-anchor'; facts: { links: Text } }
  | { code: 'link_health.found.broken'; facts: { broken: Text; links: Text } }
  | { code: 'link_health.found.redirects'; facts: { redirects: Text } }
  | { code: 'link_health.found.cannot-verify'; facts: { cannot_verify: Text } }
  | { code: 'link_health.found.not-public'; facts: { refused: Text } }
  | { code: 'link_domain.found.own'; facts: { links: Text; own: Text } }
  | { code: 'link_domain.found.shared-tracking'; facts: { hosts: Text; shared: Text } }
  | { code: 'link_domain.fix.shared-tracking'; facts: { own_domain: Text; service: Text } }
  | { code: 'link_blocklist.found.not-listed' | 'dkim_key.found.none-guessed'; facts: { asked: number } }
  | { code: 'link_blocklist.found.listed' | 'link_blocklist.found.minor-list'; facts: { rows: Text } }
  | { code: 'link_blocklist.found.not-answered'; facts: { unanswered: number } }
  | { code: 'link_count.found.fits' | 'link_count.found.above-best' | 'link_count.found.many' | 'link_https.found.all-https' | 'link_host.found.plain' | 'link_empty.found.real-targets' | 'mailto_links.found.valid'; facts: { links: number } }
  | { code: 'link_https.found.http'; facts: { http: Text; links: Text } }
  | { code: 'link_shortener.found.shortener' | 'link_shortener.found.behind-redirect'; facts: { hosts: Text; links: Text } }
  | { code: 'link_mismatch.found.same'; facts: { shown: Text } }
  | { code: 'link_mismatch.found.click-tracked'; facts: { tracked: Text } }
  | { code: 'link_mismatch.found.end-unknown' | 'link_mismatch.found.other-ending' | 'link_mismatch.found.phishing-like'; facts: { shown: Text; target: Text } }
  | { code: 'mailto_links.found.malformed'; facts: { count: number; fault: 'blank' | 'other' } }
  | { code: 'hidden_text.found.some'; facts: { hidden_words: number; ways: Text } }
  | { code: 'hidden_text.found.much'; facts: { hidden_words: number; share: Text; ways: Text } }
  | { code: 'hidden_text.found.split-words' | 'hidden_text.found.zero-width'; facts: { cut_words: number } }
  | { code: 'active_content.holds'; facts: { kinds: Text } }
  | { code: 'cta_button.found.found' | 'cta_button.found.small'; facts: { height: Text; text: Text; width: Text } }
  | { code: 'cta_button.found.image-only'; facts: { buttons: number } }
  | { code: 'subject_style.has'; facts: { tricks: Text } }
  | { code: 'spam_phrases.found.few' | 'spam_phrases.found.several' | 'spam_phrases.found.many'; facts: { found: number; more: 'other' | 'yes'; phrases: Text } }
  | { code: 'spam_phrases.fix.several' | 'spam_phrases.fix.many'; facts: { phrases: Text } }
  | { code: 'learned_content.found.like-good-mail' | 'learned_content.found.unsure' | 'text_html_match.found.same' | 'text_html_match.found.differs' | 'text_html_match.found.unrelated'; facts: { percent: Text } }
  | { code: 'learned_content.found.somewhat-like-spam' | 'learned_content.found.like-spam'; facts: { percent: Text; reasoned: 'yes'; reasons: Text } }
  | { code: 'spam_engine.found.clean' | 'spam_engine.found.suspicious' | 'spam_engine.found.spam'; facts: { engine: Text; score: Text } }
  | { code: 'template_residue.found.merge-tag'; facts: { merge_tags: Text } }
  | { code: 'template_residue.found.broken-value'; facts: { broken_values: Text } }
  | { code: 'template_residue.found.placeholder-text'; facts: { placeholder_texts: Text } }
  | { code: 'template_residue.step.spelling-of-service' | 'body_unsubscribe.step.field' | 'from_header.fix.several-fields' | 'freemail_from.fix.free-mail-bulk' | 'freemail_from.fix.gmail-from-elsewhere' | 'list_unsubscribe.step.setting' | 'list_unsubscribe.step.service-encodes' | 'one_click.step.dkim-of-service' | 'list_id.step.service' | 'multipart.fix.html-only' | 'multipart.fix.empty-text' | 'text_html_match.fix.differs' | 'text_html_match.fix.unrelated' | 'text_html_match.fix.stub' | 'dkim.step.tell-service' | 'ip_dnsbl.step.shared' | 'ip_dnsbl.step.of-service' | 'server.step.support'; facts: { sender_name: Text } }
  | { code: 'body_unsubscribe.found.tiny'; facts: { font_size: Text } }
  | { code: 'body_unsubscribe.found.low-contrast'; facts: { contrast: Text } }
  | { code: 'body_unsubscribe.found.leads-nowhere'; facts: { target: Text; text: Text } }
  | { code: 'language.found.equal' | 'language.found.differs'; facts: { declared: Text; detected: Text } }
  | { code: 'language.found.bad-tag' | 'language.found.not-comparable' | 'calendar_parts.found.no-method-inside' | 'calendar_parts.fix.no-method-inside'; facts: { declared: Text } }
  | { code: 'language.fix.differs'; facts: { detected_tag: Text } }
  | { code: 'language.fix.bad-tag'; facts: { detected_tag: Text; tagged: 'yes' } }
  | { code: 'readability.found.measured'; facts: { ease: Text; eased: 'yes'; seconds: number; words: number; words_per_sentence: Text } }
  | { code: 'readability.found.small-print'; facts: { smallest: Text; words: number } }
  | { code: 'dkim_key.found.found'; facts: { known: 'yes'; selector: Text; service: Text } }
  | { code: 'dkim_key.found.not-found-for-message'; facts: { name: Text; selector: Text } }
  | { code: 'dkim_key.found.dangling-alias'; facts: { alias: Text; name: Text } }
  | { code: 'dkim_place.found.doubled'; facts: { foundAt: Text; name: Text } }
  | { code: 'dkim_syntax.found.missing-semicolon' | 'dkim_syntax.found.tag-without-value' | 'dkim_syntax.found.bad-tag-name' | 'dkim_syntax.found.duplicate-tag' | 'dkim_tags.found.historic-tag' | 'dkim_key-type.found.unknown-key-type' | 'dkim_service.found.not-for-email'; facts: { selector: Text; texts: Text } }
  | { code: 'dkim_tags.found.unknown' | 'dkim_tags.found.odd-case'; facts: { selector: Text; tags: Text } }
  | { code: 'dkim_strength.found.weak-key' | 'dkim_strength.found.short-key' | 'dkim_strength.found.strong' | 'dkim_strength.found.large-key'; facts: { bits: Text; selector: Text } }
  | { code: 'dkim_ed25519.found.without-rsa'; facts: { selectors: Text } }
  | { code: 'dkim_flags.found.strict-identity'; facts: { identity: Text; selector: Text } }
  | { code: 'dkim_signature.found.passes' | 'dkim_signature.found.fails' | 'dkim_signature.found.unanswered' | 'dkim_signature.found.sha1' | 'dkim_signature.found.expired' | 'dkim_signature.found.from-not-signed' | 'dkim_signature.found.body-length' | 'dkim_signature.found.not-aligned' | 'dkim.found.testing' | 'dkim.found.key-missing' | 'dkim.found.key-broken' | 'dkim.found.temperror' | 'dkim.fix.testing' | 'dkim.step.switch-key' | 'dkim.step.publish-used' | 'dkim.step.compare-key' | 'dkim.step.correct-key'; facts: { domain: Text; selector: Text } }
  | { code: 'dkim_signature.found.identity-outside'; facts: { domain: Text; identity: Text; selector: Text } }
  | { code: 'dmarc_tags.found.odd-case' | 'dmarc_tags.found.unknown'; facts: { tags: Text } }
  | { code: 'dmarc_tags.found.bad-flag' | 'dmarc_alignment.found.bad-mode' | 'dmarc_policy.found.bad-subdomain-policy'; facts: { tag: Text; value: Text } }
  | { code: 'dmarc_subdomains.found.weaker'; facts: { p: Text; sp: Text } }
  | { code: 'dmarc_nonexistent.found.weaker'; facts: { np: Text } }
  | { code: 'dmarc_nonexistent.found.not-set'; facts: { applies: Text } }
  | { code: 'dmarc_alignment.found.strict-mismatch' | 'dmarc_alignment.found.unaligned' | 'dmarc_alignment.found.aligned'; facts: { domains: Text; method: Text } }
  | { code: 'dmarc_record.found.inherited'; facts: { at: Text; decided: 'yes'; domain: Text; tag: Text } }
  | { code: 'dmarc_claims.found.refused' | 'dmarc_claims.found.delivered'; facts: { domain: Text; own: Text; subdomain: Text; unused: Text } }
  | { code: 'dmarc_policy.found.reject' | 'dmarc_policy.found.quarantine' | 'dmarc_policy.found.none'; facts: { policy: Text; source: Text } }
  | { code: 'dmarc_policy.found.existence-unanswered'; facts: { name: Text; np: Text; sp: Text } }
  | { code: 'dmarc_report-authorization.found.authorized' | 'dmarc_report-authorization.found.missing' | 'domain_caa.found.published'; facts: { domain: Text; name: Text } }
  | { code: 'dmarc_report-authorization.fix.missing'; facts: { domain: Text; name: Text; record: Text } }
  | { code: 'dmarc_boundary.found.differs'; facts: { byPublicSuffixList: Text; organizational: Text } }
  | { code: 'dmarc_boundary.fix.differs'; facts: { byPublicSuffixList: Text } }
  | { code: 'dmarc.tag_of'; facts: { at: Text; tag: Text } }
  | { code: 'domain_mx-hosts.found.missing' | 'domain_mx-hosts.found.no-address' | 'domain_mx-hosts.found.literal' | 'domain_mx-hosts.found.private'; facts: { all: 'no' | 'yes'; domain: Text; hosts: Text } }
  | { code: 'domain_mx-hosts.found.unanswered' | 'domain_mx-hosts.fix.missing' | 'domain_mx-hosts.fix.no-address' | 'domain_mx-hosts.fix.literal' | 'domain_mx-hosts.fix.private' | 'domain_port.found.no-route' | 'domain_port.found.not-public' | 'domain_port.found.resting' | 'domain_port.found.busy' | 'domain_port.fix.refused' | 'domain_port.fix.closed' | 'domain_port.fix.not-smtp' | 'domain_starttls.fix.absent' | 'domain_starttls.fix.failed' | 'domain_starttls.fix.old' | 'domain_certificate.found.pinned' | 'domain_certificate.found.weak-signature' | 'domain_certificate.found.weak-key' | 'domain_certificate.fix.expired' | 'domain_certificate.fix.not-yet-valid' | 'domain_certificate.fix.self-signed' | 'domain_certificate.fix.incomplete' | 'domain_certificate.fix.unknown-root' | 'domain_certificate.fix.issuer-expired' | 'domain_certificate.fix.wrong-name' | 'domain_certificate.fix.not-for-servers' | 'domain_certificate.fix.unreadable' | 'domain_certificate.fix.weak-signature' | 'domain_certificate.fix.weak-key' | 'domain_policy.fix.pattern' | 'domain_dane.found.matches' | 'domain_dane.found.mismatch' | 'domain_dane.found.mismatch-unproven' | 'domain_dane.found.unproven' | 'domain_dane.found.unsigned' | 'domain_dane.found.unusable' | 'domain_dane.found.unclear' | 'domain_dane.found.unasked' | 'domain_dane.fix.mismatch' | 'domain_dane.fix.mismatch-unproven' | 'domain_dane.fix.unusable' | 'mta-sts_dane.found.tlsa'; facts: { hosts: Text } }
  | { code: 'domain_mx-hosts.found.alias' | 'domain_mx-hosts.fix.alias'; facts: { hosts: Text; targets: Text } }
  | { code: 'domain_mx-hosts.found.public' | 'domain_port.found.silent' | 'domain_port.found.no-greeting' | 'domain_starttls.found.unknown'; facts: { count: number; hosts: Text } }
  | { code: 'domain_port.found.answered'; facts: { count: number; hosts: Text; more: number } }
  | { code: 'domain_port.found.refused' | 'domain_port.found.closed' | 'domain_port.found.not-smtp'; facts: { all: 'no' | 'yes'; count: number; domain: Text; hosts: Text } }
  | { code: 'domain_port.found.turned-away'; facts: { count: number; hosts: Text; said: Text } }
  | { code: 'domain_greeting.found.own-name'; facts: { count: number; seconds: number } }
  | { code: 'domain_greeting.found.same-owner' | 'domain_greeting.found.other-name'; facts: { count: number; hosts: Text; names: Text; seconds: number } }
  | { code: 'domain_starttls.found.works'; facts: { count: number; versions: Text } }
  | { code: 'domain_starttls.found.absent' | 'domain_starttls.found.failed'; facts: { count: number; domain: Text; hosts: Text } }
  | { code: 'domain_starttls.found.old'; facts: { hosts: Text; versions: Text } }
  | { code: 'domain_certificate.found.valid'; facts: { count: number; days: number; end: Text; hosts: Text; issuer: Text } }
  | { code: 'domain_certificate.found.soon'; facts: { days: number; end: Text; hosts: Text } }
  | { code: 'domain_certificate.found.expired'; facts: { end: Text; enforced: 'no' | 'yes'; hosts: Text } }
  | { code: 'domain_certificate.found.not-yet-valid' | 'domain_certificate.found.self-signed' | 'domain_certificate.found.not-for-servers' | 'domain_certificate.found.unreadable' | 'domain_policy.found.certificate' | 'domain_policy.fix.no-tls' | 'domain_policy.fix.certificate'; facts: { enforced: 'no' | 'yes'; hosts: Text } }
  | { code: 'domain_certificate.found.incomplete'; facts: { count: number; enforced: 'no' | 'yes'; hosts: Text; issuer: Text } }
  | { code: 'domain_certificate.found.unknown-root' | 'domain_certificate.found.issuer-expired'; facts: { enforced: 'no' | 'yes'; hosts: Text; issuer: Text } }
  | { code: 'domain_certificate.found.wrong-name'; facts: { enforced: 'no' | 'yes'; hosts: Text; names: Text } }
  | { code: 'domain_certificate.fix.soon'; facts: { end: Text; hosts: Text } }
  | { code: 'domain_policy.found.passes'; facts: { count: number; enforced: 'no' | 'yes' } }
  | { code: 'domain_policy.found.pattern' | 'domain_policy.found.no-tls'; facts: { count: number; enforced: 'no' | 'yes'; hosts: Text } }
  | { code: 'domain_reverse.found.unconfirmed'; facts: { addresses: Text; count: number } }
  | { code: 'domain_ns.found.single' | 'domain_ns-hosts.fix.no-address'; facts: { names: Text; zone: Text } }
  | { code: 'domain_ns.found.several'; facts: { count: number; names: Text; zone: Text } }
  | { code: 'domain_ns-hosts.found.no-address'; facts: { all: 'no' | 'yes'; names: Text; zone: Text } }
  | { code: 'domain_ns-network.found.known-host'; facts: { host: Text; zone: Text } }
  | { code: 'domain_ns-network.found.one-network' | 'domain_soa.found.missing' | 'domain_soa.found.unanswered' | 'domain_soa.fix.missing' | 'domain_dnssec.found.secure' | 'domain_dnssec.found.signed' | 'domain_dnssec.found.absent' | 'domain_dnssec.found.unanswered' | 'domain_dnssec.found.keys-unanswered' | 'domain_dnssec.found.stripped' | 'domain_dnssec.found.work' | 'domain_dnssec.found.too-long' | 'domain_dnssec.found.root' | 'domain_dnssec.found.sha1' | 'domain_dnssec.found.algorithm' | 'domain_dnssec.found.iterations' | 'domain_dnssec.found.no-keys' | 'domain_dnssec.found.ds-mismatch' | 'domain_dnssec.fix.sha1' | 'domain_dnssec.fix.algorithm' | 'domain_dnssec.fix.iterations' | 'domain_dnssec.fix.expired' | 'domain_dnssec.fix.not-yet' | 'domain_dnssec.fix.wrong' | 'domain_dnssec.fix.no-key' | 'domain_dnssec.fix.unsigned' | 'domain_dnssec.fix.no-keys' | 'domain_dnssec.fix.ds-mismatch' | 'domain_dnssec.fix.denial' | 'domain_dnssec.fix.elsewhere'; facts: { zone: Text } }
  | { code: 'domain_soa.found.found'; facts: { primary: Text; serial: Text; zone: Text } }
  | { code: 'domain_dnssec.found.soon'; facts: { day: Text; days: number; zone: Text } }
  | { code: 'domain_dnssec.found.expired'; facts: { day: Text; domain: Text; zone: Text } }
  | { code: 'domain_dnssec.found.not-yet' | 'domain_dnssec.fix.soon'; facts: { day: Text; zone: Text } }
  | { code: 'domain_dnssec.found.wrong'; facts: { name: Text; type: Text } }
  | { code: 'domain_dnssec.found.no-key' | 'domain_dnssec.found.unsigned' | 'domain_dnssec.found.denial'; facts: { name: Text; type: Text; zone: Text } }
  | { code: 'domain_dnssec.found.elsewhere'; facts: { domain: Text; name: Text; zone: Text } }
  | { code: 'domain_dangling.found.registrable' | 'domain_dangling.found.gone'; facts: { kind: 'alias' | 'include' | 'mx' | 'reports' | 'zone'; name: Text; organization: Text; target: Text } }
  | { code: 'domain_dangling.found.unregistrable' | 'domain_dangling.fix.registrable' | 'domain_dangling.fix.gone' | 'domain_dangling.fix.unregistrable'; facts: { kind: 'alias' | 'include' | 'mx' | 'reports' | 'zone'; name: Text; target: Text } }
  | { code: 'domain_dangling.found.unanswered'; facts: { organization: Text; target: Text } }
  | { code: 'domain_lists.found.listed'; facts: { lists: Text; role: 'domain' | 'receives' | 'sends'; subject: Text } }
  | { code: 'domain_lists.found.clean' | 'domain_dnsbl.found.not-listed'; facts: { subjects: Text } }
  | { code: 'domain_lists.found.partly'; facts: { answered: Text; asked: Text } }
  | { code: 'domain_lists.fix.listed'; facts: { links: Text; lists: Text; subject: Text } }
  | { code: 'domain_registered.found.established' | 'domain_registered.found.weeks-old' | 'domain_registered.found.days-old' | 'domain_age.found.established' | 'domain_age.found.weeks-old' | 'domain_age.found.days-old'; facts: { days: number; domain: Text; registered: Text } }
  | { code: 'domain_registered.found.no-date' | 'domain_registered.found.not-found' | 'domain_registered.found.bad-answer' | 'domain_registered.found.unanswered' | 'domain_age.found.no-date' | 'domain_age.found.not-found' | 'domain_age.found.bad-answer'; facts: { domain: Text; server: Text } }
  | { code: 'domain_expires.found.later' | 'domain_expires.found.over'; facts: { domain: Text; end: Text } }
  | { code: 'domain_expires.found.soon'; facts: { days: number; domain: Text; end: Text } }
  | { code: 'domain_look-alikes.found.found'; facts: { count: number; more: number; names: Text } }
  | { code: 'domain_look-alikes.found.own'; facts: { count: number; domain: Text; more: number; names: Text } }
  | { code: 'domain_look-alikes.found.wildcard'; facts: { domain: Text; suffixes: Text } }
  | { code: 'domain_look-alikes.found.no-suffix'; facts: { domain: Text; suffix: Text } }
  | { code: 'from_header.found.several-fields' | 'message_id.found.duplicate' | 'line_length.found.header-over-78' | 'header_encoding.found.raw-eight-bit' | 'header_encoding.found.raw-utf8' | 'header_leaks.found.script' | 'foreign_verdicts.found.ignored'; facts: { fields: Text } }
  | { code: 'from_header.found.name-holds-address'; facts: { address: Text; shown: Text } }
  | { code: 'from_header.found.name-holds-lookalike'; facts: { word: Text } }
  | { code: 'reply_to.found.other-domain' | 'reply_to.found.free-mail' | 'return_path.found.other-domain'; facts: { domain: Text; from: Text } }
  | { code: 'return_path.fix.other-domain' | 'message_id.fix.absent'; facts: { own_domain: Text; sender_name: Text } }
  | { code: 'to_header.found.few' | 'to_header.found.many'; facts: { recipients: Text } }
  | { code: 'address-list.unopened'; facts: { sign: Text } }
  | { code: 'address-list.too-many'; facts: { most: Text } }
  | { code: 'date_header.found.within-limits'; facts: { came: Text; sent: Text } }
  | { code: 'date_header.found.future' | 'date_header.found.old'; facts: { came: Text; sent: Text; span: Text } }
  | { code: 'date_header.found.no-clock'; facts: { sent: Text } }
  | { code: 'message_id.found.of-service' | 'signing.step.look-for' | 'bounces.step.look-for' | 'owner.service'; facts: { domain: Text; service: Text } }
  | { code: 'duplicate_headers.fix.repeated'; facts: { names: Text; sender_name: Text } }
  | { code: 'line_length.found.fits' | 'spf_size.found.string-too-long'; facts: { longest: Text } }
  | { code: 'line_length.found.over-998'; facts: { line: Text; longest: Text } }
  | { code: 'line_length.found.raw-eight-bit'; facts: { fields: number } }
  | { code: 'header_encoding.found.broken-words' | 'header_encoding.found.quoted-word' | 'header_encoding.found.control-characters'; facts: { field: Text } }
  | { code: 'header_encoding.found.misspelled-charset'; facts: { charset: Text; field: Text } }
  | { code: 'auto_headers.found.auto-submitted-newsletter'; facts: { auto_submitted: Text } }
  | { code: 'received_chain.found.sound'; facts: { hops: number; tls_hops: Text } }
  | { code: 'received_chain.found.many-hops'; facts: { hops: Text } }
  | { code: 'esp_fingerprint.found.recognized' | 'list-mail.service' | 'owner.step.add-at'; facts: { service: Text } }
  | { code: 'foreign_verdicts.found.forged'; facts: { hostname: Text } }
  | { code: 'list_unsubscribe.encoded.decodes'; facts: { decoded: Text } }
  | { code: 'list_unsubscribe.found.malformed'; facts: { problems: Text } }
  | { code: 'one_click.found.endpoint-redirects'; facts: { location: Text } }
  | { code: 'one_click.found.endpoint-refuses'; facts: { http_status: Text } }
  | { code: 'list_id.found.present'; facts: { list: Text } }
  | { code: 'list-mail.because' | 'plan.held' | 'verdict.refused' | 'verdict.held' | 'verdict.partly.held'; facts: { reasons: Text } }
  | { code: 'list-mail.images-and-links'; facts: { images: number; links: number } }
  | { code: 'list-uri.encoded-within' | 'list-uri.merge-tag' | 'list-uri.other-scheme' | 'list-uri.not-mailable' | 'list-uri.own-network'; facts: { uri: Text } }
  | { code: 'mta-sts_policy.found.status'; facts: { reason: Text; url: Text } }
  | { code: 'mta-sts_policy.found.web-page'; facts: { contentType: Text; url: Text } }
  | { code: 'mta-sts_content-type.found.not-plain-text'; facts: { contentType: Text } }
  | { code: 'mta-sts_mx.found.covered'; facts: { hosts: number } }
  | { code: 'mta-sts_mx.found.not-covered' | 'mta_sts.found.mx-not-covered' | 'mta_sts.fix.mx-not-covered'; facts: { uncovered: Text } }
  | { code: 'name_servers.found.agree'; facts: { servers: number } }
  | { code: 'name_servers.found.disagree' | 'drawing.found.undelivered'; facts: { servers: Text } }
  | { code: 'name_wildcard.found.wildcard'; facts: { asked: Text } }
  | { code: 'name_alias.found.dangling' | 'name_alias.found.empty' | 'name_alias.fix.empty'; facts: { name: Text; target: Text } }
  | { code: 'name_answer.found.direct'; facts: { authenticated: 'true'; name: Text; span: Text } }
  | { code: 'name_answer.found.by-alias'; facts: { alias: Text; authenticated: 'true'; name: Text; span: Text } }
  | { code: 'name.server.records'; facts: { count: number; server: Text } }
  | { code: 'name.server.unanswered'; facts: { outcome: Text; server: Text } }
  | { code: 'failure.status' | 'mta_sts.failure.status' | 'domain_age.failure.status'; facts: { status: Text } }
  | { code: 'client_support.found.works' | 'client_support.found.partly' | 'client_support.found.poor'; facts: { support: Text } }
  | { code: 'client_support.weak'; facts: { clients: Text } }
  | { code: 'client_support.client'; facts: { left: Text; name: Text } }
  | { code: 'client_support.measured'; facts: { measured: Text } }
  | { code: 'client_support.estimated'; facts: { estimated: Text } }
  | { code: 'client_support.bugs'; facts: { bugs: Text } }
  | { code: 'client_support.step.feature'; facts: { fix: Text; title: Text } }
  | { code: 'gmail_css.found.too-large'; facts: { hazards: Text; kilobytes: number } }
  | { code: 'gmail_css.found.block-dropped' | 'gmail_css.found.rules-dropped' | 'gmail_css.found.attribute-dropped' | 'gmail_css.found.style-in-body'; facts: { hazards: Text } }
  | { code: 'responsive.found.fits'; facts: { drawn: 'in_part' | 'other'; sized: 'yes'; typical_size: Text; undrawn: Text } }
  | { code: 'responsive.found.overflow'; facts: { phone_width: Text; phone_window: Text } }
  | { code: 'responsive.found.shrunk'; facts: { effective_size: Text; legible: 'yes'; percent: Text; phone_width: Text; phone_window: Text } }
  | { code: 'responsive.found.cut-off'; facts: { cut_off: number } }
  | { code: 'responsive.found.tiny-text'; facts: { tiny_share: Text } }
  | { code: 'responsive.found.small-text'; facts: { small_share: Text; typical_size: Text } }
  | { code: 'responsive.found.small-targets'; facts: { hard: Text } }
  | { code: 'responsive.too-wide-for-desktop'; facts: { desktop_width: Text } }
  | { code: 'responsive.wider-than-window'; facts: { wide: Text } }
  | { code: 'dark_mode.found.readable'; facts: { before: 'other' | 'poor'; how: 'other' | 'own_styles'; lowest: Text; measured: 'yes'; turned: 'light' | 'plain' } }
  | { code: 'dark_mode.found.dim'; facts: { how: 'other' | 'own_styles'; lowest: Text; poor_share: Text } }
  | { code: 'dark_mode.found.unreadable'; facts: { how: 'other' | 'own_styles'; lost_button: 'true'; lowest: Text; unreadable_share: Text } }
  | { code: 'dark_mode.found.turned-over'; facts: { full_lost_button: 'true'; full_lowest: Text; full_unreadable_share: Text } }
  | { code: 'dark_mode.found.picture-lost'; facts: { lost: number; lost_in: 'full' | 'other' | 'own_styles' | 'partial' } }
  | { code: 'dark_mode.measured'; facts: { full: 'true'; full_measured_texts: number; full_texts: number; measured_texts: number; texts: number } }
  | { code: 'dark_mode.found.not-measured' | 'accessibility.found.contrast-unknown'; facts: { measured_share: Text } }
  | { code: 'images_off.found.readable'; facts: { characters: number; leads: 'on' } }
  | { code: 'images_off.found.nothing'; facts: { pictures: number } }
  | { code: 'images_off.found.mostly-lost'; facts: { picture_share: Text; pictures: Text; without_alt: Text } }
  | { code: 'images_off.found.text-lost'; facts: { lost_share: Text } }
  | { code: 'images_off.found.main-action-lost'; facts: { actions_after: number; main_lost_share: Text } }
  | { code: 'images_off.found.partly'; facts: { characters: number; picture_share: Text } }
  | { code: 'images_off.found.alt-only'; facts: { alt_characters: number; characters: number } }
  | { code: 'images_off.nothing-in-place'; facts: { pictures: number; without_alt: Text } }
  | { code: 'accessibility.clean-beside' | 'spf_claims.found.never' | 'html_meta.also-lacks'; facts: { others: Text } }
  | { code: 'accessibility.problem.contrast' | 'accessibility.problem.link-name' | 'accessibility.problem.contrast-few' | 'accessibility.problem.color-only-links' | 'accessibility.problem.other'; facts: { count: number; sure: 'at_least' | 'other' } }
  | { code: 'fold.found.action'; facts: { action: Text; action_kind: 'link' | 'other' | 'picture'; named: 'yes'; seen_on: Text } }
  | { code: 'fold.found.headline'; facts: { action: Text; action_kind: 'link' | 'other' | 'picture'; headline: Text; headline_is_picture: 'other' | 'true'; named: 'yes' } }
  | { code: 'fold.found.below'; facts: { action: Text; action_kind: 'link' | 'other' | 'picture'; missed_on: Text; named: 'yes' } }
  | { code: 'render_cost.found.light'; facts: { lacking: 'all' | 'some'; loaded: number; requests: number; size: Text } }
  | { code: 'render_cost.found.pictures-missing'; facts: { from: Text; missing: number } }
  | { code: 'render_cost.found.many-requests' | 'render_cost.found.heavy'; facts: { requests: number; size: Text } }
  | { code: 'drawing.failed-on'; facts: { device: Text; failure: 'costly' | 'crashed' | 'refused' | 'timeout' | 'too_large'; variant: 'dark' | 'images_off' } }
  | { code: 'spf_claims.found.passes' | 'spf_claims.found.nobody' | 'spf_claims.found.nobody-weak'; facts: { others: Text; senders: Text } }
  | { code: 'spf_claims.found.open'; facts: { open: Text; others: Text } }
  | { code: 'spf_lookups.fix.near-limit' | 'spf_lookups.fix.over' | 'spf.fix.too-many-lookups'; facts: { costs: Text } }
  | { code: 'spf_voids.found.some' | 'spf_voids.found.over'; facts: { count: Text; voids: Text } }
  | { code: 'spf_voids.found.over-family'; facts: { count: Text; family: Text; voids: Text } }
  | { code: 'spf_mx-hosts.found.over' | 'spf_answers.found.unanswered' | 'spf_include.found.missing-domain' | 'spf_include.found.no-record' | 'spf_include.found.several' | 'spf_include.found.broken' | 'spf_loop.found.loop' | 'spf_duplicate.found.include' | 'spf.branches_and_others'; facts: { branches: Text } }
  | { code: 'spf_reach.found.bounded'; facts: { addresses: number; open: number; share: Text } }
  | { code: 'spf_reach.found.almost-everyone'; facts: { addresses: number; share: Text } }
  | { code: 'spf_size.found.over-450' | 'spf_size.found.over-512'; facts: { octets: Text } }
  | { code: 'spf_verdict.found.pass' | 'spf_verdict.found.fail'; facts: { ip: Text; matched: 'yes'; record: Text; sender: Text; term: Text } }
  | { code: 'spf_verdict.found.softfail' | 'spf_verdict.found.neutral'; facts: { ip: Text; sender: Text } }
  | { code: 'spf_verdict.found.permerror'; facts: { comment: Text; commented: 'yes'; domain: Text } }
  | { code: 'spf.step.correct' | 'spf.step.take-out' | 'spf.branch' | 'spf.step.dead-term'; facts: { record: Text; term: Text } }
  | { code: 'spf.void'; facts: { name: Text; record: Text; term: Text } }
  | { code: 'spf.claim'; facts: { name: Text; result: Text } }
  | { code: 'charset.found.legacy' | 'charset.found.unknown-charset' | 'charset.found.misspelled' | 'charset.defect.declared-ascii' | 'charset.defect.unknown' | 'charset.defect.misspelled' | 'charset.defect.invalid' | 'charset.defect.inside' | 'charset.defect.utf-8'; facts: { charset: Text } }
  | { code: 'charset.undeclared-in-header' | 'charset.step.declare-in-header'; facts: { html_charset: Text } }
  | { code: 'charset.found.decode-errors' | 'attachments.found.hidden-direction'; facts: { detail: Text } }
  | { code: 'transfer_encoding.found.qp-lines-just-over' | 'transfer_encoding.found.long-qp-lines'; facts: { length: Text } }
  | { code: 'transfer_encoding.found.broken'; facts: { detail: Text; where: Text } }
  | { code: 'transfer_encoding.defect.multipart'; facts: { encoding: Text; type: Text } }
  | { code: 'html_size.found.encoded-over-limit'; facts: { encoded_size: Text; size: Text } }
  | { code: 'attachments.found.some' | 'attachments.found.personal' | 'attachments.found.large'; facts: { files: number; size: Text } }
  | { code: 'attachments.found.blocked-type' | 'attachments.found.double-extension' | 'attachments.found.disguised-program' | 'attachments.found.archive-with-blocked' | 'attachments.found.macro-office' | 'attachments.found.svg-script' | 'attachments.found.type-mismatch'; facts: { detail: Text; name: Text } }
  | { code: 'attachments.risk.program'; facts: { ending: Text } }
  | { code: 'attachments.risk.other-kind'; facts: { ending: Text; kind: Text } }
  | { code: 'inline_cid.found.unused-part'; facts: { unused: number } }
  | { code: 'calendar_parts.found.present'; facts: { parts: number } }
  | { code: 'calendar_parts.found.no-method' | 'calendar_parts.fix.no-method' | 'calendar_parts.fix.other-method'; facts: { inside: Text } }
  | { code: 'calendar_parts.found.other-method'; facts: { declared: Text; inside: Text } }
  | { code: 'html_nesting.found.unclosed' | 'html_nesting.found.misnested'; facts: { faults: Text; tags: Text } }
  | { code: 'html_nesting.found.broken-markup'; facts: { codes: Text; errors: Text } }
  | { code: 'dkim.found.valid'; facts: { algorithm: Text; bits: Text; domain: Text } }
  | { code: 'dkim.found.not-aligned' | 'dkim.found.cannot-align' | 'spf_align.found.only-dkim-aligned' | 'spf_align.found.not-aligned' | 'spf_align.found.list-not-aligned'; facts: { domain: Text; fromDomain: Text } }
  | { code: 'dkim.found.short-key' | 'dkim.found.weak-key'; facts: { bits: Text } }
  | { code: 'dkim.found.malformed' | 'dkim.found.could-not-verify' | 'arc.found.fail'; facts: { comment: Text } }
  | { code: 'dkim.step.correct-key-faults'; facts: { domain: Text; faults: Text; selector: Text } }
  | { code: 'arc.found.pass'; facts: { instances: Text } }
  | { code: 'dmarc.found.policy-none' | 'dmarc.found.no-record' | 'dmarc.found.fail' | 'dmarc.step.tie'; facts: { fromDomain: Text } }
  | { code: 'dmarc.found.removed-tags'; facts: { removed: Text } }
  | { code: 'dmarc.found.several-records'; facts: { recordDomain: Text; records: number } }
  | { code: 'dmarc.found.record-unusable' | 'dmarc.fix.no-reports' | 'dmarc.fix.several-records' | 'dmarc.fix.record-unusable' | 'dmarc.step.add-reports'; facts: { recordDomain: Text } }
  | { code: 'dmarc.fail.with-policy'; facts: { deed: Text; fromDomain: Text } }
  | { code: 'dmarc.found.cannot-align'; facts: { domain: Text; fromDomain: Text; signed: Text } }
  | { code: 'dmarc.signed.by'; facts: { signers: Text } }
  | { code: 'bimi.found.logo-broken' | 'bimi.found.certificate-broken'; facts: { fault: Text } }
  | { code: 'spf.found.pass' | 'spf.found.allows-everyone' | 'spf.found.softfail' | 'spf.found.neutral' | 'spf.found.none' | 'spf.found.fail' | 'ipv6_parity.step.add-address'; facts: { domain: Text; ip: Text } }
  | { code: 'spf.allows-everyone.as-sender'; facts: { ip: Text; term: Text } }
  | { code: 'spf.found.several-records'; facts: { domain: Text; records: number } }
  | { code: 'spf.found.too-many-lookups'; facts: { domain: Text; worst: Text } }
  | { code: 'spf.cost'; facts: { cost: Text; term: Text } }
  | { code: 'spf.step.add-service'; facts: { domain: Text; sender_name: Text; service_term: Text } }
  | { code: 'spf.step.near-miss'; facts: { nearMiss: Text } }
  | { code: 'spf.step.name-all'; facts: { domain: Text; sender: Text } }
  | { code: 'spf.step.close-sender' | 'spf.step.close-term'; facts: { domain: Text; own_term: Text } }
  | { code: 'spf.step.close-behind'; facts: { at: Text; domain: Text; own_term: Text } }
  | { code: 'spf.step.close-all'; facts: { domain: Text; term: Text } }
  | { code: 'spf.step.correct-term'; facts: { issue: Text; text: Text } }
  | { code: 'spf.step.correct-record'; facts: { comment: Text; domain: Text } }
  | { code: 'spf_align.found.aligned'; facts: { domain: Text; fromOrg: Text } }
  | { code: 'spf_align.step.sign'; facts: { from_domain: Text } }
  | { code: 'mta_sts.fix.missing'; facts: { domain: Text; last: Text; mode: Text; servers: Text; version: Text } }
  | { code: 'ip_dnsbl.found.not-listed'; facts: { answered: Text; subjects: Text } }
  | { code: 'ip_dnsbl.found.minor-list' | 'ip_dnsbl.found.listed' | 'domain_dnsbl.found.minor-list' | 'domain_dnsbl.found.listed'; facts: { listings: Text } }
  | { code: 'listing.on' | 'listing.on_smaller'; facts: { lists: Text; subject: Text } }
  | { code: 'listings.not_answered.large' | 'listings.not_answered.any'; facts: { all: Text; heard: Text; silent: Text } }
  | { code: 'listings.not_answered.some'; facts: { silent: Text } }
  | { code: 'listings.silent'; facts: { lists: Text; why: Text } }
  | { code: 'listings.step.remove-at'; facts: { name: Text; removal: Text; subject: Text } }
  | { code: 'listings.step.remove'; facts: { name: Text; subject: Text } }
  | { code: 'domain_age.found.unanswered'; facts: { domain: Text; failure: Text; server: Text } }
  | { code: 'owner.other'; facts: { domain: Text; from_domain: Text } }
  | { code: 'owner.step.only-its-servers'; facts: { owner: Text } }
  | { code: 'rdns.found.confirmed'; facts: { confirmed: Text; ip: Text } }
  | { code: 'rdns.found.generic-name'; facts: { confirmed: Text } }
  | { code: 'rdns.found.no-forward' | 'rdns.step.lead-back'; facts: { ip: Text; names: Text } }
  | { code: 'rdns.step.ask-provider' | 'rdns.step.set-ptr'; facts: { ip: Text; own_domain: Text } }
  | { code: 'helo.found.resolves' | 'helo.found.equals-ptr' | 'helo.found.does-not-resolve' | 'helo.found.address-literal' | 'helo.found.bare-address' | 'helo.found.localhost' | 'helo.found.bare-word'; facts: { helo: Text } }
  | { code: 'helo.found.resolves-elsewhere'; facts: { addresses: Text; helo: Text; ip: Text } }
  | { code: 'helo.found.wrong-literal'; facts: { helo: Text; ip: Text } }
  | { code: 'tls.found.modern' | 'tls.found.old-version'; facts: { version: Text } }
  | { code: 'ipv6_parity.step.elsewhere'; facts: { bounce: Text; owner: Text } }
  | { code: 'plan.title'; facts: { checks: Text } }
  | { code: 'plan.problems'; facts: { checks: Text; count: number } }
  | { code: 'plan.begin.when_time' | 'plan.begin'; facts: { effort: 'days' | 'hours' | 'minutes'; title: Text } }
  | { code: 'plan.begin.for_points'; facts: { effort: 'days' | 'hours' | 'minutes'; points: number; title: Text } }
  | { code: 'plan.next'; facts: { begin: Text } }
  | { code: 'plan.next.partly'; facts: { begin: Text; share: number } }
  | { code: 'plan.only_partly'; facts: { share: number } }
  | { code: 'score.covers_and_filters'; facts: { engines: Text } }
  | { code: 'requirement.faults.lacks'; facts: { count: number; things: Text } }
  | { code: 'requirement.faults.and_more' | 'requirement.faults.and_more_missing'; facts: { count: number; said: Text } }
  | { code: 'verdict.may_refuse'; facts: { bulk: 'no' | 'yes'; count: number; faults: Text; providers: Text } }
  | { code: 'verdict.problems' | 'verdict.smaller' | 'verdict.partly.problems' | 'verdict.partly.smaller'; facts: { check: Text; count: number } }
  | { code: 'verdict.came'; facts: { signed: Text } }
  | { code: 'verdict.came.by' | 'verdict.came.by_in_plain'; facts: { host: Text; signed: Text } }
  | { code: 'verdict.came.over'; facts: { signed: Text; tls: Text } }
  | { code: 'verdict.came.by_over'; facts: { host: Text; signed: Text; tls: Text } }
  | { code: 'verdict.host'; facts: { address: Text; host: Text } }
  | { code: 'verdict.signed_by'; facts: { domains: Text } }
  | { code: 'verdict.authenticated'; facts: { domain: Text; how: Text } }
