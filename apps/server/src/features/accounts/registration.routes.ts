import { register } from '@glazy/contract/accounts'
import { route } from '#platform/route.ts'
import type { AccountRoutes } from './accounts-context.ts'
import { registerAccount } from './registration.service.ts'

export function registrationRoutes({ app, context, visitOf }: AccountRoutes): void {
  route(app, register, async ({ body, request, reply }) => {
    await registerAccount(context, body, visitOf(request))
    reply.code(201)
    return { success: true as const, message: 'Your account is ready; you can log in' }
  })
}
