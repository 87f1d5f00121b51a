/** The plans and what is in them. */
export const planWords = {
  pricing: {
    meta: 'Pricing',
    title: 'Plans',
    homeTitle: 'Plans',
    lead: 'Testing without an account stays free. A plan gives you more tests, keeps the reports longer and opens the API.',
    guest: (tests: number, kept: string) =>
      `Without an account: ${tests === 1 ? '1 spam test' : `${tests} spam tests`} a day from one network, reports kept ${kept}.`,
    freeTitle: 'Nothing costs anything here',
    freeLead: 'This instance has no plans. Everything is open to everyone who may use it.',
    start: 'Start a test',
  },
  interval: {
    label: 'Pay by',
    month: 'Monthly',
    year: 'Yearly',
    saving: (months: number) => (months === 1 ? '1 month free' : `${months} months free`),
  },
  price: {
    free: 'Free',
    perMonth: 'a month',
    perYear: 'a year',
    once: 'once',
    byYear: (amount: string) => `${amount} a month, paid by the year`,
  },
  plan: {
    popular: 'Most chosen',
    current: 'Your plan',
    choose: (name: string) => `Choose ${name}`,
    begin: 'Get started',
    change: (name: string) => `Change to ${name}`,
    ask: 'Given by the operator of this instance.',
    askWith: 'Given by the operator; how to reach them stands below every page.',
    includes: (name: string) => `What is in ${name}`,
  },
  /** By the description of data/plans.ts; one that was edited is shown as written. */
  descriptions: {
    'For the newsletter you send now and then.': 'For the newsletter you send now and then.',
    'For one sender who tests every campaign.': 'For one sender who tests every campaign.',
    'For a team with several senders, and for programs.':
      'For a team with several senders, and for programs.',
    'For those who send for others.': 'For those who send for others.',
    'Paid once, for as long as this service runs.': 'Paid once, for as long as this service runs.',
  } as Record<string, string>,
  features: {
    spam_check: (count: string) => `${count} spam tests a month`,
    pictures: (count: string) => `${count} screenshots and heat maps`,
    inbox_placement: (count: string) => `${count} placement tests`,
    email_verification: (count: string) => `${count} verified addresses`,
    monitors: (count: number) => (count === 1 ? '1 monitor' : `${count} monitors`),
    retention: (time: string) => `Reports kept ${time}`,
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
    always: 'for good',
    unlimited: 'Unlimited',
    api: (keys: number, rpm: number) =>
      `API: ${keys === 1 ? '1 key' : `${keys} keys`}, ${rpm} requests a minute`,
    apiUnlimited: 'API without limits',
  },
  deal: {
    title: 'Rather pay once?',
    text: (name: string, price: string) => `${name}: ${price}, no renewals.`,
    see: 'See the deal',
  },
  ltd: {
    meta: 'Lifetime deal',
    title: 'Pay once, keep testing',
    lead: 'One payment, no renewals. The plan stays as long as this service runs.',
    none: 'There is no lifetime deal at the moment.',
    see: 'See the plans',
    facts: [
      ['Counted by the month', 'The tests of a month begin anew on the first day of the next, in UTC.'],
      ['Codes from a deal', 'A code that you bought elsewhere is entered under Subscription.'],
      [
        'Changing later',
        'Another plan can be chosen at any time. The lifetime plan comes back when that ends.',
      ],
    ],
  },
}
