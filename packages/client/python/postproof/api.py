"""Made of the API's document by `npm run api:summary`; not written by hand."""
from __future__ import annotations

from typing import Any, Iterator, Literal, NotRequired, TypeAlias, TypedDict

from .transport import Event, Transport


class Advice_Items(TypedDict):
    rank: int
    title: str
    why: str
    steps: list[str]
    check_ids: list[str]
    gain: float | None
    effort: Literal['minutes', 'hours', 'days']


# Plain text by language. Whoever reads another one reads English, or the first there is
class Announcement_Texts(TypedDict):
    en: NotRequired[str]
    de: NotRequired[str]
    fr: NotRequired[str]


# Plain text by language. Whoever reads another one reads English, or the first there is
class AnnouncementInput_Texts(TypedDict):
    en: NotRequired[str]
    de: NotRequired[str]
    fr: NotRequired[str]


class AttentionPart_Before(TypedDict):
    rank: int
    kind: Literal['text', 'heading', 'link', 'button', 'picture']
    text: str
    href: str | None
    box: Box
    # Of all predicted attention, 0-1
    share: float
    low: float
    # low to high: the interval that the errors of the model allow
    high: float
    above_fold: bool


class AttentionPart_After(TypedDict):
    rank: int
    kind: Literal['text', 'heading', 'link', 'button', 'picture']
    text: str
    href: str | None
    box: Box
    # Of all predicted attention, 0-1
    share: float
    low: float
    # low to high: the interval that the errors of the model allow
    high: float
    above_fold: bool


class BimiReport_Details_Dmarc(TypedDict):
    # Null when it could not be asked
    enforcing: bool | None
    appliedAt: str | None
    policy: str | None
    organizational: str | None


class BimiReport_Details_Logo_Problems(TypedDict):
    code: str
    status: Literal['bad', 'warning']
    element: str | None
    attribute: str | None
    value: str | None
    kind: str | None
    line: float
    column: float


class BimiReport_Details_Logo_Http_Redirects(TypedDict):
    url: str
    status: float


class BimiReport_Details_Logo_Http(TypedDict):
    url: str
    # Null when no answer came
    status: float | None
    type: str | None
    bytes: float
    redirects: list[BimiReport_Details_Logo_Http_Redirects]
    failure: str | None
    ms: float


class BimiReport_Details_Logo(TypedDict):
    valid: NotRequired[bool]
    # Show it in an <img> with a data: URL
    svg: NotRequired[str | None]
    title: NotRequired[str | None]
    # Octets after unpacking
    bytes: NotRequired[float]
    problems: NotRequired[list[BimiReport_Details_Logo_Problems]]
    url: str
    http: BimiReport_Details_Logo_Http


class BimiReport_Details_Certificate_Http_Redirects(TypedDict):
    url: str
    status: float


class BimiReport_Details_Certificate_Http(TypedDict):
    url: str
    # Null when no answer came
    status: float | None
    type: str | None
    bytes: float
    redirects: list[BimiReport_Details_Certificate_Http_Redirects]
    failure: str | None
    ms: float


class BimiReport_Details_Certificate_Summary(TypedDict):
    type: Literal['VMC', 'CMC', None]
    markType: str | None
    issuer: str
    organization: str | None
    subject: dict[str, str]
    validFrom: str
    validTo: str
    # The domains it is for
    names: list[str]
    serial: str
    fingerprint: str
    chain: Literal['verified', 'unknown-root', 'broken']
    root: str | None
    certificates: float


class BimiReport_Details_Certificate_Logo_Problems(TypedDict):
    code: str
    status: Literal['bad', 'warning']
    element: str | None
    attribute: str | None
    value: str | None
    kind: str | None
    line: float
    column: float


class BimiReport_Details_Certificate_Logo(TypedDict):
    valid: bool
    # Show it in an <img> with a data: URL
    svg: str | None
    title: str | None
    # Octets after unpacking
    bytes: float
    problems: list[BimiReport_Details_Certificate_Logo_Problems]


class BimiReport_Details_Certificate(TypedDict):
    url: str
    http: BimiReport_Details_Certificate_Http
    summary: BimiReport_Details_Certificate_Summary | None
    logo: BimiReport_Details_Certificate_Logo | None


# What only this kind has
class BimiReport_Details(TypedDict):
    selector: str
    organizational: str | None
    # The record says that the domain takes no part
    declined: bool
    preference: Literal['brand', 'personal', None]
    localParts: list[str]
    dmarc: BimiReport_Details_Dmarc
    logo: BimiReport_Details_Logo | None
    certificate: BimiReport_Details_Certificate | None
    outcome: Literal['verified', 'self-asserted', 'refused', 'open', 'none']


class BlacklistAnswer_Lists(TypedDict):
    name: str
    tier: Literal[1] | Literal[2] | Literal[3] | Literal['info']
    kind: Literal['block', 'allow']
    state: Literal['listed', 'not-listed', 'refused', 'broken', 'timeout', 'not-applicable']
    codes: list[str]
    meaning: str
    reason: str | None
    removal_url: str | None
    # What this installation knows of the list from memory alone; such a list counts little
    unconfirmed: list[Literal['codes', 'test-points', 'ipv6', 'removal-page']]
    # Why a list that is refused refuses; null for every other state
    refusal: Literal['resolver', 'too-many', 'key', 'other', None]


class Bounces_Bounces(TypedDict):
    # The address that bounced
    email: NotRequired[str]
    # In place of the address: the SHA-256 of it in lower case, in hexadecimal
    sha256: NotRequired[str]
    # The SMTP code, e.g. 550
    code: NotRequired[int]
    enhanced: NotRequired[str]
    # The reply, as the mail server gave it
    text: NotRequired[str]
    # When it bounced, ISO 8601 with its offset
    at: str


class CaptchaChallenge_Parameters(TypedDict):
    algorithm: str
    nonce: str
    salt: str
    cost: int
    keyLength: int
    # How the derived key has to begin, hexadecimal
    keyPrefix: str
    keySignature: NotRequired[str]
    # Unix time in seconds
    expiresAt: NotRequired[float]


class Check_Points(TypedDict):
    lost: float
    max: float


class Check_Fix(TypedDict):
    steps: list[str]
    records: list[DnsRecord]
    # Points that its repair adds to those ranked above it; gains add up to what is missing. Null where nothing is wrong
    gain: float | None


class Check_Refs(TypedDict):
    label: str
    url: str


# The mail as sent on the same device, with which it is compared
class ClientPicture_Reference(TypedDict):
    url: str
    size: PictureSize


class ClientReportSettings_Brand(TypedDict):
    name: str
    has_logo: bool


class ClientReportSettings_Data(TypedDict):
    client: str
    day: int
    language: Literal['en', 'de', 'fr']
    next_at: str
    # The last that was mailed
    last_month: str | None


class ClientSupport_Clients(TypedDict):
    id: str
    family: str
    platform: str
    # Assumed share of opens, 0-1
    share: float
    # What is left of the mail there, 0-1
    score: float


# Null where there is none
class ComparedAttention_Roles_Before(TypedDict):
    # Of all predicted attention, 0-1; null for one thing that the heat map does not list
    share: float | None
    # What it says, where it is one thing
    text: str | None


class ComparedAttention_Roles_After(TypedDict):
    # Of all predicted attention, 0-1; null for one thing that the heat map does not list
    share: float | None
    # What it says, where it is one thing
    text: str | None


class ComparedAttention_Roles(TypedDict):
    # action: the main call to action. headline: the heading with the greatest share. buttons to links: all listed ones of that kind together. last-section: what stands lowest, mostly the footer
    role: Literal['first-screen', 'action', 'headline', 'buttons', 'headings', 'pictures', 'texts', 'links', 'last-section']
    # Null where there is none
    before: ComparedAttention_Roles_Before | None
    after: ComparedAttention_Roles_After | None


# The lowest ceiling that holds the score down, and why; null without one
class ComparedTest_Cap(TypedDict):
    score: float
    reasons: list[str]


class ComparedTest_Features(TypedDict):
    screenshots: PartStatus
    heatmap: PartStatus
    ai_assistant: PartStatus


# The scores that `gain` and `groups` are about, 0-100
class Comparison_Common(TypedDict):
    before: float | None
    after: float | None
    # Checks that both tests have answered
    checks: int
    # Checks that only one of them has answered
    left_out: int


class Comparison_Groups(TypedDict):
    id: str
    title: str
    max: float
    # Points; null where nothing was checked
    before: float | None
    after: float | None


class Comparison_Findings(TypedDict):
    # Found before, and no longer
    gone: list[FindingChange]
    # Not found before
    new: list[FindingChange]
    # Found in both, and worded or judged differently
    changed: list[FindingChange]
    # Not checked in one of them: neither better nor worse
    unknown: list[FindingChange]
    unchanged: int


class CountedBounces_Read(TypedDict):
    # What the reply says of the mailbox; null where it says nothing or was not read
    says: Literal['no_mailbox', 'disabled', 'full', None]
    # Why nothing follows: `too_old` (180 days), `no_usable_address`, `no_code` (the text has no SMTP code), or what the reply is about: `about_your_server`, `about_sender`, `about_content`, `about_their_server`, `rule_or_delay` (the mailbox exists). Null where the bounce counts
    why: Literal['too_old', 'no_usable_address', 'no_code', 'about_your_server', 'about_sender', 'about_content', 'about_their_server', 'rule_or_delay', None]


class CurrentPlan_Usage_SpamCheck(TypedDict):
    used: int
    limit: int | None


class CurrentPlan_Usage_InboxPlacement(TypedDict):
    used: int
    limit: int | None


class CurrentPlan_Usage_EmailVerification(TypedDict):
    used: int
    limit: int | None


class CurrentPlan_Usage_Screenshots(TypedDict):
    used: int
    limit: int | None


class CurrentPlan_Usage_Heatmaps(TypedDict):
    used: int
    limit: int | None


class CurrentPlan_Usage_Monitors(TypedDict):
    used: int
    limit: int | None


class CurrentPlan_Usage(TypedDict):
    spam_check: NotRequired[CurrentPlan_Usage_SpamCheck]
    inbox_placement: NotRequired[CurrentPlan_Usage_InboxPlacement]
    email_verification: NotRequired[CurrentPlan_Usage_EmailVerification]
    screenshots: NotRequired[CurrentPlan_Usage_Screenshots]
    heatmaps: NotRequired[CurrentPlan_Usage_Heatmaps]
    monitors: NotRequired[CurrentPlan_Usage_Monitors]


class CurrentPlan_Period(TypedDict):
    # UTC, ISO 8601
    start: str
    # UTC, ISO 8601
    end: str


class DeviceHeatMap_Sections(TypedDict):
    # CSS px
    top: float
    # CSS px
    bottom: float
    # Of all predicted attention, 0-1
    share: float
    # Its largest text; may be empty
    text: str


# Its strongest place
class DeviceHeatMap_Regions_Peak(TypedDict):
    # CSS px
    x: float
    # CSS px
    y: float


class DeviceHeatMap_Regions(TypedDict):
    # Rank of the element that it is a part of
    picture: int
    box: Box
    # Its strongest place
    peak: DeviceHeatMap_Regions_Peak
    # Of all predicted attention, 0-1
    share: float
    # Of the attention on its picture, 0-1
    part_of_picture: float


class DeviceHeatMap_CallToAction(TypedDict):
    text: str
    href: str | None
    box: Box
    rank: int | None
    share: float | None
    in_first_screen: bool
    contrast: float | None
    contrast_enough: bool | None
    tap_size_enough: bool
    outranked_by: list[str]
    # What to change; empty when nothing
    advice: list[str]


class DkimReport_Details_Keys_Issues_Span(TypedDict):
    start: float
    end: float


class DkimReport_Details_Keys_Issues(TypedDict):
    code: str
    status: Literal['bad', 'warning']
    span: DkimReport_Details_Keys_Issues_Span
    text: str


class DkimReport_Details_Keys_Parts_Span(TypedDict):
    start: float
    end: float


class DkimReport_Details_Keys_Parts(TypedDict):
    span: DkimReport_Details_Keys_Parts_Span
    role: str
    explain: str
    values: dict[str, str]


class DkimReport_Details_Keys(TypedDict):
    selector: str
    name: str
    source: Literal['given', 'message', 'service', 'common']
    # The sending service that uses this selector
    service: str | None
    outcome: Literal['answer', 'nodata', 'nxdomain', 'servfail', 'refused', 'timeout', 'unreachable', 'bad-name']
    state: Literal['found', 'several', 'split', 'none', 'dangling', 'unanswered']
    # Where an alias (CNAME) leads to
    alias: str | None
    record: str | None
    # Every TXT record at the name
    texts: list[str]
    # Characters in each string of the record
    strings: list[float]
    keyType: Literal['rsa', 'ed25519', None]
    # RSA modulus bits, 256 for Ed25519
    bits: float | None
    revoked: bool
    testing: bool
    strictIdentity: bool
    cutOff: bool
    issues: list[DkimReport_Details_Keys_Issues]
    parts: list[DkimReport_Details_Keys_Parts]
    ttl: float


class DkimReport_Details_Discovery_Services(TypedDict):
    id: str
    name: str
    # E.g. `include:_spf.google.com`
    seenBy: str
    selectors: list[str]
    # The service makes up selectors: there may be more keys
    madeUp: bool


class DkimReport_Details_Discovery(TypedDict):
    services: list[DkimReport_Details_Discovery_Services]
    asked: float
    unanswered: float
    # The zone answers for any selector
    wildcard: bool | None
    domainkeyExists: bool | None


# What only this kind has
class DkimReport_Details(TypedDict):
    keys: list[DkimReport_Details_Keys]
    discovery: DkimReport_Details_Discovery | None


class DmarcNoticeRequest_Data(TypedDict):
    domain: str
    kind: Literal['source', 'failing', 'silent', 'ready']
    # In the language of the account
    says: str
    # What to do
    fix: str | None
    # The page about it
    url: str
    # Grows with each event: the later of two has the greater
    sequence: int


class DmarcReport_Details_Walk(TypedDict):
    name: str
    outcome: Literal['answer', 'nodata', 'nxdomain', 'servfail', 'refused', 'timeout', 'unreachable', 'bad-name']
    records: list[str]
    psd: Literal['y', 'n', 'u', None]
    applies: bool


class DmarcReport_Details_Applied(TypedDict):
    # The domain whose record applies
    at: str
    inherited: bool
    tag: Literal['p', 'sp', 'np', None]
    requested: Literal['none', 'quarantine', 'reject']
    effective: Literal['none', 'quarantine', 'reject']
    testMode: bool


class DmarcReport_Details_Alignment_Identifiers(TypedDict):
    by: Literal['spf', 'dkim']
    domain: str
    organizational: str | None
    relaxed: bool | None
    aligned: bool | None


class DmarcReport_Details_Alignment(TypedDict):
    dkim: Literal['r', 's']
    spf: Literal['r', 's']
    organizational: str | None
    byPublicSuffixList: str | None
    identifiers: list[DmarcReport_Details_Alignment_Identifiers]


class DmarcReport_Details_Reports_Authorization(TypedDict):
    outcome: Literal['authorized', 'by-wildcard', 'missing', 'unanswered']
    name: str
    record: str


class DmarcReport_Details_Reports(TypedDict):
    tag: Literal['rua', 'ruf']
    uri: str
    domain: str
    external: bool | None
    authorization: DmarcReport_Details_Reports_Authorization | None
    mailbox: Literal['receives', 'no-mx', 'null-mx', 'unanswered', None]
    start: float
    end: float


class DmarcReport_Details_Plan_Days(TypedDict):
    least: float
    most: float


class DmarcReport_Details_Plan(TypedDict):
    step: Literal['listen', 'close-unused', 'quarantine', 'reject', 'parked']
    host: str
    value: str
    days: DmarcReport_Details_Plan_Days | None
    does: str
    watch: str
    optional: bool
    # The published record is at this step or beyond it
    done: bool


DmarcReport_Details_Claims = TypedDict('DmarcReport_Details_Claims', {
    'mail': 'Literal[\'own\', \'forged\', \'forged-subdomain\', \'forged-unused-name\']',
    'from': 'str',
    'result': 'Literal[\'pass\', \'none\', \'quarantine\', \'reject\', None]',
})


# What only this kind has
class DmarcReport_Details(TypedDict):
    walk: list[DmarcReport_Details_Walk]
    complete: bool
    domainExists: bool | None
    applied: DmarcReport_Details_Applied | None
    alignment: DmarcReport_Details_Alignment
    reports: list[DmarcReport_Details_Reports]
    plan: list[DmarcReport_Details_Plan]
    claims: list[DmarcReport_Details_Claims]


class DomainChangedRequest_Data(TypedDict):
    domain: str
    # As in the report of a domain: spf, dkim, dmarc, mx, ...
    part: str
    kind: Literal['worse', 'better', 'changed', 'unstable']
    severity: Literal['bad', 'warning', 'info', 'good']
    # The part, in the language of the account
    title: str
    # What it means
    says: str
    # What to do; empty: nothing
    fix: list[str]
    before: list[str]
    after: list[str]
    # The page about it
    url: str
    # Grows with each event: the later of two has the greater
    sequence: int


# As the tests found them; null: never asked
class DomainHistory_Records(TypedDict):
    spf: DomainState | None
    dkim: DomainState | None
    dmarc: DomainState | None


# Blacklists: of the sending IP address, and of the names that the sender uses
class DomainHistory_Lists(TypedDict):
    address: DomainState | None
    domain: DomainState | None


# Of the last spam test; good from 80, bad below 50
class DomainHistory_Score(TypedDict):
    state: Level
    # The first observation of this state
    since: str
    # The last of them
    last_at: str
    # Whether only one observation found it
    once: bool
    # Whether another state was observed before `since`
    changed: bool
    # The test of the last observation
    test_id: str
    # 0-100
    score: float


# Of the last placement test with mailboxes that are not simulated
class DomainHistory_Placement(TypedDict):
    state: Level
    # The first observation of this state
    since: str
    # The last of them
    last_at: str
    # Whether only one observation found it
    once: bool
    # Whether another state was observed before `since`
    changed: bool
    # The test of the last observation
    test_id: str
    summary: PlacementSummary


class DomainHistory_History(TypedDict):
    kind: DomainKind
    runs: list[DomainState]


class DomainReport_Sections_Findings(TypedDict):
    id: str
    code: str
    title: str
    status: FindingStatus
    message: str
    fix: list[str]


class DomainReport_Sections_Records(TypedDict):
    name: str
    type: str
    value: str


class DomainReport_Sections_Servers_Reverse(TypedDict):
    address: str
    name: str | None
    # The name leads back to the address
    confirmed: bool | None


class DomainReport_Sections_Servers_Tls(TypedDict):
    version: str
    cipher: str


class DomainReport_Sections_Servers_Certificate(TypedDict):
    names: list[str]
    issuer: str
    expires_at: str
    days: float
    # Why a sender that verifies refuses it; none: valid
    faults: list[Literal['unreadable', 'expired', 'not-yet-valid', 'self-signed', 'incomplete', 'unknown-root', 'issuer-expired', 'wrong-name', 'not-for-servers', 'weak-signature', 'weak-key']]


class DomainReport_Sections_Servers_Dane(TypedDict):
    match: Literal['matches', 'mismatch', 'unusable', 'unclear', 'unasked']
    # Whether DNSSEC covers it; null: not known
    secure: bool | None
    records: float


class DomainReport_Sections_Servers(TypedDict):
    host: str
    addresses: list[str]
    reverse: list[DomainReport_Sections_Servers_Reverse]
    # Where it was connected to
    address: str
    state: Literal['answered', 'turned-away', 'refused', 'silent', 'no-greeting', 'closed', 'not-smtp', 'no-route', 'not-public', 'resting', 'busy']
    # Its refusal, or how the connection failed
    said: str | None
    banner: str | None
    # What it calls itself in the reply to EHLO
    name: str | None
    greeting_ms: float | None
    starttls: Literal['works', 'absent', 'refused', 'failed', 'unknown', None]
    tls: DomainReport_Sections_Servers_Tls | None
    certificate: DomainReport_Sections_Servers_Certificate | None
    # What a sender that enforces the policy finds; null without a policy
    mta_sts: Literal['passes', 'pattern', 'no-tls', 'certificate', 'unknown', None]
    dane: DomainReport_Sections_Servers_Dane | None


class DomainReport_Sections(TypedDict):
    id: Literal['spf', 'dkim', 'dmarc', 'mx', 'mail-servers', 'mta-sts', 'tls-rpt', 'bimi', 'dnssec', 'nameservers', 'dangling', 'blacklists', 'age', 'look-alikes']
    title: str
    # no-data: it got no answer, or it is `optional`
    status: FindingStatus
    # Not published, which is no fault
    optional: bool
    headline: str
    findings: list[DomainReport_Sections_Findings]
    records: list[DomainReport_Sections_Records]
    # Of the section mail-servers: each that was connected to
    servers: NotRequired[list[DomainReport_Sections_Servers]]


class DomainReport_Publish_Form_Host(TypedDict):
    id: str
    name: str
    confirmed: bool


# What to enter in the form of the DNS host, where its name servers are known
class DomainReport_Publish_Form(TypedDict):
    host: DomainReport_Publish_Form_Host
    field: str
    name: str
    zone: str
    value: str


class DomainReport_Publish(TypedDict):
    action: Literal['add', 'replace', 'remove']
    host: str
    type: str
    value: str
    ttl: int
    section: Literal['spf', 'dkim', 'dmarc', 'mx', 'mail-servers', 'mta-sts', 'tls-rpt', 'bimi', 'dnssec', 'nameservers', 'dangling', 'blacklists', 'age', 'look-alikes']
    # What it replaces or removes
    current: str | None
    why: str
    # What becomes of email: a sentence each
    changes: list[str]
    risk: str
    # What to enter in the form of the DNS host, where its name servers are known
    form: DomainReport_Publish_Form | None


class DomainReport_NotAsked(TypedDict):
    section: Literal['spf', 'dkim', 'dmarc', 'mx', 'mail-servers', 'mta-sts', 'tls-rpt', 'bimi', 'dnssec', 'nameservers', 'dangling', 'blacklists', 'age', 'look-alikes']
    reason: str


class DraftFinding_Marks(TypedDict):
    # Of the HTML, from 1
    line: int | None
    field: Literal['subject', 'from', 'reply_to', 'list_unsubscribe', 'list_unsubscribe_post', None]
    text: str


DraftRepair_Edits = TypedDict('DraftRepair_Edits', {
    'from': 'int',
    'to': 'int',
    'text': 'str',
})


# Its words are to be given: the text of the edit is before + words, escaped + after
class DraftRepair_Ask(TypedDict):
    before: str
    after: str
    decorative: bool


# The HTML with every repair made that needs no words, and its score; null if fewer than two can be made
class DraftReport_Together(TypedDict):
    html: str
    count: int
    score: float | None


class ErasureReport_Tables(TypedDict):
    table: str
    # overwritten: the row stays, without the address
    way: Literal['deleted', 'overwritten', 'kept']
    count: int


class ExtGetPlacementResponse_Results(TypedDict):
    mailbox: ExtMailbox
    status: Literal['delivered', 'pending', 'missing']
    tab: Literal['inbox', 'promotions', 'spam', 'missing', None]
    sender: str | None
    sender_ip: str | None
    blacklists: int


class ExtGetSpamCheckResponse_Results(TypedDict):
    id: str
    title: str
    status: Literal['OK', 'WARN', 'BAD']


class ExtGetStatusResponse_Subscription_Limits(TypedDict):
    spam_check: int | None
    inbox_placement: int | None
    screenshots: int | None
    heatmaps: int | None
    has_history: bool
    has_ai_assistant: bool


class ExtGetStatusResponse_Subscription(TypedDict):
    name: str
    limits: ExtGetStatusResponse_Subscription_Limits


class ExtListPlacementsResponse_Data(TypedDict):
    id: str
    status: str
    created_at: str
    report_url: str


class FeatureUse_Support(TypedDict):
    client: str
    level: Literal['yes', 'partly', 'no', 'unknown']
    notes: list[str]


# Null where that test has no such check
class FindingChange_Before(TypedDict):
    status: FindingStatus
    # False when this mail has nothing for the check to judge; its status is then no-data
    applies: bool
    # What we found, one sentence
    summary: str
    # Points that it costs as the only fault
    lost: float


class FindingChange_After(TypedDict):
    status: FindingStatus
    # False when this mail has nothing for the check to judge; its status is then no-data
    applies: bool
    # What we found, one sentence
    summary: str
    # Points that it costs as the only fault
    lost: float


class HeatMap_Model(TypedDict):
    name: str
    version: str


class HeatMap_Errors(TypedDict):
    share: float
    low: float
    high: float


# Within 24 hours
class HeaviestUse_Networks_Day(TypedDict):
    tests: int
    verifications: int
    calls: int


# Within seven days
class HeaviestUse_Networks_Week(TypedDict):
    tests: int
    verifications: int
    calls: int


class HeaviestUse_Networks(TypedDict):
    kind: Literal['network', 'account', 'domain']
    # An address or network, the id of an account, a domain
    name: str
    # Of an account; else null
    email: str | None
    # Within 24 hours
    day: HeaviestUse_Networks_Day
    # Within seven days
    week: HeaviestUse_Networks_Week


# Within 24 hours
class HeaviestUse_Accounts_Day(TypedDict):
    tests: int
    verifications: int
    calls: int


# Within seven days
class HeaviestUse_Accounts_Week(TypedDict):
    tests: int
    verifications: int
    calls: int


class HeaviestUse_Accounts(TypedDict):
    kind: Literal['network', 'account', 'domain']
    # An address or network, the id of an account, a domain
    name: str
    # Of an account; else null
    email: str | None
    # Within 24 hours
    day: HeaviestUse_Accounts_Day
    # Within seven days
    week: HeaviestUse_Accounts_Week


# Within 24 hours
class HeaviestUse_Domains_Day(TypedDict):
    tests: int
    verifications: int
    calls: int


# Within seven days
class HeaviestUse_Domains_Week(TypedDict):
    tests: int
    verifications: int
    calls: int


class HeaviestUse_Domains(TypedDict):
    kind: Literal['network', 'account', 'domain']
    # An address or network, the id of an account, a domain
    name: str
    # Of an account; else null
    email: str | None
    # Within 24 hours
    day: HeaviestUse_Domains_Day
    # Within seven days
    week: HeaviestUse_Domains_Week


class InstanceStatus_Parts(TypedDict):
    id: Literal['receiver', 'database', 'jobs', 'browser', 'dns']
    # no-data: not run by this process, or nothing to judge by yet
    status: FindingStatus


class LintReport_NotChecked(TypedDict):
    reason: Literal['sending', 'mail', 'tags', 'text', 'offline', 'clients', 'rendering']
    rules: list[str]


# The last self-test; null before the first
class ListHistory_Lists_Last(TypedDict):
    state: Literal['answered', 'silent', 'refused', 'broken']
    meaning: str
    at: str


class ListHistory_Lists_Months(TypedDict):
    month: str
    answered: int
    silent: int
    refused: int
    broken: int


