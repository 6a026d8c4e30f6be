/** Makes an account and logs it in. @returns its token */
export async function joinAs(url: string, name: string): Promise<string> {
  const email = `${name}-${Date.now()}@test.invalid`
  const password = 'a long password of a bench'
  await post(`${url}/v2/auth/register`, {
    name,
    email,
    password,
    password_confirmation: password,
    accept_terms: true,
  })
  const { token } = await post<{ token: string }>(`${url}/v2/auth/login`, { email, password })
  return token
}

/** Sends somebody's picture. @returns the name that it can be asked for by */
export async function sendAvatar(url: string, token: string, picture: Buffer): Promise<string> {
  const form = new FormData()
  form.set('imageFile', new Blob([new Uint8Array(picture)]), 'picture')
  const answer = await fetch(`${url}/v2/auth/createAvatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`The picture was refused: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { cdnId: string } }
  return data.cdnId
}

async function post<TAnswer>(url: string, body: unknown): Promise<TAnswer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as TAnswer
}
