import type { Commands, instanceNames } from './commands.ts'

/** The commands that operate an instance, on its machine or as its administrator. */

const snapshots = () => import('./snapshot.ts').then((file) => file.addSnapshotCommands)

export const instanceCommands = {
  serve: {
    about: 'start the site and the mail receiver (like npm start, without building)',
    load: () => import('./serve.ts').then((file) => file.addServeCommand),
  },
  seeds: {
    about: 'manage the seed mailboxes of a running instance',
    load: () => import('./seeds.ts').then((file) => file.addSeedsCommand),
  },
  admin: {
    about: 'look after an instance on its machine: accounts, codes, use, failures, announcements',
    load: () => import('./admin.ts').then((file) => file.addAdminCommand),
  },
  backup: { about: 'save everything of an instance to one file, even while it runs', load: snapshots },
  restore: {
    about: 'restore a backup into an empty data folder or an empty PostgreSQL database',
    load: snapshots,
  },
  copy: {
    about: 'copy the embedded database of a stopped instance into an empty PostgreSQL database',
    load: snapshots,
  },
  spool: {
    about: 'inspect the mail that was accepted but is not stored yet',
    load: () => import('./spool.ts').then((file) => file.addSpoolCommand),
  },
  secret: {
    about: 'manage the secret of this instance, while it is stopped',
    load: () => import('./instance-secret.ts').then((file) => file.addSecretCommand),
  },
} satisfies Pick<Commands, (typeof instanceNames)[number]> & Commands
