import type { CurrentUser } from '@glazy/contract/accounts'
import type { CallId } from '@glazy/contract/calls'
import { type MutationOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call, type CallInput, sendCall } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'
import { peopleKeys } from './people.ts'

type Body<TId extends CallId> =
  CallInput<TId> extends { readonly body?: infer TBody } ? NonNullable<TBody> : never

/** Keys of what settings read; they belong to the person who is logged in. */
const settingsKeys = {
  sessions: (userId: number) => ['settings', 'sessions', userId],
  deletion: (userId: number) => ['settings', 'deletion', userId],
} as const

/** A call that answers with the user as they are now, which the session takes over. */
function useUserMutation<TInput>(mutationFn: (input: TInput) => Promise<{ data: CurrentUser }>) {
  const { session } = useRouter().options.context
  const options: MutationOptions<{ data: CurrentUser }, Error, TInput> = {
    mutationFn,
    onSuccess: ({ data }) => session.update(data),
    meta: { invalidates: [peopleKeys.profiles] },
  }
  return useMutation(options)
}

export function useSaveProfile() {
  return useUserMutation((body: Body<'saveProfile'>) => call('saveProfile', { body }))
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: Body<'changeEmail'>) => call('changeEmail', { body }),
  })
}

/** Replaces the avatar by a picture. */
export function useCreateAvatar() {
  return useUserMutation((file: File) => {
    const form = new FormData()
    form.set('imageFile', file)
    return call('createAvatar', { form })
  })
}

export function useRemoveAvatar() {
  return useUserMutation(() => call('removeAvatar', {}))
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: Body<'changePassword'>) => call('changePassword', { body }),
  })
}

/** What deleting the account would do; never from memory, as others go on building. */
export function deletionPreview(userId: number) {
  return queryOptions({
    queryKey: settingsKeys.deletion(userId),
    queryFn: async ({ signal }) => (await call('getDeletion', {}, signal)).data,
    ...FRESHNESS.standard,
    staleTime: 0,
    gcTime: 0,
  })
}

export function useRequestDeletion() {
  return useUserMutation((body: Body<'requestDeletion'>) => call('requestDeletion', { body }))
}

/** Takes back that the account is deleted. */
export function useKeepAccount() {
  return useUserMutation(() => call('keepAccount', {}))
}

/** Where the user is logged in; never from memory alone, as any of them may have ended. */
export function activeSessions(userId: number) {
  return queryOptions({
    queryKey: settingsKeys.sessions(userId),
    queryFn: async ({ signal }) => (await call('listSessions', {}, signal)).data,
    ...FRESHNESS.standard,
    staleTime: 0,
  })
}

export function useEndSession(userId: number) {
  return useMutation({
    mutationFn: (id: number) => call('endSession', { params: { id } }),
    meta: { invalidates: [settingsKeys.sessions(userId)] },
  })
}

export function useEndOtherSessions(userId: number) {
  return useMutation({
    mutationFn: () => call('endOtherSessions', {}),
    meta: { invalidates: [settingsKeys.sessions(userId)] },
  })
}

export type ExportFormat = 'json' | 'yaml'

/** Everything the user has made, as the text of a file. */
export async function exportText(format: ExportFormat): Promise<string> {
  const response = await sendCall(format === 'json' ? 'exportAccount' : 'exportAccountYaml', {})
  return response.text()
}
