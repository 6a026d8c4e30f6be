import { makeUuid } from '#lib/make-uuid.ts'
import { ask } from './ask.ts'

export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Makes an account and logs the browser in. */
export async function registerAnew(): Promise<Person> {
  const id = makeUuid().slice(0, 8)
  const password = `kiln ${id} door`
  const person = { name: `Test ${id}`, email: `test-${id}@example.org`, password }
  await ask('register', {
    body: { ...person, password_confirmation: password, accept_terms: true },
  })
  await ask('login', { body: { email: person.email, password } })
  return person
}
