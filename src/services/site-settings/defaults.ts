import type { Language } from '#contract/language.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { germanDefaults } from './defaults-de.ts'

/** Beside the English: what is no text is the same everywhere. */
const texts: Record<Language, (brand: string) => Partial<SiteSettings>> = { en: english, de: germanDefaults }

/** What the site says where the operator wrote nothing. The legal texts say only what is so on every instance. */
export function defaultSettings(brand: string, language: Language = 'en'): SiteSettings {
  return { ...english(brand), ...texts[language](brand) }
}

function english(brand: string): SiteSettings {
  return {
    contactUsText: `\u00a9 2020-{year} ${brand}. All rights reserved. {email}`,
    contactEmail: '',
    educationUrl: '/docs',
    contactUrl: '/email-deliverability#contact',
    statusUrl: '/status',
    helpUrl: '/docs',
    consultants: [],
    privacyPolicyText: privacy(brand),
    termsText: terms(brand),
    footerSocial: [],
    ...titles(brand),
    customHeadCode: '',
    customBodyCode: '',
    customFooterCode: '',
  }
}

const privacy = (
  brand: string,
) => `This is what ${brand} keeps as it comes. Whoever runs this server should say here who they are and how to reach them.

Mails that you send to a test address, and reports made from them, are kept for a limited time and deleted after that. You can delete each of them at any time. Links and pictures in a tested mail are asked for once, without cookies.

Network addresses are kept as keyed hashes alone, to hold off abuse. Cookies serve to know your tests again and to keep you signed in; none is used for advertising.`

const terms = (
  brand: string,
) => `Use ${brand} for mail that you may test. Do not use it to find out addresses of people, and do not disturb other users.

Reports are made with care and without warranty: a good score is no promise that a mail reaches the inbox. Whoever runs this server should add their own terms here.`

function titles(brand: string) {
  return {
    homeTitle: `Free Email Newsletter Spam Test - ${brand}`,
    homeDescription:
      'Check the newsletter spam score and quality. Improve the deliverability of your emails with our online spam tester and checker tool.',
    resultTitle: `Spam test report - ${brand}`,
    resultDescription: 'What was found in one mail, and what to do about it.',
    loadingTitle: `Waiting for your mail - ${brand}`,
    loadingDescription: 'Send your mail to the address shown; the report opens by itself.',
    accountTitle: `My account - ${brand}`,
    accountDescription: 'Your tests, your details and your plan.',
    loginTitle: `Login - ${brand}`,
    loginDescription: 'Log in to your account.',
    registerTitle: `Sign up - ${brand}`,
    registerDescription: 'Create an account: your tests are kept longer and in one place.',
    resetTitle: `Choose a new password - ${brand}`,
    resetDescription: 'Choose a new password for your account.',
    confirmTitle: `Confirm your address - ${brand}`,
    confirmDescription: 'Confirm that the email address of your account is yours.',
    forgotTitle: `Forgot your password - ${brand}`,
    forgotDescription: 'Have a link sent to you with which you choose a new password.',
    termsTitle: `Terms - ${brand}`,
    termsDescription: `The terms under which ${brand} is offered.`,
    policyTitle: `Privacy - ${brand}`,
    policyDescription: `What ${brand} keeps, for how long, and why.`,
  }
}
