import { type Answer, openClient } from '#http-client.ts'
import { runGlazy } from './processes.ts'

/** Someone who writes recipes down while a bench runs. */
export interface Author {
  readonly id: number
  /** For pages as they see them. */
  readonly cookie: string
  /** Sends a call in their name. */
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object): Promise<Answer>
  /** Reads what they may see. */
  get(path: string): Promise<Answer>
  close(): void
}

/** Makes an account at a running server and logs it in. */
export async function logInAuthor(url: string, dataDir: string): Promise<Author> {
  const email = `bench-${Date.now()}@example.invalid`
  const made = await runGlazy(dataDir, ['user', 'create', email, '--name', 'Test', '--json'])
  const { id, password } = JSON.parse(made.stdout) as { id: number; password: string }
  const http = openClient(url, 1)
  const login = await http.send('POST', '/v2/auth/login', { email, password })
  const { token } = bodyOf<{ token: string }>(login)
  const headers = { authorization: `Bearer ${token}` }
  return {
    id,
    cookie: `glazy_session=${token}`,
    send: (method, path, body) => http.send(method, path, body, headers),
    get: (path) => http.get(path, headers),
    close: () => http.close(),
  }
}

/** @throws Error unless the call has succeeded */
export function bodyOf<TBody>({ status, body }: Answer): TBody {
  if (status >= 400) throw new Error(`A call answered ${status}: ${body.toString()}`)
  return JSON.parse(body.toString()) as TBody
}