class ListHistory_Lists(TypedDict):
    id: str
    name: str
    operator: str
    tier: Literal[1] | Literal[2] | Literal[3] | Literal['info']
    asks: Literal['ip', 'domain', 'email']
    kind: Literal['block', 'allow']
    # What this installation knows of the list from memory alone
    unconfirmed: list[Literal['codes', 'test-points', 'ipv6', 'removal-page']]
    # Who may ask, and what to know before judging an answer
    policy: str
    # The last self-test; null before the first
    last: ListHistory_Lists_Last | None
    # Self-tests by outcome, the newest month first; tests are made four times a day
    months: list[ListHistory_Lists_Months]


class ListVerifiedRequest_Data(TypedDict):
    # Id of the list
    list: str
    name: str
    addresses: int
    deliverable: int
    risky: int
    undeliverable: int
    unknown: int
    # The page about it
    url: str
    # Grows with each event: the later of two has the greater
    sequence: int


class MailKind_Choices(TypedDict):
    id: Literal['personal', 'transactional', 'automatic-answer', 'bounce', 'report', 'invitation', 'encrypted', 'list-post', 'subscribers', 'cold-outreach']
    label: str


class MicrosoftVerdict_Explained(TypedDict):
    name: str
    value: str
    text: str


class MtaStsReport_Details_Policy_Policy_Issues_Span(TypedDict):
    start: float
    end: float


class MtaStsReport_Details_Policy_Policy_Issues(TypedDict):
    code: str
    status: Literal['bad', 'warning']
    span: MtaStsReport_Details_Policy_Policy_Issues_Span
    text: str


class MtaStsReport_Details_Policy_Policy(TypedDict):
    mode: Literal['enforce', 'testing', 'none', None]
    # Host names or `*.` patterns, lower case
    mx: list[str]
    # Seconds; null when missing or unreadable
    maxAge: float | None
    issues: list[MtaStsReport_Details_Policy_Policy_Issues]


class MtaStsReport_Details_Policy(TypedDict):
    url: str
    outcome: Literal['fetched', 'redirect', 'status', 'too-large', 'tls', 'host', 'connection', 'unanswered']
    # HTTP status, or what failed
    reason: str | None
    contentType: str | None
    # The file, cut at 8,000 characters
    text: str | None
    policy: MtaStsReport_Details_Policy_Policy | None


class MtaStsReport_Details_Mail_Hosts(TypedDict):
    host: str
    coveredBy: str | None
    # DANE records of the host; null: not asked
    tlsa: float | None


class MtaStsReport_Details_Mail(TypedDict):
    outcome: Literal['hosts', 'no-mail', 'unanswered']
    hosts: list[MtaStsReport_Details_Mail_Hosts]
    # Names whose lookups failed
    questions: list[str]


# What only this kind has
class MtaStsReport_Details(TypedDict):
    policy: MtaStsReport_Details_Policy | None
    mail: MtaStsReport_Details_Mail
    # The file to publish; null: right, or unknown
    file: str | None


class Newsletter_Last(TypedDict):
    # Id of its report; null: deleted or expired
    report: str | None
    # UTC, ISO 8601
    received_at: str
    subject: str | None
    state: NewsletterIssueState
    # 0-100; null where there is none
    score: float | None
    # Points more than the issue before it, by the checks that both have answered; null without one
    change: int | None
    # Points under the median of the last five issues, from ten on; null: no drop, or fewer than three issues before it
    drop: int | None


class NewsletterHistory_Last(TypedDict):
    # Id of its report; null: deleted or expired
    report: str | None
    # UTC, ISO 8601
    received_at: str
    subject: str | None
    state: NewsletterIssueState
    # 0-100; null where there is none
    score: float | None
    # Points more than the issue before it, by the checks that both have answered; null without one
    change: int | None
    # Points under the median of the last five issues, from ten on; null: no drop, or fewer than three issues before it
    drop: int | None


class NewsletterIssue_Found(TypedDict):
    # Id of the check
    check: str
    title: str
    status: Literal['bad', 'warning']
    # Points of 100 that it takes alone
    lost: float


class NewsletterIssue_Gone(TypedDict):
    # Id of the check
    check: str
    title: str
    status: Literal['bad', 'warning']
    # Points of 100 that it takes alone
    lost: float


class NewsletterIssue_Reasons(TypedDict):
    check: str
    title: str
    says: str


class NewsletterSilentRequest_Data(TypedDict):
    # Id of the newsletter
    newsletter: str
    name: str
    every_days: int
    # Of the last email, or when the time was set
    expected_from: str
    # The page about it
    url: str
    # Grows with each event: the later of two has the greater
    sequence: int


class Newsletters_Summary(TypedDict):
    newsletters: int
    # How many your plan tests
    limit: int | None
    # Emails to one address that are tested on a day (UTC)
    per_day: int


class OperatorOrder_TaxNumber(TypedDict):
    type: str
    value: str


class Order_TaxNumber(TypedDict):
    type: str
    value: str


class Placement_ByProvider(TypedDict):
    provider: str
    name: str
    summary: PlacementSummary
    share: PlacementShare
    # Where its mailboxes have the email, such as "5 of 6 at GMX in the inbox and 1 in spam"; null while none has a result
    places: NotRequired[str | None]


class Placement_Verdict(TypedDict):
    level: FindingStatus
    # The consequence, by what was counted
    title: str
    # The cause, as far as it is known
    why: NotRequired[str]
    # What to do first
    first: NotRequired[str | None]
    # The counts, and how certain they are
    text: str


class Placement_Advice(TypedDict):
    title: str
    why: str
    steps: list[str]
    mailboxes: list[int]


class PlacementAlert_Monitor(TypedDict):
    id: str
    name: str


class PlacementComparison_Rows(TypedDict):
    provider: str
    name: str
    before: PlacementSummary | None
    after: PlacementSummary | None
    change: Literal['better', 'worse', 'same', 'unclear']
    text: str


class PlacementCompletedRequest_Data(TypedDict):
    # Id of the test
    placement: str
    subject: str | None
    sender: str | None
    # Mailboxes by where the email was found
    counts: dict[str, int]
    # The page about it
    url: str
    # Grows with each event: the later of two has the greater
    sequence: int


class PlacementResult_Blacklists(TypedDict):
    list: str
    code: str


# From that provider's own Authentication-Results only
class PlacementResult_Auth(TypedDict):
    # As that provider wrote it: pass, fail, none, ...
    spf: str
    # As that provider wrote it: pass, fail, none, ...
    dkim: str
    # As that provider wrote it: pass, fail, none, ...
    dmarc: str
    # As that provider wrote it: pass, fail, none, ...
    arc: str


class PlacementResult_Filters(TypedDict):
    name: str
    value: str
    text: str


class PlacementResult_Rechecks(TypedDict):
    # UTC, ISO 8601
    at: str
    tab: MailboxTab | None
    folder: str | None


class PlacementTrend_Points(TypedDict):
    id: str
    # UTC, ISO 8601
    at: str
    summary: PlacementSummary
    simulated: bool


class Plan_Prices(TypedDict):
    interval: BillingInterval
    amount: int
    currency: str
    # The price at Stripe
    lookup_key: str


class Plan_Limits(TypedDict):
    spam_check: int | None
    inbox_placement: int | None
    email_verification: int | None
    screenshots: int | None
    heatmaps: int | None
    monitors: int | None
    watched_domains: int | None
    newsletters: int | None
    seats: int | None
    api_rpm: int | None
    api_keys: int | None
    retention_days: int | None


class PlanChange_From(TypedDict):
    plan: str
    interval: BillingInterval


class PlanChange_Sums_Next(TypedDict):
    # UTC, ISO 8601
    at: str
    # With tax
    amount: int
    tax: int
    # After credit
    due: int


class PlanChange_Sums(TypedDict):
    currency: str
    lines: list[PlanChangeLine]
    tax: int
    # Lines and tax; below zero: to your credit
    total: int
    # What earlier credit pays of it
    credit_used: int
    # Charged today
    due_now: int
    # Taken off the invoices that come
    credit_left: int
    next: PlanChange_Sums_Next


class PlanChangedRequest_Data(TypedDict):
    plan: str
    name: str
    status: PlanStatus
    # The plan until now; null: none was given
    before: str | None
    # The page about it
    url: str
    # Grows with each event: the later of two has the greater
    sequence: int


class PlanInput_Prices(TypedDict):
    interval: BillingInterval
    amount: int
    currency: str
    lookup_key: str


class PlanInput_Limits(TypedDict):
    spam_check: int | None
    inbox_placement: int | None
    email_verification: int | None
    screenshots: int | None
    heatmaps: int | None
    monitors: int | None
    watched_domains: int | None
    newsletters: int | None
    seats: int | None
    api_rpm: int | None
    api_keys: int | None
    retention_days: int | None


class Recheck_Score(TypedDict):
    before: float | None
    after: float | None


class Recheck_Changes_Before(TypedDict):
    status: FindingStatus
    summary: str


class Recheck_Changes_After(TypedDict):
    status: FindingStatus
    summary: str


class Recheck_Changes(TypedDict):
    check_id: str
    title: str
    before: Recheck_Changes_Before
    after: Recheck_Changes_After


class RecordFinding_Spans(TypedDict):
    start: int
    end: int


class RecordFinding_Refs(TypedDict):
    label: str
    url: str


class RecordQuestion_Answers(TypedDict):
    answer: str
    record: SuggestedRecord | None


class Report_Progress(TypedDict):
    done: float
    total: float
    steps: list[TestStep]


# The lowest ceiling that holds the score down, and why; null without one
class Report_Cap(TypedDict):
    score: float
    reasons: list[str]


class Report_Verdict(TypedDict):
    level: FindingStatus
    title: str
    text: str


class Report_Sender_Tls(TypedDict):
    version: str
    cipher: str


class Report_Sender(TypedDict):
    name: str
    email: str
    domain: str
    ip: str | None
    helo: str | None
    return_path: str | None
    rdns: str | None
    tls: Report_Sender_Tls | None
    # Recognized sending service
    esp: str | None


class Report_Analyzer(TypedDict):
    version: str
    rules_date: str
    spamassassin: str | None


class Report_Categories(TypedDict):
    id: str
    title: str
    status: FindingStatus
    score: float
    max: float


class Report_Filters_Rules(TypedDict):
    name: str
    points: float
    description: str


class Report_Filters(TypedDict):
    engine: str
    version: str
    score: float
    threshold: float
    rules: list[Report_Filters_Rules]


class Report_Requirements_Items(TypedDict):
    id: str
    title: str
    status: FindingStatus
    check_ids: list[str]


class Report_Requirements(TypedDict):
    provider: Literal['gmail', 'gmail-bulk', 'yahoo', 'microsoft']
    title: str
    # To whom the rules apply, one sentence
    applies: str
    passed: float
    total: float
    items: list[Report_Requirements_Items]
    # Rules that no message can show
    not_checked: list[str]


class Report_Links(TypedDict):
    url: str
    # The registrable domain it leads to; null where it is no web address
    domain: str | None
    text: str
    final_url: str | None
    http_status: float | None
    status: FindingStatus
    note: str
    redirects: float
    listed_on: list[str]
    place: Place | None


class Report_Images(TypedDict):
    src: str
    alt: str | None
    bytes: float | None
    status: FindingStatus
    note: str


class Report_Headers(TypedDict):
    name: str
    value: str
    line: float
    note: NotRequired[str]


# How many the mail has of each; the lists hold at most the first 200, of headers 300
class Report_Counts(TypedDict):
    links: float
    images: float
    headers: float
    attachments: float


class Report_Attachments(TypedDict):
    filename: str
    type: str
    bytes: float


class Report_Transcript(TypedDict):
    dir: Literal['in', 'out']
    line: str
    # UTC, ISO 8601
    at: str


class Report_Features(TypedDict):
    screenshots: PartStatus
    heatmap: PartStatus
    ai_assistant: PartStatus


class ReportReadyRequest_Data(TypedDict):
    # Id of the report
    report: str
    subject: str | None
    sender: str | None
    # Of 100; null where nothing could be judged
    score: float | None
    # The page about it
    url: str
    final: bool
    # Grows with each event: the later of two has the greater
    sequence: int


# The newsletter with an address of its own; null for other tests
class ReportScoreDroppedRequest_Data_Newsletter(TypedDict):
    id: str
    name: str


# The issue before it
class ReportScoreDroppedRequest_Data_Before(TypedDict):
    report: str
    score: float


class ReportScoreDroppedRequest_Data(TypedDict):
    # Id of the report
    report: str
    subject: str | None
    sender: str | None
    # Of 100; null where nothing could be judged
    score: float | None
    # The page about it
    url: str
    # The newsletter with an address of its own; null for other tests
    newsletter: ReportScoreDroppedRequest_Data_Newsletter | None
    # Points under the median of the last issues
    drop: float
    # Ids of the checks that cost more than usual, the costliest first
    reasons: list[str]
    # The issue before it
    before: ReportScoreDroppedRequest_Data_Before
    # Id of the check to repair first
    first_fix: str | None
    # Grows with each event: the later of two has the greater
    sequence: int


class ReportSetup_Dmarc_Record(TypedDict):
    host: str
    value: str
    current: str | None


# The DMARC record, asked now
class ReportSetup_Dmarc(TypedDict):
    # listed: the record names the address. add: publish `record`. broken: the record has a fault that must be repaired first. unknown: DNS did not answer
    state: Literal['listed', 'add', 'broken', 'unknown']
    record: ReportSetup_Dmarc_Record | None


class ReportSetup_Tls_Record(TypedDict):
    host: str
    value: str
    current: str | None


class ReportSetup_Tls(TypedDict):
    state: Literal['listed', 'add', 'broken', 'unknown']
    record: ReportSetup_Tls_Record | None


# Proves the domain where the DMARC record is not to be changed yet
class ReportSetup_Txt(TypedDict):
    host: str
    value: str


# What the operator publishes so that receivers send reports to this server (RFC 9990, 3.2.3)
class ReportSetup_Permission(TypedDict):
    state: Literal['not-needed', 'given', 'missing', 'unknown']
    host: str
    value: str


class ReportSummary_Next(TypedDict):
    step: Literal['ready', 'fix', 'ask', 'wait', 'done', 'unknown']
    now: str | None
    to: str | None
    missing_days: int
    missing_reporters: int
    says: str


class ReportSummary_Notices(TypedDict):
    # UTC, ISO 8601
    at: str
    kind: Literal['source', 'failing', 'silent', 'ready']
    # By the reports of the last 30 days as they are now
    says: str
    # What to do
    fix: str | None
    # The source that it is about, as in `sources`
    sender: str | None
    # False: it no longer holds, and `says` why
    current: bool
    # Whether it is newer than two weeks
    recent: bool


class ReportSummary_Policy(TypedDict):
    p: str | None
    sp: str | None
    np: str | None


class ReportSummary_Sources(TypedDict):
    # What a decision about it is sent with
    sender: str
    name: str
    kind: str
    certainty: Literal['sure', 'likely', 'guess', 'none']
    verdict: Literal['in-order', 'broken', 'never-aligned', 'forwarded', 'stranger', 'unclear']
    verdict_says: str
    # What the owner decided
    said: Literal['ours', 'not_ours', None]
    # Whether a decision changes the verdict
    may_say: bool
    advice: str | None
    messages: float
    passed: float
    # UTC day, YYYY-MM-DD
    first: str | None
    # UTC day, YYYY-MM-DD
    last: str | None
    reporters: int
    addresses: int
    busiest: list[str]


class ReportSummary_Lost(TypedDict):
    messages: float
    of: float
    yours: float
    unclear: float
    forwarded: float
    strangers: float
    says: list[str]


ReportSummary_ByDay_Verdicts = TypedDict('ReportSummary_ByDay_Verdicts', {
    'in-order': 'NotRequired[float]',
    'broken': 'NotRequired[float]',
    'never-aligned': 'NotRequired[float]',
    'forwarded': 'NotRequired[float]',
    'stranger': 'NotRequired[float]',
    'unclear': 'NotRequired[float]',
})


class ReportSummary_ByDay(TypedDict):
    # UTC day, YYYY-MM-DD
    day: str
    verdicts: ReportSummary_ByDay_Verdicts
    passed: float


class ReportSummary_Tls_Failures(TypedDict):
    # As the reports name it (RFC 8460, 4.3)
    result: str
    host: str | None
    sessions: float
    says: str
    fix: str
    reporters: list[str]
    # What reporters add in their own words
    details: list[str]


class ReportSummary_Tls(TypedDict):
    reports: int
    sessions: float
    failed: float
    # What they mean for MTA-STS; empty without TLS reports
    says: str
    failures: list[ReportSummary_Tls_Failures]


class ReportSummary_Reporters(TypedDict):
    reporter: str
    kind: Literal['aggregate', 'tls']
    # Domain of the email that it came in; null: uploaded
    mail_from: str | None
    # False: the email did not pass DMARC, so the report counts for nothing
    counted: bool
    reports: int
    messages: float
    # UTC day, YYYY-MM-DD
    last_day: str


class ReportSummary_Refused(TypedDict):
    # UTC, ISO 8601
    at: str
    way: Literal['mail', 'upload', 'https']
    name: str
    reporter: str
    reason: str
    size: int


class ReportSummary_Notes(TypedDict):
    reporter: str
    says: str


class ReturnedMail_Days(TypedDict):
    # YYYY-MM-DD, UTC
    day: str
    sent: int
    bounces: int
    complaints: int
    # Not sent, because earlier mail came back
    stopped: int
    # As a share of what was sent, 0 to 1; null where nothing was
    bounce_rate: float | None
    # As a share of what was sent, 0 to 1; null where nothing was
    complaint_rate: float | None


class Screenshot_Lines(TypedDict):
    # CSS px
    x: float
    # CSS px
    y: float
    # CSS px
    width: float
    # CSS px
    height: float
    line: int
    column: NotRequired[int]


class SeedHealth_Folders(TypedDict):
    path: str
    role: str


class SeedInput_Oauth(TypedDict):
    client_id: str
    client_secret: NotRequired[str]
    refresh_token: str
    # Default: the provider's
    token_url: NotRequired[str]
    scope: NotRequired[str]


# As the tests found them; null: never asked
class SendingDomain_Records(TypedDict):
    spf: DomainState | None
    dkim: DomainState | None
    dmarc: DomainState | None


# Blacklists: of the sending IP address, and of the names that the sender uses
class SendingDomain_Lists(TypedDict):
    address: DomainState | None
    domain: DomainState | None


# Of the last spam test; good from 80, bad below 50
class SendingDomain_Score(TypedDict):
    state: Level
    # The first observation of this state
    since: str
    # The last of them
    last_at: str
    # Whether only one observation found it
    once: bool
    # Whether another state was observed before `since`
    changed: bool
    # The test of the last observation
    test_id: str
    # 0-100
    score: float


# Of the last placement test with mailboxes that are not simulated
class SendingDomain_Placement(TypedDict):
    state: Level
    # The first observation of this state
    since: str
    # The last of them
    last_at: str
    # Whether only one observation found it
    once: bool
    # Whether another state was observed before `since`
    changed: bool
    # The test of the last observation
    test_id: str
    summary: PlacementSummary


class SignedPasskey_Response(TypedDict):
    clientDataJSON: str
    attestationObject: NotRequired[str]
    authenticatorData: NotRequired[str]
    signature: NotRequired[str]
    userHandle: NotRequired[str | None]
    transports: NotRequired[list[str]]


class SiteConfig_Captcha(TypedDict):
    provider: str
    site_key: str


class SiteSettings_FooterSocial(TypedDict):
    icon: str
    link: str
    alt: str


class SpfReport_Details_Lookups_Terms(TypedDict):
    term: str
    cost: float


class SpfReport_Details_Lookups(TypedDict):
    count: float
    limit: float
    complete: bool
    terms: list[SpfReport_Details_Lookups_Terms]


class SpfReport_Details_Voids_Names(TypedDict):
    record: str
    term: str
    name: str


class SpfReport_Details_Voids(TypedDict):
    count: float
    limit: float
    ipv4: float
    ipv6: float
    names: list[SpfReport_Details_Voids_Names]


class SpfReport_Details_Addresses_Ipv4_Ranges(TypedDict):
    cidr: str
    services: list[str]


class SpfReport_Details_Addresses_Ipv4(TypedDict):
    ranges: list[SpfReport_Details_Addresses_Ipv4_Ranges]
    # Number of ranges in all
    total: float
    # Number of addresses, in decimal
    addresses: str
    share: float


class SpfReport_Details_Addresses_Ipv6_Ranges(TypedDict):
    cidr: str
    services: list[str]


class SpfReport_Details_Addresses_Ipv6(TypedDict):
    ranges: list[SpfReport_Details_Addresses_Ipv6_Ranges]
    # Number of ranges in all
    total: float
    # Number of addresses, in decimal
    addresses: str
    share: float


class SpfReport_Details_Addresses_Sources(TypedDict):
    term: str
    service: str | None
    ipv4: str
    ipv6: str
    share: float


class SpfReport_Details_Addresses_Open(TypedDict):
    record: str
    term: str
    why: Literal['macro', 'ptr', 'unanswered', 'too-many']


class SpfReport_Details_Addresses(TypedDict):
    ipv4: SpfReport_Details_Addresses_Ipv4
    ipv6: SpfReport_Details_Addresses_Ipv6
    sources: list[SpfReport_Details_Addresses_Sources]
    open: list[SpfReport_Details_Addresses_Open]


class SpfReport_Details_Test_Path(TypedDict):
    domain: str
    term: str


class SpfReport_Details_Test_Steps(TypedDict):
    domain: str
    term: str
    name: str | None
    outcome: Literal['match', 'no-match', 'permerror', 'temperror']
    lookups: float


class SpfReport_Details_Test(TypedDict):
    ip: str
    sender: str
    helo: str
    domain: str
    result: Literal['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror']
    # The evaluator's own words; may quote the domain's explanation
    comment: str
    # Text of `exp`: written by the domain
    explanation: str | None
    path: list[SpfReport_Details_Test_Path] | None
    steps: list[SpfReport_Details_Test_Steps]
    lookups: float
    voids: float


SpfReport_Details_Claims = TypedDict('SpfReport_Details_Claims', {
    'from': 'Literal[\'mx\', \'term\', \'given\', \'stranger\']',
    'name': 'str | None',
    'ip': 'str | None',
    'usable': 'bool',
    'result': 'Literal[\'pass\', \'fail\', \'softfail\', \'neutral\', \'none\', \'temperror\', \'permerror\', None]',
})


class SpfReport_Details_Flattened_ChangesWith(TypedDict):
    domain: str
    service: str | None


class SpfReport_Details_Flattened(TypedDict):
    value: str
    octets: float
    # Fits into one record of a usual size
    fits: bool
    ranges: float
    changesWith: list[SpfReport_Details_Flattened_ChangesWith]
    # Seconds until the addresses may differ
    shortestTtl: float | None
    lookups: float
    kept: list[str]


class SpfReport_Details_Moves(TypedDict):
    term: str
    saves: float
    left: float
    host: str
    value: str


class SpfReport_Details_Changes(TypedDict):
    code: str
    before: str
    after: str


class SpfReport_Details_NameServers_Servers(TypedDict):
    server: str
    address: str
    outcome: Literal['answer', 'nodata', 'nxdomain', 'servfail', 'refused', 'timeout', 'unreachable', 'bad-name']
    texts: list[str]


class SpfReport_Details_NameServers(TypedDict):
    servers: list[SpfReport_Details_NameServers_Servers]
    agree: bool | None
    ttl: float | None


class SpfReport_Details_Size(TypedDict):
    octets: float
    strings: list[float]


# What only this kind has
class SpfReport_Details(TypedDict):
    tree: SpfTreeNode | None
    lookups: SpfReport_Details_Lookups
    voids: SpfReport_Details_Voids
    addresses: SpfReport_Details_Addresses | None
    test: SpfReport_Details_Test | None
    claims: list[SpfReport_Details_Claims]
    flattened: SpfReport_Details_Flattened | None
    moves: list[SpfReport_Details_Moves]
    changes: list[SpfReport_Details_Changes]
    nameServers: SpfReport_Details_NameServers
    ignored: list[str]
    # TXT records at the name that have nothing to do with SPF
    unrelated: float
    # A draft was read; the published record was not
    draft: bool
    size: SpfReport_Details_Size | None
    cnames: list[str]
    # The AD bit of the answer
    authenticated: bool


class SuggestedRecord_Effect_Stops(TypedDict):
    ranges: list[str]
    ipv4: str
    ipv6: str


class SuggestedRecord_Effect_Starts(TypedDict):
    ranges: list[str]
    ipv4: str
    ipv6: str


# SPF: addresses that pass today and would not, and the other way round
class SuggestedRecord_Effect(TypedDict):
    stops: SuggestedRecord_Effect_Stops
    starts: SuggestedRecord_Effect_Starts
    open: bool


SuggestedRecord_PolicyChanges = TypedDict('SuggestedRecord_PolicyChanges', {
    'from': 'Literal[\'domain\', \'subdomains\', \'unused-names\']',
    # Null: neither SPF nor DKIM ties the mail to the organization. Else what passes with another name of it
    'by': 'Literal[\'spf\', \'dkim\', None]',
    'before': 'Literal[\'none\', \'quarantine\', \'reject\']',
    'after': 'Literal[\'none\', \'quarantine\', \'reject\']',
})


class SuggestedRecord_Form_Host(TypedDict):
    id: str
    name: str
    confirmed: bool


# What to enter in the form of the DNS host, where its name servers are known
class SuggestedRecord_Form(TypedDict):
    host: SuggestedRecord_Form_Host
    field: str
    name: str
    zone: str
    value: str


class Taxes_Taxes(TypedDict):
    id: str
    country: str
    type: str
    name: str
    rate: float
    inclusive: bool


class TestPlacementMonitorResponse_Data(TypedDict):
    way: Literal['email', 'webhook']
    ok: bool
    text: str


class TlsRptReport_Details_Addresses(TypedDict):
    uri: str
    scheme: str
    domain: str | None
    valid: bool


# What only this kind has
class TlsRptReport_Details(TypedDict):
    addresses: list[TlsRptReport_Details_Addresses]


class UpdateSeedRequest_Oauth(TypedDict):
    client_id: str
    client_secret: NotRequired[str]
    refresh_token: str
    # Default: the provider's
    token_url: NotRequired[str]
    scope: NotRequired[str]


class UpdateSiteSettingsRequest_FooterSocial(TypedDict):
    icon: str
    link: str
    alt: str


class UploadedFile_Reports(TypedDict):
    kind: Literal['aggregate', 'tls']
    reporter: str
    report_id: str
    # UTC, ISO 8601
    begin: str | None
    # UTC, ISO 8601
    end: str | None
    # As the file says; sessions for a TLS report
    messages: float
    # known: counted already. joined: rows were added to the same report
    outcome: Literal['new', 'known', 'joined']
    # Rows that are new or larger
    rows: int
    problems: list[str]


class UploadedFile_Refused(TypedDict):
    reason: str
    reporter: str


class Verification_Steps(TypedDict):
    id: VerificationStep
    state: Literal['pending', 'done', 'skipped']


class Verification_Factors(TypedDict):
    name: str
    points: float
    text: str


class Verification_Checks(TypedDict):
    id: str
    title: str
    status: FindingStatus
    detail: str


