import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import {
  type AccountAct,
  accountActs,
  accountFactsSchema,
  accountQuerySchema,
  adminAccountSchema,
  adminAuditEntrySchema,
  grantSchema,
  suspensionSchema,
} from '#contract/admin.ts'
import { currentPlanSchema } from '#contract/billing.ts'
import { listOf, listQuerySchema } from '#contract/common.ts'
import type { Admin } from '#services/admin/types.ts'
import { admin as requireAdmin } from './caller.ts'
import { answers, describe, fileAnswers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** The accounts of others over HTTP, for administrators. Who calls was asked before a body is read: see admin.ts. */

const tag = 'Administration'
const refusals = [401, 403, 404]
const params = z.object({ id: z.string().max(100) })
type AdminCalls = { admin: Admin }

const summaries: Record<AccountAct, { operationId: string; summary: string; description: string }> = {
  confirm: {
    operationId: 'confirmAccount',
    summary: 'Confirm the address of an account',
    description: 'Does what the link in the email does. Its sessions end. The owner gets an email.',
  },
  restore: {
    operationId: 'restoreAccount',
    summary: 'End the suspension of an account',
    description:
      'Lists and monitors resume, and test addresses accept mail. Canceled renewals stay canceled. The owner gets an email.',
  },
  promote: {
    operationId: 'promoteAccount',
    summary: 'Make an account an administrator',
    description: 'Its address must be confirmed. The owner gets an email.',
  },
  demote: {
    operationId: 'demoteAccount',
    summary: 'Make an administrator a user',
    description:
      'Their sessions and API keys end. The last administrator cannot be demoted. The owner gets an email.',
  },
  'reset-second-factor': {
    operationId: 'resetAccountSecondFactor',
    summary: 'Turn off a lost second factor',
    description:
      'Login no longer asks for the code of the app. Passkeys, sessions and API keys end. The owner gets an email.',
  },
  delete: {
    operationId: 'deleteAccount',
    summary: 'Delete an account in seven days',
    description:
      'The owner gets an email and can keep the account until then, unless it is suspended. Renewals are canceled at once.',
  },
  'resume-mail': {
    operationId: 'resumeAccountMail',
    summary: 'Have mail sent to an address again that it came back from',
    description: 'Where `mail_stopped` says why it is not. Its owner is sent a message at once.',
  },
  'cancel-deletion': {
    operationId: 'cancelAccountDeletion',
    summary: 'Keep an account after all',
    description: 'Also where its owner asked for the deletion.',
  },
}

export function addAdminAccounts(api: Api, calls: AdminCalls): void {
  addReads(api, calls)
  addPlan(api, calls)
  for (const act of accountActs) addAct(api, calls, act)
  addSuspension(api, calls)
  addExport(api, calls)
}

function addReads(api: Api, { admin }: AdminCalls): void {
  api.openapi(
    operation({
      operationId: 'listAccounts',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/accounts',
      tag,
      summary: 'Accounts and the plan each was given, newest first',
      request: { query: accountQuerySchema },
      responses: answers(listOf(adminAccountSchema), 200, [401, 403, 422]),
    }),
    async (c) =>
      json(c, listOf(adminAccountSchema), await admin.accounts(requireAdmin(c), c.req.valid('query'))),
  )
  api.openapi(
    operation({
      operationId: 'getAccount',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/accounts/{id}',
      tag,
      summary: 'One account, and how much there is of it',
      request: { params },
      responses: answers(accountFactsSchema, 200, refusals),
    }),
    async (c) => json(c, accountFactsSchema, await admin.account(requireAdmin(c), c.req.valid('param').id)),
  )
  api.openapi(
    operation({
      operationId: 'listAccountActivity',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/accounts/{id}/audit',
      tag,
      summary: 'What an account did and what was done to it, and by whom',
      request: { params, query: listQuerySchema },
      responses: answers(listOf(adminAuditEntrySchema), 200, [...refusals, 422]),
    }),
    async (c) => {
      const entries = await admin.accountAudit(requireAdmin(c), c.req.valid('param').id, c.req.valid('query'))
      return json(c, listOf(adminAuditEntrySchema), entries)
    },
  )
}

function addPlan(api: Api, { admin }: AdminCalls): void {
  api.openapi(
    operation({
      operationId: 'getAccountPlan',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/accounts/{id}/plan',
      tag,
      summary: 'The plan an account has now, and what of it is used',
      request: { params },
      responses: answers(currentPlanSchema, 200, refusals),
    }),
    async (c) =>
      json(c, currentPlanSchema, await admin.accountPlan(requireAdmin(c), c.req.valid('param').id)),
  )
  api.openapi(
    operation({
      operationId: 'grantPlan',
      caller: 'admin',
      once: true,
      method: 'post',
      path: '/api/admin/accounts/{id}/plan',
      tag,
      summary: 'Give an account a plan',
      request: { params, ...jsonBody(grantSchema) },
      responses: answers(currentPlanSchema, 200, [...refusals, 409, 422]),
    }),
    async (c) => {
      const given = c.req.valid('json')
      return json(c, currentPlanSchema, await admin.grant(requireAdmin(c), c.req.valid('param').id, given))
    },
  )
}

function addAct(api: Api, { admin }: AdminCalls, act: AccountAct): void {
  api.openapi(
    operation({
      caller: 'admin',
      method: 'post',
      path: `/api/admin/accounts/{id}/${act}`,
      tag,
      ...summaries[act],
      request: { params },
      responses: answers(accountFactsSchema, 200, [...refusals, 409]),
    }),
    async (c) => json(c, accountFactsSchema, await admin.act(requireAdmin(c), c.req.valid('param').id, act)),
  )
}

function addSuspension(api: Api, { admin }: AdminCalls): void {
  api.openapi(
    operation({
      operationId: 'suspendAccount',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/accounts/{id}/suspend',
      tag,
      summary: 'Suspend an account, with a reason for the owner',
      description:
        'Its sessions and API keys end, its test addresses refuse mail (550), its lists and monitors stop, and its subscription ends with the paid period.',
      request: { params, ...jsonBody(suspensionSchema) },
      responses: answers(accountFactsSchema, 200, [...refusals, 409, 422]),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return json(c, accountFactsSchema, await admin.suspend(requireAdmin(c), id, c.req.valid('json')))
    },
  )
}

function addExport(api: Api, { admin }: AdminCalls): void {
  describe(api, {
    operationId: 'exportAccount',
    caller: 'admin',
    method: 'get',
    path: '/api/admin/accounts/{id}/export',
    tag,
    summary: 'Everything of an account as a zip; the owner gets an email',
    request: { params },
    responses: fileAnswers('application/zip', [404]),
  })
  api.get('/api/admin/accounts/:id/export', async (c) => {
    const pieces = await admin.exportAccount(requireAdmin(c), c.req.param('id'))
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', 'attachment; filename="account.zip"')
    c.header('Cache-Control', 'private, no-store')
    return c.body(Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array<ArrayBuffer>>)
  })
}
