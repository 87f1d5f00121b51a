import { z } from '@hono/zod-openapi'
import { okSchema } from '#contract/common.ts'
import {
  invitationInputSchema,
  memberInvitationSchema,
  memberSchema,
  membersSchema,
  ownSeatsSchema,
  receivedInvitationSchema,
  seatInputSchema,
  workInSchema,
} from '#contract/members.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { inPerson } from './caller.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** The people of an account, and the accounts that a person may work in. */

const tag = 'Members'
const caller = 'person'
const params = z.object({ id: z.string().max(64) })
const tokenParams = z.object({ token: z.string().max(200) })
const people = '/api/members'
const seats = '/api/seats'

type Members = Services['members']

export function addMembers(api: Api, { members }: Services): void {
  // First: a member is any other word in this place.
  addInvitations(api, members)
  addPeople(api, members)
  addOwnSeats(api, members)
  addReceived(api, members)
}

function addPeople(api: Api, members: Members): void {
  api.openapi(
    operation({
      operationId: 'listMembers',
      caller,
      method: 'get',
      path: people,
      tag,
      summary: 'The members of the account, open invitations, and the seats of the plan',
      responses: answers(membersSchema),
    }),
    async (c) => json(c, membersSchema, await members.list(inPerson(c))),
  )
  api.openapi(
    operation({
      operationId: 'updateMember',
      caller,
      method: 'post',
      path: `${people}/{id}`,
      tag,
      summary: 'Change the role and the last day of a member',
      description: 'Needs a proof. A paused seat works again.',
      request: { params, ...jsonBody(seatInputSchema) },
      responses: answers(memberSchema, 200, [404, 422]),
    }),
    async (c) =>
      json(c, memberSchema, await members.change(c.req.valid('param').id, c.req.valid('json'), inPerson(c))),
  )
  api.openapi(
    operation({
      operationId: 'removeMember',
      caller,
      method: 'post',
      path: `${people}/{id}/remove`,
      tag,
      summary: 'Remove a member',
      description: 'At once: their sessions and open streams reach nothing of the account any more.',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await members.remove(c.req.valid('param').id, inPerson(c))
      return json(c, okSchema, { success: true })
    },
  )
}

function addInvitations(api: Api, members: Members): void {
  api.openapi(
    operation({
      operationId: 'inviteMember',
      caller,
      method: 'post',
      path: `${people}/invitations`,
      tag,
      summary: 'Invite a person by email',
      description:
        'The link works for seven days, for this address alone. An invitation takes a seat. Needs a proof.',
      request: jsonBody(invitationInputSchema),
      responses: answers(memberInvitationSchema, 201, [422]),
    }),
    async (c) => json(c, memberInvitationSchema, await members.invite(c.req.valid('json'), inPerson(c)), 201),
  )
  api.openapi(
    operation({
      operationId: 'resendInvitation',
      caller,
      method: 'post',
      path: `${people}/invitations/{id}/resend`,
      tag,
      summary: 'Send an invitation again',
      description: 'With a new link, which works for seven days; the earlier one is void.',
      request: { params },
      responses: answers(memberInvitationSchema, 200, [404]),
    }),
    async (c) => json(c, memberInvitationSchema, await members.resend(c.req.valid('param').id, inPerson(c))),
  )
  api.openapi(
    operation({
      operationId: 'withdrawInvitation',
      caller,
      method: 'post',
      path: `${people}/invitations/{id}/withdraw`,
      tag,
      summary: 'Withdraw an invitation',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await members.withdraw(c.req.valid('param').id, inPerson(c))
      return json(c, okSchema, { success: true })
    },
  )
}

function addOwnSeats(api: Api, members: Members): void {
  api.openapi(
    operation({
      operationId: 'listSeats',
      caller,
      method: 'get',
      path: seats,
      tag,
      summary: 'The accounts that the caller may work in, and invitations to them',
      responses: answers(ownSeatsSchema),
    }),
    async (c) => json(c, ownSeatsSchema, await members.own(inPerson(c))),
  )
  api.openapi(
    operation({
      operationId: 'workIn',
      caller,
      method: 'post',
      path: `${seats}/work-in`,
      tag,
      summary: 'Choose the account that this session works in',
      description: 'Further calls of this session are about that account, as far as the role allows.',
      request: jsonBody(workInSchema),
      responses: answers(okSchema, 200, [404, 422]),
    }),
    async (c) => {
      await members.workIn(c.req.valid('json').account_id, inPerson(c))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'leaveSeat',
      caller,
      method: 'post',
      path: `${seats}/{id}/leave`,
      tag,
      summary: 'Leave the account of another',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await members.leave(c.req.valid('param').id, inPerson(c))
      return json(c, okSchema, { success: true })
    },
  )
}

function addReceived(api: Api, members: Members): void {
  api.openapi(
    operation({
      operationId: 'getInvitation',
      caller: 'anyone',
      method: 'get',
      path: `${seats}/invitations/{token}`,
      tag,
      summary: 'An invitation by the token of its email',
      request: { params: tokenParams },
      responses: answers(receivedInvitationSchema, 200, [404]),
    }),
    async (c) => {
      const found = await members.invitation(c.req.valid('param').token)
      if (!found) throw new Refusal(404, 'not_found', 'seats.no_such_invitation')
      return json(c, receivedInvitationSchema, found)
    },
  )
  api.openapi(
    operation({
      operationId: 'acceptInvitation',
      caller,
      method: 'post',
      path: `${seats}/invitations/{id}/accept`,
      tag,
      summary: 'Accept an invitation',
      description: 'For the account with the invited address, once it is confirmed.',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await members.accept(c.req.valid('param').id, inPerson(c))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'declineInvitation',
      caller,
      method: 'post',
      path: `${seats}/invitations/{id}/decline`,
      tag,
      summary: 'Decline an invitation',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await members.decline(c.req.valid('param').id, inPerson(c))
      return json(c, okSchema, { success: true })
    },
  )
}
