import { expect, it } from 'vitest'
import { knownDevice, proveDevice } from './known-device.ts'

const account = { id: 1, password_hash: '$argon2id$a' }
const proof = proveDevice(account)
const [device = '', signature = ''] = proof.split('.')

it('a proof is good for the account and the password that it was made with', () => {
  expect(knownDevice(account, proof)).toBe(device)
  expect(knownDevice({ ...account, id: 2 }, proof)).toBeUndefined()
  expect(knownDevice({ ...account, password_hash: '$argon2id$b' }, proof)).toBeUndefined()
})

it.each([
  undefined,
  '',
  '.',
  device,
  `${device}.`,
  `.${signature}`,
  `another.${signature}`,
  `${device}.${signature}x`,
  `${device}.${signature.slice(0, -4)}`,
])('%s is none', (text) => {
  expect(knownDevice(account, text)).toBeUndefined()
})

it('an account without a password knows no device', () => {
  const nobody = { id: 1, password_hash: null }
  expect(knownDevice(nobody, proveDevice(nobody))).toBeUndefined()
})
