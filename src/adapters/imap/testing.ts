import type {
  Baseline,
  ImapDialer,
  SeedAccess,
  SeedTrouble,
  SeedWatcher,
  SeenMessage,
  WatchOptions,
} from '@postproof/placement/mailbox-world'

/** Accesses and watched mailboxes for the tests of this folder. */

export function accessTo(port: number, more: Partial<SeedAccess> = {}): SeedAccess {
  return {
    id: 1,
    provider: 'test',
    address: 'seed@provider.example',
    host: '127.0.0.1',
    port,
    security: 'none',
    username: 'seed@provider.example',
    auth: { kind: 'password', password: 'correct horse' },
    folderMap: {},
    tabs: 'none',
    ...more,
  }
}

export type Watched = {
  watcher: SeedWatcher
  baselines: Baseline[]
  messages: SeenMessage[]
  troubles: SeedTrouble[]
  recoveries: number
  /** Milliseconds of `performance.now()`, by message. */
  times: number[]
}

export function watching(
  dialer: ImapDialer,
  access: SeedAccess,
  options: Partial<Pick<WatchOptions, 'baseline' | 'lookBackFrom'>> = {},
): Watched {
  const watched = {
    baselines: [],
    messages: [],
    troubles: [],
    recoveries: 0,
    times: [],
  } as unknown as Watched
  watched.watcher = dialer.watch(access, {
    baseline: null,
    lookBackFrom: 0,
    ...options,
    onReady: (baseline) => watched.baselines.push(baseline),
    onMessage: (message) => {
      watched.messages.push(message)
      watched.times.push(performance.now())
    },
    onTrouble: (trouble) => watched.troubles.push(trouble),
    onRecovered: () => {
      watched.recoveries++
    },
  })
  return watched
}

export const mail = (subject: string, more = '') =>
  `From: Shop <news@shop.example>\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@shop.example>\r\n${more}\r\nHello\r\n`

export const subjectsOf = ({ messages }: Watched) =>
  messages.map(({ headers }) => /^Subject: (.*)$/m.exec(headers)?.[1]?.trim())

/** No test of this folder asks DNS. */
export const noResolver = { lookup: () => Promise.reject(new Error('asked DNS')) }
