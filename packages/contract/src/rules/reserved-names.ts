import { SITE_ADDRESSES, USER_CALLS } from '../site-addresses.ts'

/** Who speaks for the site, those who run it and those who are gone, and a word that goes with them. */
const OFFICES = `
  abuse admin administrator billing deleted-user former-member glazy
  hostmaster mailer-daemon mod moderator no-reply noreply official
  operator postmaster root security staff superuser support sysadmin
  system team the webmaster
  administrador administrateur administratör amministratore beheerder
  moderador modérateur moderatore moderatör skrbnik
  администратор адміністратор модератор поддержка підтримка
  管理者 管理人 管理员 版主 モデレーター 관리자 운영자 ผู้ดูแลระบบ
`

/** User names that an address or a mail of the site may want, or that say nothing of anybody. */
const KEPT_USERNAMES = `
  account accounts anonymous bot contact everyone ftp guest info
  legal library mail me nobody null owner press self status
  undefined user users www
`

/** Letters, each before the figures and letters of other scripts that are drawn like it, in either case. */
const LOOKS =
  'a4аαɑᴀ bвβʙ cсᴄ dԁᴅ e3еεᴇ fꜰ gɡɢ hнһʜ jјᴊ kкκᴋ l1iіιӏıɪʟ mмμᴍ nνηɴ o0оοσᴏ pрρᴘ qԛ rʀ s5ѕꜱ tтτᴛ uᴜ vѵᴠ wԝᴡ xхχ yуүυʏ zζᴢ'
const LETTERS = new Map(
  LOOKS.split(' ').flatMap(([letter = '', ...alike]) => alike.map((each) => [each, letter])),
)

/** The words of a name as the eye takes them: no case, no marks, one letter of all that look alike. */
function wordsOf(name: string): string[] {
  const letters = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[\p{L}\p{N}]/gu, (letter) => LETTERS.get(letter) ?? letter)
  return letters.match(/[\p{L}\p{N}]+/gu) ?? []
}

const lookOf = (name: string) => wordsOf(name).join('')

const looksIn = (list: string) => list.trim().split(/\s+/).map(lookOf)

const OFFICE_LOOKS = looksIn(OFFICES)
const USERNAME_LOOKS = new Set([
  ...OFFICE_LOOKS,
  ...looksIn(KEPT_USERNAMES),
  ...[...SITE_ADDRESSES, ...USER_CALLS].map(lookOf),
])

/** Whether a user name is, or looks like, one that nobody may have; a number is somebody's id. */
export function isReservedUsername(username: string): boolean {
  return /^\d+$/.test(username) || USERNAME_LOOKS.has(lookOf(username))
}

/** Whether a display name pretends to be the site or those who run it: "Admin", "Glazy Support". */
export function isReservedName(name: string, siteName: string): boolean {
  const offices = new Set([...OFFICE_LOOKS, lookOf(siteName)])
  const site = ` ${wordsOf(siteName).join(' ')} `
  const words = ` ${wordsOf(name).join(' ')} `.replace(site, ` ${lookOf(siteName)} `).trim()
  return offices.has(lookOf(name)) || words.split(' ').every((word) => offices.has(word))
}
