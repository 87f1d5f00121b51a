// Made of the English catalogs by `npm run messages`; not written by hand.
// biome-ignore-all format: generated

/** What is put in was put into words before. */
type Text = string
/** A table that is read by codes from outside: one that it lacks is undefined. */
type Open<Table> = Table & { readonly [code: string]: Table[keyof Table] | undefined }

/** What pages say, as components read it: by area, then by the parts of the code. */
export type PageWords = {
  account: {
    'panel': {
      'back': string
      'title': string
      'voices': string
      'carousel': string
      'previous': string
      'next': string
      'slide': (facts: { position: number; total: number }) => string
      'slides': [
        {
          'text': string
          'title': string
          'subtitle': string
        },
        {
          'text': string
          'title': string
          'subtitle': string
        },
      ]
      'state': {
        'careless': string
        'repaired': string
      }
    }
    'login': {
      'meta': string
      'title': string
      'lead': string
      'wanted': string
      'offer': string
      'email': string
      'password': string
      'forgot': string
      'submit': string
      'passkey': string
      'noAccount': string
      'register': string
      'twoFactor': {
        'title': string
        'lead': string
        'code': string
        'hint': string
        'submit': string
        'again': string
        'passkey': string
        'lost': string
        'lostText': string
        'lostSubmit': string
        'lostSentTitle': string
        'lostSent': string
      }
      'done': {
        'reset': string
        'logout': string
        'confirmed': string
        'deleted': string
      }
    }
    'register': {
      'meta': string
      'title': string
      'lead': string
      'name': string
      'email': string
      'emailHint': string
      'password': string
      'repeat': string
      'terms': {
        'before': string
        'terms': string
        'and': string
        'policy': string
      }
      'submit': string
      'haveAccount': string
      'login': string
      'admin': string
      'closed': string
    }
    'forgot': {
      'meta': string
      'title': string
      'lead': string
      'email': string
      'submit': string
      'back': string
      'sentTitle': string
      'sent': string
      'notThere': string
      'again': string
    }
    'reset': {
      'meta': string
      'title': string
      'lead': string
      'password': string
      'repeat': string
      'submit': string
      'noToken': string
      'ask': string
    }
    'confirm': {
      'meta': string
      'title': string
      'lead': string
      'submit': string
      'againTitle': string
      'againLead': string
      'email': string
      'again': string
      'sentTitle': string
      'sent': string
      'failed': string
      'asksPassword': string
      'password': string
      'notYou': string
      'reset': string
      'waitsTitle': string
      'waits': (facts: { when: Text }) => string
    }
    'wish': {
      'meta': string
      'address': {
        'title': string
        'lead': (facts: { email: Text; when: Text }) => string
        'allow': string
        'stop': string
      }
      'lost-factor': {
        'title': string
        'lead': string
        'allow': string
        'stop': string
      }
      'early': (facts: { when: Text }) => string
      'unsure': string
      'over': string
      'outcomes': Open<{
        'address-stopped': string
        'address-allowed': string
        'address-done': string
        'lost-factor-stopped': string
        'lost-factor-done': string
      }>
      'newPassword': string
      'login': string
    }
    'banner': {
      'unconfirmed': (facts: { email: Text }) => string
      'pending': (facts: { email: Text }) => string
      'pendingWhy': (facts: { email: Text; when: Text }) => string
      'stop': string
      'factorLost': (facts: { when: Text }) => string
      'factorLostWhy': string
      'keepFactor': string
      'why': string
      'again': string
      'deletion': (facts: { when: Text }) => string
      'keep': string
      'mailbox': string
      'stopped': {
        'no_mailbox': (facts: { email: Text }) => string
        'disabled': (facts: { email: Text }) => string
        'full': (facts: { email: Text }) => string
        'other': (facts: { email: Text }) => string
        'abuse': (facts: { email: Text }) => string
        'fraud': (facts: { email: Text }) => string
        'virus': (facts: { email: Text }) => string
      }
      'stoppedWhy': {
        'bounce': string
        'complaint': string
      }
      'tryAgain': string
      'resume': string
    }
    'side': {
      'nav': string
      'dashboard': string
      'spamTest': string
      'placement': string
      'account': string
      'subscription': string
      'help': string
      'admin': string
      'open': string
      'close': string
      'domains': string
      'newsletters': string
      'tests': string
      'placements': string
      'lists': string
      'accounts': string
    }
    'dashboard': {
      'meta': string
      'usage': string
      'resets': (facts: { when: Text }) => string
      'metrics': {
        'spam_check': string
        'screenshots': string
        'heatmaps': string
        'inbox_placement': string
        'email_verification': string
        'monitors': string
      }
      'of': (facts: { used: Text; limit: Text }) => string
      'unlimited': (facts: { used: Text }) => string
      'none': string
      'full': string
      'change': string
    }
    'keys': {
      'title': string
      'lead': string
      'none': string
      'name': string
      'namePlaceholder': string
      'scopes': string
      'scope': {
        'read': string
        'test': string
        'verify': string
        'admin': string
      }
      'ends': string
      'endsIn': (facts: { days: number }) => string
      'networks': string
      'networksHint': string
      'from': string
      'until': (facts: { when: Text }) => string
      'ended': string
      'create': string
      'created': string
      'once': string
      'copy': string
      'columns': {
        'name': string
        'key': string
        'scopes': string
        'created': string
        'used': string
      }
      'never': string
      'revoke': string
      'revokeTitle': (facts: { name: Text }) => string
      'revokeText': string
      'cancel': string
      'notInPlan': string
      'unconfirmed': string
    }
    'connect': {
      'meta': string
      'title': (facts: { host: Text }) => string
      'titleHere': string
      'named': (facts: { name: Text }) => string
      'namedHere': (facts: { name: Text }) => string
      'can': (facts: { email: Text }) => string
      'scope': {
        'read': string
        'test': string
        'verify': string
      }
      'until': string
      'page': string
      'next': (facts: { host: Text }) => string
      'nextHere': string
      'allow': string
      'deny': string
      'unconfirmed': string
      'notInPlan': string
      'refused': string
      'unproved': {
        'request': string
        'unknown_client': string
        'document_unreachable': string
        'document_invalid': string
        'redirect_mismatch': string
      }
      'wrong': (facts: { error: Text }) => string
      'back': (facts: { host: Text }) => string
      'backHere': string
    }
    'applications': {
      'title': string
      'lead': string
      'none': string
      'columns': {
        'host': string
        'scopes': string
        'created': string
        'used': string
      }
      'here': string
      'never': string
      'disconnect': string
      'disconnectTitle': (facts: { host: Text }) => string
      'disconnectText': string
      'keep': string
    }
    'webhooks': {
      'title': string
      'lead': string
      'docs': string
      'none': string
      'add': string
      'name': string
      'namePlaceholder': string
      'url': string
      'urlHint': string
      'format': string
      'formatHint': string
      'formats': {
        'events': string
        'slack': string
        'teams': string
        'discord': string
        'ntfy': string
      }
      'types': string
      'enabled': string
      'save': string
      'create': string
      'edit': (facts: { name: Text }) => string
      'on': string
      'paused': string
      'off': string
      'allTypes': string
      'lastSuccess': (facts: { when: Text }) => string
      'noSuccess': string
      'log': string
      'noEvents': string
      'stopped': {
        'gone': string
        'failing': string
      }
      'rotate': string
      'rotateHint': string
      'tryIt': string
      'removeShort': string
      'removeTitle': (facts: { name: Text }) => string
      'removeText': string
      'removeConfirm': string
      'cancel': string
      'secret': string
      'secretOnce': string
      'copySecret': string
      'columns': {
        'event': string
        'at': string
        'state': string
      }
      'state': {
        'delivered': string
        'waiting': string
        'given_up': string
      }
      'attempts': (facts: { count: number }) => string
      'next': (facts: { when: Text }) => string
      'replay': string
      'replayAll': string
      'notInPlan': string
      'unconfirmed': string
      'type': {
        'report_ready': string
        'report_score_dropped': string
        'list_verified': string
        'placement_completed': string
        'domain_changed': string
        'dmarc_notice': string
        'newsletter_silent': string
        'plan_changed': string
      }
    }
    'security': {
      'title': string
      'password': {
        'title': string
        'lead': (facts: { keys: number }) => string
        'current': string
        'next': string
        'repeat': string
        'submit': string
      }
      'twoFactor': {
        'title': string
        'ends': (facts: { keys: number }) => string
        'forAdmin': string
        'off': string
        'on': string
        'begin': string
        'step1': string
        'step1Text': string
        'key': string
        'step2': string
        'code': string
        'enable': string
        'cancel': string
        'codes': string
        'codesText': string
        'copy': string
        'saved': string
        'disable': string
        'disableTitle': string
      }
      'passkeys': {
        'title': string
        'lead': string
        'name': string
        'placeholder': string
        'add': string
        'change': string
        'rename': string
        'remove': string
        'ends': (facts: { keys: number }) => string
        'synced': string
        'here': string
        'since': (facts: { when: Text }) => string
        'used': (facts: { when: Text }) => string
        'never': string
        'failed': string
        'unknown': string
        'unconfirmed': string
      }
      'sessions': {
        'title': string
        'device': string
        'used': string
        'since': string
        'here': string
        'end': string
      }
    }
    'data': {
      'title': string
      'export': {
        'title': string
        'text': string
        'action': string
      }
      'log': {
        'title': string
        'none': string
        'columns': {
          'at': string
          'action': string
          'actor': string
        }
        'actions': Open<{
          'register': string
          'login': string
          'login-failed': string
          'two-factor-failed': string
          'logout': string
          'session-revoked': string
          'password-changed': string
          'password-reset': string
          'two-factor-on': string
          'two-factor-off': string
          'recovery-code-used': string
          'passkey-added': string
          'passkey-removed': string
          'factor-lost': string
          'lost-factor-stopped': string
          'wishes-stopped': string
          'address-change-asked': string
          'address-change-allowed': string
          'address-change-stopped': string
          'address-changed': string
          'address-confirmed': string
          'api-key-created': string
          'webhook-created': string
          'webhook-changed': string
          'webhook-secret-renewed': string
          'webhook-deleted': string
          'client-link-created': string
          'client-link-revoked': string
          'api-key-renewed': string
          'api-key-revoked': string
          'application-connected': string
          'application-disconnected': string
          'application-ended': string
          'plan-granted': string
          'plan-switched': string
          'plan-cancelled': string
          'plan-kept': string
          'code-redeemed': string
          'codes-made': string
          'plan-changed': string
          'taxes-changed': string
          'seed-added': string
          'seed-changed': string
          'seed-removed': string
          'became-admin': string
          'admin-granted': string
          'admin-withdrawn': string
          'account-suspended': string
          'account-restored': string
          'second-factor-reset': string
          'settings-changed': string
          'custom-code-changed': string
          'deletion-scheduled': string
          'deletion-cancelled': string
          'account-deleted': string
          'export': string
          'member-invited': string
          'member-invited-again': string
          'member-invitation-withdrawn': string
          'member-joined': string
          'member-declined': string
          'member-changed': string
          'member-removed': string
          'member-left': string
          'member-ended': string
          'code-ended': string
          'use-limited': string
          'use-limit-lifted': string
          'address-erased': string
          'mail-resumed': string
          'announcement-written': string
          'order-placed': string
          'order-withdrawn': string
          'order-asked': string
          'order-granted': string
          'order-refused': string
          'announcement-changed': string
          'announcement-withdrawn': string
          'invoice-paid': string
          'invoice-unpaid': string
        }>
        'actor': Open<{
          'account': string
          'admin': string
          'system': string
          'operator': string
          'visitor': string
          'member': string
        }>
      }
      'remove': {
        'title': string
        'text': string
        'submit': string
        'scheduled': (facts: { when: Text }) => string
        'subscription': string
        'keep': string
      }
    }
    'admin': {
      'meta': string
      'title': string
      'nav': string
      'tabs': {
        'health': string
        'users': string
        'plans': string
        'settings': string
        'failures': string
        'use': string
        'erasure': string
        'announcements': string
        'orders': string
      }
      'health': {
        'asked': (facts: { when: Text; version: Text }) => string
        'again': string
        'ms': (facts: { ms: number }) => string
      }
      'plans': {
        'title': string
        'lead': string
        'save': string
        'name': string
        'description': string
        'sort': string
        'limits': string
        'prices': string
        'amount': {
          'month': string
          'year': string
          'lifetime': string
        }
        'lookup': string
        'currency': string
        'holds': string
        'flags': {
          'has_history': string
          'has_ai_assistant': string
          'has_api': string
          'popular': string
        }
        'limit': {
          'spam_check': string
          'inbox_placement': string
          'email_verification': string
          'screenshots': string
          'heatmaps': string
          'monitors': string
          'watched_domains': string
          'newsletters': string
          'seats': string
          'api_rpm': string
          'api_keys': string
          'retention_days': string
        }
        'codes': {
          'title': string
          'lead': string
          'count': string
          'interval': string
          'intervals': {
            'month': string
            'year': string
            'lifetime': string
          }
          'make': string
          'made': string
          'copy': string
          'plan': string
          'list': string
          'none': string
          'columns': {
            'code': string
            'plan': string
            'state': string
            'made': string
            'action': string
          }
          'state': {
            'open': string
            'taken': string
            'used': (facts: { when: Text }) => string
            'ended': string
          }
          'until': (facts: { when: Text }) => string
          'end': string
          'endTitle': (facts: { code: Text }) => string
          'endText': string
          'endKeep': string
          'endConfirm': string
        }
      }
      'settings': {
        'title': string
        'save': string
        'contact': string
        'terms': string
        'privacy': string
        'social': string
        'socialHint': string
        'titles': string
        'pageTitle': (facts: { page: Text }) => string
        'pageDescription': (facts: { page: Text }) => string
        'code': string
        'codeWarning': string
        'head': string
        'body': string
        'footer': string
      }
    }
    'password': {
      'show': string
      'hide': string
      'rule': string
      'tooShort': (facts: { missing: number }) => string
      'strength': [
        string,
        string,
        string,
        string,
        string,
      ]
    }
    'mailbox': {
      'open': string
      'note': string
      'meta': string
      'title': string
      'empty': string
      'to': string
      'back': string
    }
    'tabs': {
      'nav': string
      'details': string
      'plans': string
      'subscription': string
      'results': string
      'orders': string
      'placement': string
      'keys': string
      'webhooks': string
      'security': string
      'members': string
      'data': string
    }
    'passkey': {
      'failed': string
    }
    'proof': {
      'title': string
      'text': string
      'password': string
      'code': string
      'byCode': string
      'byPassword': string
      'byPasskey': string
      'submit': string
      'cancel': string
      'link': string
    }
    'done': Open<{
      'details': string
      'address': string
      'monitor': string
      'proved': string
      'wishes-stopped': string
      'password': string
      'session': string
      'two-factor-off': string
      'passkey-added': string
      'passkey-named': string
      'passkey-removed': string
      'key-removed': string
      'application-removed': string
      'webhook-saved': string
      'webhook-removed': string
      'deleted': string
      'confirmed': string
      'confirm-sent': string
      'kept': string
      'cancelled': string
      'plan': string
      'plan-kept': string
      'payment-left': string
      'tax': string
      'tax-removed': string
      'card': string
      'settings': string
      'plan-saved': string
      'registered': string
      'admin': string
      'user-plan': string
      'user-confirm': string
      'user-suspend': string
      'user-restore': string
      'user-promote': string
      'user-demote': string
      'user-reset-second-factor': string
      'user-delete': string
      'user-cancel-deletion': string
      'letter-retried': string
      'letter-discarded': string
      'code-ended': string
      'limited': string
      'limit-lifted': string
      'mail-resumed': string
      'announcement-written': string
      'ordered': string
      'order-withdrawn': string
      'order-answered': string
      'order-granted': string
      'order-refused': string
      'order-asked': string
      'announcement-changed': string
      'announcement-withdrawn': string
      'user-resume-mail': string
      'member-invited': string
      'member-withdrawn': string
      'member-saved': string
      'member-removed': string
      'seat-accepted': string
      'seat-declined': string
      'seat-left': string
      'invoice-paid': string
      'invoice-unpaid': string
    }>
    'toAdmin': string
    'account': {
      'meta': string
      'title': string
      'name': string
      'email': string
      'emailHint': string
      'timezone': string
      'locale': string
      'save': string
      'confirmed': (facts: { when: Text }) => string
      'unconfirmed': string
      'pending': (facts: { email: Text }) => string
      'since': (facts: { when: Text }) => string
    }
    'results': {
      'title': string
      'search': string
      'find': string
      'clear': string
      'columns': {
        'id': string
        'subject': string
        'sender': string
        'created': string
        'score': string
      }
      'choose': (facts: { subject: Text }) => string
      'chooseTitle': string
      'open': string
      'remove': string
      'removeTitle': string
      'removeText': string
      'cancel': string
      'noSubject': string
      'soFar': string
      'status': Open<{
        'waiting': string
        'received': string
        'analyzing': string
        'failed': string
        'expired': string
      }>
      'sortBy': (facts: { column: Text }) => string
      'found': (facts: { count: number }) => string
      'page': (facts: { page: number; last: number }) => string
      'previous': string
      'next': string
      'none': string
      'notFound': (facts: { search: Text }) => string
      'start': string
      'compare': string
      'compareHint': string
      'kept': (facts: { time: Text }) => string
    }
    'members': {
      'title': string
      'lead': string
      'used': (facts: { used: number; limit: number }) => string
      'usedOpen': (facts: { used: number }) => string
      'full': string
      'over': string
      'inviteTitle': string
      'email': string
      'role': string
      'roles': {
        'owner': string
        'editor': string
        'reader': string
      }
      'rights': {
        'owner': string
        'editor': string
        'reader': string
      }
      'lastDay': string
      'lastDayHint': string
      'invite': string
      'waiting': string
      'until': (facts: { when: Text }) => string
      'again': string
      'againOf': (facts: { email: Text }) => string
      'withdraw': string
      'withdrawOf': (facts: { email: Text }) => string
      'list': string
      'none': string
      'since': (facts: { when: Text }) => string
      'save': string
      'saveOf': (facts: { email: Text }) => string
      'paused': string
      'letIn': string
      'letInOf': (facts: { email: Text }) => string
      'remove': string
      'removeOf': (facts: { email: Text }) => string
      'removeHint': string
    }
    'seats': {
      'title': string
      'lead': string
      'own': string
      'here': string
      'paused': string
      'work': string
      'workOf': (facts: { name: Text }) => string
      'leave': string
      'leaveOf': (facts: { name: Text }) => string
      'lastDay': (facts: { day: Text }) => string
      'noEnd': string
      'invitations': string
      'from': (facts: { email: Text }) => string
      'accept': string
      'acceptOf': (facts: { name: Text }) => string
      'decline': string
      'declineOf': (facts: { name: Text }) => string
      'nothing': string
    }
    'invitation': {
      'meta': string
      'title': (facts: { name: Text }) => string
      'lead': (facts: { email: Text }) => string
      'account': string
      'for': string
      'lasts': string
      'signIn': (facts: { email: Text }) => string
      'login': string
      'register': string
      'wrongAddress': (facts: { email: Text; own: Text }) => string
      'unconfirmed': string
      'over': string
    }
  }
  base: {
    'errors': {
      'notFound': string
      'unmatched': string
      'unmatchedText': string
      'reportNotFound': string
      'expired': string
      'expiredText': string
      'usedUp': string
      'usedUpAgain': (facts: { when: Text }) => string
      'usedUpGuest': (facts: { when: Text }) => string
      'usedUpMember': (facts: { when: Text }) => string
      'noneAtAll': string
      'seePlans': string
      'makeAccount': string
      'offline': string
      'offlineText': string
      'unsent': {
        'unreachable': string
        'signedOut': string
        'login': string
      }
      'occurred': string
      'occurredText': string
      'reload': string
      'goHome': string
      'failing': string
      'backHome': string
      'sampleFailed': string
      'uploadFailed': string
      'removeFailed': string
      'seat': string
      'ownAccount': string
    }
    'meta': {
      'title': (facts: { brand: Text }) => string
      'description': string
      'emailTest': (facts: { brand: Text }) => string
      'checker': (facts: { title: Text; brand: Text }) => string
      'checked': (facts: { name: Text; subject: Text; brand: Text }) => string
      'report': (facts: { subject: Text; brand: Text }) => string
      'notFound': (facts: { brand: Text }) => string
    }
    'shell': {
      'ownTests': string
      'skip': string
      'menu': string
      'closeMenu': string
      'mainNav': string
      'domainField': {
        'label': string
        'submit': string
      }
      'toLight': string
      'toDark': string
      'language': string
      'nav': {
        'example': string
        'checkers': string
      }
      'footer': {
        'about': string
        'callTitle': string
        'callText': string
        'callTextMember': string
        'call': string
        'product': string
        'records': string
        'lists': string
        'developers': string
        'version': (facts: { version: Text; rules: Text }) => string
      }
      'notifications': string
      'closeNotification': string
      'entries': {
        'verifier': string
        'placement': string
        'consultants': string
        'spamTest': string
        'deliverability': string
        'help': string
        'home': string
      }
      'links': {
        'education': string
        'contact': string
        'status': string
        'help': string
        'newTab': string
        'social': string
      }
      'account': {
        'login': string
        'getStarted': string
        'myAccount': string
        'signUp': string
        'logout': string
        'pricing': string
      }
      'legal': {
        'terms': string
        'policy': string
      }
      'working': string
      'checkers': {
        'domain': {
          'name': string
          'heading': string
        }
        'spf': {
          'name': string
          'heading': string
        }
        'dkim': {
          'name': string
          'heading': string
        }
        'dmarc': {
          'name': string
          'heading': string
        }
        'bimi': {
          'name': string
          'heading': string
        }
        'mta-sts': {
          'name': string
          'heading': string
        }
        'tls-rpt': {
          'name': string
          'heading': string
        }
        'domain-blacklist': {
          'name': string
          'heading': string
        }
        'email-blacklist': {
          'name': string
          'heading': string
        }
        'ip-blacklist': {
          'name': string
          'heading': string
        }
      }
      'questions': string
      'announcements': {
        'name': string
        'level': {
          'information': string
          'warning': string
        }
        'more': string
        'dismiss': string
      }
      'seat': {
        'name': string
        'workingIn': (facts: { name: Text }) => string
        'role': {
          'owner': string
          'editor': string
          'reader': string
        }
        'back': string
        'over': {
          'removed': (facts: { name: Text }) => string
          'paused': (facts: { name: Text }) => string
          'ended': (facts: { name: Text }) => string
          'gone': string
        }
        'understood': string
      }
    }
    'status': {
      'good': string
      'warning': string
      'bad': string
      'no-data': string
    }
    'copy': {
      'copied': string
      'failed': string
      'what': (facts: { what: Text }) => string
    }
    'marks': {
      'colon': string
    }
  }
  billing: {
    'standing': {
      'title': string
      'status': {
        'free': string
        'trialing': string
        'active': string
        'past_due': string
        'canceled': string
        'lifetime': string
      }
      'interval': {
        'month': string
        'year': string
        'lifetime': string
      }
      'renews': (facts: { when: Text }) => string
      'ends': (facts: { when: Text }) => string
      'unconfirmed': (facts: { name: Text }) => string
      'pastDue': string
      'cancel': string
      'cancelTitle': string
      'cancelText': string
      'cancelUntil': (facts: { when: Text }) => string
      'cancelConfirm': string
      'keep': string
      'keepOn': string
    }
    'change': {
      'meta': string
      'title': (facts: { plan: Text }) => string
      'lead': (facts: { from: Text; fromBilled: Text; to: Text; toBilled: Text }) => string
      'billed': {
        'month': string
        'year': string
        'lifetime': string
      }
      'interval': {
        'month': (facts: { plan: Text }) => string
        'year': (facts: { plan: Text }) => string
      }
      'payOnly': (facts: { amount: Text }) => string
      'switchOnly': string
      'keepTitle': (facts: { plan: Text }) => string
      'keepLead': string
      'today': string
      'lines': {
        'unused': (facts: { plan: Text }) => string
        'remaining': (facts: { plan: Text }) => string
        'period': (facts: { plan: Text }) => string
      }
      'span': (facts: { from: Text; to: Text }) => string
      'tax': string
      'creditUsed': string
      'dueNow': string
      'next': {
        'month': (facts: { when: Text; amount: Text }) => string
        'year': (facts: { when: Text; amount: Text }) => string
      }
      'nextTax': (facts: { tax: Text }) => string
      'creditLeft': (facts: { credit: Text; due: Text }) => string
      'whyCharged': string
      'whyCredit': (facts: { to: Text }) => string
      'whyNothing': (facts: { to: Text }) => string
      'pay': (facts: { amount: Text; plan: Text }) => string
      'switch': (facts: { plan: Text }) => string
      'keep': (facts: { plan: Text }) => string
      'leave': string
      'card': string
      'cannot': string
      'back': string
    }
    'buy': {
      'meta': string
      'title': (facts: { plan: Text }) => string
      'left': string
      'steps': {
        'account': string
        'confirm': string
        'pay': string
      }
      'have': string
      'login': string
      'create': string
      'signedIn': (facts: { email: Text }) => string
      'confirmText': (facts: { email: Text }) => string
      'waiting': string
      'again': string
      'otherAddress': string
      'sentAgain': string
      'check': string
      'confirmed': (facts: { email: Text }) => string
      'confirmFirst': string
      'payFirst': string
      'payText': string
      'pay': (facts: { amount: Text }) => string
      'payUnknown': string
      'summary': string
      'country': string
      'chooseCountry': string
      'update': string
      'price': string
      'tax': string
      'taxUnknown': string
      'taxChoose': string
      'plusTax': (facts: { amount: Text }) => string
      'taxLater': string
      'total': {
        'month': string
        'year': string
        'lifetime': string
      }
      'renews': string
      'once': string
      'company': string
      'includes': string
    }
    'welcome': {
      'meta': string
      'title': (facts: { plan: Text }) => string
      'lead': string
      'leadUnpaid': string
      'waitsTitle': string
      'waits': string
      'receipt': string
      'number': (facts: { number: Text }) => string
      'paid': (facts: { amount: Text; when: Text }) => string
      'withTax': (facts: { tax: Text }) => string
      'pdf': string
      'view': string
      'all': string
      'open': string
      'first': string
      'test': string
      'testText': string
      'key': string
      'placement': string
      'subscription': string
    }
    'code': {
      'title': string
      'text': string
      'label': string
      'submit': string
    }
    'checkout': {
      'meta': string
      'title': string
      'text': string
      'go': string
      'nothing': string
      'nothingText': string
      'applying': string
      'apply': string
      'failed': string
      'noKey': string
    }
    'subscription': {
      'meta': string
      'title': string
      'plans': string
    }
    'orders': {
      'title': string
      'none': string
      'columns': {
        'number': string
        'plan': string
        'status': string
        'amount': string
        'created': string
      }
      'status': Open<{
        'draft': string
        'open': string
        'paid': string
        'void': string
        'uncollectible': string
        'refunded': string
        'credit': string
      }>
      'withTax': (facts: { tax: Text }) => string
      'pdf': string
      'open': string
      'noNumber': string
      'payment': {
        'title': string
        'none': string
        'card': (facts: { brand: Text; last4: Text }) => string
        'expires': (facts: { month: Text; year: Text }) => string
        'default': string
        'use': string
        'portal': string
      }
      'tax': {
        'title': string
        'text': string
        'none': string
        'kind': string
        'choose': string
        'names': {
          'vat': string
          'gst': string
          'tin': string
        }
        'example': (facts: { example: Text }) => string
        'number': string
        'add': string
        'remove': string
        'verification': {
          'pending': string
          'verified': string
          'unverified': string
          'unavailable': string
        }
      }
    }
  }
  captcha: {
    'noKey': string
    'noVersion': string
    'failed': string
    'notLoaded': string
    'notice': (facts: { provider: Text }) => string
    'privacy': string
    'and': string
    'terms': string
    'apply': string
    'ownWork': string
    'withoutScripts': string
  }
  checkerPages: {
    'domain': {
      'label': string
      'title': string
      'description': string
      'lead': string
      'about': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
    'spf': {
      'label': string
      'title': string
      'description': string
      'lead': string
      'about': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
    'dkim': {
      'label': string
      'title': string
      'description': string
      'lead': string
      'about': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
    'dmarc': {
      'label': string
      'title': string
      'description': string
      'lead': string
      'about': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
    'bimi': {
      'label': string
      'title': string
      'description': string
      'lead': string
      'about': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
    'mta-sts': {
      'label': string
      'title': string
      'description': string
      'lead': string
      'about': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
    'tls-rpt': {
      'label': string
      'title': string
      'description': string
      'lead': string
      'about': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
    'domain-blacklist': {
      'label': string
      'title': string
      'description': string
      'lead': string
      'about': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
    'email-blacklist': {
      'label': string
      'title': string
      'description': string
      'lead': string
      'about': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
    'ip-blacklist': {
      'label': string
      'title': string
      'description': string
      'lead': string
      'about': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
  }
  checkers: {
    'nav': string
    'submit': string
    'checking': string
    'options': string
    'optionsSet': (facts: { count: number }) => string
    'tryIt': {
      'domain': string
      'email-blacklist': string
      'ip-blacklist': string
    }
    'tryExample': (facts: { example: Text }) => string
    'optionLabel': {
      'selector': string
      'ip': string
      'sender': string
      'helo': string
      'parked': string
      'related': string
      'draft': string
    }
    'optionHint': {
      'selector': string
      'ip': string
      'sender': string
      'helo': string
      'parked': string
      'related': string
      'draft': string
    }
    'asked': string
    'foundAt': string
    'beside': string
    'besideMore': (facts: { count: number }) => string
    'ttl': string
    'checkedAt': string
    'score': string
    'scoreOf': (facts: { score: number }) => string
    'again': string
    'record': {
      'several': (facts: { count: number }) => string
      'none': (facts: { name: Text }) => string
      'hint': string
      'hintKeys': string
      'parts': string
      'toFinding': string
      'moreFindings': (facts: { count: number }) => string
      'copy': string
      'roles': Open<{
        'version': string
        'mechanism': string
        'modifier': string
        'qualifier': string
        'tag-name': string
        'tag-value': string
        'separator': string
        'unknown': string
      }>
    }
    'findings': {
      'title': string
      'none': string
      'toLookAt': (facts: { count: number }) => string
      'passed': (facts: { count: number }) => string
      'noData': (facts: { count: number }) => string
      'concerns': {
        'receivers': string
        'advice': string
        'information': string
      }
      'cause': string
      'where': string
    }
    'suggested': {
      'title': string
      'titleMany': string
      'question': string
      'questionNote': string
      'reason': string
      'risk': string
      'becomes': string
      'nothing': string
    }
    'specimen': string
    'dns': {
      'title': string
      'count': (facts: { count: number }) => string
      'name': string
      'type': string
      'outcome': string
      'server': string
      'ms': string
      'ttl': string
      'msOf': (facts: { ms: number }) => string
      'ttlOf': (facts: { seconds: number }) => string
      'outcomes': Open<{
        'answer': string
        'nodata': string
        'nxdomain': string
        'servfail': string
        'refused': string
        'timeout': string
        'unreachable': string
        'bad-name': string
      }>
    }
    'spf': {
      'tree': string
      'treeLead': string
      'lookups': string
      'voids': string
      'meter': (facts: { count: number; limit: number }) => string
      'over': (facts: { over: number }) => string
      'left': (facts: { left: number }) => string
      'cost': (facts: { count: number }) => string
      'costLong': (facts: { count: number }) => string
      'running': (facts: { count: number }) => string
      'runningLong': (facts: { count: number }) => string
      'repeated': string
      'loop': string
      'void': (facts: { outcome: Text }) => string
      'records': (facts: { count: number }) => string
      'truncated': string
      'test': string
      'as': string
      'matched': string
      'noMatch': string
      'trace': (facts: { count: number }) => string
      'traceColumns': {
        'term': string
        'domain': string
        'name': string
        'outcome': string
        'lookups': string
      }
      'traceOutcome': Open<{
        'match': string
        'no-match': string
        'permerror': string
        'temperror': string
      }>
      'result': Open<{
        'pass': string
        'fail': string
        'softfail': string
        'neutral': string
        'none': string
        'permerror': string
        'temperror': string
      }>
      'claims': string
      'claimsLead': string
      'claimColumns': {
        'sender': string
        'address': string
        'result': string
      }
      'claimFrom': {
        'mx': (facts: { name: Text }) => string
        'given': string
        'stranger': string
      }
      'claimNone': string
      'claimPrivate': string
      'space': string
      'spaceLead': string
      'addresses': string
      'atLeast': (facts: { figure: Text }) => string
      'notCounted': string
      'share': string
      'ranges': string
      'rangesInAll': (facts: { ipv6: number; ipv4: number }) => string
      'through': string
      'size': string
      'open': (facts: { count: number }) => string
      'shared': string
      'moves': string
      'movesNote': (facts: { count: number }) => string
      'movesLead': string
      'moveColumns': {
        'term': string
        'left': string
        'host': string
        'value': string
      }
      'flat': string
      'flatLead': string
      'flatCost': (facts: { from: number; to: number }) => string
      'flatTooLong': string
      'flatBreaks': string
      'flatAge': (facts: { seconds: Text }) => string
    }
    'dkim': {
      'keys': string
      'bits': (facts: { bits: number }) => string
      'flags': string
      'hashes': string
      'services': string
      'testing': string
      'strict': string
      'revoked': string
      'noFlags': string
      'any': string
      'keyCount': (facts: { count: number }) => string
      'copyKey': string
      'cname': string
      'tried': (facts: { count: number }) => string
      'triedLead': string
      'hit': string
      'seen': (facts: { services: Text }) => string
      'unanswered': string
      'source': Open<{
        'given': string
        'message': string
        'service': string
        'common': string
      }>
      'wildcard': string
    }
    'dmarc': {
      'effective': string
      'policies': Open<{
        'none': string
        'quarantine': string
        'reject': string
      }>
      'decidedBy': (facts: { tag: Text; at: Text }) => string
      'noTag': (facts: { at: Text }) => string
      'testMode': (facts: { requested: Text }) => string
      'walk': string
      'walkLead': string
      'applies': string
      'organizational': string
      'organization': string
      'noRecord': string
      'recordsHere': (facts: { count: number }) => string
      'plan': string
      'planLead': string
      'steps': Open<{
        'listen': string
        'close-unused': string
        'quarantine': string
        'reject': string
        'parked': string
      }>
      'does': Open<{
        'listen': string
        'close-unused': string
        'quarantine': string
        'reject': string
        'parked': string
      }>
      'days': (facts: { least: number; most: number }) => string
      'optional': string
      'done': string
      'next': string
      'alignment': string
      'alignmentLead': string
      'modes': Open<{
        'r': string
        's': string
      }>
      'dkim': string
      'spf': string
      'pslDiffers': (facts: { listed: Text }) => string
      'claims': string
      'claimsLead': string
      'claimColumns': {
        'mail': string
        'result': string
      }
      'claimMail': {
        'own': (facts: { from: Text }) => string
        'forged': (facts: { from: Text }) => string
        'forged-subdomain': string
        'forged-unused-name': string
      }
      'claimResult': Open<{
        'pass': string
        'none': string
        'quarantine': string
        'reject': string
      }>
      'claimUnknown': string
      'reports': string
      'reportType': string
      'reportTo': string
      'reportState': string
      'reportKind': Open<{
        'rua': string
        'ruf': string
      }>
      'external': string
      'own': string
      'authorization': Open<{
        'authorized': string
        'by-wildcard': string
        'missing': string
        'unanswered': string
      }>
      'mailbox': Open<{
        'no-mx': string
        'null-mx': string
      }>
    }
    'bimi': {
      'logo': string
      'alt': (facts: { domain: Text }) => string
      'unreadable': string
      'places': (facts: { count: number }) => string
      'light': string
      'dark': string
      'subject': string
      'noLogo': string
      'file': string
      'svg': string
      'svgLine': (facts: { line: number }) => string
      'wholeFile': string
      'certificate': string
      'noCertificate': string
      'type': Open<{
        'VMC': string
        'CMC': string
      }>
      'chain': Open<{
        'verified': string
        'unknown-root': string
        'broken': string
      }>
      'fields': {
        'type': string
        'mark': string
        'organization': string
        'names': string
        'issuer': string
        'valid': string
        'chain': string
      }
      'until': (facts: { from: Text; to: Text }) => string
      'outcomes': Open<{
        'verified': string
        'self-asserted': string
        'refused': string
        'open': string
      }>
    }
    'mtaSts': {
      'policy': string
      'fetched': string
      'status': string
      'mode': string
      'modes': Open<{
        'enforce': string
        'testing': string
        'none': string
      }>
      'maxAge': string
      'servers': string
      'server': string
      'covered': string
      'uncovered': string
      'patterns': string
      'file': string
      'outcomes': Open<{
        'redirect': string
        'status': string
        'too-large': string
        'tls': string
        'host': string
        'connection': string
        'unanswered': string
      }>
      'reasons': Open<{
        'refused-url': string
        'refused-address': string
        'dns-unavailable': string
        'connection': string
        'unreachable': string
        'timeout': string
        'too-many-redirects': string
      }>
    }
    'tlsRpt': {
      'addresses': string
      'address': string
      'by': Open<{
        'mailto': string
        'https': string
      }>
      'invalid': string
    }
    'lists': {
      'soFar': (facts: { count: number }) => string
      'asking': string
      'tier': {
        '1': string
        '2': string
        '3': string
        'info': string
      }
      'broke': string
    }
    'recordBadge': {
      'about': string
      'alt': (facts: { checker: Text; domain: Text }) => string
    }
    'listHistory': {
      'title': string
      'description': string
      'lead': string
      'none': string
      'untested': string
      'asks': {
        'ip': string
        'domain': string
        'email': string
      }
      'allow': string
      'share': (facts: { answered: number; tests: number }) => string
      'last': (facts: { state: Text; when: Text }) => string
      'because': (facts: { meaning: Text }) => string
      'states': {
        'answered': string
        'silent': string
        'refused': string
        'broken': string
      }
      'month': string
      'columns': {
        'answered': string
        'silent': string
        'refused': string
        'broken': string
      }
      'machine': string
    }
  }
  clients: {
    'links': {
      'title': string
      'note': (facts: { count: number }) => string
      'lead': string
      'rule': string
      'client': string
      'end': string
      'after': (facts: { days: number }) => string
      'make': string
      'made': (facts: { client: Text }) => string
      'once': string
      'copy': string
      'columns': {
        'client': string
        'made': string
        'ends': string
        'opened': string
      }
      'never': string
      'ended': (facts: { when: Text }) => string
      'revoke': string
      'revokeOf': (facts: { client: Text }) => string
    }
    'reports': {
      'title': string
      'note': (facts: { count: number }) => string
      'lead': string
      'client': string
      'monthly': string
      'now': string
      'next': (facts: { when: Text; language: Text }) => string
      'off': string
      'download': string
      'downloadOf': (facts: { client: Text }) => string
      'day': string
      'on': (facts: { day: Text }) => string
      'never': string
      'language': string
      'save': string
      'name': string
      'nameHint': string
      'logo': string
      'logoHint': string
      'logoSet': string
      'noLogo': string
      'saveBrand': string
    }
    'view': {
      'meta': (facts: { client: Text }) => string
      'from': (facts: { owner: Text }) => string
      'lead': string
      'allWell': (facts: { count: number }) => string
      'unchecked': (facts: { count: number }) => string
      'domains': string
      'some': (facts: { shown: number; total: number }) => string
      'problems': string
      'changes': string
      'noChanges': string
      'about': string
      'ends': (facts: { when: Text }) => string
      'by': (facts: { brand: Text }) => string
      'print': string
    }
    'over': {
      'title': string
      'text': string
    }
  }
  compare: {
    'meta': string
    'title': string
    'back': string
    'older': string
    'newer': string
    'score': string
    'noScore': string
    'noSubject': string
    'up': (facts: { points: number }) => string
    'down': (facts: { points: number }) => string
    'same': string
    'soFar': string
    'upSoFar': (facts: { points: number }) => string
    'downSoFar': (facts: { points: number }) => string
    'sameSoFar': string
    'common': (facts: { checks: number }) => string
    'whole': (facts: { score: number }) => string
    'provisional': string
    'sample': string
    'groups': {
      'title': string
      'titleSame': string
      'note': string
      'group': string
      'change': string
      'points': (facts: { score: Text; max: Text }) => string
      'unchecked': string
      'capBefore': (facts: { score: number }) => string
      'capAfter': (facts: { score: number }) => string
    }
    'findings': {
      'gone': string
      'new': string
      'changed': string
      'unknown': string
      'unknownNote': string
      'noneGone': string
      'noneNew': string
      'unchanged': (facts: { count: number }) => string
      'more': (facts: { count: number }) => string
      'absent': string
    }
    'pictures': {
      'title': string
      'view': {
        'label': string
        'slider': string
        'beside': string
      }
      'layer': string
      'heat': string
      'slider': string
      'sliderValue': (facts: { percent: Text; rest: Text }) => string
      'scroll': (facts: { device: 'desktop' | 'mobile' | 'tablet' }) => string
      'scale': string
      'heatOld': string
      'heatFailed': string
      'heatScripts': string
      'pending': string
    }
    'attention': {
      'title': string
      'lead': string
      'part': string
      'none': string
      'was': (facts: { text: Text }) => string
      'notListed': string
      'roles': {
        'first-screen': string
        'action': string
        'headline': string
        'buttons': string
        'headings': string
        'pictures': string
        'texts': string
        'links': string
        'last-section': string
      }
      'parts': string
      'by': {
        'text': string
        'link': string
        'place': string
      }
      'unclear': string
      'moreParts': (facts: { count: number }) => string
      'still': (facts: { count: number }) => string
      'noneMoved': string
      'aloneTitle': string
      'aloneNote': string
      'onlyBefore': string
      'onlyAfter': string
      'missing': string
    }
    'choose': {
      'lead': string
      'with': string
      'same': string
      'sender': string
      'others': string
      'none': string
      'byLink': string
      'first': string
      'second': string
      'hint': string
      'submit': string
      'notAReport': string
      'sameTest': string
      'tooMany': string
    }
    'edited': string
  }
  docs: {
    'title': string
    'lead': string
    'help': {
      'title': string
      'text': string
      'nobody': string
    }
    'nav': string
    'menu': string
    'onThisPage': string
    'previous': string
    'next': string
    'pageInEnglish': string
    'pagesInEnglish': string
    'anchor': (facts: { heading: Text }) => string
    'copyCode': string
    'curves': {
      'label': (facts: { names: Text }) => string
      'found': string
      'flagged': string
    }
    'meta': (facts: { title: Text; brand: Text }) => string
    'notFound': string
    'sections': {
      'guide': {
        'title': string
        'lead': string
      }
      'operate': {
        'title': string
        'lead': string
      }
      'develop': {
        'title': string
        'lead': string
      }
      'decisions': {
        'title': string
        'lead': string
      }
    }
    'pages': {
      'checks': string
      'checksLead': string
      'glossary': string
      'glossaryLead': string
      'api': string
      'apiLead': string
    }
    'search': {
      'label': string
      'submit': string
      'title': string
      'found': (facts: { count: number; query: Text }) => string
      'none': (facts: { query: Text }) => string
      'empty': string
    }
    'check': {
      'points': (facts: { group: Text; points: number }) => string
      'atWorst': (facts: { most: number }) => string
      'noPoints': string
      'why': string
      'outcomes': string
      'outcomesNote': string
      'services': string
      'otherServices': string
      'othersNote': (facts: { names: Text }) => string
      'sources': string
      'guide': string
      'groupPoints': (facts: { points: number }) => string
    }
    'api': {
      'title': string
      'lead': string
      'examples': string
      'calls': string
      'schemas': string
      'operation': string
      'body': string
      'required': string
      'where': Open<{
        'path': string
        'query': string
        'header': string
      }>
      'open': string
      'scoped': (facts: { scope: Text }) => string
      'personal': string
      'example': string
      'language': string
      'keyVariable': string
      'request': string
      'responses': string
      'key': string
      'keyHint': string
      'file': string
      'send': string
      'sending': string
      'changes': string
      'failed': string
      'cut': string
    }
    'term': {
      'more': string
      'used': string
    }
    'guideLink': string
  }
  domainReport: {
    'progress': (facts: { done: number; all: number }) => string
    'checking': (facts: { domain: Text }) => string
    'good': string
    'goodOf': (facts: { good: number; all: number }) => string
    'publish': {
      'title': string
      'note': string
      'action': {
        'add': (facts: { at: number; part: Text }) => string
        'replace': (facts: { at: number; part: Text }) => string
        'remove': (facts: { at: number; part: Text }) => string
      }
      'undo': {
        'title': string
        'add': string
        'replace': string
        'remove': string
      }
    }
    'parts': {
      'title': string
      'optional': string
      'notable': string
      'advice': string
      'records': string
    }
    'servers': {
      'title': string
      'address': string
      'connected': (facts: { address: Text }) => string
      'reverse': string
      'reverseNone': (facts: { address: Text }) => string
      'reverseUnknown': (facts: { address: Text }) => string
      'answer': string
      'greeting': string
      'greeted': (facts: { name: Text; seconds: number }) => string
      'encryption': string
      'certificate': string
      'valid': (facts: { end: Text; days: number; issuer: Text }) => string
      'until': (facts: { end: Text; issuer: Text }) => string
      'for': (facts: { names: Text }) => string
      'policy': string
      'dane': string
      'state': {
        'answered': string
        'turned-away': string
        'refused': string
        'silent': string
        'no-greeting': string
        'closed': string
        'not-smtp': string
        'no-route': string
        'not-public': string
        'resting': string
        'busy': string
      }
      'starttls': {
        'absent': string
        'refused': string
        'failed': string
        'unknown': string
      }
      'fault': {
        'expired': string
        'not-yet-valid': string
        'wrong-name': string
        'self-signed': string
        'incomplete': string
        'unknown-root': string
        'issuer-expired': string
        'not-for-servers': string
        'weak-signature': string
        'weak-key': string
        'unreadable': string
      }
      'policyResult': {
        'passes': string
        'pattern': string
        'no-tls': string
        'certificate': string
        'unknown': string
      }
      'daneResult': {
        'matches': string
        'mismatch': string
        'unusable': string
        'unclear': string
        'unasked': string
      }
      'dnssec': {
        'yes': (facts: { result: Text }) => string
        'no': (facts: { result: Text }) => string
        'unknown': (facts: { result: Text }) => string
      }
    }
    'notChecked': {
      'title': string
      'note': string
    }
    'picture': {
      'title': string
      'sends': string
      'receives': string
      'own': string
      'sending': {
        'listed': string
        'nobody': string
        'anyone': string
        'unsaid': string
        'unknown': string
      }
      'receiving': {
        'nobody': string
        'unknown': string
      }
      'againstForgery': string
      'inTransit': string
    }
    'pdf': string
    'watch': {
      'title': string
      'text': (facts: { domain: Text }) => string
      'go': string
    }
    'side': {
      'meta': string
      'title': string
      'lead': string
      'one': string
      'other': string
      'go': string
      'comparing': string
      'score': string
      'unscored': string
      'differ': string
      'alike': string
      'allAlike': string
      'ask': string
    }
  }
  domainReports: {
    'title': (facts: { domain: Text }) => string
    'link': string
    'list': {
      'title': string
      'lead': string
      'messages': (facts: { count: number }) => string
      'none': string
      'until': (facts: { when: Text }) => string
    }
    'add': {
      'field': string
      'hint': string
      'submit': string
      'this': (facts: { domain: Text }) => string
      'guide': string
    }
    'span': {
      '30': string
      '90': string
      'label': string
      'all': string
    }
    'figures': (facts: { messages: number; days: number; reports: number }) => string
    'passes': (facts: { share: Text }) => string
    'incomplete': string
    'next': {
      'title': string
      'now': (facts: { policy: Text }) => string
      'check': string
    }
    'notices': {
      'title': string
      'earlier': string
      'over': string
      'look': {
        'source': string
        'reporters': string
        'next': string
      }
    }
    'sources': {
      'title': string
      'label': string
      'sender': string
      'verdict': string
      'messages': string
      'passed': string
      'seen': string
      'span': (facts: { from: Text; to: Text }) => string
      'todo': string
      'nothing': string
      'guess': string
      'addresses': (facts: { count: number }) => string
      'ours': string
      'notOurs': string
      'saidOurs': string
      'saidNotOurs': string
      'undo': string
      'more': (facts: { count: number }) => string
    }
    'folded': {
      'forwarded': string
      'stranger': string
    }
    'lost': {
      'title': string
    }
    'days': {
      'title': string
      'chart': (facts: { messages: number; from: Text; to: Text }) => string
      'table': string
      'day': string
      'all': string
    }
    'verdicts': {
      'in-order': string
      'broken': string
      'never-aligned': string
      'forwarded': string
      'stranger': string
      'unclear': string
    }
    'tls': {
      'title': string
      'figures': (facts: { failed: number; sessions: number }) => string
      'none': string
      'result': string
      'host': string
      'reporters': string
      'sessions': string
    }
    'reporters': {
      'title': string
      'name': string
      'kind': string
      'aggregate': string
      'tls': string
      'reports': string
      'messages': string
      'last': string
      'unnamed': string
      'by': (facts: { domain: Text }) => string
      'uncounted': string
    }
    'refused': {
      'title': string
      'none': string
      'name': string
      'why': string
      'when': string
      'mail': string
      'upload': string
      'https': string
    }
    'notes': {
      'title': string
    }
    'setup': {
      'title': string
      'address': string
      'addressIs': (facts: { domain: Text }) => string
      'proved': string
      'provedTxt': string
      'replace': string
      'publish': string
      'broken': string
      'unknown': string
      'host': string
      'value': string
      'dmarc': string
      'tls': string
      'tlsRecord': string
      'tlsListed': string
      'tlsPost': string
      'tlsPostAddress': string
      'txt': string
      'txtRecord': string
      'permission': string
      'permissionRecord': string
      'check': string
      'checked': (facts: { when: Text }) => string
    }
    'upload': {
      'title': string
      'lead': string
      'files': string
      'submit': string
      'done': (facts: { fresh: number; known: number; refused: number }) => string
      'joined': string
    }
    'empty': {
      'title': string
      'text': string
      'elsewhere': (facts: { when: Text }) => string
      'all': string
      'sample': string
    }
    'export': {
      'csv': string
      'json': string
    }
    'remove': {
      'short': string
      'title': (facts: { domain: Text }) => string
      'text': string
      'cancel': string
      'confirm': string
    }
    'sample': {
      'title': string
      'description': string
      'madeUp': string
      'lead': string
      'start': string
    }
  }
  domainSetup: {
    'title': (facts: { domain: Text }) => string
    'meta': (facts: { domain: Text }) => string
    'lead': string
    'choose': string
    'seen': string
    'kinds': {
      'mailbox': string
      'newsletter': string
      'transactional': string
      'shop': string
      'crm': string
      'help-desk': string
    }
    'addresses': string
    'addressesHint': string
    'reports': string
    'reportsHint': string
    'update': string
    'refused': (facts: { names: Text }) => string
    'steps': string
    'doneOf': (facts: { done: number; all: number }) => string
    'states': {
      'done': string
      'todo': string
      'asks': string
      'later': string
      'skipped': string
      'unsafe': string
      'no-data': string
    }
    'skip': string
    'unskip': string
    'checker': (facts: { name: Text }) => string
    'servers': {
      'title': string
      'shows': (facts: { name: Text }) => string
      'lacks': (facts: { name: Text }) => string
      'silent': (facts: { name: Text }) => string
      'look': string
    }
    'file': string
    'key': {
      'title': string
      'selector': string
      'make': string
      'kept': string
      'save': string
      'publish': string
      'failed': string
    }
    'report': string
    'begin': {
      'title': string
      'text': (facts: { domain: Text }) => string
      'go': string
    }
  }
  domains: {
    'yourMail': string
    'title': string
    'lead': string
    'fromTests': string
    'domain': string
    'none': string
    'all': (facts: { count: number }) => string
    'tests': (facts: { count: number }) => string
    'newTest': string
    'noResult': string
    'kinds': {
      'spf': string
      'dkim': string
      'dmarc': string
      'lists': string
      'ip_lists': string
      'domain_lists': string
      'score': string
      'placement': string
    }
    'words': {
      'good': string
      'warning': string
      'bad': string
    }
    'lists': {
      'good': string
      'warning': string
      'bad': string
    }
    'score': (facts: { score: number }) => string
    'placed': (facts: { inbox: number; counted: number }) => string
    'since': {
      'changed': (facts: { when: Text }) => string
      'atLeast': (facts: { when: Text }) => string
      'once': (facts: { when: Text }) => string
    }
    'next': {
      'title': string
      'check': (facts: { domain: Text; found: Text }) => string
      'gain': (facts: { subject: Text; score: number; after: number }) => string
      'repair': string
      'placement': (facts: { domain: Text; lost: number; counted: number }) => string
      'costly': string
      'openPlacement': string
      'nothing': string
      'test': string
    }
    'first': {
      'title': string
      'text': string
      'wait': string
      'none': string
    }
    'newsletters': string
    'newslettersShown': (facts: { count: number; total: number }) => string
    'allTests': string
    'chart': (facts: { name: Text }) => string
    'compare': string
    'compareLast': (facts: { name: Text }) => string
    'noSubject': string
    'found': string
    'ask': string
    'askNote': string
    'history': {
      'title': string
      'span': (facts: { from: Text; to: Text }) => string
    }
  }
  editor: {
    'meta': string
    'metaWrite': string
    'title': string
    'titleWrite': string
    'lead': string
    'leadWrite': string
    'back': string
    'noScript': string
    'loading': string
    'failed': string
    'view': {
      'label': string
      'code': string
      'mail': string
      'repairs': string
    }
    'fields': {
      'title': string
      'others': string
      'note': string
      'subject': string
      'from': string
      'reply_to': string
      'list_unsubscribe': string
      'list_unsubscribe_post': string
    }
    'code': {
      'title': string
      'label': string
      'keys': string
      'undo': string
      'redo': string
    }
    'score': {
      'label': string
      'of': (facts: { score: number }) => string
      'none': string
      'before': (facts: { score: number }) => string
      'checking': string
      'partial': (facts: { share: number }) => string
      'failed': (facts: { why: Text }) => string
    }
    'findings': {
      'title': string
      'none': string
      'summary': (facts: { good: number; unanswered: number }) => string
      'fromRun': string
      'fromRunNote': string
      'points': (facts: { points: number }) => string
      'pointsSaid': (facts: { points: number }) => string
      'line': (facts: { line: number }) => string
      'more': (facts: { count: number }) => string
    }
    'repairs': {
      'title': string
      'lead': string
      'none': string
      'together': {
        'press': (facts: { count: number }) => string
        'pressScore': (facts: { count: number; from: number; to: number }) => string
      }
      'kind': {
        'alt': string
        'lang': string
        'title': string
        'comments': string
        'https': string
        'contrast': string
      }
      'offer': {
        'alt': (facts: { line: number }) => string
        'lang': (facts: { quote: Text }) => string
        'title': (facts: { quote: Text }) => string
        'comments': (facts: { count: number }) => string
        'https': (facts: { count: number }) => string
        'contrast': (facts: { count: number }) => string
      }
      'client': {
        'gmail-selectors': string
        'gmail-media': string
        'style-head': string
        'conditional': string
        'office-settings': string
        'line-height': string
        'hidden-tables': string
        'ghost-tables': string
        'vml-prefix': string
        'button-spacing': string
        'web-fonts': string
        'float-gap': string
        'style-comment': string
        'cid-width': string
        'link-scheme': string
        'dark-scheme': string
        'dark-white': string
        'auto-links': string
        'class-edge': string
        'important-space': string
      }
      'press': {
        'alt': string
        'lang': string
        'title': string
        'comments': string
        'https': string
        'contrast': string
        'client': string
      }
      'words': string
      'decorative': string
      'done': string
      'changed': string
      'moreImages': (facts: { count: number }) => string
      'withheld': string
      'reason': {
        'no-tag': string
        'language-unknown': string
        'no-subject': string
        'conditional': (facts: { count: number }) => string
        'template': (facts: { count: number }) => string
        'not-asked': (facts: { count: number }) => string
        'style-sheet': (facts: { count: number }) => string
        'backgrounds': string
        'written-oddly': (facts: { count: number }) => string
        'changes-more': string
      }
    }
    'mail': {
      'title': string
      'device': string
      'desktop': string
      'mobile': string
      'frame': string
      'picture': string
      'drawing': string
      'drawn': string
      'notDrawn': (facts: { why: Text }) => string
      'empty': string
    }
    'leave': {
      'title': string
      'text': string
      'stay': string
      'go': string
    }
    'save': {
      'test': string
      'first': string
      'saving': string
      'note': string
      'signature': string
      'failed': (facts: { why: Text }) => string
    }
    'unreachable': string
  }
  glossary: {
    'alignment': {
      'term': string
      'text': string
    }
    'arc': {
      'term': string
      'text': string
    }
    'bimi': {
      'term': string
      'text': string
    }
    'blacklist': {
      'term': string
      'text': string
    }
    'bounce': {
      'term': string
      'text': string
    }
    'bulk-sender': {
      'term': string
      'text': string
    }
    'catch-all': {
      'term': string
      'text': string
    }
    'cname': {
      'term': string
      'text': string
    }
    'dane': {
      'term': string
      'text': string
    }
    'dkim': {
      'term': string
      'text': string
    }
    'dmarc': {
      'term': string
      'text': string
    }
    'dmarc-policy': {
      'term': string
      'text': string
    }
    'dnssec': {
      'term': string
      'text': string
    }
    'envelope-sender': {
      'term': string
      'text': string
    }
    'esp': {
      'term': string
      'text': string
    }
    'from': {
      'term': string
      'text': string
    }
    'greylisting': {
      'term': string
      'text': string
    }
    'heat-map': {
      'term': string
      'text': string
    }
    'helo': {
      'term': string
      'text': string
    }
    'inbox-placement': {
      'term': string
      'text': string
    }
    'include': {
      'term': string
      'text': string
    }
    'list-unsubscribe': {
      'term': string
      'text': string
    }
    'mta-sts': {
      'term': string
      'text': string
    }
    'mx': {
      'term': string
      'text': string
    }
    'one-click': {
      'term': string
      'text': string
    }
    'preheader': {
      'term': string
      'text': string
    }
    'ptr': {
      'term': string
      'text': string
    }
    'relay': {
      'term': string
      'text': string
    }
    'resolver': {
      'term': string
      'text': string
    }
    'return-path': {
      'term': string
      'text': string
    }
    'role-address': {
      'term': string
      'text': string
    }
    'seed': {
      'term': string
      'text': string
    }
    'selector': {
      'term': string
      'text': string
    }
    'spf': {
      'term': string
      'text': string
    }
    'spf-lookups': {
      'term': string
      'text': string
    }
    'spam-score': {
      'term': string
      'text': string
    }
    'starttls': {
      'term': string
      'text': string
    }
    'tls': {
      'term': string
      'text': string
    }
    'tls-rpt': {
      'term': string
      'text': string
    }
    'txt': {
      'term': string
      'text': string
    }
    'unknown-result': {
      'term': string
      'text': string
    }
    'vmc': {
      'term': string
      'text': string
    }
    'webhook': {
      'term': string
      'text': string
    }
  }
  home: {
    'title': string
    'lead': string
    'testTitle': string
    'testLead': string
    'notices': {
      'removed': string
      'changed': string
      'failed': string
    }
    'sample': {
      'title': string
      'lead': string
      'state': {
        'careless': string
        'repaired': string
      }
      'score': string
      'outOf': string
      'gain': (facts: { points: Text }) => string
      'findings': {
        'careless': string
        'repaired': string
      }
      'alt': {
        'careless': string
        'repaired': string
      }
      'open': string
    }
    'how': {
      'title': string
      'steps': [
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
        {
          'title': string
          'text': string
        },
      ]
    }
    'checked': {
      'title': string
      'lead': (facts: { count: number }) => string
      'count': (facts: { count: number }) => string
    }
    'questions': [
      {
        'q': string
        'a': [
          string,
          string,
        ]
      },
      {
        'q': string
        'a': [
          string,
        ]
      },
      {
        'q': string
        'a': [
          string,
        ]
      },
      {
        'q': string
        'a': [
          string,
        ]
      },
      {
        'q': string
        'a': [
          string,
        ]
      },
    ]
    'tools': {
      'title': string
      'lead': string
      'placement': {
        'name': string
        'text': string
      }
      'verifier': {
        'name': string
        'text': string
      }
      'records': {
        'name': string
        'text': string
      }
      'lists': {
        'name': string
        'text': string
      }
    }
    'free': {
      'title': string
      'text': string
      'start': string
    }
    'write': {
      'text': string
      'link': string
    }
  }
  instrument: {
    'label': string
    'listening': string
    'listeningOff': string
    'received': string
    'until': (facts: { when: Text }) => string
    'copyAddress': string
    'openMailApp': string
    'check': string
    'noMail': string
    'sample': string
    'sending': string
    'upload': string
    'uploading': string
    'uploadSubmit': string
    'dropHere': string
    'dropNow': string
    'noFile': string
    'local': {
      'title': string
      'text': (facts: { port: number }) => string
      'own': string
      'swaks': string
    }
  }
  listNotes: {
    'spamhaus-zen': string
    'spamhaus-dbl': string
    'spamhaus-authbl': string
    'spamhaus-zrd': string
    'spamhaus-hbl': string
    'msbl-ebl': string
    'surbl': string
    'uribl': string
    'barracuda': string
    'spamcop': string
    'mailspike-reputation': string
    'mailspike': string
    'spam-eating-monkey-sem-fresh': string
    'spam-eating-monkey-sem-uri': string
    'spam-eating-monkey': string
    'psbl': string
    'uceprotect': string
    'backscatterer': string
    'abusix': string
    'dronebl': string
    'dnswl': string
    'hostkarma': string
    'blocklist-de': string
  }
  loading: {
    'title': {
      'waiting': string
      'reading': string
      'done': string
    }
    'lead': string
    'elapsed': string
    'conversation': string
    'listening': (facts: { address: Text }) => string
    'connected': (facts: { from: Text }) => string
    'arrived': string
    'encrypted': (facts: { tls: Text }) => string
    'plain': string
    'size': (facts: { size: Text }) => string
    'progress': (facts: { done: number; total: number }) => string
    'stepStatus': {
      'pending': string
      'running': string
      'done': string
      'failed': string
    }
    'polling': string
    'tips': {
      'title': string
      'local': [
        string,
        string,
      ]
      'items': [
        [
          string,
          string,
        ],
        [
          string,
          string,
        ],
        [
          string,
          string,
        ],
        [
          string,
          string,
        ],
      ]
    }
    'uploadInstead': string
    'failed': {
      'title': string
      'text': string
    }
    'expired': {
      'title': string
      'text': string
    }
    'startAgain': string
  }
  newsletters: {
    'title': string
    'lead': string
    'guide': string
    'count': (facts: { count: number; limit: number }) => string
    'full': string
    'none': string
    'noneFound': string
    'showAll': string
    'columns': {
      'name': string
      'last': string
      'score': string
      'change': string
      'issues': string
      'address': string
      'picture': string
      'issue': string
      'changed': string
    }
    'address': string
    'noIssue': string
    'noSubject': string
    'paused': string
    'silent': (facts: { when: Text }) => string
    'issues': (facts: { count: number }) => string
    'score': (facts: { score: number }) => string
    'scoreShort': (facts: { score: number }) => string
    'change': {
      'up': (facts: { points: number }) => string
      'down': (facts: { points: number }) => string
      'same': string
    }
    'drop': (facts: { points: number }) => string
    'states': {
      'testing': string
      'tested': string
      'locked': string
      'failed': string
    }
    'locked': string
    'failed': string
    'gone': string
    'filter': {
      'search': string
      'client': string
      'anyClient': string
      'noClient': string
      'order': string
      'find': string
    }
    'orders': {
      'last': string
      'score': string
      'change': string
      'name': string
      'client': string
    }
    'add': {
      'title': string
      'name': string
      'placeholder': string
      'client': string
      'clientHint': string
      'submit': string
      'rule': (facts: { count: number }) => string
    }
    'one': {
      'subscribe': string
      'subscribeText': string
      'copy': string
      'scores': string
      'rule': (facts: { points: number }) => string
      'issues': string
      'empty': string
      'found': (facts: { title: Text }) => string
      'gone': (facts: { title: Text }) => string
      'more': (facts: { count: number }) => string
      'nothing': string
      'first': string
      'compare': string
      'compareName': (facts: { subject: Text }) => string
      'older': string
      'newest': string
      'pausedText': (facts: { when: Text; count: number }) => string
      'waiting': (facts: { count: number }) => string
      'plans': string
      'silent': (facts: { when: Text }) => string
      'refused': (facts: { count: number; when: Text }) => string
      'edit': string
      'note': string
      'expected': string
      'expectedHint': string
      'never': string
      'days': (facts: { days: number }) => string
      'save': string
      'pause': string
      'resume': string
      'remove': string
      'removeTitle': (facts: { name: Text }) => string
      'removeText': string
      'cancel': string
    }
  }
  operators: {
    'cancel': string
    'list': {
      'title': string
      'search': string
      'find': string
      'none': string
      'plan': string
      'anyPlan': string
      'states': string
      'state': {
        'all': string
        'unconfirmed': string
        'suspended': string
        'admin': string
        'deletion': string
      }
      'columns': {
        'account': string
        'state': string
        'plan': string
        'since': string
      }
      'until': (facts: { plan: Text; when: Text }) => string
    }
    'mark': {
      'suspended': string
      'deletion': (facts: { when: Text }) => string
      'unconfirmed': string
      'admin': string
    }
    'one': {
      'back': string
      'address': string
      'suspended': (facts: { when: Text; reason: Text }) => string
      'pending': (facts: { address: Text }) => string
      'stock': string
      'facts': {
        'id': string
        'since': string
        'seen': string
        'language': string
        'factor': string
        'spam_tests': string
        'verifier_lists': string
        'placement_tests': string
        'monitors': string
        'sessions': string
        'passkeys': string
        'api_keys': string
        'bounces': string
        'complaints': string
      }
      'neverSeen': string
      'on': string
      'off': string
      'mailStopped': {
        'no_mailbox': (facts: { when: Text }) => string
        'disabled': (facts: { when: Text }) => string
        'full': (facts: { when: Text }) => string
        'other': (facts: { when: Text }) => string
        'abuse': (facts: { when: Text }) => string
        'fraud': (facts: { when: Text }) => string
        'virus': (facts: { when: Text }) => string
      }
    }
    'audit': {
      'account': string
      'gone': string
    }
    'acts': {
      'title': string
      'own': string
      'reason': string
      'reasonHint': string
      'plan': string
      'ends': string
      'endsHint': string
      'grant': {
        'what': string
        'do': string
        'title': (facts: { name: Text }) => string
        'text': string
      }
      'confirm': {
        'what': string
        'do': string
        'title': (facts: { name: Text }) => string
        'text': string
      }
      'suspend': {
        'what': string
        'do': string
        'title': (facts: { name: Text }) => string
        'text': string
      }
      'restore': {
        'what': string
        'do': string
        'title': (facts: { name: Text }) => string
        'text': string
      }
      'reset-second-factor': {
        'what': string
        'do': string
        'title': (facts: { name: Text }) => string
        'text': string
      }
      'promote': {
        'what': string
        'do': string
        'title': (facts: { name: Text }) => string
        'text': string
      }
      'demote': {
        'what': string
        'do': string
        'title': (facts: { name: Text }) => string
        'text': string
      }
      'delete': {
        'what': string
        'do': string
        'title': (facts: { name: Text }) => string
        'text': string
      }
      'cancel-deletion': {
        'what': string
        'do': string
        'title': (facts: { name: Text }) => string
        'text': (facts: { when: Text }) => string
      }
      'export': {
        'what': string
        'do': string
      }
      'resume-mail': {
        'what': string
        'do': string
        'title': (facts: { name: Text }) => string
        'text': string
      }
    }
    'failures': {
      'title': string
      'lead': string
      'none': string
      'columns': {
        'what': string
        'error': string
        'tries': string
        'since': string
        'acts': string
      }
      'kind': {
        'job': string
        'mail': string
      }
      'retry': string
      'discard': string
      'discardTitle': string
      'discardText': {
        'job': string
        'mail': string
      }
    }
    'use': {
      'lead': string
      'span': string
      'accounts': string
      'networks': string
      'domains': string
      'none': string
      'columns': {
        'name': string
        'tests': string
        'verifications': string
        'calls': string
        'act': string
      }
      'dayAndWeek': (facts: { day: Text; week: Text }) => string
      'limited': string
      'limit': string
      'limitOf': (facts: { name: Text }) => string
      'limitTitle': (facts: { name: Text }) => string
      'limitText': {
        'network': string
        'account': string
        'domain': string
      }
      'limits': string
      'until': (facts: { count: number; when: Text }) => string
      'lift': string
      'kindLabel': string
      'kind': {
        'network': string
        'account': string
        'domain': string
      }
      'name': string
      'days': string
    }
    'erasure': {
      'title': string
      'lead': string
      'address': string
      'find': string
      'found': (facts: { address: Text }) => string
      'done': (facts: { address: Text }) => string
      'none': string
      'elsewhere': string
      'columns': {
        'where': string
        'count': string
        'way': string
      }
      'way': {
        'deleted': string
        'overwritten': string
        'kept': string
      }
      'erase': string
      'eraseTitle': (facts: { address: Text }) => string
      'eraseText': string
      'table': Open<{
        'tests': string
        'verifications': string
        'verifier_cache': string
        'own_bounces': string
        'verifier_list_rows': string
        'verifier_list_addresses': string
        'placement_tests': string
        'placement_results': string
        'placement_alerts': string
        'mail_tokens': string
        'accounts': string
        'audit': string
      }>
    }
    'announcements': {
      'lead': string
      'list': string
      'none': string
      'title': string
      'write': string
      'changeTitle': string
      'changeLead': string
      'save': string
      'back': string
      'text': (facts: { language: Text }) => string
      'textsHint': string
      'level': string
      'levels': {
        'information': string
        'warning': string
      }
      'audience': string
      'audiences': {
        'all': string
        'members': string
      }
      'from': string
      'fromHint': (facts: { zone: Text }) => string
      'until': string
      'untilHint': string
      'link': string
      'linkHint': string
      'states': {
        'planned': string
        'shown': string
        'over': string
      }
      'since': (facts: { from: Text }) => string
      'fromUntil': (facts: { from: Text; until: Text }) => string
      'change': string
      'changeOf': (facts: { text: Text }) => string
      'withdraw': string
      'withdrawOf': (facts: { text: Text }) => string
      'withdrawTitle': string
      'withdrawText': string
    }
    'returned': {
      'title': string
      'lead': (facts: { domain: Text }) => string
      'unread': string
      'rates': (facts: { bounces: Text; complaints: Text }) => string
      'none': string
      'share': (facts: { count: Text; share: Text }) => string
      'columns': {
        'day': string
        'sent': string
        'bounces': string
        'complaints': string
        'stopped': string
      }
    }
  }
  orders: {
    'numbered': (facts: { number: Text }) => string
    'states': {
      'open': string
      'question': string
      'granted': string
      'refused': string
      'withdrawn': string
    }
    'interval': {
      'month': string
      'year': string
      'lifetime': string
    }
    'by': {
      'you': string
      'operator': string
      'buyer': string
    }
    'form': {
      'title': (facts: { plan: Text }) => string
      'step': string
      'name': string
      'line1': string
      'line2': string
      'postcode': string
      'city': string
      'taxType': string
      'taxNumber': string
      'taxHint': string
      'note': string
      'noteHint': string
      'total': string
      'once': string
      'noRenewal': string
      'nextTitle': string
      'next': {
        'check': string
        'grant': string
        'pay': string
      }
      'send': (facts: { plan: Text }) => string
    }
    'own': {
      'title': string
      'none': string
      'choose': string
      'says': {
        'open': string
        'question': string
        'granted': string
        'refused': string
        'withdrawn': string
      }
      'until': (facts: { when: Text }) => string
      'answerLabel': string
      'answer': string
      'withdraw': string
      'invoices': string
      'noInvoices': string
    }
    'admin': {
      'title': string
      'none': string
      'notReady': string
      'toSettings': string
      'address': string
      'reference': string
      'noInvoice': string
      'noTax': (facts: { sentence: Text }) => string
      'grant': string
      'ask': string
      'askOf': (facts: { number: Text }) => string
      'askTitle': (facts: { number: Text }) => string
      'askText': string
      'question': string
      'refuse': string
      'refuseOf': (facts: { number: Text }) => string
      'refuseTitle': (facts: { number: Text }) => string
      'refuseText': string
      'reason': string
      'invoices': string
      'buyer': string
      'order': string
      'payment': string
      'paid': (facts: { day: Text }) => string
      'markPaid': string
      'markPaidOf': (facts: { number: Text }) => string
      'unpay': string
      'unpayOf': (facts: { number: Text }) => string
    }
    'settings': {
      'title': string
      'seller': string
      'sellerHint': string
      'taxId': string
      'prefix': string
      'prefixHint': string
      'payment': string
      'paymentHint': string
      'noTax': string
      'noTaxHint': string
    }
  }
  pictures: {
    'device': {
      'label': string
      'desktop': string
      'tablet': string
      'mobile': string
    }
    'part': {
      'pending': string
      'reload': string
      'failed': string
      'disabled': string
      'locked': string
      'waiting': string
      'noPicture': string
    }
    'draw': {
      'action': string
      'cost': string
    }
    'again': {
      'waiting': string
      'next': string
      'offered': string
      'cause': string
      'notBefore': (facts: { time: Text }) => string
      'action': string
      'undelivered': (facts: { hosts: Text }) => string
      'undeliveredCause': string
      'undeliveredAction': string
    }
    'fold': string
    'fullSize': string
    'download': string
    'px': (facts: { value: number }) => string
    'lines': {
      'sender': string
      'subject': string
      'preview': string
      'end': string
      'whole': string
      'open': string
    }
    'screenshots': {
      'title': string
      'drawnIn': (facts: { renderer: Text }) => string
      'variant': {
        'label': string
        'plain': string
        'images-off': string
        'dark': string
        'dark-full': string
      }
      'variantText': {
        'plain': string
        'images-off': string
        'dark': string
        'dark-full': string
      }
      'alt': (facts: { subject: Text; device: 'desktop' | 'mobile' | 'tablet'; variant: Text }) => string
      'scroll': (facts: { device: 'desktop' | 'mobile' | 'tablet' }) => string
      'more': string
      'inverted': string
      'dark': string
      'hideFold': string
      'showFold': string
      'wholeWidth': string
      'mailWidth': string
      'strip': {
        'label': string
        'clients': string
      }
      'clip': string
      'facts': {
        'title': string
        'size': string
        'sizeOf': (facts: { width: number; height: number }) => string
        'page': string
        'cut': (facts: { height: number }) => string
        'high': (facts: { height: number }) => string
        'fold': string
        'html': string
        'clipped': (facts: { size: Text; limit: Text }) => string
        'clipShown': string
        'clipBelow': (facts: { px: number }) => string
        'clipUnknown': string
        'unknown': string
        'whole': (facts: { size: Text; limit: Text }) => string
        'own-styles': string
        'inverted': string
        'fully-inverted': string
        'uncovered': string
        'uncoveredOf': (facts: { count: number; characters: Text; more: 'no' | 'yes' }) => string
      }
      'overflow': (facts: { px: number }) => string
      'fits': string
      'fitUnknown': string
      'fitNone': string
      'inbox': {
        'title': string
        'note': string
        'light': string
        'dark': string
        'now': string
        'noSubject': string
        'noPreview': string
        'source': {
          'preheader': string
          'body': string
          'none': string
        }
      }
    }
    'heat': {
      'title': string
      'short': string
      'hide': string
      'lead': string
      'howGood': string
      'show': {
        'heat': string
        'focus': string
      }
      'explain': {
        'heat': string
        'focus': string
      }
      'opacity': string
      'legend': string
      'screens': {
        'legend': string
        'scale': string
        'mark': (facts: { screen: number; share: Text }) => string
      }
      'path': string
      'eyes': {
        'one': (facts: { first: Text }) => string
        'both': (facts: { first: Text; second: Text }) => string
        'part': (facts: { kind: 'again' | 'button' | 'heading' | 'link' | 'picture' | 'text' }) => string
        'partQuoted': (facts: { kind: 'again' | 'button' | 'heading' | 'link' | 'picture' | 'text'; text: Text }) => string
        'button': (facts: { share: Text }) => string
        'noButton': string
        'end': string
      }
      'alt': (facts: { device: 'desktop' | 'mobile' | 'tablet' }) => string
      'scroll': (facts: { device: 'desktop' | 'mobile' | 'tablet' }) => string
      'elements': {
        'title': string
        'rank': string
        'what': string
        'share': string
        'above': string
        'below': string
        'noText': string
        'interval': (facts: { low: Text; high: Text }) => string
        'all': (facts: { count: number }) => string
        'none': string
      }
      'sections': {
        'title': string
        'note': string
        'noText': (facts: { section: number }) => string
        'all': (facts: { count: number }) => string
      }
      'regions': {
        'part': (facts: { share: Text }) => string
        'numbered': (facts: { place: Text; number: number }) => string
        'place': {
          'top-left': string
          'top-center': string
          'top-right': string
          'middle-left': string
          'middle-center': string
          'middle-right': string
          'bottom-left': string
          'bottom-center': string
          'bottom-right': string
        }
      }
      'areas': {
        'title': string
        'note': string
        'draw': string
        'cancel': string
        'drawing': string
        'box': (facts: { name: Text }) => string
        'share': (facts: { share: Text }) => string
        'firstScreen': (facts: { share: Text }) => string
        'notFirstScreen': string
        'remove': (facts: { name: Text }) => string
        'loading': string
        'failed': string
      }
      'kind': {
        'text': string
        'heading': string
        'link': string
        'button': string
        'picture': string
      }
      'band': {
        'high': string
        'medium': string
        'low': string
      }
      'action': {
        'title': string
        'none': (facts: { pictures: number }) => string
        'text': string
        'screen': string
        'yes': string
        'no': string
        'rank': string
        'rankOf': (facts: { rank: number; share: Text }) => string
        'noRank': string
        'outranked': string
        'contrast': string
        'contrastOf': (facts: { ratio: Text; enough: 'no' | 'yes' }) => string
        'contrastUnknown': string
        'tap': string
        'tapEnough': string
        'tapSmall': string
        'advice': string
        'fine': string
      }
      'model': (facts: { name: Text; version: Text }) => string
    }
    'clients': {
      'title': string
      'support': (facts: { percent: Text }) => string
      'supportNote': string
      'everywhere': (facts: { percent: Text }) => string
      'chosen': (facts: { chosen: number; all: number }) => string
      'noHtml': string
      'nothing': string
      'my': {
        'title': string
        'all': string
        'some': (facts: { count: number; all: number }) => string
        'lead': string
        'apply': string
        'reset': string
      }
      'bars': {
        'title': string
        'note': string
        'share': (facts: { percent: Text }) => string
        'works': (facts: { percent: Text }) => string
        'rest': (facts: { count: number }) => string
      }
      'features': {
        'title': string
        'note': (facts: { date: Text }) => string
        'feature': string
        'elsewhere': (facts: { families: Text }) => string
        'lines': string
        'uses': (facts: { count: number }) => string
        'example': string
        'clients': string
        'tested': string
        'fix': string
        'reference': string
        'caniemail': string
        'works': (facts: { count: number }) => string
        'problems': string
        'level': {
          'yes': string
          'partly': string
          'no': string
          'unknown': string
        }
        'family': (facts: { family: Text; level: Text }) => string
        'lost': string
        'measured': string
        'estimated': string
        'harm': {
          'function': string
          'layout': string
          'legibility': string
          'spacing': string
          'decoration': string
          'none': string
        }
      }
      'measured': (facts: { measured: number; all: number }) => string
      'estimated': string
      'platform': Open<{
        'ios': string
        'android': string
        'macos': string
        'windows': string
        'desktop-webmail': string
        'mobile-webmail': string
        'outlook-com': string
        'windows-mail': string
      }>
      'shown': {
        'title': string
        'note': string
        'lead': string
        'list': string
        'differences': (facts: { count: number }) => string
        'pending': string
        'none': string
        'approximate': string
        'clipped': (facts: { line: number }) => string
        'asSent': string
        'asSentAlt': (facts: { device: 'desktop' | 'mobile' | 'tablet' }) => string
        'alt': (facts: { client: Text }) => string
        'scroll': (facts: { client: Text }) => string
        'noReference': string
        'marks': {
          'title': string
          'none': string
          'more': (facts: { shown: number; all: number }) => string
          'kind': {
            'missing': string
            'added': string
            'moved': string
            'resized': string
            'recolored': string
          }
          'cause': string
          'untitled': string
        }
        'changes': {
          'title': (facts: { client: Text }) => string
          'none': (facts: { client: Text }) => string
          'ignored': (facts: { count: number }) => string
          'removed': (facts: { count: number }) => string
          'changed': (facts: { count: number }) => string
          'first': (facts: { line: number }) => string
          'source': (facts: { date: Text }) => string
          'rest': (facts: { count: number }) => string
        }
      }
    }
    'assistant': {
      'title': string
      'byRules': string
      'byModel': (facts: { model: Text }) => string
      'written': (facts: { when: Text }) => string
      'copy': string
      'copyName': string
      'gain': (facts: { points: number }) => string
      'gainNote': string
      'effort': {
        'minutes': string
        'hours': string
        'days': string
      }
      'rests': string
      'pending': string
      'loading': string
      'failed': string
      'disabled': string
      'locked': string
      'asking': string
      'ideas': string
      'preheaderIdeas': string
      'ideasNote': string
      'markdownTitle': (facts: { subject: Text }) => string
    }
    'print': {
      'now': string
      'noScripts': string
      'back': string
      'meta': (facts: { subject: Text; brand: Text }) => string
      'kicker': string
      'from': string
      'received': string
      'address': string
      'problems': string
      'noProblems': string
      'passed': (facts: { count: number; titles: Text }) => string
      'unasked': (facts: { count: number; titles: Text }) => string
      'rules': string
      'allMet': string
      'lists': string
      'listed': (facts: { names: Text }) => string
      'notListed': string
      'notAsked': string
      'attention': string
      'failsIn': (facts: { clients: Text }) => string
      'partlyIn': (facts: { clients: Text }) => string
      'noPictures': string
      'more': (facts: { count: number }) => string
    }
  }
  placement: {
    'monitors': {
      'title': string
      'lead': string
      'none': string
      'add': string
      'name': string
      'namePlaceholder': string
      'providers': string
      'enabled': string
      'alerts': string
      'spam': string
      'drop': string
      'silent': string
      'never': string
      'ways': string
      'email': string
      'webhook': string
      'webhookHint': string
      'save': string
      'create': string
      'edit': (facts: { name: Text }) => string
      'marker': string
      'addresses': string
      'copyAddresses': string
      'on': string
      'off': string
      'lastSeen': (facts: { when: Text }) => string
      'neverSeen': string
      'lastTest': string
      'tryAlert': string
      'tried': string
      'way': {
        'email': string
        'webhook': string
      }
      'noWay': string
      'removeShort': string
      'removeTitle': (facts: { name: Text }) => string
      'removeText': string
      'removeConfirm': string
      'cancel': string
      'secret': string
      'secretOnce': string
      'copySecret': string
      'unavailable': string
    }
    'seeds': {
      'tab': string
      'title': string
      'lead': string
      'guide': string
      'none': string
      'count': (facts: { count: number }) => string
      'label': string
      'states': {
        'untested': string
        'ok': string
        'failing': string
        'disabled': string
      }
      'checked': (facts: { when: Text }) => string
      'lastOk': (facts: { when: Text }) => string
      'neverOk': string
      'check': string
      'edit': (facts: { address: Text }) => string
      'enable': string
      'disable': string
      'remove': string
      'removeTitle': (facts: { address: Text }) => string
      'removeText': string
      'removeConfirm': string
      'cancel': string
      'folders': string
      'add': string
      'addButton': string
      'provider': string
      'otherProvider': string
      'providerHint': string
      'own': (facts: { host: Text; port: number }) => string
      'ownHost': string
      'address': string
      'kind': string
      'kinds': {
        'consumer': string
        'business': string
      }
      'region': string
      'regionHint': string
      'username': string
      'usernameHint': string
      'password': string
      'passwordKept': string
      'oauth': string
      'clientId': string
      'clientSecret': string
      'refreshToken': string
      'tokenUrl': string
      'tokenUrlHint': string
      'scope': string
      'server': string
      'host': string
      'hostHint': string
      'port': string
      'security': string
      'securities': {
        'provider': string
        'tls': string
        'starttls': string
        'none': string
      }
      'folderMap': string
      'folderMapHint': string
      'tags': string
      'tagsHint': string
      'enabled': string
      'save': string
    }
    'begin': {
      'meta': string
      'description': string
      'title': string
      'lead': string
      'example': string
      'steps': string
      'step': [
        string,
        string,
        string,
      ]
      'choose': string
      'chooseNote': string
      'all': string
      'none': string
      'chosen': (facts: { providers: number; count: number }) => string
      'start': string
      'starting': string
      'mailboxes': (facts: { count: number }) => string
      'lastOk': (facts: { when: Text }) => string
      'neverOk': string
      'disabled': string
      'kinds': {
        'consumer': string
        'business': string
      }
      'noneUsable': string
      'noProviders': string
      'noProvidersText': string
      'chooseOne': string
      'earlier': string
      'allTests': string
    }
    'simulated': {
      'label': string
      'note': string
      'sample': string
    }
    'states': {
      'draft': string
      'waiting': string
      'collecting': string
      'completed': string
      'expired': string
    }
    'places': {
      'inbox': string
      'promotions': string
      'updates': string
      'social': string
      'forums': string
      'other': string
      'spam': string
      'tagged': string
      'missing': string
      'rejected': string
      'pending': string
      'unreachable': string
    }
    'shares': {
      'inbox': string
      'tabs': string
      'spam': string
      'tagged': string
      'missing': string
      'pending': string
      'unknown': string
      'label': (facts: { parts: Text }) => string
      'of': (facts: { name: Text; count: number }) => string
      'counted': (facts: { count: number }) => string
    }
    'test': {
      'meta': (facts: { subject: Text }) => string
      'titles': {
        'draft': string
        'waiting': string
        'collecting': string
        'expired': string
      }
      'untitled': string
      'texts': {
        'draft': string
        'waiting': string
        'collecting': string
        'expired': string
      }
      'listening': string
      'asking': string
      'waits': (facts: { names: Text; when: Text }) => string
      'again': string
      'againBy': (facts: { when: Text }) => string
      'confirmed': (facts: { when: Text }) => string
      'confirmedBy': string
      'confirmedPartly': (facts: { looked: number; found: number }) => string
      'reload': string
      'reloadLink': string
      'found': (facts: { found: number; total: number }) => string
      'closes': (facts: { when: Text }) => string
      'created': (facts: { when: Text }) => string
      'started': (facts: { when: Text }) => string
      'completed': (facts: { when: Text }) => string
      'newTest': string
      'mailboxes': string
    }
    'send': {
      'list': string
      'listNote': string
      'form': string
      'forms': {
        'lines': string
        'comma': string
        'semicolon': string
        'csv': string
      }
      'plain': string
      'plus': string
      'ways': string
      'plusNote': string
      'copyList': string
      'addresses': (facts: { count: number }) => string
      'csvHead': string
      'marker': string
      'markerNote': string
      'copyMarker': string
      'places': {
        'body': [
          string,
          string,
        ]
        'subject': [
          string,
          string,
        ]
        'header': [
          string,
          string,
        ]
        'address': [
          string,
          string,
        ]
      }
      'copyHeader': string
      'simulated': string
      'simulatedText': string
      'sample': string
      'sending': string
      'sent': string
      'smtp': string
      'slow': string
      'slowItems': [
        string,
        string,
        string,
      ]
    }
    'report': {
      'providers': string
      'inbox': (facts: { inbox: number; counted: number }) => string
      'nothing': string
      'mailboxes': string
      'mailboxesNote': string
      'table': string
      'columns': {
        'provider': string
        'place': string
        'folder': string
        'sender': string
        'lists': string
        'auth': string
        'time': string
      }
      'open': (facts: { address: Text }) => string
      'late': string
      'noSender': string
      'listed': (facts: { count: number }) => string
      'notListed': string
      'notAsked': string
      'notAskedWhy': {
        'nothing': string
        'simulated': string
        'notPublic': string
      }
      'tools': {
        'spf': string
        'dkim': string
        'dmarc': string
        'ip-blacklist': string
        'domain-blacklist': string
        'spam-test': string
      }
      'noAuth': string
      'advice': string
      'concerns': (facts: { names: Text }) => string
    }
    'row': {
      'happened': string
      'found': string
      'matchedBy': {
        'header': string
        'subject': string
        'message-id': string
        'plus-address': string
        'body': string
      }
      'sender': string
      'from': string
      'noPtr': string
      'lists': string
      'auth': string
      'microsoft': string
      'filters': string
      'hops': string
      'encrypted': string
      'tls': string
      'noTls': string
      'unknown': string
      'first': string
      'rechecks': string
      'recheck': (facts: { when: Text; place: Text }) => string
      'gone': string
      'headers': string
      'copyHeaders': string
      'arrived': (facts: { when: Text; took: Text }) => string
      'arrivedAt': string
    }
    'actions': {
      'share': string
      'link': string
      'linkNote': string
      'notShared': string
      'public': string
      'on': string
      'off': string
      'turnOn': string
      'turnOff': string
      'files': string
      'csv': string
      'pdf': string
      'print': string
      'remove': string
      'removeTitle': string
      'removeText': string
      'removeConfirm': string
      'cancel': string
      'failed': string
    }
    'trend': {
      'title': (facts: { domain: Text }) => string
      'note': (facts: { count: number }) => string
      'label': (facts: { domain: Text }) => string
      'point': (facts: { when: Text; inbox: number; total: number }) => string
      'compareWith': string
      'compare': string
    }
    'compare': {
      'meta': string
      'title': string
      'back': string
      'before': string
      'after': string
      'two': string
      'table': string
      'columns': {
        'provider': string
        'before': string
        'after': string
        'change': string
      }
      'changes': {
        'better': string
        'worse': string
        'same': string
        'unclear': string
      }
      'absent': string
      'unchanged': string
      'sums': (facts: { better: number; worse: number }) => string
    }
    'list': {
      'title': string
      'empty': string
      'start': string
      'label': string
      'columns': {
        'test': string
        'status': string
        'result': string
        'created': string
        'actions': string
      }
      'choose': (facts: { name: Text }) => string
      'chooseTitle': string
      'compare': string
      'compareHint': string
      'open': (facts: { name: Text }) => string
      'remove': (facts: { name: Text }) => string
      'found': (facts: { count: number }) => string
    }
    'print': {
      'meta': (facts: { subject: Text }) => string
      'kicker': string
      'back': string
      'now': string
      'marker': string
      'address': string
    }
    'picture': {
      'lanes': {
        'inbox': string
        'tabs': string
        'spam': string
      }
      'ring': {
        'inbox': (facts: { count: number }) => string
        'tabs': (facts: { count: number }) => string
        'spam': (facts: { count: number }) => string
        'tagged': (facts: { count: number }) => string
        'missing': (facts: { count: number }) => string
        'pending': (facts: { count: number }) => string
        'unknown': (facts: { count: number }) => string
        'of': (facts: { count: number }) => string
      }
      'dot': (facts: { address: Text; place: Text }) => string
      'details': string
      'sure': string
      'first': string
      'auth': {
        'everywhere': (facts: { count: number }) => string
        'mostly': (facts: { count: number }) => string
        'differs': (facts: { method: Text; result: Text; names: Text }) => string
        'silent': (facts: { names: Text }) => string
      }
    }
  }
  plans: {
    'pricing': {
      'meta': string
      'title': string
      'homeTitle': string
      'lead': string
      'guest': (facts: { tests: number; kept: Text }) => string
      'freeTitle': string
      'freeLead': string
      'start': string
      'before': string
    }
    'interval': {
      'label': string
      'month': string
      'year': string
      'saving': (facts: { months: number }) => string
    }
    'price': {
      'free': string
      'perMonth': string
      'perYear': string
      'once': string
      'byYear': (facts: { amount: Text }) => string
    }
    'plan': {
      'popular': string
      'current': string
      'choose': (facts: { name: Text }) => string
      'begin': string
      'change': (facts: { name: Text }) => string
      'cancelFirst': string
      'order': (facts: { name: Text }) => string
      'includes': (facts: { name: Text }) => string
    }
    'descriptions': {
      'free': string
      'starter': string
      'pro': string
      'agency': string
      'lifetime': string
    }
    'features': {
      'spam_check': (facts: { count: Text }) => string
      'pictures': (facts: { count: Text }) => string
      'inbox_placement': (facts: { count: Text }) => string
      'email_verification': (facts: { count: Text }) => string
      'monitors': (facts: { count: number }) => string
      'watched': (facts: { count: number }) => string
      'newsletters': (facts: { count: number }) => string
      'seats': (facts: { count: number }) => string
      'retention': (facts: { time: Text }) => string
      'days': (facts: { days: number }) => string
      'years': (facts: { years: number }) => string
      'always': string
      'unlimited': string
      'api': (facts: { keys: number; rpm: number }) => string
      'apiUnlimited': string
    }
    'deal': {
      'title': string
      'text': (facts: { name: Text; price: Text }) => string
      'see': string
    }
    'ltd': {
      'meta': string
      'title': string
      'lead': string
      'none': string
      'see': string
      'facts': [
        [
          string,
          string,
        ],
        [
          string,
          string,
        ],
        [
          string,
          string,
        ],
      ]
    }
  }
  report: {
    'toolbar': string
    'testAgain': string
    'copyLink': string
    'linkCopied': string
    'linkFailed': string
    'download': string
    'remove': string
    'removeTitle': string
    'removeText': string
    'removeConfirm': string
    'removing': string
    'cancel': string
    'sample': string
    'newer': string
    'openNewer': string
    'untitled': string
    'received': (facts: { when: Text }) => string
    'uploaded': (facts: { when: Text }) => string
    'kept': (facts: { when: Text }) => string
    'score': string
    'outOf': string
    'gradeWord': {
      'A': string
      'B': string
      'C': string
      'D': string
      'E': string
      'F': string
    }
    'gradeMeans': {
      'A': string
      'B': string
      'C': string
      'D': string
      'E': string
      'F': string
    }
    'legend': string
    'range': (facts: { from: number; to: number }) => string
    'noGrade': string
    'noGradeWhy': string
    'noScore': string
    'basis': string
    'coverage': (facts: { score: number; percent: number }) => string
    'capped': (facts: { score: number }) => string
    'analyzer': (facts: { version: Text; date: Text }) => string
    'howGood': string
    'kind': {
      'title': string
      'question': string
      'pick': string
      'itself': string
      'again': string
      'asking': string
      'chosen': string
      'kept': string
      'failed': string
    }
    'recheck': {
      'ask': string
      'asking': string
      'note': string
      'nothing': (facts: { when: Text }) => string
      'changed': (facts: { count: number; when: Text }) => string
      'score': (facts: { before: Text; after: Text }) => string
      'own': string
      'before': string
      'after': string
      'failed': string
    }
    'tabs': {
      'label': string
      'problems': string
      'clients': string
      'source': string
      'mail': string
      'delivery': string
    }
    'sender': {
      'title': string
      'noName': string
      'from': string
      'ip': string
      'rdns': string
      'helo': string
      'tls': string
      'returnPath': string
      'esp': string
      'size': string
      'none': string
      'plaintext': string
      'unknown': string
      'noPreheader': string
      'domain': (facts: { domain: Text }) => string
    }
    'fix': {
      'title': string
      'headline': (facts: { count: number; from: number; to: number }) => string
      'headlineLong': (facts: { count: number; from: number; to: number }) => string
      'tick': (facts: { title: Text }) => string
      'why': string
      'note': string
      'gainLong': (facts: { points: Text }) => string
      'none': string
      'noneText': string
    }
    'providers': {
      'title': string
      'passed': (facts: { passed: number; total: number }) => string
      'allMet': string
      'missed': string
      'unclear': string
      'all': (facts: { total: number }) => string
      'notChecked': string
    }
    'categories': {
      'title': string
      'points': (facts: { score: Text; max: Text }) => string
      'nothing': string
    }
    'failed': {
      'text': string
      'again': string
    }
    'checks': {
      'more': (facts: { count: number }) => string
      'above': (facts: { count: number }) => string
      'passed': (facts: { count: number }) => string
      'noData': (facts: { count: number }) => string
      'doesNotApply': (facts: { count: number }) => string
      'show': string
      'gains': string
      'noPoints': string
      'evidence': string
      'what': string
      'why': string
      'fix': string
      'record': string
      'refs': string
      'points': string
      'pointsText': (facts: { lost: number }) => string
      'pointsFull': (facts: { max: number }) => string
      'pointsNone': string
      'pointsInfo': string
      'gain': (facts: { gain: Text }) => string
      'link': string
      'inSource': (facts: { line: number }) => string
      'loading': string
    }
    'record': {
      'type': string
      'host': string
      'value': string
      'ttl': string
      'add': string
      'replace': string
      'remove': string
      'copyAll': string
      'before': string
      'after': string
      'made': string
      'seconds': (facts: { ttl: number }) => string
      'formEmpty': string
      'formAdds': (facts: { host: Text; zone: Text; full: Text }) => string
      'formUsuallyAdds': (facts: { host: Text; zone: Text; full: Text }) => string
    }
    'content': {
      'preview': string
      'previewNote': string
      'previewTitle': string
      'status': string
      'place': string
      'count': (facts: { count: number }) => string
      'first': (facts: { shown: number; count: number }) => string
      'noText': string
      'imageAddress': string
      'links': string
      'domains': (facts: { count: number }) => string
      'findLinks': string
      'find': string
      'found': (facts: { links: number; all: number }) => string
      'noneFound': string
      'uses': (facts: { count: number }) => string
      'repeated': (facts: { count: number }) => string
      'tally': {
        'good': (facts: { count: number }) => string
        'warning': (facts: { count: number }) => string
        'bad': (facts: { count: number }) => string
        'no-data': (facts: { count: number }) => string
      }
      'alike': {
        'good': string
        'warning': string
        'bad': string
        'no-data': string
      }
      'schemes': {
        'mailto:': string
        'tel:': string
        'none': string
      }
      'moreLines': (facts: { count: number }) => string
      'noLinks': string
      'linkTarget': string
      'finalTarget': string
      'redirects': (facts: { count: number }) => string
      'listedOn': (facts: { lists: Text }) => string
      'images': string
      'noImages': string
      'alt': string
      'altNone': string
      'altEmpty': string
      'size': string
      'attachments': string
      'noAttachments': string
      'file': string
      'answers': {
        'good': string
        'warning': string
        'bad': string
        'no-data': string
      }
      'type': string
    }
    'parts': {
      'page': (facts: { page: number; last: number }) => string
      'previous': string
      'next': string
      'of': (facts: { list: Text }) => string
    }
    'filters': {
      'threshold': (facts: { threshold: Text }) => string
      'version': (facts: { version: Text }) => string
      'rule': string
      'points': string
      'meaning': string
      'note': string
    }
    'blacklists': {
      'title': string
      'lead': string
      'listed': string
      'clean': string
      'said': string
      'allowed': string
      'notAllowed': string
      'unasked': string
      'answered': (facts: { answered: number; asked: number }) => string
      'tier': {
        '1': string
        '2': string
        '3': string
        'info': string
      }
      'list': string
      'weight': string
      'code': string
      'meaning': string
      'reason': string
      'removal': string
      'none': string
      'state': {
        'refused': string
        'broken': string
        'timeout': string
        'not-applicable': string
      }
      'unconfirmed': (facts: { parts: Text }) => string
      'unconfirmedNote': string
      'parts': {
        'codes': string
        'test-points': string
        'ipv6': string
        'removal-page': string
      }
      'refusals': {
        'label': string
        'title': (facts: { count: number }) => string
        'nonePasses': string
        'filtered': string
        'causes': {
          'resolver': string
          'too-many': string
          'key': string
          'other': string
        }
        'more': string
      }
    }
    'source': {
      'title': string
      'raw': string
      'html': string
      'text': string
      'noHtml': string
      'noText': string
      'truncated': string
      'lines': (facts: { count: number }) => string
      'mark': (facts: { line: number; title: Text }) => string
      'headers': string
      'header': string
      'value': string
      'transcript': string
      'noTranscript': string
      'after': (facts: { ms: number }) => string
      'theyWe': {
        'in': string
        'out': string
      }
    }
    'share': {
      'open': string
      'link': string
      'linkNote': string
      'public': string
      'publicNote': string
      'on': string
      'off': string
      'turnOn': string
      'turnOff': string
      'badge': string
      'badgeAlt': (facts: { score: Text }) => string
      'html': string
      'markdown': string
      'card': string
      'cardTitle': string
      'failed': string
      'socialTitle': (facts: { score: Text; brand: Text }) => string
      'unmeasured': string
    }
    'rendering': {
      'pending': string
      'done': string
      'moved': (facts: { before: number; after: number }) => string
      'came': (facts: { findings: Text }) => string
      'changed': (facts: { findings: Text }) => string
      'went': (facts: { findings: Text }) => string
      'same': string
    }
    'files': {
      'print': string
      'more': string
      'pdf': string
      'json': string
      'compare': string
      'edit': string
    }
    'edited': {
      'text': string
      'original': string
      'compare': string
    }
  }
  site: {
    'inboxTest': {
      'meta': string
      'description': string
      'title': string
      'lead': string
      'specimen': {
        'places': {
          'inbox': string
          'tab': string
          'spam': string
          'missing': string
        }
        'seconds': (facts: { seconds: number }) => string
        'waited': string
        'note': string
      }
      'begin': string
      'example': string
      'steps': {
        'title': string
        'items': [
          {
            'title': string
            'text': string
          },
          {
            'title': string
            'text': string
          },
          {
            'title': string
            'text': string
          },
        ]
      }
      'shows': {
        'title': string
        'items': [
          [
            string,
            string,
          ],
          [
            string,
            string,
          ],
          [
            string,
            string,
          ],
          [
            string,
            string,
          ],
        ]
      }
      'limits': {
        'title': string
        'text': string
      }
      'questions': [
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
        {
          'q': string
          'a': [
            string,
          ]
        },
      ]
    }
    'consultants': {
      'meta': string
      'description': string
      'title': string
      'lead': string
      'listTitle': string
      'note': string
      'empty': {
        'title': string
        'text': string
      }
      'languages': (facts: { languages: Text }) => string
      'site': string
      'write': (facts: { name: Text }) => string
      'first': {
        'title': string
        'items': [
          [
            string,
            string,
          ],
          [
            string,
            string,
          ],
          [
            string,
            string,
          ],
        ]
      }
    }
    'contact': {
      'title': string
      'lead': string
      'name': string
      'email': string
      'emailHint': string
      'domain': string
      'domainHint': string
      'message': string
      'send': string
      'sentTitle': string
      'sent': string
      'another': string
      'off': string
    }
    'status': {
      'meta': string
      'description': string
      'title': {
        'good': string
        'warning': string
        'bad': string
      }
      'lead': (facts: { when: Text }) => string
      'said': {
        'good': string
        'warning': string
        'bad': string
        'no-data': string
      }
      'parts': {
        'receiver': [
          string,
          string,
        ]
        'database': [
          string,
          string,
        ]
        'jobs': [
          string,
          string,
        ]
        'browser': [
          string,
          string,
        ]
        'dns': [
          string,
          string,
        ]
      }
      'machine': string
    }
    'admin': {
      'contactEmail': string
      'contactEmailHint': string
      'contactTextHint': string
      'leads': string
      'leadsHint': string
      'consultants': string
      'consultantsHint': string
      'newConsultant': string
      'fields': {
        'name': string
        'about': string
        'languages': string
        'languagesHint': string
        'country': string
        'link': string
        'email': string
      }
    }
  }
  specimens: {
    'spf': [
      string,
      string,
      string,
      string,
      string,
    ]
    'dkim': [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    'dmarc': [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    'bimi': [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    'mta-sts': [
      string,
      string,
      string,
      string,
    ]
    'tls-rpt': [
      string,
      string,
      string,
      string,
    ]
    'domain-blacklist': [
      string,
      string,
      string,
    ]
    'email-blacklist': [
      string,
      string,
      string,
    ]
    'ip-blacklist': [
      string,
      string,
      string,
    ]
  }
  verifier: {
    'verdict': {
      'deliverable': string
      'risky': string
      'undeliverable': string
      'unknown': string
    }
    'verdictTitle': {
      'deliverable': string
      'risky': string
      'undeliverable': string
      'unknown': string
    }
    'running': string
    'steps': {
      'title': string
      'names': {
        'syntax': string
        'lists': string
        'domain': string
        'mailbox': string
        'verdict': string
      }
      'now': {
        'syntax': string
        'lists': string
        'domain': string
        'mailbox': string
        'verdict': string
      }
      'states': {
        'pending': string
        'done': string
        'skipped': string
      }
      'polling': string
      'refreshing': string
      'long': string
    }
    'score': string
    'suggestion': {
      'question': string
      'verify': string
    }
    'retry': {
      'title': (facts: { when: Text }) => string
      'text': string
    }
    'address': {
      'title': string
      'local': string
      'domain': string
      'fault': string
      'missing': string
      'tag': string
      'inDns': string
      'normalized': string
      'notes': {
        'case': string
        'tag': string
        'dots': string
        'domain': string
        'idn': string
        'other': string
      }
      'because': (facts: { reasons: Text }) => string
    }
    'checks': {
      'title': string
    }
    'hosts': {
      'title': string
      'nullMx': string
      'fallback': string
      'label': string
      'preference': string
      'host': string
      'ips': string
      'noIps': string
      'provider': string
      'state': string
      'states': Open<{
        'usable': string
        'private': string
        'no-address': string
        'local-name': string
        'ip-literal': string
        'bad-name': string
        'no-data': string
        'not-asked': string
      }>
    }
    'smtp': {
      'title': string
      'notAsked': string
      'notAskedNote': string
      'we': string
      'they': string
      'nothing': string
      'connect': string
      'noData': string
      'verdicts': Open<{
        'accepted': string
        'no_mailbox': string
        'disabled': string
        'full': string
        'greylist': string
        'rate_limited': string
        'ip_blocked': string
        'policy': string
        'needs_rdns': string
        'auth': string
        'temp_error': string
        'unknown': string
        'timeout': string
        'closed': string
        'refused': string
        'unreachable': string
        'refused-address': string
        'malformed': string
        'too-long': string
        'tls': string
        'utf8-not-offered': string
      }>
    }
    'factors': {
      'title': string
      'why': string
      'points': string
      'sum': string
    }
    'advice': Open<{
      'accepted_email': [
        string,
        string,
      ]
      'invalid_email': [
        string,
      ]
      'invalid_domain': [
        string,
        string,
      ]
      'no_mx': [
        string,
      ]
      'null_mx': [
        string,
      ]
      'no_mailbox': [
        string,
        string,
      ]
      'bounced': [
        string,
        string,
      ]
      'mailbox_full': [
        string,
        string,
      ]
      'mailbox_disabled': [
        string,
      ]
      'catch_all': [
        string,
        string,
      ]
      'disposable': [
        string,
        string,
      ]
      'role': [
        string,
        string,
      ]
      'greylisted': [
        string,
      ]
      'blocked_by_receiver': [
        string,
        string,
      ]
      'timeout': [
        string,
      ]
      'provider_unverifiable': [
        string,
      ]
      'mailbox_not_asked': [
        string,
        string,
      ]
      'unroutable': [
        string,
      ]
      'catch_all_unknown': [
        string,
      ]
      'possible_typo': [
        string,
      ]
      'restricted': [
        string,
      ]
      'temporary_error': [
        string,
      ]
      'unclear_reply': [
        string,
      ]
      'disconnected': [
        string,
      ]
      'no_connection': [
        string,
      ]
      'utf8_not_offered': [
        string,
      ]
      'dns_unavailable': [
        string,
      ]
      'opted_out': [
        string,
      ]
    }>
    'lists': {
      'title': string
      'lead': string
      'single': string
      'file': string
      'drop': string
      'dropNow': string
      'limits': string
      'chosen': string
      'paste': string
      'column': string
      'columnHint': string
      'columnFound': string
      'asks': string
      'asksNot': string
      'asksSignedIn': string
      'price': (facts: { left: number }) => string
      'priceNothing': string
      'submit': string
      'submitting': string
      'nothing': string
      'pastedName': string
      'owner': string
      'notHere': string
      'earlier': string
      'none': string
      'failed': string
      'name': string
      'state': string
      'started': string
      'rows': string
      'status': {
        'reading': string
        'running': string
        'waiting': string
        'paused': string
        'completed': string
        'refused': string
      }
      'headline': {
        'reading': string
        'running': (facts: { done: Text; all: Text }) => string
        'paused': (facts: { done: Text; all: Text }) => string
        'outcomes': {
          'remove': (facts: { count: number }) => string
          'risky': (facts: { count: number }) => string
          'deliverable': (facts: { count: number }) => string
          'noFault': (facts: { count: number }) => string
          'unsettled': (facts: { count: number }) => string
          'corrected': (facts: { count: number }) => string
        }
        'unsettled': (facts: { all: Text }) => string
        'waiting': (facts: { done: Text; all: Text }) => string
        'few': (facts: { good: Text; rows: Text }) => string
        'none': (facts: { rows: Text }) => string
        'refused': string
      }
      'progress': string
      'waiting': string
      'duplicates': (facts: { count: Text }) => string
      'oneDuplicate': string
      'rowsOf': (facts: { count: Text }) => string
      'counted': (facts: { count: number }) => string
      'columnOf': (facts: { column: Text }) => string
      'pause': string
      'resume': string
      'askAgain': (facts: { count: Text }) => string
      'remove': string
      'removeTitle': string
      'removeText': string
      'removeConfirm': string
      'removing': string
      'cancel': string
      'removed': string
      'expected': (facts: { when: Text }) => string
      'expires': (facts: { when: Text }) => string
      'all': string
      'leave': string
      'legend': {
        'deliverable': string
        'risky': string
        'undeliverable': string
        'unknown': string
        'noFault': (facts: { count: number }) => string
      }
      'bad': {
        'title': string
        'count': (facts: { count: Text }) => string
        'one': string
        'note': string
        'first': (facts: { shown: number }) => string
        'row': string
        'text': string
        'problem': string
        'nothing': string
      }
      'polling': string
      'reasons': {
        'title': string
        'more': (facts: { count: number }) => string
        'open': string
        'names': {
          'accepted_email': string
          'invalid_email': string
          'invalid_domain': string
          'no_mx': string
          'null_mx': string
          'unroutable': string
          'no_mailbox': string
          'bounced': string
          'mailbox_full': string
          'mailbox_disabled': string
          'catch_all': string
          'catch_all_unknown': string
          'disposable': string
          'role': string
          'possible_typo': string
          'restricted': string
          'greylisted': string
          'blocked_by_receiver': string
          'temporary_error': string
          'unclear_reply': string
          'timeout': string
          'disconnected': string
          'no_connection': string
          'utf8_not_offered': string
          'dns_unavailable': string
          'provider_unverifiable': string
          'opted_out': string
          'mailbox_not_asked': string
          'no_data': string
        }
      }
      'typos': {
        'title': (facts: { count: number }) => string
        'text': string
        'show': string
        'acceptAll': (facts: { count: number }) => string
        'corrected': (facts: { count: number }) => string
        'correctedText': string
        'undoAll': (facts: { count: number }) => string
        'use': (facts: { address: Text }) => string
        'undo': string
        'undoOf': (facts: { address: Text }) => string
        'was': (facts: { address: Text }) => string
        'notVerified': string
        'verify': string
        'verifyOf': (facts: { address: Text }) => string
        'accepted': (facts: { count: number }) => string
        'undone': (facts: { count: number }) => string
      }
      'files': {
        'title': string
        'note': string
        'raw': string
        'soFar': string
        'get': string
        'getOf': (facts: { name: Text }) => string
        'clean': string
        'cleanText': string
        'no_fault': string
        'no_faultText': string
        'risky': string
        'riskyText': string
        'remove': string
        'removeText': string
        'all': string
        'allText': string
        'addresses': (facts: { count: number }) => string
        'rows': (facts: { count: number }) => string
      }
      'found': {
        'title': string
        'search': string
        'part': string
        'find': string
        'range': (facts: { from: Text; to: Text; total: Text }) => string
        'none': string
        'clear': string
        'remove': (facts: { name: Text }) => string
        'filters': string
        'matching': (facts: { text: Text }) => string
        'suggested': string
        'corrected': string
        'open': string
        'openText': string
        'again': (facts: { when: Text }) => string
        'row': string
        'address': string
        'verdict': string
        'why': string
        'previous': string
        'next': string
        'turns': string
      }
      'result': string
      'resultOf': (facts: { good: Text; all: Text }) => string
      'progressOf': (facts: { done: Text; all: Text }) => string
      'shares': (facts: { deliverable: Text; risky: Text; undeliverable: Text; unknown: Text }) => string
    }
    'meta': {
      'title': string
      'description': string
      'of': (facts: { address: Text }) => string
      'lists': string
      'list': (facts: { name: Text }) => string
    }
    'tabs': {
      'nav': string
      'one': string
      'list': string
    }
    'title': string
    'lead': string
    'label': string
    'submit': string
    'submitting': string
    'example': string
    'exampleNote': string
    'specimen': {
      'title': string
      'text': string
    }
    'specimenUnasked': {
      'title': string
      'text': string
    }
    'noServer': string
    'empty': string
    'scoreOf': (facts: { score: number }) => string
    'ofHundred': string
    'noScore': string
    'checked': string
    'cached': string
    'adviceTitle': string
    'lookedIn': {
      'title': string
      'count': (facts: { count: number }) => string
      'name': string
      'version': string
      'date': string
    }
    'gone': {
      'missing': string
      'missingText': string
      'expired': string
      'expiredText': string
      'failed': string
      'failedText': string
    }
    'about': [
      {
        'title': string
        'text': string
      },
      {
        'title': string
        'text': string
      },
      {
        'title': string
        'text': string
      },
    ]
    'questions': [
      {
        'q': string
        'a': [
          string,
        ]
      },
      {
        'q': string
        'a': [
          string,
        ]
      },
      {
        'q': string
        'a': [
          string,
        ]
      },
      {
        'q': string
        'a': [
          string,
        ]
      },
    ]
  }
  watch: {
    'title': string
    'lead': string
    'guide': string
    'count': (facts: { count: number; limit: number }) => string
    'state': {
      'allWell': string
      'troubled': (facts: { bad: number; warning: number }) => string
    }
    'none': string
    'noneFound': string
    'showAll': string
    'columns': {
      'domain': string
      'verdict': string
      'spf': string
      'dkim': string
      'dmarc': string
      'lists': string
      'mx': string
      'certificate': string
      'since': string
      'parts': string
    }
    'notYet': string
    'score': (facts: { score: number }) => string
    'scoreShort': (facts: { score: number }) => string
    'policyNone': string
    'clean': string
    'listedOn': (facts: { count: number }) => string
    'noMx': string
    'alerts': (facts: { count: number }) => string
    'unchanged': (facts: { when: Text }) => string
    'filter': {
      'search': string
      'client': string
      'anyClient': string
      'noClient': string
      'state': string
      'anyState': string
      'open': string
      'order': string
      'find': string
    }
    'orders': {
      'state': string
      'domain': string
      'client': string
      'score': string
      'changed': string
      'looked': string
    }
    'add': {
      'title': string
      'field': string
      'hint': string
      'placeholder': string
      'client': string
      'clientHint': string
      'submit': string
      'this': string
      'thisText': string
    }
    'added': {
      'done': (facts: { count: number }) => string
      'there': (facts: { count: number }) => string
      'refused': (facts: { count: number }) => string
      'line': (facts: { line: number }) => string
    }
    'changes': {
      'title': string
      'history': string
      'none': (facts: { when: Text }) => string
      'acknowledge': string
      'acknowledgeOne': string
      'fix': string
      'before': string
      'after': string
      'nothing': string
      'mailed': (facts: { when: Text }) => string
      'seen': (facts: { when: Text }) => string
      'quiet': string
      'planned': string
    }
    'kinds': {
      'worse': string
      'better': string
      'changed': string
      'unstable': string
      'planned': string
    }
    'one': {
      'state': string
      'looked': (facts: { when: Text; next: Text }) => string
      'first': string
      'check': string
      'checking': string
      'report': string
      'part': string
      'partState': string
      'partSince': string
      'waiting': string
      'unstable': string
      'silent': (facts: { when: Text }) => string
      'client': string
      'note': string
      'save': string
      'edit': string
      'remove': string
      'removeTitle': (facts: { domain: Text }) => string
      'removeText': string
      'cancel': string
    }
    'parts': {
      'good': string
      'warning': string
      'bad': string
      'absent': string
      'no-data': string
    }
    'names': {
      'spf': string
      'dkim': string
      'dmarc': string
      'mx': string
      'mail-servers': string
      'mta-sts': string
      'tls-rpt': string
      'bimi': string
      'dnssec': string
      'nameservers': string
      'dangling': string
      'blacklists': string
      'age': string
    }
    'sending': string
    'looked': (facts: { when: Text }) => string
    'quiet': {
      'title': string
      'note': (facts: { from: Text; to: Text; zone: Text }) => string
      'off': string
      'lead': string
      'from': string
      'to': string
      'zone': string
      'zoneHint': string
      'bad': string
      'save': string
      'remove': string
    }
    'silence': {
      'title': string
      'lead': string
      'hours': string
      'for': (facts: { hours: number }) => string
      'word': string
      'wordHint': string
      'begin': string
      'extend': string
      'end': string
      'until': (facts: { when: Text }) => string
      'untilWord': (facts: { word: Text; when: Text }) => string
    }
  }
}
