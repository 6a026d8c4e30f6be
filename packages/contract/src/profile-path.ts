import { SITE_ADDRESSES } from './site-addresses.ts'

/** What the address of a person is made from. */
export interface LinkedUser {
  readonly id: number
  readonly username: string | null
}

const TAKEN = new Set(SITE_ADDRESSES.map((address) => address.toLowerCase()))

/**
 * What stands for a person in addresses: the user name, or the number of the account where there is
 * none, where the name reads as a number, and where a page of the site has it by now.
 *
 * @example
 * profileKey({ id: 7, username: 'ash_potter' }) // 'ash_potter'
 * profileKey({ id: 7, username: 'recipes' }) // '7'
 */
export function profileKey({ id, username }: LinkedUser): string {
  const isGood = username !== null && !/^\d+$/.test(username) && !TAKEN.has(username.toLowerCase())
  return isGood ? username : String(id)
}

/** Path of a person's page. */
export function profilePath(user: LinkedUser): string {
  return `/${profileKey(user)}`
}

/** Whether a part of an address can stand for a person at all. */
export function isProfileKey(text: string): boolean {
  return /^(?:\d{1,10}|\w{3,50})$/.test(text)
}