class Verification_Syntax(TypedDict):
    valid: bool
    diagnosis: str
    category: str
    # The diagnosis in plain words
    reason: str
    # Place of the fault, from 0
    at: float | None
    local: str | None
    domain: str | None
    domain_ascii: str | None


class Verification_Dns_Mx(TypedDict):
    host: str
    priority: float
    ips: list[str]
    provider: str | None
    state: str


class Verification_Dns(TypedDict):
    mx: list[Verification_Dns_Mx]
    null_mx: bool
    a_fallback: bool
    provider: str | None
    error: str | None


class Verification_Flags(TypedDict):
    disposable: bool | None
    disposable_class: Literal['high', 'old', None]
    relay: bool | None
    role: bool | None
    free: bool | None
    catch_all: bool | None


class Verification_Smtp(TypedDict):
    attempted: bool
    # Why the mail server was not asked
    why_not: str | None
    mx: str | None
    # When an address that was put off is asked again
    next_retry_at: str | None
    steps: list[SmtpStep]


class Verification_Lists_Value(TypedDict):
    name: str
    version: str
    date: str


class VerifiedAddresses_Meta(TypedDict):
    # Addresses that match
    total: int
    # How many of them stand before this page
    preceding: int
    next: int | None
    previous: int | None


class VerifierInfo_Captcha(TypedDict):
    provider: str
    site_key: str


class VerifierList_BadRows(TypedDict):
    row: int
    text: str
    problem: str


class VerifierListSummary_Outcomes(TypedDict):
    # null: without a verdict yet
    verdict: AddressVerdict | None
    reason: AddressReason | None
    # Unknown, and nothing was found against them
    no_fault: bool
    addresses: int
    # With a suggestion that was not accepted
    suggested: int
    # With one that was
    corrected: int


class WatchedDomain_Parts(TypedDict):
    # As in the report of a domain: spf, dkim, dmarc, mx, ...
    part: str
    # absent: optional and not published. no-data: it never got an answer
    state: Literal['good', 'warning', 'bad', 'absent', 'no-data']
    # The first look in a row that found it so
    since: str | None
    # UTC, ISO 8601
    answered_at: str | None
    # The last look found it otherwise, and a second look is to confirm that
    waiting: bool
    unstable: bool


# For a planned change: changes are kept and not alerted until then
class WatchedDomain_Silence(TypedDict):
    # UTC, ISO 8601
    until: str
    word: str


class WatchedDomainHistory_Parts(TypedDict):
    # As in the report of a domain: spf, dkim, dmarc, mx, ...
    part: str
    # absent: optional and not published. no-data: it never got an answer
    state: Literal['good', 'warning', 'bad', 'absent', 'no-data']
    # The first look in a row that found it so
    since: str | None
    # UTC, ISO 8601
    answered_at: str | None
    # The last look found it otherwise, and a second look is to confirm that
    waiting: bool
    unstable: bool


# For a planned change: changes are kept and not alerted until then
class WatchedDomainHistory_Silence(TypedDict):
    # UTC, ISO 8601
    until: str
    word: str


class WatchedDomains_Summary(TypedDict):
    domains: int
    bad: int
    warning: int
    open_alerts: int
    # How many your plan watches
    limit: int | None


class WatchedDomainsAdded_Refused(TypedDict):
    # From 1
    line: int
    text: str
    reason: str


class WebhookTestRequest_Data(TypedDict):
    endpoint: str
    # The page about it
    url: str
    # Grows with each event: the later of two has the greater
    sequence: int


class LoginAnswer_Option(TypedDict):
    api_token: str
    # UTC, ISO 8601
    expires_at: str
    user: Profile


class LoginAnswer_Option2(TypedDict):
    two_factor_required: Literal[True]
    challenge: str
    # A passkey will do in place of a code
    passkey: bool


class PendingChange_Option(TypedDict):
    kind: Literal['address']
    email: str
    # When the address counts though nobody allowed it
    counts_at: str


class PendingChange_Option2(TypedDict):
    kind: Literal['lost-factor']
    # UTC, ISO 8601
    counts_at: str
    ready: bool


class AccountFacts(TypedDict):
    id: str
    name: str
    email: str
    confirmed: bool
    admin: bool
    # UTC, ISO 8601
    created_at: str
    # The plan it was given; `free` without one
    plan_id: str
    status: PlanStatus
    # UTC, ISO 8601
    cancel_at: str | None
    # UTC, ISO 8601
    suspended_at: str | None
    # When it will be deleted; null when it will not
    deletion_at: str | None
    suspended_reason: str | None
    locale: str
    pending_email: str | None
    two_factor_enabled: bool
    # Why nothing more is sent to its address
    mail_stopped: MailStopped | None
    # Of mail to its address within 35 days
    bounces: int
    complaints: int
    # The last use of a session that has not ended
    last_seen_at: str | None
    sessions: int
    passkeys: int
    api_keys: int
    spam_tests: int
    verifier_lists: int
    placement_tests: int
    monitors: int


class AcknowledgeAlerts(TypedDict):
    # Of this domain alone; else of all
    domain: NotRequired[str]
    # This change alone
    id: NotRequired[str]


class AcknowledgedAlerts(TypedDict):
    acknowledged: int


class AddressConfirmation(TypedDict):
    # Of the account, where the caller is not signed in to it
    password: NotRequired[str]


class AdminAccount(TypedDict):
    id: str
    name: str
    email: str
    confirmed: bool
    admin: bool
    # UTC, ISO 8601
    created_at: str
    # The plan it was given; `free` without one
    plan_id: str
    status: PlanStatus
    # UTC, ISO 8601
    cancel_at: str | None
    # UTC, ISO 8601
    suspended_at: str | None
    # When it will be deleted; null when it will not
    deletion_at: str | None


class AdminAccountList(TypedDict):
    data: list[AdminAccount]
    meta: ListMeta


class AdminAuditEntry(TypedDict):
    # UTC, ISO 8601
    at: str
    action: str
    # account, member for a person with a seat, admin, system, operator for the command line of the server, or visitor for someone who was not signed in
    actor: str
    # The address of the member who did it, as it was invited
    member: str | None
    # The address of the member whom it is about
    about: str | None
    target: str | None
    detail: dict[str, Any]
    # Address of the account that did it; null where it is none
    by: str | None


class AdminAuditEntryList(TypedDict):
    data: list[AdminAuditEntry]
    meta: ListMeta


class AdminSeed(TypedDict):
    id: int
    # Of the provider, for people
    name: str
    provider: str
    address: str
    type: Literal['consumer', 'business']
    region: str
    simulated: bool
    host: str
    port: int
    security: Literal['tls', 'starttls', 'none']
    username: str
    auth: Literal['password', 'oauth']
    folder_map: dict[str, str]
    tags: list[str]
    enabled: bool
    health: SeedHealth
    # UTC, ISO 8601
    created_at: str


class Advice(TypedDict):
    id: str
    # pending: no report yet, or a language model is being asked
    status: PartStatus
    # model: some of its words are used; order, steps, gains and records are always ours
    source: Literal['rules', 'model']
    # Name of the language model, when source is model
    model: NotRequired[str]
    # Why the words of the configured language model are not used, one sentence
    model_note: NotRequired[str]
    # Two sentences: what stands in the way, and where to begin
    summary: str
    # The model's, never checked by sending
    subject_ideas: NotRequired[list[str]]
    preheader_ideas: NotRequired[list[str]]
    items: list[Advice_Items]
    # UTC, ISO 8601
    generated_at: str | None


Announcement = TypedDict('Announcement', {
    'id': 'str',
    'level': 'NotRequired[Literal[\'information\', \'warning\']]',
    # `members`: whoever is signed in
    'audience': 'NotRequired[Literal[\'all\', \'members\']]',
    # Plain text by language. Whoever reads another one reads English, or the first there is
    'texts': 'Announcement_Texts',
    # Where more is said: a web or email address, or a path of this site
    'link': 'NotRequired[str | None]',
    # UTC, ISO 8601
    'from': 'str',
    # UTC, ISO 8601
    'until': 'str | None',
    'state': 'Literal[\'planned\', \'shown\', \'over\']',
    # UTC, ISO 8601
    'created_at': 'str',
})


AnnouncementInput = TypedDict('AnnouncementInput', {
    'level': 'NotRequired[Literal[\'information\', \'warning\']]',
    # `members`: whoever is signed in
    'audience': 'NotRequired[Literal[\'all\', \'members\']]',
    # Plain text by language. Whoever reads another one reads English, or the first there is
    'texts': 'AnnouncementInput_Texts',
    # Where more is said: a web or email address, or a path of this site
    'link': 'NotRequired[str | None]',
    # UTC, ISO 8601; null: now
    'from': 'NotRequired[str | None]',
    # UTC, ISO 8601; null: until it is withdrawn
    'until': 'NotRequired[str | None]',
})


class Announcements(TypedDict):
    data: list[Announcement]


class ApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    last4: str
    scopes: list[KeyScope]
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    last_used_at: str | None
    # The IPv4 address of that use, or the /64 of its IPv6 address
    last_used_from: str | None
    # null: it ends only when it is deleted
    expires_at: str | None
    # Networks from which it may be used; none: from everywhere
    networks: list[str]


class AttentionPart(TypedDict):
    # How the two were recognized as one. Null without a counterpart
    matched_by: Literal['text', 'link', 'place', None]
    before: AttentionPart_Before | None
    after: AttentionPart_After | None
    # Share after minus share before; null without a match
    change: float | None
    # The intervals of both shares overlap: the change is within the error of the model
    unclear: bool


class AuditEntry(TypedDict):
    # UTC, ISO 8601
    at: str
    action: str
    # account, member for a person with a seat, admin, system, operator for the command line of the server, or visitor for someone who was not signed in
    actor: str
    # The address of the member who did it, as it was invited
    member: str | None
    # The address of the member whom it is about
    about: str | None
    target: str | None
    detail: dict[str, Any]


class AuditEntryList(TypedDict):
    data: list[AuditEntry]
    meta: ListMeta


class BimiReport(TypedDict):
    # Checker and input, e.g. spf:example.org
    id: str
    checker: Literal['bimi']
    input: str
    domain: str
    status: FindingStatus
    # 0-100; null when nothing could be checked
    score: float | None
    summary: str
    not_asked: NotAsked
    queried: str
    found_at: str | None
    record: str | None
    published: list[str]
    ttl: float | None
    parsed: list[RecordPart]
    checks: list[RecordFinding]
    suggested_records: list[SuggestedRecord]
    # The value of the first record to add or to put in place of another
    suggested_record: str | None
    # What only the owner knows: each with two answers
    questions: list[RecordQuestion]
    # What only this kind has
    details: BimiReport_Details
    dns_answers: list[DnsAnswer]
    checked_at: str


class BlacklistAnswer(TypedDict):
    # The address or domain asked about
    subject: str
    # Why it was asked, e.g. "sending address"
    role: str
    status: FindingStatus
    answered: int
    asked: int
    lists: list[BlacklistAnswer_Lists]


class BlacklistQuery(TypedDict):
    input: str
    # Domain: its addresses and mail servers too
    related: NotRequired[str | bool]


class BlacklistReport(TypedDict):
    id: str
    checker: Literal['domain-blacklist', 'email-blacklist', 'ip-blacklist']
    input: str
    status: FindingStatus
    summary: str
    subjects: list[BlacklistAnswer]
    checked_at: str


class Bounces(TypedDict):
    bounces: list[Bounces_Bounces]


class Box(TypedDict):
    # CSS px
    x: float
    # CSS px
    y: float
    # CSS px
    width: float
    # CSS px
    height: float


class CancelPlanResponse(TypedDict):
    cancel_at: str


class CaptchaChallenge(TypedDict):
    parameters: CaptchaChallenge_Parameters
    signature: NotRequired[str]


class Check(TypedDict):
    id: str
    title: str
    status: FindingStatus
    # False when this mail has nothing for the check to judge; its status is then no-data
    applies: bool
    category: str
    # Which case of the check this is
    code: str
    # What we found, one sentence
    summary: str
    what: str
    why: str
    points: Check_Points
    evidence: list[Evidence]
    fix: Check_Fix
    refs: list[Check_Refs]


class Checkout(TypedDict):
    checkout_id: str
    checkout_url: NotRequired[str]
    amount: NotRequired[int]
    currency: NotRequired[str]
    plan: NotRequired[Plan]


class ClientChange(TypedDict):
    # Slug of caniemail, or a rule of our own
    rule: str
    effect: Literal['removed', 'changed']
    of: Literal['attribute', 'at-rule', 'declaration', 'document', 'element', 'picture', 'selector', 'style-attribute', 'style-sheet']
    # A piece of the mail
    what: str
    count: int
    # Of the first, in the HTML source
    line: int | None
    # Where it was shown that the client does so
    url: str
    # When it was shown or last tested
    date: str


class ClientLink(TypedDict):
    id: str
    client: str
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    ends_at: str
    # The last time; null: never
    opened_at: str | None


class ClientLinkInput(TypedDict):
    client: str
    # Until it ends: 7, 30, 90 or 365
    days: NotRequired[float]


class ClientLinks(TypedDict):
    # The newest first; those that ended for 30 days more
    data: list[ClientLink]


class ClientMark(TypedDict):
    # moved: against what stands before it; resized: its box or its letters
    kinds: list[Literal['missing', 'added', 'moved', 'resized', 'recolored']]
    what: Literal['text', 'heading', 'link', 'button', 'picture']
    text: str
    # In the picture; null for what is missing there
    box: Box | None
    # In the reference; null for what is added
    reference_box: Box | None
    # Of the HTML source
    line: int | None
    # Index in `changes`: what most likely makes the difference; null where no one change stands out
    cause: int | None


class ClientPicture(TypedDict):
    client: Literal['gmail-web', 'gmail-ios', 'outlook-windows', 'outlook-web', 'yahoo', 'apple-mail-ios']
    family: str
    platform: str
    device: Device
    status: Literal['pending', 'ready', 'failed', 'disabled']
    # Why there is no picture, a sentence
    failure: str | None
    # PNG; null until it is ready
    url: str | None
    size: PictureSize | None
    # The mail as sent on the same device, with which it is compared
    reference: ClientPicture_Reference | None
    # The client does not draw with a browser’s engine, which comes near to it at best
    approximate: bool
    # Line of the HTML source at which the client clips the mail; null where it shows all of it
    clipped_at: int | None
    # How many there are; `marks` has the first 60
    differences: int
    marks: list[ClientMark]
    # The most frequent first, at most 60
    changes: list[ClientChange]


class ClientPictures(TypedDict):
    id: str
    status: PartStatus
    # Why there are none, a sentence
    note: str | None
    # Six clients
    clients: list[ClientPicture]


class ClientReportInput(TypedDict):
    client: str
    # Of the month, 1-28; null: off
    day: float | None
    language: NotRequired[Literal['en', 'de', 'fr']]


class ClientReportSettings(TypedDict):
    brand: ClientReportSettings_Brand
    data: list[ClientReportSettings_Data]


class ClientSupport(TypedDict):
    id: str
    # The largest share first
    clients: list[ClientSupport_Clients]
    # Mean over clients by share, 0-1
    support: float
    shares_note: str
    data_date: str
    # What costs most first; those that work everywhere last
    features: list[FeatureUse]


class ComparedAttention(TypedDict):
    device: Device
    # Whether the heat map of that test is there
    before: PartStatus
    after: PartStatus
    # Empty until both heat maps are there
    roles: list[ComparedAttention_Roles]
    # Of the parts that the heat maps list, which are the strongest: matched ones by how much they changed, then those without a match by their share
    parts: list[AttentionPart]


class ComparedTest(TypedDict):
    id: str
    # sample: a bundled mail over stand-in DNS; simulated
    source: Literal['smtp', 'upload', 'cli', 'sample', None]
    subject: str | None
    # 0-100
    score: float | None
    # The lowest ceiling that holds the score down, and why; null without one
    cap: ComparedTest_Cap | None
    # UTC, ISO 8601
    created_at: str
    report_url: str
    features: ComparedTest_Features
    # The test whose mail was edited into this one; its DKIM, DMARC and ARC are those of that test, as long as the sender is the same
    edited_from: str | None
    sender: str | None
    level: FindingStatus


class Comparison(TypedDict):
    before: ComparedTest
    after: ComparedTest
    # Score after minus score before, both by the checks that both tests have answered; null without any
    gain: float | None
    # The scores that `gain` and `groups` are about, 0-100
    common: Comparison_Common
    # Pictures of one of them are still being drawn: scores and gain may change
    pending: bool
    # The groups of checks. They do not add up to the score: ceilings hold it down
    groups: list[Comparison_Groups]
    findings: Comparison_Findings
    attention: list[ComparedAttention]


class ConfirmedAddress(TypedDict):
    # false: a new address is confirmed, and waits to be allowed by the present one
    verified: bool
    # UTC, ISO 8601
    counts_at: str | None
    api_token: NotRequired[str]


class ConnectedApplication(TypedDict):
    id: str
    # The host of the application, or of where it takes the account back to
    host: str
    # What the application calls itself; it is not checked
    name: str
    scopes: list[OAuthScope]
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    last_used_at: str | None
    # It ends then unless it is used before
    expires_at: str


class Consultant(TypedDict):
    name: str
    about: str
    languages: list[str]
    country: str
    link: str
    email: str


class ContactMessage(TypedDict):
    name: str
    email: str
    # The domain the question is about
    domain: NotRequired[str]
    message: str
    recaptcha_token: NotRequired[str]


class CorrectionAnswer(TypedDict):
    # Addresses that were not so before
    changed: int


class CorrectionRequest(TypedDict):
    # Ids of addresses; left out: all
    ids: NotRequired[list[int]]


class CountedBounces(TypedDict):
    # New ones
    counted: int
    # Told of before, or twice in this call: they count once
    known: int
    # Older than 180 days, or not of a usable address
    ignored: int
    # Of all told of, those that say something of the mailbox: it does not exist, is closed or full
    about_address: int
    # What was made of each, in the order of the call
    read: list[CountedBounces_Read]


class CreateAnnouncementResponse(TypedDict):
    id: str


class CreateOfferCodesRequest(TypedDict):
    plan_id: str
    interval: BillingInterval
    count: int
    expires_at: NotRequired[str | None]
    # In minor units. Null: the plan's price; 0: nothing to pay.
    amount: NotRequired[int | None]


class CreateOfferCodesResponse(TypedDict):
    codes: list[str]


class CreatePlacementDraftResponse(TypedDict):
    id: str
    status: Literal['draft']


class CreatePlacementMonitorResponse(TypedDict):
    id: str
    name: str
    marker: str
    providers: list[str]
    enabled: bool
    drop_points: int | None
    # Alert when a provider turns from inbox to spam
    alert_spam: bool
    silent_hours: int | None
    email: bool
    webhook_url: str | None
    last_test_id: str | None
    # UTC, ISO 8601
    last_seen_at: str | None
    # UTC, ISO 8601
    created_at: str
    # Told this once; null without a webhook
    webhook_secret: str | None


class CreatedApiKey(TypedDict):
    api_key: str
    key: ApiKey


class CreatedClientLink(TypedDict):
    link: ClientLink
    # Shown this once. Everyone who has it can open it
    url: str


class CurrentPassword(TypedDict):
    # Needed where nothing was proved within ten minutes
    password: NotRequired[str]


class CurrentPlan(TypedDict):
    plan: Plan
    interval: BillingInterval | None
    # UTC, ISO 8601
    renews_at: str | None
    # UTC, ISO 8601
    cancel_at: str | None
    status: PlanStatus
    usage: CurrentPlan_Usage
    period: CurrentPlan_Period


class Customer(TypedDict):
    id: str
    email: str
    default_payment_method: PaymentCard | None
    payment_methods: list[PaymentCard]
    address: dict[str, str] | None
    tax_ids: list[TaxNumber]
    portal_url: NotRequired[str]


class DeadLetter(TypedDict):
    id: str
    # A job whose last run failed, or an email that was given up
    kind: Literal['job', 'mail']
    # The name of the job, the kind of the email
    name: str
    # Of a job since it last succeeded
    tries: int
    # What happened, in the language of whoever asks
    text: str
    # What the program or the mail server said last, without addresses
    error: str
    # UTC, ISO 8601
    since: str
    # UTC, ISO 8601
    last_at: str


class DeadLetters(TypedDict):
    data: list[DeadLetter]


class DeviceHeatMap(TypedDict):
    device: Device
    status: Literal['pending', 'ready', 'failed', 'disabled']
    failure: str | None
    # CSS px
    width: float | None
    # CSS px
    height: float | None
    # CSS px
    fold: float | None
    # The screenshot beneath
    image_url: str | None
    # PNG with transparency, to lie over the screenshot
    heat_url: str | None
    # PNG veil that leaves clear the regions holding 80 % of predicted attention
    focus_url: str | None
    # PNG in gray that covers the whole picture: level L > 0 of a cell is a density in proportion to 10^(6 (L - 255) / 254), 0 is none. The share of any area is the sum of its cells over the sum of all. Null for heat maps made before there were cells
    cells_url: str | None
    # Ranks of elements, first seen first
    first_look: list[int]
    elements: list[HeatElement]
    # From top to bottom; they sum to 1
    screenfuls: list[Screenful]
    # Rows of the mail, from top to bottom: what stands between blank rows
    sections: list[DeviceHeatMap_Sections]
    # The strongest parts of large pictures, at most three of each
    regions: list[DeviceHeatMap_Regions]
    call_to_action: DeviceHeatMap_CallToAction | None


class DkimReport(TypedDict):
    # Checker and input, e.g. spf:example.org
    id: str
    checker: Literal['dkim']
    input: str
    domain: str
    status: FindingStatus
    # 0-100; null when nothing could be checked
    score: float | None
    summary: str
    not_asked: NotAsked
    queried: str
    found_at: str | None
    record: str | None
    published: list[str]
    ttl: float | None
    parsed: list[RecordPart]
    checks: list[RecordFinding]
    suggested_records: list[SuggestedRecord]
    # The value of the first record to add or to put in place of another
    suggested_record: str | None
    # What only the owner knows: each with two answers
    questions: list[RecordQuestion]
    # What only this kind has
    details: DkimReport_Details
    dns_answers: list[DnsAnswer]
    checked_at: str


class DmarcNoticeRequest(TypedDict):
    type: Literal['dmarc.notice']
    # When it happened
    timestamp: str
    data: DmarcNoticeRequest_Data


class DmarcReport(TypedDict):
    # Checker and input, e.g. spf:example.org
    id: str
    checker: Literal['dmarc']
    input: str
    domain: str
    status: FindingStatus
    # 0-100; null when nothing could be checked
    score: float | None
    summary: str
    not_asked: NotAsked
    queried: str
    found_at: str | None
    record: str | None
    published: list[str]
    ttl: float | None
    parsed: list[RecordPart]
    checks: list[RecordFinding]
    suggested_records: list[SuggestedRecord]
    # The value of the first record to add or to put in place of another
    suggested_record: str | None
    # What only the owner knows: each with two answers
    questions: list[RecordQuestion]
    # What only this kind has
    details: DmarcReport_Details
    dns_answers: list[DnsAnswer]
    checked_at: str


class DnsAnswer(TypedDict):
    name: str
    type: str
    outcome: str
    server: str
    ms: float
    ttl: float
    answers: list[str]


class DnsRecord(TypedDict):
    action: Literal['add', 'replace', 'remove']
    type: str
    host: str
    value: str
    ttl: int
    current: NotRequired[str]
    source: Literal['generator']


class DomainChangedRequest(TypedDict):
    type: Literal['domain.changed']
    # When it happened
    timestamp: str
    data: DomainChangedRequest_Data


class DomainHistory(TypedDict):
    # Of From addresses, in lower case
    domain: str
    # Finished tests of both kinds
    tests: int
    # UTC, ISO 8601
    last_at: str
    # As the tests found them; null: never asked
    records: DomainHistory_Records
    # Blacklists: of the sending IP address, and of the names that the sender uses
    lists: DomainHistory_Lists
    # Of the last spam test; good from 80, bad below 50
    score: DomainHistory_Score | None
    # Of the last placement test with mailboxes that are not simulated
    placement: DomainHistory_Placement | None
    # What each was over time, the newest first, at most 12 of each
    history: list[DomainHistory_History]


class DomainQuery(TypedDict):
    input: str


class DomainReport(TypedDict):
    domain: str
    status: FindingStatus
    # 0-100; null when SPF, DMARC or MX got no answer
    score: float | None
    sections: list[DomainReport_Sections]
    # Records to publish, the worst problem first
    publish: list[DomainReport_Publish]
    # What could not be checked; it costs no points
    not_asked: list[DomainReport_NotAsked]


class DomainState(TypedDict):
    state: Level
    # The first observation of this state
    since: str
    # The last of them
    last_at: str
    # Whether only one observation found it
    once: bool
    # Whether another state was observed before `since`
    changed: bool
    # The test of the last observation
    test_id: str


class Draft(TypedDict):
    # The test whose mail is edited; null for one that started empty
    base: NotRequired[str | None]
    # Names one editor: of two of its calls under way, the older one is answered 409 `superseded`
    editor: NotRequired[str]
    html: str
    fields: DraftFields


DraftFields = TypedDict('DraftFields', {
    'subject': 'NotRequired[str]',
    'from': 'NotRequired[str]',
    'reply_to': 'NotRequired[str]',
    'list_unsubscribe': 'NotRequired[str]',
    'list_unsubscribe_post': 'NotRequired[str]',
})


class DraftFinding(TypedDict):
    id: str
    title: str
    status: FindingStatus
    category: str
    summary: str
    steps: list[str]
    points_lost: float
    # Points that its repair adds to those of the findings above it
    gain: float
    # run: it needs the world and keeps the answer of the test that the draft comes from
    origin: Literal['draft', 'run']
    marks: list[DraftFinding_Marks]


class DraftRepair(TypedDict):
    kind: RepairKind
    # Offsets into `html` in UTF-16 units, in order; made together, they are one repair
    edits: list[DraftRepair_Edits]
    line: int
    quote: str
    # Its words are to be given: the text of the edit is before + words, escaped + after
    ask: DraftRepair_Ask | None


class DraftReport(TypedDict):
    score: float | None
    coverage: float
    # What costs points or should be changed, the most costly first
    findings: list[DraftFinding]
    good: int
    # Checks that need a sent mail, and no run has answered
    unanswered: int
    html_bytes: int
    repairs: list[DraftRepair]
    withheld: list[WithheldRepair]
    # The HTML with every repair made that needs no words, and its score; null if fewer than two can be made
    together: DraftReport_Together | None


class DrawAgain(TypedDict):
    # waiting: cut short by limits of this server, and drawn again by itself; drawing: being drawn again; offered: drawn again only when its owner asks (POST /api/emails/{id}/pictures)
    state: Literal['waiting', 'drawing', 'offered']
    # waiting: not before; null: as soon as there is a place
    at: str | None
    # this-server: its limits stopped some pictures; other-servers: all are drawn, without files that other servers did not deliver
    cause: Literal['this-server', 'other-servers']
    # Servers that did not deliver files of the email within 4 seconds; at most 20
    hosts: list[str]


