/** Words by which a model's sentence is measured against ours. */

/**
 * What a sentence of the model may say only where our own words say it too: terms of the field, so that no finding is
 * made up; praise and calming words, so that none is played down; and whatever sells or asks for something.
 */
export const needsGround = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'spf|dkim|dmarc|arc|bimi|dnssec|dane|tls|ssl|starttls|ptr|rdns|dns|helo|ehlo|mx|mta-sts|tls-rpt|amp',
    'black ?list\\w*|block ?list\\w*|deny ?list\\w*|allow ?list\\w*|white ?list\\w*|dnsbl|spamhaus|surbl|uribl|barracuda',
    'gmail|google|yahoo|outlook|microsoft|hotmail|icloud|apple|spamassassin|rspamd',
    'score\\w*|grade\\w*|rating\\w*|rank\\w*|points?|percent\\w*|stars?',
    'spam\\w*|phish\\w*|malware|virus\\w*|fraud\\w*|scam\\w*|hacked|attachments?|certificates?|passwords?',
    'quarantine\\w*|reject\\w*|polic(?:y|ies)|legal\\w*|illegal|laws?|fines?',
    'perfect\\w*|flawless\\w*|excellent|great|impeccable|outstanding|superb|wonderful|fantastic|best',
    'safe|safely|harmless|trusted|trustworthy|verified|approved|certified|endorsed|legitimate|guarantee\\w*|certain\\w*|definitely',
    'ignore|disregard|skip|unnecessary|optional|needless|unimportant|negligible|minor|trivial',
    '(?:no|not|nothing|never|none|without)(?: \\p{L}+)? (?:problems?|issues?|errors?|faults?|risks?|changes?|action|need\\w*|necessary|worry|matter|serious|wrong|fix\\w*|mend\\w*|repair\\w*|do|done)',
    'no need|need not|needn.t|do(?:es)?(?:n.t| not) (?:need|have to|worry|matter)',
    'all (?:is )?(?:good|well|fine|clear|green|right|checks?|set)|everything|in order|ready to send|good to go',
    'will (?:reach|land|arrive|pass|get|be (?:delivered|accepted))|passes|passed|succeeds',
    '(?:turn|switch)(?:ing)? (?:\\p{L}+ ){0,4}off|disabl\\w*|remov\\w*|delet\\w*|revok\\w*|lower\\w*|weaken\\w*|publish\\w*',
    'accept\\w*|happy|glad|enjoy\\w*|(?:is|are|be) (?:\\p{L}+ )?(?:signed|aligned|there|present|in place)|good shape|as it is|as the mail says|accounts?|credentials?|secrets?',
    'already (?:\\p{L}+ )?(?:fixed|solved|done|repaired)|fixed|solved',
    'buy\\w*|purchase\\w*|upgrade\\w*|sign ?up|discount\\w*|sponsor\\w*|partner\\w*|call|contact|reply|visit|download\\w*|install\\w*|pay\\w*|instructions?|assistant|language model|ai|admin\\w*',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** English numerals; "one" is more often a pronoun. */
export const numerals = new Map(
  'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, String(index === 0 ? 0 : index + 1)]),
)
for (const [word, digits] of [
  ['thirty', '30'],
  ['forty', '40'],
  ['fifty', '50'],
  ['sixty', '60'],
  ['seventy', '70'],
  ['eighty', '80'],
  ['ninety', '90'],
  ['hundred', '100'],
  ['thousand', '1000'],
  ['million', '1000000'],
  ['half', '1/2'],
  ['twice', '2'],
  ['double', '2'],
  ['triple', '3'],
] as const)
  numerals.set(word, digits)

/** So frequent in English that hardly a sentence does without; of other languages few are spelled like them. */
export const functionWords = new Set(
  'the a an and or of to is are be it its this that your you with for by as on at from not so but because when which who than their they can may will would has have'.split(
    ' ',
  ),
)

/** Too frequent in this field to show that two texts speak of the same thing. */
export const emptyWords = new Set(
  'mail mails email emails message messages this that your yours with from they them their there have will would when what which make makes step steps first begin begins start starts then after before more most some also than these those been being because once into only'.split(
    ' ',
  ),
)
