declare module 'hoodiecrow-imap' {
  import type { Server, Socket } from 'node:net'

  export type Attribute = { type: string; value: string } | number | Attribute[] | string
  export type Response = { tag: string; command?: string; attributes?: unknown[]; notification?: boolean }

  export type StoredMessage = {
    uid: number
    flags: string[]
    internaldate: string
    /** Octets, as latin1. */
    raw: string
    labels?: string[]
    gcat?: string
  }
  export type StoredFolder = {
    path: string
    uidvalidity: number
    uidnext: number
    messages: StoredMessage[]
  }
  export type FolderOptions = {
    uidvalidity?: number
    flags?: string[]
    'special-use'?: string
    folders?: Record<string, FolderOptions>
    messages?: StoredMessage[]
  }
  export type Connection = {
    socket: Socket | null
    state: string
    directNotifications: boolean
    inputHandler: false | ((line: string) => void)
    selectedMailbox?: StoredFolder
    _remainder: string
    _literalRemaining: number
    _commandQueue: unknown[]
    send(response: Response, description: string, parsed?: unknown, data?: unknown): void
    processNotifications(): void
  }
  export type Query = { section?: { value?: string }[]; partial?: number[] }
  export type ImapServer = {
    server: Server
    users: Record<string, { password?: string; xoauth2?: { accessToken: string; sessionTimeout: number } }>
    connectionHandlers: ((connection: Connection) => void)[]
    fetchHandlers: Record<string, (connection: Connection, message: StoredMessage, query: Query) => unknown>
    searchHandlers: Record<
      string,
      (connection: Connection, message: StoredMessage, seq: number, query: string) => boolean
    >
    setMaxListeners(most: number): void
    registerCapability(name: string, when?: (connection: Connection) => boolean): void
    setCommandHandler(
      name: string,
      handler: (
        connection: Connection,
        parsed: { tag: string; attributes?: { type: string; value: string }[] },
        data: string,
        done: () => void,
      ) => void,
    ): void
    getMailbox(path: string): StoredFolder | undefined
    createMailbox(path: string): void
    appendMessage(
      path: string,
      flags: string[],
      internaldate: string,
      raw: string,
    ): { mailbox: StoredFolder; message: StoredMessage }
    notify(response: Response, mailbox: StoredFolder): void
    listen(port: number, host: string, done: () => void): void
    close(done?: () => void): void
  }
  export default function hoodiecrow(options: {
    plugins?: (string | ((server: ImapServer) => void))[]
    users: ImapServer['users']
    storage: Record<string, FolderOptions & { separator?: string }>
  }): ImapServer
}