class EmailAddressRequest(TypedDict):
    email: str
    recaptcha_token: NotRequired[str]


class ErasureReport(TypedDict):
    tables: list[ErasureReport_Tables]
    # Raw mails stand in an object store, which is not searched; reports are
    stores_elsewhere: bool


class ErasureRequest(TypedDict):
    address: str


class Evidence(TypedDict):
    label: str
    value: str
    mono: NotRequired[bool]
    place: NotRequired[Place]


class ExtGetPlacementResponse(TypedDict):
    id: str
    status: str
    results: list[ExtGetPlacementResponse_Results]
    report_url: str


class ExtGetSpamCheckResponse(TypedDict):
    id: str
    status: str
    score: float | None
    sender: str | None
    sender_ip: str | None
    results: list[ExtGetSpamCheckResponse_Results]
    report_url: str


class ExtGetStatusResponse(TypedDict):
    email: str
    subscription: ExtGetStatusResponse_Subscription


class ExtListPlacementsResponse(TypedDict):
    data: list[ExtListPlacementsResponse_Data]
    meta: ListMeta


class ExtMailbox(TypedDict):
    id: int
    name: str
    address: str


class ExtStartPlacementResponse(TypedDict):
    id: str
    mailboxes: list[ExtMailbox]


class ExtStartSpamCheckResponse(TypedDict):
    id: str
    inbox_address: str


class FeatureUse(TypedDict):
    slug: str
    title: str
    category: Literal['css', 'html', 'image', 'others']
    # Of the HTML source; at most 20
    lines: list[int]
    uses: int
    # The first use as written
    example: str
    support: list[FeatureUse_Support]
    # What readers lose without it. function: content or its use; layout: positions; legibility: easy reading; spacing: gaps and sizes; decoration: looks; none: nothing
    harm: Literal['function', 'layout', 'legibility', 'spacing', 'decoration', 'none']
    # harm was measured in the drawn email; otherwise it is what such features mostly do
    measured: bool
    # Date of the test, from caniemail
    last_tested: str
    fix: str | None
    url: str


class FindingChange(TypedDict):
    title: str
    category: str
    check_id: str
    # Null where that test has no such check
    before: FindingChange_Before | None
    after: FindingChange_After | None


class HeatElement(TypedDict):
    rank: int
    kind: Literal['text', 'heading', 'link', 'button', 'picture']
    text: str
    href: str | None
    box: Box
    # Of all predicted attention, 0-1
    share: float
    low: float
    # low to high: the interval that the errors of the model allow
    high: float
    band: AttentionBand
    above_fold: bool


class HeatMap(TypedDict):
    id: str
    status: PartStatus
    # Why there is none, a sentence
    note: str | None
    # Set where the pictures are not whole for reasons outside the email; null otherwise
    again: DrawAgain | None
    model: HeatMap_Model
    # What the prediction is worth, with its measured figures
    disclaimer: str
    # The errors of the model by share of the screen: what was looked at lay between low and high times what was predicted, in four of five cases
    errors: list[HeatMap_Errors]
    devices: list[DeviceHeatMap]


class HeaviestUse(TypedDict):
    # That sent tests, asked for verifications or called the API
    networks: list[HeaviestUse_Networks]
    accounts: list[HeaviestUse_Accounts]
    # That tests came from, or addresses at which were verified
    domains: list[HeaviestUse_Domains]


class InboxLine(TypedDict):
    sender: str
    subject: str
    # What the list shows behind the subject; empty when nothing
    preview: str
    preview_source: Literal['preheader', 'body', 'none']


class InstanceHealth(TypedDict):
    # UTC, ISO 8601
    at: str
    version: str
    parts: list[PartHealth]


class InstanceStatus(TypedDict):
    # When this was found out, UTC, ISO 8601
    at: str
    # The worst of the parts
    status: Level
    parts: list[InstanceStatus_Parts]


class Invoice(TypedDict):
    id: str
    number: str | None
    status: str
    plan: str
    amount: int
    tax: int
    currency: str
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    paid_at: str | None
    pdf_url: str | None
    hosted_url: str | None


class InvoiceList(TypedDict):
    data: list[Invoice]
    meta: ListMeta


class InvoicePayment(TypedDict):
    paid: bool


class IssuedInvoice(TypedDict):
    number: str
    order_number: str
    name: str
    currency: str
    total: int
    # UTC, ISO 8601
    issued_at: str
    # Null: the account is gone
    account_id: str | None
    # When an operator said that it was paid
    paid_at: str | None


class IssuedInvoiceList(TypedDict):
    data: list[IssuedInvoice]
    meta: ListMeta


class KeepPlanResponse(TypedDict):
    renews_at: str


class LiftedLimit(TypedDict):
    kind: Literal['network', 'account', 'domain']
    # An IP address, an IPv6 network of /64, /56 or /48, the id or address of an account, a domain
    name: str


class LimitInForce(TypedDict):
    kind: Literal['network', 'account', 'domain']
    # An address or network, the id of an account, a domain
    name: str
    # Of an account; else null
    email: str | None
    per_minute: int
    # UTC, ISO 8601
    until: str
    # UTC, ISO 8601
    created_at: str


class LimitsInForce(TypedDict):
    data: list[LimitInForce]


class LintFinding(TypedDict):
    # The id of a check
    rule: str
    severity: Literal['error', 'warning', 'note']
    # From 1; a finding about the whole source is at line 1
    line: int
    column: int | None
    message: str
    # What it is about, as in the source
    quote: str
    fix: list[str]


class LintInput(TypedDict):
    # The template, or a whole mail with its headers
    source: str
    format: NotRequired[Literal['html', 'eml']]


class LintReport(TypedDict):
    # 0-100; null when too little could be checked
    score: float | None
    findings: list[LintFinding]
    # Findings that comments in the source ask to ignore
    ignored: int
    not_checked: list[LintReport_NotChecked]


class ListAllPlansResponse(TypedDict):
    data: list[Plan]


class ListApiKeysResponse(TypedDict):
    data: list[ApiKey]


class ListApplicationsResponse(TypedDict):
    data: list[ConnectedApplication]


class ListHistory(TypedDict):
    # The first month that is kept, YYYY-MM
    since: str
    lists: list[ListHistory_Lists]


class ListMeta(TypedDict):
    current_page: int
    per_page: int
    total: int
    last_page: int


class ListPasskeysResponse(TypedDict):
    data: list[Passkey]


class ListPlacementDomainsResponse(TypedDict):
    data: list[str]


class ListPlacementMonitorsResponse(TypedDict):
    data: list[PlacementMonitor]


class ListSeedsResponse(TypedDict):
    data: list[AdminSeed]


class ListVerifiedRequest(TypedDict):
    type: Literal['list.verified']
    # When it happened
    timestamp: str
    data: ListVerifiedRequest_Data


class ListWebhookDeliveriesResponse(TypedDict):
    data: list[WebhookDelivery]


class ListWebhooksResponse(TypedDict):
    data: list[Webhook]


class Login(TypedDict):
    email: str
    password: str
    # Code of the authenticator app, or a recovery code
    totp: NotRequired[str]
    recaptcha_token: NotRequired[str]


class LoginSession(TypedDict):
    id: str
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    last_used_at: str
    # UTC, ISO 8601
    expires_at: str
    # From the User-Agent, e.g. "Firefox on Linux"
    device: str
    current: bool


class LostSecondFactor(TypedDict):
    challenge: str


class MailKind(TypedDict):
    id: Literal['personal', 'transactional', 'automatic-answer', 'bounce', 'report', 'invitation', 'encrypted', 'list-post', 'subscribers', 'cold-outreach']
    label: str
    # sure: by standards and headers; likely: by words and habits; chosen: by the user
    confidence: Literal['sure', 'likely', 'chosen']
    reasons: list[str]
    evidence: list[Evidence]
    # All kinds, one of which a user who knows better may choose
    choices: list[MailKind_Choices]


class MailStopped(TypedDict):
    # Mail to the address came back, or its reader reported it as spam
    kind: Literal['bounce', 'complaint']
    reason: Literal['no_mailbox', 'disabled', 'full', 'other', 'abuse', 'fraud', 'virus']
    # UTC, ISO 8601
    at: str
    # null: until someone has mail sent there again
    until: str | None


class Member(TypedDict):
    id: str
    name: str
    # As it was invited
    email: str
    role: SeatRole
    # YYYY-MM-DD; null: without an end
    last_day: str | None
    # UTC, ISO 8601
    created_at: str
    # Since a change of the login, until it is saved again
    paused: bool


class MemberInvitation(TypedDict):
    id: str
    email: str
    role: SeatRole
    # YYYY-MM-DD; null: without an end
    last_day: str | None
    # UTC, ISO 8601
    created_at: str
    # Until when the link in the email works
    expires_at: str


class MemberInvitationInput(TypedDict):
    role: SeatRole
    # YYYY-MM-DD: the last day (UTC) on which the seat works; empty: without an end
    last_day: NotRequired[str]
    email: str


class Members(TypedDict):
    # Seats of the plan, with the owner; null: no limit
    limit: int | None
    # The owner, the members and the invitations that wait
    used: int
    members: list[Member]
    invitations: list[MemberInvitation]


class MessageSource(TypedDict):
    raw: str
    raw_truncated: bool
    html: str | None
    text: str | None


class MicrosoftVerdict(TypedDict):
    scl: float | None
    bcl: float | None
    sfv: str | None
    cat: str | None
    dest: str | None
    ofr: str | None
    explained: list[MicrosoftVerdict_Explained]


class MtaStsReport(TypedDict):
    # Checker and input, e.g. spf:example.org
    id: str
    checker: Literal['mta-sts']
    input: str
    domain: str
    status: FindingStatus
    # 0-100; null when nothing could be checked
    score: float | None
    summary: str
    not_asked: NotAsked
    queried: str
    found_at: str | None
    record: str | None
    published: list[str]
    ttl: float | None
    parsed: list[RecordPart]
    checks: list[RecordFinding]
    suggested_records: list[SuggestedRecord]
    # The value of the first record to add or to put in place of another
    suggested_record: str | None
    # What only the owner knows: each with two answers
    questions: list[RecordQuestion]
    # What only this kind has
    details: MtaStsReport_Details
    dns_answers: list[DnsAnswer]
    checked_at: str


class NewApiKey(TypedDict):
    name: NotRequired[str]
    scopes: NotRequired[list[KeyScope]]
    # null: it ends only when it is deleted
    expires_in_days: NotRequired[int | None]
    # Addresses and networks from which it may be used; none: from everywhere
    networks: NotRequired[list[str]]


class NewLimit(TypedDict):
    kind: Literal['network', 'account', 'domain']
    # An IP address, an IPv6 network of /64, /56 or /48, the id or address of an account, a domain
    name: str
    # How long
    days: NotRequired[int]
    per_minute: NotRequired[int]


class NewOrder(TypedDict):
    plan_id: str
    interval: BillingInterval
    # The total that you saw, from the quote of the plan; refused when it is another by now
    total: int | None
    name: str
    line1: str
    line2: NotRequired[str]
    postcode: NotRequired[str]
    city: str
    # ISO 3166-1 alpha-2
    country: str
    tax_number: NotRequired[NewTaxNumber | None]
    note: NotRequired[str]


class NewPasskey(TypedDict):
    name: NotRequired[str]
    passkey: SignedPasskey


class NewPlacement(TypedDict):
    mailboxes: NotRequired[list[int]]


class NewTaxNumber(TypedDict):
    # As at Stripe, such as `eu_vat`, `us_ein` or `br_cnpj`
    type: str
    value: str
    country: NotRequired[str]


class Newsletter(TypedDict):
    id: str
    name: str
    client: str
    note: str
    # Subscribe it to the newsletter. It never ends
    address: str
    # UTC, ISO 8601
    created_at: str
    # Null: issues are tested
    paused_at: str | None
    issues: int
    last: Newsletter_Last | None
    # Issues for which the plan had no test left
    waiting: int
    # Emails that came while it was paused, and were not tested
    skipped: int
    # Emails that were refused because too many came on one day
    refused: int
    # UTC, ISO 8601
    refused_at: str | None
    every_days: int | None
    # The time of the last email, if the next is overdue
    silent_since: str | None


class NewsletterEdit(TypedDict):
    name: NotRequired[str]
    client: NotRequired[str]
    note: NotRequired[str]
    # While paused, mail is taken and not tested, so that the sender does not drop the address
    paused: NotRequired[bool]
    # Days between two emails. The owner gets one email when the next is overdue; null: never
    every_days: NotRequired[float | None]


class NewsletterHistory(TypedDict):
    id: str
    name: str
    client: str
    note: str
    # Subscribe it to the newsletter. It never ends
    address: str
    # UTC, ISO 8601
    created_at: str
    # Null: issues are tested
    paused_at: str | None
    issues: int
    last: NewsletterHistory_Last | None
    # Issues for which the plan had no test left
    waiting: int
    # Emails that came while it was paused, and were not tested
    skipped: int
    # Emails that were refused because too many came on one day
    refused: int
    # UTC, ISO 8601
    refused_at: str | None
    every_days: int | None
    # The time of the last email, if the next is overdue
    silent_since: str | None
    # The newest first
    data: list[NewsletterIssue]
    # From how many points under the median of the last issues on one is reported
    drop_points: int
    # Where older issues begin; null: there are none
    next: str | None


class NewsletterInput(TypedDict):
    name: str
    # For whom it is tested
    client: NotRequired[str]
    note: NotRequired[str]


class NewsletterIssue(TypedDict):
    # Id of its report; null: deleted or expired
    report: str | None
    # UTC, ISO 8601
    received_at: str
    subject: str | None
    state: NewsletterIssueState
    # 0-100; null where there is none
    score: float | None
    # Points more than the issue before it, by the checks that both have answered; null without one
    change: int | None
    # Points under the median of the last five issues, from ten on; null: no drop, or fewer than three issues before it
    drop: int | None
    id: str
    # Faults that the issue before it had not
    found: list[NewsletterIssue_Found]
    # Faults of the issue before it that are gone
    gone: list[NewsletterIssue_Gone]
    # The findings that made a drop, the costliest first
    reasons: list[NewsletterIssue_Reasons]
    # Id of the report of the issue before it
    before: str | None
    # PNG, as a phone shows the email; null: none
    picture: str | None


class NewsletterSilentRequest(TypedDict):
    type: Literal['newsletter.silent']
    # When it happened
    timestamp: str
    data: NewsletterSilentRequest_Data


class Newsletters(TypedDict):
    data: list[Newsletter]
    meta: ListMeta
    summary: Newsletters_Summary
    clients: list[str]


# What got no answer
class NotAsked(TypedDict):
    # Each makes the verdict no-data: one sentence
    decides: list[str]
    # Side questions: the verdict holds without them
    beside: list[str]


class OfferCode(TypedDict):
    code: str
    plan_id: str
    plan: str
    interval: BillingInterval
    amount: int | None
    currency: str | None
    state: Literal['open', 'taken', 'used', 'ended']
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    expires_at: str | None
    # UTC, ISO 8601
    used_at: str | None


class OfferCodeList(TypedDict):
    data: list[OfferCode]
    meta: ListMeta


class OneTimeCode(TypedDict):
    code: str


class OperatorOrder(TypedDict):
    id: str
    number: str
    state: OrderState
    plan_id: str
    plan: str
    interval: BillingInterval
    currency: str
    net: int
    taxes: list[OrderTax]
    total: int
    address: OrderAddress
    tax_number: OperatorOrder_TaxNumber | None
    note: str
    messages: list[OrderMessage]
    revision: int
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    changed_at: str
    # UTC, ISO 8601
    granted_from: str | None
    # Null: not granted, or without an end
    granted_until: str | None
    invoice_number: str | None
    account_id: str
    email: str


class OperatorOrderList(TypedDict):
    data: list[OperatorOrder]
    meta: ListMeta


class OptOutOfVerificationRequest(TypedDict):
    # An address, or a domain such as example.org
    email: str


class OptOutOfVerificationResponse(TypedDict):
    success: bool


class Order(TypedDict):
    id: str
    number: str
    state: OrderState
    plan_id: str
    plan: str
    interval: BillingInterval
    currency: str
    net: int
    taxes: list[OrderTax]
    total: int
    address: OrderAddress
    tax_number: Order_TaxNumber | None
    note: str
    messages: list[OrderMessage]
    revision: int
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    changed_at: str
    # UTC, ISO 8601
    granted_from: str | None
    # Null: not granted, or without an end
    granted_until: str | None
    invoice_number: str | None


class OrderAddress(TypedDict):
    name: str
    line1: str
    line2: NotRequired[str]
    postcode: NotRequired[str]
    city: str
    # ISO 3166-1 alpha-2
    country: str


class OrderAnswer(TypedDict):
    text: str


class OrderDecision(TypedDict):
    # Of the order as you saw it; refused when it was changed since
    revision: int | None
    text: str


class OrderGrant(TypedDict):
    # Of the order as you saw it; refused when it was changed since
    revision: int | None
    no_tax: NotRequired[bool]


class OrderMessage(TypedDict):
    by: Literal['operator', 'buyer']
    text: str
    # UTC, ISO 8601
    at: str


class OrderTax(TypedDict):
    name: str
    rate: float
    amount: int


class Orders(TypedDict):
    data: list[Order]


class OwnSeats(TypedDict):
    seats: list[Seat]
    # To the confirmed address of the caller
    invitations: list[ReceivedInvitation]


class PartHealth(TypedDict):
    id: Literal['database', 'queue', 'browser', 'dns', 'smtp', 'mailer', 'store', 'processes', 'waiting', 'load', 'disk', 'blacklists', 'seeds']
    # In the language of whoever asks, as `detail` is
    title: str
    # no-data: not asked, or not run here; `detail` says why
    status: FindingStatus
    # Names of the sentences in `detail`, in their order, which stay as they are
    codes: list[str]
    detail: str
    # How long the answer took
    ms: float


class Passkey(TypedDict):
    id: str
    name: str
    # Kept by a provider of passkeys, so that it is on other devices too
    synced: bool
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    last_used_at: str | None


class PasskeyChallengeRequest(TypedDict):
    # Of POST /api/login, for a passkey as second factor
    challenge: NotRequired[str]


class PasskeyLogin(TypedDict):
    passkey: SignedPasskey


class PasskeyName(TypedDict):
    name: NotRequired[str]


class PasskeyOptions(TypedDict):
    challenge: str


class PasswordChange(TypedDict):
    current_password: str
    password: str
    password_confirmation: str


class PasswordReset(TypedDict):
    token: str
    email: str
    password: str
    password_confirmation: str


class PasswordStrength(TypedDict):
    score: int


class PasswordStrengthRequest(TypedDict):
    password: str


class PaymentCard(TypedDict):
    id: str
    brand: str
    last4: str
    exp_month: int
    exp_year: int


class PendingChangeAnswer(TypedDict):
    answer: Literal['allow', 'stop']


class PendingChangeOutcome(TypedDict):
    kind: Literal['address', 'lost-factor']
    outcome: Literal['stopped', 'allowed', 'done']
    # Under which the session of the caller goes on, where it is of that account
    api_token: NotRequired[str | None]


class PictureSize(TypedDict):
    # CSS px
    width: float
    # CSS px
    height: float
    # Height of the whole mail
    page_height: float
    # The mail is longer than the picture
    cut: bool


Place = TypedDict('Place', {
    # raw: the message source; html, text: that decoded part
    'in': 'Literal[\'raw\', \'html\', \'text\']',
    'line': 'int',
    'column': 'NotRequired[int]',
})


class Placement(TypedDict):
    id: str
    status: PlacementStatus
    marker: str
    marker_hint: str
    subject: str | None
    sender: str | None
    sender_domain: str | None
    mailboxes: list[Seed]
    providers: list[str]
    summary: PlacementSummary
    share: PlacementShare | None
    by_provider: list[Placement_ByProvider]
    verdict: Placement_Verdict | None
    advice: list[Placement_Advice]
    results: list[PlacementResult]
    simulated: bool
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    started_at: str | None
    # UTC, ISO 8601
    closes_at: str | None
    # When each mailbox will have been looked at for the last time. Null before all have answered, and once `completed`
    confirms_at: str | None
    # UTC, ISO 8601
    completed_at: str | None
    # Whether whoever has the link may read it
    shared: bool
    owner: bool
    report_url: str


class PlacementAlert(TypedDict):
    event: Literal['placement.alert']
    # The same at each try
    id: str
    # spam, drop, silence or try
    kind: str
    title: str
    message: str
    # Title, message and address: what Slack shows
    text: str
    provider: str | None
    monitor: PlacementAlert_Monitor
    test_id: str | None
    url: str
    # UTC, ISO 8601
    at: str


class PlacementComparison(TypedDict):
    before: PlacementRow
    after: PlacementRow
    rows: list[PlacementComparison_Rows]


class PlacementCompletedRequest(TypedDict):
    type: Literal['placement.completed']
    # When it happened
    timestamp: str
    data: PlacementCompletedRequest_Data


PlacementHop = TypedDict('PlacementHop', {
    'from': 'str | None',
    'by': 'str | None',
    # UTC, ISO 8601
    'at': 'str | None',
    'delay': 'float | None',
    'tls': 'bool | None',
})


class PlacementMonitor(TypedDict):
    id: str
    name: str
    marker: str
    providers: list[str]
    enabled: bool
    drop_points: int | None
    # Alert when a provider turns from inbox to spam
    alert_spam: bool
    silent_hours: int | None
    email: bool
    webhook_url: str | None
    last_test_id: str | None
    # UTC, ISO 8601
    last_seen_at: str | None
    # UTC, ISO 8601
    created_at: str


class PlacementMonitorInput(TypedDict):
    name: str
    providers: list[str]
    enabled: NotRequired[bool]
    drop_points: NotRequired[int | None]
    alert_spam: NotRequired[bool]
    silent_hours: NotRequired[int | None]
    email: NotRequired[bool]
    webhook_url: NotRequired[str | None]


class PlacementProvider(TypedDict):
    id: str
    name: str
    icon: str
    region: str
    type: Literal['consumer', 'business']
    # Seed mailboxes that can be read now
    mailboxes: int
    enabled: bool
    simulated: bool
    # UTC, ISO 8601
    last_ok_at: str | None


class PlacementResult(TypedDict):
    mailbox: SeedMailbox
    address: str
    type: Literal['consumer', 'business']
    region: str
    simulated: bool
    status: SeedStatus
    tab: MailboxTab | None
    # Marked as spam by the receiving server, but delivered outside the spam folder
    tagged: NotRequired[bool]
    chip: PlacementChip
    # The folder by the name it has there
    folder: str | None
    note: str
    matched_by: MatchedBy | None
    sender: str | None
    sender_ip: str | None
    ptr: str | None
    blacklists: list[PlacementResult_Blacklists] | None
    # From that provider's own Authentication-Results only
    auth: PlacementResult_Auth | None
    ms: MicrosoftVerdict | None
    filters: list[PlacementResult_Filters]
    # UTC, ISO 8601
    delivered_at: str | None
    delivery_seconds: float | None
    hops: list[PlacementHop]
    # Where it was found later on; filters move mail
    rechecks: list[PlacementResult_Rechecks]
    raw_headers: str | None


class PlacementRow(TypedDict):
    id: str
    status: PlacementStatus
    providers: list[str]
    summary: PlacementSummary
    subject: str | None
    sender: str | None
    simulated: bool
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    completed_at: str | None


class PlacementRowList(TypedDict):
    data: list[PlacementRow]
    meta: ListMeta


class PlacementShare(TypedDict):
    counted: int
    inbox: float | None
    low: float | None
    high: float | None
    text: str


class PlacementStart(TypedDict):
    providers: list[str]


class PlacementSummary(TypedDict):
    inbox: int
    tabs: int
    # Delivered outside the spam folder, but marked as spam by the receiving server
    tagged: NotRequired[int]
    spam: int
    missing: int
    pending: int
    unknown: int
    total: int


class PlacementTrend(TypedDict):
    sender_domain: str
    points: list[PlacementTrend_Points]


class Plan(TypedDict):
    id: str
    slug: str
    name: str
    description: str
    sort: int
    prices: list[Plan_Prices]
    limits: Plan_Limits
    has_history: bool
    has_ai_assistant: bool
    has_api: bool
    popular: bool


PlanChange = TypedDict('PlanChange', {
    'kind': 'Literal[\'purchase\', \'change\', \'keep\', \'cancel\']',
    'plan': 'Plan',
    'interval': 'BillingInterval',
    'from': 'PlanChange_From | None',
    'sums': 'PlanChange_Sums | None',
    # For POST /api/profile/change-plan; void after 15 minutes
    'confirmation': 'str | None',
})


PlanChangeLine = TypedDict('PlanChangeLine', {
    'what': 'Literal[\'unused\', \'remaining\', \'period\']',
    'plan': 'str',
    # Before tax that is added
    'amount': 'int',
    # UTC, ISO 8601
    'from': 'str',
    # UTC, ISO 8601
    'to': 'str',
})


class PlanChangeRequest(TypedDict):
    plan_id: str
    interval: BillingInterval
    confirmation: NotRequired[str]
    # Whose tax is added, where no billing address is known yet
    country: NotRequired[str]


class PlanChangedRequest(TypedDict):
    type: Literal['plan.changed']
    # When it happened
    timestamp: str
    data: PlanChangedRequest_Data


class PlanGrant(TypedDict):
    plan_id: str
    interval: NotRequired[BillingInterval | None]
    # When it ends; null: never
    until: NotRequired[str | None]


class PlanInput(TypedDict):
    id: str
    slug: str
    name: str
    description: str
    sort: int
    prices: list[PlanInput_Prices]
    limits: PlanInput_Limits
    has_history: bool
    has_ai_assistant: bool
    has_api: bool
    popular: bool


class PlanList(TypedDict):
    data: list[Plan]
    meta: ListMeta


class PlanQuote(TypedDict):
    plan: Plan
    interval: BillingInterval
    currency: str
    amount: int
    # Null: known once the whole address is
    tax: int | None
    total: int | None
    country: str | None
    # It is that of your billing address
    country_fixed: bool


class Problem(TypedDict):
    # Names the kind of problem, by its code
    type: str
    # The phrase of the status
    title: str
    status: int
    # The same as `message`
    detail: str
    # A sentence for a person
    message: str
    # For programs: it stays as it is
    code: str
    # Messages per field
    errors: NotRequired[dict[str, list[str]]]
    # With code quota_exceeded
    quota: NotRequired[Quota]
    request_id: str


class Profile(TypedDict):
    id: str
    name: str
    email: str
    locale: str
    timezone: str
    plan_id: str
    # UTC, ISO 8601
    email_verified_at: str | None
    # An address that is to take the place of the present one, which stands until then
    pending_email: str | None
    # When that one counts at the latest, once its own mailbox has confirmed it
    pending_counts_at: str | None
    # From when on a second factor that was said to be lost can be switched off by mail
    factor_lost_counts_at: str | None
    # Why nothing more is sent to the address; null: mail is sent
    mail_stopped: MailStopped | None
    scope: list[AccountRole]
    two_factor_enabled: bool
    # UTC, ISO 8601
    created_at: str
    # When the account will be deleted; null when it will not
    deletion_at: str | None


