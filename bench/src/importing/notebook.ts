/** Makes a call for the person, and gives what it answers. */
export type Post = <TData>(path: string, body: object) => Promise<TData>

const PERSON = { name: 'demo', email: 'demo@example.org', password: 'a long demo password' }

/** Registers a person and logs them in. */
export async function openNotebook(url: string): Promise<Post> {
  const send = async (path: string, body: object, token?: string) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const { password } = PERSON
  await send('/v2/auth/register', {
    ...PERSON,
    password_confirmation: password,
    accept_terms: true,
  })
  const login = await send('/v2/auth/login', PERSON)
  const token = login.headers.get('authorization')?.replace(/^Bearer /, '')
  return async <TData>(path: string, body: object) => {
    const answer = await send(path, body, token)
    // What the contract says of the call.
    return ((await answer.json()) as { data: TData }).data
  }
}
