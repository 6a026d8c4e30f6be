import type { TestApp } from './test-app.ts'

/** Sends something to a call of accounts, such as `login`. */
export function postAuth(
  { app }: Pick<TestApp, 'app'>,
  call: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
) {
  return app.inject({ method: 'POST', url: `/v2/auth/${call}`, payload, headers })
}