class ProfileChange(TypedDict):
    name: NotRequired[str]
    email: NotRequired[str]
    locale: NotRequired[Literal['en', 'de', 'fr']]
    timezone: NotRequired[str]
    # Changes the address where nothing was proved within ten minutes
    current_password: NotRequired[str]


class Proof(TypedDict):
    password: NotRequired[str]
    # Code of the authenticator app, or a recovery code
    totp: NotRequired[str]
    passkey: NotRequired[SignedPasskey]


QuietHours = TypedDict('QuietHours', {
    # 24 hours, such as 22:00
    'from': 'str',
    # They may pass midnight
    'to': 'str',
    # IANA name
    'time_zone': 'str',
    # Alerts of severity bad do not wait
    'lets_bad': 'NotRequired[bool]',
})


class QuietHoursOfAccount(TypedDict):
    # When no email about changes is sent; null: always sent
    quiet_hours: QuietHours | None


class Quota(TypedDict):
    metric: Metric
    limit: int | None
    used: int
    # UTC, ISO 8601
    resets_at: str | None


class ReceivedInvitation(TypedDict):
    id: str
    account_name: str
    # The confirmed address of the account that invites
    account_email: str
    # The address that is invited
    email: str
    role: SeatRole
    # YYYY-MM-DD; null: without an end
    last_day: str | None
    # UTC, ISO 8601
    expires_at: str


class Recheck(TypedDict):
    # UTC, ISO 8601
    checked_at: str
    # Whether the report is the new one now. False for whoever does not own it: this answer is their own copy.
    kept: bool
    score: Recheck_Score
    changes: list[Recheck_Changes]


class RecordFinding(TypedDict):
    id: str
    code: str
    title: str
    status: FindingStatus
    concerns: Literal['receivers', 'advice', 'information']
    summary: str
    why: str
    evidence: list[Evidence]
    # The offending text within `record`
    spans: list[RecordFinding_Spans]
    fix: list[str]
    refs: list[RecordFinding_Refs]


class RecordPart(TypedDict):
    start: int
    end: int
    role: str
    explanation: str


class RecordQuery(TypedDict):
    input: str
    # DKIM and BIMI: which selector
    selector: NotRequired[str]
    # SPF: what this address would get
    ip: NotRequired[str]
    # SPF: with this envelope sender
    sender: NotRequired[str]
    # SPF: with this HELO name
    helo: NotRequired[str]
    # A record that is not published yet, read instead of the published one
    draft: NotRequired[str]
    # SPF and DMARC: the domain sends no mail
    parked: NotRequired[str | bool]


class RecordQuestion(TypedDict):
    question: str
    answers: list[RecordQuestion_Answers]


class RecoveryCodes(TypedDict):
    recovery_codes: list[str]
    api_token: str | None
    # UTC, ISO 8601
    expires_at: str | None


class RedeemCodeRequest(TypedDict):
    hash: NotRequired[str]


class RegisteredAccount(TypedDict):
    user: Profile
    verification_sent: Literal[True]
    api_token: str


class Registration(TypedDict):
    name: str
    email: str
    password: str
    password_confirmation: str
    terms: Literal[True]
    recaptcha_token: NotRequired[str]
    payment_hash: NotRequired[str]
    # IANA, such as `Europe/Berlin`; UTC where it is not known
    timezone: NotRequired[str]


class RenewApiKeyByLinkResponse(TypedDict):
    api_key: str


class RenewedSession(TypedDict):
    success: Literal[True]
    api_token: str | None
    # UTC, ISO 8601
    expires_at: str | None


class ReplaceTaxesResponse(TypedDict):
    data: list[Tax]


class ReplayWebhookDeliveriesRequest(TypedDict):
    # None: all events that were given up
    event: NotRequired[str]


class ReplayWebhookDeliveriesResponse(TypedDict):
    events: int


class Report(TypedDict):
    id: str
    status: Literal['waiting', 'received', 'analyzing', 'completed', 'failed', 'expired']
    # sample: a bundled mail over stand-in DNS; simulated
    source: Literal['smtp', 'upload', 'cli', 'sample', None]
    progress: Report_Progress
    # 0-100
    score: float | None
    # 0-10
    total: float | None
    # Share of the weight that could be checked, 0-1
    coverage: float | None
    # The lowest ceiling that holds the score down, and why; null without one
    cap: Report_Cap | None
    # A to F; null when less than half could be checked
    grade: str | None
    verdict: Report_Verdict | None
    # What the score covers and what it does not, one or two sentences
    covers: str | None
    subject: str | None
    preheader: str | None
    size_bytes: float | None
    # The test address; null for uploads
    address: str | None
    sender: Report_Sender | None
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    received_at: str | None
    # UTC, ISO 8601
    completed_at: str | None
    # UTC, ISO 8601
    expires_at: str
    # The newest later mail to the same address
    newer_id: str | None
    # The test whose mail was edited into this one; its DKIM, DMARC and ARC are those of that test, as long as the sender is the same
    edited_from: str | None
    # What kind of mail it is treated as; null before there is a report, and in reports of before 2026-11-28
    kind: MailKind | None
    analyzer: Report_Analyzer
    categories: list[Report_Categories]
    results: list[Check]
    # Check ids in the order in which to repair them, at most five
    fix_first: list[str]
    # How many of `fix_first` to repair together: three, or as many as it takes to lift the ceiling that holds the score
    fix_first_together: int
    # The score, 0-100, with each choice of `fix_first` repaired together: bit i of the index stands for its i-th check, so 0 is the score as it is and the last one that with all of them repaired. Empty where the report was scored by older rules
    fix_first_scores: list[int]
    filters: list[Report_Filters]
    requirements: list[Report_Requirements]
    blacklists: list[BlacklistAnswer]
    links: list[Report_Links]
    images: list[Report_Images]
    headers: list[Report_Headers]
    # How many the mail has of each; the lists hold at most the first 200, of headers 300
    counts: Report_Counts
    attachments: list[Report_Attachments]
    transcript: list[Report_Transcript]
    # What the DNS was asked and said, at most 150
    dns_answers: list[DnsAnswer]
    features: Report_Features
    report_url: str
    # Its owner chose to show it: badge, summary, search engines
    shared: bool
    owner: bool


class ReportBrandInput(TypedDict):
    name: NotRequired[str]
    # PNG or JPEG of at most 100 kB in base64
    logo: NotRequired[str | None]


class ReportDomain(TypedDict):
    domain: str
    # Takes reports about this domain by email
    address: str
    # What the last check found: the address in the DMARC record, or the TXT record
    proved_by: Literal['dmarc', 'txt', None]
    # UTC, ISO 8601
    checked_at: str | None
    # UTC, ISO 8601
    created_at: str
    # Reports that count
    reports: int
    messages: float
    # Last day of which there is a report
    last_day: str | None


class ReportDomainInput(TypedDict):
    domain: str


class ReportDomains(TypedDict):
    data: list[ReportDomain]


class ReportReadyRequest(TypedDict):
    type: Literal['report.ready']
    # When it happened
    timestamp: str
    data: ReportReadyRequest_Data


class ReportScoreDroppedRequest(TypedDict):
    type: Literal['report.score_dropped']
    # When it happened
    timestamp: str
    data: ReportScoreDroppedRequest_Data


class ReportSetup(TypedDict):
    domain: str
    address: str
    proved_by: Literal['dmarc', 'txt', None]
    # UTC, ISO 8601
    checked_at: str
    # The DMARC record, asked now
    dmarc: ReportSetup_Dmarc
    tls: ReportSetup_Tls
    # The address that takes TLS reports by HTTPS, for `rua` of the TLS-RPT record; null on a server without HTTPS
    post: str | None
    # Proves the domain where the DMARC record is not to be changed yet
    txt: ReportSetup_Txt
    # What the operator publishes so that receivers send reports to this server (RFC 9990, 3.2.3)
    permission: ReportSetup_Permission


ReportSummary = TypedDict('ReportSummary', {
    'domain': 'str',
    # UTC day, YYYY-MM-DD
    'from': 'str | None',
    # UTC day, YYYY-MM-DD
    'to': 'str | None',
    # The verdict in one sentence
    'says': 'str',
    'next': 'ReportSummary_Next',
    # What the owner was told last, the newest first
    'notices': 'list[ReportSummary_Notices]',
    'reports': 'int',
    'days': 'int',
    # UTC day, YYYY-MM-DD
    'first': 'str | None',
    # UTC day, YYYY-MM-DD
    'last': 'str | None',
    'messages': 'float',
    'passed': 'float',
    # False: there are more rows than are judged; the busiest are
    'complete': 'bool',
    'policy': 'ReportSummary_Policy',
    'sources': 'list[ReportSummary_Sources]',
    # Sources with fewer messages, which are not listed
    'more_sources': 'int',
    'lost': 'ReportSummary_Lost',
    'by_day': 'list[ReportSummary_ByDay]',
    'tls': 'ReportSummary_Tls',
    'reporters': 'list[ReportSummary_Reporters]',
    'refused': 'list[ReportSummary_Refused]',
    # What was wrong in the newest reports
    'notes': 'list[ReportSummary_Notes]',
})


class ReturnedMail(TypedDict):
    # Where what comes back of mail to users is read; null: nowhere
    domain: str | None
    # As a share of what was sent, 0 to 1; null where nothing was
    bounce_rate: float | None
    # As a share of what was sent, 0 to 1; null where nothing was
    complaint_rate: float | None
    # Of the last 30, those with something, the latest first
    days: list[ReturnedMail_Days]


class Said(TypedDict):
    message: str


class SavedDraft(TypedDict):
    id: str
    report_url: str
    compare: bool


class ScheduledDeletion(TypedDict):
    # UTC, ISO 8601
    scheduled_at: str


class Screenful(TypedDict):
    # CSS px
    top: float
    # CSS px
    bottom: float
    # Of all predicted attention, 0-1
    share: float


class Screenshot(TypedDict):
    device: Device
    # images-off: no picture loads. dark: a simulated dark mode by the mail’s own dark styles, else with light grounds darkened. dark-full: one that turns all colors over. Real clients differ
    variant: Variant
    status: Literal['pending', 'ready', 'failed', 'disabled']
    # PNG; null until it is ready
    url: str | None
    # CSS px
    width: float | None
    # CSS px
    height: float | None
    # Height of the whole mail
    page_height: float | None
    # The mail is longer than the picture
    cut: bool
    # Where the first screen ends
    fold: float | None
    # Gmail clips the mail, after about 102 kB of HTML
    clipped: bool
    # About where Gmail clips it, from the top of the mail; may lie below the picture. Null when it is not clipped, or nothing that was measured lies beyond the limit
    clip: float | None
    # How far the mail is wider than the screen; 0 when it fits
    overflow: float | None
    # own-styles: the dark styles of the mail, as Apple Mail; inverted: light grounds darkened, as Outlook.com and Gmail on Android; fully-inverted: all colors turned over, as Gmail on iOS and Outlook on Windows
    dark: Literal['own-styles', 'inverted', 'fully-inverted', None]
    # Different characters that are drawn as boxes, because this server has no font for them; a reader’s device has one. At most 100
    uncovered: list[str]
    # The body of the mail in the picture, without what is free beside it; null in older reports
    content: Box | None
    # Why there is no picture, a sentence
    failure: str | None
    # Where the HTML that findings point to is drawn, by line and column or line; at most 100
    lines: list[Screenshot_Lines]


class Screenshots(TypedDict):
    id: str
    status: PartStatus
    # Why there are none, a sentence
    note: str | None
    # Set where the pictures are not whole for reasons outside the email; null otherwise
    again: DrawAgain | None
    renderer: str | None
    inbox: InboxLine
    html_bytes: float | None
    # Gmail clips the HTML after this many bytes
    clip_bytes: float
    # Three devices in their variants; dark-full on desktop and mobile, and not in older reports
    screenshots: list[Screenshot]


class Seat(TypedDict):
    account_id: str
    account_name: str
    role: SeatRole
    # YYYY-MM-DD; null: without an end
    last_day: str | None
    # This session works there
    current: bool
    paused: bool


class SeatInput(TypedDict):
    role: SeatRole
    # YYYY-MM-DD: the last day (UTC) on which the seat works; empty: without an end
    last_day: NotRequired[str]


class SecondFactorLogin(TypedDict):
    challenge: str
    # Code of the authenticator app, or a recovery code
    totp: NotRequired[str]
    passkey: NotRequired[SignedPasskey]


class Seed(TypedDict):
    id: int
    # Of the provider, for people
    name: str
    provider: str
    address: str
    type: Literal['consumer', 'business']
    region: str
    simulated: bool


class SeedAddresses(TypedDict):
    marker_hint: str
    mailboxes: list[Seed]


class SeedHealth(TypedDict):
    state: Literal['untested', 'ok', 'failing', 'disabled']
    text: str
    # UTC, ISO 8601
    checked_at: str | None
    # UTC, ISO 8601
    last_ok_at: str | None
    folders: list[SeedHealth_Folders]


class SeedInput(TypedDict):
    provider: str
    address: str
    type: NotRequired[Literal['consumer', 'business']]
    region: NotRequired[str]
    # Default: the provider's
    host: NotRequired[str]
    port: NotRequired[int]
    security: NotRequired[Literal['tls', 'starttls', 'none']]
    # Default: the address
    username: NotRequired[str]
    # A password or an app password
    password: NotRequired[str]
    oauth: NotRequired[SeedInput_Oauth]
    folder_map: NotRequired[dict[str, str]]
    tags: NotRequired[list[str]]
    enabled: NotRequired[bool]


class SeedMailbox(TypedDict):
    id: int
    # Of the provider, for people
    name: str
    provider: str


class SenderDecision(TypedDict):
    sender: str
    # Null takes the decision back
    ours: bool | None


class SendingDomain(TypedDict):
    # Of From addresses, in lower case
    domain: str
    # Finished tests of both kinds
    tests: int
    # UTC, ISO 8601
    last_at: str
    # As the tests found them; null: never asked
    records: SendingDomain_Records
    # Blacklists: of the sending IP address, and of the names that the sender uses
    lists: SendingDomain_Lists
    # Of the last spam test; good from 80, bad below 50
    score: SendingDomain_Score | None
    # Of the last placement test with mailboxes that are not simulated
    placement: SendingDomain_Placement | None


class SendingDomainList(TypedDict):
    data: list[SendingDomain]
    meta: ListMeta


class SetDefaultPaymentMethodRequest(TypedDict):
    payment_method: str


class SetMailKindRequest(TypedDict):
    kind: str | None


class SharePlacementRequest(TypedDict):
    shared: bool


class Sharing(TypedDict):
    # Whether badge, summary and search engines may show the report
    shared: bool


class SignedPasskey(TypedDict):
    id: str
    rawId: str
    type: Literal['public-key']
    authenticatorAttachment: NotRequired[str]
    clientExtensionResults: NotRequired[dict[str, Any]]
    response: SignedPasskey_Response


class SilenceInput(TypedDict):
    # How long: 1, 4, 24 or 168
    hours: float
    # What is planned
    word: NotRequired[str]


class SiteConfig(TypedDict):
    billing: Literal['off', 'manual', 'stripe']
    stripe_publishable_key: str | None
    captcha: SiteConfig_Captcha | None
    registration: bool
    # development: mail to users is shown at /dev/mailbox
    mail: Literal['smtp', 'development']


class SiteSettings(TypedDict):
    # `{email}` stands for contactEmail, `{year}` for this year
    contactUsText: str
    # Where the contact form goes
    contactEmail: str
    # Leads of the footer; empty ones are not shown
    educationUrl: str
    contactUrl: str
    statusUrl: str
    helpUrl: str
    consultants: list[Consultant]
    privacyPolicyText: str
    termsText: str
    footerSocial: list[SiteSettings_FooterSocial]
    # Name and address of the seller, in lines; while it is empty no invoice is made
    invoiceSeller: str
    # Tax number of the seller
    invoiceTaxId: str
    # What numbers of invoices begin with
    invoicePrefix: str
    # On every invoice: how to pay it
    invoicePayment: str
    # For invoices without tax, where an operator chooses it: why there is none
    invoiceNoTax: str
    homeTitle: str
    homeDescription: str
    resultTitle: str
    resultDescription: str
    loadingTitle: str
    loadingDescription: str
    accountTitle: str
    accountDescription: str
    loginTitle: str
    loginDescription: str
    registerTitle: str
    registerDescription: str
    resetTitle: str
    resetDescription: str
    confirmTitle: str
    confirmDescription: str
    forgotTitle: str
    forgotDescription: str
    termsTitle: str
    termsDescription: str
    policyTitle: str
    policyDescription: str
    customHeadCode: str
    customBodyCode: str
    customFooterCode: str


class SiteSettingsAnswer(TypedDict):
    id: Literal[1]
    value: SiteSettings


class SmtpStep(TypedDict):
    step: str
    host: str
    sent: str
    code: float | None
    enhanced: str | None
    text: str
    ms: float
    # Whom the reply was taken to be about, and what it says: recipient full
    verdict: str


class SpfReport(TypedDict):
    # Checker and input, e.g. spf:example.org
    id: str
    checker: Literal['spf']
    input: str
    domain: str
    status: FindingStatus
    # 0-100; null when nothing could be checked
    score: float | None
    summary: str
    not_asked: NotAsked
    queried: str
    found_at: str | None
    record: str | None
    published: list[str]
    ttl: float | None
    parsed: list[RecordPart]
    checks: list[RecordFinding]
    suggested_records: list[SuggestedRecord]
    # The value of the first record to add or to put in place of another
    suggested_record: str | None
    # What only the owner knows: each with two answers
    questions: list[RecordQuestion]
    # What only this kind has
    details: SpfReport_Details
    dns_answers: list[DnsAnswer]
    checked_at: str


class StartedVerification(TypedDict):
    id: str
    status: Literal['pending']
    events_url: str


class Subscription(TypedDict):
    id: str
    # Null: a price that belongs to no plan here
    plan_id: str | None
    plan: str
    interval: BillingInterval | None
    # As Stripe says it: active, trialing, past_due, unpaid, canceled ...
    status: str
    # UTC, ISO 8601
    renews_at: str | None
    # UTC, ISO 8601
    cancel_at: str | None
    # UTC, ISO 8601
    created_at: str


class SubscriptionList(TypedDict):
    data: list[Subscription]
    meta: ListMeta


class Success(TypedDict):
    success: Literal[True]


class SuggestedRecord(TypedDict):
    action: Literal['add', 'replace', 'remove']
    type: str
    host: str
    value: str
    ttl: int
    current: NotRequired[str]
    source: Literal['generator']
    reason: str
    risk: str
    # SPF: addresses that pass today and would not, and the other way round
    effect: SuggestedRecord_Effect | None
    # DMARC: mail that receivers would treat otherwise than today
    policy_changes: list[SuggestedRecord_PolicyChanges] | None
    # What to enter in the form of the DNS host, where its name servers are known
    form: SuggestedRecord_Form | None


class Suspension(TypedDict):
    # The owner sees it in the email and at login
    reason: str


class Tax(TypedDict):
    id: str
    country: str
    type: str
    name: str
    rate: float
    inclusive: bool


class TaxList(TypedDict):
    data: list[Tax]
    meta: ListMeta


class TaxNumber(TypedDict):
    id: str
    type: str
    value: str
    verification: Literal['pending', 'verified', 'unverified', 'unavailable']


class Taxes(TypedDict):
    taxes: list[Taxes_Taxes]


class Test(TypedDict):
    id: str
    subject: str | None
    # 0-100
    score: float | None
    # 0-10
    total: float | None
    status: Literal['waiting', 'received', 'analyzing', 'completed', 'failed', 'expired']
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    expires_at: str
    sender: str | None
    # False until its pictures are drawn: the score may change
    final: bool


class TestAddress(TypedDict):
    id: str
    email: str
    status: Literal['waiting']
    # UTC, ISO 8601
    expires_at: str
    report_url: str
    events_url: str


class TestEmailForm(TypedDict):
    file: bytes


class TestEmailResponse(TypedDict):
    id: str
    report_url: str


class TestList(TypedDict):
    data: list[Test]
    meta: ListMeta


class TestPlacementMonitorResponse(TypedDict):
    data: list[TestPlacementMonitorResponse_Data]


class TestSampleResponse(TypedDict):
    id: str
    report_url: str


class TestStep(TypedDict):
    id: str
    label: str
    status: Literal['pending', 'running', 'done', 'failed']
    ms: float | None


class TestWebhookResponse(TypedDict):
    # Id of the test event
    event: str


class TlsRptReport(TypedDict):
    # Checker and input, e.g. spf:example.org
    id: str
    checker: Literal['tls-rpt']
    input: str
    domain: str
    status: FindingStatus
    # 0-100; null when nothing could be checked
    score: float | None
    summary: str
    not_asked: NotAsked
    queried: str
    found_at: str | None
    record: str | None
    published: list[str]
    ttl: float | None
    parsed: list[RecordPart]
    checks: list[RecordFinding]
    suggested_records: list[SuggestedRecord]
    # The value of the first record to add or to put in place of another
    suggested_record: str | None
    # What only the owner knows: each with two answers
    questions: list[RecordQuestion]
    # What only this kind has
    details: TlsRptReport_Details
    dns_answers: list[DnsAnswer]
    checked_at: str


class TwoFactorSetup(TypedDict):
    secret: str
    # otpauth:// for the authenticator app
    uri: str
    qr_svg: str


class UpdateSeedRequest(TypedDict):
    provider: NotRequired[str]
    address: NotRequired[str]
    type: NotRequired[Literal['consumer', 'business']]
    region: NotRequired[str]
    # Default: the provider's
    host: NotRequired[str]
    port: NotRequired[int]
    security: NotRequired[Literal['tls', 'starttls', 'none']]
    # Default: the address
    username: NotRequired[str]
    # A password or an app password
    password: NotRequired[str]
    oauth: NotRequired[UpdateSeedRequest_Oauth]
    folder_map: NotRequired[dict[str, str]]
    tags: NotRequired[list[str]]
    enabled: NotRequired[bool]


class UpdateSiteSettingsRequest(TypedDict):
    # `{email}` stands for contactEmail, `{year}` for this year
    contactUsText: NotRequired[str]
    # Where the contact form goes
    contactEmail: NotRequired[str]
    # Leads of the footer; empty ones are not shown
    educationUrl: NotRequired[str]
    contactUrl: NotRequired[str]
    statusUrl: NotRequired[str]
    helpUrl: NotRequired[str]
    consultants: NotRequired[list[Consultant]]
    privacyPolicyText: NotRequired[str]
    termsText: NotRequired[str]
    footerSocial: NotRequired[list[UpdateSiteSettingsRequest_FooterSocial]]
    # Name and address of the seller, in lines; while it is empty no invoice is made
    invoiceSeller: NotRequired[str]
    # Tax number of the seller
    invoiceTaxId: NotRequired[str]
    # What numbers of invoices begin with
    invoicePrefix: NotRequired[str]
    # On every invoice: how to pay it
    invoicePayment: NotRequired[str]
    # For invoices without tax, where an operator chooses it: why there is none
    invoiceNoTax: NotRequired[str]
    homeTitle: NotRequired[str]
    homeDescription: NotRequired[str]
    resultTitle: NotRequired[str]
    resultDescription: NotRequired[str]
    loadingTitle: NotRequired[str]
    loadingDescription: NotRequired[str]
    accountTitle: NotRequired[str]
    accountDescription: NotRequired[str]
    loginTitle: NotRequired[str]
    loginDescription: NotRequired[str]
    registerTitle: NotRequired[str]
    registerDescription: NotRequired[str]
    resetTitle: NotRequired[str]
    resetDescription: NotRequired[str]
    confirmTitle: NotRequired[str]
    confirmDescription: NotRequired[str]
    forgotTitle: NotRequired[str]
    forgotDescription: NotRequired[str]
    termsTitle: NotRequired[str]
    termsDescription: NotRequired[str]
    policyTitle: NotRequired[str]
    policyDescription: NotRequired[str]
    customHeadCode: NotRequired[str]
    customBodyCode: NotRequired[str]
    customFooterCode: NotRequired[str]


class UploadReportsForm(TypedDict):
    file: bytes


class UploadedFile(TypedDict):
    name: str
    reports: list[UploadedFile_Reports]
    refused: list[UploadedFile_Refused]


class UploadedFiles(TypedDict):
    data: list[UploadedFile]


class Verification(TypedDict):
    id: str
    email: str
    status: AddressVerdict | Literal['pending']
    # How far it is; pages tick them as they end
    steps: list[Verification_Steps]
    normalized: str | None
    reason: AddressReason | None
    # The verdict in one sentence
    title: str | None
    # Why, and what to do
    text: str | None
    # 0-100
    score: float | None
    # The same in the words of Reacher
    is_reachable: Literal['safe', 'risky', 'invalid', 'unknown', None]
    # Where the server takes every name: of 100 such mailboxes, how many exist by our estimate. The factors named likelihood are its reasons
    likelihood: float | None
    factors: list[Verification_Factors]
    # The address that was probably meant
    suggestion: str | None
    checks: list[Verification_Checks]
    syntax: Verification_Syntax | None
    dns: Verification_Dns | None
    flags: Verification_Flags
    smtp: Verification_Smtp | None
    lists: dict[str, Verification_Lists_Value]
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    checked_at: str | None
    cached: bool


class VerificationRequest(TypedDict):
    email: str
    recaptcha_token: NotRequired[str]


class VerifiedAddress(TypedDict):
    # Names the address within its list
    id: int
    # The first row of the file that holds it, the header and blank lines counted
    row: int | None
    # As it stands in the file
    email: str
    # null: not verified yet, or asked again later
    verdict: AddressVerdict | None
    score: float | None
    reason: AddressReason | None
    # The reason, a sentence
    why: str | None
    # What to do, a sentence
    advice: str | None
    # The address that was probably meant
    suggestion: str | None
    # The accepted suggestion, which takes its place in downloads. It was not verified
    corrected: str | None
    # UTC, ISO 8601
    checked_at: str | None
    # UTC, ISO 8601
    next_retry_at: str | None


class VerifiedAddresses(TypedDict):
    # In the order of the file
    data: list[VerifiedAddress]
    meta: VerifiedAddresses_Meta


class VerifierInfo(TypedDict):
    smtp: bool
    why_not: str | None
    captcha: VerifierInfo_Captcha | None
    # Lists may be uploaded by this visitor
    lists: bool


class VerifierList(TypedDict):
    id: str
    name: str
    # waiting: all that is left is asked again later, by itself
    status: Literal['reading', 'running', 'waiting', 'paused', 'completed', 'refused']
    # Why it waits or was refused, a sentence
    note: str | None
    # The column that holds the addresses
    column: str | None
    counts: VerifierListCounts
    # Unknown addresses that can be asked again. Fewer than are unknown where mail servers are not asked for this list
    askable: int
    # Verifications counted: one for each address whose mail server may be asked, none again within 24 hours. null where nothing is counted
    counted: int | None
    # Rows without an address, at most 100; all are in the download
    bad_rows: list[VerifierList_BadRows]
    # UTC, ISO 8601
    created_at: str
    # UTC, ISO 8601
    completed_at: str | None
    # When it will be done at the present speed; the slowest operator of mail servers decides. null while too little is known or it is not running
    expected_at: str | None
    # UTC, ISO 8601
    expires_at: str
    download_url: str | None


class VerifierListCounts(TypedDict):
    # Rows of the file, the header not counted
    rows: int
    # Different addresses; each is verified once
    addresses: int
    duplicates: int
    bad_rows: int
    done: int
    deliverable: int
    risky: int
    undeliverable: int
    unknown: int
    # Of the unknown ones: nothing was found against them, and whether the mailbox exists was not, or cannot be, asked
    no_fault: int
    # Asked again later: greylisted, or not reached
    waiting_retry: int


class VerifierListList(TypedDict):
    data: list[VerifierList]
    meta: ListMeta


class VerifierListSummary(TypedDict):
    # The addresses by verdict and reason, the largest group first
    outcomes: list[VerifierListSummary_Outcomes]
    suggested: int
    corrected: int


class VerifyListForm(TypedDict):
    file: NotRequired[bytes]
    # Pasted rows, instead of a file
    text: NotRequired[str]
    column: NotRequired[str]


class WantedPlan(TypedDict):
    plan_id: str
    interval: BillingInterval


class WatchAlerts(TypedDict):
    data: list[WatchChange]


class WatchChange(TypedDict):
    id: str
    domain: str
    part: str
    title: str
    # UTC, ISO 8601
    at: str
    kind: Literal['worse', 'better', 'changed', 'unstable']
    # Null: kept, and no alert was made of it
    severity: Literal['bad', 'warning', 'info', 'good', None]
    # It came in a silence for a planned change
    planned: bool
    # What it means
    says: str
    fix: list[str]
    # Records and faults that are no more
    before: list[str]
    # Those in their place
    after: list[str]
    # UTC, ISO 8601
    sent_at: str | None
    # UTC, ISO 8601
    acknowledged_at: str | None


class WatchedDomain(TypedDict):
    domain: str
    client: str
    note: str
    # UTC, ISO 8601
    added_at: str
    # Null: the first look is still to come
    looked_at: str | None
    # UTC, ISO 8601
    next_at: str
    # Verdict of the last look
    status: FindingStatus | None
    # 0-100; null where what decides got no answer
    score: int | None
    parts: list[WatchedDomain_Parts]
    # p= of the DMARC record
    policy: str | None
    mail_servers: list[str]
    # The first end of a certificate of its mail servers; null where none was seen
    certificate_ends: str | None
    # As its registry says; null where it does not
    registration_ends: str | None
    # Blacklists that list the domain or an address of it
    listed: list[str]
    # The last confirmed change, or when it was added
    unchanged_since: str
    open_alerts: int
    worst_alert: Literal['bad', 'warning', 'info', 'good', None]
    # For a planned change: changes are kept and not alerted until then
    silence: WatchedDomain_Silence | None


class WatchedDomainEdit(TypedDict):
    client: NotRequired[str]
    note: NotRequired[str]


class WatchedDomainHistory(TypedDict):
    domain: str
    client: str
    note: str
    # UTC, ISO 8601
    added_at: str
    # Null: the first look is still to come
    looked_at: str | None
    # UTC, ISO 8601
    next_at: str
    # Verdict of the last look
    status: FindingStatus | None
    # 0-100; null where what decides got no answer
    score: int | None
    parts: list[WatchedDomainHistory_Parts]
    # p= of the DMARC record
    policy: str | None
    mail_servers: list[str]
    # The first end of a certificate of its mail servers; null where none was seen
    certificate_ends: str | None
    # As its registry says; null where it does not
    registration_ends: str | None
    # Blacklists that list the domain or an address of it
    listed: list[str]
    # The last confirmed change, or when it was added
    unchanged_since: str
    open_alerts: int
    worst_alert: Literal['bad', 'warning', 'info', 'good', None]
    # For a planned change: changes are kept and not alerted until then
    silence: WatchedDomainHistory_Silence | None
    # The newest first, at most 200
    changes: list[WatchChange]


class WatchedDomainInput(TypedDict):
    # Domains, one a line or separated by spaces; or CSV with the columns domain, client and note. URLs and email addresses count as their domain
    domains: str
    # For whom, where a line names no client of its own
    client: NotRequired[str]


class WatchedDomains(TypedDict):
    data: list[WatchedDomain]
    meta: ListMeta
    summary: WatchedDomains_Summary
    clients: list[str]


class WatchedDomainsAdded(TypedDict):
    added: list[str]
    # Watched already; they stay as they are
    there: list[str]
    refused: list[WatchedDomainsAdded_Refused]


class Webhook(TypedDict):
    id: str
    name: str
    url: str
    # `events`: signed bodies, as under `webhooks`. Else a message for that chat, in the language of the account, without a signature
    format: Literal['events', 'slack', 'teams', 'discord', 'ntfy']
    # None: events of every type
    types: list[Literal['report.ready', 'report.score_dropped', 'list.verified', 'placement.completed', 'domain.changed', 'dmarc.notice', 'newsletter.silent', 'plan.changed']]
    enabled: bool
    # `gone`: it answered 410. `failing`: nothing was delivered in three days of retries.
    stopped: Literal['gone', 'failing', None]
    last_success_at: str | None
    created_at: str


class WebhookDelivery(TypedDict):
    # The `webhook-id` of each attempt
    event: str
    type: Literal['report.ready', 'report.score_dropped', 'list.verified', 'placement.completed', 'domain.changed', 'dmarc.notice', 'newsletter.silent', 'plan.changed', 'webhook.test']
    object: str
    happened_at: str
    attempts: int
    state: Literal['delivered', 'waiting', 'given_up']
    due_at: str | None
    delivered_at: str | None
    # What the last attempt came to, in a sentence
    outcome: str | None


class WebhookInput(TypedDict):
    name: str
    url: str
    # `events`: signed bodies, as under `webhooks`. Else a message for that chat, in the language of the account, without a signature
    format: NotRequired[Literal['events', 'slack', 'teams', 'discord', 'ntfy']]
    types: NotRequired[list[Literal['report.ready', 'report.score_dropped', 'list.verified', 'placement.completed', 'domain.changed', 'dmarc.notice', 'newsletter.silent', 'plan.changed']]]
    enabled: NotRequired[bool]


class WebhookTestRequest(TypedDict):
    type: Literal['webhook.test']
    # When it happened
    timestamp: str
    data: WebhookTestRequest_Data


class WebhookWithSecret(TypedDict):
    endpoint: Webhook
    # Signs what is sent; shown this once
    secret: str


class WithheldRepair(TypedDict):
    kind: RepairKind
    reason: Literal['no-tag', 'language-unknown', 'no-subject', 'conditional', 'template', 'not-asked', 'style-sheet', 'backgrounds', 'written-oddly', 'changes-more']
    count: int
    line: int | None


class WorkIn(TypedDict):
    # null: the own account
    account_id: str | None


class SpfTreeNode(TypedDict):
    domain: str | None
    term: str
    kind: Literal['root', 'include', 'redirect', 'a', 'mx', 'ptr', 'exists']
    # Lookups of this term and everything below it
    cost: float
    # Lookups from the top of the record to the end of this branch
    running: float
    voids: float
    runningVoids: float
    isVoid: bool
    outcome: Literal['answer', 'nodata', 'nxdomain', 'servfail', 'refused', 'timeout', 'unreachable', 'bad-name', None]
    record: str | None
    records: float
    hosts: float
    # The record of this name is drawn elsewhere already
    repeated: bool
    loop: bool
    # The sending service that an include belongs to
    service: str | None
    ttl: float | None
    children: list[SpfTreeNode]


AccountRole: TypeAlias = Literal['user', 'admin']


# What decided. no_data: it could not be verified at all
AddressReason: TypeAlias = Literal['accepted_email', 'invalid_email', 'invalid_domain', 'no_mx', 'null_mx', 'unroutable', 'no_mailbox', 'bounced', 'mailbox_full', 'mailbox_disabled', 'catch_all', 'catch_all_unknown', 'disposable', 'role', 'possible_typo', 'restricted', 'greylisted', 'blocked_by_receiver', 'temporary_error', 'unclear_reply', 'timeout', 'disconnected', 'no_connection', 'utf8_not_offered', 'dns_unavailable', 'provider_unverifiable', 'opted_out', 'mailbox_not_asked', 'no_data']


AddressVerdict: TypeAlias = Literal['deliverable', 'risky', 'undeliverable', 'unknown']


AttentionBand: TypeAlias = Literal['high', 'medium', 'low']


BillingInterval: TypeAlias = Literal['month', 'year', 'lifetime']


Device: TypeAlias = Literal['desktop', 'tablet', 'mobile']


DomainKind: TypeAlias = Literal['spf', 'dkim', 'dmarc', 'ip_lists', 'domain_lists', 'score', 'placement']


FindingStatus: TypeAlias = Literal['good', 'warning', 'bad', 'no-data']


GetNewestApiKeyResponse: TypeAlias = ApiKey | None


KeyScope: TypeAlias = Literal['read', 'test', 'verify', 'admin']


Level: TypeAlias = Literal['good', 'warning', 'bad']


# safe, the default: a cell that a spreadsheet would run as a formula has an apostrophe before it. raw: the cells of the file as they came
ListCells: TypeAlias = Literal['safe', 'raw']


# clean: deliverable. no_fault: nothing found against them, mailboxes not asked. risky: risky, other unknown and corrected ones. remove: undeliverable. all: every row of the file
ListPart: TypeAlias = Literal['all', 'clean', 'no_fault', 'risky', 'remove']


LoginAnswer: TypeAlias = LoginAnswer_Option | LoginAnswer_Option2


MailboxTab: TypeAlias = Literal['inbox', 'promotions', 'updates', 'social', 'forums', 'other', 'spam', 'missing']


MatchedBy: TypeAlias = Literal['header', 'subject', 'message-id', 'plus-address', 'body']


Metric: TypeAlias = Literal['spam_check', 'inbox_placement', 'email_verification', 'screenshots', 'heatmaps', 'monitors']


# locked: the plan had no test left, and the email waits until it is opened when there is one. failed: there is no result
NewsletterIssueState: TypeAlias = Literal['testing', 'tested', 'locked', 'failed']


OAuthScope: TypeAlias = Literal['read', 'test', 'verify']


OrderState: TypeAlias = Literal['open', 'question', 'granted', 'refused', 'withdrawn']


PartStatus: TypeAlias = Literal['pending', 'ready', 'failed', 'locked', 'disabled']


PendingChange: TypeAlias = PendingChange_Option | PendingChange_Option2


PlacementChip: TypeAlias = Literal['normal', 'error', 'warning', 'empty']


PlacementStatus: TypeAlias = Literal['draft', 'waiting', 'collecting', 'completed', 'expired']


PlanStatus: TypeAlias = Literal['free', 'trialing', 'active', 'past_due', 'canceled', 'lifetime']


RecordReport: TypeAlias = SpfReport | DkimReport | DmarcReport | BimiReport | MtaStsReport | TlsRptReport


RepairKind: TypeAlias = Literal['alt', 'lang', 'title', 'comments', 'https', 'contrast', 'gmail-selectors', 'gmail-media', 'style-head', 'conditional', 'office-settings', 'line-height', 'hidden-tables', 'ghost-tables', 'vml-prefix', 'button-spacing', 'web-fonts', 'float-gap', 'style-comment', 'cid-width', 'link-scheme', 'dark-scheme', 'dark-white', 'auto-links', 'class-edge', 'important-space']


# owner: all but the login and deletion of the account. editor: tests, newsletters, domains, reports, lists, placement. reader: what only reads
SeatRole: TypeAlias = Literal['owner', 'editor', 'reader']


SeedStatus: TypeAlias = Literal['pending', 'delivered', 'rejected', 'missing', 'late', 'unreachable']


Variant: TypeAlias = Literal['plain', 'images-off', 'dark', 'dark-full']


VerificationStep: TypeAlias = Literal['syntax', 'lists', 'domain', 'mailbox', 'verdict']


class Operations(Transport):
    """The calls of the API, each by its name in the document."""

    def get_instance_health(self) -> InstanceHealth:
        """The health of each part of this instance"""
        return self._call('GET', '/api/admin/health')

    def update_site_settings(self, body: UpdateSiteSettingsRequest) -> SiteSettingsAnswer:
        """Change titles, texts and links of this site. The fields given are changed. `customHeadCode`, `customBodyCode` and `customFooterCode` run on every page."""
        return self._call('POST', '/api/admin/settings/1', body=body)

    def list_all_plans(self) -> ListAllPlansResponse:
        """All plans, with the limits of visitors without an account"""
        return self._call('GET', '/api/admin/plans')

    def save_plan(self, id: str, body: PlanInput) -> Plan:
        """Create a plan, or replace the one with this id"""
        return self._call('POST', '/api/admin/plans/{id}', path={'id': id}, body=body)

    def replace_taxes(self, body: Taxes) -> ReplaceTaxesResponse:
        """Replace all taxes"""
        return self._call('POST', '/api/admin/taxes', body=body)

    def list_accounts(self, *, page: int | None = None, per_page: int | None = None, search: str | None = None, state: Literal['unconfirmed', 'suspended', 'admin', 'deletion'] | None = None, plan: str | None = None) -> AdminAccountList:
        """Accounts and the plan each was given, newest first"""
        return self._call('GET', '/api/admin/accounts', query={'page': page, 'per_page': per_page, 'search': search, 'state': state, 'plan': plan})

    def get_account(self, id: str) -> AccountFacts:
        """One account, and how much there is of it"""
        return self._call('GET', '/api/admin/accounts/{id}', path={'id': id})

    def list_account_activity(self, id: str, *, page: int | None = None, per_page: int | None = None, orders: Literal['created_at', 'score', 'subject', 'sender', 'name', 'amount'] | None = None, direction: Literal['asc', 'desc'] | None = None, search: str | None = None) -> AdminAuditEntryList:
        """What an account did and what was done to it, and by whom"""
        return self._call('GET', '/api/admin/accounts/{id}/audit', path={'id': id}, query={'page': page, 'per_page': per_page, 'orders': orders, 'direction': direction, 'search': search})

    def get_account_plan(self, id: str) -> CurrentPlan:
        """The plan an account has now, and what of it is used"""
        return self._call('GET', '/api/admin/accounts/{id}/plan', path={'id': id})

    def grant_plan(self, id: str, body: PlanGrant, *, idempotency_key: str | None = None) -> CurrentPlan:
        """Give an account a plan"""
        return self._call('POST', '/api/admin/accounts/{id}/plan', path={'id': id}, body=body, once=True, idempotency_key=idempotency_key)

    def confirm_account(self, id: str) -> AccountFacts:
        """Confirm the address of an account. Does what the link in the email does. Its sessions end. The owner gets an email."""
        return self._call('POST', '/api/admin/accounts/{id}/confirm', path={'id': id})

    def restore_account(self, id: str) -> AccountFacts:
        """End the suspension of an account. Lists and monitors resume, and test addresses accept mail. Canceled renewals stay canceled. The owner gets an email."""
        return self._call('POST', '/api/admin/accounts/{id}/restore', path={'id': id})

    def promote_account(self, id: str) -> AccountFacts:
        """Make an account an administrator. Its address must be confirmed. The owner gets an email."""
        return self._call('POST', '/api/admin/accounts/{id}/promote', path={'id': id})

    def demote_account(self, id: str) -> AccountFacts:
        """Make an administrator a user. Their sessions and API keys end. The last administrator cannot be demoted. The owner gets an email."""
        return self._call('POST', '/api/admin/accounts/{id}/demote', path={'id': id})

    def reset_account_second_factor(self, id: str) -> AccountFacts:
        """Turn off a lost second factor. Login no longer asks for the code of the app. Passkeys, sessions and API keys end. The owner gets an email."""
        return self._call('POST', '/api/admin/accounts/{id}/reset-second-factor', path={'id': id})

    def resume_account_mail(self, id: str) -> AccountFacts:
        """Have mail sent to an address again that it came back from. Where `mail_stopped` says why it is not. Its owner is sent a message at once."""
        return self._call('POST', '/api/admin/accounts/{id}/resume-mail', path={'id': id})

    def delete_account(self, id: str) -> AccountFacts:
        """Delete an account in seven days. The owner gets an email and can keep the account until then, unless it is suspended. Renewals are canceled at once."""
        return self._call('POST', '/api/admin/accounts/{id}/delete', path={'id': id})

    def cancel_account_deletion(self, id: str) -> AccountFacts:
        """Keep an account after all. Also where its owner asked for the deletion."""
        return self._call('POST', '/api/admin/accounts/{id}/cancel-deletion', path={'id': id})

    def suspend_account(self, id: str, body: Suspension) -> AccountFacts:
        """Suspend an account, with a reason for the owner. Its sessions and API keys end, its test addresses refuse mail (550), its lists and monitors stop, and its subscription ends with the paid period."""
        return self._call('POST', '/api/admin/accounts/{id}/suspend', path={'id': id}, body=body)

    def export_account(self, id: str) -> bytes:
        """Everything of an account as a zip; the owner gets an email"""
        return self._call('GET', '/api/admin/accounts/{id}/export', path={'id': id})

    def list_dead_letters(self) -> DeadLetters:
        """Jobs whose last run failed, and email to users that was given up"""
        return self._call('GET', '/api/admin/dead-letters')

    def retry_dead_letter(self, id: str) -> Success:
        """Run a job soon, or give an email another day"""
        return self._call('POST', '/api/admin/dead-letters/{id}/retry', path={'id': id})

    def discard_dead_letter(self, id: str) -> Success:
        """Forget a failed job until it fails again, or remove an email"""
        return self._call('POST', '/api/admin/dead-letters/{id}/discard', path={'id': id})

    def get_returned_mail(self) -> ReturnedMail:
        """How much mail to users bounced or was complained of, by the day"""
        return self._call('GET', '/api/admin/returned-mail')

    def list_heaviest_use(self) -> HeaviestUse:
        """Networks, accounts and domains that used most, within a day and a week"""
        return self._call('GET', '/api/admin/use')

    def list_limits(self) -> LimitsInForce:
        """Who may do little, and until when"""
        return self._call('GET', '/api/admin/limits')

    def set_limit(self, body: NewLimit) -> Success:
        """Limit a network, an account or a domain for some days. Beyond `per_minute` calls are refused with 429, and email from a limited network or domain with 450. Replaces an earlier limit."""
        return self._call('POST', '/api/admin/limits', body=body)

    def lift_limit(self, body: LiftedLimit) -> Success:
        """End a limit"""
        return self._call('POST', '/api/admin/limits/lift', body=body)

    def find_address_traces(self, body: ErasureRequest) -> ErasureReport:
        """What mentions an address that has no account here, table by table. Reads whole tables: it may take long."""
        return self._call('POST', '/api/admin/erasures/find', body=body)

    def erase_address(self, body: ErasureRequest) -> ErasureReport:
        """Erase an address that has no account here. Tests of mails that mention it are deleted, in lists it is overwritten. The audit log keeps a keyed hash of it."""
        return self._call('POST', '/api/admin/erasures', body=body)

    def list_announcements(self) -> Announcements:
        """Announcements on top of the pages, those that begin last first"""
        return self._call('GET', '/api/admin/announcements')

    def create_announcement(self, body: AnnouncementInput, *, idempotency_key: str | None = None) -> CreateAnnouncementResponse:
        """Write an announcement. It stands on top of the pages of whoever it is for, until its end or until they dismiss it."""
        return self._call('POST', '/api/admin/announcements', body=body, once=True, idempotency_key=idempotency_key)

    def update_announcement(self, id: str, body: AnnouncementInput) -> Success:
        """Replace an announcement. Whoever has dismissed it does not see it again."""
        return self._call('POST', '/api/admin/announcements/{id}', path={'id': id}, body=body)

    def withdraw_announcement(self, id: str) -> Success:
        """Withdraw an announcement"""
        return self._call('POST', '/api/admin/announcements/{id}/withdraw', path={'id': id})

    def register(self, body: Registration) -> RegisteredAccount:
        """Create an account. Logs in at once. Tests that the same browser made before move into the account."""
        return self._call('POST', '/api/register', body=body)

    def log_in(self, body: Login) -> LoginAnswer:
        """Log in. The answer has a token to send as `Authorization: Bearer`; a browser also keeps it in a cookie. With two-factor login: the same call again with `totp`, or POST /api/login/two-factor with the challenge."""
        return self._call('POST', '/api/login', body=body)

    def log_in_with_second_factor(self, body: SecondFactorLogin) -> LoginAnswer:
        """Log in: the second factor. A code of the authenticator app, a recovery code, or a passkey (POST /api/passkeys/ask with the challenge)."""
        return self._call('POST', '/api/login/two-factor', body=body)

    def log_out(self) -> Success:
        """Log out"""
        return self._call('POST', '/api/logout')

    def check_password_strength(self, body: PasswordStrengthRequest) -> PasswordStrength:
        """How long a password would withstand guessing. Keeps nothing. A password of score 0 is refused when it is set."""
        return self._call('POST', '/api/password-strength', body=body)

    def request_password_reset(self, body: EmailAddressRequest) -> Said:
        """Request a link to set a new password. The answer is the same for every address."""
        return self._call('POST', '/api/profile/forgot', body=body)

    def reset_password(self, body: PasswordReset) -> Said:
        """Set a new password with the token of that link. Ends all sessions, API keys, passkeys and wishes of the account."""
        return self._call('POST', '/api/profile/reset', body=body)

    def resend_confirmation(self, body: EmailAddressRequest) -> Said:
        """Send the confirmation email again. The answer is the same for every address."""
        return self._call('POST', '/api/profile/confirm', body=body)

    def confirm_email_address(self, token: str, body: AddressConfirmation | None = None) -> ConfirmedAddress:
        """Confirm an address with the token from the email. For a person who is logged in or gives the password. A new address counts once the present one allows it too, or after a day."""
        return self._call('POST', '/api/profile/verify/{token}', path={'token': token}, body=body)

    def get_profile(self) -> Profile:
        """Who is logged in"""
        return self._call('GET', '/api/profile')

    def update_profile(self, body: ProfileChange) -> Profile:
        """Change name, address, language or time zone. A new address needs a proof or `current_password`. It is `pending_email` until it is confirmed and the present address allows it, or a day has passed."""
        return self._call('POST', '/api/profile', body=body)

    def change_password(self, body: PasswordChange) -> RenewedSession:
        """Change the password. Voids all that was given out before: other sessions, API keys, passkeys, links and wishes. This session goes on with the token of the answer."""
        return self._call('POST', '/api/profile/password', body=body)

    def list_sessions(self) -> list[LoginSession]:
        """Where the account is logged in"""
        return self._call('GET', '/api/profile/sessions')

    def revoke_session(self, id: str) -> Success:
        """End one session"""
        return self._call('POST', '/api/profile/sessions/{id}/revoke', path={'id': id})

    def begin_two_factor(self) -> TwoFactorSetup:
        """Start two-factor setup: the secret for the authenticator app. Needs a confirmed address and a proof."""
        return self._call('POST', '/api/profile/two-factor')

    def enable_two_factor(self, body: OneTimeCode) -> RecoveryCodes:
        """Turn on two-factor login with a first code. Answers ten recovery codes, shown this once. Voids all that was given out before, as a new password does."""
        return self._call('POST', '/api/profile/two-factor/enable', body=body)

    def disable_two_factor(self, body: CurrentPassword) -> RenewedSession:
        """Turn off two-factor login. Needs a proof, or the password. Voids all that was given out before, as a new password does."""
        return self._call('POST', '/api/profile/two-factor/disable', body=body)

    def prove_identity(self, body: Proof) -> Success:
        """Confirm that it is you, for ten minutes. By the password, a code of the second factor, or a passkey. API keys, second factor, passkeys, address, export and deletion refuse with `prove_first` (403) until then."""
        return self._call('POST', '/api/profile/prove', body=body)

    def report_lost_second_factor(self, body: LostSecondFactor) -> Said:
        """Log in: the second factor is lost. With the challenge of POST /api/login. A link is mailed that turns off the second factor a day later; until then it can be stopped."""
        return self._call('POST', '/api/login/lost-factor', body=body)

    def get_pending_change(self, token: str) -> PendingChange:
        """What is pending, by the token in the email about it"""
        return self._call('GET', '/api/wishes/{token}', path={'token': token})

    def answer_pending_change(self, token: str, body: PendingChangeAnswer) -> PendingChangeOutcome:
        """Allow or stop what is pending"""
        return self._call('POST', '/api/wishes/{token}', path={'token': token}, body=body)

    def stop_pending_changes(self) -> Success:
        """Stop what is pending: a new address, a second factor reported as lost"""
        return self._call('POST', '/api/profile/stop-wishes')

    def resume_mail(self) -> Success:
        """Have mail sent to your address again. Where earlier mail came back or was reported as spam: `mail_stopped` of the profile. Once a day; a message goes there at once."""
        return self._call('POST', '/api/profile/resume-mail')

    def create_passkey_challenge(self, body: PasskeyChallengeRequest) -> PasskeyOptions:
        """The challenge that a browser signs with a passkey. For navigator.credentials.get. The answer is good once, for five minutes: to POST /api/login/passkey, /api/login/two-factor or /api/profile/prove."""
        return self._call('POST', '/api/passkeys/ask', body=body)

    def log_in_with_passkey(self, body: PasskeyLogin) -> LoginAnswer:
        """Log in with a passkey alone"""
        return self._call('POST', '/api/login/passkey', body=body)

    def list_passkeys(self) -> ListPasskeysResponse:
        """Your passkeys, oldest first"""
        return self._call('GET', '/api/profile/passkeys')

    def add_passkey(self, body: NewPasskey) -> RenewedSession:
        """Add the passkey that the browser created. Needs a proof. Voids all that was given out before, as a new password does, but for other passkeys; the owner is told by email."""
        return self._call('POST', '/api/profile/passkeys', body=body)

    def begin_passkey(self) -> PasskeyOptions:
        """The options with which a browser creates a passkey. For navigator.credentials.create. Needs a confirmed address and a proof."""
        return self._call('POST', '/api/profile/passkeys/begin')

    def rename_passkey(self, id: str, body: PasskeyName) -> Success:
        """Rename a passkey"""
        return self._call('POST', '/api/profile/passkeys/{id}', path={'id': id}, body=body)

    def delete_passkey(self, id: str) -> RenewedSession:
        """Remove a passkey. Needs a proof. Voids all that was given out before, but for other passkeys."""
        return self._call('POST', '/api/profile/passkeys/{id}/delete', path={'id': id})

    def list_activity(self, *, page: int | None = None, per_page: int | None = None, orders: Literal['created_at', 'score', 'subject', 'sender', 'name', 'amount'] | None = None, direction: Literal['asc', 'desc'] | None = None, search: str | None = None) -> AuditEntryList:
        """The account’s activity log"""
        return self._call('GET', '/api/profile/audit', query={'page': page, 'per_page': per_page, 'orders': orders, 'direction': direction, 'search': search})

    def delete_profile(self, body: CurrentPassword) -> ScheduledDeletion:
        """Delete the account in seven days. Needs a proof, or the password. Until then POST /api/profile/cancel-deletion keeps it."""
        return self._call('POST', '/api/profile/delete', body=body)

    def cancel_profile_deletion(self) -> Success:
        """Cancel the deletion of the account"""
        return self._call('POST', '/api/profile/cancel-deletion')

    def export_profile(self) -> bytes:
        """All data of the account as a ZIP file. Needs a proof."""
        return self._call('GET', '/api/profile/export')

    def get_newest_api_key(self, x: str) -> GetNewestApiKeyResponse:
        """Your newest API key, without its secret. `x` is `profile`, `me` or your account id. By bearer token only. null where there is none."""
        return self._call('GET', '/api/{x}/api-key', path={'x': x})

    def renew_api_key_by_link(self, x: str) -> RenewApiKeyByLinkResponse:
        """Renew your API key. Changes something though it is a GET: by the bearer token of a session only, never cached. Prefer the POST."""
        return self._call('GET', '/api/update/{x}/api-key', path={'x': x})

    def list_api_keys(self) -> ListApiKeysResponse:
        """Your API keys, newest first"""
        return self._call('GET', '/api/profile/api-keys')

    def create_api_key(self, body: NewApiKey) -> CreatedApiKey:
        """Create an API key. The key is in this answer alone. Needs a confirmed address and a proof (POST /api/profile/prove)."""
        return self._call('POST', '/api/profile/api-keys', body=body)

    def renew_api_key(self) -> CreatedApiKey:
        """Replace the newest API key with a new one. The old one ends at once; the new one has its scopes, networks and end. Makes the first one where there is none. Needs a proof."""
        return self._call('POST', '/api/profile/api-keys/renew')

    def delete_api_key(self, id: str) -> Success:
        """Delete an API key"""
        return self._call('POST', '/api/profile/api-keys/{id}/delete', path={'id': id})

    def list_applications(self) -> ListApplicationsResponse:
        """Applications that you have connected, newest first"""
        return self._call('GET', '/api/profile/applications')

    def disconnect_application(self, id: str) -> Success:
        """Disconnect an application. Its tokens end at once."""
        return self._call('POST', '/api/profile/applications/{id}/disconnect', path={'id': id})

    def list_plans(self, *, page: int | None = None, per_page: int | None = None, orders: Literal['created_at', 'score', 'subject', 'sender', 'name', 'amount'] | None = None, direction: Literal['asc', 'desc'] | None = None, search: str | None = None) -> PlanList:
        """The plans on offer. Empty where nothing is billed."""
        return self._call('GET', '/api/plans', query={'page': page, 'per_page': per_page, 'orders': orders, 'direction': direction, 'search': search})

    def list_taxes(self, *, page: int | None = None, per_page: int | None = None, orders: Literal['created_at', 'score', 'subject', 'sender', 'name', 'amount'] | None = None, direction: Literal['asc', 'desc'] | None = None, search: str | None = None) -> TaxList:
        """The taxes that the operator states"""
        return self._call('GET', '/api/taxes', query={'page': page, 'per_page': per_page, 'orders': orders, 'direction': direction, 'search': search})

    def get_plan(self) -> CurrentPlan:
        """Your plan and your usage"""
        return self._call('GET', '/api/profile/plan')

    def get_config(self) -> SiteConfig:
        """What pages need to know about this instance"""
        return self._call('GET', '/api/config')

    def get_plan_quote(self, id: str, *, interval: BillingInterval, country: str | None = None) -> PlanQuote:
        """What a plan costs with the tax of a country. For who has a billing address, with the tax of that one."""
        return self._call('GET', '/api/plans/{id}/quote', path={'id': id}, query={'interval': interval, 'country': country})

    def preview_plan_change(self, body: WantedPlan) -> PlanChange:
        """What a change of plan would charge today, and what from when. Nothing is changed and nothing charged. A `purchase` has no sums: they stand on the pay page that the change leads to."""
        return self._call('POST', '/api/profile/change-plan/preview', body=body)

    def change_plan(self, body: PlanChangeRequest, *, idempotency_key: str | None = None) -> Checkout:
        """Change your plan. `checkout_id` is empty when nothing has to be paid on a page: the plan is changed then. A subscription that runs is changed, and charged, for the sums of the preview alone: `confirmation` is theirs."""
        return self._call('POST', '/api/profile/change-plan', body=body, once=True, idempotency_key=idempotency_key)

    def redeem_code(self, id: str, body: RedeemCodeRequest | None = None, *, idempotency_key: str | None = None) -> Checkout:
        """Redeem an offer code, or buy what a payment hash stands for. The hash stands in the path, or in the body where it does not fit there."""
        return self._call('POST', '/api/profile/invoice/{id}', path={'id': id}, body=body, once=True, idempotency_key=idempotency_key)

    def cancel_plan(self) -> CancelPlanResponse:
        """Cancel your subscription at the end of the paid period"""
        return self._call('POST', '/api/profile/cancel-plan')

    def keep_plan(self) -> KeepPlanResponse:
        """Take the cancellation of your subscription back"""
        return self._call('POST', '/api/profile/keep-plan')

    def get_customer(self) -> Customer:
        """Your cards, address and tax numbers, and a link to the billing portal"""
        return self._call('GET', '/api/profile/customer')

    def set_default_payment_method(self, body: SetDefaultPaymentMethodRequest) -> Customer:
        """Choose the card that is charged"""
        return self._call('POST', '/api/profile/set-default-payment-method', body=body)

    def list_invoices(self, *, page: int | None = None, per_page: int | None = None, orders: Literal['created_at', 'score', 'subject', 'sender', 'name', 'amount'] | None = None, direction: Literal['asc', 'desc'] | None = None, search: str | None = None) -> InvoiceList:
        """Your invoices"""
        return self._call('GET', '/api/profile/invoices', query={'page': page, 'per_page': per_page, 'orders': orders, 'direction': direction, 'search': search})

    def list_subscriptions(self, *, page: int | None = None, per_page: int | None = None, orders: Literal['created_at', 'score', 'subject', 'sender', 'name', 'amount'] | None = None, direction: Literal['asc', 'desc'] | None = None, search: str | None = None) -> SubscriptionList:
        """Your subscriptions, those that ended too"""
        return self._call('GET', '/api/profile/subscriptions', query={'page': page, 'per_page': per_page, 'orders': orders, 'direction': direction, 'search': search})

    def add_tax_number(self, body: NewTaxNumber, *, idempotency_key: str | None = None) -> TaxNumber:
        """Add a tax number, e.g. type `eu_vat`"""
        return self._call('POST', '/api/profile/taxes', body=body, once=True, idempotency_key=idempotency_key)

    def delete_tax_number(self, id: str) -> Success:
        """Remove a tax number"""
        return self._call('POST', '/api/profile/taxes/{id}/delete', path={'id': id})

    def create_offer_codes(self, body: CreateOfferCodesRequest, *, idempotency_key: str | None = None) -> CreateOfferCodesResponse:
        """Create one-time codes for a plan"""
        return self._call('POST', '/api/admin/offer-codes', body=body, once=True, idempotency_key=idempotency_key)

    def list_offer_codes(self, *, page: int | None = None, per_page: int | None = None, orders: Literal['created_at', 'score', 'subject', 'sender', 'name', 'amount'] | None = None, direction: Literal['asc', 'desc'] | None = None, search: str | None = None) -> OfferCodeList:
        """One-time codes, the newest first"""
        return self._call('GET', '/api/admin/offer-codes', query={'page': page, 'per_page': per_page, 'orders': orders, 'direction': direction, 'search': search})

    def end_offer_code(self, id: str) -> Success:
        """End a code that nobody has used"""
        return self._call('POST', '/api/admin/offer-codes/{id}/end', path={'id': id})

    def place_order(self, body: NewOrder, *, idempotency_key: str | None = None) -> Order:
        """Order a plan where an operator grants plans. Nothing is charged. An account has one order that waits: the same plan again answers that one."""
        return self._call('POST', '/api/profile/orders', body=body, once=True, idempotency_key=idempotency_key)

    def list_orders(self) -> Orders:
        """Your orders, the newest first"""
        return self._call('GET', '/api/profile/orders')

    def withdraw_order(self, id: str) -> Order:
        """Withdraw an order that waits"""
        return self._call('POST', '/api/profile/orders/{id}/withdraw', path={'id': id})

    def answer_order_question(self, id: str, body: OrderAnswer) -> Order:
        """Answer what the operator asked about an order"""
        return self._call('POST', '/api/profile/orders/{id}/answer', path={'id': id}, body=body)

    def get_invoice_document(self, number: str) -> str:
        """An invoice that this instance made, as HTML for reading and printing"""
        return self._call('GET', '/api/profile/invoices/{number}/document', path={'number': number})

    def get_invoice_pdf(self, number: str) -> bytes:
        """The same as PDF. 503 where no browser prints it; a browser is led to the document."""
        return self._call('GET', '/api/profile/invoices/{number}/pdf', path={'number': number})

    def list_all_orders(self, *, page: int | None = None, per_page: int | None = None) -> OperatorOrderList:
        """Orders of plans, those that wait first"""
        return self._call('GET', '/api/admin/orders', query={'page': page, 'per_page': per_page})

    def list_issued_invoices(self, *, page: int | None = None, per_page: int | None = None) -> IssuedInvoiceList:
        """Invoices that this instance made, the newest first"""
        return self._call('GET', '/api/admin/invoices', query={'page': page, 'per_page': per_page})

    def grant_order(self, id: str, body: OrderGrant) -> Order:
        """Grant an order: the account gets the plan, and an invoice is made. No invoice is made while the seller is not set. Of two who decide at once, the second is refused."""
        return self._call('POST', '/api/admin/orders/{id}/grant', path={'id': id}, body=body)

    def note_invoice_payment(self, number: str, body: InvoicePayment) -> Success:
        """Say that an invoice was paid, or take it back"""
        return self._call('POST', '/api/admin/invoices/{number}/payment', path={'number': number}, body=body)

    def refuse_order(self, id: str, body: OrderDecision) -> Order:
        """Refuse an order, with words for the buyer"""
        return self._call('POST', '/api/admin/orders/{id}/refuse', path={'id': id}, body=body)

    def ask_about_order(self, id: str, body: OrderDecision) -> Order:
        """Ask the buyer about an order"""
        return self._call('POST', '/api/admin/orders/{id}/ask', path={'id': id}, body=body)

    def get_captcha_challenge(self) -> CaptchaChallenge:
        """The puzzle that a browser solves before it sends a form. With `CAPTCHA_PROVIDER=proof-of-work`; else 404. Find the counter whose key, derived as `parameters` say, begins with `keyPrefix`; send base64 of `{challenge, solution}` as `recaptcha_token`. Good once, for ten minutes."""
        return self._call('GET', '/api/captcha/challenge')

    def get_site_settings(self) -> SiteSettingsAnswer:
        """Titles, texts and links of this site"""
        return self._call('GET', '/api/settings/1')

    def contact_operator(self, body: ContactMessage, *, idempotency_key: str | None = None) -> Success:
        """Write to the operator of this server. The message goes out by email and is stored nowhere."""
        return self._call('POST', '/api/contact', body=body, once=True, idempotency_key=idempotency_key)

    def get_status(self) -> InstanceStatus:
        """Which parts of this instance work. At most 15 seconds old. A monitor that needs yes or no asks `/readyz`."""
        return self._call('GET', '/api/status')

    def list_blacklist_self_tests(self) -> ListHistory:
        """How each blacklist answered our self-tests over the past months. A list that answers is asked for its test entry, for what must not be listed and for a random name (RFC 5782, 5). Counted by this server, through its own resolver."""
        return self._call('GET', '/api/blacklists/self-tests')

    def share_report(self, id: str, body: Sharing) -> Sharing:
        """Share a report, or stop sharing. Of its owner. A shared report has a badge and a summary that other sites may show, and search engines may list it. Without this, only whoever has the link can read it."""
        return self._call('POST', '/api/emails/{id}/share', path={'id': id}, body=body)

    def get_report_badge(self, id: str) -> bytes:
        """The score of a shared report as a badge. `?lang=` with one of `en`, `de`, `fr`. A report that is not shared answers 404 with a badge that says so."""
        return self._call('GET', '/badge/{id}.svg', path={'id': id})

    def get_report_card(self, id: str) -> str:
        """A shared report as one card, for a frame. 360 x 156 pixels or wider."""
        return self._call('GET', '/embed/{id}', path={'id': id})

    def get_report_preview_image(self, id: str) -> bytes:
        """The preview image for a link to a report. Names the mail only when the report is shared."""
        return self._call('GET', '/og/results/{id}.png', path={'id': id})

    def get_record_badge(self, checker: Literal['spf', 'dkim', 'dmarc', 'bimi', 'mta-sts', 'tls-rpt'], domain: str) -> bytes:
        """What a record checker finds at a domain, as a badge. At most ten minutes old. `?lang=` with one of `en`, `de`, `fr`. What is no checker or no domain answers 404 with a badge that says so. Counts as a check."""
        return self._call('GET', '/badge/{checker}/{domain}.svg', path={'checker': checker, 'domain': domain})

    def create_test_address(self) -> TestAddress:
        """A fresh test address. Costs nothing and stores nothing: a test exists only when an email arrives."""
        return self._call('GET', '/api/get-email')

    def list_tests(self, *, page: int | None = None, per_page: int | None = None, orders: Literal['created_at', 'score', 'subject', 'sender', 'name', 'amount'] | None = None, direction: Literal['asc', 'desc'] | None = None, search: str | None = None) -> TestList:
        """The tests of this browser, newest first"""
        return self._call('GET', '/api/emails', query={'page': page, 'per_page': per_page, 'orders': orders, 'direction': direction, 'search': search})

    def test_email(self, body: bytes, *, kind: str | None = None, idempotency_key: str | None = None) -> TestEmailResponse:
        """Test a message file. The message as it is (`message/rfc822`), or a form with the field `file`."""
        return self._call('POST', '/api/emails', query={'kind': kind}, body=body, octets='message/rfc822', once=True, idempotency_key=idempotency_key)

    def set_mail_kind(self, id: str, body: SetMailKindRequest) -> Report:
        """Say what kind of mail it is. The report is scored again as mail of that kind, and the account keeps the choice for the next tests of that sender. null: the kind that the mail itself shows. Kinds as for `testEmail`."""
        return self._call('POST', '/api/emails/{id}/kind', path={'id': id}, body=body)

    def recheck_test(self, id: str) -> Recheck:
        """Query DNS and blacklists again. Costs no test, and says what changed. Only for its owner the report is replaced; others get a copy of their own."""
        return self._call('POST', '/api/emails/{id}/recheck', path={'id': id})

    def test_sample(self, *, id: str | None = None, idempotency_key: str | None = None) -> TestSampleResponse:
        """Send the bundled newsletter to a test address. Without an id, to a fresh one. Its report is made over stand-in DNS and says so."""
        return self._call('POST', '/api/emails/sample', query={'id': id}, once=True, idempotency_key=idempotency_key)

    def get_report(self, id: str) -> Report:
        """The report of one test. `example` is the sample. An address without an email answers with status `waiting`."""
        return self._call('GET', '/api/emails/{id}/results', path={'id': id})

    def compare_tests(self, id: str, after: str) -> Comparison:
        """One finished test beside another. Score, groups, findings and predicted attention, from the test `id` to the test `after`. 409 while one is not finished."""
        return self._call('GET', '/api/emails/{id}/compare/{after}', path={'id': id, 'after': after})

    def get_source(self, id: str) -> MessageSource:
        """The source that findings refer to"""
        return self._call('GET', '/api/emails/{id}/source', path={'id': id})

    def delete_test(self, id: str) -> Success:
        """Delete a test, its email and its report"""
        return self._call('POST', '/api/emails/{id}/delete', path={'id': id})

    def get_advice(self, id: str) -> Advice:
        """What to do, in order. Written by rules from the report; each item cites its checks."""
        return self._call('GET', '/api/internal/spam-check/{id}/ai-assistant-result', path={'id': id})

    def stream_test(self, id: str) -> Iterator[Event]:
        """Live events of one test. Server-Sent Events `status`, `step` and `newer`; the first is the present status. With `Last-Event-ID`, what came after that event."""
        return self._events('/api/emails/{id}/events', path={'id': id})

    def get_raw_message(self, id: str) -> bytes:
        """The message as we received it"""
        return self._call('GET', '/api/emails/{id}/raw', path={'id': id})

    def get_html_preview(self, id: str) -> str:
        """The HTML of the message, unable to run or load anything. Meant for a frame."""
        return self._call('GET', '/api/emails/{id}/preview', path={'id': id})

    def list_sending_domains(self, *, page: int | None = None, per_page: int | None = None, search: str | None = None) -> SendingDomainList:
        """The domains that your emails were sent from, and their state. Each value with the time since which your own tests have found it so; null: no test could ask. The domain seen last comes first."""
        return self._call('GET', '/api/domains', query={'page': page, 'per_page': per_page, 'search': search})

    def get_sending_domain(self, domain: str) -> DomainHistory:
        """One sending domain, and what it was over time"""
        return self._call('GET', '/api/domains/{domain}', path={'domain': domain})

    def list_report_domains(self) -> ReportDomains:
        """The domains whose reports you collect"""
        return self._call('GET', '/api/domain-reports')

    def add_report_domain(self, body: ReportDomainInput) -> ReportDomain:
        """Collect the reports of a domain. Answers the address for its DMARC record. A domain that is there already stays as it is."""
        return self._call('POST', '/api/domain-reports', body=body)

    def delete_report_domain(self, domain: str) -> Success:
        """Remove a domain with all its reports"""
        return self._call('POST', '/api/domain-reports/{domain}/delete', path={'domain': domain})

    def prove_report_domain(self, domain: str) -> ReportSetup:
        """Check now whether the records are published, and what they should be"""
        return self._call('POST', '/api/domain-reports/{domain}/prove', path={'domain': domain})

    def get_report_summary(self, domain: str, *, from_: str | None = None, to: str | None = None) -> ReportSummary:
        """Who sends in the name of a domain, and whether its policy may be stricter"""
        return self._call('GET', '/api/domain-reports/{domain}', path={'domain': domain}, query={'from': from_, 'to': to})

    def decide_report_sender(self, domain: str, body: SenderDecision) -> Success:
        """Say whether a sender is yours"""
        return self._call('POST', '/api/domain-reports/{domain}/senders', path={'domain': domain}, body=body)

    def upload_reports(self, domain: str, body: bytes, *, name: str | None = None) -> UploadedFiles:
        """Upload reports. XML, JSON, gzip, zip, emails or mailbox files: several as a form, or one as the body. A report that is there already is not counted again."""
        return self._call('POST', '/api/domain-reports/{domain}/files', path={'domain': domain}, query={'name': name}, body=body, octets='application/octet-stream')

    def export_reports(self, domain: str, *, from_: str | None = None, to: str | None = None, format: Literal['csv', 'json'] | None = None) -> str:
        """The rows of the reports that count. CSV, or with `format=json` a JSON array. A cell that begins like a formula has an apostrophe before it."""
        return self._call('GET', '/api/domain-reports/{domain}/export', path={'domain': domain}, query={'from': from_, 'to': to, 'format': format})

    def post_tls_report(self, tag: str, body: bytes) -> Success:
        """Deliver a TLS report as a mail server does. For mail servers that report by HTTPS (RFC 8460, 3). The address is that of `post` in the records to publish. A report that is there already is not counted again."""
        return self._call('POST', '/api/tls-reports/{tag}', path={'tag': tag}, body=body, octets='application/tlsrpt+gzip')

    def list_watched_domains(self, *, page: int | None = None, per_page: int | None = None, search: str | None = None, client: str | None = None, state: Literal['open', 'bad', 'warning', 'good', 'no-data'] | None = None, orders: Literal['state', 'domain', 'client', 'score', 'changed', 'looked'] | None = None, direction: Literal['asc', 'desc'] | None = None) -> WatchedDomains:
        """The domains that you watch, and how they are. Each is looked at once a day, and sooner after a change. A change counts when a second look some minutes later says the same; a part without an answer stays as it was."""
        return self._call('GET', '/api/watched-domains', query={'page': page, 'per_page': per_page, 'search': search, 'client': client, 'state': state, 'orders': orders, 'direction': direction})

    def add_watched_domains(self, body: WatchedDomainInput) -> WatchedDomainsAdded:
        """Watch one or many domains. A line that cannot be read refuses no other: the answer says what is wrong with it."""
        return self._call('POST', '/api/watched-domains', body=body)

    def list_watch_alerts(self) -> WatchAlerts:
        """Changes that are not acknowledged, the newest first"""
        return self._call('GET', '/api/watched-domains/alerts')

    def acknowledge_watch_alerts(self, body: AcknowledgeAlerts) -> AcknowledgedAlerts:
        """Acknowledge one alert, those of a domain, or all"""
        return self._call('POST', '/api/watched-domains/alerts/acknowledge', body=body)

    def get_quiet_hours(self) -> QuietHoursOfAccount:
        """The hours in which no email about changes is sent"""
        return self._call('GET', '/api/watched-domains/quiet-hours')

    def set_quiet_hours(self, body: QuietHours) -> Success:
        """Set the hours in which no email about changes is sent. What waited comes in one email after them. Webhooks do not wait."""
        return self._call('POST', '/api/watched-domains/quiet-hours', body=body)

    def delete_quiet_hours(self) -> Success:
        """Send email about changes at any hour"""
        return self._call('POST', '/api/watched-domains/quiet-hours/delete')

    def get_watched_domain(self, domain: str) -> WatchedDomainHistory:
        """One watched domain, with its changes over time"""
        return self._call('GET', '/api/watched-domains/{domain}', path={'domain': domain})

    def update_watched_domain(self, domain: str, body: WatchedDomainEdit) -> Success:
        """Change the client or the note of a watched domain"""
        return self._call('POST', '/api/watched-domains/{domain}', path={'domain': domain}, body=body)

    def delete_watched_domain(self, domain: str) -> Success:
        """Stop watching a domain, and delete its changes"""
        return self._call('POST', '/api/watched-domains/{domain}/delete', path={'domain': domain})

    def check_watched_domain(self, domain: str) -> Success:
        """Look at a watched domain now. The answer does not wait for the look: `looked_at` tells when it was done."""
        return self._call('POST', '/api/watched-domains/{domain}/check', path={'domain': domain})

    def silence_watched_domain(self, domain: str, body: SilenceInput) -> Success:
        """Silence a watched domain for a planned change. Changes are kept as planned and not alerted until the end. Then what is worse than before is alerted once. Called again, it sets another end."""
        return self._call('POST', '/api/watched-domains/{domain}/silence', path={'domain': domain}, body=body)

    def end_watched_domain_silence(self, domain: str) -> Success:
        """End the silence of a watched domain now"""
        return self._call('POST', '/api/watched-domains/{domain}/silence/end', path={'domain': domain})

    def list_client_links(self) -> ClientLinks:
        """The links by which clients see their watched domains"""
        return self._call('GET', '/api/client-links')

    def create_client_link(self, body: ClientLinkInput) -> CreatedClientLink:
        """Make a link that shows a client its watched domains. The page needs no account. An API key needs `read` too. The link also ends when no domain has this client."""
        return self._call('POST', '/api/client-links', body=body)

    def revoke_client_link(self, id: str) -> Success:
        """Revoke a link of a client"""
        return self._call('POST', '/api/client-links/{id}/revoke', path={'id': id})

    def list_client_reports(self) -> ClientReportSettings:
        """Monthly reports for clients"""
        return self._call('GET', '/api/client-reports')

    def set_client_report(self, body: ClientReportInput) -> Success:
        """Set the monthly report of a client. It is mailed to your own address, about the month before."""
        return self._call('POST', '/api/client-reports', body=body)

    def set_report_brand(self, body: ReportBrandInput) -> Success:
        """Set name and logo on these reports"""
        return self._call('POST', '/api/client-reports/brand', body=body)

    def get_client_report_document(self, *, client: str, month: str | None = None, language: Literal['en', 'de', 'fr'] | None = None) -> str:
        """The report of a client as HTML"""
        return self._call('GET', '/api/client-reports/document', query={'client': client, 'month': month, 'language': language})

    def get_client_report_pdf(self, *, client: str, month: str | None = None, language: Literal['en', 'de', 'fr'] | None = None) -> bytes:
        """The report of a client as PDF"""
        return self._call('GET', '/api/client-reports/pdf', query={'client': client, 'month': month, 'language': language})

    def list_newsletters(self, *, page: int | None = None, per_page: int | None = None, search: str | None = None, client: str | None = None, orders: Literal['last', 'name', 'client', 'score', 'change'] | None = None, direction: Literal['asc', 'desc'] | None = None) -> Newsletters:
        """Your newsletters, each with its last issue"""
        return self._call('GET', '/api/newsletters', query={'page': page, 'per_page': per_page, 'search': search, 'client': client, 'orders': orders, 'direction': direction})

    def add_newsletter(self, body: NewsletterInput) -> Newsletter:
        """Add a newsletter, and get its address. Subscribe the address to the newsletter. Every email that comes is a test of your account and counts in your plan."""
        return self._call('POST', '/api/newsletters', body=body)

    def get_newsletter(self, id: str, *, before: str | None = None, limit: int | None = None) -> NewsletterHistory:
        """One newsletter with its issues, the newest first"""
        return self._call('GET', '/api/newsletters/{id}', path={'id': id}, query={'before': before, 'limit': limit})

    def update_newsletter(self, id: str, body: NewsletterEdit) -> Newsletter:
        """Rename a newsletter, note something, pause it or go on"""
        return self._call('POST', '/api/newsletters/{id}', path={'id': id}, body=body)

    def delete_newsletter(self, id: str) -> Success:
        """Remove a newsletter; its address takes no email any more. The tests of its issues stay."""
        return self._call('POST', '/api/newsletters/{id}/delete', path={'id': id})

    def invite_member(self, body: MemberInvitationInput) -> MemberInvitation:
        """Invite a person by email. The link works for seven days, for this address alone. An invitation takes a seat. Needs a proof."""
        return self._call('POST', '/api/members/invitations', body=body)

    def resend_invitation(self, id: str) -> MemberInvitation:
        """Send an invitation again. With a new link, which works for seven days; the earlier one is void."""
        return self._call('POST', '/api/members/invitations/{id}/resend', path={'id': id})

    def withdraw_invitation(self, id: str) -> Success:
        """Withdraw an invitation"""
        return self._call('POST', '/api/members/invitations/{id}/withdraw', path={'id': id})

    def list_members(self) -> Members:
        """The members of the account, open invitations, and the seats of the plan"""
        return self._call('GET', '/api/members')

    def update_member(self, id: str, body: SeatInput) -> Member:
        """Change the role and the last day of a member. Needs a proof. A paused seat works again."""
        return self._call('POST', '/api/members/{id}', path={'id': id}, body=body)

    def remove_member(self, id: str) -> Success:
        """Remove a member. At once: their sessions and open streams reach nothing of the account any more."""
        return self._call('POST', '/api/members/{id}/remove', path={'id': id})

    def list_seats(self) -> OwnSeats:
        """The accounts that the caller may work in, and invitations to them"""
        return self._call('GET', '/api/seats')

    def work_in(self, body: WorkIn) -> Success:
        """Choose the account that this session works in. Further calls of this session are about that account, as far as the role allows."""
        return self._call('POST', '/api/seats/work-in', body=body)

    def leave_seat(self, id: str) -> Success:
        """Leave the account of another"""
        return self._call('POST', '/api/seats/{id}/leave', path={'id': id})

    def get_invitation(self, token: str) -> ReceivedInvitation:
        """An invitation by the token of its email"""
        return self._call('GET', '/api/seats/invitations/{token}', path={'token': token})

    def accept_invitation(self, id: str) -> Success:
        """Accept an invitation. For the account with the invited address, once it is confirmed."""
        return self._call('POST', '/api/seats/invitations/{id}/accept', path={'id': id})

    def decline_invitation(self, id: str) -> Success:
        """Decline an invitation"""
        return self._call('POST', '/api/seats/invitations/{id}/decline', path={'id': id})

    def check_draft(self, body: Draft) -> DraftReport:
        """Check a mail while it is written. Checks of DNS, blacklists and links keep the answers of the test that the draft comes from. Nothing is stored. 409 `superseded`: a newer draft of the same editor came."""
        return self._call('POST', '/api/drafts/check', body=body)

    def test_draft(self, body: Draft, *, idempotency_key: str | None = None) -> SavedDraft:
        """Test a draft. A test of its own, which costs what an upload does. Without a valid signature, an edited mail keeps what was found of that of the original."""
        return self._call('POST', '/api/drafts', body=body, once=True, idempotency_key=idempotency_key)

    def render_draft(self, body: Draft, *, device: Device | None = None) -> bytes:
        """Draw a mail while it is written. One device as sent, as PNG. Nothing is stored."""
        return self._call('POST', '/api/drafts/picture', query={'device': device}, body=body)

    def lint_template(self, body: LintInput) -> LintReport:
        """Check a template offline. Judges what the author of a template can change. Merge tags are read as unknown values. Asks nothing of DNS, blacklists or links, and stores nothing."""
        return self._call('POST', '/api/lint', body=body)

    def get_screenshots(self, id: str) -> Screenshots:
        """The email on three devices, also without images and in dark modes. While `status` is pending, screenshots appear one by one; the events tell of each."""
        return self._call('GET', '/api/emails/{id}/screenshots', path={'id': id})

    def get_heat_map(self, id: str) -> HeatMap:
        """Where readers are predicted to look, on three devices. Predicted, not measured: see `disclaimer`."""
        return self._call('GET', '/api/emails/{id}/heatmap', path={'id': id})

    def get_client_screenshots(self, id: str) -> ClientPictures:
        """The mail as six mail clients show it, and what differs from the mail as sent. Drawing begins with the first call: while `status` is pending, ask again, or listen to the event `client-picture`. 409 for a mail without HTML."""
        return self._call('GET', '/api/emails/{id}/clients', path={'id': id})

    def get_client_support(self, id: str) -> ClientSupport:
        """What email clients support of the HTML and CSS. By the data of caniemail.com; 409 for an email without HTML."""
        return self._call('GET', '/api/emails/{id}/client-support', path={'id': id})

    def render_screenshots(self, id: str, *, idempotency_key: str | None = None) -> Success:
        """Take the screenshots that the plan did not include, or that something other than the email cut short. For the owner of a test. Pictures that are `locked` count a set of screenshots and a heat map; with `again`, nothing more counts. 409: there is nothing left to draw, or it is being drawn."""
        return self._call('POST', '/api/emails/{id}/pictures', path={'id': id}, once=True, idempotency_key=idempotency_key)

    def get_screenshot(self, id: str, name: str) -> bytes:
        """One screenshot. Named by device and kind: `desktop-plain`, `tablet-images-off`, `mobile-dark`, `mobile-dark-full`; `desktop-heat` and `desktop-focus` have transparency and lie over `desktop-plain`; `desktop-cells` holds the shares of the heat map, see `cells_url`. `client-outlook-windows` and others: as that client shows it. With `-small` behind the name, such as `desktop-plain-small`: its top as a thumbnail, 240 pixels wide."""
        return self._call('GET', '/api/emails/{id}/pictures/{name}.png', path={'id': id, 'name': name})

    def get_report_pdf(self, id: str) -> bytes:
        """The whole report as PDF. Printed by the browser that draws the screenshots; 503 where there is none."""
        return self._call('GET', '/api/emails/{id}/report.pdf', path={'id': id})

    def check_spf(self, body: RecordQuery) -> SpfReport:
        """Check SPF"""
        return self._call('POST', '/api/checkers/spf', body=body)

    def check_spf_by_link(self, *, input: str, selector: str | None = None, ip: str | None = None, sender: str | None = None, helo: str | None = None, draft: str | None = None, parked: str | bool | None = None) -> SpfReport:
        """Check SPF, by link"""
        return self._call('GET', '/api/checkers/spf', query={'input': input, 'selector': selector, 'ip': ip, 'sender': sender, 'helo': helo, 'draft': draft, 'parked': parked})

    def check_dkim(self, body: RecordQuery) -> DkimReport:
        """Check DKIM"""
        return self._call('POST', '/api/checkers/dkim', body=body)

    def check_dkim_by_link(self, *, input: str, selector: str | None = None, ip: str | None = None, sender: str | None = None, helo: str | None = None, draft: str | None = None, parked: str | bool | None = None) -> DkimReport:
        """Check DKIM, by link"""
        return self._call('GET', '/api/checkers/dkim', query={'input': input, 'selector': selector, 'ip': ip, 'sender': sender, 'helo': helo, 'draft': draft, 'parked': parked})

    def check_dmarc(self, body: RecordQuery) -> DmarcReport:
        """Check DMARC"""
        return self._call('POST', '/api/checkers/dmarc', body=body)

    def check_dmarc_by_link(self, *, input: str, selector: str | None = None, ip: str | None = None, sender: str | None = None, helo: str | None = None, draft: str | None = None, parked: str | bool | None = None) -> DmarcReport:
        """Check DMARC, by link"""
        return self._call('GET', '/api/checkers/dmarc', query={'input': input, 'selector': selector, 'ip': ip, 'sender': sender, 'helo': helo, 'draft': draft, 'parked': parked})

    def check_bimi(self, body: RecordQuery) -> BimiReport:
        """Check BIMI"""
        return self._call('POST', '/api/checkers/bimi', body=body)

    def check_bimi_by_link(self, *, input: str, selector: str | None = None, ip: str | None = None, sender: str | None = None, helo: str | None = None, draft: str | None = None, parked: str | bool | None = None) -> BimiReport:
        """Check BIMI, by link"""
        return self._call('GET', '/api/checkers/bimi', query={'input': input, 'selector': selector, 'ip': ip, 'sender': sender, 'helo': helo, 'draft': draft, 'parked': parked})

    def check_mta_sts(self, body: RecordQuery) -> MtaStsReport:
        """Check MTA-STS"""
        return self._call('POST', '/api/checkers/mta-sts', body=body)

    def check_mta_sts_by_link(self, *, input: str, selector: str | None = None, ip: str | None = None, sender: str | None = None, helo: str | None = None, draft: str | None = None, parked: str | bool | None = None) -> MtaStsReport:
        """Check MTA-STS, by link"""
        return self._call('GET', '/api/checkers/mta-sts', query={'input': input, 'selector': selector, 'ip': ip, 'sender': sender, 'helo': helo, 'draft': draft, 'parked': parked})

    def check_tls_rpt(self, body: RecordQuery) -> TlsRptReport:
        """Check TLS-RPT"""
        return self._call('POST', '/api/checkers/tls-rpt', body=body)

    def check_tls_rpt_by_link(self, *, input: str, selector: str | None = None, ip: str | None = None, sender: str | None = None, helo: str | None = None, draft: str | None = None, parked: str | bool | None = None) -> TlsRptReport:
        """Check TLS-RPT, by link"""
        return self._call('GET', '/api/checkers/tls-rpt', query={'input': input, 'selector': selector, 'ip': ip, 'sender': sender, 'helo': helo, 'draft': draft, 'parked': parked})

    def check_domain_blacklists(self, body: BlacklistQuery) -> BlacklistReport:
        """Ask the domain blacklists"""
        return self._call('POST', '/api/checkers/domain-blacklist', body=body)

    def check_domain_blacklists_by_link(self, *, input: str, related: str | bool | None = None) -> BlacklistReport:
        """Ask the domain blacklists, by link"""
        return self._call('GET', '/api/checkers/domain-blacklist', query={'input': input, 'related': related})

    def stream_domain_blacklists(self, *, input: str, related: str | bool | None = None) -> Iterator[Event]:
        """Ask the domain blacklists, part by part. Server-Sent Events: each part as it is known; the last one is `result`, with the whole answer."""
        return self._events('/api/checkers/domain-blacklist/events', query={'input': input, 'related': related})

    def check_email_blacklists(self, body: BlacklistQuery) -> BlacklistReport:
        """Ask the blacklists about an email address"""
        return self._call('POST', '/api/checkers/email-blacklist', body=body)

    def check_email_blacklists_by_link(self, *, input: str, related: str | bool | None = None) -> BlacklistReport:
        """Ask the blacklists about an email address, by link"""
        return self._call('GET', '/api/checkers/email-blacklist', query={'input': input, 'related': related})

    def stream_email_blacklists(self, *, input: str, related: str | bool | None = None) -> Iterator[Event]:
        """Ask the blacklists about an email address, part by part. Server-Sent Events: each part as it is known; the last one is `result`, with the whole answer."""
        return self._events('/api/checkers/email-blacklist/events', query={'input': input, 'related': related})

    def check_ip_blacklists(self, body: BlacklistQuery) -> BlacklistReport:
        """Ask the IP blacklists"""
        return self._call('POST', '/api/checkers/ip-blacklist', body=body)

    def check_ip_blacklists_by_link(self, *, input: str, related: str | bool | None = None) -> BlacklistReport:
        """Ask the IP blacklists, by link"""
        return self._call('GET', '/api/checkers/ip-blacklist', query={'input': input, 'related': related})

    def stream_ip_blacklists(self, *, input: str, related: str | bool | None = None) -> Iterator[Event]:
        """Ask the IP blacklists, part by part. Server-Sent Events: each part as it is known; the last one is `result`, with the whole answer."""
        return self._events('/api/checkers/ip-blacklist/events', query={'input': input, 'related': related})

    def check_domain(self, body: DomainQuery) -> DomainReport:
        """Check a whole domain"""
        return self._call('POST', '/api/checkers/domain', body=body)

    def check_domain_by_link(self, *, input: str) -> DomainReport:
        """Check a whole domain, by link"""
        return self._call('GET', '/api/checkers/domain', query={'input': input})

    def stream_domain(self, *, input: str) -> Iterator[Event]:
        """Check a whole domain, part by part. Server-Sent Events: each part as it is known; the last one is `result`, with the whole answer."""
        return self._events('/api/checkers/domain/events', query={'input': input})

    def get_verifier_info(self) -> VerifierInfo:
        """What the verifier can do on this server"""
        return self._call('GET', '/api/internal/email-verification')

    def verify_address(self, body: VerificationRequest, *, idempotency_key: str | None = None) -> StartedVerification:
        """Verify an email address. Answers at once; follow the events, or ask for the result until its status is not `pending`. `recaptcha_token` is needed where the first call names a captcha."""
        return self._call('POST', '/api/internal/email-verification', body=body, once=True, idempotency_key=idempotency_key)

    def opt_out_of_verification(self, body: OptOutOfVerificationRequest) -> OptOutOfVerificationResponse:
        """Exclude an address or domain from verification. A whole domain is taken once `_postproof-optout.<domain>` has the TXT record `no`. Answers the same whether it was known or not; only a keyed hash is kept."""
        return self._call('POST', '/api/internal/email-verification/opt-out', body=body)

    def get_verification(self, id: str) -> Verification:
        """The result of a verification. Whoever has the id may read it. Kept for 30 days."""
        return self._call('GET', '/api/internal/email-verification/{id}', path={'id': id})

    def stream_verification(self, id: str) -> Iterator[Event]:
        """Live events of a verification. Events `verification`, each with the whole of it as it stands. Ends with the verdict; for a greylisted address it goes on until it was asked for the last time."""
        return self._events('/api/internal/email-verification/{id}/events', path={'id': id})

    def report_bounces(self, body: Bounces) -> CountedBounces:
        """Report bounces of your own mail. An address that bounced for good is undeliverable in the verdicts of your account alone, for 90 days. Only keyed hashes, the meaning of the reply and the time are kept, for 180 days. At most 1,000 in one call."""
        return self._call('POST', '/api/internal/email-verification/bounces', body=body)

    def verify_list(self, body: bytes, *, name: str | None = None, column: str | None = None, idempotency_key: str | None = None) -> VerifierList:
        """Verify a list of addresses. CSV or plain rows, up to 100,000 rows and 20 MB: as a form, or as the body itself. Each address is verified once."""
        return self._call('POST', '/api/internal/email-verification-lists', query={'name': name, 'column': column}, body=body, octets='text/csv', once=True, idempotency_key=idempotency_key)

    def list_verifier_lists(self, *, page: int | None = None, per_page: int | None = None, orders: Literal['created_at', 'score', 'subject', 'sender', 'name', 'amount'] | None = None, direction: Literal['asc', 'desc'] | None = None, search: str | None = None) -> VerifierListList:
        """The lists of this browser, newest first"""
        return self._call('GET', '/api/internal/email-verification-lists', query={'page': page, 'per_page': per_page, 'orders': orders, 'direction': direction, 'search': search})

    def get_verifier_list(self, id: str) -> VerifierList:
        """The progress of a list"""
        return self._call('GET', '/api/internal/email-verification-lists/{id}', path={'id': id})

    def pause_verifier_list(self, id: str) -> VerifierList:
        """Pause a list"""
        return self._call('POST', '/api/internal/email-verification-lists/{id}/pause', path={'id': id})

    def resume_verifier_list(self, id: str) -> VerifierList:
        """Go on with a paused list"""
        return self._call('POST', '/api/internal/email-verification-lists/{id}/resume', path={'id': id})

    def retry_unknown_addresses(self, id: str, *, idempotency_key: str | None = None) -> VerifierList:
        """Verify all unknown addresses once more"""
        return self._call('POST', '/api/internal/email-verification-lists/{id}/ask-again', path={'id': id}, once=True, idempotency_key=idempotency_key)

    def delete_verifier_list(self, id: str) -> Success:
        """Delete a list with all its rows"""
        return self._call('POST', '/api/internal/email-verification-lists/{id}/delete', path={'id': id})

    def list_verified_addresses(self, id: str, *, verdict: Literal['deliverable', 'risky', 'undeliverable', 'unknown', 'open'] | None = None, reason: AddressReason | None = None, correction: Literal['suggested', 'corrected'] | None = None, search: str | None = None, limit: int | None = None, after: int | None | None = None, before: int | None | None = None) -> VerifiedAddresses:
        """The addresses of a list with their verdicts, page by page. In the order of the file, each address once. Also before the list is done."""
        return self._call('GET', '/api/internal/email-verification-lists/{id}/addresses', path={'id': id}, query={'verdict': verdict, 'reason': reason, 'correction': correction, 'search': search, 'limit': limit, 'after': after, 'before': before})

    def get_verifier_list_summary(self, id: str) -> VerifierListSummary:
        """The addresses of a list counted by verdict and reason"""
        return self._call('GET', '/api/internal/email-verification-lists/{id}/summary', path={'id': id})

    def accept_suggestions(self, id: str, body: CorrectionRequest) -> CorrectionAnswer:
        """Correct addresses as suggested. The suggestion takes the place of the address in downloads. It counts as not verified; verify it as an address of its own. May be repeated."""
        return self._call('POST', '/api/internal/email-verification-lists/{id}/accept-suggestions', path={'id': id}, body=body)

    def undo_corrections(self, id: str, body: CorrectionRequest) -> CorrectionAnswer:
        """Take corrections back. The addresses stand as in the file again. May be repeated."""
        return self._call('POST', '/api/internal/email-verification-lists/{id}/undo-corrections', path={'id': id}, body=body)

    def download_verifier_list(self, id: str, *, part: ListPart | None = None, cells: ListCells | None = None) -> str:
        """The list, or its clean or risky rows, with the verdicts in added columns. Rows and columns as they came, also before the list is done. An accepted suggestion replaces the address, with the verdict unknown, the reason corrected_not_verified and the earlier address in corrected_from. A cell that begins like a formula (= + - @) has an apostrophe before it, unless cells is raw."""
        return self._call('GET', '/api/internal/email-verification-lists/{id}/download', path={'id': id}, query={'part': part, 'cells': cells})

    def stream_verifier_list(self, id: str) -> Iterator[Event]:
        """Live events of one list. Server-Sent Events `list`: the whole of it as it stands, a few times a second at most."""
        return self._events('/api/internal/email-verification-lists/{id}/events', path={'id': id})

    def list_placement_monitors(self) -> ListPlacementMonitorsResponse:
        """The monitors of the account"""
        return self._call('GET', '/api/inbox-placement/monitors')

    def create_placement_monitor(self, body: PlacementMonitorInput, *, idempotency_key: str | None = None) -> CreatePlacementMonitorResponse:
        """Monitor a marker of your own. Each email that carries its marker becomes a test. Alerts go by email and a signed webhook: `Postproof-Signature: t=SECONDS,v1=HMAC` with HMAC-SHA256 over `SECONDS.BODY`, in hexadecimal."""
        return self._call('POST', '/api/inbox-placement/monitors', body=body, once=True, idempotency_key=idempotency_key)

    def update_placement_monitor(self, id: str, body: PlacementMonitorInput) -> PlacementMonitor:
        """Change a monitor"""
        return self._call('POST', '/api/inbox-placement/monitors/{id}', path={'id': id}, body=body)

    def test_placement_monitor(self, id: str) -> TestPlacementMonitorResponse:
        """Send a test alert to every configured recipient. Waits for a confirmed address: 403 with the code `unconfirmed` until then."""
        return self._call('POST', '/api/inbox-placement/monitors/{id}/try', path={'id': id})

    def delete_placement_monitor(self, id: str) -> Success:
        """Delete a monitor. Its tests stay."""
        return self._call('POST', '/api/inbox-placement/monitors/{id}/delete', path={'id': id})

    def list_placement_providers(self) -> list[PlacementProvider]:
        """The mailbox providers a test can be made with"""
        return self._call('GET', '/api/internal/inbox-placement/providers')

    def create_placement_draft(self, *, idempotency_key: str | None = None) -> CreatePlacementDraftResponse:
        """Create a draft of a test. Counts nothing. Start it with the providers that are wanted."""
        return self._call('POST', '/api/internal/inbox-placement', once=True, idempotency_key=idempotency_key)

    def start_placement_draft(self, id: str, body: PlacementStart, *, idempotency_key: str | None = None) -> Placement:
        """Start a draft with the chosen providers. Answers when their mailboxes are being read: the marker and the addresses to send to are in the answer."""
        return self._call('POST', '/api/internal/inbox-placement/{id}/start', path={'id': id}, body=body, once=True, idempotency_key=idempotency_key)

    def start_placement(self, body: NewPlacement | None = None, *, idempotency_key: str | None = None) -> Placement:
        """Create and start a test in one call. With the seed mailboxes that are named by id; without any, all that can be read."""
        return self._call('POST', '/api/inbox-placement', body=body, once=True, idempotency_key=idempotency_key)

    def list_placements(self, *, page: int | None = None, per_page: int | None = None, orders: Literal['created_at', 'score', 'subject', 'sender', 'name', 'amount'] | None = None, direction: Literal['asc', 'desc'] | None = None, search: str | None = None) -> PlacementRowList:
        """The tests of this browser or account, newest first. Without any test at all: 404 with the code `no_tests`."""
        return self._call('GET', '/api/inbox-placement', query={'page': page, 'per_page': per_page, 'orders': orders, 'direction': direction, 'search': search})

    def get_seed_list(self, *, format: Literal['csv', 'comma', 'semicolon', 'line'] | None = None) -> SeedAddresses:
        """The addresses of all seed mailboxes. As JSON, or as text to paste: one per line, with commas or semicolons between, or CSV with names."""
        return self._call('GET', '/api/inbox-placement/seed-list', query={'format': format})

    def compare_placements(self, *, before: str, after: str) -> PlacementComparison:
        """Two completed tests side by side"""
        return self._call('GET', '/api/inbox-placement/compare', query={'before': before, 'after': after})

    def list_placement_domains(self) -> ListPlacementDomainsResponse:
        """Sender domains of completed tests, newest first"""
        return self._call('GET', '/api/inbox-placement/domains')

    def get_placement_trend(self, *, domain: str) -> PlacementTrend:
        """The completed tests of one sender domain, oldest first"""
        return self._call('GET', '/api/inbox-placement/trend', query={'domain': domain})

    def get_placement(self, id: str) -> Placement:
        """One test with its results. `example` is the sample report. A test is read by its owner, and by others when it is shared."""
        return self._call('GET', '/api/inbox-placement/{id}', path={'id': id})

    def delete_placement(self, id: str) -> Success | None:
        """Delete a test with its results"""
        return self._call('DELETE', '/api/inbox-placement/{id}', path={'id': id})

    def get_placement_results(self, id: str) -> Placement:
        """One test with its results. `example` is the sample report. A test is read by its owner, and by others when it is shared."""
        return self._call('GET', '/api/inboxes/{id}/results', path={'id': id})

    def share_placement(self, id: str, body: SharePlacementRequest) -> Placement:
        """Share it with anyone who has its link, or stop sharing"""
        return self._call('POST', '/api/inbox-placement/{id}/share', path={'id': id}, body=body)

    def send_placement_sample(self, id: str) -> Success:
        """Send the bundled newsletter to the simulated mailboxes of a test"""
        return self._call('POST', '/api/inbox-placement/{id}/sample', path={'id': id})

    def get_placement_pdf(self, id: str) -> bytes:
        """The whole report as PDF. Printed by the browser that draws the screenshots; 503 where there is none."""
        return self._call('GET', '/api/inbox-placement/{id}/report.pdf', path={'id': id})

    def get_placement_csv(self, id: str) -> str:
        """The results as CSV, one line per mailbox. A cell that begins like a formula (= + - @) has an apostrophe before it."""
        return self._call('GET', '/api/inbox-placement/{id}/report.csv', path={'id': id})

    def stream_placement(self, id: str) -> Iterator[Event]:
        """Live events of one test. Server-Sent Events `test`: the whole of it as it stands, at each change; `end` when it is over."""
        return self._events('/api/inbox-placement/{id}/events', path={'id': id})

    def list_seeds(self) -> ListSeedsResponse:
        """The seed mailboxes and their health"""
        return self._call('GET', '/api/admin/seeds')

    def add_seed(self, body: SeedInput, *, idempotency_key: str | None = None) -> AdminSeed:
        """Add a seed mailbox. Its password or refresh token is sealed, and in no answer. Check it afterwards."""
        return self._call('POST', '/api/admin/seeds', body=body, once=True, idempotency_key=idempotency_key)

    def update_seed(self, id: int, body: UpdateSeedRequest) -> AdminSeed:
        """Change a seed mailbox. What is not given stays, the password as well."""
        return self._call('POST', '/api/admin/seeds/{id}', path={'id': id}, body=body)

    def check_seed(self, id: int) -> AdminSeed:
        """Log in to a seed mailbox now"""
        return self._call('POST', '/api/admin/seeds/{id}/check', path={'id': id})

    def delete_seed(self, id: int) -> Success:
        """Remove a seed mailbox. Its secret goes with it; reports that it is in stay."""
        return self._call('POST', '/api/admin/seeds/{id}/delete', path={'id': id})

    def list_webhooks(self) -> ListWebhooksResponse:
        """The webhooks of the account"""
        return self._call('GET', '/api/webhooks')

    def create_webhook(self, body: WebhookInput) -> WebhookWithSecret:
        """Create a webhook. The secret is in this answer alone. Private addresses are refused when an event is sent."""
        return self._call('POST', '/api/webhooks', body=body)

    def update_webhook(self, id: str, body: WebhookInput) -> Webhook:
        """Change a webhook"""
        return self._call('POST', '/api/webhooks/{id}', path={'id': id}, body=body)

    def renew_webhook_secret(self, id: str) -> WebhookWithSecret:
        """Renew the secret of a webhook. The new secret is in this answer alone. The old one signs as well for 24 hours."""
        return self._call('POST', '/api/webhooks/{id}/secret', path={'id': id})

    def delete_webhook(self, id: str) -> Success:
        """Delete a webhook with its log"""
        return self._call('POST', '/api/webhooks/{id}/delete', path={'id': id})

    def test_webhook(self, id: str) -> TestWebhookResponse:
        """Send a test event. Tried once; the log says what came of it."""
        return self._call('POST', '/api/webhooks/{id}/try', path={'id': id})

    def list_webhook_deliveries(self, id: str) -> ListWebhookDeliveriesResponse:
        """The last 200 events of a webhook, newest first"""
        return self._call('GET', '/api/webhooks/{id}/deliveries', path={'id': id})

    def replay_webhook_deliveries(self, id: str, body: ReplayWebhookDeliveriesRequest) -> ReplayWebhookDeliveriesResponse:
        """Send one event again, or all that were given up"""
        return self._call('POST', '/api/webhooks/{id}/replay', path={'id': id}, body=body)

    def ext_get_status(self) -> ExtGetStatusResponse:
        """Whose key this is, and what the plan allows"""
        return self._call('GET', '/ext/v2/status')

    def ext_start_spam_check(self, *, idempotency_key: str | None = None) -> ExtStartSpamCheckResponse:
        """A test address to send an email to"""
        return self._call('POST', '/ext/v2/spam-check', once=True, idempotency_key=idempotency_key)

    def ext_get_spam_check(self, id: str) -> ExtGetSpamCheckResponse:
        """The result of one spam check"""
        return self._call('GET', '/ext/v2/spam-check/{id}', path={'id': id})

    def ext_get_screenshots(self, id: str) -> Screenshots:
        """Screenshots of the email by device"""
        return self._call('GET', '/ext/v2/spam-check/{id}/screenshots', path={'id': id})

    def ext_get_heat_map(self, id: str) -> HeatMap:
        """The heat map of the email by device"""
        return self._call('GET', '/ext/v2/spam-check/{id}/heatmap', path={'id': id})

    def ext_list_mailboxes(self) -> list[ExtMailbox]:
        """The seed mailboxes"""
        return self._call('GET', '/ext/v2/inbox-placement/mailboxes')

    def ext_start_placement(self, body: NewPlacement | None = None, *, idempotency_key: str | None = None) -> ExtStartPlacementResponse:
        """Start a placement test. With these mailboxes, or all. Send to every address with the `id` somewhere in the email."""
        return self._call('POST', '/ext/v2/inbox-placement', body=body, once=True, idempotency_key=idempotency_key)

    def ext_list_placements(self, *, page: int | None = None, per_page: int | None = None) -> ExtListPlacementsResponse:
        """The placement tests of the account, newest first"""
        return self._call('GET', '/ext/v2/inbox-placement', query={'page': page, 'per_page': per_page})

    def ext_get_placement(self, id: str) -> ExtGetPlacementResponse:
        """One placement test"""
        return self._call('GET', '/ext/v2/inbox-placement/{id}', path={'id': id})
